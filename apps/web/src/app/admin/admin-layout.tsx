// The layout of the administrator area.
import { AreaLayout } from '#web/app/area-layout.tsx';

export function Component() {
  return <AreaLayout area="admin" />;
}
