// Texts of planners, coordinators and celebrants.
import type { TradeTexts } from './trade-texts.ts';

export const general: TradeTexts = {
  partners: [
    {
      name: 'Maison Aubépine',
      commune: 'Dijon',
      postcode: '21000',
      tagline: 'Organiser, coordonner, puis se faire oublier',
      about:
        'Trois personnes et un carnet d’adresses tenu à jour depuis onze ans. Nous organisons des mariages, des anniversaires et des séminaires en Bourgogne et en Franche-Comté, du premier budget à la dernière navette. Le jour venu, vous n’avez plus de téléphone : c’est nous que l’on appelle.',
      capacity: [20, 300],
      languages: ['fr', 'en'],
    },
    {
      name: 'Le Fil Rouge',
      commune: 'Lyon',
      postcode: '69006',
      tagline: 'La coordination du jour même, horaire en main',
      about:
        'Vous avez tout organisé ; il vous manque quelqu’un qui tienne l’heure. Nous reprenons vos contrats un mois avant, appelons chaque prestataire et restons jusqu’au gâteau.',
      factor: 0.8,
    },
    {
      name: 'Jour J moins Un',
      commune: 'Paris',
      postcode: '75003',
      tagline: 'L’organisation complète, pour celles et ceux qui travaillent trop',
      about:
        'Un rendez-vous par mois, trois propositions par poste, un seul tableau de budget. Nous ne touchons aucune commission : ce que vous payez, vous le payez aux prestataires.',
      factor: 1.6,
      languages: ['fr', 'en', 'es'],
    },
    {
      name: 'Paroles d’Alliance',
      commune: 'Beaune',
      postcode: '21200',
      tagline: 'Des cérémonies laïques écrites pour vous, et pour personne d’autre',
      about:
        'Deux officiantes, l’une comédienne, l’autre écrivaine publique. Trois entretiens, un texte relu ensemble, des rituels seulement s’ils ont un sens pour vous.',
      factor: 0.6,
      languages: ['fr', 'en'],
    },
    {
      name: 'La Voix Claire',
      commune: 'Nantes',
      postcode: '44000',
      tagline: 'Un officiant qui écoute d’abord',
      about:
        'Mariages, parrainages, secondes noces, adieux aussi : je parle peu et fais parler vos proches. Les familles de plusieurs langues et de plusieurs croyances sont mon quotidien.',
      factor: 0.55,
      languages: ['fr', 'en', 'ar'],
    },
    {
      name: 'Côté Cour',
      commune: 'Lille',
      postcode: '59000',
      tagline: 'Séminaires et fêtes d’entreprise, sans estrade inutile',
      about:
        'Deux jours où l’on travaille vraiment et où l’on s’amuse pour de bon. Lieux, trains, chambres, ateliers et dîner dans une seule feuille de route.',
      factor: 1.2,
      languages: ['fr', 'en', 'nl'],
    },
    {
      name: 'Azimut Fêtes',
      commune: 'Bordeaux',
      postcode: '33000',
      tagline: 'Des fêtes en plein air, avec un plan pour la pluie',
      about:
        'Tentes, groupes électrogènes, chemins éclairés, toilettes qui sentent bon : nous rendons possible une fête au milieu d’un champ, et la faisons paraître facile.',
    },
  ],
  workingMethods: [
    'Un premier échange d’une heure est offert. Vous recevez ensuite une proposition chiffrée, avec ce que nous faisons, ce que vous gardez et ce qui attendra.',
    'Nous travaillons au forfait, jamais au pourcentage : une fête plus chère ne nous rapporte pas davantage.',
    'Le jour même, deux personnes sont présentes du montage à la fin du dîner, avec un horaire partagé à tous les prestataires.',
  ],
  services: [
    {
      name: 'Coordination du jour même',
      description: 'Reprise du dossier un mois avant, deux personnes sur place.',
      price: 1400,
      unit: 'event',
    },
    {
      name: 'Organisation complète',
      description: 'Budget, recherche des prestataires, suivi et coordination.',
      price: 3900,
      unit: 'event',
    },
    {
      name: 'Cérémonie laïque',
      description: 'Entretiens, écriture, répétition et présence.',
      price: 1150,
      unit: 'event',
    },
    {
      name: 'Séminaire clés en main',
      description: 'Lieu, transport, ateliers et dîner, jusqu’à 80 personnes.',
      price: 1600,
      unit: 'day',
    },
    {
      name: 'Deux heures de conseil',
      description: 'Relecture de votre budget, de vos devis et de votre horaire.',
      price: 160,
      unit: 'event',
    },
  ],
  travelsKm: [80, 400],
  reviews: {
    delighted: [
      'Nous n’avons regardé l’heure qu’une fois, et c’était pour aller dormir.',
      'Le texte de la cérémonie a fait rire et pleurer deux familles qui ne parlaient pas la même langue.',
      'Trois imprévus dans la journée ; nous les avons appris au brunch.',
      'Un budget tenu à cent euros près, et des prestataires que nous recommandons tous.',
      'Nos parents ont enfin profité d’une fête sans porter de chaises.',
    ],
    content: [
      'Suivi sérieux et rassurant. Quelques réponses ont demandé deux jours en haute saison.',
      'Très bonne coordination ; l’horaire du vin d’honneur était un peu serré.',
      'De bonnes idées et de l’écoute. Le tableau de budget mériterait d’être plus simple.',
    ],
    mixed: [
      'La journée s’est bien passée, mais la préparation nous a pris plus de temps que prévu.',
      'Personnes aimables ; deux prestataires n’avaient pas reçu le dernier horaire.',
    ],
  },
};
