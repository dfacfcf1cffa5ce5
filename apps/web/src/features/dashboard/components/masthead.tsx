// The header of the dashboard: the event, its date and the countdown.
import { Settings2 } from 'lucide-react';
import { Link } from 'react-router';
import type { ShownEvent } from '#web/features/dashboard/dashboard.ts';
import { Cover } from '#web/features/events/cover/cover.tsx';
import { formatPeriod } from '#web/features/events/date/period.ts';
import { type CivilDate, daysBetween } from '#web/lib/format/civil-date.ts';
import { formatCount } from '#web/lib/format/format.ts';
import { dashboard } from '#web/locales/fr/client/dashboard.ts';
import { events } from '#web/locales/fr/client/events.ts';
import { eventKindNames } from '#web/locales/fr/event-kinds.ts';

const { countdown: text } = dashboard;

export function Masthead({ event, today }: { event: ShownEvent; today: CivilDate }) {
  return (
    <section aria-labelledby="event-name" className="mt-3">
      <div className="flex flex-col gap-x-10 gap-y-6 tablet:flex-row tablet:items-end tablet:justify-between">
        <div className="min-w-0 wrap-anywhere">
          <p className="label-caps text-metal">{eventKindNames[event.kind]}</p>
          <h2 id="event-name" className="mt-2 text-display">
            {event.name}
          </h2>
          <p className="mt-3 text-lead text-quiet">
            <span className="first-letter:uppercase inline-block">{formatPeriod(event.starts_on, event.ends_on)}</span>
            {event.place !== null && <span className="block">{event.place}</span>}
          </p>
          <Link
            to={`/client/events/${event.id}`}
            className="inline-flex min-h-11 items-center gap-2 text-accent text-small underline-offset-4 hover:underline"
          >
            <Settings2 aria-hidden className="size-5" strokeWidth={1.5} />
            {events.settings}
          </Link>
        </div>
        <Countdown event={event} today={today} />
      </div>
      {event.cover_path !== null && (
        <Cover path={event.cover_path} className="mt-8 aspect-2/1 w-full rounded-panel tablet:aspect-4/1" />
      )}
    </section>
  );
}

function Countdown({
  event: { id, starts_on: start, ends_on: end, role },
  today,
}: {
  event: ShownEvent;
  today: CivilDate;
}) {
  if (start === null) {
    return role === 'viewer' ? null : (
      <Link
        to={`/client/events/${id}`}
        className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
      >
        {text.setDate}
      </Link>
    );
  }
  const days = daysBetween(today, start);
  if (days <= 0) {
    return <p className="font-display text-title">{(end ?? start) >= today ? text.today : text.over}</p>;
  }
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 tablet:flex-col tablet:items-end tablet:gap-0">
      <span className="sr-only">{text.label}</span>
      <span className="font-display text-numeral tabular-nums lining-nums">{formatCount(days)}</span>
      <span className="label-caps text-metal tablet:pr-2">{text.days(days)}</span>
    </p>
  );
}
