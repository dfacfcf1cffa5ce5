// The reviews of partners, with dates, verification and some answers.
import { authors } from './accounts.ts';
import { day, instant } from './days.ts';
import { id } from './ids.ts';
import { type Partner, partners } from './partners.ts';
import { type Dice, dice } from './random.ts';
import { french, insert, type Value } from './sql.ts';
import { specialties } from './trades/specialists.ts';

interface Opinion {
  rating: number;
  titles: readonly string[];
  body: string;
}

const openings: Readonly<Record<'mariage' | 'fête', readonly string[]>> = {
  mariage: [
    'Mariage de {n} personnes, un samedi de {m}.',
    'Pour notre mariage en {m}, avec {n} invités.',
    'Nous étions {n}, un samedi de {m}.',
    'Notre mariage a eu lieu en {m}.',
    'Réservé un an à l’avance pour {m}.',
    '',
    '',
  ],
  fête: [
    'Une fête de {n} personnes, en {m}.',
    'Nous étions {n} en {m}.',
    'Réservé pour {m}, deux mois avant seulement.',
    '',
  ],
};
const closings = [
  'Nous recommandons sans réserve.',
  'Merci pour tout.',
  'Le prix était celui du devis, au centime.',
  'Réponses rapides, du premier message au dernier.',
  'Si c’était à refaire, nous referions le même choix.',
  '',
  '',
  '',
] as const;
const titles = {
  delighted: [
    'Au-delà de nos espoirs',
    'Une journée parfaite',
    'À choisir les yeux fermés',
    'Merci, simplement',
    'Du grand soin',
    'Un souvenir pour toujours',
    'Exactement ce que nous voulions',
  ],
  content: ['Très bien', 'Une belle prestation', 'Du sérieux, et du cœur', 'Presque parfait'],
  mixed: ['Un peu en dessous de nos attentes', 'Bien, avec des réserves'],
} as const;
const plainContent = [
  'Très bon contact et travail soigné, conforme au devis.',
  'Tout s’est bien passé ; la réponse au premier message a demandé deux jours.',
] as const;
const answers = {
  warm: [
    'Merci à vous, et à toutes les personnes présentes, pour l’accueil. À bientôt, qui sait.',
    'C’était une joie de travailler pour vous. Gardez-nous une photo !',
    'Merci pour ces mots, lus à toute l’équipe ce matin.',
    'Nous nous souvenons très bien de cette journée, et de la lumière. Merci de l’avoir racontée.',
    'Merci de votre confiance, du premier rendez-vous au dernier.',
  ],
  careful: [
    'Merci pour ce retour. Nous avons revu ce point avec l’équipe et changé notre façon de faire.',
    'Vous avez raison, et nous vous présentons nos excuses. Merci de l’avoir dit avec mesure.',
  ],
} as const;
/** The first Saturday of the eighteen months that reviews are about, counted from the wedding. */
const FIRST_SATURDAY = -798;

export function reviewStatements(): string {
  const rows = partners.flatMap(reviewRows).map((row, index): Value[] => [id('review', index + 1), ...row]);
  return insert(
    'public.reviews',
    [
      'id',
      'partner_id',
      'author_id',
      'author_name',
      'event_on',
      'rating',
      'title',
      'body',
      'checked',
      'answer',
      'answered_at',
      'created_at',
    ],
    rows,
  );
}

function reviewRows(partner: Partner): Value[][] {
  if (partner.state === 'pending' || partner.state === 'refused') return [];
  const chance = dice(`reviews ${partner.name}`);
  const opinions = chance.some(opinionsOf(partner, chance), chance.between(partner.number === 1 ? 8 : 1, 8));
  const who = chance.some(authors, opinions.length);
  const used = new Set<string>();
  // A page repeats neither an answer nor a title.
  const once = (list: readonly string[]): string | undefined => {
    const [text] = chance.some(
      list.filter((candidate) => !used.has(candidate)),
      1,
    );
    if (text !== undefined) used.add(text);
    return text;
  };
  return opinions.map(({ rating, titles: heads, body }, index) => {
    const author = who[index];
    const saturday = FIRST_SATURDAY + chance.between(0, 78) * 7;
    const written = saturday + chance.between(4, 32);
    const answer = chance.chance(partner.number === 1 ? 0.7 : 0.3)
      ? once(rating > 3 ? answers.warm : answers.careful)
      : undefined;
    return [
      partner.id,
      author?.id ?? null,
      author?.name ?? '',
      day(saturday),
      rating,
      once(heads) ?? '',
      french(
        [opening(chance, author?.name ?? '', saturday), body, rating > 3 ? chance.pick(closings) : '']
          .filter(Boolean)
          .join(' '),
      ),
      'réservation faite sur Liesse',
      answer === undefined ? null : french(answer),
      answer === undefined ? null : instant({ day: written + 3, at: '09:30' }),
      instant({ day: written, at: `20:${chance.between(10, 59)}` }),
    ];
  });
}

const opinions = (bodies: readonly string[], heads: readonly string[], rate: () => number): Opinion[] =>
  bodies.map((body) => ({ rating: rate(), titles: heads, body }));

/** Each sentence appears once at most for one partner. */
function opinionsOf(partner: Partner, chance: Dice): Opinion[] {
  const special = specialties[partner.name]?.reviews;
  const { delighted, content, mixed } = partner.texts.reviews;
  return [
    ...opinions(special ?? delighted, titles.delighted, () => 5),
    ...opinions(special === undefined ? content : plainContent, titles.content, () => 4),
    ...(chance.chance(0.4) && special === undefined
      ? opinions(mixed.slice(0, 1 + (partner.number % 2)), titles.mixed, () => chance.pick([3, 3, 2]))
      : []),
  ];
}

function opening(chance: Dice, author: string, saturday: number): string {
  return chance
    .pick(openings[author.includes(',') ? 'fête' : 'mariage'])
    .replace('{n}', String(chance.between(5, 16) * 10 - chance.pick([0, 2, 4])))
    .replace('de {m}', `{de mois ${saturday}}`)
    .replace('{m}', `{mois ${saturday}}`);
}
