// Forgets what has outlived its purpose, once a night. Storage and live changes look after their own.
import type { JobTask, ScheduleEntry } from './task.ts';

export const RETENTION_TASK = 'forget';
export const retentionSchedule: ScheduleEntry = { task: RETENTION_TASK, cron: '17 3 * * *' };

/** Each in a transaction of its own: what one of them meets does not keep the others from their work. */
export const retentionTask: JobTask = {
  async run(_payload, job) {
    const failures: unknown[] = [];
    for (const statement of statements) await job.query(statement).catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  },
};

const statements = [
  // Messages: who and what for 30 days after they left or were given up; that a key was used is remembered elsewhere.
  `delete from platform.outbox where coalesce(sent_at, failed_at) < now() - interval '30 days'`,
  // Neither left nor given up, long after it was due: its job is gone.
  `delete from platform.outbox where sent_at is null and failed_at is null and due_at < now() - interval '120 days'`,
  'delete from platform.job_effects where forget_at < now()',
  `select from graphile_worker.complete_jobs(array(select id from graphile_worker.jobs
     where attempts >= max_attempts and locked_at is null and run_at < now() - interval '90 days'))`,
  // Proofs that can prove nothing any more. The day of grace is for clocks and for waits that are counted from them.
  `delete from auth.one_time_tokens where expires_at < now() - interval '1 day'`,
  `delete from auth.flow_state f where created_at < now() - interval '1 day'
     and not exists (select from auth.one_time_tokens t where t.flow_id = f.id)`,
  `delete from auth.saml_requests where created_at < now() - interval '1 day'`,
  `delete from auth.mfa_challenges where expires_at < now() - interval '1 day'`,
  `delete from auth.passkey_challenges where expires_at < now() - interval '1 day'`,
  `delete from auth.rate_limits where window_ends_at < now() - interval '1 hour'`,
  'delete from auth.sessions where not_after < now()',
  // The retention of logs is 6 to 12 months.
  `delete from auth.audit_log_entries where created_at < now() - interval '12 months'`,
  `delete from auth.sign_ins where hour < now() - interval '12 months'`,
  `delete from auth.blocked_networks where coalesce(lifted_at, blocked_until) < now() - interval '12 months'`,
];
