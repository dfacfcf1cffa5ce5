// Calls to the platform from the areas. Each answers with a value: the result, or a refusal with the sentence a person reads.
// Pages for visitors use `attempt` alone, so that this module loads with the areas only.
import type { PostgrestSingleResponse } from '@supabase/supabase-js';
import { attempt, type Done, type Refusal, refusalOf, refusalReason, STALE } from '#web/lib/api/refusal.ts';
import { type Supabase, supabase } from '#web/lib/api/supabase.ts';

export type Saved = { ok: true; version: number } | Refusal;

/** The sentence that a feature has for the reason of a refusal, or the message of the refusal itself. */
export const refusalSentence = (refusal: Refusal, sentences: Readonly<Record<string, string>>): string =>
  sentences[refusalReason(refusal)] ?? refusal.message;

export type ApiRequest<Data> = (client: Supabase) => PromiseLike<PostgrestSingleResponse<Data>>;

/** `parse` reads the fields of the result from the response. */
export const callApi = <Data, Fields extends object>(
  request: ApiRequest<Data>,
  parse: (data: Data) => Fields,
): Promise<({ ok: true } & Fields) | Refusal> =>
  attempt(async () => {
    const { data, error } = await request(await supabase());
    return error ? refusalOf(error) : { ...parse(data), ok: true as const };
  });

/** For a request whose response is not needed. */
export const writeApi = (request: ApiRequest<unknown>): Promise<Done> => callApi(request, () => ({}));

/** Updates one row, only if it still has the version that was read. */
export async function updateVersion(version: number, update: (client: Supabase) => RowUpdate): Promise<Saved> {
  const result = await callApi(
    (client) => update(client).eq('version', version).select('version'),
    (rows) => ({ rows }),
  );
  if (!result.ok) return result;
  const [row] = result.rows;
  return row === undefined ? refusalOf({ code: STALE, details: STALE }) : { ok: true, version: row.version };
}

interface RowUpdate {
  eq(column: 'version', value: number): { select(columns: 'version'): ReturnType<ApiRequest<{ version: number }[]>> };
}
