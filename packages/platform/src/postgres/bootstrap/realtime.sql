-- Live changes, messages of private channels, and who is present.
create schema if not exists realtime;
grant usage on schema realtime to anon, authenticated, service_role, authenticator;

-- Changes
-- What happened to rows of published tables, kept two minutes: long enough for whoever lost the line to be told. Only the
-- platform reads it, and the whole row lies in it because a subscriber's policies are tried on the row as it was.
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

-- What was committed at some instants. A change is younger than an instant when that instant's snapshot does not show it,
-- however long its transaction had been writing before.
create table if not exists realtime.change_marks (
  marked_at timestamptz primary key default pg_catalog.clock_timestamp(),
  snapshot pg_snapshot not null default pg_catalog.pg_current_snapshot()
);

alter table realtime.changes enable row level security;
alter table realtime.change_marks enable row level security;

-- The published tables. A partitioned table stands for its partitions, so that its own policies decide.
create or replace view realtime.published_tables with (security_invoker = true) as
with publication as (
  select p.oid, p.puballtables, p.pubinsert, p.pubupdate, p.pubdelete
  from pg_catalog.pg_publication p where p.pubname = 'supabase_realtime'
), listed as (
  select c.oid as relation
  from pg_catalog.pg_publication_tables t
  join pg_catalog.pg_namespace n on n.nspname = t.schemaname
  join pg_catalog.pg_class c on c.relnamespace = n.oid and c.relname = t.tablename
  where t.pubname = 'supabase_realtime'
    and n.nspname not in ('realtime', 'auth', 'platform', 'supabase_migrations', 'graphile_worker')
), named as (
  select distinct coalesce(top.relation, l.relation) as relation
  from listed l
  cross join publication p
  left join lateral (
    select a.relid::oid as relation
    from pg_catalog.pg_partition_ancestors(l.relation) with ordinality as a (relid, level)
    join pg_catalog.pg_class c on c.oid = a.relid
    where p.puballtables
      or exists (select from pg_catalog.pg_publication_rel r where r.prpubid = p.oid and r.prrelid = a.relid)
      or exists (
        select from pg_catalog.pg_publication_namespace s where s.pnpubid = p.oid and s.pnnspid = c.relnamespace
      )
    order by a.level desc limit 1
  ) top on true
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
        select array_agg(a.attname::text order by k.place)
        from (
          select i.indkey from pg_catalog.pg_index i
          where i.indrelid = relation and (i.indisprimary or i.indisreplident)
          order by i.indisprimary desc limit 1
        ) i
        cross join unnest(i.indkey::smallint[]) with ordinality as k (attnum, place)
        join pg_catalog.pg_attribute a on a.attrelid = relation and a.attnum = k.attnum
      ),
      '{}'
    )
  );
end
$$;

-- A row too long to be told keeps its short values: keys and what policies look at.
create or replace function realtime.cut_record(record jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(key, value) filter (where pg_column_size(value) <= 1024), '{}')
  from jsonb_each(record)
$$;

-- Definer: whoever may write the table is logged, and nobody writes the log otherwise. The argument is the published table,
-- which for a partition is not the one written. Old and new rows of an update come in the same order, so that a changed key
-- finds its row; where a row trigger swallowed some, they are told as what they look like: gone rows and new ones.
create or replace function realtime.log_changes() returns trigger
language plpgsql security definer set search_path = '' set timezone = 'UTC' as $$
declare
  target oid := tg_argv[0]::oid;
  schema_name text;
  table_name text;
  keys text[];
  is_paired boolean;
