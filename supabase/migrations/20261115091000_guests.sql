-- One row a person. A guest reads every column of the household's rows, so the couple's private notes do not live here.
-- Allergies are health data: no permission of an administrator opens this table.
-- A diet is one or several of these: nothing that tells of an illness or a faith is written without the consent that allergies need.
-- The same list is in the domain package.
create function private.is_diet(value text) returns boolean
language sql immutable set search_path = '' as $$
  select length(value) <= 200 and string_to_array(lower(value), ', ')
    <@ array['végétarien', 'végane', 'pescétarien', 'sans porc', 'sans gluten', 'sans lactose']
$$;
revoke execute on function private.is_diet(text) from public;
grant execute on function private.is_diet(text) to anon, authenticated, service_role;

create table public.guests (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references public.events (id) on delete cascade,
  household_id uuid not null,
  token text not null unique default private.new_token() check (token ~ '^[A-Za-z0-9_-]{32,64}$'),
  first_name text collate "fr-x-icu" not null default '' check (length(first_name) <= 80),
  last_name text collate "fr-x-icu" not null default '' check (length(last_name) <= 80),
  age_group text not null default 'adult' check (age_group in ('adult', 'child', 'baby')),
  -- A place kept for someone whom the household names in its reply.
  is_plus_one boolean not null default false,
  email extensions.citext check (email ~ '^[^@\s]+@[^@\s]+$' and length(email::text) <= 254),
  phone text check (length(phone) <= 32),
  diet text check (private.is_diet(diet)),
  allergies text check (length(allergies) <= 500),
  allergies_consent_at timestamptz,
  song_request text check (length(song_request) <= 200),
  message text check (length(message) <= 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, event_id),
  foreign key (household_id, event_id) references public.households (id, event_id) on delete cascade,
  constraint guests_are_named_unless_plus_one check (is_plus_one or first_name <> '' or last_name <> ''),
  constraint guests_allergies_need_consent check (allergies is null or allergies_consent_at is not null)
);

create index guests_list_idx on public.guests (event_id, last_name, first_name, id);
create index guests_household_id_idx on public.guests (household_id, event_id);

-- A person who is not named is not invited: a household names its plus-one and renames nobody else.
create function private.guard_guest_names() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user = 'anon' and not old.is_plus_one then
    raise insufficient_privilege using message = 'only a plus-one is named by the household';
  end if;
  return new;
end
$$;

create trigger guests_guard_names before update on public.guests
  for each row
  when (new.first_name <> old.first_name or new.last_name <> old.last_name)
  execute function private.guard_guest_names();
create trigger guests_touch before update on public.guests
  for each row execute function private.touch_updated_at();

-- The link of somebody who leaves a revoked household was revoked with it: it must not open the next one.
create function private.renew_link_of_moved_guest() returns trigger
language plpgsql set search_path = '' as $$
begin
  if exists (select from public.households h where h.id = old.household_id and h.revoked_at is not null) then
    new.token := private.new_token();
  end if;
  return new;
end
$$;
create trigger guests_renew_link_when_moved before update of household_id on public.guests
  for each row when (new.household_id <> old.household_id)
  execute function private.renew_link_of_moved_guest();

revoke execute on function private.guard_guest_names(), private.renew_link_of_moved_guest()
from public, anon, authenticated, service_role;

alter table public.guests enable row level security;
revoke all on public.guests from anon, authenticated;
grant all on public.guests to service_role;
grant select, delete on public.guests to authenticated;
-- Nobody chooses a token: it is absent from both lists.
grant insert (
  id, event_id, household_id, first_name, last_name, age_group, is_plus_one, email, phone, diet, allergies,
  allergies_consent_at, song_request, message
) on public.guests to authenticated;
grant update (
  household_id, first_name, last_name, age_group, is_plus_one, email, phone, diet, allergies, allergies_consent_at,
  song_request, message
) on public.guests to authenticated;
grant select on public.guests to anon;
grant update (first_name, last_name, email, phone, diet, allergies, allergies_consent_at, song_request, message)
  on public.guests to anon;

create policy "members read guests" on public.guests
  for select to authenticated
  using (event_id = any ((select private.member_event_ids())::uuid[]));

create policy "guests read their own household's guests" on public.guests
  for select to anon
  using (household_id = (select private.guest_household_id()));

create policy "editors add guests" on public.guests
  for insert to authenticated
  with check (event_id = any ((select private.editor_event_ids())::uuid[]));

create policy "editors update guests" on public.guests
  for update to authenticated
  using (event_id = any ((select private.editor_event_ids())::uuid[]))
  with check (event_id = any ((select private.editor_event_ids())::uuid[]));

create policy "guests update their own household's guests" on public.guests
  for update to anon
  using (household_id = (select private.guest_household_id()))
  with check (household_id = (select private.guest_household_id()));

create policy "editors delete guests" on public.guests
  for delete to authenticated
  using (event_id = any ((select private.editor_event_ids())::uuid[]));
