// Writes to a conversation: read marks and files. Messages go through use-outbox.ts.
import { BUCKET } from '#web/features/conversations/queries.ts';
import { writeApi } from '#web/lib/api/calls.ts';
import { attempt, type Done, refusalOf } from '#web/lib/api/refusal.ts';
import { supabase } from '#web/lib/api/supabase.ts';
import type { UploadResult } from '#web/ui/fields/files/file-drop-queue.ts';

export const markRead = (conversationId: string): Promise<Done> =>
  writeApi((client) => client.rpc('read_conversation', { conversation: conversationId }));

export const acceptedTypes: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/heic': 'heic',
};

/** A file is uploaded before the message that refers to it. */
export async function uploadFile(path: string, file: File): Promise<UploadResult> {
  const result = await attempt<{ ok: true }>(async () => {
    const client = await supabase();
    const { error } = await client.storage.from(BUCKET).upload(path, file, { contentType: typeOf(file) });
    // An earlier attempt stored the file, but its answer was lost.
    const isStored = error !== null && 'statusCode' in error && String(error.statusCode) === '409';
    return error === null || isStored ? { ok: true } : refusalOf(error);
  });
  return result.ok ? result : { ok: false, message: result.message };
}

export const newFilePath = (conversationId: string, file: File): string =>
  `${conversationId}/${crypto.randomUUID()}.${acceptedTypes[typeOf(file)] ?? 'pdf'}`;

/** Some systems report no type: then the extension decides. */
function typeOf({ type, name }: File): string {
  if (type !== '') return type;
  const extension = name.toLowerCase().split('.').at(-1)?.replace('jpeg', 'jpg');
  return Object.entries(acceptedTypes).find(([, known]) => known === extension)?.[0] ?? '';
}
