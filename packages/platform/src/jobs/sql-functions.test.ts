// The queue's functions for SQL: who may call them, and messages that are written once.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/postgres/transaction.ts';
import { openTestQueue, type TestQueue } from './fixtures/queue.ts';
import { RETENTION_TASK, retentionTask } from './retention.ts';

let queue: TestQueue;
beforeAll(async () => {
  queue = await openTestQueue();
});
beforeEach(() => queue.clear());
afterAll(() => queue?.stop());

const rows = async (sql: string, values: unknown[] = []) => (await queue.db.query(sql, values)).rows;
const sendMail = async (key: string | null, subject = 'Rappel'): Promise<string> => {
  const [row] = await rows(
    `select platform.send_mail($1, 'reminder', 'lea@exemple.fr', $2, 'Bonjour', '<p>Bonjour</p>', now()) as id`,
    [key, subject],
  );
  return row.id;
};
const as = (role: string, sql: string) =>
  inTransaction(queue.db, async (client) => {
    await client.query(`set local role ${role}`);
    return (await client.query(sql)).rows;
  });

describe('a message with a key', () => {
  it('is written once with its job, whoever repeats it and however many at once', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, (_, index) => sendMail('event:7:j-30', `try ${index}`)));
    expect(new Set(ids).size).toBe(1);
    expect(await rows('select id, key, kind from platform.outbox')).toEqual([
      { id: ids[0], key: 'event:7:j-30', kind: 'reminder' },
    ]);
    expect(await rows('select key from graphile_worker.jobs')).toEqual([{ key: ids[0] }]);
    expect(await sendMail('event:7:j-7')).not.toBe(ids[0]);
  });

  it('continues in its job the trace of the request that causes it', async () => {
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
    const payloads = await inTransaction(queue.db, async (client) => {
      await client.query(`select set_config('application_name', $1, true)`, [`liesse ${traceparent}`]);
      await client.query(`select platform.send_mail('k', 'reminder', 'lea@exemple.fr', 's', 't')`);
      await client.query(`select platform.enqueue_job('remember', '{"n": 1}')`);
      return (await client.query('select payload from graphile_worker._private_jobs order by id')).rows;
    });
    expect(payloads.map(({ payload }) => payload)).toEqual([
      { id: expect.any(String), _trace: traceparent },
      { n: 1, _trace: traceparent },
    ]);
  });

  it('stays away with its cause, and its key stays free', async () => {
    const undone = inTransaction(queue.db, async (client) => {
      await client.query(`select platform.send_mail('k', 'reminder', 'lea@exemple.fr', 's', 't')`);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await rows('select from platform.outbox')).toEqual([]);
    await sendMail('k');
    expect(await rows('select key from platform.outbox')).toEqual([{ key: 'k' }]);
  });

  it('is not written again when the message itself has been forgotten', async () => {
    const id = await sendMail('event:7:j-30');
    await queue.db.query(`update platform.outbox set sent_at = now() - interval '31 days', sent_by = 'smtp'`);
    await forget();
    expect(await rows('select from platform.outbox')).toEqual([]);
    expect(await sendMail('event:7:j-30')).toBe(id);
    expect(await rows('select from platform.outbox')).toEqual([]);
  });

  it('cannot do without its key', async () => {
    await expect(sendMail(null)).rejects.toThrow('a message needs a key');
  });

  it('that was given up can be tried again, unless it held a code', async () => {
    const id = await sendMail('k');
    await queue.db.query(
      `insert into platform.outbox (kind, recipient, body_text) values ('recovery', 'lea@exemple.fr', '')`,
    );
    await queue.db.query(`delete from graphile_worker._private_jobs;
      update platform.outbox set failed_at = now(), attempts = 10, last_error = '550'`);
    const dead = await rows('select id, task, key, attempts, last_error from platform.dead_jobs');
    expect(dead).toHaveLength(2);
    expect(dead).toContainEqual({ id, task: 'deliver_message', key: 'k', attempts: 10, last_error: '550' });
    const answers = [];
    for (const one of dead) answers.push([one.key, ...(await rows('select platform.retry_job($1) as did', [one.id]))]);
    expect(answers).toContainEqual(['k', { did: true }]);
    expect(answers).toContainEqual([null, { did: false }]);
    expect(await rows('select key from graphile_worker.jobs')).toEqual([{ key: id }]);
    expect(await rows('select platform.retry_job($1) as did', ["no such ' id"])).toEqual([{ did: false }]);
  });
});

describe('the timetable', () => {
  it('shows when an entry came due, and its job until that has ended', async () => {
    await queue.db.query(`
      insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution) values
        ('schedule:reminders', now(), now()), ('forget', now(), null);
      select graphile_worker.add_job('call_function', '{"schedule": "reminders"}', queue_name => 'schedule:reminders', max_attempts => 10);
      update graphile_worker._private_jobs set attempts = 10, last_error = 'SQLSTATE 22012'`);
    const list =
      'select name, due_at is not null as was_due, attempts, is_running, has_failed, last_error from platform.list_schedule()';
    const reminders = { name: 'reminders', was_due: true, attempts: 10, is_running: false, has_failed: true };
    expect(await rows(`${list} order by name`)).toEqual([
      { name: 'forget', was_due: false, attempts: 0, is_running: false, has_failed: false, last_error: null },
      { ...reminders, last_error: 'SQLSTATE 22012' },
    ]);
    const [dead] = await rows('select id from platform.dead_jobs');
    expect(await rows('select platform.discard_job($1) as did', [dead?.id])).toEqual([{ did: true }]);
    expect(await rows(`${list} where due_at is not null`)).toEqual([
      { ...reminders, attempts: 0, has_failed: false, last_error: null },
    ]);
  });
});

