-- The second step of a sign-in protects every table: the restrictive policy, and the check before each request.

-- Functions that run with their owner's rights bypass policies, so that PostgREST calls this before each request, including calls
-- of functions.
create function private.check_request() returns void
language plpgsql stable set search_path = '' as $$
begin
  if auth.uid() is null then
    return;
  end if;
  if not private.has_required_level() then
    raise exception using errcode = 'PT403', message = 'The second step of this sign-in is missing',
      detail = 'insufficient_aal', hint = 'Verify a factor of the account first.';
  end if;
end
$$;

-- This last file calls it for all tables; a later migration that creates a table calls it again at its end. A test of the catalogue
-- names a table without the policy.
create function private.require_level_on_tables() returns void
language plpgsql set search_path = '' as $$
declare
  found regclass;
begin
  for found in
    select c.oid::regclass from pg_catalog.pg_class c
    where c.relkind in ('r', 'p')
      and (c.relnamespace = 'public'::regnamespace or c.oid in ('storage.objects'::regclass, 'realtime.messages'::regclass))
      and not exists (
        select from pg_catalog.pg_policy p where p.polrelid = c.oid and p.polname = 'the second step comes first'
      )
  loop
    execute format(
      'create policy "the second step comes first" on %s as restrictive for all to authenticated
       using ((select private.has_required_level()))', found
    );
  end loop;
end
$$;

revoke execute on function
  private.check_request(), private.require_level_on_tables()
from public, anon, authenticated, service_role;
grant execute on function private.check_request() to anon, authenticated, service_role;

select private.require_level_on_tables();

-- A platform of our own asks before each request of every service.
do $$
begin
  if to_regprocedure('auth.requires_second_level(uuid)') is not null then
    create or replace function auth.requires_second_level(of_user uuid) returns boolean
    language sql stable as 'select private.requires_second_step(of_user)';
  end if;
end
$$;

-- PostgREST reads the setting at its start and at this notification. A server of our own may lack the right to set it, and does not
-- need it.
do $$
begin
  alter role authenticator set pgrst.db_pre_request = 'private.check_request';
exception when insufficient_privilege then
  if to_regprocedure('auth.assert_session(uuid, text)') is null then
    raise;
  end if;
end
$$;

notify pgrst, 'reload config';
