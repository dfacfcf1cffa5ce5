-- One row a person with an account. The id is the account's id; the foreign key to auth.users belongs to the
-- migration that creates that table, and accounts are then the only source of new profiles.
create table public.profiles (
  id uuid primary key,
  email extensions.citext not null unique check (email ~ '^[^@\s]+@[^@\s]+$' and length(email::text) <= 254),
  name text not null default '' check (length(name) <= 120),
  avatar_url text,
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
  constraint profiles_avatar_is_a_picture_address check (private.is_avatar_address(avatar_url, id)),
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
  is_own boolean := old.id = auth.uid();
  is_same boolean := new.role = old.role and new.permissions is not distinct from old.permissions;
begin
  if current_user not in ('anon', 'authenticated') or (is_own and is_same) then
    return new;
  end if;
  if is_own then
    raise insufficient_privilege using message = 'nobody changes their own role or permissions';
  end if;
  -- The caller's permissions are read after the lock: somebody may have lowered them a moment ago.
  perform private.lock_administrators();
  if new.permissions is distinct from old.permissions and not private.has_permission('manage_admins') then
    raise insufficient_privilege using message = 'changing permissions needs manage_admins';
  end if;
  if not (
    (private.effective_permissions(old.role, old.permissions) || private.effective_permissions(new.role, new.permissions))
    <@ private.own_permissions()
  ) then
    raise insufficient_privilege using message = 'nobody gives, takes or edits what holds a permission they do not hold';
  end if;
  return new;
end
$$;

create function private.is_full_administrator(role text, permissions text[]) returns boolean
language sql immutable set search_path = '' as $$
  select role = 'admin' and private.all_permissions() <@ private.effective_permissions(role, permissions)
$$;

-- Definer: it counts rows that the caller may not read. A banned or emptied account runs nothing.
create function private.has_other_full_administrator(person uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  return exists (
    select from public.profiles p join auth.users u on u.id = p.id
    where p.id <> person and private.is_full_administrator(p.role, p.permissions)
      and u.deleted_at is null and (u.banned_until is null or u.banned_until <= now())
  );
end
$$;
comment on function private.has_other_full_administrator(uuid) is 'Whether somebody else than this person holds every permission.';

-- For everyone, the operator's key included: without a full administrator nobody could make one.
create function private.guard_last_administrator() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.lock_administrators();
  if not private.has_other_full_administrator(old.id) then
    raise exception using errcode = 'PT409', detail = 'last-administrator',
      message = 'C’est la dernière personne à administrer tout Liesse. Donnez d’abord tous les droits à une autre.';
  end if;
  return null;
end
$$;

-- Triggers of one moment fire by name: the role is canonical before it is guarded.
create trigger profiles_canonical_role before insert or update of role, partner_type on public.profiles
  for each row execute function private.canonical_profile_role();
create trigger profiles_guard_privileges before update on public.profiles
  for each row execute function private.guard_profile_privileges();
create trigger profiles_touch before update on public.profiles
  for each row execute function private.touch_updated_at();
create trigger profiles_guard_last_lowered after update of role, permissions on public.profiles
  for each row when (
    private.is_full_administrator(old.role, old.permissions) and not private.is_full_administrator(new.role, new.permissions)
  ) execute function private.guard_last_administrator();
create trigger profiles_guard_last_deleted after delete on public.profiles
  for each row when (private.is_full_administrator(old.role, old.permissions))
  execute function private.guard_last_administrator();

revoke execute on function
  private.canonical_profile_role(), private.guard_profile_privileges(), private.is_full_administrator(text, text[]),
  private.has_other_full_administrator(uuid), private.guard_last_administrator()
from public, anon, authenticated, service_role;
-- A trigger's condition and body run with the rights of whoever updates.
grant execute on function private.is_full_administrator(text, text[]), private.has_other_full_administrator(uuid)
to authenticated, service_role;

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
