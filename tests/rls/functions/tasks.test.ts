// Tasks: days that follow the event, plans added once, changes of many that can be taken back, and who may say that one is done.
import { proposedTasks } from '@liesse/domain';
import { describe, expect, it } from 'vitest';
import { cast, id } from '#tests/rls/support/callers.ts';
import { event } from '#tests/rls/support/fixture.ts';
import { task } from '#tests/rls/support/planning-fixture.ts';
import { connectStory, type Stage } from '#tests/rls/support/transaction.ts';

const story = connectStory();
const { owner, editor, viewer, stranger, anon } = cast;
const withoutBudget = cast['viewer without budget'];

interface Row {
  id: string;
  title: string;
  due_on: string | null;
  days_before: number | null;
  state: string;
  version: number;
}

const columns = 'id, title, due_on::text, days_before, state, version';
const read = async ({ rows }: Stage, which = task.a) =>
  (await rows<Row>(owner, `select ${columns} from public.tasks where id = $1`, [which]))[0];
const eventDay = `update public.events set starts_on = $1::date, rsvp_closes_on = null where id = '${event.a}'`;
const change = (set: string) => `update public.tasks set ${set} where id = '${task.a}' returning due_on::text`;

describe('a due day', () => {
  it('is so many days before the event, and follows it while the task is not done', () =>
    story(async (stage) => {
      await stage.prepare(eventDay, ['2010-06-12']);
      expect(await read(stage)).toMatchObject({ due_on: '2010-03-04', days_before: 100 });
      await stage.call(owner, change(`state = 'done'`));
      await stage.prepare(eventDay, ['2010-07-12']);
      expect(await read(stage)).toMatchObject({ due_on: '2010-03-04' });
      await stage.call(owner, change(`state = 'todo'`));
      expect(await read(stage)).toMatchObject({ due_on: '2010-04-03' });
    }));

  it('moved by hand stays so many days before; fixed, it stays where it is', () =>
    story(async (stage) => {
      await stage.prepare(eventDay, ['2010-06-12']);
      await stage.call(owner, change(`due_on = '2010-06-02'`));
      expect(await read(stage)).toMatchObject({ due_on: '2010-06-02', days_before: 10 });
      await stage.call(owner, change(`days_before = null, due_on = '2010-06-03'`));
      await stage.prepare(eventDay, ['2010-07-12']);
      expect(await read(stage)).toMatchObject({ due_on: '2010-06-03', days_before: null });
    }));

  it('is open while the event has none', () =>
    story(async (stage) => {
      await stage.prepare(eventDay, [null]);
      expect(await read(stage)).toMatchObject({ due_on: null, days_before: 100 });
      await stage.prepare(eventDay, ['2010-06-12']);
      expect(await read(stage)).toMatchObject({ due_on: '2010-03-04' });
    }));

  it('that does not exist is refused', () =>
    story(async ({ refusal }) => {
      expect(await refusal(owner, change(`due_on = '2010-02-30'`))).toMatchObject({ code: '22008' });
      expect(await refusal(owner, change('days_before = 99999'))).toMatchObject({ code: '23514' });
    }));
});

describe('a plan', () => {
  const plan = 'select public.plan_tasks($1, $2)';
  const wedding = JSON.stringify(proposedTasks('mariage', '2010-06-12', '2009-01-01'));

  it('is added once, in its order', () =>
    story(async (stage) => {
      await stage.prepare(eventDay, ['2010-06-12']);
      expect(await stage.call(editor, plan, [event.a, wedding])).toEqual({ added: 107, skipped: 0 });
      expect(await stage.call(editor, plan, [event.a, wedding])).toEqual({ added: 0, skipped: 107 });
      const rows = await stage.rows<Row>(
        owner,
        `select ${columns} from public.tasks where event_id = $1 and template is not null order by position, id`,
        [event.a],
      );
      expect(rows[0]).toMatchObject({ title: 'Fixer ensemble le budget total', due_on: '2009-01-01' });
      expect(rows.map((row) => row.title)).toEqual(JSON.parse(wedding).map(({ title }: Row) => title));
    }));

  it('is refused to those who do not organise, and when it is no list', () =>
    story(async ({ refusal }) => {
      for (const caller of [viewer, stranger]) {
        expect(await refusal(caller, plan, [event.a, wedding])).toMatchObject({ code: '42501', reason: 'not-member' });
      }
      expect(await refusal(anon, plan, [event.a, wedding])).toMatchObject({ code: '42501' });
      expect(await refusal(owner, plan, [event.a, '[]'])).toMatchObject({ code: 'PT422', reason: 'invalid' });
      const bad = JSON.stringify([{ template: 'x', title: 'X', category: 'inconnue', days_before: 1 }]);
      expect(await refusal(owner, plan, [event.a, bad])).toMatchObject({ code: '23514' });
    }));
});

