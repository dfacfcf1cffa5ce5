-- Seating: the plans of a moment, their tables, who sits where, and the rules that a good plan follows.

-- A room has a size in centimetres. What is drawn in it besides tables (walls, doors, the dance floor…) is a list of rectangles.
create function private.are_room_elements(elements jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(elements) is distinct from 'array' or jsonb_array_length(elements) > 60 then false else not exists (
    select from jsonb_array_elements(elements) e
    where case when jsonb_typeof(e) is distinct from 'object' then true else
      e - '{id,kind,x,y,width,height,rotation}'::text[] <> '{}'
      or not e ?& '{id,kind,x,y,width,height,rotation}'
      or jsonb_typeof(e -> 'id') <> 'string' or length(e ->> 'id') not between 1 and 40
      or e ->> 'kind' not in ('wall', 'door', 'dance_floor', 'stage', 'buffet', 'bar', 'pillar')
      or exists (
        select from jsonb_each(e) n
        where n.key in ('x', 'y', 'width', 'height', 'rotation') and case
          when jsonb_typeof(n.value) <> 'number' then true
          when n.key in ('width', 'height') then n.value::numeric not between 5 and 10000
          when n.key = 'rotation' then n.value::numeric not between 0 and 359
          else n.value::numeric not between -1000 and 11000
        end
      )
    end
  ) end
$$;

create table public.seating_plans (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references public.events (id) on delete cascade,
  moment_id uuid not null,
  name text not null check (length(btrim(name)) between 1 and 80),
  room_width integer not null default 2000 check (room_width between 200 and 10000),
  room_length integer not null default 1400 check (room_length between 200 and 10000),
  elements jsonb not null default '[]' check (private.are_room_elements(elements)),
  -- A picture among the documents of the event, drawn below the tables.
  background_id uuid,
  -- Whether people who have not replied yet are seated as well.
  seats_unanswered boolean not null default false,
  -- The plan that the kitchen reads: one for each moment, the first until another one is chosen.
  is_chosen boolean not null default false,
  -- From this day on guests see their table of the chosen plan.
  guests_see_from date check (guests_see_from between '2000-01-01' and '2100-12-31'),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Seats belong to a plan and to an invitation for the same moment.
  unique (id, moment_id, event_id),
  unique (id, event_id),
  foreign key (moment_id, event_id) references public.moments (id, event_id) on delete cascade,
  foreign key (background_id, event_id) references public.documents (id, event_id) on delete set null (background_id)
);

create index seating_plans_event_id_idx on public.seating_plans (event_id, created_at, id);
create index seating_plans_moment_id_idx on public.seating_plans (moment_id, event_id);
create unique index seating_plans_chosen_idx on public.seating_plans (moment_id) where is_chosen;
create index seating_plans_background_id_idx on public.seating_plans (background_id, event_id);

create table public.seating_tables (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null,
  plan_id uuid not null,
  name text not null check (length(btrim(name)) between 1 and 60),
  shape text not null default 'round' check (shape in ('round', 'rectangular', 'long', 'head')),
  seats smallint not null default 8 check (seats between 1 and 60),
  -- The fewest people at a table where somebody sits.
  minimum smallint not null default 0 check (minimum between 0 and 60),
  -- Seats taken by people who work on the day and eat at this table.
  vendor_meals smallint not null default 0 check (vendor_meals between 0 and 60),
  -- The centre of the table, in centimetres from the upper left corner of the room.
  x integer not null check (x between -1000 and 11000),
  y integer not null check (y between -1000 and 11000),
  rotation smallint not null default 0 check (rotation between 0 and 359),
  -- Only people of households with this tag should sit here.
  reserved_tag text check (length(btrim(reserved_tag)) between 1 and 60),
  position double precision not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, plan_id, event_id),
  foreign key (plan_id, event_id) references public.seating_plans (id, event_id) on delete cascade,
  check (vendor_meals <= seats and minimum <= seats)
);

create index seating_tables_plan_id_idx on public.seating_tables (plan_id, event_id);
create index seating_tables_event_id_idx on public.seating_tables (event_id, position);

-- An invitation that is withdrawn takes the seat with it. seat_guests alone writes these rows: it compares them with what the caller
-- read.
create table public.seat_assignments (
  event_id uuid not null,
  plan_id uuid not null,
  moment_id uuid not null,
  guest_id uuid not null,
  table_id uuid not null,
  -- Seats count from 1. Null means a place at the table, whichever.
  seat smallint check (seat between 1 and 60),
  -- A baby on somebody's lap takes no seat.
  chair text not null default 'chair' check (chair in ('chair', 'high_chair', 'wheelchair', 'lap')),
  -- A proposal does not move this person.
  is_locked boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (plan_id, guest_id),
  constraint seat_assignments_seat_is_taken_once unique (table_id, seat),
  constraint seat_assignments_lap_has_no_seat check (chair <> 'lap' or seat is null),
  foreign key (plan_id, moment_id, event_id) references public.seating_plans (id, moment_id, event_id) on delete cascade,
  foreign key (table_id, plan_id, event_id) references public.seating_tables (id, plan_id, event_id) on delete cascade,
  foreign key (guest_id, moment_id, event_id)
    references public.moment_invitations (guest_id, moment_id, event_id) on delete cascade
);

create index seat_assignments_plan_idx on public.seat_assignments (plan_id, moment_id, event_id);
create index seat_assignments_table_idx on public.seat_assignments (table_id, plan_id, event_id);
create index seat_assignments_guest_idx on public.seat_assignments (guest_id, moment_id, event_id);
create index seat_assignments_event_id_idx on public.seat_assignments (event_id);

