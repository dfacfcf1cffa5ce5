// Where toasts appear. Its drawing is loaded with the first toast, so that pages without one do not carry it.
import { lazy, Suspense } from 'react';
import { useToasts } from '#web/ui/toast/toast-store.ts';

const ToastViewport = lazy(() => import('#web/ui/toast/toast-viewport.tsx'));

export function Toaster() {
  const toasts = useToasts();
  if (toasts.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ToastViewport toasts={toasts} />
    </Suspense>
  );
}
