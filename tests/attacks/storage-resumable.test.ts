// S91: a resumable upload belongs to who began it. Another's id, a wrong offset, a finished or invented one are refused,
// and the owner goes on as if nothing had been.
import { beforeAll, describe, expect, it } from 'vitest';
import { newMember, sql } from './accounts.ts';
import { claims, library, sign } from './request.ts';
import {
  ALICE,
  alice,
  askStorage,
  asService,
  BORIS,
  boris,
  misbehaviour,
  newBucket,
  read,
  type StorageAttempt,
  storageFailures,
} from './storage-request.ts';

const tus = { 'tus-resumable': '1.0.0' };
const piece = { ...tus, 'content-type': 'application/offset+octet-stream' };
const encode = (text: string) => Buffer.from(text).toString('base64');
let own = '';
beforeAll(async () => {
  own = await newBucket('own');
});

async function begin(name: string, size: number, as: StorageAttempt = { token: alice }): Promise<string> {
  const answer = await askStorage('/upload/resumable', {
    ...as,
    method: 'POST',
    headers: {
      ...tus,
      'upload-length': String(size),
      'upload-metadata': `bucketName ${encode(own)},objectName ${encode(name)},contentType ${encode('image/png')}`,
      ...as.headers,
    },
  });
  expect(answer.status, answer.text).toBe(201);
  return new URL(answer.headers.location ?? '', library.url).pathname.replace('/storage/v1', '');
}
const send = (path: string, offset: number | string, body: string, as: StorageAttempt = { token: alice }) =>
  askStorage(path, {
    ...as,
    method: 'PATCH',
    headers: { ...piece, 'upload-offset': String(offset), ...as.headers },
    body,
  });
const offsetOf = async (path: string) =>
  (await askStorage(path, { token: alice, method: 'HEAD', headers: tus })).headers['upload-offset'];

describe('S91 another’s upload', () => {
  it.each<[string, () => Promise<StorageAttempt> | StorageAttempt]>([
    ['Boris', () => ({ token: boris })],
    ['anon', () => ({})],
    ['nobody', () => ({ key: null })],
    ['an operator', () => asService],
    ['a member of another session', async () => ({ token: (await newMember(library)).access_token })],
    ['someone of no account', async () => ({ token: await sign(library, claims(library, {})) })],
    [
      'Alice in another role',
      async () => ({ token: await sign(library, claims(library, { sub: ALICE, role: 'anon' })) }),
    ],
    ['an expired Alice', async () => ({ token: await sign(library, claims(library, { sub: ALICE, exp: 1 })) })],
  ])('is neither seen, nor filled, nor ended by %s', async (who, as) => {
    const name = `${ALICE}/${encodeURIComponent(who)}.png`;
    const path = await begin(name, 8);
    expect((await send(path, 0, 'aaaa')).status).toBe(204);
    const stranger = await as();
    const headers = { ...tus, ...stranger.headers };
    const answers = [
      await askStorage(path, { ...stranger, method: 'HEAD', headers }),
      await send(path, 4, 'XXXX', stranger),
      await send(path, 0, 'XXXX', stranger),
      await askStorage(path, { ...stranger, method: 'DELETE', headers }),
      await askStorage(path, {
        ...stranger,
        method: 'POST',
        headers: { ...headers, ...piece, 'x-http-method-override': 'PATCH', 'upload-offset': '4' },
        body: 'XXXX',
      }),
    ];
    for (const answer of answers) {
      expect([400, 401, 403, 404, 405]).toContain(answer.status);
      expect(answer.headers['upload-offset']).toBeUndefined();
      expect(answer.headers['upload-length']).toBeUndefined();
      expect(misbehaviour('PATCH', '/upload/resumable', answer)).toBeNull();
    }
    expect(await offsetOf(path)).toBe('4');
    expect((await send(path, 4, 'bbbb')).status).toBe(204);
    expect((await read(own, encodeURI(name))).text).toBe('aaaabbbb');
  });

  it('does not look different from one that was never begun', async () => {
    const path = await begin(`${ALICE}/hidden.png`, 8);
    const invented = path.replace(/[0-9a-f]{6}$/, '000000');
    const head = async (at: string) => {
      const answer = await askStorage(at, { token: boris, method: 'HEAD', headers: tus });
      return [answer.status, Object.keys(answer.headers).toSorted()];
    };
    expect(await head(path)).toEqual(await head(invented));
    const knock = async (at: string) => {
      const { status, text } = await send(at, 0, 'x', { token: boris });
      return [status, text];
    };
    expect(await knock(path)).toEqual(await knock(invented));
  });

  it('goes on for its owner on another device', async () => {
    const path = await begin(`${ALICE}/two-devices.png`, 8);
    await send(path, 0, 'aaaa');
    const again = await sign(library, claims(library, { sub: ALICE, nonce: 'other' }));
    expect((await send(path, 4, 'bbbb', { token: again })).status).toBe(204);
    expect((await read(own, `${ALICE}/two-devices.png`)).text).toBe('aaaabbbb');
  });

  it('cannot be begun in another’s folder, nor moved there by its metadata', async () => {
    const names = [`${BORIS}/a.png`, `${ALICE}/../${BORIS}/a.png`, 'a.png'];
    for (const name of names) {
      const answer = await askStorage('/upload/resumable', {
        token: alice,
        method: 'POST',
        headers: {
          ...tus,
          'upload-length': '4',
          'upload-metadata': `bucketName ${encode(own)},objectName ${encode(name)}`,
        },
      });
      expect([400, 403]).toContain(answer.status);
    }
    const twice = await askStorage('/upload/resumable', {
      token: alice,
      method: 'POST',
      headers: {
        ...piece,
        'upload-length': '1',
        'upload-metadata': [
          `bucketName ${encode(own)}`,
          `objectName ${encode(`${ALICE}/double.png`)}`,
          `objectName ${encode(`${BORIS}/double.png`)}`,
        ].join(','),
      },
      body: 'x',
    });
    expect(twice.status).toBeLessThan(500);
    expect((await read(own, `${BORIS}/double.png`)).status).toBe(404);
  });

  it('loses its right when the policy no longer gives it', async () => {
    const path = await begin(`${ALICE}/late.png`, 4);
    await sql(library, 'update storage.uploads set name = $1 where name = $2', [
      `${BORIS}/late.png`,
      `${ALICE}/late.png`,
    ]);
    const answer = await send(path, 0, 'aaaa');
    expect([403, 404]).toContain(answer.status);
    expect((await read(own, `${BORIS}/late.png`)).status).toBe(404);
  });
});

