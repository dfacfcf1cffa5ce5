-- The guests' album, and the notification of the hosts about photos that wait for their decision.

-- A photo is seen by its household and the hosts until the hosts show it to all guests of the event.
create table public.guest_photos (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references public.events (id) on delete cascade,
  household_id uuid not null,
  path text not null unique,
  caption text not null default '' check (length(caption) <= 240),
  width integer not null check (width between 1 and 20000),
  height integer not null check (height between 1 and 20000),
  state text not null default 'pending' check (state in ('pending', 'shown', 'hidden')),
  created_at timestamptz not null default now(),
  foreign key (household_id, event_id) references public.households (id, event_id) on delete cascade,
  constraint guest_photos_lie_in_their_folder check (
    private.is_storage_path(path, event_id || '/' || household_id, 'jpg|png|webp|avif|heic')
  )
);

create index guest_photos_list_idx on public.guest_photos (event_id, state, created_at desc, id);
create index guest_photos_household_id_idx on public.guest_photos (household_id, event_id);

alter table public.guest_photos enable row level security;
revoke all on public.guest_photos from anon, authenticated, service_role;
grant select, update (state), delete on public.guest_photos to authenticated, service_role;

create policy "members see the guests' photos" on public.guest_photos
  for select to authenticated
  using (event_id = any ((select private.member_event_ids())::uuid[]));

create policy "editors show and hide the guests' photos" on public.guest_photos
  for update to authenticated
  using (event_id = any ((select private.editor_event_ids())::uuid[]))
  with check (event_id = any ((select private.editor_event_ids())::uuid[]));

create policy "editors delete the guests' photos" on public.guest_photos
  for delete to authenticated
  using (event_id = any ((select private.editor_event_ids())::uuid[]));

-- Owners and editors get one notification for each event about the photos that wait for their decision. It counts up while it is
-- unread, and is deleted once no photo waits. By mail it is part of the daily digest alone, because guests send photos by the
-- dozen.
create table private.photo_notices (
  event_id uuid not null,
  user_id uuid not null,
  -- There is no foreign key: deleting the notification and adding a photo at the same time would deadlock.
  notification_id uuid,
  primary key (event_id, user_id),
  foreign key (event_id, user_id) references public.event_members (event_id, user_id) on delete cascade
);

alter table private.photo_notices enable row level security;
revoke all on private.photo_notices from anon, authenticated, service_role;

-- It runs as definer because a policy of a table cannot count that table, and a guest does not read the settings of the event.
create function private.has_room_for_guest_photo() returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  link record;
begin
  select * into link from private.read_link(private.guest_token());
  return link.state in ('open', 'closed')
    and exists (select from public.event_websites w where w.event_id = link.event and w.has_album)
    and (
      select count(*) < (private.setting('limits') ->> 'photos_per_household')::integer from storage.objects o
      where o.bucket_id = 'guest-photos' and o.name collate "C" >= link.event || '/' || link.household || '/'
        and o.name collate "C" < link.event || '/' || link.household || '0'
    );
end
$$;
comment on function private.has_room_for_guest_photo() is 'Whether the household of the token may add one more photo.';