describe('a state', () => {
  const set = 'select public.set_task_state($1, $2)';

  it('is set by the assignee, and by owners and editors', () =>
    story(async (stage) => {
      expect(await stage.call(viewer, set, [task.a, 'done'])).toBe(2);
      const [row] = await stage.prepare(
        `select done_by, done_at is not null as dated from public.tasks where id = $1`,
        [task.a],
      );
      expect(row).toEqual({ done_by: id.victor, dated: true });
      expect(await stage.call(editor, set, [task.a, 'todo'])).toBe(3);
      for (const caller of [withoutBudget, stranger]) {
        expect(await stage.refusal(caller, set, [task.a, 'done'])).toMatchObject({ reason: 'not-member' });
      }
      expect(await stage.refusal(owner, set, [task.a, 'perdu'])).toMatchObject({ reason: 'invalid' });
      const activity = await stage.rows(
        withoutBudget,
        `select kind, subject from public.event_activity where kind = 'task_done'`,
      );
      expect(activity).toEqual([{ kind: 'task_done', subject: 'Réserver le lieu' }]);
    }));

  it('is nobody’s to stamp, and a member who left has no tasks', () =>
    story(async (stage) => {
      expect(await stage.refusal(owner, change('done_at = now()'))).toMatchObject({ code: '42501' });
      await stage.prepare(`delete from public.event_members where user_id = $1`, [id.victor]);
      const [row] = await stage.prepare('select assignee_id from public.tasks where id = $1', [task.a]);
      expect(row).toEqual({ assignee_id: null });
    }));
});

