// [CALL-18] move, copy and remove, within a bucket and across two.
import { beforeAll, describe, expect, it } from 'vitest';
import { ALICE, alice, anon, BOB, bob, service } from '../client.ts';
import { newBucket, put, textOf } from './client.ts';

let own = '';
let other = '';
beforeAll(async () => {
  own = await newBucket('own');
  other = await newBucket('own');
});
const mine = () => alice.storage.from(own);
const path = (name: string) => `${ALICE}/${name}`;
const give = (name: string, text = name, metadata: Record<string, unknown> = {}) =>
  mine().upload(path(name), text, { contentType: 'text/x-given', cacheControl: '77', metadata });

describe('[CALL-18] move', () => {
  it('takes the object elsewhere, as it is', async () => {
    const { data: given } = await give('m1.txt', 'moved', { kept: true });
    const { data, error } = await mine().move(path('m1.txt'), path('deep/m1.txt'));
    expect(error).toBeNull();
    expect(data?.message).toBe('Successfully moved');
    expect(await textOf(alice, own, path('deep/m1.txt'))).toBe('moved');
    expect((await mine().exists(path('m1.txt'))).data).toBe(false);
    expect((await mine().info(path('deep/m1.txt'))).data).toMatchObject({
      id: given?.id,
      contentType: 'text/x-given',
      cacheControl: 'max-age=77',
      metadata: { kept: true },
    });
  });

  it('reaches another bucket', async () => {
    await give('m2.txt', 'across');
    expect((await mine().move(path('m2.txt'), path('m2.txt'), { destinationBucket: other })).error).toBeNull();
    expect(await textOf(alice, other, path('m2.txt'))).toBe('across');
    expect((await mine().exists(path('m2.txt'))).data).toBe(false);
  });

  it('does not write over what is there', async () => {
    await give('m3.txt', 'three');
    await give('m4.txt', 'four');
    expect((await mine().move(path('m3.txt'), path('m4.txt'))).error).toMatchObject({ status: 409 });
    expect(await textOf(alice, own, path('m3.txt'))).toBe('three');
    expect(await textOf(alice, own, path('m4.txt'))).toBe('four');
  });

  it('of nothing, or to nowhere, is not found', async () => {
    expect((await mine().move(path('none.txt'), path('x.txt'))).error).toMatchObject({
      status: 404,
      message: 'Object not found',
    });
    await give('m5.txt');
    const nowhere = await mine().move(path('m5.txt'), path('m5.txt'), { destinationBucket: 'own-nowhere' });
    expect(nowhere.error).toMatchObject({ status: 404 });
    expect(await textOf(alice, own, path('m5.txt'))).toBe('m5.txt');
  });

  it('is refused out of and into another’s folder', async () => {
    await give('m6.txt', 'hers');
    const taken = await bob.storage.from(own).move(path('m6.txt'), `${BOB}/m6.txt`);
    expect(taken.error).toMatchObject({ status: 404, message: 'Object not found' });
    const pushed = await mine().move(path('m6.txt'), `${BOB}/m6.txt`);
    expect(pushed.error).toMatchObject({ status: 403 });
    expect(await textOf(alice, own, path('m6.txt'))).toBe('hers');
    expect((await service.storage.from(own).list(BOB)).data).toEqual([]);
  });
});

