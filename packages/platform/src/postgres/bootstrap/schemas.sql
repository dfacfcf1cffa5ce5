-- Schemas, extensions and who may use them.
create schema if not exists auth;
create schema if not exists extensions;

create extension if not exists pgcrypto with schema extensions;
create extension if not exists unaccent with schema extensions;
create extension if not exists pg_trgm with schema extensions;
create extension if not exists citext with schema extensions;
create extension if not exists "uuid-ossp" with schema extensions;

revoke create on schema public from public;
grant usage on schema public, auth, extensions to anon, authenticated, service_role;

-- As on hosted Supabase: what migrations make in public is reachable by the three roles, and row-level security decides.
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;

do $$
begin
  execute format('alter database %I set search_path to "$user", public, extensions', current_database());
exception when insufficient_privilege then
  raise notice 'the search path of this database is left as it is: this login does not own it';
end
$$;

-- Empty, as on hosted Supabase: a migration adds the tables whose changes may be followed.
do $$
begin
  if not exists (select from pg_catalog.pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end
$$;
