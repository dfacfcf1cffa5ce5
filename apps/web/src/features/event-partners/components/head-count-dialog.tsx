// Changes the number of guests of an open request, of which its partner is notified.
import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import { headCountForm } from '#web/features/event-partners/forms.ts';
import type { QuoteRequest } from '#web/features/event-partners/request.ts';
import { changeHeadCount } from '#web/features/event-partners/request-mutations.ts';
import { requestQuery } from '#web/features/event-partners/request-queries.ts';
import { quotes } from '#web/locales/fr/quotes.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';
import { NumberField } from '#web/ui/fields/value/number-field.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';

const { headCount: text } = quotes;

interface HeadCountDialogProps {
  request: QuoteRequest;
  /** The number that the event has now. */
  expected: number | null;
  onClose: () => void;
}

export function HeadCountDialog({ request, expected, onClose }: HeadCountDialogProps) {
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
    <FormDialog
      title={text.title}
      description={text.text}
      submitLabel={text.submit}
      isBusy={change.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {change.errorMessage !== null && <Notice tone="danger">{change.errorMessage}</Notice>}
      <Controller
        control={control}
        name="guests"
        render={({ field, fieldState }) => (
          <NumberField {...field} label={text.label} hasButtons error={fieldState.error?.message} />
        )}
      />
    </FormDialog>
  );
}
