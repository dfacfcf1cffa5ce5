import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Bytes } from '#web/lib/files/sheets/decode-text.ts';
import { dateOf } from '#web/lib/files/sheets/xlsx-dates.ts';
import { readXlsx } from '#web/lib/files/sheets/xlsx-read.ts';
import { writeXlsx } from '#web/lib/files/sheets/xlsx-write.ts';
import { openZip, UnreadableArchive, writeZip, type ZipFile } from '#web/lib/files/sheets/zip.ts';

const bytesOf = async (blob: Blob): Promise<Bytes> => new Uint8Array(await blob.arrayBuffer());

const rels = (target: string) => `<Relationships><Relationship Id="rId7" Type="x" Target="${target}"/></Relationships>`;

/** As Excel, LibreOffice and Google lay them out: what matters is the sheet. */
function workbook(sheet: string, more: readonly ZipFile[] = []): Bytes {
  return writeZip([
    {
      name: 'xl/workbook.xml',
      text: '<workbook><sheets><sheet name="Liste" sheetId="1" r:id="rId7"/></sheets></workbook>',
    },
    { name: 'xl/_rels/workbook.xml.rels', text: rels('worksheets/sheet3.xml') },
    { name: 'xl/worksheets/sheet3.xml', text: `<worksheet><sheetData>${sheet}</sheetData></worksheet>` },
    ...more,
  ]);
}

describe('an Excel workbook', () => {
  it('says what its cells say: shared, inline, numbers, booleans, days', async () => {
    const bytes = workbook(
      `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>Âge</t></is></c></row>
       <row r="4"><c r="A4"><v>612345678</v></c><c r="B4" t="b"><v>1</v></c><c r="C4" s="1"><v>46550</v></c><c r="D4" t="e"><v>#N/A</v></c><c r="E4" t="str"><f>A1&amp;"x"</f><v>a &amp; b</v></c></row>`,
      [
        {
          name: 'xl/sharedStrings.xml',
          text: '<sst><si><r><t>Nom </t></r><r><t>&#233;crit</t></r><rPh><t>no</t></rPh></si></sst>',
        },
        {
          name: 'xl/styles.xml',
          text: '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
        },
      ],
    );
    expect(readXlsx(bytes, 100)).toEqual([
      ['Nom écrit', '', 'Âge'],
      [],
      [],
      ['612345678', 'oui', '12/06/2027', '', 'a & b'],
    ]);
  });

  it('has prefixes before its tags in some programs', async () => {
    const bytes = workbook(
      '<x:row><x:c t="inlineStr"><x:is><x:t>Jo</x:t></x:is></x:c><x:c><x:v>1.5</x:v></x:c></x:row>',
    );
    expect(readXlsx(bytes, 100)).toEqual([['Jo', '1.5']]);
  });

  it('stops reading at the row after the last that is allowed', async () => {
    const bytes = workbook('<row><c><v>1</v></c></row>'.repeat(50));
    expect(readXlsx(bytes, 11)).toHaveLength(11);
    const far = workbook('<row r="1048576"><c r="A1048576"><v>1</v></c></row>');
    expect(readXlsx(far, 11).length).toBeLessThanOrEqual(12);
  });

  it('is read back as it was written', async () => {
    const cell = fc.string().map((text) => text.replaceAll(/\p{Cc}/gu, ''));
    const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(table, async (rows) => {
        const read = readXlsx(await bytesOf(writeXlsx(rows, 'Invités')), 1000);
        expect(read).toEqual(rows.map(withoutEmptyEnd));
      }),
      { numRuns: 40 },
    );
  });

  it('holds 10,000 rows', async () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => [
      `Prénom ${index}`,
      `Nom ${index}`,
      `${index} rue du Lac`,
    ]);
    expect(readXlsx(await bytesOf(writeXlsx(rows, 'Invités')), 10_001)).toEqual(rows);
  });

  it('is refused when it unpacks to more than it may', async () => {
    const bytes = writeZip([{ name: 'bomb.xml', text: ' '.repeat(2_000_000) }]);
    expect(bytes.length).toBeLessThan(10_000);
    expect(() => openZip(bytes, 1_000_000).text('bomb.xml')).toThrow(UnreadableArchive);
    const twice = openZip(bytes, 3_000_000);
    twice.text('bomb.xml');
    expect(() => twice.text('bomb.xml')).toThrow(UnreadableArchive);
  });

  it('takes no more memory than it declares when it declares too little', () => {
    const bytes = writeZip([{ name: 'bomb.xml', text: ' '.repeat(2_000_000) }]);
    const view = new DataView(bytes.buffer);
    const entry = bytes.length - 22 - 46 - 'bomb.xml'.length;
    view.setUint32(entry + 24, 100, true);
    expect(openZip(bytes, 1000).text('bomb.xml')).toHaveLength(100);
  });

  it('is refused when it is cut, or no workbook', () => {
    const bytes = workbook('<row/>');
    expect(() => readXlsx(bytes.slice(0, 200), 100)).toThrow(UnreadableArchive);
    expect(() => readXlsx(writeZip([{ name: 'a', text: 'b' }]), 100)).toThrow(UnreadableArchive);
    const broken = bytes.slice();
    broken.fill(255, 40, 120);
    expect(() => readXlsx(broken, 100)).toThrow(UnreadableArchive);
  });
});

describe('a day of Excel', () => {
  it.each([
    [1, '01/01/1900'],
    [61, '01/03/1900'],
    [46550.75, '12/06/2027'],
  ])('%d is %s', (serial, day) => {
    expect(dateOf(serial)).toBe(day);
  });
});

function withoutEmptyEnd(row: readonly string[]): string[] {
  const last = row.findLastIndex((cell) => cell !== '');
  return row.slice(0, last + 1);
}
