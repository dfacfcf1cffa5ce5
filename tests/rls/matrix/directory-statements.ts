// The statements behind the directory's lines of the matrix.
import { type Caller, id } from '#tests/rls/support/callers.ts';
import { partner, photo } from '#tests/rls/support/directory-fixture.ts';
import { calendarTables } from './calendar-statements.ts';
import type { Verb } from './matrix.ts';
import { partnerRequestTables } from './partner-requests-statements.ts';
import { insert, type ListingRules, type Statement } from './statement.ts';

/** Null for a table that is not of the directory. */
export function directoryStatement(table: string, verb: Verb, relation: string, caller: Caller): Statement | null {
  if (table === 'communes') return communeStatement(verb);
  if (table === 'areas') return areaStatement(verb);
  const rules = tables[table];
  if (rules === undefined) return null;
  const listing = relation === 'listed' ? partner.listed : partner.hidden;
  const rows = `${table === 'partners' ? 'id' : 'partner_id'} = '${listing}'`;
  if (verb === 'insert') return { ...insert(table, rules.row(listing, caller)), prepare: rules.prepare ?? '' };
  const prepare = relation === 'venue' ? asVenue : (rules.before ?? '');
  if (verb === 'select') return { sql: `select 1 from public.${table} where ${rows}`, prepare };
  if (verb === 'update') return { sql: `update public.${table} set ${rules.update} where ${rows}`, prepare };
  return { sql: `delete from public.${table} where ${rows}`, prepare };
}

/** Paulin keeps a venue, and Luc manages venues. */
export const asVenue = `
  update public.partners set type = 'venue' where id = '${partner.hidden}';
  update public.profiles set partner_type = 'venue' where id = '${id.paulin}';
  update public.profiles set permissions = '{manage_venues}' where id = '${id.luc}';
`;

const tables: Record<string, ListingRules> = {
  ...partnerRequestTables,
  ...calendarTables,
  partners: {
    row: (listing) => ({
      owner_id: listing === partner.listed ? id.petra : id.paulin,
      type: 'florist',
      name: 'Nouvelle fiche',
    }),
    update: `tagline = 'Autre phrase'`,
    prepare: 'delete from public.partners',
  },
  partner_services: {
    row: (partner_id) => ({ partner_id, name: 'Atelier', price_cents: '5000' }),
    update: `name = 'Autre nom'`,
  },
  partner_photos: {
    row: (partner_id) => ({ partner_id, path: photo(partner_id, 9), alt: 'Une table', width: '10', height: '10' }),
    update: `alt = 'Autre texte'`,
  },
  partner_availability: {
    row: (partner_id) => ({ partner_id, day: '2021-07-03' }),
    update: 'day = day',
  },
  partner_changes: {
    row: (partner_id) => ({ partner_id, name: 'Autre nom' }),
    update: `name = 'Encore autre'`,
  },
  partner_questions: {
    row: (partner_id) => ({ partner_id, question: 'Et les fleurs ?', answer: 'De saison.' }),
    update: `answer = 'Autre réponse'`,
  },
  partner_businesses: {
    row: (partner_id) => ({ partner_id, legal_form: 'ei', legal_name: 'Petra Fleur', siret: '73282932000074' }),
    update: `legal_name = 'Autre nom'`,
    prepare: 'delete from public.partner_businesses',
  },
  reviews: {
    row: (partner_id) => ({
      partner_id,
      author_id: id.nora,
      author_name: 'Nora',
      event_on: '2020-10-03',
      rating: '4',
      body: 'Bien.',
      checked: 'Réservation faite ici',
    }),
    update: `answer = 'Merci'`,
  },
  favourites: {
    row: (partner_id, caller) => ({ partner_id, user_id: caller.id ?? id.nora }),
    update: 'created_at = now()',
    prepare: 'delete from public.favourites',
  },
};

function communeStatement(verb: Verb): Statement {
  const rows = `code = '21054'`;
  if (verb === 'select') return { sql: `select 1 from public.communes where ${rows}` };
  if (verb === 'update') return { sql: `update public.communes set population = 1 where ${rows}` };
  if (verb === 'delete') return { sql: `delete from public.communes where ${rows}` };
  return insert('communes', { code: '99999', name: 'Ailleurs', department: '99', postcode: '99999' });
}

function areaStatement(verb: Verb): Statement {
  const rows = `code = '21'`;
  if (verb === 'select') return { sql: `select 1 from public.areas where ${rows}` };
  if (verb === 'update') return { sql: `update public.areas set population = 1 where ${rows}` };
  if (verb === 'delete') return { sql: `delete from public.areas where ${rows}` };
  return insert('areas', { code: '99', name: 'Ailleurs' });
}
