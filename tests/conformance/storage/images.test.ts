// [CALL-18] Variants of pictures as the client asks for them, and originals that no longer say where they were taken.
import { beforeAll, describe, expect, it } from 'vitest';
import { colourAt, look, type PhotoFormat, photo } from '#tests/support/images.ts';
import { ALICE, alice, anon, bob, conformance, service } from '../client.ts';
import { ask, newBucket, put, STORAGE } from './client.ts';

let own = '';
let open = '';
const wide = `${ALICE}/large.jpg`;
const { tokens } = conformance;

beforeAll(async () => {
  own = await newBucket('own');
  open = await newBucket('plain', { public: true });
  const bytes = await photo({ width: 800, height: 400 });
  await alice.storage.from(own).upload(wide, bytes, { contentType: 'image/jpeg' });
  await service.storage.from(open).upload('large.jpg', bytes, { contentType: 'image/jpeg' });
  await service.storage.from(open).upload('upright.jpg', await photo({ width: 800, height: 400, orientation: 6 }), {
    contentType: 'image/jpeg',
  });
  await put(open, 'text.txt', 'no picture');
});

const bytesOf = async (answer: Response | Blob) => Buffer.from(await answer.arrayBuffer());
const render = (query: string, accept = 'image/*') =>
  ask(`/render/image/public/${open}/large.jpg?${query}`, { key: null, headers: { accept } });

describe('[CALL-18] a variant', () => {
  it.each<[object, number, number]>([
    [{ width: 100, height: 100 }, 100, 100],
    [{ width: 100, height: 100, resize: 'cover' }, 100, 100],
    [{ width: 100, height: 100, resize: 'contain' }, 100, 50],
    [{ width: 100, height: 100, resize: 'fill' }, 100, 100],
    [{ width: 200 }, 200, 100],
    [{ height: 100 }, 200, 100],
    [{ width: 200, quality: 20 }, 200, 100],
  ])('of %j measures %d by %d', async (transform, width, height) => {
    const { data, error } = await alice.storage.from(own).download(wide, { transform });
    expect(error).toBeNull();
    const shown = await look(await bytesOf(data ?? new Blob()));
    expect(shown).toMatchObject({ width, height, hasExif: false, hasPlace: false });
    expect(data?.type).toBe(`image/${shown.format === 'heif' ? 'avif' : shown.format}`);
  });

  it('covers from the middle, and fills by pressing', async () => {
    const cover = await bytesOf(await render('width=100&height=100&resize=cover&format=origin'));
    expect([await colourAt(cover, 10, 50), await colourAt(cover, 90, 50)]).toEqual(['red', 'blue']);
    const fill = await bytesOf(await render('width=100&height=100&resize=fill&format=origin'));
    expect([await colourAt(fill, 10, 50), await colourAt(fill, 90, 50)]).toEqual(['red', 'blue']);
  });

  it('is smaller at a lower quality', async () => {
    const [low, high] = [await render('width=400&quality=20'), await render('width=400&quality=100')];
    expect((await bytesOf(low)).length).toBeLessThan((await bytesOf(high)).length);
  });

  it('is in the format the reader takes, unless the origin is asked for', async () => {
    const modern = await render('width=50', 'image/webp,image/*;q=0.8');
    expect(modern.headers.get('content-type')).toBe('image/webp');
    expect((await look(await bytesOf(modern))).format).toBe('webp');
    expect(modern.headers.get('vary')?.toLowerCase()).toContain('accept');
    const plain = await render('width=50', 'image/jpeg');
    expect(plain.headers.get('content-type')).toBe('image/jpeg');
    const origin = await render('width=50&format=origin', 'image/avif,image/webp,*/*');
    expect(origin.headers.get('content-type')).toBe('image/jpeg');
    expect((await look(await bytesOf(origin))).format).toBe('jpeg');
  });

  it('says to caches that it depends on the reader, to whichever page it goes', async () => {
    const answer = await ask(`/render/image/public/${open}/large.jpg?width=50`, {
      key: null,
      headers: { accept: 'image/webp', origin: 'https://elsewhere.example' },
    });
    expect(answer.headers.get('vary')?.toLowerCase()).toContain('accept');
    expect(answer.headers.get('vary')?.toLowerCase()).toContain('origin');
    await answer.body?.cancel();
  });

  it('has its headers, and is not sent again to who has it', async () => {
    const first = await render('width=60');
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toMatch(/^(W\/)?"[^"]+"$/);
    expect(first.headers.get('cache-control')).toContain('max-age=3600');
    expect(Number(first.headers.get('content-length'))).toBe((await bytesOf(first)).length);
    const again = await ask(`/render/image/public/${open}/large.jpg?width=60`, {
      key: null,
      headers: { accept: 'image/*', 'if-none-match': tag },
    });
    expect(again.status).toBe(304);
    const other = await render('width=61');
    expect(other.headers.get('etag')).not.toBe(tag);
    await other.body?.cancel();
  });

  it('is upright when the camera was turned', async () => {
    const answer = await ask(`/render/image/public/${open}/upright.jpg?width=100&format=origin`, { key: null });
    const bytes = await bytesOf(answer);
    const shown = await look(bytes);
    expect(shown).toMatchObject({ width: 100, height: 200, hasExif: false });
    expect([await colourAt(bytes, 50, 20), await colourAt(bytes, 50, 180)]).toEqual(['red', 'blue']);
  });

  it('comes by the public address, by a signed one, and not to who may not read', async () => {
    const transform = { width: 80, height: 40, resize: 'cover' as const };
    const { publicUrl } = anon.storage.from(open).getPublicUrl('large.jpg', { transform }).data;
    expect(publicUrl.startsWith(`${STORAGE}/render/image/public/`)).toBe(true);
    expect(await look(await bytesOf(await fetch(publicUrl)))).toMatchObject({ width: 80, height: 40 });
    const { data } = await alice.storage.from(own).createSignedUrl(wide, 60, { transform });
    expect(data?.signedUrl.startsWith(`${STORAGE}/render/image/sign/`)).toBe(true);
    expect(await look(await bytesOf(await fetch(data?.signedUrl ?? '')))).toMatchObject({ width: 80, height: 40 });
    expect((await bob.storage.from(own).download(wide, { transform })).error).toMatchObject({ status: 404 });
    const { publicUrl: closed } = anon.storage.from(own).getPublicUrl(wide, { transform }).data;
    expect([400, 404]).toContain((await fetch(closed)).status);
  });

  it('of a private picture is not stored by shared caches', async () => {
    const answer = await ask(`/render/image/authenticated/${own}/${wide}?width=30`, { token: tokens.alice });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toMatch(/private|no-store/);
    await answer.body?.cancel();
  });

  it('follows its original', async () => {
    const files = service.storage.from(open);
    await files.upload('turned.jpg', await photo({ width: 400, height: 200 }), { contentType: 'image/jpeg' });
    const size = async () =>
      look(await bytesOf(await ask(`/render/image/public/${open}/turned.jpg?width=100`, { key: null })));
    expect(await size()).toMatchObject({ width: 100, height: 50 });
    await files.update('turned.jpg', await photo({ width: 200, height: 400 }), { contentType: 'image/jpeg' });
    expect(await size()).toMatchObject({ width: 100, height: 200 });
    await files.remove(['turned.jpg']);
    const gone = await ask(`/render/image/public/${open}/turned.jpg?width=100`, { key: null });
    expect(gone.status).toBe(404);
  });

  it('asked for by many at once is the same for all', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => render('width=333&height=77')));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
    const tags = new Set(answers.map(({ headers }) => headers.get('etag')));
    expect(tags.size).toBe(1);
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  });

  it.each([
    'width=0',
    'width=-5',
    'width=2501',
    'height=99999999',
    'width=abc',
    'width=1.5',
    'width=1e3',
    'quality=19&width=10',
    'quality=101&width=10',
    'resize=stretch&width=10',
    'format=exe&width=10',
  ])('of %s is refused', async (query) => {
    const answer = await render(query);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ statusCode: '400', message: expect.any(String) });
  });

  it('of what is no picture is refused', async () => {
    const answer = await ask(`/render/image/public/${open}/text.txt?width=10`, { key: null });
    expect([400, 415, 422]).toContain(answer.status);
    expect(await answer.json()).toMatchObject({ message: expect.any(String) });
  });
});

