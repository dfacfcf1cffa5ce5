-- Those who organise are told that photos wait for them: one notification for each event, that counts up as long as it is not read and
-- goes once nothing waits. By mail it comes with the day's digest alone, as replies do: guests send photos by the dozen.
create table private.photo_notices (
  event_id uuid not null,
  user_id uuid not null,
  -- No reference: whoever throws it away and a guest who sends a photo would each wait for the other.
  notification_id uuid,
  primary key (event_id, user_id),
  foreign key (event_id, user_id) references public.event_members (event_id, user_id) on delete cascade
);
alter table private.photo_notices enable row level security;
revoke all on private.photo_notices from anon, authenticated, service_role;

-- Definer: nobody writes notifications. Rows of one event are locked first, in one order: of two guests, the second counts both photos.
create function private.count_waiting_photos(of_event uuid, is_new boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  waiting bigint;
  words text;
  reader uuid;
  notification uuid;
begin
  if is_new then
    insert into private.photo_notices (event_id, user_id)
    select m.event_id, m.user_id from public.event_members m
    where m.event_id = of_event and m.role in ('owner', 'editor') order by m.user_id
    on conflict do nothing;
  end if;
  perform from private.photo_notices p where p.event_id = of_event order by p.user_id for update;
  select count(*) into waiting from public.guest_photos p where p.event_id = of_event and p.state = 'pending';
  if waiting = 0 then
    delete from public.notifications n using private.photo_notices p
    where p.event_id = of_event and n.id = p.notification_id and n.read_at is null;
    return;
  end if;
  words := private.french_count(waiting, 'photo attend', 'photos attendent') || ' votre accord';
  update public.notifications n set title = words, created_at = case when is_new then now() else n.created_at end
  from private.photo_notices p
  where p.event_id = of_event and n.id = p.notification_id and n.read_at is null;
  if not is_new then
    return;
  end if;
  for reader in
    select p.user_id from private.photo_notices p
    join public.event_members m on m.event_id = p.event_id and m.user_id = p.user_id and m.role in ('owner', 'editor')
    where p.event_id = of_event
      and not exists (select from public.notifications n where n.id = p.notification_id and n.read_at is null)
  loop
    -- Null for whoever does not want it in the application.
    insert into public.notifications (user_id, kind, title, body, href)
    select reader, 'replies', words, left(e.name, 500), '/client/website/album' from public.events e where e.id = of_event
    returning id into notification;
    update private.photo_notices p set notification_id = notification where p.event_id = of_event and p.user_id = reader;
  end loop;
end
$$;
comment on function private.count_waiting_photos(uuid, boolean) is 'Tells those who organise an event how many photos wait for them.';

-- Definer: whoever sends, shows or removes a photo writes no notifications.
create function private.follow_photos() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.count_waiting_photos(c.event_id, tg_op = 'INSERT')
  from (select distinct p.event_id from changed p where tg_op <> 'INSERT' or p.state = 'pending') c
  order by c.event_id;
  return null;
end
$$;
comment on function private.follow_photos() is 'Counts the photos that wait anew when some come, go or are decided.';

create trigger guest_photos_notify after insert on public.guest_photos
  referencing new table as changed for each statement execute function private.follow_photos();
create trigger guest_photos_recount after update on public.guest_photos
  referencing new table as changed for each statement execute function private.follow_photos();
create trigger guest_photos_recount_gone after delete on public.guest_photos
  referencing old table as changed for each statement execute function private.follow_photos();

-- Definer: see above. Whoever leaves a team, or whose event is deleted, has nothing to decide any longer.
create function private.forget_photo_notice() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.notifications n where n.id = old.notification_id and n.read_at is null;
  return null;
end
$$;
comment on function private.forget_photo_notice() is 'Takes back what a person was notification of photos that are no longer theirs to judge.';
create trigger photo_notices_forget after delete on private.photo_notices
  for each row execute function private.forget_photo_notice();

revoke execute on function
  private.count_waiting_photos(uuid, boolean), private.follow_photos(), private.forget_photo_notice()
from public, anon, authenticated, service_role;
