import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Upload } from 'tus-js-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDisk } from '#platform/storage/backends/disk.ts';
import type { StorageEnvironment } from '#platform/storage/fixtures/environment.ts';
import { expireUploads } from './expiry.ts';
import { ADA, createSender, MiB, metadata, type Sender, startUploadEnvironment, ZOE } from './fixtures/sender.ts';

let environment: StorageEnvironment;
let sender: Sender;
beforeAll(async () => {
  environment = await startUploadEnvironment('disk');
  sender = await createSender(environment, Upload);
});
afterAll(() => environment?.stop());

it('refuses a wrong offset and says the right one (S91)', async () => {
  const location = await sender.begin(`${ADA}/offset.mp4`, 10);
  for (const offset of [1, 9, 10]) expect((await sender.patch(location, offset, Buffer.from('x'))).status).toBe(409);
  expect((await sender.patch(location, 0, Buffer.from('12345'))).headers.get('upload-offset')).toBe('5');
  const again = await sender.patch(location, 0, Buffer.from('12345'));
  expect([again.status, again.headers.get('upload-offset')]).toEqual([409, '5']);
});

it("shows nobody another's upload (S91)", async () => {
  const location = await sender.begin(`${ADA}/mine.mp4`, 10);
  for (const key of [await environment.token(ZOE), environment.keys.publishableKey, environment.keys.secretKey]) {
    const headers = { authorization: `Bearer ${key}` };
    expect((await sender.call('HEAD', location, headers)).status).toBe(404);
    expect((await sender.patch(location, 0, Buffer.from('x'), headers)).status).toBe(404);
    expect((await sender.call('DELETE', location, headers)).status).toBe(404);
  }
  const signed = location.replace('/resumable/', '/resumable/sign/');
  expect((await sender.call('HEAD', signed, { 'x-signature': 'x' })).status).toBe(400);
  expect(await sender.offsetOf(location)).toBe(0);
});

it('asks the policies before the first byte and before the last', async () => {
  const foreign = await sender.create(`${ZOE}/not-mine.mp4`, 10);
  expect([foreign.status, await foreign.json()]).toMatchObject([403, { statusCode: '403' }]);
  const name = `${ADA}/late.mp4`;
  const location = await sender.begin(name, 10);
  const rule = '"people add to their own folder" on storage.objects';
  await environment.system.query(`alter policy ${rule} with check (false)`);
  expect((await sender.patch(location, 0, Buffer.from('0123456789'))).status).toBe(403);
  expect(await sender.objects(name)).toEqual([]);
  await environment.system.query(`alter policy ${rule} with check ((storage.foldername(name))[1] = auth.uid()::text)`);
  expect((await sender.patch(location, 0, Buffer.from('0123456789'))).status).toBe(204);
});

it('holds the limits of bucket and service', async () => {
  expect((await sender.create(`${ADA}/big`, 41 * MiB)).status).toBe(413);
  expect((await sender.create(`${ADA}/big`, 11, {}, 'tiny')).status).toBe(413);
  expect((await sender.create(`${ADA}/x`, 1, {}, 'nowhere')).status).toBe(404);
  const page = metadata({ bucketName: 'pictures', objectName: `${ADA}/x`, contentType: 'text/html' });
  expect((await sender.create('', 1, { 'upload-metadata': page })).status).toBe(415);
});

it('takes no byte beyond the announced length, while it runs or after its end', async () => {
  const name = `${ADA}/more.mp4`;
  const location = await sender.begin(name, 4);
  expect((await sender.patch(location, 0, Buffer.from('12345'))).status).toBe(413);
  expect(await sender.offsetOf(location)).toBe(0);
  expect((await sender.patch(location, 0, Buffer.from('1234'))).status).toBe(204);
  expect((await sender.patch(location, 4, Buffer.from('5'))).status).toBe(413);
  expect((await sender.patch(location, 4, Buffer.alloc(0))).status).toBe(204);
  expect((await sender.call('DELETE', location)).status).toBe(400);
  expect((await sender.stored(name))?.toString()).toBe('1234');
});

it('speaks version 1.0.0 alone', async () => {
  const location = await sender.begin(`${ADA}/words.mp4`, 4);
  const other = await sender.call('HEAD', location, { 'tus-resumable': '0.2.2' });
  expect([other.status, other.headers.get('tus-version')]).toEqual([412, '1.0.0']);
  expect((await sender.create(`${ADA}/words`, 4, { 'tus-resumable': '' })).status).toBe(412);
  expect((await sender.call('HEAD', location)).headers.get('tus-resumable')).toBe('1.0.0');
  expect((await sender.call('HEAD', `resumable/${ADA}`)).headers.get('tus-resumable')).toBe('1.0.0');
  const abilities = await sender.call('OPTIONS', 'resumable');
  expect([abilities.status, abilities.headers.get('tus-max-size')]).toEqual([204, String(50 * MiB)]);
  expect(abilities.headers.get('tus-extension')).toBe('creation,creation-with-upload,termination,expiration');
});

