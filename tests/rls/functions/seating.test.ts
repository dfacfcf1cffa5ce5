// Who sits where: seats that two people write, tables that are full, and seats that are freed.
import { describe, expect, it } from 'vitest';
import { checkViolation, insufficientPrivilege } from '#tests/rls/support/attempt.ts';
import { cast, id, token } from '#tests/rls/support/callers.ts';
import { event, guest, household, moment } from '#tests/rls/support/fixture.ts';
import { secret } from '#tests/rls/support/guests-fixture.ts';
import { plan, seatingTable } from '#tests/rls/support/seating-fixture.ts';
import { connectStory, type Stage } from '#tests/rls/support/transaction.ts';

const story = connectStory();
const { owner, editor, viewer, stranger, anon } = cast;

const other = '00000000-0000-4000-8000-000000000a29';
const seat = 'select public.seat_guests($1, $2, $3)';
const seats = `select guest_id, table_id, seat, chair from public.seat_assignments where plan_id = '${plan.a}' order by guest_id`;

/** Moves and what was read before them, as the page sends them. */
const moving = (moves: object[], expected: object[] = []) => [plan.a, JSON.stringify(moves), JSON.stringify(expected)];
const read = { guest: guest.gaspard, table: seatingTable.a, seat: 1 };

const addTable = ({ prepare }: Stage, size = 4) =>
  prepare(
    `insert into public.seating_tables (id, event_id, plan_id, name, seats, x, y) values ($1, $2, $3, 'Les Lilas', $4, 800, 300)`,
    [other, event.a, plan.a, size],
  );

describe('seats', () => {
  it('are written at once, over what was read', () =>
    story(async (stage) => {
      await addTable(stage);
      const moves = [
        { guest: guest.gaspard, table: other, seat: 2 },
        { guest: guest.helene, table: seatingTable.a, seat: 1 },
      ];
      expect(await stage.call(editor, seat, moving(moves, [read]))).toBe(2);
      expect(await stage.rows(viewer, seats)).toEqual([
        { guest_id: guest.gaspard, table_id: other, seat: 2, chair: 'chair' },
        { guest_id: guest.helene, table_id: seatingTable.a, seat: 1, chair: 'chair' },
      ]);
      const { code, reason, message } = await stage.refusal(
        owner,
        seat,
        moving([{ guest: guest.gaspard, table: null }], [read]),
      );
      expect({ code, reason, message }).toEqual({
        code: 'PT409',
        reason: 'stale',
        message: 'Quelqu’un vient de placer Gaspard Petit à la table «\u00a0Les Lilas\u00a0».',
      });
    }));

  it('name who has them now', () =>
    story(async ({ refusal }) => {
      const taken = await refusal(owner, seat, moving([{ guest: guest.helene, table: seatingTable.a, seat: 1 }]));
      expect(taken).toMatchObject({
        reason: 'seat-taken',
        hint: guest.gaspard,
        message: 'Cette place est maintenant celle de Gaspard Petit.',
      });
    }));

  it('are as many as the table has, of which vendors take some', () =>
    story(async ({ prepare, refusal, call, rows }) => {
      await prepare(`update public.seating_tables set vendor_meals = 1 where id = '${seatingTable.a}'`);
      const move = moving([{ guest: guest.helene, table: seatingTable.a, seat: null }]);
      expect(await refusal(owner, seat, move)).toMatchObject({
        code: 'PT409',
        reason: 'table-full',
        hint: seatingTable.a,
        message: 'Il ne reste pas assez de places à la table 1\u00a0: elle en compte 1.',
      });
      await prepare(`update public.guests set age_group = 'baby' where id = '${guest.helene}'`);
      expect(await call(owner, seat, move)).toBe(1);
      expect(await rows(owner, seats)).toContainEqual(
        expect.objectContaining({ guest_id: guest.helene, chair: 'lap' }),
      );
    }));

  it('are for those who come to that moment', () =>
    story(async ({ prepare, refusal }) => {
      await prepare(`update public.guest_replies set attending = false where guest_id = '${guest.helene}'`);
      const move = (person: string) => moving([{ guest: person, table: seatingTable.a }]);
      expect(await refusal(owner, seat, move(guest.helene))).toMatchObject({
        reason: 'not-coming',
        message: 'Hélène Roy ne vient pas à ce moment.',
      });
      expect(await refusal(owner, seat, move(guest.plusOne))).toMatchObject({ code: 'PT409', reason: 'gone' });
      expect(await refusal(owner, seat, move(guest.xavier))).toMatchObject({ code: 'PT409', reason: 'gone' });
    }));

  it('refuse a seat that the table does not have, the same seat twice and another plan’s table', () =>
    story(async ({ refusal }) => {
      const reasonOf = async (moves: object[]) => (await refusal(owner, seat, moving(moves, [read]))).reason;
      expect(await reasonOf([{ guest: guest.helene, table: seatingTable.a, seat: 9 }])).toBe('invalid');
      expect(await reasonOf([{ guest: guest.helene, table: seatingTable.b, seat: 1 }])).toBe('gone');
      expect(
        await reasonOf([
          { guest: guest.helene, table: seatingTable.a, seat: 2 },
          { guest: guest.gaspard, table: seatingTable.a, seat: 2 },
        ]),
      ).toBe('invalid');
      expect(await reasonOf([])).toBe('invalid');
    }));

  it('are the editors’', () =>
    story(async ({ refusal }) => {
      for (const caller of [viewer, stranger, anon]) {
        const { code } = await refusal(caller, seat, moving([{ guest: guest.gaspard, table: null }], [read]));
        expect(code).toBe(insufficientPrivilege);
      }
    }));
});

