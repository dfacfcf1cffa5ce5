// Crops a person's picture to a square in the browser and stores it in a public bucket under a random name.
import { renewSession } from '#web/features/account/mutations.ts';
import { openSession } from '#web/features/auth/session.ts';
import { attempt, type Done, type Refusal, refusalOf } from '#web/lib/api/refusal.ts';
import { publicFileUrl, type Supabase } from '#web/lib/api/supabase.ts';
import { MAX_FILE_SIZE } from '#web/lib/files/max-file-size.ts';

const BUCKET = 'avatars';
const SIDE = 512;
const QUALITY = 0.86;
/** A year: a picture never changes under its name. */
const CACHE_SECONDS = '31536000';

export const avatarRules = { accept: ['image/jpeg', 'image/png', 'image/webp'], maxSize: MAX_FILE_SIZE } as const;

export interface Square {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** WebP, or JPEG where the browser cannot encode WebP. Drawing it again also removes its metadata, such as the location. */
export async function cutSquare(picture: ImageBitmap, { x, y, width, height }: Square): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('this browser draws no canvas');
  pen.imageSmoothingQuality = 'high';
  // A JPEG would show transparent parts in black.
  pen.fillStyle = '#fffdfa';
  pen.fillRect(0, 0, SIDE, SIDE);
  pen.drawImage(picture, x, y, width, height, 0, 0, SIDE, SIDE);
  const webp = await write(canvas, 'image/webp');
  return webp?.type === 'image/webp' ? webp : ((await write(canvas, 'image/jpeg')) ?? new Blob());
}

export async function saveAvatar(personId: string, picture: Blob, current: string | null): Promise<Done> {
  return attempt(async () => {
    const client = await openSession();
    await removeOthers(client, personId, current);
    const name = `${crypto.randomUUID()}.${picture.type === 'image/webp' ? 'webp' : 'jpg'}`;
    const options = { contentType: picture.type, cacheControl: CACHE_SECONDS };
    const { data, error } = await client.storage.from(BUCKET).upload(`${personId}/${name}`, picture, options);
    if (error) return storageRefusal(error);
    const saved = await setAddress(client, personId, ownAddress(publicFileUrl(BUCKET, data.path)));
    await removeOthers(client, personId, saved.ok ? name : current);
    return saved.ok ? renewSession() : saved;
  });
}

export async function removeAvatar(personId: string): Promise<Done> {
  return attempt(async () => {
    const client = await openSession();
    const saved = await setAddress(client, personId, null);
    if (!saved.ok) return saved;
    await removeOthers(client, personId, null);
    return renewSession();
  });
}

async function setAddress(client: Supabase, personId: string, address: string | null): Promise<Done> {
  const { error } = await client.from('profiles').update({ avatar_url: address }).eq('id', personId);
  return error ? refusalOf(error) : { ok: true };
}

/** Best effort: files that could not be removed are removed with the next change. */
async function removeOthers(client: Supabase, personId: string, exceptAddress: string | null): Promise<void> {
  const folder = client.storage.from(BUCKET);
  const { data } = await folder.list(personId);
  const rest = (data ?? []).filter(({ name }) => exceptAddress?.endsWith(name) !== true);
  if (rest.length > 0) await folder.remove(rest.map(({ name }) => `${personId}/${name}`));
}

/** Drops the site's own origin, so that the address stays valid when the site moves or is reached by another name. */
function ownAddress(address: string): string {
  const url = new URL(address);
  return url.origin === location.origin ? url.pathname : address;
}

const write = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));

/** The client wraps the error of a request that never arrived. */
const storageRefusal = (error: Error & { originalError?: unknown }): Refusal => refusalOf(error.originalError ?? error);
