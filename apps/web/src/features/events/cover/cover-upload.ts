// Uploads the cover of an event. The browser scales it down first; the file gets an unguessable name in a public bucket.
import { COVERS } from '#web/features/events/cover/cover-url.ts';
import { attempt, type Done, type Refusal, refusalOf } from '#web/lib/api/refusal.ts';
import { type Supabase, supabase } from '#web/lib/api/supabase.ts';
import { MAX_FILE_SIZE } from '#web/lib/files/max-file-size.ts';
import type { SmallPicture } from '#web/lib/files/shrink-picture.ts';

/** Seconds: a picture never changes under its name. */
const CACHE_SECONDS = '31536000';

export const coverRules = { accept: ['image/jpeg', 'image/png', 'image/webp'], maxSize: MAX_FILE_SIZE } as const;

export async function saveCover(eventId: string, picture: SmallPicture, current: string | null): Promise<Done> {
  return attempt(async () => {
    const client = await supabase();
    const path = `${eventId}/${crypto.randomUUID()}.${picture.extension}`;
    const options = { contentType: picture.file.type, cacheControl: CACHE_SECONDS };
    const { error } = await client.storage.from(COVERS).upload(path, picture.file, options);
    if (error) return storageRefusal(error);
    const saved = await setPath(client, eventId, path);
    await forget(client, saved.ok ? current : path);
    return saved;
  });
}

export async function removeCover(eventId: string, current: string | null): Promise<Done> {
  return attempt(async () => {
    const client = await supabase();
    const saved = await setPath(client, eventId, null);
    if (saved.ok) await forget(client, current);
    return saved;
  });
}

async function setPath(client: Supabase, eventId: string, path: string | null): Promise<Done> {
  const { error } = await client.from('events').update({ cover_path: path }).eq('id', eventId);
  return error ? refusalOf(error) : { ok: true };
}

/** Best effort: nothing shows a file that was not removed. */
async function forget(client: Supabase, path: string | null): Promise<void> {
  if (path !== null) await client.storage.from(COVERS).remove([path]);
}

/** A request that never arrived is wrapped by the client. */
const storageRefusal = (error: Error & { originalError?: unknown }): Refusal => refusalOf(error.originalError ?? error);
