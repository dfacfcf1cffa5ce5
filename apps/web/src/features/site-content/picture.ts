// Stores a picture of a text. It is drawn anew and scaled down first, so that only a picture is stored, without its place of origin.
import { attempt, type Refusal, refusalOf } from '#web/lib/api/refusal.ts';
import { supabase } from '#web/lib/api/supabase.ts';
import { shrinkPicture } from '#web/lib/files/shrink-picture.ts';
import { content } from '#web/locales/fr/admin/content.ts';

const { editor: text } = content;

const BUCKET = 'content-pictures';
const MAX_SIZE = 2_097_152;
/** A year: a picture never changes under its name. */
const CACHE_SECONDS = '31536000';

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

export const uploadPicture = (file: File): Promise<{ ok: true; address: string } | Refusal> =>
  attempt(async () => {
    const picture = await shrinkPicture(file);
    if (picture === null) return refused('not-a-picture', text.notAPicture);
    if (picture.file.size > MAX_SIZE) return refused('too-large', text.tooLarge);
    const { width, height, extension } = picture;
    const name = `${crypto.randomUUID()}-${width}x${height}.${extension}`;
    const folder = (await supabase()).storage.from(BUCKET);
    const options = { contentType: picture.file.type, cacheControl: CACHE_SECONDS };
    const { data, error } = await folder.upload(name, picture.file, options);
    if (error) return refusalOf(error);
    return { ok: true as const, address: `/storage/v1/object/public/${BUCKET}/${data.path}` };
  });

const refused = (code: string, message: string): Refusal => ({ ok: false, code, message, details: {} });
