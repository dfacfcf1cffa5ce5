// The guest's area by the link of an invitation: what the page shows, what a reply writes, what is stored and erased.
import { describe, expect, it } from 'vitest';
import { connect, insufficientPrivilege, verdict } from '#tests/rls/support/attempt.ts';
import { cast, id, token } from '#tests/rls/support/callers.ts';
import { event, guest, household, moment } from '#tests/rls/support/fixture.ts';
import { menu, picture } from '#tests/rls/support/guests-fixture.ts';

const { attempt, seen, query } = connect();
const { anon, owner, viewer } = cast;

const key = (number: number) => `00000000-0000-4000-8000-00000000ff0${number}`;
const page = (link: string) => `select public.guest_page('${link}') as page`;
const pageOf = async (link: string, prepare = '') => (await seen(anon, page(link), prepare))[0]?.page as Page;
const reply = (people: object[], rest: object = {}, number = 1, link: string = token.gaspard) =>
  `public.guest_reply('${link}', '${JSON.stringify({ people, ...rest }).replaceAll("'", "''")}', '${key(number)}')`;
const coming = (who: string, where: string, attending: boolean | null = true) => ({
  id: who,
  answers: { [where]: attending },
});
const revoked = `update public.households set revoked_at = now() where id = '${household.gaspard}';`;
const closed = `update public.events set rsvp_closes_on = private.today() - 1 where id = '${event.a}';`;
const leaving = `update public.events set deletion_on = private.today() + 30 where id = '${event.a}';`;

interface Page {
  state: string;
  guest_id: string;
  household: { id: string; answered: boolean };
  moments: { id: string; is_full: boolean; menus: { id: string }[] }[];
  people: { id: string; first_name: string; answers: Record<string, boolean | null>; menu: object }[];
}

describe('a guest page', () => {
  it('D52 shows one household, its people and the moments of its invitation', async () => {
    const shown = await pageOf(token.gaspard);
    expect(shown).toMatchObject({ state: 'open', guest_id: guest.gaspard, household: { id: household.gaspard } });
    expect(shown.people).toMatchObject([
      {
        id: guest.gaspard,
        answers: { [moment.townHall]: true, [moment.dinner]: null },
        menu: { [moment.dinner]: { main: menu.fish } },
      },
      { id: guest.plusOne, answers: { [moment.dinner]: null } },
    ]);
    expect((await pageOf(token.helene)).moments.map((one) => one.id)).toEqual([moment.townHall]);
    const text = JSON.stringify(await pageOf(token.helene));
    for (const other of [guest.gaspard, household.gaspard, moment.dinner, menu.fish, event.b, 'owner_id', 'capacity']) {
      expect(text, other).not.toContain(other);
    }
  });

  it('opens by the link of the household as by that of one of its people', async () => {
    const { rows } = await query<{ token: string }>(
      `select token from public.household_links where household_id = '${household.gaspard}'`,
    );
    expect(await pageOf(rows[0]?.token ?? '')).toEqual(await pageOf(token.gaspard));
  });

  it.each([
    ['a wrong link', 'x'.repeat(32), '', 'unknown'],
    ['no link at all', '', '', 'unknown'],
    ['D54 a revoked one', token.gaspard, revoked, 'revoked'],
    ['one of an event about to be deleted', token.gaspard, leaving, 'gone'],
  ])('says what became of %s, and nothing else', async (_name, link, prepare, state) => {
    expect(await pageOf(link, prepare)).toEqual({ state, language: 'fr' });
  });

  it('stays readable after the closing date', async () => {
    expect(await pageOf(token.gaspard, closed)).toMatchObject({
      state: 'closed',
      household: { id: household.gaspard },
    });
  });

  it('marks the invitation as opened, and an answered one not', async () => {
    const opened = (prepare: string) =>
      seen(owner, `select invitation_state as state from public.households where id = '${household.gaspard}'`, prepare);
    const sent = `update public.households set invitation_state = 'sent';`;
    expect(await opened(`${sent} ${page(token.gaspard)};`)).toEqual([{ state: 'opened' }]);
    expect(await opened(`${page(token.gaspard)};`)).toEqual([{ state: 'answered' }]);
  });

  it('viewers, who only look, see no link', async () => {
    expect(verdict(await attempt(viewer, 'select token from public.guests'))).toBe(insufficientPrivilege);
    expect(verdict(await attempt(owner, 'select token from public.guests'))).toBe(insufficientPrivilege);
    expect(await seen(viewer, 'select token from public.household_links')).toEqual([]);
    const renew = `select public.renew_household_link('${household.gaspard}') as token`;
    expect(verdict(await attempt(viewer, renew))).toBe(insufficientPrivilege);
    expect(verdict(await attempt(cast.stranger, renew))).toBe(insufficientPrivilege);
  });

  it('a renewed link replaces every older one', async () => {
    expect(await seen(owner, `select public.renew_household_link('${household.gaspard}') as token`)).toEqual([
      { token: expect.stringMatching(/^[\w-]{32}$/) },
    ]);
    const renewed = `select set_config('request.jwt.claims', '{"sub": "${id.alice}"}', true);
      select public.renew_household_link('${household.gaspard}');`;
    expect(await pageOf(token.gaspard, renewed)).toMatchObject({ state: 'unknown' });
  });
});

