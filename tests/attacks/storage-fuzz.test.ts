// Hundreds of storage requests that are nearly valid. None may crash the server, reveal its internals, or leave it unhealthy.
import { Agent } from 'node:http';
import { describe, expect, it } from 'vitest';
import { photo } from '#tests/support/images.ts';
import { FUZZ_SEED, fuzz, fuzzCount } from './fuzzer.ts';
import { type Answer, exchange, library } from './request.ts';
import { type Ground, type StorageFuzz, storageFuzz } from './storage-fuzz-requests.ts';
import {
  ALICE,
  alice,
  askStorage,
  asService,
  misbehaviour,
  newBucket,
  put,
  storageFailures,
} from './storage-request.ts';

const COUNT = 500;
const CONCURRENCY = 8;

describe('the fuzzer', () => {
  it(`sends ${fuzzCount(COUNT)} requests of seed ${FUZZ_SEED} to storage and gets a well-formed answer to each`, async () => {
    const ground = await prepare();
    const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });
    await storageFailures();
    const { faults, shareBelow } = await fuzz({
      count: COUNT,
      concurrency: CONCURRENCY,
      make: (index) => storageFuzz(FUZZ_SEED, index, ground),
      send: (request) => send(request, agent),
      check: ({ method, path }, answer) => misbehaviour(method, path, answer),
      describeRequest,
    });
    agent.destroy();
    expect([...faults, ...new Set(await storageFailures())].join('\n\n')).toBe('');
    expect(shareBelow(400)).toBeGreaterThan(1 / 10);
  }, 180_000);

  it('leaves a service that takes and gives files', async () => {
    const bucket = await newBucket('plain', { public: true });
    await put(bucket, 'after.txt', 'well');
    expect((await askStorage(`/object/public/${bucket}/after.txt`, { key: null })).text).toBe('well');
  });
});

async function prepare(): Promise<Ground> {
  const buckets = [await newBucket('own'), await newBucket('shelf'), await newBucket('plain', { public: true })];
  const names = [`${ALICE}/a.txt`, `${ALICE}/p.jpg`, 'b.txt', 'deep/c.txt', '%C3%A9t%C3%A9.txt'];
  const tokens: string[] = [];
  const picture = await photo({ width: 60, height: 40 });
  for (const bucket of buckets)
    for (const name of names) {
      await put(
        bucket,
        name,
        name.endsWith('jpg') ? picture : name,
        name.endsWith('jpg') ? 'image/jpeg' : 'text/plain',
      );
      const signed = await askStorage(`/object/sign/${bucket}/${name}`, { ...asService, body: { expiresIn: 3600 } });
      tokens.push(/token=([^&"]+)/.exec(signed.text)?.[1] ?? 'x');
    }
  return { buckets, names, tokens };
}

function send({ as, method, path, headers, body }: StorageFuzz, agent: Agent): Promise<Answer> {
  const keys = {
    nobody: null,
    anon: library.publishableKey,
    alice: library.publishableKey,
    service: library.secretKey,
  };
  const key = keys[as];
  return exchange(
    library.url,
    {
      method,
      agent,
      path: `/storage/v1${path}`,
      signal: AbortSignal.timeout(30_000),
      headers: {
        ...(key === null ? {} : { apikey: key }),
        ...(as === 'alice' ? { authorization: `Bearer ${alice}` } : {}),
        ...(body === null ? {} : { 'content-length': String(body.length) }),
        ...headers,
      },
    },
    body ?? undefined,
  );
}

function describeRequest({ as, method, path, headers, body }: StorageFuzz): string {
  const sent = body === null ? '' : ` body ${JSON.stringify(body.toString('utf8').slice(0, 300))}`;
  return `${as} ${method} ${path.slice(0, 300)} ${JSON.stringify(headers).slice(0, 400)}${sent}`;
}
