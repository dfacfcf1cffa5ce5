// Texts of hairdressers, make-up artists and dressmakers.
import type { TradeTexts } from './trade-texts.ts';

export const beauty: TradeTexts = {
  partners: [
    {
      name: 'Épingle & Poudre',
      commune: 'Beaune',
      postcode: '21200',
      tagline: 'Coiffure et maquillage à domicile, sans vous déguiser',
      about:
        'Un duo qui arrive tôt, s’installe près d’une fenêtre et met tout le monde à l’aise. Un essai, des photos à la lumière du jour, et l’on garde ce qui vous ressemble.',
      languages: ['fr', 'en'],
    },
    {
      name: 'L’Atelier du Chignon',
      commune: 'Lyon',
      postcode: '69002',
      tagline: 'Des coiffures qui tiennent douze heures et se défont en une minute',
      about:
        'Cheveux lisses, frisés, crépus, courts ou rares : chaque tête a sa technique et nous les pratiquons toutes. Les enfants passent en premier, pendant qu’ils sont sages.',
    },
    {
      name: 'Peau d’Aube',
      commune: 'Paris',
      postcode: '75009',
      tagline: 'Maquillage de toutes les peaux, produits choisis un à un',
      about:
        'Quarante teintes de fond de teint dans la valise, et l’habitude des peaux sensibles. Nous travaillons aussi bien un visage qui n’a jamais été maquillé.',
      factor: 1.4,
      languages: ['fr', 'en'],
    },
    {
      name: 'Salon Mésange',
      commune: 'Bordeaux',
      postcode: '33000',
      tagline: 'Un salon rien que pour vous, le matin de la fête',
      about:
        'Nous fermons la boutique et vous la prêtons : six fauteuils, du café, de la musique. Coiffure, barbe, soins et maquillage au même endroit.',
      factor: 1.1,
    },
    {
      name: 'Le Fil et l’Aiguille',
      commune: 'Dijon',
      postcode: '21000',
      tagline: 'Tenues de fête sur mesure, costumes et robes',
      about:
        'Un atelier de couture de quatre personnes. Robes, costumes, tenues d’enfants : trois essayages, un patron à votre nom, et une retouche offerte la dernière semaine.',
      factor: 1.8,
    },
    {
      name: 'Couture Céladon',
      commune: 'Lille',
      postcode: '59000',
      tagline: 'Transformer une robe de famille, ou la tailler de rien',
      about:
        'Nous aimons les robes qui ont déjà dansé. Un voile de grand-mère devient une ceinture, une veste de père un gilet ; le neuf se mêle à l’ancien.',
      factor: 1.5,
    },
    {
      name: 'Barbier du Port',
      commune: 'Marseille',
      postcode: '13002',
      tagline: 'Barbes, coupes et serviettes chaudes avant la mairie',
      about:
        'Un fauteuil ancien, un rasoir, et trois quarts d’heure de calme. Nous venons aussi sur place, avec le fauteuil.',
      factor: 0.6,
      state: 'suspended',
      reason: 'Deux annulations la veille d’un événement, sans solution de remplacement.',
    },
  ],
  workingMethods: [
    'L’essai a lieu quatre à six semaines avant. Nous notons les produits et l’ordre de passage, pour que le matin soit tranquille.',
    'Le déplacement est compris jusqu’à 30 km. Comptez quarante-cinq minutes par personne et prévoyez une pièce claire avec deux prises.',
    'Nos produits ne sont pas testés sur les animaux ; dites-nous vos allergies, elles restent entre nous.',
  ],
  services: [
    {
      name: 'Coiffure et maquillage, avec essai',
      description: 'Une personne, essai d’une heure trente et jour même.',
      price: 320,
      unit: 'event',
    },
    {
      name: 'Coiffure d’une personne',
      description: 'Le matin de la fête, sur place.',
      price: 85,
      unit: 'event',
    },
    {
      name: 'Maquillage d’une personne',
      description: 'Le matin de la fête, sur place.',
      price: 75,
      unit: 'event',
    },
    {
      name: 'Présence jusqu’au dîner',
      description: 'Retouches avant les photos et avant l’entrée.',
      price: 60,
      unit: 'hour',
    },
  ],
  travelsKm: [20, 90],
  reviews: {
    delighted: [
      'Je me suis reconnue dans le miroir, en mieux. Rien n’a bougé jusqu’à quatre heures du matin.',
      'Sept personnes coiffées, personne en retard, et une bonne humeur qui a duré toute la journée.',
      'L’essai a servi : nous avons tout changé, et c’était la bonne décision.',
      'Une douceur rare avec ma grand-mère, qui n’avait jamais été maquillée.',
      'La tenue tombait parfaitement et la retouche de la dernière semaine a été faite dans la journée.',
    ],
    content: [
      'Très beau résultat. Nous avons commencé avec un quart d’heure de retard.',
      'Professionnelle et à l’écoute ; l’essai aurait pu être plus long.',
      'Coiffure superbe, maquillage un peu plus marqué que demandé.',
    ],
    mixed: [
      'La coiffure a bien tenu, mais l’organisation du matin était confuse.',
      'Résultat correct, assez loin de l’essai.',
    ],
  },
};
