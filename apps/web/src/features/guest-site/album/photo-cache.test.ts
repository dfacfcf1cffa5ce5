import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { movePhoto, without, withPhoto } from '#web/features/guest-site/album/photo-cache.ts';
import {
  type GuestPhoto,
  type PhotoList,
  type PhotoState,
  photoListQuery,
  waitingQuery,
} from '#web/features/guest-site/album/queries.ts';

const photo = (id: string, day: number, state: PhotoState = 'pending'): GuestPhoto => ({
  id,
  path: `e/h/${id}.jpg`,
  caption: '',
  width: 4,
  height: 3,
  state,
  created_at: `2027-06-${day}T20:00:00Z`,
  household: { id: 'h', name: 'Famille Bérard' },
});
const list = (photos: GuestPhoto[], count = photos.length): PhotoList => ({ photos, count });
const ids = ({ photos }: PhotoList) => photos.map(({ id }) => id);

describe('a list of photos', () => {
  it('removes a photo once', () => {
    const waiting = list([photo('a', 12), photo('b', 13)], 9);
    const left = without(waiting, photo('a', 12));
    expect([ids(left), left.count]).toEqual([['b'], 8]);
    expect(without(left, photo('a', 12))).toBe(left);
  });

  it('inserts a photo by its date: oldest first among pending ones, newest first otherwise', () => {
    expect(ids(withPhoto(list([photo('a', 12), photo('c', 14)]), photo('b', 13)))).toEqual(['a', 'b', 'c']);
    const shown = list([photo('c', 14, 'shown'), photo('a', 12, 'shown')]);
    expect(ids(withPhoto(shown, photo('b', 13, 'shown')))).toEqual(['c', 'b', 'a']);
    expect(ids(withPhoto(shown, photo('z', 11, 'shown')))).toEqual(['c', 'a', 'z']);
  });

  it('counts a photo below the fetched part without showing it', () => {
    const taken = withPhoto(list([photo('a', 12)], 30), photo('z', 20));
    expect([ids(taken), taken.count]).toEqual([['a'], 31]);
  });
});

it('moves a photo from list to list, and counts those that wait', async () => {
  const cache = new QueryClient();
  const keys = {
    pending: photoListQuery('e', 'pending', 24).queryKey,
    shown: photoListQuery('e', 'shown', 48).queryKey,
  };
  cache.setQueryData(keys.pending, list([photo('a', 12), photo('b', 13)]));
  cache.setQueryData(keys.shown, list([]));
  cache.setQueryData(waitingQuery('e').queryKey, { count: 2, newest: null });
  await movePhoto(cache, 'e', photo('a', 12), 'shown');
  expect(cache.getQueryData(keys.pending)?.photos.map(({ id }) => id)).toEqual(['b']);
  expect(cache.getQueryData(keys.shown)).toEqual(list([photo('a', 12, 'shown')]));
  expect(cache.getQueryData(waitingQuery('e').queryKey)?.count).toBe(1);
  await movePhoto(cache, 'e', photo('b', 13), null);
  expect(cache.getQueryData(waitingQuery('e').queryKey)?.count).toBe(0);
});
