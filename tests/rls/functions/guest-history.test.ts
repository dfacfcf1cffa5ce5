// What was done to a guest list in a week: who reads it, what can be taken back, and what stays as somebody left it since.
import { describe, expect, it } from 'vitest';
import { cast, id, token } from '#tests/rls/support/callers.ts';
import { event, guest, household, moment } from '#tests/rls/support/fixture.ts';
import { connectStory, type Stage } from '#tests/rls/support/transaction.ts';

const story = connectStory();
const { owner, editor, viewer, stranger, anon } = cast;

interface Entry {
  id: string;
  kind: string;
  patch: object;
  made_by: string;
  is_own: boolean;
  guests: number;
  edited: number;
  gone: number;
  undone_by: string | null;
}

const history = 'select public.guest_history($1)';
const undo = 'select public.undo_guests($1)';
const read = ({ call }: Stage) => call<Entry[]>(owner, history, [event.a]);
const newest = async (stage: Stage) => (await read(stage))[0];
const rows = (names: string[]) =>
  JSON.stringify(names.map((first_name, line) => ({ line, household: 'Petit', first_name })));
const importOf = ({ call }: Stage, ...names: string[]) =>
  call<{ undo: string }>(owner, 'select public.import_guests($1, $2)', [event.a, rows(names)]);
const patchOf = ({ call }: Stage, patch: object, guests: string[]) =>
  call<{ undo: string }>(owner, 'select public.bulk_update_guests($1, $2, $3)', [
    event.a,
    guests,
    JSON.stringify(patch),
  ]);
/** Moves the recorded changes back, because time does not advance within a transaction. */
const pass = ({ prepare }: Stage, days = 0) =>
  prepare(`update private.guest_undos set made_at = made_at - make_interval(days => $1, mins => 1)`, [days]);
const known = ({ prepare }: Stage, who: string) => prepare('select age_group from public.guests where id = $1', [who]);

