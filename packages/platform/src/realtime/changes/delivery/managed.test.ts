// On a server that others run, where the platform's login is no superuser.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ChangesEnvironment, openEnvironment, person } from '#platform/realtime/changes/fixtures/environment.ts';

let environment: ChangesEnvironment;

beforeAll(async () => {
  environment = await openEnvironment(
    `create table public.owned (id int primary key, owner uuid);
     alter table public.owned enable row level security;
     create policy "owners read" on public.owned for select using (owner = (select auth.uid()));
     create policy "owners write" on public.owned for all using (owner = (select auth.uid()));
     alter publication supabase_realtime add table public.owned`,
    { isManaged: true },
  );
});

afterAll(() => environment?.end());

it('changes of a caller are delivered to those who may see them', async () => {
  const feed = await environment.openFeed();
  const owner = randomUUID();
  const owned = { event: '*', schema: 'public', table: 'owned' } as const;
  const listener = await environment.listen(feed, person(owner), [{ ...owned, filter: 'id=gt.0' }]);
  const nobody = await environment.listen(feed, person(), [owned]);
  for (const change of [
    `insert into public.owned values (1, '${owner}')`,
    'update public.owned set id = 2',
    'delete from public.owned',
  ]) {
    await asOwner(change, owner);
  }
  expect((await listener.changes(3)).map(({ type, record, old_record }) => [type, record?.id, old_record?.id])).toEqual(
    [
      ['INSERT', 1, undefined],
      ['UPDATE', 2, 1],
      ['DELETE', undefined, 2],
    ],
  );
  expect(nobody.received).toEqual([]);
  expect(environment.reports).toEqual([]);
});

it('the statements of a transaction are delivered as their result, where policies apply even to the owner', async () => {
  await environment.sql('alter table public.owned force row level security');
  const feed = await environment.openFeed();
  const owner = randomUUID();
  const listener = await environment.listen(feed, person(owner), [{ event: '*', schema: 'public', table: 'owned' }]);
  await asOwner(
    `insert into public.owned values (10, '${owner}'); update public.owned set id = 11 where id = 10`,
    owner,
  );
  await asOwner('update public.owned set id = 12 where id = 11; delete from public.owned where id = 12', owner);
  expect((await listener.changes(2)).map(({ type, record, old_record }) => [type, record?.id, old_record?.id])).toEqual(
    [
      ['INSERT', 11, undefined],
      ['DELETE', undefined, 11],
    ],
  );
  expect(environment.reports).toEqual([]);
});

const asOwner = (work: string, owner: string) =>
  environment.sql(`begin;
    set local role authenticated;
    set local request.jwt.claims = '{"role":"authenticated","sub":"${owner}"}';
    ${work};
    commit`);
