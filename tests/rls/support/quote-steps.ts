// Shared by the tests of quotes and bookings: people, texts, and the steps to a quote.
import { addDays } from '@liesse/domain';
import { inDays, today } from '#tests/support/days.ts';
import { cast, id } from './callers.ts';
import { partner } from './directory-fixture.ts';
import { event } from './fixture.ts';
import type { Stage } from './transaction.ts';

export const { owner, editor, viewer, stranger, partner: petra, anon } = cast;
export const withoutBudget = cast['viewer without budget'];
export const paulin = { role: 'authenticated', id: id.paulin } as const;

export const ask = 'select public.ask_for_quotes($1, $2, $3)';
export const save = 'select public.save_quote($1, $2)';
export const send = 'select public.send_quote($1)';
export const accept = `select public.accept_quote($1, '{}', 'Bon pour accord')`;
export const year = today().slice(0, 4);
export const day = inDays(270);
export const lastDay = addDays(day, 2);

export const terms = [
  { label: 'À la commande', kind: 'arrhes', percent: 33, days_before: null },
  { label: '', kind: 'acompte', percent: 33, days_before: 30 },
  { label: 'Solde', kind: 'solde', percent: 34, days_before: 7 },
];
export const words = (rest: object = {}) => ({
  valid_until: inDays(60),
  lines: [
    { label: 'Centres de table', quantity: 97, unit_cents: 1234, vat_rate: 10, is_per_guest: true },
    { label: 'Arche', quantity: 1, unit_cents: 45_001, vat_rate: 20 },
  ],
  terms,
  ...rest,
});
export const total = 97 * 1234 + 45_001 + 11_970 + 9000;

export interface Asked {
  request: string;
  partner: string;
}
export interface Booking {
  repeated: boolean;
  item_id: string;
  instalments: string[];
  timeline_item_id: string;
  event_partner_id: string;
  days: string[];
}

/** Alice's wedding is on a day on which Petra is free, and nothing was asked yet. */
export async function begin({ prepare, call }: Stage): Promise<string> {
  await prepare('delete from public.quote_requests where partner_id = $1', [partner.listed]);
  await prepare('delete from private.quote_counters');
  await prepare(`update public.events set starts_on = $2, expected_guests = 97, place = 'Beaune' where id = $1`, [
    event.a,
    day,
  ]);
  const [asked] = await call<Asked[]>(owner, ask, [event.a, [partner.listed], 'Bonjour Petra']);
  if (asked === undefined) throw new Error('nobody was asked');
  return asked.request;
}

export async function offer(stage: Stage, rest: object = {}): Promise<string> {
  const { id: draft } = await stage.call<{ id: string }>(petra, save, [await begin(stage), words(rest)]);
  await stage.call(petra, send, [draft]);
  return draft;
}