-- A seat that is fixed and a table that is reserved are stored with the seat and the table; all other rules are here.
create table public.seating_rules (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null,
  plan_id uuid not null,
  kind text not null check (
    kind in (
      'together', 'apart', 'near', 'not_near', 'household', 'children_table', 'group_by_side', 'group_by_language', 'group_by_tag',
      'alternate_sides'
    )
  ),
  strength text not null default 'important' check (strength in ('required', 'important', 'possible')),
  guest_ids uuid[] not null default '{}' check (cardinality(guest_ids) <= 100),
  -- No household means all of them, for a children's table.
  household_ids uuid[] not null default '{}' check (cardinality(household_ids) <= 300),
  tag text check (length(btrim(tag)) between 1 and 60),
  table_id uuid,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (plan_id, event_id) references public.seating_plans (id, event_id) on delete cascade,
  foreign key (table_id, plan_id, event_id) references public.seating_tables (id, plan_id, event_id) on delete cascade,
  constraint seating_rules_name_what_they_need check (
    case
      when kind in ('together', 'apart', 'near', 'not_near')
        then cardinality(guest_ids) >= 2 and household_ids = '{}' and tag is null and table_id is null
      when kind = 'household' then cardinality(household_ids) = 1 and guest_ids = '{}' and tag is null and table_id is null
      when kind = 'children_table' then table_id is not null and guest_ids = '{}' and tag is null
      when kind = 'group_by_tag' then tag is not null and guest_ids = '{}' and household_ids = '{}' and table_id is null
      when kind = 'alternate_sides' then guest_ids = '{}' and household_ids = '{}' and tag is null
      else guest_ids = '{}' and household_ids = '{}' and tag is null and table_id is null
    end
  )
);

create index seating_rules_plan_id_idx on public.seating_rules (plan_id, event_id);
create index seating_rules_table_id_idx on public.seating_rules (table_id, plan_id, event_id);
create index seating_rules_event_id_idx on public.seating_rules (event_id);

alter table public.seating_plans enable row level security;
alter table public.seating_tables enable row level security;
alter table public.seat_assignments enable row level security;
alter table public.seating_rules enable row level security;
revoke all on public.seating_plans, public.seating_tables, public.seat_assignments, public.seating_rules from anon, authenticated;
grant all on public.seating_plans, public.seating_tables, public.seat_assignments, public.seating_rules to service_role;
grant select, delete on public.seating_plans, public.seating_tables, public.seating_rules to authenticated;
grant select on public.seat_assignments to authenticated;
grant insert (id, event_id, moment_id, name, room_width, room_length, elements, background_id, seats_unanswered, guests_see_from)
  on public.seating_plans to authenticated;
grant update (name, room_width, room_length, elements, background_id, seats_unanswered, guests_see_from, is_chosen)
  on public.seating_plans to authenticated;
grant insert (id, event_id, plan_id, name, shape, seats, minimum, vendor_meals, x, y, rotation, reserved_tag, position)
  on public.seating_tables to authenticated;
grant update (name, shape, seats, minimum, vendor_meals, x, y, rotation, reserved_tag, position) on public.seating_tables to authenticated;
grant insert (id, event_id, plan_id, kind, strength, guest_ids, household_ids, tag, table_id) on public.seating_rules to authenticated;
grant update (kind, strength, guest_ids, household_ids, tag, table_id) on public.seating_rules to authenticated;

create policy "members read seating plans" on public.seating_plans
  for select to authenticated
  using (event_id = any ((select private.member_event_ids())::uuid[]));
create policy "editors add seating plans" on public.seating_plans
  for insert to authenticated
  with check (event_id = any ((select private.editor_event_ids())::uuid[]));
create policy "editors change seating plans" on public.seating_plans
  for update to authenticated
  using (event_id = any ((select private.editor_event_ids())::uuid[]))
  with check (event_id = any ((select private.editor_event_ids())::uuid[]));
create policy "editors remove seating plans" on public.seating_plans
  for delete to authenticated
  using (event_id = any ((select private.editor_event_ids())::uuid[]));

create policy "members read seating tables" on public.seating_tables
  for select to authenticated
  using (event_id = any ((select private.member_event_ids())::uuid[]));
create policy "editors add seating tables" on public.seating_tables
  for insert to authenticated
  with check (event_id = any ((select private.editor_event_ids())::uuid[]));
create policy "editors change seating tables" on public.seating_tables
  for update to authenticated
  using (event_id = any ((select private.editor_event_ids())::uuid[]))
  with check (event_id = any ((select private.editor_event_ids())::uuid[]));
create policy "editors remove seating tables" on public.seating_tables
  for delete to authenticated
  using (event_id = any ((select private.editor_event_ids())::uuid[]));

create policy "members read who sits where" on public.seat_assignments
  for select to authenticated
  using (event_id = any ((select private.member_event_ids())::uuid[]));

create policy "members read seating rules" on public.seating_rules
  for select to authenticated
  using (event_id = any ((select private.member_event_ids())::uuid[]));
create policy "editors add seating rules" on public.seating_rules
  for insert to authenticated
  with check (event_id = any ((select private.editor_event_ids())::uuid[]));
create policy "editors change seating rules" on public.seating_rules
  for update to authenticated
  using (event_id = any ((select private.editor_event_ids())::uuid[]))
  with check (event_id = any ((select private.editor_event_ids())::uuid[]));
create policy "editors remove seating rules" on public.seating_rules
  for delete to authenticated
  using (event_id = any ((select private.editor_event_ids())::uuid[]));

