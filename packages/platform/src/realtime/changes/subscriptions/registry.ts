// Who follows which table. An entry is one subscriber with all its requests.

import type { Change } from '#platform/realtime/changes/log/log.ts';
import { isVisibleIn, type Snapshot } from '#platform/realtime/changes/log/snapshot.ts';
import type { ChangeType, Subscriber } from './contract.ts';
import type { Conditions } from './filters.ts';
import { uuidIn, uuidsOf } from './uuid-filters.ts';

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
  readonly #byTable = new Map<string, Followers>();
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
    for (const request of entry.requests) {
      const key = keyOf(request.schema, request.table);
      const known = this.#byTable.get(key) ?? new Followers();
      this.#byTable.set(key, known);
      known.add(entry, request);
    }
  }

  remove(entry: Entry): void {
    this.#entries.delete(entry);
    for (const request of entry.requests) {
      const key = keyOf(request.schema, request.table);
      const known = this.#byTable.get(key);
      known?.remove(entry, request);
      if (known?.isEmpty) this.#byTable.delete(key);
    }
  }

  /** The requests that name the change's table and event, and not another UUID, whatever the rest of their filters says. */
  *interestedIn(change: Change): Generator<{ entry: Entry; requests: Request[] }> {
    for (const entry of this.#followers(change)) {
      if (entry.isGone || entry.after.some((snapshot) => isVisibleIn(change.xid, snapshot))) continue;
      const requests = entry.requests.filter((request) => names(request, change));
      if (requests.length > 0) yield { entry, requests };
    }
  }

  #followers(change: Change): Set<Entry> {
    const { schema, table } = change;
    const found = new Set<Entry>();
    for (const key of [keyOf(schema, table), keyOf(schema, null), keyOf('*', table), keyOf('*', null)]) {
      this.#byTable.get(key)?.collect(change, found);
    }
    return found;
  }
}

/** Who follows one table. Those who ask for one event or one person are found by its UUID. */
class Followers {
  readonly #all = new Set<Entry>();
  /** By column, then by UUID. */
  readonly #byUuid = new Map<string, Map<string, Set<Entry>>>();

  get isEmpty(): boolean {
    return this.#all.size === 0 && this.#byUuid.size === 0;
  }

  add(entry: Entry, { conditions }: Request): void {
    const asked = uuidsOf(conditions);
    if (asked === null) return void this.#all.add(entry);
    const column = this.#byUuid.get(asked.column) ?? new Map<string, Set<Entry>>();
    this.#byUuid.set(asked.column, column);
    for (const uuid of asked.uuids) {
      const known = column.get(uuid);
      if (known) known.add(entry);
      else column.set(uuid, new Set([entry]));
    }
  }

  remove(entry: Entry, { conditions }: Request): void {
    const asked = uuidsOf(conditions);
    if (asked === null) return void this.#all.delete(entry);
    const column = this.#byUuid.get(asked.column);
    for (const uuid of asked.uuids) {
      const known = column?.get(uuid);
      known?.delete(entry);
      if (known?.size === 0) column?.delete(uuid);
    }
    if (column?.size === 0) this.#byUuid.delete(asked.column);
  }

  collect({ values }: Change, found: Set<Entry>): void {
    for (const entry of this.#all) found.add(entry);
    for (const [name, column] of this.#byUuid) {
      const stored = uuidIn(values, name);
      if (stored === null) continue;
      const sets = stored === undefined ? column.values() : [column.get(stored) ?? []];
      for (const set of sets) for (const entry of set) found.add(entry);
    }
  }
}

const keyOf = (schema: string, table: string | null): string => JSON.stringify([schema, table]);

const names = (request: Request, change: Change): boolean =>
  (request.event === '*' || request.event === change.type) &&
  (request.schema === '*' || request.schema === change.schema) &&
  (request.table === null || request.table === change.table);
