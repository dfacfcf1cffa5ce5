// Reads the first sheet of an Excel workbook (ECMA-376) as a table of text.
import type { Table } from '#web/lib/files/sheets/csv-read.ts';
import type { Bytes } from '#web/lib/files/sheets/decode-text.ts';
import { dateOf, dateStyles } from '#web/lib/files/sheets/xlsx-dates.ts';
import { attribute, scanXml } from '#web/lib/files/sheets/xml-scan.ts';
import { type Archive, openZip, UnreadableArchive } from '#web/lib/files/sheets/zip.ts';

/** The limit for all unpacked parts. Ten thousand guests with addresses take a tenth of it. */
const MOST_UNPACKED = 120_000_000;
const MOST_COLUMNS = 200;

/** Reads one row more than `mostRows`, which is enough to report that there are too many. */
export function readXlsx(bytes: Bytes, mostRows: number): Table {
  const archive = openZip(bytes, MOST_UNPACKED);
  const sheet = firstSheet(archive);
  const optional = (name: string) => (archive.has(name) ? archive.text(name) : '');
  const shared = sharedStrings(optional('xl/sharedStrings.xml'));
  const dates = dateStyles(optional('xl/styles.xml'));
  return readSheet(archive.text(sheet), { shared, dates, mostRows });
}

/** The relationship id, which differs from the sheet's own id by its prefix alone. */
const RELATION = /[\w.-]+:id\s*=\s*["']([^"']*)["']/i;

function firstSheet(archive: Archive): string {
  const relations = new Map<string, string>();
  for (const { kind, name, text } of scanXml(archive.text('xl/_rels/workbook.xml.rels'))) {
    if (kind === 'open' && name === 'Relationship') {
      relations.set(attribute(text, 'Id') ?? '', attribute(text, 'Target') ?? '');
    }
  }
  for (const { kind, name, text } of scanXml(archive.text('xl/workbook.xml'))) {
    if (kind !== 'open' || name !== 'sheet' || attribute(text, 'state') !== null) continue;
    const path = relations.get(RELATION.exec(text)?.[1] ?? '');
    if (path !== undefined) return path.startsWith('/') ? path.slice(1) : `xl/${path}`;
  }
  throw new UnreadableArchive('no sheet');
}

function sharedStrings(xml: string): string[] {
  const strings: string[] = [];
  let current = '';
  let isText = false;
  // Phonetic guides of Japanese text are skipped.
  let isPhonetic = false;
  for (const { kind, name, text } of scanXml(xml)) {
    if (kind === 'text') current += isText && !isPhonetic ? text : '';
    else if (name === 't') isText = kind === 'open';
    else if (name === 'rPh') isPhonetic = kind === 'open';
    else if (name === 'si' && kind === 'open') current = '';
    else if (name === 'si') strings.push(current);
  }
  return strings;
}

interface SheetContext {
  shared: readonly string[];
  dates: ReadonlySet<number>;
  mostRows: number;
}

function readSheet(xml: string, context: SheetContext): Table {
  const table: Table = [];
  let row: string[] = [];
  let rowIndex = -1;
  let column = -1;
  let cell = { type: '', style: 0 };
  let value = '';
  let isValue = false;
  for (const { kind, name, text } of scanXml(xml)) {
    if (kind === 'text') {
      if (isValue) value += text;
    } else if (name === 'v' || name === 't') {
      isValue = kind === 'open';
    } else if (name === 'row' && kind === 'open') {
      row = [];
      column = -1;
      rowIndex = Number(attribute(text, 'r') ?? rowIndex + 2) - 1;
      if (!(rowIndex >= table.length)) rowIndex = table.length;
    } else if (name === 'row') {
      // Empty rows are absent from the file; they are added so that row numbers match what the person sees.
      while (table.length < Math.min(rowIndex, context.mostRows)) table.push([]);
      table.push(row);
      if (table.length >= context.mostRows) return table;
    } else if (name === 'c' && kind === 'open') {
      const place = columnOf(attribute(text, 'r') ?? '');
      column = place ?? column + 1;
      cell = { type: attribute(text, 't') ?? '', style: Number(attribute(text, 's') ?? -1) };
      value = '';
    } else if (name === 'c' && column < MOST_COLUMNS && value !== '') {
      while (row.length < column) row.push('');
      row[column] = spoken(value, cell, context);
    }
  }
  return table;
}

/** The column of a reference such as C12, which is the third. */
function columnOf(place: string): number | null {
  const letters = /^[A-Z]{1,3}/.exec(place)?.[0];
  if (letters === undefined) return null;
  return letters.split('').reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function spoken(
  value: string,
  { type, style }: { type: string; style: number },
  { shared, dates }: SheetContext,
): string {
  if (type === 's') return shared[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'oui' : 'non';
  // Errors such as #N/A are read as empty.
  if (type === 'e') return '';
  if (type !== '' && type !== 'n') return value;
  const number = Number(value);
  if (value.trim() === '' || Number.isNaN(number)) return value;
  return dates.has(style) ? dateOf(number) : written(number);
}

/** Writes a number without exponent or rounding noise, because telephone numbers are often stored as numbers. */
const written = (number: number): string =>
  Number.isInteger(number)
    ? number.toLocaleString('en-US', { useGrouping: false })
    : String(Number(number.toPrecision(15)));
