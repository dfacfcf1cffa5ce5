// The statements behind the lines of the matrix about invoices.
import { invoice } from '#tests/rls/support/invoices-fixture.ts';
import type { Verb } from './matrix.ts';
import { insert, type Statement } from './statement.ts';

const rules: Record<string, { key: string; row: Record<string, string>; update: string }> = {
  invoices: { key: 'id', row: { kind: 'balance', event_name: 'Fête' }, update: 'due_cents = 1' },
  invoice_payments: {
    key: 'invoice_id',
    row: { amount_cents: '100', paid_on: '2021-01-01', method: 'cash' },
    update: 'amount_cents = 1',
  },
  invoice_files: {
    key: 'invoice_id',
    row: { path: 'elsewhere.pdf', sha256: 'b'.repeat(64), size_bytes: '1' },
    update: `path = 'elsewhere.pdf'`,
  },
};

/** Null for a table that is not of these. */
export function invoiceStatement(table: string, verb: Verb, relation: string): Statement | null {
  const rule = rules[table];
  if (rule === undefined) return null;
  const id = relation === 'A' ? invoice.a : invoice.b;
  const rows = `${rule.key} = '${id}'`;
  if (verb === 'select') return { sql: `select 1 from public.${table} where ${rows}` };
  if (verb === 'insert') return insert(table, { [rule.key]: id, ...rule.row });
  if (verb === 'update') return { sql: `update public.${table} set ${rule.update} where ${rows}` };
  return { sql: `delete from public.${table} where ${rows}` };
}
