// Calls to the platform from the areas. Each answers with a value: the result, or a refusal with the sentence a person reads.
// Pages for visitors use `attempt` alone, so that this module loads with the areas only.
import type { PostgrestSingleResponse } from '@supabase/supabase-js';
import { attempt, type Done, type Refusal, refusalOf } from '#web/lib/api/refusal.ts';
import { type Supabase, supabase } from '#web/lib/api/supabase.ts';

export type Saved = { ok: true; version: number } | Refusal;

/** The code of a refusal because somebody else saved the row first; nothing was written. */
export const STALE = 'stale';

/** The database puts its reason in the error's details. */
export function refusalReason({ code, details }: Refusal): string {
  const reason = details['details'];
  return typeof reason === 'string' && reason !== '' ? reason : code;
}

/** The sentence that a table has for the database's reason; the refusal's own message where the table has none. */
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
