import fontkit from '@pdf-lib/fontkit';
import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { lettersWithoutFont } from './font-families.ts';
import { readFontFiles } from './font-fixtures.ts';
import { embedTypeface } from './typeface.ts';

const names = [
  'Đặng Thị Hương',
  'Łukasz Dvořák Şahin',
  'Анна-Мария',
  'Γιώργος',
  'דוד כהן',
  'عبد الله الڨفصي',
  'Zoé O’Neil',
];
const typeface = await embedTypeface(await PDFDocument.create(), await readFontFiles(names.join()));

const fontsOf = (line: string, isBold = false) => [
  ...new Set(typeface.layout(line, isBold).map((piece) => piece.font?.name ?? null)),
];

describe('a line', () => {
  it.each(names)('of every script of our guests has its glyphs, in both weights: %s', (name) => {
    expect(lettersWithoutFont(name)).toEqual([]);
    for (const isBold of [false, true]) expect(fontsOf(name, isBold)).not.toContain(null);
  });

  it('writes a whole word in one family', () => {
    expect(fontsOf('Hương').every((name) => name?.includes('BeVietnamPro'))).toBe(true);
    expect(fontsOf('Łukasz').every((name) => name?.includes('Figtree'))).toBe(true);
  });

  it('joins Arabic letters, which takes other glyphs than the same letters apart', () => {
    const [joined] = typeface.layout('خالد');
    const apart = typeface.layout('خ ا ل د').filter(({ font }) => font?.name.includes('Arabic'));
    expect(joined?.font === null ? '' : joined?.codes).not.toBe(
      apart.map((piece) => (piece.font === null ? '' : piece.codes)).join(''),
    );
  });

  it('has a box for each letter that no font has, and says which', () => {
    expect(typeface.layout('李明')).toEqual([{ font: null, text: '李明', width: 1.2 }]);
    expect(lettersWithoutFont('Lou 🎉 李 👩‍👩‍👧 🎉')).toEqual(['🎉', '李', '👩‍👩‍👧']);
  });
});

it.each(['regular', 'bold'] as const)('the letters that are said to have a font have one: %s', async (weight) => {
  const all = Array.from({ length: 0x2200 }, (_, code) => String.fromCodePoint(code)).filter(
    (letter) =>
      /[\p{L}\p{N}\p{P}\p{S}]/u.test(letter) &&
      letter === letter.normalize('NFC') &&
      lettersWithoutFont(letter).length === 0,
  );
  const files = await readFontFiles(all.join(''));
  const known = new Set(
    [files, ...(files.others ?? [])].flatMap((family) =>
      family[weight].flatMap((file) => fontkit.create(Buffer.from(file)).characterSet),
    ),
  );
  expect(all.length).toBeGreaterThan(800);
  expect(all.filter((letter) => letter !== '\u2011' && !known.has(letter.codePointAt(0) ?? 0))).toEqual([]);
});
