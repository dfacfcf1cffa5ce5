import { parseAnswers } from '@liesse/domain';
import { describe, expect, it } from 'vitest';
import { book, guest, household, list } from '#web/features/guests/fixtures.ts';
import { makeBook, updateBook } from '#web/features/guests/guest-cache.ts';

describe('the guest book', () => {
  it('holds people with their households', () => {
    expect(book.people.map(({ name }) => name)).toEqual([
      'Éloïse Béranger',
      'Tom Béranger',
      'Noé Œuvrard',
      'Zoé Petit',
      '',
    ]);
    expect(book.homes.map(({ hasMail }) => hasMail)).toEqual([true, false, false]);
  });

  it('replaces changed homes and keeps the other homes as the same objects', () => {
    const news = {
      ...list,
      households: [household('h3', 'Zoé et Max', { version: 2 })],
      guests: [guest('g4', 'h3', 'Zoé Petit', { answers: parseAnswers('y?') })],
    };
    const next = updateBook(book, news, ['g4']);
    expect(next.homes[0]).toBe(book.homes[0]);
    expect(next.people.find(({ id }) => id === 'g4')).toMatchObject({
      answers: parseAnswers('y?'),
      household: { version: 2 },
    });
    expect(next.people).toHaveLength(5);
  });

  it('removes asked guests who are missing in the answer, and homes without people', () => {
    const next = updateBook(book, { ...list, households: [], guests: [] }, ['g3', 'g5']);
    expect(next.people.map(({ id }) => id)).toEqual(['g1', 'g2', 'g4']);
    expect(next.homes).toHaveLength(2);
  });

  it('inserts a new home by its name, and moves a person to the new household', () => {
    const news = {
      ...list,
      households: [household('h4', 'Famille Diallo'), household('h1', 'Famille Béranger')],
      guests: [guest('g6', 'h4', 'Awa Diallo'), guest('g3', 'h1', 'Noé Œuvrard')],
    };
    const next = updateBook(book, news, ['g6', 'g3']);
    expect(next.homes.map((home) => home.household.name)).toEqual(['Famille Béranger', 'Famille Diallo', 'Zoé et Max']);
    expect(next.homes[0]?.people.map(({ id }) => id)).toEqual(['g1', 'g2', 'g3']);
  });

  it('has no mark once a part of it was fetched alone', () => {
    expect(book.mark).toBe('first');
    expect(updateBook(book, { ...list, households: [], guests: [] }, []).mark).toBeNull();
  });

  it('stays empty when there is nobody', () => {
    const nobody = { mark: null, moments: [], households: [], guests: [] };
    expect(makeBook(nobody)).toEqual({ mark: null, moments: [], homes: [], people: [] });
  });
});
