-- One row a person with an account. The id is the account's id; the foreign key to auth.users belongs to the
-- migration that creates that table, and accounts are then the only source of new profiles.
create table public.profiles (
  id uuid primary key,
  email extensions.citext not null unique check (email ~ '^[^@\s]+@[^@\s]+$' and length(email::text) <= 254),
  name text not null default '' check (length(name) <= 120),
  avatar_url text check (length(avatar_url) <= 2048),
  role text not null default 'client' check (role in ('client', 'partner', 'admin', 'guest', 'unregistered')),
  partner_type text check (
    partner_type in (
      'venue', 'caterer', 'photographer', 'dj', 'florist', 'decorator', 'beauty', 'transport', 'entertainment', 'general'
    )
  ),
  phone text check (length(phone) <= 32),
  -- null: what the role gives (an administrator everything, others nothing); a list: exactly that.
  permissions text[] check (permissions <@ private.all_permissions()),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint profiles_only_partners_have_a_type check (partner_type is null or role = 'partner')
);

-- The administrators' lists, newest first within a role.
create index profiles_role_created_at_idx on public.profiles (role, created_at desc, id);

-- Roles are matched without regard to case and stored in one.
create function private.canonical_profile_role() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.role := lower(new.role);
  new.partner_type := lower(new.partner_type);
  return new;
end
$$;

-- A policy cannot compare a row with what it was, and a column grant cannot tell an administrator from a client.
create function private.guard_profile_privileges() returns trigger
language plpgsql set search_path = '' as $$
declare
  gained text[];
begin
  if current_user not in ('anon', 'authenticated') then
    return new;
  end if;
  if new.role = old.role and new.permissions is not distinct from old.permissions then
    return new;
  end if;
  if old.id = auth.uid() then
    raise insufficient_privilege using message = 'nobody changes their own role or permissions';
  end if;
  if new.permissions is distinct from old.permissions and not private.has_permission('manage_admins') then
    raise insufficient_privilege using message = 'changing permissions needs manage_admins';
  end if;
  gained := array(
    select unnest(private.effective_permissions(new.role, new.permissions))
    except
    select unnest(private.effective_permissions(old.role, old.permissions))
  );
  if not gained <@ private.own_permissions() then
    raise insufficient_privilege using message = 'nobody grants a permission they do not hold';
  end if;
  return new;
end
$$;

-- Triggers of one moment fire by name: the role is canonical before it is guarded.
create trigger profiles_canonical_role before insert or update of role, partner_type on public.profiles
  for each row execute function private.canonical_profile_role();
create trigger profiles_guard_privileges before update on public.profiles
  for each row execute function private.guard_profile_privileges();
create trigger profiles_touch before update on public.profiles
  for each row execute function private.touch_updated_at();

revoke execute on function private.canonical_profile_role(), private.guard_profile_privileges()
from public, anon, authenticated, service_role;

alter table public.profiles enable row level security;
revoke all on public.profiles from anon, authenticated;
grant all on public.profiles to service_role;
grant select on public.profiles to authenticated;
grant update (name, avatar_url, phone, role, partner_type, permissions) on public.profiles to authenticated;

create policy "people read their own profile" on public.profiles
  for select to authenticated
  using (id = (select auth.uid()));

create policy "administrators read the profiles their permissions cover" on public.profiles
  for select to authenticated
  using (role = any ((select private.manageable_roles())::text[]));

create policy "people update their own profile" on public.profiles
  for update to authenticated
  using (id = (select auth.uid()))
  with check (id = (select auth.uid()));

create policy "administrators update the profiles their permissions cover" on public.profiles
  for update to authenticated
  using (role = any ((select private.manageable_roles())::text[]))
  with check (role = any ((select private.manageable_roles())::text[]));
