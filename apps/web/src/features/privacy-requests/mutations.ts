// The decisions of the privacy desk. The database checks the permission, carries the decision out and records it.
import { deskKey } from '#web/features/privacy-requests/queries.ts';
import { callApi, writeApi } from '#web/lib/api/calls.ts';
import { adminPrivacy } from '#web/locales/fr/admin/privacy.ts';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';

const { requests: text } = adminPrivacy;

export function useSendExportMutation(request: string) {
  return useToastMutation({
    mutationFn: () => writeApi((client) => client.rpc('send_privacy_export', { request })),
    invalidates: [deskKey],
    success: { title: text.sent },
  });
}

export function useEraseMutation(request: string) {
  return useToastMutation({
    mutationFn: () => writeApi((client) => client.rpc('erase_privacy_request', { request })),
    invalidates: [deskKey],
    success: { title: text.erased },
  });
}

/** The result names the event whose guest had the link. */
export function useRevokeLinkMutation() {
  return useToastMutation({
    mutationFn: (leaked: { link: string; reason: string }) =>
      callApi(
        (client) => client.rpc('revoke_guest_link', leaked),
        (event) => ({ event }),
      ),
  });
}
