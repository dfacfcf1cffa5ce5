// S79, S88, S89: another tenant's files at every endpoint; overwriting without the right; lists that show nothing to a stranger.
import { beforeAll, describe, expect, it } from 'vitest';
import { askAuth, newMember, sql } from './accounts.ts';
import { claims, library, product, sign } from './request.ts';
import {
  ALICE,
  alice,
  askStorage,
  asService,
  BORIS,
  boris,
  misbehaviour,
  newBucket,
  put,
  read,
  type StorageAttempt,
} from './storage-request.ts';

let own = '';
let shelf = '';
let open = '';
const secret = 'le plan de table secret';
const hers = `${ALICE}/plan.txt`;
beforeAll(async () => {
  own = await newBucket('own');
  shelf = await newBucket('shelf');
  open = await newBucket('plain', { public: true });
  await put(own, hers, secret);
  await put(shelf, 'a.txt', 'first');
  await put(open, 'inconnu-7f3a.txt', secret);
});

const strangers: Array<[string, StorageAttempt]> = [
  ['Boris', { token: boris }],
  ['anon', {}],
  ['nobody', { key: null }],
  ['Boris who says that he may overwrite', { token: boris, headers: { 'x-upsert': 'true' } }],
  ['Boris who says he is Alice', { token: boris, headers: { 'x-user-id': ALICE, 'x-role': 'service_role' } }],
];

describe.each(strangers)('S79 %s', (_who, as) => {
  it.each<[string, () => [string, StorageAttempt]]>([
    ['reads', () => [`/object/${own}/${hers}`, {}]],
    ['reads by the authenticated endpoint', () => [`/object/authenticated/${own}/${hers}`, {}]],
    ['reads by the public endpoint', () => [`/object/public/${own}/${hers}`, {}]],
    ['asks for a part', () => [`/object/authenticated/${own}/${hers}`, { headers: { range: 'bytes=0-3' } }]],
    ['knocks', () => [`/object/${own}/${hers}`, { method: 'HEAD' }]],
    ['asks what it is', () => [`/object/info/${own}/${hers}`, {}]],
    ['asks what it is, authenticated', () => [`/object/info/authenticated/${own}/${hers}`, {}]],
    ['asks what it is, in public', () => [`/object/info/public/${own}/${hers}`, {}]],
    ['asks for a picture', () => [`/render/image/authenticated/${own}/${hers}?width=10`, {}]],
    ['asks for a picture in public', () => [`/render/image/public/${own}/${hers}?width=10`, {}]],
    ['has it signed', () => [`/object/sign/${own}/${hers}`, { body: { expiresIn: 60 } }]],
    ['moves it to himself', () => ['/object/move', { body: keys(hers, `${BORIS}/a.txt`) }]],
    ['copies it to himself', () => ['/object/copy', { body: keys(hers, `${BORIS}/a.txt`) }]],
    ['moves it elsewhere in her folder', () => ['/object/move', { body: keys(hers, `${ALICE}/b.txt`) }]],
    ['copies it to an open shelf', () => ['/object/copy', { body: { ...keys(hers, 'a'), destinationBucket: shelf } }]],
    ['writes over it', () => [`/object/${own}/${hers}`, { method: 'PUT', body: 'x' }]],
    ['writes over it by upsert', () => [`/object/${own}/${hers}`, { body: 'x', headers: { 'x-upsert': 'true' } }]],
    ['writes beside it', () => [`/object/${own}/${ALICE}/new.txt`, { body: 'x' }]],
    ['has an upload signed', () => [`/object/upload/sign/${own}/${hers}`, { body: {}, method: 'POST' }]],
    ['deletes the bucket', () => [`/bucket/${own}`, { method: 'DELETE' }]],
    ['opens the bucket', () => [`/bucket/${own}`, { method: 'PUT', body: { public: true } }]],
  ])('%s and is refused', async (_what, knock) => {
    const [path, attempt] = knock();
    const answer = await askStorage(path, { ...as, ...attempt, headers: { ...as.headers, ...attempt.headers } });
    expect([400, 401, 403, 404], answer.text).toContain(answer.status);
    expect(answer.text).not.toContain(secret);
    expect(misbehaviour(attempt.method ?? 'GET', path, answer)).toBeNull();
  });

  it('lists, signs many, removes and empties, and gets nothing', async () => {
    for (const [path, body] of [
      [`/object/list/${own}`, { prefix: ALICE }],
      [`/object/list/${own}`, { prefix: '', search: 'plan' }],
      [`/object/list-v2/${own}`, { prefix: ALICE }],
      [`/object/list-v2/${own}`, { with_delimiter: true }],
      [`/object/sign/${own}`, { paths: [hers], expiresIn: 60 }],
    ] as const) {
      const answer = await askStorage(path, { ...as, method: 'POST', body });
      expect(answer.text).not.toMatch(/plan\.txt","id|token=/);
      if (!path.includes('sign')) expect(answer.text).not.toContain(ALICE);
    }
    const removed = await askStorage(`/object/${own}`, { ...as, method: 'DELETE', body: { prefixes: [hers] } });
    if (removed.status < 400) expect(removed.json).toEqual([]);
    // Who sees the bucket empties it of what he may remove: of nothing.
    await askStorage(`/bucket/${own}/empty`, { ...as, body: {} });
    expect((await read(own, hers)).text).toBe(secret);
  });
});

