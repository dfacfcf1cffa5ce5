// Two thousand storage requests that are nearly valid. None may crash the server, reveal its internals, or
// leave it unwell. STORAGE_FUZZ_SEED, STORAGE_FUZZ_COUNT and STORAGE_FUZZ_ONLY choose.
import { Agent } from 'node:http';
import { describe, expect, it } from 'vitest';
import { photo } from '#tests/support/images.ts';
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

const SEED = Number(process.env['STORAGE_FUZZ_SEED'] ?? 20_261_115);
const COUNT = Number(process.env['STORAGE_FUZZ_COUNT'] ?? 2_000);
const ONLY = process.env['STORAGE_FUZZ_ONLY'];
const CONCURRENCY = 8;

describe('the fuzzer', () => {
  it(`sends ${ONLY === undefined ? COUNT : 1} requests of seed ${SEED} to storage and gets a well-formed answer to each`, async () => {
    const ground = await prepare();
    const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });
    const found = new Map<string, string[]>();
    const tally = new Map<number, number>();
    await storageFailures();
    let next = ONLY === undefined ? 0 : Number(ONLY);
    const end = ONLY === undefined ? COUNT : next + 1;
    const worker = async () => {
      while (next < end) {
        const index = next;
        next += 1;
        const request = storageFuzz(SEED, index, ground);
        const answer = await send(request, agent).catch((error: Error) => error);
        const cause =
          answer instanceof Error ? `no answer: ${answer.message}` : misbehaviour(request.method, request.path, answer);
        if (!(answer instanceof Error)) tally.set(answer.status, (tally.get(answer.status) ?? 0) + 1);
        if (cause === null && ONLY === undefined) continue;
        const name = cause ?? 'as asked';
        found.set(name, [...(found.get(name) ?? []), show(index, request, answer)]);
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, worker));
    agent.destroy();
    const report = [...found].map(
      ([cause, shown]) => `${cause} (${shown.length} times)\n${shown.slice(0, 2).join('\n')}`,
    );
    expect([...report, ...new Set(await storageFailures())].slice(0, 40).join('\n\n')).toBe('');
    // A fuzzer that only meets refusals at the gate tests the gate.
    const served = [...tally].filter(([status]) => status < 400).reduce((sum, [, times]) => sum + times, 0);
    if (ONLY === undefined) expect(served).toBeGreaterThan(COUNT / 10);
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

function show(index: number, { as, method, path, headers, body }: StorageFuzz, answer: Answer | Error): string {
  const sent = body === null ? '' : ` body ${JSON.stringify(body.toString('utf8').slice(0, 300))}`;
  const got = answer instanceof Error ? answer.message : `${answer.status} ${answer.text.slice(0, 300)}`;
  return `  #${index} ${as} ${method} ${path.slice(0, 300)} ${JSON.stringify(headers).slice(0, 400)}${sent}\n    -> ${got}`;
}
