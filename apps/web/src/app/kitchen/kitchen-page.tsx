// /kitchen/{token}: the sheet for the kitchen and the venue.
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { EndedSheet, FailedSheet, OpenSheet, renewedAt, SharedSheet } from '#web/app/shared-sheet.tsx';
import { LinkRefusal } from '#web/features/guest-area/api.ts';
import { KitchenMoment } from '#web/features/guest-area/kitchen/kitchen-moment.tsx';
import { kitchenQuery } from '#web/features/guest-area/kitchen/kitchen-sheet.ts';
import { kitchen as text } from '#web/locales/fr/guest/kitchen.ts';
import { Loader } from '#web/ui/feedback/loader.tsx';

export function Component() {
  const { token = '' } = useParams();
  return (
    <SharedSheet title={text.title} description={text.description}>
      <Sheet token={token} />
    </SharedSheet>
  );
}

function Sheet({ token }: { token: string }) {
  const { data, error, isPaused, dataUpdatedAt, refetch } = useQuery(kitchenQuery(token));
  const isStale = error !== null || isPaused;
  if (error instanceof LinkRefusal && error.reason === 'too-many') return <EndedSheet {...text.ended['too-many']} />;
  if (data === undefined) {
    if (!isStale) return <Loader text={text.loading} />;
    return <FailedSheet title={text.title} message={text.failed} onRetry={() => void refetch()} />;
  }
  if (data.state !== 'open') return <EndedSheet {...text.ended[data.state]} />;
  return (
    <OpenSheet text={text} event={data.event} age={renewedAt(dataUpdatedAt)} isStale={isStale}>
      {data.moments.length === 0 && <p className="text-quiet">{text.noMoments}</p>}
      {data.moments.map((moment) => (
        <KitchenMoment key={moment.id} moment={moment} tables={data.tables[moment.id] ?? []} />
      ))}
    </OpenSheet>
  );
}
