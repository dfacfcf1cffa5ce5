// The data calls of the specification, by the official client, through /rest/v1.
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database, TablesUpdate } from '@liesse/database';
import { startPlatform } from '@liesse/platform/platform.ts';
import { copyPreparedCluster } from '@liesse/platform/postgres/fixtures/prepared-cluster.ts';
import { createClient } from '@supabase/supabase-js';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkViolation, insufficientPrivilege } from '#tests/rls/support/attempt.ts';

const noSingleRow = 'PGRST116';
const project = join(import.meta.dirname, '../../..');
const people = { alice: person('client'), boris: person('client'), ada: person('admin'), luc: person('admin', []) };
const event = { id: randomUUID(), owner_id: people.alice.id, kind: 'mariage', name: 'Alice & Ariel' };
const moment = { id: randomUUID(), event_id: event.id, kind: 'diner', name: 'Dîner' };
const household = { id: randomUUID(), event_id: event.id, name: 'Petit' };
const gaspard = guest('Gaspard', household.id);
const neighbours = { id: randomUUID(), event_id: event.id, name: 'Roy' };
const helene = guest('Hélène', neighbours.id);

let dataDir: string;
let admin: pg.Client;
let platform: Awaited<ReturnType<typeof startPlatform>>;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'liesse-data-calls-'));
  await copyPreparedCluster(dataDir, { project, seed: true });
  platform = await startPlatform({ project, dataDir, host: '127.0.0.1', port: 0, observe: () => {} });
  const service = asService();
  admin = new pg.Client(platform.admin);
  await admin.connect();
  for (const somebody of Object.values(people)) expect((await insertProfile(somebody)).error).toBeNull();
  await service.from('events').insert(event).throwOnError();
  await service.from('moments').insert(moment).throwOnError();
  await service.from('households').insert([household, neighbours]).throwOnError();
  await service.from('guests').insert([gaspard, helene]).throwOnError();
  await service
    .from('moment_invitations')
    .insert({ event_id: event.id, guest_id: gaspard.id, moment_id: moment.id })
    .throwOnError();
});

