-- An import writes households, then guests, then invitations, each by one statement.
drop function private.write_import(uuid, jsonb, jsonb, boolean, boolean);

-- The first line that says a thing says it for the household; tags are everybody's.
create function private.import_households(of_event uuid, lines private.import_line[], out ids uuid[], out versions jsonb)
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
  ),
  written as (
    insert into public.households (id, event_id, name, address, tags, side, language)
    select h.id, of_event, h.name, h.address, coalesce(t.tags, '{}'), h.side, h.language
    from homes h left join tagged t on t.household_id = h.id
    returning id, version
  )
  select coalesce(array_agg(id), '{}'), coalesce(jsonb_object_agg(id, version), '{}') from written
$$;

create function private.import_people(of_event uuid, lines private.import_line[], out ids uuid[], out versions jsonb)
language sql set search_path = '' as $$
  with written as (
    insert into public.guests
      (id, event_id, household_id, first_name, last_name, age_group, is_plus_one, email, phone, diet, position)
    select l.guest_id, of_event, l.household_id, l.first_name, l.last_name, l.age_group, l.is_plus_one, l.email, l.phone, l.diet,
      l.position
    from unnest(lines) l where not l.is_double
    returning id, version
  )
  select coalesce(array_agg(id), '{}'), coalesce(jsonb_object_agg(id, version), '{}') from written
$$;

-- Most lines name the same moments: what they name is read once.
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

-- The server counts a table by itself a minute after it has grown. Until then it takes one that was emptied lately (an import that
-- was taken back) for an empty one, and finds each household by reading all of its event. Where somebody counts already, nobody waits.
create function private.analyze_after_import(written regclass, rows integer) returns void
language plpgsql set search_path = '' as $$
begin
  if rows >= 500 then
    execute format('analyze (skip_locked) %s (event_id)', written);
  end if;
end
$$;

-- Definer: what can be taken back is kept where nobody reads. Those who edit the event alone.
create or replace function public.import_guests(of_event uuid, rows jsonb, options jsonb default '{}') returns jsonb
-- Ten thousand lines do not fit the usual room for sorting, and would be put down on the disk between two steps. On a slow or busy
-- machine they take longer than a request may.
language plpgsql security definer set search_path = '' set work_mem = '32MB' set statement_timeout = '20s' as $$
#variable_conflict use_variable
declare
  errors jsonb;
  lines private.import_line[];
  homes record;
  people record;
  undo uuid;
  is_trial boolean := coalesce((options ->> 'dry_run')::boolean, false);
begin
  perform private.require_member(of_event, private.editor_event_ids());
  if jsonb_typeof(rows) <> 'array' or jsonb_array_length(rows) not between 1 and 10000 then
    raise exception using errcode = 'PT422', message = 'Un import compte de 1 à 10 000 lignes.', detail = 'too-many', hint = 'rows';
  end if;
  -- Two imports at once would each make the same households.
  perform from public.events e where e.id = of_event for no key update;
  errors := private.import_errors(of_event, rows, options -> 'moments');
  if errors <> '[]' then
    return jsonb_build_object('ok', false, 'errors', errors);
  end if;
  lines := array(
    select l from private.resolve_import(of_event, rows, options -> 'moments', coalesce(options ->> 'duplicates', 'skip') <> 'add') l
  );
  if not is_trial then
    -- A connection that met these tables while they were small checks each line's keys by reading them whole.
    execute 'discard plans';
    select * into homes from private.import_households(of_event, lines);
    perform private.analyze_after_import('public.households', cardinality(homes.ids));
    select * into people from private.import_people(of_event, lines);
    perform private.analyze_after_import('public.guests', cardinality(people.ids));
    perform private.import_invitations(of_event, lines);
    perform private.analyze_after_import('public.moment_invitations', cardinality(people.ids));
    insert into private.guest_undos (event_id, kind, guest_ids, household_ids, before, versions)
    values (
      of_event, 'import', people.ids, homes.ids,
      '{"households": [], "links": [], "guests": [], "invitations": [], "replies": [], "choices": []}',
      people.versions || homes.versions
    )
    returning id into undo;
  end if;
  return (
    select jsonb_build_object(
      'ok', true, 'guests', count(*) filter (where not l.is_double), 'undo', undo,
      'households', count(distinct l.household_id) filter (where l.is_new_home and not l.is_double),
      'skipped', coalesce(jsonb_agg(l.line order by l.n) filter (where l.is_double), '[]')
    )
    from unnest(lines) l
  );
end
$$;

revoke execute on function
  private.analyze_after_import(regclass, integer), private.import_households(uuid, private.import_line[]),
  private.import_people(uuid, private.import_line[]), private.import_invitations(uuid, private.import_line[])
from public, anon, authenticated, service_role;
