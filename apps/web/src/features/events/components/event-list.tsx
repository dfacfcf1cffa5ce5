// Lists the events of a person in groups: upcoming, past, archived and scheduled for deletion.
import { EventRow } from '#web/features/events/components/event-row.tsx';
import { isAhead, pickEvent, useChosenEventId } from '#web/features/events/current-event.ts';
import type { PlannedEvent } from '#web/features/events/queries.ts';
import { useToday } from '#web/features/events/use-today.ts';
import type { CivilDate } from '#web/lib/format/civil-date.ts';
import { eventList as text } from '#web/locales/fr/client/event-list.ts';

type Group = 'upcoming' | 'past' | 'archived' | 'deleting';
const groups: readonly Group[] = ['upcoming', 'past', 'archived', 'deleting'];

export function EventList({ events }: { events: readonly PlannedEvent[] }) {
  const today = useToday();
  const current = pickEvent(events, useChosenEventId());
  return (
    <div className="flex flex-col gap-12">
      {groups.map((group) => {
        const items = events.filter((event) => groupOf(event, today) === group);
        return (
          items.length > 0 && (
            <section key={group} aria-labelledby={`group-${group}`}>
              <h2 id={`group-${group}`} className="label-caps border-ornament border-b pb-3 font-text text-metal">
                {text[group]}
              </h2>
              <ul className="divide-y divide-hairline">
                {(group === 'past' ? items.toReversed() : items).map((event) => (
                  <EventRow key={event.id} event={event} today={today} isShown={event.id === current?.id} />
                ))}
              </ul>
            </section>
          )
        );
      })}
    </div>
  );
}

/** A scheduled deletion decides first, because it can be cancelled. */
function groupOf(event: PlannedEvent, today: CivilDate): Group {
  if (event.deletion_on !== null) return 'deleting';
  if (event.archived_at !== null) return 'archived';
  return isAhead(event, today) ? 'upcoming' : 'past';
}
