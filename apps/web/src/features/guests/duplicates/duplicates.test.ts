import { describe, expect, it } from 'vitest';
import { findDuplicates, nameKey } from '#web/features/guests/duplicates/duplicates.ts';
import { guest, household, list } from '#web/features/guests/fixtures.ts';
import { makeBook } from '#web/features/guests/guest-cache.ts';

const pairs = (...guests: ReturnType<typeof guest>[]) =>
  findDuplicates(makeBook({ ...list, households: [household('h1', 'A'), household('h2', 'B')], guests })).map(
    ({ one, other, reason }) => `${one.id} ${other.id} ${reason}`,
  );

describe('duplicates', () => {
  it('have the same name without regard to accents, order and hyphens', () => {
    expect(pairs(guest('a', 'h1', 'Jean-Luc Morel'), guest('b', 'h2', 'MOREL Jéan Luc'))).toEqual(['a b name']);
    expect(nameKey({ first_name: 'Zoé', last_name: '' })).toBe('');
  });

  it('have the same e-mail address in two households, and are listed once', () => {
    const mail = { email: 'jo@example.org' };
    expect(
      pairs(guest('a', 'h1', 'Jo Morel', mail), guest('b', 'h2', 'Joséphine Morel', { email: 'JO@example.org' })),
    ).toEqual(['a b email']);
    expect(pairs(guest('a', 'h1', 'Jo Morel', mail), guest('b', 'h2', 'Jo Morel', mail))).toEqual(['a b name']);
  });

  it('are not people of one household who share an address, nor two guests without a name', () => {
    const mail = { email: 'jo@example.org' };
    expect(pairs(guest('a', 'h1', 'Jo Morel', mail), guest('b', 'h1', 'Tom Morel', mail))).toEqual([]);
    expect(pairs(guest('a', 'h1', '', { is_plus_one: true }), guest('b', 'h2', '', { is_plus_one: true }))).toEqual([]);
  });
});
