// The mount point of toasts. Their component is loaded with the first toast, so that pages without one do not download it.
import { type ComponentType, useEffect, useState } from 'react';
import { type Toast, useToasts } from '#web/ui/feedback/toast/toast-store.ts';

type Viewport = ComponentType<{ toasts: readonly Toast[] }>;

export function Toaster() {
  const toasts = useToasts();
  const [ToastViewport, setViewport] = useState<Viewport | null>(null);
  const newest = toasts[0]?.id;
  useEffect(() => {
    if (newest === undefined || ToastViewport !== null) return;
    // Offline the component cannot be loaded; the next toast tries again.
    import('#web/ui/feedback/toast/toast-viewport.tsx').then(
      (module) => setViewport(() => module.default),
      () => undefined,
    );
  }, [newest, ToastViewport]);
  return ToastViewport === null || newest === undefined ? null : <ToastViewport toasts={toasts} />;
}
