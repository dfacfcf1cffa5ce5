// A message of a conversation on its way to the open socket of the other side, while 500 people follow their conversations. Pages follow
// the row of the conversation, which every message updates.
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import pg from 'pg';
import { gatherCrowd } from '../support/crowd.ts';
import { eventId, fillEvents, ownerId } from '../support/dataset.ts';
import { report } from '../support/figures.ts';
import { openStage } from '../support/stage.ts';

const PEOPLE = 500;
const MESSAGES = process.argv.includes('--quick') ? 20 : 100;
const PAUSE_MS = 100;
const DEADLINE_MS = 10_000;

const stage = await openStage();
const admin = new pg.Client(stage.database.admin);
await admin.connect();
const closings: Array<() => Promise<unknown>> = [];
try {
  await fillEvents(stage.database.admin, 1, PEOPLE);
  const [clientToken = '', partnerToken = '', ...others] = await tokensOf(PEOPLE);
  const couple = open(clientToken);
  const partner = open(partnerToken);
  const { conversation, listing } = await startConversation(couple);
  const crowd = await gatherCrowd({
    url: stage.url,
    key: stage.publishableKey,
    table: 'conversations',
    event: 'UPDATE',
    tokens: others,
    filters: others.map((_, number) => `event_id=eq.${eventId(number + 3)}`),
  });
  closings.push(crowd.leave);
  const toPartner = await listen(partner, `partner_id=eq.${listing}`);
  const waits = await write(couple, conversation, toPartner);
  const toCouple = await listen(couple, `event_id=eq.${eventId(1)}`);
  waits.push(...(await write(partner, conversation, toCouple)));
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  process.stdout.write(`messages took ${at(0).toFixed(1)} ms at least, half of them at most ${at(0.5).toFixed(1)}\n`);
  await report('messages', [
    { name: 'message to the other side’s socket among 500, p95 in ms', value: at(0.95), limit: { atMost: 300 } },
  ]);
} finally {
  for (const close of closings.toReversed()) await close();
  await admin.end();
  await stage.end();
}

/** A session and a token for each, as signing in would make them. */
async function tokensOf(people: number): Promise<string[]> {
  const users = Array.from({ length: people }, (_, number) => ownerId(number + 1));
  const { rows } = await admin.query<{ id: string; user_id: string }>(
    `insert into auth.sessions (user_id, refresh_key)
     select u, extensions.gen_random_bytes(32) from unnest($1::uuid[]) u returning id, user_id`,
    [users],
  );
  const sessions = new Map(rows.map(({ id, user_id: user }) => [user, id]));
  return Promise.all(users.map((user) => stage.tokenOf(user, sessions.get(user) ?? '')));
}

function open(token: string): SupabaseClient {
  return createClient(stage.url, stage.publishableKey, { accessToken: () => Promise.resolve(token) });
}

/** The first person asks the second one, who gets a listing, for a quote. */
async function startConversation(couple: SupabaseClient): Promise<{ conversation: string; listing: string }> {
  await admin.query(`update public.profiles set role = 'partner' where id = $1`, [ownerId(2)]);
  const { rows } = await admin.query<{ id: string }>(
    `insert into public.partners (owner_id, type, name, commune, state)
     values ($1, 'caterer', 'Traiteur des cinq cents', 'Beaune', 'listed') returning id`,
    [ownerId(2)],
  );
  const listing = rows[0]?.id ?? '';
  const words = { of_event: eventId(1), partners: [listing], message: 'Bonjour' };
  await couple.rpc('ask_for_quotes', words).throwOnError();
  const { data } = await couple.from('conversations').select('id').single().throwOnError();
  return { conversation: data.id, listing };
}

/** Writes half of the messages, each after the arrival of the one before, and answers how long each took. */
async function write(writer: SupabaseClient, conversation: string, next: () => Promise<number>): Promise<number[]> {
  const waits: number[] = [];
  for (let number = 0; number < MESSAGES / 2; number += 1) {
    const arrival = next();
    const began = performance.now();
    await writer.rpc('send_message', { conversation, body: `Message ${number}` }).throwOnError();
    waits.push((await arrival) - began);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return waits;
}

/** Answers a function that waits for the next message and gives the instant of its arrival. */
async function listen(client: SupabaseClient, filter: string): Promise<() => Promise<number>> {
  let last = '';
  let arrived: ((instant: number) => void) | undefined;
  const joined = Promise.withResolvers<void>();
  const channel = client
    .channel('bench')
    .on('postgres_changes', { event: 'UPDATE', schema: 'public', table: 'conversations', filter }, ({ new: row }) => {
      // The marker of what the writer has read updates the row too.
      if (row['last_message_at'] === last) return;
      last = row['last_message_at'];
      arrived?.(performance.now());
    })
    .on('system', {}, ({ status }: { status: string }) => status === 'ok' && joined.resolve())
    .subscribe();
  closings.push(() => client.removeChannel(channel));
  await joined.promise;
  return () =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('a message did not arrive')), DEADLINE_MS);
      arrived = (instant) => {
        clearTimeout(timer);
        resolve(instant);
      };
    });
}
