// Rule 10: bad input gets a 4xx with a clear message; never a 5xx, a stack, SQL text, or a hidden table's name.
import { describe, expect, it } from 'vitest';
import { id } from '#tests/rls/support/callers.ts';
import { guest } from '#tests/rls/support/fixture.ts';
import { violationOf } from './error-answers.ts';
import { type Attempt, ask, library, product, tokenOf } from './request.ts';

const BAD: Array<[string, Attempt?]> = [
  ['/%'],
  ['/%zz'],
  ['/%00'],
  ['/%C0%80'],
  ['/..%2f..%2fetc%2fpasswd'],
  ['/books/1/2'],
  ['/rpc'],
  ['/rpc/'],
  ['/rpc/a/b'],
  ['/books?select=('],
  ['/books?select=id,,title'],
  ['/books?select=id:'],
  ['/books?select=authors('],
  ['/books?select=%20:id'],
  ['/books?select=%22%22'],
  ['/books?order=%22%22'],
  ['/books?id=eq'],
  ['/books?id=eq.x'],
  ['/books?id=in.1'],
  ['/books?id=in.(1'],
  ['/books?id=is.maybe'],
  ['/books?title=match.('],
  ['/books?title=match.a**'],
  ['/books?search=fts.%27'],
  ['/books?search=fts(klingon).a'],
  ['/books?scores=cs.x'],
  ['/books?reading_ages=sl.x'],
  ['/books?genre=eq.opera'],
  ['/books?published=eq.2020-02-30'],
  ['/books?and=()'],
  ['/books?and=(id.eq.1'],
  ['/books?limit=x'],
  ['/books?select=title.sum()'],
  ['/books?select=title::int'],
  ['/books?select=title::unknown'],
  ['/books?select=title::constructor'],
  ['/books?select=id::nothing'],
  ['/books?details-%3E%3Ea=eq.1&details-%3E%3E=eq.2'],
  ['/books', { headers: { accept: 'image/png' } }],
  ['/books', { headers: { prefer: 'handling=strict, constructor=x' } }],
  ['/books', { method: 'PUT', body: {} }],
  ['/scraps', { method: 'PUT', body: { suite: 'x' } }],
  ['/books', { method: 'TRACE' }],
  ['/books', { method: 'POST', body: '{' }],
  ['/books', { method: 'POST', body: '\u0000' }],
  ['/books', { method: 'POST', body: '"x"' }],
  ['/books', { method: 'POST', body: '[1]' }],
  ['/books', { method: 'POST', body: '[{"id":1},{"title":2}]' }],
  ['/books', { method: 'POST', body: '{"id":"x","title":"t","author_id":1,"genre":"novel"}' }],
  ['/books', { method: 'POST', body: '{"id":99999999999,"title":"t","author_id":1,"genre":"novel"}' }],
  ['/books', { method: 'POST', body: '{"id":77,"title":"t","author_id":99999,"genre":"novel"}' }],
  ['/books', { method: 'POST', body: '{"id":77,"title":"\\ud800","author_id":1,"genre":"novel"}' }],
  ['/books', { method: 'POST', body: '{"id":77,"title":"\\u0000","author_id":1,"genre":"novel"}' }],
  ['/books', { method: 'POST', body: 'a,b\n1', headers: { 'content-type': 'text/csv' } }],
  ['/books', { method: 'POST', body: 'x', headers: { 'content-type': 'image/png' } }],
  [
    '/stock',
    {
      method: 'POST',
      headers: { prefer: 'resolution=merge-duplicates' },
      body: '[{"sku":"twice","suite":"a"},{"sku":"twice","suite":"b"}]',
    },
  ],
  ['/author_stats', { method: 'POST', body: { id: 1 } }],
  ['/rpc/divide?a=1&b=0'],
  ['/rpc/add_numbers?a=1'],
  ['/rpc/add_numbers?a=1&b=99999999999'],
  ['/rpc/add_numbers', { method: 'DELETE' }],
  ['/rpc/total_of', { method: 'POST', body: { items: { a: 1 } } }],
  ['/rpc/ask_missing_table'],
  ['/rpc/page_report?min_pages=1&select=nothing'],
];

describe('bad input', () => {
  it.each(BAD)('R10 %s %j gets a clear 4xx', async (path, attempt) => {
    const method = attempt?.method ?? 'GET';
    const answer = await ask(library, path, attempt);
    expect(answer.status, answer.text).toBeGreaterThanOrEqual(400);
    expect(violationOf({ method, path: `/rest/v1${path}` }, answer), answer.text).toBeNull();
    expect((answer.json as { message?: string }).message).not.toBe('');
  });
});

const hints = (json: unknown): string => JSON.stringify(Object.values(json as object));

describe('what is hidden', () => {
  it.each(['profile', 'profil', 'event_member', 'event_budget', 'schema_migration', 'touch_updated_a'])(
    'R10 a guess near a hidden table is not put right: %s',
    async (guess) => {
      const answers = [
        await ask(product, `/${guess}`),
        await ask(product, `/events?select=id,${guess}(*)`),
        await ask(product, `/rpc/${guess}`),
      ];
      for (const { status, json } of answers) {
        expect([400, 404]).toContain(status);
        expect(hints(json)).not.toMatch(/profiles|event_members|event_budgets|schema_migrations|touch_updated_at/);
      }
    },
  );

  it('R10 a hidden function is not proposed', async () => {
    for (const name of ['event_member_profil', 'event_member_profiles2', 'member_onl']) {
      const target = name === 'member_onl' ? library : product;
      const { status, json } = await ask(target, `/rpc/${name}`);
      expect(status).toBe(404);
      expect(hints(json)).not.toMatch(/event_member_profiles\b|members_only/);
    }
  });

  it('R10 an error about a table the caller may not read names none of its columns', async () => {
    for (const path of [
      '/profiles?select=nam',
      '/profiles?emai=eq.x',
      '/profiles?order=phon',
      '/event_budgets?select=total_cent',
    ]) {
      const { status, json } = await ask(product, path);
      expect([400, 401, 404]).toContain(status);
      expect(hints(json)).not.toMatch(/profiles\.(name|email|phone)|total_cents/);
    }
  });

  it('R10 the description of the service shows a caller only what the caller may reach', async () => {
    const { text } = await ask(product, '/');
    expect(text).not.toMatch(/"\/?(?:profiles|event_members|event_budgets)"|event_member_profiles|private\./);
    const { text: other } = await ask(library, '/');
    expect(other).not.toMatch(/payroll|members_only|combination/);
  });

  it('R10 a refused row is not returned', async () => {
    const alice = await tokenOf('alice');
    const body = { allergies: 'sentinelle', allergies_consent_at: null };
    const { status, text } = await ask(product, `/guests?id=eq.${guest.helene}`, {
      method: 'PATCH',
      token: alice,
      body,
    });
    expect(status).toBe(400);
    expect(text).not.toMatch(/arachide|helene--helene/);
  });

  it('R10 whether another account exists cannot be asked by its id', async () => {
    const boris = await tokenOf('boris');
    const real = await ask(product, `/profiles?id=eq.${id.alice}`, { token: boris });
    const none = await ask(product, '/profiles?id=eq.00000000-0000-4000-8000-00000000dead', { token: boris });
    expect([real.status, real.text]).toEqual([none.status, none.text]);
  });
});
