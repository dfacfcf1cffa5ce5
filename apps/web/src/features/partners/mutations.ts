// Marks a partner of the directory as a favourite, or removes the mark. The button changes before the server answers.
import { useQueryClient } from '@tanstack/react-query';
import { favouriteQuery } from '#web/features/partners/favourites.ts';
import { attempt, type Done, refusalOf } from '#web/lib/api/refusal.ts';
import { supabase } from '#web/lib/api/supabase.ts';
import { partnerPage } from '#web/locales/fr/public/partner-page.ts';
import { type ToastMutation, useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';

/** Runs with whether the partner is to be a favourite. */
export function useFavouriteMutation(personId: string, partnerId: string): ToastMutation<boolean, { ok: true }> {
  const cache = useQueryClient();
  const { queryKey } = favouriteQuery(personId, partnerId);
  return useToastMutation({
    mutationFn: (isFavourite: boolean) =>
      isFavourite ? addFavourite(personId, partnerId) : removeFavourite(personId, partnerId),
    invalidates: [queryKey],
    optimistic: async (isFavourite) => {
      await cache.cancelQueries({ queryKey });
      const before = cache.getQueryData(queryKey);
      cache.setQueryData(queryKey, isFavourite);
      return () => cache.setQueryData(queryKey, before);
    },
    errorTitle: partnerPage.favourite.notSaved,
  });
}

const UNIQUE_VIOLATION = '23505';

const addFavourite = (personId: string, partnerId: string): Promise<Done> =>
  attempt(async () => {
    const client = await supabase();
    const { error } = await client.from('favourites').insert({ user_id: personId, partner_id: partnerId });
    // Another tab may have added the same favourite.
    return error === null || error.code === UNIQUE_VIOLATION ? { ok: true } : refusalOf(error);
  });

const removeFavourite = (personId: string, partnerId: string): Promise<Done> =>
  attempt(async () => {
    const client = await supabase();
    const { error } = await client.from('favourites').delete().eq('user_id', personId).eq('partner_id', partnerId);
    return error ? refusalOf(error) : { ok: true };
  });
