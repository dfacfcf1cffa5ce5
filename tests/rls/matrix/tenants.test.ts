// One tenant and the others: what an event keeps to itself, and what its team may do.
import { describe, expect, it } from 'vitest';
import { connect, foreignKeyViolation, insufficientPrivilege, verdict } from '#tests/rls/support/attempt.ts';
import { cast, id } from '#tests/rls/support/callers.ts';
import { event, household } from '#tests/rls/support/fixture.ts';

const { attempt, seen, query } = connect();
const { anon, owner, editor, stranger, partner } = cast;

/** Written to be read by everybody; the matrix says which of their rows. */
const published = new Set([
  'areas',
  'communes',
  'partner_availability',
  'partner_photos',
  'partner_services',
  'partner_questions',
  'partners',
  'posts',
  'reviews',
  'site_pages',
  'site_settings',
]);

describe('strangers', () => {
  it('D43 every table as anon gives no row or a refusal', async () => {
    for (const table of (await tableNames()).filter((name) => !published.has(name))) {
      const outcome = verdict(await attempt(anon, `select 1 from public.${table}`));
      expect([0, insufficientPrivilege], table).toContain(outcome);
    }
  });

  it('D44 a user sees nothing of the event of another', async () => {
    for (const table of ['events', ...(await tablesOfEvents())]) {
      const column = table === 'events' ? 'id' : 'event_id';
      expect(await seen(stranger, `select 1 from public.${table} where ${column} = '${event.a}'`), table).toEqual([]);
      expect(await seen(stranger, `select 1 from public.${table} where ${column} = '${event.b}'`), table).not.toEqual(
        [],
      );
    }
  });

  it("D45 an insert with another's event_id is refused", async () => {
    const sql = `insert into public.households (event_id, name) values ('${event.a}', 'Intrus')`;
    expect(verdict(await attempt(stranger, sql))).toBe(insufficientPrivilege);
  });

  it("D45 a guest cannot be put in another event's household", async () => {
    const sql = `insert into public.guests (event_id, household_id, first_name)
      values ('${event.b}', '${household.gaspard}', 'Intrus')`;
    expect(verdict(await attempt(stranger, sql))).toBe(foreignKeyViolation);
  });

  it('D46 a row cannot be moved to another tenant', async () => {
    const moves = [
      `update public.guests set event_id = '${event.b}'`,
      `update public.households set event_id = '${event.b}'`,
      `update public.moments set event_id = '${event.b}'`,
      `update public.event_members set event_id = '${event.b}'`,
      `update public.event_budgets set event_id = '${event.b}'`,
      `update public.guest_replies set event_id = '${event.b}'`,
      `update public.events set owner_id = '${id.boris}'`,
    ];
    for (const move of moves) expect(verdict(await attempt(owner, move)), move).toBe(insufficientPrivilege);
    const adopt = `update public.guests set household_id = '${household.xavier}'`;
    expect(verdict(await attempt(owner, adopt))).toBe(foreignKeyViolation);
  });

  it('D55 a partner reads no budget', async () => {
    expect(await seen(partner, 'select * from public.event_budgets')).toEqual([]);
  });
});

describe('events', () => {
  it('a new event makes its owner a member, and shows itself in the answer', async () => {
    const sql = `insert into public.events (kind, name) values ('mariage', 'Nouveau') returning owner_id`;
    expect(await seen(stranger, sql)).toEqual([{ owner_id: id.boris }]);
    const member = `with made as (select id from public.events where name = 'Nouveau')
      select role from public.event_members where event_id in (select id from made)`;
    const made = `insert into public.events (owner_id, kind, name) values ('${id.boris}', 'mariage', 'Nouveau')`;
    expect(await seen(stranger, member, made)).toEqual([{ role: 'owner' }]);
  });

  it('the only owner cannot be removed or demoted, and nobody is made an owner without accepting it', async () => {
    const mine = `event_id = '${event.a}' and user_id = '${id.alice}'`;
    expect(verdict(await attempt(owner, `delete from public.event_members where ${mine}`))).toBe(0);
    expect(verdict(await attempt(owner, `update public.event_members set role = 'viewer' where ${mine}`))).toBe(0);
    const promote = `update public.event_members set role = 'owner' where user_id = '${id.edith}'`;
    expect(verdict(await attempt(editor, promote))).toBe(0);
    expect(verdict(await attempt(owner, promote))).toBe(insufficientPrivilege);
  });

  it('a name is ordered as in French', async () => {
    const sorted = `select name from public.households order by name`;
    const more = `insert into public.households (event_id, name) values ('${event.a}', 'Élodie'), ('${event.a}', 'zoé')`;
    expect((await seen(owner, sorted, more)).map((row) => row.name)).toEqual(['Élodie', 'Gaspard', 'Hélène', 'zoé']);
  });
});

async function tableNames(): Promise<string[]> {
  const { rows } = await query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p')`,
  );
  return rows.map(({ name }) => name);
}

async function tablesOfEvents(): Promise<string[]> {
  const { rows } = await query<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'event_id'`,
  );
  return rows.map(({ name }) => name);
}
