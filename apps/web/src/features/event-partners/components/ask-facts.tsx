// The facts of the event that a request sends to partners, with a link to edit them.
import { formatPeriod } from '#web/features/events/date/period.ts';
import type { PlannedEvent } from '#web/features/events/queries.ts';
import { eventPartners } from '#web/locales/fr/client/event-partners.ts';
import { eventKindNames } from '#web/locales/fr/event-kinds.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { TextLink } from '#web/ui/text/text-link.tsx';

const { ask: text } = eventPartners;

export function AskFacts({ event }: { event: PlannedEvent }) {
  const { kind, name, starts_on: first, ends_on: last, place, expected_guests: guests } = event;
  const kindName = Object.entries(eventKindNames).find(([known]) => known === kind)?.[1] ?? eventKindNames.autre;
  const facts = [
    { label: text.kind, value: `${kindName}, ${name}` },
    { label: text.date, value: first === null ? null : formatPeriod(first, last) },
    { label: text.place, value: place === '' ? null : place },
    { label: text.guests, value: guests === null ? null : text.people(guests) },
  ];
  return (
    <section aria-labelledby="ask-facts">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id="ask-facts" className="font-medium font-text text-small">
          {text.facts}
        </h3>
        <p className="text-small">
          <TextLink href={`/client/events/${event.id}`}>{text.edit}</TextLink>
        </p>
      </div>
      <dl className="mt-2 border-hairline border-b text-small">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-6 border-hairline border-t py-2.5">
            <dt className="text-quiet">{label}</dt>
            <dd className={`wrap-anywhere ${value === null ? 'text-quiet italic' : ''}`}>{value ?? text.missing}</dd>
          </div>
        ))}
      </dl>
      {first === null && (
        <div className="mt-3">
          <Notice tone="note">{text.noDate}</Notice>
        </div>
      )}
    </section>
  );
}
