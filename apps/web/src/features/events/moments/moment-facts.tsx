// The name of a moment and one line with its day, hour, place and capacity.
import { type CivilDate, formatCivilDate } from '#web/lib/format/civil-date.ts';
import { formatCount, formatTime } from '#web/lib/format/format.ts';
import { moments as text } from '#web/locales/fr/client/moments.ts';
import { isTime } from '#web/ui/fields/value/time-field-text.ts';

interface MomentFactsProps {
  name: string;
  /** Null where it is the day of the event. */
  day: CivilDate | null;
  hour: string | null;
  place: string | null;
  capacity: number | null;
}

export function MomentFacts({ name, day, hour, place, capacity }: MomentFactsProps) {
  const facts = [
    day !== null && formatCivilDate(day),
    hour !== null && isTime(hour) && formatTime(hour),
    place !== null && place !== '' && place,
    capacity !== null && (capacity === 1 ? text.onePlace : text.places(formatCount(capacity))),
  ].filter((fact) => fact !== false);
  return (
    <div className="min-w-0 py-1.5 wrap-anywhere">
      <p className="font-medium">{name}</p>
      {facts.length > 0 && <p className="text-quiet text-small">{facts.join('\u00a0· ')}</p>}
    </div>
  );
}
