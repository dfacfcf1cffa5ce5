// S77: sixty names that try to leave their bucket, at every route that takes a name. All are 400, and none leaves a trace.
import { beforeAll, describe, expect, it } from 'vitest';
import { pngOf } from '#tests/support/images.ts';
import { sql } from './accounts.ts';
import { library } from './request.ts';
import {
  type BodyRoute,
  bodyRoutes,
  HOSTILE_PATHS,
  HOSTILE_STRINGS,
  type PathRoute,
  pathRoutes,
} from './storage-names.ts';
import { askStorage, asService, misbehaviour, newBucket, put, storageFailures } from './storage-request.ts';

const bucket = await newBucket('plain', { public: true });
const picture = pngOf(8, 8, 8);
const tokens = { object: '', render: '' };
beforeAll(async () => {
  await put(bucket, 'ok.png', picture, 'image/png');
  const sign = async (body: object) => {
    const { text } = await askStorage(`/object/sign/${bucket}/ok.png`, { ...asService, body });
    return /token=([^&"]+)/.exec(text)?.[1] ?? '';
  };
  tokens.object = await sign({ expiresIn: 600 });
  tokens.render = await sign({ expiresIn: 600, transform: { width: 4 } });
});

const knock = ([method, before, after = '']: PathRoute, name: string) => {
  const token = before.startsWith('/render') ? tokens.render : tokens.object;
  const path = `${before}${name}${after.replace('TOKEN', token)}`;
  if (method === 'POST' && before.includes('sign/'))
    return askStorage(path, { ...asService, method, body: { expiresIn: 60 } });
  if (method !== 'POST' && method !== 'PUT') return askStorage(path, { ...asService, method });
  return askStorage(path, { ...asService, method, headers: { 'content-type': 'image/png' }, body: picture });
};
const pathed = pathRoutes(bucket, 'TOKEN').map((route): [string, PathRoute] => [`${route[0]} ${route[1]}`, route]);

describe('a name in the path', () => {
  it.each(pathed)('S77 %s refuses every hostile one with 400', async (_what, route) => {
    const found: unknown[] = [];
    for (const name of HOSTILE_PATHS) {
      const answer = await knock(route, name);
      const cause = misbehaviour(route[0], route[1], answer);
      if (answer.status !== 400 || cause !== null) found.push([name.slice(0, 60), answer.status, cause]);
      if (answer.headers['x-evil'] !== undefined) found.push([name, 'injects a header']);
    }
    expect(found).toEqual([]);
  });

  it.each(pathed.filter(([, [, before]]) => !before.startsWith('/object/upload')))(
    'S77 %s takes a good one, so that what it refuses is the name',
    async (_what, route) => {
      const { status, text } = await knock(route, 'ok.png');
      expect([200, 409], text).toContain(status);
      if (route[0] === 'DELETE' && route[1].startsWith('/object')) await put(bucket, 'ok.png', picture, 'image/png');
    },
  );

  it('S77 a longest name is taken', async () => {
    await put(bucket, 'n'.repeat(1024));
    await put(bucket, encodeURIComponent('é'.repeat(512)));
  });
});

describe('a name in the body', () => {
  const routes = bodyRoutes(bucket).map((route): [string, BodyRoute] => [route[0], route]);

  it.each(routes)('S77 %s every hostile one is 400', async (_what, [, path, method, body]) => {
    const found: unknown[] = [];
    for (const name of HOSTILE_STRINGS) {
      const answer = await askStorage(path, { ...asService, method, body: body(name) });
      const cause = misbehaviour(method, path, answer);
      if (answer.status !== 400 || cause !== null) found.push([name.slice(0, 60), answer.status, cause]);
    }
    expect(found).toEqual([]);
  });

  it('S77 many addresses at once sign none of them', async () => {
    for (const name of HOSTILE_STRINGS) {
      const body = { expiresIn: 60, paths: [name, 'ok.png'] };
      const answer = await askStorage(`/object/sign/${bucket}`, { ...asService, body });
      expect(misbehaviour('POST', '/object/sign', answer)).toBeNull();
      if (answer.status === 200)
        expect((answer.json as Array<{ signedURL: unknown; error: unknown }>)[0], name).toMatchObject({
          signedURL: null,
          error: expect.any(String),
        });
      else expect(answer.status, name).toBe(400);
    }
  });

  it('S77 a resumable upload begins under none of them', async () => {
    const begin = async (inBucket: string | Buffer, name: string | Buffer) => {
      const { status } = await askStorage('/upload/resumable', {
        ...asService,
        method: 'POST',
        headers: {
          'tus-resumable': '1.0.0',
          'upload-length': '3',
          'upload-metadata': `bucketName ${base64(inBucket)},objectName ${base64(name)}`,
        },
      });
      return status;
    };
    // Half a character cannot be written in UTF-8; bytes that are none can be sent all the same.
    const names = HOSTILE_STRINGS.filter((name) => name.isWellFormed());
    for (const name of [...names, Buffer.from([0xed, 0xa0, 0x80]), Buffer.from([0xc0, 0xae, 0xc0, 0xae])]) {
      expect([name, await begin(bucket, name)]).toEqual([name, 400]);
      expect([400, 404]).toContain(await begin(name, 'a.txt'));
    }
    expect(await begin(bucket, 'good.txt')).toBe(201);
  });
});

describe('a bucket', () => {
  it('S77 by a hostile name is neither made nor found, at any route', async () => {
    const found: unknown[] = [];
    // A stroke at the end is no other bucket.
    for (const name of HOSTILE_PATHS.filter((one) => one !== 'a/')) {
      for (const [method, path] of [
        ['GET', `/bucket/${name}`],
        ['PUT', `/bucket/${name}`],
        ['DELETE', `/bucket/${name}`],
        ['POST', `/bucket/${name}/empty`],
        ['POST', `/object/list/${name}`],
        ['POST', `/object/list-v2/${name}`],
        ['GET', `/object/public/${name}/ok.png`],
        ['POST', `/object/${name}/ok.png`],
      ] as const) {
        const body = method === 'GET' || method === 'DELETE' ? {} : { body: { public: true, prefix: '' } };
        const answer = await askStorage(path, { ...asService, method, ...body });
        const cause = misbehaviour(method, path, answer);
        if (![400, 404, 405].includes(answer.status) || cause !== null)
          found.push([method, path.slice(0, 80), answer.status, cause]);
      }
    }
    expect(found).toEqual([]);
  });

  it('S77 is not made by a hostile name in the body, nor reached by a move or a copy', async () => {
    for (const name of HOSTILE_STRINGS) {
      const made = await askStorage('/bucket', { ...asService, body: { id: name, name } });
      expect([name.slice(0, 40), made.status]).toEqual([name.slice(0, 40), 400]);
      for (const verb of ['move', 'copy']) {
        const body = { bucketId: bucket, sourceKey: 'ok.png', destinationKey: 'x.png', destinationBucket: name };
        const { status } = await askStorage(`/object/${verb}`, { ...asService, body });
        expect([400, 404]).toContain(status);
      }
    }
  });
});

it('S77 nothing of all this was stored, and nothing failed', async () => {
  const rows = await sql(library, 'select name from storage.objects where bucket_id = $1 and length(name) < 500', [
    bucket,
  ]);
  expect(rows).toEqual([{ name: 'ok.png' }]);
  const odd = await sql(library, String.raw`select id from storage.buckets where id !~ '^[a-z]+-[0-9a-f-]+$'`);
  expect(odd).toEqual([]);
  expect(await storageFailures()).toEqual([]);
});

const base64 = (value: string | Buffer): string => Buffer.from(value as string).toString('base64');