describe('a seat is freed', () => {
  const title = `select title, body, href from public.notifications where href like '/client/seating%'`;

  it('by somebody who declines, and the hosts are notified once an hour', () =>
    story(async ({ prepare, rows }) => {
      await prepare(`update public.guest_replies set attending = false where guest_id = '${guest.gaspard}'`);
      expect(await rows(viewer, seats)).toEqual([]);
      expect(await rows(editor, title)).toEqual([
        {
          title: '1 place s’est libérée',
          body: 'Gaspard Petit ne vient plus et laisse sa place à la table 1.',
          href: `/client/seating?plan=${plan.a}&event=${event.a}`,
        },
      ]);
      expect(await rows(viewer, title)).toEqual([]);
      await prepare(`update public.guest_replies set attending = true where guest_id = '${guest.gaspard}'`);
      await prepare(
        `insert into public.seat_assignments (event_id, plan_id, moment_id, guest_id, table_id) values ($1, $2, $3, $4, $5)`,
        [event.a, plan.a, moment.townHall, guest.gaspard, seatingTable.a],
      );
      await prepare(`update public.guest_replies set attending = false where guest_id = '${guest.gaspard}'`);
      expect(await rows(editor, title)).toHaveLength(1);
    }));

  it('without a notification to the host who records the reply', () =>
    story(async ({ call, rows }) => {
      const answers = [{ guest: guest.gaspard, moment: moment.townHall, attending: false }];
      await call(owner, 'select public.record_replies($1, $2)', [event.a, JSON.stringify(answers)]);
      expect(await rows(owner, seats)).toEqual([]);
      expect(await rows(owner, title)).toEqual([]);
      expect(await rows(editor, title)).toHaveLength(1);
    }));

  it('by a withdrawn invitation, a deleted guest and a plan that stops seating people without a reply', () =>
    story(async ({ prepare, rows }) => {
      await prepare(`delete from public.moment_invitations where guest_id = '${guest.gaspard}'`);
      expect(await rows(owner, seats)).toEqual([]);
      await prepare(`update public.seating_plans set seats_unanswered = false where id = '${plan.b}'`);
      expect(await rows(stranger, `select from public.seat_assignments where plan_id = '${plan.b}'`)).toEqual([]);
    }));
});

describe('tables', () => {
  const save = 'select public.save_seating_tables($1, $2, $3)';
  const table = {
    id: seatingTable.a,
    name: 'Table d’honneur',
    shape: 'head',
    seats: 2,
    minimum: 0,
    vendor_meals: 0,
    x: 400,
    y: 300,
    rotation: 0,
  };
  const saving = (tables: object[], removed: object[] = []) => [
    plan.a,
    JSON.stringify(tables),
    JSON.stringify(removed),
  ];

  it('are added, changed and removed together, over the versions that were read', () =>
    story(async ({ call, rows, refusal }) => {
      const added = { ...table, id: other, name: '2', shape: 'round' };
      expect(await call(editor, save, saving([{ ...table, version: 1 }, added]))).toBe(2);
      const names = `select name, version from public.seating_tables where plan_id = '${plan.a}' order by position`;
      expect(await rows(viewer, names)).toEqual([
        { name: 'Table d’honneur', version: 2 },
        { name: '2', version: 1 },
      ]);
      const stale = await refusal(owner, save, saving([{ ...table, version: 1 }], [{ id: other, version: 1 }]));
      expect(stale).toMatchObject({ code: 'PT409', reason: 'stale' });
      expect(await rows(viewer, names)).toHaveLength(2);
      expect(await call(owner, save, saving([], [{ id: other, version: 1 }]))).toBe(1);
      for (const caller of [viewer, stranger, anon])
        expect((await refusal(caller, save, saving([added]))).code).toBe(insufficientPrivilege);
    }));

  it('do not become smaller than those who sit there', () =>
    story(async (stage) => {
      await stage.call(owner, seat, moving([{ guest: guest.helene, table: seatingTable.a, seat: 2 }]));
      const smaller = saving([{ ...table, seats: 1, version: 1 }]);
      expect(await stage.refusal(owner, save, smaller)).toMatchObject({
        reason: 'table-full',
        message: '2 personnes sont placées à la table d’honneur\u00a0: libérez d’abord des places.',
      });
      await stage.call(owner, seat, moving([{ guest: guest.gaspard, table: null }], [read]));
      await stage.call(owner, save, smaller);
      expect(await stage.rows(owner, seats)).toEqual([expect.objectContaining({ guest_id: guest.helene, seat: null })]);
    }));
});

