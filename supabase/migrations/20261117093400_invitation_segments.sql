-- To whom a mail goes. Reminders reach only those who are silent; whoever was written to lately is left in peace.

-- A household is silent while there is a moment for which none of its people has decided.
create function private.has_not_replied(household uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.guests g
    join public.moment_invitations i on i.guest_id = g.id
    left join public.guest_replies r on r.guest_id = i.guest_id and r.moment_id = i.moment_id
    where g.household_id = household
    group by i.moment_id
    having bool_and(r.attending is null)
  )
$$;

-- The address of a household is that of its first grown-up who has one: one mail, not one for each.
create function private.household_email(household uuid) returns extensions.citext
language sql stable set search_path = '' as $$
  select g.email from public.guests g
  where g.household_id = household and g.email is not null
  order by g.age_group <> 'adult', g.is_plus_one, g.position, g.created_at, g.id limit 1
$$;

create function private.invitation_targets(of_event uuid, segment jsonb, of_kind text)
returns table (household_id uuid, recipient extensions.citext)
language sql stable set search_path = '' as $$
  select h.id, private.household_email(h.id)
  from public.households h
  where h.event_id = of_event and h.revoked_at is null
    and case of_kind
      -- Asked for by name, an invitation can be sent again.
      when 'invitation' then h.invitation_state in ('draft', 'bounced') or segment ->> 'who' = 'households'
      when 'reminder' then h.invitation_state <> 'draft' and private.has_not_replied(h.id)
      when 'message' then true
      -- Once for each new date, and only those who know of another one.
      when 'date_change' then h.invitation_state <> 'draft' and exists (
        select from public.events e where e.id = of_event and e.date_moved_at is not null and not exists (
          select from public.invitation_mails m
          where m.household_id = h.id and m.kind = 'date_change' and m.queued_at >= e.date_moved_at
            and m.state not in ('stopped', 'bounced')
        )
      )
    end
    and case segment ->> 'who'
      when 'all' then true
      when 'not_answered' then private.has_not_replied(h.id)
      when 'opened_not_answered' then h.invitation_state = 'opened' and private.has_not_replied(h.id)
      when 'yes_only' then exists (
        select from public.guests g join public.guest_replies r on r.guest_id = g.id
        where g.household_id = h.id and r.attending and r.moment_id::text = coalesce(segment ->> 'moment', r.moment_id::text)
      )
      when 'households' then segment -> 'households' ? h.id::text
      else false
    end
    and (not segment ? 'moment' or exists (
      select from public.guests g join public.moment_invitations i on i.guest_id = g.id
      where g.household_id = h.id and i.moment_id::text = segment ->> 'moment'
    ))
    and not exists (
      select from public.invitation_mails m
      where m.household_id = h.id and of_kind <> 'date_change' and m.state not in ('stopped', 'bounced')
        and (m.state = 'queued' or m.queued_at > now() - case of_kind
          when 'reminder' then interval '3 days' when 'message' then interval '1 day' else interval '1 hour' end)
    )
  order by h.name, h.id
$$;

-- A thousand mails a day, for an event and for a person: enough for a feast, too few for a nuisance.
create function private.mail_room(of_event uuid) returns integer
language plpgsql stable set search_path = '' as $$
begin
  return least(
    private.uses_left('guest-mail', 'person:' || auth.uid(), 1000), private.uses_left('guest-mail', 'event:' || of_event, 1000)
  );
end
$$;

create function private.count_guest_mails(of_event uuid, mails integer) returns boolean
language plpgsql set search_path = '' as $$
begin
  return private.count_use('guest-mail', 'person:' || auth.uid(), 1000, '1 day', mails)
    and private.count_use('guest-mail', 'event:' || of_event, 1000, '1 day', mails)
    and private.count_use('guest-mail', 'network:' || private.caller_network(), 5000, '1 day', mails);
end
$$;

create function private.return_guest_mails(of_event uuid, person uuid, mails integer) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.return_use('guest-mail', 'person:' || person, mails), private.return_use('guest-mail', 'event:' || of_event, mails);
end
$$;

-- One address gets ten mails of a kind a day from one person, however many households and events name it, and thirty from everybody.
create function private.count_guest_recipient(of_kind text, recipient text) returns boolean
language plpgsql set search_path = '' as $$
begin
  return private.count_use('guest-' || of_kind, 'person:' || auth.uid() || ':' || lower(recipient), 10, '1 day')
    and private.count_use('guest-' || of_kind, 'recipient:' || lower(recipient), 30, '1 day');
end
$$;

revoke execute on function
  private.has_not_replied(uuid), private.household_email(uuid), private.invitation_targets(uuid, jsonb, text), private.mail_room(uuid),
  private.count_guest_mails(uuid, integer), private.return_guest_mails(uuid, uuid, integer), private.count_guest_recipient(text, text)
from public, anon, authenticated, service_role;
