// Policies that change during a subscription, and policies of every kind: a subscriber receives what a select would show.
import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { sql } from './accounts.ts';
import { openSocket, type RawSocket, trouble } from './realtime-socket.ts';
import { ask, claims, library, sign } from './request.ts';

const tables: string[] = [];

afterAll(async () => {
  for (const table of tables) await sql(library, `drop table public.${table} cascade`);
  expect(await trouble(library)).toBeNull();
});

describe('R92 a rule', () => {
  it('R92 a row that was visible only within a transaction is not delivered', async () => {
    const table = await newTable(`create policy p on TABLE for select to anon, authenticated using (is_open)`);
    const raw = await listening(table);
    await sql(
      library,
      `do $$ begin
         insert into public.${table} (title, is_open) values ('secret draft', true);
         update public.${table} set is_open = false where title = 'secret draft';
       end $$`,
    );
    await sentinel(raw, table);
    expect(raw.text()).not.toContain('secret draft');
  });

  it('R92 a row that is opened and shut again in one statement’s wake shows no value between', async () => {
    const table = await newTable(`create policy p on TABLE for select to anon, authenticated using (is_open)`);
    await sql(library, `insert into public.${table} (title, is_open) values ('shut', false)`);
    const raw = await listening(table);
    await sql(
      library,
      `do $$ begin
         update public.${table} set is_open = true, title = 'secret between' where title = 'shut';
         update public.${table} set is_open = false, title = 'shut' where title = 'secret between';
       end $$`,
    );
    await sentinel(raw, table);
    expect(raw.text()).not.toContain('secret between');
  });

  it.each(['drop policy p on TABLE', 'revoke select on TABLE from anon'])(
    'R92 taken away by "%s" while somebody listens counts from the next row on',
    async (change) => {
      const table = await newTable(`create policy p on TABLE for select to anon, authenticated using (true)`);
      const raw = await listening(table);
      await sql(library, `insert into public.${table} (id, title) values (987654321, 'seen')`);
      await received(raw, 'seen');
      const before = raw.frames.all.length;
      await sql(library, change.replace('TABLE', `public.${table}`));
      await sql(library, `insert into public.${table} (title) values ('unseen')`);
      await sql(library, `delete from public.${table}`);
      await expectServed(raw);
      expect(raw.text(before)).not.toMatch(/unseen|987654321/);
    },
  );

  it('R95 a column taken away while somebody listens is not sent from the next row on', async () => {
    const table = await newTable(`create policy p on TABLE for select to anon, authenticated using (true)`);
    const raw = await listening(table);
    await sql(
      library,
      `revoke select on public.${table} from anon; grant select (id, is_open) on public.${table} to anon`,
    );
    await sql(library, `insert into public.${table} (title, is_open) values ('hidden title', true)`);
    await expectServed(raw);
    expect(raw.text()).not.toContain('hidden title');
  });

  it('R92 switched on while somebody listens counts at once', async () => {
    const table = await newTable(`alter table TABLE disable row level security`);
    const raw = await listening(table);
    await sql(library, `alter table public.${table} enable row level security`);
    await sql(library, `insert into public.${table} (title) values ('unseen')`);
    await expectServed(raw);
    expect(raw.text()).not.toContain('unseen');
  });

  it('R92 that restricts is added to those that permit', async () => {
    const table = await newTable(
      `create policy p on TABLE for select to anon, authenticated using (true);
       create policy q on TABLE as restrictive for select to anon using (title not like 'secret%')`,
    );
    const raw = await listening(table);
    await sql(library, `insert into public.${table} (title) values ('secret')`);
    await sentinel(raw, table);
    expect(raw.text()).not.toContain('"secret"');
  });

  it('R92 that only restricts shows nothing', async () => {
    const table = await newTable(`create policy q on TABLE as restrictive for select to anon using (true)`);
    const raw = await listening(table);
    await sql(library, `insert into public.${table} (title) values ('secret')`);
    await expectServed(raw);
    expect(raw.text()).not.toContain('secret');
  });

  it('R92 for other verbs shows nothing', async () => {
    const table = await newTable(
      `create policy p on TABLE for update to anon using (true);
       create policy q on TABLE for insert to anon with check (true);
       create policy r on TABLE for delete to anon using (true)`,
    );
    const raw = await listening(table);
    await sql(library, `insert into public.${table} (title) values ('secret')`);
    await expectServed(raw);
    expect(raw.text()).not.toContain('secret');
  });

  it('R92 that fails, for one row or for all, shows nothing and stops nobody else', async () => {
    const table = await newTable(
      `create policy p on TABLE for select to anon using (1 / (length(title) - 6) < 5 or title = 'sentinel')`,
    );
    const raw = await listening(table);
    await sql(library, `insert into public.${table} (title) values ('secret')`);
    await expectServed(raw);
    expect(raw.text()).not.toContain('secret');
  });

  it('R92 that asks its own table does as the table does', async () => {
    const table = await newTable(
      `create policy p on TABLE for select to anon using (exists (select from TABLE other where other.id = id))`,
    );
    expect((await ask(library, `/${table}`)).status).toBeGreaterThanOrEqual(400);
    const raw = await listening(table);
    await sql(library, `insert into public.${table} (title) values ('secret')`);
    await expectServed(raw);
    expect(raw.text()).not.toContain('secret');
  });

  it('R92 for another role shows nothing, and claims of one person open nothing for the next', async () => {
    const table = await newTable(
      `create policy p on TABLE for select to authenticated using (title = auth.jwt() ->> 'sub' or title = 'sentinel')`,
    );
    const people = [randomUUID(), randomUUID()];
    const tokens = await Promise.all(people.map((sub) => sign(library, claims(library, { sub }))));
    const sockets = await Promise.all(tokens.map((token) => listening(table, token)));
    const anon = await listening(table);
    for (const person of people) await sql(library, `insert into public.${table} (title) values ($1)`, [person]);
    await sql(library, `insert into public.${table} (title) values ('sentinel')`);
    for (const [i, raw] of sockets.entries()) {
      await received(raw, '"sentinel"');
      expect(raw.text()).toContain(people[i]);
      expect(raw.text()).not.toContain(people[1 - i]);
    }
    await expectServed(anon);
    expect(anon.text()).not.toMatch(new RegExp(people.join('|')));
  });

  it('R92 that writes is not let write', async () => {
    const table = await newTable(
      `create function public.note_reader_${tables.length}() returns boolean language plpgsql as $$
         begin delete from public.live_slots where suite = 'reader'; return true; end $$;
       create policy p on TABLE for select to anon using (public.note_reader_${tables.length}())`,
    );
    await sql(library, `insert into public.live_slots values ($1, 1, 'reader')`, [table]);
    const raw = await listening(table);
    await sql(library, `insert into public.${table} (title) values ('secret')`);
    await expectServed(raw);
    const left = await sql(library, `select 1 as n from public.live_slots where room = $1`, [table]);
    expect(left).toEqual([{ n: 1 }]);
  });

  it('R92 hides removals of rows that were hidden', async () => {
    const table = await newTable(`create policy p on TABLE for select to anon, authenticated using (is_open)`);
    await sql(library, `insert into public.${table} (id, title, is_open) values (987654321, 'x', false)`);
    const raw = await listening(table);
    await sql(library, `delete from public.${table} where id = 987654321`);
    await sentinel(raw, table);
    expect(raw.text()).not.toContain('987654321');
  });
});

