// What is done to the platform from an area. Each act answers with a value: done, or refused with the sentence a person reads.
// Pages where people arrive from outside make do with `attempt`: what stands here travels with the areas.
import type { PostgrestSingleResponse } from '@supabase/supabase-js';
import { attempt, type Done, type Refusal, refusalOf } from '#web/lib/api/refusal.ts';
import { type Supabase, supabase } from '#web/lib/api/supabase.ts';

export type Saved = { ok: true; version: number } | Refusal;

/** Somebody was quicker: nothing was written. */
export const STALE = 'stale';

/** The database names its reason beside its code. */
export function reasonOf({ code, details }: Refusal): string {
  const reason = details['details'];
  return typeof reason === 'string' && reason !== '' ? reason : code;
}

export type Question<Data> = (client: Supabase) => PromiseLike<PostgrestSingleResponse<Data>>;

/** Answers with what is read from the platform's own answer. */
export const ask = <Data, Read extends object>(
  question: Question<Data>,
  read: (data: Data) => Read,
): Promise<({ ok: true } & Read) | Refusal> =>
  attempt(async () => {
    const { data, error } = await question(await supabase());
    return error ? refusalOf(error) : { ...read(data), ok: true as const };
  });

/** Where nothing comes back. */
export const write = (question: Question<unknown>): Promise<Done> => ask(question, () => ({}));

/** A change of one row, which is told by `change`. It is written only over the version that was read. */
export async function updateVersion(version: number, change: (client: Supabase) => RowChange): Promise<Saved> {
  const result = await ask(
    (client) => change(client).eq('version', version).select('version'),
    (rows) => ({ rows }),
  );
  if (!result.ok) return result;
  const [row] = result.rows;
  return row === undefined ? refusalOf({ code: STALE, details: STALE }) : { ok: true, version: row.version };
}

interface RowChange {
  eq(column: 'version', value: number): { select(columns: 'version'): ReturnType<Question<{ version: number }[]>> };
}
