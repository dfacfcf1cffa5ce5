// The accounts of the demonstration: six that can sign in, the owners of listings, and the authors of reviews.
import { admin, client, id, noe, partnerAccount, secure, witness } from './ids.ts';
import { insert, type Value } from './sql.ts';

export interface Account {
  id: string;
  /** The part of the e-mail address before the @. */
  address: string;
  name: string;
  phone?: string;
  partnerType?: string;
}

export const signInAccounts: readonly Account[] = [
  { id: client, address: 'client', name: 'Camille Moreau', phone: '06 12 34 56 78' },
  { id: partnerAccount, address: 'partner', name: 'Maison Aubépine', phone: '01 23 45 67 89', partnerType: 'general' },
  { id: admin, address: 'admin', name: 'Sacha Lambert' },
  { id: secure, address: 'secure', name: 'Dominique Faure' },
  { id: noe, address: 'noe', name: 'Noé Haddad' },
  { id: witness, address: 'temoin', name: 'Inès Lefèvre' },
];

/** Named as they sign their reviews. */
export const authors: readonly Account[] = [
  'Aïcha et Julien',
  'Marion et Paul',
  'Lucie et Thaïs',
  'Rémi et Antonin',
  'Clara et Mehdi',
  'Élodie et Victor',
  'Salomé et Hugo',
  'Jeanne et Yanis',
  'Bérénice et Tom',
  'Ophélie et Samuel',
  'Capucine et Adrien',
  'Nour et Baptiste',
  'Violette et Marc',
  'Gabrielle et Simon',
  'Lina et Théo',
  'Solène et Kévin',
  'Agathe et Rachid',
  'Manon et Éric',
  'Louise et Gaël',
  'Apolline et Jonas',
  'Danaé et Florian',
  'Romane et Axel',
  'Zoé et Quentin',
  'Flora et Damien',
  'Leïla, pour sa fratrie',
  'Mathieu, pour son équipe',
  'Sylvie, pour les 60 ans de Bruno',
  'Denis, pour ses parents',
  'Hanna, pour son agence',
  'Florence, pour le baptême d’Anna',
  'Tristan, pour les 40 ans de Claire',
  'Ysé, pour son association',
].map((name, index) => ({ id: id('author', index + 1), address: `avis-${index + 1}`, name }));

/** All accounts share one hash: the password is public, and hashing is slow on purpose. */
export function accountStatements(others: readonly Account[]): string {
  const rows = [...signInAccounts, ...others].map((account): Value[] => [
    account.id,
    `${account.address}@demo.liesse.example`,
    metadata(account),
  ]);
  const columns = ['id', 'email', 'data'];
  const known = signInAccounts.map((account) => `'${account.id}'`).join(', ');
  return [
    `create temporary table demo_accounts (${columns.join(' text, ')} text);`,
    insert('demo_accounts', columns, rows),
    `-- The other accounts cannot sign in: they have no password and no identity.
with secret as materialized (select extensions.crypt('liesse-demo', extensions.gen_salt('bf', 10)) as hash)
insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_user_meta_data, raw_app_meta_data)
select a.id::uuid, a.email, case when a.id in (${known}) then secret.hash end, now(), a.data::jsonb,
  '{"provider": "email", "providers": ["email"]}'
from demo_accounts a, secret
on conflict do nothing;`,
    `insert into auth.identities (user_id, provider, provider_id, identity_data)
select id, 'email', id::text, jsonb_build_object('sub', id, 'email', email, 'email_verified', true)
from auth.users where id in (${known})
on conflict do nothing;`,
    `update public.profiles set role = 'admin' where id = '${admin}';`,
    `-- The second step of the secure account is a code by mail.
insert into auth.mfa_factors (id, user_id, factor_type, status, friendly_name) values
  ('00000000-0000-4000-8000-0000000000f4', '${secure}', 'email', 'verified', 'E-mail')
on conflict do nothing;`,
    'drop table demo_accounts;',
  ].join('\n\n');
}

/** Runs after the rest: an account is older than its listing, its first review and its first request. */
export function signUpStatements(): string {
  const days = `create temporary table demo_sign_ups as
select p.id, least(
  (select min(l.created_at) - interval '1 day' from public.partners l where l.owner_id = p.id),
  (select min(r.event_on) - interval '250 days' from public.reviews r where r.author_id = p.id),
  (select min(r.created_at) - interval '9 days' from public.quote_requests r where r.made_by = p.id),
  now() - interval '21 days'
) as at
from public.profiles p where p.id between '${id('account', 0)}' and '${id('author', 0xffff)}';`;
  return [
    days,
    ...['auth.users', 'public.profiles'].map(
      (table) =>
        `update ${table} t set created_at = s.at from demo_sign_ups s where s.id = t.id and s.at < t.created_at;`,
    ),
    'drop table demo_sign_ups;',
  ].join('\n\n');
}

function metadata({ name, phone, partnerType }: Account): string {
  return JSON.stringify({
    name,
    ...(phone && { phone }),
    ...(partnerType && { role: 'partner', partner_type: partnerType }),
  });
}
