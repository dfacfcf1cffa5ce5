// The log of changes in the database: read in pages from one snapshot to another, so that a transaction that commits late
// is neither lost nor waited for.
import type pg from 'pg';
import type { ChangeType } from '#platform/realtime/changes/subscriptions/contract.ts';
import { parseSnapshot, type Snapshot } from './snapshot.ts';

export interface Change {
  id: number;
  xid: bigint;
  changedAt: Date;
  relation: number;
  schema: string;
  table: string;
  type: ChangeType;
  /** JSON text of the row as it was written, or as it was before it was deleted: policies and filters are tried on it. */
  row: string;
  /** The same, parsed. */
  values: Readonly<Record<string, unknown>>;
  /** JSON text of the keys before an update. */
  oldKeys: string | null;
  /** Long values were left out. */
  isCut: boolean;
}

export interface Page {
  changes: Change[];
  until: Snapshot;
  hasMore: boolean;
}

/** What of the log is read, and how far that has come. */
export interface Range {
  since: Snapshot;
  /** Null: until now, which the first page settles. */
  until: Snapshot | null;
  afterId: number;
}

interface Row {
  until: string;
  id: string | null;
  xid: string;
  changed_at: Date;
  relation: number;
  schema_name: string;
  table_name: string;
  type: ChangeType;
  record: string | null;
  old_record: string | null;
  is_cut: boolean;
  has_more: boolean;
}

const READ = {
  name: 'read_changes',
  text: `select s.until::text as until, c.id, c.xid::text as xid, c.changed_at, c.relation, c.schema_name, c.table_name, c.type,
      c.record::text as record, c.old_record::text as old_record, c.is_cut, c.has_more
    from (select coalesce($2::pg_snapshot, pg_current_snapshot()) as until) s
    left join lateral realtime.read_changes($1::pg_snapshot, s.until, $3, $4) c on true`,
};

export class ChangeLog {
  readonly #system: pg.Pool;

  constructor(system: pg.Pool) {
    this.#system = system;
  }

  async position(): Promise<Snapshot> {
    const { rows } = await this.#system.query<{ now: string }>('select pg_current_snapshot()::text as now');
    return parseSnapshot(rows[0]?.now ?? '');
  }

  /** Of the tables that are named, or of all. */
  async page({ since, until, afterId }: Range, tables: readonly string[] | null = null): Promise<Page> {
    const { rows } = await this.#system.query<Row>({
      ...READ,
      values: [since.text, until?.text ?? null, afterId, tables],
    });
    const [first] = rows;
    if (!first) throw new Error('the log of changes gave no answer');
    const reached = until ?? parseSnapshot(first.until);
    if (first.id === null) return { changes: [], until: reached, hasMore: false };
    return { changes: rows.map(readChange), until: reached, hasMore: first.has_more };
  }

  /** Remembers what is committed now, unless that was done a moment ago. */
  async mark(): Promise<boolean> {
    const { rowCount } = await this.#system.query(`
      insert into realtime.change_marks select where not exists (
        select from realtime.change_marks where marked_at > clock_timestamp() - interval '3 seconds'
      ) on conflict do nothing`);
    return rowCount === 1;
  }

  async sweep(): Promise<void> {
    const { rows } = await this.#system.query<{ removed: number }>('select realtime.sweep_changes() as removed');
    if (rows[0]?.removed === SWEPT_AT_ONCE) await this.sweep();
  }

  /** A restored copy may bring rows of transactions that are still to come here: they would come up when those numbers do. */
  async dropForeign(): Promise<void> {
    await this.#system.query(`
      with future as (select pg_snapshot_xmax(pg_current_snapshot()) as xid), marks as (
        delete from realtime.change_marks using future where pg_snapshot_xmax(snapshot) > future.xid
      )
      delete from realtime.changes c using future where c.xid >= future.xid`);
  }
}

const SWEPT_AT_ONCE = 5_000;

function readChange(row: Row): Change {
  const text = row.record ?? row.old_record ?? '{}';
  return {
    id: Number(row.id),
    xid: BigInt(row.xid),
    changedAt: row.changed_at,
    relation: row.relation,
    schema: row.schema_name,
    table: row.table_name,
    type: row.type,
    row: text,
    values: JSON.parse(text) as Record<string, unknown>,
    oldKeys: row.type === 'UPDATE' ? row.old_record : null,
    isCut: row.is_cut,
  };
}
