// The facts that the request sent to the partner, as they were at that time.
import { ChevronDown } from 'lucide-react';
import type { QuoteRequest } from '#web/features/event-partners/request.ts';
import { formatPeriod } from '#web/features/events/date/period.ts';
import { formatMoney } from '#web/lib/format/format.ts';
import { eventPartners } from '#web/locales/fr/client/event-partners.ts';
import { quotes } from '#web/locales/fr/quotes.ts';
import { Button } from '#web/ui/button.tsx';

const { facts: text } = quotes;

interface RequestFactsProps {
  request: QuoteRequest;
  /** Left out where nothing can be changed. */
  onChangeGuests: (() => void) | undefined;
}

export function RequestFacts({ request, onChangeGuests }: RequestFactsProps) {
  const { event_name: name, starts_on: first, ends_on: last, place, budget_hint_cents: hint } = request;
  const facts = [
    { label: text.event, value: name },
    { label: text.date, value: first === null ? text.none : formatPeriod(first, last) },
    { label: text.place, value: place === null || place === '' ? text.none : place },
    { label: text.guests, value: guestsText(request) },
    ...(hint === null ? [] : [{ label: text.budget, value: formatMoney(hint) }]),
  ];
  return (
    <details className="group border-hairline border-t py-2">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-display text-heading">
        {text.title}
        <ChevronDown
          aria-hidden
          className="ml-2 size-5 text-quiet transition-transform group-open:rotate-180"
          strokeWidth={1.5}
        />
      </summary>
      <dl className="mt-2 text-small">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-6 border-hairline border-t py-2.5">
            <dt className="text-quiet">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {onChangeGuests !== undefined && (
        <div className="-ml-4">
          <Button look="quiet" size="small" onClick={onChangeGuests}>
            {text.changeGuests}
          </Button>
        </div>
      )}
    </details>
  );
}

/** « 100 personnes (80 auparavant) » */
function guestsText({ guests, guests_before: before }: QuoteRequest): string {
  if (guests === null) return text.none;
  const people = eventPartners.ask.people(guests);
  return before === null ? people : `${people} (${text.guestsBefore(before)})`;
}