describe('S91 a wrong offset', () => {
  it.each(['0', '3', '5', '8', '9', '-1', '4.0', '4e0', '0x4', ' 4x', '', 'NaN', '18446744073709551620'])(
    'of %j after four bytes is refused, and nothing is written',
    async (offset) => {
      const name = `${ALICE}/offset-${encodeURIComponent(offset)}.png`;
      const path = await begin(name, 8);
      await send(path, 0, 'aaaa');
      const answer = await send(path, offset, 'XXXX');
      expect([400, 409]).toContain(answer.status);
      expect(misbehaviour('PATCH', '/upload/resumable', answer)).toBeNull();
      expect(await offsetOf(path)).toBe('4');
      await send(path, 4, 'bbbb');
      expect((await read(own, encodeURI(name))).text).toBe('aaaabbbb');
    },
  );

  it('after the end changes nothing', async () => {
    const name = `${ALICE}/done.png`;
    const path = await begin(name, 4);
    await send(path, 0, 'aaaa');
    for (const offset of [0, 4]) {
      const answer = await send(path, offset, 'XXXX');
      expect([400, 404, 409, 410, 413]).toContain(answer.status);
    }
    const ended = await askStorage(path, { token: alice, method: 'DELETE', headers: tus });
    expect(ended.status).toBeLessThan(500);
    expect((await read(own, name)).text).toBe('aaaa');
  });

  it('in twenty pieces at once lets each byte in once', async () => {
    const name = `${ALICE}/race.png`;
    const path = await begin(name, 8);
    const letters = [...'abcdefghijklmnopqrst'];
    const statuses = (await Promise.all(letters.map((letter) => send(path, 0, letter.repeat(4))))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    for (const status of statuses) expect([204, 409, 423]).toContain(status);
    await send(path, 4, 'zzzz');
    expect((await read(own, name)).text).toMatch(/^([a-t])\1{3}zzzz$/);
  });
});

describe('S91 a signed resumable upload', () => {
  it('goes on only with the signature it was begun with', async () => {
    const tokenFor = async (name: string) => {
      const answer = await askStorage(`/object/upload/sign/${own}/${ALICE}/${name}`, {
        token: alice,
        method: 'POST',
        body: {},
      });
      return (answer.json as { token: string }).token;
    };
    const [token, other] = [await tokenFor('signed.png'), await tokenFor('other.png')];
    const start = (signature: string, name: string) =>
      askStorage('/upload/resumable/sign', {
        method: 'POST',
        headers: {
          ...tus,
          'x-signature': signature,
          'upload-length': '4',
          'upload-metadata': `bucketName ${encode(own)},objectName ${encode(`${ALICE}/${name}`)}`,
        },
      });
    for (const [signature, name] of [
      [other, 'signed.png'],
      ['x', 'signed.png'],
      ['', 'signed.png'],
      [alice, 'signed.png'],
    ] as const)
      expect([400, 401, 403]).toContain((await start(signature, name)).status);
    const begun = await start(token, 'signed.png');
    expect(begun.status, begun.text).toBe(201);
    const path = new URL(begun.headers.location ?? '', library.url).pathname.replace('/storage/v1', '');
    for (const as of [{}, { token: boris }, { headers: { 'x-signature': other } }, { headers: { 'x-signature': 'x' } }])
      expect([400, 401, 403, 404]).toContain((await send(path, 0, 'XXXX', as)).status);
    expect((await send(path, 0, 'aaaa', { headers: { 'x-signature': token } })).status).toBe(204);
    expect((await read(own, `${ALICE}/signed.png`)).text).toBe('aaaa');
  });
});

it('S91 none of it failed the server', async () => {
  expect(await storageFailures()).toEqual([]);
});
