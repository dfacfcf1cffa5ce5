// A household's form in one call: written whole or not at all, over what was read, and by whom it was written last.
import { describe, expect, it } from 'vitest';
import { connect, insufficientPrivilege, verdict } from '#tests/rls/support/attempt.ts';
import { type Caller, cast, id } from '#tests/rls/support/callers.ts';
import { event, guest, household, moment } from '#tests/rls/support/fixture.ts';

const { attempt, seen } = connect();
const { owner, editor, viewer, stranger, anon } = cast;

const call = (form: object, of: string = event.a) => `public.save_household('${of}', $f$${JSON.stringify(form)}$f$)`;
const save = (form: object) => `select ${call(form)} as saved`;
const by = (who: string, form: object) =>
  `select set_config('request.jwt.claims', '{"sub": "${who}"}', true); select ${call(form)};`;
const gaspard = { id: household.gaspard, version: 1, people: [], removed: [] };
const lines = `select h.name, h.address, h.side, h.tags, h.version from public.households h where h.id = '${household.gaspard}'`;

interface Listed {
  guests: unknown[][];
  guest_columns: string[];
}

/** As the list has them, of one household. */
async function peopleOf(home: string, prepare: string): Promise<Record<string, unknown>[]> {
  const [row] = (await seen(owner, `select public.guest_list('${event.a}') as list`, prepare)) as { list: Listed }[];
  const { guests = [], guest_columns: columns = [] } = row?.list ?? {};
  return guests
    .map((values) => Object.fromEntries(columns.map((name, place) => [name, values[place]])))
    .filter((one) => one.household_id === home);
}

describe('a new household', () => {
  const people = [
    { first_name: 'Léa', last_name: 'Roux', allergies: 'noix', consent: true, moments: [moment.dinner], position: 0 },
    { is_plus_one: true, moments: [moment.dinner], replies: { [moment.dinner]: null }, position: 1 },
  ];
  const form = { name: 'Léa Roux', tags: ['amis'], people, removed: [] };

  it('comes with its people, what they are invited to and their consent', async () => {
    const rows = await seen(editor, save(form));
    expect(rows[0]?.saved).toMatchObject({
      household: expect.any(String),
      people: [expect.any(String), expect.any(String)],
    });
    const found = `select first_name, is_plus_one, allergies_consent_by,
        (select count(*)::int from public.moment_invitations i where i.guest_id = g.id) as invited,
        (select count(*)::int from public.guest_replies r where r.guest_id = g.id) as replies
      from public.guests g join public.households h on h.id = g.household_id where h.name = 'Léa Roux' order by g.position`;
    expect(await seen(owner, found, by(id.edith, form))).toEqual([
      { first_name: 'Léa', is_plus_one: false, allergies_consent_by: 'couple', invited: 1, replies: 0 },
      { first_name: '', is_plus_one: true, allergies_consent_by: null, invited: 1, replies: 0 },
    ]);
  });

  it('has somebody in it, and agrees to what is noted of health', async () => {
    expect(verdict(await attempt(owner, save({ ...form, people: [] })))).toBe('PT422');
    const silent = { ...form, people: [{ first_name: 'Léa', allergies: 'noix', consent: false }] };
    expect(verdict(await attempt(owner, save(silent)))).toBe('23514');
  });
});

