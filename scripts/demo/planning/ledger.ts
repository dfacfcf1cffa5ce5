// The budgets: lines by category, bookings at their agreed price, and paid, late and future instalments.
import { termAmounts } from '@liesse/domain';
import { ago, day } from '../days.ts';
import { eventOf } from '../event-facts.ts';
import {
  birthday,
  christening,
  civilUnion,
  countryWedding,
  engagement,
  id,
  launchEvening,
  seminar,
  sixtieth,
  wedding,
  winterWedding,
} from '../ids.ts';
import { french, insert, raw, type Value } from '../sql.ts';
import { entryId, manualEntryId } from './event-partners.ts';
import { isBooked, quoteId, type Request, requests, totalsOf } from './requests.ts';

interface Category {
  event: string;
  code: string;
  name: string;
  cents: number;
}

const categories: readonly Category[] = [
  { event: wedding, code: 'reception', name: 'Lieu et repas', cents: 1_700_000 },
  { event: wedding, code: 'tenues', name: 'Tenues', cents: 190_000 },
  { event: wedding, code: 'alliances', name: 'Alliances', cents: 120_000 },
  { event: wedding, code: 'photo', name: 'Photo et vidéo', cents: 200_000 },
  { event: wedding, code: 'voyage', name: 'Voyage de noces', cents: 100_000 },
  { event: wedding, code: 'decoration', name: 'Fleurs et décoration', cents: 160_000 },
  { event: wedding, code: 'musique', name: 'Musique', cents: 130_000 },
  { event: wedding, code: 'beaute', name: 'Beauté', cents: 40_000 },
  { event: wedding, code: 'transport', name: 'Transport', cents: 70_000 },
  { event: wedding, code: 'papeterie', name: 'Papeterie', cents: 40_000 },
  { event: wedding, code: 'ceremonie', name: 'Cérémonie', cents: 100_000 },
  { event: birthday, code: 'reception', name: 'Lieu et repas', cents: 220_000 },
  { event: birthday, code: 'decoration', name: 'Décoration', cents: 40_000 },
  { event: birthday, code: 'animation', name: 'Animations', cents: 60_000 },
  { event: seminar, code: 'reception', name: 'Lieu et repas', cents: 900_000 },
  { event: seminar, code: 'programme', name: 'Programme', cents: 400_000 },
  { event: seminar, code: 'transport', name: 'Transport', cents: 150_000 },
];

interface Line {
  event: string;
  code?: string;
  label: string;
  trade?: string;
  cents: number;
  /** The price per expected guest. */
  unit?: number;
  /** The partner whose quote the line is about. */
  partner?: string;
  /** The agreement with a partner outside the directory. */
  agreed?: {
    cents: number;
    name?: string;
    parts: readonly (readonly [label: string, kind: string, cents: number, daysBefore: number])[];
  };
}

