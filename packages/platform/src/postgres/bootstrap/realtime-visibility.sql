-- Decides what a subscriber receives: columns by privilege, rows by filter and by the subscriber's own policies.
-- The events and columns of each table that each role may receive, and which of these are keys. None for a role without the right
-- to select or a table that is published no more.
drop function if exists realtime.readable_columns(text[], oid[]);
create function realtime.readable_columns(roles text[], relations oid[])
returns table (role_name text, relation oid, events text[], keys text[], names text[], types text[])
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  return query
  select w.role_name, w.relation,
    array(
      select e.event
      from (values ('INSERT', p.pubinsert), ('UPDATE', p.pubupdate), ('DELETE', p.pubdelete)) as e (event, is_published)
      where e.is_published
    ),
    realtime.key_columns(w.relation),
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
  group by w.role_name, w.relation, p.pubinsert, p.pubupdate, p.pubdelete;
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
        column_type := realtime.readable_column_type(role_name, target, part ->> 'column');
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
        if realtime.readable_column_type(role_name, target, part #>> '{}') is null then
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

create or replace function realtime.readable_column_type(role_name text, relation oid, column_name text) returns text
language sql stable set search_path = pg_catalog, public, extensions as $$
  select format_type(a.atttypid, null)
  from realtime.readable_columns(array[role_name], array[relation]) t
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
  run_part text;
  is_prepared boolean;
  lows integer[];
  highs integer[];
  low integer;
  high integer;
  seen integer[];
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
    -- A role that this login may not enter sees nothing, even a superuser.
    begin
      perform pg_catalog.set_config('role', part ->> 'role', true);
      perform pg_catalog.set_config('role', 'none', true);
      condition := coalesce(realtime.policy_condition(part ->> 'role', (part ->> 'relation')::oid), 'false');
    exception when others then
      condition := 'false';
    end;
    -- A long row lacks its long values: where a policy may read one of them, the row is not delivered.
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
      -- A prepared statement, because planning costs more than running it. Its name changes with the text of the policies.
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
        -- A row that a policy fails on is found by halving: it alone stays hidden, and from this identity alone.
        lows := array[1];
        highs := array[pg_catalog.cardinality(numbers)];
        for attempt in 1 .. 64 loop
          exit when lows = '{}';
          low := lows[1];
          high := highs[1];
          lows := lows[2:];
          highs := highs[2:];
          if attempt > 1 then
            run_part := pg_catalog.format('execute %I (%L)', plan, (
              select pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object('n', n, 'r', records[n]))
              from pg_catalog.unnest(numbers[low:high]) as n
            ));
          end if;
          begin
            perform pg_catalog.set_config('role', part ->> 'role', true),
              pg_catalog.set_config('request.jwt.claims', who ->> 'claims', true);
            if not is_prepared then
              execute pg_catalog.format('prepare %I (pg_catalog.jsonb) as %s', plan, statement);
              is_prepared := true;
            end if;
            execute case when attempt = 1 then run else run_part end into seen;
            visible := visible || coalesce(seen, '{}');
          exception when others then
            if is_prepared and low < high then
              lows := lows || array[low, (low + high) / 2 + 1];
              highs := highs || array[(low + high) / 2, high];
            end if;
          end;
        end loop;
      end if;
      return next;
    end loop;
  end loop;
end
$$;

revoke execute on function
  realtime.readable_columns(text[], oid[]), realtime.match_filters(oid, jsonb[], text[], text[], text[]),
  realtime.check_requests(text, jsonb), realtime.readable_column_type(text, oid, text),
  realtime.policy_condition(text, oid), realtime.visible_changes(oid[], jsonb[], boolean[], jsonb)
from public;
grant execute on function
  realtime.policy_condition(text, oid), realtime.visible_changes(oid[], jsonb[], boolean[], jsonb)
to authenticator;
