// Replies that meet: two for the last place, one sent many times at once, many households together. They are written for good,
// so they have a database of their own.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareDatabase } from '@liesse/platform/postgres/bootstrap.ts';
import { copyPreparedCluster } from '@liesse/platform/postgres/fixtures/prepared-cluster.ts';
import { launchPostgres } from '@liesse/platform/postgres/launcher.ts';
import { applyMigrations } from '@liesse/platform/postgres/migrations.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { id } from '#tests/rls/support/callers.ts';
import { fixture } from '#tests/rls/support/fixture.ts';

const event = randomUUID();
const moment = randomUUID();
const HOUSEHOLDS = 40;

let pool: pg.Pool;
let dataDir: string;
let server: Awaited<ReturnType<typeof launchPostgres>>;
let people: { guest: string; token: string }[];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'liesse-last-place-'));
  await copyPreparedCluster(dataDir, { project: join(import.meta.dirname, '../../..'), seed: false });
  server = await launchPostgres({ dataDir, observe: () => {} });
  await prepareDatabase(server.connection);
  const folder = join(import.meta.dirname, '../../../supabase/migrations');
  await applyMigrations(server.connection, { folder, observe: () => {} });
  pool = new pg.Pool({ ...server.connection, max: 8 });
  // The server may end connections that the pool is closing.
  pool.on('error', () => {});
  await pool.query(fixture);
  await pool.query(`insert into public.events (id, owner_id, kind, name) values ($1, $2, 'autre', 'Presse')`, [
    event,
    id.nora,
  ]);
  await pool.query(`insert into public.moments (id, event_id, kind, name) values ($1, $2, 'diner', 'Dîner')`, [
    moment,
    event,
  ]);
  await pool.query(
    `with h as (
       insert into public.households (event_id, name) select $1, 'Foyer ' || n from generate_series(1, ${HOUSEHOLDS}) n
       returning id, event_id, name
     ), g as (
       insert into public.guests (event_id, household_id, first_name) select event_id, id, name from h returning id, event_id
     )
     insert into public.moment_invitations (event_id, guest_id, moment_id) select event_id, id, $2 from g`,
    [event, moment],
  );
  const { rows } = await pool.query<{ guest: string; token: string }>(
    `select g.id as guest, l.token from public.guests g join public.household_links l using (household_id)
     where g.event_id = $1`,
    [event],
  );
  people = rows;
});

afterAll(async () => {
  await pool?.end();
  await server?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const answer = ({ guest, token }: { guest: string; token: string }, key: string = randomUUID()) =>
  pool.query<{ answer: { repeated: boolean } }>('select public.guest_reply($1, $2, $3) as answer', [
    token,
    { people: [{ id: guest, answers: { [moment]: true } }] },
    key,
  ]);

async function reset(capacity: number | null): Promise<void> {
  await pool.query('delete from public.guest_replies where event_id = $1', [event]);
  await pool.query('update public.moments set capacity = $2 where id = $1', [moment, capacity]);
}

async function countComing(): Promise<number> {
  const { rowCount } = await pool.query('select from public.guest_replies where moment_id = $1 and attending', [
    moment,
  ]);
  return rowCount ?? 0;
}

describe('replies that arrive at once', () => {
  it('give the last place to one of two', async () => {
    await reset(1);
    const outcomes = await Promise.allSettled(people.slice(0, 2).map((person) => answer(person)));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(refused?.reason).toMatchObject({ code: 'PT409', detail: 'moment-full', hint: moment });
    expect(await countComing()).toBe(1);
  });

  it('fill a moment to its capacity and no further', async () => {
    await reset(25);
    const outcomes = await Promise.allSettled(people.map((person) => answer(person)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(25);
    expect(await countComing()).toBe(25);
  });

  it('F132 with one key are one: two hundred sendings, one row each', async () => {
    await reset(null);
    const sendings = people.slice(0, 20).flatMap((person) => {
      const key = randomUUID();
      return Array.from({ length: 10 }, () => answer(person, key));
    });
    const answers = (await Promise.all(sendings)).map(({ rows }) => rows[0]?.answer.repeated);
    expect(answers.filter((repeated) => !repeated)).toHaveLength(20);
    expect(await countComing()).toBe(20);
  });

  it('beside those that the hosts record wait for each other and never in a ring', async () => {
    await reset(1000);
    const byHosts = `insert into public.guest_replies (event_id, guest_id, moment_id, attending)
      select event_id, guest_id, moment_id, false from public.moment_invitations where event_id = $1
      order by guest_id on conflict (guest_id, moment_id, event_id) do update set attending = excluded.attending`;
    const outcomes = await Promise.allSettled(
      people.flatMap((person, n) => (n % 10 === 0 ? [answer(person), pool.query(byHosts, [event])] : [answer(person)])),
    );
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
  });

  it('with a dish that the hosts are just saving wait for it, and are then saved', async () => {
    const [person] = people;
    if (person === undefined) throw new Error('nobody is invited');
    const [fish, meat] = [randomUUID(), randomUUID()];
    await pool.query(
      `insert into public.menus (id, event_id, moment_id, course, name)
       values ($1, $3, $4, 'main', 'Poisson'), ($2, $3, $4, 'main', 'Viande')`,
      [fish, meat, event, moment],
    );
    const hosts = await pool.connect();
    await hosts.query('begin');
    await hosts.query(
      `insert into public.menu_choices (event_id, guest_id, moment_id, course, menu_id) values ($1, $2, $3, 'main', $4)`,
      [event, person.guest, moment, fish],
    );
    const reply = { people: [{ id: person.guest, menu: { [moment]: { main: meat } } }] };
    const answered = pool.query('select public.guest_reply($1, $2, $3)', [person.token, reply, randomUUID()]);
    const waiting = () => pool.query(`select from pg_stat_activity where wait_event_type = 'Lock'`);
    await expect.poll(async () => (await waiting()).rowCount).toBe(1);
    await hosts.query('commit');
    hosts.release();
    await answered;
    const { rows } = await pool.query('select menu_id from public.menu_choices where guest_id = $1', [person.guest]);
    expect(rows).toEqual([{ menu_id: meat }]);
  });
});
