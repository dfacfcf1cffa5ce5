import { describe, expect, it } from 'vitest';
import { parseAnswers, parseGuestList } from './guest-list.ts';

describe('a list of guests', () => {
  it('becomes people and households by the names of its columns', () => {
    const list = parseGuestList({
      moments: [{ id: 'm', kind: 'diner', name: 'Dîner', capacity: null, position: 0 }],
      household_columns: ['id', 'name', 'something_new'],
      households: [['h', 'Famille Petit', 1]],
      guest_columns: ['id', 'household_id', 'answers'],
      guests: [
        ['g', 'h', 'y'],
        ['k', 'h', '.'],
      ],
    });
    expect(list.households).toMatchObject([{ id: 'h', name: 'Famille Petit' }]);
    expect(list.guests).toEqual([
      { id: 'g', household_id: 'h', answers: ['yes'] },
      { id: 'k', household_id: 'h', answers: ['uninvited'] },
    ]);
  });

  it('refuses an answer that is no list', () => {
    expect(() => parseGuestList(null)).toThrow(TypeError);
    expect(() => parseGuestList({ moments: [], households: [], guests: [], guest_columns: ['id'] })).toThrow(TypeError);
  });

  it('has one answer a moment, and takes a letter it does not know for no invitation', () => {
    expect(parseAnswers('.?ynx')).toEqual(['uninvited', 'waiting', 'yes', 'no', 'uninvited']);
    expect(parseAnswers('')).toEqual([]);
  });
});
