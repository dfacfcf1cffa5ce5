// Fills the database with events by number; what they hold is said in large-data.ts.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type CopiedTable, copiedTables, copyText } from './large-data.ts';

/** Adds the events numbered `from` to `to`, each with 40 households, 100 guests, one moment and its replies. */
export async function fillEvents(admin: pg.ClientConfig, from: number, to: number): Promise<void> {
  const client = new pg.Client(admin);
  await client.connect();
  try {
    // As a replica: neither triggers nor references are looked at, which the rows satisfy by how they are made.
    await client.query(
      `set session_replication_role = replica; set maintenance_work_mem = '512MB'; set synchronous_commit = off`,
    );
    for (const table of copiedTables) await copy(client, table, from, to);
    for (const { name } of copiedTables) await client.query(`vacuum analyze ${name}`);
  } finally {
    await client.end();
  }
}

async function copy(client: pg.Client, table: CopiedTable, from: number, to: number): Promise<void> {
  const into = client.query(copyFrom(`copy ${table.name} (${table.columns.join(', ')}) from stdin`));
  await pipeline(Readable.from(copyText(table, from, to), { objectMode: false, highWaterMark: 1 << 20 }), into);
}