it('a plan is added with its room and its tables, or not at all', () =>
  story(async ({ call, rows, refusal }) => {
    const add = 'select public.add_seating_plan($1, $2, $3, $4)';
    const table = { name: '1', shape: 'round', seats: 10, x: 300, y: 300 };
    const adding = (tables: object[]) => [
      moment.dinner,
      ' Dîner ',
      JSON.stringify({ room_width: 1800, room_length: 1200, elements: [] }),
      JSON.stringify(tables),
    ];
    const added = await call<string>(editor, add, adding([table, { ...table, name: '2', x: 600 }]));
    expect(await call(viewer, 'select public.seating_page($1)', [added])).toMatchObject({
      plan: { id: added, name: 'Dîner', moment_id: moment.dinner, room_width: 1800, room_length: 1200 },
      tables: [
        { name: '1', seats: 10, minimum: 0 },
        { name: '2', x: 600 },
      ],
    });
    const plans = `select id from public.seating_plans where moment_id = '${moment.dinner}'`;
    expect((await refusal(editor, add, adding([table, { ...table, seats: 0 }]))).code).toBe(checkViolation);
    expect(await rows(viewer, plans)).toEqual([{ id: added }]);
    for (const caller of [viewer, stranger, anon])
      expect((await refusal(caller, add, adding([table]))).code).toBe(insufficientPrivilege);
  }));

it('a plan is copied with its tables, seats and rules, and the copy is another plan', () =>
  story(async ({ call, rows, refusal }) => {
    const copied = await call<string>(editor, 'select public.copy_seating_plan($1, $2)', [plan.a, 'Essai']);
    const page = await call<Record<string, unknown[]>>(viewer, 'select public.seating_page($1)', [copied]);
    expect(page).toMatchObject({
      plan: { id: copied, name: 'Essai' },
      tables: [{ name: '1' }],
      seats: [{ guest_id: guest.gaspard, seat: 1 }],
      rules: [{ kind: 'household', household_ids: [household.gaspard] }],
    });
    expect(page['guests']).toHaveLength(2);
    expect(await rows(viewer, seats)).toHaveLength(1);
    for (const caller of [viewer, stranger, anon]) {
      const { code } = await refusal(caller, 'select public.copy_seating_plan($1, $2)', [plan.a, 'Essai']);
      expect(code).toBe(insufficientPrivilege);
    }
    for (const caller of [stranger, anon])
      expect((await refusal(caller, 'select public.seating_page($1)', [plan.a])).code).toBe(insufficientPrivilege);
  }));

describe('rules', () => {
  const add = `insert into public.seating_rules (event_id, plan_id, kind, guest_ids) values ('${event.a}', '${plan.a}', $1, $2)`;

  it('name people of the event, and forget those who are deleted', () =>
    story(async ({ prepare, rows, refusal }) => {
      expect(await refusal(owner, add, ['apart', [guest.gaspard, guest.xavier]])).toMatchObject({ reason: 'gone' });
      expect((await refusal(owner, add, ['apart', [guest.gaspard]])).code).toBe(checkViolation);
      await rows(owner, add, ['apart', [guest.gaspard, guest.helene]]);
      await rows(owner, add, ['near', [guest.gaspard, guest.helene, guest.plusOne]]);
      await prepare(`delete from public.guests where id = '${guest.helene}'`);
      const left = `select kind, guest_ids from public.seating_rules where kind <> 'household' and plan_id = '${plan.a}'`;
      expect(await rows(owner, left)).toEqual([{ kind: 'near', guest_ids: [guest.gaspard, guest.plusOne] }]);
      await prepare(`delete from public.households where id = '${household.gaspard}'`);
      expect(await rows(owner, `select from public.seating_rules where plan_id = '${plan.a}'`)).toEqual([]);
    }));
});

