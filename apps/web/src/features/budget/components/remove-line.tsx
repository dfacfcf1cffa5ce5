// The button that deletes a line. A toast offers the undo; a line with a quote, a payment or a receipt cannot be restored, so that a
// confirmation is asked first.
import { Trash2 } from 'lucide-react';
import { withLine, withoutLine } from '#web/features/budget/changes.ts';
import type { Instalment, Line } from '#web/features/budget/ledger.ts';
import { removeLine, restoreLine } from '#web/features/budget/mutations.ts';
import { useLedgerMutation } from '#web/features/budget/use-ledger-mutation.ts';
import { budget } from '#web/locales/fr/client/budget.ts';
import { Button } from '#web/ui/button.tsx';
import { confirm } from '#web/ui/overlays/confirm.ts';

const { line: text } = budget;

interface RemoveLineProps {
  eventId: string;
  line: Line;
  instalments: readonly Instalment[];
  onDone: () => void;
}

export function RemoveLine({ eventId, line, instalments, onDone }: RemoveLineProps) {
  const isFinal =
    line.quote_id !== null ||
    instalments.some(({ paid_on: paid, receipt_id: receipt }) => paid !== null || receipt !== null);
  const restoration = useLedgerMutation(eventId, {
    change: () => withLine(line, instalments),
    mutationFn: () => restoreLine(eventId, line, instalments),
    success: { title: text.restored },
  });
  const removal = useLedgerMutation(eventId, {
    change: () => withoutLine(line.id),
    mutationFn: () => removeLine(line.id),
    success: {
      title: text.removed(line.label),
      ...(!isFinal && {
        action: { label: budget.undo, elsewhere: text.removeElsewhere, run: () => void restoration.run() },
      }),
    },
  });

  async function remove() {
    const { title, text: description, action } = text.removePaid;
    if (isFinal && !(await confirm({ title: title(line.label), description, action, isDangerous: true }))) return;
    onDone();
    await removal.run();
  }

  return (
    <div className="border-hairline border-t pt-4">
      <Button
        look="quiet"
        size="small"
        icon={<Trash2 aria-hidden className="size-5" strokeWidth={1.5} />}
        onClick={() => void remove()}
      >
        {text.remove}
      </Button>
    </div>
  );
}
