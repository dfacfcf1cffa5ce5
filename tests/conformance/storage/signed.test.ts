// [CALL-18] Signed addresses: one, many, for reading and for a first upload.
import { beforeAll, describe, expect, it } from 'vitest';
import { ALICE, alice, anon, BOB, bob, conformance, service } from '../client.ts';
import { ask, newBucket, put, STORAGE, textOf } from './client.ts';

let own = '';
beforeAll(async () => {
  own = await newBucket('own');
  await put(own, `${ALICE}/a.txt`, 'signed');
  await put(own, `${ALICE}/été 1.txt`, 'été');
  await put(own, `${BOB}/b.txt`, 'his');
});
const mine = () => alice.storage.from(own);
const path = (name: string) => `${ALICE}/${name}`;

describe('[CALL-18] a signed address', () => {
  it('opens one object to who holds it, without any key', async () => {
    const { data, error } = await mine().createSignedUrl(path('a.txt'), 60);
    expect(error).toBeNull();
    expect(data?.signedUrl.startsWith(`${STORAGE}/object/sign/${own}/${ALICE}/a.txt?token=`)).toBe(true);
    const answer = await fetch(data?.signedUrl ?? '');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('signed');
    expect(answer.headers.get('cache-control')).toMatch(/private|no-store/);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  });

  it('opens names of every sort', async () => {
    const { data } = await mine().createSignedUrl(path('été 1.txt'), 60);
    expect(await (await fetch(data?.signedUrl ?? '')).text()).toBe('été');
  });

  it('can say under which name to save', async () => {
    for (const [download, expected] of [
      [true, /^attachment/],
      ['carte.txt', /^attachment;.*carte\.txt/],
    ] as const) {
      const { data } = await mine().createSignedUrl(path('a.txt'), 60, { download });
      const answer = await fetch(data?.signedUrl ?? '');
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-disposition')).toMatch(expected);
      await answer.body?.cancel();
    }
  });

  it('is not given for what is hidden or absent', async () => {
    for (const { data, error } of [
      await bob.storage.from(own).createSignedUrl(path('a.txt'), 60),
      await mine().createSignedUrl(path('none.txt'), 60),
      await anon.storage.from(own).createSignedUrl(path('a.txt'), 60),
    ]) {
      expect(data).toBeNull();
      expect(error).toMatchObject({ name: 'StorageApiError' });
      expect([400, 404]).toContain(error && 'status' in error ? error.status : 0);
    }
  });

  it('ends with its object', async () => {
    await put(own, path('gone.txt'));
    const { data } = await mine().createSignedUrl(path('gone.txt'), 60);
    await mine().remove([path('gone.txt')]);
    expect([400, 404]).toContain((await fetch(data?.signedUrl ?? '')).status);
  });

  it.each([0, -5, 1.5e12, 'soon', null])('is not given for %j seconds', async (seconds) => {
    const { error } = await mine().createSignedUrl(path('a.txt'), seconds as number);
    expect(error).toMatchObject({ name: 'StorageApiError', status: 400 });
  });

  it('is refused without its token', async () => {
    const answer = await ask(`/object/sign/${own}/${path('a.txt')}`, { key: null });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ statusCode: expect.any(String), message: expect.any(String) });
  });
});

describe('[CALL-18] many signed addresses', () => {
  it('come in the order asked, each with its own verdict', async () => {
    const paths = [path('a.txt'), path('none.txt'), `${BOB}/b.txt`, path('été 1.txt')];
    const { data, error } = await mine().createSignedUrls(paths, 60);
    expect(error).toBeNull();
    expect(data?.map((one) => one.path)).toEqual(paths);
    const refusal = 'Either the object does not exist or you do not have access to it';
    expect(data?.map((one) => one.error)).toEqual([null, refusal, refusal, null]);
    expect(data?.map((one) => one.signedUrl === null)).toEqual([false, true, true, false]);
    expect(await (await fetch(data?.[0]?.signedUrl ?? '')).text()).toBe('signed');
    expect(await (await fetch(data?.[3]?.signedUrl ?? '')).text()).toBe('été');
  });

  it('can say under which name to save', async () => {
    const { data } = await mine().createSignedUrls([path('a.txt')], 60, { download: 'x.txt' });
    const answer = await fetch(data?.[0]?.signedUrl ?? '');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment;.*x\.txt/);
    await answer.body?.cancel();
  });
});

