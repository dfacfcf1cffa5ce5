// Those whose trade it is: their navigation in the one shell.
import { AreaLayout } from '#web/app/area-layout.tsx';

export function Component() {
  return <AreaLayout area="partner" />;
}