describe('a reply', () => {
  it('is taken per person and moment, with menu, diet, song and words', async () => {
    const people = [
      { ...coming(guest.gaspard, moment.dinner), menu: { [moment.dinner]: { main: menu.fish } }, diet: ' végétarien ' },
      { ...coming(guest.plusOne, moment.dinner), first_name: 'Manon', last_name: 'Roux' },
    ];
    const sent = `select ${reply(people, { song: 'La Javanaise', message: 'Avec joie' })};`;
    const shown = await pageOf(token.gaspard, sent);
    expect(shown).toMatchObject({ song: 'La Javanaise', message: 'Avec joie', household: { answered: true } });
    expect(shown.people).toMatchObject([
      { diet: 'végétarien', answers: { [moment.dinner]: true } },
      { first_name: 'Manon', answers: { [moment.dinner]: true } },
    ]);
    const by = `select replied_by from public.guest_replies where moment_id = '${moment.dinner}'`;
    expect(await seen(owner, by, sent)).toEqual([{ replied_by: 'guest' }, { replied_by: 'guest' }]);
  });

  it('F132 sent twice with one key is one reply, and says so', async () => {
    const yes = reply([coming(guest.gaspard, moment.dinner)]);
    const no = reply([coming(guest.gaspard, moment.dinner, false)]);
    const [row] = await seen(anon, `select ${yes} as first, ${no} as second`);
    expect(row).toMatchObject({ first: { repeated: false }, second: { repeated: true } });
    expect(row?.second).toMatchObject({ page: { people: [{ answers: { [moment.dinner]: true } }, {}] } });
  });

  it('changes what it names and leaves the rest', async () => {
    const first = `select ${reply([coming(guest.gaspard, moment.dinner)], { song: 'Une chanson' })};`;
    const second = `select ${reply([coming(guest.gaspard, moment.dinner, null)], {}, 2)};`;
    expect(await pageOf(token.gaspard, first + second)).toMatchObject({
      song: 'Une chanson',
      people: [{ answers: { [moment.dinner]: null, [moment.townHall]: true } }, {}],
    });
  });

  it('notifies owners and editors, once an hour at most', async () => {
    const sent = `select ${reply([coming(guest.gaspard, moment.dinner)])};
      select ${reply([coming(guest.gaspard, moment.dinner)], {}, 2)};`;
    const notifications = `select title, body, href from public.notifications where kind = 'replies'`;
    expect(await seen(owner, notifications, sent)).toEqual([
      {
        title: 'Réponse de Gaspard',
        body: 'Mairie\u00a0: 1 oui · Dîner\u00a0: 1 oui',
        href: `/client/guests?event=${event.a}`,
      },
    ]);
    expect(await seen(viewer, notifications, sent)).toEqual([]);
  });

  const fish = { [moment.dinner]: { main: menu.fish } };
  const changes = `select title, body, href from public.notifications where title like '%modifié%'`;
  it.each([
    ['an answer', coming(guest.gaspard, moment.dinner), coming(guest.gaspard, moment.dinner, false), '1 non'],
    ['an answer to none', coming(guest.gaspard, moment.dinner), coming(guest.gaspard, moment.dinner, null), null],
    [
      'a dish',
      { ...coming(guest.gaspard, moment.dinner), menu: fish },
      { id: guest.gaspard, menu: { [moment.dinner]: { main: null } } },
      '1 oui',
    ],
    [
      'the companion',
      { ...coming(guest.plusOne, moment.dinner), first_name: 'Manon' },
      { id: guest.plusOne, first_name: 'Lucie' },
      '1 oui',
    ],
  ])('that changes %s notifies the hosts of the change, once an hour at most', async (_name, first, then, dinner) => {
    const sent = `select ${reply([first])}; select ${reply([then], {}, 2)};`;
    const body = `Mairie\u00a0: 1 oui${dinner === null ? '' : ` · Dîner\u00a0: ${dinner}`}`;
    expect(await seen(owner, changes, sent)).toEqual([
      {
        title: 'Gaspard a modifié sa réponse',
        body,
        href: `/client/guests/${household.gaspard}?event=${event.a}`,
      },
    ]);
    const again = `${sent} select ${reply([first], {}, 3)};`;
    expect(await seen(owner, changes, again)).toHaveLength(1);
    expect(await seen(viewer, changes, sent)).toEqual([]);
  });

  it('that adds to what was given is no change', async () => {
    const sent = `select ${reply([coming(guest.gaspard, moment.dinner)])};
      select ${reply([{ ...coming(guest.plusOne, moment.dinner), first_name: 'Manon' }], { song: 'La Javanaise' }, 2)};`;
    expect(await seen(owner, changes, sent)).toEqual([]);
  });

  it.each([
    ['Les Martin', 'Les Martin ont modifié leur réponse'],
    ['Famille Bérard', 'La famille Bérard a modifié sa réponse'],
    ['Éloïse et Tom', 'Éloïse et Tom ont modifié leur réponse'],
    ['Hélène', 'Hélène a modifié sa réponse'],
  ])('that changes is announced in a sentence: %s', async (name, title) => {
    const sent = `update public.households set name = '${name}' where id = '${household.gaspard}';
      select ${reply([coming(guest.gaspard, moment.dinner)])};
      select ${reply([coming(guest.gaspard, moment.dinner, false)], {}, 2)};`;
    expect(await seen(owner, changes, sent)).toMatchObject([{ title }]);
  });

  it.each([
    ['Famille Noël', 'de la famille Noël'],
    ['Les Martin', 'des Martin'],
    ['Inès', 'd’Inès'],
    ['Éloïse et Tom', 'd’Éloïse et Tom'],
    ['Yves', 'd’Yves'],
    ['Yann', 'de Yann'],
    ['Le Goff', 'de Le Goff'],
  ])('names the household %s within its sentence', async (name, said) => {
    const renamed = `update public.households set name = '${name}' where id = '${household.gaspard}';`;
    const sent = `${renamed} select ${reply([coming(guest.gaspard, moment.dinner)])};`;
    const titles = `select title from public.notifications where kind = 'replies'`;
    expect(await seen(owner, titles, sent)).toEqual([{ title: `Réponse ${said}` }]);
  });

  it.each([
    ['of another household', reply([coming(guest.helene, moment.townHall)]), 'PT422'],
    ['for a moment without an invitation', reply([coming(guest.plusOne, moment.townHall)]), 'PT422'],
    ['that renames a named guest', reply([{ id: guest.gaspard, first_name: 'Gilles' }]), 'PT422'],
    ['with a plus-one who has no name', reply([coming(guest.plusOne, moment.dinner)]), 'PT422'],
    [
      'with a menu of another event',
      reply([{ id: guest.gaspard, menu: { [moment.dinner]: { main: menu.lunch } } }]),
      'PT422',
    ],
    [
      'with a menu of another course',
      reply([{ id: guest.gaspard, menu: { [moment.dinner]: { menu: menu.fish } } }]),
      'PT422',
    ],
    ['with allergies and no consent', reply([{ id: guest.gaspard, allergies: 'noix' }]), 'PT422'],
    ['with more words than fit', reply([], { message: 'x'.repeat(2001) }), 'PT422'],
    ['with an address that is none', reply([{ id: guest.gaspard, email: 'nulle part' }]), 'PT422'],
    ['with an answer that is none', reply([{ id: guest.gaspard, answers: { [moment.dinner]: 'oui' } }]), 'PT422'],
    ['without people in a list', `public.guest_reply('${token.gaspard}', '{"people": 3}', '${key(1)}')`, 'PT422'],
    ['without a key', `public.guest_reply('${token.gaspard}', '{}', null)`, 'PT422'],
  ])('%s is refused', async (_name, call, code) => {
    expect(verdict(await attempt(anon, `select ${call}`))).toBe(code);
  });

  it.each([
    ['child', 'adult', 'PT422'],
    ['adult', 'baby', 'PT422'],
    ['child', 'baby', 1],
    ['all', 'child', 1],
  ])('with a dish for the age « %s », of somebody whose age is « %s », answers %s', async (meant, age, code) => {
    const prepare = `update public.menus set for_age = '${meant}' where id = '${menu.fish}';
      update public.guests set age_group = '${age}' where id = '${guest.gaspard}';`;
    const call = reply([{ id: guest.gaspard, menu: { [moment.dinner]: { main: menu.fish } } }]);
    expect(verdict(await attempt(anon, `select ${call}`, prepare))).toBe(code);
  });

  it.each([
    ['D54 after the closing date', closed, 'PT409'],
    ['D54 after the link was revoked', revoked, 'PT410'],
    ['once the event is to be deleted', leaving, 'PT410'],
  ])('%s is refused', async (_name, prepare, code) => {
    expect(verdict(await attempt(anon, `select ${reply([coming(guest.gaspard, moment.dinner)])}`, prepare))).toBe(code);
  });

  it('by a wrong link is a refusal that counts', async () => {
    const [row] = await seen(anon, `select ${reply([], {}, 1, 'y'.repeat(32))} as answer`);
    expect(row?.answer).toMatchObject({ details: 'unknown-link' });
  });

  it('keeps allergies with the consent of the guest, and forgets both when it is withdrawn', async () => {
    const given = `select ${reply([{ id: guest.gaspard, allergies: 'noix', consent: true }])};`;
    const kept = `select allergies, allergies_consent_by as by, allergies_consent_at is not null as consent
      from public.guests where id = '${guest.gaspard}'`;
    const gaspard = cast.guest;
    expect(await seen(gaspard, kept, given)).toEqual([{ allergies: 'noix', by: 'guest', consent: true }]);
    const changed = `${given} select ${reply([{ id: guest.gaspard, allergies: 'noix, lait' }], {}, 2)};`;
    expect(await seen(gaspard, kept, changed)).toEqual([{ allergies: 'noix, lait', by: 'guest', consent: true }]);
    const withdrawn = `${given} select ${reply([{ id: guest.gaspard, consent: false }], {}, 2)};`;
    expect(await seen(gaspard, kept, withdrawn)).toEqual([{ allergies: null, by: null, consent: false }]);
  });
});

