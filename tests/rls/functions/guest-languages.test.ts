// The languages of guests: which one a page and a mail are in, what the hosts translated, and who chooses.
import { randomUUID } from 'node:crypto';
import { eventKinds, guestLanguages, proposedMoments } from '@liesse/domain';
import { describe, expect, it } from 'vitest';
import { connect, verdict } from '#tests/rls/support/attempt.ts';
import { cast, id, token } from '#tests/rls/support/callers.ts';
import { event, guest, household, moment } from '#tests/rls/support/fixture.ts';
import { menu } from '#tests/rls/support/guests-fixture.ts';

const { attempt, query, seen } = connect();
const { anon, owner, editor } = cast;

const offered = `update public.event_websites set languages = '{fr,en,ar}', welcome = 'Bienvenue' where event_id = '${event.a}';`;
const translated = `update public.event_translations set texts = jsonb_build_object(
    'welcome', 'Welcome', 'moment:${moment.dinner}', 'Dinner', 'dish:${menu.fish}:name', 'Sea bass', 'lodging', '  '
  ) where event_id = '${event.a}' and language = 'en';`;
const speaks = (language: string) =>
  `update public.households set language = '${language}' where id = '${household.gaspard}';`;

interface Page {
  language: string;
  languages: string[];
  look: { welcome: string; lodging: string };
  moments: { id: string; name: string; menus: { id: string; name: string }[] }[];
}

const pageOf = async (prepare: string, header = '') => {
  const headers = JSON.stringify({ 'accept-language': header });
  // The columns are evaluated in their order.
  const call = `select set_config('request.headers', '${headers}', true), public.guest_page('${token.gaspard}') as page`;
  return (await seen(anon, call, prepare))[0]?.page as Page;
};

it('the database and the domain package have the same languages', async () => {
  const { rows } = await query<{ languages: string[] }>('select private.other_languages() as languages');
  expect(['fr', ...(rows[0]?.languages ?? [])]).toEqual([...guestLanguages]);
});

it('every name that we propose for a moment exists in every language', async () => {
  const names = [...new Set(eventKinds.flatMap((kind) => proposedMoments(kind, null).map(({ name }) => name)))];
  const { rows } = await query(`
    select n.name, l.language from unnest(array['${names.join("','")}']) n (name), unnest(private.other_languages()) l (language)
    where private.moment_name(n.name, l.language) is null
  `);
  expect(rows).toEqual([]);
});

describe('the page of a household', () => {
  it('has our names of moments in its language, and those of the hosts as they wrote them', async () => {
    const named = (name: string) => `update public.moments set name = '${name}' where id = '${moment.dinner}';`;
    const nameIn = async (name: string, language: string) =>
      (await pageOf(offered + named(name) + speaks(language))).moments.find(({ id: one }) => one === moment.dinner)
        ?.name;
    expect(await nameIn('Dîner', 'en')).toBe('Dinner');
    expect(await nameIn('Dîner', 'ar')).toBe('العشاء');
    expect(await nameIn('Dîner', 'fr')).toBe('Dîner');
    expect(await nameIn('Dîner sous les tilleuls', 'en')).toBe('Dîner sous les tilleuls');
  });

  it('is in its language, with the hosts’ texts in it and in French where they have none', async () => {
    const page = await pageOf(offered + translated + speaks('en'));
    expect(page).toMatchObject({ language: 'en', languages: ['fr', 'en', 'ar'], look: { welcome: 'Welcome' } });
    const dinner = page.moments.find(({ id: one }) => one === moment.dinner);
    expect(dinner).toMatchObject({ name: 'Dinner', menus: [{ id: menu.fish, name: 'Sea bass' }] });
    expect(page.moments.find(({ id: one }) => one === moment.townHall)?.name).toMatch(/mairie/i);
    expect(await pageOf(offered + translated + speaks('ar'))).toMatchObject({
      language: 'ar',
      look: { welcome: 'Bienvenue' },
    });
  });

  it('is French when the hosts do not offer its language', async () => {
    expect(await pageOf(offered + speaks('de'))).toMatchObject({ language: 'fr', look: { welcome: 'Bienvenue' } });
  });

  it.each([
    ['en-GB,en;q=0.9,fr;q=0.8', 'en'],
    ['de, ar-DZ ; q=0.7, fr;q=0.4', 'ar'],
    ['en;q=0, fr;q=0.1', 'fr'],
    ['de', 'fr'],
    ['en;q=9, x', 'fr'],
    ['x'.repeat(100_000), 'fr'],
  ])('follows the browser while it has none: %s', async (header, language) => {
    expect((await pageOf(offered, header)).language).toBe(language);
  });
});

