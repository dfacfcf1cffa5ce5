-- What a transaction did to a table in several statements becomes the difference between what it found and what it leaves:
-- no subscriber receives a state that was never committed.

-- Each logged change goes from one state of a row to another. A state reached as often as it was left is intermediate and cancels
-- out; one reached once more is final; one left once more is initial. This holds for any order of the log: the changes of a row
-- trigger come before those of the statement that fired it.
--
-- A final and an initial state belong to one row if one statement changed the one into the other, or else if an update changed
-- the key of the one into that of the other, or else if both have the same key (deleted and inserted again). An insertion is
-- delivered at the place of the first change, so that rows that refer to it follow; all other changes at that of the last.
--
-- The planner has no statistics for these joins, and a nested loop would make a long transaction far too slow.
create or replace function realtime.net_changes(target oid) returns table (id bigint, record_id bigint, old_id bigint)
language plpgsql set search_path = '' set enable_seqscan = off set enable_nestloop = off
set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  keys text[] := realtime.key_columns(target);
begin
  return query
  with recursive entries as materialized (
    select c.id, hashtextextended(c.record::text, 0) as state, hashtextextended(c.old_record::text, 0) as old_state,
      case when c.record is not null then array(select c.record ->> k from unnest(keys) as k) end as key,
      case when c.old_record is not null then array(select c.old_record ->> k from unnest(keys) as k) end as old_key
    from realtime.changes c where c.xid = pg_current_xact_id() and c.relation = target
  ), balance as materialized (
    select s.state, sum(s.gain) as gain
    from (
      select e.state, 1 as gain from entries e where e.state is not null
      union all
      select e.old_state, -1 from entries e where e.old_state is not null
    ) s
    group by s.state having sum(s.gain) <> 0
  ), ends as materialized (
    select distinct on (e.key) e.key, e.id
    from entries e join balance b on b.state = e.state and b.gain > 0
    order by e.key, e.id desc
  ), beginnings as materialized (
    select distinct on (e.old_key) e.old_key as key, e.id
    from entries e join balance b on b.state = e.old_state and b.gain < 0
    order by e.old_key, e.id
  ), moves as materialized (
    select distinct e.key, e.old_key from entries e where e.key <> e.old_key
  ), trail as (
    select n.id, n.key, 0 as steps from ends n
    union
    select t.id, m.old_key, t.steps + 1 from trail t join moves m on m.key = t.key where t.steps < 8
  ), pairs as materialized (
    select distinct on (p.beginning) p.id, p.beginning
    from (
      select distinct on (t.id) t.id, b.id as beginning,
        case when t.id = b.id then 0 when t.steps = 0 then 9 else t.steps end as distance
      from trail t join beginnings b on b.key = t.key
      order by t.id, distance
    ) p
    order by p.beginning, p.distance
  )
  select case when p.id is null then coalesce(i.id, n.id) else n.id end, n.id, p.beginning
  from ends n
  left join pairs p on p.id = n.id
  left join (select e.key, min(e.id) as id from entries e where e.old_key is null group by e.key) i on i.key = n.key
  union all
  select coalesce(d.id, b.id), null, b.id
  from beginnings b
  left join pairs p on p.beginning = b.id
  left join (select e.old_key, max(e.id) as id from entries e where e.key is null group by e.old_key) d on d.old_key = b.key
  where p.id is null;
end
$$;

create or replace function realtime.coalesce_changes(target oid) returns void
language plpgsql set search_path = '' set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  ids bigint[];
  record_ids bigint[];
  old_ids bigint[];
begin
  if realtime.has_changed_shape(target) then
    ids := '{}';
  elsif realtime.key_columns(target) = '{}' then
    ids := realtime.net_keyless_changes(target);
  else
    select coalesce(array_agg(n.id), '{}'), array_agg(n.record_id), array_agg(n.old_id) into ids, record_ids, old_ids
    from realtime.net_changes(target) n;
    update realtime.changes c
    set type = case when n.record_id is null then 'DELETE' when n.old_id is null then 'INSERT' else 'UPDATE' end,
      record = r.record, old_record = o.old_record, is_cut = coalesce(r.record, o.old_record) ? '',
      bytes = octet_length(coalesce(r.record, o.old_record)::text)
    from unnest(ids, record_ids, old_ids) as n (id, record_id, old_id)
    left join realtime.changes r on r.id = n.record_id
    left join realtime.changes o on o.id = n.old_id
    where c.id = n.id
      and (n.record_id, n.old_id) is distinct from
        (case when c.record is not null then c.id end, case when c.old_record is not null then c.id end);
  end if;
  delete from realtime.changes c where c.id = any (array(
    select p.id from realtime.changes p where p.xid = pg_current_xact_id() and p.relation = target
    except
    select unnest(ids)
  ));
end
$$;

-- Without a key, equal rows are the same row, counted. Changes preserve their types; those that cancel out are not delivered.
create or replace function realtime.net_keyless_changes(target oid) returns bigint[]
language plpgsql set search_path = '' set enable_seqscan = off set enable_nestloop = off
set plan_cache_mode = force_generic_plan as $$
begin
  return array(
    with entries as materialized (
      select c.id, c.type = 'DELETE' as is_removal,
        hashtextextended(c.record::text, 0) as state, hashtextextended(c.old_record::text, 0) as old_state
      from realtime.changes c where c.xid = pg_current_xact_id() and c.relation = target
    ), balance as materialized (
      select s.state, sum(s.gain) as gain
      from (
        select e.state, 1 as gain from entries e where e.state is not null
        union all
        select e.old_state, -1 from entries e where e.old_state is not null
      ) s
      group by s.state
    ), numbered as (
      select e.id, e.is_removal, coalesce(e.state, e.old_state) as state,
        row_number() over (partition by e.is_removal, coalesce(e.state, e.old_state) order by e.id desc) as ordinal
      from entries e
    )
    select p.id from numbered p join balance b on b.state = p.state
    where p.ordinal <= case when p.is_removal then -b.gain else b.gain end
  );
end
$$;

-- Whether columns were added or dropped between the statements, as migrations do: states of one row could not be compared, so
-- nothing is delivered.
create or replace function realtime.has_changed_shape(target oid) returns boolean
language plpgsql stable set search_path = '' set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  return (
    select coalesce(min(s.shape) <> max(s.shape), false)
    from (
      select array(select jsonb_object_keys(coalesce(c.record, c.old_record))) as shape
      from realtime.changes c where c.xid = pg_current_xact_id() and c.relation = target and not c.is_cut
    ) s
  );
end
$$;

-- Definer, as what writes the log is. Deferred: once for each table, at the end, whatever came before; what is written
-- after that, by other deferred triggers, is coalesced again.
create or replace function realtime.coalesce_transaction() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from realtime.uncoalesced u where u.xid = new.xid and u.relation = new.relation;
  perform realtime.coalesce_changes(new.relation);
  return null;
end
$$;
drop trigger if exists coalesce_transaction on realtime.uncoalesced;
create constraint trigger coalesce_transaction after insert on realtime.uncoalesced
deferrable initially deferred for each row execute function realtime.coalesce_transaction();

revoke execute on function
  realtime.coalesce_changes(oid), realtime.net_changes(oid), realtime.net_keyless_changes(oid),
  realtime.has_changed_shape(oid), realtime.coalesce_transaction()
from public;
