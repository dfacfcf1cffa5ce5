// The text of an entry: hours, title, place, people and notes. The screen, the print and the shared sheet use it.
import type { ReactNode } from 'react';
import { hourOf, hoursOf, isInTheNight, type Timed } from '#web/features/timeline/entries.ts';
import { timeline as text } from '#web/locales/fr/client/timeline.ts';

interface EntryLineProps {
  entry: Timed & { title: string; place: string; notes: string };
  inCharge: string;
  partnerName: string;
  /** Makes the title a button. */
  onEdit?: (() => void) | undefined;
  /** Shown beside the title. */
  mark?: ReactNode;
  /** Warnings and actions below the text. */
  children?: ReactNode;
}

export function EntryLine({ entry, inCharge, partnerName, onEdit, mark, children }: EntryLineProps) {
  // The entry of a booking has the partner's name as its title, and a venue is often the place.
  const partner = partnerName === entry.title || partnerName === entry.place ? '' : partnerName;
  const facts = [entry.place, inCharge && text.inCharge(inCharge), partner].filter((fact) => fact !== '');
  const hasHour = entry.starts_minute !== null;
  return (
    <div
      className={`grid min-w-0 flex-1 gap-x-3 py-1.5 tablet:gap-x-6 ${hasHour ? 'grid-cols-[4.75rem_minmax(0,1fr)] tablet:grid-cols-[7rem_minmax(0,1fr)] print:grid-cols-[7rem_minmax(0,1fr)]' : ''}`}
    >
      {hasHour && <Hours entry={entry} />}
      <div className="wrap-anywhere min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3 font-medium">
          {onEdit === undefined ? (
            entry.title
          ) : (
            <button
              type="button"
              aria-label={text.editNamed(entry.title)}
              onClick={onEdit}
              className="relative text-left underline-offset-4 before:absolute before:-inset-x-2 before:-inset-y-2.5 hover:underline"
            >
              {entry.title}
            </button>
          )}
          {mark}
        </p>
        {facts.length > 0 && <p className="text-quiet text-small">{facts.join('\u00a0· ')}</p>}
        {entry.notes !== '' && <p className="mt-1 max-w-measure whitespace-pre-line text-small">{entry.notes}</p>}
      </div>
      {children !== undefined && (
        <div className={`col-span-full ${hasHour ? 'tablet:col-start-2' : ''}`}>{children}</div>
      )}
    </div>
  );
}

function Hours({ entry }: { entry: Timed }) {
  const { starts_minute: start, duration_minutes: duration } = entry;
  if (start === null) return null;
  return (
    <p className="tabular-nums">
      <span className="sr-only">{hoursOf(entry)}</span>
      <span aria-hidden className="font-display text-lead leading-tight">
        {hourOf(start)}
      </span>
      {duration > 0 && (
        <span aria-hidden className="block whitespace-nowrap text-quiet text-small">
          {`– ${hourOf(start + duration)}`}
        </span>
      )}
      {isInTheNight(entry) && <span className="block text-quiet text-small">{text.night}</span>}
    </p>
  );
}
