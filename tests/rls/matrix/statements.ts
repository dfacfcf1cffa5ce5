// The statement behind each line of the matrix. Reads and writes name the columns that a request may name, no more.
import { type Caller, id } from '#tests/rls/support/callers.ts';
import { event, guest, household, moment, subscription } from '#tests/rls/support/fixture.ts';
import { contentStatement } from './content-statements.ts';
import { asVenue, directoryStatement } from './directory-statements.ts';
import { guestTables } from './guests-statements.ts';
import { invoiceStatement } from './invoices-statements.ts';
import type { Verb } from './matrix.ts';
import { planningStatement, planningTables } from './planning-statements.ts';
import { quotesStatement } from './quotes-statements.ts';
import { reportStatement } from './reports-statements.ts';
import { seatingTables } from './seating-statements.ts';
import { siteSettingsStatement } from './site-settings-statements.ts';
import { insert, type Statement, type Tenant, type TenantRules } from './statement.ts';
import { waitingListTables } from './waiting-list-statements.ts';

export function statementFor(table: string, verb: Verb, relation: string, caller: Caller): Statement {
  if (table === 'profiles') return profileStatement(verb, relation, caller);
  if (table === 'notifications') return notificationStatement(verb, relation, caller);
  const directory = directoryStatement(table, verb, relation, caller);
  if (directory !== null) return directory;
  const planning = planningStatement(table, verb, relation);
  if (planning !== null) return planning;
  const quotes = quotesStatement(table, verb, relation);
  if (quotes !== null) return quotes;
  const settings = siteSettingsStatement(table, verb);
  if (settings !== null) return settings;
  const content = contentStatement(table, verb, relation);
  if (content !== null) return content;
  const invoices = invoiceStatement(table, verb, relation);
  if (invoices !== null) return invoices;
  const reports = reportStatement(table, verb);
  if (reports !== null) return reports;
  const page = pages[table];
  if (page !== undefined) return pageStatement(table, page, verb, relation);
  const choice = choices[table];
  if (choice !== undefined) return choiceStatement(table, choice, verb, relation, caller);
  const rules = tables[table];
  if (rules === undefined) throw new Error(`no statements for ${table}`);
  const tenant = tenants[relation];
  if (tenant === undefined) throw new Error(`no tenant ${relation}`);
  const rowsOfTenant = `${table === 'events' ? 'id' : 'event_id'} = '${tenant.event}'`;
  if (verb === 'select') return { sql: `select 1 from public.${table} where ${rowsOfTenant}` };
  if (verb === 'insert') return rules.insert(tenant);
  if (verb === 'update') return { sql: `update public.${table} set ${rules.update} where ${rowsOfTenant}` };
  return { sql: `delete from public.${table} where ${rowsOfTenant}` };
}

const tenants: Record<string, Tenant> = {
  A: {
    event: event.a,
    owner: id.alice,
    household: household.helene,
    unanswered: { guest: guest.gaspard, moment: moment.dinner },
    uninvited: { guest: guest.helene, moment: moment.dinner, prepare: '' },
  },
  B: {
    event: event.b,
    owner: id.boris,
    household: household.xavier,
    unanswered: { guest: guest.xavier, moment: moment.workshop },
    uninvited: {
      guest: guest.xavier,
      moment: moment.workshop,
      prepare: `delete from public.moment_invitations where moment_id = '${moment.workshop}'`,
    },
  },
};

const tables: Record<string, TenantRules> = {
  ...guestTables,
  ...planningTables,
  ...waitingListTables,
  ...seatingTables,
  events: {
    insert: (t) => insert('events', { owner_id: t.owner, kind: 'autre', name: 'Nouveau' }),
    update: `name = 'Autre nom'`,
  },
  event_members: {
    insert: (t) => insert('event_members', { event_id: t.event, user_id: id.petra, role: 'viewer' }),
    update: 'can_see_budget = can_see_budget',
  },
  event_budgets: {
    insert: (t) => ({
      ...insert('event_budgets', { event_id: t.event, total_cents: '100' }),
      prepare: 'delete from public.event_budgets',
    }),
    update: 'total_cents = 1',
  },
  moments: {
    insert: (t) => insert('moments', { event_id: t.event, kind: 'brunch', name: 'Brunch' }),
    update: `name = 'Autre nom'`,
  },
  households: {
    insert: (t) => insert('households', { event_id: t.event, name: 'Nouveau foyer' }),
    update: `name = 'Autre nom'`,
  },
  guests: {
    insert: (t) => insert('guests', { event_id: t.event, household_id: t.household, first_name: 'Nouveau' }),
    update: `diet = 'végétarien'`,
  },
  moment_invitations: {
    insert: ({ event: event_id, uninvited: { guest: guest_id, moment: moment_id, prepare } }) => ({
      ...insert('moment_invitations', { event_id, guest_id, moment_id }),
      prepare,
    }),
    update: 'moment_id = moment_id',
  },
  guest_replies: {
    insert: ({ event: event_id, unanswered: { guest: guest_id, moment: moment_id } }) =>
      insert('guest_replies', { event_id, guest_id, moment_id, attending: 'true' }),
    update: 'attending = false',
  },
};

