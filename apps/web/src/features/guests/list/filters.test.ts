import { describe, expect, it } from 'vitest';
import { book } from '#web/features/guests/fixtures.ts';
import {
  ANY_DIET,
  countFilters,
  filterChoices,
  findGuests,
  type GuestFilters,
  noFilters,
} from '#web/features/guests/list/filters.ts';

const found = (search: string, filters: Partial<GuestFilters> = {}): string[] =>
  findGuests(book, search, { ...noFilters, ...filters }).flatMap(({ people }) => people.map(({ id }) => id));

describe('searching the guests', () => {
  it.each([
    ['', ['g1', 'g2', 'g3', 'g4', 'g5']],
    ['eloise', ['g1']],
    ['BERANGER tom', ['g2']],
    ['oeuvrard', ['g3']],
    ['0612345678', ['g4']],
    ['max', ['g4', 'g5']],
    ['hebergement', ['g1', 'g2']],
    ['personne', []],
  ])('needs neither accents nor order: « %s »', (search, ids) => {
    expect(found(search)).toEqual(ids);
  });
});

describe('filtering the guests', () => {
  it.each<[string, Partial<GuestFilters>, string[]]>([
    ['invited to the dinner', { moment: 'dinner' }, ['g1', 'g2', 'g4', 'g5']],
    ['coming to the dinner', { moment: 'dinner', answer: 'yes' }, ['g1']],
    ['not invited to the dinner', { moment: 'dinner', answer: 'uninvited' }, ['g3']],
    ['silent about the ceremony', { moment: 'ceremony', answer: 'waiting' }, ['g3', 'g5']],
    ['children', { age: 'child' }, ['g2']],
    ['a diet', { diet: 'Végétarien' }, ['g1']],
    ['anything to know about the meal', { diet: ANY_DIET }, ['g1', 'g4']],
    ['a tag', { tag: 'Amis' }, ['g4', 'g5']],
    ['a side', { side: 'Côté Alix' }, ['g1', 'g2']],
    ['a state of the invitation', { state: 'sent' }, ['g3']],
    ['households that cannot be written to', { isWithoutMail: true }, ['g3', 'g4', 'g5']],
    ['a moment that is gone', { moment: 'gone', answer: 'yes' }, ['g1', 'g2', 'g3', 'g4', 'g5']],
  ])('shows %s', (_, filters, ids) => {
    expect(found('', filters)).toEqual(ids);
  });

  it('combines with the search', () => {
    expect(found('beranger', { moment: 'dinner', answer: 'no' })).toEqual(['g2']);
  });

  it('counts what is asked for, a moment with its answer as one', () => {
    expect(countFilters(noFilters)).toBe(0);
    expect(countFilters({ ...noFilters, moment: 'dinner', answer: 'yes', isWithoutMail: true })).toBe(2);
  });

  it('offers what somebody wrote', () => {
    expect(filterChoices(book)).toEqual({
      tags: ['Amis', 'Famille', 'Hébergement'],
      sides: ['Côté Alix', 'Côté Sacha'],
      diets: ['Végétarien'],
    });
  });
});
