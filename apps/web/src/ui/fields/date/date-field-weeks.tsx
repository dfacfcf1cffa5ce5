// The days of one month. One day is in the tab order; arrow keys reach the others.
import { type CivilDate, firstOfMonth, formatCivilDate, monthGrid } from '#web/lib/format/civil-date.ts';
import { type DateBounds, isWithin } from '#web/ui/fields/date/date-field-keyboard.ts';

interface CalendarWeeksProps {
  active: CivilDate;
  value: CivilDate | null;
  today: CivilDate;
  bounds: DateBounds;
  onChoose: (date: CivilDate) => void;
}

export function CalendarWeeks({ active, ...rest }: CalendarWeeksProps) {
  const month = firstOfMonth(active);
  return (
    <tbody>
      {monthGrid(active).map((week) => (
        <tr key={week[0]}>
          {week.map((date) =>
            firstOfMonth(date) === month ? (
              <Day key={date} date={date} isActive={date === active} {...rest} />
            ) : (
              <td key={date} />
            ),
          )}
        </tr>
      ))}
    </tbody>
  );
}

interface DayProps extends Omit<CalendarWeeksProps, 'active'> {
  date: CivilDate;
  isActive: boolean;
}

function Day({ date, isActive, value, today, bounds, onChoose }: DayProps) {
  const isChosen = date === value;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: its button takes the focus, as the pattern allows
    <td role="gridcell" aria-selected={isChosen} className="p-0">
      <button
        type="button"
        tabIndex={isActive ? 0 : -1}
        disabled={!isWithin(date, bounds)}
        aria-current={date === today ? 'date' : undefined}
        data-chosen={isChosen || undefined}
        onClick={() => onChoose(date)}
        className="relative mx-auto grid aspect-square w-full max-w-11 place-items-center rounded-round border border-transparent text-small tabular-nums enabled:hover:bg-panel focus-visible:rounded-round focus-visible:outline-offset-[-2px] disabled:text-quiet disabled:line-through disabled:opacity-50 aria-[current=date]:border-ornament data-chosen:bg-accent data-chosen:text-on-accent data-chosen:focus-visible:outline-offset-1 data-chosen:enabled:hover:bg-accent-deep"
      >
        <span aria-hidden>{Number(date.slice(8))}</span>
        <span className="sr-only">{formatCivilDate(date)}</span>
      </button>
    </td>
  );
}
