// Statements are cached by the shape of their request. No caller may store one that another's request would use.
import { describe, expect, it } from 'vitest';
import { event } from '#tests/rls/support/fixture.ts';
import { ask, library, product, tokenOf } from './request.ts';

describe('the cache of statements', () => {
  it.each([
    ['books?select=details-%3Eformat%26limit', 'books?select=details-%3Eformat&limit=1'],
    ['books?select=details-%3Ereprints%26offset', 'books?select=details-%3Ereprints&offset=2'],
    ['books?select=details-%3Eawards%26order=id', 'books?select=details-%3Eawards&order=id'],
    ['books?select=id&order=details-%3Eformat%26limit', 'books?select=id&order=details-%3Eformat&limit=1'],
    ['books?select=id&details-%3Ea%26limit=is.null', 'books?select=id&details-%3Ea=is.null&limit=1'],
    ['books?select=details-%3E%22format%26limit%22', 'books?select=details-%3E%22format%22&limit=1'],
  ])('%s leaves nothing that %s would take', async (poison, honest) => {
    // The same rows by a request of another shape, so that the honest one is first asked after the poison.
    const before = await ask(library, `/${honest}&id=gt.0`);
    await ask(library, `/${poison}`);
    await ask(library, `/${poison}`);
    const after = await ask(library, `/${honest}`);
    expect([after.status, after.json]).toEqual([before.status, before.json]);
    expect(Object.keys((after.json as object[])[0] ?? {}).join()).not.toContain('&');
  });

  it('a request answered to one caller is answered anew to the next', async () => {
    const [alice, boris] = [await tokenOf('alice'), await tokenOf('boris')];
    for (let round = 0; round < 3; round += 1) {
      expect((await ask(product, '/events?select=id', { token: alice })).json).toEqual([{ id: event.a }]);
      expect((await ask(product, '/events?select=id', { token: boris })).json).toEqual([{ id: event.b }]);
      expect((await ask(product, '/events?select=id')).json).toEqual([]);
    }
  });

  it('concurrent callers never see one another', async () => {
    const [alice, boris] = [await tokenOf('alice'), await tokenOf('boris')];
    const asked = Array.from({ length: 300 }, async (_, n) => {
      const token = [alice, boris, product.publishableKey][n % 3];
      const { json } = await ask(product, '/events?select=id', token === undefined ? {} : { token });
      return [n % 3, json];
    });
    const seen = [[{ id: event.a }], [{ id: event.b }], []];
    for (const [who, json] of await Promise.all(asked)) expect(json).toEqual(seen[Number(who)]);
  });
});
