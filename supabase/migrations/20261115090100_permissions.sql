-- Who may act for the operator. Read from the stored profile alone: a token's metadata is written by the browser.
-- The plpgsql functions here and in the next files keep their plans for the session; policies call them once per
-- statement, as `(select …)`.

create function private.all_permissions() returns text[]
language sql immutable set search_path = '' as $$
  select array[
    'view_dashboard', 'manage_guests', 'manage_events', 'manage_venues', 'manage_requests', 'manage_clients',
    'manage_partners', 'manage_admins', 'access_advanced_security', 'manage_system'
  ]
$$;

-- An administrator without a list has every permission; a list narrows them. Others have what their list says.
create function private.effective_permissions(role text, permissions text[]) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(permissions, case when role = 'admin' then private.all_permissions() else '{}' end)
$$;

-- Definer: a policy on profiles that read profiles as the caller would call itself.
create function private.own_permissions() returns text[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce(
    (select private.effective_permissions(p.role, p.permissions) from public.profiles p where p.id = auth.uid()),
    '{}'
  );
end
$$;
comment on function private.own_permissions() is 'The caller''s permissions, from the stored profile.';

create function private.has_permission(permission text) returns boolean
language sql stable set search_path = '' as $$
  select permission = any (private.own_permissions())
$$;

-- The profile roles that the caller's permissions cover.
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

-- Whoever changes what administrators hold does so one after the other: two who lower each other at once would each be seen to stay.
create function private.lock_administrators() returns void
language sql set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended('administrators', 0))
$$;

revoke execute on function
  private.lock_administrators(), private.all_permissions(), private.effective_permissions(text, text[]), private.own_permissions(),
  private.has_permission(text), private.manageable_roles()
from public, anon, authenticated, service_role;
grant execute on function
  private.lock_administrators(), private.all_permissions(), private.effective_permissions(text, text[]), private.own_permissions(),
  private.has_permission(text), private.manageable_roles()
to authenticated, service_role;
