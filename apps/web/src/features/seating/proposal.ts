// A proposal of the solver as the page shows it: what changes, what it cannot meet and why, in words.
import { alternation, type SeatingConflict, type SeatingPlan, type SeatingSolution } from '@liesse/domain';
import type { Move } from '#web/features/seating/changes.ts';
import { type SeatingPage, type SeatingView } from '#web/features/seating/page.ts';
import { problemOf, ruleSentence, seatIndex } from '#web/features/seating/rules.ts';
import { seatingProposal as text } from '#web/locales/fr/client/seating-proposal.ts';
import { seatingRules as rulesText } from '#web/locales/fr/client/seating-rules.ts';
import { tableName } from '#web/locales/fr/table-names.ts';

interface Shown {
  page: SeatingPage;
  view: SeatingView;
}

export interface Proposal {
  moves: Move[];
  /** One sentence for each person who gets a place, another one or none. */
  changes: string[];
  unplaced: string[];
  broken: string[];
  unmet: ReadonlyArray<{ sentence: string; reason: string }>;
}

/** Where people sit, as the solver reads it. */
export const planOf = (page: SeatingPage): SeatingPlan =>
  Object.fromEntries(
    page.seats.map(({ guest_id, table_id, seat }) => [guest_id, { tableId: table_id, seat: seatIndex(seat) }]),
  );

export function proposalOf(shown: Shown, { plan, review }: SeatingSolution): Proposal {
  const { page, view } = shown;
  const nameOf = (guestId: string) => view.names.get(guestId) ?? '';
  const moves = movesOf(page, plan);
  return {
    moves,
    changes: moves.map(({ guestId, to }) => {
      const before = page.seats.find(({ guest_id }) => guest_id === guestId);
      const isSameTable = before !== undefined && before.table_id === to?.tableId;
      const from = placeName(page, before?.table_id, isSameTable ? before.seat : null);
      return text.change(nameOf(guestId), from, placeName(page, to?.tableId, isSameTable ? to?.seat : null));
    }),
    unplaced: review.unplaced.map(nameOf),
    broken: review.broken.map((broken) => {
      if (broken.kind === 'rule') return sentenceOf(shown, broken.ruleId);
      if (broken.kind === 'household') return text.brokenHousehold(householdName(page, broken.householdId));
      const table = placeName(page, broken.tableId);
      return broken.kind === 'capacity' ? text.brokenCapacity(table) : text.brokenMinimum(table, broken.minimum);
    }),
    unmet: review.unmet.map(({ ruleId, reason }) => ({
      sentence: sentenceOf(shown, ruleId),
      reason: text.reasons[reason],
    })),
  };
}

/** Who changes tables; where sides take turns, also who changes seats: elsewhere people remain on any seat of their table. */
function movesOf(page: SeatingPage, plan: SeatingPlan): Move[] {
  const problem = problemOf(page);
  const strengths = alternation(problem);
  const alternating = new Set(
    problem.tables.flatMap(({ id }, table) => ((strengths[table] ?? null) === null ? [] : id)),
  );
  const seats = new Map(page.seats.map((seat) => [seat.guest_id, seat]));
  return page.guests.flatMap(({ id }): Move[] => {
    const [before, after] = [seats.get(id), plan[id]];
    const seat = after === undefined || after.seat === null ? null : after.seat + 1;
    const isSameTable = before?.table_id === after?.tableId;
    if (isSameTable && (after === undefined || before?.seat === seat || !alternating.has(after.tableId))) return [];
    return [{ guestId: id, to: after === undefined ? null : { tableId: after.tableId, seat } }];
  });
}

/** The parts of a contradiction, each in words. */
export const conflictSentences = (shown: Shown, conflict: SeatingConflict): string[] => [
  ...conflict.ruleIds.map((id) => sentenceOf(shown, id)),
  ...conflict.householdIds.map((id) => text.conflictHousehold(householdName(shown.page, id))),
  ...(conflict.needsSeats ? [text.conflictSeats] : []),
];

/** A rule of the list, or the one that `problemOf` makes of a locked seat or a reserved table. */
function sentenceOf({ page, view }: Shown, ruleId: string): string {
  const rule = page.rules.find(({ id }) => id === ruleId);
  if (rule !== undefined) return ruleSentence(rule, { page, view });
  const [kind, id] = ruleId.split(':');
  if (kind === 'reserved') {
    const table = page.tables.find((one) => one.id === id);
    return rulesText.reserved(placeName(page, id), table?.reserved_tag ?? '');
  }
  const seat = page.seats.find(({ guest_id }) => guest_id === id);
  return rulesText.fixed(view.names.get(id ?? '') ?? '', placeName(page, seat?.table_id));
}

function placeName(page: SeatingPage, tableId: string | undefined, seat: number | null = null): string {
  const table = page.tables.find(({ id }) => id === tableId);
  if (table === undefined) return text.waiting;
  return seat === null ? tableName(table) : text.seat(tableName(table), seat);
}

const householdName = ({ households }: SeatingPage, householdId: string): string =>
  households.find(({ id }) => id === householdId)?.name ?? '';
