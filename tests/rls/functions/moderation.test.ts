// Reports, decisions and appeals: who may report what, who decides on which kind, and what both sides learn.
import { describe, expect, it } from 'vitest';
import { type Caller, cast, id, token } from '#tests/rls/support/callers.ts';
import { partner, photo, review } from '#tests/rls/support/directory-fixture.ts';
import { event, household } from '#tests/rls/support/fixture.ts';
import { conversation } from '#tests/rls/support/planning-fixture.ts';
import { mails, noteMails } from '#tests/rls/support/recorded-mails.ts';
import { connectStory, type Stage } from '#tests/rls/support/transaction.ts';

const story = connectStory();
const { anon, owner, editor, viewer, stranger, partner: petra } = cast;
const ada = cast['admin with permission'];
const luc = cast['admin without permission'];
const paulin = { role: 'authenticated', id: id.paulin } as const;

const report = 'select public.report_content($1, $2, $3, $4)';
const decide = 'select public.decide_case($1, $2, $3)';
const decideAppeal = 'select public.decide_appeal($1, $2, $3)';
const appeal = 'select public.appeal_decision($1, $2)';
const look = 'select public.moderation_decision($1)';
const queue = 'select public.moderation_queue($1, $2)';
const albumPhoto = 'dddddddd-0000-4000-8000-000000000001';

/** Nothing was reported yet, a guest's photo is in the album, and Petra answered Alice's review. */
async function begin(stage: Stage): Promise<void> {
  await stage.prepare('delete from private.moderation_cases');
  await stage.prepare(
    `insert into public.guest_photos (id, event_id, household_id, path, width, height, state)
     values ($1, $2, $3, $4, 10, 10, 'shown')`,
    [albumPhoto, event.a, household.helene, `${event.a}/${household.helene}/aaaaaaaa-0000-4000-8000-000000000009.jpg`],
  );
  await stage.prepare(`update public.reviews set answer = 'Merci !' where id = $1`, [review.listed]);
}

const idOf = async (stage: Stage, sql: string, values: unknown[]): Promise<string> =>
  String((await stage.prepare(sql, values))[0]?.['id']);
const photoOf = (stage: Stage) =>
  idOf(stage, 'select id from public.partner_photos where path = $1', [photo(partner.listed, 1)]);
const messageOf = (stage: Stage, author: string) =>
  idOf(stage, 'select id from public.messages where author_id = $1 and conversation_id = $2', [author, conversation.a]);
const openCase = (stage: Stage) =>
  idOf(stage, `select id from private.moderation_cases where state = 'open' order by opened_at desc limit 1`, []);
const give = (stage: Stage, permissions: string, person: string = id.luc) =>
  stage.prepare('update public.profiles set permissions = $1 where id = $2', [`{${permissions}}`, person]);
const titles = (stage: Stage, caller: Caller) =>
  stage.rows(caller, `select title, body from public.notifications where href like '/decisions/%' order by title`);

/** Boris, a stranger, reports Alice's review of Petra. */
async function reported(stage: Stage): Promise<string> {
  await begin(stage);
  await stage.call(stranger, report, ['review', review.listed, 'fake-review', 'Elle n’est jamais venue.']);
  return openCase(stage);
}

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

