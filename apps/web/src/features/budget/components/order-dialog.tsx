// The dialog that sorts lines or categories by dragging or with the arrow keys. It is loaded when it is opened.
import { inOrder, type Move, moveBetween, withOrder } from '#web/features/budget/changes.ts';
import { placeRow } from '#web/features/budget/mutations.ts';
import { useLedgerMutation } from '#web/features/budget/use-ledger-mutation.ts';
import { budget } from '#web/locales/fr/client/budget.ts';
import { Button } from '#web/ui/button.tsx';
import { SortableList } from '#web/ui/lists/sortable-list.tsx';
import { Dialog } from '#web/ui/overlays/overlay.tsx';

const { order: text } = budget;

interface OrderDialogProps {
  eventId: string;
  table: 'budget_items' | 'budget_categories';
  title: string;
  rows: ReadonlyArray<{ id: string; name: string }>;
  onClose: () => void;
}

interface Reordering {
  ids: readonly string[];
  move: Move;
}

export default function OrderDialog({ eventId, table, title, rows, onClose }: OrderDialogProps) {
  const placement = useLedgerMutation(eventId, {
    change: ({ ids }: Reordering) => withOrder(table === 'budget_items' ? 'items' : 'categories', ids),
    mutationFn: ({ move }) => placeRow(table, move.id, move.before),
  });

  function order(ids: readonly string[]) {
    const move = moveBetween(
      rows.map(({ id }) => id),
      inOrder(rows, ids).map(({ id }) => id),
    );
    if (move !== null) void placement.run({ ids, move });
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      description={text.text}
      actions={<Button onClick={onClose}>{text.done}</Button>}
    >
      <SortableList label={title} items={rows} onOrder={order}>
        {({ name }) => <p className="py-2 wrap-anywhere">{name}</p>}
      </SortableList>
    </Dialog>
  );
}
