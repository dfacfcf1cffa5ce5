import { describe, expect, it } from 'vitest';
import { atTown, ofTown } from '#web/lib/town-name.ts';

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
