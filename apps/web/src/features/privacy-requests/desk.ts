// What the privacy desk reads: counts by event and numbers alone, as the functions for administrators answer them.
import { privacyRequestKinds } from '@liesse/domain';
import * as z from 'zod/mini';

const numbers = z.record(z.string(), z.number());

const request = z.object({
  id: z.string(),
  /** Null once the request is answered and its link has ended. */
  email: z.nullable(z.string()),
  kind: z.enum(privacyRequestKinds),
  words: z.string(),
  proven_at: z.string(),
  due_on: z.string(),
  export_sent_at: z.nullable(z.string()),
  export_opened_at: z.nullable(z.string()),
  answered_at: z.nullable(z.string()),
  erased: z.nullable(numbers),
  has_account: z.boolean(),
  matches: z.array(
    z.object({
      event: z.string(),
      starts_on: z.nullable(z.string()),
      guests: z.number(),
      households: z.number(),
      photos: z.number(),
      mails: z.number(),
    }),
  ),
});
export type DeskRequest = z.infer<typeof request>;

const cursor = z.nullable(z.object({ at: z.string(), id: z.string() }));
export type Cursor = z.infer<typeof cursor>;

export const desk = z.object({ rows: z.array(request), next: cursor });
export type Desk = z.infer<typeof desk>;

export const retentionRuns = z.array(z.object({ id: z.number(), ran_at: z.string(), erased: numbers }));
export type RetentionRun = z.infer<typeof retentionRuns>[number];
