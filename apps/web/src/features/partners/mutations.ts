// What a person does with a partner of the directory.
import { useQueryClient } from '@tanstack/react-query';
import { favourite } from '#web/features/partners/favourites.ts';
import { attempt, type Done, refusalOf } from '#web/lib/api/refusal.ts';
import { supabase } from '#web/lib/api/supabase.ts';
import { partnerPage } from '#web/locales/fr/partner-page.ts';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';

export function useFavouriteToggle(personId: string, partnerId: string): (isKept: boolean) => Promise<void> {
  const cache = useQueryClient();
  const { queryKey } = favourite(personId, partnerId);
  return async (isKept) => {
    await cache.cancelQueries({ queryKey });
    const before = cache.getQueryData(queryKey);
    cache.setQueryData(queryKey, isKept);
    const result = isKept ? await keep(personId, partnerId) : await drop(personId, partnerId);
    if (!result.ok) {
      cache.setQueryData(queryKey, before);
      toast({ variant: 'destructive', title: partnerPage.favourite.notSaved, description: result.message });
    }
    void cache.invalidateQueries({ queryKey });
  };
}

/** Already there is as good. */
const ALREADY = '23505';

const keep = (personId: string, partnerId: string): Promise<Done> =>
  attempt(async () => {
    const client = await supabase();
    const { error } = await client.from('favourites').insert({ user_id: personId, partner_id: partnerId });
    return error === null || error.code === ALREADY ? { ok: true } : refusalOf(error);
  });

const drop = (personId: string, partnerId: string): Promise<Done> =>
  attempt(async () => {
    const client = await supabase();
    const { error } = await client.from('favourites').delete().eq('user_id', personId).eq('partner_id', partnerId);
    return error ? refusalOf(error) : { ok: true };
  });
