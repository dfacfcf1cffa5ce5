// An entry on the hosts' timeline: its text, its conflicts and its menu.
import type { Buffer, TimelineConflict } from '@liesse/domain';
import { Car, Clock, EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { EntryLine } from '#web/features/timeline/components/entry-line.tsx';
import type { Entry, Timeline } from '#web/features/timeline/entries.ts';
import { timeline as text } from '#web/locales/fr/client/timeline.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { WaitingMark } from '#web/ui/feedback/waiting-mark.tsx';
import { Menu, MenuAction } from '#web/ui/overlays/menu.tsx';

export interface EntryContext {
  timeline: Timeline;
  canEdit: boolean;
  conflicts: readonly TimelineConflict[];
  buffers: readonly Buffer[];
  onEdit: (entry: Entry) => void;
  onRemove: (entry: Entry) => void;
  onTravel: (buffer: Buffer) => void;
}

export function TimelineEntry({ entry, context }: { entry: Entry; context: EntryContext }) {
  const { timeline, canEdit, onEdit, onRemove } = context;
  const { assignee_id: assignee, event_partner_id: partner } = entry;
  const name = timeline.members.find(({ id }) => id === assignee)?.name ?? '';
  return (
    <div className="flex items-start gap-2">
      <EntryLine
        entry={entry}
        inCharge={entry.in_charge || name}
        partnerName={timeline.partners.find(({ id }) => id === partner)?.name ?? ''}
        onEdit={canEdit ? () => onEdit(entry) : undefined}
        mark={
          <>
            {!entry.is_shared && <Badge>{text.notShared}</Badge>}
            <WaitingMark row={entry.id} />
          </>
        }
      >
        <Warnings entry={entry} context={context} />
        {canEdit && entry.starts_minute === null && (
          <div className="-ml-4 print:hidden">
            <Button
              look="quiet"
              size="small"
              icon={<Clock aria-hidden className="size-5" strokeWidth={1.5} />}
              aria-label={text.unplaced.placeOne(entry.title)}
              onClick={() => onEdit(entry)}
            >
              {text.unplaced.place}
            </Button>
          </div>
        )}
      </EntryLine>
      {canEdit && (
        <div className="-mr-3 shrink-0 text-quiet hover:text-ink print:hidden">
          <Menu
            label={text.actions(entry.title)}
            trigger={<EllipsisVertical aria-hidden className="size-5" strokeWidth={1.5} />}
          >
            <MenuAction
              icon={<Pencil aria-hidden className="size-5" strokeWidth={1.5} />}
              onSelect={() => onEdit(entry)}
            >
              {text.edit}
            </MenuAction>
            <MenuAction
              icon={<Trash2 aria-hidden className="size-5" strokeWidth={1.5} />}
              onSelect={() => onRemove(entry)}
            >
              {text.remove}
            </MenuAction>
          </Menu>
        </div>
      )}
    </div>
  );
}

function Warnings({ entry, context }: { entry: Entry; context: EntryContext }) {
  const { timeline, canEdit, conflicts, buffers, onTravel } = context;
  const find = (id: string) => timeline.items.find((item) => item.id === id);
  const ownConflicts = conflicts.filter(({ first, second }) => first === entry.id || second === entry.id);
  const missingTravel = buffers.find(({ after }) => after === entry.id);
  return (
    <div className="print:hidden">
      {ownConflicts.map(({ first, second, reason, minutes }) => (
        <p
          key={`${first} ${second}`}
          className={`mt-1 text-small ${reason === 'place' ? 'text-metal' : 'text-danger'}`}
        >
          {text.conflicts[reason](find(first === entry.id ? second : first)?.title ?? '', minutes)}
        </p>
      ))}
      {missingTravel !== undefined && (
        <div className="mt-2 text-metal text-small">
          <p>{text.travel.text(entry.place, find(missingTravel.before)?.place ?? '', missingTravel.given)}</p>
          {canEdit && (
            <div className="-ml-4">
              <Button
                look="quiet"
                size="small"
                icon={<Car aria-hidden className="size-5" strokeWidth={1.5} />}
                onClick={() => onTravel(missingTravel)}
              >
                {text.travel.add(missingTravel.needed)}
              </Button>
            </div>
          )}
        </div>
      )}
    </div>
  );
}