// A person of the cast by what they are to the caller; nobody when the caller has no account.
function personOf(relation: string, caller: Caller): string | undefined {
  const people: Record<string, string | undefined> = {
    own: caller.id,
    client: id.alice,
    partner: id.petra,
    venue: id.paulin,
    admin: id.ada,
  };
  return people[relation];
}

function notificationStatement(verb: Verb, relation: string, caller: Caller): Statement {
  const target = personOf(relation, caller);
  const rows = target === undefined ? 'user_id is null' : `user_id = '${target}'`;
  if (verb === 'select') return { sql: `select 1 from public.notifications where ${rows}` };
  if (verb === 'insert')
    return insert('notifications', { user_id: target ?? id.newcomer, kind: 'news', title: 'Bonjour' });
  if (verb === 'update') return { sql: `update public.notifications set read_at = now() where ${rows}` };
  return { sql: `delete from public.notifications where ${rows}` };
}

// Tables with rows of one person each: what a new row would need beside its owner, and a change.
const choices: Record<string, { insert: Record<string, string>; update: string }> = {
  notification_preferences: { insert: { kind: 'news', by_mail: 'true' }, update: 'by_mail = false' },
  notification_settings: { insert: {}, update: 'daily_digest = true' },
  push_subscriptions: {
    insert: { ...subscription, endpoint: 'https://fcm.googleapis.com/fcm/send/other' },
    update: `endpoint = 'https://web.push.apple.com/other'`,
  },
};

function choiceStatement(
  table: string,
  choice: { insert: Record<string, string>; update: string },
  verb: Verb,
  relation: string,
  caller: Caller,
): Statement {
  const target = personOf(relation, caller);
  const rows = target === undefined ? 'user_id is null' : `user_id = '${target}'`;
  if (verb === 'select') return { sql: `select 1 from public.${table} where ${rows}` };
  if (verb === 'insert') return insert(table, { user_id: target ?? id.newcomer, ...choice.insert });
  if (verb === 'update') return { sql: `update public.${table} set ${choice.update} where ${rows}` };
  return { sql: `delete from public.${table} where ${rows}` };
}

// What the public pages are made of: it belongs to nobody, so a relation is a kind of row.
const pages: Record<string, { rows: Record<string, string>; insert: (relation: string) => Statement; update: string }> =
  {
    site_settings: {
      rows: { any: 'true' },
      insert: () => insert('site_settings', { key: 'motto', value: '{}' }),
      update: `value = value where key = 'identity'`,
    },
    posts: {
      rows: { published: 'published_at <= now()', draft: 'published_at is null or published_at > now()' },
      insert: (relation) => ({
        sql: `insert into public.posts (slug, topic, title, summary, body, published_at)
        values ('nouveau', 'budget', 'Nouveau', 'Résumé', 'Texte', ${relation === 'draft' ? 'null' : 'now()'})`,
      }),
      update: `title = 'Autre titre'`,
    },
    contact_messages: {
      rows: { any: 'true' },
      insert: () =>
        insert('contact_messages', {
          name: 'Ivo',
          email: 'ivo@example.fr',
          topic: 'other',
          body: 'Un message assez long.',
        }),
      update: `state = 'handled'`,
    },
    audit_log: {
      rows: { any: `subject_kind = 'setting' and subject_id = 'identity'` },
      insert: () =>
        insert('audit_log', {
          id: '2',
          at: '2021-07-03T10:00:00Z',
          action: 'settings.changed',
          subject_kind: 'setting',
          subject_id: 'identity',
          previous_hash: '\\x00',
          hash: '\\x00',
        }),
      update: `reason = 'Un autre motif'`,
    },
  };

function pageStatement(table: string, page: (typeof pages)[string], verb: Verb, relation: string): Statement {
  const rows = page.rows[relation];
  if (rows === undefined) throw new Error(`no ${relation} rows in ${table}`);
  if (verb === 'select') return { sql: `select 1 from public.${table} where ${rows}` };
  if (verb === 'insert') return page.insert(relation);
  if (verb === 'update') {
    const condition = page.update.includes(' where ') ? '' : ` where ${rows}`;
    return { sql: `update public.${table} set ${page.update}${condition}` };
  }
  return { sql: `delete from public.${table} where ${rows}` };
}

function profileStatement(verb: Verb, relation: string, caller: Caller): Statement {
  const target = personOf(relation, caller);
  const row = target === undefined ? 'id is null' : `id = '${target}'`;
  const prepare = relation === 'venue' ? asVenue : '';
  if (verb === 'select') return { sql: `select 1 from public.profiles where ${row}`, prepare };
  if (verb === 'insert') return insert('profiles', { id: id.newcomer, email: 'new@example.fr', role: relation });
  if (verb === 'update') return { sql: `update public.profiles set name = 'Autre nom' where ${row}`, prepare };
  return { sql: `delete from public.profiles where ${row}` };
}
