// A partner's calendar for twelve months: booked days are struck through, with a summary for screen readers.
import { type TakenMonth, weeksOf } from '#web/features/partners/availability.ts';
import { weekdayNames } from '#web/lib/format/format.ts';
import { partnerPage } from '#web/locales/fr/public/partner-page.ts';

const { availability: text } = partnerPage;
const SHOWN_AT_FIRST = 3;
const grid = 'grid gap-x-10 gap-y-8 tablet:grid-cols-2 wide:grid-cols-3';

export function AvailabilityCalendar({ months }: { months: readonly TakenMonth[] }) {
  return (
    <>
      <p className="max-w-measure text-quiet">{text.text}</p>
      <div className={`mt-6 ${grid}`}>
        {months.slice(0, SHOWN_AT_FIRST).map((month) => (
          <Month key={month.month} month={month} />
        ))}
      </div>
      <details className="mt-4">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-accent text-small underline underline-offset-4">
          {text.more}
        </summary>
        <div className={`mt-4 ${grid}`}>
          {months.slice(SHOWN_AT_FIRST).map((month) => (
            <Month key={month.month} month={month} />
          ))}
        </div>
      </details>
    </>
  );
}

function Month({ month: { month, name, taken, over, summary } }: { month: TakenMonth }) {
  return (
    <div>
      <h3 className="text-heading first-letter:uppercase">{name}</h3>
      <p className="sr-only">{summary}</p>
      <table aria-hidden="true" className="mt-2 w-full max-w-72 table-fixed text-center text-small tabular-nums">
        <thead>
          <tr>
            {weekdayNames.map((day) => (
              <th key={day} scope="col" className="py-1 font-normal text-nav text-quiet">
                {day.slice(0, 1).toUpperCase()}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from(weeksOf(month).entries(), ([place, week]) => (
            <tr key={place}>
              {Array.from(week.entries(), ([column, day]) => (
                <td
                  key={column}
                  className={`py-1.5 ${day !== null && taken.includes(day) ? 'bg-panel text-quiet line-through' : ''}`}
                >
                  {day !== null && day > over && day}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
