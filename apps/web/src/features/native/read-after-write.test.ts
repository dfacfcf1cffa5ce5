import { expect, it } from 'vitest';
import { fetchAfterWrites } from './read-after-write.ts';

it('says that it has just written for as long as the platform asks, to its REST service alone', async () => {
  const sent: Array<string | null> = [];
  let time = 0;
  const platform: typeof fetch = async (_input, init) => {
    sent.push(new Headers(init?.headers).get('replica-after-write'));
    return new Response(null, init?.method === 'POST' ? { headers: { 'replica-after-write': '10' } } : {});
  };
  const ask = fetchAfterWrites(platform, 'https://liesse.example', () => time);
  const rows = 'https://liesse.example/rest/v1/partners';
  await ask(rows);
  await ask(new Request(rows, { method: 'POST' }), { method: 'POST' });
  time = 9_999;
  await ask(rows, { headers: { apikey: 'key' } });
  await ask('https://elsewhere.example/rest/v1/partners');
  await ask('https://liesse.example/auth/v1/user');
  time = 10_000;
  await ask(rows);
  expect(sent).toEqual([null, null, '1', null, null, null]);
});
