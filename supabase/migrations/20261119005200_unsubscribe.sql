-- One click ends the mails of a kind (RFC 8058), without a session: the address in the mail names the person and the kind, and is
-- signed. It never expires, as a mail is read when it is read, and it opens nothing else.
create table private.unsubscribe_secret (
  is_only boolean primary key default true check (is_only),
  secret bytea not null default extensions.gen_random_bytes(32)
);
alter table private.unsubscribe_secret enable row level security;
revoke all on private.unsubscribe_secret from anon, authenticated, service_role;
insert into private.unsubscribe_secret default values;

-- « digest » is the one message a day, which stands for all kinds.
create function private.unsubscribe_token(person uuid, kind text) returns text
language sql stable security definer set search_path = '' as $$
  select person || '.' || kind || '.' || translate(
    encode(extensions.hmac(convert_to(person || '.' || kind, 'utf8'), s.secret, 'sha256'), 'base64'), '+/=', '-_'
  )
  from private.unsubscribe_secret s
$$;
comment on function private.unsubscribe_token(uuid, text) is 'What ends the mails of one kind to one person.';

-- Whose token it is; null for one that we have not signed.
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

-- Definer, both: whoever holds the mail has no session.
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
comment on function public.unsubscription(text) is 'What the address of a mail would end, and whether it has.';

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
comment on function public.unsubscribe(text) is 'Ends the mails that the address of a mail stands for.';

create or replace function private.mail_person(person uuid, key text, kind text, subject text, words text, path text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  recipient text;
  site text := (select s.address from private.site s);
  token text := private.unsubscribe_token(person, kind);
  message uuid;
begin
  -- A mail without its link is worse than none; elsewhere than on our platform there is no outbox.
  if site is null or to_regproc('platform.send_mail') is null then
    return;
  end if;
  select p.email::text into recipient from public.profiles p where p.id = person;
  if recipient is null then
    return;
  end if;
  message := platform.send_mail(
    key, kind, recipient, regexp_replace(private.without_links(subject), '[[:cntrl:]]+', ' ', 'g'),
    format(
      E'Bonjour,\n\n%s\n\n%s%s\n\n—\nVous recevez ce message parce que votre compte Liesse le demande.\nNe plus recevoir ces messages\u00a0: %s\n',
      private.without_links(words), site, coalesce(path, '/'), site || '/unsubscribe/' || token
    )
  );
  if to_regproc('platform.offer_unsubscribe') is not null then
    perform platform.offer_unsubscribe(message, site || '/functions/v1/unsubscribe?token=' || token);
  end if;
end
$$;

revoke execute on function
  private.unsubscribe_token(uuid, text), private.read_unsubscribe_token(text), public.unsubscription(text), public.unsubscribe(text)
from public, anon, authenticated, service_role;
grant execute on function public.unsubscription(text), public.unsubscribe(text) to anon, authenticated;
