// Takes the demonstration out of a database: its accounts, all that is theirs, files, sessions and mails. What belongs to somebody real
// stays, without the names of the demonstration in it. All rows go in one transaction; what is left is counted, not assumed.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { withClient } from '@liesse/platform/postgres/client.ts';
import { openPool } from '@liesse/platform/postgres/pool.ts';
import { type Backend, Missing } from '@liesse/platform/storage/backend.ts';
import { createVariants } from '@liesse/platform/storage/images/variants.ts';
import { createSweeper } from '@liesse/platform/storage/sweeper.ts';
import type pg from 'pg';
import { DEMONSTRATION_TEXT, isDemonstrationId } from '#server/startup/demonstration-accounts.ts';

export interface RemovalOptions {
  connection: pg.ClientConfig;
  backend: Backend;
  dataDir: string;
}

export interface Removal {
  what: 'accounts' | 'sessions' | 'rows' | 'files' | 'mails';
  removed: number;
  left: number;
  /** Where something is left. */
  places: string[];
}

export async function removeDemonstration(options: RemovalOptions): Promise<Removal[]> {
  return withClient(options.connection, async (client) => {
    await client.query('set statement_timeout = 0; set row_security = off');
    await client.query(NAMES);
    const before = await census(client);
    const files = await storedFiles(client);
    await client.query('begin');
    for (const statement of REMOVALS) await client.query(statement);
    await client.query('commit');
    const stored = new Set(await storedFiles(client));
    const gone = files.filter((key) => !stored.has(key));
    await sweep(options);
    const after = await census(client);
    const orphans = await findStored(options.backend, gone);
    return [
      compare('accounts', before.accounts, after.accounts),
      compare('sessions', before.sessions, after.sessions),
      compare('rows', before.rows, after.rows),
      { what: 'files', removed: gone.length - orphans.length, left: orphans.length, places: orphans },
      compare('mails', before.mails, after.mails),
    ];
  });
}

// Known before anything goes: afterwards nothing says any more whose a message was. An address that a real account has too is theirs.
const NAMES = `
  create temporary table demo_people as select id, lower(email::text) as email from auth.users where ${isDemonstrationId('id')};
  create temporary table demo_events as select id from public.events
    where ${isDemonstrationId('id')} or owner_id in (select id from demo_people);
  create temporary table demo_listings as select id from public.partners
    where ${isDemonstrationId('id')} or owner_id in (select id from demo_people);
  create temporary table demo_addresses as
    select email from demo_people where email is not null
    union select lower(email::text) from public.guests where email is not null and event_id in (select id from demo_events)
    except select lower(u.email::text) from auth.users u where u.id not in (select id from demo_people)`;

/** A request between two real parties stays; so does one with a single real party, as when the other closes an account. */
const OF_DEMO_CLIENT = `(r.event_id in (select id from demo_events) or r.made_by in (select id from demo_people))`;
const OF_DEMO_LISTING = 'r.partner_id in (select id from demo_listings)';

const IS_DEMO_MAIL = `(o.sent_by = 'mailbox' or lower(o.recipient) in (select email from demo_addresses)
  or o::text ~ '${DEMONSTRATION_TEXT}')`;

/** Tables that repeat what happened elsewhere: a row of theirs that speaks of the demonstration goes, whoever it is for. */
const RECORDS = [
  'public.notifications',
  'private.notified',
  'auth.audit_log_entries',
  'auth.sign_ins',
  'public.site_setting_versions',
  'auth.rate_limits',
  'platform.erasures',
  'platform.job_effects',
  'graphile_worker._private_jobs',
  'realtime.changes',
  'realtime.messages',
  'realtime.relay',
  'realtime.presences',
];

/** Nobody deletes a real invoice; those of invented partners are no accounts. */
const OF_DEMO_PARTNER = 'partner_id in (select id from demo_listings)';
const DEMO_INVOICES = `(select id from public.invoices where ${OF_DEMO_PARTNER})`;

