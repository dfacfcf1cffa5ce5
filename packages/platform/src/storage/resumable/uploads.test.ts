import { randomBytes } from 'node:crypto';
import { Upload } from 'tus-js-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StorageEnvironment } from '#platform/storage/fixtures/environment.ts';
import { LATITUDE, photo } from '#platform/storage/images/fixtures/photos.ts';
import { ADA, createSender, MiB, type Sender, startUploadEnvironment } from './fixtures/sender.ts';

describe.each(['disk', 'S3'])('an upload in parts to %s', (kind) => {
  let environment: StorageEnvironment;
  let sender: Sender;
  beforeAll(async () => {
    environment = await startUploadEnvironment(kind);
    sender = await createSender(environment, Upload);
  });
  afterAll(() => environment?.stop());

  it('brings a film by the official client in chunks of 6 MiB', async () => {
    const bytes = randomBytes(20 * MiB + 17);
    const name = `${ADA}/film.mp4`;
    await sender.upload(name, bytes, {
      metadata: {
        bucketName: 'photos',
        objectName: name,
        contentType: 'video/mp4',
        cacheControl: '120',
        metadata: JSON.stringify({ taken: 'été' }),
      },
    });
    expect((await sender.stored(name))?.equals(bytes)).toBe(true);
    expect(await sender.objects(name)).toMatchObject([
      {
        owner_id: ADA,
        user_metadata: { taken: 'été' },
        metadata: { size: bytes.length, mimetype: 'video/mp4', cacheControl: 'max-age=120' },
      },
    ]);
  });

  it('comes in a single request, in tiny ones, or is empty', async () => {
    const bytes = randomBytes(9 * MiB);
    await sender.upload(`${ADA}/one.mp4`, bytes, { chunkSize: Number.POSITIVE_INFINITY });
    expect((await sender.stored(`${ADA}/one.mp4`))?.equals(bytes)).toBe(true);
    const small = randomBytes(1_000);
    await sender.upload(`${ADA}/tiny.mp4`, small, { chunkSize: 90, uploadDataDuringCreation: false });
    expect((await sender.stored(`${ADA}/tiny.mp4`))?.equals(small)).toBe(true);
    for (const uploadDataDuringCreation of [true, false]) {
      const name = `${ADA}/empty-${uploadDataDuringCreation}`;
      await sender.upload(name, Buffer.alloc(0), { uploadDataDuringCreation });
      expect(await sender.stored(name)).toHaveLength(0);
    }
  });

  it('pauses and goes on elsewhere', async () => {
    const bytes = randomBytes(3 * MiB);
    const name = `${ADA}/paused.mp4`;
    const uploadUrl = await new Promise<string>((resolve, reject) => {
      const running = new Upload(bytes, {
        endpoint: `${environment.url}/upload/resumable`,
        headers: sender.headers,
        metadata: { bucketName: 'photos', objectName: name },
        chunkSize: MiB,
        onError: reject,
        onChunkComplete: () => void running.abort().then(() => resolve(running.url ?? '')),
      });
      running.start();
    });
    expect(await sender.offsetOf(uploadUrl)).toBe(MiB);
    await sender.upload(name, bytes, { uploadUrl });
    expect((await sender.stored(name))?.equals(bytes)).toBe(true);
  });

  it('keeps what arrived before the line broke', async () => {
    const bytes = randomBytes(12 * MiB);
    const name = `${ADA}/broken.mp4`;
    const location = await sender.begin(name, bytes.length);
    await sender.breakOff(location, bytes.subarray(0, 9 * MiB), bytes.length);
    // The first 8 MiB are one part; what arrived of the ninth is stored when the interruption is noticed.
    await expect.poll(() => sender.offsetOf(location), { timeout: 10_000 }).toBeGreaterThan(8 * MiB);
    expect(await sender.stored(name)).toBeNull();
    const offset = await sender.offsetOf(location);
    expect((await sender.patch(location, offset, bytes.subarray(offset))).status).toBe(204);
    expect((await sender.stored(name))?.equals(bytes)).toBe(true);
  });

  it('ends whole when requests race for the same offset', async () => {
    const bytes = randomBytes(6 * MiB);
    const name = `${ADA}/race.mp4`;
    const location = await sender.begin(name, bytes.length);
    const answers = await Promise.all([1, 2, 3].map(() => sender.patch(location, 0, bytes)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(204);
    for (const status of statuses) expect([204, 404, 409]).toContain(status);
    expect((await sender.stored(name))?.equals(bytes)).toBe(true);
    expect(await sender.objects(name)).toHaveLength(1);
  });

  it('overwrites an object only when asked to', async () => {
    const name = `${ADA}/twice.mp4`;
    await sender.upload(name, Buffer.from('first'));
    expect((await sender.create(name, 6)).status).toBe(409);
    await sender.upload(name, Buffer.from('second'), { headers: { ...sender.headers, 'x-upsert': 'true' } });
    expect((await sender.stored(name))?.toString()).toBe('second');
  });

  it('is refused when another has ended under its name, and leaves nothing', async () => {
    const name = `${ADA}/collision.mp4`;
    const [one, two] = [await sender.begin(name, 3), await sender.begin(name, 3)];
    expect((await sender.patch(one, 0, Buffer.from('one'))).status).toBe(204);
    expect((await sender.patch(two, 0, Buffer.from('two'))).status).toBe(409);
    expect((await sender.stored(name))?.toString()).toBe('one');
  });

  it('can be given up', async () => {
    const location = await sender.begin(`${ADA}/given-up.mp4`, 10);
    await sender.patch(location, 0, Buffer.from('abc'));
    expect((await sender.call('DELETE', location)).status).toBe(204);
    expect((await sender.call('HEAD', location)).status).toBe(404);
    expect((await sender.patch(location, 3, Buffer.from('d'))).status).toBe(404);
  });

  it('is ended by the next who asks when a crash cut its last request short', async () => {
    const name = `${ADA}/crashed.mp4`;
    const location = await sender.begin(name, 6);
    await sender.patch(location, 0, Buffer.from('abc'));
    const id = location.split('/').at(-1) ?? '';
    // As if the process had died between the last part and the object: a whole upload that nobody has ended.
    await environment.system.query('update storage.uploads set size = 3 where id = $1', [id]);
    expect(await sender.objects(name)).toEqual([]);
    expect(await sender.offsetOf(location)).toBe(3);
    expect((await sender.stored(name))?.toString()).toBe('abc');
    // And as if it had died just after the object stood.
    await environment.system.query('update storage.uploads set finished_at = null where id = $1', [id]);
    expect(await sender.offsetOf(location)).toBe(3);
    expect(await sender.objects(name)).toHaveLength(1);
  });

  it('leaves the place of a photo behind', async () => {
    for (const format of ['jpeg', 'avif'] as const) {
      const bytes = await photo({ width: 200, height: 100, format });
      expect(bytes.includes(LATITUDE)).toBe(true);
      const name = `${ADA}/photo.${format}`;
      await sender.upload(name, bytes, { chunkSize: 5_000 });
      const stored = await sender.stored(name);
      expect(stored?.includes(LATITUDE)).toBe(false);
      expect(await sender.objects(name)).toMatchObject([{ metadata: { size: stored?.length } }]);
    }
  });

  it('meets no failure of the service in all this', () => {
    expect(environment.failures).toEqual([]);
  });
});
