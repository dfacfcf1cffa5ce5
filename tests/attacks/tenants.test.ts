// Two tenants of the product in the REST API: Alice owns event A, Boris event B. What the policies decide is tested in
// tests/rls; here, that no form of request bypasses them.
import { describe, expect, it } from 'vitest';
import { id, token } from '#tests/rls/support/callers.ts';
import { event, guest, household, moment } from '#tests/rls/support/fixture.ts';
import { type Attempt, ask, product, tokenOf } from './request.ts';

const TABLES = [
  'profiles',
  'events',
  'event_members',
  'event_budgets',
  'moments',
  'households',
  'guests',
  'moment_invitations',
  'guest_replies',
];

const alice = await tokenOf('alice');
const boris = await tokenOf('boris');
const get = (path: string, attempt: Attempt = {}) => ask(product, path, attempt);
const returning = { prefer: 'return=representation' };
const service = (path: string) => get(path, { token: product.secretKey });

describe('a stranger in the REST API', () => {
  it('the fixture is there for those who may see it', async () => {
    for (const table of TABLES) {
      const { json } = await service(`/${table}`);
      expect(json, table).not.toEqual([]);
    }
  });

  it.each(TABLES)('D43 anon gets no row of %s, however it is asked', async (table) => {
    const attempts: Array<[string, Attempt]> = [
      [`/${table}?select=*`, {}],
      [`/${table}?select=count()`, {}],
      [`/${table}`, { headers: { prefer: 'count=exact' } }],
      [`/${table}`, { headers: { prefer: 'count=planned' } }],
      [`/${table}?event_id=not.is.null`, {}],
      [`/${table}`, { headers: { 'x-guest-token': 'x'.repeat(32) } }],
      [`/${table}?select=event_id`, { headers: { accept: 'text/csv' } }],
      [`/${table}?event_id=eq.${event.a}`, { method: 'DELETE', headers: returning }],
      [`/${table}?event_id=eq.${event.a}`, { method: 'PATCH', headers: returning, body: { message: 'x' } }],
    ];
    for (const [path, attempt] of attempts) {
      const { status, text, json } = await get(path, attempt);
      const isEmpty = [200, 206].includes(status) && (text.trim() === '' || isNothing(json));
      expect(isEmpty || (status >= 400 && status < 500), `${path} answered ${status} ${text}`).toBe(true);
      for (const secret of [event.a, event.b, id.alice, guest.helene, 'arachide', token.helene]) {
        expect(text).not.toContain(secret);
      }
    }
  });

  it('D43 the count of a hidden table is not revealed', async () => {
    const { headers, status } = await get('/guests?select=id', { headers: { prefer: 'count=exact' } });
    expect(status).toBe(200);
    expect(headers['content-range']).toBe('*/0');
  });

  it.each(TABLES)("D44 Boris finds nothing of Alice's in %s", async (table) => {
    const key = table === 'events' || table === 'profiles' ? 'id' : 'event_id';
    const value = table === 'profiles' ? id.alice : event.a;
    const attempts = [
      `/${table}?select=${key}&${key}=eq.${value}`,
      `/${table}?select=${key}&or=(${key}.eq.${value},${key}.is.null)`,
      `/${table}?select=${key}&not.or=(${key}.neq.${value})`,
      `/${table}?select=${key}&${key}=in.(${value})`,
      `/${table}?select=${key}&${key}=eq(any).{${value}}`,
    ];
    for (const path of attempts) {
      const answer = await get(path, { token: boris });
      expect([answer.status, answer.json], path).toEqual([200, []]);
    }
  });

  it("D44 Boris finds nothing of Alice's by embedding from his own rows", async () => {
    const { json } = await get('/events?select=id,households(event_id),guests(event_id),event_members(event_id)', {
      token: boris,
    });
    expect(JSON.stringify(json)).toContain(event.b);
    expect(JSON.stringify(json)).not.toContain(event.a);
    expect((await get(`/rpc/event_member_profiles?of_event=${event.a}`, { token: boris })).json).toEqual([]);
  });

  it.each([
    ['moments', { event_id: event.a, kind: 'diner', name: 'Intrus' }],
    ['households', { event_id: event.a, name: 'Intrus' }],
    ['guests', { event_id: event.a, household_id: household.gaspard, first_name: 'Intrus' }],
    ['moment_invitations', { event_id: event.a, guest_id: guest.helene, moment_id: moment.dinner }],
    ['guest_replies', { event_id: event.a, guest_id: guest.helene, moment_id: moment.townHall, attending: false }],
    ['event_members', { event_id: event.a, user_id: id.boris, role: 'editor' }],
    ['event_budgets', { event_id: event.a, total_cents: 1 }],
    ['events', { owner_id: id.alice, kind: 'autre', name: 'Intrus' }],
  ])("D45 an insert into %s with another's event is 403", async (table, body) => {
    for (const prefer of ['return=minimal', 'return=representation', 'resolution=merge-duplicates']) {
      const answer = await get(`/${table}`, { method: 'POST', token: boris, headers: { prefer }, body });
      expect(answer.status, answer.text).toBe(403);
    }
    const batch = await get(`/${table}`, { method: 'POST', token: boris, body: [body, body] });
    expect(batch.status, batch.text).toBe(403);
  });

  it.each([
    ['guests', `id=eq.${guest.xavier}`, { event_id: event.a }],
    ['moments', `id=eq.${moment.keynote}`, { event_id: event.a }],
    ['households', `id=eq.${household.xavier}`, { event_id: event.a }],
    ['event_budgets', `event_id=eq.${event.b}`, { event_id: event.a }],
    ['guest_replies', `guest_id=eq.${guest.xavier}`, { event_id: event.a }],
    ['events', `id=eq.${event.b}`, { owner_id: id.alice }],
    ['events', `id=eq.${event.b}`, { id: event.a }],
  ])('D46 moving a row of %s to another tenant is 403', async (table, filter, body) => {
    const answer = await get(`/${table}?${filter}`, { method: 'PATCH', token: boris, headers: returning, body });
    expect(answer.status, answer.text).toBe(403);
    expect((await service(`/${table}?${filter}`)).json).toHaveLength(1);
  });

  it("D46 a guest cannot be moved into another tenant's household", async () => {
    const body = { household_id: household.gaspard };
    const answer = await get(`/guests?id=eq.${guest.xavier}`, { method: 'PATCH', token: boris, body });
    expect([403, 409]).toContain(answer.status);
    const { json } = await service(`/guests?id=eq.${guest.xavier}&select=household_id`);
    expect(json).toEqual([{ household_id: household.xavier }]);
  });

  it.each([{ role: 'admin' }, { role: 'ADMIN' }, { permissions: ['manage_admins'] }, { role: 'admin', name: 'Boris' }])(
    'D48 Boris cannot give himself %j',
    async (body) => {
      const path = `/profiles?id=eq.${id.boris}`;
      const answer = await get(path, { method: 'PATCH', token: boris, headers: returning, body });
      expect(answer.status, answer.text).toBe(403);
      expect((await service(`${path}&select=role,permissions`)).json).toEqual([{ role: 'client', permissions: null }]);
    },
  );

  it('D48 nor by an upsert of his own profile', async () => {
    const body = { id: id.boris, email: 'boris@example.fr', role: 'admin' };
    const upsert = { method: 'POST', token: boris, headers: { prefer: 'resolution=merge-duplicates' }, body };
    expect((await get('/profiles', upsert)).status).toBe(403);
    expect((await get(`/profiles?id=eq.${id.boris}`, { method: 'PUT', token: boris, body })).status).toBe(403);
  });

  it('D49 a role in the metadata of a token has no effect', async () => {
    const inflated = await tokenOf('boris', {
      user_metadata: { role: 'admin', permissions: ['manage_admins', 'manage_events'] },
      app_metadata: { role: 'admin', permissions: ['manage_admins', 'manage_events'] },
      permissions: ['manage_admins'],
      user_role: 'admin',
    });
    expect((await get('/profiles?select=id', { token: inflated })).json).toEqual([{ id: id.boris }]);
    expect((await get('/events?select=id', { token: inflated })).json).toEqual([{ id: event.b }]);
  });

  it('D55 a partner reads no budget', async () => {
    const petra = await tokenOf('petra');
    expect((await get('/event_budgets', { token: petra })).json).toEqual([]);
    expect((await get('/guests?select=id', { token: petra })).json).toEqual([]);
    // Health data: no account reads them from the table, whose guests they may be.
    for (const account of [petra, alice]) {
      const filtered = await get('/guests?select=id&allergies=not.is.null', { token: account });
      expect(filtered.status).toBe(403);
    }
    const nora = await tokenOf('nora');
    expect((await get('/event_budgets', { token: nora })).json).toEqual([]);
    expect((await get('/events?select=event_budgets(total_cents)', { token: nora })).text).not.toContain('2000000');
    expect((await get('/event_budgets?select=total_cents', { token: alice })).json).toEqual([
      { total_cents: 2_000_000 },
    ]);
  });
});

const isNothing = (json: unknown): boolean =>
  Array.isArray(json) && (json.length === 0 || JSON.stringify(json) === '[{"count":0}]');
