// Stores the logo of the site under a name of its own. Earlier logos remain, so that a version can be restored.
import { attempt, type Refusal, refusalOf } from '#web/lib/api/refusal.ts';
import { supabase } from '#web/lib/api/supabase.ts';
import { settings } from '#web/locales/fr/admin/settings.ts';

const { logo: text } = settings.fields;

const BUCKET = 'site-pictures';
const MAX_SIZE = 2_097_152;
/** A year: a picture never changes under its name. */
const CACHE_SECONDS = '31536000';
const extensions: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/avif': 'avif',
};

export const logoTypes = Object.keys(extensions);

/** The browser decodes the file first, whatever its name claims; the storage checks its content again. */
export async function uploadLogo(file: File): Promise<{ ok: true; address: string } | Refusal> {
  const extension = extensions[file.type];
  const picture = extension === undefined ? null : await createImageBitmap(file).catch(() => null);
  picture?.close();
  if (extension === undefined || picture === null) return refused('not-a-picture', text.notAPicture);
  if (file.size > MAX_SIZE) return refused('too-large', text.tooLarge);
  return attempt(async () => {
    const folder = (await supabase()).storage.from(BUCKET);
    const options = { contentType: file.type, cacheControl: CACHE_SECONDS };
    const { data, error } = await folder.upload(`logo/${crypto.randomUUID()}.${extension}`, file, options);
    if (error) return refusalOf(error);
    return { ok: true as const, address: `/storage/v1/object/public/${BUCKET}/${data.path}` };
  });
}

const refused = (code: string, message: string): Refusal => ({ ok: false, code, message, details: {} });
