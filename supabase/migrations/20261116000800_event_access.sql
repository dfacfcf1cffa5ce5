-- Which events a caller may read and write: as a member of the team, or as a guest with a link. No permission of an administrator
-- opens the content of an event. The policies of all later files call these functions.

-- These functions return the events that the caller may read or write as arrays: `event_id = any ((select …)::uuid[])` is computed
-- once per statement and can use an index on event_id, which `in (select …)` inside a policy cannot. They run as definer because
-- the policies of event_members call them too. `(select auth.uid())` is read once; `auth.uid()` alone is parsed again for each row
-- whenever the planner prefers to scan a small table.
create function private.member_event_ids() returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(select m.event_id from public.event_members m where m.user_id = (select auth.uid()));
end
$$;
comment on function private.member_event_ids() is 'Events the caller is a member of, in any role.';

create function private.editor_event_ids() returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(
    select m.event_id from public.event_members m where m.user_id = (select auth.uid()) and m.role in ('owner', 'editor')
  );
end
$$;
comment on function private.editor_event_ids() is 'Events the caller owns or edits.';

create function private.owner_event_ids() returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(select m.event_id from public.event_members m where m.user_id = (select auth.uid()) and m.role = 'owner');
end
$$;
comment on function private.owner_event_ids() is 'Events the caller owns.';

create function private.shared_owner_event_ids() returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(
    select m.event_id from public.event_members m
    where m.event_id = any (private.owner_event_ids()) and m.role = 'owner' and m.user_id <> (select auth.uid())
  );
end
$$;
comment on function private.shared_owner_event_ids() is 'Events the caller owns with somebody else.';

create function private.budget_event_ids() returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(select m.event_id from public.event_members m where m.user_id = (select auth.uid()) and m.can_see_budget);
end
$$;
comment on function private.budget_event_ids() is 'Events whose budget the caller may see.';

-- A guest has no account: the request carries the token of the invitation in the header `x-guest-token`, and these functions answer
-- for that token alone. Without it they return null or nothing.
create function private.guest_token() returns text
language sql stable set search_path = '' as $$
  select nullif(current_setting('request.headers', true), '')::json ->> 'x-guest-token'
$$;

-- The policies decide as the guest's page does.
create function private.guest_household_id() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select l.household from private.read_link(private.guest_token()) l where l.state in ('open', 'closed'));
end
$$;
comment on function private.guest_household_id() is
  'The household of the request''s guest token, while its link is valid. Definer: no policy shows guests before it.';

create function private.guest_event_id() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select h.event_id from public.households h where h.id = private.guest_household_id());
end
$$;
comment on function private.guest_event_id() is 'The event of the request''s guest token.';

create function private.household_guest_ids() returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(select g.id from public.guests g where g.household_id = private.guest_household_id());
end
$$;
comment on function private.household_guest_ids() is 'The guests whom the request''s guest token may answer for.';

create function private.household_moment_ids() returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(
    select distinct i.moment_id
    from public.moment_invitations i
    where i.guest_id = any (private.household_guest_ids())
  );
end
$$;
comment on function private.household_moment_ids() is 'The moments to which the household of the token is invited.';

create function private.guest_may_reply() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select l.state = 'open' from private.read_link(private.guest_token()) l);
end
$$;
comment on function private.guest_may_reply() is 'Whether replies are open for the request''s guest token.';

-- Definer functions call these checks first. Whoever is not a member does not learn whether the event exists.
create function private.require_member(of_event uuid) returns void
language plpgsql stable set search_path = '' as $$
begin
  if not coalesce(of_event = any (private.member_event_ids()), false) then
    perform private.refuse('42501', 'not-member', 'Vous n’avez pas accès à cet événement.');
  end if;
end
$$;

-- The refusal is raised, because a list that is silently empty would look like a loss of data.
create function private.require_member(of_event uuid, event_ids uuid[]) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if of_event is null or not of_event = any (event_ids) then
    raise exception using errcode = '42501', message = 'Vous n’avez pas accès à cet événement.', detail = 'not-member';
  end if;
end
$$;

create function private.require_editor(of_event uuid) returns void
language plpgsql stable set search_path = '' as $$
begin
  if not coalesce(of_event = any (private.editor_event_ids()), false) then
    perform private.refuse('42501', 'not-member', 'Seules les personnes qui organisent cet événement peuvent le modifier.');
  end if;
end
$$;

create function private.require_budget(of_event uuid) returns void
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_member(of_event);
  if not of_event = any (private.budget_event_ids()) then
    perform private.refuse('42501', 'hidden-budget', 'Le budget de cet événement ne vous est pas montré.');
  end if;
end
$$;

revoke execute on function
  private.member_event_ids(), private.editor_event_ids(), private.owner_event_ids(), private.shared_owner_event_ids(),
  private.budget_event_ids(),
  private.guest_token(), private.guest_household_id(), private.guest_event_id(),
  private.household_guest_ids(), private.household_moment_ids(), private.guest_may_reply(), private.require_member(uuid),
  private.require_member(uuid, uuid[]), private.require_editor(uuid), private.require_budget(uuid)
from public, anon, authenticated, service_role;
grant execute on function
  private.member_event_ids(), private.editor_event_ids(), private.owner_event_ids(), private.shared_owner_event_ids(),
  private.budget_event_ids()
to authenticated, service_role;
-- Policies run as the caller, and a guest's caller is anon.
grant execute on function
  private.guest_token(), private.guest_household_id(), private.guest_event_id(), private.household_guest_ids(),
  private.household_moment_ids(), private.guest_may_reply()
to anon, service_role;
-- Functions that run with the caller's own rights call them as well.
grant execute on function private.require_member(uuid), private.require_editor(uuid), private.require_budget(uuid) to authenticated;