-- « Hélène Martin ». A plus-one without a name is named by its household.
create function private.seated_name(of_guest uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(nullif(btrim(g.first_name || ' ' || g.last_name), ''), h.name)
  from public.guests g join public.households h on h.id = g.household_id where g.id = of_guest
$$;
comment on function private.seated_name(uuid) is 'The name of a guest in a sentence about a seat.';

-- « la table 3 », « la table d’honneur », « la table « Les Lilas » ».
create function private.table_name(name text) returns text
language sql immutable set search_path = '' as $$
  select case
    when name ~* '^table\M' then 'la ' || lower(left(name, 1)) || substr(name, 2)
    when name ~ '^\d+$' then 'la table ' || name
    else E'la table «\u00a0' || name || E'\u00a0»'
  end
$$;

create function private.limit_seating_rows() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  most constant integer := tg_argv[0]::integer;
  over_limit boolean;
begin
  execute format(
    'select exists (select from public.%1$I t where t.%2$I in (select n.%2$I from new_rows n) group by t.%2$I having count(*) > $1)',
    tg_table_name, tg_argv[1]
  ) into over_limit using most;
  if over_limit then
    perform private.refuse('PT409', 'too-many', tg_argv[2]);
  end if;
  return null;
end
$$;
comment on function private.limit_seating_rows() is 'Limits the plans of an event, and the tables and rules of a plan.';

-- The moment is locked here and below, so that two writers at the same time leave one chosen plan.
create function private.choose_first_plan() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.moments m where m.id = new.moment_id for no key update;
  new.is_chosen := not exists (select from public.seating_plans p where p.moment_id = new.moment_id and p.is_chosen);
  return new;
end
$$;
comment on function private.choose_first_plan() is 'The first plan of a moment is the chosen one.';

create function private.unchoose_other_plans() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.moments m where m.id = new.moment_id for no key update;
  update public.seating_plans p set is_chosen = false where p.moment_id = new.moment_id and p.id <> new.id and p.is_chosen;
  return new;
end
$$;
comment on function private.unchoose_other_plans() is 'A moment has one chosen plan.';

create function private.replace_chosen_plan() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.seating_plans p set is_chosen = true where p.id = (
    select o.id from public.seating_plans o where o.moment_id = old.moment_id order by o.created_at, o.id limit 1
  );
  return null;
end
$$;
comment on function private.replace_chosen_plan() is 'The oldest plan of a moment is chosen when the chosen one is removed.';

-- It holds for every writer. The tables are locked, so that a second writer for the last seat waits and then counts the first. The
-- invitations and replies are locked, so that a reply given at the same time either is seen here or frees the seat afterwards.
create function private.guard_seats() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  wrong record;
begin
  perform from public.seating_tables t where t.id in (select n.table_id from new_rows n) order by t.id for no key update;
  perform from public.moment_invitations i
  where (i.guest_id, i.moment_id, i.event_id) in (select n.guest_id, n.moment_id, n.event_id from new_rows n)
  order by i.guest_id for update;
  perform from public.guest_replies r
  where (r.guest_id, r.moment_id, r.event_id) in (select n.guest_id, n.moment_id, n.event_id from new_rows n)
  order by r.guest_id for share;
  select n.guest_id, r.attending is null as is_waiting into wrong
  from new_rows n
  join public.seating_plans p on p.id = n.plan_id
  left join public.guest_replies r on r.guest_id = n.guest_id and r.moment_id = n.moment_id and r.event_id = n.event_id
  where not coalesce(r.attending, p.seats_unanswered)
  order by n.guest_id limit 1;
  if found then
    perform private.refuse(
      'PT409', 'not-coming',
      private.seated_name(wrong.guest_id) || case when wrong.is_waiting then ' n’a pas encore répondu.' else ' ne vient pas à ce moment.' end,
      wrong.guest_id::text
    );
  end if;
  select t.id, t.name, t.seats - t.vendor_meals as places into wrong
  from public.seating_tables t
  where t.id in (select n.table_id from new_rows n) and t.seats - t.vendor_meals < (
    select count(*) from public.seat_assignments a where a.table_id = t.id and a.chair <> 'lap'
  )
  order by t.position, t.id limit 1;
  if found then
    perform private.refuse(
      'PT409', 'table-full',
      'Il ne reste pas assez de places à ' || private.table_name(wrong.name) || E'\u00a0: elle en compte ' || wrong.places || '.',
      wrong.id::text
    );
  end if;
  perform from new_rows n join public.seating_tables t on t.id = n.table_id where n.seat > t.seats;
  if found then
    perform private.refuse('PT422', 'invalid', 'Cette place n’existe pas à cette table.', 'seat');
  end if;
  return null;
end
$$;
comment on function private.guard_seats() is 'Refuses seats above the capacity of a table and for people who do not come.';

-- A smaller table has room for those who sit there, or is refused. Whoever had a seat beyond the last one sits at the table without a
-- number.
create function private.guard_table_size() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  seated integer;
begin
  select count(*) into seated from public.seat_assignments a where a.table_id = new.id and a.chair <> 'lap';
  if seated > new.seats - new.vendor_meals then
    perform private.refuse(
      'PT409', 'table-full',
      private.french_count(seated, 'personne est placée', 'personnes sont placées') || ' à ' || private.table_name(new.name)
        || E'\u00a0: libérez d’abord des places.',
      new.id::text
    );
  end if;
  update public.seat_assignments a set seat = null where a.table_id = new.id and a.seat > new.seats;
  return null;
end
$$;
comment on function private.guard_table_size() is 'Refuses a table smaller than the people who sit at it.';

-- The people, the households and the order of a rule belong to its event; each is named once.
create function private.guard_seating_rule() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.guest_ids := array(select distinct unnest(new.guest_ids) order by 1);
  new.household_ids := array(select distinct unnest(new.household_ids) order by 1);
  if cardinality(new.guest_ids) <> (
    select count(*) from public.guests g where g.id = any (new.guest_ids) and g.event_id = new.event_id
  ) or cardinality(new.household_ids) <> (
    select count(*) from public.households h where h.id = any (new.household_ids) and h.event_id = new.event_id
  ) then
    perform private.refuse('PT409', 'gone', 'Une de ces personnes n’est plus dans votre liste.');
  end if;
  return new;
end
$$;
comment on function private.guard_seating_rule() is 'Refuses a rule about people of another event, or who were deleted.';

-- A rule about somebody who was deleted continues for the others, and ends when it is about nobody. Arrays have no foreign keys.
create function private.forget_guests_in_rules() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.seating_rules r
  where r.event_id in (select o.event_id from old_rows o) and r.guest_ids && array(select o.id from old_rows o)
    and (select count(*) from unnest(r.guest_ids) g where g not in (select o.id from old_rows o)) < 2;
  update public.seating_rules r
  set guest_ids = array(select g from unnest(r.guest_ids) g where g not in (select o.id from old_rows o))
  where r.event_id in (select o.event_id from old_rows o) and r.guest_ids && array(select o.id from old_rows o);
  return null;
end
$$;
comment on function private.forget_guests_in_rules() is 'Removes deleted guests from seating rules.';

create function private.forget_households_in_rules() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.seating_rules r
  where r.event_id in (select o.event_id from old_rows o) and r.household_ids && array(select o.id from old_rows o)
    and r.household_ids <@ array(select o.id from old_rows o);
  update public.seating_rules r
  set household_ids = array(select h from unnest(r.household_ids) h where h not in (select o.id from old_rows o))
  where r.event_id in (select o.event_id from old_rows o) and r.household_ids && array(select o.id from old_rows o);
  return null;
end
$$;
comment on function private.forget_households_in_rules() is 'Removes deleted households from seating rules.';

-- Somebody who no longer comes leaves the seat. Hosts are notified once an hour at most, except the host who recorded the reply. It
-- runs as definer because a replying guest sees no plan.
create function private.free_seats() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  freed record;
begin
  -- A deletion of no row would run the triggers of seat_assignments.
  if not exists (
    select from new_rows n
    join public.seat_assignments a on a.guest_id = n.guest_id and a.moment_id = n.moment_id and a.event_id = n.event_id
    where n.attending is not true
  ) then
    return null;
  end if;
  for freed in
    with gone as (
      delete from public.seat_assignments a
      using new_rows n, public.seating_plans p
      where a.guest_id = n.guest_id and a.moment_id = n.moment_id and a.event_id = n.event_id and p.id = a.plan_id
        and not coalesce(n.attending, p.seats_unanswered)
      returning a.event_id, a.plan_id, a.guest_id, a.table_id
    )
    select g.event_id, count(distinct g.guest_id) as people, min(g.plan_id::text) as plan_id,
      min(private.seated_name(g.guest_id)) as person, min(private.table_name(t.name)) as table_name
    from gone g join public.seating_tables t on t.id = g.table_id
    group by g.event_id
  loop
    perform private.notify(
      m.user_id, 'replies', private.french_count(freed.people, 'place s’est libérée', 'places se sont libérées'),
      left(case
        when freed.people = 1 then freed.person || ' ne vient plus et laisse sa place à ' || freed.table_name || '.'
        else 'Ces personnes ne viennent plus' || E'\u00a0: leurs places sont libres dans votre plan de table.'
      end, 500),
      private.event_address(freed.event_id, '/client/seating?plan=' || freed.plan_id),
      'seat-freed:' || freed.event_id || ':' || to_char(now(), 'YYYYMMDDHH24')
    )
    from public.event_members m
    where m.event_id = freed.event_id and m.role in ('owner', 'editor') and m.user_id is distinct from auth.uid();
  end loop;
  return null;
end
$$;
comment on function private.free_seats() is 'Frees the seats of people who do not come and notifies their hosts.';

-- A plan that stops seating people without a reply frees their seats.
create function private.free_unanswered_seats() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.seat_assignments a
  where a.plan_id = new.id and not exists (
    select from public.guest_replies r where r.guest_id = a.guest_id and r.moment_id = a.moment_id and r.attending
  );
  return null;
end
$$;
comment on function private.free_unanswered_seats() is 'Frees the seats of people without a reply.';

-- It moves people at once, or nobody. `moves`: [{ guest, table, seat, chair, is_locked }], where a null table means no place.
-- `expected`: [{ guest, table, seat }], where each of them sat when the caller read the plan. Somebody who was moved since is
-- refused, with where they sit now. It runs as definer because nobody else writes seats.
create function public.seat_guests(of_plan uuid, moves jsonb, expected jsonb) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  plan public.seating_plans;
  wrong record;
  seated public.seat_assignments[];
begin
  select p.* into plan from public.seating_plans p where p.id = of_plan and p.event_id = any (private.member_event_ids());
  perform private.require_editor(plan.event_id);
  -- Plans of one event are written one after the other, so that two sets of moves do not deadlock.
  perform from public.seating_plans p where p.id = of_plan for no key update;
  if jsonb_typeof(moves) is distinct from 'array' or jsonb_typeof(expected) is distinct from 'array'
    or jsonb_array_length(moves) not between 1 and 1000 or jsonb_array_length(expected) > 1000 then
    perform private.refuse('PT422', 'invalid', 'Ces places ne peuvent pas être enregistrées.', 'moves');
  end if;
  if exists (select from jsonb_array_elements(moves) m group by m ->> 'guest' having count(*) > 1 or min(m ->> 'guest') is null) then
    perform private.refuse('PT422', 'invalid', 'Une personne ne peut avoir qu’une place.', 'guest');
  end if;
  select m.guest into wrong
  from jsonb_to_recordset(moves) as m (guest uuid)
  where not exists (
    select from public.moment_invitations i where i.guest_id = m.guest and i.moment_id = plan.moment_id and i.event_id = plan.event_id
  ) limit 1;
  if found then
    perform private.refuse('PT409', 'gone', 'Cette personne n’est plus invitée à ce moment.', wrong.guest::text);
  end if;
  select m.guest, t.name, a.table_id is null as is_unplaced into wrong
  from jsonb_to_recordset(moves) as m (guest uuid)
  left join jsonb_to_recordset(expected) as e (guest uuid, "table" uuid, seat smallint) on e.guest = m.guest
  left join public.seat_assignments a on a.plan_id = of_plan and a.guest_id = m.guest
  left join public.seating_tables t on t.id = a.table_id
  where (a.table_id, a.seat) is distinct from (e."table", e.seat) limit 1;
  if found then
    perform private.refuse(
      'PT409', 'stale',
      case
        when wrong.is_unplaced then 'Quelqu’un vient de retirer ' || private.seated_name(wrong.guest) || ' de sa table.'
        else 'Quelqu’un vient de placer ' || private.seated_name(wrong.guest) || ' à ' || private.table_name(wrong.name) || '.'
      end,
      wrong.guest::text
    );
  end if;
  perform from jsonb_to_recordset(moves) as m ("table" uuid)
  where m."table" is not null and not exists (select from public.seating_tables t where t.id = m."table" and t.plan_id = of_plan);
  if found then
    perform private.refuse('PT409', 'gone', 'Cette table n’existe plus.', 'table');
  end if;
  select private.seated_name(a.guest_id) as name, a.guest_id into wrong
  from jsonb_to_recordset(moves) as m (guest uuid, "table" uuid, seat smallint)
  join public.seat_assignments a on a.table_id = m."table" and a.seat = m.seat
  where a.guest_id not in (select (o ->> 'guest')::uuid from jsonb_array_elements(moves) o) limit 1;
  if found then
    perform private.refuse('PT409', 'seat-taken', 'Cette place est maintenant celle ' || private.of_name(wrong.name) || '.', wrong.guest_id::text);
  end if;
  if exists (
    select from jsonb_to_recordset(moves) as m ("table" uuid, seat smallint)
    where m.seat is not null group by m."table", m.seat having count(*) > 1
  ) then
    perform private.refuse('PT422', 'invalid', 'Deux personnes ne peuvent pas avoir la même place.', 'seat');
  end if;

  -- The chair and the lock of somebody who changes places remain, unless the move names them. A baby sits on a lap at first.
  seated := array(
    select row(
      plan.event_id, of_plan, plan.moment_id, m.guest, m."table", case when c.chair <> 'lap' then m.seat end, c.chair,
      coalesce(m.is_locked, a.is_locked, false), now()
    )::public.seat_assignments
    from jsonb_to_recordset(moves) as m (guest uuid, "table" uuid, seat smallint, chair text, is_locked boolean)
    join public.guests g on g.id = m.guest
    left join public.seat_assignments a on a.plan_id = of_plan and a.guest_id = m.guest
    cross join lateral (select coalesce(m.chair, a.chair, case when g.age_group = 'baby' then 'lap' else 'chair' end) as chair) c
    where m."table" is not null
  );
  delete from public.seat_assignments a
  where a.plan_id = of_plan and a.guest_id in (select (m ->> 'guest')::uuid from jsonb_array_elements(moves) m);
  insert into public.seat_assignments select * from unnest(seated);
  return jsonb_array_length(moves);
end
$$;
comment on function public.seat_guests(uuid, jsonb, jsonb) is 'Seats people of a plan of an event that the caller edits, all or none.';

-- It adds, changes and removes tables at once, or none. `tables`: the rows, with the version that was read, or without one for a new
-- table. `removed`: [{ id, version }]. It runs under the caller's own policies.
create function public.save_seating_tables(of_plan uuid, tables jsonb, removed jsonb default '[]') returns integer
language plpgsql set search_path = '' as $$
declare
  of_event uuid := (select p.event_id from public.seating_plans p where p.id = of_plan);
  expected integer;
  written integer;
begin
  perform private.require_editor(of_event);
  if jsonb_typeof(tables) is distinct from 'array' or jsonb_typeof(removed) is distinct from 'array'
    or jsonb_array_length(tables) > 200 or jsonb_array_length(removed) > 200 then
    perform private.refuse('PT422', 'invalid', 'Ces tables ne peuvent pas être enregistrées.', 'tables');
  end if;
  delete from public.seating_tables t using jsonb_to_recordset(removed) as r (id uuid, version integer)
  where t.plan_id = of_plan and t.id = r.id and t.version = r.version;
  get diagnostics written = row_count;
  if written <> jsonb_array_length(removed) then
    perform private.refuse('PT409', 'stale', 'Quelqu’un a modifié une de ces tables entre-temps.');
  end if;
  expected := (select count(*) from jsonb_array_elements(tables) t where t ->> 'version' is not null);
  update public.seating_tables t set
    name = r.name, shape = r.shape, seats = r.seats, minimum = r.minimum, vendor_meals = r.vendor_meals, x = r.x, y = r.y,
    rotation = r.rotation, reserved_tag = r.reserved_tag
  from jsonb_populate_recordset(null::public.seating_tables, tables) r
  where t.plan_id = of_plan and t.id = r.id and t.version = r.version;
  get diagnostics written = row_count;
  if written <> expected then
    perform private.refuse('PT409', 'stale', 'Quelqu’un a modifié une de ces tables entre-temps.');
  end if;
  insert into public.seating_tables
    (id, event_id, plan_id, name, shape, seats, minimum, vendor_meals, x, y, rotation, reserved_tag, position)
  select coalesce(r.id, gen_random_uuid()), of_event, of_plan, r.name, r.shape, r.seats, coalesce(r.minimum, 0), coalesce(r.vendor_meals, 0), r.x, r.y,
    coalesce(r.rotation, 0), r.reserved_tag, coalesce(r.position, last.position + 1024 * o.place)
  from jsonb_array_elements(tables) with ordinality as o (row, place)
  cross join lateral jsonb_populate_record(null::public.seating_tables, o.row) r
  cross join (
    select coalesce(max(t.position), 0) as position from public.seating_tables t where t.plan_id = of_plan
  ) last
  where r.version is null;
  return jsonb_array_length(tables) + jsonb_array_length(removed);
end
$$;

-- A new plan with its room and its tables, as a whole or not at all. `room`: its columns, `tables` as in save_seating_tables. It runs
-- under the caller's own policies.
create function public.add_seating_plan(of_moment uuid, name text, room jsonb default '{}', tables jsonb default '[]') returns uuid
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  of_event uuid := (select m.event_id from public.moments m where m.id = of_moment);
  made uuid := gen_random_uuid();
begin
  perform private.require_editor(of_event);
  insert into public.seating_plans (id, event_id, moment_id, name, room_width, room_length, elements)
  select made, of_event, of_moment, btrim(name), coalesce(r.room_width, 2000), coalesce(r.room_length, 1400), coalesce(r.elements, '[]')
  from jsonb_populate_record(null::public.seating_plans, room) r;
  perform public.save_seating_tables(made, tables);
  return made;
end
$$;
comment on function public.add_seating_plan(uuid, text, jsonb, jsonb) is
  'Adds a plan with its tables to a moment of an event that the caller edits, as a whole or not at all.';

-- One change of a plan, as a whole or not at all: its tables, who sits where, rules that return with a restored table, and the room.
-- `tables` and `removed` as in save_seating_tables, `moves` and `expected` as in seat_guests, `rules`: the rows,
-- `room`: the changed columns and the version that was read. It runs under the caller's own policies.
create function public.change_seating_plan(
  of_plan uuid, tables jsonb default '[]', removed jsonb default '[]', moves jsonb default '[]', expected jsonb default '[]',
  rules jsonb default '[]', room jsonb default null
) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  plan public.seating_plans;
begin
  select p.* into plan from public.seating_plans p where p.id = of_plan;
  perform private.require_editor(plan.event_id);
  select p.* into plan from public.seating_plans p where p.id = of_plan for no key update;
  if tables = '[]' and removed = '[]' then
    if moves <> '[]' then
      perform public.seat_guests(of_plan, moves, expected);
    end if;
  else
    -- Everybody who moves leaves the table first: it may become smaller or be removed, and the next table may be a new one.
    if moves <> '[]' then
      moves := (
        select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('chair', a.chair, 'is_locked', a.is_locked)) || m)
        from jsonb_array_elements(moves) m
        left join public.seat_assignments a on a.plan_id = of_plan and a.guest_id = (m ->> 'guest')::uuid
      );
      perform public.seat_guests(
        of_plan, (select jsonb_agg(m || '{"table": null, "seat": null}') from jsonb_array_elements(moves) m), expected
      );
    end if;
    perform public.save_seating_tables(of_plan, tables, removed);
    moves := (select jsonb_agg(m) from jsonb_array_elements(moves) m where m ->> 'table' is not null);
    if moves is not null then
      perform public.seat_guests(of_plan, moves, '[]');
    end if;
  end if;
  insert into public.seating_rules (id, event_id, plan_id, kind, strength, guest_ids, household_ids, tag, table_id)
  select r.id, plan.event_id, of_plan, r.kind, r.strength, r.guest_ids, r.household_ids, r.tag, r.table_id
  from jsonb_populate_recordset(null::public.seating_rules, rules) r;
  if room is not null then
    if plan.version is distinct from (room ->> 'version')::integer then
      perform private.refuse('PT409', 'stale', E'Quelqu’un a modifié ce plan entre-temps\u00a0: le voici à jour.');
    end if;
    update public.seating_plans p set
      name = r.name, room_width = r.room_width, room_length = r.room_length, elements = r.elements, background_id = r.background_id,
      seats_unanswered = r.seats_unanswered, guests_see_from = r.guests_see_from
    from jsonb_populate_record(plan, room) r where p.id = of_plan;
  end if;
