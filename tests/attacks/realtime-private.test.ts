// Private topics by every endpoint: join, broadcast, presence, HTTP; and other people's topics by tricks of the protocol.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newMember, sql } from './accounts.ts';
import { broadcastFrame, openSocket, type RawSocket, trouble } from './realtime-socket.ts';
import { claims, exchange, library, sign } from './request.ts';

const shut = { private: true };
const team = randomUUID();
const topic = `team:${team}`;
let insider: { token: string; raw: RawSocket };
let outsider = '';

beforeAll(async () => {
  const member = await newMember(library);
  await sql(library, 'insert into public.live_teams values ($1, $2)', [team, member.id]);
  const raw = await openSocket(library);
  const joined = await raw.join(topic, {
    token: member.access_token,
    config: { ...shut, presence: { enabled: true, key: 'insider' } },
  });
  expect(joined.status).toBe('ok');
  insider = { token: member.access_token, raw };
  outsider = (await newMember(library)).access_token;
});
afterAll(async () => {
  insider.raw.socket.terminate();
  expect(await trouble(library)).toBeNull();
});

describe('R96 a private topic', () => {
  it.each([
    ['a stranger', () => undefined],
    ['another member', () => outsider],
  ])('R96 refuses %s and delivers nothing to them', async (_, who) => {
    const raw = await openSocket(library);
    const token = who();
    const { status, response } = await raw.join(topic, { config: shut, ...(token === undefined ? {} : { token }) });
    expect(status).toBe('error');
    expect(JSON.stringify(response)).toMatch(/unauthorized|permission/i);
    await broadcast('private text');
    expect(raw.text()).not.toContain('private text');
    raw.socket.terminate();
  });

  it('R96 without a policy refuses everyone', async () => {
    const raw = await openSocket(library);
    const { status } = await raw.join(`nobody:${team}`, { token: insider.token, config: shut });
    expect(status).toBe('error');
    raw.socket.terminate();
  });

  it('R96 takes no message from a socket that was not let in', async () => {
    const raw = await openSocket(library);
    await raw.join(topic, { token: outsider, config: shut });
    raw.send(broadcastFrame(`realtime:${topic}`, 'forged', '{"from":"outside"}'));
    raw.push(`realtime:${topic}`, 'broadcast', { type: 'broadcast', event: 'forged', payload: { from: 'outside' } });
    raw.push(`realtime:${topic}`, 'presence', { type: 'presence', event: 'track', payload: { from: 'outside' } });
    await quiet();
    raw.socket.terminate();
  });

  it('R96 takes no message through a public channel of the same name', async () => {
    const raw = await openSocket(library);
    expect((await raw.join(topic)).status).toBe('ok');
    raw.send(broadcastFrame(`realtime:${topic}`, 'forged', '{"from":"outside"}'));
    raw.push(`realtime:${topic}`, 'presence', { type: 'presence', event: 'track', payload: { from: 'outside' } });
    await quiet();
    await broadcast('private text');
    expect(raw.text()).not.toContain('private text');
    raw.socket.terminate();
  });

  it('R96 takes no message by HTTP from who is not let in', async () => {
    const messages = [{ topic, event: 'forged', payload: { from: 'outside' }, private: true }];
    for (const token of [undefined, outsider]) {
      const batch = await post('', { messages }, token);
      expect([batch.status, batch.text]).toEqual([expect.any(Number), expect.not.stringContaining('at ')]);
      const single = await post(`/${encodeURIComponent(topic)}/events/forged?private=true`, { from: 'outside' }, token);
      expect(single.status).toBeGreaterThanOrEqual(400);
      expect(single.status).toBeLessThan(500);
    }
    await quiet();
  });

  it('R96 is not reached by a message that hides among permitted ones', async () => {
    const messages = [
      { topic: 'open', event: 'fine', payload: {} },
      { topic, event: 'forged', payload: { from: 'outside' }, private: true },
      { topic: `realtime:${topic}`, event: 'forged', payload: { from: 'outside' } },
    ];
    await post('', { messages }, outsider);
    await quiet();
  });

  it.each(['REALTIME', 'Realtime', ' realtime', 'realtime:realtime', 'realtime\u0000'])(
    'R96 is not reached under the name %j',
    async (prefix) => {
      const raw = await openSocket(library);
      raw.push(`${prefix}:${topic}`, 'phx_join', { config: { broadcast: { ack: true } }, access_token: outsider });
      raw.send(broadcastFrame(`${prefix}:${topic}`, 'forged', '{"from":"outside"}'));
      await quiet();
      raw.socket.terminate();
    },
  );

  it('R96 is not opened by joining once more as public, or by a second join of another topic', async () => {
    const raw = await openSocket(library);
    await raw.join('open-topic');
    const ref = raw.push(`realtime:${topic}`, 'phx_join', { config: shut, access_token: outsider }, '1');
    await raw.messages.find((message) => message.ref === ref);
    raw.send(broadcastFrame(`realtime:${topic}`, 'forged', '{"from":"outside"}', '1', '7'));
    await quiet();
    await broadcast('private text');
    expect(raw.text()).not.toContain('private text');
    raw.socket.terminate();
  });

  it.each([{ private: 'yes' }, { private: 1 }, { private: [true] }, { private: 'false' }])(
    'R96 is not opened by %j',
    async (config) => {
      const raw = await openSocket(library);
      await raw.join(topic, { token: outsider, config });
      await broadcast('private text');
      expect(raw.text()).not.toContain('private text');
      raw.socket.terminate();
    },
  );
});

