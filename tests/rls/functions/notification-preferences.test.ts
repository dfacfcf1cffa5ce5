// The notification preferences of a person: their defaults, and that they are respected.
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { id } from '#tests/rls/support/callers.ts';

let client: pg.Client;
beforeAll(async () => {
  client = new pg.Client(inject('database'));
  await client.connect();
});
afterAll(() => client.end());
beforeEach(() => client.query('begin'));
afterEach(() => client.query('rollback'));

const rows = async (sql: string) => (await client.query({ text: sql, rowMode: 'array' })).rows;
const notify = (kind: string) =>
  client.query(`select private.notify($1, $2, 'Titre', '', null, 'key')`, [id.edith, kind]);

it('a new account has a choice for each kind, and no news by mail', async () => {
  await client.query(`insert into auth.users (id, email) values ('${id.newcomer}', 'new@example.fr')`);
  expect(
    await rows(
      `select kind, by_mail, in_app from public.notification_preferences where user_id = '${id.newcomer}' order by kind`,
    ),
  ).toEqual([
    ['messages', true, true],
    ['news', false, true],
    ['payments', true, true],
    ['quotes', true, true],
    ['replies', true, true],
    ['tasks', true, true],
  ]);
});

it('what somebody does not want in the application is not written there', async () => {
  const notifications = () => rows(`select kind from public.notifications where user_id = '${id.edith}'`);
  await client.query(
    `update public.notification_preferences set in_app = false where user_id = '${id.edith}' and kind = 'tasks'`,
  );
  await notify('tasks');
  expect(await notifications()).toEqual([]);
  await client.query(`delete from private.notified`);
  await notify('replies');
  expect(await notifications()).toEqual([['replies']]);
});

it('choices go with the account', async () => {
  await client.query(`delete from auth.users where id = '${id.victor}'`);
  expect(await rows(`select 1 from public.notification_preferences where user_id = '${id.victor}'`)).toEqual([]);
});
