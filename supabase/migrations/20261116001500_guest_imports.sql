-- Imports of a guest list.

-- A line with its decision: whether the person exists already, and which household they belong to. It is computed once and then
-- written table by table.
create type private.import_line as (
  n bigint, line integer, household text, first_name text, last_name text, age_group text, is_plus_one boolean, email text, phone text,
  address text, side text, diet text, allergies text, language text, tags jsonb, moments jsonb,
  guest_id uuid, household_id uuid, is_new_home boolean, is_double boolean, position integer
);

-- It reads the lines of an imported list and writes nothing.
create function private.read_import(rows jsonb, default_moments jsonb) returns table (
  n bigint, line integer, household text, first_name text, last_name text, age_group text, is_plus_one text, email text, phone text,
  address text, side text, diet text, allergies text, language text, tags jsonb, moments jsonb
)
-- The estimate of rows keeps the planner from nested loops, which it would choose for its default of a hundred rows.
language sql immutable rows 10000 set search_path = '' as $$
  select r.n, coalesce((r.row ->> 'line')::integer, r.n::integer),
    coalesce(
      nullif(btrim(r.row ->> 'household'), ''),
      left(nullif(btrim(concat_ws(' ', btrim(r.row ->> 'first_name'), btrim(r.row ->> 'last_name'))), ''), 160)
    ),
    coalesce(btrim(r.row ->> 'first_name'), ''), coalesce(btrim(r.row ->> 'last_name'), ''),
    coalesce(nullif(btrim(r.row ->> 'age_group'), ''), 'adult'), coalesce(r.row ->> 'is_plus_one', 'false'),
    nullif(btrim(r.row ->> 'email'), ''), nullif(btrim(r.row ->> 'phone'), ''), nullif(btrim(r.row ->> 'address'), ''),
    nullif(btrim(r.row ->> 'side'), ''), nullif(btrim(r.row ->> 'diet'), ''),
    nullif(btrim(r.row ->> 'allergies'), ''),
    nullif(btrim(r.row ->> 'language'), ''),
    coalesce(nullif(r.row -> 'tags', 'null'), '[]'), coalesce(nullif(r.row -> 'moments', 'null'), default_moments, '[]')
  from jsonb_array_elements(rows) with ordinality as r (row, n)
$$;

-- Each line is checked for everything at once, and only lines with a mistake are expanded. Allergies are health data, so that the hosts
-- confirm the consent of the people of their list.
create function private.import_errors(of_event uuid, rows jsonb, default_moments jsonb, has_consent boolean) returns jsonb
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
      case when length(r.allergies) > 500 then 'allergies too-long' end,
      case when r.allergies is not null and not has_consent then 'allergies consent' end,
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
    -- Nobody reads more mistakes.
    limit 1000
  ) e
$$;

create function private.resolve_import(of_event uuid, rows jsonb, default_moments jsonb, skips_duplicates boolean)
returns setof private.import_line
-- Without nested loops the planner cannot compare every line with every guest after a recent import.
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
  -- Keys are generated in the order of the lines, so that consecutive keys are written to the same pages.
  keys as (
    select k.id, row_number() over (order by k.id) as n from (select gen_random_uuid() as id from lines) k
  )
  select j.n, j.line, j.household, j.first_name, j.last_name, j.age_group, j.is_plus_one::boolean, j.email, j.phone,
    j.address, j.side, j.diet, j.allergies, j.language, j.tags, j.moments,
    k.id, coalesce(j.home_id, m.id), j.home_id is null, j.is_double,
    least(row_number() over (partition by j.home_key, j.is_double order by j.n), 10000)::integer
  from judged j
  join keys k on k.n = j.n
  left join made_homes m on m.home_key = j.home_key
  order by j.n
$$;

-- The first line that has a value sets it for the household; tags of all lines are joined.
create function private.import_households(of_event uuid, lines private.import_line[]) returns void
language sql set search_path = '' set enable_nestloop = off as $$
  with tagged as (
    select t.household_id, (array_agg(t.tag order by t.tag))[1:20] as tags
    from (
      select distinct l.household_id, tag
      from unnest(lines) l, jsonb_array_elements_text(l.tags) tag
      where l.is_new_home and not l.is_double and l.tags <> '[]' and btrim(tag) <> ''
    ) t
    group by t.household_id
  ),
  homes as (
    select l.household_id as id, (array_agg(l.household order by l.n))[1] as name,
      (array_agg(l.address order by l.n) filter (where l.address is not null))[1] as address,
      (array_agg(l.side order by l.n) filter (where l.side is not null))[1] as side,
      (array_agg(l.language order by l.n))[1] as language
    from unnest(lines) l
    where l.is_new_home and not l.is_double
    group by l.household_id
  )
  insert into public.households (id, event_id, name, address, tags, side, language)
  select h.id, of_event, h.name, h.address, coalesce(t.tags, '{}'), h.side, h.language
  from homes h left join tagged t on t.household_id = h.id
$$;

