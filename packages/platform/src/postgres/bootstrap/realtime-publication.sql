-- Which tables are followed: those of the publication supabase_realtime, and no others.
-- The published tables. A partitioned table represents its partitions, so that its own policies decide. Read from the
-- catalogue itself: the view pg_publication_tables fails while somebody else drops a table.
create or replace view realtime.published_tables with (security_invoker = true) as
with publication as (
  select p.oid, p.puballtables, p.pubinsert, p.pubupdate, p.pubdelete
  from pg_catalog.pg_publication p where p.pubname = 'supabase_realtime'
), listed as (
  select c.oid as relation
  from publication p
  cross join pg_catalog.pg_class c
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and c.relpersistence = 'p' and n.nspname !~ '^pg_'
    and n.nspname not in (
      'information_schema', 'realtime', 'auth', 'platform', 'supabase_migrations', 'graphile_worker'
    )
    and (
      p.puballtables
      or exists (select from pg_catalog.pg_publication_rel r where r.prpubid = p.oid and r.prrelid = c.oid)
      or exists (
        select from pg_catalog.pg_publication_namespace s where s.pnpubid = p.oid and s.pnnspid = c.relnamespace
      )
    )
), named as (
  select distinct coalesce(
    (
      select a.relid::oid
      from pg_catalog.pg_partition_ancestors(l.relation) with ordinality as a (relid, level)
      join listed p on p.relation = a.relid
      order by a.level desc limit 1
    ),
    l.relation
  ) as relation
  from listed l
)
select c.oid as relation, n.nspname as schema_name, c.relname as table_name,
  p.pubinsert, p.pubupdate, p.pubdelete
from named
cross join publication p
join pg_catalog.pg_class c on c.oid = named.relation
join pg_catalog.pg_namespace n on n.oid = c.relnamespace;

create or replace function realtime.key_columns(relation oid) returns text[]
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(
      (
        select array_agg(a.attname::text order by k.ordinal)
        from (
          select i.indkey, i.indnkeyatts from pg_catalog.pg_index i
          where i.indrelid = relation and (i.indisprimary or i.indisreplident)
          order by i.indisprimary desc limit 1
        ) i
        cross join unnest(i.indkey::smallint[]) with ordinality as k (attnum, ordinal)
        join pg_catalog.pg_attribute a on a.attrelid = relation and a.attnum = k.attnum
        where k.ordinal <= i.indnkeyatts
      ),
      '{}'
    )
  );
end
$$;

-- Makes the triggers match the publication; says what could not be done. A busy table is left for the next call. Every
-- operation is logged even when some are not published: what an insert became in its transaction is known by them alone.
create or replace function realtime.watch_publication() returns setof text
language plpgsql set search_path = '' set lock_timeout = '1s' as $$
declare
  step record;
begin
  perform pg_advisory_xact_lock(7365123049117820571);
  for step in
    with wanted as (
      select p.relation, m.member, e.event
      from realtime.published_tables p
      cross join lateral (
        select p.relation as member union select t.relid::oid from pg_catalog.pg_partition_tree(p.relation) t
      ) m
      cross join unnest(array['insert', 'update', 'delete', 'truncate']) as e (event)
      where p.pubinsert or p.pubupdate or p.pubdelete
    ), made as (
      select t.tgrelid as member, t.tgname as name, t.tgargs as arguments
      from pg_catalog.pg_trigger t where t.tgfoid = 'realtime.log_changes()'::regprocedure
    )
    select n.nspname as schema_name, c.relname as table_name, w.relation, w.event, m.name
    from wanted w
    full join made m on m.member = w.member and m.name = 'realtime_log_' || w.event
      and m.arguments = convert_to(w.relation::text, 'UTF8') || '\x00'::bytea
    join pg_catalog.pg_class c on c.oid = coalesce(w.member, m.member)
    join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where w.event is null or m.name is null
    order by w.event is not null, 1, 2, 4
  loop
    begin
      if step.event is null then
        execute format('drop trigger if exists %I on %I.%I', step.name, step.schema_name, step.table_name);
      else
        execute format(
          'create or replace trigger %I after %s on %I.%I %s for each statement execute function realtime.log_changes(%L)',
          'realtime_log_' || step.event, step.event, step.schema_name, step.table_name,
          case step.event
            when 'insert' then 'referencing new table as new_rows'
            when 'delete' then 'referencing old table as old_rows'
            when 'update' then 'referencing old table as old_rows new table as new_rows'
            else ''
          end,
          step.relation
        );
      end if;
    exception
      when undefined_table then
        null; -- dropped meanwhile
      when others then
        return next format('%s.%s is not followed: %s', step.schema_name, step.table_name, sqlerrm);
    end;
  end loop;
end
$$;

revoke all on realtime.published_tables from anon, authenticated, service_role;
revoke execute on function realtime.key_columns(oid), realtime.watch_publication() from public;
