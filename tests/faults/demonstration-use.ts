// What happens on a demonstration before somebody opens it to everyone: real people register beside it, and its accounts are used.
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import pg from 'pg';
import { PASSWORD } from '#tests/support/password.ts';

export interface Site {
  url: string;
  publishableKey: string;
  secretKey: string;
}

const DEMO = '00000000-0000-4000-8000-';
const DEMO_CLIENT = `${DEMO}000000000001`;
const DEMO_PARTNER_ACCOUNT = `${DEMO}000000000002`;
const DEMO_NOE = `${DEMO}000000000005`;

const PICTURE = resolve(import.meta.dirname, '../../supabase/demo-photos/0001.webp');

export const signIn = (site: Site, email: string, password: string): Promise<Response> =>
  fetch(`${site.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: site.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });

export async function useDemonstration(site: Site, admin: pg.ClientConfig) {
  const clientEmail = 'lou@vraies-gens.example';
  const changedAddress = 'devenu@vraies-gens.example';
  const client = await register(site, { email: clientEmail, data: { name: 'Lou Vrai' } });
  const partner = await register(site, {
    email: 'traiteur@vraies-gens.example',
    data: { name: 'Un vrai traiteur', role: 'partner', partner_type: 'caterer' },
  });
  await call(site, 'PUT', `/auth/v1/admin/users/${DEMO_NOE}`, { email: changedAddress, password: PASSWORD });
  await session(site, 'client@demo.liesse.example', 'liesse-demo');
  await call(site, 'POST', '/auth/v1/recover', { email: 'client@demo.liesse.example' });
  const picture = await readFile(PICTURE);
  for (const owner of [client, DEMO_CLIENT]) await upload(site, `${owner}/portrait.webp`, picture);
  await write(admin, { client, partner });
  return { clientEmail, changedAddress, password: PASSWORD, avatar: `${client}/portrait.webp` };
}

/** An event of each side, a listing, and what the two worlds have to do with each other. */
async function write(admin: pg.ClientConfig, { client, partner }: { client: string; partner: string }): Promise<void> {
  const db = new pg.Client(admin);
  await db.connect();
  try {
    await db.query(`
      insert into public.events (owner_id, kind, name) values
        ('${client}', 'mariage', 'Un vrai mariage'), ('${DEMO_CLIENT}', 'anniversaire', 'Un essai de la démonstration');
      insert into public.event_members (event_id, user_id, role)
        select id, '${DEMO_NOE}', 'viewer' from public.events where name = 'Un vrai mariage';
      insert into public.partners (owner_id, type, name) values ('${partner}', 'caterer', 'Un vrai traiteur')
        on conflict (owner_id) do update set name = excluded.name;
      update public.partners set state = 'listed' where owner_id = '${partner}';
      insert into public.reviews (partner_id, author_id, author_name, rating, body, checked, event_on)
        select id, '${DEMO_CLIENT}', 'Camille', 5, 'Parfait', 'Réservation', '2010-01-01' from public.partners where owner_id = '${partner}';
      insert into public.quote_requests (event_id, partner_id, partner_name, trade, made_by, message, kind, event_name)
        select e.id, p.id, p.name, p.type, e.owner_id, 'Bonjour', e.kind, e.name from public.events e, public.partners p
        where (e.name = 'Un vrai mariage' and p.owner_id = '${DEMO_PARTNER_ACCOUNT}')
          or (e.name = 'Un essai de la démonstration' and p.owner_id in ('${partner}', '${DEMO_PARTNER_ACCOUNT}'));
      insert into public.invoices (
        partner_id, event_id, request_id, quote_id, quote_number, kind, year, place, issued_on, due_on, event_name, seller, buyer,
        is_vat_exempt, lines, vat, total_ht_cents, total_vat_cents, total_ttc_cents, due_vat, due_cents
      )
        select r.partner_id, r.event_id, r.id, gen_random_uuid(), '2021-0001', 'balance', 2021, 1, '2021-06-01', '2021-07-01',
          r.event_name, '{}', '{}', true, '[]', '[]', 12000, 0, 12000, '[]', 12000
        from public.quote_requests r join public.partners p on p.id = r.partner_id
        where p.owner_id = '${DEMO_PARTNER_ACCOUNT}' and r.event_name = 'Un essai de la démonstration';
      insert into private.invoice_counters (partner_id, year, last) select partner_id, year, place from public.invoices where year = 2021;
      insert into public.invoice_payments (invoice_id, amount_cents, paid_on, method)
        select id, 12000, '2021-06-02', 'card' from public.invoices where year = 2021;
      insert into public.invoice_files (invoice_id, path, sha256, size_bytes)
        select id, partner_id || '/' || id || '.pdf', repeat('a', 64), 1 from public.invoices where year = 2021`);
  } finally {
    await db.end();
  }
}

async function register(site: Site, { email, data }: { email: string; data: object }): Promise<string> {
  const body = { email, password: PASSWORD, email_confirm: true, user_metadata: data };
  const user = (await call(site, 'POST', '/auth/v1/admin/users', body)) as { id: string };
  return user.id;
}

async function session(site: Site, email: string, password: string): Promise<void> {
  const answer = await signIn(site, email, password);
  if (!answer.ok) throw new Error(`${email} could not sign in: ${await answer.text()}`);
}

async function call(site: Site, method: string, path: string, body: object): Promise<unknown> {
  const answer = await fetch(site.url + path, {
    method,
    headers: { apikey: site.secretKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

async function upload(site: Site, path: string, bytes: Buffer): Promise<void> {
  const answer = await fetch(`${site.url}/storage/v1/object/avatars/${path}`, {
    method: 'POST',
    headers: { apikey: site.secretKey, 'content-type': 'image/webp' },
    body: new Uint8Array(bytes),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
}
