// The state of the system as `system_status` and `system_failures` answer it. A part that the service does not have is null.
import * as z from 'zod/mini';

const nullableText = z.nullable(z.string());

const scheduled = z.object({
  name: z.string(),
  /** Null before the first time. */
  due_at: nullableText,
  attempts: z.number(),
  is_running: z.boolean(),
  has_failed: z.boolean(),
  last_error: nullableText,
  next_try_at: nullableText,
});
export type ScheduledJob = z.infer<typeof scheduled>;

const backup = z.object({
  id: z.string(),
  ended_at: z.string(),
  host: z.string(),
  file: z.string(),
  bytes: z.number(),
  rows: z.number(),
  files: z.number(),
  /** Stored files whose bytes were lost before. */
  missing: z.number(),
});

export const systemStatus = z.object({
  server: z.nullable(z.object({ version: z.string(), started_at: z.string() })),
  database: z.object({
    version: z.string(),
    started_at: z.string(),
    bytes: z.number(),
    connections: z.number(),
    most_connections: z.number(),
    migrations: z.nullable(z.object({ count: z.number(), last: nullableText, name: nullableText })),
  }),
  queue: z.nullable(z.object({ schedule: z.array(scheduled), waiting: z.number(), running: z.number() })),
  mails: z.nullable(
    z.object({
      waiting: z.number(),
      planned: z.number(),
      oldest_due_at: nullableText,
      sent_day: z.number(),
      mailbox_day: z.number(),
      failed: z.number(),
    }),
  ),
  storage: z.array(z.object({ bucket: z.string(), files: z.number(), bytes: z.number() })),
  slow_queries: z.nullable(
    z.array(z.object({ query: z.string(), calls: z.number(), mean_ms: z.number(), total_ms: z.number() })),
  ),
  backups: z.nullable(z.object({ is_running: z.boolean(), list: z.array(backup) })),
});
export type SystemStatus = z.infer<typeof systemStatus>;

const failure = z.object({
  id: z.string(),
  task: z.string(),
  attempts: z.number(),
  last_error: nullableText,
  failed_at: z.string(),
  /** Null for a job that is not a mail. */
  mail_kind: nullableText,
  /** Masked. */
  recipient: nullableText,
  can_retry: z.boolean(),
});
export type Failure = z.infer<typeof failure>;

const browserError = z.object({
  build: z.string(),
  message: z.string(),
  /** With parameters in the place of values. */
  route: z.string(),
  stack: z.string(),
  reports: z.number(),
  last_at: z.string(),
});
export type BrowserError = z.infer<typeof browserError>;
export const browserErrors = z.array(browserError);

export const failurePage = z.object({
  failures: z.array(failure),
  next: z.nullable(z.object({ at: z.string(), id: z.string() })),
});
export type FailurePage = z.infer<typeof failurePage>;
