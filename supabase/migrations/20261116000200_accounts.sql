-- Accounts: profiles and their permissions, administrators, avatars, the proofs of a session and the security screen.

-- Permissions are read from the stored profile alone, because the browser writes the metadata of a token. The plpgsql functions
-- keep their plans for the session; policies call them once per statement, as `(select …)`.
create function private.all_permissions() returns text[]
language sql immutable set search_path = '' as $$
  select array[
    'view_dashboard', 'manage_guests', 'manage_events', 'manage_venues', 'manage_requests', 'manage_clients',
    'manage_partners', 'manage_admins', 'access_advanced_security', 'manage_system'
  ]
$$;

-- An administrator without a list has every permission, and a list narrows them. Others have what their list says.
create function private.effective_permissions(role text, permissions text[]) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(permissions, case when role = 'admin' then private.all_permissions() else '{}' end)
$$;

-- Without a required second step nobody has a permission, so that functions that run with their owner's rights are protected like
-- tables. Those who have no permission anyway do not pay for that check. It runs as definer because a policy on profiles that reads
-- profiles as the caller would call itself.
create function private.own_permissions() returns text[]
language plpgsql stable security definer set search_path = '' as $$
declare
  held text[] := (
    select private.effective_permissions(p.role, p.permissions) from public.profiles p where p.id = (select auth.uid())
  );
begin
  if coalesce(held, '{}') = '{}' or not private.has_required_level() then
    return '{}';
  end if;
  return held;
end
$$;
comment on function private.own_permissions() is 'The caller''s permissions, from the stored profile, once the second step is taken.';

create function private.has_permission(permission text) returns boolean
language sql stable set search_path = '' as $$
  select permission = any (private.own_permissions())
$$;

create function private.manageable_roles() returns text[]
language plpgsql stable set search_path = '' as $$
declare
  held text[] := private.own_permissions();
begin
  return case when 'manage_clients' = any (held) then array['client', 'guest', 'unregistered'] else '{}' end
    || case when 'manage_partners' = any (held) then array['partner'] else '{}' end
    || case when 'manage_admins' = any (held) then array['admin'] else '{}' end;
end
$$;

-- Permissions of administrators are changed one after the other: two administrators who lower each other at the same time would
-- each find the other one remaining.
create function private.lock_administrators() returns void
language sql set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended('administrators', 0))
$$;

-- There is one row for each person with an account, and its id is the account's id.
create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  -- An anonymous account or one by phone has no address yet.
  email extensions.citext unique check (email ~ '^[^@\s]+@[^@\s]+$' and length(email::text) <= 254),
  name text not null default '' check (length(name) <= 120),
  avatar_url text,
  role text not null default 'client' check (role in ('client', 'partner', 'admin', 'guest', 'unregistered')),
  partner_type text check (
    partner_type in (
      'venue', 'caterer', 'photographer', 'dj', 'florist', 'decorator', 'beauty', 'transport', 'entertainment', 'general'
    )
  ),
  phone text check (length(phone) <= 32),
  -- Null gives what the role gives (an administrator everything, others nothing). A list gives exactly its permissions.
  permissions text[] check (permissions <@ private.all_permissions()),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint profiles_avatar_is_a_picture_address check (private.is_avatar_address(avatar_url, id)),
  constraint profiles_only_partners_have_a_type check (partner_type is null or role = 'partner')
);

-- The lists of the administrators show the newest first within a role.
create index profiles_role_created_at_idx on public.profiles (role, created_at desc, id);

-- The list of the venues' accounts shows the newest first.
create index profiles_venues_idx on public.profiles (created_at desc, id) where role = 'partner' and partner_type = 'venue';

alter table public.profiles enable row level security;
revoke all on public.profiles from anon, authenticated;
grant all on public.profiles to service_role;
-- Accounts are the only source of profiles, and a profile ends with its account.
revoke insert, delete on public.profiles from service_role;
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

create policy "venue administrators read the profiles of venues" on public.profiles
  for select to authenticated
  using (role = 'partner' and partner_type = 'venue' and (select private.has_permission('manage_venues')));

-- The check repeats the trade, so that an update cannot take a profile out of the set.
create policy "venue administrators update the profiles of venues" on public.profiles
  for update to authenticated
  using (role = 'partner' and partner_type = 'venue' and (select private.has_permission('manage_venues')))
  with check (role = 'partner' and partner_type = 'venue' and (select private.has_permission('manage_venues')));

