// Uploads the documents of a line: the file, then its document row, and for a receipt the reference in the instalment.
import type { Instalment } from '#web/features/budget/ledger.ts';
import { changeInstalment } from '#web/features/budget/mutations.ts';
import { DOCUMENTS } from '#web/features/budget/queries.ts';
import type { Saved } from '#web/lib/api/calls.ts';
import { attempt, type Refusal, refusalOf } from '#web/lib/api/refusal.ts';
import { supabase } from '#web/lib/api/supabase.ts';
import { MAX_FILE_SIZE } from '#web/lib/files/max-file-size.ts';

export const receiptRules = {
  accept: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/heic'],
  maxSize: MAX_FILE_SIZE,
} as const;

const EXTENSIONS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
};

export async function attachReceipt(eventId: string, instalment: Instalment, file: File): Promise<Saved> {
  const uploaded = await uploadLineDocument(eventId, instalment.item_id, file);
  return uploaded.ok ? changeInstalment(instalment.id, instalment.version, { receipt_id: uploaded.id }) : uploaded;
}

/** Uploads a document of a line of the budget. */
export async function uploadLineDocument(
  eventId: string,
  lineId: string,
  file: File,
): Promise<{ ok: true; id: string } | Refusal> {
  return attempt(async () => {
    const client = await supabase();
    const id = crypto.randomUUID();
    const path = `${eventId}/${id}.${extensionOf(file)}`;
    const bucket = client.storage.from(DOCUMENTS);
    const sent = await bucket.upload(path, file, { contentType: typeOf(file) });
    if (sent.error) return refusalOf(sent.error);
    const row = { id, event_id: eventId, path, name: file.name.slice(0, 200), budget_item_id: lineId };
    // A trigger reads size and type from the stored file.
    const { error } = await client.from('documents').insert(row as typeof row & { mime: string; size_bytes: number });
    if (error) {
      await bucket.remove([path]);
      return refusalOf(error);
    }
    return { ok: true, id };
  });
}

const extensionOf = (file: File): string =>
  EXTENSIONS[file.type] ?? file.name.toLowerCase().split('.').at(-1)?.replace('jpeg', 'jpg') ?? 'pdf';

/** Some systems give a file no type. */
const typeOf = (file: File): string => {
  const extension = extensionOf(file);
  return Object.entries(EXTENSIONS).find(([, known]) => known === extension)?.[0] ?? 'application/pdf';
};
