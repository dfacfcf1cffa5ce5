// What the catalogue must never hold. Each question answers the names of the offenders; none is the right answer.
import { adminSystemCallables, adminSystemDefinersForAnon } from './admin-system-catalogue.ts';
import { administrationCallables } from './administration-catalogue.ts';
import { administratorCallables } from './administrators-catalogue.ts';
import { calendarCallables } from './calendar-catalogue.ts';
import { contentCallables } from './content-catalogue.ts';
import { guestCallables, guestDefinersForAnon } from './guests-catalogue.ts';
import { invoiceCallables } from './invoices-catalogue.ts';
import { partnerModerationCallables } from './partner-moderation-catalogue.ts';
import { partnerRequestCallables } from './partner-requests-catalogue.ts';
import { planningCallables, planningDefinersForAnon } from './planning-catalogue.ts';
import { reportCallables, reportDefinersForAnon } from './reports-catalogue.ts';
import { seatingCallables } from './seating-catalogue.ts';
import { securityCallables } from './security-catalogue.ts';
import { waitingListCallables } from './waiting-list-catalogue.ts';

// Functions a request may call, and why each exists. Anything else in an exposed schema is a mistake.
export const callableFunctions: Record<string, string> = {
  'find_communes(words text, most integer)': 'the place field; reads what everyone may read',
  'find_places(words text, most integer)': 'the place field of the directory; reads what everyone may read',
  'search_partners(words text, trade text, near_latitude double precision, near_longitude double precision, within_km double precision, on_day date, budget_cents integer, guests integer, min_rating numeric, ordering text, page integer, page_size integer, area text, min_budget_cents integer)':
    'the directory; listings are read under the caller’s own policies',
  'partner_page(trade text, slug text)': 'a listing with what belongs to it, under the caller’s own policies',
  'start_listing(trade text)':
    'owners may not write the trade of a listing; this makes or changes the caller’s own draft',
  'order_listing(part text, ids uuid[])':
    'orders what belongs to the caller’s listing, under the caller’s own policies',
  'partner_business(partner uuid)': 'checks manage_partners or manage_venues by itself; leaves the bank account out',
  'own_listing()': 'the caller’s own listing; no column tells whose a listing is',
  'submit_partner()': 'owners may not write states; this asks for a check of their own listing',
  'decide_partner_changes(partner uuid, seen integer, decision text, reason text)':
    'checks manage_partners or manage_venues by itself; listings are written by their owners alone',
  'security_log(of_person uuid, before bigint, most integer)':
    'checks access_advanced_security by itself; nobody may read the log itself',
  'account_security(of_person uuid)':
    'checks access_advanced_security by itself; lists the sessions of a person, without secrets',
  'event_member_profiles(of_event uuid)':
    'members know each other by name and picture without reading the whole profile',
  'sends_push_by(service text)':
    'an application asks before it registers; the settings are in a table that nobody reads',
  'subscribe_application_to_push(service text, token text)':
    'nobody writes subscriptions; this subscribes the caller’s own application, by configured services only',
  'push_public_key()': 'a browser subscribes with the public key of the site, which nobody reads otherwise',
  'subscribe_to_push(endpoint text, p256dh text, auth_secret text)':
    'nobody writes subscriptions; this subscribes the caller’s own browser, at known push services only',
  'apply_changes(changes jsonb)': 'changes made without a network, each under the caller’s own policies and once',
  'export_account()': 'all stored data of the caller, under their own policies; their devices without a key',
  'preview_account_deletion()': 'counts what would go and stay with the caller’s own account',
  'delete_account(email text)': 'nobody removes accounts; this removes the caller’s own, with fresh proof',
  ...waitingListCallables,
  ...seatingCallables,
  ...adminSystemCallables,
  ...contentCallables,
  ...administratorCallables,
  ...administrationCallables,
  ...calendarCallables,
  ...guestCallables,
  ...planningCallables,
  ...partnerRequestCallables,
  ...partnerModerationCallables,
  ...invoiceCallables,
  ...securityCallables,
  ...reportCallables,
};

