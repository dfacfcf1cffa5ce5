// The mount point of toasts. Their component is loaded at the first interaction, so that pages which are only read do not download it
// and a lost network can be reported.
import { useEffect, useState } from 'react';
import { useToasts } from '#web/ui/feedback/toast/toast-store.ts';
import { lazyComponent, usePreloadedComponents } from '#web/ui/lazy-component.ts';

const viewport = lazyComponent(() => import('#web/ui/feedback/toast/toast-viewport.tsx'));
const preloaded = [viewport];

export function Toaster() {
  const toasts = useToasts();
  const [, setArrived] = useState(false);
  const newest = toasts[0]?.id;
  usePreloadedComponents(preloaded);
  useEffect(() => {
    if (newest === undefined) return;
    // Offline the component cannot be loaded; the next toast tries again.
    void viewport.fetch().then((isLoaded) => isLoaded && setArrived(true));
  }, [newest]);
  return newest === undefined || !viewport.isLoaded() ? null : <viewport.Component toasts={toasts} />;
}
