// Writing, reading and sending files in a conversation.
import type { PendingMessage } from '#web/features/conversations/outbox.ts';
import { BUCKET } from '#web/features/conversations/queries.ts';
import { writeApi } from '#web/lib/api/calls.ts';
import { attempt, type Done, type Refusal, refusalOf } from '#web/lib/api/refusal.ts';
import { supabase } from '#web/lib/api/supabase.ts';
import type { UploadResult } from '#web/ui/fields/file-drop-queue.ts';

/** The same id twice is one message. */
export const sendMessage = ({ id, conversationId, body, files }: PendingMessage): Promise<Done> =>
  writeApi((client) =>
    client.rpc('send_message', {
      conversation: conversationId,
      body,
      files: files.map(({ path, name }) => ({ path, name })),
      id,
    }),
  );

export const markRead = (conversationId: string): Promise<Done> =>
  writeApi((client) => client.rpc('read_conversation', { conversation: conversationId }));

/** Codes of a failure that passes: the message waits for better times. */
const passing = new Set(['network', 'unavailable', 'unexpected', 'session_missing', 'PGRST301', 'PGRST303']);
export const isPassing = ({ code }: Refusal): boolean => passing.has(code);

export const acceptedKinds: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/heic': 'heic',
};

/** Before the message that names it. */
export async function uploadFile(path: string, file: File): Promise<UploadResult> {
  const result = await attempt<{ ok: true }>(async () => {
    const client = await supabase();
    const { error } = await client.storage.from(BUCKET).upload(path, file, { contentType: kindOf(file) });
    // An earlier try arrived and its answer did not.
    const isThere = error !== null && 'statusCode' in error && String(error.statusCode) === '409';
    return error === null || isThere ? { ok: true } : refusalOf(error);
  });
  return result.ok ? result : { ok: false, message: result.message };
}

export const pathOf = (conversationId: string, file: File): string =>
  `${conversationId}/${crypto.randomUUID()}.${acceptedKinds[kindOf(file)] ?? 'pdf'}`;

/** Some systems give no type at all: the name is then all there is to judge by. */
function kindOf({ type, name }: File): string {
  if (type !== '') return type;
  const extension = name.toLowerCase().split('.').at(-1)?.replace('jpeg', 'jpg');
  return Object.entries(acceptedKinds).find(([, known]) => known === extension)?.[0] ?? '';
}
