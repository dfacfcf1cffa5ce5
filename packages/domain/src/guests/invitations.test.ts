import { describe, expect, it } from 'vitest';
import { fillPlaceholders, findLink, unknownPlaceholders } from './invitations.ts';

const values = {
  prenoms: 'Anne et Léo',
  foyer: 'Famille Noël',
  evenement: 'Camille & Noé',
  occasion: 'le mariage de Camille et Noé',
  hotes: 'Camille et Noé',
  date: 'samedi 12 juin 2027',
  lieu: 'Beaune',
  reponse_avant: 'samedi 15 mai 2027',
};

describe('the text of an invitation', () => {
  it('takes the names of its household, and nothing twice', () => {
    expect(fillPlaceholders('Chers {prenoms}, {evenement} le {date}.', values)).toBe(
      'Chers Anne et Léo, Camille & Noé le samedi 12 juin 2027.',
    );
    expect(fillPlaceholders('{foyer}', { ...values, foyer: '{lieu}' })).toBe('{lieu}');
  });

  it.each([
    ['Voyez https://liste.example/a et venez.', 'https://liste.example/a'],
    ['La liste\u00a0: www.liste.example', 'www.liste.example'],
    ['Écrivez à nous@noces.fr', 'noces.fr'],
    ['Merci.Venez le 12.06.2027, M. et Mme Noël.', null],
  ])('finds an address in «\u00a0%s\u00a0»', (text, link) => {
    expect(findLink(text)).toBe(link);
  });

  it('leaves unknown placeholders, and reports them', () => {
    expect(fillPlaceholders('{prénom} {toString} {', values)).toBe('{prénom} {toString} {');
    expect(unknownPlaceholders('{prénom} {date} {prénom} {}')).toEqual(['prénom', '']);
  });
});
