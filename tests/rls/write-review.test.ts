// A review needs a booking made here: who may write one, when, and what is shown of it.
import { describe, expect, it } from 'vitest';
import { partner } from './directory-fixture.ts';
import { event } from './fixture.ts';
import { accept, anon, editor, kept, offer, owner, petra, story, stranger, viewer } from './quote-story.ts';
import type { Stage } from './story.ts';

const write = 'select public.write_review($1, $2, $3, $4)';

/** Petra was booked, and the day has passed. */
async function over(stage: Stage): Promise<string> {
  const sent = await offer(stage);
  await stage.call(owner, accept, [sent]);
  const [row] = await stage.prepare(
    `with gone as (
       update public.quotes set starts_on = private.today() - 3, ends_on = null where id = $1 returning request_id
     )
     select request_id from gone`,
    [sent],
  );
  await stage.prepare('delete from public.reviews where partner_id = $1', [partner.listed]);
  await stage.prepare('select private.expire_requests()');
  return String(row?.['request_id']);
}

describe('a review', () => {
  it('is written by those who organised, shown with its check, and counted', () =>
    story(async (stage) => {
      const request = await over(stage);
      const made = await stage.call<string>(editor, write, [request, 4, ' Un soin rare ', ' Des fleurs partout. ']);
      expect(
        await stage.rows(
          anon,
          `select title, body, rating, checked, author_name, event_on = private.today() - 3 as is_dated from public.reviews where id = $1`,
          [made],
        ),
      ).toEqual([
        {
          title: 'Un soin rare',
          body: 'Des fleurs partout.',
          rating: 4,
          checked: 'réservation faite sur Liesse',
          author_name: 'Édith',
          is_dated: true,
        },
      ]);
      const [counted] = await stage.rows(
        owner,
        'select p.rating_count, q.review_id from public.partners p join public.quote_requests q on q.partner_id = p.id where q.id = $1',
        [request],
      );
      expect(counted).toEqual({ rating_count: 1, review_id: made });
      const board = await stage.call<{ request: { review_id: string } | null }[]>(
        owner,
        'select public.team_board($1)',
        [event.a],
      );
      expect(board.map((entry) => entry.request?.review_id)).toContain(made);
      expect(
        await stage.rows(petra, `select 1 from public.notifications where title = 'Un nouvel avis sur votre fiche'`),
      ).toHaveLength(1);
    }));

  it('is written once for a booking, whoever of the hosts comes second', () =>
    story(async (stage) => {
      const request = await over(stage);
      await stage.call(owner, write, [request, 5, '', 'Merveilleux.']);
      for (const host of [owner, editor]) {
        expect(await stage.refusal(host, write, [request, 1, '', 'Encore.'])).toMatchObject({
          code: 'PT409',
          reason: 'already-reviewed',
        });
      }
      expect(await stage.prepare('select 1 from public.reviews where partner_id = $1', [partner.listed])).toHaveLength(
        1,
      );
    }));

  it('is refused to everybody else, and without telling that there is something', () =>
    story(async (stage) => {
      const request = await over(stage);
      for (const caller of [viewer, kept, stranger, petra]) {
        expect(await stage.refusal(caller, write, [request, 5, '', 'Bravo.'])).toMatchObject({ reason: 'unknown' });
      }
      expect(await stage.refusal(anon, write, [request, 5, '', 'Bravo.'])).toMatchObject({ code: '42501' });
    }));

  it('waits for the end of the event, and is refused when it says nothing or too much', () =>
    story(async (stage) => {
      const sent = await offer(stage);
      await stage.call(owner, accept, [sent]);
      const [row] = await stage.prepare('select request_id from public.quotes where id = $1', [sent]);
      const early = row?.['request_id'];
      expect(await stage.refusal(owner, write, [early, 5, '', 'Bravo.'])).toMatchObject({
        reason: 'not-open',
        hint: 'accepted',
      });
      await stage.prepare(`update public.quote_requests set state = 'done' where id = $1`, [early]);
      for (const [rating, title, body, field] of [
        [0, '', 'Bravo.', 'rating'],
        [6, '', 'Bravo.', 'rating'],
        [null, '', 'Bravo.', 'rating'],
        [5, 'x'.repeat(121), 'Bravo.', 'title'],
        [5, '', '   ', 'body'],
        [5, '', null, 'body'],
        [5, '', 'x'.repeat(4001), 'body'],
      ]) {
        expect(await stage.refusal(owner, write, [early, rating, title, body])).toMatchObject({
          reason: 'invalid',
          hint: field,
        });
      }
    }));
});
