// The lines of a file that an import left out, with their reasons.
import type { LineError } from '#web/features/guests/import/import-rows.ts';
import type { Table } from '#web/lib/files/sheets/csv-read.ts';
import { guestImport } from '#web/locales/fr/client/guest-import.ts';

const { fields, wrong, result: text, columns } = guestImport;

export interface LeftOutLine {
  /** The number of the line in the spreadsheet. */
  line: number;
  reasons: readonly string[];
}

/** `doubles` are the lines whose person was in the list already. */
export function leftOutLines(errors: readonly LineError[], doubles: readonly number[]): LeftOutLine[] {
  const wrongLines = [...Map.groupBy(errors, ({ line }) => line)].map(([line, all]) => ({
    line,
    reasons: all.map(lineErrorSentence),
  }));
  const doubleLines = [...new Set(doubles)].map((line) => ({ line, reasons: [text.double] }));
  return [...wrongLines, ...doubleLines].toSorted((one, other) => one.line - other.line);
}

/** The lines as in the file, with two more columns, so that the corrected file can be imported again. */
export function leftOutTable(table: Table, headerRow: number | null, lines: readonly LeftOutLine[]): Table {
  const width = Math.max(0, ...table.map((row) => row.length));
  const cellsOf = (row: readonly string[]) => Array.from({ length: width }, (_, index) => row[index] ?? '');
  const heads =
    headerRow === null
      ? Array.from({ length: width }, (_, index) => columns.number(index + 1))
      : cellsOf(table[headerRow] ?? []);
  return [
    [...heads, text.line, text.reason],
    ...lines.map(({ line, reasons }) => [...cellsOf(table[line - 1] ?? []), String(line), reasons.join(' ')]),
  ];
}

export function lineErrorSentence({ field, reason, value }: LineError): string {
  const sentence = wrong[reason] ?? reason;
  // « Ni prénom ni nom » names its fields already.
  if (reason === 'missing') return sentence;
  const name = fields[field] ?? field;
  return value ? guestImport.wrongValue(name, value, sentence) : guestImport.wrongField(name, sentence);
}
