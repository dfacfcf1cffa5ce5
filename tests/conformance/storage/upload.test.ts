// [CALL-18] Everything that upload() takes for a body arrives byte for byte, with its type, cache control and metadata.
import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { beforeAll, describe, expect, it } from 'vitest';
import { ALICE, alice, anon, conformance, service } from '../client.ts';
import { ask, asService, newBucket, textOf, UUID } from './client.ts';

let bucket = '';
beforeAll(async () => {
  bucket = await newBucket('own');
});

const mine = () => alice.storage.from(bucket);
const path = (name: string) => `${ALICE}/${name}`;
const bytes = randomBytes(70_000);
const digest = (data: Uint8Array) => createHash('sha256').update(data).digest('hex');

async function stored(name: string): Promise<Buffer> {
  const { data, error } = await mine().download(path(name));
  if (error) throw error;
  return Buffer.from(await data.arrayBuffer());
}

describe('[CALL-18] upload', () => {
  it('answers id, path and full path', async () => {
    const { data, error } = await mine().upload(path('answer.txt'), 'salut');
    expect(error).toBeNull();
    expect(data).toEqual({
      id: expect.stringMatching(UUID),
      path: path('answer.txt'),
      fullPath: `${bucket}/${path('answer.txt')}`,
    });
    expect((await mine().info(path('answer.txt'))).data?.id).toBe(data?.id);
  });

  const text = 'Été à Noël — 你好 🎉';
  const form = () => {
    const made = new FormData();
    made.append('', new Blob([bytes], { type: 'application/x-film' }));
    return made;
  };
  it.each<[string, () => Parameters<ReturnType<typeof mine>['upload']>[1], Uint8Array, string]>([
    ['a Blob', () => new Blob([bytes], { type: 'application/x-film' }), bytes, 'application/x-film'],
    ['a File', () => new File([bytes], 'ailleurs.bin', { type: 'image/x-none' }), bytes, 'image/x-none'],
    ['a Buffer', () => bytes, bytes, 'application/x-given'],
    ['an ArrayBuffer', () => new Uint8Array(bytes).buffer, bytes, 'application/x-given'],
    ['a view of it', () => new Uint8Array(bytes).subarray(10, 500), bytes.subarray(10, 500), 'application/x-given'],
    ['a form', form, bytes, 'application/x-film'],
    ['a web stream', () => new Blob([bytes]).stream(), bytes, 'application/x-given'],
    ['a stream of Node', () => Readable.from([bytes.subarray(0, 9), bytes.subarray(9)]), bytes, 'application/x-given'],
    ['a string', () => text, Buffer.from(text), 'application/x-given'],
    ['parameters', () => new URLSearchParams({ a: '1', b: 'é' }), Buffer.from('a=1&b=%C3%A9'), 'application/x-given'],
  ])('takes %s', async (what, body, expected, type) => {
    const name = `${what.replaceAll(' ', '-')}.bin`;
    const { error } = await mine().upload(path(name), body(), { contentType: 'application/x-given' });
    expect(error).toBeNull();
    expect(digest(await stored(name))).toBe(digest(expected));
    expect((await mine().info(path(name))).data).toMatchObject({ size: expected.length, contentType: type });
  });

  it('takes an empty file', async () => {
    for (const [name, body] of [
      ['empty-raw', Buffer.alloc(0)],
      ['empty-form', new Blob([])],
    ] as const) {
      expect((await mine().upload(path(name), body)).error).toBeNull();
      expect((await stored(name)).length).toBe(0);
      expect((await mine().info(path(name))).data?.size).toBe(0);
    }
  });

  it('takes several megabytes in chunks of odd sizes', async () => {
    const large = randomBytes(5 * 1024 * 1024 + 7);
    const chunks = Array.from({ length: 60 }, (_, n) => large.subarray(n * 90_001, (n + 1) * 90_001));
    expect((await mine().upload(path('large.bin'), Readable.from(chunks))).error).toBeNull();
    expect(digest(await stored('large.bin'))).toBe(digest(large));
  });

  it.each([
    'été/ça va.txt',
    'a b/c+d.txt',
    'nœud (1) & co.txt',
    "l'an, 2027; fin.txt",
    '.hidden',
    'three...dots',
    'dots../inside',
    'fête 🎉.txt',
  ])('keeps the name %s', async (name) => {
    const { data, error } = await mine().upload(path(name), 'x');
    expect(error).toBeNull();
    expect(data?.fullPath).toBe(`${bucket}/${path(name)}`);
    expect(await textOf(alice, bucket, path(name))).toBe('x');
    expect((await mine().remove([path(name)])).data).toHaveLength(1);
  });

  it('is one name however its accents are composed', async () => {
    await mine().upload(path('re\u0301sume\u0301.txt'), 'composed');
    expect(await textOf(alice, bucket, path('r\u00e9sum\u00e9.txt'))).toBe('composed');
    const again = await mine().upload(path('r\u00e9sum\u00e9.txt'), 'x');
    expect(again.error).toMatchObject({ status: 409 });
  });

  it('has a default type and an hour of cache', async () => {
    await mine().upload(path('plain'), 'x');
    expect((await mine().info(path('plain'))).data).toMatchObject({
      contentType: 'text/plain;charset=UTF-8',
      cacheControl: 'max-age=3600',
    });
    await ask(`/object/${bucket}/bare`, { ...asService, method: 'POST', body: new Uint8Array([1, 2]) });
    const bare = (await service.storage.from(bucket).info('bare')).data;
    expect(bare?.contentType).toBe('application/octet-stream');
  });

  it('stores the given cache control and metadata, raw and in a form', async () => {
    const metadata = { album: 'Été', guests: 3, nested: { list: [1, 2] } };
    const bodies = { raw: 'x', form: new Blob(['x'], { type: 'text/plain' }) };
    for (const [name, body] of Object.entries(bodies)) {
      const { error } = await mine().upload(path(`declared-${name}`), body, { cacheControl: '60', metadata });
      expect(error).toBeNull();
      expect((await mine().info(path(`declared-${name}`))).data).toMatchObject({
        cacheControl: 'max-age=60',
        metadata,
      });
      const answer = await ask(`/object/authenticated/${bucket}/${path(`declared-${name}`)}`, {
        token: conformance.tokens.alice,
      });
      expect(answer.headers.get('cache-control')).toContain('max-age=60');
    }
  });

  it('is refused where no policy lets it in', async () => {
    const elsewhere = await mine().upload('nobody/a.txt', 'x');
    expect(elsewhere.data).toBeNull();
    expect(elsewhere.error).toMatchObject({
      name: 'StorageApiError',
      status: 403,
      statusCode: '403',
      message: 'new row violates row-level security policy',
    });
    expect((await anon.storage.from(bucket).upload(path('a.txt'), 'x')).error).toMatchObject({ status: 403 });
    expect((await anon.storage.from(bucket).upload(path('b.txt'), new Blob(['x']))).error).toMatchObject({
      status: 403,
    });
  });

  it('is refused into a bucket that is not there', async () => {
    const { error } = await service.storage.from('plain-nowhere').upload('a.txt', 'x');
    expect(error).toMatchObject({ status: 404, statusCode: '404', message: 'Bucket not found' });
  });

  it('may be given by one who cannot read it back', async () => {
    const box = await newBucket('drop');
    const { error } = await anon.storage.from(box).upload('lettre.txt', 'cher ami');
    expect(error).toBeNull();
    expect((await anon.storage.from(box).download('lettre.txt')).error).toMatchObject({ status: 404 });
    expect(await textOf(service, box, 'lettre.txt')).toBe('cher ami');
  });

  it('belongs to the one who sent it', async () => {
    const box = await newBucket('mine');
    await alice.storage.from(box).upload('a.txt', 'hers');
    expect(await textOf(alice, box, 'a.txt')).toBe('hers');
    await service.storage.from(box).upload('b.txt', 'x');
    expect((await alice.storage.from(box).download('b.txt')).error).toMatchObject({ status: 404 });
  });
});
