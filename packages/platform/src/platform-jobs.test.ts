import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestQueue, type TestQueue } from './jobs/fixtures/queue.ts';
import { startPlatformJobs } from './platform-jobs.ts';

let queue: TestQueue;
let dataDir: string;
beforeAll(async () => {
  queue = await openTestQueue();
  dataDir = await mkdtemp(join(tmpdir(), 'liesse-jobs-data-'));
});
afterAll(async () => {
  await queue?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const DAY_MS = 86_400_000;
const stampOf = (time: number): string => new Date(time).toISOString().replaceAll(/[:.]/g, '-');

describe('the jobs of a platform', () => {
  const start = (tasks: Record<string, { run(payload: unknown): Promise<void> }>, task = 'greet') =>
    startPlatformJobs({
      connection: queue.connection,
      smtp: null,
      storage: { s3: null },
      backup: { retentionDays: 30 },
      dataDir,
      calls: [],
      keysDir: null,
      invoke: async () => {},
      added: { tasks, schedule: [{ task, cron: '0 0 1 1 *' }] },
      observe: () => {},
    });

  it('are its own and those that the server adds', async () => {
    const greeted = Promise.withResolvers<unknown>();
    const jobs = await start({ greet: { run: async (payload) => greeted.resolve(payload) } });
    try {
      await queue.db.query(`select platform.enqueue_job('greet', '{"name": "Léa"}');
        select platform.send_mail('k', 'reminder', 'lea@exemple.fr', 'Rappel', 'Bonjour')`);
      expect(await greeted.promise).toEqual({ name: 'Léa' });
      const sent = async () => (await queue.db.query('select sent_by from platform.outbox')).rows;
      await expect.poll(sent, { timeout: 10_000 }).toEqual([{ sent_by: 'mailbox' }]);
    } finally {
      await jobs.stop();
    }
  });

  it('cannot be replaced, nor be scheduled without being there', async () => {
    const run = async () => {};
    await expect(start({ greet: { run }, deliver_message: { run } })).rejects.toThrow(
      'deliver_message is the platform',
    );
    await expect(start({ greet: { run } }, 'gone')).rejects.toThrow('the task gone, which there is not');
  });

  it('take one backup at a time into the data folder, and remove the oldest of their own', async () => {
    const { db } = queue;
    // A backup needs a database with migrations.
    await db.query(
      'create table if not exists supabase_migrations.schema_migrations (version text primary key, name text)',
    );
    await db.query(
      'create table if not exists supabase_migrations.migration_checksums (version text primary key, checksum text)',
    );
    const started = async () => (await db.query('select platform.start_backup() is not null as is_started')).rows;
    expect(await started()).toEqual([{ is_started: true }]);
    expect(await started()).toEqual([{ is_started: false }]);
    const folder = join(dataDir, 'backups');
    const jobs = await start({ greet: { run: async () => {} } });
    try {
      const taken = async () =>
        (await db.query('select file, bytes > 0 as has_bytes, missing from platform.backups')).rows;
      const oneIn = [{ file: expect.stringContaining(folder), has_bytes: true, missing: '0' }];
      await expect.poll(taken, { timeout: 15_000 }).toEqual(oneIn);
      await Promise.all(
        Array.from({ length: 8 }, (_, day) =>
          writeFile(join(folder, `backup-${stampOf(Date.now() - (day + 1) * DAY_MS)}.tar.zst`), ''),
        ),
      );
      const tooOld = `backup-${stampOf(Date.now() - 31 * DAY_MS)}.tar.zst`;
      await writeFile(join(folder, tooOld), '');
      await writeFile(join(folder, 'own.tar.zst'), '');
      await expect.poll(started).toEqual([{ is_started: true }]);
      await expect.poll(async () => (await taken()).length, { timeout: 15_000 }).toBe(2);
      // Seven of the server's own, the operator's, and the list of erasures.
      await expect.poll(async () => (await readdir(folder)).length, { timeout: 15_000 }).toBe(9);
      const left = await readdir(folder);
      expect(left).toEqual(expect.arrayContaining(['own.tar.zst', 'erasures.json']));
      expect(left).not.toContain(tooOld);
      for (const name of left.filter((one) => one.startsWith('backup-')))
        await rename(join(folder, name), join(folder, name.replace(/^backup-\d{4}/, 'backup-2021')));
      await queue.db.query(`select platform.enqueue_job('tidy_backups')`);
      const ownLeft = async () => (await readdir(folder)).filter((one) => one.startsWith('backup-'));
      await expect.poll(ownLeft, { timeout: 15_000 }).toHaveLength(1);
    } finally {
      await jobs.stop();
    }
  });
});
