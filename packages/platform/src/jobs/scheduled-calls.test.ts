import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { JobFailed } from './failure.ts';
import { openTestQueue, type TestQueue } from './fixtures/queue.ts';
import {
  CALL_TASK,
  checkScheduledCalls,
  createCallTask,
  isOvertaken,
  readScheduledCalls,
  type ScheduledCall,
  scheduleOf,
} from './scheduled-calls.ts';

describe('the timetable of config.toml', () => {
  it('names functions and times', () => {
    const calls = readScheduledCalls({
      reminders: { cron: '0 8 * * *', call: 'public.send_due_reminders', catch_up: '36h' },
    });
    expect(calls).toEqual([
      { name: 'reminders', cron: '0 8 * * *', call: ['public', 'send_due_reminders'], catchUpMs: 36 * 3_600_000 },
    ]);
    expect(readScheduledCalls({})).toEqual([]);
  });

  it('names Edge Functions of the project', () => {
    const feeds = { cron: '*/10 * * * *', invoke: 'read-feeds' };
    expect(readScheduledCalls({ feeds }, ['read-feeds'])).toEqual([{ name: 'feeds', ...feeds, catchUpMs: null }]);
    expect(() => readScheduledCalls({ feeds }, ['other'])).toThrow('there is no function read-feeds');
    expect(() => readScheduledCalls({ feeds: { ...feeds, call: 'public.f' } }, ['read-feeds'])).toThrow(
      'has either call or invoke',
    );
  });

  it.each([
    ['a cron expression of four fields', { cron: '0 8 * *', call: 'public.f' }, 'cron must be'],
    ['no cron', { call: 'public.f' }, 'cron must be'],
    ['an hour that there is not', { cron: '0 25 * * *', call: 'public.f' }, 'cron must be'],
    ['a function without its schema', { cron: '0 8 * * *', call: 'f' }, 'call must be'],
    ['SQL in the place of a function', { cron: '0 8 * * *', call: 'public.f(); drop table x' }, 'call must be'],
    ['a period in words', { cron: '0 8 * * *', call: 'public.f', catch_up: 'a day' }, 'catch_up must be'],
    ['a period of a month', { cron: '0 8 * * *', call: 'public.f', catch_up: '30d' }, 'catch_up must be'],
    ['no table', 'public.f', 'is not a table'],
  ])('refuses %s', (_what, entry, problem) => {
    expect(() => readScheduledCalls({ reminders: entry })).toThrow(`[platform.schedule.reminders]: ${problem}`);
  });
});

describe('a tick', () => {
  const eight = new Date('2027-06-12T08:00:00Z');
  it('is overtaken when the next one is due too', () => {
    expect(isOvertaken('0 * * * *', eight, new Date('2027-06-12T08:59:59Z'))).toBe(false);
    expect(isOvertaken('0 * * * *', eight, new Date('2027-06-12T09:00:00Z'))).toBe(true);
    expect(isOvertaken('0 8 * * *', eight, new Date('2027-06-13T07:59:00Z'))).toBe(false);
    expect(isOvertaken('0 8 * * *', eight, new Date('2027-06-13T08:00:01Z'))).toBe(true);
  });
});

