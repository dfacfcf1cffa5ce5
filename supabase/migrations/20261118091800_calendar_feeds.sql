-- A member's secret address of the planning, for the calendar on a telephone. It ends with the membership, and shows money only to
-- those who may see it.
create table public.calendar_feeds (
  event_id uuid not null,
  user_id uuid not null,
  -- Only the digest is kept: whoever reads this table cannot use it.
  token_hash text not null unique,
  created_at timestamptz not null default now(),
  last_read_at timestamptz,
  primary key (event_id, user_id),
  foreign key (event_id, user_id) references public.event_members (event_id, user_id) on delete cascade
);
create index calendar_feeds_user_id_idx on public.calendar_feeds (user_id);

alter table public.calendar_feeds enable row level security;
revoke all on public.calendar_feeds from anon, authenticated, service_role;
grant select (event_id, user_id, created_at, last_read_at), delete on public.calendar_feeds to authenticated, service_role;

create policy "people see that they have a calendar address" on public.calendar_feeds
  for select to authenticated
  using (user_id = (select auth.uid()));

create policy "people end their calendar address" on public.calendar_feeds
  for delete to authenticated
  using (user_id = (select auth.uid()));

-- Definer: secrets are written here alone, for oneself. The former one ends.
create function public.create_calendar_feed(of_event uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  token text := private.new_token();
begin
  perform private.require_member(of_event);
  insert into public.calendar_feeds as f (event_id, user_id, token_hash)
  values (of_event, auth.uid(), private.hash_invitation(token))
  on conflict (event_id, user_id) do update
    set token_hash = excluded.token_hash, created_at = now(), last_read_at = null;
  return token;
end
$$;
comment on function public.create_calendar_feed(uuid) is 'A new calendar address for the caller, shown once; the former one ends.';

-- Definer: a calendar has no account; the secret decides, and opens what its member may see. Called by the function planning-calendar
-- alone, which tells the address of whoever asks it: its own request comes from the server.
create function public.calendar_feed(token text, address text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  feed public.calendar_feeds;
  sees_budget boolean;
begin
  select f.* into feed from public.calendar_feeds f where f.token_hash = private.hash_invitation(calendar_feed.token);
  if feed.event_id is null then
    perform private.count_unknown_link(private.network_of(calendar_feed.address));
    perform set_config('response.status', '200', true);
    return jsonb_build_object('state', 'unknown');
  end if;
  if exists (select from public.events e where e.id = feed.event_id and e.deletion_on is not null) then
    return jsonb_build_object('state', 'gone');
  end if;
  update public.calendar_feeds f set last_read_at = now() where f.event_id = feed.event_id and f.user_id = feed.user_id;
  select m.can_see_budget into sees_budget
  from public.event_members m where m.event_id = feed.event_id and m.user_id = feed.user_id;
  return jsonb_build_object(
    'state', 'open',
    'event', (
      select jsonb_build_object('id', e.id, 'name', e.name, 'place', e.place, 'starts_on', e.starts_on, 'ends_on', e.ends_on)
      from public.events e where e.id = feed.event_id
    ),
    'tasks', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', t.id, 'title', t.title, 'notes', t.notes, 'due_on', t.due_on, 'state', t.state, 'updated_at', t.updated_at
      ) order by t.due_on, t.position, t.id), '[]')
      from public.tasks t where t.event_id = feed.event_id and t.due_on is not null
    ),
    'instalments', case when sees_budget then (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.id, 'label', s.label, 'item_label', i.label, 'amount_cents', s.amount_cents, 'due_on', s.due_on,
        'updated_at', s.updated_at
      ) order by s.due_on, s.id), '[]')
      from public.instalments s join public.budget_items i on i.id = s.item_id
      where s.event_id = feed.event_id and s.due_on is not null and s.paid_on is null
    ) else '[]' end,
    'moments', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', m.id, 'name', m.name, 'day', m.day, 'hour', m.hour, 'duration_minutes', m.duration_minutes, 'place', m.place,
        'address', m.address
      ) order by m.day, m.hour, m.position, m.id), '[]')
      from public.moments m where m.event_id = feed.event_id
    )
  );
end
$$;
comment on function public.calendar_feed(text, text) is 'What a member''s calendar address shows.';

revoke execute on function public.create_calendar_feed(uuid), public.calendar_feed(text, text)
from public, anon, authenticated, service_role;
grant execute on function public.create_calendar_feed(uuid) to authenticated;
grant execute on function public.calendar_feed(text, text) to service_role;
