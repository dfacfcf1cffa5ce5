// Events from beginning to end: made in one call, copied, shared with a team and with those who serve, put away, deleted.
import { describe, expect, it } from 'vitest';
import { checkViolation, connect, insufficientPrivilege, verdict } from '#tests/rls/support/attempt.ts';
import { cast, id, token } from '#tests/rls/support/callers.ts';
import { event, guest, household, moment } from '#tests/rls/support/fixture.ts';
import { picture, secret } from '#tests/rls/support/guests-fixture.ts';

const { attempt, seen, query } = connect();
const { owner, editor, viewer, stranger, anon, partner } = cast;
const withoutBudget = cast['viewer without budget'];

const asUser = (who: string, call: string) =>
  `select set_config('request.jwt.claims', '{"sub": "${who}"}', true); select ${call};`;

describe('a new event', () => {
  const moments = JSON.stringify([
    { kind: 'mairie', name: 'Mairie', day: '2099-06-13', hour: '14:30' },
    { kind: 'diner', name: 'Dîner', capacity: 80 },
  ]);
  const create = `public.create_event('mariage', ' Ana & Bo ', '2099-06-13', budget_cents => 1500000, moments => '${moments}')`;
  const made = `set local role authenticated; ${asUser(id.petra, create)} set local role none;`;

  it('is created with its moments, budget, pages and texts, and belongs to its creator', async () => {
    const own = (table: string, columns: string) =>
      seen(
        partner,
        `select ${columns} from public.${table} where event_id in (select id from public.events) order by 1 desc`,
        made,
      );
    // Replies close a month before, when the hosts name no day.
    expect(await seen(partner, 'select name, owner_id, rsvp_closes_on::text from public.events', made)).toEqual([
      { name: 'Ana & Bo', owner_id: id.petra, rsvp_closes_on: '2099-05-13' },
    ]);
    expect(await own('moments', 'name, position')).toEqual([
      { name: 'Mairie', position: 0 },
      { name: 'Dîner', position: 1 },
    ]);
    expect(await own('event_budgets', 'total_cents')).toEqual([{ total_cents: '1500000' }]);
    expect(await own('event_websites', 'colour')).toEqual([{ colour: 'ivoire' }]);
    expect(await own('invitation_texts', 'kind')).toHaveLength(6);
  });

  it('is made whole or not at all, by people who are signed in', async () => {
    const wrong = `select public.create_event('mariage', 'X', moments => '[{"kind": "bal", "name": "Bal"}]')`;
    expect(verdict(await attempt(partner, wrong))).toBe('23514');
    expect(verdict(await attempt(anon, `select ${create}`))).toBe(insufficientPrivilege);
  });
});

describe('a copy', () => {
  const copy = (rest = '') => `public.duplicate_event('${event.a}', 'Copie'${rest})`;
  const copied = (who: string, rest = '') =>
    `set local role authenticated; ${asUser(who, copy(rest))} set local role none;`;
  const of = (table: string) =>
    `select * from public.${table} t join public.events e on e.id = t.event_id where e.name = 'Copie'`;

  it('has moments, menus, look, texts and budget, and moves with its day', async () => {
    const ready = `update public.event_websites set colour = 'nuit'; update public.moments set day = current_date + 200;`;
    const prepare = ready + copied(id.alice, ', current_date + 300');
    expect(await seen(owner, of('moments'), prepare)).toHaveLength(2);
    expect(await seen(owner, of('menus'), prepare)).toHaveLength(1);
    expect(await seen(owner, of('event_websites'), prepare)).toMatchObject([{ colour: 'nuit' }]);
    expect(await seen(owner, of('event_budgets'), prepare)).toHaveLength(1);
    const days = `select m.day = current_date + 300 as moved from public.moments m join public.events e on e.id = m.event_id
      where e.name = 'Copie'`;
    expect(await seen(owner, days, prepare)).toEqual([{ moved: true }, { moved: true }]);
    expect(
      await seen(
        owner,
        `select 1 from public.households h join public.events e on e.id = h.event_id where e.name = 'Copie'`,
        prepare,
      ),
    ).toEqual([]);
  });

  it('takes the guests when asked, without answers, diets or links', async () => {
    const prepare = copied(id.alice, ', null, true');
    const people = `select g.first_name, g.allergies_consent_at from public.guests g join public.events e on e.id = g.event_id
      where e.name = 'Copie' order by 1`;
    expect(await seen(owner, people, prepare)).toEqual([
      { first_name: '', allergies_consent_at: null },
      { first_name: 'Gaspard', allergies_consent_at: null },
      { first_name: 'Hélène', allergies_consent_at: null },
    ]);
    expect(await seen(owner, of('moment_invitations'), prepare)).toHaveLength(4);
    expect(await seen(owner, of('guest_replies'), prepare)).toEqual([]);
  });

  it('has no budget for members without access, and nothing for strangers', async () => {
    expect(await seen(withoutBudget, of('event_budgets'), copied(id.nora))).toEqual([]);
    expect(await seen(withoutBudget, of('moments'), copied(id.nora))).toHaveLength(2);
    expect(verdict(await attempt(stranger, `select ${copy()}`))).toBe(insufficientPrivilege);
  });
});

