// The guests' functions by the official client, on a whole platform: real mails in the outbox, real files, live changes.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@liesse/database';
import { startPlatform } from '@liesse/platform/platform.ts';
import { copyPreparedCluster } from '@liesse/platform/postgres/fixtures/prepared-cluster.ts';
import { createClient } from '@supabase/supabase-js';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const project = join(import.meta.dirname, '../../..');
const alice = { id: randomUUID(), email: 'alice@example.fr' };

let dataDir: string;
let admin: pg.Client;
let platform: Awaited<ReturnType<typeof startPlatform>>;
let event: string;
let moment: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'liesse-guest-access-'));
  await copyPreparedCluster(dataDir, { project, seed: true });
  platform = await startPlatform({ project, dataDir, host: '127.0.0.1', port: 0, seed: true, observe: () => {} });
  admin = new pg.Client(platform.admin);
  await admin.connect();
  await admin.query('insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3)', [
    alice.id,
    alice.email,
    { name: 'Alice' },
  ]);
  await admin.query(`select private.remember_site_address('https://liesse.example')`);
  const hosts = await asAlice();
  const made = await hosts
    .rpc('create_event', {
      kind: 'mariage',
      name: 'Alice & Ariel',
      starts_on: '2099-06-13',
      moments: [{ kind: 'diner', name: 'Dîner' }],
    })
    .throwOnError();
  event = made.data;
  const { data } = await hosts.from('moments').select('id').eq('event_id', event).single().throwOnError();
  moment = data.id;
  const rows = [
    { household: 'Noël', first_name: 'Anne', email: 'anne@example.fr' },
    { household: 'Noël', first_name: 'Léo', age_group: 'child' },
    { household: 'Petit', first_name: 'Gaspard' },
  ];
  const taken = await hosts
    .rpc('import_guests', { of_event: event, rows, options: { moments: [moment] } })
    .throwOnError();
  expect(taken.data).toMatchObject({ ok: true, guests: 3, households: 2 });
});

