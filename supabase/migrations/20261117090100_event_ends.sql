-- How an event ends: put away by its editors, or deleted by its owner with a month to think again.
alter table public.events
  add column archived_at timestamptz,
  -- The day on which it goes. Until then it can be kept after all; its guests' links are closed at once.
  add column deletion_on date;

create index events_deletion_on_idx on public.events (deletion_on) where deletion_on is not null;
grant update (archived_at) on public.events to authenticated;

-- Definer: nobody may write the day by other ways, and only the owner may ask for it.
create function public.request_event_deletion(of_event uuid) returns date
language plpgsql security definer set search_path = '' as $$
declare
  day date;
begin
  update public.events e set deletion_on = coalesce(e.deletion_on, private.today() + 30)
  where e.id = of_event and e.id = any (private.owner_event_ids())
  returning e.deletion_on into day;
  if day is null then
    raise exception using errcode = '42501', message = 'Seule la personne propriétaire supprime un événement.', detail = 'not-member';
  end if;
  return day;
end
$$;
comment on function public.request_event_deletion(uuid) is 'Has the caller''s own event deleted in thirty days; answers the day.';

-- Definer: see above.
create function public.cancel_event_deletion(of_event uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.events e set deletion_on = null
  where e.id = of_event and e.id = any (private.owner_event_ids()) and e.deletion_on is not null;
  return found;
end
$$;
comment on function public.cancel_event_deletion(uuid) is 'Keeps the caller''s own event after all; answers whether it was to go.';

revoke execute on function public.request_event_deletion(uuid), public.cancel_event_deletion(uuid)
from public, anon, authenticated, service_role;
grant execute on function public.request_event_deletion(uuid), public.cancel_event_deletion(uuid) to authenticated;
