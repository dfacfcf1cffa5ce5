// A statement that never ends by itself.
import { describe, expect, it } from 'vitest';
import { ask, library } from './request.ts';

const ANON_LIMIT_MS = 3_000;

describe('a slow query', () => {
  it('D73 runs into its time limit while others are served', async () => {
    let ended = 0;
    const slow = Array.from({ length: 5 }, async () => {
      const answer = await ask(library, '/rpc/attack_sleep', { method: 'POST', body: {} });
      ended += 1;
      return answer;
    });
    const started = performance.now();
    for (let n = 0; n < 10; n += 1) {
      const quick = await ask(library, `/books?select=id&id=eq.${n}`);
      expect(quick.status).toBe(200);
    }
    expect(ended).toBe(0);
    for (const { json } of await Promise.all(slow)) expect(json).toMatchObject({ code: '57014' });
    expect(performance.now() - started).toBeLessThan(ANON_LIMIT_MS * 4);
    expect((await ask(library, '/books?select=id&id=eq.1')).json).toEqual([{ id: 1 }]);
  });
});
