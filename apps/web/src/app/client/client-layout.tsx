// The layout of the client area.
import { AreaLayout } from '#web/app/area-layout.tsx';
import { EventSwitcher } from '#web/features/events/components/event-switcher.tsx';
import { useMovedFavourites } from '#web/features/partners/use-moved-favourites.ts';

export function Component() {
  return <AreaLayout area="client" Context={ClientContext} />;
}

function ClientContext({ personId }: { personId: string }) {
  useMovedFavourites(personId);
  return <EventSwitcher personId={personId} />;
}
