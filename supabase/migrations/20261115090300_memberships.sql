-- Which events the caller may touch, as arrays: `event_id = any ((select …)::uuid[])` is computed once per statement and
-- can drive an index on event_id, which `in (select …)` inside a policy cannot.
-- All are definer functions: event_members has policies that ask the same questions.

create function private.member_event_ids() returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(select m.event_id from public.event_members m where m.user_id = auth.uid());
end
$$;
comment on function private.member_event_ids() is 'Events the caller is a member of, in any role.';

create function private.editor_event_ids() returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(
    select m.event_id from public.event_members m where m.user_id = auth.uid() and m.role in ('owner', 'editor')
  );
end
$$;
comment on function private.editor_event_ids() is 'Events the caller owns or edits.';

create function private.owner_event_ids() returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(select m.event_id from public.event_members m where m.user_id = auth.uid() and m.role = 'owner');
end
$$;
comment on function private.owner_event_ids() is 'Events the caller owns.';

create function private.budget_event_ids() returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(select m.event_id from public.event_members m where m.user_id = auth.uid() and m.can_see_budget);
end
$$;
comment on function private.budget_event_ids() is 'Events whose budget the caller may see.';

-- An administrator's array holds every event: one policy then serves both, and a member's list keeps its index.
create function private.event_ids_for(permission text) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.has_permission(permission) then
    return array(select e.id from public.events e);
  end if;
  return private.member_event_ids();
end
$$;
comment on function private.event_ids_for(text) is
  'Events the caller is a member of; every event for a holder of the permission.';

revoke execute on function
  private.member_event_ids(), private.editor_event_ids(), private.owner_event_ids(), private.budget_event_ids(),
  private.event_ids_for(text)
from public, anon, authenticated, service_role;
grant execute on function
  private.member_event_ids(), private.editor_event_ids(), private.owner_event_ids(), private.budget_event_ids(),
  private.event_ids_for(text)
to authenticated, service_role;