-- The auth service creates an account, and its metadata asks for a role. The database decides: client by default, partner by the
-- partner form, administrator by an invitation alone.
create table private.admin_invitations (
  id uuid primary key default gen_random_uuid(),
  -- Only the digest is stored: whoever reads this table cannot use it.
  code_hash text not null unique,
  email extensions.citext not null,
  permissions text[] check (permissions <@ private.all_permissions()),
  -- Null means the service role.
  invited_by uuid references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  used_at timestamptz
);

create index admin_invitations_invited_by_idx on private.admin_invitations (invited_by);

alter table private.admin_invitations enable row level security;
revoke all on private.admin_invitations from anon, authenticated;

-- A person needs the new picture and the one it replaces; the rest of the limit allows for removals that failed. It runs as definer
-- because a policy of a table cannot count that table.
create function private.has_room_for_avatar() returns boolean
language sql stable security definer set search_path = '' as $$
  select count(*) < 5 from storage.objects o
  where o.bucket_id = 'avatars' and (storage.foldername(o.name))[1] = auth.uid()::text
$$;
comment on function private.has_room_for_avatar() is 'Whether the caller may add one more picture of themselves.';

-- Avatars are public because they are shown beside names in the application and in mails. Their names cannot be guessed.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('avatars', 'avatars', true, 1048576, '{image/webp,image/jpeg}')
on conflict (id) do nothing;

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

-- Roles are matched without regard to case and stored in lower case.
create function private.canonical_profile_role() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.role := lower(new.role);
  new.partner_type := lower(new.partner_type);
  return new;
end
$$;

-- A policy cannot compare a row with its former values, and a column grant cannot distinguish an administrator from a client.
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

-- It runs as definer because it counts rows that the caller may not read. A banned or erased account administers nothing.
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

-- It holds for everyone, the service role included: without a full administrator nobody could make one.
create function private.guard_last_administrator() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.lock_administrators();
  if not private.has_other_full_administrator(old.id) then
    raise exception using errcode = 'PT409', detail = 'last-administrator',
      message = 'C’est la dernière personne à administrer tout le site. Donnez d’abord tous les droits à une autre.';
  end if;
  return null;
end
$$;

create function private.hash_invitation(code text) returns text
language sql immutable set search_path = '' as $$
  select encode(extensions.digest(code, 'sha256'), 'hex')
$$;

-- It runs as definer because nobody may read invitations.
create function private.use_admin_invitation(code text, of_email extensions.citext) returns private.admin_invitations
language plpgsql security definer set search_path = '' as $$
declare
  invitation private.admin_invitations;
begin
  update private.admin_invitations i set used_at = now()
  where i.code_hash = private.hash_invitation(code) and i.email operator(extensions.=) of_email and i.used_at is null and i.expires_at > now()
  returning * into invitation;
  -- The inviting administrator may have lost the permissions since.
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

-- The operator may close the registration of clients or of partners. Somebody who was invited to the team of an event may still
-- register.
create function private.require_open_signup(audience text, email text) returns void
language plpgsql stable set search_path = '' as $$
begin
  if coalesce((private.setting('signup') ->> audience)::boolean, true) or exists (
    -- lower() is explicit because citext compares as text without a search path.
    select from public.event_invitations i
    where lower(i.email::text) = lower(require_open_signup.email) and i.accepted_at is null and i.expires_at > now()
  ) then
    return;
  end if;
  perform private.refuse(
    'PT403', 'signup-closed',
    case audience
      when 'partners' then 'Les inscriptions des prestataires sont fermées pour le moment. Revenez un peu plus tard.'
      else 'Les inscriptions sont fermées pour le moment. Revenez un peu plus tard.'
    end
  );
end
$$;

-- It runs as definer because the auth service writes auth.users, and only this trigger creates profiles.
create function private.make_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  wished text := lower(coalesce(new.raw_user_meta_data ->> 'role', 'client'));
  trade text := lower(new.raw_user_meta_data ->> 'partner_type');
  invitation private.admin_invitations;
