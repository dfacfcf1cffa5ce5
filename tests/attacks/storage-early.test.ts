// Uploads are refused before their bytes are read: the answer comes before the body is complete.
import { request } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import { library } from './request.ts';
import { ALICE, alice, askStorage, asService, misbehaviour, newBucket, put } from './storage-request.ts';

let own = '';
let small = '';
beforeAll(async () => {
  own = await newBucket('own');
  small = await newBucket('plain', { file_size_limit: 1000, allowed_mime_types: ['image/png'] });
  await put(own, `${ALICE}/there.txt`);
});

/** Sends one byte of many and waits for what is said. */
function owe(method: string, path: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(library.url, {
      path: `/storage/v1${path}`,
      method,
      headers: { apikey: library.publishableKey, 'content-type': 'image/png', 'content-length': '500', ...headers },
    });
    outgoing.on('response', (response) => {
      resolve(response.statusCode ?? 0);
      response.resume();
      outgoing.destroy();
    });
    outgoing.on('error', reject);
    outgoing.write('x');
  });
}
const by = (token: string) => ({ authorization: `Bearer ${token}` });

describe('an upload that will be refused', () => {
  it.each<[string, number[], () => [string, string, Record<string, string>]]>([
    ['S79 by anon', [403], () => ['POST', `/object/${own}/${ALICE}/a.png`, {}]],
    ['S79 into another’s folder', [403], () => ['POST', `/object/${own}/nobody/a.png`, by(alice)]],
    ['S88 over what is there', [409], () => ['POST', `/object/${own}/${ALICE}/there.txt`, by(alice)]],
    ['of what is not there', [404], () => ['PUT', `/object/${own}/${ALICE}/none.txt`, by(alice)]],
    ['into no bucket', [404], () => ['POST', '/object/own-nowhere/a.png', by(library.secretKey)]],
    ['S77 under a hostile name', [400], () => ['POST', `/object/${own}/%2e%2e/a.png`, by(library.secretKey)]],
    ['S81 with a false token', [400], () => ['PUT', `/object/upload/sign/${own}/${ALICE}/a.png?token=x`, {}]],
    [
      'S85 over the limit',
      [413],
      () => ['POST', `/object/${small}/a.png`, { ...by(library.secretKey), 'content-length': '1001' }],
    ],
    [
      'of a type that is not on the list',
      [415],
      () => ['POST', `/object/${small}/a.png`, { ...by(library.secretKey), 'content-type': 'text/html' }],
    ],
    ['with a token nobody signed', [400, 401, 403], () => ['POST', `/object/${own}/${ALICE}/a.png`, by('a.b.c')]],
  ])('%s hears it at once', async (_what, statuses, attempt) => {
    expect(statuses).toContain(await owe(...attempt()));
  });
});

describe('a body of JSON', () => {
  it.each<[string, string, unknown]>([
    ['10^6 names to remove', 'DELETE', { prefixes: Array.from({ length: 1_000_000 }, () => 'a') }],
    ['a depth of 10^5', 'DELETE', `{"prefixes":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ['a name of 5 MB', 'DELETE', { prefixes: ['a'.repeat(5_000_000)] }],
    ['10^5 fields', 'DELETE', Object.fromEntries(Array.from({ length: 100_000 }, (_, n) => [`k${n}`, 1]))],
  ])('S86 of %s is refused', async (_what, method, body) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await askStorage(`/object/${own}`, { ...asService, method, headers, body });
    expect([400, 413]).toContain(answer.status);
    expect(misbehaviour(method, '/object', answer)).toBeNull();
    expect((await askStorage('/bucket', asService)).status).toBe(200);
  });

  it.each(['list', 'list-v2'])('D63 a %s of a thousand million rows is capped or refused', async (kind) => {
    const answer = await askStorage(`/object/${kind}/${own}`, { ...asService, body: { prefix: '', limit: 1e9 } });
    expect([200, 400]).toContain(answer.status);
  });
});