begin
  select n.nspname, c.relname into schema_name, table_name
  from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where c.oid = target;
  if tg_op = 'INSERT' then
    insert into realtime.changes (relation, schema_name, table_name, type, record, is_cut, bytes)
    select target, schema_name, table_name, tg_op,
      case when r.bytes > 1048576 then realtime.cut_record(r.doc) else r.doc end, r.bytes > 1048576, least(r.bytes, 1048576)
    from (
      select j.doc, pg_column_size(j.doc) as bytes from (select to_jsonb(n.*) as doc from new_rows n offset 0) j offset 0
    ) r;
  elsif tg_op = 'DELETE' then
    insert into realtime.changes (relation, schema_name, table_name, type, old_record, is_cut, bytes)
    select target, schema_name, table_name, tg_op,
      case when r.bytes > 1048576 then realtime.cut_record(r.doc) else r.doc end, r.bytes > 1048576, least(r.bytes, 1048576)
    from (
      select j.doc, pg_column_size(j.doc) as bytes from (select to_jsonb(o.*) as doc from old_rows o offset 0) j offset 0
    ) r;
  else
    keys := realtime.key_columns(target);
    is_paired := (select count(*) from old_rows) = (select count(*) from new_rows);
    insert into realtime.changes (relation, schema_name, table_name, type, record, old_record, is_cut, bytes)
    select target, schema_name, table_name,
      case when is_paired then 'UPDATE' when r.doc is null then 'DELETE' else 'INSERT' end,
      case when r.bytes > 1048576 then realtime.cut_record(r.doc) else r.doc end,
      case
        when is_paired
          then (select coalesce(jsonb_object_agg(k, r.old_doc -> k), '{}') from unnest(keys) as k)
        else r.old_doc
      end,
      r.bytes > 1048576, least(r.bytes, 1048576)
    from (
      select n.doc, o.doc as old_doc, coalesce(pg_column_size(n.doc), pg_column_size(o.doc)) as bytes
      from (select row_number() over () as place, to_jsonb(n.*) as doc from new_rows n) n
      full join (
        select case when is_paired then row_number() over () else -row_number() over () end as place, to_jsonb(o.*) as doc
        from old_rows o
      ) o on o.place = n.place
      order by coalesce(n.place, o.place)
    ) r;
  end if;
  if found then
    perform pg_notify('realtime_changes', '');
  end if;
  return null;
end
$$;

-- Makes the triggers match the publication; says what could not be done. A busy table is left for the next call.
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
      cross join lateral (values ('insert', p.pubinsert), ('update', p.pubupdate), ('delete', p.pubdelete)) as e (event, told)
      where e.told
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
          'create or replace trigger %I after %s on %I.%I referencing %s for each statement execute function realtime.log_changes(%L)',
          'realtime_log_' || step.event, step.event, step.schema_name, step.table_name,
          case step.event
            when 'insert' then 'new table as new_rows'
            when 'delete' then 'old table as old_rows'
            else 'old table as old_rows new table as new_rows'
          end,
          step.relation
        );
      end if;
    exception when others then
      return next format('%s.%s is not followed: %s', step.schema_name, step.table_name, sqlerrm);
    end;
  end loop;
end
$$;

-- The log from one snapshot to another, a page of it: at most 1,000 rows and about 8 MiB. The upper bound also keeps out
-- rows of transactions that this server has not had yet, as a restored copy may hold.
create or replace function realtime.read_changes(since pg_snapshot, until pg_snapshot, after_id bigint)
returns table (
  id bigint, xid xid8, changed_at timestamptz, relation oid, schema_name text, table_name text, type text,
  record jsonb, old_record jsonb, is_cut boolean, has_more boolean
)
language plpgsql stable set search_path = '' set enable_seqscan = off as $$
#variable_conflict use_column
begin
  return query
  with fresh as materialized (
    select c.id, c.bytes from realtime.changes c
    where c.xid >= pg_snapshot_xmin(since) and c.xid < pg_snapshot_xmax(until) and c.id > after_id
      and not pg_visible_in_snapshot(c.xid, since) and pg_visible_in_snapshot(c.xid, until)
    order by c.id limit 1000
  ), fitting as (
    select s.*, count(*) over () = 1000 or max(s.before) over () >= 8388608 as has_more
    from (select f.id, sum(f.bytes) over (order by f.id) - f.bytes as before from fresh f) s
  )
  select c.id, c.xid, c.changed_at, c.relation, c.schema_name, c.table_name, c.type, c.record, c.old_record, c.is_cut,
    f.has_more
  from fitting f join realtime.changes c on c.id = f.id
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

