// Twenty thousand requests that are nearly valid. None may crash the server, reveal its internals, or leave it unhealthy.
// FUZZ_SEED and FUZZ_COUNT change the run; FUZZ_ONLY=n sends request n of the seed alone and prints its answer.
import { Agent } from 'node:http';
import { describe, expect, it } from 'vitest';
import { id } from '#tests/rls/support/callers.ts';
import { violationOf } from './error-answers.ts';
import { type FuzzRequest, fuzzRequest } from './fuzz-requests.ts';
import { type Answer, ask, claims, exchange, library, sign } from './request.ts';

const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_115);
const COUNT = Number(process.env['FUZZ_COUNT'] ?? 20_000);
const ONLY = process.env['FUZZ_ONLY'];
const CONCURRENCY = 16;
const SHOWN = 40;

describe('the fuzzer', () => {
  it(`sends ${ONLY === undefined ? COUNT : 1} requests of seed ${SEED} and gets a well-formed answer to each`, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });
    const keys = await credentials();
    const found = new Map<string, string[]>();
    const tally = new Map<number, number>();
    let next = ONLY === undefined ? 0 : Number(ONLY);
    const end = ONLY === undefined ? COUNT : next + 1;
    const worker = async () => {
      while (next < end) {
        const index = next;
        next += 1;
        const request = fuzzRequest(SEED, index);
        const answer = await send(request, keys[request.as], agent);
        const violation = answer instanceof Error ? `no answer: ${answer.message}` : violationOf(request, answer);
        if (!(answer instanceof Error)) tally.set(answer.status, (tally.get(answer.status) ?? 0) + 1);
        if (violation === null && ONLY === undefined) continue;
        const cause = violation ?? 'as asked';
        found.set(cause, [...(found.get(cause) ?? []), show(index, request, answer)]);
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, worker));
    agent.destroy();
    const report = [...found].map(
      ([cause, shown]) => `${cause} (${shown.length} times)\n${shown.slice(0, 2).join('\n')}`,
    );
    expect(report.slice(0, SHOWN).join('\n\n')).toBe('');
    // A fuzzer that only meets refusals at the gate tests the gate: a good part must reach the database and succeed.
    const served = [...tally].filter(([status]) => status < 300).reduce((sum, [, times]) => sum + times, 0);
    if (ONLY === undefined) expect(served).toBeGreaterThan(COUNT / 20);
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

function send(request: FuzzRequest, key: string, agent: Agent): Promise<Answer | Error> {
  const { method, path, headers, body } = request;
  const length = body === null ? {} : { 'content-length': String(body.length) };
  const options = {
    method,
    agent,
    path,
    headers: { apikey: library.publishableKey, authorization: `Bearer ${key}`, ...length, ...headers },
    signal: AbortSignal.timeout(30_000),
  };
  return exchange(library.url, options, body ?? undefined).catch((error: Error) => error);
}

function show(index: number, { as, method, path, headers, body }: FuzzRequest, answer: Answer | Error): string {
  const sent = body === null ? '' : ` body ${JSON.stringify(body.toString('utf8').slice(0, 300))}`;
  const got = answer instanceof Error ? answer.message : `${answer.status} ${answer.text.slice(0, 400)}`;
  return `  #${index} ${as} ${method} ${path.slice(0, 600)} ${JSON.stringify(headers).slice(0, 400)}${sent}\n    -> ${got}`;
}
