// Parses delimiter-separated values and detects the delimiter.
import Papa from 'papaparse';

/** Cells as text: numbers and dates are written as a person would type them. */
export type Table = string[][];

const SEPARATORS = [';', ',', '\t', '|'];

export function readCsv(text: string): Table {
  const { body, separator } = withoutHint(text.replace(/^\ufeff/, ''));
  const parse = (more: Papa.ParseConfig = {}) =>
    Papa.parse<string[]>(body, { delimiter: separator ?? findSeparator(body), ...more });
  const { data, errors } = parse();
  // An unclosed quote swallows the rest of the file; quotes are then read as ordinary characters.
  const isSwallowed = errors.some(({ code }) => code === 'MissingQuotes');
  return (isSwallowed ? parse({ quoteChar: '\0' }).data : data).filter(isNotEnd);
}

/** Excel writes `sep=;` as a first line, which only Excel understands. */
function withoutHint(text: string): { body: string; separator: string | null } {
  const hint = /^"?sep=(.)"?\r?\n/i.exec(text);
  const separator = SEPARATORS.find((one) => one === hint?.[1]) ?? null;
  return separator === null ? { body: text, separator } : { body: text.slice(hint?.[0].length), separator };
}

const SAMPLE_ROWS = 20;

/** Chooses the delimiter that gives the first rows the most columns and the same number of them. */
export function findSeparator(text: string): string {
  let best = { separator: ';', score: 0 };
  for (const separator of SEPARATORS) {
    const { data } = Papa.parse<string[]>(text, { delimiter: separator, preview: SAMPLE_ROWS });
    const rows = data.filter((row) => row.some((cell) => cell !== ''));
    const width = rows[0]?.length ?? 1;
    const regular = rows.filter((row) => row.length === width).length / Math.max(rows.length, 1);
    const score = width > 1 ? regular * 100 + width : 0;
    if (score > best.score) best = { separator, score };
  }
  return best.separator;
}

/** The line break at the end of a file starts no new row. */
const isNotEnd = (row: string[], index: number, rows: string[][]): boolean =>
  index < rows.length - 1 || row.length > 1 || row[0] !== '';
