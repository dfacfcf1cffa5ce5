-- What is forgotten by itself, once a night: see [platform.schedule] in config.toml.

-- Events whose month to think again is over, with their files. Members go with it, guests, replies and mails too.
create function private.remove_event_files(event uuid) returns void
language sql set search_path = '' as $$
  delete from storage.objects o
  where o.bucket_id in ('guest-photos', 'event-covers')
    and o.name collate "C" >= event || '/' and o.name collate "C" < event || '0'
$$;

-- However an event goes, its files go.
create function private.remove_files_of_event() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.remove_event_files(old.id);
  return null;
end
$$;
comment on function private.remove_files_of_event() is 'Removes the files of an event that was deleted.';
create trigger events_remove_files after delete on public.events
  for each row execute function private.remove_files_of_event();

-- For an event without a date: when somebody last did something with it or its guests.
create function private.last_activity_day(event public.events) returns date
language plpgsql stable set search_path = '' as $$
begin
  return greatest(
    event.updated_at,
    (select max(g.updated_at) from public.guests g where g.event_id = event.id),
    (select max(r.replied_at) from public.guest_replies r where r.event_id = event.id),
    (select max(a.created_at) from public.event_activity a where a.event_id = event.id)
  )::date;
end
$$;

create function private.forget_guests() returns void
language plpgsql set search_path = '' as $$
begin
  delete from public.events e where e.deletion_on <= private.today();
  -- Health data serve the meal: thirty days after it they serve nothing. Diets may tell of a religion, and go with them. Where no day
  -- is known, thirty days after the last activity.
  update public.guests g set diet = null, allergies = null, allergies_consent_at = null, allergies_consent_by = null
  from public.events e
  where e.id = g.event_id and coalesce(e.ends_on, e.starts_on, private.last_activity_day(e)) + 30 < private.today()
    and (g.diet is not null or g.allergies is not null or g.allergies_consent_at is not null);
  -- What was kept to take a change back holds diets too.
  delete from private.guest_undos u
  where u.made_at < now() - interval '7 days' or u.event_id in (
    select e.id from public.events e where coalesce(e.ends_on, e.starts_on) + 30 < private.today()
  );
  delete from private.guest_reply_keys k where k.received_at < now() - interval '90 days';
  delete from private.use_counts c where c.window_ends_at < now();
  delete from public.event_invitations i where i.expires_at < now() - interval '30 days';
  delete from public.event_handovers h where h.expires_at < now();
end
$$;

revoke execute on function private.remove_event_files(uuid), private.remove_files_of_event(), private.last_activity_day(public.events), private.forget_guests()
from public, anon, authenticated, service_role;
