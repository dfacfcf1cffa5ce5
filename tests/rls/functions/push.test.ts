// Push messages: which browsers may be subscribed, when a message is delivered, and which words it has.
import { describe, expect, it } from 'vitest';
import { connect, insufficientPrivilege, verdict } from '#tests/rls/support/attempt.ts';
import { type Caller, cast, id } from '#tests/rls/support/callers.ts';
import { subscription } from '#tests/rls/support/fixture.ts';

const { attempt, query, seen } = connect();
const { owner } = cast;
const onDevice: Caller = { ...owner, claims: { session_id: subscription.session_id } };
const subscribe = (endpoint: string) =>
  `select public.subscribe_to_push('${endpoint}', '${subscription.p256dh}', '${subscription.auth}') as id`;

describe('a subscription', () => {
  it('is refused to whoever has no session', async () => {
    for (const caller of [cast.anon, cast.guest, cast.service_role]) {
      expect(verdict(await attempt(caller, subscribe('https://web.push.apple.com/a')))).toBe(insufficientPrivilege);
      expect(verdict(await attempt(caller, 'select public.push_public_key()'))).toBe(insufficientPrivilege);
    }
    expect(verdict(await attempt(owner, subscribe('https://web.push.apple.com/a')))).toBe(insufficientPrivilege);
  });

  it.each([
    'https://fcm.googleapis.com/fcm/send/a:b',
    'https://updates.push.services.mozilla.com/wpush/v2/a',
    'https://web.push.apple.com/QA',
    'https://db5p.notify.windows.com/w/?token=a',
  ])('is accepted at a known push service: %s', async (endpoint) => {
    expect(verdict(await attempt(onDevice, subscribe(endpoint)))).toBe(1);
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/a',
    'https://127.0.0.1/a',
    'https://fcm.googleapis.com.pirate.example/a',
    'https://pirate.example/fcm.googleapis.com/',
    'https://fcm.googleapis.com@pirate.example/a',
    'https://fcm.googleapis.com:8080/a',
    'https://web.push.apple.com/a b',
    'file:///etc/passwd',
    '',
  ])('W101 is refused anywhere else: %s', async (endpoint) => {
    expect(verdict(await attempt(onDevice, subscribe(endpoint)))).toBe('PT400');
  });

  it('moves to the person who subscribes in the same browser', async () => {
    const session = '00000000-0000-4000-8000-0000000000d2';
    const prepare = `insert into auth.sessions (id, user_id, refresh_key) values ('${session}', '${id.boris}', 'key')`;
    await query('begin');
    try {
      await query(prepare);
      await query(
        `select set_config('request.jwt.claims', '{"sub": "${id.boris}", "session_id": "${session}"}', true)`,
      );
      await query(subscribe(subscription.endpoint));
      expect((await query('select user_id from public.push_subscriptions')).rows).toEqual([{ user_id: id.boris }]);
    } finally {
      await query('rollback');
    }
  });

  it('ends with its session, and the oldest of twenty makes room', async () => {
    const left = 'select count(*)::int as number from public.push_subscriptions';
    expect(await seen(owner, left, 'delete from auth.sessions')).toEqual([{ number: 0 }]);
    const many = `insert into public.push_subscriptions (user_id, session_id, endpoint, p256dh, auth, created_at)
      select user_id, session_id, endpoint || n, p256dh, auth, now() - n * interval '1 day'
      from public.push_subscriptions, generate_series(1, 19) n`;
    await query('begin');
    try {
      await query(many);
      await query(
        `select set_config('request.jwt.claims', '{"sub": "${id.alice}", "session_id": "${subscription.session_id}"}', true)`,
      );
      await query(subscribe('https://web.push.apple.com/new'));
      const { rows } = await query<{ endpoint: string }>('select endpoint from public.push_subscriptions');
      expect(rows).toHaveLength(20);
      expect(rows).not.toContainEqual({ endpoint: `${subscription.endpoint}19` });
    } finally {
      await query('rollback');
    }
  });
});

describe('the subscription of a mobile application', () => {
  const token = 'cXz:APA91b_token-of-a-device';
  const join = (service: string, device = token) =>
    `select public.subscribe_application_to_push('${service}', '${device}') as id`;
  const configured = `insert into private.push_settings as s (public_key, private_key, services)
    values ('${subscription.p256dh}', '${'k'.repeat(43)}', '{fcm,apns}') on conflict (is_only) do update set services = excluded.services`;

  it('is refused to whoever has no session', async () => {
    for (const caller of [cast.anon, cast.guest, cast.service_role, owner]) {
      expect(verdict(await attempt(caller, join('fcm'), configured))).toBe(insufficientPrivilege);
    }
    expect(verdict(await attempt(cast.anon, `select public.sends_push_by('fcm')`))).toBe(insufficientPrivilege);
  });

  it('is accepted by the services that the server is configured for, with a device token', async () => {
    expect(verdict(await attempt(onDevice, join('fcm'), configured))).toBe(1);
    expect(verdict(await attempt(onDevice, join('apns', 'AB'.repeat(32)), configured))).toBe(1);
    for (const [service, device] of [
      ['fcm', 'https://pirate.example/'],
      ['fcm', `${token}/../other`],
      ['apns', token],
      ['apns', '../../3/device/ab'],
      ['web', subscription.endpoint],
      ['other', token],
    ] as const) {
      expect(verdict(await attempt(onDevice, join(service, device), configured)), `${service} ${device}`).toBe('PT400');
    }
  });

  it('is refused where the server has no account of the service, and nothing is delivered to a former one', async () => {
    const sends = `select public.sends_push_by('fcm') as is_sent`;
    const off = `${configured}; update private.push_settings set services = '{apns}'`;
    expect(await seen(owner, sends, configured)).toEqual([{ is_sent: true }]);
    expect(await seen(owner, sends, off)).toEqual([{ is_sent: false }]);
    expect(verdict(await attempt(onDevice, join('fcm'), off))).toBe('PT400');
    const targets = async (services: string) => {
      await query(`begin; ${configured}; update private.push_settings set services = '${services}';
        update public.notification_settings set quiet_from = null, quiet_until = null;
        update public.push_subscriptions set service = 'fcm', endpoint = '${token}', p256dh = null, auth = null;
        delete from public.notifications;
        insert into public.notifications (user_id, kind, title) values ('${id.alice}', 'replies', 'Une réponse')`);
      try {
        const { rows } = await query(
          `select m.service, m.endpoint, m.payload ->> 'title' as title
           from public.notifications n, public.push_subscriptions s, private.push_message(n.id, s.id) m`,
        );
        return rows;
      } finally {
        await query('rollback');
      }
    };
    expect(await targets('{apns}')).toEqual([]);
    expect(await targets('{fcm}')).toEqual([
      { service: 'fcm', endpoint: token, title: 'Vous avez une nouvelle notification' },
    ]);
  });
});

