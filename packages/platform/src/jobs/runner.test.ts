import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/postgres/transaction.ts';
import { JobFailed } from './failure.ts';
import { openTestQueue, type TestQueue } from './fixtures/queue.ts';
import { DEFAULT_ATTEMPTS } from './runner.ts';
import type { JobTask } from './task.ts';

let queue: TestQueue;

beforeAll(async () => {
  queue = await openTestQueue();
  await queue.db.query('create table public.effects (name text not null)');
});
beforeEach(async () => {
  await queue.clear();
  await queue.db.query('truncate public.effects');
});
afterAll(() => queue?.stop());

const enqueue = async (task: string, payload: object, key: string | null = null): Promise<string> => {
  const { rows } = await queue.db.query('select platform.enqueue_job($1, $2, $3) as id', [task, payload, key]);
  return rows[0].id;
};
const effects = async () =>
  (await queue.db.query('select name from public.effects order by 1')).rows.map((r) => r.name);
const dead = async () => (await queue.db.query('select * from platform.dead_jobs order by id')).rows;
const lastTry = () =>
  queue.db.query(`update graphile_worker._private_jobs set attempts = max_attempts - 1, run_at = now()`);
/** Once the queue has written down the failure. */
const dueNow = () =>
  expect
    .poll(() =>
      queue.db.query(`update graphile_worker._private_jobs set run_at = now() where locked_at is null returning id`),
    )
    .toMatchObject({ rowCount: 1 });

const note: JobTask = {
  run: async (payload, job) => {
    await job.query('insert into public.effects values ($1)', [(payload as { name: string }).name]);
  },
};
const failing = (error: () => Error): JobTask => ({ run: () => Promise.reject(error()) });

describe('a job', () => {
  it('is done once although two processes work', async () => {
    await queue.start({ note });
    await queue.start({ note });
    const names = Array.from({ length: 30 }, (_, index) => `job ${String(index).padStart(2, '0')}`);
    await Promise.all(names.map((name) => enqueue('note', { name })));
    await queue.until('job.done', names.length);
    expect(await effects()).toEqual(names);
    expect(queue.events).toHaveLength(names.length);
  });

  it('is added with its cause, or not at all', async () => {
    const undone = inTransaction(queue.db, async (client) => {
      await client.query(`select platform.enqueue_job('note', '{}', 'k')`);
      throw new Error('the cause is undone');
    });
    await expect(undone).rejects.toThrow('the cause is undone');
    expect((await queue.db.query('select from graphile_worker.jobs')).rowCount).toBe(0);
    expect(await enqueue('note', { name: 'after' }, 'k')).toMatch(/^\d+$/);
  });

  it('with a key is added once, also after it was done and by many at once', async () => {
    const first = await Promise.all(Array.from({ length: 5 }, () => enqueue('note', { name: 'one' }, 'welcome:7')));
    await queue.start({ note });
    await queue.until('job.done', 1);
    const later = await enqueue('note', { name: 'two' }, 'welcome:7');
    expect(new Set([...first, later]).size).toBe(1);
    await enqueue('note', { name: 'other key' }, 'welcome:8');
    await queue.until('job.done', 2);
    expect(await effects()).toEqual(['one', 'other key']);
  });

  it('waits for its time', async () => {
    await queue.db.query(
      `select platform.enqueue_job('note', '{"name": "later"}', run_at => now() + interval '1 hour')`,
    );
    await enqueue('note', { name: 'now' });
    await queue.start({ note });
    await queue.until('job.done', 1);
    expect(await effects()).toEqual(['now']);
  });

  it('that a dying process held is done by another', async () => {
    await enqueue('note', { name: 'held' });
    await queue.db.query(
      `update graphile_worker._private_jobs set locked_by = 'gone', locked_at = now() - interval '10 minutes', attempts = 1`,
    );
    await queue.start({ note });
    await queue.until('job.done', 1);
    expect(await effects()).toEqual(['held']);
  });

  it('that does not end in time counts as failed', async () => {
    const endless: JobTask = { limitMs: 20, run: () => new Promise(() => {}) };
    await enqueue('endless', {});
    await queue.start({ endless });
    await queue.until('job.failed', 1);
    expect(queue.events[0]).toMatchObject({
      task: 'endless',
      attempts: 1,
      isFinal: false,
      reason: 'not ended after 0 s',
    });
  });
});

describe('an effect', () => {
  it('happens once although its job is run again', async () => {
    const counted: JobTask = {
      run: async (_payload, job) => {
        await job.once('invoice:7', async (client) => {
          await client.query(`insert into public.effects values ('invoice')`);
        });
        // As if the process died here: the effect is there, the queue does not know.
        if (job.attempts === 1) throw new JobFailed('died');
      },
    };
    await enqueue('counted', {});
    await queue.start({ counted });
    await queue.until('job.failed', 1);
    await dueNow();
    await queue.until('job.done', 1);
    expect(await effects()).toEqual(['invoice']);
  });

  it('that was undone is done at the next try', async () => {
    const undone: JobTask = {
      run: async (_payload, job) => {
        await job.once('invoice:8', async (client) => {
          await client.query(`insert into public.effects values ('invoice')`);
          if (job.attempts === 1) throw new JobFailed('undone');
        });
      },
    };
    await enqueue('undone', {});
    await queue.start({ undone });
    await queue.until('job.failed', 1);
    expect(await effects()).toEqual([]);
    await dueNow();
    await queue.until('job.done', 1);
    expect(await effects()).toEqual(['invoice']);
  });
});

describe('a job that fails', () => {
  it('is tried again with growing pauses', async () => {
    await enqueue('fail', {});
    await queue.start({ fail: failing(() => new JobFailed('not yet')) });
    const jobs = async () =>
      (
        await queue.db.query(
          'select attempts, max_attempts, last_error, run_at > now() as waits from graphile_worker.jobs',
        )
      ).rows;
    await expect
      .poll(jobs)
      .toEqual([{ attempts: 1, max_attempts: DEFAULT_ATTEMPTS, last_error: 'not yet', waits: true }]);
    expect(await dead()).toEqual([]);
  });

  it('is set aside after its last try, and can be tried anew', async () => {
    const id = await enqueue('fail', { email: 'lea@exemple.fr' }, 'guest:9');
    await lastTry();
    await queue.start({ fail: failing(() => new Error('no network for lea@exemple.fr')), note });
    await expect.poll(dead).toHaveLength(1);
    expect(queue.events[0]).toMatchObject({ isFinal: true, attempts: DEFAULT_ATTEMPTS });
    const [row] = await dead();
    expect(row).toMatchObject({ id, task: 'fail', key: 'fail:guest:9', attempts: DEFAULT_ATTEMPTS });
    expect(JSON.stringify([row, queue.events])).not.toContain('exemple.fr');
    expect(Math.abs(row.failed_at.getTime() - Date.now())).toBeLessThan(60_000);

    expect((await queue.db.query('select platform.retry_job($1) as did', [id])).rows).toEqual([{ did: true }]);
    await queue.until('job.failed', 2);
    expect(queue.events[1]).toMatchObject({ attempts: 1, isFinal: false });
    expect((await queue.db.query('select platform.retry_job($1) as did', [id])).rows).toEqual([{ did: false }]);
  });
});
