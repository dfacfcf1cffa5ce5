// Fills tables with millions of rows: without triggers and references, and with their indexes built afterwards, once for all rows.
import pg from 'pg';

/** Tables that are filled at once. */
const CONNECTIONS = 4;

export interface Rows {
  table: string;
  /** They insert into that table alone: what triggers would add elsewhere must be rows of their own. */
  inserts: readonly string[];
}

export async function bulkLoad(admin: pg.ClientConfig, rows: readonly Rows[]): Promise<void> {
  const waiting = [...rows];
  const work = async (): Promise<void> => {
    const client = new pg.Client(admin);
    await client.connect();
    try {
      await client.query(
        `set session_replication_role = replica; set synchronous_commit = off; set maintenance_work_mem = '512MB'`,
      );
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await load(client, next);
    } finally {
      await client.end();
    }
  };
  await Promise.all(Array.from({ length: Math.min(CONNECTIONS, rows.length) }, work));
}

async function load(client: pg.Client, { table, inserts }: Rows): Promise<void> {
  // An index that is not ready takes no new rows, and REINDEX makes it ready again.
  await client.query(`update pg_index set indisready = false where indrelid = '${table}'::regclass`);
  for (const insert of inserts) await client.query(insert);
  await client.query(`reindex table ${table}`);
  await client.query(`vacuum analyze ${table}`);
}
