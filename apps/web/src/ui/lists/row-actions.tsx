// The two buttons at the end of a row: edit and remove.
import { Pencil, Trash2 } from 'lucide-react';

interface RowActionsProps {
  editLabel: string;
  removeLabel: string;
  onEdit: () => void;
  onRemove: () => void;
}

const look = 'grid size-11 place-items-center rounded-round text-quiet transition-colors hover:bg-panel hover:text-ink';

export function RowActions({ editLabel, removeLabel, onEdit, onRemove }: RowActionsProps) {
  return (
    <div className="-mr-2 flex shrink-0">
      <button type="button" aria-label={editLabel} onClick={onEdit} className={look}>
        <Pencil aria-hidden className="size-5" strokeWidth={1.5} />
      </button>
      <button type="button" aria-label={removeLabel} onClick={onRemove} className={look}>
        <Trash2 aria-hidden className="size-5" strokeWidth={1.5} />
      </button>
    </div>
  );
}
