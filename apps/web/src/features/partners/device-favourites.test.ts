import { beforeEach, describe, expect, it } from 'vitest';
import {
  clearDeviceFavourites,
  readDeviceFavourites,
  storeDeviceFavourites,
} from '#web/features/partners/device-favourites.ts';
import { fakeStorage } from '#web/lib/offline/fake-storage.ts';
import { storageKeys } from '#web/lib/offline/storage-keys.ts';

const partner = { id: 'a', name: 'Maison Verjus', type: 'caterer', slug: 'maison-verjus', commune: 'Beaune' } as const;

describe('the favourites of a device', () => {
  const values = fakeStorage();
  beforeEach(clearDeviceFavourites);

  it('are read as they were stored, as one array until they change', () => {
    storeDeviceFavourites([partner]);
    const read = readDeviceFavourites();
    expect(read).toEqual([partner]);
    expect(readDeviceFavourites()).toBe(read);
    clearDeviceFavourites();
    expect(readDeviceFavourites()).toEqual([]);
    expect(values.has(storageKeys.favourites)).toBe(false);
  });

  it('leave out what cannot be read', () => {
    values.set(storageKeys.favourites, JSON.stringify([partner, { id: 3 }, null, { ...partner, type: 'astronaute' }]));
    expect(readDeviceFavourites()).toEqual([partner]);
    values.set(storageKeys.favourites, '{');
    expect(readDeviceFavourites()).toEqual([]);
  });
});
