// A review needs a booking made here: who may write one, when, and what is shown of it.
import { REVIEW_LEAD_DAYS } from '@liesse/domain';
import { describe, expect, it } from 'vitest';
import { cast, id } from '#tests/rls/support/callers.ts';
import { partner } from '#tests/rls/support/directory-fixture.ts';
import { event } from '#tests/rls/support/fixture.ts';
import {
  accept,
  anon,
  editor,
  offer,
  owner,
  petra,
  stranger,
  viewer,
  withoutBudget,
} from '#tests/rls/support/quote-steps.ts';
import { connectStory, type Stage } from '#tests/rls/support/transaction.ts';
import { moveBookingBack } from '#tests/support/booking-time.ts';

const story = connectStory();

const write = 'select public.write_review($1, $2, $3, $4)';
const five = [5, '', 'Merveilleux.'];

interface Written {
  id: string;
  state: 'shown' | 'held';
}

/** Petra was booked, and the day has passed. */
async function over(stage: Stage): Promise<string> {
  const sent = await offer(stage);
  await stage.call(owner, accept, [sent]);
  const [row] = await stage.prepare('select request_id from public.quotes where id = $1', [sent]);
  const request = String(row?.['request_id']);
  await stage.prepare(moveBookingBack, [request, 3]);
  await stage.prepare('delete from public.reviews where partner_id = $1', [partner.listed]);
  await stage.prepare('select private.expire_requests()');
  return request;
}

