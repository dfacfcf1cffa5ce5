// One instalment in a list: its line, its date, its amount, and the button that opens the payment.
import { Paperclip } from 'lucide-react';
import { useState } from 'react';
import { PayDialog } from '#web/features/budget/components/pay-dialog.tsx';
import type { Due } from '#web/features/budget/dues.ts';
import { type Instalment, isLate } from '#web/features/budget/ledger.ts';
import type { PlannedEvent } from '#web/features/events/queries.ts';
import { useToday } from '#web/features/events/use-today.ts';
import { formatCivilDate } from '#web/lib/format/civil-date.ts';
import { formatMoney } from '#web/lib/format/format.ts';
import { budget } from '#web/locales/fr/client/budget.ts';
import { Button } from '#web/ui/button.tsx';
import { WaitingMark } from '#web/ui/feedback/waiting-mark.tsx';

const { dues: text } = budget;

interface DueRowProps {
  event: PlannedEvent;
  due: Due;
  /** The list belongs to one line, whose name is not repeated. */
  isWithinLine?: boolean;
}

export function DueRow({ event, due, isWithinLine = false }: DueRowProps) {
  const { instalment, line } = due;
  const [isOpen, setOpen] = useState(false);
  const today = useToday();
  const kind = budget.kinds[instalment.kind as keyof typeof budget.kinds];
  const name = instalment.label === '' ? kind : instalment.label;
  const canPay = event.canEdit && instalment.paid_on === null;
  return (
    <li className="flex items-center gap-x-5 py-3">
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere">{isWithinLine ? name : line.label}</p>
        <p className="text-quiet text-small wrap-anywhere">
          {isWithinLine ? kind : name === kind ? kind : text.of(kind, name)}
          {instalment.receipt_id !== null && (
            <span className="ml-2 inline-flex items-center gap-1">
              <Paperclip aria-hidden className="size-4" strokeWidth={1.5} />
              {text.receipt}
            </span>
          )}
        </p>
        <p className={`text-small ${isLate(instalment, today) ? 'text-danger' : 'text-quiet'}`}>
          {dayText(instalment, today)}
        </p>
        <WaitingMark row={instalment.id} />
      </div>
      <div className="flex shrink-0 flex-col items-end gap-1.5 tablet:flex-row tablet:items-center tablet:gap-5">
        <p className="font-display text-heading lining-nums tabular-nums">{formatMoney(instalment.amount_cents)}</p>
        <Button
          look={canPay ? 'secondary' : 'quiet'}
          size="small"
          aria-label={(canPay ? text.payNamed : text.seeNamed)(name, line.label)}
          onClick={() => setOpen(true)}
        >
          {canPay ? text.pay : text.see}
        </Button>
      </div>
      {isOpen && <PayDialog event={event} due={due} name={name} onClose={() => setOpen(false)} />}
    </li>
  );
}

function dayText(instalment: Instalment, today: string): string {
  const { due_on: due, paid_on: paid } = instalment;
  if (paid !== null) return (instalment.is_settled ? text.settledOn : text.paidOn)(formatCivilDate(paid));
  if (due === null) return text.undated;
  return (isLate(instalment, today) ? text.wasDueOn : text.dueOn)(formatCivilDate(due));
}
