import { describe, expect, it } from 'vitest';
import { householdName } from '#web/lib/format/household-name.ts';
import { ofHousehold } from '#web/lib/format/of-household.ts';
import { atTown, ofFirm, ofName, ofTown } from '#web/lib/format/prepositions.ts';

describe('the name of a town in a sentence', () => {
  it.each([
    ['Lyon', 'à Lyon', 'de Lyon'],
    ['Le Mans', 'au Mans', 'du Mans'],
    ['Les Baux-de-Provence', 'aux Baux-de-Provence', 'des Baux-de-Provence'],
    ['La Rochelle', 'à La Rochelle', 'de La Rochelle'],
    ['L’Isle-Adam', 'à L’Isle-Adam', 'de L’Isle-Adam'],
    ['Avignon', 'à Avignon', 'd’Avignon'],
    ['Évreux', 'à Évreux', 'd’Évreux'],
    ['Lens', 'à Lens', 'de Lens'],
  ])('%s', (name, at, of) => {
    expect([atTown(name), ofTown(name)]).toEqual([at, of]);
  });
});

describe('the name of a person in a sentence', () => {
  it.each([
    'd’Inès',
    'd’Éloïse',
    'd’Œuvrard',
    'd’Yves',
    'de Yann',
    'de Paul',
    'de Hélène',
    'de Le Goff',
    'd’octobre 2027',
  ])('%s', (said) => expect(ofName(said.replace(/^(?:d’|de )/, ''))).toBe(said));
});

describe('the name of a household in a sentence', () => {
  it.each([
    ['Famille Martin', 'la famille Martin', 'de la famille Martin'],
    ['La famille Aubry', 'la famille Aubry', 'de la famille Aubry'],
    ['Famille', 'Famille', 'de Famille'],
    ['Les Martin', 'les Martin', 'des Martin'],
    ['Le Goff', 'Le Goff', 'de Le Goff'],
    ['Awa et Jean', 'Awa et Jean', 'd’Awa et Jean'],
    ['Inès Lefèvre', 'Inès Lefèvre', 'd’Inès Lefèvre'],
    ['Dupont et Diallo', 'Dupont et Diallo', 'de Dupont et Diallo'],
    ['Monsieur et Madame Petit', 'Monsieur et Madame Petit', 'de Monsieur et Madame Petit'],
  ])('%s', (name, alone, of) => {
    expect([householdName(name), ofHousehold(name)]).toEqual([alone, of]);
  });
});

describe('the name of a firm in a sentence', () => {
  it.each([
    ['Le Clos des Lys', 'du Clos des Lys'],
    ['Les Fleurs de Petra', 'des Fleurs de Petra'],
    ['L’Atelier d’Ambre', 'de l’Atelier d’Ambre'],
    ['La Maison Aubépine', 'de La Maison Aubépine'],
    ['Ombelle', 'd’Ombelle'],
    ['Maison Aubépine', 'de Maison Aubépine'],
  ])('%s', (name, said) => expect(ofFirm(name)).toBe(said));
});
