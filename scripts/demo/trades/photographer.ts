// Texts of photographers and film makers.
import type { TradeTexts } from './trade-texts.ts';

export const photographer: TradeTexts = {
  partners: [
    {
      name: 'Atelier Lumière d’Août',
      commune: 'Beaune',
      postcode: '21200',
      tagline: 'Des images calmes, prises sans rien faire rejouer',
      about:
        'Un duo qui travaille à deux endroits à la fois : l’un près de vous, l’autre près de vos invités. Pas de poses en rang avant le dîner, sauf celle que votre grand-mère attend.',
      languages: ['fr', 'en'],
    },
    {
      name: 'Les Heures Pâles',
      commune: 'Nantes',
      postcode: '44000',
      tagline: 'Le matin, l’attente, les mains : ce que l’on oublie de regarder',
      about:
        'Un reportage doux, en lumière naturelle, depuis les préparatifs jusqu’à l’ouverture du bal. Trois cents à quatre cents images, toutes développées une à une.',
    },
    {
      name: 'Grain d’argent',
      commune: 'Paris',
      postcode: '75011',
      tagline: 'Noir et blanc argentique, tirages faits main',
      about:
        'Nous photographions au moyen format, sur pellicule, et tirons nous-mêmes. Douze films par jour, pas un de plus : chaque déclenchement compte, et cela se voit.',
      factor: 1.5,
      languages: ['fr', 'en'],
    },
    {
      name: 'Film Court',
      commune: 'Bordeaux',
      postcode: '33000',
      tagline: 'Votre journée en sept minutes, avec ses vraies voix',
      about:
        'Nous filmons des courts-métrages de fête : les discours en son direct, peu de musique, aucun ralenti inutile. Une version longue des cérémonies est remise à part.',
      factor: 1.2,
    },
    {
      name: 'L’Œil du Nord',
      commune: 'Lille',
      postcode: '59000',
      tagline: 'Reportages vifs et portraits de groupe qui font rire',
      about:
        'Des fêtes du Nord, on rapporte du bruit et des embrassades. Nous aimons les grandes familles, les pistes pleines et les photos de groupe réglées en vingt minutes.',
      factor: 0.85,
      languages: ['fr', 'nl'],
    },
    {
      name: 'Plein Sud Images',
      commune: 'Aix-en-Provence',
      postcode: '13100',
      tagline: 'La lumière de 19 h, et la patience de l’attendre',
      about:
        'Quinze ans de fêtes en Provence nous ont appris où se trouve l’ombre à 15 h et l’or à 20 h. Photo et vidéo par la même équipe, pour que personne ne se gêne.',
      languages: ['fr', 'en', 'it'],
    },
    {
      name: 'Argentique & Cie',
      commune: 'Rennes',
      postcode: '35000',
      tagline: 'Un appareil, deux objectifs, beaucoup de discrétion',
      about:
        'Seule derrière l’appareil, je travaille sans flash jusqu’à la nuit et je connais votre liste d’invités avant d’arriver. Les familles recomposées et les tables compliquées sont les bienvenues.',
      factor: 0.8,
    },
    {
      name: 'La Chambre aux Images',
      commune: 'Dijon',
      postcode: '21000',
      tagline: 'Mariages, anniversaires et séminaires, en Bourgogne et alentour',
      about:
        'Un studio de trois photographes qui se partagent les dates sans se remplacer : la personne que vous rencontrez est celle qui vient. Galerie privée ouverte sous trois semaines.',
    },
    {
      name: 'Deux Regards',
      commune: 'Grenoble',
      postcode: '38000',
      tagline: 'Elle en photo, lui en film, la montagne derrière',
      about:
        'Un couple à la ville, un binôme au travail. Nous montons volontiers jusqu’au refuge ou sur l’alpage, avec un matériel qui tient dans deux sacs.',
      factor: 1.1,
      languages: ['fr', 'en'],
    },
  ],
  workingMethods: [
    'Une galerie privée s’ouvre sous trois à cinq semaines ; vos proches la consultent sans compte et commandent leurs tirages. Les fichiers vous sont remis en haute définition.',
    'Nous nous voyons une première fois pour faire connaissance, une seconde un mois avant pour relire l’horaire et la liste des photos de groupe.',
    'Le tarif est celui de la durée de présence ; le déplacement est compris jusqu’à 80 km, puis au barème. Un remplacement par une personne de même style est prévu en cas de maladie.',
    'Vos images ne sont publiées nulle part sans votre accord écrit, photo par photo.',
  ],
  services: [
    {
      name: 'Reportage, huit heures',
      description: 'Des préparatifs au gâteau, environ 350 images développées.',
      price: 1900,
      unit: 'event',
    },
    {
      name: 'Journée entière, deux photographes',
      description: 'Douze heures, deux points de vue, environ 600 images.',
      price: 2900,
      unit: 'event',
    },
    {
      name: 'Film de sept minutes',
      description: 'Son direct des discours, musique sous licence, remis en six semaines.',
      price: 2100,
      unit: 'event',
    },
    {
      name: 'Séance avant la fête',
      description: 'Une heure dehors, pour se connaître ; trente images.',
      price: 290,
      unit: 'event',
    },
    {
      name: 'Album relié',
      description: 'Quarante pages, papier mat, couverture de lin.',
      price: 420,
      unit: 'event',
    },
  ],
  travelsKm: [120, 600],
  reviews: {
    delighted: [
      'Nous détestons poser ; sur ces images, nous ne posons jamais. Ma mère a pleuré devant la galerie, deux fois.',
      'Discrétion totale pendant la cérémonie, efficacité redoutable pour les groupes : vingt minutes, montre en main.',
      'La galerie est arrivée avec une semaine d’avance et chaque table y a sa place.',
      'Des images qui ressemblent à nos souvenirs et non à un magazine.',
      'L’horaire préparé ensemble nous a fait gagner une heure de lumière.',
    ],
    content: [
      'Très belles images, surtout le matin. Nous aurions aimé un peu plus de photos de la piste.',
      'Travail soigné et bon contact. La galerie est arrivée au bout des cinq semaines annoncées.',
      'Le reportage est superbe ; l’album demande encore deux allers-retours.',
    ],
    mixed: [
      'Les portraits sont réussis, mais plusieurs invités n’apparaissent nulle part.',
      'Belles photos, communication trop rare entre la signature et le jour même.',
    ],
  },
};
