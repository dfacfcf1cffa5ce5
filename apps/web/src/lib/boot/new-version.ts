// Notices that the server has a newer build than the open page. Nothing is reloaded by itself: the person may be typing.
import { useEffect, useState } from 'react';
import { isStartScript } from '#web/lib/boot/page-assets.ts';
import { readPageData } from '#web/lib/boot/page-data.ts';
import { native } from '#web/lib/device/native.ts';

/** A page is asked for once in this time at most. */
const EVERY_MS = 10 * 60_000;

/** The same for every page of a build, whatever its first script is. */
export const buildId = (page: Document = document): string =>
  readPageData(page).data.assets.preloads.find(isStartScript) ?? '';

export function useNewVersion(): boolean {
  const [isNewer, setNewer] = useState(false);
  useEffect(() => {
    const build = buildId();
    // The application of a store brings its own files.
    if (isNewer || native() !== null) return;
    let last = Date.now();
    const ask = async () => {
      if (document.visibilityState !== 'visible' || !navigator.onLine || Date.now() - last < EVERY_MS) return;
      last = Date.now();
      const found = await fetchBuild().catch(() => null);
      if (found !== null && found !== build) setNewer(true);
    };
    const listener = () => void ask();
    const timer = setInterval(listener, EVERY_MS);
    document.addEventListener('visibilitychange', listener);
    window.addEventListener('online', listener);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', listener);
      window.removeEventListener('online', listener);
    };
  }, [isNewer]);
  return isNewer;
}

/** The document of an area is an empty shell without personal data. Null when the answer is not one. */
async function fetchBuild(): Promise<string | null> {
  const response = await fetch(window.location.pathname, { credentials: 'omit', cache: 'no-store' });
  return response.ok ? buildId(new DOMParser().parseFromString(await response.text(), 'text/html')) : null;
}