// Definer functions that anon may execute. A guest has no account, so the policies of anon must ask these.
export const definersForAnon: Record<string, string> = {
  'private.is_listed(partner uuid)': 'answers what the policy of listings itself shows to everyone',
  'private.match_partners(words text, trade text, near_latitude double precision, near_longitude double precision, within_km double precision, on_day date, budget_cents integer, guests integer, min_rating numeric, ordering text, page integer, page_size integer, area text, min_budget_cents integer)':
    'answers ids of listed partners; no index of theirs can be used under row-level security',
  'private.guest_household_id()': 'finds the household of the header token before any policy can show it',
  'private.guest_event_id()': 'answers the event of the header token alone',
  'private.household_guest_ids()': 'answers the guests of the header token alone',
  'private.household_moment_ids()': 'answers the moments of the header token alone',
  'private.moment_day(moment uuid)': 'answers one day, for the stamp of a reply to that moment',
  'private.guest_may_reply()': 'answers one boolean about the event of the header token',
  ...guestDefinersForAnon,
  ...adminSystemDefinersForAnon,
  ...planningDefinersForAnon,
  ...reportDefinersForAnon,
};

export const tablesWithoutRowSecurity = `
  select c.oid::regclass::text as name from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relrowsecurity`;

export const tablesWithoutPolicy = `
  select c.oid::regclass::text as name from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    and not exists (select from pg_policy p where p.polrelid = c.oid)`;

export const policiesForEveryone = `
  select p.polname as name from pg_policy p where p.polroles = '{0}' or (p.polcmd = '*' and p.polpermissive)`;

// Case A43, where the database alone decides.
export const tablesWithoutRequiredLevel = `
  select c.oid::regclass::text as name from pg_class c
  where (c.relnamespace = 'public'::regnamespace or c.oid in ('storage.objects'::regclass, 'realtime.messages'::regclass))
    and c.relkind in ('r', 'p') and not exists (
      select from pg_policy p
      where p.polrelid = c.oid and not p.polpermissive and p.polcmd = '*' and p.polroles = array['authenticated'::regrole::oid]
        and pg_get_expr(p.polqual, p.polrelid) = '( SELECT private.has_required_level() AS has_required_level)'
    )`;

// The question D56 asks: a view without it reads with its owner's rights.
export const viewsThatIgnoreRowSecurity = `
  select c.oid::regclass::text as name from pg_class c
  where c.relnamespace = 'public'::regnamespace and (
    c.relkind = 'm'
    or (c.relkind = 'v' and not coalesce(c.reloptions, '{}') && array['security_invoker=true', 'security_invoker=on'])
  )`;

const signature = `p.proname || '(' || pg_get_function_identity_arguments(p.oid) || ')'`;

// Sorted, to be compared with the allow-list. Trigger functions cannot be called.
export const callable = `
  select ${signature} as name from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype
    and (has_function_privilege('anon', p.oid, 'execute') or has_function_privilege('authenticated', p.oid, 'execute'))
  order by 1`;

const ours = `p.pronamespace::regnamespace::text in ('public', 'private')`;

export const definersExecutableByAnon = `
  select p.pronamespace::regnamespace || '.' || ${signature} as name from pg_proc p
  where ${ours} and p.prosecdef and has_function_privilege('anon', p.oid, 'execute')
  order by 1`;

export const definersWithoutReason = `
  select p.oid::regprocedure::text as name from pg_proc p
  where ${ours} and p.prosecdef and obj_description(p.oid, 'pg_proc') is null`;

// Not the definers alone: an invoker's function in a policy or a trigger can be bent by a search path as well.
export const functionsWithOpenSearchPath = `
  select p.oid::regprocedure::text as name from pg_proc p
  where ${ours} and not coalesce(p.proconfig, '{}') @> array['search_path=""']`;

// A tenant's column may be left out of the index: the rest of such a key determines it.
export const foreignKeysWithoutIndex = `
  select k.conrelid::regclass || '.' || k.conname as name
  from pg_constraint k
  where k.contype = 'f' and k.connamespace = 'public'::regnamespace and not exists (
    select from pg_index i
    cross join lateral (select array(
      select a.attnum from unnest(k.conkey) as a(attnum)
      join pg_attribute c on c.attrelid = k.conrelid and c.attnum = a.attnum
      where c.attname <> 'event_id' or cardinality(k.conkey) = 1
    ) as columns) wanted
    where i.indrelid = k.conrelid and i.indpred is null and (
      (i.indkey::int2[])[0:cardinality(wanted.columns) - 1] @> wanted.columns
      or (i.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey
    )
  )`;

export const anonPrivileges = `
  select g.table_name || ' ' || lower(g.privilege_type) as name
  from information_schema.role_table_grants g
  where g.grantee = 'anon' and g.table_schema = 'public'
  order by 1`;
