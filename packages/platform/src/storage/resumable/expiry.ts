// Removes uploads that have expired: their parts and rows at once, their files through the list of discarded keys.
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

/** Answers how many were removed. Rows that another process holds are left to it. */
export async function expireUploads(options: ExpiryOptions): Promise<number> {
  let removed = 0;
  for (;;) {
    const count = await expirePortion(options);
    removed += count;
    if (count < PORTION) return removed;
  }
}

function expirePortion({ system, backend, now }: ExpiryOptions): Promise<number> {
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
