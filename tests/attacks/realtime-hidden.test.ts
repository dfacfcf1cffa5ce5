// What a listener may not see never reaches the line, whatever is asked for and however it is written.
import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from './accounts.ts';
import { openSocket, type RawSocket, trouble } from './realtime-socket.ts';
import { claims, library, sign } from './request.ts';

const SECRET = `secret-${randomUUID()}`;

afterAll(async () => expect(await trouble(library)).toBeNull());

describe('R92 a table', () => {
  const someone = randomUUID();
  let token = '';
  beforeAll(async () => {
    token = await sign(library, claims(library, { sub: someone }));
  });

  it.each([
    ['without a grant', 'public', 'live_secrets'],
    ['without a policy', 'public', 'live_vault'],
    ['in a schema that is closed', 'cellar', 'live_barrels'],
  ])('R92 %s sends nothing to strangers or members', async (_, schema, table) => {
    const sockets = await Promise.all([undefined, token].map((who) => listening(schema, table, who)));
    const id = randomInt(2 ** 31);
    await sql(library, `insert into ${schema}.${table} values ($1, $2, $2)`, [id, SECRET]);
    await sql(library, `update ${schema}.${table} set body = body || '!' where id = $1`, [id]);
    await Promise.all(sockets.map(sentinel));
    for (const raw of sockets) expect(raw.text()).not.toContain(SECRET);
    for (const { socket } of sockets) socket.terminate();
  });

  it('R92 without a grant does not even deliver the keys of deleted rows', async () => {
    const id = 1_900_000_000 + randomInt(1_000_000);
    await sql(library, 'insert into public.live_secrets values ($1, $2, $2)', [id, SECRET]);
    const raw = await listening('public', 'live_secrets', token);
    await sql(library, 'delete from public.live_secrets where id = $1', [id]);
    await sentinel(raw);
    expect(raw.text()).not.toContain(String(id));
    raw.socket.terminate();
  });

  it('R92 of another’s rows sends nothing, whatever filter asks for them', async () => {
    const raw = await openSocket(library);
    const requests = [
      { event: '*', schema: 'public', table: 'live_notes' },
      { event: 'INSERT', schema: 'public', table: 'live_notes', filter: `owner=eq.${someone}` },
      { event: 'INSERT', schema: 'public', table: 'live_notes', filter: `title=eq.${SECRET}` },
      { event: '*', schema: 'public' },
      { event: '*', schema: '*' },
    ];
    for (const [i, request] of requests.entries()) await raw.join(`r${i}`, changes([request]));
    await sql(library, 'insert into public.live_notes (suite, owner, title) values ($1, $2, $1)', [SECRET, someone]);
    await sentinel(raw);
    expect(raw.text().replaceAll(`title=eq.${SECRET}`, '')).not.toContain(SECRET);
    raw.socket.terminate();
  });

  it('R92 that is hidden and one that is not there answer alike', async () => {
    const raw = await openSocket(library);
    const answers = await Promise.all(
      ['live_secrets', 'live_nothing'].map(async (table, i) => {
        const reply = await raw.join(`h${i}`, changes([{ event: '*', schema: 'public', table }]));
        const systems = reply.status === 'ok' ? await raw.messages.find(isSystem(`realtime:h${i}`)) : null;
        return JSON.stringify([reply, systems?.payload]).replaceAll(table, 'TABLE').replaceAll(`h${i}`, 'TOPIC');
      }),
    );
    const withoutIds = answers.map((text) => text.replaceAll(/"id":("?)\d+\1/g, '"id":0'));
    expect(withoutIds[0]).toBe(withoutIds[1]);
    raw.socket.terminate();
  });

  it('R92 is not opened by claims that the listener writes', async () => {
    const raw = await openSocket(library, {
      query: '&role=service_role&user=admin',
      headers: { 'x-role': 'service_role', 'request.jwt.claims': '{"role":"service_role"}' },
    });
    await raw.ask('realtime:claims', 'phx_join', {
      config: { postgres_changes: [{ event: '*', schema: 'public', table: 'live_secrets', role: 'service_role' }] },
      role: 'service_role',
      claims: { role: 'service_role' },
      user_token: library.publishableKey,
    });
    await sql(library, 'insert into public.live_secrets values ($1, $2, $2)', [randomInt(2 ** 31), SECRET]);
    await sentinel(raw);
    expect(raw.text()).not.toContain(SECRET);
    raw.socket.terminate();
  });
});

describe('R95 a column', () => {
  const salary = 1_800_000_000 + randomInt(1_000_000);

  it.each([
    ['the whole row', {}],
    ['a filter on it', { filter: `salary=eq.${salary}` }],
    ['a filter of its range', { filter: 'salary=gt.1000' }],
    ['it by name', { select: ['id', 'salary'] }],
  ])('R95 that is not granted is not sent to who asks for %s', async (_, request) => {
    const raw = await openSocket(library);
    await raw.join('wages', changes([{ event: '*', schema: 'public', table: 'live_wages', ...request }]));
    const before = raw.frames.all.length;
    const id = randomInt(2 ** 31);
    await sql(library, 'insert into public.live_wages values ($1, $2, $2, $3)', [id, SECRET, salary]);
    await sql(library, 'update public.live_wages set salary = salary + 1 where id = $1', [id]);
    await sentinel(raw);
    const received = raw.text(before);
    expect(received).not.toContain('salary');
    expect(received).not.toContain(String(salary));
    // A filter on a hidden column would reveal its value by what is delivered and what is not.
    if ('filter' in request) expect(received).not.toContain(String(id));
    raw.socket.terminate();
  });
});

describe('D64 SQL in what is asked for', () => {
  const injections = [
    `'; drop table public.tags; --`,
    `" or true --`,
    'x) or (true',
    `1 union select body from public.live_secrets`,
    `$$; select pg_sleep(20); $$`,
    `pg_sleep(20)`,
    `\u0000`,
    `a\u0000b`,
    'x'.repeat(5_000),
    `../../etc/passwd`,
    `{}`,
    '%s%n',
  ];

  it.each(injections.map((text) => [text.slice(0, 40), text] as const))(
    'D64 %j as schema, table, column, operator, value or list does nothing',
    async (_, text) => {
      const raw = await openSocket(library);
      const requests = [
        { event: '*', schema: text, table: 'live_notes' },
        { event: '*', schema: 'public', table: text },
        { event: '*', schema: 'public', table: 'live_notes', filter: text },
        { event: '*', schema: 'public', table: 'live_notes', filter: `${text}=eq.1` },
        { event: '*', schema: 'public', table: 'live_notes', filter: `stars=${text}.1` },
        { event: '*', schema: 'public', table: 'live_notes', filter: `stars=eq.${text}` },
        { event: '*', schema: 'public', table: 'live_notes', filter: `title=eq.${text}` },
        { event: '*', schema: 'public', table: 'live_notes', filter: `title=in.(${text})` },
        { event: '*', schema: 'public', table: 'live_notes', filter: `title=match.${text}` },
        { event: '*', schema: 'public', table: 'live_notes', select: [text] },
        { event: text, schema: 'public', table: 'live_notes' },
      ];
      for (const [i, request] of requests.entries()) {
        const { response } = await raw.join(`i${i}`, changes([request]));
        const own = JSON.stringify(response).replaceAll(JSON.stringify(text).slice(1, -1), '');
        expect(own).not.toMatch(/syntax error|at character|\bselect .* from\b|node:|\.ts:/i);
      }
      const topic = await raw.join(text.slice(0, 100), { config: { private: true } });
      expect(topic.status).toBe('error');
      await sentinel(raw);
      expect(raw.text()).not.toMatch(/syntax error|unterminated/);
      raw.socket.terminate();
      expect(await sql(library, 'select count(*)::int as n from public.tags')).toEqual([{ n: 4 }]);
    },
  );

  it('D64 a pattern that never ends does not stop the others', async () => {
    const raw = await openSocket(library);
    const filter = `title=match.^(a+)+(b+)+((a|aa)+)+$`;
    await raw.join('slow', changes([{ event: '*', schema: 'public', table: 'live_notes', filter }]));
    await sql(library, 'insert into public.live_notes (suite, title) values ($1, $2)', ['x', `${'a'.repeat(5_000)}!`]);
    const other = await openSocket(library);
    await sentinel(other);
    raw.socket.terminate();
    other.socket.terminate();
  });
});

const changes = (postgres_changes: unknown[]) => ({ config: { postgres_changes } });

const isSystem = (topic: string) => (message: { topic: string; event: string }) =>
  message.topic === topic && message.event === 'system';

async function listening(schema: string, table: string, token?: string): Promise<RawSocket> {
  const raw = await openSocket(library);
  const options = changes([{ event: '*', schema, table }]);
  await raw.join('hidden', token === undefined ? options : { ...options, token });
  return raw;
}

/** A visible change, written after the hidden ones: once it arrives, earlier changes have been delivered or never will be. */
async function sentinel(raw: RawSocket): Promise<void> {
  const suite = `sentinel-${randomUUID()}`;
  const request = { event: 'INSERT', schema: 'public', table: 'live_notes', filter: `suite=eq.${suite}` };
  await raw.join(suite, changes([request]));
  await sql(library, 'insert into public.live_notes (suite) values ($1)', [suite]);
  await raw.messages.find(({ topic, event }) => topic === `realtime:${suite}` && event === 'postgres_changes');
}