describe('a message', () => {
  const settings = (change: string) => `update public.notification_settings set ${change};`;
  const awake = settings('quiet_from = null, quiet_until = null');
  const news = (titles: string[], at = 'now()') =>
    `delete from public.notifications;
     insert into public.notifications (user_id, kind, title, body, href, created_at)
     select '${id.alice}', 'replies', title, 'Elle vient avec Paul.', '/client/guests', ${at} + n * interval '1 minute'
     from unnest(array['${titles.join("','")}']) with ordinality as t (title, n);`;
  const messages = async (...prepared: string[]) => {
    await query(`begin; ${prepared.join('\n')}`);
    try {
      const { rows } = await query<{ title: string; body: string; href: string | null }>(
        `select m.payload ->> 'title' as title, m.payload ->> 'body' as body, m.payload ->> 'href' as href
         from public.notifications n, public.push_subscriptions s, private.push_message(n.id, s.id) m
         order by n.created_at`,
      );
      return rows;
    } finally {
      await query('rollback');
    }
  };

  it('has no word of the notification, unless the person allowed it', async () => {
    expect(await messages(awake, news(['Réponse d’Inès']))).toEqual([
      { title: 'Vous avez une nouvelle notification', body: '', href: '/client/guests' },
    ]);
    expect(await messages(awake, settings('push_content = true'), news(['Réponse d’Inès']))).toEqual([
      { title: 'Réponse d’Inès', body: 'Elle vient avec Paul.', href: '/client/guests' },
    ]);
  });

  it('is not delivered once it was read or is not wanted any more, or the session has expired', async () => {
    for (const change of [
      'update public.notifications set read_at = now()',
      `update public.notification_preferences set by_push = false where kind = 'replies'`,
      'delete from public.notifications',
      `update auth.sessions set not_after = now() - interval '1 second'`,
    ]) {
      expect(await messages(awake, news(['Une réponse']), change), change).toEqual([]);
    }
  });

  it('waits for the end of quiet hours, in which several become one', async () => {
    const night = settings(`quiet_from = '22:00', quiet_until = '08:00'`);
    const at = (clock: string) => `(timestamptz '2021-03-27 00:00+01' + interval '${clock}')`;
    const due = async (clock: string) => {
      const { rows } = await query<{ due: string }>(
        `select to_char(private.push_time('${id.alice}', ${at(clock)}) at time zone 'Europe/Paris', 'DD HH24:MI') as due`,
      );
      return rows[0]?.due;
    };
    expect(await due('12:00')).toBe('27 12:00');
    // The clock goes forward in this night.
    expect(await due('22:00')).toBe('28 08:00');
    expect(await due('07:59')).toBe('27 08:00');
    expect(await due('08:00')).toBe('27 08:00');
    expect(await messages(night, news(['Une', 'Deux', 'Trois'], at('23:00')))).toEqual([
      { title: '3 nouvelles notifications', body: '', href: null },
    ]);
    expect(await messages(night, news(['Une', 'Deux'], at('12:00')))).toHaveLength(2);
  });

  it('is queued for each browser, after quiet hours unless it is urgent', async () => {
    const queued = async (...prepared: string[]) => {
      await query(`begin; ${prepared.join('\n')}`);
      try {
        const { rows } = await query(
          `select run_at <= now() as "isDue" from graphile_worker._private_jobs
           join public.notifications n on n.id::text = payload ->> 'notification'
           join public.push_subscriptions s on s.id::text = payload ->> 'subscription'`,
        );
        return rows;
      } finally {
        await query('rollback');
      }
    };
    expect(await queued(awake, news(['Une réponse']))).toEqual([{ isDue: true }]);
    const always = settings(`quiet_from = (now() at time zone 'Europe/Paris')::time - interval '1 hour',
      quiet_until = (now() at time zone 'Europe/Paris')::time + interval '1 hour'`);
    expect(await queued(always, news(['Une réponse']))).toEqual([{ isDue: false }]);
    const delay = `select private.notify('${id.alice}', 'tasks', 'Le déroulé prend du retard', '', null, 'delay', true);`;
    expect(await queued(always, delay)).toEqual([{ isDue: true }]);
    expect(await messages(always, delay)).toHaveLength(1);
    expect(
      await queued(awake, `update public.notification_preferences set by_push = false;`, news(['Une réponse'])),
    ).toEqual([]);
  });
});
