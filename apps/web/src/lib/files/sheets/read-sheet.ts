// Reads a chosen file as a table: an Excel workbook or delimiter-separated values, distinguished by content rather than
// by name. Any other file is refused with a reason.
import { readCsv, type Table } from '#web/lib/files/sheets/csv-read.ts';
import { type Bytes, decodeText } from '#web/lib/files/sheets/decode-text.ts';
import { readXlsx } from '#web/lib/files/sheets/xlsx-read.ts';
import { UnreadableArchive } from '#web/lib/files/sheets/zip.ts';

/** `old`: a workbook from before 2007 or one with a password; both have the same container format. */
export type SheetRefusal = 'too-big' | 'too-long' | 'old' | 'not-a-sheet' | 'empty' | 'too-slow';

export type SheetResult = { ok: true; table: Table } | { ok: false; reason: SheetRefusal };

export interface SheetLimits {
  bytes: number;
  /** Includes the header row. */
  rows: number;
}

export function readSheet(bytes: Bytes, limits: SheetLimits): SheetResult {
  if (bytes.length === 0) return refused('empty');
  if (bytes.length > limits.bytes) return refused('too-big');
  if (startsWith(bytes, OLE)) return refused('old');
  const table = startsWith(bytes, ZIP) ? workbook(bytes, limits.rows + 1) : values(bytes);
  if (table === null) return refused('not-a-sheet');
  const last = table.findLastIndex((row) => row.some((cell) => cell.trim() !== ''));
  if (last === -1) return refused('empty');
  return last >= limits.rows ? refused('too-long') : { ok: true, table: table.slice(0, last + 1) };
}

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLE = [0xd0, 0xcf, 0x11, 0xe0];

const refused = (reason: SheetRefusal): SheetResult => ({ ok: false, reason });

const startsWith = (bytes: Bytes, mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte);

function workbook(bytes: Bytes, mostRows: number): Table | null {
  try {
    return readXlsx(bytes, mostRows);
  } catch (error) {
    if (error instanceof UnreadableArchive) return null;
    throw error;
  }
}

function values(bytes: Bytes): Table | null {
  const text = decodeText(bytes);
  return text === null ? null : readCsv(text);
}
