// Moves the favourites that a visitor stored on this device into the account of the person who signed in.
import { addFavourites } from '#web/features/partners/account-favourites.ts';
import {
  clearDeviceFavourites,
  readDeviceFavourites,
  storeDeviceFavourites,
} from '#web/features/partners/device-favourites.ts';
import { attempt } from '#web/lib/api/refusal.ts';
import { supabase } from '#web/lib/api/supabase.ts';
import { partners } from '#web/locales/fr/public/partners.ts';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';

/** True when the account changed. Without a network the favourites stay on the device. */
export async function moveFavourites(personId: string): Promise<boolean> {
  const stored = readDeviceFavourites();
  // Cleared first, so that a second call does not send them again.
  clearDeviceFavourites();
  const ids = stored.map(({ id }) => id);
  let listed: string[] = [];
  const moved = await attempt(async () => {
    const client = await supabase();
    // A partner that is no longer listed cannot be a favourite.
    const { data } = await client.from('partners').select('id').in('id', ids).throwOnError();
    listed = data.map(({ id }) => id);
    return listed.length === 0 ? { ok: true } : addFavourites(personId, listed);
  });
  if (!moved.ok) storeDeviceFavourites(stored);
  else if (listed.length > 0) toast({ title: partners.favourites.moved(listed.length) });
  return moved.ok;
}
