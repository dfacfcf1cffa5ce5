// What else can be done with a vendor of the team.
import { Ellipsis, NotebookPen, Trash2 } from 'lucide-react';
import { canBeRemoved, type TeamEntry } from '#web/features/event-partners/partner-board.ts';
import { team } from '#web/locales/fr/event-partners.ts';
import { Menu, MenuAction } from '#web/ui/overlays/menu.tsx';

const { entry: text } = team;
const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.5 } as const;

interface VendorMenuProps {
  entry: TeamEntry;
  onEdit: (entry: TeamEntry) => void;
  onRemove: (entry: TeamEntry) => void;
}

export function VendorMenu({ entry, onEdit, onRemove }: VendorMenuProps) {
  return (
    <Menu label={text.more(entry.name)} trigger={<Ellipsis {...icon} />}>
      <MenuAction onSelect={() => onEdit(entry)} icon={<NotebookPen {...icon} />}>
        {entry.partner_id === null ? text.edit : text.editNotes}
      </MenuAction>
      {canBeRemoved(entry) && (
        <MenuAction onSelect={() => onRemove(entry)} icon={<Trash2 {...icon} />}>
          {text.remove}
        </MenuAction>
      )}
    </Menu>
  );
}
