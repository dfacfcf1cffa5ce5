-- The log of changes to published tables: written by triggers, read in pages, deleted after two minutes.

-- Two minutes are long enough for a client to reconnect and receive what it missed. Only the platform reads the log. It stores whole
-- rows, because a subscriber's policies are tested on the row as it was.
create table if not exists realtime.changes (
  id bigint generated always as identity primary key,
  xid xid8 not null default pg_catalog.pg_current_xact_id(),
  changed_at timestamptz not null default pg_catalog.clock_timestamp(),
  relation oid not null,
  schema_name text not null,
  table_name text not null,
  type text not null check (type in ('INSERT', 'UPDATE', 'DELETE')),
  record jsonb,
  old_record jsonb,
  -- Long values were left out.
  is_cut boolean not null default false,
  bytes integer not null
);
create index if not exists changes_by_transaction on realtime.changes (xid, id);

-- Tables that a running transaction has written more than once. A row lives as long as its transaction.
create unlogged table if not exists realtime.uncoalesced (
  xid xid8 default pg_catalog.pg_current_xact_id(),
  relation oid,
  primary key (xid, relation)
);

-- What was committed at some instants. A change is younger than an instant when that instant's snapshot does not show it,
-- however long its transaction had been writing before.
create table if not exists realtime.change_marks (
  marked_at timestamptz primary key default pg_catalog.clock_timestamp(),
  snapshot pg_snapshot not null default pg_catalog.pg_current_snapshot()
);

alter table realtime.changes enable row level security;
alter table realtime.uncoalesced enable row level security;
alter table realtime.change_marks enable row level security;

-- A row too long to be delivered is logged with its short values only: keys and columns that policies read. The one name that no
-- column can have holds a digest, which distinguishes rows that are equal without their long values.
create or replace function realtime.cut_record(record jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(key, value) filter (where pg_column_size(value) <= 1024), '{}')
    || jsonb_build_object('', hashtextextended(record::text, 0))
  from jsonb_each(record)
$$;

-- No search path of its own, so that it costs nothing: it becomes part of the query that calls it.
create or replace function realtime.logged_record(record jsonb) returns jsonb
language sql stable as $$
  select case when pg_catalog.pg_column_size(record) > 1048576 then realtime.cut_record(record) else record end
$$;

create or replace function realtime.has_changed(target oid) returns boolean
language plpgsql stable set search_path = '' set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  return exists (select from realtime.uncoalesced u where u.xid = pg_current_xact_id() and u.relation = target)
    or exists (select from realtime.changes c where c.xid = pg_current_xact_id() and c.relation = target);
end
$$;

-- Definer: whoever may write the table is logged, and nobody writes the log otherwise. The argument is the published table,
-- which for a partition is not the one written. Old and new rows of an update come in the same order, so that a changed key
-- finds its row. Where a row trigger skipped some, they are logged as deleted and inserted rows. A row must have the same text each
-- time it is logged, whatever the settings of the session.
create or replace function realtime.log_changes() returns trigger
language plpgsql security definer set search_path = '' set timezone = 'UTC' set datestyle = 'ISO, MDY'
set intervalstyle = 'postgres' set bytea_output = 'hex' set extra_float_digits = 1 as $$
declare
  target oid := tg_argv[0]::oid;
  is_repeated boolean;
  schema_name text := tg_table_schema;
  table_name text := tg_table_name;
  is_empty boolean := false;
  is_paired boolean;
begin
  -- A statement that wrote no row fires its triggers as well.
  if tg_op = 'INSERT' then
    is_empty := not exists (select from new_rows);
  elsif tg_op = 'DELETE' then
    is_empty := not exists (select from old_rows);
  elsif tg_op = 'UPDATE' then
    select o.number + n.number = 0, o.number = n.number into is_empty, is_paired
    from (select count(*) as number from old_rows) o, (select count(*) as number from new_rows) n;
  end if;
  if is_empty then
    return null;
  end if;
  is_repeated := realtime.has_changed(target);
  if tg_op = 'TRUNCATE' then
    -- A truncation is not delivered, and neither are the changes that it undid. For one partition it discards more than it must.
    if is_repeated then
      perform realtime.coalesce_changes(target);
      delete from realtime.changes c where c.xid = pg_current_xact_id() and c.relation = target and c.record is not null;
    end if;
    return null;
  end if;
  if target <> tg_relid then
    select n.nspname, c.relname into schema_name, table_name
    from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where c.oid = target;
  end if;
  if tg_op = 'INSERT' then
    insert into realtime.changes (relation, schema_name, table_name, type, record, is_cut, bytes)
    select target, schema_name, table_name, tg_op, r.doc, r.doc ? '', pg_column_size(r.doc)
    from (
      select realtime.logged_record(j.doc) as doc from (select to_jsonb(n.*) as doc from new_rows n offset 0) j offset 0
    ) r;
  elsif tg_op = 'DELETE' then
    insert into realtime.changes (relation, schema_name, table_name, type, old_record, is_cut, bytes)
    select target, schema_name, table_name, tg_op, r.doc, r.doc ? '', pg_column_size(r.doc)
    from (
      select realtime.logged_record(j.doc) as doc from (select to_jsonb(o.*) as doc from old_rows o offset 0) j offset 0
    ) r;
  else
    insert into realtime.changes (relation, schema_name, table_name, type, record, old_record, is_cut, bytes)
    select target, schema_name, table_name,
      case when r.doc is null then 'DELETE' when r.old_doc is null then 'INSERT' else 'UPDATE' end,
      r.doc, r.old_doc, coalesce(r.doc, r.old_doc) ? '', pg_column_size(coalesce(r.doc, r.old_doc))
    from (
      select realtime.logged_record(n.doc) as doc, realtime.logged_record(o.doc) as old_doc
      from (select row_number() over () as ordinal, to_jsonb(n.*) as doc from new_rows n) n
      full join (
        select case when is_paired then row_number() over () else -row_number() over () end as ordinal, to_jsonb(o.*) as doc
        from old_rows o
      ) o on o.ordinal = n.ordinal
      order by coalesce(n.ordinal, o.ordinal)
    ) r;
  end if;
  if is_repeated then
    insert into realtime.uncoalesced (relation) values (target) on conflict do nothing;
  end if;
  perform pg_notify('realtime_changes', '');
  return null;
