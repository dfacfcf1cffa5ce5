// A wedding of many households, and what a browser of one of them sends.
import { createHmac } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Product } from '../../scripts/steps/product.ts';
import { eventDay } from './days.ts';
import { newHost } from './host.ts';

export interface InvitedHousehold {
  token: string;
  people: readonly string[];
}

export interface InvitingWedding {
  client: SupabaseClient;
  dinner: string;
  households: readonly InvitedHousehold[];
}

const PAGE = 1_000;
const NAMES = ['Hélène', 'Marc', 'Jules', 'Nora'];

/** Each household has four people. */
export async function newInvitingWedding(product: Product, households: number): Promise<InvitingWedding> {
  const { client } = await newHost(product);
  const moments = [{ kind: 'diner', name: 'Dîner' }];
  const event = { kind: 'mariage', name: 'Camille & Noé', starts_on: eventDay, moments };
  const { data: eventId } = await client.rpc('create_event', event).throwOnError();
  const { data: list } = await client.rpc('guest_list', { of_event: eventId }).throwOnError();
  const dinner = String(list.moments[0].id);
  const rows = Array.from({ length: households * NAMES.length }, (_, index) => ({
    line: index + 1,
    household: `Famille ${String(Math.floor(index / NAMES.length)).padStart(5, '0')}`,
    first_name: NAMES[index % NAMES.length],
    last_name: 'Bérard',
  }));
  await client.rpc('import_guests', { of_event: eventId, rows, options: { moments: [dinner] } }).throwOnError();
  const guests = await readAll<{ id: string; household_id: string }>((from, to) =>
    client.from('guests').select('id, household_id').order('id').range(from, to),
  );
  const links = await readAll<{ household_id: string; token: string }>((from, to) =>
    client.from('household_links').select('household_id, token').order('household_id').range(from, to),
  );
  const people = Map.groupBy(guests, (guest) => guest.household_id);
  return {
    client,
    dinner,
    households: links.map(({ household_id: id, token }) => ({
      token,
      people: (people.get(id) ?? []).map((guest) => guest.id),
    })),
  };
}

export interface Visitor extends InvitedHousehold {
  /** The guest of the address, /guest/{id}. */
  guest: string;
  cookie: string;
}

/** Follows the link as a browser does. */
export async function openLink(product: Product, household: InvitedHousehold): Promise<Visitor> {
  const opened = await fetch(`${product.url}/guest?token=${household.token}`);
  const guest = /url=\/guest\/([^"]+)"/.exec(await opened.text())?.[1];
  if (guest === undefined) throw new Error(`a link was answered ${opened.status}`);
  return { ...household, guest, cookie: opened.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

export interface Answer {
  key: string;
  dinner: string;
  comes: boolean;
}

/** As the form of the page does: its proof needs the link alone. */
export function postForm(product: Product, visitor: Visitor, { key, dinner, comes }: Answer): Promise<Response> {
  const { token, guest, cookie, people } = visitor;
  const proof = createHmac('sha256', token).update(`${guest} ${key}`).digest('base64url');
  const body = new URLSearchParams({ key, proof });
  for (const person of people) body.set(`answer.${person}.${dinner}`, comes ? 'yes' : 'no');
  return fetch(`${product.url}/guest/${guest}`, { method: 'POST', headers: { cookie }, body, redirect: 'manual' });
}

/** As the application does. */
export function callReply(product: Product, visitor: Visitor, { key, dinner, comes }: Answer): Promise<Response> {
  const people = visitor.people.map((id) => ({ id, answers: { [dinner]: comes } }));
  return fetch(`${product.url}/rest/v1/rpc/guest_reply`, {
    method: 'POST',
    headers: { apikey: product.keys.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ token: visitor.token, key, reply: { people } }),
  });
}

type Answered<T> = PromiseLike<{ data: T[] | null; error: Error | null }>;

/** An answer of the API has a thousand rows at most. */
export async function readAll<T>(read: (from: number, to: number) => Answered<T>): Promise<T[]> {
  const rows: T[] = [];
  for (;;) {
    const { data, error } = await read(rows.length, rows.length + PAGE - 1);
    if (error) throw error;
    rows.push(...(data ?? []));
    if ((data ?? []).length < PAGE) return rows;
  }
}
