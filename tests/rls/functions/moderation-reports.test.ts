// Reports: who may report what, who sees which of them in the queue, and when they are erased.
import { describe, expect, it } from 'vitest';
import { type Caller, id, token } from '#tests/rls/support/callers.ts';
import { partner, review } from '#tests/rls/support/directory-fixture.ts';
import {
  ada,
  albumPhoto,
  anon,
  begin,
  decide,
  decideAppeal,
  editor,
  give,
  idOf,
  luc,
  messageOf,
  openCase,
  owner,
  paulin,
  petra,
  photoOf,
  report,
  stranger,
  viewer,
} from '#tests/rls/support/moderation-steps.ts';
import { conversation } from '#tests/rls/support/planning-fixture.ts';
import { connectStory, type Stage } from '#tests/rls/support/transaction.ts';

const story = connectStory();
const queue = 'select public.moderation_queue($1, $2)';

describe('a report', () => {
  it('is made by anybody who sees the content, of every kind', () =>
    story(async (stage) => {
      await begin(stage);
      const seen: Array<[string, string, Caller]> = [
        ['review', review.listed, anon],
        ['review', review.listed, petra],
        ['answer', review.listed, owner],
        ['partner_photo', await photoOf(stage), stranger],
        ['listing', partner.listed, viewer],
        ['message', await messageOf(stage, id.alice), petra],
        ['message', await messageOf(stage, id.petra), editor],
      ];
      for (const [kind, subject, caller] of seen) {
        expect(await stage.call(caller, report, [kind, subject, 'hate', '']), kind).toEqual({ state: 'received' });
      }
      expect(
        await stage.call(anon, 'select public.report_content($1, $2, $3, token => $4)', [
          'album_photo',
          albumPhoto,
          'private-data',
          token.gaspard,
        ]),
      ).toEqual({ state: 'received' });
      // Two reports of the review are one case.
      expect(await stage.prepare('select 1 from private.moderation_cases')).toHaveLength(7);
    }));

  it('is refused for what the caller does not see', () =>
    story(async (stage) => {
      await begin(stage);
      const message = await messageOf(stage, id.alice);
      const unseen: Array<[string, string, Caller]> = [
        ['review', review.hidden, anon],
        ['listing', partner.hidden, stranger],
        ['message', message, stranger],
        ['message', message, viewer],
        ['message', message, anon],
        ['message', message, ada],
        ['other', review.listed, anon],
      ];
      for (const [kind, subject, caller] of unseen) {
        expect(await stage.refusal(caller, report, [kind, subject, 'hate', '']), kind).toMatchObject({
          reason: 'unknown',
        });
        expect(await stage.call(caller, 'select public.reportable_content($1, $2)', [kind, subject])).toBeNull();
      }
      const byLink = 'select public.report_content($1, $2, $3, token => $4)';
      const elsewhere = ['album_photo', albumPhoto, 'hate', token.xavier];
      expect(await stage.refusal(anon, byLink, elsewhere)).toMatchObject({ reason: 'unknown' });
      // A secret that opens nothing is counted like any other guess.
      expect(await stage.call(anon, byLink, [...elsewhere.slice(0, 3), 'x'.repeat(32)])).toMatchObject({
        code: 'PT404',
      });
      expect(await stage.prepare('select 1 from public.reports')).toEqual([]);
    }));

  it('is refused for one’s own content', () =>
    story(async (stage) => {
      await begin(stage);
      const own: Array<[string, string, Caller]> = [
        ['review', review.listed, owner],
        ['answer', review.listed, petra],
        ['partner_photo', await photoOf(stage), petra],
        ['listing', partner.listed, petra],
        ['message', await messageOf(stage, id.alice), owner],
        ['message', await messageOf(stage, id.alice), editor],
      ];
      for (const [kind, subject, caller] of own) {
        expect(await stage.refusal(caller, report, [kind, subject, 'hate', '']), kind).toMatchObject({ reason: 'own' });
      }
      expect(
        await stage.refusal(anon, 'select public.report_content($1, $2, $3, token => $4)', [
          'album_photo',
          albumPhoto,
          'hate',
          token.helene,
        ]),
      ).toMatchObject({ reason: 'own' });
    }));

  it('has a known reason, in words where the reason is another', () =>
    story(async (stage) => {
      await begin(stage);
      expect(await stage.refusal(anon, report, ['review', review.listed, 'dull', ''])).toMatchObject({
        code: 'PT422',
        hint: 'category',
      });
      expect(await stage.refusal(anon, report, ['review', review.listed, 'other', ' '])).toMatchObject({
        code: 'PT422',
        hint: 'words',
      });
    }));

  it('is open once for each reporter and content', () =>
    story(async (stage) => {
      await begin(stage);
      const content = ['review', review.listed, 'hate', ''];
      await stage.call(stranger, report, content);
      expect(await stage.refusal(stranger, report, content)).toMatchObject({ reason: 'already-reported' });
      await stage.call(paulin, report, content);
      const byMail = 'select public.report_content($1, $2, $3, $4, email => $5)';
      await stage.call(anon, byMail, [...content, 'lise@example.fr']);
      expect(await stage.refusal(anon, byMail, [...content, 'Lise@example.fr'])).toMatchObject({
        reason: 'already-reported',
      });
      // Somebody who was answered cannot simply report again.
      await stage.call(ada, decide, [await openCase(stage), 'keep', 'Rien à reprocher']);
      expect(await stage.refusal(stranger, report, content)).toMatchObject({ reason: 'already-reported' });
    }));

  it('is limited for a person, and for a network of visitors', () =>
    story(async (stage) => {
      await begin(stage);
      const content = ['review', review.listed, 'hate', ''];
      await stage.prepare(`select private.count_use('report', 'person:' || $1, 30, '1 day', 30)`, [id.boris]);
      expect(await stage.refusal(stranger, report, content)).toMatchObject({ code: 'PT429', reason: 'too-many' });
      const from = (network: string, subject: string, kind: string) =>
        `with seen as materialized (select set_config('request.headers', '{"x-client-network": "${network}"}', true))
         select public.report_content('${kind}', '${subject}', 'hate') from seen`;
      await stage.call(anon, from('203.0.113.7', review.listed, 'review'));
      expect(await stage.refusal(anon, from('203.0.113.7', review.listed, 'review'))).toMatchObject({
        reason: 'already-reported',
      });
      await stage.prepare(`select private.count_use('report', 'network:203.0.113.7', 20, '1 day', 19)`);
      expect(await stage.refusal(anon, from('203.0.113.7', partner.listed, 'listing'))).toMatchObject({
        code: 'PT429',
      });
      await stage.call(anon, from('198.51.100.2', partner.listed, 'listing'));
    }));
});

