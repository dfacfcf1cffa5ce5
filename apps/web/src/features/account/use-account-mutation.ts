// A mutation of the account, with the sentences of the account's refusals.
import { shownAccountRefusal } from '#web/features/account/refusals.ts';
import { account } from '#web/locales/fr/account/account.ts';
import {
  type ToastMutation,
  type ToastMutationOptions,
  useToastMutation,
} from '#web/ui/feedback/use-toast-mutation.ts';

type AccountMutationOptions<Variables, Data extends { ok: true }> = Omit<
  ToastMutationOptions<Variables, Data>,
  'errorTitle' | 'errorMessage'
> & { errorTitle?: string };

export const useAccountMutation = <Data extends { ok: true }, Variables = void>(
  options: AccountMutationOptions<Variables, Data>,
): ToastMutation<Variables, Data> =>
  useToastMutation({ errorTitle: account.failed, ...options, errorMessage: shownAccountRefusal });
