import { decode } from 'node:querystring';
import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import {
  cellOf,
  codeGrid,
  darkRuns,
  inGroups,
  labelGrid,
  labelOf,
  linkOf,
  makeCodeSheet,
  makeLabels,
} from '#web/features/invitations/papers.ts';
import { readPdf, readPdfFonts } from '#web/lib/files/pdf-fixtures.ts';
import { invitations } from '#web/locales/fr/client/invitations.ts';

const fonts = await readPdfFonts();

const household = (index: number) => ({
  household_id: String(index),
  name: `Famille n°\u00a0${index}`,
  address: index % 2 === 0 ? '4 rue des Lices, 21200 Beaune' : null,
  token: 'a'.repeat(32),
  language: 'fr' as const,
});

describe('places on a sheet', () => {
  it('fill rows, then pages, and stay on the paper', () => {
    expect(cellOf(0, codeGrid)).toEqual({ page: 0, x: 15, y: 14 });
    expect(cellOf(4, codeGrid)).toEqual({ page: 0, x: 75, y: 81 });
    expect(cellOf(12, codeGrid)).toEqual({ page: 1, x: 15, y: 14 });
    for (const grid of [codeGrid, labelGrid]) {
      const last = cellOf(grid.columns * grid.rows - 1, grid);
      expect(last.x + grid.width).toBeLessThanOrEqual(210);
      expect(last.y + grid.height).toBeLessThanOrEqual(297);
    }
  });
});

describe('a label', () => {
  it('puts the postcode on a line of its own, and is none without an address', () => {
    expect(labelOf(household(2))).toEqual(['Famille n°\u00a02', '4 rue des Lices', '21200 Beaune']);
    expect(labelOf({ name: 'A', address: '1 rue X\n\n69002 Lyon' })).toEqual(['A', '1 rue X', '69002 Lyon']);
    expect(labelOf(household(1))).toBeNull();
    expect(labelOf({ name: 'A', address: '  ' })).toBeNull();
  });
});

describe('a code to scan', () => {
  it('is drawn module for module', () => {
    const link = linkOf('https://liesse.example', 'x-_9'.repeat(8));
    expect(decode(link.split('?')[1] ?? '')).toEqual({ token: 'x-_9'.repeat(8) });
    const { runs, size } = darkRuns(link);
    const drawn = new Set(runs.flatMap(({ x, y, length }) => Array.from({ length }, (_, step) => `${x + step},${y}`)));
    const { data } = encode(link, { ecc: 'M', border: 2 });
    const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x},${y}`] : [])));
    expect(size).toBe(data.length);
    expect(drawn).toEqual(new Set(dark));
  });
});

it('prints the code that the form of the guests asks for', async () => {
  const token = 'aB3-'.repeat(8);
  expect(inGroups(token).replaceAll(' ', '')).toBe(token);
  const sheet = await readPdf(await makeCodeSheet([{ ...household(0), token }], 'https://liesse.example', fonts));
  expect(sheet.pages[0]?.lines).toContainEqual(expect.objectContaining({ text: inGroups(token), font: '/Courier' }));
});

describe('the documents', () => {
  it('have a page for every twelve codes and every twenty-one labels', async () => {
    const households = Array.from({ length: 44 }, (_, index) => household(index));
    const codes = await makeCodeSheet(households.slice(0, 13), 'https://liesse.example', fonts);
    expect((await readPdf(codes)).pages).toHaveLength(2);
    expect((await readPdf(await makeLabels(households, fonts))).pages).toHaveLength(2);
  });

  it('write Arabic names from the right, with joined letters, and the sentence in the language of the household', async () => {
    const name = 'عائلة خالد';
    const arabic = { ...household(0), name, language: 'ar' as const };
    const files = await readPdfFonts(JSON.stringify([arabic, invitations.paper.scan]));
    for (const paper of [
      await makeCodeSheet([arabic], 'https://liesse.example', files),
      await makeLabels([arabic], files),
    ]) {
      const { pages } = await readPdf(paper);
      const lines = pages[0]?.lines.filter(({ font }) => font.includes('IBMPlexSansArabic')) ?? [];
      // Drawn from left to right, the last word comes first.
      expect(lines.slice(0, 2).map(({ text }) => Array.from(text).toReversed().join(''))).toEqual(['خالد', 'عائلة']);
    }
  });
});
