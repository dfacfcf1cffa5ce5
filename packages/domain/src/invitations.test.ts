import { describe, expect, it } from 'vitest';
import { fillPlaceholders, unknownPlaceholders } from './invitations.ts';

const values = {
  prenoms: 'Anne et Léo',
  foyer: 'Famille Noël',
  evenement: 'Camille & Noé',
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

  it('keeps braces that name nothing, and tells them', () => {
    expect(fillPlaceholders('{prénom} {toString} {', values)).toBe('{prénom} {toString} {');
    expect(unknownPlaceholders('{prénom} {date} {prénom} {}')).toEqual(['prénom', '']);
  });
});
