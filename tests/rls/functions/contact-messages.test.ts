// The messages to the operator on the administrators' screen: listed, answered once, filed and deleted.
import { describe, expect, it } from 'vitest';
import { cast, id } from '#tests/rls/support/callers.ts';
import { mails, noteMails } from '#tests/rls/support/recorded-mails.ts';
import { connectStory, type Stage } from '#tests/rls/support/transaction.ts';

const story = connectStory();
const luc = cast['admin without permission'];
const ada = cast['admin with permission'];
const inbox = 'select public.contact_inbox($1, $2)';
const answer = 'select public.answer_contact_message($1, $2)';
const others = 'manage_partners,manage_venues,manage_clients,manage_guests,manage_events,manage_admins,manage_system';

const messageOf = async (stage: Stage): Promise<string> =>
  String((await stage.prepare('select id from public.contact_messages'))[0]?.['id']);
const give = (stage: Stage, permissions: string) =>
  stage.prepare('update public.profiles set permissions = $1 where id = $2', [`{${permissions}}`, id.luc]);

describe('[PER-01] the messages to the operator', () => {
  it('are read and answered with manage_requests alone', () =>
    story(async (stage) => {
      await noteMails(stage);
      const message = await messageOf(stage);
      await give(stage, others);
      for (const caller of [cast.owner, cast.partner, luc]) {
        expect(await stage.call(caller, inbox, ['new', null])).toEqual([]);
        for (const sql of ['select public.contact_message($1)', `select public.answer_contact_message($1, 'Non')`]) {
          expect(await stage.refusal(caller, sql, [message])).toMatchObject({ code: '42501' });
        }
      }
      expect(await stage.refusal(cast.anon, inbox, ['new', null])).toMatchObject({ code: '42501' });
      await give(stage, 'manage_requests');
      expect(await stage.call(luc, inbox, ['new', 'irene question'])).toMatchObject([{ id: message, name: 'Irène' }]);
      expect(await stage.call(luc, inbox, ['new', 'absent'])).toEqual([]);
      expect(await stage.call(luc, answer, [message, 'Bonjour Irène, oui.'])).toEqual({ state: 'handled' });
    }));

  it('are answered once by mail; the answer is stored with its author and its time', () =>
    story(async (stage) => {
      await noteMails(stage);
      await stage.prepare(`update public.contact_messages set body = 'Une question : https://sly.example/x'`);
      const message = await messageOf(stage);
      expect(await stage.refusal(ada, answer, [message, ' '])).toMatchObject({ code: 'PT422', hint: 'body' });
      await stage.call(ada, answer, [message, 'Bonjour Irène, oui.']);
      expect(await stage.refusal(ada, answer, [message, 'Encore'])).toMatchObject({ reason: 'decided' });
      const [mail] = await mails(stage);
      expect(mail).toMatchObject({ recipient: 'irene@example.fr', subject: 'Votre message à Liesse' });
      expect(mail?.body).toMatch(/^Bonjour Irène, oui\.\n/);
      expect(mail?.body).not.toContain('https://sly');
      expect(await stage.call(ada, 'select public.contact_message($1)', [message])).toMatchObject({
        state: 'handled',
        answer: 'Bonjour Irène, oui.',
        answered_by: 'Ada',
      });
    }));

  it('are filed and deleted on record, without their content', () =>
    story(async (stage) => {
      const message = await messageOf(stage);
      await stage.call(ada, `update public.contact_messages set state = 'handled' where id = $1`, [message]);
      await stage.call(ada, 'delete from public.contact_messages where id = $1', [message]);
      expect(
        await stage.prepare(
          `select action, actor_id, before, after from public.audit_log where subject_id = $1 order by id`,
          [message],
        ),
      ).toEqual([
        { action: 'contact_message.filed', actor_id: id.ada, before: { state: 'new' }, after: { state: 'handled' } },
        { action: 'contact_message.deleted', actor_id: id.ada, before: null, after: null },
      ]);
    }));

  it('come thirty at a time, the newest first', () =>
    story(async (stage) => {
      await stage.prepare(
        `insert into public.contact_messages (name, email, topic, body, created_at)
         select 'Nom ' || n, 'a@example.fr', 'other', 'Bonjour à vous.', now() - n * interval '1 hour' from generate_series(1, 40) n`,
      );
      const first = await stage.call<Array<{ id: string; created_at: string }>>(ada, inbox, ['new', null]);
      expect(first).toHaveLength(30);
      const last = first.at(-1);
      const rest = await stage.call<unknown[]>(ada, 'select public.contact_inbox($1, $2, $3, $4)', [
        'new',
        null,
        last?.created_at,
        last?.id,
      ]);
      expect(rest).toHaveLength(11);
    }));
});
