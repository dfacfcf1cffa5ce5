// The statements behind the lines of the matrix about pages, versions of texts and announcements.
import type { Verb } from './matrix.ts';
import { insert, type Statement } from './statement.ts';

const ids: Record<string, string> = {
  current: '0e000000-0000-4000-8000-000000000001',
  partners: '0e000000-0000-4000-8000-000000000002',
  past: '0e000000-0000-4000-8000-000000000003',
};

const announcements = `insert into public.announcements (id, body, audience, starts_at, ends_at) values
  ('${ids['current']}', 'Bonjour', 'all', now() - interval '1 hour', now() + interval '1 hour'),
  ('${ids['partners']}', 'Bonjour', 'partner', now() - interval '1 hour', now() + interval '1 hour'),
  ('${ids['past']}', 'Bonjour', 'all', now() - interval '2 hours', now() - interval '1 hour');`;

/** Null for a table that is not of these. */
export function contentStatement(table: string, verb: Verb, relation: string): Statement | null {
  const id = ids[relation];
  switch (table) {
    case 'site_pages':
      return statement(table, verb, 'true', {
        row: { slug: 'faq', title: 'Questions', body: 'Texte' },
        change: `title = 'Autre titre'`,
      });
    case 'content_versions':
      return statement(table, verb, `page_slug = 'faq' and version = 1`, {
        row: { page_slug: 'faq', version: '2', value: '{}' },
        change: `value = '{}'`,
      });
    case 'announcements':
      return {
        ...statement(table, verb, `id = '${id}'`, {
          row: { body: 'Bonjour', audience: 'all', ends_at: 'tomorrow' },
          change: `body = 'Bonsoir'`,
        }),
        prepare: announcements,
      };
    case 'announcement_dismissals':
      return {
        ...statement(table, verb, `announcement_id = '${id}'`, {
          row: { announcement_id: String(id) },
          change: `announcement_id = announcement_id`,
        }),
        prepare: announcements,
      };
    default:
      return null;
  }
}

function statement(
  table: string,
  verb: Verb,
  rows: string,
  { row, change }: { row: Record<string, string>; change: string },
): Statement {
  if (verb === 'select') return { sql: `select 1 from public.${table} where ${rows}` };
  if (verb === 'insert') return insert(table, row);
  if (verb === 'update') return { sql: `update public.${table} set ${change} where ${rows}` };
  return { sql: `delete from public.${table} where ${rows}` };
}
