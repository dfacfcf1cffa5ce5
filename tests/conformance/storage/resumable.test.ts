// [CALL-18] Resumable uploads by tus-js-client: whole, paused and resumed, and the protocol's own refusals.
import { createHash, randomBytes } from 'node:crypto';
import { DetailedError } from 'tus-js-client';
import { beforeAll, describe, expect, it } from 'vitest';
import { ALICE, alice, anon, BOB, conformance, service } from '../client.ts';
import { type Asked, ask, newBucket, put, STORAGE, textOf } from './client.ts';
import { encodeMetadata, type Sending, sendResumable } from './resumable-client.ts';

const bytes = randomBytes(1_300_000);
const { tokens, publishableKey } = conformance;
let own = '';
beforeAll(async () => {
  own = await newBucket('own');
});
const path = (name: string) => `${ALICE}/${name}`;
const headersOf = (token: string) => ({ apikey: publishableKey, authorization: `Bearer ${token}` });
const mine = (name: string, more: Partial<Sending> = {}): Sending => ({
  storage: STORAGE,
  headers: headersOf(tokens.alice),
  bucket: own,
  name: path(name),
  ...more,
});

async function digestOf(name: string): Promise<string> {
  const { data, error } = await alice.storage.from(own).download(path(name));
  if (error) throw error;
  return createHash('sha256')
    .update(Buffer.from(await data.arrayBuffer()))
    .digest('hex');
}
const expected = createHash('sha256').update(bytes).digest('hex');
const statusOf = async (sent: Promise<unknown>): Promise<number | undefined> => {
  const error = await sent.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof DetailedError ? error.originalResponse?.getStatus() : undefined;
};

describe('[CALL-18] a resumable upload', () => {
  it('in one piece becomes an object like any other', async () => {
    const sent = await sendResumable(bytes, mine('whole.bin', { cacheControl: '42', metadata: { album: 'A' } }));
    expect(sent.isPaused).toBe(false);
    expect(await digestOf('whole.bin')).toBe(expected);
    expect((await alice.storage.from(own).info(path('whole.bin'))).data).toMatchObject({
      size: bytes.length,
      contentType: 'application/x-film',
      cacheControl: 'max-age=42',
      metadata: { album: 'A' },
    });
  });

  it('in many pieces is the same', async () => {
    await sendResumable(bytes, mine('pieces.bin', { chunkSize: 100_003 }));
    expect(await digestOf('pieces.bin')).toBe(expected);
  });

  it('may begin with its creation', async () => {
    await sendResumable(bytes, mine('creation.bin', { withCreation: true, chunkSize: 500_000 }));
    expect(await digestOf('creation.bin')).toBe(expected);
  });

  it('may be empty', async () => {
    await sendResumable(Buffer.alloc(0), mine('empty.bin'));
    expect((await alice.storage.from(own).info(path('empty.bin'))).data?.size).toBe(0);
  });

  it('goes on where it was paused, and is not there before its end', async () => {
    const accepted: number[] = [];
    const paused = await sendResumable(
      bytes,
      mine('paused.bin', { chunkSize: 300_000, onChunk: (count) => accepted.push(count) === 2 }),
    );
    expect(paused.isPaused).toBe(true);
    expect(accepted).toEqual([300_000, 600_000]);
    expect((await alice.storage.from(own).exists(path('paused.bin'))).data).toBe(false);
    expect((await alice.storage.from(own).list(ALICE, { search: 'paused' })).data).toEqual([]);
    const after: number[] = [];
    const resumed = await sendResumable(
      bytes,
      mine('paused.bin', {
        uploadUrl: paused.url,
        chunkSize: 300_000,
        onChunk: (count) => after.push(count) < 0,
      }),
    );
    expect(resumed.isPaused).toBe(false);
    // The client asked where to go on. A piece in flight at the pause may have arrived.
    expect(after[0]).toBeGreaterThan(600_000);
    expect(await digestOf('paused.bin')).toBe(expected);
  });

  it('does not overwrite, unless it says so', async () => {
    await put(own, path('taken.bin'), 'first');
    expect(await statusOf(sendResumable(bytes, mine('taken.bin')))).toBe(409);
    expect(await textOf(alice, own, path('taken.bin'))).toBe('first');
    const upsert = { headers: { ...headersOf(tokens.alice), 'x-upsert': 'true' } };
    await sendResumable(bytes, mine('taken.bin', upsert));
    expect(await digestOf('taken.bin')).toBe(expected);
  });

  it('is refused where one may not upload', async () => {
    expect(await statusOf(sendResumable(bytes, { ...mine('x'), name: `${BOB}/x.bin` }))).toBe(403);
    expect(await statusOf(sendResumable(bytes, mine('x', { headers: headersOf(publishableKey) })))).toBe(403);
    expect(await statusOf(sendResumable(bytes, { ...mine('x'), bucket: 'own-nowhere' }))).toBe(404);
    expect(await statusOf(sendResumable(bytes, mine('x', { headers: {} })))).toBeGreaterThanOrEqual(400);
  });

  it('keeps to the limits of its bucket', async () => {
    const small = await newBucket('plain', { fileSizeLimit: 1000, allowedMimeTypes: ['application/x-film'] });
    const sending = mine('x', { headers: headersOf(conformance.secretKey), bucket: small });
    expect(await statusOf(sendResumable(bytes, { ...sending, name: 'big.bin' }))).toBe(413);
    expect(await statusOf(sendResumable(Buffer.from('x'), { ...sending, contentType: 'text/html' }))).toBe(415);
    await sendResumable(bytes.subarray(0, 1000), { ...sending, name: 'fits.bin' });
    expect((await service.storage.from(small).info('fits.bin')).data?.size).toBe(1000);
  });

  it('can be done by one who holds a signed address', async () => {
    const { data } = await alice.storage.from(own).createSignedUploadUrl(path('guest.bin'));
    await sendResumable(
      bytes,
      mine('guest.bin', {
        endpoint: `${STORAGE}/upload/resumable/sign`,
        headers: { apikey: publishableKey, 'x-signature': data?.token ?? '' },
        chunkSize: 500_000,
      }),
    );
    expect(await digestOf('guest.bin')).toBe(expected);
    expect((await anon.storage.from(own).exists(path('guest.bin'))).data).toBe(false);
  });
});

