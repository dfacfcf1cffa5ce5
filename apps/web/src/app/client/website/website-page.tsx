// /client/website: how the guests' pages of the current event look.
import { useQuery } from '@tanstack/react-query';
import { WebsiteEditor } from '#web/features/events/components/website-editor.tsx';
import { useCurrentEvent } from '#web/features/events/current-event.ts';
import { useLiveEvent } from '#web/features/events/live.ts';
import { websiteQuery } from '#web/features/events/queries.ts';
import { useDevice } from '#web/lib/device.ts';
import { Metadata } from '#web/lib/metadata.tsx';
import { events } from '#web/locales/fr/events.ts';
import { website as text } from '#web/locales/fr/website.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';

export function Component() {
  const event = useCurrentEvent();
  const { data, isError, refetch } = useQuery(websiteQuery(event.id));
  const isWide = useDevice().kind === 'desktop';
  useLiveEvent(event.id);
  return (
    <>
      <Metadata title={text.title} description={text.description} />
      <h1 className="text-title">{text.title}</h1>
      <p className="mt-2 mb-8 max-w-measure text-quiet">{text.lead}</p>
      {data !== undefined ? (
        <WebsiteEditor event={event} website={data} isWide={isWide} />
      ) : isError ? (
        <ErrorState message={events.unreadable} onRetry={() => void refetch()} />
      ) : (
        <SkeletonLines count={6} />
      )}
    </>
  );
}
