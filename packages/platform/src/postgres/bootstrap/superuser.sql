-- What only a superuser may set up. Without one, schema changes are announced by NOTIFY from the migrations' runner alone.
create or replace function extensions.announce_schema_change() returns event_trigger
language plpgsql set search_path = '' as $$
begin
  if tg_event = 'ddl_command_end' then
    perform from pg_catalog.pg_event_trigger_ddl_commands() as change
    where change.schema_name is null or change.schema_name not like 'pg\_temp%';
  else
    perform from pg_catalog.pg_event_trigger_dropped_objects() as dropped where not dropped.is_temporary;
  end if;
  if found then
    notify pgrst, 'reload schema';
  end if;
end
$$;

drop event trigger if exists pgrst_ddl_watch;
create event trigger pgrst_ddl_watch on ddl_command_end
when tag in (
  'ALTER DOMAIN', 'ALTER FOREIGN TABLE', 'ALTER FUNCTION', 'ALTER MATERIALIZED VIEW', 'ALTER POLICY', 'ALTER PROCEDURE',
  'ALTER SCHEMA', 'ALTER TABLE', 'ALTER TYPE', 'ALTER VIEW', 'COMMENT', 'CREATE CAST', 'CREATE DOMAIN', 'CREATE EXTENSION',
  'CREATE FOREIGN TABLE', 'CREATE FUNCTION', 'CREATE INDEX', 'CREATE MATERIALIZED VIEW', 'CREATE PROCEDURE', 'CREATE RULE',
  'CREATE SCHEMA', 'CREATE TABLE', 'CREATE TABLE AS', 'CREATE TRIGGER', 'CREATE TYPE', 'CREATE VIEW', 'GRANT', 'IMPORT FOREIGN SCHEMA',
  'REVOKE', 'SELECT INTO'
)
execute function extensions.announce_schema_change();

drop event trigger if exists pgrst_drop_watch;
create event trigger pgrst_drop_watch on sql_drop execute function extensions.announce_schema_change();

-- Nothing here is needed by an application's roles; large objects and messages in the log would only fill the disk.
revoke execute on function
  pg_catalog.lo_creat(integer), pg_catalog.lo_create(oid), pg_catalog.lo_open(oid, integer), pg_catalog.lo_close(integer),
  pg_catalog.lo_from_bytea(oid, bytea), pg_catalog.lo_put(oid, bigint, bytea), pg_catalog.lo_get(oid),
  pg_catalog.lo_get(oid, bigint, integer), pg_catalog.loread(integer, integer), pg_catalog.lowrite(integer, bytea),
  pg_catalog.lo_lseek(integer, integer, integer), pg_catalog.lo_lseek64(integer, bigint, integer),
  pg_catalog.lo_tell(integer), pg_catalog.lo_tell64(integer), pg_catalog.lo_truncate(integer, integer),
  pg_catalog.lo_truncate64(integer, bigint), pg_catalog.lo_unlink(oid), pg_catalog.lo_import(text),
  pg_catalog.lo_import(text, oid), pg_catalog.lo_export(oid, text)
from public;