describe('a review', () => {
  it('is written by those who organised, shown with its check, and counted', () =>
    story(async (stage) => {
      const request = await over(stage);
      const { id: made, state } = await stage.call<Written>(editor, write, [
        request,
        4,
        ' Un soin rare ',
        ' Des fleurs partout. ',
      ]);
      expect(state).toBe('shown');
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
        'select public.event_partner_board($1)',
        [event.a],
      );
      expect(board.map((entry) => entry.request?.review_id)).toContain(made);
      expect(
        await stage.rows(petra, `select 1 from public.notifications where title = 'Un nouvel avis sur votre fiche'`),
      ).toHaveLength(1);
    }));

  it('is written once for a booking, whichever host comes second', () =>
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
      for (const caller of [viewer, withoutBudget, stranger, petra]) {
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

  it('D80 is earned by a booking that was asked for in good time and whose days have all passed', () =>
    story(async (stage) => {
      expect(await stage.prepare('select private.review_lead_days() as days')).toEqual([{ days: REVIEW_LEAD_DAYS }]);
      const request = await over(stage);
      const check = (change: string) => `update private.booking_checks set ${change} where request_id = $1`;
      for (const [statement, reason] of [
        ["update public.quote_requests set created_at = now() - interval '9 days' where id = $1", 'not-earned'],
        [check('accepted_on = starts_on'), 'not-earned'],
        [check('starts_on = null'), 'not-earned'],
        // The event is over now, and was agreed on for a day that is not.
        [check('ends_on = private.today()'), 'not-open'],
        // It was agreed on for a day that is over, and was put off.
        [
          `update public.events set starts_on = private.today() where id = (select event_id from public.quote_requests where id = $1)`,
          'not-open',
        ],
      ] as const) {
        await stage.prepare('savepoint honest');
        await stage.prepare(statement, [request]);
        expect(await stage.refusal(owner, write, [request, ...five]), statement).toMatchObject({
          code: 'PT409',
          reason,
        });
        await stage.prepare('rollback to savepoint honest');
      }
      expect(await stage.call(owner, write, [request, ...five])).toMatchObject({ state: 'shown' });
    }));

  it.each([
    [
      'the same mailbox',
      `update auth.users set email = 'a.l.i.c.e+fleurs@googlemail.com' where id = '${id.petra}';
      update auth.users set email = 'Alice@gmail.com' where id = '${id.alice}'`,
    ],
    [
      'the same telephone',
      `update public.profiles set phone = '06 12 34 56 78' where id = '${id.edith}';
      update public.profiles set phone = '+33612345678' where id = '${id.petra}'`,
    ],
    [
      'the partner in the team',
      `insert into public.event_members (event_id, user_id, role) values ('${event.a}', '${id.petra}', 'viewer')`,
    ],
  ])('D80 is not earned with %s', (_what, statements) =>
    story(async (stage) => {
      const request = await over(stage);
      await stage.prepare(statements);
      expect(await stage.refusal(owner, write, [request, ...five])).toMatchObject({
        reason: 'not-earned',
        hint: 'linked',
      });
    }),
  );

  it('D80 is one for an event, however often its members book', () =>
    story(async (stage) => {
      const request = await over(stage);
      await stage.call(owner, write, [request, ...five]);
      const [again] = await stage.prepare(
        `insert into public.quote_requests (event_id, partner_id, partner_name, trade, message, kind, event_name, state, created_at)
         select event_id, partner_id, partner_name, trade, message, kind, event_name, state, created_at
         from public.quote_requests where id = $1 returning id`,
        [request],
      );
      await stage.prepare(
        `insert into public.quotes (request_id, event_id, partner_id, partner_name, number, state, valid_until)
         values ($1, $2, $3, 'Petra', '2020-0001', 'accepted', private.today())`,
        [again?.['id'], event.a, partner.listed],
      );
      await stage.prepare(
        `insert into private.booking_checks select $2, links, accepted_on, starts_on, ends_on from private.booking_checks where request_id = $1`,
        [request, again?.['id']],
      );
      expect(await stage.refusal(editor, write, [again?.['id'], ...five])).toMatchObject({
        reason: 'already-reviewed',
      });
    }));
});

describe('a review that looks linked to the partner', () => {
  /** Both signed up within the hour. */
  const together = `update auth.users set created_at = (select created_at from auth.users where id = '${id.alice}') where id = '${id.petra}'`;
  const decide = 'select public.decide_case($1, $2, $3)';
  const caseOf = async (stage: Stage, made: string): Promise<string> =>
    String((await stage.prepare('select id from private.moderation_cases where subject_id = $1', [made]))[0]?.['id']);
  const ada = cast['admin with permission'];
  const luc = cast['admin without permission'];

  async function held(stage: Stage): Promise<string> {
    const request = await over(stage);
    await stage.prepare(together);
    const { id: made, state } = await stage.call<Written>(owner, write, [request, ...five]);
    expect(state).toBe('held');
    return made;
  }

  it('D80 is held: its author reads it, the partner and everybody else do not, and it counts for nothing', () =>
    story(async (stage) => {
      const made = await held(stage);
      const one = 'select state from public.reviews where id = $1';
      for (const reader of [owner, ada]) expect(await stage.rows(reader, one, [made])).toEqual([{ state: 'held' }]);
      for (const other of [anon, editor, stranger, petra, luc])
        expect(await stage.rows(other, one, [made])).toEqual([]);
      expect(await stage.prepare('select rating_count from public.partners where id = $1', [partner.listed])).toEqual([
        { rating_count: 0 },
      ]);
      expect(await stage.rows(petra, `select 1 from public.notifications where title like '%avis%'`)).toEqual([]);
      expect(JSON.stringify(await stage.call(petra, 'select public.export_account()'))).not.toContain(made);
      expect(await stage.call(ada, 'select public.moderation_case($1)', [await caseOf(stage, made)])).toMatchObject({
        cause: 'held',
        content: { reasons: ['accounts-together'], has_booking: true },
      });
      for (const other of [owner, petra, luc, stranger]) {
        expect(await stage.refusal(other, 'select public.moderation_queue()')).toMatchObject({ code: '42501' });
      }
    }));

  it('D80 is published by those who moderate, and counts from then on', () =>
    story(async (stage) => {
      const made = await held(stage);
      const one = await caseOf(stage, made);
      for (const other of [anon, owner, petra, luc, stranger]) {
        expect(await stage.refusal(other, decide, [one, 'keep', null])).toMatchObject({ code: '42501' });
      }
      expect(await stage.refusal(ada, decide, [one, 'remove', ' '])).toMatchObject({ code: 'PT422' });
      expect(await stage.call(ada, decide, [one, 'keep', null])).toBe('keep');
      expect(await stage.prepare('select rating_count from public.partners where id = $1', [partner.listed])).toEqual([
        { rating_count: 1 },
      ]);
      expect(
        await stage.rows(petra, `select 1 from public.notifications where title = 'Un nouvel avis sur votre fiche'`),
      ).toHaveLength(1);
      expect(
        await stage.rows(owner, `select 1 from public.notifications where title like 'Votre avis sur % est publié'`),
      ).toHaveLength(1);
    }));

  it('is refused with a reason, which its author reads', () =>
    story(async (stage) => {
      const made = await held(stage);
      await stage.call(ada, decide, [await caseOf(stage, made), 'remove', 'Avis de complaisance']);
      expect(await stage.rows(owner, 'select state from public.reviews where id = $1', [made])).toEqual([
        { state: 'hidden' },
      ]);
      expect(
        await stage.rows(
          owner,
          `select 1 from public.notifications where title like 'Votre avis sur % n’est pas publié'`,
        ),
      ).toHaveLength(1);
    }));

  it('is not moderated by its author or its partner', () =>
    story(async (stage) => {
      const one = await caseOf(stage, await held(stage));
      for (const person of [id.alice, id.petra]) {
        await stage.prepare(`update public.profiles set permissions = '{manage_partners}' where id = $1`, [person]);
      }
      for (const judge of [owner, petra]) {
        expect(await stage.refusal(judge, decide, [one, 'keep', null])).toMatchObject({ code: '42501' });
      }
    }));

  it('is held whatever its links where the site checks reviews before publication', () =>
    story(async (stage) => {
      const request = await over(stage);
      await stage.prepare(
        `update public.site_settings set value = value || '{"reviews": "before"}' where key = 'moderation'`,
      );
      expect(await stage.call(owner, write, [request, ...five])).toMatchObject({ state: 'held' });
    }));

  it('is held for a listing that has just begun', () =>
    story(async (stage) => {
      const request = await over(stage);
      await stage.prepare("update public.partners set created_at = now() - interval '20 days'");
      expect(await stage.call(owner, write, [request, ...five])).toMatchObject({ state: 'held' });
    }));
});
