// A limited administrator neither gives nor takes what they lack, and two full ones cannot lower each other at the same moment.
import { createClient } from '@supabase/supabase-js';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { PASSWORD } from '#tests/support/password.ts';
import { askAuth, newEmail, newMember, sql } from './accounts.ts';
import { product } from './request.ts';

const ALL = null;

async function newAdministrator(permissions: readonly string[] | null) {
  const member = await newMember(product);
  await sql(product, `update public.profiles set role = 'admin', permissions = $2 where id = $1`, [
    member.id,
    permissions,
  ]);
  const client = createClient(product.url, product.publishableKey, {
    global: { headers: { authorization: `Bearer ${member.access_token}` } },
    auth: { persistSession: false },
  });
  return { ...member, client };
}

const stored = async (person: { id: string }) => {
  const [row] = await sql(product, 'select role, permissions, name, phone from public.profiles where id = $1', [
    person.id,
  ]);
  return row;
};

describe('an administrator who manages administrators', () => {
  it('D79 neither lowers nor edits one who holds a permission that they lack', async () => {
    const full = await newAdministrator(ALL);
    const wider = await newAdministrator(['manage_admins', 'manage_system']);
    const limited = await newAdministrator(['manage_admins', 'manage_clients', 'manage_partners']);
    for (const target of [full, wider]) {
      const before = await stored(target);
      for (const change of [
        { permissions: [] },
        { permissions: ['manage_admins'] },
        { role: 'client' },
        { role: 'client', permissions: [] },
        { name: 'Renommée' },
        { phone: '0600000000' },
      ]) {
        const { data, error } = await limited.client.from('profiles').update(change).eq('id', target.id).select('id');
        expect([change, error?.code ?? data], JSON.stringify(change)).toEqual([change, '42501']);
      }
      expect(await stored(target)).toEqual(before);
    }
  });

  it('D79 lowers and edits one whose permissions they hold all', async () => {
    const limited = await newAdministrator(['manage_admins', 'manage_clients']);
    const narrower = await newAdministrator(['manage_clients']);
    const { error } = await limited.client.from('profiles').update({ permissions: [] }).eq('id', narrower.id);
    expect(error).toBeNull();
    expect(await stored(narrower)).toMatchObject({ permissions: [] });
  });

  it('D79 two full administrators who lower each other at once do not both succeed', async () => {
    const [one, other] = await Promise.all([newAdministrator(ALL), newAdministrator(ALL)]);
    const lower = 'update public.profiles set permissions = $2 where id = $1';
    const first = new pg.Client(product.admin);
    await first.connect();
    await first.query(`begin; set local role authenticated;
      set local request.jwt.claims = '${JSON.stringify({ sub: one.id, role: 'authenticated' })}'`);
    await first.query(lower, [other.id, []]);
    // The second request reaches the database while the first one is not committed.
    const second = other.client.from('profiles').update({ permissions: [] }).eq('id', one.id);
    const answer = Promise.resolve(second);
    const waiting = `select 1 from pg_locks where locktype = 'advisory' and not granted`;
    await Promise.race([
      answer,
      vi.waitUntil(async () => (await sql(product, waiting)).length > 0, { timeout: 20_000 }),
    ]);
    await first.query('commit');
    await first.end();
    expect((await answer).error).toMatchObject({ code: '42501' });
    expect(await stored(one)).toMatchObject({ role: 'admin', permissions: null });
  });

  it('D79 leaves no invitation behind that gives more than they hold now', async () => {
    const former = await newAdministrator(ALL);
    const email = newEmail();
    await sql(product, `select private.remember_site_address('https://liesse.example')`);
    const { error } = await former.client.rpc('invite_admin', { email, permissions: null });
    expect(error).toBeNull();
    const [mail] = await sql(product, 'select body_text from platform.outbox where recipient = $1', [email]);
    const code = /invitation=([\w-]{32})/.exec(String(mail?.['body_text']))?.[1];
    expect(code).toBeDefined();
    await sql(product, `update public.profiles set permissions = '{manage_admins}' where id = $1`, [former.id]);
    const answer = await askAuth(product, '/signup', {
      body: { email, password: PASSWORD, data: { role: 'admin', invitation_code: code } },
    });
    expect(answer.status).toBe(403);
    expect(await sql(product, 'select 1 from public.profiles where email = $1', [email])).toEqual([]);
  });
});

describe('an administrator with every permission', () => {
  it('W116 reads and writes nothing inside an event, by no table and no function', async () => {
    const admin = await newAdministrator(ALL);
    const owner = await newAdministrator([]);
    const { data: event } = await owner.client.rpc('create_event', { kind: 'mariage', name: 'Privé' }).throwOnError();
    const of_event = (typeof event === 'string' ? event : event?.id) as string;
    const people = { event_id: of_event, name: 'Foyer privé' };
    await owner.client.from('households').insert(people).throwOnError();
    const tables = [
      'households',
      'guests',
      'moments',
      'moment_invitations',
      'guest_replies',
      'event_members',
      'event_budgets',
      'budget_items',
      'tasks',
      'timeline_items',
      'documents',
      'quote_requests',
      'guest_photos',
      'event_websites',
      'household_links',
      'invitation_mails',
      'menus',
      'share_links',
      'event_activity',
    ];
    for (const table of tables) {
      const { data, error } = await admin.client.from(table).select('*').eq('event_id', of_event);
      // A table whose columns are granted one by one refuses the star.
      expect([null, '42501'], table).toContain(error?.code ?? null);
      expect(data ?? [], table).toEqual([]);
    }
    expect((await admin.client.from('events').select('*').eq('id', of_event)).data).toEqual([]);
    const { data: changed } = await admin.client
      .from('households')
      .update({ name: 'x' })
      .eq('event_id', of_event)
      .select();
    expect(changed).toEqual([]);
    for (const call of ['guest_list', 'household_links_of', 'event_member_profiles', 'renew_household_link']) {
      const { data, error } = await admin.client.rpc(
        call,
        call === 'renew_household_link' ? { household: of_event } : { of_event },
      );
      expect(error !== null || JSON.stringify(data) === '[]', call).toBe(true);
    }
  });

  it('bans an account whose token then opens nothing, at once', async () => {
    const admin = await newAdministrator(ALL);
    const member = await newMember(product);
    const client = createClient(product.url, product.publishableKey, {
      global: { headers: { authorization: `Bearer ${member.access_token}` } },
      auth: { persistSession: false },
    });
    expect((await client.from('profiles').select('id')).data).toHaveLength(1);
    await admin.client.rpc('ban_client', { person: member.id, reason: 'Fraude' }).throwOnError();
    expect((await client.from('profiles').select('id')).status).toBe(401);
    const again = await askAuth(product, '/token?grant_type=password', {
      body: { email: member.email, password: PASSWORD },
    });
    expect(again.status).toBeGreaterThanOrEqual(400);
  });
});
