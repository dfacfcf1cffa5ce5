import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSeparator, readCsv } from '#web/lib/files/sheets/csv-read.ts';
import { safeCell, writeCsv } from '#web/lib/files/sheets/csv-write.ts';
import { type Bytes, decodeText } from '#web/lib/files/sheets/decode-text.ts';

describe('a file of comma-separated values', () => {
  it.each([
    ['semicolons', 'Nom;Prénom\nMorel;Jeanne'],
    ['commas', 'Nom,Prénom\nMorel,Jeanne'],
    ['tabs', 'Nom\tPrénom\nMorel\tJeanne'],
    ['bars', 'Nom|Prénom\r\nMorel|Jeanne\r\n'],
    ['a hint of Excel', 'sep=|\r\nNom|Prénom\r\nMorel|Jeanne'],
  ])('is read whatever separates its cells: %s', (_, text) => {
    expect(readCsv(text)).toEqual([
      ['Nom', 'Prénom'],
      ['Morel', 'Jeanne'],
    ]);
  });

  it('preserves separators, quotes and line ends inside quotes', () => {
    expect(readCsv('Nom;Adresse\n"Morel; ""Jo""";"3, rue\r\ndu Lac"')).toEqual([
      ['Nom', 'Adresse'],
      ['Morel; "Jo"', '3, rue\r\ndu Lac'],
    ]);
  });

  it('does not take commas within addresses for its separator', () => {
    expect(findSeparator('Nom;Adresse\nMorel;3, rue du Lac, Annecy\nDiop;5, quai Nord, Lyon')).toBe(';');
  });

  it('loses no line to a quote that is never closed', () => {
    expect(readCsv('Nom;Ville\n"Morel;Annecy\nDiop;Lyon')).toEqual([
      ['Nom', 'Ville'],
      ['"Morel', 'Annecy'],
      ['Diop', 'Lyon'],
    ]);
  });

  it('reads back what was written, whatever the cells say', () => {
    const cell = fc.oneof(fc.string(), fc.constantFrom('=1+1', '@a', '-2', '+33', '\t', '\r', ';', '"', '\n', "'=x"));
    const table = fc
      .integer({ min: 2, max: 5 })
      .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1 }));
    fc.assert(
      fc.property(table, (rows) => {
        // A first row of several columns makes the separator certain, as the heads of an export do.
        const written = [rows[0]?.map((_, index) => `Colonne ${index}`) ?? [], ...rows];
        expect(readCsv(writeCsv(written))).toEqual(written.map((row) => row.map(safeCell)));
      }),
    );
  });

  it('never lets a cell run as a formula', () => {
    fc.assert(
      fc.property(fc.string(), (cell) => {
        expect(safeCell(cell)).not.toMatch(/^[=+\-@\t\r]/);
        expect(safeCell(cell).endsWith(cell)).toBe(true);
      }),
    );
    expect(writeCsv([['=HYPERLINK("http://x";"y")']])).toBe('\ufeff"\'=HYPERLINK(""http://x"";""y"")"');
  });
});

describe('the encoding of a file', () => {
  const bytes = (...values: number[]): Bytes => Uint8Array.from(values);
  const wide = (text: string, isLittle: boolean): number[] =>
    [...text].flatMap((letter) => {
      const code = letter.charCodeAt(0);
      return isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255];
    });

  it('is found: UTF-8 with its mark and without', () => {
    expect(decodeText(new TextEncoder().encode('Zoé;Œuvre'))).toBe('Zoé;Œuvre');
    expect(decodeText(bytes(0xef, 0xbb, 0xbf, 0x41))).toBe('A');
  });

  it('is found: UTF-16 of both orders, with its mark and without', () => {
    expect(decodeText(bytes(0xff, 0xfe, ...wide('Zoé', true)))).toBe('Zoé');
    expect(decodeText(bytes(0xfe, 0xff, ...wide('Zoé', false)))).toBe('Zoé');
    expect(decodeText(bytes(...wide('Prénom;Nom', true)))).toBe('Prénom;Nom');
    expect(decodeText(bytes(...wide('Prénom;Nom', false)))).toBe('Prénom;Nom');
  });

  it('is found: windows-1252, the old Excel of France', () => {
    expect(decodeText(bytes(0x5a, 0x6f, 0xe9, 0x3b, 0x9c, 0x80))).toBe('Zoé;œ€');
  });

  it('is none for a picture that was renamed', () => {
    expect(decodeText(bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13))).toBeNull();
  });
});