const keys = (sourceKey: string, destinationKey: string) => ({ bucketId: own, sourceKey, destinationKey });

it('S79 after all that the file is where it was, as it was, and alone', async () => {
  expect((await read(own, hers)).text).toBe(secret);
  const rows = await sql(library, 'select name from storage.objects where bucket_id = $1', [own]);
  expect(rows).toEqual([{ name: hers }]);
  const answer = await askStorage(`/object/authenticated/${own}/${hers}`, { token: alice });
  expect(answer.text).toBe(secret);
});

it('S79 what is hidden and what is not there are answered alike', async () => {
  for (const path of ['/object', '/object/authenticated', '/object/info', '/render/image/authenticated']) {
    const hidden = await askStorage(`${path}/${own}/${hers}`, { token: boris });
    const absent = await askStorage(`${path}/${own}/${ALICE}/none.txt`, { token: boris });
    expect([hidden.status, hidden.text]).toEqual([absent.status, absent.text]);
  }
});

describe('S88 overwriting without the right', () => {
  it.each<[string, string, StorageAttempt]>([
    ['an upload', 'POST', {}],
    ['an upsert', 'POST', { headers: { 'x-upsert': 'true' } }],
    ['an upsert in capitals', 'POST', { headers: { 'x-upsert': 'TRUE' } }],
    ['an upsert by number', 'POST', { headers: { 'x-upsert': '1' } }],
    ['an update', 'PUT', {}],
    ['an update that says upsert', 'PUT', { headers: { 'x-upsert': 'true' } }],
  ])('by %s is refused', async (_what, method, attempt) => {
    const path = `/object/${shelf}/a.txt`;
    const answer = await askStorage(path, { token: alice, method, body: 'second', ...attempt });
    expect([403, 404, 409], answer.text).toContain(answer.status);
    expect(misbehaviour(method, path, answer)).toBeNull();
    expect((await read(shelf, 'a.txt')).text).toBe('first');
  });

  it('by a signed upload, a copy, a move or a resumable one is refused', async () => {
    await put(own, `${ALICE}/mine.txt`, 'second');
    const body = { ...keys(`${ALICE}/mine.txt`, 'a.txt'), destinationBucket: shelf };
    for (const verb of ['move', 'copy'])
      for (const headers of [{}, { 'x-upsert': 'true' }]) {
        const answer = await askStorage(`/object/${verb}`, { token: alice, body, headers });
        expect([403, 404, 409], answer.text).toContain(answer.status);
      }
    const signed = await askStorage(`/object/upload/sign/${shelf}/a.txt`, {
      token: alice,
      method: 'POST',
      body: {},
      headers: { 'x-upsert': 'true' },
    });
    expect(signed.status).toBe(403);
    const encode = (text: string) => Buffer.from(text).toString('base64');
    const resumable = await askStorage('/upload/resumable', {
      token: alice,
      method: 'POST',
      body: 'second',
      headers: {
        'tus-resumable': '1.0.0',
        'content-type': 'application/offset+octet-stream',
        'upload-length': '6',
        'x-upsert': 'true',
        'upload-metadata': `bucketName ${encode(shelf)},objectName ${encode('a.txt')}`,
      },
    });
    expect([403, 409]).toContain(resumable.status);
    expect((await read(shelf, 'a.txt')).text).toBe('first');
    expect((await read(own, `${ALICE}/mine.txt`)).text).toBe('second');
    await askStorage(`/object/${own}`, { ...asService, method: 'DELETE', body: { prefixes: [`${ALICE}/mine.txt`] } });
  });

  it('by removing first is refused', async () => {
    const answer = await askStorage(`/object/${shelf}`, {
      token: alice,
      method: 'DELETE',
      body: { prefixes: ['a.txt'] },
    });
    expect(answer.json).toEqual([]);
    expect((await read(shelf, 'a.txt')).text).toBe('first');
  });
});