begin
  if wished = 'admin' then
    invitation := private.use_admin_invitation(coalesce(new.raw_user_meta_data ->> 'invitation_code', ''), new.email::extensions.citext);
  else
    perform private.require_open_signup(case wished when 'partner' then 'partners' else 'clients' end, new.email);
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
  if wished = 'admin' then
    perform private.record_audit(
      'admin.joined', 'profile', new.id::text, null,
      jsonb_build_object('permissions', to_jsonb(private.effective_permissions('admin', invitation.permissions)))
    );
  end if;
  return null;
end
$$;
comment on function private.make_profile() is 'Gives a new account its profile, with the role it may have.';

-- It runs as definer because the auth service, which bans or erases an account, may not read profiles.
create function private.guard_last_administrator_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from public.profiles p where p.id = new.id and private.is_full_administrator(p.role, p.permissions)
  ) then
    perform private.lock_administrators();
    if not private.has_other_full_administrator(new.id) then
      raise exception using errcode = 'PT409', detail = 'last-administrator',
        message = 'C’est la dernière personne à administrer tout le site. Donnez d’abord tous les droits à une autre.';
    end if;
  end if;
  return null;
end
$$;
comment on function private.guard_last_administrator_account() is 'Refuses to ban or erase the account of the last full administrator.';

-- A token shows the values of the profile, whatever a browser wrote. Policies never read them from the token.
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
  -- The account is being written and copies the profile itself: see mirror_account.
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

-- A name, picture or phone that was written through the auth service is copied to the profile; the role and the permissions are
-- not.
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

-- Every change of a right is recorded, whoever makes it and by whatever path. People are named by their ids. It runs as definer
-- because nobody else writes the audit log.
create function private.audit_rights() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.record_audit(
    case
      when old.role <> 'admin' and new.role = 'admin' then 'admin.added'
      when old.role = 'admin' and new.role <> 'admin' then 'admin.removed'
      else 'admin.permissions_changed'
    end,
    'account', new.id::text,
    jsonb_build_object('role', old.role, 'permissions', to_jsonb(private.effective_permissions(old.role, old.permissions))),
    jsonb_build_object('role', new.role, 'permissions', to_jsonb(private.effective_permissions(new.role, new.permissions)))
  );
  return null;
end
$$;
comment on function private.audit_rights() is 'Records who gave which rights to whom.';

-- The caller manages administrators and has all the permissions concerned. They are read after the lock, because somebody may have
-- lowered them a moment ago.
create function private.require_grantable(permissions text[]) returns void
language plpgsql set search_path = '' as $$
declare
  held text[];
begin
  perform private.lock_administrators();
  held := private.own_permissions();
  if not 'manage_admins' = any (held) then
    raise insufficient_privilege using message = 'this needs manage_admins';
  end if;
  if not permissions <@ held then
    perform private.refuse(
      'PT403', 'not-held', 'Vous ne pouvez ni donner ni retirer un droit que vous n’avez pas vous-même.'
    );
  end if;
end
$$;

-- The code is in this mail alone. The address is in the link, so that nobody types it.
create function private.mail_admin_invitation(invitation private.admin_invitations, code text) returns void
language plpgsql set search_path = '' as $$
declare
  site text := private.site_address();
  inviter text := (select private.without_links(nullif(p.name, '')) from public.profiles p where p.id = invitation.invited_by);
  name text := private.site_name();
begin
  perform platform.send_mail(
    'admin-invitation:' || invitation.id || ':' || left(invitation.code_hash, 16), 'admin-invitation', invitation.email::text,
    'Votre invitation à administrer ' || name,
    format(
      E'Bonjour,\n\n%s vous invite à administrer %s.\n\nPour créer votre compte\u00a0:\n%s/register?invitation=%s&email=%s\n\n'
      || E'Ce lien est valable sept jours, pour cette adresse seulement, et ne sert qu’une fois. Si vous n’attendiez pas ce message, '
      || E'ignorez-le\u00a0: aucun compte n’est créé.\n',
      coalesce(inviter, 'L’équipe'), name, site, code, private.url_text(invitation.email::text)
    )
  );
end
$$;

-- A new invitation replaces the open one of the same address. It runs as definer because nobody else writes invitations.
create function public.invite_admin(email text, permissions text[] default null) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  code text := private.new_token();
  recipient text := lower(btrim(invite_admin.email));
  invitation private.admin_invitations;
