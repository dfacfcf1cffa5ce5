// Decisions and appeals: who decides on which kind, what both sides learn, and content that waits for a decision.
import { describe, expect, it } from 'vitest';
import { insufficientPrivilege } from '#tests/rls/support/attempt.ts';
import { type Caller, id, token } from '#tests/rls/support/callers.ts';
import { partner, photo, review } from '#tests/rls/support/directory-fixture.ts';
import {
  ada,
  albumPhoto,
  anon,
  begin,
  decide,
  decideAppeal,
  editor,
  give,
  luc,
  messageOf,
  openCase,
  owner,
  paulin,
  petra,
  photoOf,
  report,
  stranger,
} from '#tests/rls/support/moderation-steps.ts';
import { conversation } from '#tests/rls/support/planning-fixture.ts';
import { mails, noteMails } from '#tests/rls/support/recorded-mails.ts';
import { connectStory, type Stage } from '#tests/rls/support/transaction.ts';

const story = connectStory();
const appeal = 'select public.appeal_decision($1, $2)';
const look = 'select public.moderation_decision($1)';

const titles = (stage: Stage, caller: Caller) =>
  stage.rows(caller, `select title, body from public.notifications where href like '/decisions/%' order by title`);

/** Boris, a stranger, reports Alice's review of Petra. */
async function reported(stage: Stage): Promise<string> {
  await begin(stage);
  await stage.call(stranger, report, ['review', review.listed, 'fake-review', 'Elle n’est jamais venue.']);
  return openCase(stage);
}

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
        { title: 'Nous avons bien reçu votre signalement' },
      ]);
      expect((await mails(stage)).map(({ recipient, subject }) => `${recipient} ${subject}`).toSorted()).toEqual([
        'alice@example.fr Votre avis sur Les Fleurs de Petra est retiré',
        'boris@example.fr Le contenu que vous avez signalé est retiré',
        'boris@example.fr Nous avons bien reçu votre signalement',
      ]);
      expect(
        await stage.prepare(
          `select action, actor_id, subject_kind, subject_id, reason from public.audit_log where action like 'content.%' and at >= now()`,
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
        { title: 'Nous avons bien reçu votre signalement' },
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
      expect(
        await stage.prepare(
          `select action, actor_id from public.audit_log where action like 'appeal.%' and at >= now()`,
        ),
      ).toEqual([{ action: 'appeal.accepted', actor_id: id.luc }]);
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
      const upload = `insert into storage.objects (bucket_id, name) values ('partner-photos', $1)`;
      const files = 'select bucket_id from storage.objects where name = $1';
      await stage.rows(petra, upload, [path]);
      await stage.call(petra, add, [partner.listed, path]);
      const state = 'select state from public.partner_photos where path = $1';
      expect(await stage.rows(anon, state, [path])).toEqual([]);
      expect(await stage.rows(petra, state, [path])).toEqual([{ state: 'held' }]);
      for (const caller of [petra, ada]) {
        expect(await stage.rows(caller, files, [path])).toEqual([{ bucket_id: 'withheld-photos' }]);
      }
      for (const caller of [anon, owner, luc]) expect(await stage.rows(caller, files, [path])).toEqual([]);
      expect(await stage.refusal(petra, upload, [path])).toMatchObject({ code: insufficientPrivilege });
      await stage.call(ada, decide, [await openCase(stage), 'keep', null]);
      expect(await stage.rows(anon, state, [path])).toEqual([{ state: 'shown' }]);
      expect(await stage.prepare(files, [path])).toEqual([{ bucket_id: 'partner-photos' }]);
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
