// The quote requests with their quotes and conversations, in the state that the database functions would have left them in.
import { quoteTotals } from '@liesse/domain';
import { ago, day } from '../days.ts';
import { type DemoEvent, eventOf } from '../event-facts.ts';
import {
  birthday,
  christening,
  civilUnion,
  client,
  countryWedding,
  engagement,
  id,
  launchEvening,
  noe,
  secure,
  seminar,
  sixtieth,
  wedding,
  winterWedding,
} from '../ids.ts';
import { type Partner, partners } from '../partners.ts';
import { french, insert, type Raw, raw, type Value } from '../sql.ts';
import { comingRequests } from './coming-requests.ts';
import { birthdayRequests, christeningRequests, engagementRequests, seminarRequests } from './other-requests.ts';
import type { QuoteText, RequestText } from './request-texts.ts';
import { weddingRequests } from './wedding-requests.ts';

export interface Request extends RequestText {
  number: number;
  id: string;
  to: Partner;
  of: DemoEvent;
}

/** The host who signs the requests of each event. */
const hosts: Readonly<Record<string, readonly [id: string, name: string]>> = {
  [wedding]: [client, 'Camille Moreau'],
  [birthday]: [client, 'Camille Moreau'],
  [engagement]: [client, 'Camille Moreau'],
  [seminar]: [secure, 'Dominique Faure'],
  [christening]: [noe, 'Noé Haddad'],
  [winterWedding]: [eventOf(winterWedding).owner, 'Nour Belkacem'],
  [launchEvening]: [eventOf(launchEvening).owner, 'Hanna Weber'],
  [sixtieth]: [eventOf(sixtieth).owner, 'Sylvie Garnier'],
  [civilUnion]: [eventOf(civilUnion).owner, 'Lucie Perrot'],
  [countryWedding]: [eventOf(countryWedding).owner, 'Capucine Delmas'],
};

const requestTexts: readonly RequestText[] = [
  ...weddingRequests.map((request) => ({ ...request, event: wedding })),
  ...birthdayRequests.map((request) => ({ ...request, event: birthday })),
  ...seminarRequests.map((request) => ({ ...request, event: seminar })),
  ...engagementRequests.map((request) => ({ ...request, event: engagement })),
  ...christeningRequests.map((request) => ({ ...request, event: christening })),
  ...comingRequests,
];

export const requests: readonly Request[] = requestTexts.map((request, index) => ({
  ...request,
  number: index + 1,
  id: id('request', index + 1),
  to: partnerOf(request.partner),
  of: eventOf(request.event),
}));

export const isBooked = ({ state }: Request): boolean => state === 'accepted' || state === 'done';
export const quoteId = ({ number }: Request): string => id('quote', number);
export const totalsOf = ({ lines }: QuoteText) =>
  quoteTotals(lines.map(({ quantity, cents, rate }) => ({ quantity, unit_cents: cents, vat_rate: rate })));

export function partnerOf(name: string): Partner {
  const found = partners.find((partner) => partner.name === name);
  if (found === undefined) throw new Error(`no partner is called ${name}`);
  return found;
}

const agoIfAny = (days: number | undefined, minutes: number): Raw | null =>
  days === undefined ? null : ago(days, minutes);

export function requestStatements(): string {
  return [
    insert('public.quote_requests', requestColumns, requests.map(requestRow)),
    insert('public.quotes', quoteColumns, requests.flatMap(quoteRow)),
    insert(
      'public.quote_lines',
      ['id', 'quote_id', 'label', 'quantity', 'unit_cents', 'vat_rate', 'is_per_guest', 'position'],
      requests.flatMap(lineRows),
    ),
    `-- The next quote of each partner continues from these numbers.
insert into private.quote_counters (partner_id, year, last)
select partner_id, left(number, 4)::integer, count(*) from public.quotes where number is not null group by 1, 2
on conflict do nothing;`,
    `-- Each booking has the proof of its acceptance.
insert into public.quote_acceptances (quote_id, accepted_by, accepted_by_name, accepted_at, words, document)
select q.id, p.id, p.name, q.decided_at, 'Bon pour accord', private.quote_document(q.id)::text
from public.quotes q join public.profiles p on p.id = q.decided_by
where q.state = 'accepted' and q.id between '${id('quote', 1)}' and '${id('quote', requests.length)}'
on conflict do nothing;`,
    `-- A review needs these checks of its booking.
insert into private.booking_checks (request_id, accepted_on, starts_on, ends_on)
select q.request_id, (q.decided_at at time zone 'Europe/Paris')::date, q.starts_on, coalesce(q.ends_on, q.starts_on)
from public.quotes q where q.state = 'accepted' and q.id between '${id('quote', 1)}' and '${id('quote', requests.length)}'
on conflict do nothing;`,
    `-- Booked days replace the days that were blocked.
with booked as (
  insert into public.partner_bookings (quote_id, partner_id, day)
  select q.id, q.partner_id, day::date
  from public.quotes q, generate_series(q.starts_on, coalesce(q.ends_on, q.starts_on), interval '1 day') as day
  where q.state = 'accepted' and q.id between '${id('quote', 1)}' and '${id('quote', requests.length)}'
  on conflict do nothing returning partner_id, day
)
delete from public.partner_availability a using booked b
where a.partner_id = b.partner_id and a.day = b.day and a.state = 'blocked';`,
    insert(
      'public.conversations',
      ['id', 'request_id', 'event_id', 'partner_id', 'last_message_at', 'created_at'],
      requests.map((request) => [
        id('conversation', request.number),
        request.id,
        request.event,
        request.to.id,
        ago(request.messages.at(-1)?.[1] ?? request.daysAgo, 30),
        ago(request.daysAgo, 0),
      ]),
    ),
    insert(
      'public.messages',
      ['id', 'conversation_id', 'side', 'author_id', 'author_name', 'body', 'created_at'],
      requests.flatMap(messageRows),
    ),
    insert(
      'public.conversation_reads',
      ['conversation_id', 'user_id', 'read_at'],
      requests
        .filter(({ isUnread }) => isUnread !== true)
        .flatMap(({ number, event }) =>
          [hosts[event]?.[0] ?? '', ...(event === wedding ? [noe] : [])].map((reader): Value[] => [
            id('conversation', number),
            reader,
            raw("now() - interval '1 hour'"),
          ]),
        ),
    ),
  ].join('\n\n');
}

