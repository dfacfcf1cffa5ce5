// A person's events: those ahead, those behind, those put away, those about to go.
import { EventRow } from '#web/features/events/components/event-row.tsx';
import { isAhead, pickEvent, useChosenEventId } from '#web/features/events/current-event.ts';
import type { PlannedEvent } from '#web/features/events/queries.ts';
import { useToday } from '#web/features/events/use-today.ts';
import type { CivilDate } from '#web/lib/format/civil-date.ts';
import { events as words } from '#web/locales/fr/events.ts';

const { list: text } = words;

type Shelf = 'upcoming' | 'past' | 'archived' | 'leaving';
const shelves: readonly Shelf[] = ['upcoming', 'past', 'archived', 'leaving'];

export function EventList({ events }: { events: readonly PlannedEvent[] }) {
  const today = useToday();
  const current = pickEvent(events, useChosenEventId());
  return (
    <div className="flex flex-col gap-12">
      {shelves.map((shelf) => {
        const held = events.filter((event) => shelfOf(event, today) === shelf);
        return (
          held.length > 0 && (
            <section key={shelf} aria-labelledby={`shelf-${shelf}`}>
              <h2 id={`shelf-${shelf}`} className="label-caps border-ornament border-b pb-3 font-text text-metal">
                {text[shelf]}
              </h2>
              <ul className="divide-y divide-hairline">
                {(shelf === 'past' ? held.toReversed() : held).map((event) => (
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

/** What is about to go comes before all else: it can still be kept. */
function shelfOf(event: PlannedEvent, today: CivilDate): Shelf {
  if (event.deletion_on !== null) return 'leaving';
  if (event.archived_at !== null) return 'archived';
  return isAhead(event, today) ? 'upcoming' : 'past';
}
