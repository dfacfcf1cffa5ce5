import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestQueue, type TestQueue } from './jobs/fixtures/queue.ts';
import { startPlatformJobs } from './platform-jobs.ts';

let queue: TestQueue;
beforeAll(async () => {
  queue = await openTestQueue();
});
afterAll(() => queue?.stop());

describe('the jobs of a platform', () => {
  const start = (tasks: Record<string, { run(payload: unknown): Promise<void> }>, task = 'greet') =>
    startPlatformJobs({
      connection: queue.connection,
      smtp: null,
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
});
