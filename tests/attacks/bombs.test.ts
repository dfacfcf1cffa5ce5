// Requests that are small to write and large to answer, or large to write and useless to read.
import { describe, expect, it } from 'vitest';
import { violationOf } from './error-answers.ts';
import { type Attempt, ask, inspect, library } from './request.ts';

const MEGABYTE = 1024 * 1024;
const post = (path: string, body: string, headers: Record<string, string> = {}): [string, Attempt] => [
  path,
  { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } },
];
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe('ranges, limits and depths', () => {
  it.each([
    ['/readings?limit=999999999', {}],
    ['/readings?limit=999999999999999999', {}],
    ['/readings', { range: '0-999999999' }],
    ['/readings', { range: '0-' }],
    ['/readings', {}],
    ['/readings?limit=999999999', { prefer: 'count=exact' }],
  ])('D63 %s gets no more rows than the project allows (%j)', async (path, headers) => {
    const { json } = await ask(library, path, { headers });
    expect(json).toHaveLength(50);
  });

  it('D63 an embedded list is capped like any other', async () => {
    const path = '/books?select=id,readings:same_genre(id)&readings.limit=999999999&id=eq.1';
    expect((await ask(library, path)).status).toBe(200);
  });

  it.each([
    ['/readings?limit=99999999999999999999'],
    ['/readings?limit=-1'],
    ['/readings?limit=1e9'],
    [`/authors?select=${'books('.repeat(50)}id${')'.repeat(50)}`],
    [`/readings?or=${'(and'.repeat(200)}(id.eq.1)${')'.repeat(200)}`],
    [`/readings?${'id=gt.0&'.repeat(1_001)}`],
    [`/books?details${'-%3Ea'.repeat(2_000)}=eq.1&order=${'x'.repeat(5_000)}`],
  ])('D63 %s is refused', async (path) => {
    const answer = await ask(library, path);
    expect([400, 416]).toContain(answer.status);
    expect(violationOf({ method: 'GET', path: `/rest/v1${path}` }, answer)).toBeNull();
  });

  it.each(['char(10000000)', 'bpchar(10000000)', 'character(10000000)', 'bit(80000000)', 'char(10000000)[]'])(
    'D63 a cast to %s does not turn four rows into megabytes',
    async (type) => {
      const { text } = await ask(library, `/tags?select=label::${encodeURIComponent(type)}`);
      expect(text.length).toBeLessThan(MEGABYTE);
      const { text: ids } = await ask(library, `/tags?select=id::${encodeURIComponent(type)}`);
      expect(ids.length).toBeLessThan(MEGABYTE);
    },
  );

  it('D63 an address longer than any honest one is refused and the next request served', async () => {
    const answer = await ask(library, `/books?title=eq.${'x'.repeat(40_000)}`);
    expect([400, 414, 431]).toContain(answer.status);
    expect((await ask(library, '/books?id=eq.1&select=id')).json).toEqual([{ id: 1 }]);
  });
});

describe('bodies', () => {
  it.each<[string, [string, Attempt], number[]]>([
    ['10^6 rows', post('/scraps', `[${'{},'.repeat(999_999)}{}]`), [413]],
    ['10^6 lines of CSV', post('/scraps', `suite\n${'x\n'.repeat(1_000_000)}`, { 'content-type': 'text/csv' }), [413]],
    ['an array of depth 10^5', post('/scraps', nested(100_000)), [400]],
    ['an unclosed array of depth 10^5', post('/scraps', '['.repeat(100_000)), [400]],
    ['a value of depth 10^5', post('/drafts', `{"suite":"bomb","title":"t","meta":${nested(100_000)}}`), [400, 413]],
    ['an argument of depth 10^5', post('/rpc/json_kind', `{"doc":${nested(100_000)}}`), [400, 413]],
    ['a whole body of depth 10^5', post('/rpc/echo_json', `{"doc":${nested(100_000)}}`), [400, 413]],
    [
      '10^5 keys in one row',
      post('/drafts', `{${Array.from({ length: 100_000 }, (_, n) => `"k${n}":1`).join()}}`),
      [400],
    ],
    ['10^5 arguments', post('/rpc/greet', `{${Array.from({ length: 100_000 }, (_, n) => `"k${n}":1`).join()}}`), [404]],
    ['11 MB', post('/scraps', `{"suite":"bomb","body":"${'x'.repeat(11 * MEGABYTE)}"}`), [413]],
    ['a gzip body', post('/scraps', 'x', { 'content-encoding': 'gzip' }), [415]],
  ])('D69 %s is refused', async (_what, [path, attempt], statuses) => {
    const answer = await ask(library, path, attempt);
    expect(statuses, answer.text.slice(0, 200)).toContain(answer.status);
    expect(violationOf({ method: 'POST', path: '/rest/v1/scraps' }, answer)).toBeNull();
    expect(answer.text.length).toBeLessThan(4 * MEGABYTE);
    expect((await ask(library, '/books?id=eq.1&select=id')).status).toBe(200);
  });

  it('D69 one CSV field of nine megabytes is taken or refused, and is no server error', async () => {
    const [path, attempt] = post('/drafts?columns=suite,title', `suite,title\nbomb,"${'a'.repeat(9 * MEGABYTE)}"\n`, {
      'content-type': 'text/csv',
      prefer: 'tx=rollback',
    });
    expect((await ask(library, path, attempt)).status).toBeLessThan(500);
  });

  it('D69 the bombs left the server with the memory of a server', async () => {
    expect((await inspect(library)).rss).toBeLessThan(1_500 * MEGABYTE);
  });
});
