// The budget as a PDF in A4: its sums, the lines of each category, then the totals of the columns.
import { type FontFiles, isolate, openSheet, type Sheet, type TextLook } from '@liesse/facturx';
import { type BudgetLedger, type BudgetView, viewOf } from '#web/features/budget/ledger.ts';
import { formatCivilDate, formatShortDate } from '#web/lib/format/civil-date.ts';
import { formatMoney } from '#web/lib/format/format.ts';
import { budget } from '#web/locales/fr/client/budget.ts';

const { export: text, ledger: heads, head } = budget;

const LEFT = 15;
const RIGHT = 195;
const TOP = 20;
const BOTTOM = 280;
const INK = '#1f1a24';
const QUIET = '#5e5566';
const HAIRLINE = '#ddd2c0';
/** The right edge of each column of figures, in millimetres. */
const COLUMNS = { amount: 118, paid: 145, remaining: 171, next: RIGHT } as const;

export async function makeBudgetPaper(
  ledger: BudgetLedger,
  eventName: string,
  today: string,
  fonts: FontFiles,
): Promise<Blob> {
  const sheet = await openSheet(text.name(eventName), fonts);
  const view = viewOf(ledger, today);
  let y = writeHead(sheet, ledger, view, eventName, today);
  const reserve = (height: number) => {
    if (y + height <= BOTTOM) return;
    sheet.addPage();
    y = TOP;
  };
  for (const { category, lines, forecast } of view.groups) {
    reserve(20);
    y += 5;
    sheet.write(category?.name ?? heads.noCategory, LEFT, y, { size: 12, isBold: true });
    sheet.write(formatMoney(forecast), COLUMNS.amount, y, { size: 10, isBold: true, align: 'right' });
    y += 2.5;
    for (const { line, amount, paid, remaining, next } of lines) {
      const label = line.partner_name === null ? line.label : `${isolate(line.label)} · ${isolate(line.partner_name)}`;
      const wrapped = sheet.wrap(label, COLUMNS.amount - LEFT - 26, { size: 9 });
      const height = 3 + wrapped.length * 4;
      reserve(height);
      sheet.line({ x: LEFT, y }, { x: RIGHT, y }, { colour: HAIRLINE, width: 0.1 });
      for (const [index, words] of wrapped.entries()) sheet.write(words, LEFT, y + 4.5 + index * 4, { size: 9 });
      sheet.write(formatMoney(amount), COLUMNS.amount, y + 4.5, { size: 9, align: 'right' });
      sheet.write(formatMoney(paid), COLUMNS.paid, y + 4.5, { size: 9, align: 'right' });
      sheet.write(formatMoney(remaining), COLUMNS.remaining, y + 4.5, { size: 9, align: 'right' });
      const due = next?.due_on == null ? '' : formatShortDate(next.due_on);
      sheet.write(due, COLUMNS.next, y + 4.5, { size: 9, align: 'right' });
      y += height;
    }
  }
  reserve(12);
  sheet.line({ x: LEFT, y: y + 2 }, { x: RIGHT, y: y + 2 }, { colour: INK, width: 0.3 });
  sheet.write(text.total, LEFT, y + 8, { size: 10, isBold: true });
  for (const column of ['amount', 'paid', 'remaining'] as const) {
    const cents = view.sums[column === 'amount' ? 'forecast' : column];
    sheet.write(formatMoney(cents), COLUMNS[column], y + 8, { size: 10, isBold: true, align: 'right' });
  }
  numberPages(sheet);
  return new Blob([await sheet.save()], { type: 'application/pdf' });
}

function writeHead(
  sheet: Sheet,
  ledger: BudgetLedger,
  { sums, margin }: BudgetView,
  name: string,
  today: string,
): number {
  sheet.write(text.name(isolate(name)), LEFT, TOP, { size: 18, isBold: true });
  sheet.write(text.madeOn(formatCivilDate(today)), LEFT, TOP + 7, { size: 9, colour: QUIET });
  const figures = [
    [head.total, ledger.total_cents],
    [head.forecast, sums.forecast],
    [head.paid, sums.paid],
    [head.remaining, sums.remaining],
    [margin !== null && margin < 0 ? head.over : head.margin, margin === null ? null : Math.abs(margin)],
  ] as const;
  figures.forEach(([label, cents], index) => {
    const x = LEFT + index * 36;
    sheet.write(label, x, TOP + 18, { size: 8, colour: QUIET });
    sheet.write(cents === null ? head.none : formatMoney(cents), x, TOP + 24, { size: 12, isBold: true });
  });
  const y = TOP + 34;
  const quiet: TextLook = { size: 8, colour: QUIET, align: 'right' };
  sheet.write(text.forecast, COLUMNS.amount, y, quiet);
  sheet.write(heads.paid, COLUMNS.paid, y, quiet);
  sheet.write(heads.remaining, COLUMNS.remaining, y, quiet);
  sheet.write(text.dueOn, COLUMNS.next, y, quiet);
  return y + 2;
}

function numberPages(sheet: Sheet): void {
  const { pages } = sheet;
  for (let page = 1; page <= pages; page += 1) {
    sheet.selectPage(page);
    sheet.write(text.page(page, pages), RIGHT, 290, { size: 8, colour: QUIET, align: 'right' });
  }
}
