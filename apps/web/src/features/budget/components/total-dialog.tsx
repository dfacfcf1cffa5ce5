// The dialog for the total that the hosts want to spend.
import { zodResolver } from '@hookform/resolvers/zod';
import { Controller } from 'react-hook-form';
import { withTotal } from '#web/features/budget/changes.ts';
import { type TotalForm, totalForm } from '#web/features/budget/forms.ts';
import { useLedgerMutation } from '#web/features/budget/use-ledger-mutation.ts';
import { saveBudget } from '#web/features/events/mutations.ts';
import { useDraftForm } from '#web/lib/drafts/form-draft.ts';
import { budget } from '#web/locales/fr/client/budget.ts';
import { fields } from '#web/locales/fr/ui/fields.ts';
import { MoneyField } from '#web/ui/fields/value/money-field.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';

const { total: text } = budget;

interface TotalDialogProps {
  eventId: string;
  cents: number | null;
  onClose: () => void;
}

export function TotalDialog({ eventId, cents, onClose }: TotalDialogProps) {
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
    <FormDialog
      title={text.title}
      description={text.text}
      submitLabel={budget.save}
      isBusy={formState.isSubmitting}
      onSubmit={submit}
      onClose={onClose}
      draft={draft}
    >
      <Controller
        control={control}
        name="cents"
        render={({ field, fieldState }) => (
          <MoneyField {...field} label={text.label} optional={fields.optional} error={fieldState.error?.message} />
        )}
      />
    </FormDialog>
  );
}
