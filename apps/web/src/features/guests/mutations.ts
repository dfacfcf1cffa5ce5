// Writes to the guest list. Each function returns a result or a refusal; a result that can be undone carries the key of its undo.
import * as z from 'zod/mini';
import { type ImportRow, lineError } from '#web/features/guests/import/import-rows.ts';
import { callApi, refusalSentence, writeApi } from '#web/lib/api/calls.ts';
import type { Done, Refusal } from '#web/lib/api/refusal.ts';
import { guests as text } from '#web/locales/fr/client/guests.ts';

export const guestRefusalSentence = (refusal: Refusal): string => refusalSentence(refusal, text.refusals);

export const bulkPatch = z.object({
  age_group: z.optional(z.string()),
  side: z.optional(z.string()),
  add_tags: z.optional(z.array(z.string())),
  remove_tags: z.optional(z.array(z.string())),
  invite: z.optional(z.array(z.string())),
  uninvite: z.optional(z.array(z.string())),
  reply: z.optional(z.record(z.string(), z.nullable(z.boolean()))),
});
export type BulkPatch = z.infer<typeof bulkPatch>;

const undoable = z.object({ undo: z.string() });
const undoableCount = z.object({ count: z.number(), undo: z.string() });
export type UndoableCount = { ok: true } & z.infer<typeof undoableCount>;

export const updateGuests = (
  eventId: string,
  ids: readonly string[],
  patch: BulkPatch,
): Promise<UndoableCount | Refusal> =>
  callApi(
    (client) => client.rpc('bulk_update_guests', { of_event: eventId, guests: [...ids], patch: { ...patch } }),
    (data) => undoableCount.parse(data),
  );

export const deleteGuests = (eventId: string, ids: readonly string[]): Promise<UndoableCount | Refusal> =>
  callApi(
    (client) => client.rpc('delete_guests', { of_event: eventId, guests: [...ids] }),
    (data) => undoableCount.parse(data),
  );

export const mergeGuests = (keep: string, drop: string): Promise<{ ok: true; undo: string } | Refusal> =>
  callApi(
    (client) => client.rpc('merge_guests', { keep, drop }),
    (data) => undoable.parse(data),
  );

export interface PhoneReply {
  guest: string;
  moment: string;
  attending: boolean;
}

/** Writes replies that the hosts received elsewhere, by telephone for instance. The same replies again confirm them for a new date. */
export const recordReplies = (eventId: string, replies: readonly PhoneReply[]): Promise<Done> =>
  writeApi((client) =>
    client.rpc('record_replies', { of_event: eventId, answers: replies.map((reply) => ({ ...reply })) }),
  );

/** `unseated` counts the people whose former seat is taken or gone. */
const undone = z.object({ restored: z.number(), skipped: z.array(z.string()), unseated: z.number() });
export type Undone = { ok: true } & z.infer<typeof undone>;

export const undoGuests = (undo: string): Promise<Undone | Refusal> =>
  callApi(
    (client) => client.rpc('undo_guests', { undo }),
    (data) => undone.parse(data),
  );

export interface ImportOptions {
  moments: readonly string[];
  duplicates: 'skip' | 'add';
  /** The people agreed to have their allergies noted. */
  consent: boolean;
}

const imported = z.object({
  households: z.number(),
  guests: z.number(),
  skipped: z.array(z.number()),
  undo: z.string(),
});
const refusedLines = z.object({ errors: z.array(lineError) });
export type ImportResult =
  | ({ ok: true } & z.infer<typeof imported>)
  | { ok: false; errors: readonly z.infer<typeof lineError>[] }
  | Refusal;

/** Writes every line or none: when one line is wrong, the result lists the wrong lines. */
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
    (data) => ({ answer: parseImport(data) }),
  );
  if (!result.ok) return result;
  const { answer } = result;
  return 'errors' in answer ? { ok: false, errors: answer.errors } : { ...answer, ok: true };
}

function parseImport(data: unknown): z.infer<typeof refusedLines> | z.infer<typeof imported> {
  const refused = refusedLines.safeParse(data);
  return refused.success ? refused.data : imported.parse(data);
}

/** Ten thousand lines are sent without the values that the database assumes anyway. */
const withoutDefaults = (row: ImportRow) => ({
  ...row,
  age_group: row.age_group === 'adult' ? undefined : row.age_group,
  is_plus_one: row.is_plus_one || undefined,
});
