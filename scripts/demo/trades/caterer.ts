// Texts of caterers and pastry cooks.
import type { TradeTexts } from './trade-texts.ts';

export const caterer: TradeTexts = {
  partners: [
    {
      name: 'La Table d’Ambroise',
      commune: 'Dijon',
      postcode: '21000',
      tagline: 'La cuisine bourguignonne, en plus légère',
      about:
        'Gougères tièdes, œufs en meurette à la cuillère, volaille fermière et légumes du val de Saône : une cuisine de saison, montée sur place par une brigade de neuf personnes.',
      capacity: [30, 250],
    },
    {
      name: 'Fenouil & Compagnie',
      commune: 'Lyon',
      postcode: '69003',
      tagline: 'Des buffets généreux, où l’on revient deux fois',
      about:
        'Née d’un étal de marché, la maison cuisine surtout des légumes, avec de belles pièces à partager au milieu de la table. Les régimes de chacun sont servis en même temps que les autres, dans la même vaisselle.',
      capacity: [20, 180],
      factor: 0.9,
    },
    {
      name: 'Maison Quatre-Épices',
      commune: 'Strasbourg',
      postcode: '67000',
      tagline: 'Cuisine d’Alsace et d’ailleurs, pains cuits le matin même',
      about:
        'Deux associées, l’une pâtissière, l’autre rôtisseuse. La carte va du jambon en croûte au couscous de fête, et nos pains lèvent pendant que vous dites oui.',
      capacity: [40, 220],
      languages: ['fr', 'de', 'en'],
    },
    {
      name: 'Le Garde-Manger de Lise',
      commune: 'Nantes',
      postcode: '44000',
      tagline: 'Un menu écrit avec vous, des producteurs à moins de 60 km',
      about:
        'Nous partons de trois souvenirs de table que vous nous racontez et en tirons un menu. Poissons du Croisic, maraîchage nantais, beurre salé partout.',
      capacity: [15, 120],
      factor: 1.1,
    },
    {
      name: 'Sel de Mer',
      commune: 'La Rochelle',
      postcode: '17000',
      tagline: 'Huîtres, éclade et grands plateaux face à l’assiette',
      about:
        'Un banc d’huîtres au vin d’honneur, une éclade de moules allumée devant vos invités, puis un dîner assis où le poisson arrive entier. Les enfants ont leurs propres grillades.',
      capacity: [30, 200],
    },
    {
      name: 'Brasero Nomade',
      commune: 'Toulouse',
      postcode: '31000',
      tagline: 'Tout se cuit au feu, sous vos yeux',
      about:
        'Des braseros de deux mètres, des agneaux à la ficelle, des aubergines entières et du pain frotté d’ail. Une cuisine de plein air, élégante et sans façons, qui convient aussi aux terrains sans électricité.',
      capacity: [50, 300],
      factor: 0.85,
      languages: ['fr', 'es'],
    },
    {
      name: 'Les Assiettes Vertes',
      commune: 'Montreuil',
      postcode: '93100',
      tagline: 'Un dîner végétal dont on ne remarque pas qu’il l’est',
      about:
        'Une cuisine entièrement végétale, pensée pour des tables où tout le monde ne l’est pas. Jus de cuisson, sauces montées, desserts francs : les oncles sceptiques demandent la recette.',
      capacity: [20, 160],
      languages: ['fr', 'en'],
    },
    {
      name: 'Pièce Montée',
      commune: 'Chalon-sur-Saône',
      postcode: '71100',
      tagline: 'Croquembouches, gâteaux nus et chariots de desserts',
      about:
        'Un atelier de pâtisserie qui ne fait que des gâteaux de fête. Croquembouche traditionnel, wedding cake aux fleurs fraîches ou table de douze tartes : on goûte ensemble, on décide après.',
      capacity: [20, 400],
      factor: 0.35,
    },
    {
      name: 'Cuisine du Large',
      commune: 'Marseille',
      postcode: '13008',
      tagline: 'La Méditerranée en petites assiettes',
      about:
        'Panisses, sardines marinées, aïoli monté au pilon, agneau aux citrons confits. Le service est vif, les portions voyagent de table en table et la soirée commence tôt.',
      capacity: [30, 180],
      languages: ['fr', 'it', 'en'],
    },
  ],
  workingMethods: [
    'Le prix par personne comprend la cuisine, le service jusqu’au café, la vaisselle, le nappage et l’eau. Vos vins sont servis sans droit de bouchon.',
    'Une dégustation pour deux suit le premier devis ; elle est offerte si vous réservez. Le nombre de couverts se confirme dix jours avant, les régimes et allergies en même temps.',
    'Nous comptons une personne en salle pour quinze couverts, et les repas de vos prestataires sont prévus à tarif réduit.',
    'Rien ne se perd : ce qui n’a pas quitté la cuisine est mis en boîtes pour le lendemain ou donné à une association.',
  ],
  services: [
    {
      name: 'Dîner assis en trois temps',
      description: 'Entrée, plat, fromages ; service à l’assiette et vaisselle compris.',
      price: 72,
      unit: 'guest',
    },
    {
      name: 'Vin d’honneur, dix pièces',
      description: 'Six pièces froides, quatre chaudes, citronnade et eau.',
      price: 24,
      unit: 'guest',
    },
    {
      name: 'Buffet de desserts',
      description: 'Cinq douceurs au choix, café et infusions.',
      price: 14,
      unit: 'guest',
    },
    {
      name: 'Brunch du lendemain',
      description: 'Œufs, charcuteries, salades, viennoiseries et jus pressés.',
      price: 29,
      unit: 'guest',
    },
    {
      name: 'Menu des enfants',
      description: 'Servi plus tôt, sur une table à leur taille.',
      price: 18,
      unit: 'guest',
    },
  ],
  travelsKm: [60, 180],
  reviews: {
    delighted: [
      'Cent vingt assiettes chaudes, toutes servies en douze minutes. On nous parle encore du plat.',
      'La dégustation annonçait la couleur, le jour même était encore meilleur. Aucune allergie oubliée.',
      'Le vin d’honneur était si bon que nous avons craint pour le dîner ; à tort.',
      'Équipe discrète, souriante, et cuisine laissée plus propre qu’à l’arrivée.',
      'Les enfants ont mangé à 19 h, les grands à 20 h 30, et tout le monde était content.',
    ],
    content: [
      'Cuisine excellente, portions généreuses. Le café s’est un peu fait attendre.',
      'Très bon rapport entre le prix et l’assiette. Le devis mériterait d’être plus détaillé.',
      'Rien à redire sur le goût ; il manquait une personne en salle pendant le vin d’honneur.',
    ],
    mixed: [
      'Les entrées étaient parfaites, le plat est arrivé tiède à deux tables. L’équipe s’en est excusée.',
      'Bonne cuisine, mais le menu végétarien se résumait aux garnitures.',
    ],
  },
};
