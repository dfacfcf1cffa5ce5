// Thousands of requests that are nearly valid. None may crash the server, reveal its internals, or leave it unhealthy.
import { Agent } from 'node:http';
import { describe, expect, it } from 'vitest';
import { id } from '#tests/rls/support/callers.ts';
import { violationOf } from './error-answers.ts';
import { type FuzzRequest, fuzzRequest } from './fuzz-requests.ts';
import { FUZZ_SEED, fuzz, fuzzCount } from './fuzzer.ts';
import { type Answer, ask, claims, exchange, library, sign } from './request.ts';

const COUNT = 5_000;
const CONCURRENCY = 16;

describe('the fuzzer', () => {
  it(`sends ${fuzzCount(COUNT)} requests of seed ${FUZZ_SEED} and gets a well-formed answer to each`, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });
    const keys = await credentials();
    const { faults, shareBelow } = await fuzz<FuzzRequest>({
      count: COUNT,
      concurrency: CONCURRENCY,
      make: (index) => fuzzRequest(FUZZ_SEED, index),
      send: (request) => send(request, keys[request.as], agent),
      check: violationOf,
      describeRequest,
    });
    agent.destroy();
    expect(faults.join('\n\n')).toBe('');
    // A good part must reach the database and succeed.
    expect(shareBelow(300)).toBeGreaterThan(1 / 20);
  }, 300_000);

  it('leaves a server that answers a healthy request', async () => {
    const health = await exchange(`${library.url}/health`, {});
    expect(health.status).toBe(200);
    const answer = await ask(library, '/books?select=id&id=eq.1');
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual([{ id: 1 }]);
  });
});

async function credentials(): Promise<Record<FuzzRequest['as'], string>> {
  return {
    anon: library.publishableKey,
    service: library.secretKey,
    authenticated: await sign(library, claims(library, { sub: id.alice })),
  };
}

function send(request: FuzzRequest, key: string, agent: Agent): Promise<Answer> {
  const { method, path, headers, body } = request;
  const length = body === null ? {} : { 'content-length': String(body.length) };
  const options = {
    method,
    agent,
    path,
    headers: { apikey: library.publishableKey, authorization: `Bearer ${key}`, ...length, ...headers },
    signal: AbortSignal.timeout(30_000),
  };
  return exchange(library.url, options, body ?? undefined);
}

function describeRequest({ as, method, path, headers, body }: FuzzRequest): string {
  const sent = body === null ? '' : ` body ${JSON.stringify(body.toString('utf8').slice(0, 300))}`;
  return `${as} ${method} ${path.slice(0, 600)} ${JSON.stringify(headers).slice(0, 400)}${sent}`;
}
