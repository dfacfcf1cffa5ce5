// An event that changes hands: who gives it, to whom, and what each may do from then on.
import { describe, expect, it } from 'vitest';
import { cast, id } from '#tests/rls/support/callers.ts';
import { event } from '#tests/rls/support/fixture.ts';
import { connectStory } from '#tests/rls/support/transaction.ts';

const story = connectStory();
const { owner, editor, viewer, stranger, anon } = cast;

const offer = 'select public.offer_event_handover($1, $2)';
const answer = 'select public.answer_event_handover($1, $2)';
const toEdith = [event.a, id.edith];
const news = 'select title, href from public.notifications where href like $1 order by title';
const page = `/client/events/${event.a}?part=team`;

describe('an event that changes hands', () => {
  it('belongs to the recipient who accepts; the former owner becomes an editor and cannot offer it again', () =>
    story(async ({ call, rows, refusal, prepare }) => {
      await call(owner, offer, toEdith);
      expect(await prepare('select owner_id from public.events where id = $1', [event.a])).toEqual([
        { owner_id: id.alice },
      ]);
      expect(await rows(editor, news, [page])).toEqual([
        { title: 'Alice & Ariel\u00a0: on vous propose l’événement', href: page },
      ]);
      await call(editor, answer, [event.a, true]);
      expect(await prepare('select owner_id from public.events where id = $1', [event.a])).toEqual([
        { owner_id: id.edith },
      ]);
      const team = `select user_id, role from public.event_members where event_id = '${event.a}' and role <> 'viewer' order by role`;
      expect(await rows(owner, team)).toEqual([
        { user_id: id.alice, role: 'editor' },
        { user_id: id.edith, role: 'owner' },
      ]);
      expect(await rows(owner, news, [page])).toEqual([
        { title: 'Alice & Ariel\u00a0: l’événement est transmis', href: page },
      ]);
      expect(await refusal(owner, offer, toEdith)).toMatchObject({ code: '42501', reason: 'not-member' });
      expect(await refusal(owner, 'select public.request_event_deletion($1)', [event.a])).toMatchObject({
        code: '42501',
      });
      await call(editor, offer, [event.a, id.alice]);
      await call(owner, answer, [event.a, true]);
      expect(await rows(owner, team)).toMatchObject([{ user_id: id.edith }, { user_id: id.alice, role: 'owner' }]);
    }));

  it('stays with its owner when declined, who is notified; the recipient is notified once a day', () =>
    story(async ({ call, rows }) => {
      for (let time = 0; time < 3; time += 1) {
        await call(owner, offer, toEdith);
        await call(editor, answer, [event.a, false]);
      }
      expect(await rows(editor, news, [page])).toHaveLength(1);
      expect(await rows(owner, news, [page])).toEqual([
        { title: 'Alice & Ariel\u00a0: votre proposition est déclinée', href: page },
      ]);
      expect(
        await rows(owner, `select from public.event_members where user_id = $1 and role = 'owner'`, [id.alice]),
      ).toHaveLength(1);
    }));

  it('is offered by its owner alone', () =>
    story(async ({ refusal }) => {
      for (const caller of [editor, viewer, stranger, anon]) {
        expect(await refusal(caller, offer, toEdith)).toMatchObject({ code: '42501' });
      }
      expect(await refusal(owner, offer, [event.b, id.edith])).toMatchObject({ code: '42501' });
    }));

  it.each([
    ['somebody who only reads it', id.victor],
    ['a stranger', id.boris],
    ['its owner', id.alice],
    ['nobody', null],
  ])('is not offered to %s', (_, to) =>
    story(async ({ refusal }) => {
      expect(await refusal(owner, offer, [event.a, to])).toMatchObject({ code: 'PT409', reason: 'not-editor' });
    }),
  );

  it('is not offered to somebody without a client’s area', () =>
    story(async ({ refusal, prepare }) => {
      await prepare(`insert into public.event_members (event_id, user_id, role) values ($1, $2, 'editor')`, [
        event.a,
        id.petra,
      ]);
      expect(await refusal(owner, offer, [event.a, id.petra])).toMatchObject({ reason: 'not-editor' });
    }));
});
