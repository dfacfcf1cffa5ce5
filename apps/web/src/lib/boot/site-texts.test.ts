import { expect, it } from 'vitest';
import { withSiteName } from '#web/lib/boot/site-texts.ts';

const texts = {
  title: 'Sur Liesse',
  items: ['L’équipe de Liesse', 'Rien'],
  pages: (count: number) => `${count} pages`,
};

it('gives texts the name of the site, at any depth', () => {
  expect(withSiteName(texts, 'Maison Bleue')).toEqual({
    ...texts,
    title: 'Sur Maison Bleue',
    items: ['L’équipe de Maison Bleue', 'Rien'],
  });
});

it('elides and contracts « de » before the name', () => {
  expect(withSiteName('L’équipe de Liesse', 'Aubépine')).toBe('L’équipe d’Aubépine');
  expect(withSiteName('L’équipe de Liesse', 'Le Grand Jour')).toBe('L’équipe du Grand Jour');
});

it('returns the same texts while the site has its first name', () => {
  expect(withSiteName(texts, 'Liesse')).toBe(texts);
});
