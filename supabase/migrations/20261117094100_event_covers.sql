-- The picture at the head of an event and of its guests' pages. Public, under a name that cannot be guessed: guests have no account.
-- As in config.toml; here too, so that policies find it whoever lays the project.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('event-covers', 'event-covers', true, 10485760, '{image/webp,image/jpeg,image/png,image/avif}')
on conflict (id) do nothing;

-- A path names a picture of the event itself.
alter table public.events add constraint events_cover_lies_in_its_folder check (
  private.is_storage_path(cover_path, id::text, 'webp|jpg|png|avif')
);

-- Definer: a policy of a table cannot count that table. The new picture and the one it replaces, with some room.
create function private.has_room_for_cover(folder text) returns boolean
language sql stable security definer set search_path = '' as $$
  select count(*) < 10 from storage.objects o
  where o.bucket_id = 'event-covers' and o.name collate "C" >= folder || '/' and o.name collate "C" < folder || '0'
$$;
comment on function private.has_room_for_cover(text) is 'Whether an event may have one more cover.';

create policy "members see the covers of their events" on storage.objects
  for select to authenticated
  using (bucket_id = 'event-covers' and (storage.foldername(name))[1] = any ((select private.member_event_ids())::text[]));

create policy "editors add covers to their events" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'event-covers'
    and (storage.foldername(name))[1] = any ((select private.editor_event_ids())::text[])
    and name ~ '^[0-9a-f-]{36}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(webp|jpg|png|avif)$'
    and private.has_room_for_cover((storage.foldername(name))[1])
  );

create policy "editors remove the covers of their events" on storage.objects
  for delete to authenticated
  using (bucket_id = 'event-covers' and (storage.foldername(name))[1] = any ((select private.editor_event_ids())::text[]));

revoke execute on function private.has_room_for_cover(text) from public, anon, authenticated, service_role;
grant execute on function private.has_room_for_cover(text) to authenticated;
