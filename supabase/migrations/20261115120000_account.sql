-- What people settle about their own account: what they want to be told of and how, and the picture they are known by.

-- A row for each kind from the first day on, so that whoever sends something asks one row and knows no defaults.
create table public.notification_preferences (
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null check (kind in ('replies', 'tasks', 'payments', 'messages', 'quotes', 'news')),
  by_mail boolean not null,
  in_app boolean not null default true,
  primary key (user_id, kind)
);

-- What holds for all kinds together.
create table public.notification_settings (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  -- One message a day in place of one for each thing.
  daily_digest boolean not null default false
);

alter table public.notification_preferences enable row level security;
alter table public.notification_settings enable row level security;
revoke all on public.notification_preferences, public.notification_settings from anon, authenticated, service_role;
grant select, update (by_mail, in_app) on public.notification_preferences to authenticated, service_role;
grant select, update (daily_digest) on public.notification_settings to authenticated, service_role;

create policy "people read their own choices" on public.notification_preferences
  for select to authenticated
  using (user_id = (select auth.uid()));

create policy "people change their own choices" on public.notification_preferences
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));

create policy "people read their own settings" on public.notification_settings
  for select to authenticated
  using (user_id = (select auth.uid()));

create policy "people change their own settings" on public.notification_settings
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));

-- Definer: nobody may add or remove rows. News by mail are asked for, never assumed (art. L. 34-5 CPCE).
create function private.make_notification_preferences() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.notification_preferences (user_id, kind, by_mail)
  select new.id, kind, kind <> 'news'
  from unnest('{replies,tasks,payments,messages,quotes,news}'::text[]) as kind;
  insert into public.notification_settings (user_id) values (new.id);
  return null;
end
$$;
comment on function private.make_notification_preferences() is 'Gives a new profile a choice for each kind of news.';

create trigger profiles_make_notification_preferences after insert on public.profiles
  for each row execute function private.make_notification_preferences();

insert into public.notification_preferences (user_id, kind, by_mail)
select p.id, kind, kind <> 'news'
from public.profiles p, unnest('{replies,tasks,payments,messages,quotes,news}'::text[]) as kind;
insert into public.notification_settings (user_id) select id from public.profiles;

-- Definer: writers of notifications do not read other people's choices. What somebody does not want in the application
-- is not written at all, whoever writes it.
create function private.respect_notification_choice() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from public.notification_preferences p where p.user_id = new.user_id and p.kind = new.kind and not p.in_app
  ) then
    return null;
  end if;
  return new;
end
$$;
comment on function private.respect_notification_choice() is 'Drops a notification of a kind that its reader does not want.';

create trigger notifications_respect_choice before insert on public.notifications
  for each row execute function private.respect_notification_choice();

-- Pictures are public: they stand beside names in the application and in mails. Their names cannot be guessed.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('avatars', 'avatars', true, 1048576, '{image/webp,image/jpeg}')
on conflict (id) do nothing;

-- Definer: a policy of a table cannot count that table. The new picture and the one it replaces, with some room for
-- removals that failed; a public folder is no place to keep files.
create function private.has_room_for_avatar() returns boolean
language sql stable security definer set search_path = '' as $$
  select count(*) < 5 from storage.objects o
  where o.bucket_id = 'avatars' and (storage.foldername(o.name))[1] = auth.uid()::text
$$;
comment on function private.has_room_for_avatar() is 'Whether the caller may add one more picture of themselves.';

create policy "people see the pictures in their own folder" on storage.objects
  for select to authenticated
  using (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "people add pictures to their own folder" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'avatars'
    and name ~ ('^' || (select auth.uid())::text || '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(webp|jpg)$')
    and (select private.has_room_for_avatar())
  );

create policy "people remove pictures from their own folder" on storage.objects
  for delete to authenticated
  using (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text);

revoke execute on function
  private.make_notification_preferences(), private.respect_notification_choice(), private.has_room_for_avatar()
from public, anon, authenticated, service_role;
grant execute on function private.has_room_for_avatar() to authenticated;
