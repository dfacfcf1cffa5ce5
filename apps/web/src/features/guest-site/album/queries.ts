// Queries of the guests' photos by state, a part of each list at a time.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { eventKeys } from '#web/features/events/event-keys.ts';
import { type FileVariant, signedUrlQuery } from '#web/lib/api/signed-url.ts';
import { supabase } from '#web/lib/api/supabase.ts';

export const PHOTO_BUCKET = 'guest-photos';

export type PhotoState = 'pending' | 'shown' | 'hidden';

export interface GuestPhoto {
  id: string;
  path: string;
  caption: string;
  width: number;
  height: number;
  state: PhotoState;
  created_at: string;
  household: { id: string; name: string };
}

export interface PhotoList {
  photos: GuestPhoto[];
  /** The length of the whole list. */
  count: number;
}

export const photosKey = eventKeys.guestPhotos;
export const photoListKey = (eventId: string, state: PhotoState) => [...photosKey(eventId), state] as const;

/** Pending photos come oldest first, so that a new one does not move the others; the other lists come newest first. */
export const photoListQuery = (eventId: string, state: PhotoState, limit: number) =>
  queryOptions({
    queryKey: [...photoListKey(eventId, state), limit],
    queryFn: ({ signal }) => readPhotos(eventId, state, limit, signal),
    // The shorter list stays visible while the longer one is fetched.
    placeholderData: keepPreviousData,
  });

export interface Waiting {
  count: number;
  /** When the newest one was sent. */
  newest: string | null;
}

export const waitingQuery = (eventId: string) =>
  queryOptions({
    queryKey: [...photosKey(eventId), 'waiting'],
    queryFn: async ({ signal }): Promise<Waiting> => {
      const client = await supabase();
      const { data, count } = await client
        .from('guest_photos')
        .select('created_at', { count: 'exact' })
        .eq('event_id', eventId)
        .eq('state', 'pending')
        .order('created_at', { ascending: false })
        .limit(1)
        .abortSignal(signal)
        .throwOnError();
      return { count: count ?? 0, newest: data[0]?.created_at ?? null };
    },
  });

export const photoAddressQuery = (path: string, look: FileVariant = {}) => signedUrlQuery(PHOTO_BUCKET, path, look);

/** The REST service returns at most this many rows. */
const MAX_ROWS = 1000;

async function readPhotos(eventId: string, state: PhotoState, limit: number, signal: AbortSignal): Promise<PhotoList> {
  const client = await supabase();
  const photos: GuestPhoto[] = [];
  let count = limit;
  while (photos.length < Math.min(limit, count)) {
    const answer = await client
      .from('guest_photos')
      .select('id, path, caption, width, height, state, created_at, household:households!inner(id, name)', {
        count: 'exact',
      })
      .eq('event_id', eventId)
      .eq('state', state)
      .order('created_at', { ascending: state === 'pending' })
      .order('id')
      .range(photos.length, Math.min(limit, photos.length + MAX_ROWS) - 1)
      .abortSignal(signal)
      .throwOnError();
    photos.push(...answer.data.map((photo) => ({ ...photo, state })));
    // A photo may be deleted meanwhile: an empty answer ends the list too.
    count = answer.data.length === 0 ? photos.length : (answer.count ?? photos.length);
  }
  return { photos, count };
}
