// Writes of the guests' photos: shown to all guests, hidden, or deleted with the file.
import type { PhotoState } from '#web/features/guest-site/album/queries.ts';
import { callApi, writeApi } from '#web/lib/api/calls.ts';
import type { Done, Refusal } from '#web/lib/api/refusal.ts';

export const placePhoto = (id: string, state: PhotoState): Promise<Done> =>
  writeApi((client) => client.from('guest_photos').update({ state }).eq('id', id));

/** A trigger deletes the file too. */
export const removePhoto = (id: string): Promise<Done> =>
  writeApi((client) => client.from('guest_photos').delete().eq('id', id));

/** Shows the pending photos that were sent until then: a newer one has not been on the host's screen. */
export const showPendingPhotos = (eventId: string, until: string): Promise<{ ok: true; ids: string[] } | Refusal> =>
  callApi(
    (client) => client.rpc('show_waiting_photos', { of_event: eventId, until }),
    (ids) => ({ ids }),
  );

/** Makes photos pending again, except those that were hidden or deleted since. */
export const makePhotosPending = (ids: readonly string[]): Promise<Done> =>
  writeApi((client) => client.rpc('let_photos_wait', { photos: [...ids] }));
