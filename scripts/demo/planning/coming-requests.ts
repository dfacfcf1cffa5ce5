// The bookings of the next three months with the partner who can sign in: one with everything paid but the balance, one whose second
// instalment is due, one that has just been signed.
import { civilUnion, countryWedding, launchEvening, sixtieth, winterWedding } from '../ids.ts';
import { halves, type RequestText, thirds } from './request-texts.ts';

const partner = 'Maison Aubépine';

export const comingRequests: readonly RequestText[] = [
  {
    event: winterWedding,
    partner,
    state: 'accepted',
    daysAgo: 160,
    seenDaysAgo: 160,
    answeredDaysAgo: 159,
    message:
      'Bonjour, nous nous marions le {jour -189} au château. Nous cherchons une équipe pour tout organiser, de la salle aux fleurs.',
    hintCents: 500_000,
    quote: {
      state: 'accepted',
      title: 'Organisation complète et coordination',
      lines: [
        { label: 'Organisation complète', quantity: 1, cents: 312_000, rate: 20 },
        { label: 'Coordination du week-end, deux personnes', quantity: 2, cents: 48_000, rate: 20 },
        { label: 'Cahier de soirée, par personne', quantity: 96, cents: 450, rate: 20, isPerGuest: true },
      ],
      terms: thirds,
      sentDaysAgo: 155,
      decidedDaysAgo: 148,
      validDays: -125,
      days: 2,
    },
    messages: [
      [
        'partner',
        159,
        'Bonjour Nour, bonjour Baptiste. Le château en hiver, c’est le feu et les bougies : comptez sur nous.',
      ],
      ['client', 148, 'C’est signé, et nous respirons enfin.'],
      [
        'partner',
        6,
        'Le fleuriste et le quatuor sont confirmés. Il me manque l’heure d’arrivée de vos grands-parents.',
      ],
      ['client', 2, 'Ils arrivent la veille, vers 17 h. Merci d’y penser.'],
    ],
  },
  {
    event: launchEvening,
    partner,
    state: 'accepted',
    daysAgo: 70,
    seenDaysAgo: 70,
    answeredDaysAgo: 69,
    message:
      'Bonjour, notre agence a dix ans : une soirée de 120 personnes, un jeudi, avec un discours et de la musique.',
    quote: {
      state: 'accepted',
      title: 'Soirée d’entreprise',
      lines: [
        { label: 'Coordination de la soirée, trois personnes', quantity: 3, cents: 52_000, rate: 20 },
        { label: 'Régie son et lumière', quantity: 1, cents: 98_000, rate: 20 },
      ],
      terms: halves,
      sentDaysAgo: 68,
      decidedDaysAgo: 60,
      validDays: -38,
    },
    messages: [
      [
        'partner',
        69,
        'Bonjour Hanna, la Halle nous connaît bien. Le discours à 20 h, la musique à 21 h : cela vous irait ?',
      ],
    ],
  },
  {
    event: sixtieth,
    partner,
    state: 'accepted',
    daysAgo: 45,
    seenDaysAgo: 45,
    answeredDaysAgo: 44,
    message:
      'Bonjour, une surprise pour les 60 ans de mon mari : cinquante personnes, une ferme, et personne ne doit parler.',
    quote: {
      state: 'accepted',
      title: 'Une surprise à la ferme',
      lines: [{ label: 'Organisation et coordination', quantity: 1, cents: 168_000, rate: 20 }],
      terms: halves,
      sentDaysAgo: 42,
      decidedDaysAgo: 37,
      validDays: -12,
    },
    messages: [['partner', 44, 'Bonjour Sylvie, le secret sera bien gardé.']],
  },
  {
    event: civilUnion,
    partner,
    state: 'accepted',
    daysAgo: 24,
    seenDaysAgo: 24,
    answeredDaysAgo: 24,
    message: 'Bonjour, la mairie le matin et un déjeuner au bord de l’eau. Pouvez-vous coordonner la journée ?',
    quote: {
      state: 'accepted',
      title: 'Coordination du jour même',
      lines: [
        { label: 'Coordination du jour même', quantity: 1, cents: 125_000, rate: 20 },
        { label: 'Déplacement', quantity: 1, cents: 9600, rate: 20 },
      ],
      terms: halves,
      sentDaysAgo: 22,
      decidedDaysAgo: 15,
      validDays: 8,
    },
    messages: [],
  },
  {
    event: countryWedding,
    partner,
    state: 'accepted',
    daysAgo: 12,
    seenDaysAgo: 12,
    answeredDaysAgo: 11,
    message: 'Bonjour, notre organisatrice s’est désistée. Tout est réservé, il reste à tenir les deux jours.',
    quote: {
      state: 'accepted',
      title: 'Coordination de deux jours',
      lines: [{ label: 'Coordination, par jour', quantity: 2, cents: 118_000, rate: 20 }],
      terms: thirds,
      sentDaysAgo: 10,
      decidedDaysAgo: 2,
      validDays: 20,
      days: 2,
    },
    messages: [
      ['partner', 11, 'Bonjour Capucine, envoyez-moi vos contrats : je reprends tout depuis le début.'],
      ['client', 2, 'Merci mille fois. Le dossier arrive ce soir.'],
    ],
  },
];
