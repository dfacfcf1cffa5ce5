// S85: more than the limit, in a stream that does not say so, is 413; and neither a row nor a byte of it stays.
import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from './accounts.ts';
import { type OwnPlatform, startOwnPlatform } from './storage-platform.ts';
import { askStorage, flood, misbehaviour, newBucket } from './storage-request.ts';

const KILOBYTE = 1024;
const GLOBAL = 1024 * KILOBYTE;
const LIMIT = 100 * KILOBYTE;
const boundary = 'grenze';
const piece = randomBytes(16 * KILOBYTE);
let own: OwnPlatform;
let small = '';
let wide = '';

beforeAll(async () => {
  own = await startOwnPlatform('file_size_limit = "1MiB"');
  small = await newBucket('plain', { file_size_limit: LIMIT }, own.target);
  // More than the platform's own limit, which applies.
  const answer = await askStorage(
    '/bucket',
    { ...key(), body: { id: 'plain-wide', file_size_limit: 90 * GLOBAL } },
    own.target,
  );
  wide = answer.status === 200 ? 'plain-wide' : await newBucket('plain', {}, own.target);
});
afterAll(async () => {
  await own?.stop();
});

const key = () => ({ key: own.target.secretKey });
const rows = () => sql(own.target, 'select bucket_id, name from storage.objects');
const expectNothing = async () => {
  expect(await rows()).toEqual([]);
  await expect.poll(() => own.files(), { timeout: 15_000, interval: 100 }).toEqual([]);
};
const formHead = `--${boundary}\r\nContent-Disposition: form-data; name=""; filename="a"\r\nContent-Type: video/mp4\r\n\r\n`;

describe('S85 a stream over the limit', () => {
  it.each<[string, Record<string, string>]>([
    ['without a length', { 'content-type': 'video/mp4' }],
    ['with a length that says so', { 'content-type': 'video/mp4', 'content-length': String(8 * GLOBAL) }],
    ['of any type', { 'content-type': 'application/octet-stream', 'x-upsert': 'true' }],
  ])('%s is 413, and nothing of it stays', async (_what, headers) => {
    for (const [bucket, limit] of [
      [small, LIMIT],
      [wide, GLOBAL],
    ] as const) {
      const { status, sent } = await flood(
        `/object/${bucket}/film.mp4`,
        { ...key(), size: 8 * GLOBAL, piece, headers },
        own.target,
      );
      expect(status).toBe(413);
      // The answer comes long before the end: what was read on, and the buffers of the sockets.
      expect(sent).toBeLessThanOrEqual(8 * GLOBAL);
      expect(limit).toBeLessThan(sent);
      await expectNothing();
    }
  });

  it('in a form is 413, and nothing of it stays', async () => {
    const body = Buffer.concat([Buffer.from(formHead), randomBytes(LIMIT + 1), Buffer.from(`\r\n--${boundary}--\r\n`)]);
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
    const answer = await askStorage(
      `/object/${small}/film.mp4`,
      { ...key(), headers, body, method: 'POST' },
      own.target,
    );
    expect(answer.status).toBe(413);
    expect(misbehaviour('POST', '/object', answer)).toBeNull();
    expect(answer.json).toMatchObject({ statusCode: '413' });
    await expectNothing();
  });

  it('by an update or a signed address is 413, and what was there stays', async () => {
    const headers = { 'content-type': 'image/png' };
    await askStorage(`/object/${small}/kept`, { ...key(), method: 'POST', headers, body: 'kept' }, own.target);
    const before = await own.files();
    expect(before).toHaveLength(1);
    const update = await askStorage(
      `/object/${small}/kept`,
      { ...key(), method: 'PUT', headers, body: randomBytes(LIMIT + 1) },
      own.target,
    );
    expect(update.status).toBe(413);
    const signed = await askStorage(
      `/object/upload/sign/${small}/kept`,
      { ...key(), method: 'POST', body: {}, headers: { 'x-upsert': 'true' } },
      own.target,
    );
    const { url } = signed.json as { url: string };
    const over = await askStorage(url, { key: null, method: 'PUT', headers, body: randomBytes(LIMIT + 1) }, own.target);
    expect(over.status).toBe(413);
    await expect.poll(() => own.files(), { timeout: 15_000, interval: 100 }).toEqual(before);
    const stored = await askStorage(`/object/authenticated/${small}/kept`, key(), own.target);
    expect(stored.text).toBe('kept');
    await sql(own.target, 'delete from storage.objects');
  });

  it('resumable is 413 at its announcement, and cannot grow beyond it later', async () => {
    const before = await own.files();
    const encode = (text: string) => Buffer.from(text).toString('base64');
    const tus = { 'tus-resumable': '1.0.0' };
    const announce = (bucket: string, size: number) =>
      askStorage(
        '/upload/resumable',
        {
          ...key(),
          method: 'POST',
          headers: {
            ...tus,
            'upload-length': String(size),
            'upload-metadata': `bucketName ${encode(bucket)},objectName ${encode('film')}`,
          },
        },
        own.target,
      );
    expect((await announce(small, LIMIT + 1)).status).toBe(413);
    expect((await announce(wide, GLOBAL + 1)).status).toBe(413);
    const begun = await announce(small, 10);
    expect(begun.status, begun.text).toBe(201);
    const { pathname } = new URL(begun.headers.location ?? '', own.target.url);
    const { status } = await flood(
      pathname.replace('/storage/v1', ''),
      {
        ...key(),
        method: 'PATCH',
        size: 4 * GLOBAL,
        piece,
        headers: { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
      },
      own.target,
    );
    expect([400, 413]).toContain(status);
    expect(await rows()).toEqual([]);
    await askStorage(pathname.replace('/storage/v1', ''), { ...key(), method: 'DELETE', headers: tus }, own.target);
    await expect.poll(() => own.files(), { timeout: 15_000, interval: 100 }).toEqual(before);
  });

  it('that is cut off by its sender leaves nothing either', async () => {
    const before = await own.files();
    for (const headers of [
      { 'content-type': 'video/mp4', 'content-length': '90000' },
      { 'content-type': 'video/mp4', 'transfer-encoding': 'chunked' },
      { 'content-type': `multipart/form-data; boundary=${boundary}`, 'content-length': '90000' },
    ])
      await cutOff(`/object/${small}/cut`, headers);
    expect(await rows()).toEqual([]);
    await expect.poll(() => own.files(), { timeout: 15_000, interval: 100 }).toEqual(before);
  });

  it('of exactly the limit is taken', async () => {
    const answer = await askStorage(
      `/object/${small}/full`,
      { ...key(), method: 'POST', headers: { 'content-type': 'video/mp4' }, body: randomBytes(LIMIT) },
      own.target,
    );
    expect(answer.status, answer.text).toBe(200);
    const files = await own.files();
    expect(files.some((file) => file.endsWith(` ${LIMIT}`))).toBe(true);
    // No name of a user's is a name on the disk.
    expect(files.join()).not.toMatch(/full|plain/);
  });
});

/** Sends a part of what was announced and hangs up. */
function cutOff(path: string, headers: Record<string, string>): Promise<void> {
  return new Promise((resolve) => {
    const outgoing = request(own.target.url, {
      path: `/storage/v1${path}`,
      method: 'POST',
      headers: { apikey: own.target.secretKey, ...headers },
    });
    outgoing.on('error', () => resolve());
    outgoing.on('close', () => resolve());
    const start = headers['content-type']?.startsWith('multipart') === true ? formHead : '';
    outgoing.write(Buffer.concat([Buffer.from(start), randomBytes(40_000)]), () => outgoing.destroy());
  });
}
