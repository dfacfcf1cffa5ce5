// SQL in every place of a request that takes a name, a word or a value. Whatever is written there stays a name, a word
// or a value: refused by the parser or unknown to the schema, and the tables are there afterwards.
import { describe, expect, it } from 'vitest';
import { id } from '#tests/rls/support/callers.ts';
import { violationOf } from './error-answers.ts';
import { type Attempt, ask, library, product, tokenOf } from './request.ts';

const PAYLOADS = [
  "'",
  '"',
  "'; drop table books; --",
  '"; drop table books; --',
  'id; delete from books',
  'id) from books; delete from books; --',
  "id' or '1'='1",
  'id" or "1"="1',
  '1) or (1=1',
  'id/**/union/**/select/**/null',
  "id' union select combination from cellar.secrets --",
  'id"::text||(select combination from cellar.secrets limit 1)::text as "x',
  '(select combination from cellar.secrets limit 1)',
  'pg_sleep(5)',
  '$$; select pg_sleep(5); $$',
  '$1',
  "E'\\'",
  '\\"; select 1; --',
  'id\u2019 or 1=1',
  'id\n;select 1',
  'id--',
  'id/*',
  'current_setting($$request.jwt.claims$$)',
];

/** Where a payload is put; each answers the request to send. */
const POSITIONS: Record<string, (payload: string) => [string, Attempt?]> = {
  'a column of select': (p) => [`/books?select=${p}`],
  'a quoted column of select': (p) => [`/books?select=%22${p}%22`],
  'a cast of select': (p) => [`/books?select=id::${p}`],
  'an aggregate': (p) => [`/books?select=id.${p}()`],
  'an embedded resource': (p) => [`/books?select=${p}(id)`],
  'a hint': (p) => [`/books?select=authors!${p}(id)`],
  'a filter column': (p) => [`/books?${p}=eq.1`],
  'a filter column in quotes': (p) => [`/books?%22${p}%22=eq.1`],
  'an operator': (p) => [`/books?id=${p}.1`],
  'a negated operator': (p) => [`/books?id=not.${p}.1`],
  'a quantifier': (p) => [`/books?id=eq(${p}).1`],
  'a search language': (p) => [`/books?title=fts(${p}).x`],
  'the keyword of is': (p) => [`/books?id=is.${p}`],
  'a number': (p) => [`/books?id=eq.${p}`],
  'a list of numbers': (p) => [`/books?id=in.(${p})`],
  'a logic tree': (p) => [`/books?or=(${p})`],
  'a column in a logic tree': (p) => [`/books?or=(${p}.eq.1)`],
  'an order column': (p) => [`/books?order=${p}`],
  'an order direction': (p) => [`/books?order=id.${p}`],
  'an order of a related column': (p) => [`/books?select=authors!author_id(id)&order=authors(${p})`],
  'a limit': (p) => [`/books?limit=${p}`],
  'an offset': (p) => [`/books?offset=${p}`],
  'a limit of an embedded resource': (p) => [`/books?select=loans(id)&loans.limit=${p}`],
  columns: (p) => [`/drafts?columns=${p}`, { method: 'POST', body: { suite: 'attack', title: 't' } }],
  'the key of a body': (p) => ['/drafts', { method: 'POST', body: { [decodeURIComponent(p)]: 1 } }],
  on_conflict: (p) => [
    `/stock?on_conflict=${p}`,
    { method: 'POST', headers: { prefer: 'resolution=merge-duplicates' }, body: { sku: 'attack', suite: 'attack' } },
  ],
  'the name of a table': (p) => [`/${p}`],
  'the name of a function': (p) => [`/rpc/${p}`],
  'the name of an argument': (p) => [`/rpc/greet?${p}=1`],
  'a profile to read': (p) => ['/books', { headers: { 'accept-profile': sent(p) } }],
  'a profile to write': (p) => ['/drafts', { method: 'POST', headers: { 'content-profile': sent(p) }, body: {} }],
  'a strict preference': (p) => ['/books', { headers: { prefer: `handling=strict, ${sent(p).replaceAll(',', ' ')}` } }],
  'a strict time zone': (p) => ['/books', { headers: { prefer: `handling=strict, timezone=${sent(p)}` } }],
};

