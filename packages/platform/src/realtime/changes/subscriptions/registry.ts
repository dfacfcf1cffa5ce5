// Who follows which table. An entry is one subscriber with all its requests.

import type { Change } from '#platform/realtime/changes/log/log.ts';
import { isVisibleIn, type Snapshot } from '#platform/realtime/changes/log/snapshot.ts';
import type { ChangeType, Subscriber } from './contract.ts';
import type { Conditions } from './filters.ts';

export interface Request {
  id: number;
  event: ChangeType | '*';
  schema: string;
  /** Null for every table of the schema. */
  table: string | null;
  conditions: Conditions;
  /** Null for every column. */
  columns: readonly string[] | null;
}

export interface Entry {
  subscriber: Subscriber;
  requests: readonly Request[];
  /** Changes visible in one of these snapshots were delivered already or existed before. */
  after: readonly Snapshot[];
  isGone: boolean;
}

export class Registry {
  readonly #byTable = new Map<string, Set<Entry>>();
  readonly #entries = new Set<Entry>();

  constructor(entries: Iterable<Entry> = []) {
    for (const entry of entries) this.add(entry);
  }

  get size(): number {
    return this.#entries.size;
  }

  /** `schema.table` of each that somebody follows; null when somebody follows whatever there is. */
  tables(): string[] | null {
    const named = [...this.#byTable.keys()].map((key) => JSON.parse(key) as [string, string | null]);
    if (named.some(([schema, table]) => schema === '*' || table === null)) return null;
    return named.map(([schema, table]) => `${schema}.${table}`);
  }

  add(entry: Entry): void {
    this.#entries.add(entry);
    for (const { schema, table } of entry.requests) {
      const key = keyOf(schema, table);
      const known = this.#byTable.get(key);
      if (known) known.add(entry);
      else this.#byTable.set(key, new Set([entry]));
    }
  }

  remove(entry: Entry): void {
    this.#entries.delete(entry);
    for (const { schema, table } of entry.requests) {
      const key = keyOf(schema, table);
      const known = this.#byTable.get(key);
      known?.delete(entry);
      if (known?.size === 0) this.#byTable.delete(key);
    }
  }

  /** The requests that name the change's table and event, whatever their filters say. */
  *interestedIn(change: Change): Generator<{ entry: Entry; requests: Request[] }> {
    for (const entry of this.#followers(change)) {
      if (entry.isGone || entry.after.some((snapshot) => isVisibleIn(change.xid, snapshot))) continue;
      const requests = entry.requests.filter((request) => names(request, change));
      if (requests.length > 0) yield { entry, requests };
    }
  }

  #followers({ schema, table }: Change): Set<Entry> {
    const sets = [keyOf(schema, table), keyOf(schema, null), keyOf('*', table), keyOf('*', null)].flatMap(
      (key) => this.#byTable.get(key) ?? [],
    );
    const [only] = sets;
    return sets.length === 1 && only ? only : new Set(sets.flatMap((set) => [...set]));
  }
}

const keyOf = (schema: string, table: string | null): string => JSON.stringify([schema, table]);

const names = (request: Request, change: Change): boolean =>
  (request.event === '*' || request.event === change.type) &&
  (request.schema === '*' || request.schema === change.schema) &&
  (request.table === null || request.table === change.table);
