-- What migrations and dumps written for the hosted service name beside the common roles. These roles own nothing and nobody can enter
-- them by the API; a dump that changes an owner or grants a right finds them.
do $$
declare
  wanted text;
begin
  foreach wanted in array array[
    'postgres', 'supabase_admin', 'supabase_auth_admin', 'supabase_storage_admin', 'supabase_realtime_admin',
    'supabase_functions_admin', 'supabase_read_only_user', 'dashboard_user'
  ] loop
    if not exists (select from pg_catalog.pg_roles where rolname = wanted) then
      execute format('create role %I nologin noinherit', wanted);
    end if;
  end loop;
exception when insufficient_privilege then
  raise notice 'the roles of the hosted service are not created: this login may not create roles';
end
$$;

-- An explained statement shows its identifier, as where pg_stat_statements is loaded.
do $$
begin
  alter role authenticator set compute_query_id = on;
exception when insufficient_privilege then
  raise notice 'explained statements show no identifier: this login is no superuser';
end
$$;

create schema if not exists graphql_public;
create schema if not exists vault;