/** Places where a text is a harmless value or an unknown word is ignored: answered, never obeyed. */
const HARMLESS: Record<string, (payload: string) => [string, Attempt?]> = {
  'a JSON path of select': (p) => [`/books?select=details-%3E${p}`],
  'a quoted JSON path of select': (p) => [`/books?select=details-%3E%3E%22${p}%22`],
  'a filter JSON path': (p) => [`/books?details-%3E${p}=eq.1`],
  'a text': (p) => [`/books?title=eq.${p}`],
  'a pattern': (p) => [`/books?title=like.${p}`],
  'an alias': (p) => [`/books?select=%22${p}%22:id&id=eq.0`],
  'a search': (p) => [`/books?search=plfts.${p}`],
  'a range': (p) => ['/books?id=eq.0', { headers: { range: sent(p) } }],
  'a lenient preference': (p) => ['/books?id=eq.0', { headers: { prefer: sent(p) } }],
  'a lenient time zone': (p) => ['/books?id=eq.0', { headers: { prefer: `timezone=${sent(p)}` } }],
  'an accepted type': (p) => ['/books?id=eq.0', { headers: { accept: sent(p) } }],
  'an argument': (p) => [`/rpc/greet?name=${p}`],
  'any other header': (p) => ['/rpc/greet', { headers: { 'x-guest-token': sent(p) } }],
};

// What a header can carry of a payload.
const sent = (payload: string) => decoded(payload).replace(/[^\t\x20-\x7e]/g, ' ');

function decoded(payload: string): string {
  try {
    return decodeURIComponent(payload);
  } catch {
    return payload;
  }
}

describe('D64 SQL in a request', () => {
  it.each(Object.keys(POSITIONS))('D64 in %s gets a 4xx', async (position) => {
    for (const payload of PAYLOADS) {
      const [path, attempt] = POSITIONS[position]?.(encodeURIComponent(payload)) ?? [''];
      const answer = await ask(library, path, attempt);
      const about = `${path} ${JSON.stringify(attempt ?? {})} answered ${answer.status} ${answer.text.slice(0, 300)}`;
      expect(answer.status, about).toBeGreaterThanOrEqual(400);
      expect(
        violationOf({ method: 'GET', path: `/rest/v1${path}`, written: [payload, sent(payload)] }, answer),
        about,
      ).toBeNull();
      expect(answer.text, about).not.toContain('11-22-33');
    }
    await expectUnharmed();
  });

  it.each(Object.keys(HARMLESS))('D64 in %s is only text', async (position) => {
    for (const payload of PAYLOADS) {
      const [path, attempt] = HARMLESS[position]?.(encodeURIComponent(payload)) ?? [''];
      const answer = await ask(library, path, attempt);
      const about = `${path} ${JSON.stringify(attempt ?? {})} answered ${answer.status} ${answer.text.slice(0, 300)}`;
      expect(
        violationOf({ method: 'GET', path: `/rest/v1${path}`, written: [payload, sent(payload)] }, answer),
        about,
      ).toBeNull();
      expect(answer.text, about).not.toContain('11-22-33');
    }
    await expectUnharmed();
  });

  it('D64 in a claim of a signed token is only text', async () => {
    const token = await tokenOf('alice', { email: "'; drop table guests; --", sub: id.alice });
    expect((await ask(product, '/events?select=id', { token })).status).toBe(200);
    const odd = await tokenOf('alice', { sub: "' or 1=1 --" });
    expect((await ask(product, '/events?select=id', { token: odd })).status).toBeLessThan(500);
  });
});

async function expectUnharmed(): Promise<void> {
  const { json } = await ask(library, '/books?select=id&order=id');
  expect(json).toEqual([1, 2, 3, 4, 5, 6].map((book) => ({ id: book })));
  const rows = await ask(library, '/drafts?suite=eq.attack&select=id');
  expect(rows.json).toEqual([]);
}
