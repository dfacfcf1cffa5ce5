// Proposes the message of a quote request from the facts of the event. The person can edit it.
import { formatPeriod } from '#web/features/events/date/period.ts';
import type { PlannedEvent } from '#web/features/events/queries.ts';
import { formatCount } from '#web/lib/format/format.ts';
import { quoteLetter as text } from '#web/locales/fr/partner/quote-letter.ts';

type Facts = Pick<PlannedEvent, 'kind' | 'starts_on' | 'ends_on' | 'place' | 'expected_guests'>;

export function proposeMessage(event: Facts, personName: string): string {
  const kind = Object.entries(text.kinds).find(([known]) => known === event.kind)?.[1] ?? text.kinds.autre;
  const when = event.starts_on === null ? text.noDate : periodOf(event);
  const people = event.expected_guests === null ? '' : text.people(formatCount(event.expected_guests));
  const facts = [
    `${text.weOrganise(kind)}${when}${people}.`,
    ...(event.place === null || event.place === '' ? [] : [text.place(event.place)]),
  ];
  const question = event.starts_on === null ? text.askWithoutDate : text.ask;
  return [text.hello, facts.join(' '), question, text.thanks + (personName === '' ? '' : `\n${personName}`)].join(
    '\n\n',
  );
}

function periodOf({ starts_on: first, ends_on: last }: Facts): string {
  const period = formatPeriod(first, last);
  return ` ${last === null || last === first ? text.on(period) : period}`;
}
