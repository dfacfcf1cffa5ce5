// What prevents a draft from being saved or sent. The database has the same limits.
import { MAX_QUOTE_CENTS, missingOf } from '@liesse/domain';
import { type DraftLine, type DraftQuote, type DraftTotals, known, toTerms } from '#web/features/quotes/draft-quote.ts';
import { type CivilDate, isCivilDate } from '#web/lib/format/civil-date.ts';

export type LineProblem = 'label' | 'longLabel' | 'quantity' | 'price' | 'discount' | 'optionPrice';

/** The first problem of a line, or null. */
export function problemOf(line: DraftLine): LineProblem | null {
  const label = line.label.trim();
  if (label === '') return 'label';
  if (label.length > 200) return 'longLabel';
  if (!isWithin(line.quantity, 0.01, 100_000) || !hasTwoDecimals(line.quantity)) return 'quantity';
  if (!isWithin(line.cents, -100_000_000, 100_000_000)) return 'price';
  if (line.isOptional && known(line.cents) < 0) return 'optionPrice';
  return line.discount !== null && !isPercent(line.discount) ? 'discount' : null;
}

export type QuoteProblem =
  | 'noLines'
  | 'lines'
  | 'tooMany'
  | 'validUntil'
  | 'days'
  | 'discount'
  | 'negative'
  | 'tooMuch'
  | 'termDays'
  | 'terms';

/** Everything that prevents saving, in the order of the page. */
export function problemsOf(draft: DraftQuote, totals: DraftTotals, today: CivilDate): QuoteProblem[] {
  const { validUntil: valid, startsOn, endsOn, terms } = draft;
  const found: [QuoteProblem, boolean][] = [
    [
      'days',
      !isDayOrNull(startsOn) || !isDayOrNull(endsOn) || (endsOn !== null && (startsOn === null || endsOn < startsOn)),
    ],
    ['noLines', draft.lines.length === 0],
    ['tooMany', draft.lines.length > 100],
    ['lines', draft.lines.some((line) => problemOf(line) !== null)],
    [
      'discount',
      draft.discountBy === 'percent'
        ? draft.discountPercent !== null && !isPercent(draft.discountPercent)
        : draft.discountCents !== null && !isWithin(draft.discountCents, 0, MAX_QUOTE_CENTS),
    ],
    ['negative', totals.total_ttc_cents < 0],
    ['tooMuch', totals.fullTtcCents > MAX_QUOTE_CENTS],
    [
      'termDays',
      terms.some(({ due, days }) => due === 'before' && (!Number.isInteger(days) || !isWithin(days, -999, 999))),
    ],
    ['terms', hasBadTerms(draft) || missingOf(totals.total_ttc_cents, toTerms(draft)).value !== 0],
    ['validUntil', valid === null || !isCivilDate(valid) || valid < today],
  ];
  return found.flatMap(([problem, isFound]) => (isFound ? [problem] : []));
}

const hasBadTerms = ({ terms, termsBy }: DraftQuote): boolean =>
  terms.some(({ percent, cents }) =>
    termsBy === 'percent'
      ? !isWithin(percent, 0, 100) || !Number.isInteger(percent)
      : !isWithin(cents, 0, MAX_QUOTE_CENTS),
  );

const isDayOrNull = (day: string | null): boolean => day === null || isCivilDate(day);

const isWithin = (value: number | null, least: number, most: number): boolean =>
  value !== null && value >= least && value <= most;

const isPercent = (value: number): boolean => isWithin(value, 0, 100) && hasTwoDecimals(value);

/** The database rounds to hundredths, so a finer number would change without a word. */
const hasTwoDecimals = (value: number | null): boolean =>
  value !== null && Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
