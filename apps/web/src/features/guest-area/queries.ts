// What a guest's pages read, by the link of the invitation.
import { queryOptions } from '@tanstack/react-query';
import { ask, isPassing, LinkRefusal, signPhotos } from '#web/features/guest-area/api.ts';
import type { GuestPage } from '#web/features/guest-area/invitation.ts';

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
  /** Null when the file is gone. */
  address: string | null;
}

/** The addresses of pictures last an hour: they are asked for again well before. */
const ALBUM_MS = 20 * 60_000;

export const albumQuery = (token: string) =>
  queryOptions({
    queryKey: ['guest-album', token],
    queryFn: async ({ signal }): Promise<AlbumPhoto[]> => {
      const photos = await ask<Omit<AlbumPhoto, 'address'>[]>('guest_album', { token }, signal);
      const addresses = await signPhotos(
        token,
        photos.map(({ path }) => path),
      );
      return photos.map((photo) => ({ ...photo, address: addresses[photo.path] ?? null }));
    },
    refetchInterval: ALBUM_MS,
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
