// What is done to the guest list. Each answers with a value; what can be taken back brings the key to it.
import type { ImportRow, LineError } from '#web/features/guests/import/import-rows.ts';
import { type ApiRequest, callApi, refusalReason, writeApi } from '#web/lib/api/calls.ts';
import type { Done, Refusal } from '#web/lib/api/refusal.ts';
import { guests as text } from '#web/locales/fr/guests.ts';

/** Done, and by which key it is taken back. */
export type Undoable = { ok: true; count: number; undo: string };

export interface BulkPatch {
  age_group?: string;
  side?: string;
  add_tags?: string[];
  remove_tags?: string[];
  invite?: string[];
  uninvite?: string[];
  reply?: Record<string, boolean | null>;
}

export const updateGuests = (eventId: string, ids: readonly string[], patch: BulkPatch): Promise<Undoable | Refusal> =>
  call<Omit<Undoable, 'ok'>>((client) =>
    client.rpc('bulk_update_guests', { of_event: eventId, guests: [...ids], patch: { ...patch } }),
  );

export const deleteGuests = (eventId: string, ids: readonly string[]): Promise<Undoable | Refusal> =>
  call<Omit<Undoable, 'ok'>>((client) => client.rpc('delete_guests', { of_event: eventId, guests: [...ids] }));

export const mergeGuests = (keep: string, drop: string): Promise<{ ok: true; undo: string } | Refusal> =>
  call<{ undo: string }>((client) => client.rpc('merge_guests', { keep, drop }));

export interface PhoneReply {
  guest: string;
  moment: string;
  attending: boolean;
}

/** Replies that the hosts were told, by telephone for instance. The same ones again confirm them for a new date. */
export const recordReplies = (eventId: string, replies: readonly PhoneReply[]): Promise<Done> =>
  writeApi((client) =>
    client.rpc('record_replies', { of_event: eventId, answers: replies.map((reply) => ({ ...reply })) }),
  );

export type Undone = { ok: true; restored: number; skipped: readonly string[] };

export const undoGuests = (undo: string): Promise<Undone | Refusal> =>
  call<Omit<Undone, 'ok'>>((client) => client.rpc('undo_guests', { undo }));

export interface ImportOptions {
  moments: readonly string[];
  duplicates: 'skip' | 'add';
}

export type Imported = { households: number; guests: number; skipped: readonly number[]; undo: string };
export type ImportResult = ({ ok: true } & Imported) | { ok: false; errors: readonly LineError[] } | Refusal;

/** All of it or nothing: one line that is wrong, and the answer is the lines that are. */
export async function importGuests(
  eventId: string,
  rows: readonly ImportRow[],
  options: ImportOptions,
): Promise<ImportResult> {
  const sent = rows.map(withoutDefaults);
  const result = await callApi(
    (client) =>
      client.rpc('import_guests', {
        of_event: eventId,
        rows: sent,
        options: { ...options, moments: [...options.moments] },
      }),
    (data) => ({ imported: data as unknown as Imported | { errors: LineError[] } }),
  );
  if (!result.ok) return result;
  const { imported } = result;
  return 'errors' in imported ? { ok: false, errors: imported.errors } : { ...imported, ok: true };
}

/** Ten thousand lines need not say what holds unsaid. */
const withoutDefaults = (row: ImportRow) => ({
  ...row,
  age_group: row.age_group === 'adult' ? undefined : row.age_group,
  is_plus_one: row.is_plus_one || undefined,
});

/** The sentence for what the list alone can be refused. */
export const sentenceOf = (refusal: Refusal): string => text.refusals[refusalReason(refusal)] ?? refusal.message;

const call = <T extends object>(question: ApiRequest<unknown>): Promise<({ ok: true } & T) | Refusal> =>
  callApi(question, (data) => data as T);
