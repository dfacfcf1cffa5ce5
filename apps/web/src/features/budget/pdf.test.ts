import { expect, it } from 'vitest';
import { smallLedger } from '#web/features/budget/fixtures.ts';
import { viewOf } from '#web/features/budget/ledger.ts';
import { makeBudgetPaper } from '#web/features/budget/pdf.ts';
import { readPdf, readPdfFonts } from '#web/lib/files/pdf-fixtures.ts';
import { formatMoney } from '#web/lib/format/format.ts';

it('ends with the totals of its columns, in the typeface of the site', async () => {
  const paper = await makeBudgetPaper(smallLedger, 'Ambre et Lou', '2026-11-15', await readPdfFonts());
  const { pages, fonts } = await readPdf(paper);
  const words = pages.flatMap(({ lines }) => lines.map(({ text }) => text));
  const { sums } = viewOf(smallLedger, '2026-11-15');
  const start = words.lastIndexOf('Total');
  expect(words.slice(start, start + 4)).toEqual([
    'Total',
    ...[sums.forecast, sums.paid, sums.remaining].map((cents) => formatMoney(cents).replaceAll('\u202f', '\u00a0')),
  ]);
  expect(fonts.every((name) => name.includes('Figtree'))).toBe(true);
});
