// Where toasts appear. Its drawing is loaded with the first toast, so that pages without one do not carry it.
import { type ComponentType, useEffect, useState } from 'react';
import { type Toast, useToasts } from '#web/ui/feedback/toast/toast-store.ts';

type Viewport = ComponentType<{ toasts: readonly Toast[] }>;

export function Toaster() {
  const toasts = useToasts();
  const [ToastViewport, setViewport] = useState<Viewport | null>(null);
  const newest = toasts[0]?.id;
  useEffect(() => {
    if (newest === undefined || ToastViewport !== null) return;
    // Without a network there is no toast, and the page stays: the next toast asks again.
    import('#web/ui/feedback/toast/toast-viewport.tsx').then(
      (module) => setViewport(() => module.default),
      () => undefined,
    );
  }, [newest, ToastViewport]);
  return ToastViewport === null || newest === undefined ? null : <ToastViewport toasts={toasts} />;
}
