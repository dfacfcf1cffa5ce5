// The shared entries, day by day, on the sheet that partners read.
import { EntryLine } from '#web/features/timeline/components/entry-line.tsx';
import { RunningOrder } from '#web/features/timeline/components/running-order.tsx';
import {
  dateOfDay,
  daysOf,
  nameOfDay,
  type SheetEntry,
  type TimelineSheet,
  unplacedOf,
} from '#web/features/timeline/entries.ts';
import { timeline as text } from '#web/locales/fr/client/timeline.ts';

export function SheetDays({ sheet: { event, items } }: { sheet: TimelineSheet }) {
  const unplaced = unplacedOf(items);
  if (items.length === 0) return <p className="text-quiet">{text.sheet.empty}</p>;
  return (
    <>
      <RunningOrder
        entries={items}
        startsOn={event.starts_on}
        peopleOf={(entry) =>
          [entry.in_charge, entry.partner_name].filter(Boolean).map((name) => ({ name, phone: null }))
        }
      />
      {daysOf(items).map(({ day, items: entries }) => (
        <SheetDay key={day} name={nameOfDay(day)} date={dateOfDay(day, event.starts_on)} entries={entries} />
      ))}
      {unplaced.length > 0 && <SheetDay name={text.unplaced.sheet} date={null} entries={unplaced} />}
    </>
  );
}

function SheetDay({ name, date, entries }: { name: string; date: string | null; entries: readonly SheetEntry[] }) {
  return (
    <section className="mb-10 print:mb-6">
      <h2 className="mb-3 flex flex-wrap items-baseline gap-x-3 break-after-avoid text-heading">
        {name}
        {date !== null && <span className="font-text text-quiet text-small">{date}</span>}
      </h2>
      <ol className="divide-y divide-hairline border-hairline border-y">
        {entries.map((entry) => (
          <li key={entry.id} className="break-inside-avoid py-3 print:py-1.5">
            <EntryLine entry={entry} inCharge={entry.in_charge} partnerName={entry.partner_name} />
          </li>
        ))}
      </ol>
    </section>
  );
}
