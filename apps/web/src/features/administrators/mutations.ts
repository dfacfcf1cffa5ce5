// Writes about administrators. The database decides who may give which permission, and records each decision.
import type { Permission } from '@liesse/domain';
import type { Administrator } from '#web/features/administrators/administrator.ts';
import { administratorsQuery } from '#web/features/administrators/queries.ts';
import { type ApiRequest, writeApi } from '#web/lib/api/calls.ts';
import { admins as text } from '#web/locales/fr/admin/admins.ts';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';

interface Texts {
  done: string;
  /** Left out where a form shows the refusal. */
  failed?: string;
}

function useAdministratorMutation<Variables>(
  request: (variables: Variables) => ApiRequest<unknown>,
  { done, failed }: Texts,
) {
  return useToastMutation({
    mutationFn: (variables: Variables) => writeApi(request(variables)),
    invalidates: [administratorsQuery.queryKey],
    success: { title: done },
    ...(failed !== undefined && { errorTitle: failed }),
  });
}

export const useInviteMutation = () =>
  useAdministratorMutation(
    (wanted: { email: string; permissions: Permission[] }) => (client) => client.rpc('invite_admin', wanted),
    { done: text.invite.done },
  );

export const useResendMutation = () =>
  useAdministratorMutation((invitation: string) => (client) => client.rpc('resend_admin_invitation', { invitation }), {
    done: text.invitations.resent,
    failed: text.invitations.failed,
  });

export const useWithdrawMutation = () =>
  useAdministratorMutation(
    (invitation: string) => (client) => client.rpc('withdraw_admin_invitation', { invitation }),
    { done: text.invitations.withdrawn, failed: text.invitations.failed },
  );

/** `seen` are the permissions on screen: a change that somebody else made meanwhile is not overwritten. */
export const usePermissionsMutation = ({ id, permissions: seen }: Administrator) =>
  useAdministratorMutation(
    (permissions: Permission[]) => (client) =>
      client.rpc('change_admin_permissions', { person: id, permissions, seen }),
    { done: text.change.done },
  );

export const useRemoveMutation = () =>
  useAdministratorMutation((person: string) => (client) => client.rpc('remove_admin', { person }), {
    done: text.remove.done,
    failed: text.remove.failed,
  });

export const useSecondStepMutation = () =>
  useToastMutation({
    mutationFn: (isRequired: boolean) =>
      writeApi((client) => client.rpc('require_admin_second_step', { is_required: isRequired })),
    invalidates: [administratorsQuery.queryKey],
    success: (_data, isRequired) => ({ title: isRequired ? text.secondStep.on : text.secondStep.off }),
  });
