// Moves the favourites that a visitor stored on this device into the account of the person who signed in, if they are theirs: several
// people may use one device.
import { addFavourites } from '#web/features/partners/account-favourites.ts';
import {
  clearDeviceFavourites,
  readDeviceFavourites,
  storeDeviceFavourites,
} from '#web/features/partners/device-favourites.ts';
import { attempt } from '#web/lib/api/refusal.ts';
import { supabase } from '#web/lib/api/supabase.ts';
import { remember, remembered } from '#web/lib/offline/storage-keys.ts';
import { partners } from '#web/locales/fr/public/partners.ts';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';
import { confirm } from '#web/ui/overlays/confirm.ts';

const { favourites: text } = partners;

/** True when the account changed. Each person is asked once; without a network the favourites stay on the device. */
export async function moveFavourites(personId: string): Promise<boolean> {
  const stored = readDeviceFavourites();
  if (stored.length === 0 || remembered('favouritesDeclined') === personId) return false;
  if (!(await ask(personId, stored.length))) return false;
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
  else if (listed.length > 0) toast({ title: text.moved(listed.length) });
  return moved.ok;
}

let question: Promise<boolean> | null = null;

/** A second caller waits for the same answer. */
function ask(personId: string, count: number): Promise<boolean> {
  question ??= confirm(text.question(count)).then((isOwn) => {
    question = null;
    if (!isOwn) remember('favouritesDeclined', personId);
    return isOwn;
  });
  return question;
}
