// A partner of one test, who answers through the official client from another device.
import type { SupabaseClient } from '@supabase/supabase-js';
import { type Listing, newListing } from '#tests/e2e/support/listing.ts';
import { newAccount, newPerson, type Person, signedIn } from '#tests/e2e/support/people.ts';
import { callAs } from '#tests/e2e/support/service.ts';
import { inDays } from '#tests/support/days.ts';

export interface Partner extends Listing {
  client: SupabaseClient;
}

export async function newPartner(name: string): Promise<Partner> {
  const owner = await newAccount({ role: 'partner', name });
  const [listing, client] = await Promise.all([newListing({ name, owner }), signedIn(owner)]);
  return { ...listing, client };
}

/** A partner who signs in in a browser as well. */
export async function newSignedInPartner(name: string): Promise<Partner & { person: Person }> {
  const person = await newPerson({ role: 'partner', name });
  const [listing, client] = await Promise.all([newListing({ name, owner: person }), signedIn(person)]);
  return { ...listing, client, person };
}

/** Returns the result of a function, or throws its refusal. */
export async function ask<T>(client: SupabaseClient, name: string, words: object): Promise<T> {
  const { data, error } = await client.rpc(name, words);
  if (error) throw new Error(`${name}: ${error.message}`, { cause: error });
  return data as T;
}

/** The last request sent to this partner. */
export async function requestTo({ client }: Partner): Promise<{ id: string; conversation: string }> {
  const newest = client.from('quote_requests').select('id').order('created_at', { ascending: false }).limit(1);
  const { data, error } = await newest.single<{ id: string }>();
  if (error) throw error;
  const page = await ask<{ conversation_id: string }>(client, 'request_page', { request: data.id });
  return { id: data.id, conversation: page.conversation_id };
}

/** Sends a quote over 2 400 € with tax: 30 % at once, the rest a week before. */
export async function sendQuote({ client }: Partner, request: string): Promise<string> {
  const quote = {
    title: 'Fleurs de la journée',
    valid_until: inDays(40),
    lines: [
      { label: 'Centres de table', quantity: 100, unit_cents: 1500, vat_rate: 20, is_per_guest: true },
      { label: 'Arche fleurie', quantity: 1, unit_cents: 50_000, vat_rate: 20 },
    ],
    terms: [
      { label: 'À la réservation', kind: 'arrhes', percent: 30, days_before: null },
      { label: 'Solde', kind: 'solde', percent: 70, days_before: 7 },
    ],
  };
  await ask(client, 'see_request', { request });
  const { id } = await ask<{ id: string }>(client, 'save_quote', { request, quote });
  await ask(client, 'send_quote', { quote: id });
  return id;
}

/** The hosts accept a quote without its options. */
export const acceptQuote = (hosts: Person, quote: string): Promise<unknown> =>
  callAs(hosts, 'POST', 'rpc/accept_quote', { quote, chosen: [], words: 'Bon pour accord' });
