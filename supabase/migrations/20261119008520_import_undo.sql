-- Whoever is new is of the first version: an import that can be taken back need not keep ten thousand times that it was so.
drop function private.import_households(uuid, private.import_line[]), private.import_people(uuid, private.import_line[]);

-- The first line that says a thing says it for the household; tags are everybody's.
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
    (id, event_id, household_id, first_name, last_name, age_group, is_plus_one, email, phone, diet, position)
  select l.guest_id, of_event, l.household_id, l.first_name, l.last_name, l.age_group, l.is_plus_one, l.email, l.phone, l.diet,
    l.position
  from unnest(lines) l where not l.is_double
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
  people uuid[];
  homes uuid[];
  undo uuid;
  skipped jsonb;
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
  select coalesce(array_agg(l.guest_id) filter (where not l.is_double), '{}'),
    coalesce(array_agg(distinct l.household_id) filter (where l.is_new_home and not l.is_double), '{}'),
    coalesce(jsonb_agg(l.line order by l.n) filter (where l.is_double), '[]')
  into people, homes, skipped from unnest(lines) l;
  if not coalesce((options ->> 'dry_run')::boolean, false) then
    -- A connection that met these tables while they were small checks each line's keys by reading them whole.
    execute 'discard plans';
    perform private.import_households(of_event, lines);
    perform private.analyze_after_import('public.households', cardinality(homes));
    perform private.import_people(of_event, lines);
    perform private.analyze_after_import('public.guests', cardinality(people));
    perform private.import_invitations(of_event, lines);
    perform private.analyze_after_import('public.moment_invitations', cardinality(people));
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

-- People of a change who are no longer there, other than by the change itself.
create function private.deleted_since(snapshot private.guest_undos) returns uuid[]
language sql stable set search_path = '' as $$
  select array(
    select k from unnest(snapshot.guest_ids) k
    where (snapshot.kind = 'import' or snapshot.versions ? k::text) and not exists (select from public.guests g where g.id = k)
  )
$$;

-- People of a change whom somebody edited after it, or who answered what it asked them: what they have now stays.
create function private.edited_since(snapshot private.guest_undos) returns uuid[]
language sql stable set search_path = '' as $$
  select array(
    select g.id from public.guests g
    where g.id = any (snapshot.guest_ids) and (
      g.version <> coalesce((snapshot.versions ->> g.id::text)::integer, 1)
      or ((snapshot.kind in ('import', 'merger') or snapshot.patch ?| '{invite,uninvite,reply}') and exists (
        select from public.guest_replies r where r.guest_id = g.id and r.attending is not null and r.replied_at > snapshot.made_at
      ))
    )
  )
$$;

-- Definer: what is kept is read by nobody. Only those who edit the event may take a change back; what was edited since is left.
create or replace function public.undo_guests(undo uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  snapshot private.guest_undos;
  edited uuid[];
  restored uuid[];
begin
  update private.guest_undos u set undone_at = now(), undone_by = auth.uid()
  where u.id = undo and u.event_id = any (private.editor_event_ids()) and u.undone_at is null
    and u.made_at > now() - interval '7 days'
  returning * into snapshot;
  if snapshot.id is null then
    raise exception using errcode = 'PT404', message = 'Cette modification ne peut plus être annulée.', detail = 'unknown';
  end if;
  edited := private.edited_since(snapshot);
  restored := array(
    select unnest(snapshot.guest_ids) except select unnest(edited) except select unnest(private.deleted_since(snapshot))
  );
  perform private.restore_households(snapshot, restored);
  perform private.restore_guests(snapshot, restored);
  perform private.restore_answers(snapshot, restored);
  delete from public.households h
  where h.id = any (snapshot.household_ids)
    and not exists (select from public.guests g where g.household_id = h.id)
    and not exists (select from jsonb_array_elements(snapshot.before -> 'households') b where b ->> 'id' = h.id::text);
  -- What was there before serves no longer; that it was done and taken back stays in the history.
  update private.guest_undos u set before = '{}', versions = '{}' where u.id = snapshot.id;
  return jsonb_build_object('restored', cardinality(restored), 'skipped', to_jsonb(edited));
end
$$;

revoke execute on function
  private.import_households(uuid, private.import_line[]), private.import_people(uuid, private.import_line[]),
  private.deleted_since(private.guest_undos), private.edited_since(private.guest_undos)
from public, anon, authenticated, service_role;