begin
  perform private.require_grantable(private.effective_permissions('admin', permissions));
  if recipient !~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' or length(recipient) > 254 then
    perform private.refuse('PT422', 'not-an-address', 'Cette adresse e-mail n’est pas complète.');
  end if;
  perform from public.profiles p where lower(p.email::text) = recipient;
  if found then
    perform private.refuse(
      'PT409', 'has-account', 'Un compte existe déjà à cette adresse. Invitez la personne à une autre adresse.'
    );
  end if;
  perform private.require_use(
    'admin-invitation', 'person:' || auth.uid(), 20, '1 day', 'Vingt invitations par jour au plus. Réessayez demain.'
  );
  delete from private.admin_invitations i where lower(i.email::text) = recipient and i.used_at is null;
  insert into private.admin_invitations (code_hash, email, permissions, invited_by)
  values (private.hash_invitation(code), recipient, invite_admin.permissions, auth.uid())
  returning * into invitation;
  perform private.mail_admin_invitation(invitation, code);
  perform private.record_audit(
    'admin.invited', 'admin_invitation', invitation.id::text, null,
    jsonb_build_object('permissions', to_jsonb(private.effective_permissions('admin', permissions)))
  );
  return invitation.id;
end
$$;
comment on function public.invite_admin(text, text[]) is 'Mails an invitation to one address; needs manage_admins.';