describe('a message that failed for good', () => {
  it('can be discarded, unlike one that waits', async () => {
    const id = await sendMail('k');
    const discard = () => rows('select platform.discard_job($1) as did', [id]);
    expect(await discard()).toEqual([{ did: false }]);
    await queue.db.query(`update platform.outbox set failed_at = now(), last_error = '550'`);
    expect(await discard()).toEqual([{ did: true }]);
    expect(await rows('select from platform.outbox')).toEqual([]);
  });
});

describe('the functions', () => {
  const statements = [
    `select platform.enqueue_job('note', '{}')`,
    `select platform.send_mail('k', 'reminder', 'lea@exemple.fr', 's', 't')`,
    `select platform.retry_job('1')`,
    `select platform.discard_job('1')`,
    'select * from platform.list_schedule()',
    'select platform.is_backup_running()',
    'select platform.start_backup()',
    'select * from platform.dead_jobs',
    'select * from platform.list_dead_jobs()',
  ];
  it.each(statements)('are closed to the roles of browsers, open to the server: %s', async (statement) => {
    for (const role of ['anon', 'authenticated', 'authenticator'])
      await expect(as(role, statement), role).rejects.toThrow('permission denied');
    await expect(as('service_role', statement)).resolves.toBeInstanceOf(Array);
  });

  it.each(['platform.outbox', 'platform.job_effects', 'graphile_worker.jobs'])(
    'do not show %s to anyone',
    async (table) => {
      for (const role of ['anon', 'authenticated', 'service_role'])
        await expect(as(role, `select * from ${table}`), role).rejects.toThrow('permission denied');
    },
  );
});

async function forget(): Promise<void> {
  await queue.start({ [RETENTION_TASK]: retentionTask });
  await queue.db.query(`select platform.enqueue_job('${RETENTION_TASK}')`);
  await queue.until('job.done', 1);
}

describe('retention', () => {
  it('forgets what has outlived its purpose and nothing else', async () => {
    await queue.db.query(`
      insert into auth.users (id, email) values ('00000000-0000-4000-8000-000000000001', 'lea@exemple.fr');
      insert into platform.outbox (kind, recipient, body_text, sent_at, sent_by, due_at) values
        ('old', 'x', '', now() - interval '31 days', 'smtp', now()), ('young', 'x', '', now() - interval '29 days', 'smtp', now()),
        ('waiting', 'x', '', null, null, now() + interval '80 days'), ('lost', 'x', '', null, null, now() - interval '121 days');
      insert into platform.job_effects (key, forget_at) values ('old', now() - interval '1 day'), ('young', now() + interval '1 day');
      insert into auth.audit_log_entries (action, created_at) values
        ('old', now() - interval '12 months 1 day'), ('young', now() - interval '11 months');
      insert into auth.rate_limits values ('old', 1, now() - interval '2 hours'), ('young', 1, now() + interval '1 hour');
      insert into auth.sessions (user_id, refresh_key, not_after, user_agent) select id, '', t.ends, t.name from auth.users,
        (values ('old', now() - interval '1 hour'), ('young', now() + interval '1 hour'), ('endless', null)) as t (name, ends);
      insert into auth.flow_state (authentication_method, provider, created_at) values
        ('oauth', 'old', now() - interval '2 days'), ('oauth', 'young', now()), ('magiclink', 'needed', now() - interval '2 days');
      insert into auth.one_time_tokens (user_id, kind, relates_to, token_hash, code_hash, flow_id, expires_at)
        select u.id, t.kind, 'x', t.kind, '', case when t.kind = 'invite' then f.id end, now() + t.ends
        from auth.users u, auth.flow_state f, (values ('recovery', interval '-2 days'), ('invite', interval '1 day')) as t (kind, ends)
        where f.provider = 'needed'`);
    const dead = await rows(`select id from graphile_worker.add_job('note', max_attempts => 1), generate_series(1, 1)
      union all select id from graphile_worker.add_job('note', max_attempts => 1, run_at => now() - interval '91 days')`);
    await queue.db.query('update graphile_worker._private_jobs set attempts = 1');
    await forget();
    const names = async (column: string, table: string) =>
      (await rows(`select ${column} as name from ${table} order by 1`)).map(({ name }) => name);
    expect(await names('kind', 'platform.outbox')).toEqual(['waiting', 'young']);
    expect(await names('key', 'platform.job_effects')).toEqual(['young']);
    expect(await names('action', 'auth.audit_log_entries')).toEqual(['young']);
    expect(await names('key', 'auth.rate_limits')).toEqual(['young']);
    expect(await names('user_agent', 'auth.sessions')).toEqual(['endless', 'young']);
    expect(await names('provider', 'auth.flow_state')).toEqual(['needed', 'young']);
    expect(await names('kind', 'auth.one_time_tokens')).toEqual(['invite']);
    expect(await names('id', 'platform.dead_jobs')).toEqual([dead[0]?.id]);
  });
});
