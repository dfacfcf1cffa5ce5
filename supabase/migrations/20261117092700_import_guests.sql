-- A list from elsewhere becomes guests, whole or not at all. People of one household name share a household, a new one or one that
-- is there already; whoever is in it by the same name is not added twice.

-- One statement, so that ten thousand lines take seconds. Answers what was made, and the lines that were there already.
create function private.write_import(
  of_event uuid, rows jsonb, default_moments jsonb, skips_duplicates boolean, is_trial boolean,
  out guest_ids uuid[], out household_ids uuid[], out household_count integer, out skipped jsonb
)
language sql set search_path = '' as $$
  with lines as materialized (
    select r.*, private.name_key(r.household) as home_key, gen_random_uuid() as guest_id,
      private.name_key(r.first_name) || '|' || private.name_key(r.last_name) as name_key,
      r.first_name = '' and r.last_name = '' as is_unnamed
    from private.read_import(rows, default_moments) r
  ),
  homes as materialized (
    select distinct on (private.name_key(h.name)) h.id, private.name_key(h.name) as home_key
    from public.households h where h.event_id = of_event
    order by private.name_key(h.name), h.created_at, h.id
  ),
  present as materialized (
    select h.home_key, private.name_key(g.first_name) || '|' || private.name_key(g.last_name) as name_key
    from homes h join public.guests g on g.household_id = h.id
  ),
  judged as materialized (
    select l.*, skips_duplicates and not l.is_unnamed and (
      row_number() over (partition by l.home_key, l.name_key, l.is_unnamed order by l.n) > 1
      or exists (select from present p where p.home_key = l.home_key and p.name_key = l.name_key)
    ) as is_double
    from lines l
  ),
  made_homes as materialized (
    select gen_random_uuid() as id, j.home_key, (array_agg(j.household order by j.n))[1] as name,
      (array_agg(j.address order by j.n) filter (where j.address is not null))[1] as address,
      (array_agg(j.side order by j.n) filter (where j.side is not null))[1] as side,
      (array_agg(j.language order by j.n))[1] as language,
      (array(
        select tag from jsonb_array_elements(jsonb_agg(j.tags order by j.n)) t, jsonb_array_elements_text(t) as tag
        where btrim(tag) <> '' group by tag order by tag
      ))[1:20] as tags
    from judged j
    where not j.is_double and not exists (select from homes h where h.home_key = j.home_key)
    group by j.home_key
  ),
  written_homes as (
    insert into public.households (id, event_id, name, address, tags, side, language)
    select id, of_event, name, address, tags, side, language from made_homes where not is_trial
  ),
  written_guests as (
    insert into public.guests
      (id, event_id, household_id, first_name, last_name, age_group, is_plus_one, email, phone, diet, position)
    select j.guest_id, of_event, coalesce(m.id, h.id), j.first_name, j.last_name, j.age_group, j.is_plus_one::boolean,
      j.email, j.phone, j.diet, least(row_number() over (partition by j.home_key order by j.n), 10000)
    from judged j
    left join made_homes m on m.home_key = j.home_key
    left join homes h on h.home_key = j.home_key
    where not j.is_double and not is_trial
  ),
  written_invitations as (
    insert into public.moment_invitations (event_id, guest_id, moment_id)
    select distinct of_event, j.guest_id, m::uuid
    from judged j, jsonb_array_elements_text(j.moments) m
    where not j.is_double and not is_trial
  )
  select
    array(select guest_id from judged where not is_double),
    array(select id from made_homes),
    (select count(*)::integer from made_homes),
    (select coalesce(jsonb_agg(line order by n), '[]') from judged where is_double)
$$;

-- Definer: what can be taken back is kept where nobody reads. Those who edit the event alone.
create function public.import_guests(of_event uuid, rows jsonb, options jsonb default '{}') returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  errors jsonb;
  made record;
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
  -- A connection that met these tables while they were small checks each line's keys by reading them whole.
  execute 'discard plans';
  select * into made from private.write_import(
    of_event, rows, options -> 'moments', coalesce(options ->> 'duplicates', 'skip') <> 'add', is_trial
  );
  if not is_trial then
    insert into private.guest_undos (event_id, kind, guest_ids, household_ids, before)
    values (of_event, 'import', made.guest_ids, made.household_ids, '{"households": [], "links": [], "guests": [], "invitations": [], "replies": [], "choices": []}')
    returning id into undo;
    perform private.record_undo_versions(undo);
  end if;
  return jsonb_build_object(
    'ok', true, 'households', made.household_count, 'guests', cardinality(made.guest_ids), 'skipped', made.skipped, 'undo', undo
  );
end
$$;
comment on function public.import_guests(uuid, jsonb, jsonb) is 'Adds a list to an event that the caller edits, whole or not at all; can be taken back.';

revoke execute on function
  private.write_import(uuid, jsonb, jsonb, boolean, boolean), public.import_guests(uuid, jsonb, jsonb)
from public, anon, authenticated, service_role;
grant execute on function public.import_guests(uuid, jsonb, jsonb) to authenticated;