describe('a decision', () => {
  it('removes a review with a reason, notifies both sides by mail and is in the audit log', () =>
    story(async (stage) => {
      await noteMails(stage);
      const one = await reported(stage);
      expect(await stage.refusal(ada, decide, [one, 'remove', ' '])).toMatchObject({ code: 'PT422', hint: 'reason' });
      expect(await stage.refusal(ada, decide, [one, 'desk', 'Non'])).toMatchObject({ code: 'PT422', hint: 'decision' });
      expect(await stage.call(ada, decide, [one, 'remove', 'Avis de complaisance'])).toBe('remove');
      expect(await stage.rows(anon, 'select 1 from public.reviews where id = $1', [review.listed])).toEqual([]);
      expect(await titles(stage, owner)).toEqual([
        {
          title: 'Votre avis sur Les Fleurs de Petra est retiré',
          body: 'Motif de la décision\u00a0: Avis de complaisance\nVous pouvez contester cette décision une fois, pendant six mois.',
        },
      ]);
      expect(await titles(stage, stranger)).toMatchObject([
        { title: 'Le contenu que vous avez signalé est retiré' },
        { title: 'Votre signalement est bien arrivé' },
      ]);
      expect((await mails(stage)).map(({ recipient, subject }) => `${recipient} ${subject}`).toSorted()).toEqual([
        'alice@example.fr Votre avis sur Les Fleurs de Petra est retiré',
        'boris@example.fr Le contenu que vous avez signalé est retiré',
        'boris@example.fr Votre signalement est bien arrivé',
      ]);
      expect(
        await stage.prepare(
          `select action, actor_id, subject_kind, subject_id, reason from public.audit_log where action like 'content.%'`,
        ),
      ).toEqual([
        {
          action: 'content.removed',
          actor_id: id.ada,
          subject_kind: 'review',
          subject_id: review.listed,
          reason: 'Avis de complaisance',
        },
      ]);
    }));

  it('is made once: the second moderator learns the first one’s', () =>
    story(async (stage) => {
      const one = await reported(stage);
      await give(stage, 'manage_partners');
      await stage.call(luc, decide, [one, 'keep', 'Rien à reprocher']);
      expect(await stage.refusal(ada, decide, [one, 'remove', 'Injure'])).toMatchObject({
        code: 'PT409',
        reason: 'decided',
        hint: 'keep',
      });
      expect(await stage.call(ada, 'select public.moderation_case($1)', [one])).toMatchObject({
        state: 'decided',
        decision: 'keep',
        decided_by: 'Luc',
        reason: 'Rien à reprocher',
      });
    }));

  it('removes an answer, photos and a message, and an appeal restores each', () =>
    story(async (stage) => {
      await begin(stage);
      await give(stage, 'manage_partners,manage_requests,manage_guests');
      const message = await messageOf(stage, id.alice);
      const contents: Array<[string, string, Caller, Caller, string]> = [
        ['answer', review.listed, owner, petra, `select answer from public.reviews where id = $1`],
        [
          'partner_photo',
          await photoOf(stage),
          stranger,
          petra,
          'select state from public.partner_photos where id = $1',
        ],
        ['message', message, petra, owner, 'select body from public.messages where id = $1'],
        ['album_photo', albumPhoto, anon, editor, 'select state from public.guest_photos where id = $1'],
      ];
      for (const [kind, subject, reporter, author, read] of contents) {
        const before = await stage.prepare(read, [subject]);
        await stage.call(reporter, 'select public.report_content($1, $2, $3, token => $4)', [
          kind,
          subject,
          'hate',
          token.gaspard,
        ]);
        const one = await openCase(stage);
        await stage.call(ada, decide, [one, 'remove', 'Contraire à nos règles']);
        expect(await stage.prepare(read, [subject]), kind).not.toEqual(before);
        expect(await stage.call(author, look, [one]), kind).toMatchObject({ side: 'author', can_appeal: true });
        await stage.call(author, appeal, [one, 'C’est une erreur.']);
        await stage.call(luc, decideAppeal, [one, 'reversed', 'Erreur de notre part']);
        expect(await stage.prepare(read, [subject]), kind).toEqual(before);
      }
    }));

  it('hides the files of a removed message from its readers', () =>
    story(async (stage) => {
      await begin(stage);
      const path = `${conversation.a}/cccccccc-0000-4000-8000-000000000001.pdf`;
      const message = await messageOf(stage, id.alice);
      await stage.prepare(
        `insert into storage.objects (bucket_id, name, metadata) values ('message-files', $1, '{"size": 1}')
         on conflict do nothing`,
        [path],
      );
      await stage.prepare(
        `update public.messages set files = jsonb_build_array(jsonb_build_object('path', $2::text)) where id = $1`,
        [message, path],
      );
      await give(stage, 'manage_requests');
      const fetchable = (caller: Caller) => stage.rows(caller, 'select 1 from storage.objects where name = $1', [path]);
      expect(await fetchable(luc)).toEqual([]);
      await stage.call(petra, report, ['message', message, 'illegal', '']);
      expect(await fetchable(luc)).toHaveLength(1);
      expect(await fetchable(petra)).toHaveLength(1);
      await stage.call(luc, decide, [await openCase(stage), 'remove', 'Illicite']);
      for (const reader of [petra, owner]) expect(await fetchable(reader)).toEqual([]);
      expect(await fetchable(luc)).toHaveLength(1);
    }));

  it('keeps hosts from showing a removed photo again', () =>
    story(async (stage) => {
      await begin(stage);
      await stage.call(anon, 'select public.report_content($1, $2, $3, token => $4)', [
        'album_photo',
        albumPhoto,
        'hate',
        token.gaspard,
      ]);
      await stage.call(ada, decide, [await openCase(stage), 'remove', 'Contraire à nos règles']);
      expect(
        await stage.refusal(owner, `update public.guest_photos set state = 'shown' where id = $1`, [albumPhoto]),
      ).toMatchObject({ reason: 'removed' });
    }));

  it('does not tell the author of a message that stays who reported it', () =>
    story(async (stage) => {
      await begin(stage);
      await stage.call(petra, report, ['message', await messageOf(stage, id.alice), 'hate', '']);
      const one = await openCase(stage);
      expect(await stage.call(owner, look, [one])).toBeNull();
      await stage.call(ada, decide, [one, 'keep', 'Rien à reprocher']);
      expect(await titles(stage, owner)).toEqual([]);
      expect(await stage.call(owner, look, [one])).toBeNull();
      expect(await stage.call(petra, look, [one])).toMatchObject({ side: 'reporter', can_appeal: true });
    }));

  it('sends a listing to those who check listings', () =>
    story(async (stage) => {
      await begin(stage);
      await stage.call(stranger, report, ['listing', partner.listed, 'scam', '']);
      const one = await openCase(stage);
      expect(await stage.refusal(ada, decide, [one, 'remove', 'Arnaque'])).toMatchObject({ code: 'PT422' });
      await stage.call(ada, decide, [one, 'desk', 'À vérifier']);
      expect(await titles(stage, stranger)).toMatchObject([
        { title: 'Votre signalement est bien arrivé' },
        { title: 'Votre signalement est transmis à l’équipe qui vérifie les fiches' },
      ]);
    }));

  it('is not needed for content that was deleted: its reporters are notified', () =>
    story(async (stage) => {
      const one = await reported(stage);
      await stage.prepare('delete from public.reviews where id = $1', [review.listed]);
      expect(await stage.call(stranger, look, [one])).toMatchObject({ state: 'decided', decision: 'gone' });
    }));
});

