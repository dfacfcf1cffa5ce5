// The security screen: what it shows of the auth service's tables, and what it changes in them.
import { expect, it } from 'vitest';
import { type Caller, cast, id } from '#tests/rls/support/callers.ts';
import { connectStory, type Stage } from '#tests/rls/support/transaction.ts';

const story = connectStory();
const ada = cast['admin with permission'];

const newest = ({ prepare }: Stage) =>
  prepare(
    'select a.action, a.actor_id, a.subject_id, a.before, a.after, a.reason from public.audit_log a order by a.id desc limit 1',
  );

/** A call that comes from a network. */
const from = (network: string, call: string): string =>
  `select ${call} from (select set_config('request.headers', '{"x-client-network": "${network}"}', true)) h`;

it.each([
  'sign_in_list()',
  'limit_list()',
  'application_limit_list()',
  'admin_sessions()',
  `find_account('alice@example.fr')`,
  `close_session(gen_random_uuid())`,
  'blocked_network_list()',
  `block_network('203.0.113.7', 1, 'Essai')`,
  'lift_block(gen_random_uuid())',
  'signing_key_list()',
  'rotate_signing_key()',
])('refuses %s to whoever lacks the permission or the second step', (call) =>
  story(async ({ refusal, prepare }) => {
    for (const who of ['anon', 'owner', 'partner', 'admin without permission', 'service_role'] as const)
      expect(await refusal(cast[who], `select public.${call}`)).toMatchObject({ code: '42501' });
    await prepare(
      `insert into auth.mfa_factors (user_id, factor_type, status, secret) values ('${id.ada}', 'totp', 'verified', 'x')`,
    );
    expect(await refusal(ada, `select public.${call}`)).toMatchObject({ code: '42501' });
  }),
);

it('lists sign-ins with masked addresses, filtered by outcome, person and network', () =>
  story(async ({ call, prepare }) => {
    const record = (network: string, outcome: string, user: string | null, hash: string | null) =>
      prepare(`select auth.record_sign_in(now(), $1::cidr, 'password', $2, $3, $4, 'curl/8')`, [
        network,
        outcome,
        user,
        hash,
      ]);
    await record('203.0.113.7', 'ok', id.alice, null);
    await record('203.0.113.7', 'invalid_credentials', id.boris, null);
    await record('203.0.113.7', 'invalid_credentials', id.boris, null);
    await record('2001:db8:1:2::/64', 'invalid_credentials', null, 'hash');
    interface Page {
      rows: Array<Record<string, unknown>>;
    }
    const list = (filters = '') => call<Page>(ada, `select public.sign_in_list(${filters})`);
    expect((await list()).rows).toMatchObject([
      { network: '2001:db8:1:2::/64', account: null, is_unknown: true, hits: 1 },
      {
        network: '203.0.113.7',
        user_id: id.boris,
        account: 'b•••@example.fr',
        hits: 2,
        outcome: 'invalid_credentials',
      },
      { user_id: id.alice, outcome: 'ok' },
    ]);
    expect((await list(`of_outcome => 'failed'`)).rows).toHaveLength(2);
    expect((await list(`of_outcome => 'succeeded'`)).rows).toHaveLength(1);
    expect((await list(`of_person => '${id.boris}'`)).rows).toHaveLength(1);
    expect((await list(`of_network => '2001:db8:1:2:3::4'`)).rows).toHaveLength(1);
    expect((await list('most => 1')).rows).toHaveLength(1);
  }));

it('counts the failures of a network in one row after sixty of an hour, and never hides a success', () =>
  story(async ({ prepare }) => {
    const fail = (n: number) =>
      prepare(
        `select auth.record_sign_in(now(), '203.0.113.7', 'password', 'invalid_credentials', null, $1, 'curl/8')`,
        [`hash ${n}`],
      );
    for (let n = 1; n <= 80; n += 1) await fail(n);
    await prepare(`select auth.record_sign_in(now(), '203.0.113.7', 'password', 'ok', $1, null, 'curl/8')`, [id.boris]);
    const rows = await prepare(
      `select count(*)::int as rows, max(hits) filter (where address_hash is null and outcome <> 'ok') as together,
         bool_or(user_id = '${id.boris}') as has_success from auth.sign_ins`,
    );
    expect(rows).toEqual([{ rows: 62, together: 20, has_success: true }]);
  }));

it('lists the limits that refused somebody by network and masked address', () =>
  story(async ({ call, prepare }) => {
    await prepare(`insert into auth.rate_limits (key, hits, window_ends_at, most, refused, refused_at) values
      ('sign-in:network:203.0.113.7', 70, now(), 60, 10, now()),
      ('sign-in:network-account:2001:0db8:0001:0002::/64:zoe@example.fr', 12, now(), 10, 2, now() - interval '1 minute'),
      ('sign-in:account:zoe@example.fr', 4, now(), 30, 0, null)`);
    expect(await call(ada, 'select public.limit_list()')).toMatchObject([
      { limit: 'sign-in:network', network: '203.0.113.7', account: null, most: 60, refused: 10 },
      { limit: 'sign-in:network-account', network: '2001:db8:1:2::/64', account: 'z•••@example.fr', refused: 2 },
    ]);
  }));

