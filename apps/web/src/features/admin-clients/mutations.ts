// The decisions about an account or an event. The database checks the permission, carries the decision out and records it.
import { clientPageQuery, clientsKey, eventsKey } from '#web/features/admin-clients/queries.ts';
import { type ApiRequest, writeApi } from '#web/lib/api/calls.ts';
import { adminClients } from '#web/locales/fr/admin/clients.ts';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';

const { decisions: text } = adminClients;

/** `reason` is the motive, or how the identity was checked; `address` is typed to confirm an erasure. */
export interface Decision {
  reason: string;
  address: string;
}

export type ClientDecision = 'resend' | 'signOut' | 'reset' | 'ban' | 'unban' | 'export' | 'erase';

interface DecisionOptions {
  /** For a decision without a form that could show the error. */
  errorTitle?: string;
  onSuccess?: () => void;
}

export function useClientDecision(kind: ClientDecision, person: string, options: DecisionOptions) {
  return useToastMutation({
    mutationFn: (decision: Decision) => writeApi(requestOf(kind, person, decision)),
    // The page of an erased account has nothing to fetch.
    invalidates: kind === 'erase' ? [clientsKey] : [clientPageQuery(person).queryKey, clientsKey],
    success: { title: text[kind].done },
    ...options,
  });
}

const requestOf =
  (kind: ClientDecision, person: string, { reason, address }: Decision): ApiRequest<unknown> =>
  (client) => {
    switch (kind) {
      case 'resend':
        return client.rpc('resend_confirmation', { person });
      case 'export':
        return client.rpc('offer_client_export', { person });
      case 'signOut':
        return client.rpc('sign_out_client', { person, reason });
      case 'reset':
        return client.rpc('reset_second_step', { person, identity_check: reason });
      case 'ban':
        return client.rpc('ban_client', { person, reason });
      case 'unban':
        return client.rpc('unban_client', { person, reason });
      case 'erase':
        return client.rpc('erase_client', { person, email: address, reason });
    }
  };

export type EventDecision = 'suspend' | 'lift';

/** `person` is the account on whose page the event is shown. */
export function useEventDecision(kind: EventDecision, event: string, person: string | null) {
  return useToastMutation({
    mutationFn: ({ reason }: Decision) =>
      writeApi((client) =>
        kind === 'suspend'
          ? client.rpc('suspend_event', { event, reason })
          : client.rpc('lift_event_suspension', { event, reason }),
      ),
    invalidates: [eventsKey, ...(person === null ? [] : [clientPageQuery(person).queryKey])],
    success: { title: text[kind].done },
  });
}
