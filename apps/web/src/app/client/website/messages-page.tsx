// /client/website/words: the messages and the songs that guests sent.
import { useSearchParams } from 'react-router';
import { WebsiteHead } from '#web/app/client/website/website-head.tsx';
import { useCurrentEvent } from '#web/features/events/current-event.ts';
import { MessagesScreen } from '#web/features/guest-site/messages/messages-screen.tsx';
import { guestMessages as text } from '#web/locales/fr/guest/guest-messages.ts';

const PART = 'part';

export function Component() {
  const event = useCurrentEvent();
  const [search, setSearch] = useSearchParams();
  return (
    <>
      <WebsiteHead lead={text.lead} />
      <MessagesScreen
        key={event.id}
        event={event}
        part={search.get(PART) === 'songs' ? 'songs' : 'words'}
        onPart={(part) =>
          setSearch(part === 'songs' ? { [PART]: part } : {}, { replace: true, preventScrollReset: true })
        }
      />
    </>
  );
}
