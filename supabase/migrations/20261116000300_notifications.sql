-- Notifications: in the application, by mail, as a daily digest, and how a person unsubscribes.

-- Rows are written by private.notify alone, once for each key. Their reader marks them as read and deletes them.
create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null check (kind in ('replies', 'tasks', 'payments', 'messages', 'quotes', 'news')),
  title text not null check (length(title) between 1 and 160),
  body text not null default '' check (length(body) <= 500),
  -- It is a page of this site: `//elsewhere` and `/\elsewhere` are other sites to a browser.
  href text check (href ~ '^/([^/\\\s][^\\\s]*)?$' and length(href) <= 500),
  -- News of the day itself do not wait for the end of quiet hours.
  is_urgent boolean not null default false,
  created_at timestamptz not null default now(),
  read_at timestamptz
);

create index notifications_user_id_created_at_idx on public.notifications (user_id, created_at desc, id desc);
create index notifications_unread_idx on public.notifications (user_id) where read_at is null;

alter table public.notifications enable row level security;
revoke all on public.notifications from anon, authenticated, service_role;
grant select, delete, update (read_at) on public.notifications to authenticated, service_role;

create policy "people read what is new for them" on public.notifications
  for select to authenticated
  using (user_id = (select auth.uid()));

create policy "people mark their notifications as read" on public.notifications
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));

create policy "people delete their notifications" on public.notifications
  for delete to authenticated
  using (user_id = (select auth.uid()));

-- The keys are stored apart from the notifications, so that a deleted notification is not sent again.
create table private.notified (
  user_id uuid not null references public.profiles (id) on delete cascade,
  key text not null check (length(key) between 1 and 200),
  notified_at timestamptz not null default now(),
  primary key (user_id, key)
);

alter table private.notified enable row level security;
revoke all on private.notified from anon, authenticated, service_role;

-- There is a row for each kind from the beginning, so that a sender reads one row and knows no defaults.
create table public.notification_preferences (
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null check (kind in ('replies', 'tasks', 'payments', 'messages', 'quotes', 'news')),
  by_mail boolean not null,
  in_app boolean not null default true,
  -- It concerns the browsers in which the person turned push messages on.
  by_push boolean not null default true,
  primary key (user_id, kind)
);

alter table public.notification_preferences enable row level security;
revoke all on public.notification_preferences from anon, authenticated, service_role;
grant select, update (by_mail, in_app, by_push) on public.notification_preferences to authenticated, service_role;

create policy "people read their own choices" on public.notification_preferences
  for select to authenticated
  using (user_id = (select auth.uid()));

create policy "people change their own choices" on public.notification_preferences
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));

-- These settings hold for all kinds together.
create table public.notification_settings (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  -- One message a day replaces one for each notification.
  daily_digest boolean not null default false,
  -- Whether push messages contain the words of a notification, which a locked screen shows.
  push_content boolean not null default false,
  -- Push messages wait between these hours of Paris; null for none.
  quiet_from time default '22:00',
  quiet_until time default '08:00',
  check ((quiet_from is null) = (quiet_until is null)),
  check (quiet_from <> quiet_until)
);

alter table public.notification_settings enable row level security;
revoke all on public.notification_settings from anon, authenticated, service_role;
grant select, update (daily_digest, push_content, quiet_from, quiet_until) on public.notification_settings to authenticated, service_role;

create policy "people read their own settings" on public.notification_settings
  for select to authenticated
  using (user_id = (select auth.uid()));

create policy "people change their own settings" on public.notification_settings
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));

-- One click ends the mails of a kind (RFC 8058) without a session: the address in the mail names the person and the kind, and is
-- signed. It never expires, because a mail may be read at any time, and it gives access to nothing else.
create table private.unsubscribe_secret (
  is_only boolean primary key default true check (is_only),
  secret bytea not null default extensions.gen_random_bytes(32)
);

alter table private.unsubscribe_secret enable row level security;
revoke all on private.unsubscribe_secret from anon, authenticated, service_role;

-- Of two callers with one key, the second waits for the first and then does nothing. It runs as definer because nobody else may
-- write notifications.
create function private.notify(
  "user" uuid, kind text, title text, body text, href text, key text, is_urgent boolean default false
) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.notified (user_id, key) values ("user", notify.key) on conflict do nothing;
  if not found then
    return false;
  end if;
  insert into public.notifications (user_id, kind, title, body, href, is_urgent)
  values ("user", notify.kind, notify.title, coalesce(notify.body, ''), notify.href, notify.is_urgent);
  return true;
