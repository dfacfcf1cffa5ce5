// The statements behind the lines of the matrix about the versions of settings.
import type { Verb } from './matrix.ts';
import { insert, type Statement } from './statement.ts';

const rows = `key = 'identity' and version = 1`;

/** Null for a table that is not of these. */
export function siteSettingsStatement(table: string, verb: Verb): Statement | null {
  if (table !== 'site_setting_versions') return null;
  if (verb === 'select') return { sql: `select 1 from public.${table} where ${rows}` };
  if (verb === 'insert') return insert(table, { key: 'identity', version: '2', value: '{"name": "Liesse"}' });
  if (verb === 'update') return { sql: `update public.${table} set value = '{}' where ${rows}` };
  return { sql: `delete from public.${table} where ${rows}` };
}
