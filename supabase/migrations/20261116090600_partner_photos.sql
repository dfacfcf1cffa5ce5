-- Pictures of a partner's work: a row tells of each what a page needs before the file comes. The files lie in a public bucket,
-- under names that cannot be guessed, in a folder named by the listing.
create table public.partner_photos (
  id uuid primary key default gen_random_uuid(),
  partner_id uuid not null references public.partners (id) on delete cascade,
  path text not null unique,
  -- Read aloud in place of the picture.
  alt text not null check (length(alt) between 1 and 240),
  width integer not null check (width between 1 and 20000),
  height integer not null check (height between 1 and 20000),
  position integer not null default 0 check (position between 0 and 1000),
  state text not null default 'shown' check (state in ('shown', 'hidden')),
  created_at timestamptz not null default now(),
  constraint partner_photos_lie_in_their_folder check (private.is_storage_path(path, partner_id::text, 'webp|jpg|png|avif'))
);

create index partner_photos_list_idx on public.partner_photos (partner_id, position, id);

alter table public.partner_photos enable row level security;
revoke all on public.partner_photos from anon, authenticated;
grant all on public.partner_photos to service_role;
grant select (id, partner_id, path, alt, width, height, position) on public.partner_photos to anon;
-- The policy of the public reads it.
grant select (state) on public.partner_photos to anon;
grant select, delete on public.partner_photos to authenticated;
grant insert (id, partner_id, path, alt, width, height, position) on public.partner_photos to authenticated;
grant update (alt, position) on public.partner_photos to authenticated;

create policy "everyone reads the shown photos of listed partners" on public.partner_photos
  for select to anon, authenticated
  using (state = 'shown' and private.is_listed(partner_id));

create policy "owners read their own photos" on public.partner_photos
  for select to authenticated
  using (partner_id = (select private.own_partner_id()));

create policy "partner administrators read every photo" on public.partner_photos
  for select to authenticated
  using ((select private.has_permission('manage_partners')));

create policy "owners add photos" on public.partner_photos
  for insert to authenticated
  with check (partner_id = (select private.own_partner_id()));

create policy "owners update their photos" on public.partner_photos
  for update to authenticated
  using (partner_id = (select private.own_partner_id()))
  with check (partner_id = (select private.own_partner_id()));

create policy "owners delete their photos" on public.partner_photos
  for delete to authenticated
  using (partner_id = (select private.own_partner_id()));

-- As in config.toml; here too, so that policies and seeds find it whoever lays the project.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('partner-photos', 'partner-photos', true, 10485760, '{image/webp,image/jpeg,image/png,image/avif}')
on conflict (id) do nothing;

-- Definer: a policy of a table cannot count that table.
create function private.has_room_for_partner_photo() returns boolean
language sql stable security definer set search_path = '' as $$
  select count(*) < 60
  from public.partners p
  join storage.objects o on o.bucket_id = 'partner-photos' and (storage.foldername(o.name))[1] = p.id::text
  where p.owner_id = auth.uid()
$$;
comment on function private.has_room_for_partner_photo() is 'Whether the caller''s listing may have one more picture.';

create policy "partners see the pictures in their own folder" on storage.objects
  for select to authenticated
  using (bucket_id = 'partner-photos' and (storage.foldername(name))[1] = (select private.own_partner_id())::text);

create policy "partners add pictures to their own folder" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'partner-photos'
    and name ~ (
      '^' || (select private.own_partner_id())::text || '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(webp|jpg|png|avif)$'
    )
    and (select private.has_room_for_partner_photo())
  );

create policy "partners remove pictures from their own folder" on storage.objects
  for delete to authenticated
  using (bucket_id = 'partner-photos' and (storage.foldername(name))[1] = (select private.own_partner_id())::text);

revoke execute on function private.has_room_for_partner_photo() from public, anon, authenticated, service_role;
grant execute on function private.has_room_for_partner_photo() to authenticated;