describe('a full moment', () => {
  const full = `update public.moments set capacity = 1 where id = '${moment.dinner}';
    select ${reply([coming(guest.gaspard, moment.dinner)])};`;

  it('refuses one reply too many, by the page and by the table', async () => {
    const more = reply([{ ...coming(guest.plusOne, moment.dinner), first_name: 'Manon' }], {}, 2);
    expect(verdict(await attempt(anon, `select ${more}`, full))).toBe('PT409');
    const row = `('${event.a}', '${guest.plusOne}', '${moment.dinner}', true)`;
    const written = `insert into public.guest_replies (event_id, guest_id, moment_id, attending) values ${row}`;
    for (const caller of [cast.guest, owner]) expect(verdict(await attempt(caller, written, full))).toBe('PT409');
  });

  it('says so on the page, and keeps those who come already', async () => {
    const shown = await pageOf(token.gaspard, full);
    expect(shown.moments.map((one) => [one.id, one.is_full])).toContainEqual([moment.dinner, true]);
    const again = `select ${reply([coming(guest.gaspard, moment.dinner)], {}, 3)}`;
    expect(verdict(await attempt(anon, again, full))).toBe(1);
  });

  it('has a place again when somebody leaves', async () => {
    const left = `${full} select ${reply([coming(guest.gaspard, moment.dinner, false)], {}, 2)};`;
    const more = reply([{ ...coming(guest.plusOne, moment.dinner), first_name: 'Manon' }], {}, 3);
    expect(verdict(await attempt(anon, `select ${more}`, left))).toBe(1);
  });
});

