// Writes to an event's documents. A file is uploaded before its row is inserted, and removed again when the row is refused.
import type { TablesInsert, TablesUpdate } from '@liesse/database';
import { extensionOf, mimeOf } from '#web/features/documents/document-kinds.ts';
import { BUCKET, storageUsage } from '#web/features/documents/queries.ts';
import { refusalSentence, type Saved, updateVersion, writeApi } from '#web/lib/api/calls.ts';
import { type Done, refusalOf } from '#web/lib/api/refusal.ts';
import { checkSession } from '#web/lib/api/session-check.ts';
import { platformAccess, supabase } from '#web/lib/api/supabase.ts';
import { documents } from '#web/locales/fr/client/documents.ts';
import type { UploadResult } from '#web/ui/fields/files/file-drop-queue.ts';

const refuse = (reason: keyof typeof documents.refusals): UploadResult => ({
  ok: false,
  message: documents.refusals[reason],
});

interface Upload {
  eventId: string;
  folder: string;
  file: File;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

export async function uploadDocument({ eventId, folder, file, onProgress, signal }: Upload): Promise<UploadResult> {
  const extension = extensionOf(file.name);
  if (extension === null) return refuse('wrong-kind');
  const client = await supabase();
  const { data } = await client.rpc('document_storage', { of_event: eventId });
  // The storage policy checks the quota again: without an answer here, the upload may begin.
  const usage = storageUsage.safeParse(data);
  if (usage.success && usage.data.used_bytes + file.size > usage.data.quota_bytes) return refuse('quota-full');
  const path = `${eventId}/${crypto.randomUUID()}.${extension}`;
  const token = (await client.auth.getSession()).data.session?.access_token ?? '';
  const status = await send({ path, token, file, mime: mimeOf(extension), onProgress, signal });
  if (status !== 'sent') return refuse(status);
  const { error } = await client.from('documents').insert(rowOf(eventId, path, file.name, folder));
  if (error === null) return { ok: true };
  await client.storage.from(BUCKET).remove([path]);
  return { ok: false, message: refusalSentence(refusalOf(error), documents.refusals) };
}

export const saveDocument = (id: string, version: number, change: TablesUpdate<'documents'>): Promise<Saved> =>
  updateVersion(version, (client) => client.from('documents').update(change).eq('id', id));

/** A trigger deletes the file with the row. */
export const removeDocument = (id: string): Promise<Done> =>
  writeApi((client) => client.from('documents').delete().eq('id', id));

/** The database reads the size and the type from the stored file, so that a request cannot choose them. */
const rowOf = (eventId: string, path: string, name: string, folder: string) =>
  ({ event_id: eventId, path, name: name.slice(0, MAX_NAME), folder }) as TablesInsert<'documents'>;
const MAX_NAME = 200;

interface Sending {
  path: string;
  token: string;
  file: File;
  mime: string;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Uses XMLHttpRequest, since fetch does not report the progress of an upload. */
function send(sending: Sending): Promise<'sent' | keyof typeof documents.refusals> {
  const { path, token, file, mime, onProgress, signal } = sending;
  const { url, publishableKey } = platformAccess();
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${url}/storage/v1/object/${BUCKET}/${path}`);
    request.setRequestHeader('apikey', publishableKey);
    request.setRequestHeader('authorization', `Bearer ${token}`);
    request.setRequestHeader('content-type', mime);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener('load', () => resolve(request.status < 300 ? 'sent' : reasonIn(request.responseText)));
    request.addEventListener('error', () => resolve('network'));
    request.addEventListener('abort', () => resolve('network'));
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}

/** The storage service writes the real status into the body of its answer. */
function reasonIn(answer: string): keyof typeof documents.refusals {
  const status = /"statusCode"\s*:\s*"?(\d+)/.exec(answer)?.[1];
  if (status === '401') void checkSession();
  if (status === '413') return 'too-large';
  if (status === '415' || status === '400') return 'wrong-kind';
  // The storage policy refuses every file once the quota is full.
  return status === '403' ? 'quota-full' : 'unexpected';
}