describe('[PER-01] the queue', () => {
  /** One open case of each kind; nobody of those who moderate reported them. */
  async function filled(stage: Stage): Promise<void> {
    await begin(stage);
    for (const [kind, subject, caller] of [
      ['review', review.listed, stranger],
      ['answer', review.listed, owner],
      ['partner_photo', await photoOf(stage), stranger],
      ['listing', partner.listed, stranger],
      ['message', await messageOf(stage, id.alice), petra],
    ] as const) {
      await stage.call(caller, report, [kind, subject, 'hate', '']);
    }
    await stage.call(anon, 'select public.report_content($1, $2, $3, token => $4)', [
      'album_photo',
      albumPhoto,
      'hate',
      token.gaspard,
    ]);
  }
  const kindsFor = async (stage: Stage, caller: Caller) =>
    (await stage.call<Array<{ kind: string }>>(caller, queue, ['open', null])).map(({ kind }) => kind).toSorted();
  const ofListings = ['answer', 'listing', 'partner_photo', 'review'];

  it.each([
    ['manage_partners', ofListings],
    ['manage_venues', []],
    ['manage_requests', ['message']],
    ['manage_guests', ['album_photo']],
  ])('of a holder of %s alone shows what that permission opens', (permission, kinds) =>
    story(async (stage) => {
      await filled(stage);
      await give(stage, permission);
      expect(await kindsFor(stage, luc)).toEqual(kinds);
      for (const { id: one, kind } of await stage.prepare('select id, kind from private.moderation_cases')) {
        const isOpen = kinds.includes(String(kind));
        const seen = await stage.call(luc, 'select public.moderation_case($1)', [one]);
        if (isOpen) {
          expect(seen).toMatchObject({ kind });
          expect(await stage.call(luc, decide, [one, 'keep', 'Rien à reprocher'])).toBe('keep');
        } else {
          expect(seen).toBeNull();
          expect(await stage.refusal(luc, decide, [one, 'keep', 'Rien'])).toMatchObject({ code: '42501' });
        }
      }
    }),
  );

  it('opens the cases of a venue to manage_venues', () =>
    story(async (stage) => {
      await filled(stage);
      await stage.prepare(`update public.partners set type = 'venue' where id = $1`, [partner.listed]);
      await give(stage, 'manage_venues');
      expect(await kindsFor(stage, luc)).toEqual(ofListings);
    }));

  it('is closed to everybody else', () =>
    story(async (stage) => {
      await filled(stage);
      const one = await openCase(stage);
      await give(
        stage,
        'view_dashboard,manage_events,manage_clients,manage_admins,access_advanced_security,manage_system',
      );
      for (const caller of [anon, owner, petra, stranger, luc]) {
        expect(await stage.refusal(caller, queue, ['open', null])).toMatchObject({ code: '42501' });
        expect(await stage.refusal(caller, 'select public.moderation_case($1)', [one])).toMatchObject({
          code: '42501',
        });
        expect(await stage.refusal(caller, decide, [one, 'remove', 'Non'])).toMatchObject({ code: '42501' });
        expect(await stage.refusal(caller, decideAppeal, [one, 'reversed', 'Non'])).toMatchObject({ code: '42501' });
      }
    }));

  it('hides from a moderator what they wrote, own or reported', () =>
    story(async (stage) => {
      await filled(stage);
      const all = 'manage_partners,manage_requests,manage_guests';
      for (const person of [id.alice, id.petra, id.boris]) await give(stage, all, person);
      expect(await kindsFor(stage, owner)).toEqual(['listing', 'partner_photo']);
      expect(await kindsFor(stage, petra)).toEqual(['album_photo']);
      expect(await kindsFor(stage, stranger)).toEqual(['album_photo', 'answer', 'message']);
    }));

  it('begins with the oldest, filters by kind, and continues after the last one', () =>
    story(async (stage) => {
      await begin(stage);
      await stage.prepare(
        `insert into private.moderation_cases (kind, subject_id, cause, partner_id, since)
         select case when n % 2 = 0 then 'listing' else 'partner_photo' end, gen_random_uuid(), 'reported', $1,
           now() - n * interval '1 minute'
         from generate_series(1, 30) n`,
        [partner.listed],
      );
      const first = await stage.call<Array<{ id: string; since: string }>>(ada, queue, ['open', null]);
      expect(first).toHaveLength(20);
      expect(first.map(({ since }) => since)).toEqual(first.map(({ since }) => since).toSorted());
      const last = first.at(-1);
      const rest = await stage.call<Array<{ id: string }>>(ada, 'select public.moderation_queue($1, $2, $3, $4)', [
        'open',
        null,
        last?.since,
        last?.id,
      ]);
      expect(rest).toHaveLength(10);
      expect(new Set([...first, ...rest].map(({ id: one }) => one)).size).toBe(30);
      expect(await stage.call<unknown[]>(ada, queue, ['open', 'listing'])).toHaveLength(15);
    }));

  it('shows of a conversation the reported message and three on each side, without names', () =>
    story(async (stage) => {
      await begin(stage);
      await stage.prepare('delete from public.messages');
      await stage.prepare(
        `insert into public.messages (conversation_id, side, author_id, author_name, body, created_at)
         select $1, 'client', $2, 'Alice', 'Phrase ' || n, now() - interval '1 day' + n * interval '1 minute'
         from generate_series(1, 12) n`,
        [conversation.a, id.alice],
      );
      const sixth = await idOf(stage, `select id from public.messages where body = 'Phrase 6'`, []);
      await stage.call(petra, report, ['message', sixth, 'hate', '']);
      await give(stage, 'manage_requests');
      const seen = await stage.call<{ content: { messages: Array<{ body: string }> } }>(
        luc,
        'select public.moderation_case($1)',
        [await openCase(stage)],
      );
      expect(seen.content.messages.map(({ body }) => body)).toEqual(
        [3, 4, 5, 6, 7, 8, 9].map((number) => `Phrase ${number}`),
      );
      expect(JSON.stringify(seen)).not.toContain('Alice');
      expect(await stage.rows(luc, 'select 1 from public.messages')).toEqual([]);
    }));
});

it('addresses of visitors are erased once a decision is final, and old cases are deleted', () =>
  story(async (stage) => {
    await begin(stage);
    await stage.call(anon, 'select public.report_content($1, $2, $3, email => $4)', [
      'review',
      review.listed,
      'hate',
      'lise@example.fr',
    ]);
    await stage.call(ada, decide, [await openCase(stage), 'keep', 'Rien à reprocher']);
    await stage.prepare(`update public.reports set decided_at = now() - interval '8 months'`);
    await stage.prepare('select private.expire_reports()');
    expect(await stage.prepare('select email from public.reports')).toEqual([{ email: null }]);
    await stage.prepare(`update private.moderation_cases set decided_at = now() - interval '4 years'`);
    await stage.prepare('select private.expire_reports()');
    expect(await stage.prepare('select 1 from public.reports')).toEqual([]);
  }));