describe('the stored data of a household', () => {
  it('is read by its link, whole and alone', async () => {
    const [row] = await seen(anon, `select public.guest_data('${token.helene}') as data`);
    expect(row?.data).toMatchObject({ people: [{ first_name: 'Hélène', allergies: 'arachide', replies: [{}] }] });
    const text = JSON.stringify(row?.data);
    for (const other of ['Gaspard', token.helene, 'tags', 'side']) expect(text, other).not.toContain(other);
  });

  it('is erased by its link; names and answers stay, the neighbours untouched', async () => {
    const erased = `select public.guest_forget('${token.helene}');`;
    const [row] = await seen(anon, `select public.guest_data('${token.helene}') as data`, erased);
    expect(row?.data).toMatchObject({
      people: [{ first_name: 'Hélène', allergies: null, email: null, allergies_consent_at: null, replies: [{}] }],
    });
    const [count] = await seen(anon, `select public.guest_forget('${token.gaspard}') as answer`);
    expect(count?.answer).toEqual({ people: 2, photos: 1 });
    const notifications = `select title from public.notifications where kind = 'replies'`;
    expect(await seen(owner, notifications, erased)).toEqual([{ title: 'Données effacées par Hélène' }]);
  });

  it('is erased from what was mailed: that a mail left stays, to whom does not', async () => {
    const written = `update public.guests set email = 'Gaspard@example.fr' where id = '${guest.gaspard}';`;
    const mails = `select recipient from public.invitation_mails where household_id = '${household.gaspard}'`;
    const before = await seen(owner, mails, written);
    expect(before.length).toBeGreaterThan(0);
    expect(before.every(({ recipient }) => recipient === 'gaspard@example.fr')).toBe(true);
    const after = await seen(owner, mails, `${written} select public.guest_forget('${token.gaspard}');`);
    expect(after).toEqual(before.map(() => ({ recipient: null })));
  });

  it('is not opened by a revoked link', async () => {
    for (const name of ['guest_data', 'guest_forget', 'guest_album']) {
      expect(verdict(await attempt(anon, `select public.${name}('${token.gaspard}')`, revoked)), name).toBe('PT410');
    }
  });
});

