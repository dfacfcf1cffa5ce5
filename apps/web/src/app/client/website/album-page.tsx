// /client/website/album: the photos of the guests, which the hosts review.
import { WebsiteHead } from '#web/app/client/website/website-head.tsx';
import { useCurrentEvent } from '#web/features/events/current-event.ts';
import { useLiveEvent } from '#web/features/events/live.ts';
import { AlbumScreen } from '#web/features/guest-site/album/album-screen.tsx';
import { album as text } from '#web/locales/fr/guest/album.ts';

export function Component() {
  const event = useCurrentEvent();
  useLiveEvent(event.id);
  return (
    <>
      <WebsiteHead lead={text.lead} />
      <AlbumScreen key={event.id} event={event} />
    </>
  );
}
