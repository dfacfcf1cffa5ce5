-- All the photos that wait, shown at once and taken back at once: an answer of rows would tell no more than a thousand of them.

-- Those that came until then: one that nobody has been told of stays.
create function public.show_waiting_photos(of_event uuid, until timestamptz) returns uuid[]
language sql set search_path = '' as $$
  with shown as (
    update public.guest_photos p set state = 'shown'
    where p.event_id = of_event and p.state = 'pending' and p.created_at <= until
    returning p.id
  )
  select coalesce(array_agg(s.id), '{}') from shown s
$$;
comment on function public.show_waiting_photos(uuid, timestamptz) is 'Shows the photos of an event that wait, and answers which they were.';

-- Those that were hidden or deleted since stay so.
create function public.let_photos_wait(photos uuid[]) returns integer
language sql set search_path = '' as $$
  with back as (
    update public.guest_photos p set state = 'pending' where p.id = any (photos) and p.state = 'shown' returning 1
  )
  select count(*)::integer from back
$$;
comment on function public.let_photos_wait(uuid[]) is 'Lets photos that were shown wait again, and answers how many did.';

revoke execute on function public.show_waiting_photos(uuid, timestamptz), public.let_photos_wait(uuid[])
from public, anon, authenticated, service_role;
grant execute on function public.show_waiting_photos(uuid, timestamptz), public.let_photos_wait(uuid[]) to authenticated;
