// What a change looks like to a role: the columns it may select, keys alone of what is gone.
import type pg from 'pg';
import type { Change } from '#platform/realtime/changes/log/log.ts';
import type { ChangeData, ChangeType } from '#platform/realtime/changes/subscriptions/contract.ts';

const TOO_LARGE = 'Error 413: Payload Too Large';

interface Table {
  events: readonly ChangeType[];
  keys: readonly string[];
  columns: ReadonlyArray<{ name: string; type: string }>;
}

interface Row {
  role_name: string;
  relation: number;
  events: ChangeType[];
  keys: string[];
  names: string[];
  types: string[];
}

export class Payloads {
  readonly #wanted = new Map<string, { role: string; relation: number }>();
  readonly #tables = new Map<string, Table>();
  /** Subscribers with the same payload share one object, so that it is serialised once. */
  readonly #made = new Map<string, ChangeData>();

  want(role: string, { relation }: Change): void {
    this.#wanted.set(keyOf(role, relation), { role, relation });
  }

  /** Column privileges are read each time, so that a revoked column is no longer delivered. */
  async load(system: pg.Pool): Promise<void> {
    const wanted = [...this.#wanted.values()];
    if (wanted.length === 0) return;
    const { rows } = await system.query<Row>({
      name: 'readable_columns',
      text: 'select role_name, relation, events, keys, names, types from realtime.readable_columns($1, $2)',
      values: [wanted.map(({ role }) => role), wanted.map(({ relation }) => relation)],
    });
    for (const { role_name, relation, events, keys, names, types } of rows) {
      const columns = names.map((name, index) => ({ name, type: types[index] ?? '' }));
      this.#tables.set(keyOf(role_name, relation), { events, keys, columns });
    }
  }

  /** Null when the role may read nothing of the table, or when such changes are not published. */
  data(role: string, change: Change, selected: readonly string[] | null): ChangeData | null {
    const key = JSON.stringify([role, change.id, selected]);
    const known = this.#made.get(key);
    if (known) return known;
    const table = this.#tables.get(keyOf(role, change.relation));
    if (!table?.events.includes(change.type)) return null;
    const data = makeData(change, table, selected);
    this.#made.set(key, data);
    return data;
  }
}

const keyOf = (role: string, relation: number): string => JSON.stringify([role, relation]);

function makeData(change: Change, { keys, columns: granted }: Table, selected: readonly string[] | null): ChangeData {
  const columns = granted.filter(({ name }) => selected === null || selected.includes(name) || keys.includes(name));
  const names = columns.map(({ name }) => name);
  const ownKeys = names.filter((name) => keys.includes(name));
  const data: ChangeData = {
    type: change.type,
    schema: change.schema,
    table: change.table,
    commit_timestamp: change.changedAt.toISOString(),
    columns,
    errors: change.isCut ? [TOO_LARGE] : null,
  };
  if (change.type !== 'DELETE') data.record = pick(change.values, names);
  if (change.type === 'UPDATE')
    data.old_record = pick(JSON.parse(change.oldKeys ?? '{}') as Record<string, unknown>, ownKeys);
  if (change.type === 'DELETE') data.old_record = pick(change.values, ownKeys);
  return data;
}

function pick(row: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.filter((name) => Object.hasOwn(row, name)).map((name) => [name, row[name]]));
}
