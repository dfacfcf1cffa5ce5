// Keeps the page that is shown for where there is no network, each time it has been read anew.
import { useEffect } from 'react';
import { keepPage } from '#web/lib/kept-page.ts';

/** `isFresh`: all that the page needs has come by the network. */
export function useKeptPage(scope: string, isFresh: boolean): void {
  useEffect(() => {
    if (isFresh) void keepPage(scope);
  }, [scope, isFresh]);
}
