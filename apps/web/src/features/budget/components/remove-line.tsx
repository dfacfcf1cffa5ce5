// Deletes a line. It comes back as it was, unless it carries what cannot be written again: then it is asked first.
import { Trash2 } from 'lucide-react';
import { withLine, withoutLine } from '#web/features/budget/changes.ts';
import type { Instalment, Line } from '#web/features/budget/ledger.ts';
import { removeLine, restoreLine } from '#web/features/budget/mutations.ts';
import { useLedgerMutation } from '#web/features/budget/use-ledger-mutation.ts';
import { budget } from '#web/locales/fr/budget.ts';
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
  const run = useLedgerMutation(eventId);

  async function remove() {
    const isFinal =
      line.quote_id !== null ||
      instalments.some(({ paid_on: paid, receipt_id: receipt }) => paid !== null || receipt !== null);
    const { title, text: description, action } = text.removePaid;
    if (isFinal && !(await confirm({ title: title(line.label), description, action, isDangerous: true }))) return;
    onDone();
    await run({
      change: withoutLine(line.id),
      work: () => removeLine(line.id),
      success: {
        title: text.removed(line.label),
        ...(!isFinal && { action: { label: budget.undo, elsewhere: text.removeElsewhere, run: () => void restore() } }),
      },
    });
  }

  const restore = () =>
    run({
      change: withLine(line, instalments),
      work: () => restoreLine(eventId, line, instalments),
      success: { title: text.restored },
    });

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
