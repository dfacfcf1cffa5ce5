// [CALL-18] Reading: download, stream, public address, names to save under, and the headers that say what it is.
import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { ALICE, alice, anon, bob, conformance, service } from '../client.ts';
import { ask, newBucket, put, STORAGE, textOf } from './client.ts';

let own = '';
let open = '';
const bytes = randomBytes(300_000);
const film = `${ALICE}/film.bin`;
const { tokens } = conformance;

beforeAll(async () => {
  own = await newBucket('own');
  open = await newBucket('plain', { public: true });
  await alice.storage.from(own).upload(film, bytes, { contentType: 'video/mp4' });
  await put(open, 'fête/menu du soir.txt', 'soupe');
});

describe('[CALL-18] download', () => {
  it('gives the bytes and their type', async () => {
    const { data, error } = await alice.storage.from(own).download(film);
    expect(error).toBeNull();
    expect(data?.type).toBe('video/mp4');
    expect(Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer()).equals(bytes)).toBe(true);
  });

  it('gives a stream', async () => {
    const { data, error } = await alice.storage.from(own).download(film).asStream();
    expect(error).toBeNull();
    let size = 0;
    for await (const chunk of data ?? []) size += (chunk as Uint8Array).length;
    expect(size).toBe(bytes.length);
  });

  it('can be given up in the middle, and the next one is whole', async () => {
    const giveUp = new AbortController();
    const { data } = await alice.storage.from(own).download(film, {}, { signal: giveUp.signal }).asStream();
    await data?.getReader().read();
    giveUp.abort();
    expect((await alice.storage.from(own).download(film)).data?.size).toBe(bytes.length);
  });

  it('is of one version, although it is replaced and removed meanwhile', async () => {
    const [first, second] = [randomBytes(6_000_000), randomBytes(6_000_000)];
    const files = alice.storage.from(own);
    const name = `${ALICE}/version.bin`;
    await files.upload(name, first);
    const { data } = await files.download(name).asStream();
    const reader = data?.getReader();
    const chunks = [(await reader?.read())?.value as Uint8Array];
    await files.update(name, second);
    await files.remove([name]);
    for (let next = await reader?.read(); next?.done === false; next = await reader?.read())
      chunks.push(next.value as Uint8Array);
    expect(Buffer.concat(chunks).equals(first)).toBe(true);
  });

  it('is not found when it is hidden or absent, and the two look the same', async () => {
    const hidden = await bob.storage.from(own).download(film);
    const absent = await bob.storage.from(own).download(`${ALICE}/none.bin`);
    expect(hidden.data).toBeNull();
    expect(hidden.error).toMatchObject({
      name: 'StorageApiError',
      status: 404,
      statusCode: '404',
      message: 'Object not found',
    });
    expect(JSON.stringify(hidden.error)).toBe(JSON.stringify(absent.error));
    expect((await anon.storage.from(own).download(film)).error).toMatchObject({ status: 404 });
  });

  it('of a private object is not stored by shared caches', async () => {
    const answer = await ask(`/object/authenticated/${own}/${film}`, { token: tokens.alice });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toMatch(/\bprivate\b|\bno-store\b/);
    expect(answer.headers.get('content-type')).toBe('video/mp4');
    expect(answer.headers.get('content-length')).toBe(String(bytes.length));
    expect(answer.headers.get('accept-ranges')).toBe('bytes');
    expect(answer.headers.get('etag')).toMatch(/^(W\/)?"[^"]+"$/);
    expect(Date.parse(answer.headers.get('last-modified') ?? '')).toBeGreaterThan(Date.now() - 600_000);
    await answer.body?.cancel();
  });

  it('answers HEAD with the same headers and no body', async () => {
    for (const prefix of ['object', 'object/authenticated']) {
      const answer = await ask(`/${prefix}/${own}/${film}`, { token: tokens.alice, method: 'HEAD' });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-length')).toBe(String(bytes.length));
      expect(await answer.text()).toBe('');
    }
    expect((await ask(`/object/${own}/${film}`, { token: tokens.bob, method: 'HEAD' })).status).toBe(404);
    expect((await ask(`/object/public/${open}/f%C3%AAte/menu%20du%20soir.txt`, { method: 'HEAD' })).status).toBe(200);
  });
});

describe('[CALL-18] the public address', () => {
  it('is readable without any key', async () => {
    const { publicUrl } = anon.storage.from(open).getPublicUrl('fête/menu du soir.txt').data;
    expect(publicUrl.startsWith(`${STORAGE}/object/public/${open}/`)).toBe(true);
    const answer = await fetch(publicUrl);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('soupe');
    expect(answer.headers.get('cache-control')).toContain('max-age=3600');
    expect(answer.headers.get('cache-control')).not.toContain('private');
    expect(answer.headers.get('content-disposition') ?? '').not.toContain('attachment');
  });

  it('does not exist for a private bucket', async () => {
    const { publicUrl } = service.storage.from(own).getPublicUrl(film).data;
    for (const answer of [await fetch(publicUrl), await ask(publicUrl, { token: tokens.alice })]) {
      expect([400, 404]).toContain(answer.status);
      expect(await answer.json()).toMatchObject({ statusCode: '404', message: 'Bucket not found' });
    }
  });

  it('does not exist for an absent object', async () => {
    const answer = await fetch(anon.storage.from(open).getPublicUrl('none.txt').data.publicUrl);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ statusCode: '404', message: 'Object not found' });
  });

  it('of a public bucket does not open the list', async () => {
    expect((await anon.storage.from(open).list()).data).toEqual([]);
  });

  it('of a public bucket checks the policies for writes', async () => {
    expect((await anon.storage.from(open).upload('x.txt', 'x')).error).toMatchObject({ status: 403 });
    await anon.storage.from(open).remove(['fête/menu du soir.txt']);
    expect(await textOf(service, open, 'fête/menu du soir.txt')).toBe('soupe');
  });
});

describe('[CALL-18] the name to save under', () => {
  const disposition = async (download: string | boolean) => {
    const { publicUrl } = anon.storage.from(open).getPublicUrl('fête/menu du soir.txt', { download }).data;
    const answer = await fetch(publicUrl);
    expect(answer.status).toBe(200);
    return answer.headers.get('content-disposition') ?? '';
  };

  it('is the object’s own when none is given', async () => {
    const header = await disposition(true);
    expect(header).toMatch(/^attachment/);
    expect(header).toContain('menu');
  });

  it('is the one that is given', async () => {
    expect(await disposition('carte.txt')).toMatch(/^attachment;.*filename\*?=.*carte\.txt/);
  });

  it('keeps its accents by the extended form', async () => {
    expect(await disposition('été à "Noël".txt')).toContain(
      `filename*=UTF-8''${encodeURIComponent('été à "Noël".txt').replaceAll("'", '%27')}`,
    );
  });

  it.each(['a\r\nset-cookie: x=1', 'a"; filename="b.exe', '../../etc/passwd', '\u202Egpj.exe'])(
    'cannot break out of its header: %j',
    async (name) => {
      const { publicUrl } = anon.storage.from(open).getPublicUrl('fête/menu du soir.txt', { download: name }).data;
      const answer = await fetch(publicUrl);
      expect(answer.status).toBeLessThan(500);
      expect(answer.headers.get('set-cookie')).toBeNull();
      const header = answer.headers.get('content-disposition') ?? '';
      // Outside of quoted strings there is one filename at most.
      expect(header.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""').match(/filename=/g)?.length ?? 0).toBeLessThanOrEqual(1);
    },
  );
});
