// Queries of a guest's pages, made with the link of the invitation.
import { queryOptions } from '@tanstack/react-query';
import { callFunction, isTemporary, LinkRefusal, signPhoto } from '#web/features/guest-area/api.ts';
import type { GuestPage } from '#web/features/guest-area/invitation/invitation.ts';

/** Only a failure that may pass by itself is tried again, and never a rate limit. */
const retry = (failures: number, error: Error): boolean =>
  failures < 2 && error instanceof LinkRefusal && isTemporary(error.reason) && error.reason !== 'too-many';

export const pageQuery = (token: string) =>
  queryOptions({
    queryKey: ['guest-page', token],
    queryFn: ({ signal }) => callFunction<GuestPage>('guest_page', { token }, signal),
    staleTime: 60_000,
    retry,
  });

export interface AlbumPhoto {
  id: string;
  path: string;
  caption: string;
  width: number;
  height: number;
  is_own: boolean;
  state: 'pending' | 'shown' | 'hidden';
}

const ALBUM_MS = 20 * 60_000;

export const albumQuery = (token: string) =>
  queryOptions({
    queryKey: ['guest-album', token],
    queryFn: ({ signal }) => callFunction<AlbumPhoto[]>('guest_album', { token }, signal),
    refetchInterval: ALBUM_MS,
    retry,
  });

/** A signed address is valid for an hour and is replaced before. */
const ADDRESS_MS = 50 * 60_000;

/** Null asks for the original file. */
export const photoAddressQuery = (token: string, path: string, width: number | null) =>
  queryOptions({
    queryKey: ['guest-photo', token, path, width],
    queryFn: ({ signal }) => signPhoto(token, path, width, signal),
    staleTime: ADDRESS_MS,
    gcTime: ADDRESS_MS,
    retry,
  });

/** Everything that is stored about the household. The page shows a part and the download holds all of it. */
export interface OwnData {
  event: string;
  household: { name: string; address: string | null };
  people: Array<Record<string, unknown> & { id: string; first_name: string; last_name: string }> | null;
  photos: unknown[];
}

export const ownDataQuery = (token: string) =>
  queryOptions({
    queryKey: ['guest-data', token],
    queryFn: ({ signal }) => callFunction<OwnData>('guest_data', { token }, signal),
    retry,
  });
