// Recognises dates among the numbers of a workbook and converts them.
import { attribute, scanXml } from '#web/lib/files/sheets/xml-scan.ts';

/** The built-in number formats that show a date. */
const BUILT_IN = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58]);

/** The indexes of the cell styles that show a date. */
export function dateStyles(xml: string): ReadonlySet<number> {
  const custom = new Set<number>();
  const styles = new Set<number>();
  let isInCells = false;
  let index = 0;
  for (const { kind, name, text } of scanXml(xml)) {
    if (kind === 'text') continue;
    if (name === 'cellXfs') isInCells = kind === 'open';
    if (kind !== 'open') continue;
    if (name === 'numFmt' && showsDay(attribute(text, 'formatCode') ?? ''))
      custom.add(Number(attribute(text, 'numFmtId')));
    if (name !== 'xf' || !isInCells) continue;
    const format = Number(attribute(text, 'numFmtId') ?? 0);
    if (BUILT_IN.has(format) || custom.has(format)) styles.add(index);
    index += 1;
  }
  return styles;
}

/** The format contains a day or a year outside quoted text and bracketed colours. */
const showsDay = (format: string): boolean => /[dy]/i.test(format.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, ''));

const DAY_MS = 86_400_000;

/** 12/06/2027. Excel counts a 29 February 1900 that never existed, so dates after it are one day off. */
export function dateOf(serial: number): string {
  const days = Math.floor(serial);
  const day = new Date(Date.UTC(1899, 11, 31) + (days > 59 ? days - 1 : days) * DAY_MS);
  if (Number.isNaN(day.getTime())) return String(serial);
  const [year, month, date] = day.toISOString().slice(0, 10).split('-');
  return `${date}/${month}/${year}`;
}
