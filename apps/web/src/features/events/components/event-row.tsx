// One event of the list, with its link and the menu of its actions.
import type { EventKind } from '@liesse/domain';
import { Archive, ArchiveRestore, Copy, Ellipsis, Settings2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { DuplicateDialog } from '#web/features/events/components/duplicate-dialog.tsx';
import { Cover } from '#web/features/events/cover/cover.tsx';
import { chooseEvent } from '#web/features/events/current-event.ts';
import { formatAhead, formatPeriod } from '#web/features/events/date/period.ts';
import type { PlannedEvent } from '#web/features/events/queries.ts';
import { useEventClosing } from '#web/features/events/use-event-closing.ts';
import { type CivilDate, formatCivilDate } from '#web/lib/format/civil-date.ts';
import { eventList as text } from '#web/locales/fr/client/event-list.ts';
import { events } from '#web/locales/fr/client/events.ts';
import { eventKindNames } from '#web/locales/fr/event-kinds.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Menu, MenuAction, MenuLink } from '#web/ui/overlays/menu.tsx';

const icon = { 'aria-hidden': true, className: 'size-5 shrink-0 text-quiet', strokeWidth: 1.5 } as const;

interface EventRowProps {
  event: PlannedEvent;
  today: CivilDate;
  /** True for the event that the other pages show. */
  isShown: boolean;
}

export function EventRow({ event, today, isShown }: EventRowProps) {
  const { id, name, kind, place, role, canEdit, starts_on: start, ends_on: end } = event;
  const navigate = useNavigate();
  const [isCopying, setCopying] = useState(false);
  const closing = useEventClosing(event);
  const isBeingDeleted = event.deletion_on !== null;
  const ahead = formatAhead(start, today);

  function open() {
    chooseEvent(id);
    void navigate('/client/dashboard');
  }

  return (
    <li className="flex items-start gap-4 py-5">
      <Cover path={event.cover_path} className="hidden h-20 w-28 shrink-0 rounded-small tablet:block" />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <button
            type="button"
            onClick={open}
            className="min-h-11 text-left font-display text-heading underline-offset-4 hover:underline"
          >
            {name}
          </button>
          {isShown && <Badge tone="metal">{text.shown}</Badge>}
          {role !== 'owner' && <Badge>{events.roles[role]}</Badge>}
        </p>
        <p className="text-quiet text-small">
          {[eventKindNames[kind as EventKind], formatPeriod(start, end), place].filter(Boolean).join('\u00a0· ')}
        </p>
        {isBeingDeleted ? (
          <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-danger text-small">
            {text.deletedOn(formatCivilDate(event.deletion_on ?? today))}
            {role === 'owner' && (
              <Button
                look="secondary"
                size="small"
                isBusy={closing.isPending}
                onClick={() => void closing.cancelDeletion()}
              >
                {text.cancelDeletion}
              </Button>
            )}
          </p>
        ) : (
          ahead !== null && <p className="text-metal text-small first-letter:uppercase">{ahead}</p>
        )}
        {closing.errorMessage !== null && (
          <p role="alert" className="mt-1 text-danger text-small">
            {closing.errorMessage}
          </p>
        )}
      </div>
      <Menu label={text.actions(name)} trigger={<Ellipsis {...icon} />}>
        <MenuLink href={`/client/events/${id}`} icon={<Settings2 {...icon} />}>
          {text.settings}
        </MenuLink>
        {canEdit && (
          <MenuAction onSelect={() => setCopying(true)} icon={<Copy {...icon} />}>
            {text.duplicate}
          </MenuAction>
        )}
        {canEdit && !isBeingDeleted && (
          <MenuAction
            onSelect={() => void closing.toggleArchive()}
            icon={event.archived_at === null ? <Archive {...icon} /> : <ArchiveRestore {...icon} />}
          >
            {event.archived_at === null ? text.archive : text.unarchive}
          </MenuAction>
        )}
        {role === 'owner' && !isBeingDeleted && (
          <MenuAction onSelect={() => void closing.requestDeletion()} icon={<Trash2 {...icon} />}>
            {text.remove}
          </MenuAction>
        )}
      </Menu>
      {isCopying && <DuplicateDialog event={event} onClose={() => setCopying(false)} />}
    </li>
  );
}
