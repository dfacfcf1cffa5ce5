import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { smallLedger } from '#web/features/budget/fixtures.ts';
import { viewOf } from '#web/features/budget/ledger.ts';
import { makeBudgetPaper } from '#web/features/budget/pdf.ts';
import { printable } from '#web/lib/files/pdf.ts';
import { houseFontsIn, readHouseFonts } from '#web/lib/files/pdf-fixtures.ts';
import { formatMoney } from '#web/lib/format/format.ts';

it('ends with the totals of its columns', async () => {
  const paper = await makeBudgetPaper(smallLedger, 'Ambre et Lou', '2026-11-15');
  const words = wordsOf(Buffer.from(await paper.arrayBuffer()));
  const { sums } = viewOf(smallLedger, '2026-11-15');
  const start = words.lastIndexOf('Total');
  expect(words.slice(start, start + 4)).toEqual([
    'Total',
    ...[sums.forecast, sums.paid, sums.remaining].map((cents) => printable(formatMoney(cents))),
  ]);
});

it('is written in the typeface of the site', async () => {
  const paper = await makeBudgetPaper(smallLedger, 'Ambre et Lou', '2026-11-15', await readHouseFonts());
  expect(await houseFontsIn(paper)).toBe(2);
});

/** The texts in the order in which they are drawn; the euro sign has its code of the standard fonts. */
function wordsOf(pdf: Buffer): string[] {
  const file = pdf.toString('latin1');
  const pages = [...file.matchAll(/stream\r?\n(.*?)\r?\nendstream/gs)].flatMap(([, stream = '']) => {
    try {
      return [inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')];
    } catch {
      return [];
    }
  });
  return [...pages.join('\n').matchAll(/\((.*?)\) Tj/g)].map(([, text = '']) => text.replaceAll('\u0080', '€'));
}
