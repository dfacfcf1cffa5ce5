// The favourites of an account, which the button changes before the server answers.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Favourites } from '#web/features/partners/favourites.ts';
import { favouritePartnersQuery, type ListedPartner } from '#web/lib/api/favourite-partners.ts';
import { attempt, type Done, refusalOf } from '#web/lib/api/refusal.ts';
import { supabase } from '#web/lib/api/supabase.ts';
import { partnerPage } from '#web/locales/fr/public/partner-page.ts';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';

interface Change {
  partner: ListedPartner;
  isFavourite: boolean;
}

export function useAccountFavourites(personId: string): Favourites {
  const cache = useQueryClient();
  const { queryKey } = favouritePartnersQuery(personId);
  const { data } = useQuery(favouritePartnersQuery(personId));
  const mutation = useToastMutation({
    mutationFn: ({ partner: { id }, isFavourite }: Change) =>
      isFavourite ? addFavourites(personId, [id]) : removeFavourite(personId, id),
    invalidates: [queryKey],
    optimistic: async ({ partner, isFavourite }) => {
      await cache.cancelQueries({ queryKey });
      const before = cache.getQueryData(queryKey) ?? [];
      const others = before.filter(({ id }) => id !== partner.id);
      cache.setQueryData(queryKey, isFavourite ? [partner, ...others] : others);
      return () => cache.setQueryData(queryKey, before);
    },
    errorTitle: partnerPage.favourite.notSaved,
  });
  return { partners: data ?? null, change: (partner, isFavourite) => void mutation.run({ partner, isFavourite }) };
}

/** Another tab may have added the same favourite. */
export const addFavourites = (personId: string, partnerIds: readonly string[]): Promise<Done> =>
  attempt(async () => {
    const client = await supabase();
    const { error } = await client.from('favourites').upsert(
      partnerIds.map((partner_id) => ({ user_id: personId, partner_id })),
      { onConflict: 'user_id,partner_id', ignoreDuplicates: true },
    );
    return error ? refusalOf(error) : { ok: true };
  });

const removeFavourite = (personId: string, partnerId: string): Promise<Done> =>
  attempt(async () => {
    const client = await supabase();
    const { error } = await client.from('favourites').delete().eq('user_id', personId).eq('partner_id', partnerId);
    return error ? refusalOf(error) : { ok: true };
  });
