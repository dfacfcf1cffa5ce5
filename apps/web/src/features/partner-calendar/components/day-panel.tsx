// The selected day or days: what they hold, and the buttons that close and reopen them.
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import {
  type CalendarDay,
  type DayBooking,
  type DayRange,
  type RangeSummary,
  stateOf,
  summaryOf,
} from '#web/features/partner-calendar/calendar.ts';
import { useRangeMutation } from '#web/features/partner-calendar/mutations.ts';
import { type CivilDate, formatCivilDate, formatShortDate, isCivilDate } from '#web/lib/format/civil-date.ts';
import { capitalised } from '#web/lib/format/format.ts';
import { partnerCalendar } from '#web/locales/fr/partner/partner-calendar.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { DateField } from '#web/ui/fields/date/date-field.tsx';

const { day: text } = partnerCalendar;

interface DayPanelProps {
  personId: string;
  today: CivilDate;
  days: ReadonlyMap<CivilDate, CalendarDay>;
  range: DayRange;
  bounds: { min: CivilDate; max: CivilDate };
  perDay: number;
  onExtend: (last: CivilDate) => void;
}

export function DayPanel({ personId, today, days, range, bounds, perDay, onExtend }: DayPanelProps) {
  const mutation = useRangeMutation(personId);
  const summary = summaryOf(range, days, today);
  const isDay = range.first === range.last;
  const entries = [...days.values()].filter(({ day }) => day >= range.first && day <= range.last);
  const bookings = uniqueBookings(entries.flatMap((entry) => entry.bookings));
  const held = uniqueBookings(entries.flatMap((entry) => entry.held));
  const waiting = days.get(range.first)?.waiting ?? 0;
  // The past stays as it was.
  const changed = { first: range.first < today ? today : range.first, last: range.last };
  const change = (isClosing: boolean) => void mutation.run({ range: changed, isClosing });
  return (
    <section
      aria-labelledby="selected-days"
      className="border-ornament border-t pt-4 wide:sticky wide:top-6 wide:self-start"
    >
      <h2 id="selected-days" aria-live="polite" className="text-heading">
        {isDay
          ? capitalised(formatCivilDate(range.first))
          : text.range(formatShortDate(range.first), formatShortDate(range.last))}
      </h2>
      <p className="mt-1 text-quiet">{isDay ? dayLine(days.get(range.first), perDay) : text.count(summary.days)}</p>
      {isDay && waiting > 0 && <p className="mt-2 text-small">{text.waiting(waiting)}</p>}
      <BookingList title={text.bookings} bookings={bookings} />
      <BookingList title={text.held} bookings={held} />
      {range.last < today ? (
        <p className="mt-5 text-quiet text-small">{text.past}</p>
      ) : (
        <div className="mt-6 flex flex-col gap-5">
          {mutation.errorMessage !== null && <Notice tone="danger">{mutation.errorMessage}</Notice>}
          <RangeButtons summary={summary} isBusy={mutation.isPending} onChange={change} />
          {summary.imported > 0 && <p className="text-quiet text-small">{text.imported}</p>}
          {bookings.length > 0 && <p className="text-quiet text-small">{text.bookedToo}</p>}
          <DateField
            label={text.extend}
            hint={text.extendHint}
            value={range.last}
            min={range.first}
            max={bounds.max}
            onChange={(last) => {
              if (last !== null && isCivilDate(last) && last >= range.first && last <= bounds.max) onExtend(last);
            }}
          />
        </div>
      )}
    </section>
  );
}

function dayLine(entry: CalendarDay | undefined, perDay: number): string {
  const { states, closings, places } = partnerCalendar;
  if (entry?.closed) return closings[entry.closed];
  const left = entry === undefined ? perDay : entry.places;
  const isCounted = perDay > 1 && left > 0;
  return isCounted ? `${states[stateOf(entry)]}, ${places(left)}` : states[stateOf(entry)];
}

interface RangeButtonsProps {
  summary: RangeSummary;
  isBusy: boolean;
  onChange: (isClosing: boolean) => void;
}

function RangeButtons({ summary: { open, reopenable }, isBusy, onChange }: RangeButtonsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      {open > 0 && (
        <Button isBusy={isBusy} onClick={() => onChange(true)}>
          {text.close(open)}
        </Button>
      )}
      {reopenable > 0 && (
        <Button look="secondary" isBusy={isBusy} onClick={() => onChange(false)}>
          {text.reopen(reopenable)}
        </Button>
      )}
    </div>
  );
}

interface ListedBooking extends DayBooking {
  valid_until?: string;
}

function uniqueBookings(bookings: readonly ListedBooking[]): ListedBooking[] {
  return [...new Map(bookings.map((booking) => [booking.request_id, booking])).values()];
}

function BookingList({ title, bookings }: { title: string; bookings: readonly ListedBooking[] }) {
  if (bookings.length === 0) return null;
  return (
    <>
      <h3 className="label-caps mt-5 text-metal">{title}</h3>
      <ul aria-label={title} className="divide-y divide-hairline">
        {bookings.map((booking) => (
          <li key={booking.request_id}>
            <Link
              to={`/partner/requests/${booking.request_id}`}
              className="group flex min-h-14 items-center justify-between gap-4 py-2"
            >
              <span className="min-w-0">
                <span className="block wrap-anywhere underline-offset-4 group-hover:underline">
                  {booking.event_name}
                </span>
                <span className="block wrap-anywhere text-quiet text-small">{noteOf(booking)}</span>
              </span>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-ornament" strokeWidth={1.5} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

const noteOf = ({ client_name: client, place, valid_until: until }: ListedBooking): string =>
  [client, place, until === undefined ? null : text.until(formatShortDate(until))].filter(Boolean).join(', ');
