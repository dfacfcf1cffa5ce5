// The dialog for the total that the hosts want to spend.
import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { Controller } from 'react-hook-form';
import { withTotal } from '#web/features/budget/changes.ts';
import { type TotalForm, totalForm } from '#web/features/budget/forms.ts';
import { useLedgerMutation } from '#web/features/budget/use-ledger-mutation.ts';
import { saveBudget } from '#web/features/events/mutations.ts';
import { useDraftForm } from '#web/lib/drafts/form-draft.ts';
import { budget } from '#web/locales/fr/client/budget.ts';
import { fields } from '#web/locales/fr/ui/fields.ts';
import { Button } from '#web/ui/button.tsx';
import { DraftNotice } from '#web/ui/feedback/draft-notice.tsx';
import { MoneyField } from '#web/ui/fields/value/money-field.tsx';
import { Dialog } from '#web/ui/overlays/overlay.tsx';

const { total: text } = budget;

interface TotalDialogProps {
  eventId: string;
  cents: number | null;
  onClose: () => void;
}

export function TotalDialog({ eventId, cents, onClose }: TotalDialogProps) {
  const id = useId();
  const save = useLedgerMutation(eventId, {
    change: (total: number | null) => withTotal(total),
    mutationFn: (total) => saveBudget(eventId, total),
    success: { title: text.saved },
  });
  const [{ control, handleSubmit, formState }, draft] = useDraftForm<TotalForm>('budget-total', {
    resolver: zodResolver(totalForm),
    defaultValues: { cents },
  });
  const submit = handleSubmit(async (values) => {
    if ((await save.run(values.cents)) === null) return;
    draft.erase();
    onClose();
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.title}
      description={text.text}
      actions={
        <Button type="submit" form={id} isBusy={formState.isSubmitting}>
          {budget.save}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <DraftNotice draft={draft} />
        <Controller
          control={control}
          name="cents"
          render={({ field, fieldState }) => (
            <MoneyField {...field} label={text.label} optional={fields.optional} error={fieldState.error?.message} />
          )}
        />
      </form>
    </Dialog>
  );
}