-- The columns of each table that each role may be told, and which of them are keys. None for a role without the right
-- to select or a table that is published no more.
create or replace function realtime.told_columns(roles text[], relations oid[])
returns table (role_name text, relation oid, keys text[], names text[], types text[])
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  return query
  select w.role_name, w.relation, realtime.key_columns(w.relation),
    array_agg(a.attname::text order by a.attnum), array_agg(t.typname::text order by a.attnum)
  from unnest(roles, relations) as w (role_name, relation)
  join pg_catalog.pg_roles r on r.rolname = w.role_name
  join pg_catalog.pg_class c on c.oid = w.relation
  join pg_catalog.pg_publication p on p.pubname = 'supabase_realtime'
  left join pg_catalog.pg_publication_rel l on l.prpubid = p.oid and l.prrelid = w.relation
  join pg_catalog.pg_attribute a on a.attrelid = w.relation and a.attnum > 0 and not a.attisdropped
  join pg_catalog.pg_type t on t.oid = a.atttypid
  where (
      p.puballtables or l.oid is not null
      or exists (select from pg_catalog.pg_publication_namespace s where s.pnpubid = p.oid and s.pnnspid = c.relnamespace)
    )
    and has_schema_privilege(r.oid, c.relnamespace, 'usage')
    and has_column_privilege(r.oid, w.relation, a.attnum, 'select')
    and (l.prattrs is null or a.attnum = any (l.prattrs::smallint[]))
  group by w.role_name, w.relation;
end
$$;

-- Compares a column of each record with each value, as its type compares. `operators` come from a closed list of the caller's.
create or replace function realtime.match_filters(
  relation oid, records jsonb[], names text[], operators text[], operands text[]
) returns table (record_number integer, filter_number integer)
language plpgsql stable set search_path = pg_catalog, public, extensions set timezone = 'UTC' as $$
declare
  part record;
begin
  for part in
    select f.name, f.operator, format_type(a.atttypid, null) as type,
      array_agg(f.number::integer order by f.number) as numbers, array_agg(f.operand order by f.number) as operands
    from unnest(names, operators, operands) with ordinality as f (name, operator, operand, number)
    join pg_attribute a on a.attrelid = relation and a.attname = f.name and a.attnum > 0 and not a.attisdropped
    group by f.name, f.operator, a.atttypid
  loop
    begin
      if part.operator like 'is %' and part.operator not like '% from' then
        return query execute format(
          'select r.number::integer, f from unnest($1) with ordinality as r (record, number)
           cross join lateral jsonb_to_record(r.record) as x (%1$I %2$s) cross join unnest($2) as f where x.%1$I %3$s',
          part.name, part.type, part.operator
        ) using records, part.numbers;
      else
        return query execute format(
          'select r.number::integer, f.number from unnest($1) with ordinality as r (record, number)
           cross join lateral jsonb_to_record(r.record) as x (%1$I %2$s)
           join (select o.number, o.operand::%2$s as operand from unnest($2, $3) as o (number, operand) offset 0) f
           on x.%1$I %3$s f.operand',
          part.name, part.type, part.operator
        ) using records, part.numbers, part.operands;
      end if;
    exception when others then
      null; -- what cannot be compared any more matches nothing
    end;
  end loop;
end
$$;

-- Why a role's requests cannot be followed, one reason each at most; null for one that can.
create or replace function realtime.check_requests(role_name text, requests jsonb)
returns table (number integer, reason text, is_watched boolean)
language plpgsql stable set search_path = pg_catalog, public, extensions set timezone = 'UTC' as $$
declare
  request jsonb;
  part jsonb;
  target oid;
  column_type text;
