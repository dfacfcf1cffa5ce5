// Writes CSV for French spreadsheets: semicolons, a byte order mark, and no cell that runs as a formula.
import Papa from 'papaparse';
import type { Table } from '#web/lib/files/sheets/csv-read.ts';

const BOM = '\ufeff';

export const writeCsv = (table: Table): string => BOM + csvRows(table);

/** The rows alone, for a file that is written page after page. */
export const csvRows = (table: Table): string =>
  Papa.unparse(
    table.map((row) => row.map(safeCell)),
    { delimiter: ';', newline: '\r\n' },
  );

const RUNS = /^[=+\-@\t\r]/;

/**
 * Guests choose their own names and the couple opens the file, so a cell that looks like a formula is escaped. The library's own rule
 * checks the first line of a cell only.
 */
export const safeCell = (cell: string): string => (RUNS.test(cell) ? `'${cell}` : cell);
