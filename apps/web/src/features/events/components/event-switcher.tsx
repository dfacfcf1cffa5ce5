// A menu that shows the current event and switches to another one.
import { useQuery } from '@tanstack/react-query';
import { CalendarHeart, Check, ChevronDown, Plus, Settings2 } from 'lucide-react';
import { chooseEvent, isActive, pickEvent, useChosenEventId } from '#web/features/events/current-event.ts';
import { eventsQuery } from '#web/features/events/queries.ts';
import { events as text } from '#web/locales/fr/client/events.ts';
import { Menu, MenuAction, MenuLink } from '#web/ui/overlays/menu.tsx';

const icon = 'size-5 shrink-0 text-quiet';

export function EventSwitcher({ personId }: { personId: string }) {
  const { data: events } = useQuery(eventsQuery(personId));
  const chosenId = useChosenEventId();
  const current = pickEvent(events ?? [], chosenId);
  if (events === undefined || current === undefined) return null;
  return (
    <Menu
      label={text.switcher(current.name)}
      align="start"
      trigger={
        <span className="flex min-w-0 items-center gap-1.5 tablet:pr-2">
          <span className="truncate font-display text-lead">{current.name}</span>
          <ChevronDown aria-hidden className="size-4 shrink-0 text-quiet" strokeWidth={1.5} />
        </span>
      }
    >
      {events
        .filter((event) => isActive(event) || event.id === current.id)
        .map(({ id, name }) => (
          <MenuAction
            key={id}
            onSelect={() => chooseEvent(id)}
            icon={<Check aria-hidden className={`${icon} ${id === current.id ? '' : 'invisible'}`} strokeWidth={1.5} />}
          >
            <span className="max-w-64 truncate">{name}</span>
          </MenuAction>
        ))}
      <MenuLink
        href={`/client/events/${current.id}`}
        icon={<Settings2 aria-hidden className={icon} strokeWidth={1.5} />}
      >
        {text.settings}
      </MenuLink>
      <MenuLink href="/client/events" icon={<CalendarHeart aria-hidden className={icon} strokeWidth={1.5} />}>
        {text.all}
      </MenuLink>
      <MenuLink href="/client/events/new" icon={<Plus aria-hidden className={icon} strokeWidth={1.5} />}>
        {text.create}
      </MenuLink>
    </Menu>
  );
}
