// Requests the files of a part before the browser imports it. Chromium remembers for the life of the document that a module could not be
// loaded: a dialog that was opened while the network was away would never open again. What was only fetched can be fetched again. React, too,
// remembers the failure of a lazy component, so it fails as a page does, whose « Réessayer » loads a new document.
// build/import-after-fetch.ts puts this in the place of Vite's own helper.
import { PageUnavailable } from '#web/lib/boot/page-unavailable.ts';

/** The module that a function imports, in a bundle: all of them are in one folder. */
const IMPORTED = /\bimport\(.\.\/([\w-]+\.js)/;

/** By file: the requests that are under way or were answered. */
const requests = new Map<string, Promise<unknown>>();

/** `files` are what the module needs beside the scripts of every page; none are listed for a module that needs nothing more. */
export async function importAfterFetch<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  const own = IMPORTED.exec(String(load))?.[1];
  try {
    await Promise.all([...files, ...(own === undefined ? [] : [`assets/${own}`])].map(requestOnce));
    return await load();
  } catch (cause) {
    throw new PageUnavailable('the code of this part could not be loaded', { cause });
  }
}

function requestOnce(file: string): Promise<unknown> {
  const known = requests.get(file);
  if (known !== undefined) return known;
  const request = isInDocument(file)
    ? Promise.resolve()
    : file.endsWith('.css')
      ? addStylesheet(file)
      : fetchFile(file);
  requests.set(file, request);
  request.catch(() => requests.delete(file));
  return request;
}

const isInDocument = (file: string): boolean => document.querySelector(`link[href="/${file}"]`) !== null;

async function fetchFile(file: string): Promise<void> {
  const response = await fetch(`/${file}`);
  if (!response.ok) throw new Error(`/${file} was answered with ${response.status}`);
  // A response that nobody reads to its end is not cached.
  await response.arrayBuffer();
}

function addStylesheet(file: string): Promise<void> {
  const link = document.createElement('link');
  const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';
  Object.assign(link, { rel: 'stylesheet', href: `/${file}`, nonce });
  const loading = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`/${file} could not be loaded`));
    });
  });
  document.head.append(link);
  return loading;
}
