-- What a guest's link opens. A guest has no account: the request carries the token of the invitation in the header
-- `x-guest-token`, and these functions answer for that token alone. Without it they answer null or nothing.

create function private.guest_token() returns text
language sql stable set search_path = '' as $$
  select nullif(current_setting('request.headers', true), '')::json ->> 'x-guest-token'
$$;

-- The one place that decides whether a link is alive: known, not revoked, not expired.
create function private.guest_household_id() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select h.id
    from public.guests g
    join public.households h on h.id = g.household_id
    join public.events e on e.id = h.event_id
    where g.token = private.guest_token()
      and h.revoked_at is null
      and (e.guest_links_expire_on is null or e.guest_links_expire_on >= private.today())
  );
end
$$;
comment on function private.guest_household_id() is
  'The household of the request''s guest token, while its link is alive. Definer: no policy shows guests before it.';

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
  return exists (
    select from public.events e
    where e.id = private.guest_event_id() and (e.rsvp_closes_on is null or e.rsvp_closes_on >= private.today())
  );
end
$$;
comment on function private.guest_may_reply() is 'Whether replies are still open for the request''s guest token.';

revoke execute on function
  private.guest_token(), private.guest_household_id(), private.guest_event_id(), private.household_guest_ids(),
  private.household_moment_ids(), private.guest_may_reply()
from public, anon, authenticated, service_role;
-- Policies run as the caller, and a guest's caller is anon.
grant execute on function
  private.guest_token(), private.guest_household_id(), private.guest_event_id(), private.household_guest_ids(),
  private.household_moment_ids(), private.guest_may_reply()
to anon, service_role;
