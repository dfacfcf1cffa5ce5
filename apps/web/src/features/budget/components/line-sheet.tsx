// The side panel of one line, or of a new one, over the ledger.
import { useQuery } from '@tanstack/react-query';
import { LineEditor } from '#web/features/budget/components/line-editor.tsx';
import { ledgerQuery } from '#web/features/budget/queries.ts';
import type { PlannedEvent } from '#web/features/events/queries.ts';
import { budget } from '#web/locales/fr/client/budget.ts';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { SidePanel } from '#web/ui/overlays/overlay.tsx';

interface LineSheetProps {
  event: PlannedEvent;
  /** Null for a new line. */
  lineId: string | null;
  /** The category of a new line. */
  categoryId: string | null;
  onClose: () => void;
}

export function LineSheet({ event, lineId, categoryId, onClose }: LineSheetProps) {
  const { data: ledger } = useQuery(ledgerQuery(event.id));
  const line = ledger?.items.find(({ id }) => id === lineId) ?? null;
  if (ledger !== undefined && (line !== null || lineId === null)) {
    const known = ledger.categories.some(({ id }) => id === categoryId) ? categoryId : null;
    return <LineEditor event={event} ledger={ledger} line={line} categoryId={known} onClose={onClose} />;
  }
  return (
    <SidePanel isOpen onClose={onClose} title={budget.title}>
      {ledger === undefined ? <SkeletonLines count={8} /> : <p className="text-quiet">{budget.line.missing}</p>}
    </SidePanel>
  );
}
