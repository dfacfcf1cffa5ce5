// An act of the account's pages.
import { useQueryClient } from '@tanstack/react-query';
import { accountKey } from '#web/features/account/queries.ts';
import { CANCELLED, sentenceOf } from '#web/features/account/refusals.ts';
import { account } from '#web/locales/fr/account.ts';
import { type Act, useToldAct } from '#web/ui/use-told-act.ts';

export function useAct(): Act {
  const cache = useQueryClient();
  return useToldAct({
    renew: async (isDone) => {
      if (isDone) await cache.invalidateQueries({ queryKey: accountKey });
    },
    sentenceOf: (refusal) => (refusal.code === CANCELLED ? null : sentenceOf(refusal)),
    failed: account.failed,
  });
}
