// The short form of `npm run cluster -- --check`: two processes, one PostgreSQL server over TCP and one S3 store.
import { randomBytes, randomUUID } from 'node:crypto';
import { type S3Server, startS3Server } from '@liesse/platform/storage/backends/fixtures/s3-server.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Inbox } from '#tests/conformance/realtime/inbox.ts';
import { Stage } from './realtime-stage.ts';
import type { ServerProcess } from './server-process.ts';
import { beginUpload, download, makeBucket, offsetOf, sendRest } from './upload-load.ts';

let store: S3Server;
let stage: Stage;
let one: ServerProcess;
let two: ServerProcess;

beforeAll(async () => {
  store = await startS3Server();
  stage = await Stage.open({
    STORAGE_S3_ENDPOINT: store.config.endpoint ?? '',
    STORAGE_S3_REGION: store.config.region,
    STORAGE_S3_BUCKET: store.config.bucket,
    STORAGE_S3_ACCESS_KEY_ID: store.config.accessKeyId,
    STORAGE_S3_SECRET_ACCESS_KEY: store.config.secretAccessKey,
  });
  one = await stage.addServer();
  two = await stage.addServer();
});
afterAll(async () => {
  await stage?.close();
  await store?.stop();
});

it('refuses at the second process the session that was signed out at the first', async () => {
  const { token } = await stage.member();
  const headers = { apikey: token, authorization: `Bearer ${token}` };
  const statuses = () =>
    Promise.all(
      ['/rest/v1/tags?select=id&limit=1', '/auth/v1/user', '/storage/v1/bucket'].map(
        async (path) => (await fetch(two.url + path, { headers })).status,
      ),
    );
  expect(await statuses()).toEqual([200, 200, 200]);
  expect((await fetch(`${one.url}/auth/v1/logout`, { method: 'POST', headers })).status).toBe(204);
  // No wait: the requests of the second process ask the database.
  expect((await statuses()).every((status) => [400, 401, 403].includes(status))).toBe(true);
});

it('delivers at the second process a change that was written at the first', async () => {
  const suite = randomUUID();
  const rows = new Inbox<{ words?: unknown }>();
  const ready = new Inbox<string>();
  const channel = (await stage.client(two.url)).channel(randomUUID());
  const filter = { event: 'INSERT', schema: 'public', table: 'live_values', filter: `suite=eq.${suite}` } as const;
  channel.on('postgres_changes', filter, ({ new: row }) => rows.add(row));
  channel.on('system', {}, ({ status }: { status: string }) => ready.add(status));
  channel.subscribe();
  await ready.find((status) => status === 'ok', 30_000);
  const client = await stage.client(one.url);
  expect((await client.from('live_values').insert({ id: randomUUID(), suite, words: 'one' })).error).toBeNull();
  expect((await rows.find(() => true)).words).toBe('one');
});

it('continues at the second process an upload that was killed with the first, and stores it whole', async () => {
  const [first, second] = [one, two].map(({ url }) => ({ url, key: stage.secretKey })) as [Endpoint, Endpoint];
  const bytes = randomBytes(14 * 1024 * 1024);
  await makeBucket(first);
  const path = new URL(await beginUpload(first, 'film.mp4', bytes.length), first.url).pathname;
  const interrupted = sendRest(first, path, bytes, 0);
  // A part is in the store, and the rest on its way.
  await expect.poll(() => offsetOf(second, path), { timeout: 30_000, interval: 20 }).toBeGreaterThan(0);
  await stage.kill(one);
  expect(await interrupted).toBeNull();
  const offset = await offsetOf(second, path);
  expect(offset).toBeLessThan(bytes.length);
  expect(await sendRest(second, path, bytes, offset)).toBe(204);
  expect((await download(second, 'film.mp4'))?.equals(bytes)).toBe(true);
  expect(await store.unfinished()).toEqual([]);
});

type Endpoint = { url: string; key: string };
