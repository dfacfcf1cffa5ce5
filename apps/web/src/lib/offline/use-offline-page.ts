// Caches the page on screen for offline use, each time its data has been fetched.
import { useEffect } from 'react';
import { cacheOfflinePage } from '#web/lib/offline/offline-page.ts';

/** `isFresh`: everything that the page needs came from the network. */
export function useOfflinePage(scope: string, isFresh: boolean): void {
  useEffect(() => {
    if (isFresh) void cacheOfflinePage(scope);
  }, [scope, isFresh]);
}
