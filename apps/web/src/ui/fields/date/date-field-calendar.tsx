// The calendar grid of the ARIA date picker. Arrow keys move by days and weeks, Home and End to the
// ends of the week, Page Up and Down by months, with Shift by years.
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { addMonths, type CivilDate, firstOfMonth, formatMonth } from '#web/lib/format/civil-date.ts';
import { monthNames } from '#web/lib/format/format.ts';
import { valueFields } from '#web/locales/fr/ui/value-fields.ts';
import { clampDate, type DateBounds, stepOf, yearsAround } from '#web/ui/fields/date/date-field-keyboard.ts';
import { CalendarWeeks } from '#web/ui/fields/date/date-field-weeks.tsx';
import { WeekdayHeader } from '#web/ui/fields/date/weekday-header.tsx';

const { date: text } = valueFields;

interface CalendarProps {
  value: CivilDate | null;
  today: CivilDate;
  bounds: DateBounds;
  onChoose: (date: CivilDate) => void;
}

export function Calendar({ value, today, bounds, onChoose }: CalendarProps) {
  const grid = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState(clampDate(value ?? today, bounds));
  const month = firstOfMonth(active);
  const go = (date: CivilDate) => setActive(clampDate(date, bounds));
  const goMonths = (months: number) => go(addMonths(active, months));

  // The active day takes the focus after opening. Not synchronously: a dialog around the field releases the focus only once the
  // popover is mounted.
  useEffect(() => {
    const frame = requestAnimationFrame(() => focusActive(grid.current));
    return () => cancelAnimationFrame(frame);
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    const next = stepOf(event.key, event.shiftKey, active);
    if (next === null) return;
    event.preventDefault();
    flushSync(() => go(next));
    focusActive(grid.current);
  }

  return (
    <div className="mx-auto w-full max-w-77">
      <div className="mb-2 flex items-center justify-between">
        <MonthButton
          label={text.previous}
          disabled={bounds.min !== undefined && month <= firstOfMonth(bounds.min)}
          onClick={() => goMonths(-1)}
        >
          <ChevronLeft aria-hidden className="size-5" strokeWidth={1.5} />
        </MonthButton>
        <div className="flex items-center gap-3">
          <Choice
            label={text.month}
            value={Number(month.slice(5, 7))}
            options={monthNames.map((label, index) => ({ value: index + 1, label }))}
            onChange={(to) => goMonths(to - Number(month.slice(5, 7)))}
          />
          <Choice
            label={text.year}
            value={Number(month.slice(0, 4))}
            options={yearsAround(active, today, bounds).map((year) => ({ value: year, label: String(year) }))}
            onChange={(to) => goMonths((to - Number(month.slice(0, 4))) * 12)}
          />
        </div>
        <MonthButton
          label={text.next}
          disabled={bounds.max !== undefined && month >= firstOfMonth(bounds.max)}
          onClick={() => goMonths(1)}
        >
          <ChevronRight aria-hidden className="size-5" strokeWidth={1.5} />
        </MonthButton>
      </div>
      <p role="status" className="sr-only">
        {formatMonth(active)}
      </p>
      {/* Six weeks high, so that nothing moves between months. */}
      <div className="min-h-75">
        <table
          ref={grid}
          role="grid"
          aria-label={formatMonth(active)}
          className="w-full table-fixed"
          onKeyDown={onKeyDown}
        >
          <WeekdayHeader />
          <CalendarWeeks {...{ active, value, today, bounds, onChoose }} />
        </table>
      </div>
    </div>
  );
}

function focusActive(grid: HTMLTableElement | null) {
  grid?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus({ preventScroll: true });
}

interface MonthButtonProps {
  label: string;
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
}

function MonthButton({ label, children, ...button }: MonthButtonProps) {
  return (
    <button
      {...button}
      type="button"
      aria-label={label}
      className="grid size-11 place-items-center rounded-round text-quiet enabled:hover:bg-panel enabled:hover:text-ink disabled:opacity-35"
    >
      {children}
    </button>
  );
}

interface ChoiceProps {
  label: string;
  value: number;
  options: ReadonlyArray<{ value: number; label: string }>;
  onChange: (value: number) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <span className="relative">
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
        className="field-sizing-content min-h-11 cursor-pointer appearance-none bg-transparent pr-5 font-display text-lead hover:text-accent"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-0 size-4 -translate-y-1/2 text-quiet"
        strokeWidth={1.5}
      />
    </span>
  );
}
