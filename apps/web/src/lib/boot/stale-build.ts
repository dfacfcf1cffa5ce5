// Handles a page, or a part of it, whose code cannot be loaded, most often because a new version was deployed while the tab was open.
import { useEffect, useState } from 'react';
import { PageUnavailable } from '#web/lib/boot/page-unavailable.ts';

const MARK = 'liesse.reloaded';
/** A second failure within this time is shown: another reload would not help. */
const ONCE_IN_MS = 60_000;

/** Reloads the page once. Returns true while the reload is under way, and false when the error has to be shown. */
export function useReloadWhenStale(error: unknown): boolean {
  const [isReloading] = useState(() => error instanceof PageUnavailable && mayReload());
  useEffect(() => {
    if (!isReloading) return;
    mark();
    window.location.reload();
  }, [isReloading]);
  return isReloading;
}

/** Offline, a reload would only lose the page that is shown. */
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
    // Without storage mayReload returned false already.
  }
}