describe('the choice of a language', () => {
  const choose = (link: string, language: string) => `public.guest_language('${link}', '${language}')`;
  const stored = `select language from public.households where id = '${household.gaspard}'`;

  it('is stored for the household of the link', async () => {
    expect(await seen(owner, stored, `${offered} select ${choose(token.gaspard, 'ar')};`)).toEqual([
      { language: 'ar' },
    ]);
  });

  it('is one of those that the hosts offer', async () => {
    expect(verdict(await attempt(anon, `select ${choose(token.gaspard, 'de')}`, offered))).toBe('PT422');
  });

  it('is refused to whoever has no link', async () => {
    const [answer] = await seen(anon, `select ${choose('x'.repeat(32), 'en')} as answer`, offered);
    expect(answer?.answer).toMatchObject({ details: 'unknown-link' });
  });

  it('offers French always and first, and each language once', async () => {
    const change = (languages: string) =>
      attempt(editor, `update public.event_websites set languages = '${languages}' where event_id = '${event.a}'`);
    for (const wrong of ['{}', '{en}', '{en,fr}', '{fr,en,en}', '{fr,nl}']) {
      expect(verdict(await change(wrong)), wrong).toBe('23514');
    }
  });

  it('has translations of known texts alone, within their length', async () => {
    const change = (texts: object) =>
      attempt(
        editor,
        `update public.event_translations set texts = '${JSON.stringify(texts)}' where event_id = '${event.a}' and language = 'en'`,
      );
    for (const wrong of [{ password: 'x' }, { welcome: 1 }, { welcome: 'x'.repeat(6001) }, ['welcome']]) {
      expect(verdict(await change(wrong)), JSON.stringify(wrong).slice(0, 30)).toBe('23514');
    }
  });
});

describe('a mail', () => {
  const ready = `
    select private.remember_site_address('https://liesse.example');
    create table private.noted (recipient text, subject text, body text, html text);
    create or replace function platform.send_mail(
      key text, kind text, recipient text, subject text, body_text text, body_html text default null,
      run_at timestamptz default now()
    ) returns uuid language sql security definer set search_path = '' as $$
      insert into private.noted values (recipient, subject, body_text, body_html) returning gen_random_uuid() $$;
    grant select on private.noted to authenticated;
    update public.households set invitation_state = 'draft';
    update public.guests set email = 'gaspard@example.fr' where id = '${guest.gaspard}';
    update public.events set starts_on = '2099-06-13', rsvp_closes_on = '2099-05-01', place = 'Beaune' where id = '${event.a}';`;
  const mailOf = async (prepare: string, kind = 'invitation') => {
    const call = `select set_config('request.jwt.claims', '{"sub": "${id.alice}"}', true);
      select public.send_invitations('${event.a}', '{"who": "all"}', '${kind}', '${randomUUID()}');`;
    const mails = `select * from private.noted where recipient = 'gaspard@example.fr'`;
    return (await seen(owner, mails, ready + offered + prepare + call))[0];
  };

  it('is in the language of its household, with its dates and its direction', async () => {
    expect(await mailOf(speaks('en'))).toMatchObject({
      subject: 'Your invitation: Alice and Ariel’s wedding',
      body: expect.stringMatching(/When: Saturday 13 June 2099\nWhere: Beaune[^]*Your invitation: https:[^]*personal/),
      html: expect.stringContaining('<html lang="en" dir="ltr">'),
    });
    expect(await mailOf(speaks('ar'))).toMatchObject({
      subject: expect.stringContaining('حفل زفاف Alice وAriel'),
      body: expect.stringContaining('السبت 13 يونيو 2099'),
      html: expect.stringContaining('<html lang="ar" dir="rtl">'),
    });
  });

  it('has a first text of each kind and all phrases in every language', async () => {
    const { rows: texts } = await query<{ subject: string; body: string }>(`
      select t.subject, t.body from unnest(private.other_languages()) l
      cross join unnest('{save_the_date,invitation,reminder,message,date_change,thanks}'::text[]) k
      cross join private.first_mail_in(k, l, 'mariage') t`);
    expect(texts).toHaveLength(36);
    const known = /\{(?:prenoms|occasion|date|lieu|reponse_avant|hotes)\}/g;
    for (const { subject, body } of texts) {
      expect(body).toMatch(/^\{prenoms\},[^]*\{hotes\}$/);
      expect(`${subject} ${body}`.replaceAll(known, '')).not.toMatch(/[{}']/);
    }
    const { rows: phrases } = await query<{ keys: string; words: number }>(`
      select string_agg(p.key, ',' order by p.key) as keys, count(nullif(p.value, ''))::integer as words
      from unnest(array_prepend('fr', private.other_languages())) l, jsonb_each_text(private.mail_phrases(l)) p group by l`);
    expect(phrases).toHaveLength(7);
    expect(new Set(phrases.map(({ keys }) => keys)).size).toBe(1);
  });

  it('is what the hosts wrote: their translation, or their French words', async () => {
    const french = `update public.invitation_texts set body = 'Venez le {date}.' where event_id = '${event.a}';`;
    expect((await mailOf(french + speaks('en')))?.body).toMatch(/^Venez le samedi 13 juin 2099\./);
    const english = `update public.event_translations set texts = '{"mail:invitation:body": "Come on {date}."}' where event_id = '${event.a}';`;
    expect((await mailOf(french + english + speaks('en')))?.body).toMatch(/^Come on Saturday 13 June 2099\./);
  });
});
