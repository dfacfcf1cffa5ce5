// Uploads that nobody ended within their day: their parts and their rows go, their files by way of the list of the discarded.
import type pg from 'pg';
import { inTransaction } from '#platform/postgres/transaction.ts';
import type { Backend } from '#platform/storage/backend.ts';
import { cleanKeyOf } from './uploads.ts';

export interface ExpiryOptions {
  system: pg.Pool;
  backend: Backend;
  now: () => Date;
}

const PORTION = 100;

/** How many were ended. Another process passes over those that this one holds. */
export function expireUploads({ system, backend, now }: ExpiryOptions): Promise<number> {
  return inTransaction(system, async (client) => {
    const { rows } = await client.query<{ id: string; key: string; handle: string }>(
      `select id, key, handle from storage.uploads where expires_at <= $1
       order by expires_at limit ${PORTION} for update skip locked`,
      [now()],
    );
    for (const { key, handle } of rows) await backend.abandonParts(key, handle);
    // The sweep spares those that an object holds: the ones of uploads that came to their end.
    await client.query(
      `insert into storage.discarded (key) select key from unnest($1::text[]) key
       where not exists (select from storage.objects where version = key) on conflict (key) do nothing`,
      [rows.flatMap(({ key }) => [key, cleanKeyOf(key)])],
    );
    await client.query('delete from storage.uploads where id = any($1)', [rows.map(({ id }) => id)]);
    return rows.length;
  });
}
