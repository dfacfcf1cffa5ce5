// The hosts' list: read whole, counted, changed by many at once and taken back.
import { describe, expect, it } from 'vitest';
import { connect, insufficientPrivilege, verdict } from '#tests/rls/support/attempt.ts';
import { type Caller, cast, id, token } from '#tests/rls/support/callers.ts';
import { event, guest, household, moment } from '#tests/rls/support/fixture.ts';

const { attempt, seen } = connect();
const { owner, editor, viewer, stranger, anon } = cast;

const list = `select public.guest_list('${event.a}') as list`;
const counts = `select public.guest_counts('${event.a}') as counts`;
const ids = (...guests: string[]) => `array['${guests.join("', '")}']::uuid[]`;
const change = (patch: object, ...guests: string[]) =>
  `public.bulk_update_guests('${event.a}', ${ids(...guests)}, '${JSON.stringify(patch)}')`;
const remove = (...guests: string[]) => `public.delete_guests('${event.a}', ${ids(...guests)})`;
const merge = (keep: string, drop: string) => `public.merge_guests('${keep}', '${drop}')`;
/** As the owner, in the transaction of the attempt: the change, and what takes it back. */
const asAlice = (call: string) =>
  `select set_config('request.jwt.claims', '{"sub": "${id.alice}"}', true); select ${call};`;
const undone = asAlice(
  'public.undo_guests(u.id) from (select id from private.guest_undos order by made_at desc limit 1) u',
);

interface List {
  moments: { id: string }[];
  guest_columns: string[];
  guests: unknown[][];
  households: unknown[][];
}

async function listed(caller: Caller, sql: string, prepare = ''): Promise<List> {
  const rows = (await seen(caller, sql, prepare)) as { list: List }[];
  if (rows[0] === undefined) throw new Error('no list');
  return rows[0].list;
}

async function people(caller: Caller, prepare = ''): Promise<Record<string, unknown>[]> {
  const { guest_columns: columns, guests } = await listed(caller, list, prepare);
  return guests.map((values) => Object.fromEntries(columns.map((name, place) => [name, values[place]])));
}

const person = async (who: string, prepare = '') => (await people(owner, prepare)).find((one) => one.id === who);

describe('the list of guests', () => {
  it('is whole, with one letter a moment', async () => {
    expect(await people(owner)).toHaveLength(3);
    expect(await person(guest.gaspard)).toMatchObject({ first_name: 'Gaspard', answers: 'y?', version: 1 });
    expect(await person(guest.plusOne)).toMatchObject({ is_plus_one: true, answers: '.?' });
    expect(await person(guest.helene)).toMatchObject({ answers: 'y.' });
  });

  it('has a letter for every moment, wherever the invitations of a guest lie', async () => {
    const between = 'aaaaaaaa-0000-4000-8000-0000000000e1';
    const more = `update public.moments set position = 9 where id = '${moment.dinner}';
      insert into public.moments (id, event_id, kind, name, position) values
        ('${between}', '${event.a}', 'vin_honneur', 'Vin d’honneur', 5), (gen_random_uuid(), '${event.a}', 'autre', 'Thé', 6);
      delete from public.moment_invitations where guest_id = '${guest.plusOne}';
      insert into public.moment_invitations (event_id, guest_id, moment_id) values ('${event.a}', '${guest.helene}', '${between}');`;
    expect(await person(guest.gaspard, more)).toMatchObject({ answers: 'y..?' });
    expect(await person(guest.helene, more)).toMatchObject({ answers: 'y?..' });
    expect(await person(guest.plusOne, more)).toMatchObject({ answers: '....', replied_at: null });
  });

  it('is returned in part when a part is requested', async () => {
    const some = `select public.guest_list('${event.a}', ${ids(guest.helene)}) as list`;
    const { guests, households } = await listed(owner, some);
    expect([guests.length, households.length]).toEqual([1, 1]);
  });

  it('has a mark that differs after any change, for members alone', async () => {
    const asked = `select public.guest_list_mark('${event.a}') as mark`;
    const mark = async (prepare = '') => (await seen(viewer, asked, prepare))[0]?.mark;
    const first = await mark();
    expect(await listed(viewer, list)).toMatchObject({ mark: first });
    const writings = [
      `update public.guests set phone = '06' where id = '${guest.helene}';`,
      `update public.households set invitation_state = 'opened' where id = '${household.helene}';`,
      `insert into public.moment_invitations values ('${event.a}', '${guest.helene}', '${moment.dinner}');`,
      `update public.guest_replies set attending = false where guest_id = '${guest.helene}';`,
      `update public.moments set name = 'Souper' where id = '${moment.dinner}';`,
      `delete from public.guests where id = '${guest.plusOne}';`,
    ];
    for (const sql of writings) expect(await mark(sql), sql).not.toBe(first);
    for (const caller of [stranger, anon]) expect(verdict(await attempt(caller, asked))).toBe(insufficientPrivilege);
  });

  it('D55 shows allergies to those who edit, and to nobody else', async () => {
    const allergies = async (caller: Caller) => (await people(caller)).map((one) => one.allergies).filter(Boolean);
    expect(await allergies(owner)).toEqual(['arachide']);
    expect(await allergies(editor)).toEqual(['arachide']);
    expect(await allergies(viewer)).toEqual([]);
    expect(verdict(await attempt(owner, 'select allergies from public.guests'))).toBe(insufficientPrivilege);
  });

  it('D44 is refused to strangers, and holds no link', async () => {
    for (const caller of [stranger, cast['admin with permission'], anon]) {
      expect(verdict(await attempt(caller, list))).toBe(insufficientPrivilege);
    }
    expect(JSON.stringify(await seen(owner, list))).not.toContain(token.gaspard);
  });

  it('is counted by moment, age, answer, diet and menu', async () => {
    const ready = asAlice(change({ age_group: 'child', diet: 'Végétarien' }, guest.helene));
    const [row] = await seen(viewer, counts, ready);
    expect(row?.counts).toMatchObject({
      households: { total: 2, answered: 1, silent: 1 },
      guests: { adult: 2, child: 1, baby: 0 },
      moments: [
        {
          id: moment.townHall,
          invited: { adult: 1, child: 1, baby: 0 },
          yes: { adult: 1, child: 1, baby: 0 },
          diets: [{ diet: 'végétarien', count: 1 }],
        },
        { id: moment.dinner, waiting: { adult: 2, child: 0, baby: 0 }, menus: [{ name: 'Poisson', count: 0 }] },
      ],
    });
    const [nothing] = await seen(stranger, counts);
    expect(nothing?.counts).toMatchObject({ households: { total: 0 }, moments: [] });
  });
});

