// The client's data about the event, compared with the partner's listing and calendar.
import { Link } from 'react-router';
import { requestAddress } from '#web/features/partner-requests/addresses.ts';
import type { PartnerRequestPage } from '#web/features/partner-requests/partner-request.ts';
import { daysOf, dayTones } from '#web/features/partner-requests/request-text.ts';
import { formatCount, formatDay, formatMoney } from '#web/lib/format/format.ts';
import { partnerRequests } from '#web/locales/fr/partner/partner-requests.ts';
import { Badge } from '#web/ui/badge.tsx';

const { page: text } = partnerRequests;

export function ClientFacts({ page: { request, facts } }: { page: PartnerRequestPage }) {
  const { guests, guests_before: before, guests_changed_at: changedAt, budget_hint_cents: budget } = request;
  const perGuest = budget !== null && guests !== null && guests > 0 ? Math.round(budget / guests) : null;
  return (
    <section aria-labelledby="client-facts">
      <h2 id="client-facts" className="mb-4 text-heading">
        {text.facts}
      </h2>
      <dl className="grid gap-x-10 tablet:grid-cols-2">
        <div className="border-hairline border-t py-4">
          <dt className="label-caps text-metal">{text.date}</dt>
          <dd className="mt-2 font-display text-heading">{daysOf(request)}</dd>
          {facts.day_state !== null && (
            <dd className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-quiet text-small">
              <Badge tone={dayTones[facts.day_state]}>{partnerRequests.dayStates[facts.day_state]}</Badge>
              {partnerRequests.dayNotes[facts.day_state]}
            </dd>
          )}
          {facts.waiting > 0 && <dd className="mt-1 text-small">{partnerRequests.waiting(facts.waiting)}</dd>}
          {facts.rivals.length > 0 && <Rivals rivals={facts.rivals} />}
        </div>
        <div className="border-hairline border-t py-4">
          <dt className="label-caps text-metal">{text.place}</dt>
          <dd className="mt-2 wrap-anywhere font-display text-heading">{request.place || text.none}</dd>
          {facts.distance_km !== null && facts.commune !== null && (
            <dd className="mt-1 text-quiet text-small">{text.distance(facts.distance_km, facts.commune)}</dd>
          )}
          {facts.distance_km !== null && facts.travels_km > 0 && facts.distance_km > facts.travels_km && (
            <dd className="mt-1 text-danger text-small">{text.beyond(facts.travels_km)}</dd>
          )}
        </div>
        <div className="border-hairline border-t py-4">
          <dt className="label-caps text-metal">{text.guests}</dt>
          <Figure value={guests === null ? null : formatCount(guests)} />
          {guests !== null && before !== null && changedAt !== null && (
            <dd className="mt-1 text-small">{text.guestsChanged(before, guests, formatDay(new Date(changedAt)))}</dd>
          )}
        </div>
        <div className="border-hairline border-t py-4">
          <dt className="label-caps text-metal">{text.budget}</dt>
          <Figure value={budget === null ? null : formatMoney(budget)} />
          {perGuest !== null && <dd className="mt-1 text-quiet text-small">{text.perGuest(formatMoney(perGuest))}</dd>}
        </div>
      </dl>
    </section>
  );
}

function Figure({ value }: { value: string | null }) {
  return (
    <dd className={`mt-2 font-display tabular-nums ${value === null ? 'text-heading text-quiet' : 'text-figure'}`}>
      {value ?? text.none}
    </dd>
  );
}

function Rivals({ rivals }: { rivals: PartnerRequestPage['facts']['rivals'] }) {
  return (
    <dd className="mt-1 text-small">
      <span className="text-quiet">{partnerRequests.rivals}</span>
      <ul>
        {rivals.map(({ id, event_name: name, state }) => (
          <li key={id}>
            <Link to={requestAddress(id)} className="wrap-anywhere underline underline-offset-4 hover:text-accent">
              {name}
            </Link>{' '}
            <span className="text-quiet">({partnerRequests.states[state].toLowerCase()})</span>
          </li>
        ))}
      </ul>
    </dd>
  );
}
