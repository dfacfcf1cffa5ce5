// The buttons that edit and remove a moment.
import { Pencil, Trash2 } from 'lucide-react';
import { events } from '#web/locales/fr/events.ts';

const { moments: text } = events;

interface MomentActionsProps {
  name: string;
  onEdit: () => void;
  onRemove: () => void;
}

const look = 'grid size-11 place-items-center rounded-round text-quiet transition-colors hover:bg-panel hover:text-ink';

export function MomentActions({ name, onEdit, onRemove }: MomentActionsProps) {
  return (
    <div className="-mr-2 flex shrink-0">
      <button type="button" aria-label={text.edit(name)} onClick={onEdit} className={look}>
        <Pencil aria-hidden className="size-5" strokeWidth={1.5} />
      </button>
      <button type="button" aria-label={text.remove(name)} onClick={onRemove} className={look}>
        <Trash2 aria-hidden className="size-5" strokeWidth={1.5} />
      </button>
    </div>
  );
}
