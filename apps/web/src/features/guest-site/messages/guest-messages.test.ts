import { describe, expect, it } from 'vitest';
import {
  findMessages,
  type GuestMessage,
  songLines,
  songTable,
  withMessage,
} from '#web/features/guest-site/messages/guest-messages.ts';
import { writeCsv } from '#web/lib/files/sheets/csv-write.ts';

const word = (name: string, more: Partial<GuestMessage> = {}): GuestMessage => ({
  id: name,
  name,
  household: { id: 'h', name: `Famille ${name}` },
  message: '',
  song: '',
  at: '2027-05-01T10:00:00Z',
  ...more,
});

const messages = [
  word('Hélène', { message: 'Quelle joie de vous voir', song: 'La Mer' }),
  word('Inès', { song: 'Foule  sentimentale' }),
  word('Paul', { song: 'la mér' }),
  word('Anouk', { message: 'À très vite' }),
];

describe('the messages of guests', () => {
  it('are found without accents, by who wrote them, their household, the word and the song', () => {
    const names = (search: string) => findMessages(messages, search).map(({ name }) => name);
    expect(names('helene')).toEqual(['Hélène']);
    expect(names('famille ines')).toEqual(['Inès']);
    expect(names('JOIE mer')).toEqual(['Hélène']);
    expect(names('a tres vite')).toEqual(['Anouk']);
    expect(names('')).toHaveLength(4);
    expect(names('valse')).toEqual([]);
  });

  it('are those that say something', () => {
    expect(withMessage(messages).map(({ name }) => name)).toEqual(['Hélène', 'Anouk']);
  });
});

describe('the songs', () => {
  it('are copied one to a line, each once, with all who ask for it', () => {
    expect(songLines(messages)).toBe('La Mer (Hélène et Paul)\nFoule sentimentale (Inès)');
  });

  it('are a table with a line for each person, of which no cell runs', () => {
    expect(songTable(messages)).toEqual([
      ['Chanson', 'Proposée par', 'Foyer'],
      ['La Mer', 'Hélène', 'Famille Hélène'],
      ['Foule sentimentale', 'Inès', 'Famille Inès'],
      ['la mér', 'Paul', 'Famille Paul'],
    ]);
    expect(writeCsv(songTable([word('Zoé', { song: '=HYPERLINK("x")' })]))).toContain(`"'=HYPERLINK(""x"")"`);
  });
});
