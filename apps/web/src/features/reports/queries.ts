// The queries of content to report and of a decision.
import type { ReportKind } from '@liesse/domain';
import { queryOptions } from '@tanstack/react-query';
import { type ReportApi, readDecision } from '#web/features/reports/report.ts';

/** `personId` is part of the key: what a person sees and has reported is theirs. */
export const reportableQuery = (api: ReportApi, kind: ReportKind, subject: string, personId: string | null) =>
  queryOptions({
    queryKey: ['reportable', kind, subject, personId],
    queryFn: ({ signal }) => api.read(kind, subject, signal),
  });

export const decisionQuery = (caseId: string, token: string | null, personId: string | null) =>
  queryOptions({
    queryKey: ['moderation-decision', caseId, token, personId],
    queryFn: ({ signal }) => readDecision(caseId, token, signal),
  });
