// Files that another application shared with the installed site. The service worker stores them; the documents page takes them.

/** A cache whose name begins with this path, so that signing out deletes it. */
const SHARED_FILES = '/share files';

/** The page to which files are shared, by the outcome of storing them. */
export const sharedAddress = (isStored: boolean): string =>
  isStored ? '/client/documents?shared=files' : '/client/documents?shared=full';

const NAME = 'x-file-name';
const MOST = 20;

/** False when this device has no room for them. */
export async function storeSharedFiles(files: readonly File[]): Promise<boolean> {
  try {
    await caches.delete(SHARED_FILES);
    const cache = await caches.open(SHARED_FILES);
    for (const [index, file] of files.slice(0, MOST).entries()) {
      const headers = { 'content-type': file.type, [NAME]: encodeURIComponent(file.name) };
      await cache.put(`/share/${index}`, new Response(file, { headers }));
    }
    return true;
  } catch {
    await caches.delete(SHARED_FILES).catch(() => false);
    return false;
  }
}

export async function readSharedFiles(): Promise<File[]> {
  if (!('caches' in window)) return [];
  const cache = await caches.open(SHARED_FILES);
  const responses = await cache.matchAll();
  return Promise.all(
    responses.map(async (response) => {
      const name = decodeURIComponent(response.headers.get(NAME) ?? '');
      return new File([await response.blob()], name, { type: response.headers.get('content-type') ?? '' });
    }),
  );
}

export const eraseSharedFiles = (): Promise<boolean> => caches.delete(SHARED_FILES);
