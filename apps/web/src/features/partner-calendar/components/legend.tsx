// How the state of a day is drawn, and the legend. Each state differs by its shape or line, and by more than its colour.
import type { ReactNode } from 'react';
import type { DayState } from '#web/features/partner-calendar/calendar.ts';
import { partnerCalendar as text } from '#web/locales/fr/partner/partner-calendar.ts';

const looks: Record<DayState, string> = {
  free: '',
  held: 'border border-metal border-dashed text-metal',
  booked: 'bg-accent font-medium text-on-accent',
  closed: 'rounded-small bg-panel text-quiet line-through',
};

interface DayMarkProps {
  state: DayState;
  isToday?: boolean;
  isFaded?: boolean;
  children: ReactNode;
}

export function DayMark({ state, isToday = false, isFaded = false, children }: DayMarkProps) {
  return (
    <span
      aria-hidden
      className={`grid size-9 place-items-center text-small tabular-nums ${state === 'closed' ? '' : 'rounded-round'} ${looks[state]} ${
        isToday ? 'outline-2 outline-ornament outline-offset-2' : ''
      } ${isFaded && state === 'free' ? 'text-quiet' : ''}`}
    >
      {children}
    </span>
  );
}

const states = ['free', 'held', 'booked', 'closed'] as const;

export function Legend() {
  return (
    <ul aria-label={text.legend} className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
      {states.map((state) => (
        <li key={state} className="flex items-center gap-2 text-small">
          <DayMark state={state}>12</DayMark>
          {text.states[state]}
        </li>
      ))}
      <li className="flex items-center gap-3 text-small">
        <DayMark state="free" isToday>
          12
        </DayMark>
        {text.months.today}
      </li>
    </ul>
  );
}
