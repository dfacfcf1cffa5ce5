// Texts of florists.
import type { TradeTexts } from './trade-texts.ts';

export const florist: TradeTexts = {
  partners: [
    {
      name: 'Pivoine & Fougère',
      commune: 'Beaune',
      postcode: '21200',
      tagline: 'Des fleurs de saison, coupées la veille entre vignes et bois',
      about:
        'Un jardin de fleurs à couper de trois mille mètres carrés, et l’atelier au milieu. En juin nous avons des pivoines, en septembre des dahlias ; en février, nous vous proposerons des branches.',
    },
    {
      name: 'L’Herbier de Margot',
      commune: 'Lyon',
      postcode: '69001',
      tagline: 'Bouquets de jardin, un peu fous, jamais raides',
      about:
        'Graminées, pois de senteur, roses anciennes : des bouquets qui ont l’air cueillis en rentrant de promenade. Les fleurs viennent de sept fermes de la région.',
      factor: 1.1,
    },
    {
      name: 'Fleurs de Traverse',
      commune: 'Paris',
      postcode: '75010',
      tagline: 'Grandes compositions, suspensions et arches fleuries',
      about:
        'Nous habillons les hauts plafonds et les escaliers. Nos structures sont reprises d’une fête à l’autre, les fleurs sont données le lendemain à une maison de retraite.',
      factor: 1.6,
      languages: ['fr', 'en'],
    },
    {
      name: 'La Ronde des Dahlias',
      commune: 'Angers',
      postcode: '49000',
      tagline: 'Cent variétés de dahlias, de juillet aux gelées',
      about:
        'Horticulteurs depuis trois générations, nous avons ouvert l’atelier floral il y a six ans. On vient choisir ses fleurs dans le rang, un café à la main.',
      factor: 0.8,
    },
    {
      name: 'Brin d’Estran',
      commune: 'Saint-Malo',
      postcode: '35400',
      tagline: 'Chardons bleus, hortensias et bois flotté',
      about:
        'Des bouquets de bord de mer, en gris, bleu et blanc, qui tiennent au vent. Nous travaillons aussi la fleur séchée, pour les fêtes d’hiver et les cadeaux qui restent.',
      factor: 0.9,
    },
    {
      name: 'Maison Nigelle',
      commune: 'Toulouse',
      postcode: '31000',
      tagline: 'Le minimalisme fleuri : peu de tiges, bien placées',
      about:
        'Une branche, trois tulipes, un vase juste : nos tables respirent et vos invités se voient. Chaque composition est dessinée avant d’être achetée, pour ne rien jeter.',
    },
    {
      name: 'Le Jardin Cueilli',
      commune: 'Nancy',
      postcode: '54000',
      tagline: 'Mirabelliers, reines-des-prés et roses de nos voisins',
      about:
        'Nous cueillons chez une vingtaine de jardiniers amateurs, payés au bouquet. Vous savez de quel jardin viennent vos fleurs ; c’est écrit sur la carte.',
      factor: 0.85,
    },
    {
      name: 'Olivier & Garrigue',
      commune: 'Arles',
      postcode: '13200',
      tagline: 'Olivier, immortelles et lavandin, sans une goutte d’eau de trop',
      about:
        'Une fleuristerie du Sud qui compose avec la sécheresse : feuillages persistants, fleurs qui se passent de froid, arches remontées le matin même.',
      languages: ['fr', 'en'],
    },
  ],
  workingMethods: [
    'Nous partons du lieu et de la lumière plutôt que d’une photo. Le devis détaille chaque pièce, avec la variété prévue et celle qui la remplacerait si la météo s’en mêle.',
    'Livraison, mise en place et reprise des vases sont comprises jusqu’à 50 km. Les boutonnières sont remises dans une boîte, avec une épingle et un prénom sur chacune.',
    'Aucune mousse synthétique : nos pièces tiennent par des grilles, de la mousse naturelle et de l’eau.',
  ],
  services: [
    {
      name: 'Bouquet et quatre boutonnières',
      description: 'Fleurs de saison, rubans teints, essai de forme compris.',
      price: 240,
      unit: 'event',
    },
    {
      name: 'Arche de cérémonie',
      description: 'Deux mètres quarante, fleurs fraîches, montée et démontée.',
      price: 620,
      unit: 'event',
    },
    {
      name: 'Fleurs de table',
      description: 'Dix centres de table, vases prêtés.',
      price: 680,
      unit: 'event',
    },
    {
      name: 'Toute la journée en fleurs',
      description: 'Cérémonie, vin d’honneur, tables et gâteau.',
      price: 1850,
      unit: 'event',
    },
    {
      name: 'Atelier de couronnes',
      description: 'Deux heures pour dix personnes, matériel fourni.',
      price: 390,
      unit: 'event',
    },
  ],
  travelsKm: [40, 150],
  reviews: {
    delighted: [
      'Le bouquet était exactement nous, sans qu’on ait su l’expliquer. Il sèche encore dans l’entrée.',
      'L’arche a tenu par trente-deux degrés, et les invités ont emporté les centres de table.',
      'Un prénom sur chaque boutonnière : ce genre de soin, du début à la fin.',
      'Le devis n’a pas bougé d’un euro et les fleurs étaient plus nombreuses que prévu.',
      'Tout venait du jardin. Cela se sentait en entrant.',
    ],
    content: [
      'Très belles fleurs. Deux variétés ont été remplacées, avec notre accord et avec goût.',
      'Rendu magnifique ; la livraison est arrivée un peu juste avant la cérémonie.',
      'Jolies compositions, un peu hautes sur les tables rondes.',
    ],
    mixed: [
      'Le bouquet était superbe, les centres de table plus maigres que sur le dessin.',
      'Les fleurs étaient jolies, mais la couleur demandée n’y était pas.',
    ],
  },
};