end
$$;
comment on function private.notify(uuid, text, text, text, text, text, boolean) is 'Notifies a person once for a key; returns whether this call did.';

-- Functions and jobs reach the exposed schema alone.
create function public.notify("user" uuid, kind text, title text, body text, href text, key text) returns boolean
language sql set search_path = '' as $$
  select private.notify("user", kind, title, body, href, key)
$$;

-- News by mail and push need the person's consent (art. L. 34-5 CPCE). It runs as definer because nobody may add or remove rows.
create function private.make_notification_preferences() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.notification_preferences (user_id, kind, by_mail, by_push)
  select new.id, kind, kind <> 'news', kind <> 'news'
  from unnest('{replies,tasks,payments,messages,quotes,news}'::text[]) as kind;
  insert into public.notification_settings (user_id) values (new.id);
  return null;
end
$$;
comment on function private.make_notification_preferences() is 'Gives a new profile a preference for each kind of notification.';

-- A notification that its reader does not want in the application is not written at all. It runs as definer because the writers of
-- notifications do not read other people's preferences.
create function private.respect_notification_choice() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from public.notification_preferences p where p.user_id = new.user_id and p.kind = new.kind and not p.in_app
  ) then
    return null;
  end if;
  return new;
end
$$;
comment on function private.respect_notification_choice() is 'Drops a notification of a kind that its reader does not want.';

-- « digest » is the daily message, which covers all kinds.
create function private.unsubscribe_token(person uuid, kind text) returns text
language sql stable security definer set search_path = '' as $$
  select person || '.' || kind || '.' || translate(
    encode(extensions.hmac(convert_to(person || '.' || kind, 'utf8'), s.secret, 'sha256'), 'base64'), '+/=', '-_'
  )
  from private.unsubscribe_secret s
$$;
comment on function private.unsubscribe_token(uuid, text) is 'The signed token that ends the mails of one kind to one person.';

-- It returns null for a token that we have not signed.
create function private.read_unsubscribe_token(token text, out person uuid, out kind text)
language plpgsql stable set search_path = '' as $$
begin
  if token !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[a-z]{1,20}\.[A-Za-z0-9_-]{43}$' then
    return;
  end if;
  person := split_part(token, '.', 1)::uuid;
  kind := split_part(token, '.', 2);
  if private.unsubscribe_token(person, kind) <> token then
    person := null;
    kind := null;
  end if;
end
$$;