end
$$;
comment on function public.change_seating_plan(uuid, jsonb, jsonb, jsonb, jsonb, jsonb, jsonb) is
  'Changes a plan of an event that the caller edits, as a whole or not at all.';

-- A copy is for trying an idea: the room, the tables, the seats and the rules of a plan under another name. It runs as definer because
-- nobody else writes seats.
create function public.copy_seating_plan(of_plan uuid, name text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  source public.seating_plans;
  made uuid := gen_random_uuid();
  tables jsonb;
begin
  select p.* into source from public.seating_plans p where p.id = of_plan and p.event_id = any (private.member_event_ids());
  perform private.require_editor(source.event_id);
  insert into public.seating_plans
    (id, event_id, moment_id, name, room_width, room_length, elements, background_id, seats_unanswered)
  values (
    made, source.event_id, source.moment_id, btrim(copy_seating_plan.name), source.room_width, source.room_length, source.elements,
    source.background_id, source.seats_unanswered
  );
  tables := (select coalesce(jsonb_object_agg(t.id, gen_random_uuid()), '{}') from public.seating_tables t where t.plan_id = of_plan);
  insert into public.seating_tables
    (id, event_id, plan_id, name, shape, seats, minimum, vendor_meals, x, y, rotation, reserved_tag, position)
  select (tables ->> t.id::text)::uuid, t.event_id, made, t.name, t.shape, t.seats, t.minimum, t.vendor_meals, t.x, t.y, t.rotation,
    t.reserved_tag, t.position
  from public.seating_tables t where t.plan_id = of_plan;
  insert into public.seat_assignments (event_id, plan_id, moment_id, guest_id, table_id, seat, chair, is_locked)
  select a.event_id, made, a.moment_id, a.guest_id, (tables ->> a.table_id::text)::uuid, a.seat, a.chair, a.is_locked
  from public.seat_assignments a where a.plan_id = of_plan;
  insert into public.seating_rules (event_id, plan_id, kind, strength, guest_ids, household_ids, tag, table_id)
  select r.event_id, made, r.kind, r.strength, r.guest_ids, r.household_ids, r.tag, (tables ->> r.table_id::text)::uuid
  from public.seating_rules r where r.plan_id = of_plan;
  return made;
end
$$;
comment on function public.copy_seating_plan(uuid, text) is 'Copies a plan of an event that the caller edits.';

-- The page of a plan in one answer: its tables, the people who may be seated, their households, who sits where, and the rules. It runs
-- as definer for the same reason as dish_choices: under the policies the planner reads the whole event for each guest.
create function public.seating_page(of_plan uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  plan public.seating_plans := (select p from public.seating_plans p where p.id = of_plan);
begin
  perform private.require_member(plan.event_id);
  return (
    with coming as (
      select g.id, g.household_id, g.first_name, g.last_name, g.age_group, g.is_plus_one, g.position, g.created_at, g.diet, r.attending
      from public.moment_invitations i
      join public.guests g on g.id = i.guest_id
      left join public.guest_replies r on r.guest_id = i.guest_id and r.moment_id = i.moment_id and r.event_id = i.event_id
      where i.event_id = plan.event_id and i.moment_id = plan.moment_id and coalesce(r.attending, plan.seats_unanswered)
    )
    select jsonb_build_object(
      'plan', to_jsonb(plan) - '{created_at,updated_at}'::text[],
      'moment', (select jsonb_build_object('id', m.id, 'name', m.name) from public.moments m where m.id = plan.moment_id),
      'background_path', (select d.path from public.documents d where d.id = plan.background_id),
      'tables', (
        select coalesce(jsonb_agg(to_jsonb(t) - '{event_id,plan_id,created_at,updated_at}'::text[] order by t.position, t.id), '[]')
        from public.seating_tables t where t.plan_id = of_plan
      ),
      'guests', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', c.id, 'household_id', c.household_id, 'first_name', c.first_name, 'last_name', c.last_name, 'age_group', c.age_group,
          'is_plus_one', c.is_plus_one, 'diet', c.diet, 'has_replied', c.attending is not null,
          'dishes', (
            select coalesce(jsonb_agg(o.name order by o.position, o.id), '[]')
            from public.menu_choices k join public.menus o on o.id = k.menu_id
            where k.guest_id = c.id and k.moment_id = plan.moment_id
          )
        ) order by c.household_id, c.is_plus_one, c.position, c.created_at, c.id), '[]')
        from coming c
      ),
      'households', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', h.id, 'name', h.name, 'side', h.side, 'tags', h.tags, 'language', h.language
        ) order by h.name, h.id), '[]')
        from public.households h where h.id in (select c.household_id from coming c)
      ),
      'seats', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'guest_id', a.guest_id, 'table_id', a.table_id, 'seat', a.seat, 'chair', a.chair, 'is_locked', a.is_locked
        ) order by a.table_id, a.seat, a.created_at, a.guest_id), '[]')
        from public.seat_assignments a where a.plan_id = of_plan
      ),
      'rules', (
        select coalesce(jsonb_agg(to_jsonb(r) - '{event_id,plan_id,created_at,updated_at}'::text[] order by r.created_at, r.id), '[]')
        from public.seating_rules r where r.plan_id = of_plan
      )
    )
  );
