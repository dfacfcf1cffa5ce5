import { expect, it } from 'vitest';
import {
  isNarrowed,
  readClientFilters,
  readEventFilters,
  writeClientFilters,
  writeEventFilters,
} from '#web/features/admin-clients/filters.ts';

it('reads the filters that it wrote into the address', () => {
  const filters = { words: 'Édith Roy', state: 'banned', hasEvent: false } as const;
  expect(readClientFilters(writeClientFilters(filters))).toEqual(filters);
  const events = { words: 'noces', onlySuspended: true };
  expect(readEventFilters(writeEventFilters(events))).toEqual(events);
});

it('leaves out what an address should not hold', () => {
  const filters = readClientFilters(new URLSearchParams({ etat: 'perdu', evenement: 'peut-etre' }));
  expect(filters).toEqual({ words: '', state: null, hasEvent: null });
  expect(isNarrowed(filters)).toBe(false);
});
