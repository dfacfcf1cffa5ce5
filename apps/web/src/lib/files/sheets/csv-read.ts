// Reads comma-separated values, whatever separates them.
import Papa from 'papaparse';

/** What cells say: a spreadsheet's numbers and dates arrive as the text that a person would have typed. */
export type Table = string[][];

const SEPARATORS = [';', ',', '\t', '|'];

export function readCsv(text: string): Table {
  const { body, separator } = withoutHint(text.replace(/^\ufeff/, ''));
  const parse = (more: Papa.ParseConfig = {}) =>
    Papa.parse<string[]>(body, { delimiter: separator ?? findSeparator(body), ...more });
  const { data, errors } = parse();
  // A quote that is never closed swallows all that follows: quotes are then letters like others.
  const isSwallowed = errors.some(({ code }) => code === 'MissingQuotes');
  return (isSwallowed ? parse({ quoteChar: '\0' }).data : data).filter(isNotEnd);
}

/** Excel writes `sep=;` as a first line, and only Excel understands it. */
function withoutHint(text: string): { body: string; separator: string | null } {
  const hint = /^"?sep=(.)"?\r?\n/i.exec(text);
  const separator = SEPARATORS.find((one) => one === hint?.[1]) ?? null;
  return separator === null ? { body: text, separator } : { body: text.slice(hint?.[0].length), separator };
}

const SAMPLE_ROWS = 20;

/** The one that cuts the first rows into the most columns, and into the same number of them. */
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

/** The line's end at the end of a file begins no line. */
const isNotEnd = (row: string[], index: number, rows: string[][]): boolean =>
  index < rows.length - 1 || row.length > 1 || row[0] !== '';
