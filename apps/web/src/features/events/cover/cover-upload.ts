// Uploads the cover of an event. The browser scales it down first; the file gets an unguessable name in a public bucket.
import { COVERS } from '#web/features/events/cover/cover-url.ts';
import { attempt, type Done, type Refusal, refusalOf } from '#web/lib/api/refusal.ts';
import { type Supabase, supabase } from '#web/lib/api/supabase.ts';

const LONGEST = 2000;
const QUALITY = 0.82;
/** Seconds: a picture never changes under its name. */
const CACHE_SECONDS = '31536000';

export const coverRules = { accept: ['image/jpeg', 'image/png', 'image/webp'], maxSize: 25_000_000 } as const;

/** WebP, or JPEG where the browser cannot encode WebP. Drawing it again also removes its metadata, such as the location. */
export async function shrink(picture: ImageBitmap): Promise<Blob> {
  const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('this browser draws no canvas');
  pen.imageSmoothingQuality = 'high';
  // What is transparent would be black in a JPEG.
  pen.fillStyle = '#fffdfa';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const webp = await write(canvas, 'image/webp');
  return webp?.type === 'image/webp' ? webp : ((await write(canvas, 'image/jpeg')) ?? new Blob());
}

export async function saveCover(eventId: string, picture: Blob, current: string | null): Promise<Done> {
  return attempt(async () => {
    const client = await supabase();
    const path = `${eventId}/${crypto.randomUUID()}.${picture.type === 'image/webp' ? 'webp' : 'jpg'}`;
    const options = { contentType: picture.type, cacheControl: CACHE_SECONDS };
    const { error } = await client.storage.from(COVERS).upload(path, picture, options);
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

const write = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));

/** A request that never arrived is wrapped by the client. */
const storageRefusal = (error: Error & { originalError?: unknown }): Refusal => refusalOf(error.originalError ?? error);
