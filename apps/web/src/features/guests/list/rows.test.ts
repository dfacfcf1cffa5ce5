import { describe, expect, it } from 'vitest';
import { book } from '#web/features/guests/fixtures.ts';
import { findGuests, noFilters } from '#web/features/guests/list/filters.ts';
import { byName, type Grouping, makeRows, type Sort } from '#web/features/guests/list/rows.ts';

const everyone = findGuests(book, '', noFilters);
const ids = (grouping: Grouping, sort: Partial<Sort> = {}) =>
  makeRows(everyone, grouping, { ...byName, ...sort }, book.moments).map(({ id }) => id);

describe('the rows of the list', () => {
  it('are households, each with its people below', () => {
    expect(ids('households')).toEqual(['h1', 'g1', 'g2', 'h2', 'g3', 'h3', 'g4', 'g5']);
    expect(ids('households', { isDescending: true })).toEqual(['h3', 'g4', 'g5', 'h2', 'g3', 'h1', 'g1', 'g2']);
  });

  it('are people by their family names, the unnamed last', () => {
    expect(ids('people')).toEqual(['g1', 'g2', 'g3', 'g4', 'g5']);
    expect(ids('people', { isDescending: true })).toEqual(['g4', 'g3', 'g2', 'g1', 'g5']);
  });

  it('are sorted by answer, those who are not invited last', () => {
    expect(ids('people', { key: 'moment:dinner' })).toEqual(['g1', 'g2', 'g4', 'g5', 'g3']);
  });

  it('are sorted by age, side and state', () => {
    expect(ids('people', { key: 'age', isDescending: true })[0]).toBe('g2');
    expect(ids('people', { key: 'side' })).toEqual(['g1', 'g2', 'g4', 'g5', 'g3']);
    expect(ids('people', { key: 'state', isDescending: true })[0]).toBe('g3');
  });
});
