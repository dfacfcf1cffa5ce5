// The months of the calendar: two beside each other on wide screens, one otherwise. One day is in the tab order. Arrow keys move it and,
// with Shift, extend the selection; the pointer selects by dragging.
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight, type LucideIcon } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CalendarDay, DayRange } from '#web/features/partner-calendar/calendar.ts';
import { CalendarMonth } from '#web/features/partner-calendar/components/calendar-month.tsx';
import { Legend } from '#web/features/partner-calendar/components/legend.tsx';
import { useDevice } from '#web/lib/device/use-device.ts';
import { addMonths, type CivilDate, firstOfMonth, formatMonth } from '#web/lib/format/civil-date.ts';
import { partnerCalendar } from '#web/locales/fr/partner/partner-calendar.ts';
import { Button } from '#web/ui/button.tsx';
import { clampDate, stepOf } from '#web/ui/fields/date/date-field-keyboard.ts';

const { months: text } = partnerCalendar;

export interface Selection {
  /** Where the selection began. */
  anchor: CivilDate;
  /** The day that moves, which has the focus. */
  end: CivilDate;
}

interface CalendarMonthsProps {
  days: ReadonlyMap<CivilDate, CalendarDay>;
  today: CivilDate;
  bounds: { min: CivilDate; max: CivilDate };
  range: DayRange;
  selection: Selection;
  onSelect: (selection: Selection) => void;
}

export function CalendarMonths({ days, today, bounds, range, selection, onSelect }: CalendarMonthsProps) {
  const grids = useRef<HTMLDivElement>(null);
  const count = useDevice().kind === 'desktop' ? 2 : 1;
  const [first, setFirst] = useState(firstOfMonth(today));
  const months = Array.from({ length: count }, (_, index) => addMonths(first, index));
  const isShown = months.includes(firstOfMonth(selection.end));
  const drag = useRef<CivilDate | null>(null);

  useEffect(() => {
    const end = () => {
      drag.current = null;
    };
    window.addEventListener('pointerup', end);
    return () => window.removeEventListener('pointerup', end);
  }, []);

  const show = (month: CivilDate) => setFirst(clampDate(month, { min: bounds.min, max: firstOfMonth(bounds.max) }));

  function onKeyDown(event: KeyboardEvent) {
    const isArrow = event.key.startsWith('Arrow') || event.key === 'Home' || event.key === 'End';
    const next = stepOf(event.key, event.shiftKey && !isArrow, selection.end);
    if (next === null) return;
    event.preventDefault();
    const end = clampDate(next, bounds);
    flushSync(() => {
      onSelect({ anchor: event.shiftKey && isArrow ? selection.anchor : end, end });
      const month = firstOfMonth(end);
      if (month < first) show(month);
      else if (!months.includes(month)) show(addMonths(month, 1 - count));
    });
    grids.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus({ preventScroll: true });
  }

  /** A finger scrolls the page; the panel's field extends the selection there. */
  const handlers = {
    onPress: (date: CivilDate) => {
      drag.current = date;
    },
    onOver: (date: CivilDate) => {
      if (drag.current !== null && drag.current !== date) onSelect({ anchor: drag.current, end: date });
    },
    onChoose: (date: CivilDate, isExtending: boolean) =>
      onSelect({ anchor: isExtending ? selection.anchor : date, end: date }),
  };

  return (
    <section aria-label={partnerCalendar.title}>
      <div className="mb-4 flex flex-wrap items-center gap-1">
        <MonthButton
          label={text.previousYear}
          icon={ChevronsLeft}
          isOff={first <= bounds.min}
          onClick={() => show(addMonths(first, -12))}
        />
        <MonthButton
          label={text.previous}
          icon={ChevronLeft}
          isOff={first <= bounds.min}
          onClick={() => show(addMonths(first, -1))}
        />
        <MonthButton
          label={text.next}
          icon={ChevronRight}
          isOff={first >= firstOfMonth(bounds.max)}
          onClick={() => show(addMonths(first, 1))}
        />
        <MonthButton
          label={text.nextYear}
          icon={ChevronsRight}
          isOff={first >= firstOfMonth(bounds.max)}
          onClick={() => show(addMonths(first, 12))}
        />
        <Button
          look="quiet"
          size="small"
          onClick={() => {
            show(firstOfMonth(today));
            onSelect({ anchor: today, end: today });
          }}
        >
          {text.today}
        </Button>
        <p role="status" className="sr-only">
          {months.map(formatMonth).join(', ')}
        </p>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the grids within */}
      <div ref={grids} onKeyDown={onKeyDown} className="grid gap-x-12 gap-y-8 select-none desktop:grid-cols-2">
        {months.map((month) => (
          <CalendarMonth
            key={month}
            {...{ month, days, today, range }}
            // A selection outside of the shown months leaves their first day in the tab order.
            active={isShown ? selection.end : first}
            {...handlers}
          />
        ))}
      </div>
      <Legend />
      <p className="mt-4 max-w-measure text-quiet text-small">{text.help}</p>
    </section>
  );
}

interface MonthButtonProps {
  label: string;
  icon: LucideIcon;
  isOff: boolean;
  onClick: () => void;
}

function MonthButton({ label, icon: Icon, isOff, onClick }: MonthButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={isOff}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-round text-quiet enabled:hover:bg-panel enabled:hover:text-ink disabled:opacity-35"
    >
      <Icon aria-hidden className="size-5" strokeWidth={1.5} />
    </button>
  );
}
