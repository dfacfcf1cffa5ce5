// The pages that open without a network, in the caches of the browser: one cache for each document, with the list of its files, and one
// for the files of all pages. The browser looks for a file in that one alone, and stores what pages share once.

/** The cache of the files. */
export const FILES = 'files';
/** The entry of a document's cache that lists the addresses of its files. */
const LIST = '/files';
/** Each scope has a worker of its own, and a page deletes copies too. */
const LOCK = 'liesse.page-copies';

/** Runs one change of the copies at a time. */
export const changeCopies = (change: () => Promise<void>): Promise<void> => navigator.locks.request(LOCK, change);

/** All of them or, when one cannot be fetched, none. */
export async function storeFiles(name: string, files: readonly string[]): Promise<void> {
  const stored = await caches.open(FILES);
  const present = new Set((await stored.keys()).map(({ url }) => url));
  await stored.addAll(files.filter((file) => !present.has(file)));
  await (await caches.open(name)).put(LIST, Response.json(files));
}

export async function filesOf(name: string): Promise<string[]> {
  const list = await caches.match(LIST, { cacheName: name });
  return list === undefined ? [] : list.json();
}

/** Deletes these pages, and the files that no other page needs. */
export async function deletePages(names: readonly string[]): Promise<void> {
  await deleteCaches(names);
  const needed = new Set((await Promise.all((await caches.keys()).map(filesOf))).flat());
  if (needed.size === 0) return deleteCaches([FILES]);
  const stored = await caches.open(FILES);
  const unneeded = (await stored.keys()).filter(({ url }) => !needed.has(url));
  await Promise.all(unneeded.map((file) => stored.delete(file)));
}

/** Deletes the pages whose caches have such names. It does not wait for a worker that is storing a page on a slow network: the next change
 * then deletes the files. */
export async function erasePages(isErased: (name: string) => boolean): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = (await caches.keys()).filter(isErased);
  await navigator.locks.request(LOCK, { ifAvailable: true }, (lock) =>
    lock === null ? deleteCaches(names) : deletePages(names),
  );
}

async function deleteCaches(names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => caches.delete(name)));
}
