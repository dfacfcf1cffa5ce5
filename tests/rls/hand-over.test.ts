// An event that changes hands: who gives it, to whom, and what each may do from then on.
import { describe, expect, it } from 'vitest';
import { cast, id } from './cast.ts';
import { event } from './fixture.ts';
import { connectStory } from './story.ts';

const story = connectStory();
const { owner, editor, viewer, stranger, anon } = cast;

const give = 'select public.hand_over_event($1, $2)';
const toEdith = [event.a, id.edith];

describe('an event that changes hands', () => {
  it('belongs to whoever edited it; whoever gave it goes on editing, and cannot give it again', () =>
    story(async ({ call, rows, refusal, prepare }) => {
      await call(owner, give, toEdith);
      expect(await prepare('select owner_id from public.events where id = $1', [event.a])).toEqual([
        { owner_id: id.edith },
      ]);
      const team = `select user_id, role from public.event_members where event_id = '${event.a}' and role <> 'viewer' order by role`;
      expect(await rows(owner, team)).toEqual([
        { user_id: id.alice, role: 'editor' },
        { user_id: id.edith, role: 'owner' },
      ]);
      expect(
        await rows(editor, `select title, href from public.notifications where title like '%l’événement est à vous'`),
      ).toEqual([{ title: 'Alice & Ariel\u00a0: l’événement est à vous', href: `/client/events/${event.a}` }]);
      expect(await refusal(owner, give, toEdith)).toMatchObject({ code: '42501', reason: 'not-member' });
      expect(await refusal(owner, 'select public.request_event_deletion($1)', [event.a])).toMatchObject({
        code: '42501',
      });
      await call(editor, give, [event.a, id.alice]);
      expect(await rows(owner, team)).toMatchObject([{ user_id: id.edith }, { user_id: id.alice, role: 'owner' }]);
    }));

  it('is given by its owner alone', () =>
    story(async ({ refusal }) => {
      for (const caller of [editor, viewer, stranger, anon]) {
        expect(await refusal(caller, give, toEdith)).toMatchObject({ code: '42501' });
      }
      expect(await refusal(owner, give, [event.b, id.edith])).toMatchObject({ code: '42501' });
    }));

  it.each([
    ['somebody who only reads it', id.victor],
    ['a stranger', id.boris],
    ['its owner', id.alice],
    ['nobody', null],
  ])('is not given to %s, and stays where it is', (_, to) =>
    story(async ({ refusal, prepare }) => {
      expect(await refusal(owner, give, [event.a, to])).toMatchObject({ code: 'PT409', reason: 'not-editor' });
      expect(
        await prepare(`select from public.event_members where user_id = $1 and role = 'owner'`, [id.alice]),
      ).toHaveLength(1);
    }),
  );

  it('is not given to somebody without a client’s area', () =>
    story(async ({ refusal, prepare }) => {
      await prepare(`insert into public.event_members (event_id, user_id, role) values ($1, $2, 'editor')`, [
        event.a,
        id.petra,
      ]);
      expect(await refusal(owner, give, [event.a, id.petra])).toMatchObject({ reason: 'not-editor' });
    }));
});
