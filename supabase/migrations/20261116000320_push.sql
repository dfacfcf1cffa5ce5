-- Push messages: the browsers and mobile applications in which a person wants their notifications, and the job that delivers one to one of them.

-- The key by which push services know this site. The server makes it at its first start; subscriptions are bound to it.
create table private.push_settings (
  is_only boolean primary key default true check (is_only),
  public_key text not null check (public_key ~ '^[A-Za-z0-9_-]{87}$'),
  private_key text not null check (private_key ~ '^[A-Za-z0-9_-]{43}$'),
  -- The origin of a push service on this machine, for tests. The server writes null wherever it is reached from other machines.
  test_service text,
  -- The services of the platforms that the server has an account of; the mobile applications receive nothing by the others.
  services text[] not null default '{}' check (services <@ array['fcm', 'apns'])
);

alter table private.push_settings enable row level security;
revoke all on private.push_settings from anon, authenticated, service_role;

-- A subscription ends with the session in which it was made: a device that was signed out from elsewhere shows nothing more.
create table public.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  -- The push service of a browser, Google's for the Android application, Apple's for the iOS one.
  service text not null default 'web' check (service in ('web', 'fcm', 'apns')),
  -- The address at the push service of a browser; the device token in an application.
  endpoint text not null unique check (length(endpoint) <= 1000),
  p256dh text check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth text check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  created_at timestamptz not null default now(),
  -- Messages to browsers are encrypted with the browser's keys; an application has none.
  check ((service = 'web') = (p256dh is not null) and (service = 'web') = (auth is not null))
);

create index push_subscriptions_user_id_idx on public.push_subscriptions (user_id, created_at desc);
create index push_subscriptions_session_id_idx on public.push_subscriptions (session_id);

alter table public.push_subscriptions enable row level security;
revoke all on public.push_subscriptions from anon, authenticated, service_role;
grant select, delete on public.push_subscriptions to authenticated, service_role;

create policy "people read their own subscriptions" on public.push_subscriptions
  for select to authenticated
  using (user_id = (select auth.uid()));

create policy "people end their own subscriptions" on public.push_subscriptions
  for delete to authenticated
  using (user_id = (select auth.uid()));

-- The browser names the address that the server will call. Without this list anybody could have it call machines of its own network.
create function private.is_push_endpoint(endpoint text) returns boolean
language sql stable set search_path = '' as $$
  select endpoint ~ '^https://(fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|web\.push\.apple\.com|[a-z0-9-]+\.notify\.windows\.com)/[!-~]+$'
    or starts_with(endpoint, (select s.test_service || '/' from private.push_settings s))
$$;
comment on function private.is_push_endpoint(text) is 'Whether an address belongs to a push service of a browser.';

-- A device token is a part of the address that the server calls at Google or Apple, and nothing but these signs.
create function private.is_push_target(service text, endpoint text) returns boolean
language sql stable set search_path = '' as $$
  select case service
    when 'web' then private.is_push_endpoint(endpoint)
    when 'fcm' then endpoint ~ '^[A-Za-z0-9_:-]{20,}$'
    when 'apns' then endpoint ~ '^[0-9A-Fa-f]{64,200}$'
    else false
  end and (service = 'web' or service = any ((select s.services from private.push_settings s)::text[]))
$$;
comment on function private.is_push_target(text, text) is 'Whether the server delivers push messages to this device by this service.';

-- It runs as definer because the settings are in a table that nobody reads.
create function public.sends_push_by(service text) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((select service = any (s.services) from private.push_settings s), false)
$$;
comment on function public.sends_push_by(text) is 'Whether the server delivers push messages to mobile applications by this service.';

-- It runs as definer because the key is in a table that nobody reads.
create function public.push_public_key() returns text
language sql stable security definer set search_path = '' as $$
  select s.public_key from private.push_settings s
$$;
comment on function public.push_public_key() is 'The public key with which a browser subscribes; null on a server that sends no push messages.';

-- A device has one subscription, which changes owner when somebody else signs in there. A person has twenty at most; the oldest one
-- makes room.
create function private.save_push_subscription(service text, endpoint text, p256dh text, auth_secret text) returns uuid
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  me constant uuid := auth.uid();
  session constant uuid := (auth.jwt() ->> 'session_id')::uuid;
  made uuid;
begin
  if me is null or session is null then
    raise exception using errcode = '42501', message = 'a session is needed';
  end if;
  perform private.require_use(
    'push-subscription', me::text, 30, interval '1 hour', 'Trop d’essais. Réessayez dans une heure.'
  );
  if not coalesce(private.is_push_target(service, endpoint), false) then
    perform private.refuse('PT400', 'unknown-push-service', 'Cet appareil utilise un service de notifications que nous ne connaissons pas.');
  end if;
  delete from public.push_subscriptions s where s.endpoint = endpoint;
  insert into public.push_subscriptions (user_id, session_id, service, endpoint, p256dh, auth)
  values (me, session, service, endpoint, p256dh, auth_secret) returning id into made;
  delete from public.push_subscriptions s where s.id in (
    select o.id from public.push_subscriptions o where o.user_id = me order by o.created_at desc, o.id offset 20
  );
  return made;
end
$$;
comment on function private.save_push_subscription(text, text, text, text) is 'Subscribes a device to the notifications of the caller.';

-- Both run as definer because the subscription of the former owner is not the caller's.
create function public.subscribe_to_push(endpoint text, p256dh text, auth_secret text) returns uuid
language sql security definer set search_path = '' as $$
  select private.save_push_subscription('web', endpoint, p256dh, auth_secret)
