// One month as a grid of days, each with its state as text for screen readers.
import { type CalendarDay, type DayRange, isInRange, stateOf } from '#web/features/partner-calendar/calendar.ts';
import { DayMark } from '#web/features/partner-calendar/components/legend.tsx';
import { type CivilDate, firstOfMonth, formatCivilDate, formatMonth, monthGrid } from '#web/lib/format/civil-date.ts';
import { partnerCalendar as text } from '#web/locales/fr/partner/partner-calendar.ts';
import { WeekdayHeader } from '#web/ui/fields/date/weekday-header.tsx';

interface DayHandlers {
  onPress: (date: CivilDate) => void;
  onOver: (date: CivilDate) => void;
  onChoose: (date: CivilDate, isExtending: boolean) => void;
}

interface CalendarMonthProps extends DayHandlers {
  month: CivilDate;
  days: ReadonlyMap<CivilDate, CalendarDay>;
  today: CivilDate;
  active: CivilDate;
  range: DayRange;
}

export function CalendarMonth({ month, days, today, active, range, ...handlers }: CalendarMonthProps) {
  return (
    <div>
      <h2 className="mb-2 text-heading first-letter:uppercase">{formatMonth(month)}</h2>
      <table
        role="grid"
        aria-label={text.months.label(formatMonth(month))}
        aria-multiselectable
        className="w-full table-fixed border-separate border-spacing-y-1"
      >
        <WeekdayHeader />
        <tbody>
          {monthGrid(month).map((week) => (
            <tr key={week[0]}>
              {week.map((date) =>
                firstOfMonth(date) === month ? (
                  <Day
                    key={date}
                    date={date}
                    entry={days.get(date)}
                    isToday={date === today}
                    isPast={date < today}
                    isActive={date === active}
                    isSelected={isInRange(date, range)}
                    {...handlers}
                  />
                ) : (
                  <td key={date} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface DayProps extends DayHandlers {
  date: CivilDate;
  entry: CalendarDay | undefined;
  isToday: boolean;
  isPast: boolean;
  isActive: boolean;
  isSelected: boolean;
}

function Day({ date, entry, isToday, isPast, isActive, isSelected, onPress, onOver, onChoose }: DayProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: its button takes the focus, as the pattern allows
    <td role="gridcell" aria-selected={isSelected} className="p-0 aria-selected:bg-accent-wash">
      <button
        type="button"
        tabIndex={isActive ? 0 : -1}
        aria-current={isToday ? 'date' : undefined}
        onPointerDown={({ button, pointerType }) => button === 0 && pointerType !== 'touch' && onPress(date)}
        onPointerEnter={({ pointerType }) => pointerType !== 'touch' && onOver(date)}
        onClick={({ shiftKey }) => onChoose(date, shiftKey)}
        className="mx-auto flex w-full max-w-14 cursor-pointer flex-col items-center py-1 focus-visible:outline-offset-[-2px]"
      >
        <DayMark state={stateOf(entry)} isToday={isToday} isFaded={isPast}>
          {Number(date.slice(8))}
        </DayMark>
        {/* The line is there on every day, so that rows have one height. */}
        <span aria-hidden className="h-4 text-nav text-quiet">
          {noteOf(entry)}
        </span>
        <span className="sr-only">{spokenDay(date, entry)}</span>
      </button>
    </td>
  );
}

/** How many bookings a day has where it takes several. */
function noteOf(entry: CalendarDay | undefined): string {
  const count = entry?.bookings.length ?? 0;
  if (entry === undefined || count === 0) return '';
  return entry.places > 0 || count > 1 ? `${count}/${count + entry.places}` : '';
}

function spokenDay(date: CivilDate, entry: CalendarDay | undefined): string {
  const state = stateOf(entry);
  const parts = [formatCivilDate(date), text.states[state].toLowerCase()];
  if (entry !== undefined && entry.bookings.length > 0) {
    parts.push(...entry.bookings.map(({ event_name: name }) => name));
    if (entry.places > 0) parts.push(text.places(entry.places));
  }
  if (entry?.closed) parts.push(text.closings[entry.closed].toLowerCase());
  return parts.join(', ');
}