-- It runs as definer because a guest does not read the rows of photos.
create function private.may_see_guest_photo(path text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  household uuid := private.guest_household_id();
begin
  return starts_with(path, private.guest_event_id() || '/' || household || '/') or exists (
    select from public.guest_photos p
    where p.path = may_see_guest_photo.path and p.state = 'shown' and p.event_id = private.guest_event_id()
  );
end
$$;
comment on function private.may_see_guest_photo(text) is 'Whether the token''s household added a photo or it is shown to its event.';

-- The bucket is private: nobody sees a photo by its address. It is also in config.toml; policies need it whoever applies the
-- project.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('guest-photos', 'guest-photos', false, 26214400, '{image/jpeg,image/png,image/webp,image/avif,image/heic}')
on conflict (id) do nothing;

create policy "guests see the photos of their event" on storage.objects
  for select to anon
  using (bucket_id = 'guest-photos' and private.may_see_guest_photo(name));

create policy "guests add photos to their household's folder" on storage.objects
  for insert to anon
  with check (
    bucket_id = 'guest-photos'
    and name ~ (
      '^' || (select private.guest_event_id())::text || '/' || (select private.guest_household_id())::text
      || '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(jpg|png|webp|avif|heic)$'
    )
    and (select private.has_room_for_guest_photo())
  );

create policy "members see the photos of their guests" on storage.objects
  for select to authenticated
  using (bucket_id = 'guest-photos' and (storage.foldername(name))[1] = any ((select private.member_event_ids())::text[]));

create policy "editors delete the photos of their guests" on storage.objects
  for delete to authenticated
  using (bucket_id = 'guest-photos' and (storage.foldername(name))[1] = any ((select private.editor_event_ids())::text[]));

-- It runs as definer because the file is removed with its row, whoever deletes the row.
create function private.remove_guest_photo_file() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from storage.objects o where o.bucket_id = 'guest-photos' and o.name = old.path;
  return null;
end
$$;
comment on function private.remove_guest_photo_file() is 'Removes the file of a photo that was deleted.';

-- An uploaded file becomes a photo of the album. It runs as definer because a guest has no account, and the link alone decides.
create function public.guest_add_photo(token text, path text, width integer, height integer, caption text default '')
returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  link record;
  photo public.guest_photos;
begin
  select * into link from private.read_link(token);
  if link.state = 'unknown' then
    return private.count_unknown_link();
  end if;
  perform private.require_link(link.state, false);
  perform from storage.objects o where o.bucket_id = 'guest-photos' and o.name = path;
  if not found or not starts_with(path, link.event || '/' || link.household || '/') then
    perform private.refuse_reply('path');
  end if;
  insert into public.guest_photos as p (event_id, household_id, path, width, height, caption)
  values (link.event, link.household, path, width, height, coalesce(btrim(caption), ''))
  -- A photo sent again after a lost answer is the same photo.
  on conflict on constraint guest_photos_path_key do update set caption = p.caption
  returning * into photo;
  return jsonb_build_object('id', photo.id, 'state', photo.state);
end
$$;
comment on function public.guest_add_photo(text, text, integer, integer, text) is 'Puts an uploaded file of the link''s household in the album.';

-- It returns the photos shown to all guests and the household's own. It runs as definer because the link alone decides.
create function public.guest_album(token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  link record;
begin
  select * into link from private.read_link(guest_album.token);
  if link.state = 'unknown' then
    return private.count_unknown_link();
  end if;
  perform private.require_link(link.state, false);
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', p.id, 'path', p.path, 'caption', p.caption, 'width', p.width, 'height', p.height,
      'is_own', p.household_id = link.household, 'state', p.state
    ) order by p.created_at desc, p.id), '[]')
    from public.guest_photos p
    where p.event_id = link.event and (p.state = 'shown' or p.household_id = link.household)
  );
end
$$;
comment on function public.guest_album(text) is 'The photos that the link''s household may see.';

