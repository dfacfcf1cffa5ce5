// An event at a glance: what, when, how far away, what the day holds, and what comes next.
import type { EventKind } from '@liesse/domain';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { Cover } from '#web/features/events/components/cover.tsx';
import { MomentFacts } from '#web/features/events/components/moment-facts.tsx';
import { useLiveEvent } from '#web/features/events/live.ts';
import { formatPeriod } from '#web/features/events/period.ts';
import { momentsQuery, type PlannedEvent } from '#web/features/events/queries.ts';
import { useToday } from '#web/features/events/use-today.ts';
import { type CivilDate, daysBetween } from '#web/lib/civil-date.ts';
import { formatCount } from '#web/lib/format.ts';
import { events } from '#web/locales/fr/events.ts';
import { Fact } from '#web/ui/fact.tsx';

const { dashboard: text } = events;

export function EventOverview({ event }: { event: PlannedEvent }) {
  const { data: moments = [] } = useQuery(momentsQuery(event.id));
  const today = useToday();
  useLiveEvent(event.id);
  const { id, starts_on: start, ends_on: end, expected_guests: guests } = event;
  const period = formatPeriod(start, end);
  const links = [
    ['/client/guests', text.links.guests],
    ['/client/website', text.links.website],
    [`/client/events/${id}?part=team`, text.links.team],
  ] as const;
  return (
    <div className="flex flex-col gap-10">
      <section aria-labelledby="event-name" className="flex flex-col gap-6">
        {event.cover_path !== null && (
          <Cover path={event.cover_path} className="aspect-2/1 w-full rounded-panel tablet:aspect-3/1" />
        )}
        <div className="wrap-anywhere">
          <p className="label-caps text-metal">{events.kinds[event.kind as EventKind]}</p>
          <h2 id="event-name" className="mt-2 text-display">
            {event.name}
          </h2>
          {event.place !== null && <p className="mt-2 text-lead text-quiet">{event.place}</p>}
        </div>
        <dl className="grid gap-x-10 tablet:grid-cols-2">
          <Fact label={text.countdown} value={countdownOf(event, today)} note={period} />
          <Fact
            label={text.guests}
            value={guests === null ? '—' : formatCount(guests)}
            note={guests === null ? text.guestsNone : text.guestsNote}
          />
        </dl>
      </section>
      <div className="grid gap-10 desktop:grid-cols-2">
        {moments.length > 0 && (
          <section aria-labelledby="programme">
            <h2 id="programme" className="text-heading">
              {text.programme}
            </h2>
            <ul className="mt-3 divide-y divide-hairline border-hairline border-y">
              {moments.map((moment) => (
                <li key={moment.id}>
                  <MomentFacts {...moment} day={moment.day === start ? null : moment.day} capacity={null} />
                </li>
              ))}
            </ul>
          </section>
        )}
        <section aria-labelledby="next">
          <h2 id="next" className="text-heading">
            {text.next}
          </h2>
          <ul className="mt-3 divide-y divide-hairline border-hairline border-y">
            {links.map(([href, [name, note]]) => (
              <li key={href}>
                <Link to={href} className="group flex min-h-11 items-center justify-between gap-4 py-3">
                  <span>
                    <span className="block font-medium underline-offset-4 group-hover:underline">{name}</span>
                    <span className="block text-quiet text-small">{note}</span>
                  </span>
                  <ChevronRight aria-hidden className="size-5 shrink-0 text-ornament" strokeWidth={1.5} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}

function countdownOf({ starts_on: start, ends_on: end }: PlannedEvent, today: CivilDate): string {
  if (start === null) return text.dateToSet;
  const days = daysBetween(today, start);
  if (days > 0) return days === 1 ? text.oneDay : text.days(formatCount(days));
  return (end ?? start) >= today ? text.today : text.over;
}
