// Writes of recommendations: the partner recommends, the client dismisses.
import { requestRecommendationsQuery } from '#web/features/recommendations/queries.ts';
import { callApi, writeApi } from '#web/lib/api/calls.ts';
import { recommendations as text } from '#web/locales/fr/partner/recommendations.ts';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';

export interface NewRecommendation {
  partnerId: string;
  note: string;
}

const recommendPartner = (requestId: string, { partnerId, note }: NewRecommendation) =>
  callApi(
    (client) => client.rpc('recommend_partner', { request: requestId, partner: partnerId, note }),
    (id) => ({ id }),
  );

/** The dialog shows a refusal itself; elsewhere a toast with this title does. */
export function useRecommendMutation(requestId: string, errorTitle?: string) {
  return useToastMutation({
    mutationFn: (recommendation: NewRecommendation) => recommendPartner(requestId, recommendation),
    invalidates: [['recommendations', 'lists'], requestRecommendationsQuery(requestId).queryKey],
    success: { title: text.dialog.done },
    ...(errorTitle !== undefined && { errorTitle }),
  });
}

export function useDismissMutation(requestId: string) {
  return useToastMutation({
    mutationFn: (id: string) =>
      writeApi((client) => client.from('recommendations').update({ state: 'dismissed' }).eq('id', id)),
    invalidates: [requestRecommendationsQuery(requestId).queryKey],
    success: { title: text.client.dismissed },
    errorTitle: text.client.notDismissed,
  });
}
