// Texts of car and coach hire.
import type { TradeTexts } from './trade-texts.ts';

export const transport: TradeTexts = {
  partners: [
    {
      name: 'Les Belles Mécaniques',
      commune: 'Dijon',
      postcode: '21000',
      tagline: 'Berlines des années cinquante, avec chauffeur',
      about:
        'Neuf voitures restaurées dans notre garage, toutes conduites par quelqu’un de la maison. Nous repérons l’itinéraire la semaine d’avant et prévoyons un parapluie par passager.',
      capacity: [1, 6],
    },
    {
      name: 'Navettes du Vignoble',
      commune: 'Beaune',
      postcode: '21200',
      tagline: 'Ramener tout le monde, à l’heure que chacun voudra',
      about:
        'Trois minibus et un autocar pour que personne ne reprenne le volant. Les rotations sont affichées à l’entrée de la salle et le dernier départ attend le dernier danseur.',
      capacity: [8, 130],
      factor: 1.1,
      languages: ['fr', 'en'],
    },
    {
      name: 'Calèche des Marais',
      commune: 'Bourges',
      postcode: '18000',
      tagline: 'Deux chevaux, une capote, et le temps d’arriver',
      about:
        'Des calèches à quatre et à huit places, menées par une équipe de cochers. Les chevaux travaillent deux heures, jamais par grande chaleur ; nous avons alors une jolie camionnette.',
      capacity: [2, 8],
      factor: 0.9,
    },
    {
      name: 'Autobus 1932',
      commune: 'Paris',
      postcode: '75012',
      tagline: 'Un autobus à plateforme pour emmener toute la noce',
      about:
        'Trente-trois places assises, une plateforme pour le vent et les photos. Le trajet fait partie de la fête : vous choisissez les arrêts, nous nous occupons du stationnement.',
      capacity: [10, 50],
      factor: 1.6,
      languages: ['fr', 'en'],
    },
    {
      name: 'Cabriolets de la Côte',
      commune: 'Nice',
      postcode: '06000',
      tagline: 'Petits cabriolets italiens, à conduire ou à se laisser conduire',
      about:
        'Cinq cabriolets clairs, révisés avant chaque sortie. Une heure de prise en main est comprise si vous tenez vous-même le volant.',
      capacity: [1, 3],
      factor: 1.2,
      languages: ['fr', 'it', 'en'],
      state: 'pending',
    },
    {
      name: 'Roule Doucement',
      commune: 'Nantes',
      postcode: '44000',
      tagline: 'Triporteurs fleuris et vélos pour tout le cortège',
      about:
        'De la mairie au parc, un cortège de vélos pavoisés, avec un triporteur pour celles et ceux qui ne pédalent pas. Nous balisons l’itinéraire et ouvrons la route.',
      capacity: [2, 60],
      factor: 0.6,
    },
  ],
  workingMethods: [
    'Le tarif part de notre garage et comprend le carburant, le chauffeur, l’assurance et l’attente entre les moments. Aucun supplément de nuit avant 2 h.',
    'Nous vous appelons l’avant-veille pour confirmer les horaires, et un second véhicule reste disponible en cas de panne.',
    'Les enfants voyagent avec un siège adapté ; dites-nous leur âge. Un fauteuil roulant se prévoit une semaine à l’avance.',
  ],
  services: [
    {
      name: 'Demi-journée avec chauffeur',
      description: 'Quatre heures, 60 km, décoration sobre comprise.',
      price: 480,
      unit: 'event',
    },
    {
      name: 'Journée avec chauffeur',
      description: 'Huit heures, 120 km.',
      price: 790,
      unit: 'day',
    },
    {
      name: 'Heure supplémentaire',
      description: 'Après la durée convenue.',
      price: 85,
      unit: 'hour',
    },
    {
      name: 'Retours de nuit',
      description: 'Rotations de 23 h à 4 h, dans un rayon de 30 km.',
      price: 620,
      unit: 'event',
    },
  ],
  travelsKm: [50, 150],
  reviews: {
    delighted: [
      'La voiture brillait, le chauffeur connaissait chaque ruelle, et nous avons eu dix minutes à nous. Précieux.',
      'Dernière navette à 3 h 40, dernier invité à bord. Tout le monde est bien rentré.',
      'Les enfants ne parlent que du trajet. Nous aussi, un peu.',
      'Parapluies sortis avant même la première goutte.',
      'Ponctualité parfaite, et une vraie gentillesse envers nos aînés.',
    ],
    content: [
      'Très beau véhicule, un peu bruyant sur la route. C’est son charme.',
      'Service sérieux ; le panneau des horaires aurait mérité d’être plus grand.',
      'Bien à l’heure. La décoration était plus simple que sur les photos.',
    ],
    mixed: [
      'La voiture prévue était en panne ; celle de remplacement, moins jolie.',
      'Une rotation a eu vingt minutes de retard, sans qu’on nous prévienne.',
    ],
  },
};