end
$$;
comment on function public.seating_page(uuid) is 'A seating plan with everything on it, for the members of its event.';

-- What a kitchen serves at each table of the chosen plans, by moment. As on the whole sheet, names are included only where a consent was
-- recorded.
create function private.kitchen_tables(event uuid) returns jsonb
language sql stable set search_path = '' as $$
  with seated as (
    select a.table_id, a.moment_id, a.seat, g.id, g.first_name, left(g.last_name, 1) as initial, g.age_group,
      nullif(lower(btrim(g.diet)), '') as diet, g.allergies, g.allergies_consent_at is not null as has_consented
    from public.seat_assignments a
    join public.seating_plans p on p.id = a.plan_id and p.is_chosen
    join public.guest_replies r on r.guest_id = a.guest_id and r.moment_id = a.moment_id and r.attending
    join public.guests g on g.id = a.guest_id
    where a.event_id = event
  )
  select coalesce(jsonb_object_agg(p.moment_id, (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', t.id, 'name', t.name, 'vendor_meals', t.vendor_meals,
      'yes', (
        select jsonb_build_object(
          'adult', count(*) filter (where s.age_group = 'adult'), 'child', count(*) filter (where s.age_group = 'child'),
          'baby', count(*) filter (where s.age_group = 'baby')
        ) from seated s where s.table_id = t.id
      ),
      'diets', (
        select coalesce(jsonb_agg(jsonb_build_object('diet', d.diet, 'count', d.number) order by d.number desc, d.diet), '[]')
        from (select s.diet, count(*) as number from seated s where s.table_id = t.id and s.diet is not null group by s.diet) d
      ),
      'menus', (
        select coalesce(jsonb_agg(jsonb_build_object('course', c.course, 'name', c.name, 'count', c.number) order by c.position, c.id), '[]')
        from (
          select o.id, o.course, o.name, o.position, count(*) as number
          from seated s
          join public.menu_choices k on k.guest_id = s.id and k.moment_id = s.moment_id
          join public.menus o on o.id = k.menu_id
          where s.table_id = t.id group by o.id
        ) c
      ),
      'people', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'first_name', s.first_name, 'initial', s.initial, 'seat', s.seat, 'diet', s.diet, 'allergies', s.allergies
        ) order by s.seat, s.first_name, s.initial, s.id), '[]')
        from seated s where s.table_id = t.id and s.has_consented and coalesce(s.diet, s.allergies) is not null
      )
    ) order by t.position, t.id), '[]')
    from public.seating_tables t
    where t.plan_id = p.id and (t.vendor_meals > 0 or exists (select from seated s where s.table_id = t.id))
  )), '{}')
  from public.seating_plans p where p.event_id = event and p.is_chosen