it('lists the limits of the application that were reached, without the end of the network', () =>
  story(async ({ call, prepare }) => {
    await prepare('delete from private.use_counts');
    await prepare(`select set_config('request.headers', '{"x-client-network": "203.0.113.77"}', true)`);
    const use = (kind: string, most: number) =>
      prepare(`select private.count_use($1, 'person:1', $2, '1 hour') as counted`, [kind, most]);
    for (const counted of [true, true, false])
      expect(await use('contact', 2), 'a use of contact').toEqual([{ counted }]);
    await use('report', 2);
    await use('partner-view', 1);
    const reached = await call<Record<string, unknown>[]>(ada, 'select public.application_limit_list()');
    expect(reached).toMatchObject([{ limit: 'contact', uses: 2, network: '203.0.113.•••' }]);
    expect(await prepare(`select private.mask_network('2001:0db8:0001:0002::/64') as network`)).toEqual([
      { network: '2001:db8:1::/48' },
    ]);
    await prepare(`select private.return_use('contact', 'person:1', 1)`);
    expect(await call(ada, 'select public.application_limit_list()')).toEqual([]);
  }));

it('closes a session of somebody else, once, and records it', () =>
  story(async (stage) => {
    const { call, prepare, refusal } = stage;
    const [session] = await prepare(
      `insert into auth.sessions (user_id, refresh_key, ip) values ('${id.luc}', '\\x00', '203.0.113.9') returning id`,
    );
    const [own] = await prepare(
      `insert into auth.sessions (user_id, refresh_key) values ('${id.ada}', '\\x00') returning id`,
    );
    const me: Caller = { ...ada, claims: { session_id: own?.['id'] } };
    expect(await call(me, 'select public.admin_sessions()')).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ user_id: id.luc, ip: '203.0.113.9', is_own: false }),
        expect.objectContaining({ user_id: id.ada, is_own: true }),
      ]),
    );
    expect(await call(me, `select public.find_account(' LUC@example.fr ')`)).toBe(id.luc);
    expect(await call(me, `select public.find_account('luc@')`)).toBeNull();
    expect(await refusal(me, 'select public.close_session($1)', [own?.['id']])).toMatchObject({
      reason: 'own-session',
    });
    await call(me, 'select public.close_session($1, $2)', [session?.['id'], 'Appareil volé']);
    expect(await prepare(`select 1 from auth.sessions where user_id = '${id.luc}'`)).toEqual([]);
    expect(await newest(stage)).toMatchObject([
      { action: 'session.closed', actor_id: id.ada, subject_id: id.luc, after: null, reason: 'Appareil volé' },
    ]);
    expect(await refusal(me, 'select public.close_session($1)', [session?.['id']])).toMatchObject({
      reason: 'not-found',
    });
  }));

it('blocks a network for a time with a reason, never one’s own, and lifts the block', () =>
  story(async (stage) => {
    const { call, refusal } = stage;
    const block = (network: string, hours = '24', reason = `'Robot'`) =>
      from('2001:0db8:0009:0009::/64', `public.block_network('${network}', ${hours}, ${reason})`);
    expect(await refusal(ada, block('2001:db8:9:9:1::1'))).toMatchObject({ code: 'PT409', reason: 'own-network' });
    for (const wrong of ['203.0.113.0/24', 'exemple', '', '0.0.0.0/0', '2001:db8::/32', '::/0'])
      expect(await refusal(ada, block(wrong))).toMatchObject({ code: 'PT422', hint: 'network' });
    expect(await refusal(ada, block('203.0.113.7', '0'))).toMatchObject({ hint: 'hours' });
    expect(await refusal(ada, block('203.0.113.7', '1', `' '`))).toMatchObject({ hint: 'reason' });
    const made = await call<string>(ada, block('2001:db8:1:2:3::4'));
    expect(await refusal(ada, block('2001:db8:1:2::/64'))).toMatchObject({ reason: 'already-blocked' });
    expect(await newest(stage)).toMatchObject([
      {
        action: 'network.blocked',
        actor_id: id.ada,
        subject_id: made,
        before: { blocked_until: null },
        reason: 'Robot',
      },
    ]);
    expect(await call(ada, 'select public.blocked_network_list()')).toMatchObject([
      { id: made, network: '2001:db8:1:2::/64', reason: 'Robot', by: 'Ada', is_active: true },
    ]);
    expect(JSON.stringify(await call(ada, 'select public.audit_list(most => 1)'))).toContain('2001:db8:1:2::/64');
    await call(ada, `select public.lift_block('${made}')`);
    expect(await newest(stage)).toMatchObject([{ action: 'network.unblocked', after: { blocked_until: null } }]);
    expect(await refusal(ada, `select public.lift_block('${made}')`)).toMatchObject({ reason: 'not-found' });
    expect(await call(ada, 'select public.blocked_network_list()')).toMatchObject([{ is_active: false }]);
  }));

it('lists signing keys and asks for a rotation, at most every ten minutes and not of imported keys', () =>
  story(async (stage) => {
    const { call, prepare, refusal } = stage;
    expect(await refusal(ada, 'select public.rotate_signing_key()')).toMatchObject({ reason: 'imported-keys' });
    await prepare(`insert into auth.signing_keys (kid, algorithm, status, is_imported) values
      ('reserve', 'ES256', 'standby', false), ('signe', 'ES256', 'current', false)`);
    expect(await call(ada, 'select public.signing_key_list()')).toMatchObject([
      { kid: 'signe', status: 'current' },
      { kid: 'reserve', status: 'standby' },
    ]);
    await call(ada, 'select public.rotate_signing_key()');
    expect(await newest(stage)).toMatchObject([{ action: 'signing_key.rotated', subject_id: 'signe' }]);
    expect(
      await prepare(
        `select count(*)::int as jobs from graphile_worker.jobs where task_identifier = 'rotate-signing-key'`,
      ),
    ).toEqual([{ jobs: 1 }]);
    expect(await refusal(ada, 'select public.rotate_signing_key()')).toMatchObject({ code: 'PT429' });
  }));