describe('two people who edit one guest', () => {
  const edit = (version: number) =>
    `update public.guests set phone = '06' where id = '${guest.gaspard}' and version = ${version} returning version`;

  it('the second changes nothing and is refused', async () => {
    expect(await seen(owner, edit(1))).toEqual([{ version: 2 }]);
    expect(await seen(editor, edit(1), `${edit(1)};`)).toEqual([]);
    expect(await seen(editor, edit(2), `${edit(1)};`)).toEqual([{ version: 3 }]);
  });

  it('a guest who opens the link makes nobody second', async () => {
    const version = `select version from public.households where id = '${household.helene}'`;
    const opened = `update public.households set invitation_state = 'sent'; select public.guest_page('${token.helene}');`;
    expect(await seen(owner, version, opened)).toEqual([{ version: 1 }]);
  });
});

describe('a change of many', () => {
  it('reaches people, households, invitations and replies', async () => {
    const patch = {
      age_group: 'child',
      side: 'Ariel',
      add_tags: ['amis', 'voisins'],
      invite: [moment.dinner],
      reply: { [moment.dinner]: true },
    };
    const done = asAlice(change(patch, guest.gaspard, guest.helene));
    expect(await person(guest.helene, done)).toMatchObject({ age_group: 'child', answers: 'yy', version: 2 });
    const homes = 'select side, tags from public.households order by name';
    expect(await seen(owner, homes, done)).toEqual([
      { side: 'Ariel', tags: ['amis', 'voisins'] },
      { side: 'Ariel', tags: ['famille', 'amis', 'voisins'] },
      // Boris's household is not Alice's to see.
    ]);
  });

  it('is taken back as it was', async () => {
    const patch = { age_group: 'child', side: null, remove_tags: ['amis'], uninvite: [moment.townHall] };
    const done = asAlice(change(patch, guest.gaspard, guest.helene));
    expect(await person(guest.gaspard, done)).toMatchObject({ age_group: 'child', answers: '.?' });
    expect(await person(guest.gaspard, done + undone)).toMatchObject({ age_group: 'adult', answers: 'y?' });
    const home = `select side, tags from public.households where id = '${household.gaspard}'`;
    expect(await seen(owner, home, done + undone)).toEqual([{ side: 'Alice', tags: ['amis'] }]);
  });

  it('taken back leaves alone what somebody edited since', async () => {
    const done = asAlice(change({ age_group: 'child' }, guest.gaspard, guest.helene));
    const edited = `update public.guests set phone = '06' where id = '${guest.gaspard}';`;
    expect(await person(guest.gaspard, done + edited + undone)).toMatchObject({ age_group: 'child', phone: '06' });
    expect(await person(guest.helene, done + edited + undone)).toMatchObject({ age_group: 'adult' });
  });

  it('reaches no guest of another event', async () => {
    const [row] = await seen(owner, `select ${change({ age_group: 'baby' }, guest.xavier)} as done`);
    expect(row?.done).toMatchObject({ count: 0 });
    const adopt = change({ household_id: household.xavier }, guest.gaspard);
    expect(verdict(await attempt(owner, `select ${adopt}`))).toBe('PT422');
    const invite = change({ invite: [moment.keynote] }, guest.gaspard);
    expect(verdict(await attempt(owner, `select ${invite}`))).toBe('PT422');
  });

  it('is for those who edit, as is taking it back', async () => {
    const calls = [
      change({ age_group: 'baby' }, guest.gaspard),
      remove(guest.gaspard),
      merge(guest.gaspard, guest.helene),
    ];
    for (const call of calls) {
      for (const caller of [viewer, stranger, anon]) {
        expect(verdict(await attempt(caller, `select ${call}`)), call).toBe(insufficientPrivilege);
      }
      expect(verdict(await attempt(editor, `select ${call}`)), call).toBe(1);
    }
    const done = asAlice(remove(guest.gaspard));
    const back = 'select public.undo_guests(id) from private.guest_undos';
    expect(verdict(await attempt(viewer, back, done))).toBe(insufficientPrivilege);
    const guessed = `select public.undo_guests('00000000-0000-4000-8000-00000000dead')`;
    expect(verdict(await attempt(viewer, guessed, done))).toBe('PT404');
  });

  it('knows its words', async () => {
    expect(verdict(await attempt(owner, `select ${change({ token: 'x' }, guest.gaspard)}`))).toBe('PT422');
    expect(verdict(await attempt(owner, `select ${change({ age_group: 'senior' }, guest.gaspard)}`))).toBe('PT422');
  });
});

