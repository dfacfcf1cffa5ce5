// Moves a photo between the lists in the cache before the server has answered, and fetches the lists again afterwards.
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

/** Null removes it from the album. */
export async function movePhoto(
  cache: QueryClient,
  eventId: string,
  photo: GuestPhoto,
  to: PhotoState | null,
): Promise<void> {
  // A request that began before would bring the photo back.
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

/** Runs a mutation and fetches the lists when the last running one is done: between two, the server knows only the first. */
export async function refetchAfter<T>(cache: QueryClient, eventId: string, work: () => Promise<T>): Promise<T> {
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    refetchPhotos(cache, eventId);
  }
}

export function refetchPhotos(cache: QueryClient, eventId: string): void {
  if (running === 0) void cache.invalidateQueries({ queryKey: photosKey(eventId) });
}

export function without(list: PhotoList, { id }: GuestPhoto): PhotoList {
  const photos = list.photos.filter((photo) => photo.id !== id);
  return photos.length === list.photos.length ? list : { photos, count: list.count - 1 };
}

/** Inserts the photo where the server will list it, unless that is below the part of the list that was fetched. */
export function withPhoto(list: PhotoList, photo: GuestPhoto): PhotoList {
  const { photos, count } = without(list, photo);
  const isBefore = (other: GuestPhoto) =>
    photo.state === 'pending' ? photo.created_at < other.created_at : photo.created_at > other.created_at;
  const index = photos.findIndex(isBefore);
  if (index === -1 && photos.length < count) return { photos, count: count + 1 };
  return { photos: photos.toSpliced(index === -1 ? photos.length : index, 0, photo), count: count + 1 };
}