const REMOVALS = [
  `alter table public.invoices disable trigger invoices_refuse_change`,
  `alter table public.invoice_files disable trigger invoice_files_refuse_change`,
  `delete from storage.objects o using public.invoice_files f
     where o.bucket_id = 'invoices' and o.name = f.path and f.invoice_id in ${DEMO_INVOICES}`,
  `delete from public.invoice_files where invoice_id in ${DEMO_INVOICES}`,
  `delete from public.invoice_payments where invoice_id in ${DEMO_INVOICES}`,
  `delete from public.invoices where ${OF_DEMO_PARTNER}`,
  `delete from private.invoice_counters where ${OF_DEMO_PARTNER}`,
  `alter table public.invoices enable trigger invoices_refuse_change`,
  `alter table public.invoice_files enable trigger invoice_files_refuse_change`,
  // Before their contents go: a content that is deleted closes its case and mails its reporters.
  `delete from private.moderation_cases where partner_id in (select id from demo_listings)
     or event_id in (select id from demo_events) or author_id in (select id from demo_people)`,
  `delete from private.removed_content where ${isDemonstrationId('subject_id')}`,
  `delete from public.reviews where author_id in (select id from demo_people)`,
  `delete from public.quote_requests r where (${OF_DEMO_CLIENT} and (${OF_DEMO_LISTING} or r.partner_id is null))
     or (${OF_DEMO_LISTING} and r.event_id is null and r.made_by is null)`,
  `update storage.objects set owner = null, owner_id = null where ${isDemonstrationId('owner')}`,
  `update storage.uploads set expires_at = now() where caller::text ~ '${DEMONSTRATION_TEXT}'`,
  `delete from public.events where id in (select id from demo_events)`,
  // Its administrator may be the last one: the next public start invites another.
  `alter table public.profiles disable trigger profiles_guard_last_deleted`,
  `delete from auth.users where id in (select id from demo_people)`,
  `alter table public.profiles enable trigger profiles_guard_last_deleted`,
  `delete from public.contact_messages where ${isDemonstrationId('id')}`,
  // The words of its listings, by which a search is completed.
  `delete from private.directory_words`,
  `select private.index_partners(array(select id from public.partners))`,
  // As the migration wrote them.
  `update public.site_settings set value = '{"email": null, "phone": null, "address": []}'
     where key = 'contact' and value ->> 'email' ~ '${DEMONSTRATION_TEXT}'`,
  `update public.site_settings set value = value || '{"instagram": null, "pinterest": null}'
     where key = 'social' and value ->> 'instagram' = 'https://social.example/liesse'`,
  `delete from platform.outbox o where ${IS_DEMO_MAIL}`,
  ...RECORDS.map((table) => `delete from ${table} t where t::text ~ '${DEMONSTRATION_TEXT}'`),
  // A site with the demonstration was never public: its log of decisions is about invented people, and begins anew.
  `alter table public.audit_log disable trigger user`,
  `delete from public.audit_log`,
  `alter table public.audit_log enable trigger user`,
  `update private.audit_head set id = 0, hash = sha256('liesse')`,
  `delete from supabase_migrations.seed_files where path in ('seed.sql', 'demo-photos')`,
  // No reader is under way on a server that is stopped.
  `update storage.discarded set discarded_at = now() - interval '1 hour'`,
];

interface Census {
  accounts: Map<string, number>;
  sessions: Map<string, number>;
  rows: Map<string, number>;
  mails: Map<string, number>;
}

/** Every table of the project and of the platform is read row by row. */
async function census(client: pg.Client): Promise<Census> {
  const count = async (table: string, condition: string) => {
    const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from ${table} where ${condition}`);
    return rows[0]?.n ?? 0;
  };
  const { rows: tables } = await client.query<{ name: string }>(TABLES);
  const found = new Map<string, number>();
  for (const { name } of tables) found.set(name, await count(`${name} as t`, `t::text ~ '${DEMONSTRATION_TEXT}'`));
  return {
    accounts: new Map([['auth.users', await count('auth.users', isDemonstrationId('id'))]]),
    sessions: new Map([['auth.sessions', await count('auth.sessions', isDemonstrationId('user_id'))]]),
    rows: found,
    mails: new Map([['platform.outbox', await count('platform.outbox as o', IS_DEMO_MAIL)]]),
  };
}

// What migrations wrote holds the words of the demonstration, and none of its data.
const TABLES = `
  select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and c.relpersistence <> 't'
    and n.nspname not in ('pg_catalog', 'information_schema', 'supabase_migrations', 'extensions')
  order by 1`;

function compare(what: Removal['what'], before: Map<string, number>, after: Map<string, number>): Removal {
  const places = [...after].filter(([, n]) => n > 0).map(([table, n]) => `${table}: ${n}`);
  return { what, removed: sum(before) - sum(after), left: sum(after), places };
}

const sum = (counts: Map<string, number>): number => [...counts.values()].reduce((total, n) => total + n, 0);

async function storedFiles(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ version: string }>('select version from storage.objects');
  return rows.map(({ version }) => version);
}

/** Removes the bytes of what was discarded, and every resized picture and share card: those are made again when asked for. */
async function sweep({ connection, backend, dataDir }: RemovalOptions): Promise<void> {
  const system = openPool({ connection, size: 2, observe: () => {} });
  const variants = createVariants({ backend, cacheDir: join(dataDir, 'cache', 'images') });
  await createSweeper({ system, backend, variants, now: () => new Date(), onFailure: () => {} })
    .sweep()
    .finally(() => system.end());
  await variants.close();
  await rm(join(dataDir, 'cache'), { recursive: true, force: true });
}

async function findStored(backend: Backend, keys: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const key of keys) {
    const body = await backend.read(key).catch((error: unknown) => {
      if (error instanceof Missing) return null;
      throw error;
    });
    body?.destroy();
    if (body !== null) found.push(key);
  }
  return found;
}
