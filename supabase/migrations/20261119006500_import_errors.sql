-- What is wrong with a list, line by line, as before: each line is asked everything at once, and only those with an answer are opened.
create or replace function private.import_errors(of_event uuid, rows jsonb, default_moments jsonb) returns jsonb
language sql stable set search_path = '' as $$
  with known as (
    select coalesce(jsonb_agg(m.id::text), '[]') as ids from public.moments m where m.event_id = of_event
  ),
  asked as materialized (
    select r.n, r.line, array_remove(array[
      case when r.household is null then 'household missing' end,
      case when length(r.household) > 160 then 'household too-long' end,
      case when r.first_name = '' and r.last_name = '' and r.is_plus_one <> 'true' then 'first_name missing' end,
      case when length(r.first_name) > 80 then 'first_name too-long' end,
      case when length(r.last_name) > 80 then 'last_name too-long' end,
      case when r.age_group not in ('adult', 'child', 'baby') then 'age_group unknown' end,
      case when r.is_plus_one not in ('true', 'false') then 'is_plus_one unknown' end,
      case when r.email !~ '^[^@\s]+@[^@\s]+$' then 'email invalid' end,
      case when length(r.email) > 254 then 'email too-long' end,
      case when length(r.phone) > 32 then 'phone too-long' end,
      case when length(r.address) > 500 then 'address too-long' end,
      case when length(r.side) > 60 then 'side too-long' end,
      case when not private.is_diet(r.diet) then 'diet unknown' end,
      case when r.language !~ '^[a-z]{2}$' then 'language unknown' end,
      case when jsonb_typeof(r.tags) <> 'array' or jsonb_array_length(r.tags) > 20 then 'tags invalid' end,
      case when jsonb_typeof(r.moments) <> 'array' or not r.moments <@ known.ids then 'moments unknown' end
    ], null) as wrongs
    from private.read_import(rows, default_moments) r cross join known
  )
  select coalesce(jsonb_agg(e.mistake order by e.n, e.place), '[]')
  from (
    select a.n, w.place, jsonb_build_object(
      'line', a.line, 'field', split_part(w.wrong, ' ', 1), 'reason', split_part(w.wrong, ' ', 2)
    ) as mistake
    from asked a cross join lateral unnest(a.wrongs) with ordinality as w (wrong, place)
    where a.wrongs <> '{}'
    order by a.n, w.place
    -- Nobody reads more.
    limit 1000
  ) e
$$;
