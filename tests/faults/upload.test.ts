import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyPreparedCluster } from '@liesse/platform/postgres/fixtures/prepared-cluster.ts';
import { openDisk } from '@liesse/platform/storage/backends/disk.ts';
import { expect, it } from 'vitest';
import { type ServerProcess, secretKey, startServer } from './server-process.ts';
import {
  beginUpload,
  download,
  type Endpoint,
  listNames,
  makeBucket,
  offsetOf,
  sendRest,
  sendWithoutEnd,
} from './upload-load.ts';

const MiB = 1024 * 1024;
const ROUNDS = 3;

it('leaves no half file and no row of uploads that kill -9 interrupts, and a resumable one ends whole (F120)', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'faults-upload-'));
  const files = join(dataDir, 'files');
  const bytes = randomBytes(48 * MiB);
  let server: ServerProcess | null = null;
  try {
    await copyPreparedCluster(dataDir);
    server = await startServer(dataDir);
    const key = await secretKey(dataDir);
    let endpoint: Endpoint = { url: server.url, key };
    await makeBucket(endpoint);
    const path = await beginUpload(endpoint, 'resumable.mp4', bytes.length);

    for (let round = 1; round <= ROUNDS; round += 1) {
      const before = await offsetOf(endpoint, path);
      const raw = sendWithoutEnd(endpoint, `raw-${round}.mp4`);
      const resumable = sendRest(endpoint, path, bytes, before);
      // Killed in the middle of both: a piece of the one is durable, and the other lies half on the disk.
      await expect.poll(() => offsetOf(endpoint, path), { timeout: 30_000, interval: 20 }).toBeGreaterThan(before);
      await expect.poll(() => largest(join(files, '.incoming')), { timeout: 30_000, interval: 20 }).toBeGreaterThan(0);
      process.kill(server.pid, 'SIGKILL');
      await server.exited;
      expect(await Promise.all([raw, resumable])).toEqual([null, null]);

      server = await startServer(dataDir);
      endpoint = { url: server.url, key };
      expect(await listNames(endpoint)).toEqual([]);
      expect(await visibleFiles(files)).toEqual([]);
      expect(await download(endpoint, `raw-${round}.mp4`)).toBeNull();
      expect(await offsetOf(endpoint, path)).toBeGreaterThan(before);
    }

    const offset = await offsetOf(endpoint, path);
    expect(offset).toBeLessThan(bytes.length);
    expect(await sendRest(endpoint, path, bytes, offset)).toBe(204);
    expect((await download(endpoint, 'resumable.mp4'))?.equals(bytes)).toBe(true);
    expect(await listNames(endpoint)).toEqual(['resumable.mp4']);
    expect(await visibleFiles(files)).toHaveLength(1);

    // What the kills left behind has no name, and goes with the next sweep.
    expect(await readdir(join(files, '.incoming'))).not.toEqual([]);
    await (await openDisk(files)).sweep(0);
    expect(await readdir(join(files, '.incoming'))).toEqual([]);
    expect(await visibleFiles(files)).toHaveLength(1);
  } finally {
    if (server !== null && !server.hasExited()) {
      process.kill(server.pid, 'SIGTERM');
      await server.exited;
    }
    await rm(dataDir, { recursive: true, force: true, maxRetries: 3 });
  }
});

/** The complete files under a key, as any reader could see them. */
async function visibleFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\/\.(?:incoming|parts|scratch)/.test(`${entry.parentPath}/`))
    .map((entry) => entry.name);
}

async function largest(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  const sizes = await Promise.all(
    names.map(async (name) => (await stat(join(folder, name)).catch(() => null))?.size ?? 0),
  );
  return Math.max(0, ...sizes);
}
