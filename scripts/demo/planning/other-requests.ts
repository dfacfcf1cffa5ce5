// The quote requests of the events other than the wedding.
import { halves, type RequestText } from './request-texts.ts';

export const birthdayRequests: readonly Omit<RequestText, 'event'>[] = [
  {
    partner: 'Le Garde-Manger de Lise',
    state: 'accepted',
    daysAgo: 50,
    seenDaysAgo: 50,
    answeredDaysAgo: 48,
    message: 'Bonjour, un déjeuner assis pour les 70 ans de ma mère : 34 personnes, dont sept enfants.',
    quote: {
      state: 'accepted',
      title: 'Déjeuner du {jour 28}',
      lines: [{ label: 'Déjeuner et gâteau', quantity: 34, cents: 4100, rate: 10, isPerGuest: true }],
      terms: halves,
      sentDaysAgo: 48,
      decidedDaysAgo: 41,
      validDays: -15,
    },
    messages: [['partner', 48, 'Quelle belle occasion. Je propose un plat à partager et un gâteau aux agrumes.']],
  },
  {
    partner: 'Maison Aubépine',
    state: 'new',
    daysAgo: 1,
    message:
      'Bonjour, auriez-vous une idée d’animation douce pour un anniversaire en famille ? Trois générations autour de la table.',
    messages: [],
  },
];

export const seminarRequests: readonly Omit<RequestText, 'event'>[] = [
  {
    partner: 'La Filature Haute',
    state: 'accepted',
    daysAgo: 90,
    seenDaysAgo: 90,
    answeredDaysAgo: 88,
    message: 'Bonjour, nous réunissons 46 personnes sur deux jours : une plénière et quatre salles.',
    quote: {
      state: 'accepted',
      title: 'Séminaire, deux jours',
      lines: [
        { label: 'Plénière et quatre salles, par jour', quantity: 2, cents: 110_000, rate: 20 },
        { label: 'Pauses et café', quantity: 46, cents: 1500, rate: 10, isPerGuest: true },
      ],
      terms: halves,
      sentDaysAgo: 88,
      decidedDaysAgo: 80,
      validDays: -58,
      days: 2,
    },
    messages: [['partner', 88, 'Les salles sont à vous. L’ascenseur dessert tous les étages.']],
  },
  {
    partner: 'Maison Aubépine',
    state: 'seen',
    daysAgo: 6,
    seenDaysAgo: 5,
    message: 'Bonjour, pouvez-vous tenir l’accueil et le rythme de deux journées, à Roubaix ?',
    messages: [],
  },
  {
    partner: 'Maison Aubépine',
    state: 'expired',
    daysAgo: 75,
    seenDaysAgo: 74,
    message: 'Bonjour, une organisation complète de notre séminaire vous intéresse-t-elle ?',
    messages: [],
  },
  {
    partner: 'Maison Aubépine',
    state: 'declined',
    daysAgo: 200,
    seenDaysAgo: 200,
    answeredDaysAgo: 200,
    declinedBy: 'partner',
    reason: 'Notre équipe est prise toute cette semaine-là.',
    message: 'Bonjour, êtes-vous libres la semaine du {jour -103} ?',
    messages: [],
  },
];

export const engagementRequests: readonly Omit<RequestText, 'event'>[] = [
  {
    partner: 'Maison Aubépine',
    state: 'done',
    daysAgo: 130,
    seenDaysAgo: 130,
    answeredDaysAgo: 130,
    message: 'Bonjour, nous fêtons nos fiançailles au jardin : auriez-vous de quoi le mettre en lumière ?',
    quote: {
      state: 'accepted',
      title: 'Soirée au jardin',
      lines: [{ label: 'Installation et veille de la soirée', quantity: 1, cents: 62_500, rate: 20 }],
      terms: halves,
      sentDaysAgo: 129,
      decidedDaysAgo: 125,
      validDays: -95,
    },
    messages: [
      ['partner', 130, 'Bien sûr. Des guirlandes basses et rien qui clignote.'],
      ['client', 52, 'Merci pour tout, c’était exactement cela.'],
    ],
  },
  {
    partner: 'Pièce Montée',
    state: 'done',
    daysAgo: 120,
    seenDaysAgo: 119,
    answeredDaysAgo: 119,
    message: 'Bonjour, un gâteau à étages pour 28 personnes, sans sucre glace si possible.',
    quote: {
      state: 'accepted',
      title: 'Gâteau à étages',
      lines: [{ label: 'Gâteau à étages, par personne', quantity: 28, cents: 700, rate: 5.5, isPerGuest: true }],
      terms: halves,
      sentDaysAgo: 119,
      decidedDaysAgo: 117,
      validDays: -90,
    },
    messages: [],
  },
];

export const christeningRequests: readonly Omit<RequestText, 'event'>[] = [
  {
    partner: 'Maison Aubépine',
    state: 'accepted',
    daysAgo: 30,
    seenDaysAgo: 30,
    answeredDaysAgo: 29,
    message:
      'Bonjour, un baptême en {mois 84}, une quarantaine de personnes. Nous voulons surtout être avec nos invités.',
    quote: {
      state: 'accepted',
      title: 'Coordination d’un après-midi',
      lines: [{ label: 'Coordination, une personne', quantity: 1, cents: 75_000, rate: 20 }],
      terms: halves,
      sentDaysAgo: 29,
      decidedDaysAgo: 24,
      validDays: 1,
    },
    messages: [
      ['partner', 29, 'C’est noté, Noé. Nous tiendrons les horaires, vous tiendrez Ambre.'],
      ['client', 24, 'Marché conclu.'],
    ],
  },
];
