// S81: a signed address opens one object, in one form, until it expires; altered in anything it opens nothing.

import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { photo } from '#tests/support/images.ts';
import { ask, exchange, library } from './request.ts';
import { ALICE, alice, askStorage, asService, misbehaviour, newBucket, put, read } from './storage-request.ts';

let own = '';
let copy = '';
const hers = `${ALICE}/a.jpg`;
const other = `${ALICE}/b.jpg`;
let download = '';
let upload = '';
let picture = '';

const tokenIn = (text: string): string => /token=([^&"]+)/.exec(text)?.[1] ?? '';
const signed = async (path: string, body: object, headers = {}) => {
  const answer = await askStorage(path, { token: alice, method: 'POST', body, headers });
  expect(answer.status, answer.text).toBe(200);
  return tokenIn(answer.text);
};

beforeAll(async () => {
  own = await newBucket('own');
  copy = await newBucket('own');
  const bytes = await photo({ width: 400, height: 200 });
  for (const bucket of [own, copy]) for (const name of [hers, other]) await put(bucket, name, bytes, 'image/jpeg');
  download = await signed(`/object/sign/${own}/${hers}`, { expiresIn: 600 });
  upload = await signed(`/object/upload/sign/${own}/${ALICE}/new.txt`, {});
  picture = await signed(`/object/sign/${own}/${hers}`, { expiresIn: 600, transform: { width: 40, height: 20 } });
});

const open = (token: string, path = `/object/sign/${own}/${hers}`, method = 'GET', body?: string) =>
  askStorage(`${path}?token=${token}`, { key: null, method, ...(body === undefined ? {} : { body }) });

/** The token with every readable field changed in turn, and every part broken in turn. */
function altered(token: string): string[] {
  const parts = token.split('.');
  const spoilt = parts.flatMap((part, at) => {
    const turned = [...part];
    turned[Math.floor(part.length / 2)] = part[Math.floor(part.length / 2)] === 'A' ? 'B' : 'A';
    const changes = [turned.join(''), '', `${part}A`, part.slice(1)];
    try {
      const fields = JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
      for (const [name, value] of Object.entries(fields)) {
        const values = typeof value === 'number' ? [value + 1e6, 1e15, null] : [`${String(value)}x`, 'none', null];
        for (const next of values)
          changes.push(Buffer.from(JSON.stringify({ ...fields, [name]: next })).toString('base64url'));
      }
      const { exp: _, ...endless } = fields;
      if ('exp' in fields) changes.push(Buffer.from(JSON.stringify(endless)).toString('base64url'));
    } catch {
      // A part that is no JSON is only broken as text.
    }
    return changes.map((change) => parts.toSpliced(at, 1, change).join('.'));
  });
  const whole = [parts.slice(0, 2).join('.'), `${parts.slice(0, 2).join('.')}.`, '', 'x', `${token}.x`, '%00'];
  return [...spoilt, ...whole].filter((one) => one !== token);
}

describe('a signed address', () => {
  it('S81 works as it was made', async () => {
    const answer = await open(download);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
  });

  it('S81 is refused for another path and for another bucket', async () => {
    for (const [bucket, name] of [
      [own, other],
      [copy, hers],
      [own, `${hers}/`],
      [own, `${ALICE}%2fb.jpg`],
      [own, `${hers}.bak`],
      [own, ''],
    ]) {
      const answer = await open(download, `/object/sign/${bucket}/${name}`);
      expect([name, answer.status]).toEqual([name, 400]);
      expect(misbehaviour('GET', '/object/sign', answer)).toBeNull();
    }
  });

  it('S81 is refused when anything in its token is changed', async () => {
    const found: unknown[] = [];
    for (const token of altered(download)) {
      const answer = await open(token);
      if (answer.status !== 400 || misbehaviour('GET', '/object/sign', answer) !== null)
        found.push([token.slice(0, 200), answer.status, answer.text.slice(0, 80)]);
    }
    for (const token of altered(upload)) {
      const answer = await open(token, `/object/upload/sign/${own}/${ALICE}/new.txt`, 'PUT', 'x');
      if (answer.status !== 400) found.push([token.slice(0, 200), answer.status, answer.text.slice(0, 80)]);
    }
    expect(found).toEqual([]);
    expect((await read(own, `${ALICE}/new.txt`)).status).toBe(404);
  });

  it('S81 given twice is refused or read as the first, and never as one that was not signed', async () => {
    for (const query of [`token=x&token=${download}`, `token[]=${download}`, `Token=${download}`]) {
      const answer = await askStorage(`/object/sign/${own}/${other}?${query}`, { key: null });
      expect(answer.status).toBe(400);
    }
  });

  it.each(['PUT', 'PATCH', 'DELETE'])('S81 is not for %s', async (method) => {
    const answer = await open(download, `/object/sign/${own}/${hers}`, method, 'x');
    expect([400, 401, 403, 404, 405]).toContain(answer.status);
    expect((await read(own, hers)).headers['content-type']).toBe('image/jpeg');
  });

  it('S81 for reading does not let anything in, and one for an upload does not read', async () => {
    const target = `/object/upload/sign/${own}/${hers}`;
    expect((await open(download, target, 'PUT', 'x')).status).toBe(400);
    expect((await open(picture, target, 'PUT', 'x')).status).toBe(400);
    await put(own, `${ALICE}/reserved.txt`, 'secret');
    const token = await signed(`/object/upload/sign/${own}/${ALICE}/reserved.txt`, {}, { 'x-upsert': 'true' });
    for (const prefix of ['/object/sign', '/render/image/sign']) {
      const answer = await open(token, `${prefix}/${own}/${ALICE}/reserved.txt`);
      expect(answer.status).toBe(400);
      expect(answer.text).not.toContain('secret');
    }
  });

  it('S81 for an upload is refused for another path, and does not overwrite unless it was made to', async () => {
    const elsewhere = await open(upload, `/object/upload/sign/${own}/${other}`, 'PUT', 'x');
    expect(elsewhere.status).toBe(400);
    const across = await open(upload, `/object/upload/sign/${copy}/${ALICE}/new.txt`, 'PUT', 'x');
    expect(across.status).toBe(400);
    const once = await open(upload, `/object/upload/sign/${own}/${ALICE}/new.txt`, 'PUT', 'first');
    expect(once.status, once.text).toBe(200);
    const twice = await askStorage(`/object/upload/sign/${own}/${ALICE}/new.txt?token=${upload}`, {
      key: null,
      method: 'PUT',
      headers: { 'x-upsert': 'true' },
      body: 'second',
    });
    expect([400, 409]).toContain(twice.status);
    expect((await read(own, `${ALICE}/new.txt`)).text).toBe('first');
  });

  it('S81 for a variant gives that variant and no other', async () => {
    const variant = `/render/image/sign/${own}/${hers}`;
    const plain = await fetch(`${library.url}/storage/v1${variant}?token=${picture}`);
    expect(plain.status).toBe(200);
    const size = async (answer: Response) => {
      const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      return [width, height];
    };
    expect(await size(plain)).toEqual([40, 20]);
    const widened = await fetch(`${library.url}/storage/v1${variant}?token=${picture}&width=400&height=400`);
    if (widened.status === 200) expect(await size(widened)).toEqual([40, 20]);
    else expect(widened.status).toBe(400);
    // A signature for a small variant does not open the original, which has another endpoint.
    expect((await open(picture, `/object/sign/${own}/${hers}`)).status).toBe(400);
  });

  it('S81 ends at its time', async () => {
    const token = await signed(`/object/sign/${own}/${hers}`, { expiresIn: 1 });
    await expect.poll(async () => (await open(token)).status, { timeout: 8_000, interval: 200 }).toBe(400);
    const resumable = await askStorage('/object/sign', { key: null });
    expect(resumable.status).toBeLessThan(500);
  });
});

describe('the tokens of storage', () => {
  it('S81 are no access tokens, at any endpoint', async () => {
    for (const token of [download, upload, picture]) {
      expect((await ask(library, '/books?select=id', { token })).status).toBe(401);
      const user = await exchange(`${library.url}/auth/v1/user`, {
        headers: { apikey: library.publishableKey, authorization: `Bearer ${token}` },
      });
      expect([401, 403]).toContain(user.status);
      for (const path of [`/object/authenticated/${own}/${hers}`, '/bucket']) {
        const answer = await askStorage(path, { token });
        expect([400, 401, 403]).toContain(answer.status);
      }
      const alone = await askStorage('/bucket', { key: token });
      expect([400, 401, 403]).toContain(alone.status);
    }
  });

  it('S81 are not replaced by access tokens or keys', async () => {
    for (const token of [alice, library.secretKey, library.publishableKey]) {
      expect((await open(token)).status).toBe(400);
      expect((await open(token, `/render/image/sign/${own}/${hers}`)).status).toBe(400);
      const answer = await open(token, `/object/upload/sign/${own}/${ALICE}/never.txt`, 'PUT', 'x');
      expect(answer.status).toBe(400);
    }
    expect((await askStorage(`/object/info/${own}/${ALICE}/never.txt`, asService)).status).toBe(404);
  });
});