begin
  for number, request in select n, r from jsonb_array_elements(requests) with ordinality as e (r, n) loop
    reason := null;
    is_watched := true;
    begin
      select p.relation, exists (
        select from pg_trigger t where t.tgrelid = p.relation and t.tgfoid = 'realtime.log_changes()'::regprocedure
      ) into target, is_watched
      from realtime.published_tables p
      join pg_roles r on r.rolname = role_name
      join pg_class c on c.oid = p.relation
      where (request ->> 'schema' in ('*', p.schema_name))
        and (request ->> 'table' is null or request ->> 'table' = p.table_name)
        and has_schema_privilege(r.oid, c.relnamespace, 'usage')
        and has_any_column_privilege(r.oid, p.relation, 'select')
      limit 1;
      if target is null then
        raise exception 'not enabled';
      end if;
      for part in select p from jsonb_array_elements(request -> 'filters') as p loop
        column_type := realtime.told_column_type(role_name, target, part ->> 'column');
        if column_type is null then
          raise exception 'invalid column for filter %', part ->> 'column';
        end if;
        if part ->> 'operator' like 'is %' and part ->> 'operator' not like '% from' then
          execute format('select x.c %s from (select null::%s as c) x', part ->> 'operator', column_type);
        else
          execute format('select x.c %1$s x.c from (select $1::%2$s as c offset 0) x', part ->> 'operator', column_type)
          using part ->> 'value';
        end if;
      end loop;
      for part in select p from jsonb_array_elements(request -> 'select') as p loop
        if realtime.told_column_type(role_name, target, part #>> '{}') is null then
          raise exception 'invalid column for select %', part #>> '{}';
        end if;
      end loop;
    exception when others then
      reason := sqlerrm;
    end;
    return next;
  end loop;
end
$$;

create or replace function realtime.told_column_type(role_name text, relation oid, column_name text) returns text
language sql stable set search_path = pg_catalog, public, extensions as $$
  select format_type(a.atttypid, null)
  from realtime.told_columns(array[role_name], array[relation]) t
  join pg_attribute a on a.attrelid = relation and a.attname = column_name
  where column_name = any (t.names) and a.attnum > 0
$$;

-- What a role's policies ask of a row it wants to select, as text. It is tried on rows of the log, which lie in no table
-- any more when they were deleted.
create or replace function realtime.policy_condition(role_name text, relation oid) returns text
language plpgsql stable set search_path = '' as $$
begin
  return (
    select case
      when r.rolsuper or r.rolbypassrls or not c.relrowsecurity
        or (pg_has_role(r.oid, c.relowner, 'usage') and not c.relforcerowsecurity) then 'true'
      else coalesce(
        (
          select '(' || string_agg('(' || pg_get_expr(p.polqual, p.polrelid) || ')', ' or ')
            filter (where p.polpermissive) || ')'
            || coalesce(string_agg(' and (' || pg_get_expr(p.polqual, p.polrelid) || ')', '') filter (where not p.polpermissive), '')
          from pg_catalog.pg_policy p
          where p.polrelid = c.oid and p.polcmd in ('r', '*') and p.polqual is not null
            and exists (select from unnest(p.polroles) as m where m = 0 or pg_has_role(r.oid, m, 'usage'))
        ),
        'false'
      )
    end
    from pg_catalog.pg_roles r, pg_catalog.pg_class c
    where r.rolname = role_name and c.oid = relation
  );
end
$$;

-- Which of the records each identity may see under its own policies. Runs as the login that may become each of them. A
-- group is a role, a table, numbers of records and the identities that ask for those.
create or replace function realtime.visible_changes(relations oid[], records jsonb[], cuts boolean[], groups jsonb)
returns table (identity integer, visible integer[])
language plpgsql as $$
declare
  part jsonb;
  who jsonb;
  numbers integer[];
  condition text;
  statement text;
  plan text;
  items text;
  run text;
  is_prepared boolean;
begin
  -- As a request's scope would be, less what a socket does not have. Policies cannot write here.
  perform pg_catalog.set_config('transaction_read_only', 'on', true),
    pg_catalog.set_config('search_path', 'public, extensions', true),
    pg_catalog.set_config('timezone', 'UTC', true),
    pg_catalog.set_config('plan_cache_mode', 'force_generic_plan', true),
    pg_catalog.set_config('request.headers', '{}', true),
    pg_catalog.set_config('request.cookies', '{}', true),
    pg_catalog.set_config('request.method', 'GET', true),
    pg_catalog.set_config('request.path', '/', true);
  for part in select p from pg_catalog.jsonb_array_elements(groups) as p loop
    items := null;
    numbers := array(select n::integer from pg_catalog.jsonb_array_elements_text(part -> 'records') as n);
    -- A role that this login may not enter sees nothing, were it the mightiest of all.
    begin
      perform pg_catalog.set_config('role', part ->> 'role', true);
      perform pg_catalog.set_config('role', 'none', true);
      condition := coalesce(realtime.policy_condition(part ->> 'role', (part ->> 'relation')::oid), 'false');
    exception when others then
      condition := 'false';
    end;
    -- A long row lacks its long values: where a policy may look at one of them, nobody is told.
    if condition not in ('true', 'false') then
      numbers := array(
        select n from pg_catalog.unnest(numbers) as n
        where not cuts[n] or not exists (
          select from pg_catalog.pg_attribute a
          where a.attrelid = relations[n] and a.attnum > 0 and not a.attisdropped
            and not (records[n] ? a.attname::text)
            and (pg_catalog.strpos(condition, pg_catalog.replace(a.attname, '"', '""')) > 0 or pg_catalog.strpos(condition, '.*') > 0)
        )
      );
      select pg_catalog.format(
        'select pg_catalog.array_agg((changed."realtime item" ->> ''n'')::integer)
         from pg_catalog.jsonb_array_elements($1) as changed ("realtime item")
         cross join lateral pg_catalog.jsonb_populate_record(null::%1$I.%2$I, changed."realtime item" -> ''r'') as %2$I
         where %3$s', n.nspname, c.relname, condition
      )
      into statement
      from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
      where c.oid = (part ->> 'relation')::oid;
      items := (
        select pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object('n', n, 'r', records[n])) from pg_catalog.unnest(numbers) as n
      );
      -- Kept by the connection: planning costs more than looking. The name changes with the policies' text.
      plan := 'realtime_' || pg_catalog.md5((part ->> 'role') || statement);
      run := pg_catalog.format('execute %I (%L)', plan, items);
      is_prepared := exists (select from pg_catalog.pg_prepared_statements s where s.name = plan);
    end if;
    for who in select w from pg_catalog.jsonb_array_elements(part -> 'identities') as w loop
      identity := (who ->> 'number')::integer;
      visible := '{}';
      if condition = 'true' then
        visible := numbers;
      elsif items is not null then
        begin
          perform pg_catalog.set_config('role', part ->> 'role', true),
            pg_catalog.set_config('request.jwt.claims', who ->> 'claims', true);
          if not is_prepared then
            execute pg_catalog.format('prepare %I (pg_catalog.jsonb) as %s', plan, statement);
            is_prepared := true;
          end if;
          execute run into visible;
          visible := coalesce(visible, '{}');
        exception when others then
          visible := '{}'; -- a policy that fails shows nothing to this identity; the others are not concerned
        end;
      end if;
      return next;
    end loop;
  end loop;
