// What hosts make of a photo: shown to everybody who is invited, hidden, or deleted with its file.
import type { PhotoState } from '#web/features/guest-site/album/queries.ts';
import { callApi, writeApi } from '#web/lib/api/calls.ts';
import type { Done, Refusal } from '#web/lib/api/refusal.ts';

export const placePhoto = (id: string, state: PhotoState): Promise<Done> =>
  writeApi((client) => client.from('guest_photos').update({ state }).eq('id', id));

/** Its file goes with it. */
export const removePhoto = (id: string): Promise<Done> =>
  writeApi((client) => client.from('guest_photos').delete().eq('id', id));

/** All that wait and came until then: one that nobody has been told of stays. */
export const showWaiting = (eventId: string, until: string): Promise<{ ok: true; ids: string[] } | Refusal> =>
  callApi(
    (client) => client.rpc('show_waiting_photos', { of_event: eventId, until }),
    (ids) => ({ ids }),
  );

/** Those that were hidden or deleted since stay so. */
export const letWaitAgain = (ids: readonly string[]): Promise<Done> =>
  writeApi((client) => client.rpc('let_photos_wait', { photos: [...ids] }));
