// Texts of venues.
import type { TradeTexts } from './trade-texts.ts';

export const venue: TradeTexts = {
  partners: [
    {
      name: 'Domaine des Tilleuls',
      commune: 'Beaune',
      postcode: '21200',
      tagline: 'Une allée de tilleuls, une cour pavée, les vignes au bout du jardin',
      about:
        'Une maison vigneronne du XIXᵉ siècle, sa cuverie devenue salle de bal et deux hectares de jardin clos. La cérémonie se tient sous les tilleuls, le dîner sous la charpente, et l’on danse sans compter les heures : le premier voisin est à huit cents mètres.',
      capacity: [40, 160],
      languages: ['fr', 'en'],
    },
    {
      name: 'La Grange aux Hirondelles',
      commune: 'Autun',
      postcode: '71400',
      tagline: 'Une grange de pierre et de chêne, en pleine campagne du Morvan',
      about:
        'Trois cents mètres carrés de pierre blonde, une charpente en coque de bateau et de grandes portes ouvertes sur les prés. Vingt-deux couchages dans les dépendances : vos proches repartent le lendemain, reposés.',
      capacity: [30, 130],
      factor: 0.8,
    },
    {
      name: 'Château de Vauclaire',
      commune: 'Amboise',
      postcode: '37400',
      tagline: 'Un petit château de tuffeau, tout à vous pendant deux jours',
      about:
        'Onze pièces de réception en enfilade, un parc dessiné vers 1860 et une terrasse au-dessus de la Loire. Nous n’accueillons qu’un événement par semaine : personne ne prépare la fête suivante pendant la vôtre.',
      capacity: [60, 220],
      factor: 1.6,
      languages: ['fr', 'en', 'de'],
    },
    {
      name: 'Les Serres de Kerlann',
      commune: 'Vannes',
      postcode: '56000',
      tagline: 'Dîner sous verre, entre les fougères et le golfe',
      about:
        'Deux serres horticoles restaurées, reliées par une galerie vitrée, au milieu d’un jardin de plantes de bord de mer. Par beau temps, tout s’ouvre ; par grand vent, on voit la pluie sans l’entendre.',
      capacity: [20, 110],
    },
    {
      name: 'Mas des Cigalines',
      commune: 'Uzès',
      postcode: '30700',
      tagline: 'Un mas, une oliveraie, de longues tables sous les micocouliers',
      about:
        'Un mas du XVIIIᵉ siècle entouré d’oliviers, avec une cour ombragée pour le vin d’honneur et une aire de battage pour la piste de danse. La piscine reste ouverte pour le brunch du lendemain.',
      capacity: [40, 140],
      factor: 1.1,
      languages: ['fr', 'en', 'es'],
    },
    {
      name: 'La Filature Haute',
      commune: 'Roubaix',
      postcode: '59100',
      tagline: 'Briques, verrières et planchers d’atelier pour grandes tablées',
      about:
        'Le dernier étage d’une filature de 1904 : sept cents mètres carrés d’un seul tenant, des colonnes de fonte et une lumière de nord toute la journée. Séminaires en semaine, fêtes le samedi, à quatre minutes du métro.',
      capacity: [80, 350],
    },
    {
      name: 'Villa Mirabelle',
      commune: 'Annecy',
      postcode: '74000',
      tagline: 'Une villa de 1912 et son ponton sur le lac',
      about:
        'Les salons donnent sur une pelouse, la pelouse sur un ponton, le ponton sur la montagne. La maison reçoit des fêtes à taille humaine et dispose de neuf chambres à l’étage.',
      capacity: [20, 90],
      factor: 1.3,
      languages: ['fr', 'en', 'it'],
    },
    {
      name: 'L’Orangerie de Saint-Aubin',
      commune: 'Versailles',
      postcode: '78000',
      tagline: 'Douze portes-fenêtres sur un parterre à la française',
      about:
        'Une orangerie de pierre claire, chauffée toute l’année, où les agrumes passent encore l’hiver. Les réceptions se tiennent de mai à février ; en mars et en avril, la salle est aux arbres.',
      capacity: [60, 200],
      factor: 1.5,
      languages: ['fr', 'en'],
    },
    {
      name: 'Chai des Deux Rives',
      commune: 'Libourne',
      postcode: '33500',
      tagline: 'Un chai au bord de l’eau, des barriques pour voisines',
      about:
        'Un chai de briques et de pierre, posé entre la Dordogne et trois hectares de vigne en conversion. On y dîne entre les foudres, on y danse sur le quai de chargement, éclairé aux lampions.',
      capacity: [50, 180],
    },
    {
      name: 'La Ferme du Grand Pré',
      commune: 'Caen',
      postcode: '14000',
      tagline: 'Une ferme normande, des pommiers, un pressoir où l’on danse',
      about:
        'Un corps de ferme à colombages autour d’un pré fleuri, à dix minutes du périphérique. Le pressoir accueille la soirée, l’ancienne laiterie les enfants, avec un dortoir et une table à leur hauteur.',
      capacity: [30, 120],
      factor: 0.75,
    },
  ],
  workingMethods: [
    'La location comprend les tables, les chaises, le chauffage, le ménage et la présence d’une personne de la maison jusqu’au départ du dernier invité. Vous choisissez librement votre traiteur ; la cuisine de service est équipée.',
    'Une visite dure une heure, sans engagement. Nous vous montrons la salle vide et des photos de la salle dressée, le plan de secours en cas de pluie et l’endroit où garer les voitures.',
    'Le lieu est de plain-pied, avec des sanitaires accessibles et un chemin carrossable jusqu’à la cérémonie. La musique peut jouer dedans jusqu’à 4 h, dehors jusqu’à 23 h.',
    'L’acompte est de 30 % à la réservation ; le solde se règle un mois avant la date. Une date reportée plus de six mois à l’avance ne coûte rien.',
  ],
  services: [
    {
      name: 'Journée et soirée du samedi',
      description: 'De 10 h à 4 h, salle, jardin, cuisine, mobilier et ménage compris.',
      price: 4800,
      unit: 'event',
    },
    {
      name: 'Week-end entier',
      description: 'Du vendredi 15 h au dimanche 17 h, couchages compris.',
      price: 7200,
      unit: 'event',
    },
    {
      name: 'Brunch du lendemain',
      description: 'Le dimanche de 10 h à 16 h, en complément d’un samedi.',
      price: 900,
      unit: 'event',
    },
    {
      name: 'Séminaire en semaine',
      description: 'Salle, écran, sonorisation, eau et café, de 8 h à 19 h.',
      price: 1450,
      unit: 'day',
    },
    {
      name: 'Cérémonie au jardin',
      description: 'Chaises, arche de bois et sonorisation légère, avec repli à l’abri.',
      price: 650,
      unit: 'event',
    },
  ],
  travelsKm: [0, 0],
  reviews: {
    delighted: [
      'Le lieu est plus beau que sur les photos, et surtout la maison est tenue : tout était prêt à notre arrivée, jusqu’aux vases.',
      'Il a plu de 16 h à 18 h et personne ne s’en souvient, tant le repli avait été bien préparé.',
      'Nos invités ont dormi sur place, et le petit déjeuner du dimanche reste notre meilleur souvenir.',
      'Les photos du couple ont été faites sans quitter le jardin, et les enfants ont eu leur coin à eux.',
      'La personne présente toute la soirée a réglé trois soucis dont nous n’avons entendu parler que le lendemain.',
    ],
    content: [
      'Très bel endroit et accueil chaleureux. Prévoyez des lampes pour le chemin du parking, un peu sombre.',
      'Salle superbe, acoustique un peu vive quand tout le monde parle. Nous reviendrions sans hésiter.',
      'Tout s’est bien passé ; il a juste fallu redemander deux fois le plan de la salle.',
    ],
    mixed: [
      'Le cadre est magnifique, mais le chauffage de la grande salle peinait en novembre.',
      'Beau lieu. Le ménage des chambres n’était pas fini à notre arrivée ; une remise nous a été faite.',
    ],
  },
};
