// What comes by itself: the week's tasks, instalments to pay, one message a day. To those who want it, once, and with nothing to say
// nothing comes.
import { describe, expect, it } from 'vitest';
import { cast, id } from '#tests/rls/support/callers.ts';
import { event } from '#tests/rls/support/fixture.ts';
import { instalment, task } from '#tests/rls/support/planning-fixture.ts';
import { mails, noteMails } from '#tests/rls/support/recorded-mails.ts';
import { connectStory } from '#tests/rls/support/transaction.ts';

const story = connectStory();
const { owner, editor, viewer, stranger } = cast;

describe('the week’s tasks', () => {
  const send = 'select private.send_weekly_tasks() as notified';
  const soon = `update public.tasks set days_before = null, due_on = private.today() + $2::int where id = $1`;

  it('are sent to the assignee, or to owners and editors when a task has none', () =>
    story(async (stage) => {
      await noteMails(stage);
      await stage.prepare(soon, [task.a, 3]);
      await stage.prepare(soon, [task.b, -2]);
      await stage.prepare(send);
      const sent = await mails(stage);
      expect(sent.map(({ recipient }) => recipient)).toEqual(['boris@example.fr', 'victor@example.fr']);
      expect(sent[0]?.subject).toBe('Votre semaine\u00a0: 0 tâche, 1 en retard');
      expect(sent[1]?.body).toContain('Réserver le lieu');
      expect(sent[1]?.body).toContain('https://liesse.example/client/todo');
      await stage.prepare(send);
      expect(await mails(stage)).toHaveLength(2);
    }));

  it('go to nobody who does not want them, nor about what is done, far or put away', () =>
    story(async (stage) => {
      await noteMails(stage);
      await stage.prepare(soon, [task.a, 3]);
      await stage.prepare(soon, [task.b, 8]);
      await stage.prepare(
        `update public.notification_preferences set by_mail = false where user_id = $1 and kind = 'tasks'`,
        [id.victor],
      );
      await stage.prepare(send);
      await stage.prepare(`update public.notification_preferences set by_mail = true`);
      await stage.prepare(`update public.events set archived_at = now() where id = $1`, [event.a]);
      await stage.prepare(send);
      expect(await mails(stage)).toEqual([]);
    }));
});

describe('an instalment', () => {
  const remind = 'select private.remind_payments()';
  const due = `update public.instalments set days_before = null, due_on = private.today() + $1::int where id = '${instalment.a}'`;
  const notifications = `select title, body, href from public.notifications where kind = 'payments'`;

  it('is recalled a week and a day before, to those who organise', () =>
    story(async (stage) => {
      await noteMails(stage);
      await stage.prepare(due, [7]);
      await stage.prepare(remind);
      await stage.prepare(due, [6]);
      const before = await stage.rows(owner, notifications);
      expect(before).toMatchObject([
        { body: '2\u202f000\u00a0€ pour Alice & Ariel.', href: `/client/budget?event=${event.a}` },
      ]);
      expect(await stage.rows(editor, notifications)).toHaveLength(1);
      for (const caller of [viewer, cast['viewer without budget'], stranger])
        expect(await stage.rows(caller, notifications)).toEqual([]);
      await stage.prepare(remind);
      await stage.prepare(remind);
      expect(await stage.rows(owner, notifications)).toHaveLength(2);
      expect((await mails(stage)).map(({ recipient }) => recipient)).toEqual([
        'alice@example.fr',
        'alice@example.fr',
        'edith@example.fr',
        'edith@example.fr',
      ]);
    }));

  it('that is paid or far is not', () =>
    story(async (stage) => {
      await noteMails(stage);
      await stage.prepare(due, [8]);
      await stage.prepare(remind);
      await stage.prepare(due, [1]);
      await stage.prepare(`update public.instalments set paid_on = private.today() where id = '${instalment.a}'`);
      await stage.prepare(remind);
      expect(await stage.rows(owner, notifications)).toEqual([]);
    }));
});

describe('one message a day', () => {
  it('gathers what is new in place of mails, for those who asked for it', () =>
    story(async (stage) => {
      await noteMails(stage);
      await stage.prepare('update public.notification_settings set daily_digest = true where user_id = $1', [id.alice]);
      const notify = (key: string) =>
        stage.prepare(`select private.notify_person($1, 'quotes', 'Un devis', 'De Petra', '/client/partners', $2)`, [
          id.alice,
          key,
        ]);
      await notify('one');
      await notify('one');
      await notify('two');
      expect(await mails(stage)).toEqual([]);
      await stage.prepare('select private.send_daily_digests()');
      expect(await mails(stage)).toMatchObject([
        { recipient: 'alice@example.fr', subject: 'Votre journée sur Liesse\u00a0: 2 nouveautés' },
      ]);
    }));
});
