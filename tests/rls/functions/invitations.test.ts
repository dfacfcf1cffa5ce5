// Mails to guests: to whom they go, how they read, how far they have come, and that they are never too many.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { connect, insufficientPrivilege, verdict } from '#tests/rls/support/attempt.ts';
import { cast, id, token } from '#tests/rls/support/callers.ts';
import { event, guest, household, moment } from '#tests/rls/support/fixture.ts';
import { send } from '#tests/rls/support/guests-fixture.ts';

const { attempt, seen } = connect();
const { owner, editor, viewer, stranger, anon } = cast;

// The queue is not laid here: what would be mailed is written down instead, in the transaction of the attempt.
const ready = `
  select private.remember_site_address('https://liesse.example');
  create table private.noted (
    id uuid default gen_random_uuid(), key text, kind text, recipient text, subject text, body text, html text, run_at timestamptz
  );
  create or replace function platform.send_mail(
    key text, kind text, recipient text, subject text, body_text text,
    body_html text default null, run_at timestamptz default now()
  ) returns uuid language sql security definer set search_path = '' as $$
    insert into private.noted (key, kind, recipient, subject, body, html, run_at)
    values (key, kind, recipient, subject, body_text, body_html, run_at) returning id $$;
  grant select on private.noted to authenticated;
  update public.households set invitation_state = 'draft';
  delete from public.guest_replies where guest_id = '${guest.helene}';
  update public.guests set email = lower(first_name) || '@example.fr' where id in ('${guest.gaspard}', '${guest.helene}');
  update public.events set starts_on = '2099-06-13', rsvp_closes_on = '2099-05-01', place = 'Beaune' where id = '${event.a}';
`;
const dispatch = (segment: object, kind = 'invitation', number: string = randomUUID()) =>
  `public.send_invitations('${event.a}', '${JSON.stringify(segment)}', '${kind}', '${number}')`;
const asAlice = (call: string) =>
  `select set_config('request.jwt.claims', '{"sub": "${id.alice}"}', true); select ${call};`;
const all = { who: 'all' };
const recipients = async (call: string, prepare = '') => {
  const rows = await seen(
    owner,
    'select recipient from private.noted order by recipient',
    ready + prepare + asAlice(call),
  );
  return rows.map((row) => row.recipient);
};
const state = `select invitation_state as state from public.households where id = '${household.helene}'`;

