// Queries of a guest's pages, made with the link of the invitation.
import { queryOptions } from '@tanstack/react-query';
import { callFunction, isTemporary, LinkRefusal, signPhoto } from '#web/features/guest-area/api.ts';
import { readGuestPage } from '#web/features/guest-area/invitation/guest-page-schema.ts';
import { array, boolean, type Infer, nullable, number, object, oneOf, string } from '#web/lib/api/answer-schema.ts';

/** Only a failure that may pass by itself is tried again, and never a rate limit. */
const retry = (failures: number, error: Error): boolean =>
  failures < 2 && error instanceof LinkRefusal && isTemporary(error.reason) && error.reason !== 'too-many';

export const pageQuery = (token: string) =>
  queryOptions({
    queryKey: ['guest-page', token],
    queryFn: async ({ signal }) => readGuestPage(await callFunction('guest_page', { token }, signal)),
    staleTime: 60_000,
    retry,
  });

const albumPhoto = object({
  id: string,
  path: string,
  caption: string,
  width: number,
  height: number,
  is_own: boolean,
  state: oneOf(['pending', 'shown', 'hidden']),
});
const album = array(albumPhoto);

export type AlbumPhoto = Infer<typeof albumPhoto>;

export const readAlbum = (answer: unknown): AlbumPhoto[] => album(answer, 'guest_album');

const ALBUM_MS = 20 * 60_000;

export const albumQuery = (token: string) =>
  queryOptions({
    queryKey: ['guest-album', token],
    queryFn: async ({ signal }) => readAlbum(await callFunction('guest_album', { token }, signal)),
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

const ownPerson = object({
  id: string,
  first_name: string,
  last_name: string,
  replies: array(object({ moment: string, attending: nullable(boolean) })),
  menus: array(object({ menu: string })),
  diet: nullable(string),
  allergies: nullable(string),
  email: nullable(string),
  phone: nullable(string),
  song_request: nullable(string),
  message: nullable(string),
});

const ownData = object({
  event: string,
  household: object({ name: string, address: nullable(string) }),
  people: nullable(array(ownPerson)),
  photos: array(object({ path: string })),
});

/** The page shows a part of what is stored about the household, and the download holds all of it. */
export interface OwnData extends Infer<typeof ownData> {
  whole: unknown;
}

export const readOwnData = (answer: unknown): OwnData => ({ ...ownData(answer, 'guest_data'), whole: answer });

export const ownDataQuery = (token: string) =>
  queryOptions({
    queryKey: ['guest-data', token],
    queryFn: async ({ signal }) => readOwnData(await callFunction('guest_data', { token }, signal)),
    retry,
  });
