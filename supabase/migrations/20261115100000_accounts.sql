-- From account to profile. An account is made by the auth service; what it asks for in its metadata is a wish, and this
-- file decides what it gets: client by default, partner by the partner form, administrator by an invitation alone.
alter table public.profiles
  add constraint profiles_id_fkey foreign key (id) references auth.users (id) on delete cascade;
-- Accounts are the only source of profiles, and their end is the profile's.
revoke insert, delete on public.profiles from service_role;
-- An anonymous account or one by phone has no address yet.
alter table public.profiles alter column email drop not null;

create table private.admin_invitations (
  id uuid primary key default gen_random_uuid(),
  -- Only the digest is kept: whoever reads this table cannot use it.
  code_hash text not null unique,
  email extensions.citext not null,
  permissions text[] check (permissions <@ private.all_permissions()),
  -- null: the operator's key.
  invited_by uuid references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  used_at timestamptz
);
create index admin_invitations_invited_by_idx on private.admin_invitations (invited_by);
alter table private.admin_invitations enable row level security;
revoke all on private.admin_invitations from anon, authenticated;

create function private.hash_invitation(code text) returns text
language sql immutable set search_path = '' as $$
  select encode(extensions.digest(code, 'sha256'), 'hex')
$$;

-- Definer: reads and burns invitations that nobody may see.
create function private.use_admin_invitation(code text, of_email extensions.citext) returns private.admin_invitations
language plpgsql security definer set search_path = '' as $$
declare
  invitation private.admin_invitations;
begin
  update private.admin_invitations i set used_at = now()
  where i.code_hash = private.hash_invitation(code) and i.email = of_email and i.used_at is null and i.expires_at > now()
  returning * into invitation;
  -- Who invited may have lost meanwhile what the invitation gives.
  if invitation.id is null or (invitation.invited_by is not null and not exists (
    select from public.profiles p
    where p.id = invitation.invited_by and private.effective_permissions(p.role, p.permissions)
      @> (private.effective_permissions('admin', invitation.permissions) || array['manage_admins'])
  )) then
    raise exception using errcode = 'PT403',
      message = 'Un compte administrateur demande une invitation valable pour cette adresse.';
  end if;
  return invitation;
end
$$;
comment on function private.use_admin_invitation(text, extensions.citext) is 'Uses an invitation for the address it was made for.';

-- Definer: the auth service writes auth.users, and only this trigger makes profiles.
create function private.make_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  wished text := lower(coalesce(new.raw_user_meta_data ->> 'role', 'client'));
  trade text := lower(new.raw_user_meta_data ->> 'partner_type');
  invitation private.admin_invitations;
begin
  if wished = 'admin' then
    invitation := private.use_admin_invitation(coalesce(new.raw_user_meta_data ->> 'invitation_code', ''), new.email::extensions.citext);
  end if;
  insert into public.profiles (id, email, name, avatar_url, role, partner_type, phone, permissions)
  values (
    new.id,
    new.email::extensions.citext,
    left(coalesce(new.raw_user_meta_data ->> 'name', new.raw_user_meta_data ->> 'full_name', ''), 120),
    case when private.is_avatar_address(new.raw_user_meta_data ->> 'avatar_url', new.id) then new.raw_user_meta_data ->> 'avatar_url' end,
    case when wished in ('partner', 'admin') then wished else 'client' end,
    case
      when wished <> 'partner' then null
      when trade in (
        'venue', 'caterer', 'photographer', 'dj', 'florist', 'decorator', 'beauty', 'transport', 'entertainment'
      ) then trade
      else 'general'
    end,
    nullif(left(coalesce(new.phone, new.raw_user_meta_data ->> 'phone', ''), 32), ''),
    invitation.permissions
  );
  return null;
end
$$;
comment on function private.make_profile() is 'Gives a new account its profile, with the role it may have.';

create trigger users_make_profile after insert on auth.users
  for each row execute function private.make_profile();

-- Definer: whoever bans or empties an account through the auth service may not read profiles.
create function private.guard_last_administrator_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from public.profiles p where p.id = new.id and private.is_full_administrator(p.role, p.permissions)
  ) then
    perform private.lock_administrators();
    if not private.has_other_full_administrator(new.id) then
      raise exception using errcode = 'PT409', detail = 'last-administrator',
        message = 'C’est la dernière personne à administrer tout Liesse. Donnez d’abord tous les droits à une autre.';
    end if;
  end if;
  return null;