describe('an appeal', () => {
  it('of the author is decided by another moderator, restores the review and notifies both sides', () =>
    story(async (stage) => {
      await noteMails(stage);
      const one = await reported(stage);
      await stage.call(ada, decide, [one, 'remove', 'Avis de complaisance']);
      for (const caller of [anon, petra, luc, paulin]) {
        expect(await stage.call(caller, look, [one])).toBeNull();
        expect(await stage.refusal(caller, appeal, [one, 'Non !'])).toMatchObject({ code: 'PT404' });
      }
      expect(await stage.refusal(stranger, appeal, [one, 'Merci'])).toMatchObject({ reason: 'not-open' });
      expect(await stage.refusal(owner, appeal, [one, ' '])).toMatchObject({ hint: 'words' });
      await stage.call(owner, appeal, [one, 'J’y étais, voici la facture.']);
      expect(await stage.refusal(owner, appeal, [one, 'Encore'])).toMatchObject({ reason: 'already-appealed' });
      await give(stage, 'manage_partners');
      expect(await stage.refusal(ada, decideAppeal, [one, 'reversed', 'Erreur'])).toMatchObject({
        reason: 'same-person',
      });
      await stage.call(luc, decideAppeal, [one, 'reversed', 'La facture le prouve']);
      expect(await stage.rows(anon, 'select 1 from public.reviews where id = $1', [review.listed])).toHaveLength(1);
      expect(await stage.call(owner, look, [one])).toMatchObject({
        decision: 'keep',
        can_appeal: false,
        appeal: { outcome: 'reversed', reason: 'La facture le prouve' },
      });
      expect((await mails(stage)).map(({ recipient, subject }) => `${recipient} ${subject}`)).toEqual(
        expect.arrayContaining([
          'alice@example.fr Votre contestation est acceptée',
          'boris@example.fr Le contenu que vous avez signalé reste en ligne',
        ]),
      );
      expect(await stage.prepare(`select action, actor_id from public.audit_log where action like 'appeal.%'`)).toEqual(
        [{ action: 'appeal.accepted', actor_id: id.luc }],
      );
    }));

  it('is decided by the same person where there is no other', () =>
    story(async (stage) => {
      const one = await reported(stage);
      await stage.call(ada, decide, [one, 'remove', 'Avis de complaisance']);
      await stage.call(owner, appeal, [one, 'J’y étais.']);
      expect(await stage.call(ada, decideAppeal, [one, 'confirmed', 'Rien de nouveau'])).toBe('confirmed');
      expect(await stage.refusal(owner, appeal, [one, 'Encore'])).toMatchObject({ reason: 'already-appealed' });
    }));

  it('of the reporter of kept content removes it, and the author may then appeal', () =>
    story(async (stage) => {
      const one = await reported(stage);
      await stage.call(ada, decide, [one, 'keep', 'Rien à reprocher']);
      expect(await titles(stage, owner)).toMatchObject([
        { title: 'Votre avis sur Les Fleurs de Petra reste en ligne' },
      ]);
      expect(await stage.refusal(owner, appeal, [one, 'Pourquoi ?'])).toMatchObject({ reason: 'not-open' });
      await stage.call(stranger, appeal, [one, 'Regardez la date.']);
      await give(stage, 'manage_partners');
      await stage.call(luc, decideAppeal, [one, 'reversed', 'La date ne convient pas']);
      expect(await stage.rows(anon, 'select 1 from public.reviews where id = $1', [review.listed])).toEqual([]);
      expect(await stage.call(owner, look, [one])).toMatchObject({ decision: 'remove', can_appeal: true });
    }));

  it('is possible for six months', () =>
    story(async (stage) => {
      const one = await reported(stage);
      await stage.call(ada, decide, [one, 'remove', 'Avis de complaisance']);
      await stage.prepare(`update private.moderation_cases set decided_at = now() - interval '7 months'`);
      expect(await stage.refusal(owner, appeal, [one, 'J’y étais.'])).toMatchObject({ reason: 'too-old' });
    }));

  it('of a visitor is made with the secret of the mail', () =>
    story(async (stage) => {
      await noteMails(stage);
      await begin(stage);
      await stage.call(anon, 'select public.report_content($1, $2, $3, email => $4)', [
        'review',
        review.listed,
        'hate',
        'lise@example.fr',
      ]);
      const one = await openCase(stage);
      await stage.call(ada, decide, [one, 'keep', 'Rien à reprocher']);
      const mail = (await mails(stage)).find(({ recipient }) => recipient === 'lise@example.fr');
      const secret = /\?cle=([\w-]+)/.exec(mail?.body ?? '')?.[1];
      expect(await stage.call(anon, 'select public.moderation_decision($1, $2)', [one, 'x'.repeat(32)])).toBeNull();
      expect(await stage.call(anon, 'select public.moderation_decision($1, $2)', [one, secret])).toMatchObject({
        can_appeal: true,
      });
      expect(await stage.call(anon, 'select public.appeal_decision($1, $2, $3)', [one, 'Non !', secret])).toEqual({
        state: 'received',
      });
    }));
});

