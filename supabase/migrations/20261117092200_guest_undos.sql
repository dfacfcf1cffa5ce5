-- A change of many guests can be taken back for a week. What was there before is kept here and comes from no request, so that
-- nobody writes by undoing what they could not write otherwise (a token, a consent).
create table private.guest_undos (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references public.events (id) on delete cascade,
  made_by uuid default auth.uid(),
  made_at timestamptz not null default now(),
  -- What was done, in words that a patch of the list has: the history shows them and holds no name of a guest.
  kind text not null check (kind in ('import', 'change', 'deletion', 'merger')),
  patch jsonb not null default '{}',
  undone_at timestamptz,
  undone_by uuid,
  guest_ids uuid[] not null,
  household_ids uuid[] not null,
  -- {households, links, guests, invitations, replies, choices}: rows as they were.
  before jsonb not null,
  -- The version of each guest and household after the change: another one means that somebody edited it since.
  versions jsonb not null default '{}'
);
create index guest_undos_event_id_idx on private.guest_undos (event_id, made_at desc);
create index guest_undos_made_at_idx on private.guest_undos (made_at);
alter table private.guest_undos enable row level security;
revoke all on private.guest_undos from anon, authenticated, service_role;

create function private.snapshot_guests(of_event uuid, guests uuid[], households uuid[], of_kind text, of_patch jsonb default '{}') returns uuid
language sql set search_path = '' as $$
  insert into private.guest_undos (event_id, kind, patch, guest_ids, household_ids, before)
  select of_event, of_kind, of_patch, guests, households, jsonb_build_object(
    'households', (select coalesce(jsonb_agg(to_jsonb(h)), '[]') from public.households h where h.id = any (households)),
    'links', (select coalesce(jsonb_agg(to_jsonb(l)), '[]') from public.household_links l where l.household_id = any (households)),
    'guests', (select coalesce(jsonb_agg(to_jsonb(g)), '[]') from public.guests g where g.id = any (guests)),
    'invitations', (select coalesce(jsonb_agg(to_jsonb(i)), '[]') from public.moment_invitations i where i.guest_id = any (guests)),
    'replies', (select coalesce(jsonb_agg(to_jsonb(r)), '[]') from public.guest_replies r where r.guest_id = any (guests)),
    'choices', (select coalesce(jsonb_agg(to_jsonb(c)), '[]') from public.menu_choices c where c.guest_id = any (guests))
  )
  returning id
$$;

-- After the change: which versions it made.
create function private.record_undo_versions(undo uuid) returns void
language sql set search_path = '' as $$
  update private.guest_undos u set versions = (
    select coalesce(jsonb_object_agg(v.id, v.version), '{}')
    from (
      select g.id, g.version from public.guests g where g.id = any (u.guest_ids)
      union all
      select h.id, h.version from public.households h where h.id = any (u.household_ids)
    ) v
  )
  where u.id = undo
$$;

-- A household that is gone comes back for those of its people who do.
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

-- Replies that came since the change stay.
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

-- Definer: what is kept is read by nobody. Only those who edit the event may take a change back; what was edited since is left.
create function public.undo_guests(undo uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  snapshot private.guest_undos;
  edited uuid[];
begin
  delete from private.guest_undos u
  where u.id = undo and u.event_id = any (private.editor_event_ids()) and u.made_at > now() - interval '1 day'
  returning * into snapshot;
  if snapshot.id is null then
    raise exception using errcode = 'PT404', message = 'Cette modification ne peut plus être annulée.', detail = 'unknown';
  end if;
  edited := array(
    select g.id from public.guests g
    where g.id = any (snapshot.guest_ids) and g.version is distinct from (snapshot.versions ->> g.id::text)::integer
  );
  perform private.restore_households(snapshot, array(select unnest(snapshot.guest_ids) except select unnest(edited)));
  perform private.restore_guests(snapshot, array(select unnest(snapshot.guest_ids) except select unnest(edited)));
  perform private.restore_answers(snapshot, array(select unnest(snapshot.guest_ids) except select unnest(edited)));
  delete from public.households h
  where h.id = any (snapshot.household_ids)
    and not exists (select from public.guests g where g.household_id = h.id)
    and not exists (select from jsonb_array_elements(snapshot.before -> 'households') b where b ->> 'id' = h.id::text);
  return jsonb_build_object('restored', cardinality(snapshot.guest_ids) - cardinality(edited), 'skipped', to_jsonb(edited));
end
$$;
comment on function public.undo_guests(uuid) is 'Takes back a change of guests of the caller''s events, within a week.';

revoke execute on function
  private.snapshot_guests(uuid, uuid[], uuid[], text, jsonb), private.record_undo_versions(uuid), private.restore_households(private.guest_undos, uuid[]),
  private.restore_guests(private.guest_undos, uuid[]), private.restore_answers(private.guest_undos, uuid[]),
  public.undo_guests(uuid)
from public, anon, authenticated, service_role;
grant execute on function public.undo_guests(uuid) to authenticated;
