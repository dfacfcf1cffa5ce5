// A booking over the wire, from the question to the accepted quote, and the time that has to pass before it can be reviewed.
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { moveBookingBack } from '#tests/support/booking-time.ts';
import { inDays } from '#tests/support/days.ts';
import { PASSWORD } from '#tests/support/password.ts';
import { newAccount, newMember, signIn, sql, type Tokens } from './accounts.ts';
import { product } from './request.ts';

export interface Person {
  id: string;
  network: string;
  client: SupabaseClient;
}

/** Somebody with a session; a `network` given here is where they signed in from. */
export async function newPerson(network?: string): Promise<Person> {
  if (network === undefined) {
    const member = await newMember(product);
    return { id: member.id, network: member.network, client: clientWith(member.access_token) };
  }
  const { id, email } = await newAccount(product);
  const { json } = await signIn(product, email, PASSWORD, network);
  return { id, network, client: clientWith((json as Tokens).access_token) };
}

function clientWith(token: string): SupabaseClient {
  return createClient(product.url, product.publishableKey, {
    global: { headers: { authorization: `Bearer ${token}` } },
    auth: { persistSession: false },
  });
}

/** A florist whose listing and account are a year old. */
export async function newPartner(): Promise<Person & { listing: string }> {
  const person = await newPerson();
  await sql(product, `update public.profiles set role = 'partner', partner_type = 'florist' where id = $1`, [
    person.id,
  ]);
  await sql(product, `update auth.users set created_at = created_at - interval '1 year' where id = $1`, [person.id]);
  const [row] = await sql(
    product,
    `insert into public.partners (owner_id, type, name, description, commune, postcode, state, created_at)
     values ($1::uuid, 'florist', 'Fleurs ' || $1::text, 'Bouquets.', 'Beaune', '21200', 'listed', now() - interval '1 year') returning id`,
    [person.id],
  );
  return { ...person, listing: String(row?.['id']) };
}

export async function newEvent({ client }: Person, startsInDays: number): Promise<string> {
  return call(client, 'create_event', { kind: 'mariage', name: 'Noces', starts_on: inDays(startsInDays) });
}

/** Asks, quotes and accepts; answers the request's id. */
export async function book(host: Person, partner: Person & { listing: string }, event: string): Promise<string> {
  const words = { of_event: event, partners: [partner.listing], message: 'Bonjour' };
  const [asked] = await call<{ request: string }[]>(host.client, 'ask_for_quotes', words);
  const request = asked?.request ?? '';
  const lines = [{ label: 'Fleurs', quantity: 1, unit_cents: 50_000, vat_rate: 20 }];
  const quote = { valid_until: inDays(30), lines };
  const { id } = await call<{ id: string }>(partner.client, 'save_quote', { request, quote });
  await call(partner.client, 'send_quote', { quote: id });
  await call(host.client, 'accept_quote', { quote: id, chosen: [], words: 'Bon pour accord' });
  return request;
}

export const passNight = () => sql(product, 'select private.expire_requests()');

/** The day of the booking was three days ago. */
export async function passDay(request: string): Promise<void> {
  await sql(product, moveBookingBack, [request, 3]);
  await passNight();
}

export async function call<Value>(client: SupabaseClient, name: string, words: object): Promise<Value> {
  const { data, error } = await client.rpc(name, words);
  if (error) throw new Error(`${name}: ${error.message}`, { cause: error });
  return data as Value;
}
