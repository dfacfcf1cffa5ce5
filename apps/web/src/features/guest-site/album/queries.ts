// The photos that guests sent, by what their hosts made of them: a part of each list at a time, however long it is.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { eventsKey } from '#web/features/events/event-keys.ts';
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
  /** Of the whole list. */
  count: number;
}

/** Under the event's own key: whatever is done to the event renews it. */
export const photosKey = (eventId: string) => [...eventsKey, eventId, 'guest-photos'] as const;
export const photoListKey = (eventId: string, state: PhotoState) => [...photosKey(eventId), state] as const;

/** Those that wait, in the order they came, so that what comes meanwhile moves nothing; the others, the newest first. */
export const photoListQuery = (eventId: string, state: PhotoState, limit: number) =>
  queryOptions({
    queryKey: [...photoListKey(eventId, state), limit],
    queryFn: ({ signal }) => readPhotos(eventId, state, limit, signal),
    // A list that grows keeps what it showed.
    placeholderData: keepPreviousData,
  });

export interface Waiting {
  count: number;
  /** When the last of them came. */
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

/** The service answers with no more rows than this at once. */
const MOST = 1000;

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
      .range(photos.length, Math.min(limit, photos.length + MOST) - 1)
      .abortSignal(signal)
      .throwOnError();
    photos.push(...answer.data.map((photo) => ({ ...photo, state })));
    // One that goes while the list is read leaves it shorter: an empty answer is its end.
    count = answer.data.length === 0 ? photos.length : (answer.count ?? photos.length);
  }
  return { photos, count };
}
