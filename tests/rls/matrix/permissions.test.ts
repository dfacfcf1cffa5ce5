// Each permission of the list opens something, and nothing else opens it.
import { type Permission, permissions } from '@liesse/domain';
import { describe, expect, it } from 'vitest';
import { connect, insufficientPrivilege, verdict } from '#tests/rls/support/attempt.ts';
import { type Caller, cast, id, token } from '#tests/rls/support/callers.ts';
import { partner } from '#tests/rls/support/directory-fixture.ts';
import { event } from '#tests/rls/support/fixture.ts';
import { asVenue } from './directory-statements.ts';

const { attempt, seen } = connect();
const ada = cast['admin with permission'];
const luc = cast['admin without permission'];

interface Action {
  sql: string;
  /** The result without the permission: no row, or a refusal. */
  without: 0 | typeof insufficientPrivilege;
  /** A wider permission that opens the same. */
  within?: Permission;
}

const actions: Record<Permission, Action> = {
  view_dashboard: { sql: 'select public.admin_dashboard()', without: insufficientPrivilege },
  manage_guests: {
    sql: `select public.revoke_guest_link('${token.xavier}', 'Publié sur un forum')`,
    without: insufficientPrivilege,
  },
  manage_events: { sql: `select public.suspend_event('${event.b}', 'Hameçonnage')`, without: insufficientPrivilege },
  manage_venues: {
    sql: `select public.decide_partner('${partner.hidden}', 'listed')`,
    without: insufficientPrivilege,
    within: 'manage_partners',
  },
  manage_requests: { sql: `update public.contact_messages set state = 'handled'`, without: 0 },
  manage_clients: { sql: `update public.profiles set phone = '0600000000' where id = '${id.alice}'`, without: 0 },
  manage_partners: {
    sql: `select public.decide_partner('${partner.listed}', 'suspended', 'Plaintes')`,
    without: insufficientPrivilege,
  },
  manage_admins: { sql: 'select public.administrators()', without: insufficientPrivilege },
  access_advanced_security: {
    sql: `select public.account_security('${id.alice}')`,
    without: insufficientPrivilege,
  },
  manage_system: { sql: `update public.site_settings set value = value where key = 'identity'`, without: 0 },
};

const holding = (list: readonly Permission[]) =>
  `${asVenue} update public.profiles set permissions = '{${list.join(',')}}' where id = '${id.luc}';`;

describe.each(permissions)('[STA-03] %s is enforced by the database', (permission) => {
  const { sql, without, within } = actions[permission];
  const others = permissions.filter((one) => one !== permission && one !== within);

  it('an administrator limited to it may', async () => {
    expect(verdict(await attempt(luc, sql, holding([permission])))).toBe(1);
  });

  it('an administrator limited to all the others may not', async () => {
    expect(verdict(await attempt(luc, sql, holding(others)))).toBe(without);
  });

  it('a client, a partner and a visitor may not', async () => {
    for (const caller of [cast.viewer, cast.partner]) {
      expect(verdict(await attempt(caller, sql, holding([])))).toBe(without);
    }
    expect(verdict(await attempt(cast.anon, sql, holding([])))).toBe(insufficientPrivilege);
  });
});

describe('an administrator of venues', () => {
  it('decides on venues alone, and cannot see which other listings exist', async () => {
    const held = holding(['manage_venues']);
    for (const listing of [partner.listed, id.newcomer]) {
      const decision = `select public.decide_partner('${listing}', 'suspended', 'Plaintes')`;
      expect(verdict(await attempt(luc, decision, held))).toBe(insufficientPrivilege);
    }
    expect(await seen(luc, `select id from public.partners where state <> 'listed'`, held)).toEqual([
      { id: partner.hidden },
    ]);
  });

  it('moves nobody out of the venues or up in rank', async () => {
    const held = holding(['manage_venues']);
    for (const change of [`partner_type = 'dj'`, `role = 'client', partner_type = null`, `permissions = '{}'`]) {
      const update = `update public.profiles set ${change} where id = '${id.paulin}'`;
      expect(verdict(await attempt(luc, update, held)), change).toBe(insufficientPrivilege);
    }
  });
});

