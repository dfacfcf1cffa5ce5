-- How hosts read and change the guest list: bulk changes, merges and deletions that can be undone, and the household's form.

-- A change of many guests can be undone for a week. The former rows are stored here and come from no request, so that nobody writes
-- by an undo what they could not write otherwise (a token, a consent).
create table private.guest_undos (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references public.events (id) on delete cascade,
  made_by uuid default auth.uid(),
  made_at timestamptz not null default now(),
  -- The history shows the kind and the patch, which contain no name of a guest.
  kind text not null check (kind in ('import', 'change', 'deletion', 'merger')),
  patch jsonb not null default '{}',
  undone_at timestamptz,
  undone_by uuid,
  guest_ids uuid[] not null,
  household_ids uuid[] not null,
  -- The former rows: {households, links, guests, invitations, replies, choices, seats}. Only seats that the change freed are stored.
  before jsonb not null,
  -- These are the versions of the guests and households after the change: another version means that somebody edited the row since.
  versions jsonb not null default '{}'
);

create index guest_undos_event_id_idx on private.guest_undos (event_id, made_at desc);
create index guest_undos_made_at_idx on private.guest_undos (made_at);

alter table private.guest_undos enable row level security;
revoke all on private.guest_undos from anon, authenticated, service_role;

-- The household's form shows who saved it last to a person who had it open at the same time.
create table private.household_edits (
  household_id uuid primary key references public.households (id) on delete cascade,
  edited_by uuid not null references public.profiles (id) on delete cascade,
  edited_at timestamptz not null
);

create index household_edits_edited_by_idx on private.household_edits (edited_by);

alter table private.household_edits enable row level security;
revoke all on private.household_edits from anon, authenticated, service_role;

-- A page that subscribes to changes has read its list a moment before. The checksum shows whether anything was written in between,
-- so that ten thousand guests are not loaded again for nothing.
create function private.guest_mark(of_event uuid) returns text
language sql stable set search_path = '' as $$
  select md5(concat_ws(
    ' ',
    (select e.date_moved_at from public.events e where e.id = of_event),
    (select bit_xor(hashtextextended(m.id::text || m.version, 0)) from public.moments m where m.event_id = of_event),
    (
      select bit_xor(hashtextextended(h.id::text || h.version || h.invitation_state, 0))
      from public.households h where h.event_id = of_event
    ),
    (select bit_xor(hashtextextended(g.id::text || g.version, 0)) from public.guests g where g.event_id = of_event),
    (select row(count(*), max(i.created_at))::text from public.moment_invitations i where i.event_id = of_event),
    (
      select row(count(*), count(*) filter (where r.attending), max(r.replied_at))::text
      from public.guest_replies r where r.event_id = of_event
    )
  ))
$$;

-- The replies of the whole list are read at once and then joined to their guests, which halves the time for ten thousand people.
-- Without nested loops the planner cannot compare every guest with every other after an import, and a call for a few guests is not
-- planned as the call for all. It runs as definer because no account reads allergies from the table; editors need them for the
-- meal.
create function public.guest_list(of_event uuid, only_guests uuid[] default null) returns json
language plpgsql stable security definer set search_path = ''
set enable_nestloop = off set plan_cache_mode = force_custom_plan as $$
declare
  sees_allergies boolean := of_event = any (private.editor_event_ids());