end
$$;

revoke all on realtime.changes, realtime.change_marks, realtime.published_tables from anon, authenticated, service_role;
revoke execute on function
  realtime.key_columns(oid), realtime.cut_record(jsonb), realtime.log_changes(), realtime.watch_publication(),
  realtime.read_changes(pg_snapshot, pg_snapshot, bigint), realtime.sweep_changes(),
  realtime.told_columns(text[], oid[]), realtime.match_filters(oid, jsonb[], text[], text[], text[]),
  realtime.check_requests(text, jsonb), realtime.told_column_type(text, oid, text),
  realtime.policy_condition(text, oid), realtime.visible_changes(oid[], jsonb[], boolean[], jsonb)
from public;
grant execute on function
  realtime.policy_condition(text, oid), realtime.visible_changes(oid[], jsonb[], boolean[], jsonb)
to authenticator;

-- Channels
-- What passes in a private channel passes as a row of this table: its policies say who may read and who may write a topic.
create table if not exists realtime.messages (
  id uuid primary key default gen_random_uuid(),
  topic text not null,
  extension text not null,
  event text,
  payload jsonb,
  binary_payload bytea,
  private boolean not null default false,
  inserted_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz
);
create index if not exists messages_by_topic on realtime.messages (topic, inserted_at)
where extension = 'broadcast' and event is not null;
create index if not exists messages_by_age on realtime.messages (inserted_at);
alter table realtime.messages enable row level security;
grant select, insert on realtime.messages to anon, authenticated, service_role;
drop policy if exists "the platform's own role reads and writes every message" on realtime.messages;
drop policy if exists "the platform's own role reads every message" on realtime.messages;
create policy "the platform's own role reads every message" on realtime.messages for select to service_role using (true);
drop policy if exists "the platform's own role writes every message" on realtime.messages;
create policy "the platform's own role writes every message" on realtime.messages
for insert to service_role with check (true);

