-- The guests' album. A photo is seen by its household and the hosts until they show it to everybody who is invited.
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

-- As in config.toml; here too, so that policies find it whoever lays the project. Private: nobody sees a photo by its address.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('guest-photos', 'guest-photos', false, 15728640, '{image/jpeg,image/png,image/webp,image/avif,image/heic}')
on conflict (id) do nothing;

-- Definer: a row that goes, by whatever door, takes its file along.
create function private.remove_guest_photo_file() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from storage.objects o where o.bucket_id = 'guest-photos' and o.name = old.path;
  return null;
end
$$;
comment on function private.remove_guest_photo_file() is 'Removes the file of a photo that was deleted.';
create trigger guest_photos_remove_file after delete on public.guest_photos
  for each row execute function private.remove_guest_photo_file();

-- Definer: a policy of a table cannot count that table, and a guest sees no event's settings.
create function private.has_room_for_guest_photo() returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  link record;
begin
  select * into link from private.read_link(private.guest_token());
  return link.state in ('open', 'closed')
    and exists (select from public.event_websites w where w.event_id = link.event and w.has_album)
    and (
      select count(*) < 60 from storage.objects o
      where o.bucket_id = 'guest-photos' and o.name collate "C" >= link.event || '/' || link.household || '/'
        and o.name collate "C" < link.event || '/' || link.household || '0'
    );
end
$$;
comment on function private.has_room_for_guest_photo() is 'Whether the household of the token may add one more photo.';

-- Definer: a guest reads no rows of photos by itself.
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
comment on function private.may_see_guest_photo(text) is 'Whether the token''s household took a photo or it is shown to its event.';

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

revoke execute on function
  private.remove_guest_photo_file(), private.has_room_for_guest_photo(), private.may_see_guest_photo(text)
from public, anon, authenticated, service_role;
grant execute on function private.has_room_for_guest_photo(), private.may_see_guest_photo(text) to anon;
