// /client/website/gifts?show=unthanked: the gifts that the event received.
import { useSearchParams } from 'react-router';
import { WebsiteHead } from '#web/app/client/website/website-head.tsx';
import { useCurrentEvent } from '#web/features/events/current-event.ts';
import { GiftsScreen } from '#web/features/guest-site/gifts/gifts-screen.tsx';
import { gifts as text } from '#web/locales/fr/client/gifts.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

const SHOW = 'show';

export function Component() {
  const event = useCurrentEvent();
  const [search, setSearch] = useSearchParams();
  return (
    <>
      <WebsiteHead lead={text.lead} />
      {event.canSeeBudget ? (
        <GiftsScreen
          key={event.id}
          event={event}
          show={search.get(SHOW) ?? ''}
          onShow={(show) => setSearch(show === '' ? {} : { [SHOW]: show }, { replace: true, preventScrollReset: true })}
        />
      ) : (
        <EmptyState title={text.hidden} text={text.hiddenText} />
      )}
    </>
  );
}
