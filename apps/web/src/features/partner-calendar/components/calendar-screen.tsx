// The calendar of a partner with the panel of the selected days, and its settings below.
import { useMemo, useState } from 'react';
import { type PartnerCalendar, rangeOf } from '#web/features/partner-calendar/calendar.ts';
import { CalendarMonths, type Selection } from '#web/features/partner-calendar/components/calendar-months.tsx';
import { DayPanel } from '#web/features/partner-calendar/components/day-panel.tsx';
import { FeedSection } from '#web/features/partner-calendar/components/feed-section.tsx';
import { ImportsSection } from '#web/features/partner-calendar/components/imports-section.tsx';
import { SettingsSection } from '#web/features/partner-calendar/components/settings-section.tsx';
import {
  type CalendarImport,
  type CalendarSettings,
  calendarBounds,
  useLiveCalendar,
} from '#web/features/partner-calendar/queries.ts';
import type { CivilDate } from '#web/lib/format/civil-date.ts';

interface CalendarScreenProps {
  personId: string;
  today: CivilDate;
  calendar: PartnerCalendar;
  settings: CalendarSettings;
  imports: readonly CalendarImport[];
}

export function CalendarScreen({ personId, today, calendar, settings, imports }: CalendarScreenProps) {
  const [selection, setSelection] = useState<Selection>({ anchor: today, end: today });
  const days = useMemo(() => new Map(calendar.days.map((entry) => [entry.day, entry])), [calendar]);
  const range = rangeOf(selection.anchor, selection.end);
  const bounds = calendarBounds(today);
  useLiveCalendar(personId, calendar.partner_id);
  return (
    <>
      <div className="mb-12 grid gap-x-12 gap-y-8 wide:grid-cols-[minmax(0,1fr)_20rem]">
        <CalendarMonths {...{ days, today, bounds, range, selection }} onSelect={setSelection} />
        <DayPanel
          {...{ personId, today, days, range, bounds }}
          perDay={calendar.bookings_per_day}
          onExtend={(end) => setSelection({ anchor: range.first, end })}
        />
      </div>
      <SettingsSection personId={personId} settings={settings} takesSeveral={calendar.type !== 'venue'} />
      <FeedSection personId={personId} settings={settings} />
      <ImportsSection personId={personId} today={today} imports={imports} />
    </>
  );
}