$$;
comment on function private.kitchen_tables(uuid) is 'Counts and diets of each table of the chosen plans of an event, by moment.';

-- The tables of a household's people, once their hosts show them.
create function private.page_tables(household uuid, event uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('moment', a.moment_id, 'guest', a.guest_id, 'name', t.name)), '[]')
    from public.seat_assignments a
    join public.seating_plans p on p.id = a.plan_id and p.is_chosen and p.guests_see_from <= private.today()
    join public.seating_tables t on t.id = a.table_id
    join public.guests g on g.id = a.guest_id
    where g.household_id = household and a.event_id = event
  );
end
$$;
comment on function private.page_tables(uuid, uuid) is 'Where the people of a household sit, from the day that their hosts chose.';

revoke execute on function
  private.page_tables(uuid, uuid), private.choose_first_plan(), private.unchoose_other_plans(), private.replace_chosen_plan(), private.kitchen_tables(uuid),
  private.are_room_elements(jsonb), private.seated_name(uuid), private.table_name(text), private.limit_seating_rows(), private.guard_seats(),
  private.guard_table_size(), private.guard_seating_rule(), private.forget_guests_in_rules(), private.forget_households_in_rules(),
  private.free_seats(), private.free_unanswered_seats(), public.seat_guests(uuid, jsonb, jsonb),
  public.save_seating_tables(uuid, jsonb, jsonb), public.add_seating_plan(uuid, text, jsonb, jsonb),
  public.change_seating_plan(uuid, jsonb, jsonb, jsonb, jsonb, jsonb, jsonb), public.copy_seating_plan(uuid, text), public.seating_page(uuid)
