// Many frames from a seed: well-formed ones with something wrong, and bytes that are no message at all.
import { afterAll, expect, it } from 'vitest';
import { inTime } from '#tests/conformance/realtime/inbox.ts';
import { violationOf } from './error-answers.ts';
import { FUZZ_SEED, fuzzCount } from './fuzzer.ts';
import { Random } from './random.ts';
import { broadcastFrame, openSocket, type RawSocket, trouble } from './realtime-socket.ts';
import { library } from './request.ts';

const FRAMES = fuzzCount(2_000);
/** Before a socket is looked at again: one that is closed is replaced. */
const BATCH = 40;

afterAll(async () => expect(await trouble(library)).toBeNull());

it(`R100 ${FRAMES} frames of seed ${FUZZ_SEED} crash nothing and show nothing`, { timeout: 120_000 }, async () => {
  const violations: string[] = [];
  for (let sent = 0; sent < FRAMES; sent += BATCH) {
    const vsn = (sent / BATCH) % 2 === 0 ? '2.0.0' : '1.0.0';
    const raw = await openSocket(library, { vsn });
    for (let n = sent; n < sent + BATCH && raw.socket.readyState === raw.socket.OPEN; n += 1) {
      raw.send(makeFrame(new Random(FUZZ_SEED, n), vsn));
    }
    violations.push(...(await judge(raw, vsn)).map((what) => `frames ${sent} to ${sent + BATCH - 1}: ${what}`));
  }
  expect(violations).toEqual([]);
});

async function judge(raw: RawSocket, vsn: string): Promise<string[]> {
  if (raw.socket.readyState === raw.socket.OPEN) {
    const beat = { join_ref: null, ref: 'end', topic: 'phoenix', event: 'heartbeat', payload: {} };
    raw.send(JSON.stringify(vsn === '1.0.0' ? beat : Object.values(beat)));
  }
  const alive = raw.messages.find(({ ref, topic }) => ref === 'end' && topic === 'phoenix', 30_000).then(() => null);
  const closing = await inTime(Promise.race([alive, raw.closed]), 'an answer or an end', 30_000);
  raw.socket.terminate();
  const text = raw.text();
  const shown = violationOf({ method: 'SOCKET', path: '/realtime/v1' }, { status: 400, headers: {}, text, json: null });
  const found = shown === null ? [] : [shown];
  if (closing !== null && (closing.reason === '' || closing.code === 1006 || closing.code === 1011))
    found.push(`closed with ${closing.code} ${closing.reason}`);
  return found;
}

const TOPICS = ['realtime:a', 'realtime:b', 'realtime:team:x', 'phoenix', 'realtime:', '', 'realtime:\u0000', 'é'];
const EVENTS = [
  'phx_join',
  'phx_leave',
  'broadcast',
  'presence',
  'access_token',
  'heartbeat',
  'phx_close',
  'phx_reply',
  '',
];
const TABLES = ['live_notes', 'live_secrets', 'nowhere', '', '*', 'pg_class', '"', 'a.b'];
const OPERATORS = ['eq', 'neq', 'lt', 'in', 'is', 'match', 'like', 'not.eq', 'near', ''];
const TEXTS = ['1', '(1,2', ')', 'null', "'", '"', '\\', '\u0000', '\ud800', '%', '{}', '-1e999', '9'.repeat(40), ''];

function makeFrame(random: Random, vsn: string): string | Uint8Array {
  if (random.odd(0.15)) return noise(random);
  if (random.chance(0.15)) return broadcastFrame(random.pick(TOPICS), random.pick(EVENTS), random.pick(TEXTS));
  const [join_ref, ref] = [random.pick(['1', '2', null]), random.pick(['1', '2', '3', null])];
  const event = random.pick(EVENTS);
  const message = { join_ref, ref, topic: random.pick(TOPICS), event, payload: payloadOf(random, event) };
  const frame = JSON.stringify(vsn === '1.0.0' ? message : Object.values(message));
  if (!random.odd(0.2)) return frame;
  const at = random.below(frame.length);
  return random.chance(0.5) ? frame.slice(0, at) : frame.slice(0, at) + random.pick(TEXTS) + frame.slice(at + 1);
}

function payloadOf(random: Random, event: string): unknown {
  if (random.odd(0.2)) return anything(random, 3);
  switch (event) {
    case 'phx_join':
      return { config: configOf(random), access_token: random.odd(0.5) ? anything(random, 1) : undefined };
    case 'broadcast':
      return { type: 'broadcast', event: random.pick(TEXTS), payload: anything(random, 3) };
    case 'presence':
      return { type: 'presence', event: random.pick(['track', 'untrack', 'x']), payload: anything(random, 3) };
    case 'access_token':
      return { access_token: anything(random, 1) };
    default:
      return {};
  }
}

function configOf(random: Random): unknown {
  return {
    broadcast: random.odd(0.2) ? anything(random, 2) : { ack: random.chance(0.5), self: random.chance(0.5) },
    presence: random.odd(0.2) ? anything(random, 2) : { key: random.pick(TEXTS), enabled: random.chance(0.5) },
    postgres_changes: random.odd(0.2) ? anything(random, 3) : random.many(3, () => requestOf(random)),
    private: random.odd(0.2) ? anything(random, 1) : random.chance(0.3),
  };
}

const requestOf = (random: Random) => ({
  event: random.pick(['*', 'INSERT', 'UPDATE', 'DELETE', 'x']),
  schema: random.pick(['public', 'cellar', '*', '', 'pg_catalog']),
  table: random.pick(TABLES),
  ...(random.chance(0.5)
    ? { filter: `${random.pick(['id', 'title', 'no', ''])}=${random.pick(OPERATORS)}.${random.pick(TEXTS)}` }
    : {}),
  ...(random.odd(0.3) ? { select: anything(random, 2) } : {}),
});

function anything(random: Random, depth: number): unknown {
  if (depth === 0 || random.chance(0.4)) return random.pick([null, true, 0, -1, 1e308, '', ...TEXTS]);
  if (random.chance(0.5)) return random.many(4, () => anything(random, depth - 1));
  const names = ['a', '__proto__', 'constructor', 'event', 'payload', 'status', 'é'];
  return Object.fromEntries(random.many(4, () => [random.pick(names), anything(random, depth - 1)]));
}

const noise = (random: Random): Uint8Array =>
  Uint8Array.from({ length: random.below(200) }, (_, i) => (i === 0 && random.chance(0.7) ? 3 : random.below(256)));