-- The new mail has a new code, because the old one is not stored, and from then on the inviting person is the caller. It runs as
-- definer because nobody else writes invitations.
create function public.resend_admin_invitation(invitation uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  code text := private.new_token();
  renewed private.admin_invitations;
begin
  perform private.require_grantable('{}');
  select * into renewed from private.admin_invitations i where i.id = invitation and i.used_at is null;
  if renewed.id is null then
    perform private.refuse('PT404', 'no-invitation', 'Cette invitation n’existe plus.');
  end if;
  perform private.require_grantable(private.effective_permissions('admin', renewed.permissions));
  perform private.require_use(
    'admin-invitation', 'person:' || auth.uid(), 20, '1 day', 'Vingt invitations par jour au plus. Réessayez demain.'
  );
  update private.admin_invitations i set
    code_hash = private.hash_invitation(code), invited_by = auth.uid(), created_at = now(), expires_at = now() + interval '7 days'
  where i.id = renewed.id
  returning * into renewed;
  perform private.mail_admin_invitation(renewed, code);
  perform private.record_audit('admin.invitation_resent', 'admin_invitation', renewed.id::text);
end
$$;
comment on function public.resend_admin_invitation(uuid) is 'Mails an open invitation again, with a new code; needs manage_admins.';

-- It runs as definer because nobody else writes invitations.
create function public.withdraw_admin_invitation(invitation uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  withdrawn private.admin_invitations;
begin
  perform private.require_grantable('{}');
  delete from private.admin_invitations i where i.id = invitation and i.used_at is null returning * into withdrawn;
  if withdrawn.id is null then
    return;
  end if;
  perform private.record_audit(
    'admin.invitation_withdrawn', 'admin_invitation', withdrawn.id::text,
    jsonb_build_object('permissions', to_jsonb(private.effective_permissions('admin', withdrawn.permissions)))
  );
end
$$;
comment on function public.withdraw_admin_invitation(uuid) is 'Takes an open invitation back; needs manage_admins.';

-- `seen` are the permissions that the caller was shown: somebody may have changed them since. The rules of a direct change apply as
-- well, because it runs with the caller's own rights.
create function public.change_admin_permissions(person uuid, permissions text[], seen text[]) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  held text[];
begin
  if not private.has_permission('manage_admins') then
    raise insufficient_privilege using message = 'this needs manage_admins';
  end if;
  if person = auth.uid() then
    perform private.refuse(
      'PT409', 'own-permissions', 'Personne ne change ses propres droits. Demandez-le à une autre personne qui administre.'
    );
  end if;
  select private.effective_permissions(p.role, p.permissions) into held
  from public.profiles p where p.id = person and p.role = 'admin' for update;
  if held is null then
    perform private.refuse('PT404', 'not-an-admin', 'Cette personne n’administre pas le site.');
  end if;
  perform private.require_grantable(array(
    select unnest(held) union select unnest(permissions)
  ));
  if not (held <@ seen and seen <@ held) then
    perform private.refuse(
      'PT409', 'stale', 'Les droits de cette personne viennent d’être changés par quelqu’un d’autre. Vérifiez-les avant d’enregistrer.'
    );
  end if;
  -- Every permission is stored as no list, so that permissions of later versions are included.
  update public.profiles p set
    permissions = case when private.all_permissions() <@ permissions then null else permissions end
  where p.id = person;
end
$$;
comment on function public.change_admin_permissions(uuid, text[], text[]) is 'Changes what an administrator may do; needs manage_admins.';

-- Whoever administered the site is a client from then on, and their open invitations end. The last full administrator is protected
-- by a trigger. It runs as definer because the caller may not be allowed to write the profiles of clients.
create function public.remove_admin(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  held text[];
begin
  if person = auth.uid() then
    perform private.refuse(
      'PT409', 'own-permissions', 'Personne ne se retire soi-même. Demandez-le à une autre personne qui administre.'
    );
  end if;
  if not private.has_permission('manage_admins') then
    raise insufficient_privilege using message = 'this needs manage_admins';
  end if;
  -- The profile is locked before the administrators, as every other change does, so that two transactions do not deadlock.
  select private.effective_permissions(p.role, p.permissions) into held
  from public.profiles p where p.id = person and p.role = 'admin' for update;
  if held is null then
    perform private.refuse('PT404', 'not-an-admin', 'Cette personne n’administre pas le site.');
  end if;
  perform private.require_grantable(held);
  update public.profiles p set role = 'client', permissions = null where p.id = person;
  delete from private.admin_invitations i where i.invited_by = person and i.used_at is null;
end
$$;
comment on function public.remove_admin(uuid) is 'Makes an administrator a client; needs manage_admins.';

-- Whoever requires the second step must have taken it, so that nobody is locked out by a mistake. It runs as definer because the
-- setting is not for those who manage the system.
create function public.require_admin_second_step(is_required boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_grantable('{}');
  if is_required and not coalesce(auth.jwt() ->> 'aal' in ('aal2', 'aal3'), false) then
    perform private.refuse(
      'PT409', 'no-second-step', 'Activez d’abord la vérification en deux étapes pour votre propre compte.'
    );
  end if;
  update public.site_settings s set value = jsonb_build_object('second_step', is_required) where s.key = 'administrators';
end
$$;
comment on function public.require_admin_second_step(boolean) is
  'Decides whether administrators need a second step; needs manage_admins.';

-- The screen of the administrators in one answer. It runs as definer because nobody reads accounts, factors and invitations.
create function public.administrators() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.has_permission('manage_admins') then
    raise insufficient_privilege using message = 'this needs manage_admins';
  end if;
  return jsonb_build_object(
    'second_step_required', coalesce((private.setting('administrators') ->> 'second_step')::boolean, false),
    'administrators', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', p.id, 'name', p.name, 'email', p.email,
        'permissions', to_jsonb(private.effective_permissions(p.role, p.permissions)),
        'created_at', p.created_at, 'last_sign_in_at', u.last_sign_in_at,
        'has_second_step', exists (select from auth.mfa_factors f where f.user_id = p.id and f.status = 'verified')
      ) order by p.created_at, p.id), '[]')
      from (
        select o.* from public.profiles o where o.role = 'admin' order by o.created_at desc, o.id limit 500
      ) p join auth.users u on u.id = p.id
    ),
    'invitations', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', i.id, 'email', i.email, 'permissions', to_jsonb(private.effective_permissions('admin', i.permissions)),
        'invited_by', p.name, 'created_at', i.created_at, 'expires_at', i.expires_at, 'is_expired', i.expires_at <= now()
      ) order by i.created_at desc, i.id), '[]')
      from private.admin_invitations i left join public.profiles p on p.id = i.invited_by
      where i.used_at is null and not exists (select from public.profiles o where lower(o.email::text) = lower(i.email::text))
    )
  );
end
$$;
comment on function public.administrators() is 'The administrators and the open invitations; needs manage_admins.';

-- The security screen shows what was done to which account, where somebody is signed in and which proofs they have, never a secret,
-- a key or a code. An administrator who has a second factor must have used it. The bodies are plpgsql because the tables of the
-- auth service are looked up at the call.
create function private.require_advanced_security() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.has_permission('access_advanced_security') then
    raise insufficient_privilege using message = 'this needs access_advanced_security';
  end if;
end
$$;
comment on function private.require_advanced_security() is 'Refuses whoever may not look at other people''s sessions.';