describe('a household that is there', () => {
  it('takes what is said, and keeps the rest', async () => {
    const form = { ...gaspard, address: '3 rue du Lac', people: [{ id: guest.gaspard, version: 1, phone: '06 11' }] };
    const [home] = await seen(owner, lines, by(id.edith, form));
    expect(home).toEqual({ name: 'Gaspard', address: '3 rue du Lac', side: 'Alice', tags: ['amis'], version: 2 });
    const [first] = await peopleOf(household.gaspard, by(id.edith, form));
    expect(first).toMatchObject({ first_name: 'Gaspard', phone: '06 11', version: 2, answers: 'y?' });
  });

  it('is invited anew, answers by telephone, and takes an answer back', async () => {
    const person = { id: guest.gaspard, version: 1, moments: [moment.dinner], replies: { [moment.dinner]: true } };
    const answered = by(id.edith, { ...gaspard, people: [person] });
    expect((await peopleOf(household.gaspard, answered))[0]).toMatchObject({ answers: '.y', version: 1 });
    const silent = { id: guest.gaspard, version: 1, replies: { [moment.dinner]: null } };
    const back = answered + by(id.edith, { ...gaspard, people: [silent] });
    expect((await peopleOf(household.gaspard, back))[0]).toMatchObject({ answers: '.?' });
  });

  it('forgets allergies and the consent to them together', async () => {
    const form = {
      id: household.helene,
      people: [{ id: guest.helene, version: 1, allergies: null, consent: true }],
    };
    const [helene] = await peopleOf(household.helene, by(id.alice, form));
    expect(helene).toMatchObject({ allergies: null, allergies_consent_at: null });
  });

  it('loses those who are removed, its own alone', async () => {
    const gone = by(id.edith, { ...gaspard, removed: [guest.plusOne, guest.helene] });
    expect((await peopleOf(household.gaspard, gone)).map((one) => one.id)).toEqual([guest.gaspard]);
    expect(await peopleOf(household.helene, gone)).toHaveLength(1);
  });

  it('is refused over an older version, of the household or of anybody in it, and then nothing is written', async () => {
    const stale = { ...gaspard, address: '1 rue Haute', people: [{ id: guest.gaspard, version: 7, phone: '06' }] };
    const refused = await attempt(owner, save(stale));
    expect(verdict(refused)).toBe('PT409');
    const caught = `do $$ begin perform ${call(stale)}; exception when others then null; end $$;`;
    const asAlice = `select set_config('request.jwt.claims', '{"sub": "${id.alice}"}', true);`;
    expect(await seen(owner, lines, asAlice + caught)).toMatchObject([{ address: null, version: 1 }]);
    expect(verdict(await attempt(owner, save({ ...gaspard, version: 9, name: 'Autre' })))).toBe('PT409');
    const elsewhere = { ...gaspard, people: [{ id: guest.helene, version: 1, phone: '06' }] };
    expect(verdict(await attempt(owner, save(elsewhere)))).toBe('PT409');
  });

  it('D44 is written by editors of its own event alone', async () => {
    const form = { ...gaspard, name: 'Pris' };
    for (const caller of [viewer, stranger, anon]) {
      expect(verdict(await attempt(caller, save(form)))).toBe(insufficientPrivilege);
    }
    expect(verdict(await attempt(stranger, `select ${call(form, event.b)}`))).toBe('PT404');
    const foreign = { ...gaspard, people: [{ id: guest.gaspard, version: 1, moments: [moment.workshop] }] };
    expect(verdict(await attempt(owner, save(foreign)))).toBe('23503');
  });
});

describe('who wrote a household last', () => {
  const asked = `select public.household_editor('${household.gaspard}') as last`;
  const last = async (caller: Caller, prepare = '') => (await seen(caller, asked, prepare))[0]?.last;
  const written = by(id.edith, { ...gaspard, address: '3 rue du Lac' });

  it('is named to the other members, and is « self » for the editor', async () => {
    expect(await last(owner, written)).toMatchObject({ by: 'member', name: expect.stringMatching(/./) });
    expect(await last(viewer, written)).toMatchObject({ by: 'member' });
    expect(await last(editor, written)).toMatchObject({ by: 'self' });
  });

  it('is nobody where nobody is known, and its guests where they replied', async () => {
    expect(await last(owner)).toBeNull();
    const replied = `update public.guest_replies set replied_by = 'guest', replied_at = now() + interval '1 second'
      where guest_id = '${guest.gaspard}';`;
    expect(await last(owner, written + replied)).toEqual({ by: 'guest' });
  });

  it('is no stranger’s business', async () => {
    for (const caller of [stranger, anon]) {
      expect(verdict(await attempt(caller, asked, written))).toBe(insufficientPrivilege);
    }
  });
});

describe('the order of moments', () => {
  const order = `select public.order_moments('${event.a}', array['${moment.dinner}', '${moment.townHall}']::uuid[]) as moved`;
  const placed = `select name from public.moments where event_id = '${event.a}' order by position, id`;

  it('is written at once, and only where it changes', async () => {
    expect(await seen(editor, order)).toEqual([{ moved: 1 }]);
    const done = `select set_config('request.jwt.claims', '{"sub": "${id.edith}"}', true); ${order};`;
    expect(await seen(owner, placed, done)).toEqual([{ name: 'Dîner' }, { name: 'Mairie' }]);
    expect(await seen(editor, order, done)).toEqual([{ moved: 0 }]);
  });

  it('is the editors’', async () => {
    for (const caller of [viewer, stranger, anon]) {
      expect(verdict(await attempt(caller, order))).toBe(insufficientPrivilege);
    }
  });
});