describe('[CALL-18] an original', () => {
  it.each<[PhotoFormat, boolean]>([
    ['jpeg', true],
    ['png', true],
    ['webp', true],
    ['jpeg', false],
    ['png', false],
    ['webp', false],
  ])('in %s no longer says where it was taken (raw: %s)', async (format, isRaw) => {
    const bytes = await photo({ width: 120, height: 60, format, orientation: 6 });
    expect(await look(bytes)).toMatchObject({ hasPlace: true });
    const name = `${ALICE}/place-${isRaw}.${format}`;
    const body = isRaw ? bytes : new Blob([new Uint8Array(bytes)], { type: `image/${format}` });
    const { error } = await alice.storage.from(own).upload(name, body, { contentType: `image/${format}` });
    expect(error).toBeNull();
    const { data } = await alice.storage.from(own).download(name);
    const stored = await bytesOf(data ?? new Blob());
    expect(await look(stored)).toMatchObject({ width: 120, height: 60, format, orientation: 6, hasPlace: false });
    expect(await colourAt(stored, 30, 10)).toBe(await colourAt(bytes, 30, 10));
    expect((await alice.storage.from(own).info(name)).data?.size).toBe(stored.length);
  });

  it('keeps its place out when it comes by a signed address or replaces another', async () => {
    const bytes = await photo({ width: 64, height: 64 });
    const name = `${ALICE}/by-address.jpg`;
    const files = alice.storage.from(own);
    const { data } = await files.createSignedUploadUrl(name);
    await files.uploadToSignedUrl(name, data?.token ?? '', bytes, { contentType: 'image/jpeg' });
    const first = await files.download(name);
    expect(await look(await bytesOf(first.data ?? new Blob()))).toMatchObject({ hasPlace: false });
    await files.update(name, bytes, { contentType: 'image/jpeg' });
    const second = await files.download(name);
    expect(await look(await bytesOf(second.data ?? new Blob()))).toMatchObject({ hasPlace: false });
  });

  it('with a wrong type is cleaned, or served as its declared type', async () => {
    const bytes = await photo({ width: 64, height: 64 });
    const name = `${ALICE}/lies.jpg`;
    await alice.storage.from(own).upload(name, bytes, { contentType: 'image/png' });
    const { data } = await alice.storage.from(own).download(name);
    expect(await look(await bytesOf(data ?? new Blob()))).toMatchObject({ hasPlace: false });
  });
});