-- The newest entries come first, and `before` is the last id of the previous page. It runs as definer because nobody reads the
-- schema of the log.
create function public.security_log(of_person uuid default null, before bigint default null, most integer default 50)
returns table (
  id bigint, action text, actor_id uuid, actor_name text, subject_id uuid, subject_name text, details jsonb, ip text,
  created_at timestamptz
)
language plpgsql stable security definer set search_path = '' rows 50 as $$
#variable_conflict use_column
declare
  page bigint[];
  size integer := least(greatest(coalesce(most, 50), 1), 200);
begin
  perform private.require_advanced_security();
  -- Two queries are used instead of one with `or`, because each has its index.
  if of_person is null then
    page := array(
      select e.id from auth.audit_log_entries e where before is null or e.id < before order by e.id desc limit size
    );
  else
    page := array(
      select e.id from auth.audit_log_entries e
      where e.subject_id = of_person and (before is null or e.id < before) order by e.id desc limit size
    );
  end if;
  return query
    select e.id, e.action, e.actor_id, a.name, e.subject_id, s.name, e.details, host(e.ip_address), e.created_at
    from auth.audit_log_entries e
    left join public.profiles a on a.id = e.actor_id
    left join public.profiles s on s.id = e.subject_id
    where e.id = any (page)
    order by e.id desc;
end
$$;
comment on function public.security_log(uuid, bigint, integer) is
  'What was done to accounts, by whom, from where; needs access_advanced_security.';

