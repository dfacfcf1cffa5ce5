// What a guest's pages read, by the link of the invitation.
import { queryOptions } from '@tanstack/react-query';
import { ask, isPassing, LinkRefusal, signPhoto } from '#web/features/guest-area/api.ts';
import type { GuestPage } from '#web/features/guest-area/invitation/invitation.ts';

/** A refusal stays one; only what was lost on the way is worth a second try. */
const retry = (failures: number, error: Error): boolean =>
  failures < 2 && error instanceof LinkRefusal && isPassing(error.reason) && error.reason !== 'too-many';

export const pageQuery = (token: string) =>
  queryOptions({
    queryKey: ['guest-page', token],
    queryFn: ({ signal }) => ask<GuestPage>('guest_page', { token }, signal),
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
    queryFn: ({ signal }) => ask<AlbumPhoto[]>('guest_album', { token }, signal),
    refetchInterval: ALBUM_MS,
    retry,
  });

/** Addresses last an hour: they are asked for again before. */
const ADDRESS_MS = 50 * 60_000;

/** Without a width: the file as it is. */
export const photoAddressQuery = (token: string, path: string, width: number | null) =>
  queryOptions({
    queryKey: ['guest-photo', token, path, width],
    queryFn: ({ signal }) => signPhoto(token, path, width, signal),
    staleTime: ADDRESS_MS,
    gcTime: ADDRESS_MS,
    retry,
  });

/** Shown and downloaded as it is: everything that is kept about the household. */
export interface OwnData {
  event: string;
  household: { name: string; address: string | null };
  people: Array<Record<string, unknown> & { id: string; first_name: string; last_name: string }> | null;
  photos: unknown[];
}

export const ownDataQuery = (token: string) =>
  queryOptions({
    queryKey: ['guest-data', token],
    queryFn: ({ signal }) => ask<OwnData>('guest_data', { token }, signal),
    retry,
  });
