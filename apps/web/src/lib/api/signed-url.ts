// Signed URLs for private files: the original, a smaller picture, or a download.
import { queryOptions } from '@tanstack/react-query';
import { supabase } from '#web/lib/api/supabase.ts';

const SIGNED_S = 3600;
const FRESH_MS = 50 * 60_000;

export interface FileVariant {
  /** The width in pixels of a resized picture. Without it the URL opens the original. */
  width?: number;
  /** The file name to save the file under. */
  download?: string;
}

/** The URL is valid for an hour. */
export const signedUrlQuery = (bucket: string, path: string, look: FileVariant = {}) =>
  queryOptions({
    queryKey: ['signed-address', bucket, path, look.width ?? null, look.download ?? null],
    queryFn: (): Promise<string> => signUrl(bucket, path, look),
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
  });

export async function signUrl(bucket: string, path: string, { width, download }: FileVariant): Promise<string> {
  const client = await supabase();
  const { data, error } = await client.storage.from(bucket).createSignedUrl(path, SIGNED_S, {
    ...(width !== undefined && { transform: { width, resize: 'contain' as const } }),
    ...(download !== undefined && { download }),
  });
  if (error) throw error;
  return data.signedUrl;
}