describe('S89 a stranger’s list', () => {
  it('shows nothing of any bucket, not even of a public one', async () => {
    for (const target of [library, product]) {
      const buckets = await askStorage('/bucket', {}, target);
      expect(buckets.json).toEqual([]);
    }
    const bodies = [{ prefix: '' }, { prefix: '', search: 'inconnu' }, { prefix: '', limit: 1000 }, { prefix: 'i' }];
    for (const bucket of [own, open])
      for (const body of bodies) {
        expect((await askStorage(`/object/list/${bucket}`, { body })).json).toEqual([]);
        const second = await askStorage(`/object/list-v2/${bucket}`, { body: { ...body, with_delimiter: true } });
        expect(second.json).toMatchObject({ objects: [], folders: [], hasNext: false });
      }
  });

  it('does not distinguish an existing bucket from a missing one', async () => {
    const there = await askStorage(`/object/list/${own}`, { body: { prefix: '' } });
    const absent = await askStorage('/object/list/own-nowhere', { body: { prefix: '' } });
    expect([there.status, there.text]).toEqual([absent.status, absent.text]);
  });

  it('is not reachable otherwise: the tables of storage are not served', async () => {
    for (const path of ['/rest/v1/objects', '/rest/v1/buckets']) {
      for (const profile of ['storage', 'public']) {
        const answer = await fetch(`${library.url}${path}`, {
          headers: { apikey: library.publishableKey, 'accept-profile': profile },
        });
        expect([404, 406]).toContain(answer.status);
      }
    }
  });
});

describe('keys and tokens', () => {
  it('S79 the bearer decides, not the key beside it', async () => {
    const mixed = await askStorage(`/object/${own}/${hers}`, { key: library.secretKey, token: boris });
    expect(mixed.status).toBe(404);
    const service = await askStorage(`/object/${own}/${hers}`, { token: library.secretKey });
    expect(service.text).toBe(secret);
  });

  it('S79 a key in the address opens nothing private', async () => {
    const answer = await askStorage(`/object/${own}/${hers}?apikey=${library.secretKey}x`, { key: null });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.text).not.toContain(secret);
  });

  it('S79 a forged token opens nothing', async () => {
    const good = claims(library, { sub: ALICE });
    const unsigned = [{ alg: 'none', typ: 'JWT' }, good]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    for (const token of [
      `${unsigned}.`,
      `${alice.slice(0, -6)}AAAAAA`,
      await sign(library, { ...good, aud: 'elsewhere' }),
      await sign(library, { ...good, iss: 'https://evil.example' }),
      await sign(library, { ...good, exp: 1 }),
      await sign(library, { ...good, role: 'postgres' }),
    ]) {
      const answer = await askStorage(`/object/${own}/${hers}`, { token });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(answer.text).not.toContain(secret);
    }
  });

  it('S79 a session that has ended reads and writes no more', async () => {
    const member = await newMember(library);
    const name = `${member.id}/a.txt`;
    const as = { token: member.access_token };
    expect((await askStorage(`/object/${own}/${name}`, { ...as, body: 'x' })).status).toBe(200);
    expect((await askStorage(`/object/${own}/${name}`, as)).text).toBe('x');
    await askAuth(library, '/logout', { method: 'POST', token: member.access_token });
    for (const answer of [
      await askStorage(`/object/${own}/${name}`, as),
      await askStorage(`/object/${own}/${name}`, { ...as, method: 'PUT', body: 'y' }),
      await askStorage(`/object/${own}/${member.id}/b.txt`, { ...as, body: 'y' }),
      await askStorage(`/object/list/${own}`, { ...as, body: { prefix: member.id } }),
      await askStorage(`/object/sign/${own}/${name}`, { ...as, body: { expiresIn: 60 } }),
    ])
      expect([400, 401, 403], answer.text).toContain(answer.status);
    expect((await read(own, name)).text).toBe('x');
  });
});