-- It runs as definer because the link alone decides.
create function public.guest_remove_photo(token text, photo uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  link record;
begin
  select * into link from private.read_link(guest_remove_photo.token);
  if link.state = 'unknown' then
    return private.count_unknown_link();
  end if;
  perform private.require_link(link.state, false);
  delete from public.guest_photos p where p.id = photo and p.household_id = link.household;
  return to_jsonb(found);
end
$$;
comment on function public.guest_remove_photo(text, uuid) is 'Removes a photo of the link''s household.';

-- The rows of an event are locked first, in one order, so that of two guests the second counts both photos. It runs as definer
-- because nobody writes notifications.
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
    -- The id is null for a member who does not want it in the application.
    insert into public.notifications (user_id, kind, title, body, href)
    select reader, 'replies', words, left(e.name, 500), private.event_address(of_event, '/client/website/album')
    from public.events e where e.id = of_event
    returning id into notification;
    update private.photo_notices p set notification_id = notification where p.event_id = of_event and p.user_id = reader;
  end loop;
end
$$;
comment on function private.count_waiting_photos(uuid, boolean) is 'Updates the notification about the photos that wait for a decision.';

-- It runs as definer because whoever sends, shows or removes a photo does not write notifications.
create function private.follow_photos() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.count_waiting_photos(c.event_id, tg_op = 'INSERT')
  from (select distinct p.event_id from changed p where tg_op <> 'INSERT' or p.state = 'pending') c
  order by c.event_id;
  return null;
end
$$;
comment on function private.follow_photos() is 'Counts the waiting photos again when some are added, removed or decided.';

-- A person who leaves the team, or whose event is deleted, has nothing to decide any more. It runs as definer because nobody writes
-- other people's notifications.
create function private.forget_photo_notice() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.notifications n where n.id = old.notification_id and n.read_at is null;
  return null;
end
$$;
comment on function private.forget_photo_notice() is 'Deletes the notification about photos that the person no longer decides on.';

-- All waiting photos are shown at once; an answer of rows would be cut at a thousand. Photos that arrived after `until` are left
-- waiting, because the host has not seen them.
create function public.show_waiting_photos(of_event uuid, until timestamptz) returns uuid[]
language sql set search_path = '' as $$
  with shown as (
    update public.guest_photos p set state = 'shown'
    where p.event_id = of_event and p.state = 'pending' and p.created_at <= until
    returning p.id
  )
  select coalesce(array_agg(s.id), '{}') from shown s
$$;
comment on function public.show_waiting_photos(uuid, timestamptz) is 'Shows the waiting photos of an event; returns their ids.';

-- It undoes show_waiting_photos. Photos that were hidden or deleted since are left alone.
create function public.let_photos_wait(photos uuid[]) returns integer
language sql set search_path = '' as $$
  with back as (
    update public.guest_photos p set state = 'pending' where p.id = any (photos) and p.state = 'shown' returning 1
  )
  select count(*)::integer from back
$$;
comment on function public.let_photos_wait(uuid[]) is 'Sets shown photos back to waiting; returns how many.';

revoke execute on function
  private.has_room_for_guest_photo(), private.may_see_guest_photo(text), private.remove_guest_photo_file(),
  public.guest_add_photo(text, text, integer, integer, text), public.guest_album(text), public.guest_remove_photo(text, uuid),
  private.count_waiting_photos(uuid, boolean), private.follow_photos(), private.forget_photo_notice(),
  public.show_waiting_photos(uuid, timestamptz), public.let_photos_wait(uuid[])
from public, anon, authenticated, service_role;
grant execute on function private.has_room_for_guest_photo(), private.may_see_guest_photo(text) to anon;
grant execute on function
  public.guest_add_photo(text, text, integer, integer, text), public.guest_album(text), public.guest_remove_photo(text, uuid)
to anon, authenticated;
grant execute on function public.show_waiting_photos(uuid, timestamptz), public.let_photos_wait(uuid[]) to authenticated;

create trigger guest_photos_remove_file after delete on public.guest_photos
  for each row execute function private.remove_guest_photo_file();
create trigger guest_photos_notify after insert on public.guest_photos
  referencing new table as changed for each statement execute function private.follow_photos();
create trigger guest_photos_recount after update on public.guest_photos
  referencing new table as changed for each statement execute function private.follow_photos();
create trigger guest_photos_recount_gone after delete on public.guest_photos
  referencing old table as changed for each statement execute function private.follow_photos();

create trigger photo_notices_forget after delete on private.photo_notices
  for each row execute function private.forget_photo_notice();

alter publication supabase_realtime add table public.guest_photos;