end
$$;
comment on function private.guard_last_administrator_account() is 'Keeps the account of the last full administrator open.';

create trigger users_guard_last_administrator after update of banned_until, deleted_at on auth.users
  for each row when (new.banned_until > now() or new.deleted_at is not null)
  execute function private.guard_last_administrator_account();

-- Definer: what a token shows of a person is the profile's, whatever a browser wrote. Policies never read it from there.
create function private.mirror_of(profile public.profiles) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'name', profile.name, 'avatar_url', profile.avatar_url, 'role', profile.role, 'partner_type', profile.partner_type,
    'phone', profile.phone, 'permissions', to_jsonb(private.effective_permissions(profile.role, profile.permissions))
  ))
$$;

create function private.mirror_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- The account is being written this moment and takes the mirror itself: see mirror_account.
  if current_setting('liesse.mirroring', true) = 'account' then
    return null;
  end if;
  update auth.users u set
    raw_user_meta_data = (u.raw_user_meta_data - '{name,avatar_url,role,partner_type,phone,permissions,invitation_code}'::text[])
      || private.mirror_of(new),
    updated_at = now()
  where u.id = new.id;
  return null;
end
$$;
comment on function private.mirror_profile() is 'Copies what a token shows from the profile to the account.';

create trigger profiles_mirror after insert or update on public.profiles
  for each row execute function private.mirror_profile();

-- The other way: a name, picture or phone written through the auth service reaches the profile; role and the like never do.
create function private.mirror_account() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  profile public.profiles;
begin
  if pg_trigger_depth() > 1 then
    return new;
  end if;
  perform set_config('liesse.mirroring', 'account', true);
  update public.profiles p set
    email = new.email::extensions.citext,
    name = left(coalesce(new.raw_user_meta_data ->> 'name', p.name), 120),
    avatar_url = case
      when private.is_avatar_address(new.raw_user_meta_data ->> 'avatar_url', new.id) then new.raw_user_meta_data ->> 'avatar_url'
      else p.avatar_url
    end
  where p.id = new.id
  returning * into profile;
  perform set_config('liesse.mirroring', '', true);
  if profile.id is not null then
    new.raw_user_meta_data :=
      (new.raw_user_meta_data - '{name,avatar_url,role,partner_type,phone,permissions,invitation_code}'::text[])
      || private.mirror_of(profile);
  end if;
  return new;
end
$$;
comment on function private.mirror_account() is 'Keeps an account''s metadata equal to its profile.';

create trigger users_mirror_account before update of raw_user_meta_data, email on auth.users
  for each row execute function private.mirror_account();

-- Inviting an administrator is an administrator's act; the code is shown once, to be sent by mail.
create function public.invite_admin(email text, permissions text[] default null) returns text
language plpgsql security definer set search_path = '' as $$
declare
  code text := private.new_token();
  held text[] := private.own_permissions();
begin
  if not 'manage_admins' = any (held) then
    raise exception using errcode = '42501', message = 'inviting administrators needs manage_admins';
  end if;
  if not private.effective_permissions('admin', permissions) <@ held then
    raise exception using errcode = '42501', message = 'nobody grants a permission they do not hold';
  end if;
  insert into private.admin_invitations (code_hash, email, permissions, invited_by)
  values (private.hash_invitation(code), invite_admin.email::extensions.citext, invite_admin.permissions, auth.uid());
  return code;
end
$$;
comment on function public.invite_admin(text, text[]) is 'Makes an invitation for one address; needs manage_admins.';

revoke execute on function
  private.hash_invitation(text), private.use_admin_invitation(text, extensions.citext), private.make_profile(), private.guard_last_administrator_account(),
  private.mirror_of(public.profiles), private.mirror_profile(), private.mirror_account()
from public, anon, authenticated, service_role;
revoke execute on function public.invite_admin(text, text[]) from public, anon, authenticated, service_role;
grant execute on function public.invite_admin(text, text[]) to authenticated, service_role;
