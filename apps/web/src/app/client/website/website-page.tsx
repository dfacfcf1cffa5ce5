// /client/website: edits the guests' website of the current event.
import { useQuery } from '@tanstack/react-query';
import { GuestPagePreview } from '#web/app/client/website/guest-page-preview.tsx';
import { WebsiteHead } from '#web/app/client/website/website-head.tsx';
import { useCurrentEvent } from '#web/features/events/current-event.ts';
import { useLiveEvent } from '#web/features/events/live.ts';
import { websiteQuery } from '#web/features/events/queries.ts';
import { WebsiteEditor } from '#web/features/events/website/website-editor.tsx';
import { useDevice } from '#web/lib/device/use-device.ts';
import { events } from '#web/locales/fr/client/events.ts';
import { website as text } from '#web/locales/fr/client/website.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';

export function Component() {
  const event = useCurrentEvent();
  const { data, isError, refetch } = useQuery(websiteQuery(event.id));
  const isWide = useDevice().kind === 'desktop';
  useLiveEvent(event.id);
  return (
    <>
      <WebsiteHead lead={text.lead} />
      {data !== undefined ? (
        <WebsiteEditor
          event={event}
          website={data}
          isWide={isWide}
          renderPreview={(look, moments) => <GuestPagePreview event={event} look={look} moments={moments} />}
        />
      ) : isError ? (
        <ErrorState message={events.unreadable} onRetry={() => void refetch()} />
      ) : (
        <SkeletonLines count={6} />
      )}
    </>
  );
}
