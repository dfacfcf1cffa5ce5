// The days of a timeline with their entries, and above them the entries without an hour.
import { Plus } from 'lucide-react';
import { type EntryContext, TimelineEntry } from '#web/features/timeline/components/timeline-entry.tsx';
import {
  type Day,
  dateOfDay,
  daysOf,
  type Entry,
  hoursOf,
  nameOfDay,
  unplacedOf,
} from '#web/features/timeline/entries.ts';
import { nudged, type Placement } from '#web/features/timeline/moves.ts';
import { announce } from '#web/lib/device/announce.ts';
import type { CivilDate } from '#web/lib/format/civil-date.ts';
import { timeline as text } from '#web/locales/fr/client/timeline.ts';
import { SortableList } from '#web/ui/lists/sortable-list.tsx';

interface TimelineDaysProps {
  entries: readonly Entry[];
  startsOn: CivilDate | null;
  context: EntryContext;
  onAdd: (day: number) => void;
  onNudge: (id: string, placement: Placement) => void;
  onDrop: (entries: readonly Entry[], order: readonly string[], moved: string) => void;
}

export function TimelineDays(props: TimelineDaysProps) {
  const { entries, context } = props;
  const unplaced = unplacedOf(entries);
  return (
    <>
      {unplaced.length > 0 && (
        <section className="mb-10">
          <h2 className="text-heading">{text.unplaced.title}</h2>
          <p className="mt-1 mb-3 text-quiet text-small print:hidden">{text.unplaced.text}</p>
          <ul
            aria-label={text.unplaced.title}
            className="divide-y divide-hairline border-hairline border-y bg-metal-wash/40 px-3 print:bg-transparent print:px-0"
          >
            {unplaced.map((entry) => (
              <li key={entry.id} className="break-inside-avoid py-3">
                <TimelineEntry entry={entry} context={context} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {daysOf(entries).map((day) => (
        <DaySection key={day.day} {...props} day={day} />
      ))}
    </>
  );
}

function DaySection(props: TimelineDaysProps & { day: Day<Entry> }) {
  const { day, startsOn, context, onAdd, onNudge, onDrop } = props;
  const name = nameOfDay(day.day);
  const date = dateOfDay(day.day, startsOn);

  function nudge(entry: Entry, step: -1 | 1) {
    const placement = nudged(entry, step);
    announce(text.moved(entry.title, hoursOf({ ...entry, ...placement })));
    if (placement.starts_minute !== entry.starts_minute) onNudge(entry.id, placement);
  }

  return (
    <section className="mb-10">
      <div className="mb-3 flex items-end justify-between gap-4 break-after-avoid">
        <h2 className="flex flex-wrap items-baseline gap-x-3 text-heading">
          {name}
          {date !== null && <span className="font-text text-quiet text-small">{date}</span>}
        </h2>
        {context.canEdit && (
          <button
            type="button"
            aria-label={text.addTo(name)}
            onClick={() => onAdd(day.day)}
            className="-mr-3 -mb-2 grid size-11 shrink-0 place-items-center rounded-round text-quiet transition-colors hover:bg-panel hover:text-ink print:hidden"
          >
            <Plus aria-hidden className="size-5" strokeWidth={1.5} />
          </button>
        )}
      </div>
      <SortableList
        label={text.listOf(name)}
        items={day.items.map((entry) => ({ ...entry, name: entry.title }))}
        isFixed={!context.canEdit}
        arrows={{ hint: text.keys, onStep: nudge }}
        onOrder={(order, moved) => onDrop(day.items, order, moved)}
      >
        {(entry) => <TimelineEntry entry={entry} context={context} />}
      </SortableList>
    </section>
  );
}