-- It runs as definer because nobody reads the tables of the auth service.
create function public.account_security(of_person uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_advanced_security();
  return (
    select jsonb_build_object(
      'id', u.id, 'name', p.name, 'email', p.email, 'role', p.role,
      'created_at', u.created_at, 'last_sign_in_at', u.last_sign_in_at, 'banned_until', u.banned_until,
      'sessions', (
        select coalesce(jsonb_agg(to_jsonb(s) order by coalesce(s.refreshed_at, s.created_at) desc), '[]')
        from (
          select o.id, o.created_at, o.refreshed_at, o.user_agent, host(o.ip) as ip, o.aal,
            o.id::text = coalesce(auth.jwt() ->> 'session_id', '') as is_own
          from auth.sessions o
          where o.user_id = u.id and (o.not_after is null or o.not_after > now())
          order by o.created_at desc limit 50
        ) s
      ),
      'factors', (
        select coalesce(jsonb_agg(to_jsonb(f) order by f.created_at), '[]')
        from (
          select o.id, o.factor_type as type, o.status, o.friendly_name as name, o.created_at, o.last_challenged_at
          from auth.mfa_factors o where o.user_id = u.id
        ) f
      ),
      'passkeys', (
        select coalesce(jsonb_agg(to_jsonb(k) order by k.created_at), '[]')
        from (
          select o.id, o.friendly_name as name, o.created_at, o.last_used_at from auth.passkeys o where o.user_id = u.id
        ) k
      )
    )
    from auth.users u join public.profiles p on p.id = u.id
    where u.id = of_person
  );
end
$$;
comment on function public.account_security(uuid) is
  'Where somebody is signed in and what proves who they are; needs access_advanced_security.';

-- Deleting and exporting an account are limited. It runs as definer because no caller writes the counts.
create function private.count_account_try(action text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_use(
    'account-' || action, 'person:' || auth.uid(), 10, '1 hour', 'Dix demandes par heure au plus. Réessayez un peu plus tard.'
  );
end
$$;
comment on function private.count_account_try(text) is 'Counts a deletion or an export of the caller''s own account; ten an hour.';

-- The signed token holds the proofs that its session has given, with their times. The function returns null when they suffice, and
-- else the missing proof by the name that the auth service gives it. It runs as definer because nobody reads factors.
create function private.missing_proof(within_minutes integer) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  proofs jsonb := auth.jwt() -> 'amr';
begin
  if not private.has_required_level() then
    return 'insufficient_aal';
  end if;
  if jsonb_typeof(proofs) = 'array' and exists (
    select from jsonb_array_elements(proofs) as p (proof)
    where jsonb_typeof(p.proof -> 'timestamp') = 'number'
      and (p.proof ->> 'timestamp')::numeric >= extract(epoch from now()) - within_minutes * 60
  ) then
    return null;
  end if;
  return 'reauthentication_needed';
end
$$;
comment on function private.missing_proof(integer) is 'Which proof the caller''s session is missing, if any.';

-- The operator may require a factor of every administrator; without one, an administrator can only add it. The platform asks this
-- at each request, so that the setting comes first: it is off on most sites. It runs as definer because callers do not read each
-- other's profiles.
create function private.requires_second_step(person uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
      select from public.site_settings s where s.key = 'administrators' and (s.value ->> 'second_step')::boolean
    )
    and exists (select from public.profiles p where p.id = person and p.role = 'admin');
end
$$;
comment on function private.requires_second_step(uuid) is 'Whether the operator requires a second step of this person.';

-- A session without the second step reads and writes nothing when its account has a verified factor or needs one. The platform
-- refuses such a session itself; the policies and the check before each request hold where only the database decides. See decision
-- 0020. It runs as definer because nobody reads factors, and in plpgsql because it keeps its plan between statements.
create function private.has_required_level() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce(auth.jwt() ->> 'aal' in ('aal2', 'aal3'), false)
    or not (
      exists (select from auth.mfa_factors f where f.user_id = (select auth.uid()) and f.status = 'verified')
      or private.requires_second_step(auth.uid())
    );
end
$$;
comment on function private.has_required_level() is 'Whether the caller has taken the second step, where their account has or needs one.';

revoke execute on function
  private.all_permissions(), private.effective_permissions(text, text[]), private.own_permissions(), private.has_permission(text),
  private.manageable_roles(), private.lock_administrators(), private.has_room_for_avatar(), private.canonical_profile_role(),
  private.guard_profile_privileges(), private.is_full_administrator(text, text[]), private.has_other_full_administrator(uuid),
  private.guard_last_administrator(), private.hash_invitation(text), private.use_admin_invitation(text, extensions.citext),
  private.make_profile(), private.guard_last_administrator_account(), private.mirror_of(public.profiles),
  private.mirror_profile(), private.mirror_account(), private.audit_rights(), private.require_grantable(text[]),
  private.mail_admin_invitation(private.admin_invitations, text), public.invite_admin(text, text[]),
  public.resend_admin_invitation(uuid), public.withdraw_admin_invitation(uuid),
  public.change_admin_permissions(uuid, text[], text[]), public.remove_admin(uuid), public.require_admin_second_step(boolean),
  public.administrators(), private.require_open_signup(text, text), private.require_advanced_security(),
  public.security_log(uuid, bigint, integer), public.account_security(uuid), private.count_account_try(text),
  private.missing_proof(integer), private.requires_second_step(uuid), private.has_required_level()
from public, anon, authenticated, service_role;
grant execute on function
  private.all_permissions(), private.effective_permissions(text, text[]), private.own_permissions(), private.has_permission(text),
  private.manageable_roles(), private.lock_administrators(), private.has_required_level()
to authenticated, service_role;
grant execute on function
  private.require_grantable(text[]), public.invite_admin(text, text[]), public.resend_admin_invitation(uuid),
  public.withdraw_admin_invitation(uuid), public.change_admin_permissions(uuid, text[], text[]), public.remove_admin(uuid),
  public.require_admin_second_step(boolean), public.administrators()
to authenticated;
grant execute on function
  private.has_room_for_avatar(), public.security_log(uuid, bigint, integer), public.account_security(uuid),
  private.count_account_try(text)
to authenticated;
-- The condition and the body of a trigger run with the rights of the updating role.
grant execute on function
  private.is_full_administrator(text, text[]), private.has_other_full_administrator(uuid)
to authenticated, service_role;

-- Triggers of the same moment fire by name: the role is canonical before it is guarded.
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
create trigger profiles_audit_rights after update of role, permissions on public.profiles
  for each row when (
    (old.role = 'admin' or new.role = 'admin' or old.permissions is not null or new.permissions is not null)
    and (new.role <> old.role or new.permissions is distinct from old.permissions)
  ) execute function private.audit_rights();
create trigger profiles_mirror after insert or update on public.profiles
  for each row execute function private.mirror_profile();

create trigger users_make_profile after insert on auth.users
  for each row execute function private.make_profile();
create trigger users_guard_last_administrator after update of banned_until, deleted_at on auth.users
  for each row when (new.banned_until > now() or new.deleted_at is not null)
  execute function private.guard_last_administrator_account();
create trigger users_mirror_account before update of raw_user_meta_data, email on auth.users
  for each row execute function private.mirror_account();
