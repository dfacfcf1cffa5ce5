// An event with several owners: equal rights, and never without an owner.
import { describe, expect, it } from 'vitest';
import { cast, id } from '#tests/rls/support/callers.ts';
import { event } from '#tests/rls/support/fixture.ts';
import { connectStory, type Stage } from '#tests/rls/support/transaction.ts';

const story = connectStory();
const { owner, editor } = cast;

const setRole = (person: string, role: string) =>
  `update public.event_members set role = '${role}' where event_id = '${event.a}' and user_id = '${person}' returning 1`;
const remove = (person: string) =>
  `delete from public.event_members where event_id = '${event.a}' and user_id = '${person}' returning 1`;
const holder = ({ prepare }: Stage) => prepare('select owner_id from public.events where id = $1', [event.a]);
const news = `select title from public.notifications where title like 'Alice & Ariel%propriétaire' order by created_at`;

/** Edith accepts to own the event as well. */
async function share({ call }: Stage): Promise<void> {
  await call(owner, 'select public.offer_event_handover($1, $2, true)', [event.a, id.edith]);
  await call(editor, 'select public.answer_event_handover($1, true)', [event.a]);
}

describe('owners of one event', () => {
  it('accept to be one, and have all rights of the first', () =>
    story(async (stage) => {
      const { rows, call, refusal } = stage;
      expect(await refusal(owner, setRole(id.edith, 'owner'))).toMatchObject({ code: '42501' });
      await share(stage);
      expect(await rows(owner, `select title from public.notifications where title like '%égalité'`)).toEqual([
        { title: 'Alice & Ariel\u00a0: vous en êtes propriétaires à égalité' },
      ]);
      expect(await holder(stage)).toEqual([{ owner_id: id.alice }]);
      expect(await rows(editor, setRole(id.victor, 'editor'))).toHaveLength(1);
      expect(await call(editor, `select public.request_event_deletion('${event.a}')`)).not.toBeNull();
      expect(await call(owner, `select public.cancel_event_deletion('${event.a}')`)).toBe(true);
    }));

  it('remove each other, which notifies and moves the event to the one who remains', () =>
    story(async (stage) => {
      await share(stage);
      expect(await stage.rows(editor, remove(id.alice))).toHaveLength(1);
      expect(await holder(stage)).toEqual([{ owner_id: id.edith }]);
      expect(await stage.rows(owner, news)).toEqual([
        { title: 'Alice & Ariel\u00a0: vous n’en êtes plus propriétaire' },
      ]);
      expect(await stage.rows(editor, remove(id.edith))).toEqual([]);
    }));

  it('leave while another one remains', () =>
    story(async (stage) => {
      expect(await stage.rows(owner, remove(id.alice))).toEqual([]);
      await share(stage);
      expect(await stage.rows(owner, remove(id.alice))).toHaveLength(1);
      expect(await holder(stage)).toEqual([{ owner_id: id.edith }]);
      expect(await stage.rows(editor, setRole(id.edith, 'editor'))).toEqual([]);
    }));

  it('keep the event when the first one deletes the account', () =>
    story(async (stage) => {
      await share(stage);
      expect(await stage.call(owner, 'select public.preview_account_deletion()')).toMatchObject({
        events: [],
        remaining_events: ['Alice & Ariel'],
        obstacle: null,
      });
      await stage.prepare('delete from auth.users where id = $1', [id.alice]);
      expect(await holder(stage)).toEqual([{ owner_id: id.edith }]);
    }));
});
