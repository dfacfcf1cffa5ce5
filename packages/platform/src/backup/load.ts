// Puts the rows and files of a backup into a database that has the project's tables, in one transaction: all or nothing.
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { finished, pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { DatabaseClient } from '#platform/postgres/client.ts';
import type { Backend } from '#platform/storage/backend.ts';
import { readArchive } from './archive-reader.ts';
import { COPY_SETTINGS, listTables, qualified } from './catalogue.ts';
import { putAsideConstraints } from './constraints.ts';
import { BackupRefused, fileKeyOf, KEYS, type Manifest, type Sum, type TableRecord, tableSection } from './format.ts';
import { queueSections } from './queue-rows.ts';
import { RowDigest } from './row-digest.ts';
import { columnList, copyOut } from './take.ts';

export interface LoadOptions {
  connection: pg.ClientConfig;
  backend: Backend;
  file: string;
  manifest: Manifest;
  /** The last work before the commit. */
  closing: (client: pg.ClientBase) => Promise<void>;
  signal?: AbortSignal | undefined;
}

export interface Loaded {
  rows: number;
  files: number;
  /** The keys.json that the backup holds, if it holds one. */
  keys: Buffer | null;
}

export async function loadBackup(options: LoadOptions): Promise<Loaded> {
  const client = new DatabaseClient({ ...options.connection, application_name: 'liesse restore' });
  await client.connect();
  const loader = new Loader(client, options);
  try {
    await client.query(`${COPY_SETTINGS}; begin`);
    const loaded = await loader.run();
    await options.closing(client);
    await client.query('commit');
    await client.query('analyze');
    return loaded;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    await options.backend.remove(loader.written);
    throw error;
  } finally {
    await client.end();
  }
}

class Loader {
  readonly #client: pg.Client;
  readonly #options: LoadOptions;
  readonly #tables: Map<string, TableRecord>;
  readonly #sums = new Map<string, Sum>();
  readonly written: string[] = [];
  #keys: Buffer | null = null;

  constructor(client: pg.Client, options: LoadOptions) {
    this.#client = client;
    this.#options = options;
    this.#tables = new Map(options.manifest.tables.map((table) => [tableSection(table), table]));
  }

  async run(): Promise<Loaded> {
    const tables = [...this.#tables.values()];
    await this.#makeSeedLedger();
    await this.#refuseUnknownColumns(tables);
    const aside = await putAsideConstraints(this.#client, tables);
    // Migrations write rows too; the backup has them as they were.
    if (tables.length > 0) await this.#client.query(`truncate ${tables.map(qualified).join(', ')} cascade`);
    await readArchive(this.#options.file, {
      manifest: async () => {},
      section: (name, body) => this.#section(name, body),
      sum: async (name, sum) => {
        if (this.#tables.has(name)) this.#sums.set(name, sum);
      },
    });
    await this.#setSequences();
    await aside.putBack();
    let rows = 0;
    for (const [section, table] of this.#tables) rows += await this.#verify(section, table);
    await this.#refreshViews();
    return { rows, files: this.written.length, keys: this.#keys };
  }

  /** Made by the first seeding alone, which a restored database must not have again. */
  async #makeSeedLedger(): Promise<void> {
    if (!this.#tables.has('tables/supabase_migrations.seed_files')) return;
    await this.#client.query(
      'create table if not exists supabase_migrations.seed_files (path text primary key, hash text not null)',
    );
  }

  async #refuseUnknownColumns(tables: readonly TableRecord[]): Promise<void> {
    const known = new Map((await listTables(this.#client)).map((table) => [tableSection(table), table.columns]));
    for (const table of tables) {
      const columns = known.get(tableSection(table));
      const missing = table.columns.find((column) => !columns?.includes(column));
      if (columns !== undefined && missing === undefined) continue;
      const what = columns === undefined ? 'the table' : `the column ${missing} of`;
      throw new BackupRefused(
        `The backup has ${what} ${table.schema}.${table.name}, which neither this version nor the project's migrations make.`,
      );
    }
  }

  async #section(name: string, body: Readable): Promise<void> {
    this.#options.signal?.throwIfAborted();
    const table = this.#tables.get(name);
    const queue = queueSections.find(({ section }) => section === name);
    const key = fileKeyOf(name);
    if (table)
      await pipeline(body, this.#client.query(copyFrom(`copy ${qualified(table)} ${columnList(table)} from stdin`)));
    else if (queue) await this.#fillQueue(body, queue);
    else if (key !== null) await this.#writeFile(key, body);
    else if (name === KEYS) this.#keys = await buffer(body);
    else await finished(body.resume());
  }

  async #fillQueue(body: Readable, { columns, write }: (typeof queueSections)[number]): Promise<void> {
    await this.#client.query(`create temporary table restored (${columns}) on commit drop`);
    await pipeline(body, this.#client.query(copyFrom('copy pg_temp.restored from stdin')));
    await this.#client.query(`${write}; drop table pg_temp.restored`);
  }

  async #writeFile(key: string, body: Readable): Promise<void> {
    const { rows } = await this.#client.query<{ type: string | null }>(
      `select metadata ->> 'mimetype' as type from storage.objects where version = $1`,
      [key],
    );
    const contentType = rows[0]?.type ?? 'application/octet-stream';
    await this.#options.backend.write(key, body, { limit: Number.MAX_SAFE_INTEGER, contentType });
    this.written.push(key);
  }

  async #setSequences(): Promise<void> {
    for (const sequence of this.#options.manifest.sequences) {
      const { rows } = await this.#client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [
        qualified(sequence),
      ]);
      // One that a table of an older version had.
      if (rows[0]?.found !== true) continue;
      const { lastValue, isCalled } = sequence;
      await this.#client.query('select setval($1::regclass, $2, $3)', [qualified(sequence), lastValue, isCalled]);
    }
  }

  /** Reads the rows back and holds them against the sum of when they were copied out. */
  async #verify(section: string, table: TableRecord): Promise<number> {
    const digest = new RowDigest();
    for await (const chunk of this.#client.query(copyTo(copyOut(table))) as AsyncIterable<Buffer>) digest.update(chunk);
    const found = digest.result();
    const wanted = this.#sums.get(section);
    if (wanted?.rows === found.rows && wanted.digest === found.digest) return found.rows;
    throw new BackupRefused(
      `${table.schema}.${table.name} does not read back as it was: ${found.rows} rows of ${wanted?.rows ?? 'no'}.`,
    );
  }

  async #refreshViews(): Promise<void> {
    const { rows } = await this.#client.query<{ schema: string; name: string }>(
      `select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind = 'm' and c.relispopulated order by c.oid`,
    );
    for (const view of rows) await this.#client.query(`refresh materialized view ${qualified(view)}`);
  }
}