$$;
comment on function public.subscribe_to_push(text, text, text) is 'Subscribes this browser to the notifications of the caller.';

create function public.subscribe_application_to_push(service text, token text) returns uuid
language sql security definer set search_path = '' as $$
  select private.save_push_subscription(nullif(service, 'web'), token, null, null)
$$;
comment on function public.subscribe_application_to_push(text, text) is 'Subscribes this mobile application to the notifications of the caller.';

-- Quiet hours are those of Paris. A span such as 22:00 to 08:00 contains midnight.
create function private.push_time(person uuid, at timestamptz) returns timestamptz
language sql stable set search_path = '' as $$
  select case
    when s.quiet_from is null then at
    when case when s.quiet_from < s.quiet_until
      then local.clock >= s.quiet_from and local.clock < s.quiet_until
      else local.clock >= s.quiet_from or local.clock < s.quiet_until
    end then ((
      local.day + case when local.clock < s.quiet_until then 0 else 1 end
    ) + s.quiet_until) at time zone 'Europe/Paris'
    else at
  end
  from public.notification_settings s,
    lateral (select (at at time zone 'Europe/Paris')::date as day, (at at time zone 'Europe/Paris')::time as clock) as local
  where s.user_id = person
$$;
comment on function private.push_time(uuid, timestamptz) is 'When a push message of this moment may be delivered to a person.';

create function private.delivery_time(notification public.notifications, at timestamptz) returns timestamptz
language sql stable set search_path = '' as $$
  select case when notification.is_urgent then at else private.push_time(notification.user_id, at) end
$$;
comment on function private.delivery_time(public.notifications, timestamptz) is 'When a notification may be delivered that would be delivered at this moment.';

-- What to deliver now; no row when the notification was read or deleted or is not wanted any more, or the session is over. Of those that
-- waited for the end of quiet hours, the newest one counts the others, so that a morning begins with one message. Without the person's
-- consent it has no word of the notification: a locked screen shows it to everybody.
create function private.push_message(
  notification uuid, subscription uuid, out service text, out endpoint text, out p256dh text, out auth text, out waits_until timestamptz, out payload jsonb
) returns setof record
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  message record;
  news public.notifications;
  together bigint := 1;
  has_newer boolean := false;
begin
  select n.* into news from public.notifications n where n.id = push_message.notification and n.read_at is null;
  select s.service, s.endpoint, s.p256dh, s.auth, c.push_content, private.delivery_time(news, news.created_at) as due_at
  into message
  from public.push_subscriptions s
  join auth.sessions a on a.id = s.session_id and (a.not_after is null or a.not_after > now())
  join public.notification_preferences p on p.user_id = s.user_id and p.kind = news.kind and p.by_push
  join public.notification_settings c on c.user_id = s.user_id
  where s.id = push_message.subscription and s.user_id = news.user_id and private.is_push_target(s.service, s.endpoint);
  if message.endpoint is null then
    return;
  end if;
  if message.due_at > news.created_at then
    select count(*), bool_or((n.created_at, n.id) > (news.created_at, news.id)) into together, has_newer
    from public.notifications n
    join public.notification_preferences p on p.user_id = n.user_id and p.kind = n.kind and p.by_push
    where n.user_id = news.user_id and n.read_at is null and not n.is_urgent and n.created_at <= message.due_at
      and n.created_at > message.due_at - interval '1 day' and private.push_time(n.user_id, n.created_at) = message.due_at;
    if has_newer then
      return;
    end if;
  end if;
  service := message.service;
  endpoint := message.endpoint;
  p256dh := message.p256dh;
  auth := message.auth;
  waits_until := private.delivery_time(news, now());
  payload := case
    when together > 1 then jsonb_build_object(
      'id', null, 'title', private.french_count(together, 'nouvelle notification', 'nouvelles notifications'), 'body', '', 'href', null
    )
    when message.push_content then jsonb_build_object('id', news.id, 'title', news.title, 'body', news.body, 'href', news.href)
    else jsonb_build_object('id', news.id, 'title', 'Vous avez une nouvelle notification', 'body', '', 'href', news.href)
  end;
  return next;
end
$$;
comment on function private.push_message(uuid, uuid) is 'The push message of a notification to one device, if it is to be delivered.';

-- It runs as definer because the writers of notifications do not read other people's subscriptions. A hosted service has no queue.
create function private.queue_push_messages() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if to_regproc('platform.enqueue_job') is null then
    return null;
  end if;
  perform platform.enqueue_job(
    'deliver_push', jsonb_build_object('notification', new.id, 'subscription', s.id), null, private.delivery_time(new, now())
  )
  from public.push_subscriptions s
  join public.notification_preferences p on p.user_id = s.user_id and p.kind = new.kind and p.by_push
  where s.user_id = new.user_id;
  return null;
end
$$;
comment on function private.queue_push_messages() is 'Queues a push message of a new notification for each device of its reader.';

revoke execute on function
  private.is_push_endpoint(text), private.is_push_target(text, text), public.sends_push_by(text), public.push_public_key(),
  private.save_push_subscription(text, text, text, text), public.subscribe_to_push(text, text, text), public.subscribe_application_to_push(text, text),
  private.push_time(uuid, timestamptz), private.delivery_time(public.notifications, timestamptz), private.push_message(uuid, uuid), private.queue_push_messages()
from public, anon, authenticated, service_role;
grant execute on function
  public.sends_push_by(text), public.push_public_key(), public.subscribe_to_push(text, text, text), public.subscribe_application_to_push(text, text)
to authenticated;

create trigger notifications_queue_push_messages after insert on public.notifications
  for each row execute function private.queue_push_messages();