describe('the history of a guest list', () => {
  it('says who did what to how many, to those who edit alone', () =>
    story(async (stage) => {
      await importOf(stage, 'Ana', 'Bob');
      await pass(stage);
      await patchOf(stage, { age_group: 'child' }, [guest.gaspard, guest.helene]);
      expect(await stage.call(editor, history, [event.a])).toMatchObject([
        {
          kind: 'change',
          patch: { age_group: 'child' },
          made_by: 'Alice',
          is_own: false,
          guests: 2,
          edited: 0,
          gone: 0,
        },
        { kind: 'import', made_by: 'Alice', guests: 2, households: 1 },
      ]);
      for (const caller of [viewer, stranger]) {
        expect(await stage.refusal(caller, history, [event.a])).toMatchObject({ reason: 'not-member' });
      }
      expect(await stage.refusal(anon, history, [event.a])).toMatchObject({ code: '42501' });
    }));

  it('takes an import back within seven days, once, and remembers it', () =>
    story(async (stage) => {
      const { undo: made } = await importOf(stage, 'Ana', 'Bob');
      await pass(stage, 6);
      for (const caller of [viewer, stranger]) {
        expect(await stage.refusal(caller, undo, [made])).toMatchObject({ code: 'PT404' });
      }
      expect(await stage.call(editor, undo, [made])).toEqual({ restored: 2, skipped: [], unseated: 0 });
      expect(await stage.prepare(`select 1 from public.households where name = 'Petit'`)).toEqual([]);
      expect(await newest(stage)).toMatchObject({ kind: 'import', undone_by: 'Édith' });
      expect(await stage.prepare('select before from private.guest_undos where id = $1', [made])).toEqual([
        { before: {} },
      ]);
      expect(await stage.refusal(editor, undo, [made])).toMatchObject({ code: 'PT404' });
    }));

  it('ends after a week, and with the health data of an event that is over', () =>
    story(async (stage) => {
      const { undo: made } = await importOf(stage, 'Ana');
      await pass(stage, 7);
      expect(await read(stage)).toEqual([]);
      expect(await stage.refusal(owner, undo, [made])).toMatchObject({ code: 'PT404' });
      await importOf(stage, 'Bob');
      await stage.prepare(
        `update public.events set starts_on = private.today() - 31, rsvp_closes_on = null where id = $1`,
        [event.a],
      );
      await stage.prepare('select private.forget_guests()');
      expect(await stage.prepare('select 1 from private.guest_undos')).toEqual([]);
    }));

  it('leaves an imported person who has replied since', () =>
    story(async (stage) => {
      const { undo: made } = await importOf(stage, 'Ana', 'Bob');
      await pass(stage);
      await stage.prepare(
        `with one as (select id from public.guests where first_name = 'Ana'), invited as (
           insert into public.moment_invitations (event_id, guest_id, moment_id) select $1, id, $2 from one
         ) select 1`,
        [event.a, moment.dinner],
      );
      await stage.prepare(
        `insert into public.guest_replies (event_id, guest_id, moment_id, attending)
         select $1, id, $2, true from public.guests where first_name = 'Ana'`,
        [event.a, moment.dinner],
      );
      expect(await newest(stage)).toMatchObject({ guests: 2, edited: 1 });
      expect(await stage.call(owner, undo, [made])).toMatchObject({ restored: 1 });
      expect(await stage.prepare(`select first_name from public.guests where first_name in ('Ana', 'Bob')`)).toEqual([
        { first_name: 'Ana' },
      ]);
    }));

  it('brings nobody back whom somebody deleted after the change', () =>
    story(async (stage) => {
      const { undo: made } = await patchOf(stage, { age_group: 'child' }, [guest.gaspard, guest.helene]);
      await pass(stage);
      await stage.call(owner, 'select public.delete_guests($1, $2)', [event.a, [guest.helene]]);
      const entries = await read(stage);
      expect(entries.map(({ kind, gone }) => ({ kind, gone }))).toEqual([
        { kind: 'deletion', gone: 0 },
        { kind: 'change', gone: 1 },
      ]);
      expect(await stage.call(owner, undo, [made])).toMatchObject({ restored: 1 });
      expect(await known(stage, guest.gaspard)).toEqual([{ age_group: 'adult' }]);
      expect(await known(stage, guest.helene)).toEqual([]);
      expect(await stage.prepare('select 1 from public.households where id = $1', [household.helene])).toEqual([]);
    }));

  it('takes two deletions of one household back in either order, with its link', () =>
    story(async (stage) => {
      const drop = 'select public.delete_guests($1, $2)';
      const link = () =>
        stage.prepare('select token from public.household_links where household_id = $1', [household.gaspard]);
      const before = await link();
      const first = await stage.call<{ undo: string }>(owner, drop, [event.a, [guest.plusOne]]);
      await pass(stage);
      const second = await stage.call<{ undo: string }>(owner, drop, [event.a, [guest.gaspard]]);
      await stage.call(owner, undo, [first.undo]);
      await stage.call(owner, undo, [second.undo]);
      expect(await known(stage, guest.gaspard)).toHaveLength(1);
      expect(await known(stage, guest.plusOne)).toHaveLength(1);
      expect(await link()).toEqual(before);
    }));

  it('holds nothing that a household has erased', () =>
    story(async (stage) => {
      await stage.prepare(
        `update public.guests set email = 'p@example.fr', allergies = 'noix', allergies_consent_at = now() where id = $1`,
        [guest.plusOne],
      );
      await stage.call(owner, 'select public.delete_guests($1, $2)', [event.a, [guest.plusOne]]);
      await stage.call(anon, 'select public.guest_forget($1)', [token.gaspard]);
      const [kept] = await stage.prepare('select before::text from private.guest_undos');
      expect(kept?.before).not.toMatch(/noix|p@example\.fr/);
      expect(kept?.before).toContain(guest.plusOne);
      expect(await stage.prepare('select made_by from private.guest_undos')).toEqual([{ made_by: id.alice }]);
    }));
});