-- It runs as definer, like public.unsubscribe, because the holder of the mail has no session.
create function public.unsubscription(token text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  reader record;
begin
  select * into reader from private.read_unsubscribe_token(token);
  if reader.person is null then
    return jsonb_build_object('state', 'unknown');
  end if;
  return jsonb_build_object(
    'state', case when exists (
      select from public.notification_preferences p
      where p.user_id = reader.person and p.by_mail and (p.kind = reader.kind or reader.kind = 'digest')
    ) then 'on' else 'off' end,
    'kind', reader.kind
  );
end
$$;
comment on function public.unsubscription(text) is 'What the unsubscribe address of a mail ends, and whether it was used.';

create function public.unsubscribe(token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  reader record;
begin
  select * into reader from private.read_unsubscribe_token(token);
  update public.notification_preferences p set by_mail = false
  where p.user_id = reader.person and p.by_mail and (p.kind = reader.kind or reader.kind = 'digest');
  return public.unsubscription(token);
end
$$;
comment on function public.unsubscribe(text) is 'Ends the mails that the unsubscribe address of a mail names.';

create function private.mail_person(person uuid, key text, kind text, subject text, words text, path text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  recipient text;
  site text := (select s.address from private.site s);
  token text := private.unsubscribe_token(person, kind);
  unsubscribe text;
  title text := regexp_replace(private.without_links(subject), '[[:cntrl:]]+', ' ', 'g');
  message uuid;
begin
  -- No mail is written without an address for its link, and a hosted service has no outbox.
  if site is null or to_regproc('platform.send_mail') is null then
    return;
  end if;
  select p.email::text into recipient from public.profiles p where p.id = person;
  if recipient is null then
    return;
  end if;
  unsubscribe := site || '/unsubscribe/' || token;
  message := platform.send_mail(
    key, kind, recipient, title,
    format(
      E'Bonjour,\n\n%s\n\n%s%s\n\n—\nVous recevez ce message selon les préférences de votre compte %s.\nNe plus recevoir ces messages\u00a0: %s\n',
      private.without_links(words), site, coalesce(path, '/'), private.site_name(), unsubscribe
    ),
    private.letter_html(
      private.site_name(), title, E'Bonjour,\n\n' || private.without_links(words), 'Ouvrir dans mon espace', site || coalesce(path, '/'),
      format('Vous recevez ce message selon les préférences de votre compte %s.', private.site_name()), unsubscribe
    )
  );
  if to_regproc('platform.offer_unsubscribe') is not null then
    perform platform.offer_unsubscribe(message, site || '/functions/v1/unsubscribe?token=' || token);
  end if;
end
$$;
comment on function private.mail_person(uuid, text, text, text, text, text) is 'Writes one mail to a person, with a link to a page of ours.';

-- A person is notified once: in the application, and by mail when they want mails of that kind. Whoever asked for one message a day
-- gets it from private.send_daily_digests. It runs as definer because nobody writes notifications or reads other people's
-- preferences.
create function private.notify_person(person uuid, kind text, title text, body text, path text, key text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
begin
  -- A person whose account is being deleted is not notified of its consequences.
  if not exists (select from public.profiles p where p.id = person)
    or not private.notify(person, kind, left(title, 160), left(body, 500), path, key) then
    return;
  end if;
  if exists (
    select from public.notification_preferences p
    join public.notification_settings s on s.user_id = p.user_id
    where p.user_id = person and p.kind = kind and p.by_mail and not s.daily_digest
  ) then
    perform private.mail_person(person, 'notification:' || person || ':' || key, kind, title, body, path);
  end if;
end
$$;
comment on function private.notify_person(uuid, text, text, text, text, text) is
  'Notifies a person once, in the application and by mail as they wish.';

-- The digest replaces the single mails for those who asked for it. It contains the unread notifications of the last day, of the
-- kinds that they want by mail. The timetable of config.toml calls it.
create function private.send_daily_digests() returns integer
language plpgsql set search_path = '' as $$
declare
  person record;
  sent integer := 0;
begin
  for person in
    select n.user_id, count(*) as number,
      string_agg('· ' || n.title || case when n.body <> '' then E'\n  ' || n.body else '' end, E'\n' order by n.created_at) as words
    from public.notification_settings s
    join public.notifications n on n.user_id = s.user_id and n.read_at is null and n.created_at > now() - interval '1 day'
    join public.notification_preferences p on p.user_id = n.user_id and p.kind = n.kind and p.by_mail
    where s.daily_digest
    group by n.user_id
  loop
    perform private.mail_person(
      person.user_id, 'digest:' || person.user_id || ':' || private.today(), 'digest',
      'Votre journée sur ' || private.site_name() || E'\u00a0: ' || private.french_count(person.number, 'nouveauté', 'nouveautés'),
      left(person.words, 8000), '/'
    );
    sent := sent + 1;
  end loop;
  return sent;
end
$$;

-- A person who prepares several events is led to the event of the notification, whichever they opened last.
create function private.event_address(of_event uuid, path text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return path || case when strpos(path, '?') > 0 then '&' else '?' end || 'event=' || of_event;
end
$$;
comment on function private.event_address(uuid, text) is 'A page of the client''s area, for one event.';

revoke execute on function
  private.notify(uuid, text, text, text, text, text, boolean), public.notify(uuid, text, text, text, text, text),
  private.make_notification_preferences(), private.respect_notification_choice(), private.unsubscribe_token(uuid, text),
  private.read_unsubscribe_token(text), public.unsubscription(text), public.unsubscribe(text),
  private.mail_person(uuid, text, text, text, text, text), private.notify_person(uuid, text, text, text, text, text),
  private.send_daily_digests(), private.event_address(uuid, text)
from public, anon, authenticated, service_role;
grant execute on function
  private.notify(uuid, text, text, text, text, text, boolean), public.notify(uuid, text, text, text, text, text)
to service_role;
grant execute on function public.unsubscription(text), public.unsubscribe(text) to anon, authenticated;

create trigger profiles_make_notification_preferences after insert on public.profiles
  for each row execute function private.make_notification_preferences();

create trigger notifications_respect_choice before insert on public.notifications
  for each row execute function private.respect_notification_choice();

insert into private.unsubscribe_secret default values;

alter publication supabase_realtime add table public.notifications;