begin
  perform private.require_member(of_event, private.member_event_ids());
  return json_build_object(
    -- Only the whole list has it: a page that asks for a few guests is already subscribed to changes.
    'mark', case when only_guests is null then private.guest_mark(of_event) end,
    'moments', (
      select coalesce(json_agg(json_build_object(
        'id', m.id, 'kind', m.kind, 'name', m.name, 'capacity', m.capacity, 'position', m.position
      ) order by m.position, m.id), '[]')
      from public.moments m where m.event_id = of_event
    ),
    'household_columns', json_build_array(
      'id', 'name', 'side', 'tags', 'address', 'language', 'invitation_state', 'is_revoked', 'version'
    ),
    'households', (
      select coalesce(json_agg(json_build_array(
        h.id, h.name, h.side, h.tags, h.address, h.language, h.invitation_state, h.revoked_at is not null, h.version
      ) order by h.name, h.id), '[]')
      from public.households h
      where h.event_id = of_event and (
        only_guests is null or h.id = any (array(select g.household_id from public.guests g where g.id = any (only_guests)))
      )
    ),
    'guest_columns', json_build_array(
      'id', 'household_id', 'first_name', 'last_name', 'age_group', 'is_plus_one', 'email', 'phone', 'diet', 'allergies',
      'allergies_consent_at', 'song_request', 'message', 'position', 'version', 'answers', 'replied_at', 'is_to_confirm'
    ),
    'guests', (
      -- The letters are « . » not invited, « ? » not decided, « y » comes, « n » does not come, in the order of the moments. A gap
      -- before an invitation is filled with that invitation, and a gap after the last one at the end.
      with places as materialized (
        select m.id, row_number() over (order by m.position, m.id)::integer as place, count(*) over ()::integer as total,
          coalesce(m.day, (select e.starts_on from public.events e where e.id = of_event)) as day
        from public.moments m where m.event_id = of_event
      ),
      given as (
        select i.guest_id, p.place, r.replied_at, r.attending is not null and r.for_date <> p.day as is_to_confirm,
          p.place - 1 - coalesce(lag(p.place) over (partition by i.guest_id order by p.place), 0) as gap,
          case when r.attending is null then '?' when r.attending then 'y' else 'n' end as letter
        from public.moment_invitations i
        join places p on p.id = i.moment_id
        left join (
          select * from public.guest_replies o
          where case when only_guests is null then o.event_id = of_event else o.guest_id = any (only_guests) end
        ) r on r.guest_id = i.guest_id and r.moment_id = i.moment_id
        where case when only_guests is null then i.event_id = of_event else i.guest_id = any (only_guests) end
      ),
      answers as (
        select a.guest_id, string_agg(repeat('.', a.gap) || a.letter, '' order by a.place) as letters, max(a.replied_at) as replied_at,
          coalesce(bool_or(a.is_to_confirm), false) as is_to_confirm
        from given a group by a.guest_id
      )
      select coalesce(json_agg(json_build_array(
        g.id, g.household_id, g.first_name, g.last_name, g.age_group, g.is_plus_one, g.email, g.phone, g.diet,
        case when sees_allergies then g.allergies end, g.allergies_consent_at, g.song_request, g.message, g.position,
        g.version, rpad(coalesce(a.letters, ''), coalesce((select max(p.total) from places p), 0), '.'), a.replied_at,
        coalesce(a.is_to_confirm, false)
      ) order by g.household_id, g.is_plus_one, g.position, g.created_at, g.id), '[]')
      from public.guests g left join answers a on a.guest_id = g.id
      where g.event_id = of_event and (only_guests is null or g.id = any (only_guests))
    )
  );
end
$$;
comment on function public.guest_list(uuid, uuid[]) is 'The guests of an event for its members, all or some; allergies for its editors.';

