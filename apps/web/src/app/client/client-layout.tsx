// The layout of the client area.
import { AreaLayout } from '#web/app/area-layout.tsx';
import { EventSwitcher } from '#web/features/events/components/event-switcher.tsx';

export function Component() {
  return <AreaLayout area="client" Context={EventSwitcher} />;
}