describe('[CALL-18] an address for an upload', () => {
  const prepare = async (name: string, options?: { upsert: boolean }) => {
    const { data, error } = await mine().createSignedUploadUrl(path(name), options);
    if (error) throw error;
    return data;
  };
  const stranger = () => anon.storage.from(own);

  it('lets one file in, by anyone who holds it', async () => {
    const made = await prepare('up1.txt');
    expect(made.path).toBe(path('up1.txt'));
    expect(made.signedUrl.startsWith(`${STORAGE}/object/upload/sign/${own}/${ALICE}/up1.txt?token=`)).toBe(true);
    const { data, error } = await stranger().uploadToSignedUrl(path('up1.txt'), made.token, 'from outside', {
      contentType: 'text/x-declared',
      cacheControl: '9',
      metadata: { by: 'guest' },
    });
    expect(error).toBeNull();
    expect(data).toMatchObject({ path: path('up1.txt'), fullPath: `${own}/${path('up1.txt')}` });
    expect(await textOf(alice, own, path('up1.txt'))).toBe('from outside');
    expect((await mine().info(path('up1.txt'))).data).toMatchObject({
      contentType: 'text/x-declared',
      cacheControl: 'max-age=9',
      metadata: { by: 'guest' },
    });
  });

  it('takes a form as well, and needs no key at all', async () => {
    const made = await prepare('up2.txt');
    const { error } = await stranger().uploadToSignedUrl(made.path, made.token, new Blob(['form']));
    expect(error).toBeNull();
    expect(await textOf(alice, own, path('up2.txt'))).toBe('form');
    const bare = await prepare('up3.txt');
    expect((await fetch(bare.signedUrl, { method: 'PUT', body: 'bare' })).status).toBe(200);
    expect(await textOf(alice, own, path('up3.txt'))).toBe('bare');
  });

  it('belongs to the one who asked for it', async () => {
    const box = await newBucket('mine');
    const { data } = await alice.storage.from(box).createSignedUploadUrl('hers.txt');
    await anon.storage.from(box).uploadToSignedUrl('hers.txt', data?.token ?? '', 'x');
    expect(await textOf(alice, box, 'hers.txt')).toBe('x');
  });

  it('does not overwrite, unless it was made to', async () => {
    await put(own, path('taken.txt'), 'first');
    const plain = await mine().createSignedUploadUrl(path('taken.txt'));
    if (plain.error) expect(plain.error).toMatchObject({ status: 409 });
    else {
      const { error } = await stranger().uploadToSignedUrl(path('taken.txt'), plain.data.token, 'x', { upsert: true });
      expect(error).toMatchObject({ status: 409 });
    }
    expect(await textOf(alice, own, path('taken.txt'))).toBe('first');
    const over = await prepare('taken.txt', { upsert: true });
    expect((await stranger().uploadToSignedUrl(over.path, over.token, 'second')).error).toBeNull();
    expect(await textOf(alice, own, path('taken.txt'))).toBe('second');
  });

  it('is not given where one may not upload', async () => {
    expect((await mine().createSignedUploadUrl(`${BOB}/x.txt`)).error).toMatchObject({ status: 403 });
    expect((await anon.storage.from(own).createSignedUploadUrl('x.txt')).error).toMatchObject({ status: 403 });
    expect((await service.storage.from('plain-nowhere').createSignedUploadUrl('x.txt')).error).toMatchObject({
      status: 404,
    });
  });

  it('keeps to the limits of its bucket', async () => {
    const small = await newBucket('plain', { fileSizeLimit: 3, allowedMimeTypes: ['text/plain'] });
    const { data } = await service.storage.from(small).createSignedUploadUrl('a.txt');
    const files = anon.storage.from(small);
    const send = (body: string, contentType: string) =>
      files.uploadToSignedUrl('a.txt', data?.token ?? '', body, { contentType });
    expect((await send('long', 'text/plain')).error).toMatchObject({ status: 413 });
    expect((await send('abc', 'text/html')).error).toMatchObject({ status: 415 });
    expect((await send('abc', 'text/plain')).error).toBeNull();
  });

  it('is refused with a token that is none', async () => {
    for (const token of ['x', 'a.b.c', conformance.tokens.alice, conformance.publishableKey]) {
      const { error } = await stranger().uploadToSignedUrl(path('never.txt'), token, 'x');
      expect(error).toMatchObject({ name: 'StorageApiError' });
    }
    expect((await mine().exists(path('never.txt'))).data).toBe(false);
  });
});