describe('a scheduled call', () => {
  let queue: TestQueue;
  const hourly = (name: string, routine = name): ScheduledCall => ({
    name,
    cron: '0 * * * *',
    call: ['public', routine],
    catchUpMs: null,
  });

  beforeAll(async () => {
    queue = await openTestQueue();
    await queue.db.query(`create table public.calls (at timestamptz not null default clock_timestamp());
      create function public.remember() returns void language sql as 'insert into public.calls default values';
      create function public.fail() returns void language plpgsql as $$
        begin insert into public.calls default values; raise 'lea@exemple.fr has no event'; end $$;`);
  });
  beforeEach(async () => {
    await queue.clear();
    await queue.db.query('truncate public.calls');
  });
  afterAll(() => queue?.stop());

  const invoked: string[] = [];
  const invoke = async (name: string) => {
    invoked.push(name);
    if (invoked.length === 1) throw new JobFailed('the function answered 503');
  };
  const start = (...calls: ScheduledCall[]) =>
    queue.start({ [CALL_TASK]: createCallTask(calls, invoke) }, scheduleOf(calls));
  const calls = async () => (await queue.db.query('select from public.calls')).rowCount;
  const waiting = async () => (await queue.db.query('select from graphile_worker.jobs')).rowCount;
  /** As if the timetable had been served until then, and nobody had been there since. */
  const absentFor = (hours: number, name: string) =>
    queue.db.query(
      `insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
       select $1, at, at from (select date_trunc('hour', now()) - $2 * interval '1 hour') as t (at)`,
      [`schedule:${name}`, hours],
    );

  it('is made up for once after a pause of several ticks, although two processes come back', async () => {
    await absentFor(5, 'remember');
    await Promise.all([start(hourly('remember')), start(hourly('remember'))]);
    await queue.until('job.done', 5);
    await expect.poll(waiting).toBe(0);
    expect(await calls()).toBe(1);
    expect(queue.events).toHaveLength(5);
    const { rows } = await queue.db.query(
      `select date_trunc('hour', now()) - last_execution as behind from graphile_worker._private_known_crontabs`,
    );
    expect(rows[0].behind.toPostgres()).toBe('0');
  });

  it('is not made for times before it was known', async () => {
    await start(hourly('remember'));
    await queue.db.query(`select platform.enqueue_job('${CALL_TASK}', '{"schedule": "remember"}')`);
    await queue.until('job.done', 1);
    expect(await calls()).toBe(1);
  });

  it('that fails leaves nothing behind, is tried again, and is set aside at last', async () => {
    await absentFor(1, 'broken');
    await start(hourly('broken', 'fail'));
    const failed = async () =>
      (await queue.db.query('select from graphile_worker.jobs where last_error is not null and locked_at is null'))
        .rowCount;
    await expect.poll(failed).toBe(1);
    expect(await calls()).toBe(0);
    await queue.db.query('update graphile_worker._private_jobs set attempts = max_attempts - 1, run_at = now()');
    const dead = async () => (await queue.db.query('select task, attempts, last_error from platform.dead_jobs')).rows;
    await expect
      .poll(dead, { timeout: 10_000 })
      .toEqual([{ task: CALL_TASK, attempts: 10, last_error: 'SQLSTATE P0001, PL/pgSQL function fail() line 2' }]);
  });

  it('has its effect once although its tick is run a second time', async () => {
    // What is left in the queue when a process dies between the commit of the call and the end of its job.
    const tick = new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000).toISOString();
    const payload = { schedule: 'remember', _cron: { ts: tick, backfilled: false } };
    for (let run = 1; run <= 2; run += 1) {
      await queue.db.query('select graphile_worker.add_job($1, $2)', [CALL_TASK, payload]);
    }
    await start(hourly('remember'));
    await queue.until('job.done', 2);
    expect(await calls()).toBe(1);
  });

  it('of an Edge Function is tried again until the function answers with success', async () => {
    await start({ name: 'feeds', cron: '0 * * * *', invoke: 'read-feeds', catchUpMs: null });
    await queue.db.query(`select platform.enqueue_job('${CALL_TASK}', '{"schedule": "feeds"}')`);
    await queue.until('job.failed', 1);
    await queue.db.query('update graphile_worker._private_jobs set run_at = now()');
    await queue.until('job.done', 1);
    expect(invoked).toEqual(['read-feeds', 'read-feeds']);
  });

  it('cannot be turned to another function by a payload', async () => {
    await start(hourly('remember'));
    await queue.db.query(`select platform.enqueue_job('${CALL_TASK}', '{"schedule": "public.fail", "call": "fail"}')`);
    await queue.until('job.done', 1);
    expect(await calls()).toBe(0);
  });

  it('of a function that there is not stops the start', async () => {
    await expect(checkScheduledCalls(queue.connection, [hourly('remember'), hourly('gone')])).rejects.toThrow(
      'config.toml, [platform.schedule.gone]: there is no function public.gone()',
    );
    await checkScheduledCalls(queue.connection, [hourly('remember')]);
  });
});