-- It runs as definer because it reads what guest_list reads. Members of the event alone get the checksum, which contains no data.
create function public.guest_list_mark(of_event uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_member(of_event);
  return private.guest_mark(of_event);
end
$$;
comment on function public.guest_list_mark(uuid) is 'A checksum of the guest list of an event, for its members.';

create function private.snapshot_guests(of_event uuid, guests uuid[], households uuid[], of_kind text, of_patch jsonb default '{}') returns uuid
language plpgsql set search_path = '' as $$
declare
  undo uuid;
begin
  insert into private.guest_undos (event_id, kind, patch, guest_ids, household_ids, before)
  select of_event, of_kind, of_patch, guests, households, jsonb_build_object(
    'households', (select coalesce(jsonb_agg(to_jsonb(h)), '[]') from public.households h where h.id = any (households)),
    'links', (select coalesce(jsonb_agg(to_jsonb(l)), '[]') from public.household_links l where l.household_id = any (households)),
    'guests', (select coalesce(jsonb_agg(to_jsonb(g)), '[]') from public.guests g where g.id = any (guests)),
    'invitations', (select coalesce(jsonb_agg(to_jsonb(i)), '[]') from public.moment_invitations i where i.guest_id = any (guests)),
    'replies', (select coalesce(jsonb_agg(to_jsonb(r)), '[]') from public.guest_replies r where r.guest_id = any (guests)),
    'choices', (select coalesce(jsonb_agg(to_jsonb(c)), '[]') from public.menu_choices c where c.guest_id = any (guests)),
    'seats', (select coalesce(jsonb_agg(to_jsonb(a)), '[]') from public.seat_assignments a where a.guest_id = any (guests))
  )
  returning id into undo;
  return undo;
end
$$;

-- It stores the versions that the change produced, and drops the seats that it did not free.
create function private.record_undo_versions(undo uuid) returns void
language plpgsql set search_path = '' as $$
begin
  update private.guest_undos u set
    versions = (
      select coalesce(jsonb_object_agg(v.id, v.version), '{}')
      from (
        select g.id, g.version from public.guests g where g.id = any (u.guest_ids)
        union all
        select h.id, h.version from public.households h where h.id = any (u.household_ids)
      ) v
    ),
    before = u.before || jsonb_build_object('seats', (
      select coalesce(jsonb_agg(to_jsonb(s)), '[]')
      from jsonb_populate_recordset(null::public.seat_assignments, u.before -> 'seats') s
      where not exists (select from public.seat_assignments a where a.plan_id = s.plan_id and a.guest_id = s.guest_id)
    ))
  where u.id = undo;
end
$$;

-- A deleted household is restored for those of its people who are restored.
create function private.restore_households(snapshot private.guest_undos, restored uuid[]) returns void
language plpgsql set search_path = '' as $$
declare
  missing uuid[] := array(
    select distinct g.household_id from jsonb_populate_recordset(null::public.guests, snapshot.before -> 'guests') g
    where g.id = any (restored) and not exists (select from public.households h where h.id = g.household_id)
  );
begin
  insert into public.households
  select h.* from jsonb_populate_recordset(null::public.households, snapshot.before -> 'households') h
  where h.id = any (missing);
  update public.household_links l set token = o.token
  from jsonb_populate_recordset(null::public.household_links, snapshot.before -> 'links') o
  where l.household_id = o.household_id and l.token <> o.token and o.household_id = any (missing);
  delete from private.former_links f
  using jsonb_populate_recordset(null::public.household_links, snapshot.before -> 'links') o
  where f.token = o.token and o.household_id = any (missing);
  update public.households h set side = o.side, tags = o.tags, language = o.language
  from jsonb_populate_recordset(null::public.households, snapshot.before -> 'households') o
  where h.id = o.id and h.version = (snapshot.versions ->> h.id::text)::integer
    and (h.side, h.tags, h.language) is distinct from (o.side, o.tags, o.language);
end
$$;

create function private.restore_guests(snapshot private.guest_undos, restored uuid[]) returns void
language plpgsql set search_path = '' as $$
begin
  delete from public.guests g
  where g.id = any (restored) and not exists (
    select from jsonb_array_elements(snapshot.before -> 'guests') b where b ->> 'id' = g.id::text
  );
  insert into public.guests
  select o.* from jsonb_populate_recordset(null::public.guests, snapshot.before -> 'guests') o
  where o.id = any (restored)
  on conflict (id) do update set
    household_id = excluded.household_id, age_group = excluded.age_group, is_plus_one = excluded.is_plus_one,
    email = excluded.email, phone = excluded.phone, diet = excluded.diet, allergies = excluded.allergies,
    allergies_consent_at = excluded.allergies_consent_at, allergies_consent_by = excluded.allergies_consent_by,
    song_request = excluded.song_request, message = excluded.message;
end
$$;

-- Replies that arrived after the change remain.
create function private.restore_answers(snapshot private.guest_undos, restored uuid[]) returns void
language plpgsql set search_path = '' as $$
begin
  delete from public.moment_invitations i
  where i.guest_id = any (restored) and not exists (
    select from jsonb_populate_recordset(null::public.moment_invitations, snapshot.before -> 'invitations') o
    where o.guest_id = i.guest_id and o.moment_id = i.moment_id
  );
  insert into public.moment_invitations
  select o.* from jsonb_populate_recordset(null::public.moment_invitations, snapshot.before -> 'invitations') o
  where o.guest_id = any (restored)
  on conflict do nothing;
  delete from public.guest_replies r
  where r.guest_id = any (restored) and r.replied_at = snapshot.made_at and not exists (
    select from jsonb_populate_recordset(null::public.guest_replies, snapshot.before -> 'replies') o
    where o.guest_id = r.guest_id and o.moment_id = r.moment_id
  );
  insert into public.guest_replies as r
  select o.* from jsonb_populate_recordset(null::public.guest_replies, snapshot.before -> 'replies') o
  where o.guest_id = any (restored)
  on conflict (guest_id, moment_id, event_id) do update
    set attending = excluded.attending, replied_by = excluded.replied_by, replied_at = excluded.replied_at,
      for_date = excluded.for_date
    where r.replied_at = snapshot.made_at;
  insert into public.menu_choices
  select o.* from jsonb_populate_recordset(null::public.menu_choices, snapshot.before -> 'choices') o
  where o.guest_id = any (restored) and exists (select from public.menus m where m.id = o.menu_id)
  on conflict do nothing;
end
$$;

-- People return to the seats that the change freed, where those are still free. It returns how many of them have to be placed again,
-- because somebody else sits there, the table is full or it was removed.
create function private.restore_seats(snapshot private.guest_undos, restored uuid[]) returns integer
language plpgsql set search_path = '' as $$
declare
  former record;
  waiting uuid[] := '{}';
begin
  -- Plans, then tables: the order in which seat_guests locks them.
  perform from public.seating_plans p
  where p.id::text in (select s ->> 'plan_id' from jsonb_array_elements(snapshot.before -> 'seats') s) order by p.id for no key update;
  perform from public.seating_tables t
  where t.id::text in (select s ->> 'table_id' from jsonb_array_elements(snapshot.before -> 'seats') s) order by t.id for no key update;
  -- A merge gave the seat of one guest to the other.
  delete from public.seat_assignments a
  where snapshot.kind = 'merger' and a.guest_id = any (restored) and a.created_at = snapshot.made_at;
  for former in
    select s.* from jsonb_populate_recordset(null::public.seat_assignments, snapshot.before -> 'seats') s
    join public.seating_plans p on p.id = s.plan_id
    join public.moment_invitations i on i.guest_id = s.guest_id and i.moment_id = s.moment_id
    left join public.guest_replies r on r.guest_id = s.guest_id and r.moment_id = s.moment_id
    where s.guest_id = any (restored) and coalesce(r.attending, p.seats_unanswered)
    order by s.plan_id, s.table_id, s.seat, s.guest_id
  loop
    insert into public.seat_assignments (event_id, plan_id, moment_id, guest_id, table_id, seat, chair, is_locked)
    select former.event_id, former.plan_id, former.moment_id, former.guest_id, t.id, former.seat, former.chair, former.is_locked
    from public.seating_tables t
    where t.id = former.table_id and coalesce(former.seat <= t.seats, true) and (
      former.chair = 'lap' or t.seats - t.vendor_meals > (
        select count(*) from public.seat_assignments a where a.table_id = t.id and a.chair <> 'lap'
      )
    )
    on conflict do nothing;
    if not exists (select from public.seat_assignments a where a.plan_id = former.plan_id and a.guest_id = former.guest_id) then
      waiting := waiting || former.guest_id;
    end if;
  end loop;
  return (select count(distinct w) from unnest(waiting) w);
end
$$;

-- It returns the guests of a change who were deleted later, by something else than the change itself.
create function private.deleted_since(snapshot private.guest_undos) returns uuid[]
language sql stable set search_path = '' as $$
  select array(
    select k from unnest(snapshot.guest_ids) k
    where (snapshot.kind = 'import' or snapshot.versions ? k::text) and not exists (select from public.guests g where g.id = k)
  )
$$;

-- It returns the guests of a change who were edited later, or who replied to what it asked them: their present values remain.
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

-- Guests that were edited after the change are left as they are. It runs as definer because nobody reads the stored rows.
create function public.undo_guests(undo uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  snapshot private.guest_undos;
  edited uuid[];
  restored uuid[];
  unseated integer;
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
  unseated := private.restore_seats(snapshot, restored);
  delete from public.households h
  where h.id = any (snapshot.household_ids)
    and not exists (select from public.guests g where g.household_id = h.id)
    and not exists (select from jsonb_array_elements(snapshot.before -> 'households') b where b ->> 'id' = h.id::text);
  -- The former rows are no longer needed; the change and its undo remain in the history.
  update private.guest_undos u set before = '{}', versions = '{}' where u.id = snapshot.id;
  return jsonb_build_object('restored', cardinality(restored), 'skipped', to_jsonb(edited), 'unseated', unseated);
end
$$;
comment on function public.undo_guests(uuid) is 'Undoes a change of guests of the caller''s events, within a week.';

-- It lists the imports, bulk changes, deletions and merges of a week, with their author and whether they can be undone. It runs as
-- definer because nobody reads the stored rows or other people's profiles.
create function public.guest_history(of_event uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_editor(of_event);
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', u.id, 'kind', u.kind, 'patch', u.patch, 'made_at', u.made_at, 'made_by', p.name, 'is_own', u.made_by = auth.uid(),
      'guests', cardinality(u.guest_ids), 'households', cardinality(u.household_ids),
      'undone_at', u.undone_at, 'undone_by', b.name,
      -- An undo would leave these guests as they are: edited since, or deleted since.
      'edited', case when u.undone_at is null then cardinality(private.edited_since(u)) else 0 end,
      'gone', case when u.undone_at is null then cardinality(private.deleted_since(u)) else 0 end
    ) order by u.made_at desc, u.id), '[]')
    from (
      select i.id from private.guest_undos i
      where i.event_id = of_event and i.made_at > now() - interval '7 days' and cardinality(i.guest_ids) > 0
      order by i.made_at desc limit 100
    ) newest
    join private.guest_undos u on u.id = newest.id
    left join public.profiles p on p.id = u.made_by
    left join public.profiles b on b.id = u.undone_by
  );
