// Shows by how much the instalments of a line exceed its amount, which happens when fewer guests come, and how to correct it.
import type { Excess } from '@liesse/domain';
import { deleteUnpaid } from '#web/features/budget/mutations.ts';
import { useLedgerMutation } from '#web/features/budget/use-ledger-mutation.ts';
import type { PlannedEvent } from '#web/features/events/queries.ts';
import { formatMoney } from '#web/lib/format/format.ts';
import { budgetExcess as text } from '#web/locales/fr/client/budget-excess.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';

interface PlanExcessProps {
  event: PlannedEvent;
  lineId: string;
  excess: Excess;
  hasUnpaid: boolean;
  /** Null when the payments leave nothing to plan. */
  onFit: (() => void) | null;
  onRaise: () => void;
}

export function PlanExcess({ event, lineId, excess, hasUnpaid, onFit, onRaise }: PlanExcessProps) {
  const deletion = useLedgerMutation(event.id, {
    mutationFn: () => deleteUnpaid(lineId),
    success: { title: text.dropped },
  });
  const { over, overpaid } = excess;
  const sentences = overpaid > 0 ? text.overpaid : text.over;
  return (
    <div className="flex flex-col gap-3">
      <Notice tone="danger" title={sentences.title(formatMoney(overpaid > 0 ? overpaid : over))}>
        <p>{sentences.text}</p>
      </Notice>
      {event.canEdit && (
        <div className="flex flex-wrap gap-3">
          {onFit !== null && (
            <Button size="small" onClick={onFit}>
              {text.fit}
            </Button>
          )}
          {onFit === null && hasUnpaid && (
            <Button size="small" onClick={() => void deletion.run()}>
              {text.drop}
            </Button>
          )}
          <Button look="secondary" size="small" onClick={onRaise}>
            {text.raise}
          </Button>
        </div>
      )}
    </div>
  );
}
