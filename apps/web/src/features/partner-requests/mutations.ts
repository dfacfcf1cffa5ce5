// The partner's writes about a request. The database carries out each in one transaction, or refuses with a reason.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PartnerRequest } from '#web/features/partner-requests/partner-request.ts';
import { partnerRequestQuery } from '#web/features/partner-requests/queries.ts';
import { writeApi } from '#web/lib/api/calls.ts';
import { type Done, refusalReason } from '#web/lib/api/refusal.ts';
import { partnerRequests as text } from '#web/locales/fr/partner/partner-requests.ts';
import { type ToastMutation, useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';

type Mutation<Variables> = ToastMutation<Variables, { ok: true }>;

const seeRequest = (request: string): Promise<Done> => writeApi((client) => client.rpc('see_request', { request }));

/** Opening a new request marks it as seen, which its client is shown. */
export function useSeeRequest({ id, state }: Pick<PartnerRequest, 'id' | 'state'>): void {
  const cache = useQueryClient();
  useEffect(() => {
    if (state !== 'new') return;
    // A failure is repaired by the next visit.
    void seeRequest(id).then(() => cache.invalidateQueries({ queryKey: partnerRequestQuery(id).queryKey }));
  }, [cache, id, state]);
}

export interface Refusal {
  reason: string;
  message: string;
}

export function useDecline(request: string): Mutation<Refusal> {
  return useToastMutation({
    mutationFn: ({ reason, message }: Refusal) =>
      writeApi((client) => client.rpc('decline_politely', { request, reason, message })),
    invalidates: [partnerRequestQuery(request).queryKey],
    success: { title: text.decline.done },
    errorMessage: (refusal) => (refusalReason(refusal) === 'not-open' ? text.decline.closed : refusal.message),
  });
}

export function useCancelBooking(request: string): Mutation<string> {
  return useToastMutation({
    mutationFn: (reason: string) => writeApi((client) => client.rpc('cancel_booking', { request, reason })),
    invalidates: [partnerRequestQuery(request).queryKey],
    success: { title: text.cancel.done },
  });
}

export function useAgreeToDate(request: string): Mutation<void> {
  return useToastMutation({
    mutationFn: () => writeApi((client) => client.rpc('agree_to_date', { request })),
    invalidates: [partnerRequestQuery(request).queryKey],
    success: { title: text.booking.agreed },
    errorMessage: (refusal) => (refusalReason(refusal) === 'date-taken' ? text.booking.dateTaken : refusal.message),
  });
}