it('a room draws known things of a possible size', () =>
  story(async ({ rows, refusal }) => {
    const change = `update public.seating_plans set elements = $1 where id = '${plan.a}' returning version`;
    const floor = { id: 'a', kind: 'dance_floor', x: 100, y: 100, width: 500, height: 500, rotation: 0 };
    expect(await rows(editor, change, [JSON.stringify([floor])])).toEqual([{ version: 2 }]);
    for (const wrong of [
      { ...floor, kind: 'pool' },
      { ...floor, width: 'wide' },
      { ...floor, note: 'x' },
      'floor',
      null,
    ])
      expect((await refusal(editor, change, [JSON.stringify([wrong])])).code).toBe(checkViolation);
    expect((await refusal(editor, change, ['{}'])).code).toBe(checkViolation);
  }));

it('an event has twenty plans at most', () =>
  story(async ({ refusal }) => {
    const many = `insert into public.seating_plans (event_id, moment_id, name)
      select '${event.a}', '${moment.dinner}', 'Plan ' || n from generate_series(1, 20) n`;
    expect(await refusal({ role: 'authenticated', id: id.alice }, many)).toMatchObject({
      code: 'PT409',
      reason: 'too-many',
    });
  }));

describe('the chosen plan of a moment', () => {
  const another = '00000000-0000-4000-8000-000000000a2a';
  const chosen = `select id from public.seating_plans where event_id = '${event.a}' and is_chosen order by id`;
  const choose = `update public.seating_plans set is_chosen = true where id = '${another}'`;
  const addPlan = ({ prepare }: Stage) =>
    prepare(
      `insert into public.seating_plans (id, event_id, moment_id, name) values ('${another}', '${event.a}', '${moment.townHall}', 'Essai')`,
    );

  it('is the first, until another one is chosen', () =>
    story(async (stage) => {
      await addPlan(stage);
      expect(await stage.rows(viewer, chosen)).toEqual([{ id: plan.a }]);
      await stage.rows(editor, choose);
      expect(await stage.rows(viewer, chosen)).toEqual([{ id: another }]);
      await stage.rows(editor, `delete from public.seating_plans where id = '${another}'`);
      expect(await stage.rows(viewer, chosen)).toEqual([{ id: plan.a }]);
      // A moment that is deleted takes all of its plans along.
      await addPlan(stage);
      await stage.prepare('delete from public.moments where id = $1', [moment.townHall]);
      expect(await stage.rows(viewer, chosen)).toEqual([]);
    }));

  it('is what the kitchen reads, table by table, with the names of those who agreed', () =>
    story(async (stage) => {
      await stage.prepare(`update public.guests set diet = 'Végétarien' where id = '${guest.gaspard}'`);
      await stage.call(owner, seat, moving([{ guest: guest.helene, table: seatingTable.a, seat: 2 }]));
      const sheet = `select public.kitchen_sheet('${secret.kitchen}') -> 'tables' -> '${moment.townHall}' as tables`;
      const table = {
        id: seatingTable.a,
        name: '1',
        vendor_meals: 0,
        yes: { adult: 2, child: 0, baby: 0 },
        diets: [{ diet: 'végétarien', count: 1 }],
        menus: expect.any(Array),
        people: [{ first_name: 'Hélène', initial: 'R', seat: 2, diet: null, allergies: 'arachide' }],
      };
      expect(await stage.rows(anon, sheet)).toEqual([{ tables: [table] }]);
      await addPlan(stage);
      await stage.rows(owner, choose);
      expect(await stage.rows(anon, sheet)).toEqual([{ tables: [] }]);
    }));

  it('tells a household its table from the day that the hosts chose, and nobody else’s', () =>
    story(async (stage) => {
      const page = `select public.guest_page('${token.gaspard}') -> 'tables' as tables`;
      const showFrom = (days: number) =>
        stage.rows(
          editor,
          `update public.seating_plans set guests_see_from = private.today() + ${days} where id = '${plan.a}'`,
        );
      expect(await stage.rows(anon, page)).toEqual([{ tables: [] }]);
      await showFrom(1);
      expect(await stage.rows(anon, page)).toEqual([{ tables: [] }]);
      await showFrom(0);
      const own = { moment: moment.townHall, guest: guest.gaspard, name: '1' };
      expect(await stage.rows(anon, page)).toEqual([{ tables: [own] }]);
      expect(await stage.rows(anon, page.replace(token.gaspard, token.helene))).toEqual([{ tables: [] }]);
      await addPlan(stage);
      await stage.rows(owner, choose);
      expect(await stage.rows(anon, page)).toEqual([{ tables: [] }]);
    }));
});
