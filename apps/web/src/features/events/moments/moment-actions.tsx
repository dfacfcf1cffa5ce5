// The buttons that edit and remove a moment.
import { moments as text } from '#web/locales/fr/client/moments.ts';
import { RowActions } from '#web/ui/lists/row-actions.tsx';

interface MomentActionsProps {
  name: string;
  onEdit: () => void;
  onRemove: () => void;
}

export function MomentActions({ name, onEdit, onRemove }: MomentActionsProps) {
  return <RowActions editLabel={text.edit(name)} removeLabel={text.remove(name)} onEdit={onEdit} onRemove={onRemove} />;
}