it('refuses headers that say nothing', async () => {
  const location = await sender.begin(`${ADA}/headers.mp4`, 4);
  const byte = Buffer.from('x');
  expect((await sender.patch(location, 0, byte, { 'content-type': 'text/plain' })).status).toBe(415);
  for (const offset of ['-1', 'x', '1.5', '', '99999999999999999999'])
    expect((await sender.patch(location, 0, byte, { 'upload-offset': offset })).status).toBe(400);
  for (const length of ['-1', 'x', '1e3', ''])
    expect((await sender.create('a', 1, { 'upload-length': length })).status).toBe(400);
  const notUtf8 = 'bucketName /w==,objectName YQ==';
  for (const pairs of ['', 'bucketName', 'bucketName !!!', 'a b c', 'objectName YQ==', notUtf8])
    expect((await sender.create('a', 1, { 'upload-metadata': pairs })).status).toBe(400);
  for (const header of ['upload-defer-length', 'upload-concat'])
    expect((await sender.create('a', 1, { [header]: '1' })).status).toBe(400);
});

it('refuses names that lead elsewhere, and ids that are none (S77)', async () => {
  for (const name of ['../x', 'a//b', `${ADA}/..`, '/abs', `${ADA}/\u0000`])
    expect((await sender.create(name, 1)).status).toBe(400);
  for (const id of ['x', '%2e%2e', '%00', ADA]) expect((await sender.call('HEAD', `resumable/${id}`)).status).toBe(404);
});

it('returns its offset, its expiry and its metadata', async () => {
  const location = await sender.begin(`${ADA}/declared.mp4`, 10);
  await sender.patch(location, 0, Buffer.from('abc'));
  const { headers } = await sender.call('HEAD', location);
  expect(headers.get('upload-offset')).toBe('3');
  expect(headers.get('upload-length')).toBe('10');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('upload-metadata')).toContain(
    `objectName ${Buffer.from(`${ADA}/declared.mp4`).toString('base64')}`,
  );
  const hours = (Date.parse(headers.get('upload-expires') ?? '') - Date.now()) / 3_600_000;
  expect(Math.round(hours)).toBe(1);
});

it('takes a PATCH that had to travel as a POST', async () => {
  const name = `${ADA}/override.mp4`;
  const location = await sender.begin(name, 3);
  const headers = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
  expect((await sender.call('POST', location, headers, Buffer.from('abc'))).status).toBe(404);
  const override = { ...headers, 'x-http-method-override': 'PATCH' };
  expect((await sender.call('POST', location, override, Buffer.from('abc'))).status).toBe(204);
  expect((await sender.stored(name))?.toString()).toBe('abc');
});

it('takes a signed token for the one object it names', async () => {
  const name = 'guests/signed.mp4';
  const { data } = await environment.service.from('photos').createSignedUploadUrl(name);
  const token = data?.token ?? '';
  const signed = (object: string, headers: Record<string, string>) => ({
    endpoint: `${environment.url}/upload/resumable/sign`,
    headers,
    metadata: { bucketName: 'photos', objectName: object },
    chunkSize: 4,
    retryDelays: null,
  });
  const no = Buffer.from('no');
  await expect(sender.upload('', no, signed('guests/other.mp4', { 'x-signature': token }))).rejects.toThrow(/400/);
  await expect(sender.upload('', no, signed(name, { 'x-signature': `${token}x` }))).rejects.toThrow(/400/);
  await expect(sender.upload('', no, signed(name, {}))).rejects.toThrow(/400/);
  const url = await sender.upload('', Buffer.from('with thanks'), signed(name, { 'x-signature': token }));
  expect(url).toContain('/upload/resumable/sign/');
  expect((await sender.stored(name))?.toString()).toBe('with thanks');
});

it('expires an upload an hour after its last bytes, and not the object it has become', async () => {
  const open = await sender.begin(`${ADA}/expired.mp4`, 10);
  await sender.patch(open, 0, Buffer.from('abc'));
  const name = `${ADA}/stays.mp4`;
  await sender.patch(await sender.begin(name, 3), 0, Buffer.from('abc'));
  const backend = await openDisk(join(environment.dataDir, 'files'));
  const after = (hours: number) => ({
    system: environment.system,
    backend,
    now: () => new Date(Date.now() + hours * 3_600_000),
  });
  expect(await expireUploads(after(0.9))).toBe(0);
  expect(await readdir(join(environment.dataDir, 'files', '.parts'))).not.toEqual([]);
  expect(await expireUploads(after(1.1))).toBeGreaterThan(1);
  expect(await readdir(join(environment.dataDir, 'files', '.parts'))).toEqual([]);
  expect((await sender.call('HEAD', open)).status).toBe(404);
  expect((await sender.patch(open, 3, Buffer.from('d'))).status).toBe(404);
  expect((await sender.stored(name))?.toString()).toBe('abc');
});

it('meets no failure of the service in all this', () => {
  expect(environment.failures).toEqual([]);
});
