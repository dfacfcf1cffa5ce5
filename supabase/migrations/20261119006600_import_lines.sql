-- A list from elsewhere as it will be written: who is there already, and who goes to which household. Read once, written table by table.
create type private.import_line as (
  n bigint, line integer, household text, first_name text, last_name text, age_group text, is_plus_one boolean, email text, phone text,
  address text, side text, diet text, language text, tags jsonb, moments jsonb,
  guest_id uuid, household_id uuid, is_new_home boolean, is_double boolean, position integer
);

create function private.resolve_import(of_event uuid, rows jsonb, default_moments jsonb, skips_duplicates boolean)
returns setof private.import_line
-- Whatever the planner believes of an event whose list was imported a moment ago, it must not compare everybody with everybody.
language sql volatile set search_path = '' set enable_nestloop = off as $$
  with lines as materialized (
    select r.*, private.name_key(r.household) collate "C" as home_key,
      (private.name_key(r.first_name) || '|' || private.name_key(r.last_name)) collate "C" as name_key,
      r.first_name = '' and r.last_name = '' as is_unnamed
    from private.read_import(rows, default_moments) r
  ),
  homes as materialized (
    select distinct on (k.home_key) k.id, k.home_key
    from (
      select h.id, h.created_at, private.name_key(h.name) collate "C" as home_key
      from public.households h where h.event_id = of_event
    ) k
    order by k.home_key, k.created_at, k.id
  ),
  present as (
    select distinct h.home_key, (private.name_key(g.first_name) || '|' || private.name_key(g.last_name)) collate "C" as name_key
    from homes h join public.guests g on g.household_id = h.id
  ),
  judged as materialized (
    select l.*, h.id as home_id, skips_duplicates and not l.is_unnamed and (
      p.name_key is not null
      or row_number() over (partition by l.home_key, l.name_key, l.is_unnamed order by l.n) > 1
    ) as is_double
    from lines l
    left join homes h on h.home_key = l.home_key
    left join present p on p.home_key = l.home_key and p.name_key = l.name_key
  ),
  made_homes as (
    select gen_random_uuid() as id, j.home_key from judged j where j.home_id is null and not j.is_double group by j.home_key
  ),
  -- In the order of the lines: keys that follow one another are written side by side.
  keys as (
    select k.id, row_number() over (order by k.id) as n from (select gen_random_uuid() as id from lines) k
  )
  select j.n, j.line, j.household, j.first_name, j.last_name, j.age_group, j.is_plus_one::boolean, j.email, j.phone,
    j.address, j.side, j.diet, j.language, j.tags, j.moments,
    k.id, coalesce(j.home_id, m.id), j.home_id is null, j.is_double,
    least(row_number() over (partition by j.home_key, j.is_double order by j.n), 10000)::integer
  from judged j
  join keys k on k.n = j.n
  left join made_homes m on m.home_key = j.home_key
  order by j.n
$$;

revoke execute on function private.resolve_import(uuid, jsonb, jsonb, boolean) from public, anon, authenticated, service_role;
