-- A list from elsewhere, line by line: what each says, and what is wrong with it. Writes nothing.

-- How two names are the same: without accents, capitals and signs; a name in other letters stands for itself.
create function private.name_key(value text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return coalesce(nullif(private.search_key(value), ''), lower(btrim(value)), '');
end
$$;

create function private.read_import(rows jsonb, default_moments jsonb) returns table (
  n bigint, line integer, household text, first_name text, last_name text, age_group text, is_plus_one text, email text, phone text,
  address text, side text, diet text, language text, tags jsonb, moments jsonb
)
-- Told to the planner: for the hundred rows it would guess, it joins lists one by one.
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
    coalesce(nullif(btrim(r.row ->> 'language'), ''), 'fr'),
    coalesce(nullif(r.row -> 'tags', 'null'), '[]'), coalesce(nullif(r.row -> 'moments', 'null'), default_moments, '[]')
  from jsonb_array_elements(rows) with ordinality as r (row, n)
$$;

-- The first thousand mistakes: nobody reads more.
create function private.import_errors(of_event uuid, rows jsonb, default_moments jsonb) returns jsonb
language sql stable set search_path = '' as $$
  with known as (select array_agg(to_jsonb(m.id::text)) as ids from public.moments m where m.event_id = of_event)
  select coalesce(jsonb_agg(jsonb_build_object('line', e.line, 'field', e.field, 'reason', e.reason) order by e.n), '[]')
  from (
    select r.n, r.line, c.field, c.reason
    from private.read_import(rows, default_moments) r
    cross join known
    cross join lateral (values
      ('household', 'missing', r.household is null),
      ('household', 'too-long', length(r.household) > 160),
      ('first_name', 'missing', r.first_name = '' and r.last_name = '' and r.is_plus_one <> 'true'),
      ('first_name', 'too-long', length(r.first_name) > 80),
      ('last_name', 'too-long', length(r.last_name) > 80),
      ('age_group', 'unknown', r.age_group not in ('adult', 'child', 'baby')),
      ('is_plus_one', 'unknown', r.is_plus_one not in ('true', 'false')),
      ('email', 'invalid', r.email !~ '^[^@\s]+@[^@\s]+$'),
      ('email', 'too-long', length(r.email) > 254),
      ('phone', 'too-long', length(r.phone) > 32),
      ('address', 'too-long', length(r.address) > 500),
      ('side', 'too-long', length(r.side) > 60),
      ('diet', 'unknown', not private.is_diet(r.diet)),
      ('language', 'unknown', r.language !~ '^[a-z]{2}$'),
      ('tags', 'invalid', jsonb_typeof(r.tags) <> 'array' or jsonb_array_length(r.tags) > 20),
      ('moments', 'unknown', jsonb_typeof(r.moments) <> 'array' or not coalesce(r.moments <@ to_jsonb(known.ids), r.moments = '[]'))
    ) as c (field, reason, is_wrong)
    where c.is_wrong
    order by r.n
    limit 1000
  ) e
$$;

revoke execute on function
  private.name_key(text), private.read_import(jsonb, jsonb), private.import_errors(uuid, jsonb, jsonb)
from public, anon, authenticated, service_role;
