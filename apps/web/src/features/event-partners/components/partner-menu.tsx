// The menu of an event's partner: edit and remove.
import { Ellipsis, NotebookPen, Trash2 } from 'lucide-react';
import { canBeRemoved, type EventPartner } from '#web/features/event-partners/partner-board.ts';
import { eventPartners } from '#web/locales/fr/client/event-partners.ts';
import { Menu, MenuAction } from '#web/ui/overlays/menu.tsx';

const { entry: text } = eventPartners;
const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.5 } as const;

interface PartnerMenuProps {
  entry: EventPartner;
  onEdit: (entry: EventPartner) => void;
  onRemove: (entry: EventPartner) => void;
}

export function PartnerMenu({ entry, onEdit, onRemove }: PartnerMenuProps) {
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
