// What the database knows of the signing keys, for those who watch over security: names and states, no part of a key.
import type pg from 'pg';
import type { SigningKey } from './keys.ts';

/** Several processes write the same; a key that left the ring leaves the record too. */
export async function recordKeys(
  db: pg.Pool,
  signingKeys: readonly SigningKey[],
  { isImported }: { isImported: boolean },
): Promise<void> {
  await db.query(
    `with given as (
       select * from unnest($1::text[], $2::text[], $3::text[]) as t (kid, algorithm, status)
     ), gone as (
       delete from auth.signing_keys k where not exists (select from given g where g.kid = k.kid)
     )
     insert into auth.signing_keys as k (kid, algorithm, status, is_imported)
     select g.kid, g.algorithm, g.status, $4 from given g
     on conflict (kid) do update set
       status = excluded.status, is_imported = excluded.is_imported,
       status_since = case when k.status = excluded.status then k.status_since else now() end`,
    [
      signingKeys.map(({ kid }) => kid),
      signingKeys.map(({ alg }) => alg ?? ''),
      signingKeys.map(({ status }) => status),
      isImported,
    ],
  );
}
