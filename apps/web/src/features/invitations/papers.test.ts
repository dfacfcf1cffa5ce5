import { decode } from 'node:querystring';
import { inflateSync } from 'node:zlib';
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
import { houseFontsIn, readHouseFonts } from '#web/lib/files/pdf-fixtures.ts';

const fonts = await readHouseFonts();

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
  const sheet = await makeCodeSheet([{ ...household(0), token }], 'https://liesse.example');
  const pdf = Buffer.from(await sheet.arrayBuffer());
  const start = pdf.indexOf('stream\n') + 'stream\n'.length;
  expect(inflateSync(pdf.subarray(start, pdf.indexOf('endstream'))).toString('latin1')).toContain(inGroups(token));
});

describe('the documents', () => {
  const pagesOf = async (blob: Blob) => (await blob.text()).match(/\/Type \/Page\b(?!s)/g)?.length;

  it('have a page for every twelve codes and every twenty-one labels', async () => {
    const households = Array.from({ length: 50 }, (_, index) => household(index));
    expect(await pagesOf(await makeCodeSheet(households, 'https://liesse.example'))).toBe(5);
    expect(await pagesOf(await makeLabels(households))).toBe(2);
  });

  it('are written in the typeface of the site', async () => {
    expect(await houseFontsIn(await makeCodeSheet([household(0)], 'https://liesse.example', fonts))).toBe(2);
    expect(await houseFontsIn(await makeLabels([household(0)], fonts))).toBe(2);
  });
});
