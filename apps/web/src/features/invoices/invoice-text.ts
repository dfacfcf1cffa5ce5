// The French texts about one invoice: its name, its state and its days.
import { type InvoiceBalance, type InvoiceKind, invoiceState } from '@liesse/domain';
import { type CivilDate, formatShortDate } from '#web/lib/format/civil-date.ts';
import { invoices as text } from '#web/locales/fr/partner/invoices.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';

/** « Facture d’acompte F2026-0001 » */
export const invoiceName = ({ kind, number }: { kind: InvoiceKind; number: string }): string =>
  text.numbered(text.kinds[kind], number);

const tones = { issued: 'metal', paid: 'success', overdue: 'danger', credited: 'neutral' } as const;

export function stateBadge(invoice: InvoiceBalance, today: CivilDate): { text: string; tone: BadgeTone } {
  if (invoice.kind === 'credit_note') return { text: text.creditState, tone: 'neutral' };
  const state = invoiceState(invoice, today);
  return { text: text.states[state], tone: tones[state] };
}

/** « Émise le 16/11/2026, à régler avant le 16/12/2026 » */
export function daysText(invoice: InvoiceBalance & { issued_on: CivilDate }, today: CivilDate): string {
  if (invoice.kind === 'credit_note') return text.creditedOn(formatShortDate(invoice.issued_on));
  const issued = text.issuedOn(formatShortDate(invoice.issued_on));
  const due = formatShortDate(invoice.due_on);
  const state = invoiceState(invoice, today);
  if (state === 'issued') return `${issued}, ${text.dueOn(due)}`;
  return state === 'overdue' ? `${issued}, ${text.wasDueOn(due)}` : issued;
}