describe('[CALL-18] copy', () => {
  it('makes a second object of the same bytes, type and metadata', async () => {
    const { data: given } = await give('c1.txt', 'copied', { album: 'A' });
    const { data, error } = await mine().copy(path('c1.txt'), path('c2.txt'));
    expect(error).toBeNull();
    expect(data?.path).toBe(`${own}/${path('c2.txt')}`);
    expect(await textOf(alice, own, path('c2.txt'))).toBe('copied');
    const info = (await mine().info(path('c2.txt'))).data;
    expect(info).toMatchObject({ contentType: 'text/x-given', cacheControl: 'max-age=77', metadata: { album: 'A' } });
    expect(info?.id).not.toBe(given?.id);
  });

  it('does not follow its original', async () => {
    await give('c3.txt', 'before');
    await mine().copy(path('c3.txt'), path('c4.txt'));
    await mine().update(path('c3.txt'), 'after');
    expect(await textOf(alice, own, path('c4.txt'))).toBe('before');
    await mine().remove([path('c3.txt')]);
    expect(await textOf(alice, own, path('c4.txt'))).toBe('before');
  });

  it('reaches another bucket', async () => {
    await give('c5.txt', 'across');
    const { data, error } = await mine().copy(path('c5.txt'), path('c5.txt'), { destinationBucket: other });
    expect(error).toBeNull();
    expect(data?.path).toBe(`${other}/${path('c5.txt')}`);
    expect(await textOf(alice, other, path('c5.txt'))).toBe('across');
    expect(await textOf(alice, own, path('c5.txt'))).toBe('across');
  });

  it('drops the metadata when asked to, and uses the given one instead', async () => {
    await give('c6.txt', 'x', { album: 'A' });
    const { error } = await mine().copy(path('c6.txt'), path('c7.txt'), {
      copyMetadata: false,
      metadata: { cacheControl: 'max-age=11', mimetype: 'text/x-other' },
    });
    expect(error).toBeNull();
    const info = (await mine().info(path('c7.txt'))).data;
    expect(info).toMatchObject({ cacheControl: 'max-age=11', contentType: 'text/x-other' });
    expect(info?.metadata ?? {}).not.toHaveProperty('album');
  });

  it('does not write over what is there', async () => {
    await give('c8.txt', 'eight');
    await give('c9.txt', 'nine');
    expect((await mine().copy(path('c8.txt'), path('c9.txt'))).error).toMatchObject({ status: 409 });
    expect(await textOf(alice, own, path('c9.txt'))).toBe('nine');
  });

  it('of nothing is not found, and into another’s folder refused', async () => {
    expect((await mine().copy(path('none.txt'), path('x.txt'))).error).toMatchObject({ status: 404 });
    await give('c10.txt');
    expect((await mine().copy(path('c10.txt'), `${BOB}/c.txt`)).error).toMatchObject({ status: 403 });
    expect((await bob.storage.from(own).copy(path('c10.txt'), `${BOB}/c.txt`)).error).toMatchObject({ status: 404 });
    expect((await anon.storage.from(own).copy(path('c10.txt'), 'c.txt')).error).toMatchObject({ status: 404 });
  });

  it('keeps to the limits of the bucket it comes into', async () => {
    const small = await newBucket('plain', { fileSizeLimit: 3 });
    const images = await newBucket('plain', { allowedMimeTypes: ['image/*'] });
    const plain = await newBucket('plain');
    await put(plain, 'a.txt', 'long');
    const files = service.storage.from(plain);
    expect((await files.copy('a.txt', 'a.txt', { destinationBucket: small })).error).toMatchObject({ status: 413 });
    expect((await files.copy('a.txt', 'a.txt', { destinationBucket: images })).error).toMatchObject({ status: 415 });
  });
});

describe('[CALL-18] remove', () => {
  it('takes several away and names them', async () => {
    await give('r1.txt');
    await give('r2.txt');
    const { data, error } = await mine().remove([path('r1.txt'), path('r2.txt'), path('r3.txt')]);
    expect(error).toBeNull();
    expect(data?.map(({ name }) => name).toSorted()).toEqual([path('r1.txt'), path('r2.txt')]);
    expect(data?.every(({ bucket_id }) => bucket_id === own)).toBe(true);
    expect((await mine().exists(path('r1.txt'))).data).toBe(false);
    expect((await mine().upload(path('r1.txt'), 'again')).error).toBeNull();
    expect(await textOf(alice, own, path('r1.txt'))).toBe('again');
  });

  it('takes no folder for a name', async () => {
    await give('folder/in.txt');
    expect((await mine().remove([path('folder')])).data).toEqual([]);
    expect((await mine().remove([path('folder/%')])).data).toEqual([]);
    expect(await textOf(alice, own, path('folder/in.txt'))).toBe('folder/in.txt');
  });

  it('does not take the one version there is for another that was named', async () => {
    await give('versioned.txt', 'kept');
    const { data, error } = await mine().remove([{ path: path('versioned.txt'), versionId: 'another' }]);
    if (error) expect(error).toMatchObject({ status: 400 });
    else expect(data).toEqual([]);
    expect(await textOf(alice, own, path('versioned.txt'))).toBe('kept');
  });

  it('passes over what one may not remove', async () => {
    await give('r4.txt', 'hers');
    expect((await bob.storage.from(own).remove([path('r4.txt')])).data).toEqual([]);
    expect((await anon.storage.from(own).remove([path('r4.txt')])).data).toEqual([]);
    expect(await textOf(alice, own, path('r4.txt'))).toBe('hers');
  });

  it('of a thousand names is one call, of more is refused or done, and of none is no error of the server', async () => {
    const names = (count: number) => Array.from({ length: count }, (_, n) => path(`none-${n}`));
    expect((await mine().remove(names(1000))).data).toEqual([]);
    const { data, error } = await mine().remove(names(1001));
    if (error) expect(error).toMatchObject({ status: 400 });
    else expect(data).toEqual([]);
    const none = await mine().remove([]);
    if (none.error) expect(none.error).toMatchObject({ status: 400 });
    else expect(none.data).toEqual([]);
  });
});
