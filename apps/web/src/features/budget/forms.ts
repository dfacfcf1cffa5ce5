// The schemas of the budget's forms with their error messages. The database checks all values again.
import { instalmentKinds, partnerTypes } from '@liesse/domain';
import * as z from 'zod/mini';
import { formatMoney } from '#web/lib/format/format.ts';
import { budget } from '#web/locales/fr/client/budget.ts';

const { invalid } = budget;

/** Ten million euros. */
export const MAX_CENTS = 1_000_000_000;
export const MAX_UNIT_CENTS = 100_000_000;
export const MAX_GUESTS = 100_000;
const MAX_DAYS = 3000;

const money = (missing: string, most = MAX_CENTS, absurd: string = invalid.absurd) =>
  z.int(missing).check(z.minimum(0, invalid.negative), z.maximum(most, absurd));
const optionalMoney = z.nullable(money(invalid.money));
const guests = z.int(invalid.guests).check(z.minimum(1, invalid.guests), z.maximum(MAX_GUESTS, invalid.guests));

export const totalForm = z.object({ cents: z.nullable(money(invalid.money)) });

export const startForm = z.object({
  cents: z.nullable(money(invalid.money)).check(z.refine((cents) => cents !== null && cents !== 0, invalid.noTotal)),
  guests: z.nullable(guests),
});

export const categoryForm = z.object({
  name: z.string().check(z.trim(), z.minLength(1, invalid.name), z.maxLength(80, invalid.longName)),
  planned: z.nullable(money(invalid.money)),
});

const lineFields = z.object({
  label: z.string().check(z.trim(), z.minLength(1, invalid.label), z.maxLength(120, invalid.longLabel)),
  categoryId: z.string(),
  trade: z.enum(['', ...partnerTypes]),
  partnerId: z.string(),
  isPerGuest: z.boolean(),
  estimated: optionalMoney,
  unit: z.nullable(money(invalid.unit, MAX_UNIT_CENTS, invalid.unitAbsurd)),
  quoted: optionalMoney,
  committed: optionalMoney,
  notes: z.string().check(z.maxLength(4000, invalid.longNotes)),
});

/** `planned` is the sum of the line's instalments; its amount cannot be lower. */
export const lineForm = (planned: number, guestCount: number | null) =>
  lineFields.check(
    z.refine(({ isPerGuest, unit }) => !isPerGuest || unit !== null, { path: ['unit'], error: invalid.unit }),
    z.refine(({ isPerGuest, estimated }) => isPerGuest || estimated !== null, {
      path: ['estimated'],
      error: invalid.estimated,
    }),
    z.refine(
      ({ isPerGuest, unit }) => !isPerGuest || guestCount === null || (unit ?? 0) * guestCount <= MAX_CENTS * 10,
      { path: ['unit'], error: invalid.absurd },
    ),
    ...(['committed', 'quoted', 'estimated', 'unit'] as const).map((field) =>
      z.refine<LineForm>(
        (line) => planned === 0 || countingField(line) !== field || amountOfForm(line, guestCount) >= planned,
        {
          path: [field],
          error: invalid.belowPlan(formatMoney(planned)),
        },
      ),
    ),
  );

/** The field that determines the amount of the line. */
function countingField({ committed, quoted, isPerGuest }: LineForm): 'committed' | 'quoted' | 'unit' | 'estimated' {
  if (committed !== null) return 'committed';
  if (quoted !== null) return 'quoted';
  return isPerGuest ? 'unit' : 'estimated';
}

export const amountOfForm = (line: LineForm, guestCount: number | null): number =>
  line.committed ??
  line.quoted ??
  (line.isPerGuest && guestCount !== null ? (line.unit ?? 0) * guestCount : (line.estimated ?? 0));

const day = z.nullable(z.iso.date(invalid.date).check(z.refine(isInRange, invalid.dateRange)));

const planRow = z
  .object({
    label: z.string().check(z.trim(), z.maxLength(120, invalid.longLabel)),
    kind: z.enum(instalmentKinds),
    due: z.enum(['fixed', 'before']),
    dueOn: day,
    daysBefore: z.nullable(z.int(invalid.days).check(z.minimum(0, invalid.days), z.maximum(MAX_DAYS, invalid.days))),
    cents: z.nullable(money(invalid.amount)),
  })
  .check(
    z.refine(({ cents }) => cents !== null && cents > 0, { path: ['cents'], error: invalid.amount }),
    z.refine(({ due, daysBefore }) => due === 'fixed' || daysBefore !== null, {
      path: ['daysBefore'],
      error: invalid.days,
    }),
    z.refine(({ due, dueOn }) => due === 'before' || dueOn !== null, { path: ['dueOn'], error: invalid.dateNeeded }),
  );

/** The editor itself shows whether the rows add up to the amount of the line. */
export const planForm = z.object({ rows: z.array(planRow).check(z.minLength(1, invalid.noRows)) });

/** A payment is dated today or earlier. */
export const payForm = (today: string) =>
  z.object({
    paidOn: z.iso.date(invalid.date).check(
      z.refine((on) => on <= today, invalid.future),
      z.refine(isInRange, invalid.dateRange),
    ),
  });

export type TotalForm = z.infer<typeof totalForm>;
export type StartForm = z.infer<typeof startForm>;
export type CategoryForm = z.infer<typeof categoryForm>;
export type LineForm = z.infer<typeof lineFields>;

function isInRange(on: string): boolean {
  return on >= '2000-01-01' && on <= '2200-12-31';
}
