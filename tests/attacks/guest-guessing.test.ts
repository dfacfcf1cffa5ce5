// D53: guessing the links of invitations, at every door that takes one. A platform of its own, behind one proxy, so that each
// attempt comes from the network it names and slows nobody else's tests.
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Platform, startPlatform } from '@liesse/platform/platform.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { token } from '#tests/rls/cast.ts';
import { fixture } from '#tests/rls/fixture.ts';

let dataDir: string;
let platform: Platform;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'liesse-guessing-'));
  const project = join(import.meta.dirname, '../..');
  platform = await startPlatform({
    project,
    dataDir,
    host: '127.0.0.1',
    port: 0,
    seed: false,
    trustedProxies: 1,
    observe: () => {},
  });
  const client = new pg.Client(platform.admin);
  await client.connect();
  await client.query(fixture);
  await client.end();
});

afterAll(async () => {
  await platform?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

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
    expect((await page(token.gaspard, '203.0.113.9')).status).toBe(429);
    expect(await readByHeader(token.gaspard, '203.0.113.9')).toEqual([]);
    expect((await page(token.gaspard, '203.0.113.10')).json).toMatchObject({ state: 'open' });
    expect(await readByHeader(token.gaspard, '203.0.113.10')).toHaveLength(2);
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
