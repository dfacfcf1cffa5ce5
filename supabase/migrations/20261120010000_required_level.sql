-- Where an account has a verified factor, a session that has not taken the second step reads and writes nothing. The platform refuses
-- such a session by itself; these policies and the check before each request hold where only the database decides. See decision 0020.

-- Definer: nobody reads factors. In plpgsql, which keeps its plan between statements.
create function private.has_required_level() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce(auth.jwt() ->> 'aal' in ('aal2', 'aal3'), false)
    or not exists (select from auth.mfa_factors f where f.user_id = auth.uid() and f.status = 'verified');
end
$$;
comment on function private.has_required_level() is 'Whether the caller has taken the second step, where their account has one.';

-- Functions that run with their owner's rights pass by policies: PostgREST calls this before each request, calls of functions included.
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

-- A migration that makes a table calls this at its end. The catalogue's test names a table that was forgotten.
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

revoke execute on function private.has_required_level(), private.check_request(), private.require_level_on_tables()
from public, anon, authenticated, service_role;
grant execute on function private.has_required_level() to authenticated, service_role;
grant execute on function private.check_request() to anon, authenticated, service_role;

select private.require_level_on_tables();

-- Read by PostgREST at its start and at this notification. A server of our own may lack the right to set it, and does not need it.
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
