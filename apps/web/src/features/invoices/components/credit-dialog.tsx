// The dialog that issues a credit note for an invoice, in full or in part.
import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { Controller } from 'react-hook-form';
import { type CreditForm, creditForm } from '#web/features/invoices/forms.ts';
import type { Invoice } from '#web/features/invoices/invoice.ts';
import { invoiceName } from '#web/features/invoices/invoice-text.ts';
import { issueCreditNote } from '#web/features/invoices/mutations.ts';
import { invoicesKey } from '#web/features/invoices/queries.ts';
import { useDraftForm } from '#web/lib/drafts/form-draft.ts';
import { formatMoney } from '#web/lib/format/format.ts';
import { invoices } from '#web/locales/fr/partner/invoices.ts';
import { Button } from '#web/ui/button.tsx';
import { DraftNotice } from '#web/ui/feedback/draft-notice.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { MoneyField } from '#web/ui/fields/value/money-field.tsx';
import { Dialog } from '#web/ui/overlays/overlay.tsx';

const { credit: text, issue } = invoices;

interface CreditDialogProps {
  requestId: string;
  invoice: Invoice;
  onClose: () => void;
}

export function CreditDialog({ requestId, invoice, onClose }: CreditDialogProps) {
  const id = useId();
  const most = invoice.due_cents - invoice.credited_cents;
  const credit = useToastMutation({
    mutationFn: ({ cents, reason }: CreditForm) => issueCreditNote(requestId, invoice.id, cents, reason),
    invalidates: [invoicesKey],
    success: ({ number }) => ({ title: text.done(number) }),
  });
  const [{ control, register, handleSubmit, formState }, draft] = useDraftForm<CreditForm>(
    `credit-note:${invoice.id}`,
    {
      resolver: zodResolver(creditForm(most)),
      defaultValues: { cents: most, reason: '' },
    },
  );
  const submit = handleSubmit(async (form) => {
    if ((await credit.run(form)) === null) return;
    draft.erase();
    onClose();
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.title}
      description={text.text(invoiceName(invoice))}
      actions={
        <Button type="submit" form={id} look="danger" isBusy={formState.isSubmitting}>
          {text.submit}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-5">
        {credit.errorMessage !== null && <Notice tone="danger">{credit.errorMessage}</Notice>}
        <DraftNotice draft={draft} />
        <Controller
          control={control}
          name="cents"
          render={({ field, fieldState }) => (
            <MoneyField
              {...field}
              label={text.amount}
              hint={text.amountHint(formatMoney(most))}
              error={fieldState.error?.message}
            />
          )}
        />
        <TextField
          {...register('reason')}
          label={text.reason}
          optional={issue.optional}
          hint={text.reasonHint}
          autoComplete="off"
          error={formState.errors.reason?.message}
        />
      </form>
    </Dialog>
  );
}
