import { expect, it } from 'vitest';
import { drawText, type Lettering, widthOf, wrapText } from '#server/documents/share/lettering.ts';
import { loadCard } from '#server/documents/share/share-card.ts';

const lettering: Lettering = {
  glyphs: { ' ': [200, ''], A: [600, 'M0 0L1 1Z'], V: [500, 'M2 2Z'], é: [400, 'M3 3Z'], Z: [700, 'M4 4Z'] },
  kerning: { AV: -100 },
};

it('sets letters one after the other, closer where the font says so', () => {
  expect(widthOf('AV', lettering, 100)).toBe(100);
  expect(widthOf('VA', lettering, 100)).toBe(110);
  expect(drawText('AV', lettering, { x: 5, y: 9, size: 100, fill: '#000' })).toBe(
    '<g transform="translate(5 9) scale(0.1)" fill="#000"><path d="M0 0L1 1Z"/><path transform="translate(500 0)" d="M2 2Z"/></g>',
  );
});

it('draws a letter it lacks without its accent, and leaves out what it cannot draw at all', () => {
  expect(widthOf('Ž', lettering, 100)).toBe(70);
  expect(widthOf('e\u0301', lettering, 100)).toBe(40);
  expect(widthOf('字', lettering, 100)).toBe(0);
});

it('breaks lines at spaces, never at a no-break space', () => {
  expect(wrapText('A A A', lettering, 100, 150)).toEqual(['A A', 'A']);
  expect(wrapText('A A\u00a0V', lettering, 100, 150)).toEqual(['A', 'A\u00a0V']);
  expect(wrapText('AAAA A', lettering, 100, 100)).toEqual(['AAAA', 'A']);
});

it('makes a card whose title stays within its place, however long', async () => {
  const draw = await loadCard();
  const words = { siteName: 'Liesse', tagline: 'L’art de recevoir', title: 'Un domaine '.repeat(40) };
  const lines = [...draw(words).matchAll(/translate\(90 (\d+)\) scale\(([\d.]+)\)/g)].map(([, y]) => Number(y));
  expect(lines.length).toBeGreaterThan(3);
  expect(Math.max(...lines)).toBeLessThan(480);
});

it('takes nothing in a title for markup', async () => {
  const draw = await loadCard();
  const card = draw({ siteName: 'Liesse', tagline: '', title: '<image href="file:///etc/passwd"/>$&' });
  expect(card).not.toContain('passwd');
  expect(card.match(/<\/svg>/g)).toHaveLength(1);
});