create or replace function realtime.topic() returns text language sql stable
return nullif(current_setting('realtime.topic', true), '');

-- As on hosted Supabase, a message that may not be sent warns and leaves the transaction that wanted it alone.
create or replace function realtime.send(payload jsonb, event text, topic text, private boolean default true) returns void
language plpgsql set search_path = '' as $$
declare
  message uuid := gen_random_uuid();
  outer_topic text := current_setting('realtime.topic', true);
begin
  perform set_config('realtime.topic', send.topic, true);
  insert into realtime.messages (id, topic, extension, event, payload, private)
  values (
    message, send.topic, 'broadcast', send.event,
    case
      when jsonb_typeof(send.payload) = 'object' and not send.payload ? 'id'
        then send.payload || jsonb_build_object('id', message)
      else send.payload
    end,
    send.private
  );
  perform set_config('realtime.topic', coalesce(outer_topic, ''), true);
exception when others then
  raise warning 'The broadcast was not sent: %', sqlerrm;
end
$$;

create or replace function realtime.broadcast_changes(
  topic_name text, event_name text, operation text, table_name text, table_schema text, new record, old record,
  level text default 'ROW'
) returns void
language plpgsql set search_path = '' as $$
begin
  if level = 'STATEMENT' then
    raise exception 'realtime.broadcast_changes is for triggers of each row, not of each statement';
  end if;
  if operation not in ('INSERT', 'UPDATE', 'DELETE') then
    raise exception 'Unexpected operation type: %', operation;
  end if;
  perform realtime.send(
    jsonb_build_object(
      'old_record', old, 'record', new, 'operation', operation, 'table', table_name, 'schema', table_schema
    ),
    event_name, topic_name
  );
end
$$;

-- Tells every process of a committed message; one too long for a notification is fetched by its id.
create or replace function realtime.announce_messages() returns trigger
language plpgsql set search_path = '' as $$
declare
  message record;
  sender text := nullif(current_setting('realtime.sender', true), '');
  told text;
