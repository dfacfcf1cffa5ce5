-- A way put between two entries of the day, with those that begin later for it, or the same taken back: all of it or nothing.
-- `shifts`: [{ id, version, starts_minute }]; `travel`: { id, day, starts_minute, duration_minutes, title }. Under the caller's own policies.
create function public.shift_timeline(of_event uuid, shifts jsonb, travel jsonb default null, removed uuid default null) returns integer
language plpgsql set search_path = '' as $$
declare
  moved integer;
begin
  perform private.require_editor(of_event);
  if jsonb_typeof(shifts) is distinct from 'array' or jsonb_array_length(shifts) > 500 then
    perform private.refuse('PT422', 'invalid', 'Ces heures ne peuvent pas être enregistrées.', 'shifts');
  end if;
  update public.timeline_items t set starts_minute = s.starts_minute
  from jsonb_to_recordset(shifts) as s (id uuid, version integer, starts_minute smallint)
  where t.event_id = of_event and t.id = s.id and t.version = s.version;
  get diagnostics moved = row_count;
  if moved <> jsonb_array_length(shifts) then
    perform private.refuse('PT409', 'stale', 'Quelqu’un a modifié le déroulé entre-temps.');
  end if;
  if travel is not null then
    insert into public.timeline_items (id, event_id, day, starts_minute, duration_minutes, title)
    select r.id, of_event, r.day, r.starts_minute, r.duration_minutes, r.title
    from jsonb_to_record(travel) as r (id uuid, day smallint, starts_minute smallint, duration_minutes integer, title text);
  end if;
  delete from public.timeline_items t where t.event_id = of_event and t.id = removed;
  return moved;
end
$$;
revoke execute on function public.shift_timeline(uuid, jsonb, jsonb, uuid) from public, anon, authenticated, service_role;
grant execute on function public.shift_timeline(uuid, jsonb, jsonb, uuid) to authenticated;
