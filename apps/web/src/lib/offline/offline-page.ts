// Asks the service worker to cache this page for offline use. The cached document is an empty shell without personal data, whose data
// local-cache.ts holds, or a copy that the server renders for a page that runs without the application.
export interface OfflinePage {
  path: string;
  /** The URLs of the files that the page loaded. */
  files: readonly string[];
  /** The document is requested in the language of the page, whose texts are among the files. */
  language: string;
  /** Whether the server renders the copy. */
  isRendered: boolean;
  /** The invitation that the page shows, where its address does not say so; the server says whose copy it renders. */
  invitation: string | null;
}

/** The message of the service worker to a page that it could not cache for want of room. */
export const STORAGE_FULL = 'storage-full';

/** Only pages under `scope` are handled by the service worker. */
export async function cacheOfflinePage(
  scope: string,
  { isRendered = false, invitation = null }: Partial<Pick<OfflinePage, 'isRendered' | 'invitation'>> = {},
): Promise<void> {
  const registration = await registerServiceWorker(scope);
  if (registration === null) return;
  const { active, waiting, installing } = registration;
  const language = document.documentElement.lang;
  const page: OfflinePage = { path: location.pathname, files: loadedFiles(), language, isRendered, invitation };
  (active ?? waiting ?? installing)?.postMessage(page);
}

/** Null where a browser has none, and in a private window that refuses it: the page then needs the network. */
async function registerServiceWorker(scope: string): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  return navigator.serviceWorker.register('/service-worker.js', { scope }).catch(() => null);
}

/** Parses a message to the service worker; null when it is not a page. */
export function parseOfflinePage(data: unknown): OfflinePage | null {
  const { path, files, language, isRendered, invitation } = (data ?? {}) as Partial<OfflinePage>;
  if (typeof path !== 'string' || !Array.isArray(files)) return null;
  return {
    path,
    files: files.filter((file) => typeof file === 'string'),
    language: typeof language === 'string' ? language : 'fr',
    isRendered: isRendered === true,
    invitation: typeof invitation === 'string' ? invitation : null,
  };
}

function loadedFiles(): string[] {
  const names = performance.getEntriesByType('resource').map(({ name }) => name);
  return [...new Set(names)].filter((name) => name.startsWith(`${location.origin}/assets/`));
}
