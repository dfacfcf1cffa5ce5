// Keeps the page that is shown for where there is no network, each time it has been read anew.
import { useEffect } from 'react';
import { cacheOfflinePage } from '#web/lib/offline/offline-page.ts';

/** `isFresh`: all that the page needs has come by the network. */
export function useOfflinePage(scope: string, isFresh: boolean): void {
  useEffect(() => {
    if (isFresh) void cacheOfflinePage(scope);
  }, [scope, isFresh]);
}
