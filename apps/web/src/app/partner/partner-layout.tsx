// The layout of the partner area.
import { AreaLayout } from '#web/app/area-layout.tsx';

export function Component() {
  return <AreaLayout area="partner" />;
}
