// A proposal of the solver as the page shows it: what changes, what it cannot meet and why, in words.
import { assignSeats, type SeatingConflict, type SeatingPlan, type SeatingSolution } from '@liesse/domain';
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
  const seated = assignSeats(problemOf(page), plan);
  const before = new Map(page.seats.map(({ guest_id, table_id }) => [guest_id, table_id]));
  const nameOf = (guestId: string) => view.names.get(guestId) ?? '';
  const moved = page.guests.filter(({ id }) => before.get(id) !== seated[id]?.tableId);
  return {
    moves: moved.map(({ id }) => {
      const place = seated[id];
      if (place === undefined) return { guestId: id, to: null };
      return { guestId: id, to: { tableId: place.tableId, seat: place.seat === null ? null : place.seat + 1 } };
    }),
    changes: moved.map(({ id }) =>
      text.change(nameOf(id), placeName(page, before.get(id)), placeName(page, seated[id]?.tableId)),
    ),
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

function placeName(page: SeatingPage, tableId: string | undefined): string {
  const table = page.tables.find(({ id }) => id === tableId);
  return table === undefined ? text.waiting : tableName(table);
}

const householdName = ({ households }: SeatingPage, householdId: string): string =>
  households.find(({ id }) => id === householdId)?.name ?? '';
