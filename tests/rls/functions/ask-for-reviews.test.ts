// A week after the event, those who organised it are asked for their reviews: once, by one mail, and not where it would hurt.
import { describe, expect, it } from 'vitest';
import { id } from '#tests/rls/support/callers.ts';
import { partner } from '#tests/rls/support/directory-fixture.ts';
import {
  accept,
  editor,
  offer,
  owner,
  petra,
  stranger,
  viewer,
  withoutBudget,
} from '#tests/rls/support/quote-steps.ts';
import { mails, noteMails } from '#tests/rls/support/recorded-mails.ts';
import { connectStory, type Stage } from '#tests/rls/support/transaction.ts';
import { moveBookingBack } from '#tests/support/booking-time.ts';

const story = connectStory();

const ask = 'select private.ask_for_reviews() as notified';
const asked = `select title, href from public.notifications where title like 'Votre avis sur %'`;

/** Petra was booked for an event that ended so many days ago. */
async function over(stage: Stage, days: number): Promise<string> {
  await noteMails(stage);
  const sent = await offer(stage);
  await stage.call(owner, accept, [sent]);
  const [row] = await stage.prepare('select request_id from public.quotes where id = $1', [sent]);
  await stage.prepare(moveBookingBack, [row?.['request_id'], days]);
  await stage.prepare('delete from public.reviews');
  await stage.prepare('select private.expire_requests()');
  return String(row?.['request_id']);
}

describe('a review', () => {
  it('is asked of those who organised, a week after the last day, once', () =>
    story(async (stage) => {
      const request = await over(stage, 7);
      await stage.prepare(ask);
      const [name] = await stage.prepare('select partner_name from public.quote_requests where id = $1', [request]);
      const question = {
        title: `Votre avis sur ${String(name?.['partner_name'])}`,
        href: `/client/partners/requests/${request}?avis=1`,
      };
      for (const host of [owner, editor]) expect(await stage.rows(host, asked)).toEqual([question]);
      for (const other of [viewer, withoutBudget, stranger, petra]) expect(await stage.rows(other, asked)).toEqual([]);
      const sent = await mails(stage);
      expect(sent.filter(({ subject }) => subject === question.title).map(({ recipient }) => recipient)).toEqual([
        'alice@example.fr',
        'edith@example.fr',
      ]);
      expect(sent.find(({ subject }) => subject === question.title)?.body).toContain(
        `https://liesse.example${question.href}`,
      );
      await stage.rows(owner, 'delete from public.notifications');
      await stage.prepare(ask);
      expect(await stage.rows(owner, asked)).toEqual([]);
      expect(await mails(stage)).toHaveLength(sent.length);
    }));

  it.each([6, 38])('is not asked %i days after', (days) =>
    story(async (stage) => {
      await over(stage, days);
      expect(await stage.prepare(ask)).toEqual([{ notified: 0 }]);
    }),
  );

  it.each([
    ['a booking that has one', `select public.write_review($1, 5, '', 'Merveilleux.')`],
    [
      'a booking that was cancelled',
      `update public.quote_requests set state = 'declined', declined_by = 'client' where id = $1`,
    ],
    [
      'a booking that was asked for at the last moment',
      `update public.quote_requests set created_at = now() - interval '10 days' where id = $1`,
    ],
    ['a partner who is gone', 'update public.quote_requests set partner_id = null where id = $1'],
    [
      'an event that was put away',
      'update public.events set archived_at = now() where id = (select event_id from public.quote_requests where id = $1)',
    ],
    [
      'an event that is to be deleted',
      `update public.events set deletion_on = private.today() + 30
       where id = (select event_id from public.quote_requests where id = $1)`,
    ],
  ])('is not asked for %s', (_what, done) =>
    story(async (stage) => {
      const request = await over(stage, 8);
      if (done.includes('write_review')) await stage.call(owner, done, [request]);
      else await stage.prepare(done, [request]);
      expect(await stage.prepare(ask)).toEqual([{ notified: 0 }]);
    }),
  );

  it('is asked for each partner in the application, and for all of them in one mail', () =>
    story(async (stage) => {
      const request = await over(stage, 7);
      await stage.prepare(
        `with other as (
           insert into public.quote_requests (event_id, partner_id, partner_name, trade, message, kind, event_name, state, created_at)
           select event_id, $2, 'Platine', trade, message, kind, event_name, 'done', created_at
           from public.quote_requests where id = $1 returning id
         )
         insert into private.booking_checks (request_id, accepted_on, starts_on, ends_on)
         select other.id, accepted_on, starts_on, ends_on from private.booking_checks, other where request_id = $1`,
        [request, partner.hidden],
      );
      await stage.prepare(ask);
      expect(await stage.rows(owner, asked)).toHaveLength(2);
      const sent = (await mails(stage)).filter(({ subject }) => /^Vo(?:s|tre) avis sur /.test(subject));
      expect(sent.map(({ subject }) => subject)).toEqual([
        'Vos avis sur 2 prestataires',
        'Vos avis sur 2 prestataires',
      ]);
      expect(sent[0]?.body).toContain('· Platine');
      expect(sent[0]?.body).toContain('https://liesse.example/client/partners?event=');
    }));

  it('is not asked of people who reviewed that partner already, nor by mail of those who want none', () =>
    story(async (stage) => {
      await over(stage, 7);
      await stage.prepare(
        `insert into public.reviews (partner_id, author_id, author_name, event_on, rating, body, checked)
         values ($1, $2, 'Alice', private.today() - 400, 5, 'Déjà.', 'réservation faite sur Liesse')`,
        [partner.listed, id.alice],
      );
      await stage.prepare(`update public.notification_preferences set by_mail = false where user_id = $1`, [id.edith]);
      const before = (await mails(stage)).length;
      expect(await stage.prepare(ask)).toEqual([{ notified: 1 }]);
      expect(await stage.rows(owner, asked)).toEqual([]);
      expect(await stage.rows(editor, asked)).toHaveLength(1);
      expect(await mails(stage)).toHaveLength(before);
    }));
});
