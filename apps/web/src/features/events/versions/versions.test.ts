import { describe, expect, it } from 'vitest';
import { conflictsOf, mergeOf } from '#web/features/events/versions/versions.ts';

const read = { name: 'Camille et Noé', place: 'Beaune', guests: 80 as number | null };

describe('two people who edit one thing', () => {
  it('do not conflict when they change different fields: both changes are saved', () => {
    const saved = { ...read, place: 'Dijon' };
    const typed = { ...read, name: 'Camille & Noé' };
    expect(conflictsOf(read, saved, typed)).toEqual([]);
    expect(mergeOf(read, saved, typed)).toEqual({ name: 'Camille & Noé', place: 'Dijon', guests: 80 });
  });

  it('meet in the field that both changed otherwise', () => {
    const saved = { ...read, name: 'Noé et Camille', guests: null };
    const typed = { ...read, name: 'Camille & Noé' };
    expect(conflictsOf(read, saved, typed)).toEqual(['name']);
  });

  it('agree when both typed the same', () => {
    expect(conflictsOf(read, { ...read, guests: 90 }, { ...read, guests: 90 })).toEqual([]);
  });
});
