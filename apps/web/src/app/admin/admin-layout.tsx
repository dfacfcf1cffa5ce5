// The layout of the administrator area.
import { SecondStepGate } from '#web/app/admin/second-step-gate.tsx';
import { AreaLayout } from '#web/app/area-layout.tsx';

export function Component() {
  return <AreaLayout area="admin" Gate={SecondStepGate} />;
}
