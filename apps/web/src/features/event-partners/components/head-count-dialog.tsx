// Changes the number of guests of an open request, of which its partner is notified.
import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { headCountForm } from '#web/features/event-partners/forms.ts';
import type { QuoteRequest } from '#web/features/event-partners/request.ts';
import { changeHeadCount } from '#web/features/event-partners/request-mutations.ts';
import { requestQuery } from '#web/features/event-partners/request-queries.ts';
import { quotes } from '#web/locales/fr/quotes.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';
import { NumberField } from '#web/ui/fields/value/number-field.tsx';
import { Dialog } from '#web/ui/overlays/overlay.tsx';

const { headCount: text } = quotes;

interface HeadCountDialogProps {
  request: QuoteRequest;
  /** The number that the event has now. */
  expected: number | null;
  onClose: () => void;
}

export function HeadCountDialog({ request, expected, onClose }: HeadCountDialogProps) {
  const id = useId();
  const change = useToastMutation({
    mutationFn: (guests: number) => changeHeadCount(request.id, guests),
    invalidates: [requestQuery(request.id).queryKey],
    success: { title: text.done },
  });
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(headCountForm),
    defaultValues: { guests: expected ?? request.guests ?? 0 },
  });
  const submit = handleSubmit(async ({ guests }) => {
    if ((await change.run(guests)) !== null) onClose();
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.title}
      description={text.text}
      actions={
        <Button type="submit" form={id} isBusy={change.isPending}>
          {text.submit}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-5">
        {change.errorMessage !== null && <Notice tone="danger">{change.errorMessage}</Notice>}
        <Controller
          control={control}
          name="guests"
          render={({ field, fieldState }) => (
            <NumberField {...field} label={text.label} hasButtons error={fieldState.error?.message} />
          )}
        />
      </form>
    </Dialog>
  );
}
