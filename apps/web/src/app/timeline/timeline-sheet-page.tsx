// /timeline/{token}: the timeline that partners read. Without a network it shows the cached copy.
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { EndedSheet, FailedSheet, OpenSheet, renewedAt, SharedSheet } from '#web/app/shared-sheet.tsx';
import { useCachedSheet } from '#web/features/timeline/cached-sheets.ts';
import { SheetDays } from '#web/features/timeline/components/sheet-days.tsx';
import type { TimelineSheet } from '#web/features/timeline/entries.ts';
import { sheetQuery } from '#web/features/timeline/sheet-query.ts';
import { formatMoment } from '#web/lib/format/format.ts';
import { useOfflinePage } from '#web/lib/offline/use-offline-page.ts';
import { useOnline } from '#web/lib/offline/use-online.ts';
import { timeline } from '#web/locales/fr/client/timeline.ts';
import { Loader } from '#web/ui/feedback/loader.tsx';

const { sheet: text } = timeline;

export function Component() {
  const { token = '' } = useParams();
  return (
    <SharedSheet title={text.title} description={text.description}>
      <Sheet token={token} />
    </SharedSheet>
  );
}

function Sheet({ token }: { token: string }) {
  const { data, error, isPaused, dataUpdatedAt, refetch } = useQuery(sheetQuery(token));
  const cached = useCachedSheet(token);
  const isOnline = useOnline();
  const isStale = error !== null || isPaused || !isOnline;
  useOfflinePage('/timeline/', data?.state === 'open' && !isStale);
  if (data === undefined) {
    if (cached !== null) {
      return <Day sheet={cached.sheet} age={text.copied(formatMoment(new Date(cached.at)))} isStale={isStale} />;
    }
    if (!isStale) return <Loader text={text.loading} />;
    return <FailedSheet title={text.title} message={text.failed} onRetry={() => void refetch()} />;
  }
  if (data.state !== 'open') return <EndedSheet {...text.ended[data.state]} />;
  return <Day sheet={data} age={renewedAt(dataUpdatedAt)} isStale={isStale} />;
}

function Day({ sheet, ...state }: { sheet: TimelineSheet; age: string; isStale: boolean }) {
  return (
    <OpenSheet text={text} event={sheet.event} {...state}>
      <SheetDays sheet={sheet} />
    </OpenSheet>
  );
}