afterAll(async () => {
  await admin?.end();
  await platform?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

describe('profiles', () => {
  it('[ENT-01] hold the fields of a person', async () => {
    const alice = await asPerson(people.alice);
    const { data } = await alice.from('profiles').select().eq('id', people.alice.id).single().throwOnError();
    expect(Object.keys(data).toSorted()).toEqual([
      'avatar_url',
      'created_at',
      'email',
      'id',
      'name',
      'partner_type',
      'permissions',
      'phone',
      'role',
      'updated_at',
    ]);
    expect(data).toMatchObject({ email: people.alice.email, role: 'client', partner_type: null });
  });

  it('[CALL-15] are selected by id, one row, by their person alone', async () => {
    const alice = await asPerson(people.alice);
    const own = await alice.from('profiles').select('id, name').eq('id', people.alice.id).single();
    expect(own.data).toEqual({ id: people.alice.id, name: people.alice.name });
    const other = await alice.from('profiles').select().eq('id', people.boris.id).single();
    expect(other.error?.code).toBe(noSingleRow);
    const nobody = await asAnon().from('profiles').select().eq('id', people.alice.id).single();
    expect(nobody.error?.code).toBe(insufficientPrivilege);
  });

  it('[CALL-15] take a new name from their person, and a new role from an administrator alone', async () => {
    const boris = await asPerson(people.boris);
    const named = await boris
      .from('profiles')
      .update({ name: 'Boris B.' })
      .eq('id', people.boris.id)
      .select('name')
      .single();
    expect(named.data).toEqual({ name: 'Boris B.' });
    const promoted = await boris.from('profiles').update({ role: 'admin' }).eq('id', people.boris.id);
    expect([promoted.status, promoted.error?.code]).toEqual([403, insufficientPrivilege]);

    const change = { role: 'guest', name: 'Boris' };
    const luc = await asPerson(people.luc);
    expect((await luc.from('profiles').update(change).eq('id', people.boris.id).select()).data).toEqual([]);
    const ada = await asPerson(people.ada);
    const changed = await ada.from('profiles').update(change).eq('id', people.boris.id).select('role, name').single();
    expect(changed.data).toEqual(change);
  });

  it('[STA-01] have one of five roles, whatever its case', async () => {
    for (const role of ['client', 'partner', 'admin', 'guest', 'unregistered']) {
      const { data } = await insertProfile(person(role.toUpperCase()));
      expect(data).toMatchObject({ role });
    }
    expect((await insertProfile(person('owner'))).error?.code).toBe(checkViolation);
  });

  it('[STA-02] of partners have one of ten types', async () => {
    const types = 'venue caterer photographer dj florist decorator beauty transport entertainment general'.split(' ');
    for (const partner_type of types) {
      const { data } = await insertProfile({ ...person('partner'), partner_type });
      expect(data).toMatchObject({ partner_type });
    }
    expect((await insertProfile({ ...person('partner'), partner_type: 'baker' })).error?.code).toBe(checkViolation);
  });

  it('[PER-01] an administrator has every permission, others those of their list, a type is for partners', async () => {
    const helper = person('client', ['manage_clients']);
    await insertProfile(helper);
    const readsAlice = async (who: Person) => {
      const { data } = await (await asPerson(who)).from('profiles').select('id').eq('id', people.alice.id);
      return data?.length === 1;
    };
    expect(await readsAlice(people.ada)).toBe(true);
    expect(await readsAlice(helper)).toBe(true);
    expect(await readsAlice(people.boris)).toBe(false);
    expect((await insertProfile({ ...person('client'), partner_type: 'dj' })).error?.code).toBe(checkViolation);
  });
});

describe('guests', () => {
  it('[ENT-03] hold id, token and the fields that a guest may change', async () => {
    const changes = {
      email: 'gaspard@example.fr',
      phone: '06 12 34 56 78',
      diet: 'végétarien',
      allergies: 'arachide',
      allergies_consent_at: '2010-11-15T10:00:00+00:00',
      song_request: 'La Javanaise',
      message: 'Avec joie !',
    };
    const link = asGuest(gaspard.token);
    const { data } = await link
      .from('guests')
      .update(changes)
      .eq('token', gaspard.token)
      .select()
      .single()
      .throwOnError();
    expect(data).toMatchObject({ id: gaspard.id, token: gaspard.token, ...changes });
    const forbidden = await link
      .from('guests')
      .update({ age_group: 'baby' })
      .eq('token', gaspard.token)
      .select()
      .single();
    expect(forbidden.error?.code).toBe(insufficientPrivilege);
  });

  it('[CALL-16] are selected by token, one row, with the header that carries it', async () => {
    const found = await asGuest(gaspard.token).from('guests').select().eq('token', gaspard.token).single();
    expect(found.data).toMatchObject({ id: gaspard.id, first_name: 'Gaspard' });
    const bare = await asAnon().from('guests').select().eq('token', gaspard.token);
    expect(bare.data).toEqual([]);
    const crossed = await asGuest(gaspard.token).from('guests').select().eq('token', helene.token).single();
    expect(crossed.error?.code).toBe(noSingleRow);
  });

  it('[CALL-16] are updated by token, and the row comes back', async () => {
    const update = (link: ReturnType<typeof asAnon>) =>
      link.from('guests').update({ diet: 'sans gluten' }).eq('token', gaspard.token).select().single();
    expect((await update(asGuest(gaspard.token))).data).toMatchObject({ id: gaspard.id, diet: 'sans gluten' });
    expect((await update(asAnon())).error?.code).toBe(noSingleRow);
    expect((await update(asGuest(helene.token))).error?.code).toBe(noSingleRow);
  });

  it('a reply sent twice is one row', async () => {
    const reply = { event_id: event.id, guest_id: gaspard.id, moment_id: moment.id, attending: true };
    const link = asGuest(gaspard.token);
    await link.from('guest_replies').upsert(reply).throwOnError();
    await link
      .from('guest_replies')
      .upsert({ ...reply, attending: false })
      .throwOnError();
    const { data } = await link.from('guest_replies').select('attending, replied_by');
    expect(data).toEqual([{ attending: false, replied_by: 'guest' }]);
  });

  it('see their event, household, moments and replies in one request', async () => {
    const reply = { event_id: event.id, guest_id: gaspard.id, moment_id: moment.id, attending: true };
    await asGuest(gaspard.token).from('guest_replies').upsert(reply).throwOnError();
    const { data } = await asGuest(gaspard.token)
      .from('guests')
      .select('first_name, households(name), events(name), moment_invitations(moments(name), guest_replies(attending))')
      .eq('token', gaspard.token)
      .single()
      .throwOnError();
    expect(data).toEqual({
      first_name: 'Gaspard',
      households: { name: 'Petit' },
      events: { name: event.name },
      moment_invitations: [{ moments: { name: 'Dîner' }, guest_replies: { attending: true } }],
    });
  });
});

it('a new event comes back to its owner, who is its first member', async () => {
  const alice = await asPerson(people.alice);
  const made = await alice.from('events').insert({ kind: 'bapteme', name: 'Baptême' }).select().single().throwOnError();
  expect(made.data.owner_id).toBe(people.alice.id);
  const { data } = await alice.rpc('event_member_profiles', { of_event: made.data.id });
  expect(data).toEqual([{ user_id: people.alice.id, name: people.alice.name, avatar_url: null, role: 'owner' }]);
});

type Person = ReturnType<typeof person>;

function person(role: string, permissions: string[] | null = null) {
  const id = randomUUID();
  return { id, email: `${id}@example.fr`, name: `Personne ${id.slice(0, 4)}`, role, permissions };
}

function guest(first_name: string, household_id: string) {
  return {
    id: randomUUID(),
    event_id: event.id,
    household_id,
    first_name,
    token: randomBytes(24).toString('base64url'),
  };
}

/** An account makes its profile; role, type and permissions are then the operator's to give. */
async function insertProfile({ id, email, name, ...given }: Person & TablesUpdate<'profiles'>) {
  await admin.query('insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3)', [
    id,
    email,
    { name },
  ]);
  return asService().from('profiles').update(given).eq('id', id).select().single();
}

function asService() {
  return connect(platform.keys.secretKey);
}

function asAnon() {
  return connect(platform.keys.publishableKey);
}

function asGuest(token: string) {
  return connect(platform.keys.publishableKey, { global: { headers: { 'x-guest-token': token } } });
}

async function asPerson({ id, email }: Person) {
  const token = await platform.signToken({ sub: id, role: 'authenticated', email });
  return connect(platform.keys.publishableKey, { accessToken: () => Promise.resolve(token) });
}

function connect(key: string, options: Parameters<typeof createClient>[2] = {}) {
  return createClient<Database>(platform.url, key, { auth: { persistSession: false }, ...options });
}
