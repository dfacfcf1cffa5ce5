// Uploads and removes the photos of a listing. The browser scales them down first; the files get unguessable names in a public bucket.
import { attempt, type Done, type Refusal, refusalOf } from '#web/lib/api/refusal.ts';
import { type Supabase, supabase } from '#web/lib/api/supabase.ts';
import { MAX_FILE_SIZE } from '#web/lib/files/max-file-size.ts';
import { type SmallPicture, shrinkPicture } from '#web/lib/files/shrink-picture.ts';
import { listing } from '#web/locales/fr/partner/listing.ts';
import type { UploadResult } from '#web/ui/fields/files/file-drop-queue.ts';

const BUCKET = 'partner-photos';
/** Seconds: a photo never changes under its name. */
const CACHED_FOR = '31536000';

/** Safari reads HEIC; other browsers show why such a photo cannot be sent. */
export const photoRules = {
  accept: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/heic', 'image/heif'],
  maxSize: MAX_FILE_SIZE,
} as const;

interface NewPhoto {
  partnerId: string;
  alt: string;
  /** After the others. */
  position: number;
}

export async function uploadPhoto(file: File, photo: NewPhoto): Promise<UploadResult> {
  const picture = await shrinkPicture(file);
  if (picture === null) return { ok: false, message: listing.photos.unreadable };
  const added = await addPhoto(picture, photo);
  return added.ok ? added : { ok: false, message: added.code === '403' ? listing.photos.full : added.message };
}

const addPhoto = (picture: SmallPicture, { partnerId, alt, position }: NewPhoto): Promise<Done> =>
  attempt(async () => {
    const client = await supabase();
    const path = `${partnerId}/${crypto.randomUUID()}.${picture.extension}`;
    const options = { contentType: picture.file.type, cacheControl: CACHED_FOR };
    const { error } = await client.storage.from(BUCKET).upload(path, picture.file, options);
    if (error) return storageRefusal(error);
    const { width, height } = picture;
    const row = await client
      .from('partner_photos')
      .insert({ partner_id: partnerId, path, alt, width, height, position });
    if (row.error) {
      await removeFile(client, path);
      return refusalOf(row.error);
    }
    return { ok: true };
  });

export const removePhoto = ({ id, path }: { id: string; path: string }): Promise<Done> =>
  attempt(async () => {
    const client = await supabase();
    const { error } = await client.from('partner_photos').delete().eq('id', id);
    if (error) return refusalOf(error);
    await removeFile(client, path);
    return { ok: true };
  });

/** Best effort: nothing shows a file that was not removed. */
const removeFile = async (client: Supabase, path: string): Promise<void> => {
  await client.storage.from(BUCKET).remove([path]);
};

/** A request that never arrived is wrapped by the client. */
const storageRefusal = (error: Error & { originalError?: unknown; statusCode?: string | undefined }): Refusal => {
  const refusal = refusalOf(error.originalError ?? error);
  return error.statusCode === undefined ? refusal : { ...refusal, code: error.statusCode };
};
