// S92: uploads that have begun but not finished count in every limit that a project sets on its objects, are bounded in
// number for each account and each folder of an anonymous link, and expire. S84: content that is not what its type says.
// S78: a link inside the store's folder leads nowhere.
import { rename, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from './accounts.ts';
import { claims, sign } from './request.ts';
import { type OwnPlatform, startOwnPlatform } from './storage-platform.ts';
import { askStorage, type StorageAttempt } from './storage-request.ts';

const ADA = '11111111-1111-4111-8111-111111111111';
const tus = { 'tus-resumable': '1.0.0' };
const encode = (text: string) => Buffer.from(text).toString('base64');
let own: OwnPlatform;
let ada: StorageAttempt = {};

/** Three objects and 1,000 bytes a folder, counted as a project's policies would. */
const PROJECT = `
  insert into storage.buckets (id, name, allowed_mime_types) values
    ('albums', 'albums', '{image/png,application/pdf}'), ('open', 'open', null), ('free', 'free', null);
  create function public.has_room(path text, size bigint) returns boolean
  language sql stable security definer set search_path = '' as $$
    select count(*) < 3 and coalesce(sum((o.metadata ->> 'size')::bigint), 0) + coalesce(size, 0) <= 1000
    from storage.objects o
    where o.bucket_id in ('albums', 'open') and split_part(o.name, '/', 1) = split_part(path, '/', 1)
  $$;
  create policy "everybody adds while there is room" on storage.objects for insert to anon, authenticated
  with check (bucket_id = 'free' or public.has_room(name, (metadata ->> 'size')::bigint));
  create policy "everybody reads" on storage.objects for select to anon, authenticated using (true);
`;

beforeAll(async () => {
  own = await startOwnPlatform('file_size_limit = "1MiB"');
  await sql(own.target, PROJECT);
  ada = { token: await sign(own.target, claims(own.target, { sub: ADA })) };
});
afterAll(async () => {
  await own?.stop();
});

const begin = (bucket: string, name: string, size: number, as: StorageAttempt = ada) =>
  askStorage(
    '/upload/resumable',
    {
      ...as,
      method: 'POST',
      headers: {
        ...tus,
        'upload-length': String(size),
        'upload-metadata': `bucketName ${encode(bucket)},objectName ${encode(name)},contentType ${encode('image/png')}`,
      },
    },
    own.target,
  );
const put = (bucket: string, name: string, body: string | Buffer, type: string) =>
  askStorage(
    `/object/${bucket}/${name}`,
    { ...ada, method: 'POST', headers: { 'content-type': type }, body },
    own.target,
  );
const unfinished = () => sql(own.target, 'select id from storage.uploads where finished_at is null');

describe('S92 unfinished uploads', () => {
  it('count in a limit of objects, for the resumable and the ordinary upload that follow', async () => {
    for (const name of ['a', 'b', 'c']) expect((await begin('open', `count/${name}`, 10)).status).toBe(201);
    expect((await begin('open', 'count/d', 10)).status).toBe(403);
    expect((await put('open', 'count/d', 'x', 'text/plain')).status).toBe(403);
    // Another folder has room of its own.
    expect((await begin('open', 'count-other/d', 10)).status).toBe(201);
  });

  it('count with the size they announced in a limit of bytes', async () => {
    expect((await begin('open', 'bytes/a', 900)).status).toBe(201);
    expect((await begin('open', 'bytes/b', 200)).status).toBe(403);
    expect((await put('open', 'bytes/b', 'x'.repeat(200), 'text/plain')).status).toBe(403);
  });

  it('that begin at the same moment pass as far as there is room, and leave nothing beyond it', async () => {
    const before = await unfinished();
    const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((n) => begin('open', `race/${n}`, 10)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(await unfinished()).toHaveLength(before.length + 3);
  });

  it('free their space when cancelled, and do not block the same name', async () => {
    const [first] = [await begin('open', 'again/a', 900), await begin('open', 'again/b', 50)];
    expect((await begin('open', 'again/a', 900)).status).toBe(201);
    const { pathname } = new URL(first.headers.location ?? '', own.target.url);
    await askStorage(pathname.replace('/storage/v1', ''), { ...ada, method: 'DELETE', headers: tus }, own.target);
    expect((await begin('open', 'again/c', 10)).status).toBe(201);
  });

  it('are fifty at most for one account, and for one folder of those without an account', async () => {
    const statuses: number[] = [];
    const guest: StorageAttempt = {};
    for (let n = 0; n < 52; n += 1) statuses.push((await begin('free', `household/photo-${n}`, 10, guest)).status);
    expect(statuses.slice(0, 50)).toEqual(Array.from({ length: 50 }, () => 201));
    expect(statuses.slice(50)).toEqual([429, 429]);
    expect((await begin('free', 'neighbours/photo', 10, guest)).status).toBe(201);
    await sql(own.target, 'delete from storage.uploads');
    await Promise.all(Array.from({ length: 60 }, (_, n) => begin('free', `${n}/photo`, 10)));
    expect(await unfinished()).toHaveLength(50);
  });

  it('leave no placeholder row behind, and none can be committed', async () => {
    const left = await sql(own.target, `select from storage.objects where version like 'unfinished/%'`);
    expect(left).toEqual([]);
    const commit = sql(own.target, `select storage.add_unfinished_uploads('free', '1/other', null)`);
    await expect(commit).rejects.toThrow(/cannot be committed/);
  });
});

describe('S84 content that is not what its type says', () => {
  const page = '<!doctype html><script>alert(1)</script>';

  it.each(['image/png', 'application/pdf'])('as %s is refused where the bucket lists its types', async (type) => {
    expect((await put('albums', 'page/a', page, type)).status).toBe(415);
    expect((await put('open', `page/${type.slice(-3)}`, page, type)).status).toBe(200);
  });

  it('is refused at the end of a resumable upload, and leaves nothing', async () => {
    await sql(own.target, 'delete from storage.uploads');
    const begun = await begin('albums', 'resumed/a', page.length);
    const { pathname } = new URL(begun.headers.location ?? '', own.target.url);
    const answer = await askStorage(
      pathname.replace('/storage/v1', ''),
      {
        ...ada,
        method: 'PATCH',
        headers: { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
        body: page,
      },
      own.target,
    );
    expect(answer.status).toBe(415);
    expect(await sql(own.target, `select from storage.objects where name = 'resumed/a'`)).toEqual([]);
  });

  it('is refused on its path from a bucket without a list into one with a list', async () => {
    expect((await put('free', 'carried', page, 'image/png')).status).toBe(200);
    const body = { bucketId: 'free', sourceKey: 'carried', destinationBucket: 'albums', destinationKey: 'carried/a' };
    for (const path of ['/object/copy', '/object/move']) {
      const service = { key: own.target.secretKey, body };
      expect((await askStorage(path, service, own.target)).status).toBe(415);
    }
  });
});

describe('S78 a link inside the folder of the store', () => {
  const read = () => askStorage('/object/authenticated/free/linked', ada, own.target);
  const fileOf = async (name: string) => {
    const [row] = await sql(own.target, `select version from storage.objects where name = '${name}'`);
    return join(own.folder, String(row?.version));
  };

  it('in place of a file or of its folder is not followed', async () => {
    expect((await put('free', 'linked', 'inside', 'text/plain')).status).toBe(200);
    const file = await fileOf('linked');
    const outside = join(own.folder, '..', 'outside');
    await writeFile(outside, 'a secret of the machine');

    await rename(file, `${file}-moved`);
    await symlink(outside, file);
    expect((await read()).status).toBe(404);
    const copied = { bucketId: 'free', sourceKey: 'linked', destinationKey: 'copied' };
    await askStorage('/object/copy', { ...ada, body: copied }, own.target);
    expect((await askStorage('/object/authenticated/free/copied', ada, own.target)).text).not.toContain('secret');

    await rm(file);
    await rename(`${file}-moved`, file);
    expect((await read()).text).toBe('inside');
    await rename(dirname(file), `${dirname(file)}-moved`);
    await symlink(`${dirname(file)}-moved`, dirname(file));
    expect((await read()).status).toBe(404);
  });
});
