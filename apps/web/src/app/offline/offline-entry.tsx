// Loads the tools for times without a network. A module of its own, so that the areas do not name all files of the tools.
import { lazyComponent, useLazyComponent } from '#web/ui/lazy-component.ts';

const tools = lazyComponent(() => import('#web/app/offline/offline-tools.tsx'));

export default function OfflineEntry({ personId }: { personId: string }) {
  return useLazyComponent(tools, true, () => undefined) && <tools.Component personId={personId} />;
}