describe('the setting « before »', () => {
  const before = `update public.site_settings set value = '{"reviews": "before", "photos": "before"}' where key = 'moderation'`;

  it('holds new photos of listed partners until a moderator publishes them', () =>
    story(async (stage) => {
      await begin(stage);
      await stage.prepare(before);
      const add = `insert into public.partner_photos (partner_id, path, alt, width, height) values ($1, $2, 'Une table', 10, 10)`;
      const path = photo(partner.listed, 8);
      await stage.call(petra, add, [partner.listed, path]);
      const state = 'select state from public.partner_photos where path = $1';
      expect(await stage.rows(anon, state, [path])).toEqual([]);
      expect(await stage.rows(petra, state, [path])).toEqual([{ state: 'held' }]);
      await stage.call(ada, decide, [await openCase(stage), 'keep', null]);
      expect(await stage.rows(anon, state, [path])).toEqual([{ state: 'shown' }]);
      expect(await titles(stage, petra)).toMatchObject([{ title: 'Une photo de votre fiche est publiée' }]);
    }));

  it('knows no other value', () =>
    story(async (stage) => {
      for (const value of ['{"reviews": "never", "photos": "after"}', '{"reviews": "after"}', '[]']) {
        expect(
          await stage.refusal(ada, `update public.site_settings set value = $1 where key = 'moderation'`, [value]),
        ).toMatchObject({ code: '23514' });
      }
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
