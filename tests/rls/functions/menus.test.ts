// Dishes and choices that two people write, or put in order, at the same time.
import { describe, expect, it } from 'vitest';
import { foreignKeyViolation, insufficientPrivilege } from '#tests/rls/support/attempt.ts';
import { cast } from '#tests/rls/support/callers.ts';
import { event, guest, moment } from '#tests/rls/support/fixture.ts';
import { menu } from '#tests/rls/support/guests-fixture.ts';
import { connectStory, type Stage } from '#tests/rls/support/transaction.ts';

const story = connectStory();
const { owner, editor, viewer, stranger, anon } = cast;
const meat = '00000000-0000-4000-8000-0000000000d7';
const tart = '00000000-0000-4000-8000-0000000000d8';
const uniqueViolation = '23505';

const addOthers = ({ prepare }: Stage) =>
  prepare(`insert into public.menus (id, event_id, moment_id, course, name, position) values
    ('${meat}', '${event.a}', '${moment.dinner}', 'main', 'Viande', 1),
    ('${tart}', '${event.a}', '${moment.dinner}', 'dessert', 'Tarte', 7)`);

const order = 'select public.order_menus($1, $2, $3)';
const placed = `select name, position, version from public.menus where moment_id = '${moment.dinner}' order by course, position`;

describe('the order of dishes', () => {
  it('is that of one course, written at once and only where it changes; it is no new wording', () =>
    story(async (stage) => {
      await addOthers(stage);
      expect(await stage.call(editor, order, [moment.dinner, 'main', [meat, menu.fish]])).toBe(2);
      expect(await stage.call(owner, order, [moment.dinner, 'main', [meat]])).toBe(0);
      expect(await stage.rows(owner, placed)).toEqual([
        { name: 'Tarte', position: 7, version: 1 },
        { name: 'Viande', position: 0, version: 1 },
        { name: 'Poisson', position: 1, version: 1 },
      ]);
    }));

  it('is the editors’', () =>
    story(async ({ refusal }) => {
      for (const caller of [viewer, stranger, anon]) {
        const { code } = await refusal(caller, order, [moment.dinner, 'main', [menu.fish]]);
        expect(code).toBe(insufficientPrivilege);
      }
    }));
});

it('a wording is written over the version that was read', () =>
  story(async ({ rows }) => {
    const over = `update public.menus set name = $1 where id = '${menu.fish}' and version = 1 returning version`;
    expect(await rows(editor, over, ['Bar de ligne'])).toEqual([{ version: 2 }]);
    expect(await rows(owner, over, ['Cabillaud'])).toEqual([]);
  }));

describe('a choice that hosts record', () => {
  const over = `update public.menu_choices set menu_id = $1
    where guest_id = '${guest.gaspard}' and moment_id = '${moment.dinner}' and course = 'main' and menu_id = $2 returning menu_id`;

  it('is written over the one that was read', () =>
    story(async (stage) => {
      await addOthers(stage);
      expect(await stage.rows(editor, over, [meat, menu.fish])).toEqual([{ menu_id: meat }]);
      expect(await stage.rows(owner, over, [meat, menu.fish])).toEqual([]);
    }));

  it('is of its own course, and one alone', () =>
    story(async (stage) => {
      await addOthers(stage);
      const add = `insert into public.menu_choices (event_id, guest_id, moment_id, course, menu_id)
        values ('${event.a}', '${guest.gaspard}', '${moment.dinner}', $1, $2)`;
      expect((await stage.refusal(editor, over, [tart, menu.fish])).code).toBe(foreignKeyViolation);
      expect((await stage.refusal(editor, add, ['main', meat])).code).toBe(uniqueViolation);
      expect((await stage.refusal(viewer, add, ['dessert', tart])).code).toBe(insufficientPrivilege);
      await stage.rows(editor, add, ['dessert', tart]);
    }));
});

describe('who chose what', () => {
  const read = 'select public.dish_choices($1)';
  const ofSome = 'select public.dish_choices($1, $2)';
  const comes = `insert into public.guest_replies (event_id, guest_id, moment_id, attending)
    values ('${event.a}', '${guest.gaspard}', '${moment.dinner}', $1)
    on conflict (guest_id, moment_id, event_id) do update set attending = excluded.attending`;

  it('is of those who come', () =>
    story(async ({ prepare, call }) => {
      await prepare('delete from public.guest_replies');
      expect(await call(viewer, read, [moment.dinner])).toEqual([]);
      await prepare(comes, [true]);
      const [gaspard, ...others] = await call<unknown[]>(viewer, read, [moment.dinner]);
      expect(gaspard).toMatchObject({ id: guest.gaspard, choices: { main: menu.fish } });
      expect(others).toEqual([]);
      expect(await call(viewer, ofSome, [moment.dinner, [guest.helene]])).toEqual([]);
      await prepare(comes, [false]);
      expect(await call(viewer, read, [moment.dinner])).toEqual([]);
    }));

  it('is for the members of its event', () =>
    story(async ({ refusal }) => {
      for (const caller of [stranger, anon]) {
        expect((await refusal(caller, read, [moment.dinner])).code).toBe(insufficientPrivilege);
      }
      expect((await refusal(owner, read, [moment.workshop])).code).toBe(insufficientPrivilege);
    }));
});
