// The statements behind the lines of the matrix about planning, money, papers and partners of an event.

import { id } from '#tests/rls/support/callers.ts';
import { partner } from '#tests/rls/support/directory-fixture.ts';
import { event } from '#tests/rls/support/fixture-ids.ts';
import { conversation, entry, item, laid, paper, quote, request } from '#tests/rls/support/planning-fixture.ts';
import { inDays } from '#tests/support/days.ts';
import type { Verb } from './matrix.ts';
import { insert, type Statement, type Tenant, type TenantRules } from './statement.ts';

const of = <Value>(tenant: Tenant, values: { a: Value; b: Value }): Value =>
  tenant.event === event.a ? values.a : values.b;

export const planningTables: Record<string, TenantRules> = {
  event_activity: {
    insert: (t) => insert('event_activity', { event_id: t.event, kind: 'task_done' }),
    update: `subject = 'Autre'`,
  },
  event_partners: {
    insert: (t) => insert('event_partners', { event_id: t.event, trade: 'dj', name: 'Un ami', state: 'booked' }),
    update: `notes = 'À rappeler'`,
  },
  budget_categories: {
    insert: (t) => insert('budget_categories', { event_id: t.event, name: 'Divers' }),
    update: 'planned_cents = 1',
  },
  budget_items: {
    insert: (t) => insert('budget_items', { event_id: t.event, label: 'Divers', estimated_cents: '100' }),
    update: `notes = 'À revoir'`,
  },
  instalments: {
    insert: (t) => insert('instalments', { event_id: t.event, item_id: of(t, item), amount_cents: '100' }),
    update: 'paid_on = current_date',
  },
  tasks: {
    insert: (t) => insert('tasks', { event_id: t.event, title: 'Autre tâche', event_partner_id: of(t, entry) }),
    update: `state = 'done'`,
  },
  documents: {
    insert: (t) => ({
      ...insert('documents', { event_id: t.event, path: paper(t.event, 9), name: 'Devis' }),
      prepare: laid('event-documents', paper(t.event, 9)),
    }),
    update: `folder = 'Contrats'`,
  },
  timeline_items: {
    insert: (t) => insert('timeline_items', { event_id: t.event, title: 'Discours' }),
    update: 'starts_minute = 600',
  },
  gifts: {
    insert: (t) => insert('gifts', { event_id: t.event, giver: 'Tante Odile', label: 'Une soupière' }),
    update: 'thanked_on = current_date',
  },
  quote_requests: {
    insert: (t) =>
      insert('quote_requests', {
        event_id: t.event,
        partner_id: partner.listed,
        partner_name: 'Moi',
        trade: 'dj',
        message: 'Bonjour',
        kind: 'autre',
        event_name: 'Fête',
      }),
    update: `state = 'accepted'`,
  },
  quotes: {
    insert: (t) =>
      insert('quotes', {
        request_id: of(t, request),
        event_id: t.event,
        partner_name: 'Moi',
        valid_until: inDays(30),
      }),
    update: `state = 'accepted'`,
  },
  recommendations: {
    insert: (t) =>
      insert('recommendations', { request_id: of(t, request), event_id: t.event, partner_id: partner.listed }),
    update: `state = 'dismissed'`,
  },
  conversations: {
    insert: (t) => insert('conversations', { request_id: of(t, request), event_id: t.event }),
    update: 'last_message_at = now()',
  },
  calendar_feeds: {
    insert: (t) => insert('calendar_feeds', { event_id: t.event, user_id: t.owner, token_hash: 'c' }),
    update: 'last_read_at = now()',
  },
};

// Rows that know their event by another row only.
const inner: Record<
  string,
  { key: string; parents: { a: string[]; b: string[] }; row: Record<string, string>; update: string }
> = {
  quote_lines: {
    key: 'quote_id',
    parents: { a: [quote.a, quote.draft], b: [quote.b] },
    row: { label: 'Rabais', quantity: '1', unit_cents: '-100', vat_rate: '0', position: '9' },
    update: 'unit_cents = 1',
  },
  quote_acceptances: {
    key: 'quote_id',
    parents: { a: [quote.a], b: [quote.b] },
    row: { accepted_by_name: 'Moi', words: 'Bon pour accord', document: '{}' },
    update: `document = '{}'`,
  },
  messages: {
    key: 'conversation_id',
    parents: { a: [conversation.a], b: [conversation.b] },
    row: { side: 'client', body: 'Bonjour' },
    update: `body = 'Autre'`,
  },
  conversation_reads: {
    key: 'conversation_id',
    parents: { a: [conversation.a], b: [conversation.b] },
    row: { user_id: id.nora },
    update: 'read_at = now()',
  },
};

/** Null for a table that is not of these. */
export function planningStatement(table: string, verb: Verb, relation: string): Statement | null {
  const rules = inner[table];
  if (rules === undefined) return null;
  const parents = relation === 'A' ? rules.parents.a : rules.parents.b;
  const rows = `${rules.key} in ('${parents.join("', '")}')`;
  if (verb === 'select') return { sql: `select 1 from public.${table} where ${rows}` };
  if (verb === 'insert') return insert(table, { [rules.key]: parents[0] ?? '', ...rules.row });
  if (verb === 'update') return { sql: `update public.${table} set ${rules.update} where ${rows}` };
  return { sql: `delete from public.${table} where ${rows}` };
}
