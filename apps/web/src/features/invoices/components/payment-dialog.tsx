// The dialog that records a payment of an invoice.
import { zodResolver } from '@hookform/resolvers/zod';
import { owedCents, paymentMethods } from '@liesse/domain';
import { useId } from 'react';
import { Controller } from 'react-hook-form';
import { type PaymentForm, paymentForm } from '#web/features/invoices/forms.ts';
import type { Invoice } from '#web/features/invoices/invoice.ts';
import { invoiceName } from '#web/features/invoices/invoice-text.ts';
import { recordPayment } from '#web/features/invoices/mutations.ts';
import { invoicesKey } from '#web/features/invoices/queries.ts';
import { useDraftForm } from '#web/lib/drafts/form-draft.ts';
import type { CivilDate } from '#web/lib/format/civil-date.ts';
import { invoices } from '#web/locales/fr/partner/invoices.ts';
import { Button } from '#web/ui/button.tsx';
import { DraftNotice } from '#web/ui/feedback/draft-notice.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';
import { DateField } from '#web/ui/fields/date/date-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { MoneyField } from '#web/ui/fields/value/money-field.tsx';
import { Dialog } from '#web/ui/overlays/overlay.tsx';

const { pay: text } = invoices;
const methods = paymentMethods.map((value) => ({ value, label: text.methods[value] }));

interface PaymentDialogProps {
  invoice: Invoice;
  today: CivilDate;
  onClose: () => void;
}

export function PaymentDialog({ invoice, today, onClose }: PaymentDialogProps) {
  const id = useId();
  const owed = owedCents(invoice);
  const payment = useToastMutation({
    mutationFn: (form: PaymentForm) => recordPayment(invoice.id, form),
    invalidates: [invoicesKey],
    success: { title: text.done },
  });
  const [{ control, register, handleSubmit, formState }, draft] = useDraftForm<PaymentForm>(
    `invoice-payment:${invoice.id}`,
    {
      resolver: zodResolver(paymentForm(owed, today)),
      defaultValues: { cents: owed, paidOn: today, method: 'transfer' },
    },
  );
  const submit = handleSubmit(async (form) => {
    if ((await payment.run(form)) === null) return;
    draft.erase();
    onClose();
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.title}
      description={invoiceName(invoice)}
      actions={
        <Button type="submit" form={id} isBusy={formState.isSubmitting}>
          {text.submit}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-5">
        {payment.errorMessage !== null && <Notice tone="danger">{payment.errorMessage}</Notice>}
        <DraftNotice draft={draft} />
        <Controller
          control={control}
          name="cents"
          render={({ field, fieldState }) => (
            <MoneyField {...field} label={text.amount} error={fieldState.error?.message} />
          )}
        />
        <Controller
          control={control}
          name="paidOn"
          render={({ field, fieldState }) => (
            <DateField
              {...field}
              onChange={(value) => field.onChange(value ?? '')}
              label={text.paidOn}
              error={fieldState.error?.message}
            />
          )}
        />
        <SelectField {...register('method')} label={text.method} options={methods} />
      </form>
    </Dialog>
  );
}
