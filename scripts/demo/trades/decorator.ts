// Texts of decorators, furniture hire and stationers.
import type { TradeTexts } from './trade-texts.ts';

export const decorator: TradeTexts = {
  partners: [
    {
      name: 'Atelier Papier Ivoire',
      commune: 'Dijon',
      postcode: '21000',
      tagline: 'Faire-part, menus et plans de table imprimés au plomb',
      about:
        'Une presse de 1958, du papier de coton et deux typographes. Nous imprimons les faire-part, les menus et les marque-places dans les mêmes encres, pour que la table tienne ensemble.',
    },
    {
      name: 'Les Nappes Longues',
      commune: 'Chalon-sur-Saône',
      postcode: '71100',
      tagline: 'Lin lavé, grès et verre soufflé à louer',
      about:
        'Deux cent quarante couverts dépareillés avec soin, des nappes de six mètres et des bougeoirs de laiton. Vous choisissez sur une vraie table, dressée dans notre grenier.',
      factor: 0.9,
    },
    {
      name: 'Lampions & Lin',
      commune: 'Nantes',
      postcode: '44000',
      tagline: 'La lumière du soir, pendue un fil après l’autre',
      about:
        'Guirlandes, lampions de papier, voiles tendues entre les arbres : nous éclairons les jardins et les granges sans percer un mur. Le montage se fait la veille.',
    },
    {
      name: 'Scène de Fête',
      commune: 'Paris',
      postcode: '75018',
      tagline: 'Des décors dessinés comme au théâtre',
      about:
        'Scénographes de métier, nous dessinons une idée, une seule, et la tenons de l’entrée au dessert. Maquette en carton au premier rendez-vous, réemploi au dernier.',
      factor: 1.7,
      languages: ['fr', 'en'],
    },
    {
      name: 'Bois Flotté',
      commune: 'La Rochelle',
      postcode: '17000',
      tagline: 'Mobilier de récupération pour fêtes au grand air',
      about:
        'Bancs, bars, arches et estrades fabriqués dans notre menuiserie à partir de bois de chantier. Cela se loue, se transporte et ne craint pas la pluie.',
      factor: 0.8,
    },
    {
      name: 'Maison Calligramme',
      commune: 'Rennes',
      postcode: '35000',
      tagline: 'Une plume, de l’encre, et vos invités écrits à la main',
      about:
        'Calligraphie sur enveloppes, miroirs, menus et marque-places. Je vous envoie trois écritures, vous choisissez, et je garde une enveloppe vierge pour l’invité de dernière minute.',
      factor: 0.6,
    },
    {
      name: 'Azur & Sable',
      commune: 'Nice',
      postcode: '06000',
      tagline: 'Salons d’extérieur et tentes légères en bord de mer',
      about:
        'Canapés bas, toiles tendues et tapis tissés pour des vins d’honneur à l’ombre. Nous connaissons les arrêtés de chaque plage et demandons les autorisations à votre place.',
      factor: 1.2,
      languages: ['fr', 'en', 'it'],
      state: 'pending',
    },
    {
      name: 'Grand Comptoir de la Fête',
      commune: 'Lille',
      postcode: '59000',
      tagline: 'Tables, chaises, vaisselle : tout, livré à l’heure',
      about:
        'Le catalogue d’un grand loueur, le service d’une petite maison. Huit modèles de chaises, cinq de verres ; le sale repart sale, nous lavons.',
      factor: 0.75,
      languages: ['fr', 'nl', 'en'],
    },
  ],
  workingMethods: [
    'Le premier rendez-vous se tient sur le lieu de la fête, mètre en main. Vous recevez un plan, des échantillons et un devis ligne à ligne.',
    'Livraison, montage et reprise sont compris jusqu’à 40 km. Rien n’est percé, rien n’est collé : nous rendons le lieu comme nous l’avons trouvé.',
    'Une caution est demandée pour le matériel loué ; la casse ordinaire est comprise, jusqu’à trois pour cent des pièces.',
  ],
  services: [
    {
      name: 'Décor de table, par personne',
      description: 'Nappe, vaisselle, verres, bougies et mise en place.',
      price: 16,
      unit: 'guest',
    },
    {
      name: 'Décor complet du lieu',
      description: 'Dessin, location, montage et démontage.',
      price: 2400,
      unit: 'event',
    },
    {
      name: 'Lumières du jardin',
      description: 'Cent mètres de guirlandes, mâts et variateur.',
      price: 740,
      unit: 'event',
    },
    {
      name: 'Papeterie du jour',
      description: 'Menus, marque-places et plan de table pour cent personnes.',
      price: 460,
      unit: 'event',
    },
    {
      name: 'Coin salon',
      description: 'Deux canapés, six fauteuils, tapis et lampes.',
      price: 380,
      unit: 'day',
    },
  ],
  travelsKm: [40, 200],
  reviews: {
    delighted: [
      'La salle était méconnaissable et pourtant très simple. Nos invités ont gardé les menus.',
      'Tout a été monté la veille et repris avant notre réveil. Nous n’avons rien porté.',
      'La maquette du premier rendez-vous ressemblait exactement au résultat.',
      'Des conseils francs : on nous a fait renoncer à deux idées, avec raison.',
      'Les lumières du jardin ont fait toute la soirée.',
    ],
    content: [
      'Très beau matériel. Il manquait six verres, apportés dans l’heure.',
      'Goût sûr et équipe aimable, devis un peu long à arriver.',
      'Beau travail de papeterie ; pensez à relire les prénoms deux fois.',
    ],
    mixed: [
      'Le décor était joli mais plus léger que sur le dessin.',
      'Montage commencé avec une heure de retard, rattrapé de justesse.',
    ],
  },
};