describe('guests who go', () => {
  it('take their empty household along, and come back with replies and links', async () => {
    const gone = asAlice(remove(guest.helene));
    expect(await person(guest.helene, gone)).toBeUndefined();
    expect(await seen(owner, 'select id from public.households', gone)).toEqual([{ id: household.gaspard }]);
    expect(await person(guest.helene, gone + undone)).toMatchObject({ answers: 'y.', allergies: 'arachide' });
    const page = `select public.guest_page('${token.helene}') ->> 'state' as state`;
    expect(await seen(anon, page, gone)).toEqual([{ state: 'unknown' }]);
    expect(await seen(anon, page, gone + undone)).toEqual([{ state: 'open' }]);
  });

  it('that were the same become one, with what each had and both links', async () => {
    const one = asAlice(merge(guest.gaspard, guest.helene));
    expect(await person(guest.gaspard, one)).toMatchObject({ answers: 'y?', allergies: 'arachide' });
    const links = `create temporary table links on commit drop as select * from public.household_links;
      grant select on links to anon;`;
    const former = `select public.guest_page(token) -> 'household' ->> 'id' as id from links where household_id = '${household.helene}'`;
    expect(await seen(anon, former, links + one)).toEqual([{ id: household.gaspard }]);
    const given = `insert into public.gifts (event_id, household_id, giver, label)
      values ('${event.a}', '${household.helene}', 'Hélène', 'Un vase');`;
    const gift = `select household_id from public.gifts where label = 'Un vase'`;
    expect(await seen(owner, gift, given + one)).toEqual([{ household_id: household.gaspard }]);
    expect(await people(owner, one + undone)).toHaveLength(3);
    expect(await seen(anon, former, links + one + undone)).toEqual([{ id: household.helene }]);
  });
});

describe('replies by telephone', () => {
  const answers = JSON.stringify([
    { guest: guest.gaspard, moment: moment.dinner, attending: true },
    { guest: guest.plusOne, moment: moment.dinner, attending: false },
  ]);
  const record = `select public.record_replies('${event.a}', '${answers}') as count`;
  const closed = `update public.events set rsvp_closes_on = private.today() - 1;`;

  it('are the couple’s, also after the closing date', async () => {
    expect(await seen(editor, record, closed)).toEqual([{ count: 2 }]);
    for (const caller of [viewer, stranger, anon]) expect(typeof verdict(await attempt(caller, record))).toBe('string');
  });

  it('are for those who are invited', async () => {
    const uninvited = JSON.stringify([{ guest: guest.helene, moment: moment.dinner, attending: true }]);
    expect(verdict(await attempt(owner, `select public.record_replies('${event.a}', '${uninvited}')`))).toBe('PT422');
  });
});
