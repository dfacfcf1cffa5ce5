-- Secret links to the sheets of an event.

-- Secret links serve people outside the team: the kitchen, the venue and the partners who read the timeline. Their page is always
-- current. Hosts close a link at any time, and a closed link is never opened again: a new one is created instead.
create table public.share_links (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references public.events (id) on delete cascade,
  kind text not null check (kind in ('kitchen', 'timeline')),
  label text not null default '' check (length(label) <= 120),
  -- Only the digest is stored: whoever reads this table cannot use it.
  token_hash text not null unique,
  created_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz,
  revoked_at timestamptz
);

create index share_links_list_idx on public.share_links (event_id, created_at desc, id);
create index share_links_created_by_idx on public.share_links (created_by);

alter table public.share_links enable row level security;
revoke all on public.share_links from anon, authenticated, service_role;
grant select (id, event_id, kind, label, created_by, created_at, last_seen_at, revoked_at), update (label, revoked_at), delete
  on public.share_links to authenticated, service_role;

create policy "members see the links that are shared" on public.share_links
  for select to authenticated
  using (event_id = any ((select private.member_event_ids())::uuid[]));

create policy "editors close shared links" on public.share_links
  for update to authenticated
  using (event_id = any ((select private.editor_event_ids())::uuid[]))
  with check (event_id = any ((select private.editor_event_ids())::uuid[]));

create policy "editors delete shared links" on public.share_links
  for delete to authenticated
  using (event_id = any ((select private.editor_event_ids())::uuid[]));

create function private.guard_closed_share_link() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.revoked_at is null then
    raise exception using errcode = 'PT409', message = 'Un lien fermé ne se rouvre pas. Créez-en un nouveau.', detail = 'closed';
  end if;
  new.revoked_at := old.revoked_at;
  return new;
end
$$;

-- The secret is created here, returned once and not stored. An event has twenty links at most. It runs as definer because nobody
-- else writes links.
create function public.create_share_link(of_event uuid, kind text, label text default '') returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  token text := private.new_token();
  made uuid;
begin
  perform private.require_member(of_event, private.editor_event_ids());
  if (select count(*) from public.share_links l where l.event_id = of_event) >= 20 then
    raise exception using errcode = 'PT409', message = 'Vingt liens au plus. Supprimez ceux qui ne servent plus.', detail = 'too-many';
  end if;
  insert into public.share_links (event_id, kind, label, token_hash, created_by)
  values (of_event, kind, coalesce(btrim(label), ''), private.hash_invitation(token), auth.uid())
  returning id into made;
  return jsonb_build_object('id', made, 'token', token);
end
$$;
comment on function public.create_share_link(uuid, text, text) is 'A secret link to a sheet of an event that the caller edits.';

-- A cook needs the number of guests, their choices and what they cannot eat. Names are included only where a consent was recorded.
create function private.kitchen_moments(event uuid) returns jsonb
language sql stable set search_path = '' as $$
  with coming as (
    select i.moment_id, g.id, g.first_name, left(g.last_name, 1) as initial, g.age_group, nullif(lower(btrim(g.diet)), '') as diet,
      g.allergies, g.allergies_consent_at is not null as has_consented, r.attending
    from public.moment_invitations i
    join public.guests g on g.id = i.guest_id
    left join public.guest_replies r on r.guest_id = i.guest_id and r.moment_id = i.moment_id
    where i.event_id = event and (r.attending is null or r.attending)
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', m.id, 'name', m.name, 'day', m.day, 'hour', m.hour, 'place', m.place,
    'yes', (
      select jsonb_build_object(
        'adult', count(*) filter (where c.age_group = 'adult'), 'child', count(*) filter (where c.age_group = 'child'),
        'baby', count(*) filter (where c.age_group = 'baby')
      ) from coming c where c.moment_id = m.id and c.attending
    ),
    'waiting', (select count(*) from coming c where c.moment_id = m.id and c.attending is null),
    'diets', (
      select coalesce(jsonb_agg(jsonb_build_object('diet', d.diet, 'count', d.number) order by d.number desc, d.diet), '[]')
      from (
        select c.diet, count(*) as number from coming c
        where c.moment_id = m.id and c.attending and c.diet is not null group by c.diet
      ) d
    ),
    'menus', (
      select coalesce(jsonb_agg(jsonb_build_object('course', o.course, 'name', o.name, 'count', (
        select count(*) from public.menu_choices k join coming c on c.id = k.guest_id and c.moment_id = k.moment_id
        where k.menu_id = o.id and c.attending
      )) order by o.position, o.id), '[]')
      from public.menus o where o.moment_id = m.id
    ),
    'people', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'first_name', c.first_name, 'initial', c.initial, 'age_group', c.age_group, 'diet', c.diet, 'allergies', c.allergies
      ) order by c.first_name, c.initial, c.id), '[]')
      from coming c where c.moment_id = m.id and c.attending and c.has_consented and coalesce(c.diet, c.allergies) is not null
    )
  ) order by m.day, m.hour, m.position, m.id), '[]')
  from public.moments m where m.event_id = event
$$;

-- The event is null unless the link is open.
create function private.open_share_link(token text, of_kind text, out answer jsonb, out event_id uuid)
language plpgsql set search_path = '' as $$
declare
  link public.share_links;
  event public.events;
begin
  select l.* into link from public.share_links l
  where l.token_hash = private.hash_invitation(open_share_link.token) and l.kind = of_kind;
  if link.id is null then
    perform private.count_unknown_link();
    perform set_config('response.status', '200', true);
    answer := jsonb_build_object('state', 'unknown');
    return;
  end if;
  select e.* into event from public.events e where e.id = link.event_id;
  if link.revoked_at is not null then
    answer := jsonb_build_object('state', 'revoked');
  elsif event.deletion_on is not null or event.suspended_at is not null
    or coalesce(event.ends_on, event.starts_on) + 30 < private.today() then
    answer := jsonb_build_object('state', 'gone');
  else
    update public.share_links l set last_seen_at = now()
    where l.id = link.id and (l.last_seen_at is null or l.last_seen_at < now() - interval '1 minute');
    event_id := event.id;
    answer := jsonb_build_object(
      'state', 'open',
      'event', jsonb_build_object('name', event.name, 'starts_on', event.starts_on, 'ends_on', event.ends_on, 'place', event.place)
    );
  end if;
end
$$;
comment on function private.open_share_link(text, text) is 'The state of the link with that secret, and its event.';

-- It runs as definer because the reader has no account, and the secret alone decides.
create function public.kitchen_sheet(token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  sheet jsonb;
  event uuid;
begin
  select o.answer, o.event_id into sheet, event from private.open_share_link(token, 'kitchen') o;
  if event is null then
    return sheet;
  end if;
  return sheet || jsonb_build_object(
    'moments', private.kitchen_moments(event), 'tables', private.kitchen_tables(event)
  );
end
$$;
comment on function public.kitchen_sheet(text) is 'Counts and diets of an event, to whoever holds the secret of its sheet.';

revoke execute on function
  private.guard_closed_share_link(), public.create_share_link(uuid, text, text), private.kitchen_moments(uuid),
  private.open_share_link(text, text), public.kitchen_sheet(text)
from public, anon, authenticated, service_role;
grant execute on function public.create_share_link(uuid, text, text) to authenticated;
grant execute on function public.kitchen_sheet(text) to anon, authenticated;

create trigger share_links_guard_closed before update of revoked_at on public.share_links
  for each row when (old.revoked_at is not null) execute function private.guard_closed_share_link();

alter publication supabase_realtime add table public.share_links;
