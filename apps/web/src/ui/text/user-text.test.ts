import { describe, expect, it } from 'vitest';
import { paragraphsOf } from '#web/ui/text/user-text-paragraphs.ts';

describe('typed text', () => {
  it('is cut where a line was left empty', () => {
    expect(paragraphsOf('\nUne navette part à 16 h.\n \nElle revient.\n')).toEqual([
      { title: null, text: 'Une navette part à 16 h.' },
      { title: null, text: 'Elle revient.' },
    ]);
    expect(paragraphsOf(' \n')).toEqual([]);
  });

  it('takes a short line above others for a title, unless it ends a sentence', () => {
    expect(paragraphsOf('Se garer\nDans le pré.\nToute la nuit.')).toEqual([
      { title: 'Se garer', text: 'Dans le pré.\nToute la nuit.' },
    ]);
    expect(paragraphsOf('Venez.\nDansez.')).toEqual([{ title: null, text: 'Venez.\nDansez.' }]);
    expect(paragraphsOf('Camille et Noé')).toEqual([{ title: null, text: 'Camille et Noé' }]);
  });

  it('keeps every word', () => {
    const typed = 'Dormir\nHôtels en ville, à réserver tôt parce que juin est une saison chargée\n\nÀ bientôt';
    expect(
      paragraphsOf(typed)
        .map(({ title, text }) => [title, text].filter(Boolean).join('\n'))
        .join('\n\n'),
    ).toBe(typed);
  });
});
