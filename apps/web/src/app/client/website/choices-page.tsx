// /client/website/menus/{momentId}?show=…: the choices of the guests at a moment.
import { useParams, useSearchParams } from 'react-router';
import { WebsiteHead } from '#web/app/client/website/website-head.tsx';
import { useCurrentEvent } from '#web/features/events/current-event.ts';
import { ChoicesScreen } from '#web/features/guest-site/choices/choices-screen.tsx';
import { SHOW } from '#web/features/guest-site/choices/dish-choices.ts';
import { dishChoices as text } from '#web/locales/fr/client/dish-choices.ts';

export function Component() {
  const event = useCurrentEvent();
  const { momentId = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  return (
    <>
      <WebsiteHead lead={text.lead} />
      <ChoicesScreen
        key={momentId}
        event={event}
        momentId={momentId}
        show={search.get(SHOW) ?? ''}
        onShow={(show) => setSearch(show === '' ? {} : { [SHOW]: show }, { replace: true, preventScrollReset: true })}
      />
    </>
  );
}
