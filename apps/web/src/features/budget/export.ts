// Exports the budget as a workbook whose amounts are numbers, or as a PDF. It is loaded at the first download.
import { sumOf } from '@liesse/domain';
import { type BudgetLedger, byDue, viewOf } from '#web/features/budget/ledger.ts';
import { download } from '#web/lib/files/download.ts';
import type { Cell } from '#web/lib/files/sheets/xlsx-write.ts';
import { formatShortDate } from '#web/lib/format/civil-date.ts';
import { budget } from '#web/locales/fr/client/budget.ts';

const { export: text, ledger: heads } = budget;

export async function downloadBudget(
  kind: 'xlsx' | 'pdf',
  ledger: BudgetLedger,
  eventName: string,
  today: string,
): Promise<void> {
  const name = text.name(eventName);
  const file = kind === 'xlsx' ? await workbookOf(ledger, today) : await paperOf(ledger, eventName, today);
  download(file, `${name.replaceAll(/[\\/:*?"<>|]+/g, ' ').trim()}.${kind}`);
}

async function workbookOf(ledger: BudgetLedger, today: string): Promise<Blob> {
  const { writeWorkbook } = await import('#web/lib/files/sheets/xlsx-write.ts');
  return writeWorkbook([
    { name: text.sheet, table: ledgerSheet(ledger, today) },
    { name: text.duesSheet, table: duesSheet(ledger) },
  ]);
}

async function paperOf(ledger: BudgetLedger, eventName: string, today: string): Promise<Blob> {
  const [{ makeBudgetPaper }, { loadPdfFonts }] = await Promise.all([
    import('#web/features/budget/pdf.ts'),
    import('#web/lib/files/pdf-fonts.ts'),
  ]);
  return makeBudgetPaper(ledger, eventName, today, await loadPdfFonts(JSON.stringify([ledger, eventName])));
}

/** A spreadsheet adds up numbers in euros; two decimals show them without loss. */
const euros = (cents: number): number => cents / 100;
const some = (cents: number | null): Cell => (cents === null ? '' : euros(cents));

export function ledgerSheet(ledger: BudgetLedger, today: string): Cell[][] {
  const { groups, sums } = viewOf(ledger, today);
  const rows = groups.flatMap(({ category, lines }) =>
    lines.map(({ line, estimate, amount, paid, remaining, next }): Cell[] => [
      category?.name ?? heads.noCategory,
      line.label,
      line.partner_name ?? '',
      euros(estimate),
      some(line.quoted_cents),
      some(line.committed_cents),
      euros(amount),
      euros(paid),
      euros(remaining),
      next?.due_on == null ? '' : formatShortDate(next.due_on),
    ]),
  );
  const { estimated, quoted, committed, forecast, paid, remaining } = sums;
  return [
    [
      text.category,
      heads.line,
      text.partner,
      heads.estimated,
      heads.quoted,
      heads.committed,
      text.forecast,
      heads.paid,
      heads.remaining,
      heads.next,
    ],
    ...rows,
    [text.total, '', '', ...[estimated, quoted, committed, forecast, paid, remaining].map(euros), ''],
  ];
}

export function duesSheet({ instalments, items }: BudgetLedger): Cell[][] {
  const labels = new Map(items.map(({ id, label }) => [id, label]));
  const rows = instalments
    .toSorted(byDue)
    .map((one): Cell[] => [
      labels.get(one.item_id) ?? '',
      one.label,
      budget.kinds[one.kind as keyof typeof budget.kinds],
      one.due_on === null ? '' : formatShortDate(one.due_on),
      euros(one.amount_cents),
      one.paid_on === null ? '' : formatShortDate(one.paid_on),
    ]);
  const total = sumOf(instalments.map(({ amount_cents: cents }) => cents));
  return [
    [heads.line, budget.plan.label, text.kind, text.dueOn, heads.amount, text.paidOn],
    ...rows,
    [text.total, '', '', '', euros(total), ''],
  ];
}