describe('a deletion', () => {
  const ask = `public.request_event_deletion('${event.a}')`;
  const asked = asUser(id.alice, ask);

  it('is the owner’s to ask and to take back, and comes in thirty days', async () => {
    const [row] = await seen(owner, `select ${ask} = private.today() + 30 as is_in_a_month`);
    expect(row).toEqual({ is_in_a_month: true });
    for (const caller of [editor, viewer, stranger, anon]) {
      expect(verdict(await attempt(caller, `select ${ask}`))).toBe(insufficientPrivilege);
    }
    const cancel = `select public.cancel_event_deletion('${event.a}') as kept`;
    expect(await seen(owner, cancel, asked)).toEqual([{ kept: true }]);
    expect(await seen(editor, cancel, asked)).toEqual([{ kept: false }]);
    expect(verdict(await attempt(owner, `update public.events set deletion_on = null`))).toBe(insufficientPrivilege);
  });

  it('is done by the night, with the files', async () => {
    const file = `insert into storage.objects (bucket_id, name)
      values ('guest-photos', '${picture({ event: event.a, household: household.gaspard }, 1)}');`;
    const left = `select (select count(*)::int from public.events where id = '${event.a}') as events,
      (select count(*)::int from storage.objects where bucket_id = 'guest-photos') as files`;
    const night = 'select private.forget_guests();';
    expect(await seen(cast.service_role, left, file + asked + night)).toEqual([{ events: 1, files: 1 }]);
    const due = `update public.events set deletion_on = private.today() where id = '${event.a}';`;
    expect(await seen(cast.service_role, left, file + asked + due + night)).toEqual([{ events: 0, files: 0 }]);
  });
});

describe('what serves no more', () => {
  it('is forgotten thirty days after the event: allergies, consents and diets', async () => {
    const held = (days: number) => `update public.guests set diet = 'sans porc' where id = '${guest.helene}';
      update public.events set starts_on = private.today() - ${days}, rsvp_closes_on = null where id = '${event.a}';
      select private.forget_guests();`;
    const left = `select diet, allergies, allergies_consent_at is not null as consent from public.guests where id = '${guest.helene}'`;
    const service = cast.service_role;
    expect(await seen(service, left, held(30))).toEqual([{ diet: 'sans porc', allergies: 'arachide', consent: true }]);
    expect(await seen(service, left, held(31))).toEqual([{ diet: null, allergies: null, consent: false }]);
  });

  it('W113 is forgotten thirty days after the last activity where no day is known', async () => {
    const idle = (days: number, since = '') => `set local session_replication_role = replica;
      update public.events set starts_on = null, ends_on = null, updated_at = now() - interval '${days} days' where id = '${event.a}';
      update public.guests set updated_at = now() - interval '${days} days' where event_id = '${event.a}';
      update public.guest_replies set replied_at = now() - interval '${days} days' where event_id = '${event.a}';
      update public.event_activity set created_at = now() - interval '${days} days' where event_id = '${event.a}'; ${since}
      set local session_replication_role = origin; select private.forget_guests();`;
    const left = `select allergies from public.guests where id = '${guest.helene}'`;
    const reply = `update public.guest_replies set replied_at = now() where event_id = '${event.a}';`;
    expect(await seen(cast.service_role, left, idle(29))).toEqual([{ allergies: 'arachide' }]);
    expect(await seen(cast.service_role, left, idle(33, reply))).toEqual([{ allergies: 'arachide' }]);
    expect(await seen(cast.service_role, left, idle(33))).toEqual([{ allergies: null }]);
  });

  it('W115 a diet is chosen from a list, so that no illness or faith is written without consent', async () => {
    const write = (diet: string) => `update public.guests set diet = '${diet}' where id = '${guest.gaspard}'`;
    for (const diet of ['végétarien', 'sans gluten, sans lactose']) {
      expect(verdict(await attempt(owner, write(diet))), diet).toBe(1);
    }
    for (const diet of ['halal', 'diabétique', 'végétarien, allergique aux noix', 'x'.repeat(300)]) {
      for (const caller of [owner, cast.guest, cast.service_role]) {
        expect(verdict(await attempt(caller, write(diet))), diet).toBe(checkViolation);
      }
    }
    const reply = JSON.stringify({ people: [{ id: guest.gaspard, diet: 'diabétique' }] });
    const answer = `select public.guest_reply('${token.gaspard}', '${reply}', gen_random_uuid())`;
    expect(verdict(await attempt(anon, answer))).toBe('PT422');
  });
});

