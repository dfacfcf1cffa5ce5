// What an error says: nothing of rows, tables and columns that the caller cannot see.
import { describe, expect, it } from 'vitest';
import { event, guest, household } from '#tests/rls/support/fixture.ts';
import { sql } from './accounts.ts';
import { type Attempt, ask, library, product, tokenOf } from './request.ts';

const rpc = (name: string, body: object): [string, Attempt] => [`/rpc/${name}`, { method: 'POST', body }];

describe('an error of a function that runs with the rights of its owner', () => {
  it.each([
    [{ mood: 'furious' }, '23514'],
    [{ page: null }, '23502'],
    [{ code: 'sentinel-code' }, '23505'],
    [{ secret: 99_999 }, '23503'],
    [{ secret: 'sentinel' }, '22P02'],
  ])('D66 D74 prints no row, no key and no hidden column: %j', async (patch, code) => {
    const { status, json, text } = await ask(library, ...rpc('attack_write_diary', { patch }));
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(json).toMatchObject({ code, details: null, hint: null });
    expect(text).not.toMatch(/sentinel|Failing row|Key \(/);
  });

  it('D66 prints no value that it read', async () => {
    const { json, text } = await ask(library, '/rpc/attack_read_diary');
    expect(json).toMatchObject({ code: '22P02', message: 'invalid input syntax for type integer' });
    expect(text).not.toContain('sentinel');
  });

  it('D66 does not name a table that is hidden from the caller', async () => {
    for (const [path, attempt] of [
      rpc('attack_write_vault', { label: '' }),
      rpc('attack_write_vault', { label: null }),
      rpc('attack_peek', {}),
      ['/attack_window', {}] as const,
    ]) {
      const { status, text } = await ask(library, path, attempt);
      expect([400, 401]).toContain(status);
      expect(text).not.toMatch(/attack_vault|label/);
    }
  });

  it('D66 keeps the whole error for the service role', async () => {
    const token = library.secretKey;
    const { json } = await ask(library, '/rpc/attack_write_diary', {
      method: 'POST',
      token,
      body: { patch: { mood: 'x' } },
    });
    expect(json).toMatchObject({ code: '23514', details: expect.stringContaining('Failing row contains') });
  });
});

describe('a reference to a row of another tenant', () => {
  it('D74 is answered like a reference to no row at all', async () => {
    const token = await tokenOf('boris');
    const add = (household_id: string) =>
      ask(product, '/guests', {
        method: 'POST',
        token,
        body: { event_id: event.b, household_id, first_name: 'A', last_name: 'B' },
      });
    const real = await add(household.helene);
    const none = await add('00000000-0000-4000-8000-00000000dead');
    expect(real.status).toBe(409);
    expect([real.status, real.text]).toEqual([none.status, none.text]);
  });

  it('D74 a document in the folder of another event is refused whether its file exists or not', async () => {
    const token = await tokenOf('boris');
    const add = (path: string) =>
      ask(product, '/documents', { method: 'POST', token, body: { event_id: event.a, path, name: 'x' } });
    const [real] = await sql(product, 'select path from public.documents where event_id = $1', [event.a]);
    for (const path of [String(real?.['path']), `${event.a}/00000000-0000-4000-8000-00000000dead.pdf`])
      expect(await add(path)).toMatchObject({ status: 403, json: { code: '42501' } });
  });

  it('D74 is impossible: keys between tables of an event hold the event', async () => {
    const loose = await sql(
      product,
      `select k.conrelid::regclass::text as origin, k.conname from pg_constraint k
       join pg_attribute o on o.attrelid = k.conrelid and o.attname = 'event_id'
       join pg_attribute t on t.attrelid = k.confrelid and t.attname = 'event_id'
       where k.contype = 'f' and not o.attnum = any (k.conkey)
         and exists (select from unnest(k.conkey) n where has_column_privilege('authenticated', k.conrelid, n, 'insert, update'))`,
    );
    expect(loose).toEqual([]);
  });
});

describe('a hint', () => {
  it('D66 proposes no column that the caller cannot see', async () => {
    for (const path of [
      '/events?select=owner_i',
      '/events?select=id&expected_guest=eq.1',
      '/events?select=id&order=archived_a',
      '/moments?select=id,events(owner_i)',
      '/households?select=tag',
      '/partners?select=user_i',
    ]) {
      const { status, json, text } = await ask(product, path);
      expect([status, json]).toEqual([400, expect.objectContaining({ code: '42703' })]);
      expect(text).not.toMatch(/owner_id|expected_guests|archived_at|tags|user_id/);
    }
  });

  it('D66 proposes a column that the caller sees', async () => {
    const { json } = await ask(product, '/events?select=starts_o');
    expect(json).toMatchObject({ hint: 'Perhaps you meant to reference the column "events.starts_on".' });
  });

  it('D66 names no hidden table or function among those that are meant', async () => {
    const embedded = await ask(library, '/attack_rooms?select=attack_keys(*)');
    expect(embedded.json).toMatchObject({ code: 'PGRST201' });
    expect(embedded.text).not.toContain('attack_hidden_links');
    const called = await ask(library, '/rpc/attack_open?room=1');
    expect(called.json).toMatchObject({ code: 'PGRST203' });
    expect(called.text).not.toContain('hidden_argument');
  });
});

describe('a table that the caller may not touch', () => {
  it.each([
    ['/profiles?select=id,nothing(id)', {}],
    ['/profiles?select=id&nothing.id=eq.1', {}],
    ['/profiles', { method: 'POST', body: { nothing: 1 } }],
    ['/profiles?id=not.is.null', { method: 'PATCH', body: { nothing: 1 } }],
    ['/profiles', { method: 'PUT', body: { name: 'x' } }],
  ] satisfies Array<[string, Attempt]>)('D66 answers as to any other question: %s %j', async (path, attempt) => {
    const { status, json } = await ask(product, path, attempt);
    expect([status, json]).toEqual([401, expect.objectContaining({ code: '42501', details: null, hint: null })]);
  });
});

describe('the description of the service', () => {
  it('D66 names no column and no referenced table that the caller cannot see', async () => {
    const { json } = await ask(product, '/');
    const { definitions } = json as { definitions: Record<string, { properties: object }> };
    expect(Object.keys(definitions['events']?.properties ?? {}).toSorted()).toEqual([
      'cover_path',
      'ends_on',
      'id',
      'kind',
      'name',
      'place',
      'rsvp_closes_on',
      'starts_on',
    ]);
    expect(JSON.stringify(json)).not.toMatch(/profiles|owner_id/);
  });
});

describe('a change of many guests', () => {
  it.each([
    { age_group: 'martian' },
    { age_group: 7 },
    { is_plus_one: 'perhaps' },
    { diet: 'x'.repeat(500) },
    { household_id: 'nowhere' },
    { household_id: '00000000-0000-4000-8000-00000000dead' },
    { side: 'x'.repeat(100) },
    { language: 'klingon' },
    { add_tags: 'one' },
    { add_tags: Array.from({ length: 21 }, (_, n) => `tag ${n}`) },
    { invite: ['nowhere'] },
    { invite: ['00000000-0000-4000-8000-00000000dead'] },
    { invite: 'all' },
    { reply: { '00000000-0000-4000-8000-00000000dead': 'perhaps' } },
    { reply: 'yes' },
  ])('D66 refuses a wrong value with a sentence and shows nothing of the guest: %j', async (patch) => {
    const [row] = await sql(product, 'select token from public.guests where id = $1', [guest.helene]);
    const answer = await ask(product, '/rpc/bulk_update_guests', {
      method: 'POST',
      token: await tokenOf('alice'),
      body: { of_event: event.a, guests: [guest.helene], patch },
    });
    expect(answer.status, answer.text).toBe(422);
    expect(answer.json).toMatchObject({ code: 'PT422', message: 'Cette modification n’est pas possible.' });
    expect(answer.text).not.toContain(String(row?.['token']));
  });
});
