// The dialog that marks an instalment as paid: the day of the payment, the meaning of its kind, and the receipt.
import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { withInstalment } from '#web/features/budget/changes.ts';
import { Receipt } from '#web/features/budget/components/receipt.tsx';
import type { Due } from '#web/features/budget/dues.ts';
import { payForm } from '#web/features/budget/forms.ts';
import { payInstalment } from '#web/features/budget/mutations.ts';
import { useLedgerMutation } from '#web/features/budget/use-ledger-mutation.ts';
import type { PlannedEvent } from '#web/features/events/queries.ts';
import { useToday } from '#web/features/events/use-today.ts';
import { formatMoney } from '#web/lib/format/format.ts';
import { sendOrQueue } from '#web/lib/offline/send-or-queue.ts';
import { budget } from '#web/locales/fr/client/budget.ts';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/fields/date/date-field.tsx';
import { Dialog } from '#web/ui/overlays/overlay.tsx';

const { pay: text } = budget;

interface PayDialogProps {
  event: PlannedEvent;
  due: Due;
  name: string;
  onClose: () => void;
}

interface Payment {
  paidOn: string | null;
  /** Before this change. */
  wasPaid: boolean;
}

export function PayDialog({ event, due, name, onClose }: PayDialogProps) {
  const { instalment, line } = due;
  const id = useId();
  const today = useToday();
  const isPaid = instalment.paid_on !== null;
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(payForm(today)),
    defaultValues: { paidOn: instalment.paid_on ?? today },
  });

  const undo = useLedgerMutation(event.id, {
    change: () => withInstalment(instalment.id, { paid_on: null, is_settled: false }),
    mutationFn: (version: number) => payInstalment(instalment.id, version, null),
    success: { title: text.undone },
  });
  const payment = useLedgerMutation(event.id, {
    change: ({ paidOn }: Payment) => withInstalment(instalment.id, { paid_on: paidOn, is_settled: false }),
    mutationFn: ({ paidOn }) =>
      sendOrQueue(
        {
          kind: 'row',
          table: 'instalments',
          row: instalment.id,
          mine: { paid_on: paidOn },
          base: { paid_on: instalment.paid_on },
          label: `${line.label} · ${name}`,
        },
        () => payInstalment(instalment.id, instalment.version, paidOn),
      ),
    success: ({ version }, { paidOn, wasPaid }) => ({
      title: paidOn === null ? text.undone : wasPaid ? text.dateSaved : text.done,
      ...(paidOn !== null &&
        !wasPaid && {
          action: { label: budget.undo, elsewhere: text.undoElsewhere, run: () => void undo.run(version) },
        }),
    }),
  });

  /** The dialog closes first: the list below shows the payment, and its refusal. */
  async function pay(paidOn: string | null) {
    onClose();
    await payment.run({ paidOn, wasPaid: isPaid });
  }

  const kind = budget.kinds[instalment.kind as keyof typeof budget.kinds];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={name}
      description={`${line.label} · ${formatMoney(instalment.amount_cents)}`}
      {...(event.canEdit && {
        actions: (
          <>
            {isPaid && (
              <Button look="quiet" onClick={() => void pay(null)}>
                {text.unmark}
              </Button>
            )}
            <Button type="submit" form={id}>
              {isPaid ? text.change : text.mark}
            </Button>
          </>
        ),
      })}
    >
      <div className="flex flex-col gap-6">
        <p className="text-quiet text-small">
          <strong className="font-medium text-ink">{kind}. </strong>
          {budget.kindHints[instalment.kind as keyof typeof budget.kindHints]}
        </p>
        {instalment.is_settled && <p className="text-small">{text.settled}</p>}
        {(event.canEdit || isPaid) && (
          <form id={id} noValidate onSubmit={handleSubmit(({ paidOn }) => pay(paidOn))}>
            <fieldset disabled={!event.canEdit}>
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
            </fieldset>
          </form>
        )}
        <Receipt event={event} instalment={instalment} />
      </div>
    </Dialog>
  );
}
