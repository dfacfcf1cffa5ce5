-- PgBouncer asks the server for the passwords of the accounts that connect. Once, in the database `liesse`:
-- psql postgres://postgres:PASSWORD@LEADER/liesse -f pgbouncer.sql
create role pgbouncer login password '${POOLER_PASSWORD}';
create schema pgbouncer;
create function pgbouncer.lookup(u text, out usename name, out passwd text) returns setof record
  language sql security definer set search_path = '' as
  $$ select usename, passwd from pg_catalog.pg_shadow where usename = u $$;
revoke all on function pgbouncer.lookup(text) from public;
grant usage on schema pgbouncer to pgbouncer;
grant execute on function pgbouncer.lookup(text) to pgbouncer;
