-- Somebody opened an invitation to a team with another address than the invited one: the owner says yes or no. Until then they see of the
-- event what the page of the invitation shows. A request that was refused stays, so that it is not made again.
create table public.event_join_requests (
  invitation_id uuid not null references public.event_invitations (id) on delete cascade,
  event_id uuid not null references public.events (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  refused_at timestamptz,
  primary key (invitation_id, user_id)
);
create index event_join_requests_event_id_idx on public.event_join_requests (event_id, created_at);
create index event_join_requests_user_id_idx on public.event_join_requests (user_id);

alter table public.event_join_requests enable row level security;
revoke all on public.event_join_requests from anon, authenticated, service_role;
grant select on public.event_join_requests to authenticated, service_role;

create policy "owners read who asks to join" on public.event_join_requests
  for select to authenticated
  using (event_id = any ((select private.owner_event_ids())::uuid[]));

-- Called by accept_event_invitation, which has locked the invitation. Five people an invitation: a link that was passed around makes no
-- flood of notifications.
create function private.request_to_join(offered public.event_invitations) returns jsonb
language plpgsql set search_path = '' as $$
declare
  asker public.profiles;
begin
  if exists (
    select from public.event_members m
    where m.event_id = offered.event_id and m.user_id = auth.uid() and (m.role <> 'viewer' or offered.role = 'viewer')
  ) then
    return jsonb_build_object('state', 'joined', 'event_id', offered.event_id);
  end if;
  if private.confirmed_address() is null then
    perform private.refuse('PT403', 'unconfirmed', 'Confirmez d’abord l’adresse électronique de votre compte.');
  end if;
  perform from public.event_join_requests r
  where r.invitation_id = offered.id and r.user_id = auth.uid() and r.refused_at is not null;
  if found then
    perform private.refuse('PT403', 'refused', 'Votre demande n’a pas été acceptée.');
  end if;
  if (select count(*) from public.event_join_requests r where r.invitation_id = offered.id and r.user_id <> auth.uid()) >= 5 then
    perform private.refuse('PT429', 'too-many', 'Trop de personnes ont ouvert cette invitation. Demandez-en une nouvelle.');
  end if;
  insert into public.event_join_requests (invitation_id, event_id, user_id) values (offered.id, offered.event_id, auth.uid())
  on conflict do nothing;
  select p.* into asker from public.profiles p where p.id = auth.uid();
  perform private.notify_person(
    e.owner_id, 'news', coalesce(nullif(asker.name, ''), asker.email::text) || ' demande à rejoindre votre équipe',
    E'L’invitation était pour une autre adresse. Acceptez ou refusez dans l’équipe de «\u00a0' || e.name || E'\u00a0».',
    '/client/events/' || e.id || '?part=team', 'join-request:' || offered.id || ':' || asker.id
  ) from public.events e where e.id = offered.event_id;
  return jsonb_build_object('state', 'requested');
end
$$;

-- Definer: profiles are nobody else's to read. Whoever asked was told that the owner sees their name and address: by a name alone
-- anybody could pass for a friend.
create function public.join_requests(of_event uuid)
returns table (user_id uuid, name text, email text, invited_email text, role text, can_see_budget boolean)
language sql stable security definer set search_path = '' as $$
  select distinct on (r.user_id) r.user_id, p.name, p.email::text, i.email::text, i.role, i.can_see_budget
  from public.event_join_requests r
  join public.event_invitations i on i.id = r.invitation_id and i.accepted_at is null
  join public.profiles p on p.id = r.user_id
  where r.event_id = of_event and r.refused_at is null and of_event = any (private.owner_event_ids())
  order by r.user_id, r.created_at desc
$$;
comment on function public.join_requests(uuid) is 'Who asks to join the team of the caller''s own event.';

-- Definer: nobody inserts members. The owner alone answers a request that was made.
create function public.answer_join_request(of_event uuid, person uuid, accepts boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  offered public.event_invitations;
begin
  perform private.require_member(of_event, private.owner_event_ids());
  select i.* into offered
  from public.event_join_requests r
  join public.event_invitations i on i.id = r.invitation_id and i.accepted_at is null
  join public.events e on e.id = r.event_id and e.deletion_on is null
  where r.event_id = of_event and r.user_id = person and r.refused_at is null
  order by r.created_at desc limit 1
  for update of i;
  if offered.id is null then
    perform private.refuse('PT410', 'gone', 'Cette demande n’est plus valable.');
  end if;
  if accepts then
    perform private.join_team(offered, person);
    delete from public.event_join_requests r where r.event_id = of_event and r.user_id = person;
  else
    update public.event_join_requests r set refused_at = now()
    where r.event_id = of_event and r.user_id = person and r.refused_at is null;
  end if;
  perform private.notify_person(
    person, 'news', e.name || E'\u00a0: ' || case when accepts then 'vous faites partie de l’équipe' else 'demande refusée' end,
    case
      when accepts then 'Votre demande est acceptée. L’événement est dans votre espace.'
      else 'La personne propriétaire de l’événement n’a pas accepté votre demande.'
    end,
    case when accepts then '/client/events/' || of_event else '/client/events' end, 'join-answered:' || offered.id
  ) from public.events e where e.id = of_event;
end
$$;
comment on function public.answer_join_request(uuid, uuid, boolean) is 'Takes somebody into the team of the caller''s own event who asked to, or refuses.';

revoke execute on function
  private.request_to_join(public.event_invitations), public.join_requests(uuid), public.answer_join_request(uuid, uuid, boolean)
from public, anon, authenticated, service_role;
grant execute on function public.join_requests(uuid), public.answer_join_request(uuid, uuid, boolean) to authenticated;

alter publication supabase_realtime add table public.event_join_requests;

select private.require_level_on_tables();
