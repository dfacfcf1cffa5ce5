// Filters that compare a column with UUIDs, such as `event_id=eq.…`, are decided without the database: nearly every live list has one, and
// a change must not cost a comparison for each of its subscribers. Two UUIDs in canonical form are equal exactly when their texts are,
// whatever the type of the column.
import type { Change } from '#platform/realtime/changes/log/log.ts';
import type { Comparison, Conditions } from './filters.ts';

const CANONICAL = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** Undefined where the database has to compare. */
export function holdsByText({ column, operator, value }: Comparison, { values }: Change): boolean | undefined {
  if (operator !== '=' || value === null || !CANONICAL.test(value)) return undefined;
  const stored = uuidIn(values, column);
  return stored === undefined ? undefined : stored === value;
}

/** Null where the column is, undefined where the value is no canonical UUID. */
export function uuidIn(values: Change['values'], column: string): string | null | undefined {
  const stored = values[column];
  if (stored === null) return null;
  return typeof stored === 'string' && CANONICAL.test(stored) ? stored : undefined;
}

/** The column and the UUIDs that one of the conditions restricts rows to, or null without such a condition. */
export function uuidsOf(conditions: Conditions): { column: string; uuids: readonly string[] } | null {
  for (const condition of conditions) {
    const [first] = condition;
    const uuids = condition.flatMap(({ column, operator, value }) =>
      column === first?.column && operator === '=' && value !== null && CANONICAL.test(value) ? [value] : [],
    );
    if (first && uuids.length === condition.length) return { column: first.column, uuids };
  }
  return null;
}
