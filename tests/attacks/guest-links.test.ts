// The guest's link in the REST API: the token of an invitation in x-guest-token.
import { afterAll, describe, expect, it } from 'vitest';
import { id, token } from '#tests/rls/support/callers.ts';
import { event, guest, household, moment } from '#tests/rls/support/fixture.ts';
import { type Attempt, ask, product, tokenOf } from './request.ts';

const as = (link: string, path: string, attempt: Attempt = {}) =>
  ask(product, path, { ...attempt, headers: { 'x-guest-token': link, ...attempt.headers } });
const service = (path: string, attempt: Attempt = {}) => ask(product, path, { token: product.secretKey, ...attempt });
const idsOf = (json: unknown) => (json as Array<{ id: string }>).map((row) => row.id).toSorted();

// A household of its own for what the tests end, so that no other file sees it end.
const own = {
  event: '00000000-0000-4000-8000-00000000a77e',
  household: '00000000-0000-4000-8000-00000000a77b',
  guest: '00000000-0000-4000-8000-00000000a77c',
};

describe('a guest link in the REST API', () => {
  afterAll(async () => {
    await service(`/events?id=eq.${own.event}`, { method: 'DELETE' });
  });

  it('D52 shows that household alone', async () => {
    expect((await as(token.gaspard, '/households?select=id')).json).toEqual([{ id: household.gaspard }]);
    expect(idsOf((await as(token.gaspard, '/guests?select=id')).json)).toEqual(
      [guest.gaspard, guest.plusOne].toSorted(),
    );
    for (const path of [
      `/guests?id=eq.${guest.helene}`,
      `/guests?token=eq.${token.helene}`,
      `/guests?or=(id.eq.${guest.helene},id.eq.${guest.xavier})`,
      `/households?select=id,guests(id)&id=eq.${household.helene}`,
      `/guest_replies?guest_id=eq.${guest.helene}`,
      `/moment_invitations?guest_id=neq.${guest.gaspard}&guest_id=neq.${guest.plusOne}`,
    ]) {
      expect((await as(token.gaspard, path)).json, path).toEqual([]);
    }
  });

  it('D52 embedding from the event widens nothing', async () => {
    const { text } = await as(token.gaspard, '/events?select=id,guests(id,allergies),households(id),moments(id)');
    expect(text).toContain(guest.gaspard);
    for (const other of [guest.helene, household.helene, guest.xavier, event.b, moment.keynote]) {
      expect(text).not.toContain(other);
    }
  });

  it('D52 two tokens in one request open one household or none', async () => {
    const headers = { 'x-guest-token': `${token.gaspard}, ${token.helene}` };
    expect((await ask(product, '/guests', { headers })).json).toEqual([]);
    const inAddress = await ask(product, `/guests?x-guest-token=eq.${token.gaspard}`);
    expect(inAddress.status).toBe(400);
  });

  it('D52 a signed-in stranger with a link sees no more than the account does', async () => {
    const answer = await as(token.gaspard, '/guests?select=event_id', { token: await tokenOf('boris') });
    expect(answer.json).toEqual([{ event_id: event.b }]);
    expect(answer.text).not.toContain(event.a);
  });

  it('D53 a new link has 128 random bits at least and nobody chooses it', async () => {
    await makeOwnEvent();
    const alice = await tokenOf('alice');
    const chosen = { event_id: event.a, household_id: household.gaspard, first_name: 'X', token: 'x'.repeat(32) };
    expect((await ask(product, '/guests', { method: 'POST', token: alice, body: chosen })).status).toBe(403);
    const rows = Array.from({ length: 200 }, (_, n) => ({
      event_id: own.event,
      household_id: own.household,
      first_name: `Convive ${n}`,
    }));
    const made = await service('/guests?select=token', {
      method: 'POST',
      headers: { prefer: 'return=representation' },
      body: rows,
    });
    const links = (made.json as Array<{ token: string }>).map((row) => row.token);
    expect(new Set(links).size).toBe(200);
    for (const link of links) expect(link).toMatch(/^[\w-]{22,}$/);
    // Each place takes many of the 64 letters: no counter, no clock, no fixed part.
    for (let place = 0; place < 22; place += 1) {
      expect(new Set(links.map((link) => link[place])).size).toBeGreaterThan(40);
    }
  });

  it.each([
    '',
    ' ',
    '%',
    '_'.repeat(32),
    '*',
    "' or '1'='1",
    'null',
    'undefined',
    '{}',
    '[]',
    '"',
    '\\',
    'é'.repeat(16),
  ])('D53 the link %j opens nothing', async (link) => {
    const answer = await as(link, '/guests');
    expect([answer.status, answer.json]).toEqual([200, []]);
  });

  it('D54 a revoked invitation is refused', async () => {
    const link = await makeOwnEvent();
    expect((await as(link, '/guests?select=id')).json).not.toEqual([]);
    const revoked = { revoked_at: new Date().toISOString() };
    await service(`/households?id=eq.${own.household}`, { method: 'PATCH', body: revoked });
    await expectDead(link);
  });

  it('D54 an expired invitation is refused', async () => {
    const link = await makeOwnEvent();
    expect((await as(link, '/guests?select=id')).json).not.toEqual([]);
    await service(`/events?id=eq.${own.event}`, { method: 'PATCH', body: { starts_on: '2020-01-01' } });
    await expectDead(link);
  });

  it("D55 a guest reads no one else's allergies", async () => {
    expect((await as(token.gaspard, '/guests?select=id&allergies=not.is.null')).json).toEqual([]);
    expect((await as(token.gaspard, '/guests?select=id&allergies=like.*ara*')).json).toEqual([]);
    expect((await as(token.helene, '/guests?select=allergies')).json).toEqual([{ allergies: 'arachide' }]);
    const { text } = await as(token.gaspard, '/guests?select=allergies.max()');
    expect(text).not.toContain('arachide');
  });
});

async function expectDead(link: string): Promise<void> {
  for (const path of ['/guests', '/households?select=id', '/events?select=id']) {
    const answer = await as(link, path);
    expect([answer.status, answer.json], path).toEqual([200, []]);
  }
  const change = { method: 'PATCH', headers: { prefer: 'return=representation' }, body: { message: 'encore là' } };
  expect((await as(link, `/guests?id=eq.${own.guest}`, change)).json).toEqual([]);
}

/** A living event with one guest, made anew; answers the guest's link. */
async function makeOwnEvent(): Promise<string> {
  await service(`/events?id=eq.${own.event}`, { method: 'DELETE' });
  const steps: Array<[string, Record<string, unknown>]> = [
    ['/events', { id: own.event, owner_id: id.nora, kind: 'autre', name: 'Essai', starts_on: '2099-06-12' }],
    ['/households', { id: own.household, event_id: own.event, name: 'Essai' }],
    ['/guests', { id: own.guest, event_id: own.event, household_id: own.household, first_name: 'Essai' }],
  ];
  for (const [path, body] of steps) expect((await service(path, { method: 'POST', body })).status).toBe(201);
  const { json } = await service(`/guests?id=eq.${own.guest}&select=token`);
  const [row] = json as Array<{ token: string }>;
  return row?.token ?? '';
}
