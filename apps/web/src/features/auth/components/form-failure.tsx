// The error above a form, with a retry button where another attempt can succeed.
import type { ReactNode } from 'react';
import { isPassing } from '#web/features/auth/form-errors.ts';
import { states } from '#web/locales/fr/ui/states.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';

interface FormFailureProps {
  title: string;
  /** The error of the form: its type is the code of the refusal. */
  error: { type?: string | number | undefined; message?: string | undefined } | undefined;
  isBusy: boolean;
  /** Other actions than a retry. */
  children?: ReactNode;
}

export function FormFailure({ title, error, isBusy, children }: FormFailureProps) {
  if (error === undefined) return null;
  return (
    <Notice tone="danger" title={title}>
      <p>{error.message}</p>
      {/* Aligned by its words, and not by the edge that shows when it is pointed at. */}
      <div className="-ml-4 flex flex-wrap empty:hidden">
        {isPassing(String(error.type)) && (
          <Button type="submit" look="quiet" size="small" isBusy={isBusy}>
            {states.retry}
          </Button>
        )}
        {children}
      </div>
    </Notice>
  );
}