describe('the album', () => {
  const own = picture({ event: event.a, household: household.gaspard }, 7);
  const upload = (path: string) =>
    `insert into storage.objects (bucket_id, name) values ('guest-photos', '${path}') returning name`;
  const add = (path: string, link: string = token.gaspard) =>
    `select public.guest_add_photo('${link}', '${path}', 1200, 800, 'La table') as photo`;
  const shown = `update public.guest_photos set state = 'shown';`;
  const album = async (link: string, prepare = '') =>
    (await seen(anon, `select public.guest_album('${link}') as photos`, prepare))[0]?.photos;

  it('takes files in the folder of the household alone', async () => {
    expect(verdict(await attempt(cast.guest, upload(own)))).toBe(1);
    for (const path of [
      picture({ event: event.a, household: household.helene }, 7),
      picture({ event: event.b, household: household.xavier }, 7),
      own.replace('.jpg', '.svg'),
      `${event.a}/${household.gaspard}/photo.jpg`,
    ]) {
      expect(verdict(await attempt(cast.guest, upload(path))), path).toBe(insufficientPrivilege);
    }
    expect(verdict(await attempt(anon, upload(own)))).toBe(insufficientPrivilege);
    expect(verdict(await attempt(cast.guest, upload(own), revoked))).toBe(insufficientPrivilege);
  });

  it('is closed when the hosts close it, and has its bounds', async () => {
    const without = `update public.event_websites set has_album = false;`;
    expect(verdict(await attempt(cast.guest, upload(own), without))).toBe(insufficientPrivilege);
    const sixty = `insert into storage.objects (bucket_id, name)
      select 'guest-photos', '${event.a}/${household.gaspard}/' || gen_random_uuid() || '.jpg' from generate_series(1, 60);`;
    expect(verdict(await attempt(cast.guest, upload(own), sixty))).toBe(insufficientPrivilege);
  });

  it('shows a photo to its household, and to others once the hosts have shown it', async () => {
    const sent = `${upload(own)}; ${add(own)};`;
    expect(await album(token.gaspard, sent)).toHaveLength(2);
    expect(await album(token.helene, sent)).toEqual([]);
    expect(await album(token.helene, sent + shown)).toHaveLength(2);
    expect(await album(token.xavier, sent + shown)).toHaveLength(1);
    const files = `select name from storage.objects where bucket_id = 'guest-photos'`;
    expect(await seen(cast['other household'], files, sent)).toEqual([]);
    expect(await seen(cast['other household'], files, sent + shown)).toEqual([{ name: own }]);
    expect(await seen(viewer, files, sent)).toEqual([{ name: own }]);
    expect(await seen(cast.stranger, files, sent + shown)).toEqual([]);
  });

  it('takes no file that is not there or not one’s own, and one file once', async () => {
    expect(verdict(await attempt(anon, add(own)))).toBe('PT422');
    expect(verdict(await attempt(anon, add(own, token.helene), `${upload(own)};`))).toBe('PT422');
    const twice = `${upload(own)}; ${add(own)};`;
    expect(await seen(anon, add(own), twice)).toEqual([{ photo: { id: expect.any(String), state: 'pending' } }]);
  });

  it('loses the file with the photo', async () => {
    const sent = `${upload(own)}; ${add(own)};`;
    const gone = `${sent} select public.guest_remove_photo('${token.gaspard}', id) from public.guest_photos;`;
    const files = `select name from storage.objects where bucket_id = 'guest-photos'`;
    expect(await seen(cast.service_role, files, gone)).toEqual([]);
    const others = `${sent} select public.guest_remove_photo('${token.helene}', id) from public.guest_photos;`;
    expect(await seen(cast.service_role, files, others)).toHaveLength(1);
  });
});
