-- Written for the hosted service: extensions, owners and grants as its dumps write them.
create extension if not exists "uuid-ossp" with schema "extensions";
create extension if not exists hstore with schema extensions;

create table "public"."profiles" (
  id uuid primary key references auth.users (id) on delete cascade,
  username text
);
alter table "public"."profiles" owner to "postgres";
alter table public.profiles enable row level security;
create policy "Public profiles are viewable by everyone." on public.profiles for select using (true);

create function public.handle_new_user() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (id, username) values (new.id, new.raw_user_meta_data ->> 'username');
  return new;
end;
$$;
create trigger on_auth_user_created after insert on auth.users for each row execute procedure public.handle_new_user();

create table public.tasks (
  id bigint generated always as identity primary key,
  user_id uuid not null default auth.uid() references auth.users (id),
  title text not null,
  labels extensions.hstore,
  done boolean not null default false
);
alter table public.tasks enable row level security;
create policy "Owners read" on public.tasks for select to authenticated using ((select auth.uid()) = user_id);
create policy "Owners write" on public.tasks for insert to authenticated with check ((select auth.uid()) = user_id);

create table public.notices (id int primary key, text text not null);
alter table public.notices enable row level security;
create policy "Everybody reads" on public.notices for select to anon, authenticated using (true);

create function public.get_notice_count() returns bigint language sql stable as 'select count(*) from public.notices';
grant execute on function public.get_notice_count() to "supabase_auth_admin", "postgres", "anon";
alter publication supabase_realtime add table public.notices, public.tasks;
alter publication "supabase_realtime" owner to "postgres";

alter role authenticator set pgrst.db_plan_enabled to 'true';
notify pgrst, 'reload config';

create policy "Avatars are public" on storage.objects for select using (bucket_id = 'avatars');
create policy "Anyone can upload an avatar" on storage.objects for insert with check (bucket_id = 'avatars');
