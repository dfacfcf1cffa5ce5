// The audit log as the database answers it.
import * as z from 'zod/mini';

const fields = z.nullable(z.record(z.string(), z.unknown()));

const auditEntry = z.object({
  id: z.number(),
  at: z.string(),
  actor_id: z.nullable(z.string()),
  actor_name: z.nullable(z.string()),
  action: z.string(),
  subject_kind: z.string(),
  subject_id: z.string(),
  subject_name: z.nullable(z.string()),
  before: fields,
  after: fields,
  reason: z.nullable(z.string()),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const auditPage = z.object({ rows: z.array(auditEntry), next: z.nullable(z.number()) });
export type AuditPage = z.infer<typeof auditPage>;

export const auditChoices = z.object({
  actors: z.array(z.object({ id: z.string(), name: z.nullable(z.string()) })),
  actions: z.array(z.string()),
});
export type AuditChoices = z.infer<typeof auditChoices>;

export const verification = z.object({
  last_id: z.number(),
  read: z.number(),
  is_done: z.boolean(),
  fault: z.nullable(z.object({ id: z.number(), kind: z.string() })),
});
export type Verification = z.infer<typeof verification>;
