// A partner recommends a colleague to a client: who may, who learns of it, and what a later request does to it.
import { describe, expect, it } from 'vitest';
import { cast, id } from '#tests/rls/support/callers.ts';
import { partner } from '#tests/rls/support/directory-fixture.ts';
import { event } from '#tests/rls/support/fixture.ts';
import {
  ask,
  begin,
  editor,
  owner,
  paulin,
  petra,
  stranger,
  viewer,
  withoutBudget,
} from '#tests/rls/support/quote-steps.ts';
import { connectStory, type Stage } from '#tests/rls/support/transaction.ts';

const story = connectStory();
const recommend = 'select public.recommend_partner($1, $2, $3)';
const list = 'select public.recommendation_list()';

interface Lists {
  given: Array<{ name: string; client_name: string; note: string; state: string }>;
  received: Array<Record<string, unknown>>;
}

/** Alice asked Petra, and Paulin is listed. */
async function beginWithColleague(stage: Stage): Promise<string> {
  await stage.prepare(`delete from public.recommendations`);
  await stage.prepare(`update public.partners set state = 'listed', refusal_reason = null where id = $1`, [
    partner.hidden,
  ]);
  return begin(stage);
}

describe('a recommendation', () => {
  it('is read by the client and its author; the colleague learns of it without the client’s name', () =>
    story(async (stage) => {
      const request = await beginWithColleague(stage);
      await stage.call(petra, recommend, [request, partner.hidden, '  Très bon DJ. ']);
      for (const caller of [owner, editor, viewer, petra]) {
        expect(await stage.rows(caller, 'select note, state from public.recommendations')).toEqual([
          { note: 'Très bon DJ.', state: 'new' },
        ]);
      }
      for (const caller of [withoutBudget, stranger, paulin]) {
        expect(await stage.rows(caller, 'select 1 from public.recommendations')).toEqual([]);
      }
      expect(await stage.call<Lists>(petra, list)).toMatchObject({
        given: [{ name: 'Paulin Sono', client_name: 'Alice', note: 'Très bon DJ.', state: 'new' }],
        received: [],
      });
      const { given, received } = await stage.call<Lists>(paulin, list);
      expect(given).toEqual([]);
      expect(received).toMatchObject([{ name: 'Les Fleurs de Petra', kind: 'mariage', state: 'new' }]);
      expect(JSON.stringify(received)).not.toMatch(/Alice|Ariel|DJ/);
      const notified = await stage.prepare(
        `select user_id, title from public.notifications where title like '%recommande%' order by title`,
      );
      expect(notified).toContainEqual({ user_id: id.alice, title: 'Les Fleurs de Petra vous recommande Paulin Sono' });
      expect(notified).toContainEqual({ user_id: id.paulin, title: 'Les Fleurs de Petra vous recommande' });
    }));

  it('is made once for a request and a colleague', () =>
    story(async (stage) => {
      const request = await beginWithColleague(stage);
      const first = await stage.call(petra, recommend, [request, partner.hidden, '']);
      expect(await stage.call(petra, recommend, [request, partner.hidden, 'Encore'])).toBe(first);
    }));

  it.each([
    ['SIREN', 'select 1', '73282932000074'],
    ['IBAN', `update public.partner_businesses set iban = 'FR1420041010050500013M02606'`],
    [
      'telephone',
      `update public.profiles set phone = '06 12 34 56 78' where id in (select owner_id from public.partners)`,
    ],
    [
      'mailbox',
      `update public.profiles set email = 'petra+' || id || '@example.fr' where id in (select owner_id from public.partners)`,
    ],
  ])('is refused for a second listing with the same %s', (_, share, siret = '44306184100047') =>
    story(async (stage) => {
      const request = await beginWithColleague(stage);
      await stage.prepare('delete from public.partner_businesses where partner_id = $1', [partner.hidden]);
      await stage.prepare(
        `insert into public.partner_businesses (partner_id, legal_form, legal_name, siret) values ($1, 'ei', 'Paulin', $2)`,
        [partner.hidden, siret],
      );
      await stage.prepare(share);
      expect(await stage.refusal(petra, recommend, [request, partner.hidden, ''])).toMatchObject({
        reason: 'own-listing',
      });
      expect(await stage.prepare('select 1 from public.recommendations')).toEqual([]);
    }),
  );

  it('is refused for oneself, for a listing that is not public, and to anybody but the partner who was asked', () =>
    story(async (stage) => {
      const request = await beginWithColleague(stage);
      expect(await stage.refusal(petra, recommend, [request, partner.listed, ''])).toMatchObject({ hint: 'partner' });
      for (const caller of [owner, paulin, stranger]) {
        expect(await stage.refusal(caller, recommend, [request, partner.hidden, ''])).toMatchObject({
          reason: 'unknown',
        });
      }
      expect(await stage.refusal(petra, recommend, [request, partner.hidden, 'x'.repeat(501)])).toMatchObject({
        hint: 'note',
      });
      await stage.prepare(`update public.partners set state = 'pending' where id = $1`, [partner.hidden]);
      expect(await stage.refusal(petra, recommend, [request, partner.hidden, ''])).toMatchObject({
        reason: 'not-listed',
      });
    }));

  it('is followed by asking the colleague, who then sees who recommended them, and cannot be dismissed any more', () =>
    story(async (stage) => {
      const request = await beginWithColleague(stage);
      await stage.call(petra, recommend, [request, partner.hidden, '']);
      const dismiss = `update public.recommendations set state = $1 returning state`;
      expect(await stage.call(editor, dismiss, ['dismissed'])).toBe('dismissed');
      expect(await stage.refusal(editor, dismiss, ['followed'])).toMatchObject({ code: '42501' });
      const [asked] = await stage.call<Array<{ request: string }>>(owner, ask, [event.a, [partner.hidden], 'Bonjour']);
      expect(await stage.call<Lists>(petra, list)).toMatchObject({ given: [{ state: 'followed' }] });
      expect(await stage.rows(editor, dismiss, ['dismissed'])).toEqual([]);
      const recommenders = `select private.recommenders_of(r) from public.quote_requests r where r.id = $1`;
      expect(await stage.call(paulin, recommenders, [asked?.request])).toEqual(['Les Fleurs de Petra']);
    }));
});

describe('the lists of somebody without a listing', () => {
  it('are empty', () =>
    story(async ({ call }) => {
      expect(await call(cast.owner, list)).toEqual({ given: [], received: [] });
    }));
});
