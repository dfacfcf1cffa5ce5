// [CALL-18] Ranges and conditions of HTTP, as RFC 9110 has them, on the three endpoints for an object's bytes.
import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { service } from '../client.ts';
import { ask, asService, newBucket } from './client.ts';

const SIZE = 10_000;
const bytes = randomBytes(SIZE);
const urls: Record<string, string> = {};
let etag = '';
let modified = '';
let bucket = '';

beforeAll(async () => {
  bucket = await newBucket('plain', { public: true });
  await service.storage.from(bucket).upload('a.bin', bytes, { contentType: 'application/pdf' });
  const signed = await service.storage.from(bucket).createSignedUrl('a.bin', 600);
  urls['public'] = `/object/public/${bucket}/a.bin`;
  urls['authenticated'] = `/object/authenticated/${bucket}/a.bin`;
  urls['signed'] = signed.data?.signedUrl ?? '';
  const whole = await ask(urls['public']);
  etag = whole.headers.get('etag') ?? '';
  modified = whole.headers.get('last-modified') ?? '';
  await whole.body?.cancel();
});

const read = (access: string, headers: Record<string, string>, method = 'GET') =>
  ask(urls[access] ?? '', { ...asService, headers, method });
const body = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

describe.each(['public', 'authenticated', 'signed'])('[CALL-18] at the %s endpoint', (access) => {
  it.each<[string, number, number]>([
    ['bytes=0-0', 0, 0],
    ['bytes=0-99', 0, 99],
    ['bytes=100-199', 100, 199],
    ['bytes=9999-', 9999, 9999],
    ['bytes=9000-20000', 9000, 9999],
    ['bytes=-1', 9999, 9999],
    ['bytes=-500', 9500, 9999],
    ['bytes=-20000', 0, 9999],
    ['bytes=0-', 0, 9999],
  ])('%s is a part', async (range, start, end) => {
    const answer = await read(access, { range });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toBe(`bytes ${start}-${end}/${SIZE}`);
    expect(answer.headers.get('content-length')).toBe(String(end - start + 1));
    expect(answer.headers.get('etag')).toBe(etag);
    expect((await body(answer)).equals(bytes.subarray(start, end + 1))).toBe(true);
  });

  it.each(['bytes=10000-', 'bytes=20000-30000', 'bytes=-0'])('%s cannot be satisfied', async (range) => {
    const answer = await read(access, { range });
    expect(answer.status).toBe(416);
    expect(answer.headers.get('content-range')).toBe(`bytes */${SIZE}`);
    await answer.body?.cancel();
  });

  it.each(['items=0-5', 'bytes=5-2', 'bytes=abc', 'bytes=', 'bytes=--5', 'bytes=1.5-3', 'nonsense'])(
    '%s is no range: the whole is given, or it is refused',
    async (range) => {
      const answer = await read(access, { range });
      expect([200, 400, 416]).toContain(answer.status);
      if (answer.status === 200) expect((await body(answer)).length).toBe(SIZE);
    },
  );

  it('several ranges are the whole, or one of them, never more than the file', async () => {
    const many = Array.from({ length: 500 }, () => '0-9999').join(',');
    const answer = await read(access, { range: `bytes=${many}` });
    expect([200, 206, 400, 416]).toContain(answer.status);
    expect((await body(answer)).length).toBeLessThanOrEqual(SIZE);
  });

  it('what is known is not sent again', async () => {
    for (const headers of [
      { 'if-none-match': etag },
      { 'if-none-match': `"other", ${etag}` },
      { 'if-none-match': '*' },
      { 'if-none-match': `W/${etag.replace(/^W\//, '')}` },
      { 'if-modified-since': modified },
      { 'if-modified-since': new Date(Date.now() + 60_000).toUTCString() },
    ]) {
      const answer = await read(access, headers);
      expect([headers, answer.status]).toEqual([headers, 304]);
      expect(answer.headers.get('etag')).toBe(etag);
      expect(await answer.text()).toBe('');
    }
  });

  it('what has changed is sent', async () => {
    for (const headers of [
      { 'if-none-match': '"other"' },
      { 'if-modified-since': 'Mon, 01 Jan 2001 00:00:00 GMT' },
      { 'if-modified-since': 'not a date' },
      // RFC 9110: the tag decides, the date is not looked at.
      { 'if-none-match': '"other"', 'if-modified-since': new Date(Date.now() + 60_000).toUTCString() },
      { 'if-match': etag },
    ]) {
      const answer = await read(access, headers);
      expect([headers, answer.status]).toEqual([headers, 200]);
      expect((await body(answer)).length).toBe(SIZE);
    }
  });

  it('another version than the one asked for is refused', async () => {
    const answer = await read(access, { 'if-match': '"other"' });
    expect(answer.status).toBe(412);
    await answer.body?.cancel();
  });

  it('a part of another version is the whole of this one', async () => {
    const same = await read(access, { range: 'bytes=0-9', 'if-range': etag });
    expect([same.status, (await body(same)).length]).toEqual([206, 10]);
    const other = await read(access, { range: 'bytes=0-9', 'if-range': '"other"' });
    expect([other.status, (await body(other)).length]).toEqual([200, SIZE]);
  });
});

describe('[CALL-18] the tag of a version', () => {
  it('changes with the bytes and not with the name', async () => {
    const files = service.storage.from(bucket);
    await files.upload('b.bin', 'one');
    const tag = async (name: string) =>
      (await ask(`/object/public/${bucket}/${name}`, { method: 'HEAD' })).headers.get('etag');
    const first = await tag('b.bin');
    await files.copy('b.bin', 'c.bin');
    expect(await tag('c.bin')).toBe(first);
    await files.update('b.bin', 'two');
    expect(await tag('b.bin')).not.toBe(first);
    expect((await files.info('b.bin')).data?.etag).toBe(await tag('b.bin'));
  });

  it('of an empty file has no part', async () => {
    await service.storage.from(bucket).upload('empty', Buffer.alloc(0));
    const answer = await ask(`/object/public/${bucket}/empty`, { headers: { range: 'bytes=0-5' } });
    expect([200, 416]).toContain(answer.status);
    expect(await answer.text()).not.toContain('Internal');
  });
});
