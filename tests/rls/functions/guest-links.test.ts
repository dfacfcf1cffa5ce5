// The personal link of an invitation: what it shows, what it takes, when it dies.
import { describe, expect, it } from 'vitest';
import {
  checkViolation,
  connect,
  foreignKeyViolation,
  insufficientPrivilege,
  verdict,
} from '#tests/rls/support/attempt.ts';
import { cast, token } from '#tests/rls/support/callers.ts';
import { event, guest, household, moment } from '#tests/rls/support/fixture.ts';

const { attempt, seen, query } = connect();
const { anon, owner, guest: gaspard } = cast;
const helene = cast['other household'];

const reply = (attending: boolean) =>
  `update public.guest_replies set attending = ${attending} where guest_id = '${guest.gaspard}'`;
const answer = `insert into public.guest_replies (event_id, guest_id, moment_id, attending)
  values ('${event.a}', '${guest.gaspard}', '${moment.dinner}', true)`;

const held = (daysAgo: number) =>
  `update public.events set starts_on = current_date - ${daysAgo}, rsvp_closes_on = null where id = '${event.a}'`;
const rename = (who: string) => `update public.guests set first_name = 'Manon' where id = '${who}'`;

describe('a guest link', () => {
  it('D52 a guest link shows that household alone', async () => {
    expect(await seen(gaspard, 'select id from public.households')).toEqual([{ id: household.gaspard }]);
    const guests = await seen(gaspard, 'select id from public.guests order by id');
    expect(guests).toEqual([{ id: guest.gaspard }, { id: guest.plusOne }]);
    const stolen = `select 1 from public.guests where token = '${token.helene}'`;
    expect(await seen(gaspard, stolen)).toEqual([]);
    expect(await seen(anon, stolen)).toEqual([]);
  });

  it('a guest sees only the moments of the invitation', async () => {
    expect(await seen(helene, 'select id from public.moments')).toEqual([{ id: moment.townHall }]);
  });

  it("a guest does not read the couple's notes, the head-count or who owns the event", async () => {
    for (const column of ['tags', 'side', 'invitation_state']) {
      expect(verdict(await attempt(gaspard, `select ${column} from public.households`))).toBe(insufficientPrivilege);
    }
    for (const column of ['owner_id', 'expected_guests']) {
      expect(verdict(await attempt(gaspard, `select ${column} from public.events`))).toBe(insufficientPrivilege);
    }
    expect(verdict(await attempt(gaspard, 'select capacity from public.moments'))).toBe(insufficientPrivilege);
  });

  it("D55 a guest reads no one else's allergies", async () => {
    expect(await seen(gaspard, 'select 1 from public.guests where allergies is not null')).toEqual([]);
    expect(await seen(helene, 'select allergies from public.guests')).toEqual([{ allergies: 'arachide' }]);
  });

  it('D54 a revoked invitation shows and takes nothing', async () => {
    const revoked = `update public.households set revoked_at = now() where id = '${household.gaspard}'`;
    expect(await seen(gaspard, 'select 1 from public.guests', revoked)).toEqual([]);
    expect(verdict(await attempt(gaspard, reply(false), revoked))).toBe(0);
    expect(verdict(await attempt(gaspard, answer, revoked))).toBe(insufficientPrivilege);
    expect(await seen(helene, 'select 1 from public.guests', revoked)).toHaveLength(1);
  });

  it('D54 an expired invitation shows and takes nothing', async () => {
    expect(await seen(gaspard, 'select 1 from public.guests', held(170))).toHaveLength(2);
    expect(await seen(gaspard, 'select 1 from public.guests', held(190))).toEqual([]);
    expect(verdict(await attempt(gaspard, reply(false), held(190)))).toBe(0);
    expect(verdict(await attempt(gaspard, answer, held(190)))).toBe(insufficientPrivilege);
  });

  it('D54 a closed reply is refused aloud, for the guest and not for the couple', async () => {
    const closed = `update public.events set rsvp_closes_on = private.today() - 1 where id = '${event.a}'`;
    const lastDay = `update public.events set rsvp_closes_on = private.today() where id = '${event.a}'`;
    expect(verdict(await attempt(gaspard, reply(false), lastDay))).toBe(1);
    expect(verdict(await attempt(gaspard, reply(false), closed))).toBe(insufficientPrivilege);
    expect(verdict(await attempt(gaspard, answer, closed))).toBe(insufficientPrivilege);
    expect(verdict(await attempt(owner, answer, closed))).toBe(1);
    expect(await seen(gaspard, 'select 1 from public.guests', closed)).toHaveLength(2);
  });

  it('a guest replies to no moment without an invitation', async () => {
    const uninvited = `insert into public.guest_replies (event_id, guest_id, moment_id, attending)
      values ('${event.a}', '${guest.helene}', '${moment.dinner}', true)`;
    expect(verdict(await attempt(helene, uninvited))).toBe(foreignKeyViolation);
  });

  it('a reply says who gave it, whatever the request says', async () => {
    const returning = `${answer} returning replied_by`;
    expect(await seen(gaspard, returning)).toEqual([{ replied_by: 'guest' }]);
    expect(await seen(owner, returning)).toEqual([{ replied_by: 'couple' }]);
    const forged = `update public.guest_replies set replied_by = 'couple'`;
    expect(verdict(await attempt(gaspard, forged))).toBe(insufficientPrivilege);
  });

  it('a household names its plus-one and renames nobody', async () => {
    expect(verdict(await attempt(gaspard, rename(guest.plusOne)))).toBe(1);
    expect(verdict(await attempt(gaspard, rename(guest.gaspard)))).toBe(insufficientPrivilege);
  });

  it('a guest changes no column beyond the guest fields', async () => {
    for (const change of [
      `token = token`,
      `household_id = household_id`,
      `event_id = event_id`,
      `age_group = 'baby'`,
      `is_plus_one = true`,
    ]) {
      expect(verdict(await attempt(gaspard, `update public.guests set ${change}`)), change).toBe(insufficientPrivilege);
    }
  });

  it('allergies are stored only with a recorded consent', async () => {
    const note = `update public.guests set allergies = 'noix'`;
    expect(verdict(await attempt(gaspard, note))).toBe(checkViolation);
    expect(verdict(await attempt(gaspard, `${note}, allergies_consent_at = now()`))).toBe(2);
  });

  it('D53 a token has at least 128 random bits, is chosen by nobody and never twice the same', async () => {
    const { rows } = await query<{ token: string }>('select private.new_token() as token from generate_series(1, 200)');
    expect(new Set(rows.map((row) => row.token)).size).toBe(200);
    for (const row of rows) expect(Buffer.from(row.token, 'base64url')).toHaveLength(24);
    const chosen = `insert into public.guests (event_id, household_id, first_name, token)
      values ('${event.a}', '${household.gaspard}', 'Zoé', '${'a'.repeat(32)}')`;
    expect(verdict(await attempt(owner, chosen))).toBe(insufficientPrivilege);
    expect(verdict(await attempt(owner, `update public.guests set token = '${'a'.repeat(32)}'`))).toBe(
      insufficientPrivilege,
    );
  });
});
