// Decisions on listings. Each carries the version that was seen: a refusal shows who decided first.
import * as z from 'zod/mini';
import type { Decision, PartnerRow } from '#web/features/admin-partners/moderation.ts';
import { partnerKey, partnersKey } from '#web/features/admin-partners/queries.ts';
import { callApi, writeApi } from '#web/lib/api/calls.ts';
import { adminPartners as text } from '#web/locales/fr/admin/partners.ts';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';

export interface NewDecision {
  decision: Decision;
  reason: string;
  /** The version of the listing that the decision is about. */
  seen: number;
}

export const useDecision = (partnerId: string) =>
  useToastMutation({
    mutationFn: ({ decision, reason, seen }: NewDecision) =>
      writeApi((client) => client.rpc('decide_partner', { partner: partnerId, decision, reason, seen })),
    invalidates: [partnerKey(partnerId), partnersKey],
    success: (_, { decision }) => ({ title: text.decision.done[decision] }),
  });

export interface ChangesDecision {
  decision: 'accepted' | 'refused';
  reason: string;
  seen: number;
}

export const useChangesDecision = (partnerId: string) =>
  useToastMutation({
    mutationFn: ({ decision, reason, seen }: ChangesDecision) =>
      writeApi((client) => client.rpc('decide_partner_changes', { partner: partnerId, decision, reason, seen })),
    invalidates: [partnerKey(partnerId), partnersKey],
    success: (_, { decision }) => ({ title: text.changes[decision] }),
  });

const results = z.array(z.object({ id: z.string(), refusal: z.nullable(z.string()) }));
export type BulkResult = z.infer<typeof results>[number];

interface BulkDecision {
  rows: readonly PartnerRow[];
  decision: 'listed' | 'suspended';
  reason: string;
}

/** Each listing is decided by itself; the result names those that were refused. */
export const useBulkDecision = () =>
  useToastMutation({
    mutationFn: ({ rows, decision, reason }: BulkDecision) =>
      callApi(
        (client) =>
          client.rpc('decide_partners', {
            partners: rows.map(({ id }) => id),
            seen: rows.map(({ version }) => version),
            decision,
            reason,
          }),
        (data) => ({ results: results.parse(data) }),
      ),
    invalidates: [partnersKey],
    success: (data) => {
      const decided = data.results.filter(({ refusal }) => refusal === null).length;
      return decided === 0 ? undefined : { title: text.bulk.done(decided) };
    },
  });
