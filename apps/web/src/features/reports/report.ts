// What a person is about to report, and how a report is sent. A guest sends it by the link of the invitation, everybody else by the
// platform's client.
import type { ReportCategory, ReportKind } from '@liesse/domain';
import * as z from 'zod/mini';
import { callApi, writeApi } from '#web/lib/api/calls.ts';
import type { Done } from '#web/lib/api/refusal.ts';
import { supabase } from '#web/lib/api/supabase.ts';

export const reportableContent = z.nullable(
  z.object({
    name: z.nullable(z.string()),
    excerpt: z.nullable(z.string()),
    is_own: z.boolean(),
    is_reported: z.boolean(),
  }),
);
export type ReportableContent = z.infer<typeof reportableContent>;

export interface NewReport {
  category: ReportCategory;
  words: string;
  /** Empty for a person with an account, and for a visitor who wants no answer. */
  email: string;
}

export interface ReportApi {
  /** Null for content that the person does not see. */
  read: (kind: ReportKind, subject: string, signal: AbortSignal) => Promise<ReportableContent>;
  send: (kind: ReportKind, subject: string, report: NewReport) => Promise<Done>;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const platformReports: ReportApi = {
  read: async (kind, subject, signal) => {
    if (!UUID.test(subject)) return null;
    const client = await supabase();
    const { data } = await client.rpc('reportable_content', { kind, subject }).abortSignal(signal).throwOnError();
    return reportableContent.parse(data);
  },
  send: (kind, subject, { category, words, email }) =>
    writeApi((client) =>
      client.rpc('report_content', { kind, subject, category, words, ...(email !== '' && { email }) }),
    ),
};

const decision = z.object({
  kind: z.enum(['review', 'answer', 'partner_photo', 'album_photo', 'listing', 'message']),
  side: z.enum(['author', 'reporter']),
  state: z.enum(['open', 'decided', 'appealed']),
  partner_name: z.nullable(z.string()),
  decision: z.nullable(z.enum(['keep', 'remove', 'desk', 'gone'])),
  reason: z.nullable(z.string()),
  decided_at: z.nullable(z.string()),
  appeal_until: z.nullable(z.string()),
  can_appeal: z.boolean(),
  appeal: z.nullable(
    z.object({
      words: z.string(),
      created_at: z.string(),
      outcome: z.nullable(z.enum(['confirmed', 'reversed'])),
      reason: z.nullable(z.string()),
      decided_at: z.nullable(z.string()),
    }),
  ),
});
export type Decision = z.infer<typeof decision>;

/** Null for a person whom the decision does not concern. */
export async function readDecision(
  caseId: string,
  token: string | null,
  signal: AbortSignal,
): Promise<Decision | null> {
  if (!UUID.test(caseId)) return null;
  const client = await supabase();
  const { data } = await client
    .rpc('moderation_decision', { of_case: caseId, ...(token !== null && { token }) })
    .abortSignal(signal)
    .throwOnError();
  return z.nullable(decision).parse(data);
}

export const sendAppeal = (caseId: string, token: string | null, words: string): Promise<Done> =>
  callApi(
    (client) => client.rpc('appeal_decision', { of_case: caseId, words, ...(token !== null && { token }) }),
    () => ({}),
  );
