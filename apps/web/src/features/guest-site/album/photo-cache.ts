// Moves a photo between the lists that are shown before the platform has answered, and asks for them anew after.
import type { QueryClient } from '@tanstack/react-query';
import {
  type GuestPhoto,
  type PhotoList,
  type PhotoState,
  photoListKey,
  photosKey,
  type Waiting,
  waitingQuery,
} from '#web/features/guest-site/album/queries.ts';

/** Null: it leaves the album. */
export async function movePhoto(
  cache: QueryClient,
  eventId: string,
  photo: GuestPhoto,
  to: PhotoState | null,
): Promise<void> {
  // An answer that is on its way would bring it back.
  await cache.cancelQueries({ queryKey: photosKey(eventId) });
  const change = (state: PhotoState, how: (list: PhotoList) => PhotoList) =>
    cache.setQueriesData<PhotoList>({ queryKey: photoListKey(eventId, state) }, (list) => list && how(list));
  change(photo.state, (list) => without(list, photo));
  if (to !== null) change(to, (list) => withPhoto(list, { ...photo, state: to }));
  const more = Number(to === 'pending') - Number(photo.state === 'pending');
  cache.setQueryData<Waiting>(
    waitingQuery(eventId).queryKey,
    (waiting) => waiting && { ...waiting, count: Math.max(0, waiting.count + more) },
  );
}

let running = 0;

/** Runs an act. The lists are asked for when the last of those that run is done: between two, the platform would tell half of it. */
export async function asOwnAct<T>(cache: QueryClient, eventId: string, work: () => Promise<T>): Promise<T> {
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    renewPhotos(cache, eventId);
  }
}

export function renewPhotos(cache: QueryClient, eventId: string): void {
  if (running === 0) void cache.invalidateQueries({ queryKey: photosKey(eventId) });
}

export function without(list: PhotoList, { id }: GuestPhoto): PhotoList {
  const photos = list.photos.filter((photo) => photo.id !== id);
  return photos.length === list.photos.length ? list : { photos, count: list.count - 1 };
}

/** At the place where the platform will tell it; nowhere where that is below what has been read. */
export function withPhoto(list: PhotoList, photo: GuestPhoto): PhotoList {
  const { photos, count } = without(list, photo);
  const isBefore = (other: GuestPhoto) =>
    photo.state === 'pending' ? photo.created_at < other.created_at : photo.created_at > other.created_at;
  const place = photos.findIndex(isBefore);
  if (place === -1 && photos.length < count) return { photos, count: count + 1 };
  return { photos: photos.toSpliced(place === -1 ? photos.length : place, 0, photo), count: count + 1 };
}
