// What an area does for times without a network: it opens the queue of changes, copies query results and pages to the device, and shows
// how many changes wait. It is loaded after the page, and shows a new version of the application too.
import { useIsFetching, useIsMutating, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { ChangesDialog } from '#web/app/offline/changes-dialog.tsx';
import { copyOf, showsOneOf, withChanges } from '#web/app/offline/copied-queries.ts';
import { loadPageParts } from '#web/app/offline/page-parts.ts';
import { sendChanges } from '#web/app/offline/send-changes.ts';
import { useSession } from '#web/features/auth/session.ts';
import { buildId, useNewVersion } from '#web/lib/boot/new-version.ts';
import { holdInstallPrompt } from '#web/lib/device/install-prompt.ts';
import { getQueue, openQueue, sendWaiting, useChangeQueue } from '#web/lib/offline/change-queue.ts';
import { cacheOfflinePage } from '#web/lib/offline/offline-page.ts';
import { copyQueries } from '#web/lib/offline/query-copies.ts';
import {
  dismissFullStorage,
  followServiceWorker,
  reportFullStorage,
  useFullStorage,
} from '#web/lib/offline/storage-full.ts';
import { useOnline } from '#web/lib/offline/use-online.ts';
import { offline as text } from '#web/locales/fr/ui/offline.ts';
import { Button } from '#web/ui/button.tsx';

/** The pages that are read without a network. */
const OFFLINE_PAGE =
  /^\/(client\/(dashboard|todo|guests|timeline|seating|messages|budget|partners(?!\/(search|compare)))|partner\/(dashboard|requests|messages|calendar))\b/;
/** A page that is left at once is not cached. */
const SETTLED_MS = 1_500;

export default function OfflineTools({ personId }: { personId: string }) {
  // The browser offers an installation some time after the page is loaded.
  useEffect(holdInstallPrompt, []);
  useChangesOf(personId);
  useCachedPage();
  const { changes, sending, isUnstored } = useChangeQueue();
  const hasNewVersion = useNewVersion();
  const isFull = useFullStorage();
  const [isOpen, setOpen] = useState(false);
  const client = useQueryClient();
  const toCheck = changes.filter(({ state }) => state !== 'waiting').length;
  const waiting = changes.filter(({ id, state }) => state === 'waiting' && !sending.has(id)).length;
  return (
    <>
      <div role="status">
        {hasNewVersion && <NewVersion />}
        {isFull && !isUnstored && (
          <Bar>
            <p>{text.full}</p>
            <Button look="secondary" size="small" onClick={dismissFullStorage}>
              {text.fullSeen}
            </Button>
          </Bar>
        )}
        {waiting + toCheck > 0 && (
          <Bar>
            <p className="flex items-center gap-3">
              <RefreshCw aria-hidden className="size-5 shrink-0" strokeWidth={1.5} />
              <span>
                {[waiting > 0 && text.count(waiting), toCheck > 0 && text.toCheck(toCheck)].filter(Boolean).join(' · ')}
              </span>
            </p>
            <Button look="secondary" size="small" onClick={() => setOpen(true)}>
              {text.see}
            </Button>
          </Bar>
        )}
      </div>
      {isUnstored && (
        <p role="alert" className="bg-danger-wash px-5 py-2 text-center text-danger text-small">
          {text.unstored}
        </p>
      )}
      <ChangesDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onTheirs={(change) =>
          void client.invalidateQueries({ predicate: ({ queryKey }) => showsOneOf(queryKey, [change]) })
        }
      />
    </>
  );
}

/** A write that is on its way would be cancelled by the reload: it is awaited. */
function NewVersion() {
  const writes = useIsMutating();
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (isWanted && writes === 0) window.location.reload();
  }, [isWanted, writes]);
  return (
    <Bar>
      <p>{text.update.text}</p>
      <Button look="secondary" size="small" isBusy={isWanted} onClick={() => setWanted(true)}>
        {text.update.reload}
      </Button>
    </Bar>
  );
}

function Bar({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 border-hairline border-b bg-metal-wash px-5 py-1.5 text-metal text-small">
      {children}
    </div>
  );
}

function useChangesOf(personId: string): void {
  const client = useQueryClient();
  const { status } = useSession();
  // The session may have ended meanwhile: what waits is sent once the same person has signed in again.
  useEffect(() => {
    if (status === 'signed-in') void sendWaiting();
  }, [status]);
  // Before the paint: offline the page waits for the copies.
  useLayoutEffect(() => {
    const cache = client.getQueryCache();
    const show = (hash?: string) => {
      const { changes } = getQueue();
      if (changes.length === 0) return;
      for (const { queryHash, queryKey, state } of cache.getAll()) {
        if (hash !== undefined && queryHash !== hash) continue;
        const shown = withChanges(queryKey, state.data, changes);
        if (shown !== state.data) client.setQueryData(queryKey, shown, { updatedAt: state.dataUpdatedAt });
      }
    };
    // An answer that was on its way when the change was made does not contain it.
    const unsubscribe = cache.subscribe(
      (event) => event.type === 'updated' && event.action.type === 'success' && show(event.query.queryHash),
    );
    const close = openQueue({
      personId,
      send: (changes) => sendChanges(personId, changes),
      onChange: () => show(),
      refresh: (applied) =>
        client.invalidateQueries(
          { predicate: ({ queryKey }) => showsOneOf(queryKey, applied) },
          { throwOnError: true },
        ),
    });
    const stopCopies = copyQueries(client, { personId, build: buildId(), copyOf, onFull: reportFullStorage });
    return () => {
      unsubscribe();
      close();
      stopCopies();
    };
  }, [client, personId]);
}

function useCachedPage(): void {
  useEffect(followServiceWorker, []);
  const { pathname } = useLocation();
  const isSettled = useIsFetching() === 0;
  const isOnline = useOnline();
  useEffect(() => {
    const area = OFFLINE_PAGE.exec(pathname)?.[1]?.split('/')[0];
    if (!isSettled || !isOnline || area === undefined) return;
    const timer = setTimeout(() => void loadPageParts(pathname).then(() => cacheOfflinePage(`/${area}/`)), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [pathname, isSettled, isOnline]);
}
