// The state of the system: manage_system alone reads it, retries what failed and starts a backup; each decision is in the audit log.
import { describe, expect, it } from 'vitest';
import { cast, id } from '#tests/rls/support/callers.ts';
import { connectStory, type Stage } from '#tests/rls/support/transaction.ts';

const story = connectStory();
const luc = cast['admin without permission'];
const others = ['view_dashboard', 'manage_admins', 'access_advanced_security', 'manage_requests'];

const status = 'select public.system_status()';
const list = 'select public.system_failures()';
const retry = 'select public.retry_failure($1)';
const discard = 'select public.discard_failure($1)';

interface Failure {
  id: string;
  task: string;
  mail_kind: string | null;
  recipient: string | null;
  last_error: string;
  can_retry: boolean;
}
interface Failures {
  failures: Failure[];
  next: { at: string; id: string } | null;
}

const hold = (stage: Stage, ...permissions: string[]) =>
  stage.prepare('update public.profiles set permissions = $1 where id = $2', [permissions, id.luc]);
const failedMail = async (stage: Stage, body = 'Bonjour') => {
  const [row] = await stage.prepare(
    `insert into platform.outbox (kind, recipient, subject, body_text, failed_at, last_error, is_retryable, attempts)
     values ('reminder', 'marie.dupont@exemple.fr', 'Sujet secret', $1, now(), '550 mailbox unavailable', true, 10) returning id`,
    [body],
  );
  return String(row?.['id']);
};
const lastDecision = async ({ prepare }: Stage) =>
  (
    await prepare('select actor_id, action, subject_kind, subject_id from public.audit_log order by id desc limit 1')
  )[0];

describe('the system', () => {
  it('shows its state to a holder of manage_system', () =>
    story(async (stage) => {
      await hold(stage, 'manage_system');
      await stage.prepare(`select private.record_server_version('1.2.3')`);
      await stage.prepare(`insert into platform.backups (started_at, host, file, bytes, tables, rows, files, missing)
        values (now(), 'server', '/data/backups/one.tar.zst', 1024, 1, 2, 3, 0)`);
      // Other files write jobs for good.
      await stage.prepare('delete from graphile_worker._private_jobs');
      expect(await stage.call(luc, status)).toMatchObject({
        server: { version: '1.2.3' },
        database: {
          version: expect.stringMatching(/^1\d/),
          migrations: { count: expect.any(Number), last: expect.any(String) },
        },
        queue: { schedule: expect.any(Array), waiting: 0, running: 0 },
        mails: { waiting: 0, failed: 0 },
        storage: expect.any(Array),
        // The embedded server does not load the extension.
        slow_queries: null,
        backups: { is_running: false, list: [{ file: '/data/backups/one.tar.zst', bytes: 1024 }] },
      });
    }));

  it.each([
    [status, []],
    [list, []],
    [retry, ['1']],
    [discard, ['1']],
    ['select public.start_backup()', []],
  ])('refuses « %s » to everyone else', (sql, values) =>
    story(async (stage) => {
      await hold(stage, ...others);
      for (const caller of [luc, cast.owner, cast.partner, cast.anon])
        expect(await stage.refusal(caller, sql, values)).toMatchObject({ code: '42501' });
    }),
  );

  it('takes one backup at a time', () =>
    story(async (stage) => {
      await hold(stage, 'manage_system');
      await stage.call(luc, 'select public.start_backup()');
      expect(await lastDecision(stage)).toMatchObject({ actor_id: id.luc, action: 'backup.started' });
      expect(await stage.call(luc, status)).toMatchObject({ backups: { is_running: true } });
      expect(await stage.refusal(luc, 'select public.start_backup()')).toMatchObject({
        code: 'PT409',
        reason: 'running',
      });
    }));
});

describe('a mail that failed', () => {
  it('shows its kind, a masked address and the failure, and nothing of its content', () =>
    story(async (stage) => {
      await hold(stage, 'manage_system');
      await failedMail(stage);
      const answer = await stage.call<Failures>(luc, list);
      expect(answer.failures).toMatchObject([
        { task: 'deliver_message', mail_kind: 'reminder', recipient: 'm…@exemple.fr', can_retry: true },
      ]);
      expect(JSON.stringify(answer)).not.toMatch(/marie|dupont|Bonjour|Sujet/);
    }));

  it('is retried once, and the decision is recorded', () =>
    story(async (stage) => {
      await hold(stage, 'manage_system');
      const mail = await failedMail(stage);
      await stage.call(luc, retry, [mail]);
      expect(await lastDecision(stage)).toEqual({
        actor_id: id.luc,
        action: 'mail.retried',
        subject_kind: 'mail',
        subject_id: mail,
      });
      expect((await stage.call<Failures>(luc, list)).failures).toEqual([]);
      expect(await stage.refusal(luc, retry, [mail])).toMatchObject({ code: 'PT409', reason: 'not-retryable' });
    }));

  it('cannot be retried without its content, but can be discarded', () =>
    story(async (stage) => {
      await hold(stage, 'manage_system');
      const mail = await failedMail(stage, '');
      expect((await stage.call<Failures>(luc, list)).failures).toMatchObject([{ id: mail, can_retry: false }]);
      expect(await stage.refusal(luc, retry, [mail])).toMatchObject({ reason: 'not-retryable' });
      await stage.call(luc, discard, [mail]);
      expect(await lastDecision(stage)).toMatchObject({ action: 'mail.discarded', subject_id: mail });
      expect(await stage.refusal(luc, discard, [mail])).toMatchObject({ code: 'PT409', reason: 'not-failed' });
    }));
});

it('pages through failures of mails and jobs, each once', () =>
  story(async (stage) => {
    await hold(stage, 'manage_system');
    for (let count = 0; count < 4; count += 1) await failedMail(stage);
    await stage.prepare(`select graphile_worker.add_job('call_function', '{"schedule": "x"}', max_attempts => 1);`);
    await stage.prepare(`update graphile_worker._private_jobs set attempts = 1, last_error = 'SQLSTATE 22012'`);
    const seen: string[] = [];
    let next: Failures['next'] = null;
    do {
      const page: Failures = await stage.call<Failures>(luc, 'select public.system_failures($1, $2, 2)', [
        next?.at ?? null,
        next?.id ?? null,
      ]);
      seen.push(...page.failures.map((failure) => failure.id));
      next = page.next;
    } while (next !== null);
    expect(seen).toHaveLength(5);
    expect(new Set(seen).size).toBe(5);
  }));