/** A published table that strangers may select from as far as `rules` let them. */
async function newTable(rules: string): Promise<string> {
  const table = `live_rules_${randomUUID().slice(0, 8)}`;
  await sql(
    library,
    `create table public.${table} (id bigint generated by default as identity primary key, title text, is_open boolean);
     alter table public.${table} enable row level security;
     grant select on public.${table} to anon, authenticated;
     ${rules.replaceAll('TABLE', `public.${table}`)};
     alter publication supabase_realtime add table public.${table}`,
  );
  tables.push(table);
  return table;
}

const request = (table: string) => ({ event: '*', schema: 'public', table });

async function listening(table: string, token?: string): Promise<RawSocket> {
  const raw = await openSocket(library);
  const options = { config: { postgres_changes: [request(table)] } };
  await raw.join('rules', token === undefined ? options : { ...options, token });
  return raw;
}

/** A visible row of the same table, delivered after all before it. */
async function sentinel(raw: RawSocket, table: string): Promise<void> {
  await sql(library, `insert into public.${table} (title, is_open) values ('sentinel', true)`);
  await received(raw, '"sentinel"');
  raw.socket.terminate();
}

/** A row of another table, for when no row of this one may be delivered. */
async function expectServed(raw: RawSocket): Promise<void> {
  const suite = randomUUID();
  await raw.join(suite, { config: { postgres_changes: [{ ...request('live_notes'), filter: `suite=eq.${suite}` }] } });
  await sql(library, 'insert into public.live_notes (suite, title) values ($1, $1)', [suite]);
  await raw.messages.find(({ topic, event }) => topic === `realtime:${suite}` && event === 'postgres_changes');
  raw.socket.terminate();
}

const received = (raw: RawSocket, text: string) =>
  raw.frames.find((frame) => typeof frame === 'string' && frame.includes(text));
