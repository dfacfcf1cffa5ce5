// Decisions on a case. A refusal because somebody else was quicker shows their decision in place: the case is fetched again.
import { caseQuery, queueKey } from '#web/features/moderation/queries.ts';
import { writeApi } from '#web/lib/api/calls.ts';
import { moderation } from '#web/locales/fr/admin/moderation.ts';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';

export interface NewDecision {
  choice: 'keep' | 'remove' | 'desk' | 'confirmed' | 'reversed';
  reason: string;
}

export function useDecisionMutation(caseId: string) {
  const { page: text } = moderation;
  return useToastMutation({
    mutationFn: ({ choice, reason }: NewDecision) =>
      writeApi((client) =>
        choice === 'confirmed' || choice === 'reversed'
          ? client.rpc('decide_appeal', { of_case: caseId, outcome: choice, reason })
          : client.rpc('decide_case', { of_case: caseId, decision: choice, reason }),
      ),
    invalidates: [caseQuery(caseId).queryKey, queueKey],
    success: { title: text.done },
    errorTitle: text.failed,
  });
}