describe('a forged token', () => {
  it('A7 opens nothing at the join', async () => {
    const [header = '', payload = '', signature = ''] = insider.token.split('.');
    const decoded = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const forgeries = [
      `${header}.${encode({ ...decoded, role: 'service_role' })}.${signature}`,
      `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ ...decoded, role: 'service_role' })}.`,
      `${header}.${payload}.${'A'.repeat(86)}`,
      `${header}.${payload}`,
      'not a token',
      'a.b.c',
      'x'.repeat(100_000),
      await sign(library, { ...claims(library, { sub: randomUUID() }), aud: 'others' }),
      await sign(library, claims(library, { sub: randomUUID(), role: 'postgres' })),
      await sign(library, claims(library, { sub: randomUUID(), role: 'authenticator' })),
      await sign(library, claims(library, { sub: randomUUID(), exp: 1 })),
    ];
    for (const token of forgeries) {
      const raw = await openSocket(library);
      expect((await raw.join(topic, { token, config: shut })).status, token.slice(0, 60)).toBe('error');
      raw.socket.terminate();
    }
  });

  it.each([{ access_token: 5 }, { access_token: {} }, { access_token: ['x'] }, { access_token: true }])(
    'of another type, %j, opens nothing',
    async (given) => {
      const raw = await openSocket(library);
      const { status } = await raw.ask(`realtime:${topic}`, 'phx_join', { config: shut, ...given });
      expect(status).toBe('error');
      raw.socket.terminate();
    },
  );

  it('A7 as a renewal takes nothing and leaves the channel shut or the person who they were', async () => {
    const raw = await openSocket(library);
    await raw.join('renewal');
    raw.push('realtime:renewal', 'access_token', { access_token: insider.token.replace(/.{10}$/, 'AAAAAAAAAA') }, '1');
    await raw.join(topic, { config: shut });
    await broadcast('private text');
    expect(raw.text()).not.toContain('private text');
    raw.socket.terminate();
  });
});

/** A message to the private topic from within, heard there. */
async function broadcast(text: string): Promise<void> {
  const mark = randomUUID();
  await sql(library, `select realtime.send(jsonb_build_object('text', $1::text), $2, $3, true)`, [text, mark, topic]);
  await receivedInside(mark);
}

/** Nothing from outside was heard inside, up to now. */
async function quiet(): Promise<void> {
  await broadcast('end of test');
  expect(insider.raw.text()).not.toContain('outside');
}

const receivedInside = (mark: string) =>
  insider.raw.frames.find((frame) =>
    (typeof frame === 'string' ? frame : Buffer.from(frame).toString()).includes(mark),
  );

function post(path: string, body: unknown, token?: string) {
  return exchange(
    `${library.url}/realtime/v1/api/broadcast${path}`,
    {
      method: 'POST',
      headers: {
        apikey: library.publishableKey,
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
    },
    JSON.stringify(body),
  );
}