afterAll(async () => {
  await admin?.end();
  await platform?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

describe('an invitation', () => {
  it('waits in the outbox with the link of its household, which opens the page', async () => {
    const hosts = await asAlice();
    const send = randomUUID();
    const args = { of_event: event, segment: { who: 'all' }, kind: 'invitation', send };
    const sent = await hosts.rpc('send_invitations', args).throwOnError();
    expect(sent.data).toEqual({ send, count: 1, without_address: 1, held: 0 });
    const { rows } = await admin.query<{ body_text: string }>(
      `select body_text from platform.outbox where kind = 'invitation'`,
    );
    const [, token = ''] = /https:\/\/liesse\.example\/guest\?token=([\w-]{32})/.exec(rows[0]?.body_text ?? '') ?? [];
    const page = await asGuest(token).rpc('guest_page', { token }).throwOnError();
    expect(page.data).toMatchObject({
      state: 'open',
      household: { name: 'Noël' },
      people: [{ first_name: 'Anne' }, {}],
    });
    const stopped = await hosts.rpc('stop_send', { send }).throwOnError();
    expect(stopped.data).toBe(1);
    expect((await admin.query(`select from platform.outbox where kind = 'invitation'`)).rowCount).toBe(0);
  });

  it('is tried on oneself', async () => {
    const hosts = await asAlice();
    const tried = await hosts.rpc('send_test_invitation', { of_event: event, kind: 'reminder' }).throwOnError();
    expect(tried.data).toBe(alice.email);
    await expect
      .poll(async () => {
        const { rows } = await admin.query(`select sent_by from platform.outbox where kind = 'invitation-test'`);
        return rows;
      })
      .toEqual([{ sent_by: 'mailbox' }]);
  });
});

describe('a guest', () => {
  it('is saved once for a key, and refused with a message that a page can show', async () => {
    const token = await linkOf('Noël');
    const guest = asGuest(token);
    const page = await guest.rpc('guest_page', { token }).throwOnError();
    const { people } = page.data as { people: { id: string }[] };
    const reply = { people: people.map(({ id }) => ({ id, answers: { [moment]: true } })) };
    const key = randomUUID();
    const answers = await Promise.all(
      [1, 2, 3].map(() => guest.rpc('guest_reply', { token, reply, key }).throwOnError()),
    );
    expect(answers.filter(({ data }) => !(data as { repeated: boolean }).repeated)).toHaveLength(1);
    const wrong = await guest.rpc('guest_reply', { token, reply: { people: [{ id: 'x' }] }, key: randomUUID() });
    expect([wrong.status, wrong.error]).toMatchObject([422, { code: 'PT422', details: 'invalid', hint: 'id' }]);
    const lost = await guest.rpc('guest_reply', { token: 'x'.repeat(32), reply, key });
    expect([lost.status, lost.error]).toMatchObject([404, { details: 'unknown-link' }]);
  });

  it('lays a photo in the album, sees it by a signed address, and others do not', async () => {
    const token = await linkOf('Noël');
    const guest = asGuest(token);
    const { data } = await guest.rpc('guest_page', { token }).throwOnError();
    const { household } = data as { household: { id: string } };
    const path = `${event}/${household.id}/${randomUUID()}.png`;
    const album = guest.storage.from('guest-photos');
    const uploaded = await album.upload(path, pixel, { contentType: 'image/png' });
    expect(uploaded.error).toBeNull();
    await guest.rpc('guest_add_photo', { token, path, width: 1, height: 1 }).throwOnError();
    const signed = await album.createSignedUrl(path, 60);
    expect((await fetch(signed.data?.signedUrl ?? '')).status).toBe(200);
    const neighbours = asGuest(await linkOf('Petit')).storage.from('guest-photos');
    expect((await neighbours.createSignedUrl(path, 60)).error).not.toBeNull();
    expect(
      (await neighbours.upload(path.replace('.png', 'x.png'), pixel, { contentType: 'image/png' })).error,
    ).not.toBeNull();
    const hosts = await asAlice();
    await hosts.from('guest_photos').update({ state: 'shown' }).eq('path', path).throwOnError();
    expect((await neighbours.createSignedUrl(path, 60)).error).toBeNull();
  });
});

describe('the list', () => {
  it('of ten thousand is accepted by the API while a subscriber follows the changes', async () => {
    const hosts = await asAlice();
    const { data: big } = await hosts.rpc('create_event', { kind: 'seminaire', name: 'Dix mille' }).throwOnError();
    const rows = Array.from({ length: 10_000 }, (_, n) => ({
      household: `Équipe ${Math.floor(n / 3)}`,
      first_name: `Prénom ${n}`,
      last_name: `Nom ${n % 500}`,
    }));
    const taken = await hosts.rpc('import_guests', { of_event: big, rows }).throwOnError();
    expect(taken.data).toMatchObject({ ok: true, guests: 10_000 });
    const list = await hosts.rpc('guest_list', { of_event: big }).throwOnError();
    expect((list.data as { guests: unknown[] }).guests).toHaveLength(10_000);
  });
});

// One white pixel.
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

async function linkOf(household: string): Promise<string> {
  const { rows } = await admin.query<{ token: string }>(
    `select l.token from public.household_links l join public.households h on h.id = l.household_id
     where h.name = $1 and h.event_id = $2`,
    [household, event],
  );
  return rows[0]?.token ?? '';
}

function asGuest(token: string) {
  return createClient<Database>(platform.url, platform.keys.publishableKey, {
    auth: { persistSession: false },
    global: { headers: { 'x-guest-token': token } },
  });
}

async function asAlice() {
  const token = await platform.signToken({ sub: alice.id, role: 'authenticated', email: alice.email });
  return createClient<Database>(platform.url, platform.keys.publishableKey, {
    auth: { persistSession: false },
    accessToken: () => Promise.resolve(token),
  });
}
