-- What a mail to somebody else may hold, and whether it may leave.

-- What people type, without an address that a mail program would make a link of: whoever gets the mail may not know its writer. Names
-- of protocols go, and a space comes after each point that stands between letters, which is how a forgotten space reads as well.
create function private.without_links(value text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(
    regexp_replace(
      regexp_replace(
        -- Points of other scripts that programs read as points.
        translate(value, E'\u3002\uff0e\uff61\u2024', '....'),
        '\m([a-z][a-z0-9+.-]*:/+|(mailto|tel|sms):)', '', 'gi'
      ),
      '(?<![\d.])(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})(?![\d.])', '\1. \2. \3. \4', 'g'
    ),
    '\.(?=[^[:space:][:digit:][:punct:]])', '. ', 'g'
  )
$$;
comment on function private.without_links(text) is 'A text that people typed, with no address that a mail program would make a link of.';

-- Asked by the platform when a mail leaves, which may be long after it was written: what was deleted, withdrawn or closed in between has
-- nothing to say any more. Keys are those that the mails were written under.
create function private.is_mail_current(kind text, key text) returns boolean
language sql stable set search_path = '' as $$
  select case
    when kind = 'invitation' then exists (
      select from public.invitation_mails m
      join public.events e on e.id = m.event_id and e.deletion_on is null
      join public.households h on h.id = m.household_id and h.revoked_at is null
      where m.id = split_part(key, ':', 2)::uuid and m.recipient is not null
    )
    when kind = 'invitation-test' then exists (
      select from public.invitation_sends s
      join public.events e on e.id = s.event_id and e.deletion_on is null
      where s.id = split_part(key, ':', 2)::uuid
    )
    when kind = 'event-invitation' then exists (
      select from public.event_invitations i
      join public.events e on e.id = i.event_id and e.deletion_on is null
      where i.id = split_part(key, ':', 2)::uuid and i.accepted_at is null and i.expires_at > now()
    )
    when key ~ '^notification:[0-9a-f-]{36}:request:' then exists (
      select from public.quote_requests r
      join public.events e on e.id = r.event_id and e.deletion_on is null
      where r.id = split_part(key, ':', 4)::uuid
    )
    when key ~ '^notification:[0-9a-f-]{36}:messages:' then exists (
      select from public.conversations c where c.id = split_part(key, ':', 4)::uuid
    )
    else true
  end
$$;
comment on function private.is_mail_current(text, text) is 'Whether what a queued mail is about is there, and open.';

-- Elsewhere than on our platform there is no queue.
do $$
begin
  if to_regprocedure('platform.is_mail_current(text,text)') is not null then
    create or replace function platform.is_mail_current(kind text, key text) returns boolean
    language sql stable set search_path = '' as 'select private.is_mail_current(kind, key)';
  end if;
end
$$;

revoke execute on function private.without_links(text), private.is_mail_current(text, text)
from public, anon, authenticated, service_role;