describe('a sending', () => {
  it('is sent once to each household with an address, with its own link', async () => {
    const sent = ready + asAlice(dispatch(all));
    const mails = await seen(owner, 'select * from private.noted order by recipient', sent);
    expect(mails.map((mail) => mail.recipient)).toEqual(['gaspard@example.fr', 'hélène@example.fr']);
    const [{ token: link } = {}] = await seen(
      owner,
      `select token from public.household_links where household_id = '${household.gaspard}'`,
    );
    expect(mails[0]).toMatchObject({
      kind: 'invitation',
      subject: 'Votre invitation\u00a0: le mariage d’Alice et Ariel',
      body: expect.stringContaining(`https://liesse.example/guest?token=${String(link)}`),
      html: expect.stringContaining('Alice &amp; Ariel'),
    });
    expect(mails[0]?.body).toContain('Gaspard,');
    expect(mails[0]?.body).toContain('samedi 13 juin 2099, Beaune');
    expect(mails[0]?.body).toContain('avant le vendredi 1er mai 2099');
    expect(mails[0]?.body).toContain('pour le mariage d’Alice et Ariel');
    expect(mails[0]?.body).toContain('Avec toute notre affection,\nAlice et Ariel');
    expect(mails[0]?.body).not.toMatch(/[{}]/);
    expect(await seen(owner, state, sent)).toEqual([{ state: 'sent' }]);
  });

  const preview = (segment: object, kind = 'invitation') =>
    `select public.preview_send('${event.a}', '${JSON.stringify(segment)}', '${kind}') as answer`;
  const gaspard = { id: household.gaspard, name: 'Gaspard' };
  const helene = { id: household.helene, name: 'Hélène' };

  it('is shown before: who is reached, who is left out and why, the mail, how many may leave', async () => {
    const nobody = `update public.guests set email = null where id = '${guest.helene}';`;
    expect(await seen(editor, preview(all), ready + nobody)).toEqual([
      {
        answer: {
          remaining_today: 1000,
          recipients: [{ ...gaspard, email: 'gaspard@example.fr' }],
          left_out: [{ ...helene, reason: 'no_address' }],
          mail: {
            subject: 'Votre invitation\u00a0: le mariage d’Alice et Ariel',
            design: 'classique',
            body: expect.stringMatching(/^Gaspard,\n(?![^]*token=)/),
          },
        },
      },
    ]);
  });

  it.each([
    ['invited already', all, 'invitation', `invitation_state = 'opened'`, 'already_invited'],
    ['not invited yet', all, 'reminder', `invitation_state = 'draft'`, 'not_invited'],
    ['revoked', all, 'message', 'revoked_at = now()', 'revoked'],
    ['silent', { who: 'yes_only' }, 'message', `invitation_state = 'opened'`, 'not_coming'],
    ['not opened', { who: 'opened_not_answered' }, 'message', `invitation_state = 'sent'`, 'not_opened'],
    ['informed of the date', all, 'date_change', `invitation_state = 'opened'`, 'informed'],
    ['invited to another moment', { ...all, moment: moment.dinner }, 'message', `name = name`, 'other_moment'],
  ])('leaves out a household that is %s', async (_name, segment, kind, change, reason) => {
    const unmoved = `update public.events set date_moved_at = null;`;
    const changed = `${unmoved} update public.households set ${change} where id = '${household.helene}';`;
    const [{ answer } = {}] = await seen(editor, preview(segment, kind), ready + changed);
    expect(answer).toMatchObject({ left_out: expect.arrayContaining([{ ...helene, reason }]) });
  });

  it('leaves out who was just contacted, and lists nobody beside a household chosen by name', async () => {
    const chosen = { who: 'households', households: [household.gaspard] };
    const [{ answer } = {}] = await seen(editor, preview(chosen), ready + asAlice(dispatch(all)));
    expect(answer).toMatchObject({ recipients: [], left_out: [{ ...gaspard, reason: 'recent' }] });
  });

  it('clicked twice is one sending, and the invited are not invited again', async () => {
    const number = randomUUID();
    const first = asAlice(dispatch(all, 'invitation', number));
    expect(await recipients(dispatch(all, 'invitation', number), first)).toHaveLength(2);
    expect(verdict(await attempt(owner, `select ${dispatch(all)}`, ready + first))).toBe('PT422');
  });

  it('of reminders reaches the silent alone, three days apart', async () => {
    const invited = `update public.households set invitation_state = 'opened';`;
    const answered = `insert into public.guest_replies (event_id, guest_id, moment_id, attending)
      values ('${event.a}', '${guest.gaspard}', '${moment.dinner}', true);`;
    expect(await recipients(dispatch(all, 'reminder'), invited)).toHaveLength(2);
    expect(await recipients(dispatch(all, 'reminder'), invited + answered)).toEqual(['hélène@example.fr']);
    const again = `${invited} ${asAlice(dispatch(all, 'reminder'))}`;
    expect(verdict(await attempt(owner, `select ${dispatch(all, 'reminder')}`, ready + again))).toBe('PT422');
    const later = `${again} update public.invitation_mails set state = 'sent', queued_at = now() - interval '4 days';`;
    expect(await recipients(dispatch(all, 'reminder'), later)).toHaveLength(4);
  });

  it('of a new date reaches those who know another one, once for each', async () => {
    const invited = `update public.households set invitation_state = 'opened' where id = '${household.gaspard}';`;
    expect(await recipients(dispatch(all, 'date_change'), invited)).toEqual(['gaspard@example.fr']);
    const again = `${invited} ${asAlice(dispatch(all, 'date_change'))}`;
    const repeated = `select ${dispatch(all, 'date_change')}`;
    expect(verdict(await attempt(owner, repeated, ready + again))).toBe('PT422');
    const later = `${again} update public.invitation_mails set queued_at = now() - interval '1 hour';`;
    expect(await recipients(dispatch(all, 'date_change'), later)).toHaveLength(2);
    const unmoved = `${invited} update public.events set date_moved_at = null;`;
    expect(verdict(await attempt(owner, repeated, ready + unmoved))).toBe('PT422');
  });

  it('of a date to retain comes once before the invitation, without a link, and the invitation follows', async () => {
    const first = asAlice(dispatch(all, 'save_the_date'));
    const mails = await seen(owner, 'select subject, body, html from private.noted', ready + first);
    expect(mails).toHaveLength(2);
    expect(mails[0]).toMatchObject({ subject: 'À vos agendas\u00a0: le mariage d’Alice et Ariel' });
    expect(JSON.stringify(mails)).not.toMatch(/token|href|personnel/);
    expect(await seen(owner, state, ready + first)).toEqual([{ state: 'draft' }]);
    const later = `${first} update public.invitation_mails set state = 'sent', queued_at = now() - interval '9 days';`;
    const repeated = `select ${dispatch(all, 'save_the_date')}`;
    expect(verdict(await attempt(owner, repeated, ready + later))).toBe('PT422');
    expect(await recipients(dispatch(all), later)).toHaveLength(4);
    const invited = `update public.households set invitation_state = 'opened';`;
    expect(verdict(await attempt(owner, repeated, ready + invited))).toBe('PT422');
    const undated = `update public.events set starts_on = null, rsvp_closes_on = null where id = '${event.a}';`;
    expect(verdict(await attempt(owner, repeated, ready + undated))).toBe('PT409');
  });

  it('of thanks reaches those who came, once, after the event', async () => {
    const thank = dispatch(all, 'thanks');
    expect(verdict(await attempt(owner, `select ${thank}`, ready))).toBe('PT409');
    const over = `update public.events set starts_on = private.today() - 1, ends_on = null, rsvp_closes_on = null
      where id = '${event.a}';`;
    expect(await recipients(thank, over)).toEqual(['gaspard@example.fr']);
    const later = `${over} ${asAlice(thank)}
      update public.invitation_mails set state = 'sent', queued_at = now() - interval '9 days';`;
    expect(verdict(await attempt(owner, `select ${dispatch(all, 'thanks')}`, ready + later))).toBe('PT422');
  });

  it.each([
    ['those who have not answered', { who: 'not_answered' }, ['gaspard@example.fr', 'hélène@example.fr']],
    ['those who opened and are silent', { who: 'opened_not_answered' }, ['hélène@example.fr']],
    ['those who come', { who: 'yes_only' }, ['gaspard@example.fr']],
    ['those invited to a moment', { who: 'all', moment: moment.dinner }, ['gaspard@example.fr']],
    ['a chosen household', { who: 'households', households: [household.helene] }, ['hélène@example.fr']],
  ])('reaches %s', async (_name, segment, reached) => {
    const opened = `update public.households set invitation_state = 'opened' where id = '${household.helene}';`;
    expect(await recipients(dispatch(segment, 'message'), opened)).toEqual(reached);
  });

  it('reaches nobody of another event, and no household whose link was revoked', async () => {
    const theirs = { who: 'households', households: [household.xavier] };
    expect(verdict(await attempt(owner, `select ${dispatch(theirs)}`, ready))).toBe('PT422');
    const revoked = `update public.households set revoked_at = now() where id = '${household.gaspard}';`;
    expect(await recipients(dispatch(all), revoked)).toEqual(['hélène@example.fr']);
  });

  it('is stopped while it waits', async () => {
    const number = randomUUID();
    const waiting = `${ready} ${asAlice(dispatch(all, 'invitation', number))}
      insert into platform.outbox (id, kind, recipient, body_text) select id, kind, recipient, body from private.noted;`;
    expect(await seen(owner, `select public.stop_send('${number}') as count`, waiting)).toEqual([{ count: 2 }]);
    const stopped = waiting + asAlice(`public.stop_send('${number}')`);
    expect(await seen(owner, state, stopped)).toEqual([{ state: 'draft' }]);
    expect(
      await seen(
        owner,
        'select distinct state from public.invitation_mails where kind = $$invitation$$ and send_id <> $$' +
          send.a +
          '$$',
        stopped,
      ),
    ).toEqual([{ state: 'stopped' }]);
    const gone = `${waiting} update platform.outbox set sent_at = now(), sent_by = 'smtp' where recipient like 'g%';`;
    expect(await seen(owner, `select public.stop_send('${number}') as count`, gone)).toEqual([{ count: 1 }]);
  });

  it('follows its mails: left, given up, opened, answered', async () => {
    const waiting = `${ready} ${asAlice(dispatch(all))}
      insert into platform.outbox (id, kind, recipient, body_text) select id, kind, recipient, body from private.noted;`;
    const left = `${waiting} update platform.outbox set sent_at = now(), sent_by = 'smtp';`;
    const mail = `select state from public.invitation_mails where household_id = '${household.helene}'`;
    expect([await seen(owner, state, left), await seen(owner, mail, left)]).toEqual([
      [{ state: 'delivered' }],
      [{ state: 'sent' }],
    ]);
    const failed = `${waiting} update platform.outbox set failed_at = now(), last_error = '550';`;
    expect([await seen(owner, state, failed), await seen(owner, mail, failed)]).toEqual([
      [{ state: 'bounced' }],
      [{ state: 'bounced' }],
    ]);
    const opened = `${left} select public.guest_page('${token.helene}');`;
    expect([await seen(owner, state, opened), await seen(owner, mail, opened)]).toEqual([
      [{ state: 'opened' }],
      [{ state: 'opened' }],
    ]);
    const people = JSON.stringify({ people: [{ id: guest.helene, answers: { [moment.townHall]: true } }] });
    const answered = `${opened} select public.guest_reply('${token.helene}', '${people}', gen_random_uuid());`;
    expect([await seen(owner, state, answered), await seen(owner, mail, answered)]).toEqual([
      [{ state: 'answered' }],
      [{ state: 'answered' }],
    ]);
  });

  it('has its bounds: a thousand a day, the closing date, an address of the site', async () => {
    const many = asAlice(`private.count_guest_mails('${event.a}', 999)`);
    expect(verdict(await attempt(owner, `select ${dispatch(all)}`, ready + many))).toBe('PT429');
    const closed = `update public.events set rsvp_closes_on = private.today() - 1;`;
    expect(verdict(await attempt(owner, `select ${dispatch(all)}`, ready + closed))).toBe('PT409');
    const nowhere = 'delete from private.site;';
    expect(verdict(await attempt(owner, `select ${dispatch(all)}`, ready + nowhere))).toBe('PT503');
    expect(verdict(await attempt(owner, `select ${dispatch({ who: 'everybody' })}`, ready))).toBe('PT422');
  });

  it('is for those who edit', async () => {
    const calls = [
      dispatch(all),
      `public.preview_send('${event.a}', '{"who": "all"}', 'invitation')`,
      `public.stop_send('${send.a}')`,
      `public.send_test_invitation('${event.a}', 'invitation')`,
      `public.household_links_of('${event.a}')`,
    ];
    for (const call of calls) {
      for (const caller of [viewer, stranger, anon]) {
        expect(verdict(await attempt(caller, `select ${call}`, ready)), call).toBe(insufficientPrivilege);
      }
      expect(verdict(await attempt(editor, `select ${call}`, ready)), call).toBe(1);
    }
  });
});