describe('a change of many', () => {
  const bulk = 'select public.bulk_update_tasks($1, $2, $3)';
  const undo = 'select public.undo_tasks($1)';
  interface Change {
    count: number;
    undo: string;
  }

  it('is taken back as one, save what was edited since', () =>
    story(async (stage) => {
      await stage.prepare(eventDay, ['2010-06-12']);
      await stage.call(owner, 'select public.plan_tasks($1, $2)', [
        event.a,
        JSON.stringify(proposedTasks('autre', null, '2009-01-01')),
      ]);
      const all = await stage.rows<Row>(owner, `select ${columns} from public.tasks where event_id = $1 order by id`, [
        event.a,
      ]);
      const ids = all.map((row) => row.id);
      const made = await stage.call<Change>(editor, bulk, [event.a, ids, { state: 'done', category: 'photo' }]);
      expect(made.count).toBe(13);
      await stage.call(owner, change(`title = 'Autre'`));
      expect(await stage.call(editor, undo, [made.undo])).toEqual({ restored: 12, skipped: [task.a] });
      const after = await stage.rows<Row>(
        owner,
        `select ${columns} from public.tasks where event_id = $1 order by id`,
        [event.a],
      );
      for (const [n, row] of after.entries()) {
        if (row.id !== task.a) expect({ ...row, version: 0 }).toEqual({ ...all[n], version: 0 });
      }
      expect(await stage.refusal(editor, undo, [made.undo])).toMatchObject({ reason: 'unknown' });
    }));

  it('shifts days, fixes a day and gives tasks to a member', () =>
    story(async (stage) => {
      await stage.prepare(eventDay, ['2010-06-12']);
      await stage.call(owner, bulk, [event.a, [task.a], { shift_days: 7 }]);
      expect(await read(stage)).toMatchObject({ due_on: '2010-03-11', days_before: 93 });
      const fixed = await stage.call<Change>(owner, bulk, [
        event.a,
        [task.a],
        { due_on: '2010-01-01', assignee_id: null },
      ]);
      expect(await read(stage)).toMatchObject({ due_on: '2010-01-01', days_before: null });
      await stage.call(owner, undo, [fixed.undo]);
      expect(await read(stage)).toMatchObject({ due_on: '2010-03-11', days_before: 93 });
      expect(await stage.refusal(owner, bulk, [event.a, [task.a], { assignee_id: id.boris }])).toMatchObject({
        code: '23503',
      });
      expect(await stage.refusal(owner, bulk, [event.a, [task.a], { title: 'x' }])).toMatchObject({
        reason: 'invalid',
      });
    }));

  it('that deletes is taken back too, with what is left of its ties', () =>
    story(async (stage) => {
      const gone = await stage.call<Change>(owner, 'select public.delete_tasks($1, $2)', [event.a, [task.a, task.b]]);
      expect(gone.count).toBe(1);
      await stage.prepare('delete from public.event_members where user_id = $1', [id.victor]);
      expect(await stage.refusal(stranger, undo, [gone.undo])).toMatchObject({ reason: 'unknown' });
      expect(await stage.call(editor, undo, [gone.undo])).toEqual({ restored: 1, skipped: [] });
      expect(await read(stage)).toMatchObject({ title: 'Réserver le lieu', days_before: 100 });
    }));

  it('is refused to those who do not organise', () =>
    story(async ({ refusal }) => {
      expect(await refusal(viewer, bulk, [event.a, [task.a], { state: 'done' }])).toMatchObject({
        reason: 'not-member',
      });
    }));
});

describe('an order by hand', () => {
  const place = `select public.place_row('tasks', $1, $2)`;
  const titles = async ({ rows }: Stage) =>
    (await rows<Row>(owner, `select title from public.tasks where event_id = $1 order by position, id`, [event.a])).map(
      ({ title }) => title,
    );

  it('puts a row before another or at the end, and bumps no version', () =>
    story(async (stage) => {
      const add = `insert into public.tasks (event_id, title) values ('${event.a}', $1) returning id`;
      const second = await stage.call<string>(owner, add, ['Deux']);
      const third = await stage.call<string>(owner, add, ['Trois']);
      await stage.call(editor, place, [third, second]);
      expect(await titles(stage)).toEqual(['Réserver le lieu', 'Trois', 'Deux']);
      await stage.call(editor, place, [task.a, null]);
      expect(await titles(stage)).toEqual(['Trois', 'Deux', 'Réserver le lieu']);
      await stage.call(editor, place, [task.a, third]);
      expect(await titles(stage)).toEqual(['Réserver le lieu', 'Trois', 'Deux']);
      expect(await read(stage)).toMatchObject({ version: 1 });
    }));

  it('never runs out of room between two', () =>
    story(async (stage) => {
      const add = `insert into public.tasks (event_id, title) values ('${event.a}', $1) returning id`;
      const rows = [await stage.call<string>(owner, add, ['Deux']), await stage.call<string>(owner, add, ['Trois'])];
      for (let n = 0; n < 120; n += 1) await stage.call(owner, place, [rows[n % 2], rows[(n + 1) % 2]]);
      expect(await titles(stage)).toEqual(['Réserver le lieu', 'Trois', 'Deux']);
    }));

  it('is refused to those who do not organise, and for other tables', () =>
    story(async ({ refusal }) => {
      expect(await refusal(viewer, place, [task.a, null])).toMatchObject({ reason: 'not-member' });
      expect(await refusal(stranger, place, [task.a, null])).toMatchObject({ reason: 'unknown' });
      expect(await refusal(owner, `select public.place_row('profiles', $1, null)`, [task.a])).toMatchObject({
        reason: 'invalid',
      });
    }));
});
