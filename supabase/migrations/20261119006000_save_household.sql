-- The form of a household, written whole or not at all: its own lines, its people, what they are invited to, what they answered, and
-- those who go. And who wrote it last, for those who had it open meanwhile.

create table private.household_edits (
  household_id uuid primary key references public.households (id) on delete cascade,
  edited_by uuid not null references public.profiles (id) on delete cascade,
  edited_at timestamptz not null
);
create index household_edits_edited_by_idx on private.household_edits (edited_by);
alter table private.household_edits enable row level security;
revoke all on private.household_edits from anon, authenticated, service_role;

create function private.refuse_stale() returns void
language plpgsql immutable set search_path = '' as $$
begin
  perform private.refuse('PT409', 'stale', 'Une autre personne a modifié ce foyer entre-temps.');
end
$$;

-- What is said of a household stands only over the version that was read. Answers its id: a new one where none is named.
create function private.save_household_fields(of_event uuid, input jsonb) returns uuid
language plpgsql set search_path = '' as $$
declare
  own constant jsonb := input - '{id,version,people,removed}'::text[];
  home public.households;
begin
  if input ->> 'id' is null then
    home := jsonb_populate_record(null::public.households, own);
    insert into public.households (event_id, name, address, side, tags)
    values (of_event, home.name, home.address, home.side, coalesce(home.tags, '{}')) returning * into home;
    return home.id;
  end if;
  -- As every writer of replies does: guests first, so that nobody waits in a ring.
  perform from public.guests g
  where g.household_id = (input ->> 'id')::uuid and g.event_id = of_event order by g.id for no key update;
  select h.* into home from public.households h
  where h.id = (input ->> 'id')::uuid and h.event_id = of_event for no key update;
  if not found then
    perform private.refuse('PT404', 'unknown', 'Ce foyer n’existe plus.');
  end if;
  if own = '{}' then
    return home.id;
  end if;
  if home.version is distinct from (input ->> 'version')::integer then
    perform private.refuse_stale();
  end if;
  home := jsonb_populate_record(home, own);
  update public.households h set name = home.name, address = home.address, side = home.side, tags = home.tags where h.id = home.id;
  return home.id;
end
$$;

-- A person as the form has them, over the row that is there. Consent is recorded with what it allows, and ends with it.
create function private.merge_person(person public.guests, input jsonb) returns public.guests
language plpgsql stable set search_path = '' as $$
declare
  columns constant text[] := '{first_name,last_name,age_group,is_plus_one,email,phone,diet,allergies,position}';
begin
  person := jsonb_populate_record(
    person, (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(input) where key = any (columns))
  );
  if input ? 'allergies' and person.allergies is null then
    person.allergies_consent_at := null;
  elsif input ? 'consent' then
    person.allergies_consent_at := case when (input ->> 'consent')::boolean and person.allergies is not null then now() end;
    person.allergies_consent_by := 'couple';
  end if;
  return person;
end
$$;

create function private.save_person(of_event uuid, home uuid, input jsonb) returns uuid
language plpgsql set search_path = '' as $$
declare
  nobody constant jsonb := '{"first_name": "", "last_name": "", "age_group": "adult", "is_plus_one": false, "position": 0}';
  is_new constant boolean := input ->> 'id' is null;
  has_words constant boolean := input - '{id,version,moments,replies}'::text[] <> '{}';
  person public.guests;