begin
  for message in
    select * from inserted
    where extension = 'broadcast' and event is not null and (payload is not null or binary_payload is not null)
  loop
    told := jsonb_strip_nulls(jsonb_build_object('s', sender))::jsonb || jsonb_build_object('d', jsonb_build_object(
      'id', message.id, 'topic', message.topic, 'event', message.event, 'private', message.private,
      'payload', message.payload::text, 'binary', encode(message.binary_payload, 'base64')
    ));
    if octet_length(told) > 7500 then
      told := jsonb_strip_nulls(jsonb_build_object('s', sender, 'i', message.id));
    end if;
    perform pg_notify('realtime_relay', told);
  end loop;
  return null;
end
$$;
drop trigger if exists announce_messages on realtime.messages;
create trigger announce_messages after insert on realtime.messages
referencing new table as inserted for each statement execute function realtime.announce_messages();

-- Server processes on this database, the people present through each, and messages too long for a notification. None of it
-- is worth a write to the log: after a crash of the database each process tells its own again.
create unlogged table if not exists realtime.processes (
  id uuid primary key,
  seen_at timestamptz not null default clock_timestamp()
);
create unlogged table if not exists realtime.presences (
  ref text primary key,
  process uuid not null,
  topic text not null,
  private boolean not null,
  key text not null,
  meta text not null
);
create index if not exists presences_by_process on realtime.presences (process);
create unlogged table if not exists realtime.relay (
  id bigint generated always as identity primary key,
  body text not null,
  created_at timestamptz not null default clock_timestamp()
);

-- When each channel was last surely listened to, so that whoever comes back is told what happened since. The digest is of
-- session, topic and requests: nobody is named here.
create table if not exists realtime.listeners (
  id uuid primary key,
  digest text not null,
  last_ref bigint not null,
  seen_at timestamptz not null default clock_timestamp(),
  is_open boolean not null default true
);
alter table realtime.listeners add column if not exists is_open boolean not null default true;
drop index if exists realtime.listeners_by_digest;
create index if not exists listeners_by_return on realtime.listeners (digest, is_open, seen_at);

alter table realtime.processes enable row level security;
alter table realtime.presences enable row level security;
alter table realtime.relay enable row level security;
alter table realtime.listeners enable row level security;

-- Whom a process has gained and lost, and what it tells the others, in one transaction: who reads the table after a
-- notification finds in it what the notification said.
create or replace function realtime.publish(
  sender uuid, refs text[], topics text[], privates boolean[], keys text[], metas text[], gone text[], bodies text[]
) returns void
language plpgsql set search_path = '' as $$
declare
  told text;
  kept bigint;
begin
  delete from realtime.presences where ref = any (gone);
  insert into realtime.presences (ref, process, topic, private, key, meta)
  select entry.ref, sender, entry.topic, entry.private, entry.key, entry.meta
  from unnest(refs, topics, privates, keys, metas) as entry (ref, topic, private, key, meta)
  on conflict (ref) do nothing;
  foreach told in array bodies loop
    if octet_length(told) > 7500 then
      insert into realtime.relay (body) values (told) returning id into kept;
      told := json_build_object('p', sender, 'r', kept::text);
    end if;
    perform pg_notify('realtime_relay', told);
  end loop;
end
$$;

-- A sign of life. Says whether the others had given this process up, and who is alive.
create or replace function realtime.beat(self uuid, out is_new boolean, out alive uuid[])
language plpgsql set search_path = '' as $$
begin
  update realtime.processes set seen_at = clock_timestamp() where id = self;
  is_new := not found;
  if is_new then
    insert into realtime.processes (id) values (self) on conflict (id) do nothing;
  end if;
  delete from realtime.processes where id in (
    select id from realtime.processes where seen_at < clock_timestamp() - interval '15 seconds' for update skip locked
  );
  alive := array(select id from realtime.processes where seen_at >= clock_timestamp() - interval '15 seconds');
  delete from realtime.presences where ref in (
    select ref from realtime.presences where process <> all (alive) for update skip locked
  );
  delete from realtime.relay where id in (
    select id from realtime.relay where created_at < clock_timestamp() - interval '1 minute' for update skip locked
  );
end
$$;

