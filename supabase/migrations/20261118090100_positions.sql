-- Lists that people order by hand: a row put between two others takes the middle of their positions, and touches no other row.
-- A new row goes to the end.
create function private.take_last_position() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.position is null then
    execute format('select coalesce(max(position), 0) + 1024 from %I.%I where event_id = $1', tg_table_schema, tg_table_name)
    into new.position using new.event_id;
  end if;
  return new;
end
$$;
comment on function private.take_last_position() is 'Puts a new row at the end of its event''s list.';

-- Under the caller's own policies. When there is no middle left between two neighbours, the list is numbered anew.
create function public.place_row(of_table text, row_id uuid, before_id uuid default null) returns double precision
language plpgsql set search_path = '' as $$
declare
  of_event uuid;
  upper_bound double precision;
  lower_bound double precision;
  middle double precision;
begin
  if of_table is null or of_table not in ('tasks', 'budget_items', 'budget_categories', 'timeline_items') then
    perform private.refuse('PT422', 'invalid', 'Cette liste ne se range pas.', 'of_table');
  end if;
  execute format('select event_id from public.%I where id = $1', of_table) into of_event using row_id;
  if of_event is null then
    perform private.refuse('PT404', 'unknown', 'Cette ligne n’existe plus.');
  end if;
  perform private.require_editor(of_event);
  -- Two people ordering one list: one after the other.
  perform pg_advisory_xact_lock(hashtextextended('place:' || of_table || of_event, 0));
  for attempt in 1..2 loop
    execute format('select position from public.%I where id = $1 and event_id = $2', of_table) into upper_bound
    using before_id, of_event;
    execute format(
      'select max(position) from public.%I where event_id = $1 and id <> $2 and ($3 is null or position < $3 or (position = $3 and id < $4))',
      of_table
    ) into lower_bound using of_event, row_id, upper_bound, before_id;
    middle := case
      when upper_bound is null then coalesce(lower_bound, 0) + 1024
      when lower_bound is null then upper_bound - 1024
      else (lower_bound + upper_bound) / 2
    end;
    exit when (lower_bound is null or middle - lower_bound > 0.000001) and (upper_bound is null or upper_bound - middle > 0.000001);
    execute format(
      'update public.%I t set position = n.place * 1024
       from (select id, row_number() over (order by position, id) as place from public.%I where event_id = $1) n
       where t.id = n.id', of_table, of_table
    ) using of_event;
  end loop;
  execute format('update public.%I set position = $1 where id = $2', of_table) using middle, row_id;
  return middle;
end
$$;

revoke execute on function private.take_last_position(), public.place_row(text, uuid, uuid)
from public, anon, authenticated, service_role;
grant execute on function public.place_row(text, uuid, uuid) to authenticated;
