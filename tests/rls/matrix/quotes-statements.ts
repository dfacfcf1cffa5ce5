// The statements behind the lines of the matrix about what a partner inserts into quotes.
import { partner } from '#tests/rls/support/directory-fixture.ts';
import type { Verb } from './matrix.ts';
import { insert, type Statement } from './statement.ts';

const tables: Record<string, { row: Record<string, string>; update: string }> = {
  quote_templates: { row: { name: 'Vin d’honneur', body: '{}' }, update: `name = 'Autre'` },
  partner_catalogue: { row: { label: 'Arche', unit_cents: '100', vat_rate: '20' }, update: `label = 'Autre'` },
};

/** Null for a table that is not of these. */
export function quotesStatement(table: string, verb: Verb, relation: string): Statement | null {
  const rules = tables[table];
  if (rules === undefined) return null;
  const owner = relation === 'listed' ? partner.listed : partner.hidden;
  const rows = `partner_id = '${owner}'`;
  if (verb === 'select') return { sql: `select 1 from public.${table} where ${rows}` };
  if (verb === 'insert') return insert(table, { partner_id: owner, ...rules.row });
  if (verb === 'update') return { sql: `update public.${table} set ${rules.update} where ${rows}` };
  return { sql: `delete from public.${table} where ${rows}` };
}
