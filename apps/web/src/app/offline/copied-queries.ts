// Which query results a device stores for use without a network, and how the changes that wait are shown in them.
import type { QueryKey } from '@tanstack/react-query';
import { withInstalment } from '#web/features/budget/changes.ts';
import type { BudgetLedger } from '#web/features/budget/ledger.ts';
import { type GuestBook, patchHousehold, patchPerson, withoutPrivateFields } from '#web/features/guests/guest-cache.ts';
import type { CalendarImport } from '#web/features/partner-calendar/queries.ts';
import type { Task } from '#web/features/planning/task.ts';
import type { SeatingPage } from '#web/features/seating/page.ts';
import type { Timeline } from '#web/features/timeline/entries.ts';
import type { Change } from '#web/lib/offline/change.ts';

/** What an event's pages read: tasks and guests have keys of their own. */
const ofEvent: Readonly<Record<string, CopiedList>> = {
  timeline: 'timeline',
  ledger: 'ledger',
  conversations: 'messages',
  seating: 'other',
  members: 'other',
  moments: 'other',
  budget: 'other',
  partners: 'other',
  'partner-options': 'other',
  'budget-item-options': 'other',
};
const whole: Readonly<Record<string, CopiedList>> = {
  requests: 'messages',
  'partner-requests': 'messages',
  'partner-request': 'messages',
  'partner-conversations': 'messages',
  'partner-dashboard': 'messages',
  'partner-calendar': 'other',
};

type CopiedList = 'tasks' | 'guests' | 'timeline' | 'ledger' | 'messages' | 'other';

function listOf([first, event, third]: QueryKey): CopiedList | null {
  if (first === 'planning') return third === 'tasks' ? 'tasks' : null;
  // The history of the guests tells of their diets.
  if (first === 'guests') return event === undefined || third !== undefined ? null : 'guests';
  if (first === 'events') return event === 'list' ? 'other' : (ofEvent[String(third)] ?? null);
  return whole[String(first)] ?? null;
}

export function copyOf(key: QueryKey, data: unknown): unknown {
  const list = listOf(key);
  if (list === null || isSearch(key)) return undefined;
  if (data === null) return data;
  if (list === 'guests') return withoutPrivateFields(data as GuestBook);
  if (key[2] === 'seating' && key[3] === 'plan') return withoutDiets(data as SeatingPage);
  return key[0] === 'partner-calendar' && key[2] === 'imports' ? withoutPaths(data as CalendarImport[]) : data;
}

/** Each key that is typed into the search of requests has a query of its own. */
const isSearch = (key: QueryKey): boolean =>
  key.some((part) => typeof part === 'object' && part !== null && 'words' in part && part.words !== '');

/** Diets and chosen dishes may tell of an illness or a faith: like allergies, they are not stored on a device. */
const withoutDiets = (page: SeatingPage): SeatingPage => ({
  ...page,
  guests: page.guests.map((guest) => ({ ...guest, diet: null, dishes: [] })),
});

/** Whoever knows the whole address of a calendar reads it. The page shows its host alone. */
const withoutPaths = (imports: readonly CalendarImport[]): CalendarImport[] =>
  imports.map((one) => ({ ...one, address: one.address && new URL(one.address).origin }));

/** Returns the same data when no change concerns them. The key decides the type of the data. */
export function withChanges(key: QueryKey, data: unknown, changes: readonly Change[]): unknown {
  const list = listOf(key);
  if (data === undefined || list === null || list === 'messages' || list === 'other') return data;
  if (list === 'timeline' && key.length !== 3) return data;
  let shown: unknown = data;
  for (const change of changes) if (change.state === 'waiting') shown = patch(list, shown, change);
  return shown;
}

function patch(list: CopiedList, data: unknown, change: Change): unknown {
  const { table, row, mine } = change;
  if (list === 'tasks' && table === 'tasks') return withRow(data as Task[], row, mine);
  if (list === 'timeline' && table === 'timeline_items') {
    const timeline = data as Timeline;
    const items = change.kind === 'delay' ? delayed(timeline.items, change) : withRow(timeline.items, row, mine);
    return items === timeline.items ? timeline : { ...timeline, items };
  }
  if (list === 'ledger' && table === 'instalments') {
    const ledger = data as BudgetLedger;
    const isShown = ledger.instalments.some(({ id, paid_on: paidOn }) => id === row && paidOn !== mine['paid_on']);
    return isShown ? withInstalment(row, mine)(ledger) : ledger;
  }
  if (list !== 'guests') return data;
  const book = data as GuestBook;
  if (table === 'households') return patchHousehold(book, row, mine);
  if (table !== 'guests') return book;
  if (change.kind !== 'reply') return patchPerson(book, row, () => mine);
  const index = book.moments.findIndex(({ id }) => id === change.moment);
  const answer = mine['attending'] === null ? 'waiting' : mine['attending'] === true ? 'yes' : 'no';
  return patchPerson(book, row, ({ answers }) => ({ answers: answers.with(index, answer) }));
}

function withRow<Row extends { id: string }>(rows: Row[], id: string, mine: Change['mine']): Row[] {
  const row = rows.find((one) => one.id === id);
  const isShown = row !== undefined && Object.entries(mine).some(([field, value]) => row[field as keyof Row] !== value);
  return isShown ? rows.map((one) => (one === row ? { ...one, ...mine } : one)) : rows;
}

/** The entries of that day from the delayed one on. Entries that show the delay already stay as they are. */
function delayed(items: Timeline['items'], { row, mine, base }: Change): Timeline['items'] {
  const first = items.find(({ id }) => id === row);
  const [from, to] = [base['starts_minute'], mine['starts_minute']];
  if (first === undefined || typeof from !== 'number' || typeof to !== 'number' || first.starts_minute !== from)
    return items;
  return items.map((item) =>
    item.day === first.day && item.starts_minute !== null && item.starts_minute >= from
      ? { ...item, starts_minute: item.starts_minute + to - from }
      : item,
  );
}

/** The queries that show what was sent. */
export function showsOneOf(key: QueryKey, changes: readonly Change[]): boolean {
  const list = listOf(key);
  const tables = new Set(changes.map(({ table }) => table));
  if (list === 'tasks') return tables.has('tasks');
  if (list === 'timeline') return tables.has('timeline_items');
  if (list === 'ledger') return tables.has('instalments');
  if (list === 'guests') return tables.has('guests') || tables.has('households');
  if (list === 'messages') return tables.has('messages');
  return key[0] === 'events' && key[1] === 'dashboard';
}