-- The same conditions as auth.assert_session, for many at once.
create or replace function realtime.ended_sessions(sessions uuid[]) returns setof uuid
language sql stable set search_path = '' as $$
  select given from unnest(sessions) as given
  where not exists (
    select from auth.sessions s
    join auth.users u on u.id = s.user_id
    where s.id = given
      and (s.not_after is null or s.not_after > now())
      and (u.banned_until is null or u.banned_until <= now())
      and u.deleted_at is null
  )
$$;

-- Two rows that a caller's select policies are tried on. Definer, because the caller may not write them; only the login
-- that asks on callers' behalf may call it, in a transaction that it rolls back.
create or replace function realtime.lay_probes(topic text) returns uuid[]
language sql security definer set search_path = '' as $$
  with probes as (
    insert into realtime.messages (topic, extension, private)
    values (lay_probes.topic, 'broadcast', true), (lay_probes.topic, 'presence', true)
    returning id
  )
  select array_agg(id) from probes
$$;

-- What each caller's own policies on realtime.messages allow in a topic. Runs as the login that may become each caller, and
-- its transaction must be rolled back: it leaves probes behind. Without a topic only role and session are looked at.
drop function if exists realtime.access(text[], text[], uuid[], text[], boolean[]);
create function realtime.access(
  roles text[], claims text[], sessions uuid[], topics text[], writes boolean[]
) returns table (
  refusal text, read_broadcast boolean, read_presence boolean, write_broadcast boolean, write_presence boolean
)
language plpgsql as $$
declare
  probes uuid[];
begin
  for n in 1 .. cardinality(roles) loop
    refusal := null;
    read_broadcast := false;
    read_presence := false;
    write_broadcast := false;
    write_presence := false;
    begin
      if roles[n] in ('none', session_user) then
        raise exception 'a login is nobody';
      end if;
      perform pg_catalog.set_config('role', roles[n], true);
      perform pg_catalog.set_config('role', 'none', true);
      perform auth.assert_session(sessions[n]);
    exception
      when sqlstate 'PT401' then
        refusal := 'session';
      when others then
        refusal := 'role';
    end;
    perform pg_catalog.set_config('role', 'none', true);
    if refusal is not null or topics[n] is null then
      return next;
      continue;
    end if;
    begin
      probes := realtime.lay_probes(topics[n]);
      perform pg_catalog.set_config('realtime.topic', topics[n], true),
        pg_catalog.set_config('request.jwt.claims', claims[n], true),
        pg_catalog.set_config('request.headers', '{}', true),
        pg_catalog.set_config('role', roles[n], true);
      select coalesce(pg_catalog.bool_or(m.extension = 'broadcast'), false),
        coalesce(pg_catalog.bool_or(m.extension = 'presence'), false)
      into read_broadcast, read_presence
      from realtime.messages m where m.id = any (probes);
      if writes[n] then
        begin
          insert into realtime.messages (topic, extension, private) values (topics[n], 'broadcast', true);
          write_broadcast := true;
        exception when others then
          write_broadcast := false;
        end;
        begin
          insert into realtime.messages (topic, extension, private) values (topics[n], 'presence', true);
          write_presence := true;
        exception when others then
          write_presence := false;
        end;
      end if;
    exception when others then
      -- A policy that fails shows nothing to this caller; the others are not concerned.
      read_broadcast := false;
      read_presence := false;
      write_broadcast := false;
      write_presence := false;
    end;
    return next;
  end loop;
end
$$;

revoke execute on function
  realtime.publish(uuid, text[], text[], boolean[], text[], text[], text[], text[]), realtime.beat(uuid),
  realtime.ended_sessions(uuid[]), realtime.lay_probes(text), realtime.announce_messages(),
  realtime.access(text[], text[], uuid[], text[], boolean[])
from public;
grant execute on function realtime.lay_probes(text), realtime.access(text[], text[], uuid[], text[], boolean[])
to authenticator;