from public, anon, authenticated, service_role;
grant execute on function private.are_room_elements(jsonb) to authenticated, service_role;
grant execute on function
  public.seat_guests(uuid, jsonb, jsonb), public.save_seating_tables(uuid, jsonb, jsonb), public.add_seating_plan(uuid, text, jsonb, jsonb),
  public.change_seating_plan(uuid, jsonb, jsonb, jsonb, jsonb, jsonb, jsonb), public.copy_seating_plan(uuid, text),
  public.seating_page(uuid)
to authenticated;

create trigger seating_plans_limit after insert on public.seating_plans
  referencing new table as new_rows
  for each statement execute function private.limit_seating_rows('20', 'event_id', 'Vingt plans au plus. Supprimez ceux qui ne servent plus.');
create trigger seating_plans_choose_first before insert on public.seating_plans
  for each row execute function private.choose_first_plan();
create trigger seating_plans_unchoose_others before update of is_chosen on public.seating_plans
  for each row when (new.is_chosen and not old.is_chosen) execute function private.unchoose_other_plans();
create trigger seating_plans_replace_chosen after delete on public.seating_plans
  for each row when (old.is_chosen) execute function private.replace_chosen_plan();
create trigger seating_plans_bump_version
  before update of name, room_width, room_length, elements, background_id, seats_unanswered, guests_see_from on public.seating_plans
  for each row execute function private.bump_version();
