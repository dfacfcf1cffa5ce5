// On the day: what happens now, what comes next, and whom to call. It needs no network.
import { Phone } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { currentEntries } from '#web/features/timeline/current-entries.ts';
import { hourOf, hoursOf, type Timed } from '#web/features/timeline/entries.ts';
import type { PersonInCharge } from '#web/features/timeline/people.ts';
import type { CivilDate } from '#web/lib/format/civil-date.ts';
import { runningOrder as text } from '#web/locales/fr/client/running-order.ts';

interface RunningEntry extends Timed {
  id: string;
  title: string;
  place: string;
}

interface RunningOrderProps<Item> {
  entries: readonly Item[];
  startsOn: CivilDate | null;
  peopleOf: (entry: Item) => readonly PersonInCharge[];
  /** What can be done about the next entry. */
  renderActions?: (next: Item) => ReactNode;
}

export function RunningOrder<Item extends RunningEntry>(props: RunningOrderProps<Item>) {
  const { entries, startsOn, peopleOf, renderActions } = props;
  const now = useNow();
  const found = currentEntries(entries, startsOn, now);
  if (found === null) return null;
  const { current, next, minutesLeft } = found;
  return (
    <section
      aria-label={text.title}
      className="mb-10 grid gap-x-12 gap-y-6 border-ornament border-y py-6 tablet:grid-cols-2 print:hidden"
    >
      <div>
        <h2 className="label-caps font-text text-metal">{text.now}</h2>
        {current.length === 0 && <p className="mt-2 text-quiet">{text.nothing}</p>}
        {current.map((entry) => (
          <Part key={entry.id} entry={entry} hours={hoursOf(entry)} people={peopleOf(entry)} />
        ))}
      </div>
      {next !== null && (
        <div>
          <h2 className="label-caps font-text text-metal">
            {text.next} · {text.left(minutesLeft)}
          </h2>
          <Part entry={next} hours={hourOf(next.starts_minute ?? 0)} people={peopleOf(next)} />
          {renderActions?.(next)}
        </div>
      )}
    </section>
  );
}

interface PartProps {
  entry: RunningEntry;
  hours: string;
  people: readonly PersonInCharge[];
}

function Part({ entry: { title, place }, hours, people }: PartProps) {
  return (
    <div className="mt-2">
      <p className="wrap-anywhere text-heading">{title}</p>
      <p className="text-quiet">{[hours, place].filter(Boolean).join(' · ')}</p>
      {people.map(({ name, phone }) =>
        phone === null ? (
          <p key={name} className="mt-1">
            {name}
          </p>
        ) : (
          <a
            key={name}
            href={`tel:${phone.replace(/[^\d+]/g, '')}`}
            className="mt-1 inline-flex min-h-11 items-center gap-2 text-accent underline underline-offset-4"
          >
            <Phone aria-hidden className="size-5" strokeWidth={1.5} />
            {text.call(name)}
          </a>
        ),
      )}
    </div>
  );
}

const REFRESH_MS = 20_000;

function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
