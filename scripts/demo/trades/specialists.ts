// Partners with their own services, reviews and picture instead of those of their trade.
import type { MotifName } from '../scenes/motifs.ts';
import type { ServiceText } from './trade-texts.ts';

export interface Specialty {
  services?: readonly ServiceText[];
  /** The texts of five-star reviews. */
  reviews?: readonly string[];
  motif?: MotifName;
}

const offer = (name: string, price: number | null, unit: ServiceText['unit'], description: string): ServiceText => ({
  name,
  description,
  price,
  unit,
});

export const specialties: Readonly<Record<string, Specialty>> = {
  'Domaine des Tilleuls': { motif: 'manor' },
  'La Grange aux Hirondelles': { motif: 'barn' },
  'Château de Vauclaire': { motif: 'castle' },
  'Les Serres de Kerlann': { motif: 'glasshouse' },
  'Mas des Cigalines': { motif: 'longTable' },
  'La Filature Haute': { motif: 'mill' },
  'Villa Mirabelle': { motif: 'manor' },
  'L’Orangerie de Saint-Aubin': { motif: 'glasshouse' },
  'Chai des Deux Rives': { motif: 'barn' },
  'La Ferme du Grand Pré': { motif: 'barn' },
  'Pièce Montée': {
    motif: 'cake',
    services: [
      offer('Croquembouche, deux choux par personne', 6.5, 'guest', 'Nougatine, caramel blond, crème à la vanille.'),
      offer('Gâteau à étages', 8, 'guest', 'Trois étages, fruits de saison, fleurs fraîches comestibles.'),
      offer('Table de douze tartes', 7, 'guest', 'Douze recettes, posées sur nos compotiers.'),
      offer('Dégustation à l’atelier', 40, 'event', 'Pour deux, déduite de la commande.'),
    ],
    reviews: [
      'Le croquembouche est arrivé entier par une route de montagne, et il n’en est rien resté.',
      'La dégustation était un vrai moment à deux. Le gâteau, exactement celui dont nous avions parlé.',
      'Douze tartes, cent dix personnes, et une seule question : qui les a faites ?',
    ],
  },
  'Brasero Nomade': { motif: 'brazier' },
  'Film Court': {
    motif: 'camera',
    services: [
      offer('Film de sept minutes', 2300, 'event', 'Huit heures de présence, son direct, remis en six semaines.'),
      offer('Cérémonies en entier', 480, 'event', 'Montage simple, deux caméras, à garder pour soi.'),
      offer('Film et photographies', 3600, 'event', 'Avec une photographe qui travaille avec nous depuis longtemps.'),
    ],
    reviews: [
      'Sept minutes, et l’on entend la voix de mon père. Rien que pour cela, merci.',
      'Aucun ralenti, aucun violon : notre fête, telle qu’elle était.',
      'Les caméras ont été oubliées au bout de dix minutes par tout le monde.',
    ],
  },
  'Grain d’argent': { motif: 'strips' },
  'Deux Regards': { motif: 'camera' },
  'Trio Mezza': {
    motif: 'strings',
    services: [
      offer('Vin d’honneur, deux heures', 780, 'event', 'Contrebasse, guitare et voix, sans amplification.'),
      offer('Cérémonie', 420, 'event', 'Entrée, deux pièces, sortie ; répétition sur place.'),
      offer('Dîner en musique', 620, 'event', 'Trois passages de trente minutes.'),
    ],
    reviews: [
      'Ils ont appris la chanson de mes parents. Il n’y avait plus un œil sec sous les tilleuls.',
      'Juste le son qu’il fallait : on s’approchait pour écouter, on s’éloignait pour parler.',
      'Trois musiciens charmants, qui ont joué un quart d’heure de plus parce que la lumière était belle.',
    ],
  },
  'Swing & Sillons': { motif: 'strings' },
  'Atelier Papier Ivoire': {
    motif: 'stationery',
    services: [
      offer('Cent faire-part au plomb', 690, 'event', 'Une couleur, papier de coton, enveloppes assorties.'),
      offer('Menus et marque-places', 5.5, 'guest', 'Dans les encres du faire-part.'),
      offer('Plan de table', 180, 'event', 'Grand format, imprimé en une pièce.'),
    ],
    reviews: [
      'On sent le relief sous le doigt. Plusieurs invités ont encadré le faire-part.',
      'Deux épreuves, un conseil sur la formule, et un paquet livré trois jours plus tôt.',
      'Les marque-places et le menu se répondaient ; la table avait l’air pensée, et elle l’était.',
    ],
  },
  'Maison Calligramme': {
    motif: 'stationery',
    services: [
      offer('Enveloppe calligraphiée', 3.2, 'guest', 'Encre au choix, adresse complète.'),
      offer('Marque-places', 2.4, 'guest', 'À la plume, sur papier de coton ou sur feuille.'),
      offer('Miroir de bienvenue', 210, 'event', 'Prêté, écrit, livré et repris.'),
    ],
    reviews: [
      'L’enveloppe vierge de secours a servi, évidemment. Merci d’y avoir pensé.',
      'Nos invités ont cru que les enveloppes étaient imprimées, jusqu’à y passer le pouce.',
      'Une écriture superbe et une personne délicieuse.',
    ],
  },
  'Lampions & Lin': { motif: 'lanterns' },
  'Bois Flotté': { motif: 'lanterns' },
  'Le Fil et l’Aiguille': {
    motif: 'hanger',
    services: [
      offer('Robe ou costume sur mesure', 1900, 'event', 'Trois essayages, patron personnel, une retouche offerte.'),
      offer('Tenue d’enfant', 240, 'event', 'Avec de quoi grandir de deux centimètres.'),
      offer('Retouches', 60, 'hour', 'Sur une tenue achetée ailleurs.'),
    ],
    reviews: [
      'La veste tombe comme si elle avait toujours été à moi. La retouche de la dernière semaine a été faite dans la journée.',
      'Trois essayages, aucune pression, et une robe dans laquelle j’ai pu danser et respirer.',
      'Des conseils de coupe honnêtes, un travail magnifique à l’envers comme à l’endroit.',
    ],
  },
  'Couture Céladon': {
    motif: 'hanger',
    services: [
      offer('Transformation d’une tenue de famille', 780, 'event', 'Étude du tissu, deux essayages, restes rendus.'),
      offer('Tenue sur mesure', 2200, 'event', 'Tissus français ou réemployés.'),
      offer('Ceinture, gilet ou voile', 190, 'event', 'Tirés d’un vêtement que vous aimez.'),
    ],
    reviews: [
      'Le voile de ma grand-mère est devenu une ceinture. Elle l’a reconnue tout de suite.',
      'On nous a d’abord dit ce que le tissu ne supporterait pas : c’est ainsi que l’on fait confiance.',
      'Un gilet taillé dans la veste de mon père. Je le porterai encore longtemps.',
    ],
  },
  'Navettes du Vignoble': {
    motif: 'bus',
    services: [
      offer('Retours de nuit en minibus', 690, 'event', 'Rotations de 23 h à 4 h, dans un rayon de 30 km.'),
      offer('Autocar de 50 places', 880, 'day', 'Avec chauffeur, de la mairie à la salle et retour.'),
      offer('Transferts de la gare', 95, 'hour', 'Minibus de 8 places, panneau à vos noms.'),
    ],
    reviews: [
      'Dernière navette à 3 h 40, dernier invité à bord. Tout le monde est bien rentré.',
      'Les horaires affichés à l’entrée ont évité cent questions.',
      'Un chauffeur patient, qui a attendu ma tante et ses trois sacs.',
    ],
  },
  'Calèche des Marais': { motif: 'carriage' },
  'Autobus 1932': { motif: 'bus' },
  'Roule Doucement': {
    motif: 'bicycle',
    services: [
      offer('Cortège à vélo', 420, 'event', 'Vingt vélos pavoisés, deux personnes pour ouvrir la route.'),
      offer('Triporteur fleuri', 160, 'event', 'Deux passagers, conduite comprise.'),
      offer('Vélo supplémentaire', 12, 'guest', 'Toutes tailles, sièges d’enfant.'),
    ],
    reviews: [
      'Quarante vélos dans la ville, et les passants qui applaudissaient.',
      'Ma grand-mère en triporteur, comme une reine. La photo est au-dessus de la cheminée.',
      'Tout était balisé, casques compris. On s’est laissés rouler.',
    ],
  },
  'Cabinet des Merveilles': {
    motif: 'cards',
    services: [
      offer('Magie pendant le vin d’honneur', 640, 'event', 'Deux heures, deux magiciens, parmi vos invités.'),
      offer('Numéro de fin de dîner', 480, 'event', 'Vingt minutes, sans estrade.'),
      offer('Soirée d’entreprise', 1250, 'day', 'Magie de proximité et atelier.'),
    ],
    reviews: [
      'Mon grand-père cherche encore le truc. Il n’avait pas ri ainsi depuis longtemps.',
      'Des invités qui ne se connaissaient pas se sont mis à se parler.',
      'Présents, drôles, et jamais au mauvais moment.',
    ],
  },
  'Atelier des Petits': {
    motif: 'balloons',
    services: [
      offer('Après-midi et soirée, dix enfants', 560, 'event', 'Deux animatrices, de 16 h à 23 h, goûter compris.'),
      offer('Enfant supplémentaire', 28, 'guest', 'De 3 à 12 ans.'),
      offer('Coin sieste', 90, 'event', 'Matelas, veilleuses et quelqu’un qui veille.'),
    ],
    reviews: [
      'Les enfants n’ont pas vu passer la soirée, et nous avons dîné tranquilles.',
      'À 21 h, douze enfants écoutaient une histoire dans un silence complet. De la magie.',
      'Deux personnes douces et très organisées. Ma fille demande quand on recommence.',
    ],
  },
  'Photomaton Bergamote': {
    motif: 'strips',
    services: [
      offer('Cabine pour la soirée', 520, 'event', 'Six heures, tirages à volonté, livre d’or.'),
      offer('Heure supplémentaire', 70, 'hour', 'Tant que l’on fait la queue.'),
      offer('Fond peint à vos couleurs', 140, 'event', 'Sur toile, à garder.'),
    ],
    reviews: [
      'Le livre d’or est plein de grimaces. C’est notre plus beau souvenir.',
      'Une cabine en bois vraiment belle, qui ne jurait pas dans la salle.',
      'Même le maire est passé derrière le rideau.',
    ],
  },
  'Feux du Soir': {
    motif: 'fireworks',
    services: [
      offer('Feu doré, sept minutes', 1400, 'event', 'Déclarations, tir et nettoyage compris.'),
      offer('Allée de flammes', 420, 'event', 'Vingt flambeaux, allumés et surveillés.'),
      offer('Grand feu, douze minutes', 2600, 'event', 'Pour les parcs de plus de deux hectares.'),
    ],
    reviews: [
      'Un or tranquille au-dessus des arbres, et le chien n’a pas bronché.',
      'Les papiers étaient faits avant que nous sachions qu’il en fallait.',
      'Sept minutes de silence émerveillé : nos invités ne s’y attendaient pas.',
    ],
  },
  'La Fanfare Buissonnière': {
    motif: 'brass',
    services: [
      offer('Sortie de mairie et cortège', 720, 'event', 'Onze cuivres, une heure.'),
      offer('Vin d’honneur', 980, 'event', 'Trois passages de vingt-cinq minutes.'),
      offer('Ouverture du bal', 420, 'event', 'Arrivée surprise, trois morceaux.'),
    ],
    reviews: [
      'Toute la rue dansait. Le boulanger aussi.',
      'Ils sont arrivés sans prévenir, sont repartis de même, et l’on en parle encore.',
      'Onze musiciens heureux d’être là : cela s’attrape.',
    ],
  },
  'Portraits Minute': {
    motif: 'easel',
    services: [
      offer('Deux heures de portraits', 460, 'event', 'Une trentaine d’invités, papier et encre compris.'),
      offer('Soirée, quatre heures', 820, 'event', 'Une soixantaine de portraits et l’album des copies.'),
      offer('Heure supplémentaire', 190, 'hour', 'Si la file est longue.'),
    ],
    reviews: [
      'Chacun est reparti avec son portrait sous le bras, comme un trésor.',
      'L’album des copies est notre vrai livre d’or.',
      'Trois minutes, trois traits, et c’était mon frère.',
    ],
  },
  'Les Contes du Perron': {
    motif: 'book',
    services: [
      offer('Votre histoire, écrite et contée', 540, 'event', 'Entretien, texte à garder, quinze minutes de conte.'),
      offer('Contes du coucher', 240, 'event', 'Quarante minutes pour les enfants.'),
      offer('Veillée', 380, 'event', 'Une heure, en fin de dîner ou autour d’un feu.'),
    ],
    reviews: [
      'Elle a raconté notre rencontre mieux que nous ne l’avons vécue.',
      'Cent personnes silencieuses, puis un grand rire.',
      'Les enfants se sont endormis avant la fin, ce qui était le but.',
    ],
  },
  'Grand Jeu': { motif: 'balloons' },
  'Paroles d’Alliance': {
    motif: 'chairs',
    services: [
      offer('Cérémonie laïque', 980, 'event', 'Trois entretiens, écriture, répétition et présence.'),
      offer('Cérémonie en deux langues', 1150, 'event', 'Français et anglais, sans tout dire deux fois.'),
      offer('Aide à l’écriture des vœux', 140, 'event', 'Une heure chacun, en secret l’un de l’autre.'),
    ],
    reviews: [
      'Le texte a fait rire et pleurer deux familles qui ne parlaient pas la même langue.',
      'Rien de récité : c’était nous, dit par quelqu’un qui nous avait vraiment écoutés.',
      'L’aide pour nos vœux valait à elle seule le déplacement.',
    ],
  },
  'La Voix Claire': {
    motif: 'chairs',
    services: [
      offer('Cérémonie laïque', 890, 'event', 'Deux entretiens, écriture à plusieurs voix, présence.'),
      offer('Parrainage', 420, 'event', 'Une demi-heure, au jardin ou à la maison.'),
      offer('Lecture accompagnée', 120, 'event', 'Pour les proches qui ont peur de parler.'),
    ],
    reviews: [
      'Il a fait parler mon père, qui ne parle jamais.',
      'Deux religions, trois langues, une seule cérémonie : tout le monde s’y est reconnu.',
      'Une présence calme, et des mots simples.',
    ],
  },
  'Côté Cour': { motif: 'mill' },
};