end
$$;
comment on function public.guest_history(uuid) is 'The changes of the guest list of an event that the caller edits, in the last week.';

create function private.refuse_patch(field text) returns void
language plpgsql immutable set search_path = '' as $$
begin
  raise exception using errcode = 'PT422', message = 'Cette modification n’est pas possible.', detail = 'invalid', hint = field;
end
$$;

create function private.patch_households(households uuid[], patch jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  added text[] := array(select jsonb_array_elements_text(coalesce(patch -> 'add_tags', '[]')));
  removed text[] := array(select jsonb_array_elements_text(coalesce(patch -> 'remove_tags', '[]')));
begin
  if not patch ?| '{side,language,add_tags,remove_tags}' then
    return;
  end if;
  update public.households h set
    side = case when patch ? 'side' then nullif(btrim(patch ->> 'side'), '') else h.side end,
    language = coalesce(patch ->> 'language', h.language),
    tags = array(
      select tag from unnest(h.tags || added) with ordinality as t (tag, place)
      where tag <> all (removed) group by tag order by min(place)
    )
  where h.id = any (households);
end
$$;

create function private.patch_answers(of_event uuid, guests uuid[], patch jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  insert into public.moment_invitations (event_id, guest_id, moment_id)
  select of_event, g, m::uuid
  from unnest(guests) g, jsonb_array_elements_text(coalesce(patch -> 'invite', '[]')) m
  on conflict do nothing;
  delete from public.moment_invitations i
  where i.event_id = of_event and i.guest_id = any (guests)
    and i.moment_id in (select m::uuid from jsonb_array_elements_text(coalesce(patch -> 'uninvite', '[]')) m);
  insert into public.guest_replies as r (event_id, guest_id, moment_id, attending, replied_by, replied_at)
  select i.event_id, i.guest_id, i.moment_id, (a.answer #>> '{}')::boolean, 'couple', now()
  from jsonb_each(coalesce(patch -> 'reply', '{}')) as a (moment, answer)
  join public.moment_invitations i on i.moment_id::text = a.moment and i.event_id = of_event and i.guest_id = any (guests)
  order by i.guest_id, i.moment_id
  on conflict (guest_id, moment_id, event_id) do update
    set attending = excluded.attending, replied_by = 'couple', replied_at = excluded.replied_at, for_date = excluded.for_date
    where (r.attending, r.for_date) is distinct from (excluded.attending, excluded.for_date);
end
$$;

-- One change of many guests is undone as one. Side, tags and language belong to their households. It runs as definer because nobody
-- reads or writes the rows stored for the undo.
create function public.bulk_update_guests(of_event uuid, guests uuid[], patch jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  known constant text[] := '{age_group,is_plus_one,diet,household_id,side,language,add_tags,remove_tags,invite,uninvite,reply}';
  own uuid[];
  homes uuid[];
  undo uuid;
begin
  perform private.require_member(of_event, private.editor_event_ids());
  if jsonb_typeof(patch) <> 'object' or exists (select from jsonb_object_keys(patch) k where k <> all (known)) then
    perform private.refuse_patch('patch');
  elsif cardinality(guests) > 10000 then
    perform private.refuse_patch('guests');
  elsif exists (select from jsonb_path_query(patch, '$.reply.*') answer where jsonb_typeof(answer) not in ('boolean', 'null')) then
    perform private.refuse_patch('reply');
  end if;
  own := array(select g.id from public.guests g where g.event_id = of_event and g.id = any (guests) order by g.id for update);
  homes := array(select distinct g.household_id from public.guests g where g.id = any (own));
  undo := private.snapshot_guests(of_event, own, homes, 'change', patch);
  if patch ?| '{age_group,is_plus_one,diet,household_id}' then
    update public.guests g set
      age_group = coalesce(patch ->> 'age_group', g.age_group),
      is_plus_one = coalesce((patch ->> 'is_plus_one')::boolean, g.is_plus_one),
      diet = case when patch ? 'diet' then nullif(btrim(patch ->> 'diet'), '') else g.diet end,
      household_id = coalesce((patch ->> 'household_id')::uuid, g.household_id)
    where g.id = any (own);
  end if;
  perform private.patch_households(homes, patch);
  perform private.patch_answers(of_event, own, patch);
  perform private.record_undo_versions(undo);
  return jsonb_build_object('count', cardinality(own), 'undo', undo);
-- PostgreSQL's own message about a refused value would print the guest's row.
exception when data_exception or integrity_constraint_violation then
  perform private.refuse_patch('patch');
end
$$;
comment on function public.bulk_update_guests(uuid, uuid[], jsonb) is
  'Changes many guests of an event that the caller edits; can be undone.';

-- A household is deleted with its last guest. It runs as definer because nobody reads or writes the rows stored for the undo.
create function public.delete_guests(of_event uuid, guests uuid[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  own uuid[];
  homes uuid[];
  undo uuid;
begin
  perform private.require_member(of_event, private.editor_event_ids());
  own := array(select g.id from public.guests g where g.event_id = of_event and g.id = any (guests) order by g.id for update);
  homes := array(select distinct g.household_id from public.guests g where g.id = any (own));
  undo := private.snapshot_guests(of_event, own, homes, 'deletion');
  delete from public.guests g where g.id = any (own);
  delete from public.households h
  where h.id = any (homes) and not exists (select from public.guests g where g.household_id = h.id);
  perform private.record_undo_versions(undo);
  return jsonb_build_object('count', cardinality(own), 'undo', undo);
end
$$;
comment on function public.delete_guests(uuid, uuid[]) is 'Deletes guests of an event that the caller edits; can be undone.';

-- The values that one guest lacks come from the other; the link of a deleted household then opens the remaining one. It runs as
-- definer because nobody reads or writes the rows stored for the undo.
create function public.merge_guests(keep uuid, "drop" uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  target public.guests;
  dropped public.guests;
  replies public.guest_replies[];
  choices public.menu_choices[];
  seats jsonb;
  undo uuid;
begin
  select g.* into target from public.guests g where g.id = keep for update;
  select g.* into dropped from public.guests g where g.id = "drop" for update;
  perform private.require_member(target.event_id, private.editor_event_ids());
  if dropped.event_id is distinct from target.event_id or keep = "drop" then
    perform private.refuse_patch('drop');
  end if;
  undo := private.snapshot_guests(target.event_id, array[keep, "drop"], array[target.household_id, dropped.household_id], 'merger');
  update public.guests g set
    first_name = coalesce(nullif(g.first_name, ''), dropped.first_name),
    last_name = coalesce(nullif(g.last_name, ''), dropped.last_name),
    email = coalesce(g.email, dropped.email), phone = coalesce(g.phone, dropped.phone), diet = coalesce(g.diet, dropped.diet),
    allergies = coalesce(g.allergies, dropped.allergies),
    allergies_consent_at = coalesce(g.allergies_consent_at, dropped.allergies_consent_at),
    allergies_consent_by = coalesce(g.allergies_consent_by, dropped.allergies_consent_by),
    song_request = coalesce(g.song_request, dropped.song_request), message = coalesce(g.message, dropped.message)
  where g.id = keep;
  insert into public.moment_invitations (event_id, guest_id, moment_id)
  select i.event_id, keep, i.moment_id from public.moment_invitations i where i.guest_id = "drop"
  on conflict do nothing;
  replies := array(select r from public.guest_replies r where r.guest_id = "drop");
  choices := array(select c from public.menu_choices c where c.guest_id = "drop");
  seats := (select jsonb_agg(to_jsonb(a)) from public.seat_assignments a where a.guest_id = "drop");
  -- The deleted guest frees the places before the other guest takes them.
  delete from public.guests g where g.id = "drop";
  insert into public.guest_replies as r (event_id, guest_id, moment_id, attending, replied_by, replied_at, for_date)
  select event_id, keep, moment_id, attending, replied_by, replied_at, for_date from unnest(replies)
  on conflict (guest_id, moment_id, event_id) do update
    set attending = excluded.attending, replied_by = excluded.replied_by, replied_at = excluded.replied_at,
      for_date = excluded.for_date
    where r.attending is null;
  insert into public.menu_choices (event_id, guest_id, moment_id, course, menu_id)
  select event_id, keep, moment_id, course, menu_id from unnest(choices)
  on conflict do nothing;
  -- The remaining guest has the seat of the other where they have none and come to that moment.
  insert into public.seat_assignments (event_id, plan_id, moment_id, guest_id, table_id, seat, chair, is_locked)
  select a.event_id, a.plan_id, a.moment_id, keep, a.table_id, a.seat, a.chair, a.is_locked
  from jsonb_populate_recordset(null::public.seat_assignments, coalesce(seats, '[]')) a
  join public.seating_plans p on p.id = a.plan_id
  left join public.guest_replies r on r.guest_id = keep and r.moment_id = a.moment_id
  where coalesce(r.attending, p.seats_unanswered)
  on conflict do nothing;
  perform from public.guests g where g.household_id = dropped.household_id;
  if not found then
    -- A card that was sent opens the other household from now on, unless its link was revoked.
    if exists (select from public.households h where h.id = dropped.household_id and h.revoked_at is null) then
      insert into private.former_links (token, household_id)
      select l.token, target.household_id from public.household_links l where l.household_id = dropped.household_id;
      update private.former_links f set household_id = target.household_id where f.household_id = dropped.household_id;
    end if;
    update public.gifts g set household_id = target.household_id where g.household_id = dropped.household_id;
    delete from public.households h where h.id = dropped.household_id;
  end if;
  perform private.record_undo_versions(undo);
  return jsonb_build_object('undo', undo);
end
$$;
comment on function public.merge_guests(uuid, uuid) is 'Merges two guests of an event that the caller edits; can be undone.';

create function private.refuse_stale() returns void
language plpgsql immutable set search_path = '' as $$
begin
  perform private.refuse('PT409', 'stale', 'Une autre personne a modifié ce foyer entre-temps.');
end
$$;

-- The fields are written only over the version that was read. It returns the id, a new one when the input names none.
create function private.save_household_fields(of_event uuid, input jsonb) returns uuid
language plpgsql set search_path = '' as $$
declare
  own constant jsonb := input - '{id,version,people,removed}'::text[];
  home public.households;
begin
  if input ->> 'id' is null then
    home := jsonb_populate_record(null::public.households, own);
    insert into public.households (event_id, name, address, side, language, tags)
    values (of_event, home.name, home.address, home.side, home.language, coalesce(home.tags, '{}')) returning * into home;
    return home.id;
  end if;
  -- Every writer of replies locks guests first, so that writers do not deadlock.
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
  update public.households h set
    name = home.name, address = home.address, side = home.side, language = home.language, tags = home.tags
  where h.id = home.id;
  return home.id;
end
$$;

-- It applies the fields of the form to the existing row. A consent is recorded with the allergies, and ends with them.
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
    -- The guest was deleted or changed since the form was opened.
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
    -- A new guest has no reply; null removes the reply of an existing guest.
    'reply', case when is_new then jsonb_strip_nulls(coalesce(input -> 'replies', '{}')) else coalesce(input -> 'replies', '{}') end
  ));
  return person.id;
end
$$;

-- The form is saved as a whole or not at all: the household's fields, its people, their invitations, their replies and the removed
-- people. It runs as definer because no account reads allergies, and because it records who saved.
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
comment on function public.save_household(uuid, jsonb) is 'Saves a household''s form, as a whole or not at all, for an editor of its event.';

-- Members learn which of them saved a household last, or that its guests did. It returns null when the household was changed
-- otherwise since, because no name is better than a wrong one. It runs as definer because nobody reads other people's profiles.
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
comment on function public.household_editor(uuid) is 'Who saved a household of the caller''s events last.';

revoke execute on function
  private.guest_mark(uuid), public.guest_list(uuid, uuid[]), public.guest_list_mark(uuid),
  private.snapshot_guests(uuid, uuid[], uuid[], text, jsonb), private.record_undo_versions(uuid),
  private.restore_seats(private.guest_undos, uuid[]),
  private.restore_households(private.guest_undos, uuid[]), private.restore_guests(private.guest_undos, uuid[]),
  private.restore_answers(private.guest_undos, uuid[]), private.deleted_since(private.guest_undos),
  private.edited_since(private.guest_undos), public.undo_guests(uuid), public.guest_history(uuid), private.refuse_patch(text),
  private.patch_households(uuid[], jsonb), private.patch_answers(uuid, uuid[], jsonb),
  public.bulk_update_guests(uuid, uuid[], jsonb), public.delete_guests(uuid, uuid[]), public.merge_guests(uuid, uuid),
  private.refuse_stale(), private.save_household_fields(uuid, jsonb), private.merge_person(public.guests, jsonb),
  private.save_person(uuid, uuid, jsonb), public.save_household(uuid, jsonb), public.household_editor(uuid)
from public, anon, authenticated, service_role;
grant execute on function
  public.guest_list(uuid, uuid[]), public.guest_list_mark(uuid), public.undo_guests(uuid), public.guest_history(uuid),
  public.bulk_update_guests(uuid, uuid[], jsonb), public.delete_guests(uuid, uuid[]), public.merge_guests(uuid, uuid),
  public.save_household(uuid, jsonb), public.household_editor(uuid)
to authenticated;
