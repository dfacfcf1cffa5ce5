// [CALL-18] Every refusal is one that storage-js reads: a status, a code as text, a message.
import { StorageApiError } from '@supabase/supabase-js';
import { beforeAll, describe, expect, it } from 'vitest';
import { alice, conformance, connect, service } from '../client.ts';
import { type Asked, ask, asService, newBucket } from './client.ts';

let bucket = '';
beforeAll(async () => {
  bucket = await newBucket('plain', { public: true });
});
const json = { 'content-type': 'application/json' };
const post = (body: string, more: Asked = {}): Asked => ({
  ...asService,
  method: 'POST',
  headers: json,
  body,
  ...more,
});

describe('[CALL-18] a refusal', () => {
  it('is a StorageApiError with status, statusCode and message', async () => {
    const { error } = await alice.storage.from('plain-none').download('a.txt');
    expect(error).toBeInstanceOf(StorageApiError);
    expect(error).toMatchObject({ status: expect.any(Number), statusCode: expect.stringMatching(/^\d{3}$|^[A-Z]/) });
    expect(error?.message.length).toBeGreaterThan(3);
  });

  it.each<[string, () => [string, Asked]]>([
    ['no key', () => [`/object/${bucket}/a.txt`, { key: null }]],
    ['an unknown key', () => ['/bucket', { key: 'sb_publishable_nobody' }]],
    ['an expired token', () => ['/bucket', { token: conformance.tokens.expired }]],
    ['a token of the future', () => ['/bucket', { token: conformance.tokens.early }]],
    ['a role that does not exist', () => ['/bucket', { token: conformance.tokens.impostor }]],
    ['half a token', () => ['/bucket', { token: conformance.tokens.alice.slice(0, -10) }]],
    ['an address that leads nowhere', () => ['/nothing/here', asService]],
    ['a method that an address does not have', () => ['/bucket', { ...asService, method: 'PATCH' }]],
    ['half of a JSON', () => ['/bucket', post('{"id":')]],
    ['a JSON that is no object', () => ['/bucket', post('[1]')]],
    ['null', () => ['/object/move', post('null')]],
    ['numbers for names', () => ['/object/copy', post('{"bucketId":1,"sourceKey":2,"destinationKey":3}')]],
    ['a form for JSON', () => ['/bucket', post('id=a', { headers: { 'content-type': 'application/x-www-form' } })]],
    ['prefixes that are no list', () => [`/object/${bucket}`, post('{"prefixes":"a"}', { method: 'DELETE' })]],
    ['paths that are no list', () => [`/object/sign/${bucket}`, post('{"paths":{},"expiresIn":60}')]],
    ['a move without its source', () => ['/object/move', post(`{"bucketId":"${bucket}"}`)]],
    ['a listing of no bucket', () => ['/object/list/plain-none', post('{"prefix":5}')]],
    ['no file in the form', () => [`/object/${bucket}/f`, emptyForm()]],
  ])('of %s is 4xx, in the shape the client reads', async (_what, request) => {
    const [path, asked] = request();
    const answer = await ask(path, asked);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await answer.json()).toMatchObject({
      statusCode: expect.stringMatching(/^\d{3}$/),
      error: expect.any(String),
      message: expect.any(String),
    });
  });

  it('of an unknown caller is reported as such', async () => {
    for (const client of [connect('sb_publishable_nobody'), connect(conformance.publishableKey, 'a.b.c')]) {
      const { error } = await client.storage.listBuckets();
      expect([400, 401, 403]).toContain(error && 'status' in error ? error.status : 0);
    }
  });

  it('keeps what was sent out of the answer’s headers, and is never cached', async () => {
    const answer = await ask(`/object/public/${bucket}/none%0D%0Ax-evil:1`, { key: null });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('x-evil')).toBeNull();
    expect(answer.headers.get('cache-control')).toContain('no-store');
  });

  it('of an object is thrown when the client is configured to throw', async () => {
    const files = service.storage.from(bucket).throwOnError();
    await expect(files.download('none.txt')).rejects.toMatchObject({ message: 'Object not found' });
    await expect(files.info('none.txt')).rejects.toBeInstanceOf(StorageApiError);
  });
});

function emptyForm(): Asked {
  const boundary = 'grenze';
  return {
    ...asService,
    method: 'POST',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: `--${boundary}\r\nContent-Disposition: form-data; name="cacheControl"\r\n\r\n60\r\n--${boundary}--\r\n`,
  };
}