describe('a team', () => {
  const ready = `
    select private.remember_site_address('https://liesse.example');
    create table private.noted (recipient text, subject text, body text);
    create or replace function platform.send_mail(
      key text, kind text, recipient text, subject text, body_text text,
      body_html text default null, run_at timestamptz default now()
    ) returns uuid language sql security definer set search_path = '' as $$
      insert into private.noted values (recipient, subject, body_text) returning gen_random_uuid() $$;
    grant select on private.noted to authenticated;`;
  const invite = (email = 'ivo@example.fr', role = 'viewer', budget = false) =>
    `public.invite_member('${event.a}', '${email}', '${role}', ${budget})`;
  const look = `select public.event_invitation('${secret.team}') as answer`;
  const accept = `public.accept_event_invitation('${secret.team}')`;

  it('is joined by a secret that is mailed and not stored', async () => {
    const [mail] = await seen(owner, 'select * from private.noted', ready + asUser(id.alice, invite()));
    expect(mail).toMatchObject({
      recipient: 'ivo@example.fr',
      subject: 'Préparer «\u00a0Alice & Ariel\u00a0» ensemble',
    });
    const [, link] = /https:\/\/liesse\.example\/invite\/([\w-]{32})\n/.exec(String(mail?.body)) ?? [];
    expect(link).toBeDefined();
    expect(verdict(await attempt(owner, 'select token_hash from public.event_invitations'))).toBe(
      insufficientPrivilege,
    );
  });

  it('is the owner’s to make, of people who are not there yet', async () => {
    for (const caller of [editor, viewer, stranger, anon]) {
      expect(verdict(await attempt(caller, `select ${invite()}`, ready))).toBe(insufficientPrivilege);
    }
    expect(verdict(await attempt(owner, `select ${invite('Edith@example.fr')}`, ready))).toBe('PT409');
    expect(verdict(await attempt(owner, `select ${invite('x@example.fr', 'owner')}`, ready))).toBe('23514');
  });

  it('says what it is for, and takes one in once', async () => {
    expect(await seen(anon, look)).toEqual([
      { answer: { state: 'open', event_name: 'Alice & Ariel', invited_by: null, role: 'viewer', access: 'direct' } },
    ]);
    const invited = `update public.event_invitations set email = 'Petra@example.fr' where event_id = '${event.a}';`;
    expect(await seen(partner, `select ${accept} as answer`, invited)).toEqual([
      { answer: { state: 'joined', event_id: event.a } },
    ]);
    const joined = invited + asUser(id.petra, accept);
    expect(await seen(partner, `select role from public.event_members where user_id = '${id.petra}'`, joined)).toEqual([
      { role: 'viewer' },
    ]);
    expect(verdict(await attempt(stranger, `select ${accept}`, joined))).toBe('PT410');
    expect(await seen(anon, look, joined)).toEqual([{ answer: { state: 'accepted' } }]);
    expect(verdict(await attempt(anon, `select ${accept}`))).toBe(insufficientPrivilege);
  });

  it('D54 takes nobody in by an invitation that is over or was withdrawn', async () => {
    for (const [over, state] of [
      [`update public.event_invitations set expires_at = now();`, 'expired'],
      [`delete from public.event_invitations;`, 'unknown'],
    ] as const) {
      expect(await seen(anon, look, over)).toEqual([{ answer: { state } }]);
      expect(verdict(await attempt(partner, `select ${accept}`, over))).toBe('PT410');
    }
  });

  it('lowers nobody who is in it already', async () => {
    const roles = `select user_id, role from public.event_members where user_id in ('${id.alice}', '${id.edith}')`;
    const again = asUser(id.edith, accept);
    expect(await seen(owner, roles, again)).toEqual(
      expect.arrayContaining([
        { user_id: id.alice, role: 'owner' },
        { user_id: id.edith, role: 'editor' },
      ]),
    );
  });
});