describe('[CALL-18] the protocol of resumable uploads', () => {
  const tus = { 'tus-resumable': '1.0.0' };
  const by = { token: tokens.alice };
  const create = (name: string, size: number, more: Asked = {}) =>
    ask('/upload/resumable', {
      ...by,
      method: 'POST',
      ...more,
      headers: {
        ...tus,
        'upload-length': String(size),
        'upload-metadata': encodeMetadata({ bucketName: own, objectName: path(name), contentType: 'text/plain' }),
        ...more.headers,
      },
    });
  const begin = async (name: string, size: number) => {
    const answer = await create(name, size);
    expect(answer.status).toBe(201);
    return new URL(answer.headers.get('location') ?? '', `${STORAGE}/upload/resumable/`).href;
  };
  const patch = (url: string, offset: number | string, body: string, headers: Record<string, string> = {}) =>
    ask(url, {
      ...by,
      method: 'PATCH',
      headers: {
        ...tus,
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
        ...headers,
      },
      body,
    });

  it('announces its capabilities', async () => {
    const answer = await ask('/upload/resumable', { method: 'OPTIONS' });
    expect([200, 204]).toContain(answer.status);
    expect(answer.headers.get('tus-version')).toContain('1.0.0');
    for (const extension of ['creation', 'creation-with-upload', 'termination', 'expiration'])
      expect(answer.headers.get('tus-extension')?.split(',')).toContain(extension);
    expect(Number(answer.headers.get('tus-max-size'))).toBeGreaterThan(0);
  });

  it('returns the offset of an upload', async () => {
    const url = await begin('stand.txt', 10);
    const offset = async () => {
      const answer = await ask(url, { ...by, method: 'HEAD', headers: tus });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('tus-resumable')).toBe('1.0.0');
      expect(answer.headers.get('cache-control')).toContain('no-store');
      expect(answer.headers.get('upload-length')).toBe('10');
      return answer.headers.get('upload-offset');
    };
    expect(await offset()).toBe('0');
    const answer = await patch(url, 0, 'abcd');
    expect(answer.status).toBe(204);
    expect(answer.headers.get('upload-offset')).toBe('4');
    expect(Date.parse(answer.headers.get('upload-expires') ?? '')).toBeGreaterThan(Date.now());
    expect(await offset()).toBe('4');
    expect((await patch(url, 4, 'efghij')).status).toBe(204);
    expect(await textOf(alice, own, path('stand.txt'))).toBe('abcdefghij');
  });

  it.each([3, 5, 0, 10])('refuses a piece at %d when four bytes are there', async (offset) => {
    const url = await begin(`offset-${offset}.txt`, 10);
    await patch(url, 0, 'abcd');
    expect((await patch(url, offset, 'xx')).status).toBe(409);
    expect((await patch(url, 4, 'efghij')).status).toBe(204);
    expect(await textOf(alice, own, path(`offset-${offset}.txt`))).toBe('abcdefghij');
  });

  it.each(['-1', 'abc', '1.5', '', '99999999999999999999'])('refuses an offset of %j', async (offset) => {
    const url = await begin(`odd-offset-${offset}.txt`, 10);
    expect([400, 409]).toContain((await patch(url, offset, 'xx')).status);
  });

  it('refuses more bytes than were announced', async () => {
    const url = await begin('more.txt', 3);
    expect([400, 413]).toContain((await patch(url, 0, 'abcdef')).status);
    expect((await alice.storage.from(own).exists(path('more.txt'))).data).toBe(false);
  });

  it('refuses another type of piece, and another version of itself', async () => {
    const url = await begin('type.txt', 3);
    expect((await patch(url, 0, 'abc', { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await patch(url, 0, 'abc', { 'tus-resumable': '0.2.2' })).status).toBe(412);
    const bare = await ask(url, { ...by, method: 'HEAD' });
    expect(bare.status).toBe(412);
    const creation = await create('version.txt', 3, { headers: { 'tus-resumable': '2.0.0' } });
    expect(creation.status).toBe(412);
    expect(creation.headers.get('tus-version')).toContain('1.0.0');
  });

  it.each(['-1', 'abc', '1e3', '', '99999999999999999999999'])('refuses a length of %j', async (length) => {
    const answer = await create('length.txt', 0, { headers: { 'upload-length': length } });
    expect([400, 413]).toContain(answer.status);
  });

  it.each(['', 'bucketName', 'bucketName !!!,objectName !!!', ',,,', 'objectName YQ=='])(
    'refuses the metadata %j',
    async (metadata) => {
      const answer = await create('metadata.txt', 3, { headers: { 'upload-metadata': metadata } });
      expect([400, 404]).toContain(answer.status);
    },
  );

  it('cancels an upload on request', async () => {
    const url = await begin('ended.txt', 10);
    await patch(url, 0, 'abcd');
    expect((await ask(url, { ...by, method: 'DELETE', headers: tus })).status).toBe(204);
    expect([404, 410]).toContain((await ask(url, { ...by, method: 'HEAD', headers: tus })).status);
    expect([404, 410]).toContain((await patch(url, 4, 'efghij')).status);
    expect((await alice.storage.from(own).exists(path('ended.txt'))).data).toBe(false);
  });

  it('knows no upload that was never begun', async () => {
    for (const id of ['00000000-0000-4000-8000-000000000000', 'x', '%00', 'a'.repeat(300)]) {
      const answer = await ask(`/upload/resumable/${id}`, { ...by, method: 'HEAD', headers: tus });
      expect([400, 404]).toContain(answer.status);
    }
  });

  it('lets two pieces of one place in once', async () => {
    const url = await begin('twice.txt', 8);
    const answers = await Promise.all([patch(url, 0, 'aaaa'), patch(url, 0, 'bbbb'), patch(url, 0, 'cccc')]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    for (const status of statuses) expect([204, 409, 423]).toContain(status);
    expect((await patch(url, 4, 'dddd')).status).toBe(204);
    expect(await textOf(alice, own, path('twice.txt'))).toMatch(/^(aaaa|bbbb|cccc)dddd$/);
  });
});