const lines: readonly Line[] = [
  {
    event: wedding,
    code: 'reception',
    label: 'Lieu de réception',
    trade: 'venue',
    cents: 570_000,
    partner: 'Domaine des Tilleuls',
  },
  {
    event: wedding,
    code: 'reception',
    label: 'Traiteur et boissons',
    trade: 'caterer',
    cents: 1_120_000,
    partner: 'La Table d’Ambroise',
  },
  {
    event: wedding,
    code: 'tenues',
    label: 'Robe',
    trade: 'beauty',
    cents: 120_000,
    agreed: {
      cents: 128_000,
      name: 'Atelier de Madame Vidal',
      parts: [
        ['Acompte', 'acompte', 48_000, 260],
        ['Second essayage', 'acompte', 40_000, 90],
        ['Solde', 'solde', 40_000, 20],
      ],
    },
  },
  { event: wedding, code: 'tenues', label: 'Costume et chaussures', cents: 62_000 },
  {
    event: wedding,
    code: 'alliances',
    label: 'Alliances',
    cents: 110_000,
    agreed: {
      cents: 109_000,
      parts: [
        ['Commande', 'acompte', 54_500, 215],
        ['Retrait', 'solde', 54_500, 60],
      ],
    },
  },
  {
    event: wedding,
    code: 'photo',
    label: 'Photographe',
    trade: 'photographer',
    cents: 190_000,
    partner: 'Atelier Lumière d’Août',
  },
  { event: wedding, code: 'voyage', label: 'Trois jours à la mer', cents: 90_000 },
  {
    event: wedding,
    code: 'decoration',
    label: 'Fleurs',
    trade: 'florist',
    cents: 110_000,
    partner: 'Pivoine & Fougère',
  },
  { event: wedding, code: 'decoration', label: 'Décoration et location', trade: 'decorator', cents: 40_000 },
  { event: wedding, code: 'musique', label: 'DJ', trade: 'dj', cents: 130_000, partner: 'Sillon 33' },
  { event: wedding, code: 'beaute', label: 'Coiffure et maquillage', trade: 'beauty', cents: 30_000 },
  { event: wedding, code: 'transport', label: 'Navettes de nuit', trade: 'transport', cents: 69_000 },
  { event: wedding, code: 'papeterie', label: 'Faire-part, menus, marque-places', cents: 42_000, unit: 300 },
  {
    event: wedding,
    code: 'ceremonie',
    label: 'Cérémonie laïque',
    trade: 'general',
    cents: 90_000,
    partner: 'Paroles d’Alliance',
  },
  {
    event: birthday,
    code: 'reception',
    label: 'Repas et gâteau',
    trade: 'caterer',
    cents: 160_000,
    partner: 'Le Garde-Manger de Lise',
  },
  { event: birthday, code: 'reception', label: 'Salle', cents: 45_000 },
  { event: birthday, code: 'decoration', label: 'Fleurs et guirlandes', trade: 'florist', cents: 25_000 },
  { event: birthday, code: 'animation', label: 'Musique et jeux', trade: 'entertainment', cents: 48_000 },
  {
    event: seminar,
    code: 'reception',
    label: 'Salles et pauses',
    trade: 'venue',
    cents: 330_000,
    partner: 'La Filature Haute',
  },
  { event: seminar, code: 'reception', label: 'Déjeuners et dîner', trade: 'caterer', cents: 391_000, unit: 8500 },
  { event: seminar, code: 'programme', label: 'Intervenante', cents: 180_000 },
  { event: seminar, code: 'transport', label: 'Billets de train', cents: 147_200, unit: 3200 },
  { event: engagement, label: 'Lumières du jardin', trade: 'general', cents: 70_000, partner: 'Maison Aubépine' },
  { event: engagement, label: 'Gâteau', trade: 'caterer', cents: 20_000, partner: 'Pièce Montée' },
  { event: christening, label: 'Coordination', trade: 'general', cents: 90_000, partner: 'Maison Aubépine' },
  { event: winterWedding, label: 'Organisation', trade: 'general', cents: 500_000, partner: 'Maison Aubépine' },
  { event: launchEvening, label: 'Organisation', trade: 'general', cents: 300_000, partner: 'Maison Aubépine' },
  { event: sixtieth, label: 'Organisation', trade: 'general', cents: 200_000, partner: 'Maison Aubépine' },
  { event: civilUnion, label: 'Coordination', trade: 'general', cents: 160_000, partner: 'Maison Aubépine' },
  { event: countryWedding, label: 'Coordination', trade: 'general', cents: 280_000, partner: 'Maison Aubépine' },
];

/** The partner whose first instalment is late. */
const UNPAID_PARTNER = 'Atelier Lumière d’Août';

export function ledgerStatements(): string {
  return [
    insert(
      'public.budget_categories',
      ['id', 'event_id', 'code', 'name', 'planned_cents', 'position'],
      categories.map(({ event, code, name, cents }, index) => [
        id('category', index + 1),
        event,
        code,
        name,
        cents,
        (index + 1) * 1024,
      ]),
    ),
    insert('public.budget_items', itemColumns, lines.map(itemRow)),
    insert('public.instalments', instalmentColumns, lines.flatMap(instalmentRows)),
  ].join('\n\n');
}