describe('a mail', () => {
  const write = (body: string) =>
    `${ready} update public.invitation_texts set body = '${body}', design = 'botanique' where event_id = '${event.a}';`;

  it('D76 takes words as words: no mark-up, no header, no placeholder inside a name', async () => {
    const sly = `${write('<b>{prenoms}</b> {inconnu} {')}
      update public.guests set first_name = '<img src=x>{lieu}' where id = '${guest.gaspard}';
      update public.invitation_texts set subject = E'A\\r\\nBcc: tous@example.fr' where event_id = '${event.a}';`;
    const [mail] = await seen(
      owner,
      `select subject, body as text, html from private.noted where body like '%img%'`,
      sly + asAlice(dispatch(all)),
    );
    expect(mail).toMatchObject({
      subject: 'A Bcc: tous@example. fr',
      text: expect.stringContaining('<b><img src=x>{lieu}</b> {inconnu} {'),
      html: expect.stringContaining('&lt;b&gt;&lt;img src=x&gt;{lieu}&lt;/b&gt; {inconnu} {'),
    });
  });

  it('of trial is sent to its author, addressed to a household of the list', async () => {
    const trial = `public.send_test_invitation('${event.a}', 'invitation')`;
    expect(await seen(editor, `select ${trial} as recipient`, ready)).toEqual([{ recipient: 'edith@example.fr' }]);
    const noted = `select recipient from private.noted where body like 'Gaspard,%/guest' || chr(10) || '%'`;
    expect(await seen(owner, noted, ready + asAlice(trial))).toHaveLength(1);
  });

  it.each([
    ['mariage', 'Alix & Sacha', 'le mariage d’Alix et Sacha', 'Alix et Sacha'],
    ['mariage', 'Mariage de Camille et Noa', 'le mariage de Camille et Noa', 'Camille et Noa'],
    ['mariage', 'Notre mariage', 'notre mariage', 'Alice Martin'],
    ['mariage', 'Les Martin', 'le mariage de Les Martin', 'Alice Martin'],
    ['anniversaire', 'Inès', 'l’anniversaire d’Inès', 'Alice Martin'],
    ['anniversaire', 'Les 40 ans de Paul', 'les 40 ans de Paul', 'Alice Martin'],
    ['bapteme', 'Zoé', 'le baptême de Zoé', 'Alice Martin'],
    ['seminaire', 'Cap 2030', 'le séminaire «\u00a0Cap 2030\u00a0»', 'Alice Martin'],
    ['autre', 'La kermesse', 'la kermesse', 'Alice Martin'],
    ['autre', 'Jubilé', '«\u00a0Jubilé\u00a0»', 'Alice Martin'],
  ])('says what the event is and who invites: %s «\u00a0%s\u00a0»', async (kind, name, occasion, hosts) => {
    const named = `update public.profiles set name = 'Alice Martin' where id = '${id.alice}';
      update public.events set kind = '${kind}', name = '${name}' where id = '${event.a}';`;
    const words = `select public.invitation_words('${event.a}') as words`;
    const [answer] = await seen(viewer, words, ready + named);
    expect(answer?.words).toMatchObject({ occasion, hotes: hosts, prenoms: 'Gaspard', foyer: 'Gaspard' });
    expect(verdict(await attempt(stranger, words, ready))).toBe(insufficientPrivilege);
  });

  it('names a household by its people', async () => {
    const named = `${ready} update public.guests set first_name = 'Manon' where id = '${guest.plusOne}';`;
    const links = `select l ->> 'first_names' as names from json_array_elements(public.household_links_of('${event.a}')) l`;
    expect(await seen(owner, links, named)).toEqual([{ names: 'Gaspard et Manon' }, { names: 'Hélène' }]);
  });
});
