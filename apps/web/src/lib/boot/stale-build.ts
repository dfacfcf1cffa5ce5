// A page whose code cannot be fetched: most often a tab that was open while a new version was put in place.
import { useEffect, useState } from 'react';

/** Thrown instead of the browser's own error, whose words differ from one browser to the next. */
export class PageUnavailable extends Error {}

const MARK = 'liesse.reloaded';
/** A second failure within this time is not cured by another reload. */
const ONCE_IN_MS = 60_000;

/** Asks the server for the page again, once. True while that is under way; false when the failure has to be shown. */
export function useReloadWhenStale(error: unknown): boolean {
  const [isReloading] = useState(() => error instanceof PageUnavailable && mayReload());
  useEffect(() => {
    if (!isReloading) return;
    mark();
    window.location.reload();
  }, [isReloading]);
  return isReloading;
}

/** Without a network, a reload would only lose the page that is there. */
function mayReload(): boolean {
  if (typeof window === 'undefined' || !navigator.onLine) return false;
  try {
    const last = Number(window.sessionStorage.getItem(MARK) ?? 0);
    return Date.now() - last > ONCE_IN_MS;
  } catch {
    return false;
  }
}

function mark(): void {
  try {
    window.sessionStorage.setItem(MARK, String(Date.now()));
  } catch {
    // Then mayReload was false already.
  }
}