create trigger seating_plans_touch before update on public.seating_plans
  for each row execute function private.touch_updated_at();
create trigger seating_plans_free_unanswered after update of seats_unanswered on public.seating_plans
  for each row when (old.seats_unanswered and not new.seats_unanswered) execute function private.free_unanswered_seats();

create trigger seating_tables_take_position before insert on public.seating_tables
  for each row execute function private.take_last_position();
create trigger seating_tables_limit after insert on public.seating_tables
  referencing new table as new_rows
  for each statement execute function private.limit_seating_rows('200', 'plan_id', 'Deux cents tables au plus par plan.');
create trigger seating_tables_bump_version
  before update of name, shape, seats, minimum, vendor_meals, x, y, rotation, reserved_tag on public.seating_tables
  for each row execute function private.bump_version();
create trigger seating_tables_touch before update on public.seating_tables
  for each row execute function private.touch_updated_at();
create trigger seating_tables_guard_size after update of seats, vendor_meals on public.seating_tables
  for each row when (new.seats < old.seats or new.vendor_meals > old.vendor_meals) execute function private.guard_table_size();

create trigger seat_assignments_guard_inserted after insert on public.seat_assignments
  referencing new table as new_rows
  for each statement execute function private.guard_seats();
create trigger seat_assignments_guard_updated after update on public.seat_assignments
  referencing new table as new_rows
  for each statement execute function private.guard_seats();

create trigger seating_rules_guard before insert or update of guest_ids, household_ids on public.seating_rules
  for each row execute function private.guard_seating_rule();
create trigger seating_rules_limit after insert on public.seating_rules
  referencing new table as new_rows
  for each statement execute function private.limit_seating_rows('300', 'plan_id', 'Trois cents règles au plus par plan.');
create trigger seating_rules_bump_version before update of kind, strength, guest_ids, household_ids, tag, table_id on public.seating_rules
  for each row execute function private.bump_version();
create trigger seating_rules_touch before update on public.seating_rules
  for each row execute function private.touch_updated_at();

create trigger guests_forget_in_seating_rules after delete on public.guests
  referencing old table as old_rows
  for each statement execute function private.forget_guests_in_rules();
create trigger households_forget_in_seating_rules after delete on public.households
  referencing old table as old_rows
  for each statement execute function private.forget_households_in_rules();
create trigger guest_replies_free_seats_inserted after insert on public.guest_replies
  referencing new table as new_rows
  for each statement execute function private.free_seats();
create trigger guest_replies_free_seats_updated after update on public.guest_replies
  referencing new table as new_rows
  for each statement execute function private.free_seats();

alter publication supabase_realtime
  add table public.seating_plans, public.seating_tables, public.seat_assignments, public.seating_rules;
