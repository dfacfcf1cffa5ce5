import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { Agent, type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type StorageEnvironment, startEnvironment } from '#platform/storage/fixtures/environment.ts';

const ALICE = '0b9f1c1e-6f0a-4d43-8f3c-2f8f0c0a9a01';

const SQL = `
  insert into storage.buckets (id, name, file_size_limit) values ('own', 'own', 100000), ('letterbox', 'letterbox', null);
  create function public.may_write() returns boolean language sql stable as 'select true';
  create policy "members keep their own" on storage.objects for all to authenticated
    using (bucket_id = 'own' and owner_id = (select auth.uid())::text)
    with check (bucket_id = 'own' and owner_id = (select auth.uid())::text and public.may_write());
  create policy "anybody leaves a letter" on storage.objects for insert to anon with check (bucket_id = 'letterbox');`;

describe('uploads', () => {
  let environment: StorageEnvironment;
  let token = '';

  beforeAll(async () => {
    environment = await startEnvironment(SQL);
    token = await environment.token(ALICE);
  });
  afterAll(() => environment.stop());
  beforeEach(async () => {
    await environment.system.query('delete from storage.objects');
    await environment.system.query('delete from storage.discarded');
  });

  const rows = async (sql: string) => (await environment.system.query(sql)).rows;
  const discarded = async () => (await rows('select key from storage.discarded')).map(({ key }) => String(key));
  const files = async () => {
    const entries = await readdir(join(environment.dataDir, 'files'), { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  };

  function begin(path: string, headers: Record<string, string> = {}, agent?: Agent): ClientRequest {
    return httpRequest(`${environment.url}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'text/plain', ...headers },
      ...(agent ? { agent } : {}),
    });
  }
  async function answer(call: ClientRequest): Promise<{ status: number; code: string }> {
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    const body = JSON.parse(await text(response)) as { code?: string };
    return { status: response.statusCode ?? 0, code: body.code ?? '' };
  }

  it('leave neither row nor bytes when they grow too large during the upload [S85]', async () => {
    const before = await files();
    const call = begin('/object/own/large.txt');
    for (let part = 0; part < 20; part += 1) call.write(Buffer.alloc(10_000));
    call.end();
    expect(await answer(call)).toEqual({ status: 413, code: 'EntityTooLarge' });
    expect(await rows('select from storage.objects')).toEqual([]);
    expect(await files()).toEqual(before);
  });

  it('leave neither row nor bytes when the sender goes away', async () => {
    const before = await files();
    const call = begin('/object/own/half.txt', { 'content-length': '50000' });
    call.on('error', () => {});
    call.write(Buffer.alloc(20_000));
    await expect.poll(async () => (await discarded()).length).toBe(1);
    call.destroy();
    // The reservation has become a discarded key.
    await expect.poll(() => rows('select from storage.discarded where discarded_at <= now()')).toHaveLength(1);
    expect(await rows('select from storage.objects')).toEqual([]);
    expect(await files()).toEqual(before);
  });

  it('are refused at the end when the permission was lost meanwhile', async () => {
    const call = begin('/object/own/late.txt', { 'content-length': '20' });
    call.write('0123456789');
    await expect.poll(async () => (await discarded()).length).toBe(1);
    await environment.system.query(
      `create or replace function public.may_write() returns boolean language sql stable as 'select false'`,
    );
    call.end('0123456789');
    expect(await answer(call)).toEqual({ status: 403, code: 'AccessDenied' });
    await environment.system.query(
      `create or replace function public.may_write() returns boolean language sql stable as 'select true'`,
    );
    expect(await rows('select from storage.objects')).toEqual([]);
    expect(await rows('select from storage.discarded where discarded_at <= now()')).toHaveLength(1);
  });

  it('are refused before their bytes are taken when the right is missing', async () => {
    const call = begin('/object/letterbox/x.txt', { 'content-length': '1000' });
    call.flushHeaders();
    expect(await answer(call)).toEqual({ status: 403, code: 'AccessDenied' });
    call.destroy();
    expect(await discarded()).toEqual([]);
  });

  it('leave the connection to the next request, also when a form is refused in its middle', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const form = begin('/object/own/form.txt', { 'content-type': 'multipart/form-data; boundary=b' }, agent);
    form.write('--b\r\ncontent-disposition: form-data; name=""; filename="f"\r\ncontent-type: text/plain\r\n\r\n');
    for (let part = 0; part < 40; part += 1) form.write(Buffer.alloc(10_000));
    form.end('\r\n--b--\r\n');
    expect(await answer(form)).toEqual({ status: 413, code: 'EntityTooLarge' });
    const next = begin('/object/own/next.txt', {}, agent);
    next.end('small');
    expect(await answer(next)).toEqual({ status: 200, code: '' });
    agent.destroy();
  });

  it('need no right but that to add', async () => {
    const letters = environment.visitor.from('letterbox');
    expect((await letters.upload('1.txt', 'dear')).error).toBeNull();
    expect((await letters.upload('1.txt', 'other')).error).toMatchObject({ status: 409 });
    expect((await letters.upload('2.txt', 'dear', { upsert: true })).error).toMatchObject({ status: 403 });
    expect((await letters.list()).data).toEqual([]);
  });

  it('belong to who the token says, whatever the request says', async () => {
    const member = await environment.member(ALICE);
    const headers = { 'x-owner': 'another', owner_id: 'another' };
    expect((await member.from('own').upload('a.txt', 'mine', { headers })).error).toBeNull();
    expect(await rows('select owner::text, owner_id from storage.objects')).toEqual([
      { owner: ALICE, owner_id: ALICE },
    ]);
  });

  it('that replace a version discard the former one, and the new one is held', async () => {
    const member = (await environment.member(ALICE)).from('own');
    await member.upload('a.txt', 'one');
    const [first] = await rows('select version from storage.objects');
    await member.upload('a.txt', 'two', { upsert: true });
    expect(await discarded()).toEqual([first?.version]);
    await member.update('a.txt', 'three');
    expect(await discarded()).toHaveLength(2);
    expect(await rows('select from storage.objects join storage.discarded on version = key')).toEqual([]);
  });

  it('are discarded when their row is deleted, by whatever statement', async () => {
    await environment.service.from('letterbox').upload('a.txt', 'one');
    await environment.service.from('letterbox').upload('b.txt', 'two');
    await environment.system.query(`delete from storage.objects where name = 'a.txt'`);
    expect(await discarded()).toHaveLength(1);
    await environment.system.query('truncate storage.objects');
    expect(await discarded()).toHaveLength(2);
    expect(environment.failures).toEqual([]);
  });

  it('move without their bytes moving', async () => {
    const box = environment.service.from('letterbox');
    await box.upload('a.txt', 'one');
    const [before] = await rows('select version from storage.objects');
    expect((await box.move('a.txt', 'b.txt')).error).toBeNull();
    expect(await rows('select name, version from storage.objects')).toEqual([{ name: 'b.txt', ...before }]);
    expect(await discarded()).toEqual([]);
  });

  it('obey the limits of the bucket that they are moved or copied to', async () => {
    await environment.service.from('letterbox').upload('large', Buffer.alloc(200_000));
    const to = { destinationBucket: 'own' };
    expect((await environment.service.from('letterbox').move('large', 'large', to)).error).toMatchObject({
      status: 413,
    });
    expect((await environment.service.from('letterbox').copy('large', 'large', to)).error).toMatchObject({
      status: 413,
    });
  });
});
