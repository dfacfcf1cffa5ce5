// /client/seating: the seating plans of the event. `?plan=` names one of them.
import { useCurrentEvent } from '#web/features/events/current-event.ts';
import { SeatingScreen } from '#web/features/seating/components/seating-screen.tsx';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { seating as text } from '#web/locales/fr/client/seating.ts';

export function Component() {
  const event = useCurrentEvent();
  return (
    <>
      <Metadata title={text.title} description={text.description} />
      <SeatingScreen event={event} />
    </>
  );
}
