// The buttons that edit and remove a moment.
import { events } from '#web/locales/fr/client/events.ts';
import { RowActions } from '#web/ui/lists/row-actions.tsx';

const { moments: text } = events;

interface MomentActionsProps {
  name: string;
  onEdit: () => void;
  onRemove: () => void;
}

export function MomentActions({ name, onEdit, onRemove }: MomentActionsProps) {
  return <RowActions editLabel={text.edit(name)} removeLabel={text.remove(name)} onEdit={onEdit} onRemove={onRemove} />;
}
