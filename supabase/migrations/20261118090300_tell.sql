-- Telling somebody of something, once: in the application, and by mail when they want mails of that kind. Who asked for one
-- message a day gets it from private.send_daily_digests.
create function private.mail_person(person uuid, key text, kind text, subject text, words text, path text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  recipient text;
  site text := (select s.address from private.site s);
begin
  -- A mail without its link is worse than none; elsewhere than on our platform there is no outbox.
  if site is null or to_regproc('platform.send_mail') is null then
    return;
  end if;
  select p.email::text into recipient from public.profiles p where p.id = person;
  if recipient is null then
    return;
  end if;
  perform platform.send_mail(
    key, kind, recipient, regexp_replace(subject, '[[:cntrl:]]+', ' ', 'g'),
    format(
      E'Bonjour,\n\n%s\n\n%s%s\n\n—\nVous recevez ce message parce que votre compte Liesse le demande. Vos choix\u00a0: %s\n',
      words, site, coalesce(path, '/'), site || '/client/account'
    )
  );
end
$$;
comment on function private.mail_person(uuid, text, text, text, text, text) is 'Writes one mail to a person, with a link to a page of ours.';

-- Definer: nobody writes notifications, and nobody reads other people's choices.
create function private.notify_person(person uuid, kind text, title text, body text, path text, key text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
begin
  -- Whoever is leaving this moment takes their bookings along and is told nothing of it.
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
comment on function private.notify_person(uuid, text, text, text, text, text) is 'Tells a person something once, in the application and by mail as they wish.';

create function private.notify_editors(of_event uuid, kind text, title text, body text, path text, key text, but uuid default null)
returns void
language sql security definer set search_path = '' as $$
  select private.notify_person(m.user_id, notify_editors.kind, title, body, path, key)
  from public.event_members m
  where m.event_id = of_event and m.role in ('owner', 'editor') and m.user_id is distinct from but
$$;
comment on function private.notify_editors(uuid, text, text, text, text, text, uuid) is 'Tells those who organise an event, save one.';

revoke execute on function
  private.mail_person(uuid, text, text, text, text, text), private.notify_person(uuid, text, text, text, text, text),
  private.notify_editors(uuid, text, text, text, text, text, uuid)
from public, anon, authenticated, service_role;