begin
  if is_new then
    person := private.merge_person(jsonb_populate_record(null::public.guests, nobody), input);
    insert into public.guests (
      event_id, household_id, first_name, last_name, age_group, is_plus_one, email, phone, diet, position, allergies,
      allergies_consent_at, allergies_consent_by
    ) values (
      of_event, home, person.first_name, person.last_name, person.age_group, person.is_plus_one, person.email, person.phone,
      person.diet, person.position, person.allergies, person.allergies_consent_at, person.allergies_consent_by
    ) returning id into person.id;
  else
    select g.* into person from public.guests g
    where g.id = (input ->> 'id')::uuid and g.household_id = home and g.event_id = of_event;
    -- Somebody who went meanwhile, or who was changed.
    if not found or (has_words and person.version is distinct from (input ->> 'version')::integer) then
      perform private.refuse_stale();
    end if;
  end if;
  if has_words and not is_new then
    person := private.merge_person(person, input);
    update public.guests g set
      first_name = person.first_name, last_name = person.last_name, age_group = person.age_group, is_plus_one = person.is_plus_one,
      email = person.email, phone = person.phone, diet = person.diet, position = person.position, allergies = person.allergies,
      allergies_consent_at = person.allergies_consent_at, allergies_consent_by = person.allergies_consent_by
    where g.id = person.id;
  end if;
  perform private.patch_answers(of_event, array[person.id], jsonb_build_object(
    'invite', coalesce(input -> 'moments', '[]'),
    'uninvite', (
      select coalesce(jsonb_agg(m.id), '[]') from public.moments m
      where m.event_id = of_event and input ? 'moments' and not input -> 'moments' ? m.id::text
    ),
    -- Somebody new has said nothing; of somebody known, a reply is taken back.
    'reply', case when is_new then jsonb_strip_nulls(coalesce(input -> 'replies', '{}')) else coalesce(input -> 'replies', '{}') end
  ));
  return person.id;
end
$$;

-- Definer: allergies are read by nobody signed in, and who wrote is witnessed here. Those who edit the event alone, and its own rows.
create function public.save_household(of_event uuid, household jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  input constant jsonb := coalesce(household -> 'people', '[]');
  removed constant uuid[] := array(select jsonb_array_elements_text(coalesce(household -> 'removed', '[]'))::uuid);
  home uuid;
  people uuid[];
begin
  perform private.require_editor(of_event);
  if jsonb_array_length(input) > 100 or (household ->> 'id' is null and jsonb_array_length(input) = 0) then
    perform private.refuse('PT422', 'invalid', 'Un foyer compte d’une à cent personnes.', 'people');
  end if;
  home := private.save_household_fields(of_event, household);
  people := array(
    select private.save_person(of_event, home, p.person) from jsonb_array_elements(input) with ordinality as p (person, place)
    order by p.place
  );
  insert into private.household_edits as e (household_id, edited_by, edited_at) values (home, auth.uid(), now())
  on conflict (household_id) do update set edited_by = excluded.edited_by, edited_at = excluded.edited_at;
  if cardinality(removed) > 0 then
    perform public.delete_guests(of_event, array(
      select g.id from public.guests g where g.id = any (removed) and g.household_id = home
    ));
  end if;
  return jsonb_build_object('household', home, 'people', people);
end
$$;
comment on function public.save_household(uuid, jsonb) is 'Writes a household''s form, whole or not at all, for an editor of its event.';

-- Definer: names of profiles are read by nobody else. To members of the event alone: which of them wrote a household last, or that its
-- guests did. Null where it was changed since by other means: no name is better than a wrong one.
create function public.household_editor(of_household uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  home public.households;
  written timestamptz;
  reply record;
begin
  select h.* into home from public.households h where h.id = of_household;
  perform private.require_member(home.event_id);
  select max(g.updated_at) into written from public.guests g where g.household_id = home.id;
  select r.replied_by, r.replied_at into reply
  from public.guest_replies r join public.guests g on g.id = r.guest_id
  where g.household_id = home.id order by r.replied_at desc limit 1;
  if reply.replied_by = 'guest' and reply.replied_at >= coalesce(written, reply.replied_at) then
    return jsonb_build_object('by', 'guest');
  end if;
  return (
    select jsonb_build_object('by', case when e.edited_by = auth.uid() then 'self' else 'member' end, 'name', p.name)
    from private.household_edits e join public.profiles p on p.id = e.edited_by
    where e.household_id = home.id and p.name <> '' and e.edited_at >= greatest(written, reply.replied_at)
  );
end
$$;
comment on function public.household_editor(uuid) is 'Who wrote a household of the caller''s events last.';

revoke execute on function
  private.refuse_stale(), private.save_household_fields(uuid, jsonb), private.merge_person(public.guests, jsonb),
  private.save_person(uuid, uuid, jsonb), public.save_household(uuid, jsonb), public.household_editor(uuid)
from public, anon, authenticated, service_role;
grant execute on function public.save_household(uuid, jsonb), public.household_editor(uuid) to authenticated;
