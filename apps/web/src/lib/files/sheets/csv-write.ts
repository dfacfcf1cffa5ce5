// Writes a table as the spreadsheets of France open it: semicolons, a mark of its encoding, and no cell that runs as a formula.
import Papa from 'papaparse';
import type { Table } from '#web/lib/files/sheets/csv-read.ts';

const BOM = '\ufeff';

export const writeCsv = (table: Table): string =>
  BOM +
  Papa.unparse(
    table.map((row) => row.map(safeCell)),
    { delimiter: ';', newline: '\r\n' },
  );

const RUNS = /^[=+\-@\t\r]/;

/**
 * What begins like a formula is shown and never run: a guest may choose any name, and the couple opens the file. Not the
 * library's own rule, which looks at the first line of a cell alone.
 */
export const safeCell = (cell: string): string => (RUNS.test(cell) ? `'${cell}` : cell);
