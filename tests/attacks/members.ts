// People with accounts of their own, each with the official client, and an event of the first one.
import { randomBytes } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { newMember, sql } from './accounts.ts';
import { product } from './request.ts';

export interface Person {
  id: string;
  email: string;
  client: SupabaseClient;
}

/** The official client, with somebody's token or nobody's. */
export const clientOf = (token?: string, headers: Record<string, string> = {}): SupabaseClient =>
  createClient(product.url, product.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { ...headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) } },
  });

export async function newPerson(name: string): Promise<Person> {
  const { id, email, access_token: token } = await newMember(product);
  await sql(product, 'update public.profiles set name = $2 where id = $1', [id, name]);
  return { id, email, client: clientOf(token) };
}

export async function newEvent({ client }: Person, name = 'Ambre et Lou'): Promise<string> {
  const { data } = await client.rpc('create_event', { kind: 'mariage', name, starts_on: '2099-06-12' }).throwOnError();
  return data;
}

/** By the owner of the tables: how somebody joins is another story. */
export const addMember = (event: string, { id }: Person, role: 'editor' | 'viewer') =>
  sql(product, 'insert into public.event_members (event_id, user_id, role) values ($1, $2, $3)', [event, id, role]);

/** An invitation to the team as the mail would carry it; answers its secret. */
export async function newInvitation(event: string, email: string, inviter: Person, role = 'editor'): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await sql(
    product,
    `insert into public.event_invitations (event_id, email, role, token_hash, invited_by)
     values ($1, $2, $3, private.hash_invitation($4), $5)`,
    [event, email, role, token, inviter.id],
  );
  return token;
}

export const roleOf = async (event: string, { id }: Person): Promise<unknown> =>
  (await sql(product, 'select role from public.event_members where event_id = $1 and user_id = $2', [event, id]))[0]?.[
    'role'
  ];
