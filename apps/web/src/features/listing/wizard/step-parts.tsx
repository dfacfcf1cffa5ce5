// What every step of the wizard has: a heading, the message of a refusal, and the buttons that lead on and back.
import type { ReactNode } from 'react';
import { listing as texts } from '#web/locales/fr/partner/listing.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';

const { wizard: text } = texts;

export interface StepNavigation {
  onDone: () => void;
  onBack: () => void;
}

export function StepHeading({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h2 className="text-heading">{title}</h2>
      <p className="mt-1 mb-6 text-quiet text-small">{children}</p>
    </>
  );
}

interface StepButtonsProps {
  isBusy: boolean;
  errorMessage: string | null;
  onBack?: () => void;
  /** The id of the form, when the buttons are outside it. */
  form?: string;
  submitLabel?: string;
}

export function StepButtons({ isBusy, errorMessage, onBack, form, submitLabel = text.next }: StepButtonsProps) {
  return (
    <>
      {errorMessage !== null && (
        <div className="mt-6">
          <Notice tone="danger">{errorMessage}</Notice>
        </div>
      )}
      <div className="mt-8 flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          form={form}
          isBusy={isBusy}
          // The second half of a double click must not answer the next step.
          onClick={(event) => event.detail > 1 && event.preventDefault()}
        >
          {submitLabel}
        </Button>
        {onBack !== undefined && (
          <Button look="quiet" onClick={onBack}>
            {text.back}
          </Button>
        )}
      </div>
    </>
  );
}
