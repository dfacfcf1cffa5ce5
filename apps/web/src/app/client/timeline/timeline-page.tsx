// /client/timeline: the timeline of the event.
import { useCurrentEvent } from '#web/features/events/current-event.ts';
import { TimelineScreen } from '#web/features/timeline/components/timeline-screen.tsx';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { timeline as text } from '#web/locales/fr/client/timeline.ts';

export function Component() {
  const event = useCurrentEvent();
  return (
    <>
      <Metadata title={text.title} description={text.description} />
      <TimelineScreen event={event} />
    </>
  );
}