const itemColumns = [
  'id',
  'event_id',
  'category_id',
  'label',
  'trade',
  'estimated_cents',
  'quoted_cents',
  'committed_cents',
  'is_per_guest',
  'unit_cents',
  'guests_counted',
  'event_partner_id',
  'quote_id',
  'position',
];

function itemRow(line: Line, index: number): Value[] {
  const request = requestOf(line);
  const category = categories.findIndex(({ event, code }) => event === line.event && code === line.code);
  const total = request?.quote === undefined ? null : totalsOf(request.quote).total_ttc_cents;
  const isAgreed = request !== undefined && isBooked(request);
  const each = isAgreed ? eachCents(request) : null;
  return [
    id('item', index + 1),
    line.event,
    category < 0 ? null : id('category', category + 1),
    line.label,
    line.trade ?? null,
    line.cents,
    total,
    line.agreed?.cents ?? (isAgreed ? total : null),
    line.unit !== undefined || each !== null,
    line.unit ?? each,
    each === null ? null : eventOf(line.event).guests,
    entryOf(line, request),
    isAgreed ? quoteId(request) : null,
    (index + 1) * 1024,
  ];
}

const requestOf = ({ event, partner }: Line): Request | undefined =>
  requests.find((request) => request.event === event && request.partner === partner);

function entryOf({ agreed }: Line, request: Request | undefined): string | null {
  if (request !== undefined) return entryId(request);
  return agreed?.name === undefined ? null : manualEntryId(agreed.name);
}

/** The price per guest with tax; null for a quote without such lines. */
function eachCents({ quote }: Request): number | null {
  const own = (quote?.lines ?? []).filter(({ isPerGuest }) => isPerGuest === true);
  return own.length === 0
    ? null
    : Math.round(own.reduce((sum, { cents, rate }) => sum + (cents * (100 + rate)) / 100, 0));
}

const instalmentColumns = [
  'id',
  'event_id',
  'item_id',
  'label',
  'kind',
  'due_on',
  'days_before',
  'amount_cents',
  'paid_on',
  'term',
  'position',
];

function instalmentRows(line: Line, index: number): Value[][] {
  const { startsOn } = eventOf(line.event);
  const request = requestOf(line);
  const isAgreed = request !== undefined && isBooked(request);
  return partsOf(line).map(({ label, kind, cents, daysBefore, agreedDaysAgo }, place) => {
    // The quote was decided some minutes later in the day, which in the evening is the next day in Paris.
    const agreedOn = `((${ago(agreedDaysAgo, 90).sql}) at time zone 'Europe/Paris')::date`;
    const due = daysBefore === null ? agreedOn : day(startsOn - daysBefore).sql;
    const isUnpaid = line.partner === UNPAID_PARTNER;
    return [
      id('instalment', (index + 1) * 16 + place),
      line.event,
      id('item', index + 1),
      french(label),
      kind,
      raw(due),
      daysBefore,
      cents,
      isUnpaid ? null : raw(`case when ${due} < private.today() then ${due} end`),
      isAgreed ? place + 1 : null,
      (place + 1) * 1024,
    ];
  });
}

interface Part {
  label: string;
  kind: string;
  cents: number;
  daysBefore: number | null;
  agreedDaysAgo: number;
}

function partsOf(line: Line): Part[] {
  const request = requestOf(line);
  if (line.agreed !== undefined) {
    return line.agreed.parts.map(([label, kind, cents, daysBefore]) => ({
      label,
      kind,
      cents,
      daysBefore,
      agreedDaysAgo: 0,
    }));
  }
  if (request?.quote === undefined || !isBooked(request)) return [];
  const { quote } = request;
  const amounts = termAmounts(totalsOf(quote).total_ttc_cents, quote.terms);
  return quote.terms.map(({ label, kind, days_before: daysBefore }, place) => ({
    label,
    kind,
    cents: amounts[place] ?? 0,
    daysBefore,
    agreedDaysAgo: quote.decidedDaysAgo ?? 0,
  }));
}
