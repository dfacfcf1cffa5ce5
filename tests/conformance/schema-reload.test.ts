// The schema cache follows the database: by NOTIFY, and by itself.
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { anon, conformance } from './client.ts';

const admin = new pg.Client(conformance.admin);
const drop =
  'drop table if exists public.late_arrivals, public.later_arrivals; drop function if exists public.late_answer();';
beforeAll(async () => {
  await admin.connect();
  await admin.query(drop);
});
afterAll(async () => {
  await admin.query(`${drop} notify pgrst, 'reload schema'`);
  await admin.end();
});

describe('the schema cache', () => {
  it('finds a table, its relationships and a function made while it runs', async () => {
    expect((await anon.from('late_arrivals').select()).error?.code).toBe('PGRST205');
    await admin.query(`
      create table public.late_arrivals (id int primary key, book_id int references public.books (id));
      insert into public.late_arrivals values (1, 5);
      create function public.late_answer() returns int language sql stable as 'select 42';
      grant select on public.late_arrivals to anon;
      notify pgrst, 'reload schema';`);
    await vi.waitFor(
      async () => {
        const { data } = await anon.from('late_arrivals').select('id, books(title)').throwOnError();
        expect(data).toEqual([{ id: 1, books: { title: 'On Maps (and Other Lies)' } }]);
      },
      { timeout: 15_000, interval: 50 },
    );
    expect((await anon.rpc('late_answer')).data).toBe(42);
  });

  it('finds a column that was added', async () => {
    await admin.query(
      `alter table public.late_arrivals add column note text default 'fresh'; notify pgrst, 'reload schema';`,
    );
    const { data } = await anon.from('late_arrivals').select('note');
    expect(data).toEqual([{ note: 'fresh' }]);
    await admin.query('grant insert on public.late_arrivals to anon');
    await vi.waitFor(
      async () => {
        const { error } = await anon.from('late_arrivals').insert({ id: 2, note: 'written' });
        expect(error).toBeNull();
      },
      { timeout: 15_000, interval: 50 },
    );
  });

  it('forgets a table that was dropped', async () => {
    await admin.query(`${drop} notify pgrst, 'reload schema'`);
    await vi.waitFor(
      async () => {
        expect((await anon.from('late_arrivals').select()).error?.code).toBe('PGRST205');
      },
      { timeout: 15_000, interval: 50 },
    );
  });
});