const requestColumns = [
  'id',
  'event_id',
  'partner_id',
  'partner_name',
  'trade',
  'made_by',
  'client_name',
  'message',
  'kind',
  'event_name',
  'starts_on',
  'ends_on',
  'place',
  'guests',
  'budget_hint_cents',
  'state',
  'declined_by',
  'decline_reason',
  'seen_at',
  'answered_at',
  'response_minutes',
  'created_at',
];

function requestRow(request: Request): Value[] {
  const { to, of, daysAgo, answeredDaysAgo } = request;
  const [by = '', name = ''] = hosts[request.event] ?? [];
  return [
    request.id,
    of.id,
    to.id,
    to.name,
    to.trade,
    by,
    name,
    french(request.message),
    of.kind,
    french(of.name),
    day(of.startsOn),
    day(of.endsOn),
    of.place,
    of.guests,
    request.hintCents ?? null,
    request.state,
    request.declinedBy ?? null,
    french(request.reason ?? ''),
    agoIfAny(request.seenDaysAgo, 20),
    agoIfAny(answeredDaysAgo, 50),
    answeredDaysAgo === undefined ? null : (daysAgo - answeredDaysAgo) * 1440 + 50,
    ago(daysAgo, 0),
  ];
}

const quoteColumns = [
  'id',
  'request_id',
  'event_id',
  'partner_id',
  'partner_name',
  'seller',
  'number',
  'state',
  'title',
  'notes',
  'starts_on',
  'ends_on',
  'valid_until',
  'is_vat_exempt',
  'terms',
  'total_ht_cents',
  'total_vat_cents',
  'total_ttc_cents',
  'vat',
  'decline_reason',
  'sent_at',
  'decided_at',
  'decided_by',
  'created_at',
];

function quoteRow(request: Request): Value[][] {
  const { quote, of, to } = request;
  if (quote === undefined) return [];
  const totals = totalsOf(quote);
  const allSent = requests.flatMap((other) => (other.to === to && other.quote ? [other.quote.sentDaysAgo] : []));
  const isDecided = quote.state === 'accepted' || quote.state === 'declined';
  return [
    [
      quoteId(request),
      request.id,
      of.id,
      to.id,
      to.name,
      raw(`private.quote_seller('${to.id}')`),
      raw(`pg_temp.demo_quote_number(${quote.sentDaysAgo}, '{${allSent.join(',')}}')`),
      quote.state,
      french(quote.title),
      french(quote.notes ?? ''),
      day(of.startsOn),
      quote.days === 2 ? day(of.endsOn) : null,
      raw(`private.today() + ${quote.validDays}`),
      quote.isExempt ?? false,
      JSON.stringify(quote.terms.map((term) => ({ ...term, label: french(term.label) }))),
      totals.total_ht_cents,
      totals.total_vat_cents,
      totals.total_ttc_cents,
      JSON.stringify(totals.vat),
      quote.state === 'declined' ? french(request.reason ?? '') : '',
      ago(quote.sentDaysAgo, 40),
      agoIfAny(quote.decidedDaysAgo, 90),
      isDecided ? (hosts[request.event]?.[0] ?? null) : null,
      ago(quote.sentDaysAgo, 35),
    ],
  ];
}

const lineRows = (request: Request): Value[][] =>
  (request.quote?.lines ?? []).map((line, position) => [
    id('quoteLine', request.number * 16 + position),
    quoteId(request),
    french(line.label),
    line.quantity,
    line.cents,
    line.rate,
    line.isPerGuest ?? false,
    position,
  ]);

const messageRows = (request: Request): Value[][] =>
  request.messages.map(([side, daysAgo, body], position) => {
    const [host = '', name = ''] = hosts[request.event] ?? [];
    const [author, signed] = side === 'client' ? [host, name] : [request.to.account.id, request.to.name];
    return [
      id('letter', request.number * 16 + position),
      id('conversation', request.number),
      side,
      author,
      signed,
      french(body),
      ago(daysAgo, 30 + position),
    ];
  });