end
$$;

-- The log from one snapshot to another, a page of it: at most 1,000 rows and about 8 MiB, of the tables that somebody follows
-- (`schema.table`) or of all. The upper bound also excludes rows of transactions that this server has not had yet, as a
-- restored copy may hold. Of the row before an update only the keys are delivered.
drop function if exists realtime.read_changes(pg_snapshot, pg_snapshot, bigint);
create or replace function realtime.read_changes(
  since pg_snapshot, until pg_snapshot, after_id bigint, followed text[] default null
)
returns table (
  id bigint, xid xid8, changed_at timestamptz, relation oid, schema_name text, table_name text, type text,
  record jsonb, old_record jsonb, is_cut boolean, has_more boolean
)
language plpgsql stable set search_path = '' set enable_seqscan = off as $$
#variable_conflict use_column
begin
  return query
  with fresh as materialized (
    (
      select c.id, c.bytes, c.relation from realtime.changes c
      where after_id = 0 and c.xid >= pg_snapshot_xmin(since) and c.xid < pg_snapshot_xmax(until)
        and not pg_visible_in_snapshot(c.xid, since) and pg_visible_in_snapshot(c.xid, until)
        and (followed is null or c.schema_name || '.' || c.table_name = any (followed))
      order by c.id limit 1000
    )
    union all
    -- Further pages go on from the last one. Were they looked up by transaction too, each would read all that one wrote.
    (
      select c.id, c.bytes, c.relation from realtime.changes c
      where after_id > 0 and c.id > after_id
        and not pg_visible_in_snapshot(c.xid, since) and pg_visible_in_snapshot(c.xid, until)
        and (followed is null or c.schema_name || '.' || c.table_name = any (followed))
      order by c.id limit 1000
    )
  ), tables as materialized (
    select r.relation, realtime.key_columns(r.relation) as keys from (select distinct f.relation from fresh f) r
  ), fitting as (
    select s.*, count(*) over () = 1000 or max(s.before) over () >= 8388608 as has_more
    from (select f.id, sum(f.bytes) over (order by f.id) - f.bytes as before from fresh f) s
  )
  select c.id, c.xid, c.changed_at, c.relation, c.schema_name, c.table_name, c.type, c.record,
    case
      when c.type = 'UPDATE' then (select coalesce(jsonb_object_agg(k, c.old_record -> k), '{}') from unnest(t.keys) as k)
      else c.old_record
    end,
    c.is_cut, f.has_more
  from fitting f join realtime.changes c on c.id = f.id join tables t on t.relation = c.relation
  where f.before < 8388608
  order by c.id;
end
$$;

-- Removes what a mark of two minutes ago showed already, and older marks than that one.
create or replace function realtime.sweep_changes() returns integer
language plpgsql set search_path = '' set enable_seqscan = off as $$
declare
  horizon pg_snapshot;
  marked timestamptz;
  removed integer;
begin
  select m.snapshot, m.marked_at into horizon, marked from realtime.change_marks m
  where m.marked_at < clock_timestamp() - interval '2 minutes'
  order by m.marked_at desc limit 1;
  if horizon is null then
    return 0;
  end if;
  delete from realtime.changes where id in (
    select c.id from realtime.changes c
    where c.xid < pg_snapshot_xmax(horizon) and pg_visible_in_snapshot(c.xid, horizon)
    order by c.xid, c.id limit 5000 for update skip locked
  );
  get diagnostics removed = row_count;
  delete from realtime.change_marks where marked_at < marked;
  return removed;
end
$$;

revoke all on realtime.changes, realtime.uncoalesced, realtime.change_marks from anon, authenticated, service_role;
revoke execute on function
  realtime.cut_record(jsonb), realtime.logged_record(jsonb), realtime.has_changed(oid), realtime.log_changes(),
  realtime.read_changes(pg_snapshot, pg_snapshot, bigint, text[]), realtime.sweep_changes()
from public;
