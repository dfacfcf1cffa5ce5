// The statement behind each line of the matrix. Reads and writes name the columns that a request may name, no more.
import { type Caller, id } from './cast.ts';
import { event, guest, household, moment } from './fixture.ts';
import type { Verb } from './matrix.ts';

// A new row has no natural place beside the fixture's in some tables: `prepare` clears it, as the tables' owner.
export interface Statement {
  sql: string;
  prepare?: string;
}

export function statementFor(table: string, verb: Verb, relation: string, caller: Caller): Statement {
  if (table === 'profiles') return profileStatement(verb, relation, caller);
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

interface Tenant {
  event: string;
  owner: string;
  household: string;
  // An invited guest and moment without a reply, then a guest and a moment without an invitation.
  unanswered: { guest: string; moment: string };
  uninvited: { guest: string; moment: string; prepare: string };
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

const tables: Record<string, { insert: (tenant: Tenant) => Statement; update: string }> = {
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

function insert(table: string, row: Record<string, string>): Statement {
  const values = Object.values(row).map((value) => `'${value}'`);
  return { sql: `insert into public.${table} (${Object.keys(row).join(', ')}) values (${values.join(', ')})` };
}

function profileStatement(verb: Verb, relation: string, caller: Caller): Statement {
  const profiles: Record<string, string | undefined> = {
    own: caller.id,
    client: id.alice,
    partner: id.petra,
    admin: id.ada,
  };
  const target = profiles[relation];
  const row = target === undefined ? 'id is null' : `id = '${target}'`;
  if (verb === 'select') return { sql: `select 1 from public.profiles where ${row}` };
  if (verb === 'insert') return insert('profiles', { id: id.newcomer, email: 'new@example.fr', role: relation });
  if (verb === 'update') return { sql: `update public.profiles set name = 'Autre nom' where ${row}` };
  return { sql: `delete from public.profiles where ${row}` };
}
