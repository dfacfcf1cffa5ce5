// Statements that never end by themselves, and filters that are made to be slow.
import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from './accounts.ts';
import { type Answer, ask, claims, exchange, library, product, sign, tokenOf } from './request.ts';

const SLOW = '/rest/v1/rpc/attack_sleep';
const NOBODY = '00000000-0000-4000-8000-00000000dead';

let member: string;

beforeAll(async () => {
  member = await sign(library, claims(library, { sub: '00000000-0000-4000-8000-0000000000aa' }));
});

/** Calls a function that sleeps, so many times at once, from the network that `networkOf` names for each call. */
async function attack(calls: number, networkOf: (call: number) => string) {
  const state = { timedOut: 0, open: calls };
  const headers = { apikey: library.publishableKey, 'content-type': 'application/json' };
  const answers = Array.from({ length: calls }, async (_, call): Promise<Answer> => {
    const options = { method: 'POST', localAddress: networkOf(call), headers };
    const answer = await exchange(`${library.url}${SLOW}`, options, '{}');
    if (codeOf(answer) === '57014') state.timedOut += 1;
    state.open -= 1;
    return answer;
  });
  await expect.poll(() => sleepers('count(*)::int')).toBeGreaterThan(0);
  return {
    state,
    /** Cancels what sleeps, over and over, instead of waiting for every time limit. */
    end: async (): Promise<Answer[]> => {
      while (state.open > 0) await sleepers('count(pg_cancel_backend(pid))::int');
      return Promise.all(answers);
    },
  };
}

const codeOf = ({ json }: Answer): string => (json as { code: string }).code;

async function sleepers(what: string): Promise<number> {
  const sleeping = `wait_event = 'PgSleep' and usename = 'authenticator'`;
  const [row] = await sql(library, `select ${what} as n from pg_stat_activity where ${sleeping}`);
  return Number(row?.['n']);
}

const readAsMember = (book: number) => ask(library, `/books?select=id&id=eq.${book}`, { token: member });

const readFrom = (network: string) =>
  exchange(`${library.url}/rest/v1/books?select=id&id=eq.1`, {
    localAddress: network,
    headers: { apikey: library.publishableKey },
  });

describe('slow anonymous calls', () => {
  it('D73 D77 from one network delay neither members nor other networks', async () => {
    const { state, end } = await attack(120, () => '127.31.0.1');
    const reads = Array.from({ length: 20 }, (_, n) => readAsMember(n));
    for (const { status } of await Promise.all(reads)) expect(status).toBe(200);
    expect((await readFrom('127.31.0.2')).status).toBe(200);
    expect(state.timedOut).toBe(0);
    const busy = (await end()).filter((answer) => codeOf(answer) !== '57014');
    expect(busy.length).toBeGreaterThan(0);
    for (const { status, headers, json } of busy) {
      expect([status, json]).toEqual([503, expect.objectContaining({ code: 'PGRST003' })]);
      expect(headers['retry-after']).toBe('1');
    }
    expect((await readFrom('127.31.0.1')).status).toBe(200);
  });

  it('D73 D77 from many networks do not delay members', async () => {
    const { state, end } = await attack(24, (call) => `127.32.0.${1 + (call % 8)}`);
    const reads = Array.from({ length: 20 }, (_, n) => readAsMember(n));
    for (const { status } of await Promise.all(reads)) expect(status).toBe(200);
    expect(state.timedOut).toBe(0);
    await end();
    expect((await readFrom('127.32.0.1')).status).toBe(200);
  });

  it('D73 end at the time limit of anonymous callers', async () => {
    const { json } = await ask(library, '/rpc/attack_sleep', { method: 'POST', body: {} });
    expect(json).toMatchObject({ code: '57014' });
  });
});

const EXPENSIVE: Array<[string, string]> = [
  ['a regular expression', 'name=match.(a*)*b'],
  ['a negated one with back references', 'name=not.imatch.^(.)(.)%5C2%5C1$'],
  ['a list of them', 'name=match(any).%7B(a%2B)%2Bb%7D'],
  ['one inside logic', 'or=(name.match.a,name.imatch.b)'],
  ['one inside nested logic', 'not.and=(or(name.imatch.b))'],
  ['many wildcards', `name=ilike.${'*a'.repeat(20)}*`],
  ['a long pattern', `name=like.${'a'.repeat(300)}`],
  ['a long text search', `name=wfts.${'a '.repeat(600)}`],
  ['a long list', `id=in.(${Array.from({ length: 200 }, () => NOBODY).join(',')})`],
  ['deep logic', `or=(${'or('.repeat(9)}name.eq.a${')'.repeat(9)})`],
  ['many conditions', Array.from({ length: 80 }, () => 'name=neq.a').join('&')],
  ['many order terms', `order=${Array.from({ length: 40 }, () => 'name').join(',')}`],
  ['a deep JSON path', `name-%3Ea${'-%3Ea'.repeat(20)}=eq.1`],
  ['deep embedding', `select=${'partner_photos(partners('.repeat(3)}id${'))'.repeat(3)}`],
];

describe('expensive filters', () => {
  it.each(EXPENSIVE)('D77 are refused to anonymous callers: %s', async (_, query) => {
    const { status, json } = await ask(product, `/partners?${query}`);
    expect([status, json]).toEqual([400, expect.objectContaining({ code: 'PGRST100' })]);
  });

  it('D77 are refused where a condition narrows an embedded resource or the rows of a function', async () => {
    for (const path of [
      '/partners?select=id,partner_photos(id)&partner_photos.alt=match.(a*)*b',
      '/rpc/search_partners?words=x&name=match.(a*)*b',
    ]) {
      const { status, json } = await ask(product, path);
      expect([status, json]).toEqual([400, expect.objectContaining({ code: 'PGRST100' })]);
    }
  });

  it.each([
    ['a back reference', '(.)%5C1'],
    ['a long repetition', 'a%7B1,200%7D'],
    ['nested repetitions', '((a%7B20%7D)%7B20%7D)%7B20%7D'],
    ['lookahead', '(?%3Da)b'],
    ['a long pattern', 'a'.repeat(300)],
  ])('D77 are refused to a signed-in caller as well: %s', async (_, pattern) => {
    const refused = await ask(product, `/events?select=id&name=match.${pattern}`, { token: await tokenOf('alice') });
    expect([refused.status, codeOf(refused)]).toEqual([400, 'PGRST100']);
  });

  it('D77 a signed-in caller may use a bounded expression, and the answer is not reused for a stranger', async () => {
    const path = '/partners?select=id&name=match.%5EM.*e%24';
    expect((await ask(product, path, { token: await tokenOf('alice') })).status).toBe(200);
    expect((await ask(product, path)).status).toBe(400);
  });
});