describe('the sheet of the kitchen', () => {
  const sheet = `select public.kitchen_sheet('${secret.kitchen}') as sheet`;

  it('counts those who come, and names those who agreed', async () => {
    const ready = `update public.guests set diet = 'Végétarien' where id = '${guest.gaspard}';`;
    const [row] = await seen(anon, sheet, ready);
    expect(row?.sheet).toMatchObject({ state: 'open', event: { name: 'Alice & Ariel' } });
    const sheets = [row?.sheet] as { moments: Record<string, unknown>[] }[];
    expect(sheets[0]?.moments.find((one) => one.id === moment.townHall)).toMatchObject({
      yes: { adult: 2, child: 0, baby: 0 },
      diets: [{ diet: 'végétarien', count: 1 }],
      people: [{ first_name: 'Hélène', initial: 'R', allergies: 'arachide' }],
    });
    for (const hidden of ['Roy', 'Gaspard', token.helene, household.helene, 'email']) {
      expect(JSON.stringify(row), hidden).not.toContain(hidden);
    }
  });

  it.each([
    ['is closed by the hosts', 'update public.share_links set revoked_at = now();', 'revoked'],
    [
      'ends a month after the event',
      `update public.events set starts_on = private.today() - 31, rsvp_closes_on = null;`,
      'gone',
    ],
    ['ends with the event', 'update public.events set deletion_on = private.today() + 30;', 'gone'],
    ['is unknown once deleted', 'delete from public.share_links;', 'unknown'],
  ])('%s', async (_name, prepare, state) => {
    expect(await seen(anon, sheet, prepare)).toEqual([{ sheet: { state } }]);
  });

  it('is made by those who edit, its secret shown once', async () => {
    const make = `select public.create_share_link('${event.a}', 'kitchen', 'Traiteur') ->> 'token' as token`;
    expect(await seen(editor, make)).toEqual([{ token: expect.stringMatching(/^[\w-]{32}$/) }]);
    for (const caller of [viewer, stranger, anon]) {
      expect(verdict(await attempt(caller, make))).toBe(insufficientPrivilege);
    }
    expect(verdict(await attempt(owner, 'select token_hash from public.share_links'))).toBe(insufficientPrivilege);
  });
});

describe('a cover', () => {
  const upload = (folder: string) => `insert into storage.objects (bucket_id, name)
    values ('event-covers', '${folder}/aaaaaaaa-0000-4000-8000-000000000001.webp')`;

  it('is the editors’ to lay in the folder of their event', async () => {
    expect(verdict(await attempt(editor, upload(event.a)))).toBe(1);
    for (const caller of [viewer, stranger, anon, cast.guest]) {
      expect(verdict(await attempt(caller, upload(event.a)))).toBe(insufficientPrivilege);
    }
    const elsewhere = `update public.events set cover_path = '${event.b}/x.webp' where id = '${event.a}'`;
    expect(verdict(await attempt(owner, elsewhere))).toBe('23514');
  });
});

it('the tables that pages follow are published, and their secrets are in no readable column', async () => {
  const { rows } = await query<{ tablename: string }>(
    `select tablename from pg_publication_tables where pubname = 'supabase_realtime' and schemaname = 'public'`,
  );
  const published = rows.map((row) => row.tablename);
  for (const table of [
    'events',
    'moments',
    'households',
    'guests',
    'guest_replies',
    'invitation_mails',
    'guest_photos',
  ]) {
    expect(published).toContain(table);
  }
  expect(published).not.toContain('household_links');
  const { rows: privileges } = await query<{ readable: boolean }>(
    `select has_column_privilege('authenticated', 'public.guests', 'token', 'select')
      or has_column_privilege('authenticated', 'public.guests', 'allergies', 'select')
      or has_column_privilege('authenticated', 'public.share_links', 'token_hash', 'select') as readable`,
  );
  expect(privileges).toEqual([{ readable: false }]);
});
