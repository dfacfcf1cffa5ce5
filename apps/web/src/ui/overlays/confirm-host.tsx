// The mount point of confirmations. The dialog is loaded with the first one, so that pages without one do not download it.
import { lazy, Suspense } from 'react';
import { usePendingQuestion } from '#web/ui/overlays/confirm.ts';

const ConfirmDialog = lazy(() => import('#web/ui/overlays/confirm-dialog.tsx'));

export function ConfirmHost() {
  const question = usePendingQuestion();
  if (question === null) return null;
  const { answer, ...text } = question;
  return (
    <Suspense fallback={null}>
      <ConfirmDialog {...text} onAnswer={answer} />
    </Suspense>
  );
}