describe('the security of other people’s accounts', () => {
  const secrets = `
    insert into auth.sessions (user_id, refresh_key, user_agent, ip) values ('${id.alice}', '\\xdeadbeef', 'Firefox', '192.0.2.7');
    insert into auth.sessions (user_id, refresh_key, not_after) values ('${id.alice}', '\\xdeadbeef', now() - interval '1 day');
    insert into auth.mfa_factors (user_id, factor_type, status, friendly_name, secret, phone)
      values ('${id.alice}', 'totp', 'verified', 'Téléphone', 'top-secret', '0611223344');
    insert into auth.passkeys (user_id, credential_id, public_key, friendly_name)
      values ('${id.alice}', 'cred-id', '\\xdeadbeef', 'Portable');
    insert into auth.audit_log_entries (action, actor_id, subject_id, ip_address)
      select 'session_revoked', '${id.alice}', '${id.alice}', '192.0.2.7' from generate_series(1, 3);
    insert into auth.audit_log_entries (action, actor_id, subject_id) values ('user_banned', '${id.ada}', '${id.boris}');
    update auth.users set encrypted_password = 'hashed-hashed' where id = '${id.alice}';`;
  const held = `${holding(['access_advanced_security'])} ${secrets}`;

  it('shows sessions and factors without any secret', async () => {
    const [row] = await seen(luc, `select public.account_security('${id.alice}') as shown`, held);
    expect(row?.['shown']).toMatchObject({
      name: 'Alice',
      role: 'client',
      // The second is the session of her push subscription.
      sessions: [{ user_agent: 'Firefox', ip: '192.0.2.7', aal: 'aal1' }, { user_agent: null }],
      factors: [{ type: 'totp', status: 'verified', name: 'Téléphone' }],
      passkeys: [{ name: 'Portable' }],
    });
    expect(JSON.stringify(row)).not.toMatch(/deadbeef|secret|hashed|cred-id|0611223344/);
    expect(await seen(luc, `select public.account_security('${id.newcomer}') as shown`, held)).toEqual([
      { shown: null },
    ]);
  });

  it('reads the log page by page, of everybody or of one person', async () => {
    const log = (list: string) => `select id, action, actor_name, subject_name, ip from public.security_log(${list})`;
    const all = await seen(luc, log(''), held);
    expect(all).toHaveLength(4);
    expect(all[0]).toMatchObject({ action: 'user_banned', actor_name: 'Ada', subject_name: 'Boris', ip: null });
    const page = `with first as (select min(id) as last from public.security_log(most => 2))
      select o.action from first, public.security_log(before => first.last) o`;
    expect(await seen(luc, page, held)).toHaveLength(2);
    expect(await seen(luc, log(`of_person => '${id.alice}', most => 2`), held)).toHaveLength(2);
    expect(await seen(luc, log(`of_person => '${id.boris}'`), held)).toHaveLength(1);
  });

  it('asks for the second step of those who have one', async () => {
    const twoSteps = `${held} insert into auth.mfa_factors (user_id, factor_type, status) values ('${id.ada}', 'totp', 'verified');`;
    const ask = (aal: string): Caller => ({ ...ada, claims: { aal } });
    for (const sql of [`select public.account_security('${id.alice}')`, 'select 1 from public.security_log()']) {
      expect(verdict(await attempt(ask('aal1'), sql, twoSteps))).toBe(insufficientPrivilege);
      expect(verdict(await attempt(ask('aal2'), sql, twoSteps))).toBeGreaterThan(0);
      expect(verdict(await attempt(ada, sql, held))).toBeGreaterThan(0);
    }
  });
});
