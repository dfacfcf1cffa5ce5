// The budget as a PDF in A4: its sums, the lines of each category, then the totals of the columns.
import { type BudgetLedger, type BudgetView, viewOf } from '#web/features/budget/ledger.ts';
import { makePdf, type Pdf } from '#web/lib/files/pdf.ts';
import { addHouseFonts, type HouseFonts, lettersOf, setHouseFont } from '#web/lib/files/pdf-house-fonts.ts';
import { formatCivilDate, formatShortDate } from '#web/lib/format/civil-date.ts';
import { formatMoney } from '#web/lib/format/format.ts';
import { budget } from '#web/locales/fr/client/budget.ts';

const { export: text, ledger: heads, head } = budget;

const LEFT = 15;
const RIGHT = 195;
const TOP = 20;
const BOTTOM = 280;
const INK = '#1F1A24';
const QUIET = '#5E5566';
const HAIRLINE = '#DDD2C0';
/** The right edge of each column of figures, in millimetres. */
const COLUMNS = { amount: 118, paid: 145, remaining: 171, next: RIGHT } as const;

/** Without the fonts of the house, as when they could not be fetched, the paper has a standard one. */
export async function makeBudgetPaper(
  ledger: BudgetLedger,
  eventName: string,
  today: string,
  fonts: HouseFonts | null = null,
): Promise<Blob> {
  const pdf = await makePdf();
  if (fonts !== null) addHouseFonts(pdf, fonts);
  const view = viewOf(ledger, today);
  let y = writeHead(pdf, ledger, view, eventName, today);
  const reserve = (height: number) => {
    if (y + height <= BOTTOM) return;
    pdf.addPage();
    y = TOP;
  };
  for (const { category, lines, forecast } of view.groups) {
    reserve(20);
    y += 5;
    write(pdf, category?.name ?? heads.noCategory, LEFT, y, { size: 12, isBold: true });
    write(pdf, formatMoney(forecast), COLUMNS.amount, y, { size: 10, isBold: true, isRight: true });
    y += 2.5;
    for (const { line, amount, paid, remaining, next } of lines) {
      const label = line.partner_name === null ? line.label : `${line.label} · ${line.partner_name}`;
      setHouseFont(pdf).setFontSize(9);
      const wrapped = pdf.splitTextToSize(lettersOf(pdf, label), COLUMNS.amount - LEFT - 26) as string[];
      const height = 3 + wrapped.length * 4;
      reserve(height);
      pdf.setDrawColor(HAIRLINE).setLineWidth(0.1).line(LEFT, y, RIGHT, y);
      for (const [index, words] of wrapped.entries()) write(pdf, words, LEFT, y + 4.5 + index * 4, { size: 9 });
      write(pdf, formatMoney(amount), COLUMNS.amount, y + 4.5, { size: 9, isRight: true });
      write(pdf, formatMoney(paid), COLUMNS.paid, y + 4.5, { size: 9, isRight: true });
      write(pdf, formatMoney(remaining), COLUMNS.remaining, y + 4.5, { size: 9, isRight: true });
      const due = next?.due_on == null ? '' : formatShortDate(next.due_on);
      write(pdf, due, COLUMNS.next, y + 4.5, { size: 9, isRight: true });
      y += height;
    }
  }
  reserve(12);
  pdf
    .setDrawColor(INK)
    .setLineWidth(0.3)
    .line(LEFT, y + 2, RIGHT, y + 2);
  write(pdf, text.total, LEFT, y + 8, { size: 10, isBold: true });
  for (const column of ['amount', 'paid', 'remaining'] as const) {
    const cents = view.sums[column === 'amount' ? 'forecast' : column];
    write(pdf, formatMoney(cents), COLUMNS[column], y + 8, { size: 10, isBold: true, isRight: true });
  }
  numberPages(pdf);
  return pdf.output('blob');
}

function writeHead(pdf: Pdf, ledger: BudgetLedger, { sums, margin }: BudgetView, name: string, today: string): number {
  write(pdf, text.name(name), LEFT, TOP, { size: 18, isBold: true });
  write(pdf, text.madeOn(formatCivilDate(today)), LEFT, TOP + 7, { size: 9, colour: QUIET });
  const figures = [
    [head.total, ledger.total_cents],
    [head.forecast, sums.forecast],
    [head.paid, sums.paid],
    [head.remaining, sums.remaining],
    [margin !== null && margin < 0 ? head.over : head.margin, margin === null ? null : Math.abs(margin)],
  ] as const;
  figures.forEach(([label, cents], index) => {
    const x = LEFT + index * 36;
    write(pdf, label, x, TOP + 18, { size: 8, colour: QUIET });
    write(pdf, cents === null ? head.none : formatMoney(cents), x, TOP + 24, { size: 12, isBold: true });
  });
  const y = TOP + 34;
  const quiet = { size: 8, colour: QUIET, isRight: true };
  write(pdf, text.forecast, COLUMNS.amount, y, quiet);
  write(pdf, heads.paid, COLUMNS.paid, y, quiet);
  write(pdf, heads.remaining, COLUMNS.remaining, y, quiet);
  write(pdf, text.dueOn, COLUMNS.next, y, quiet);
  return y + 2;
}

function numberPages(pdf: Pdf): void {
  const pages = pdf.getNumberOfPages();
  for (let page = 1; page <= pages; page += 1) {
    pdf.setPage(page);
    write(pdf, text.page(page, pages), RIGHT, 290, { size: 8, colour: QUIET, isRight: true });
  }
}

interface Style {
  size: number;
  isBold?: boolean;
  isRight?: boolean;
  colour?: string;
}

function write(pdf: Pdf, words: string, x: number, y: number, style: Style): void {
  const { size, isBold = false, isRight = false, colour = INK } = style;
  setHouseFont(pdf, isBold).setFontSize(size).setTextColor(colour);
  pdf.text(lettersOf(pdf, words), x, y, { align: isRight ? 'right' : 'left' });
}
