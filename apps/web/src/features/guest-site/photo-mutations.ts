// What hosts make of a photo: shown to everybody who is invited, hidden, or deleted with its file.
import type { PhotoState } from '#web/features/guest-site/photo-queries.ts';
import { ask, write } from '#web/lib/acts.ts';
import type { Done, Refusal } from '#web/lib/refusal.ts';

export const placePhoto = (id: string, state: PhotoState): Promise<Done> =>
  write((client) => client.from('guest_photos').update({ state }).eq('id', id));

/** Its file goes with it. */
export const removePhoto = (id: string): Promise<Done> =>
  write((client) => client.from('guest_photos').delete().eq('id', id));

/** All that wait and came until then: one that nobody has been told of stays. */
export const showWaiting = (eventId: string, until: string): Promise<{ ok: true; ids: string[] } | Refusal> =>
  ask(
    (client) =>
      client
        .from('guest_photos')
        .update({ state: 'shown' })
        .eq('event_id', eventId)
        .eq('state', 'pending')
        .lte('created_at', until)
        .select('id'),
    (rows) => ({ ids: rows.map(({ id }) => id) }),
  );

/** As many as an address holds. */
const AT_ONCE = 100;

/** Those that were hidden or deleted since stay so. */
export async function letWaitAgain(ids: readonly string[]): Promise<Done> {
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE);
    const result = await write((client) =>
      client.from('guest_photos').update({ state: 'pending' }).in('id', some).eq('state', 'shown'),
    );
    if (!result.ok) return result;
  }
  return { ok: true };
}
