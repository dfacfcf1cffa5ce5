// Texts of DJs and live bands.
import type { TradeTexts } from './trade-texts.ts';

export const dj: TradeTexts = {
  partners: [
    {
      name: 'Sillon 33',
      commune: 'Dijon',
      postcode: '21000',
      tagline: 'Que des vinyles, et de quoi tenir jusqu’à l’aube',
      about:
        'Huit mille disques, deux platines et une oreille pour la salle. Du rock des parents à la house des cousines, sans jamais vider la piste ni couvrir les conversations du dîner.',
    },
    {
      name: 'Minuit Passé',
      commune: 'Lyon',
      postcode: '69007',
      tagline: 'Un DJ qui lit la piste plutôt que sa liste',
      about:
        'Nous parlons musique pendant une heure, vous nous donnez dix titres sacrés et cinq interdits, et nous faisons le reste. Micros sans fil et lumière douce compris.',
      languages: ['fr', 'en'],
    },
    {
      name: 'La Belle Platine',
      commune: 'Paris',
      postcode: '75020',
      tagline: 'Disco, chanson, afro : une soirée en quatre actes',
      about:
        'Cocktail en jazz brésilien, dîner en soul, ouverture du bal à votre façon, puis la danse. Une seule personne vous suit du premier appel au dernier morceau.',
      factor: 1.3,
      languages: ['fr', 'en', 'pt'],
    },
    {
      name: 'Les Ondes Douces',
      commune: 'Bordeaux',
      postcode: '33000',
      tagline: 'Une sono élégante, qui ne casse ni les oreilles ni le décor',
      about:
        'Des enceintes fines, réparties dans la salle, pour un son présent partout et fort nulle part. Les discours s’entendent jusqu’à la dernière table.',
    },
    {
      name: 'Quai des Vinyles',
      commune: 'Nantes',
      postcode: '44000',
      tagline: 'Funk, soul et chansons que tout le monde connaît par cœur',
      about:
        'Deux amis, mille quarante-cinq tours. Le set est construit comme un repas : il y a un début, une suite, et un dessert vers deux heures du matin.',
      factor: 0.85,
    },
    {
      name: 'Swing & Sillons',
      commune: 'Lille',
      postcode: '59000',
      tagline: 'Un trompettiste sur les disques, de l’apéritif au slow',
      about:
        'Un DJ et un trompettiste qui se répondent. L’effet au vin d’honneur est garanti, et la trompette sait se taire pendant le dîner.',
      factor: 1.2,
    },
    {
      name: 'Trio Mezza',
      commune: 'Mâcon',
      postcode: '71000',
      tagline: 'Contrebasse, guitare, voix : du jazz acoustique au jardin',
      about:
        'Trois musiciens sans amplification, pour les cérémonies et les vins d’honneur. Nous apprenons volontiers la chanson de vos parents.',
      factor: 1.1,
      languages: ['fr', 'it'],
    },
    {
      name: 'Soleil de Nuit',
      commune: 'Montpellier',
      postcode: '34000',
      tagline: 'Musiques du Sud, d’Oran à Naples',
      about:
        'Raï, rumba, italo et tubes de l’été : des mélanges qui font danser les tantes et les collègues. Matériel de secours toujours dans le camion.',
      factor: 0.9,
      languages: ['fr', 'ar', 'es'],
    },
  ],
  workingMethods: [
    'Un questionnaire de deux pages puis un appel fixent les moments importants : entrée, ouverture du bal, gâteau, dernière danse. Vos demandes du soir sont prises, vos interdits respectés.',
    'La sonorisation, deux micros, l’éclairage de la piste et le montage sont compris. L’installation se fait avant l’arrivée des invités, jamais pendant le vin d’honneur.',
    'Les droits d’auteur restent à votre charge dans une salle privée ; nous vous aidons à faire la déclaration en ligne. Le niveau sonore est mesuré toute la soirée.',
  ],
  services: [
    {
      name: 'Soirée, de 19 h à 3 h',
      description: 'Dîner et danse, sonorisation pour 150 personnes, lumières, deux micros.',
      price: 1250,
      unit: 'event',
    },
    {
      name: 'Heure supplémentaire',
      description: 'Après 3 h, si la salle le permet.',
      price: 120,
      unit: 'hour',
    },
    {
      name: 'Musique de cérémonie',
      description: 'Entrées, sorties et micro pour les lectures.',
      price: 320,
      unit: 'event',
    },
    {
      name: 'Vin d’honneur en musique',
      description: 'Deux heures, système autonome pour le jardin.',
      price: 380,
      unit: 'event',
    },
    {
      name: 'Jeu de lumières sur la façade',
      description: 'Douze projecteurs sans fil, réglés à vos couleurs.',
      price: 290,
      unit: 'event',
    },
  ],
  travelsKm: [80, 300],
  reviews: {
    delighted: [
      'La piste n’a pas désempli, et pourtant nos grands-parents sont restés jusqu’à une heure.',
      'Nos cinq interdits ont été respectés, malgré la pression d’un oncle. Merci.',
      'Les discours s’entendaient parfaitement, et la musique du dîner permettait de se parler.',
      'Tout était installé avant nos invités, sans un câble visible.',
      'La transition entre la chanson de nos parents et la danse a fait lever toute la salle.',
    ],
    content: [
      'Excellente ambiance. Le volume était un peu haut au début du dîner, vite corrigé.',
      'Très bonne sélection, un peu trop de reprises à notre goût vers la fin.',
      'Ponctuel et sympathique ; les lumières étaient plus simples que prévu.',
    ],
    mixed: [
      'Bonne musique, mais notre morceau d’ouverture a démarré deux fois.',
      'Soirée correcte, moins d’échanges que promis avant la date.',
    ],
  },
};
