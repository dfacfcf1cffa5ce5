// D53: guessing the links of invitations, at every endpoint that takes one. A platform of its own, behind one proxy, so that each
// attempt comes from the network it names and slows nobody else's tests.
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Platform, startPlatform } from '@liesse/platform/platform.ts';
import { copyPreparedCluster } from '@liesse/platform/postgres/fixtures/prepared-cluster.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { id, token } from '#tests/rls/support/callers.ts';
import { partner } from '#tests/rls/support/directory-fixture.ts';
import { event, fixture, household } from '#tests/rls/support/fixture.ts';

let dataDir: string;
let platform: Platform;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'liesse-guessing-'));
  const project = join(import.meta.dirname, '../..');
  await copyPreparedCluster(dataDir, { project, seed: false });
  platform = await startPlatform({
    project,
    dataDir,
    host: '127.0.0.1',
    port: 0,
    seed: false,
    trustedProxies: 1,
    observe: () => {},
  });
  await query(fixture);
});

afterAll(async () => {
  await platform?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function query(sql: string): Promise<void> {
  const client = new pg.Client(platform.admin);
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

const guess = () => randomBytes(24).toString('base64url');

async function call(name: string, args: object, network: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${platform.url}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: {
      apikey: platform.keys.publishableKey,
      'content-type': 'application/json',
      'x-forwarded-for': network,
      ...headers,
    },
    body: JSON.stringify(args),
  });
  return { status: response.status, json: (await response.json()) as Record<string, unknown> };
}

const page = (link: string, network: string, headers = {}) => call('guest_page', { token: link }, network, headers);

async function readByHeader(link: string, network: string): Promise<unknown> {
  const response = await fetch(`${platform.url}/rest/v1/guests?select=id`, {
    headers: { apikey: platform.keys.publishableKey, 'x-forwarded-for': network, 'x-guest-token': link },
  });
  return response.json();
}

describe('D53 guessing tokens is slowed per network', () => {
  it('by the page, whatever the request says of its network', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 35; n += 1) {
      statuses.push((await page(guess(), '203.0.113.9', { 'x-client-network': `10.0.0.${n}` })).status);
    }
    expect(statuses).toEqual([...Array(30).fill(200), ...Array(5).fill(429)]);
    expect((await page(guess(), '203.0.113.10')).status).toBe(200);
  });

  it('and no right link is refused for the wrong ones of its network', async () => {
    for (let n = 0; n < 31; n += 1) await page(guess(), '203.0.113.11');
    expect((await page(guess(), '203.0.113.11')).status).toBe(429);
    expect((await page(token.gaspard, '203.0.113.11')).json).toMatchObject({ state: 'open' });
    expect((await call('guest_data', { token: token.gaspard }, '203.0.113.11')).status).toBe(200);
    expect(await readByHeader(token.gaspard, '203.0.113.11')).toHaveLength(2);
  });

  it.each([
    [1, 'guest_reply', () => ({ token: guess(), reply: {}, key: randomUUID() })],
    [2, 'guest_data', () => ({ token: guess() })],
    [3, 'guest_forget', () => ({ token: guess() })],
    [4, 'guest_album', () => ({ token: guess() })],
    [5, 'guest_remove_photo', () => ({ token: guess(), photo: randomUUID() })],
    [6, 'guest_add_photo', () => ({ token: guess(), path: 'x', width: 1, height: 1 })],
  ] as const)('from network %i by %s, which answers 404 to a wrong link', async (site, name, args) => {
    const network = `2001:db8:0:${site}::1`;
    const first = await call(name, args(), network);
    expect([first.status, first.json]).toMatchObject([404, { details: 'unknown-link' }]);
    for (let n = 1; n < 30; n += 1) await call(name, args(), network);
    const refused = await call(name, args(), `2001:db8:0:${site}:ffff::2`);
    expect([refused.status, refused.json]).toMatchObject([429, { details: 'too-many' }]);
  });
});

describe('D53 guessing the address of a calendar', () => {
  const feed = (name: string, secret: string, network: string) =>
    fetch(`${platform.url}/functions/v1/${name}?token=${secret}`, { headers: { 'x-forwarded-for': network } });

  it.each([
    [
      'planning-calendar',
      20,
      (hash: string) => `insert into public.calendar_feeds (event_id, user_id, token_hash)
        values ('${event.a}', '${id.alice}', ${hash})
        on conflict (event_id, user_id) do update set token_hash = excluded.token_hash`,
    ],
    [
      'partner-bookings-calendar',
      22,
      (hash: string) =>
        `update public.partner_calendars set token_hash = ${hash} where partner_id = '${partner.listed}'`,
    ],
  ] as const)('of %s is slowed for the network that guesses, and for no subscriber', async (name, site, store) => {
    const secret = guess();
    const [guesser, other] = [`203.0.113.${site}`, `203.0.113.${site + 1}`];
    await query(store(`private.hash_invitation('${secret}')`));
    const statuses: number[] = [];
    for (let n = 0; n < 32; n += 1) statuses.push((await feed(name, guess(), guesser)).status);
    expect(statuses).toEqual([...Array(30).fill(404), 429, 429]);
    for (const network of [guesser, other]) expect((await feed(name, secret, network)).status).toBe(200);
    expect((await feed(name, guess(), other)).status).toBe(404);
  });
});

describe('D53 guessing the password of the guests’ pages', () => {
  const WORD = 'glycine';
  const unlock = (password: string, network: string) =>
    call('guest_unlock', { token: token.helene, password }, network);

  it('tries no more words by trying them all at once, and keeps out nobody on another network', async () => {
    await query(`insert into private.website_passwords (event_id, hash, set_by_owner)
      values ('${event.a}', extensions.crypt('${WORD}', extensions.gen_salt('bf', 10)), true)`);
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => unlock(`mot-${n}`, '203.0.113.30')));
    for (let n = 0; n < 11; n += 1) answers.push(await unlock('rose', '203.0.113.30'));
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(41);
    expect((await unlock(WORD, '203.0.113.30')).status).toBe(429);
    for (let time = 0; time < 11; time += 1)
      expect((await unlock(WORD, '203.0.113.31')).json).toMatchObject({ pass: expect.any(String) });
  });

  it('is slowed for a household’s link from many networks together', async () => {
    await query(`select private.count_use('website-password', 'household:${household.helene}', 50, '15 minutes', 39)`);
    expect((await unlock('rose', '198.51.100.1')).status).toBe(403);
    expect((await unlock('rose', '198.51.100.2')).status).toBe(429);
  });
});
