// What an operator may do: start a failed job or mail again, forget it, start a backup. Each is recorded in the audit log.
import { failuresQuery, systemStatusQuery } from '#web/features/admin-system/queries.ts';
import { writeApi } from '#web/lib/api/calls.ts';
import { adminSystem as text } from '#web/locales/fr/admin/system.ts';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';

const changed = (personId: string) => [failuresQuery(personId).queryKey, systemStatusQuery(personId).queryKey];

export function useRetryMutation(personId: string) {
  return useToastMutation({
    mutationFn: (failure: string) => writeApi((client) => client.rpc('retry_failure', { failure })),
    invalidates: changed(personId),
    success: { title: text.failures.retried },
    errorTitle: text.failures.notRetried,
  });
}

export function useDiscardMutation(personId: string) {
  return useToastMutation({
    mutationFn: (failure: string) => writeApi((client) => client.rpc('discard_failure', { failure })),
    invalidates: changed(personId),
    success: { title: text.failures.discarded },
    errorTitle: text.failures.notDiscarded,
  });
}

export function useBackupMutation(personId: string) {
  return useToastMutation({
    mutationFn: () => writeApi((client) => client.rpc('start_backup')),
    invalidates: [systemStatusQuery(personId).queryKey],
    success: { title: text.backups.started },
    errorTitle: text.backups.notStarted,
  });
}