create function private.import_people(of_event uuid, lines private.import_line[]) returns void
language sql set search_path = '' as $$
  insert into public.guests
    (
      id, event_id, household_id, first_name, last_name, age_group, is_plus_one, email, phone, diet, allergies, allergies_consent_at,
      allergies_consent_by, position
    )
  select l.guest_id, of_event, l.household_id, l.first_name, l.last_name, l.age_group, l.is_plus_one, l.email, l.phone, l.diet,
    l.allergies, case when l.allergies is not null then now() end, case when l.allergies is not null then 'couple' end, l.position
  from unnest(lines) l where not l.is_double
$$;

-- Most lines name the same moments, which are therefore read once.
create function private.import_invitations(of_event uuid, lines private.import_line[]) returns void
language sql set search_path = '' as $$
  with named as materialized (select distinct l.moments from unnest(lines) l),
  chosen as materialized (select distinct n.moments, m::uuid as moment_id from named n, jsonb_array_elements_text(n.moments) m)
  insert into public.moment_invitations (event_id, guest_id, moment_id)
  select of_event, l.guest_id, c.moment_id
  from unnest(lines) l join chosen c on c.moments = l.moments
  where not l.is_double
  order by l.guest_id, c.moment_id
$$;

-- The server analyzes a table by itself a minute after it has grown. Until then it takes a table that was emptied recently (an
-- import that was undone) for an empty one and a household for fifty people, and finds each by reading the whole event. Nobody waits
-- for an analysis that is running.
create function private.analyze_after_import(written regclass, columns text, rows integer) returns void
language plpgsql set search_path = '' as $$
begin
  if rows >= 500 then
    execute format('analyze (skip_locked) %s (%s)', written, columns);
  end if;
end
$$;

-- A list becomes guests as a whole or not at all. People with the same household name share a household, a new one or an existing
-- one; a person who is already in it is not added twice. It runs as definer because nobody reads or writes the rows stored for the
-- undo.
create function public.import_guests(of_event uuid, rows jsonb, options jsonb default '{}') returns jsonb
-- Ten thousand lines exceed the default memory for sorting and would be written to disk between two steps. On a slow or busy
-- machine they take longer than the default timeout of a request.
language plpgsql security definer set search_path = '' set work_mem = '32MB' set statement_timeout = '20s' as $$
#variable_conflict use_variable
declare
  errors jsonb;
  lines private.import_line[];
  people uuid[];
  homes uuid[];
  undo uuid;
  skipped jsonb;
begin
  perform private.require_member(of_event, private.editor_event_ids());
  if jsonb_typeof(rows) <> 'array' or jsonb_array_length(rows) not between 1 and 10000 then
    raise exception using errcode = 'PT422', message = 'Un import compte de 1 à 10 000 lignes.', detail = 'too-many', hint = 'rows';
  end if;
  -- Two simultaneous imports would each create the same households.
  perform from public.events e where e.id = of_event for no key update;
  errors := private.import_errors(
    of_event, rows, options -> 'moments', coalesce((options ->> 'consent')::boolean, false)
  );
  if errors <> '[]' then
    return jsonb_build_object('ok', false, 'errors', errors);
  end if;
  lines := array(
    select l from private.resolve_import(of_event, rows, options -> 'moments', coalesce(options ->> 'duplicates', 'skip') <> 'add') l
  );
  select coalesce(array_agg(l.guest_id) filter (where not l.is_double), '{}'),
    coalesce(array_agg(distinct l.household_id) filter (where l.is_new_home and not l.is_double), '{}'),
    coalesce(jsonb_agg(l.line order by l.n) filter (where l.is_double), '[]')
  into people, homes, skipped from unnest(lines) l;
  if not coalesce((options ->> 'dry_run')::boolean, false) then
    -- A connection that planned for small tables would check each foreign key by a sequential scan.
    execute 'discard plans';
    perform private.import_households(of_event, lines);
    perform private.analyze_after_import('public.households', 'event_id', cardinality(homes));
    perform private.import_people(of_event, lines);
    perform private.analyze_after_import('public.guests', 'event_id, household_id', cardinality(people));
    perform private.import_invitations(of_event, lines);
    perform private.analyze_after_import('public.moment_invitations', 'event_id, guest_id', cardinality(people));
    insert into private.guest_undos (event_id, kind, guest_ids, household_ids, before)
    values (
      of_event, 'import', people, homes,
      '{"households": [], "links": [], "guests": [], "invitations": [], "replies": [], "choices": []}'
    )
    returning id into undo;
  end if;
  return jsonb_build_object(
    'ok', true, 'guests', cardinality(people), 'undo', undo, 'households', cardinality(homes), 'skipped', skipped
  );
end
$$;
comment on function public.import_guests(uuid, jsonb, jsonb) is
  'Adds a list to an event that the caller edits, as a whole or not at all; can be undone.';

revoke execute on function
  private.read_import(jsonb, jsonb), private.import_errors(uuid, jsonb, jsonb, boolean),
  private.resolve_import(uuid, jsonb, jsonb, boolean), private.import_households(uuid, private.import_line[]),
  private.import_people(uuid, private.import_line[]), private.import_invitations(uuid, private.import_line[]),
  private.analyze_after_import(regclass, text, integer), public.import_guests(uuid, jsonb, jsonb)
from public, anon, authenticated, service_role;
grant execute on function public.import_guests(uuid, jsonb, jsonb) to authenticated;
