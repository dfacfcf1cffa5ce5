import { describe, expect, it } from 'vitest';
import type { Bytes } from '#web/lib/files/sheets/decode-text.ts';
import { readSheet } from '#web/lib/files/sheets/read-sheet.ts';
import { writeXlsx } from '#web/lib/files/sheets/xlsx-write.ts';

const limits = { bytes: 100_000, rows: 4 };
const text = (value: string): Bytes => new TextEncoder().encode(value);

describe('a file that somebody chose', () => {
  it('is read by what is in it, whatever its name', async () => {
    const workbook = new Uint8Array(await writeXlsx([['Nom'], ['Morel']], 'Liste').arrayBuffer());
    expect(readSheet(workbook, limits)).toEqual({ ok: true, table: [['Nom'], ['Morel']] });
    expect(readSheet(text('Nom;Ville\nMorel;Annecy\n;\n\n'), limits)).toEqual({
      ok: true,
      table: [
        ['Nom', 'Ville'],
        ['Morel', 'Annecy'],
      ],
    });
  });

  it.each<[string, Bytes, string]>([
    ['nothing', text(''), 'empty'],
    ['lines without a word', text(';;\n;;\n'), 'empty'],
    ['too many bytes', new Uint8Array(100_001), 'too-big'],
    ['too many lines', text('a\n'.repeat(5)), 'too-long'],
    ['a workbook of before 2007', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3), 'old'],
    ['a picture with another name', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13), 'not-a-sheet'],
    [
      'an archive of something else',
      Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
      'not-a-sheet',
    ],
  ])('is refused with its reason: %s', async (_, bytes, reason) => {
    expect(readSheet(bytes, limits)).toEqual({ ok: false, reason });
  });
});
