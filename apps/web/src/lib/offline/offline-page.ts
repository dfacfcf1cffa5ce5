// Asks the service worker to keep this page, so that its address opens without a network. Nothing of anybody is in it: the areas'
// documents are empty shells, and what was read is kept elsewhere.
export interface OfflinePage {
  path: string;
  /** The addresses of the files that it ran. */
  files: readonly string[];
}

/** Only pages under `scope` go through the worker: the others are as fast as before. */
export async function cacheOfflinePage(scope: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const { active, waiting, installing } = await navigator.serviceWorker.register('/service-worker.js', { scope });
    const page: OfflinePage = { path: location.pathname, files: loadedFiles() };
    (active ?? waiting ?? installing)?.postMessage(page);
  } catch {
    // A private window may refuse it: the page then needs its network, as any other.
  }
}

/** What somebody sent, if it is a page. */
export function parseOfflinePage(data: unknown): OfflinePage | null {
  const { path, files } = (data ?? {}) as Partial<OfflinePage>;
  if (typeof path !== 'string' || !Array.isArray(files)) return null;
  return { path, files: files.filter((file) => typeof file === 'string') };
}

function loadedFiles(): string[] {
  const names = performance.getEntriesByType('resource').map(({ name }) => name);
  return [...new Set(names)].filter((name) => name.startsWith(`${location.origin}/assets/`));
}
