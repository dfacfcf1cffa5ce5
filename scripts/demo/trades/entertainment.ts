// Texts of entertainers.
import type { TradeTexts } from './trade-texts.ts';

export const entertainment: TradeTexts = {
  partners: [
    {
      name: 'Cabinet des Merveilles',
      commune: 'Dijon',
      postcode: '21000',
      tagline: 'De la magie à cinquante centimètres de vos yeux',
      about:
        'Deux magiciens passent de groupe en groupe pendant le vin d’honneur, sans table ni micro. Ils savent s’arrêter quand la conversation est bonne.',
      languages: ['fr', 'en'],
    },
    {
      name: 'Atelier des Petits',
      commune: 'Chalon-sur-Saône',
      postcode: '71100',
      tagline: 'Une vraie fête pour les enfants, à côté de la vôtre',
      about:
        'Deux animatrices diplômées, des jeux, un goûter, un coin sieste et une histoire à 21 h. Les parents dînent, les enfants aussi, chacun de son côté.',
      factor: 0.8,
    },
    {
      name: 'Photomaton Bergamote',
      commune: 'Nancy',
      postcode: '54000',
      tagline: 'Une cabine en bois, quatre poses, un souvenir collé dans le livre',
      about:
        'Une cabine fabriquée par un ébéniste voisin, avec un vrai rideau. Les bandes sortent en double : une pour l’invité, une pour votre livre d’or.',
      factor: 0.7,
    },
    {
      name: 'Feux du Soir',
      commune: 'Tours',
      postcode: '37000',
      tagline: 'Des feux d’artifice silencieux, ou presque',
      about:
        'Des effets bas, dorés, choisis pour leur dessin plutôt que pour leur bruit. Les déclarations en mairie et en préfecture sont faites par nos soins.',
      factor: 1.8,
    },
    {
      name: 'La Fanfare Buissonnière',
      commune: 'Rennes',
      postcode: '35000',
      tagline: 'Onze cuivres à la sortie de la mairie',
      about:
        'Une fanfare de rue qui vous attend dehors, vous emmène en cortège et disparaît avant le dessert. Répertoire de Bretagne, des Balkans et de la Nouvelle-Orléans.',
      factor: 1.2,
    },
    {
      name: 'Portraits Minute',
      commune: 'Paris',
      postcode: '75014',
      tagline: 'Vos invités dessinés à l’encre, en trois minutes',
      about:
        'Une dessinatrice, un chevalet, une pile de papier. Chacun repart avec son portrait ; une copie de tous vous est remise en album.',
      languages: ['fr', 'en', 'es'],
    },
    {
      name: 'Les Contes du Perron',
      commune: 'Clermont-Ferrand',
      postcode: '63000',
      tagline: 'Une conteuse, deux chaises, et tout le monde se tait',
      about:
        'Des contes pour la cérémonie, le coucher des enfants ou la fin du dîner. J’écris aussi votre histoire, après un long café à trois.',
      factor: 0.7,
    },
    {
      name: 'Grand Jeu',
      commune: 'Toulouse',
      postcode: '31000',
      tagline: 'Quinze jeux de bois géants pour l’après-midi au jardin',
      about:
        'Palets, billards hollandais, échasses et toupies : des jeux que l’on comprend sans règle. Séminaires bienvenus, avec un tournoi par équipes.',
      factor: 0.75,
      state: 'refused',
      reason:
        'L’attestation d’assurance jointe à la fiche a expiré. Renvoyez-la à jour, et nous reprendrons la vérification.',
    },
  ],
  workingMethods: [
    'Nous nous adaptons au déroulé de votre journée et arrivons une heure avant. Un appel, la semaine précédente, suffit à caler les derniers détails.',
    'Le tarif comprend le matériel, le déplacement jusqu’à 60 km et l’assurance. Par mauvais temps, tout se fait aussi à l’intérieur.',
    'Il n’y a jamais de participation forcée : qui veut regarder regarde.',
  ],
  services: [
    {
      name: 'Vin d’honneur animé',
      description: 'Deux heures, parmi vos invités.',
      price: 620,
      unit: 'event',
    },
    {
      name: 'Soirée entière',
      description: 'De 17 h à minuit, avec deux pauses.',
      price: 1180,
      unit: 'event',
    },
    {
      name: 'Heure supplémentaire',
      description: 'À décider sur le moment.',
      price: 140,
      unit: 'hour',
    },
    {
      name: 'Journée d’entreprise',
      description: 'Animation par équipes, pour 20 à 80 personnes.',
      price: 1350,
      unit: 'day',
    },
  ],
  travelsKm: [60, 400],
  reviews: {
    delighted: [
      'Les invités qui ne se connaissaient pas ont fini par ne plus se quitter.',
      'Les enfants n’ont pas vu passer la soirée, et nous avons dîné tranquilles.',
      'Mon grand-père cherche encore le truc. Il a quatre-vingt-six ans et n’avait pas ri ainsi depuis longtemps.',
      'Une présence juste, jamais envahissante, et un final magnifique.',
      'Le livre d’or rempli de portraits est notre plus beau souvenir.',
    ],
    content: [
      'Très bon moment. Deux heures, c’est un peu court pour cent vingt invités.',
      'Animation réussie, installation un peu bruyante pendant la cérémonie.',
      'Sympathique et ponctuel ; la file était longue en fin de soirée.',
    ],
    mixed: [
      'L’idée est jolie, mais le matériel a eu deux pannes.',
      'Prestation correcte, plus courte que convenu ; une remise nous a été proposée.',
    ],
  },
};
