// The client's plan of the day for a booked partner: the moments, and the steps that the partner is in charge of.
import { planDays } from '#web/features/partner-requests/day-plan.ts';
import type { DayPlan as Plan } from '#web/features/partner-requests/partner-request.ts';
import { formatCivilDate } from '#web/lib/format/civil-date.ts';
import { capitalised } from '#web/lib/format/format.ts';
import { partnerRequests } from '#web/locales/fr/partner/partner-requests.ts';
import { Badge } from '#web/ui/badge.tsx';

const { dayPlan: text } = partnerRequests;

export function DayPlan({ plan }: { plan: Plan | null }) {
  const days = plan === null ? [] : planDays(plan);
  return (
    <section aria-labelledby="day-plan">
      <h2 id="day-plan" className="text-heading">
        {text.title}
      </h2>
      {days.length === 0 && (
        <p className="mt-2 max-w-measure text-quiet">{plan === null ? text.notShared : text.empty}</p>
      )}
      {days.map(({ date, entries }) => (
        <div key={date} className="mt-4">
          <h3 className="label-caps font-text text-metal">
            {date === null ? text.noDate : capitalised(formatCivilDate(date))}
          </h3>
          <ol className="mt-1 border-hairline border-b">
            {entries.map(({ id, title, place, hours, isOwn }) => (
              <li
                key={id}
                className="grid gap-x-6 border-hairline border-t py-3 tablet:grid-cols-[minmax(0,9rem)_minmax(0,1fr)]"
              >
                <span className={`tabular-nums ${hours === null ? 'text-quiet' : ''}`}>{hours ?? text.noHour}</span>
                <span className="min-w-0">
                  <span className="flex flex-wrap items-center gap-x-3">
                    <span className="wrap-anywhere">{title}</span>
                    {isOwn && <Badge tone="metal">{text.own}</Badge>}
                  </span>
                  {place !== '' && <span className="block wrap-anywhere text-quiet text-small">{place}</span>}
                </span>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}
