-- Invitations to the team of an event: by mail, to one address, for a fortnight, used once.
create table public.event_invitations (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references public.events (id) on delete cascade,
  email extensions.citext not null check (email ~ '^[^@\s]+@[^@\s]+$' and length(email::text) <= 254),
  role text not null check (role in ('editor', 'viewer')),
  can_see_budget boolean not null default true,
  -- Only the digest is kept: whoever reads this table cannot use it.
  token_hash text not null unique,
  invited_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '14 days',
  accepted_at timestamptz,
  constraint event_invitations_editors_see_the_budget check (can_see_budget or role = 'viewer')
);
create index event_invitations_list_idx on public.event_invitations (event_id, created_at desc, id);
create index event_invitations_invited_by_idx on public.event_invitations (invited_by, created_at);

alter table public.event_invitations enable row level security;
revoke all on public.event_invitations from anon, authenticated, service_role;
grant select (id, event_id, email, role, can_see_budget, invited_by, created_at, expires_at, accepted_at), delete
  on public.event_invitations to authenticated, service_role;

create policy "members see who is invited to the team" on public.event_invitations
  for select to authenticated
  using (event_id = any ((select private.member_event_ids())::uuid[]));

create policy "owners withdraw invitations to the team" on public.event_invitations
  for delete to authenticated
  using (event_id = any ((select private.owner_event_ids())::uuid[]));

-- A stranger's inbox is not to be filled: neither by one person, nor by several.
create function private.count_team_invitation(recipient text) returns void
language plpgsql set search_path = '' as $$
declare
  enough constant text := 'Vingt invitations par jour suffisent. Réessayez demain.';
  received constant text := 'Cette adresse a déjà reçu plusieurs invitations aujourd’hui. Réessayez demain.';
begin
  perform private.require_use('team-invitation', 'person:' || auth.uid(), 20, '1 day', enough);
  perform private.require_use('team-invitation', 'person:' || auth.uid() || ':' || recipient, 3, '1 day', received);
  perform private.require_use('team-invitation', 'recipient:' || recipient, 20, '1 day', received);
  perform private.require_use('team-invitation', 'network:' || private.caller_network(), 100, '1 day', enough);
end
$$;
comment on function private.count_team_invitation(text) is 'Counts an invitation to a team against its limits, or refuses it.';

-- Definer: the secret is made here, mailed and forgotten. Owners alone, twenty a day.
create function public.invite_member(of_event uuid, email text, role text, can_see_budget boolean default true) returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  token text := private.new_token();
  site text;
  made uuid;
  event_name text;
  inviter text := (select private.without_links(nullif(p.name, '')) from public.profiles p where p.id = auth.uid());
begin
  perform private.require_member(of_event, private.owner_event_ids());
  site := private.site_address();
  perform from public.event_members m join public.profiles p on p.id = m.user_id
  -- In lower case by hand: without a search path, citext compares as text.
  where m.event_id = of_event and lower(p.email::text) = lower(btrim(email));
  if found then
    raise exception using errcode = 'PT409', message = 'Cette personne fait déjà partie de l’équipe.', detail = 'already-member';
  end if;
  perform private.count_team_invitation(lower(btrim(email)));
  -- A new one replaces the last: one address, one secret.
  delete from public.event_invitations i
  where i.event_id = of_event and lower(i.email::text) = lower(btrim(email)) and i.accepted_at is null;
  insert into public.event_invitations (event_id, email, role, can_see_budget, token_hash, invited_by)
  values (of_event, btrim(email), role, can_see_budget or role = 'editor', private.hash_invitation(token), auth.uid())
  returning id into made;
  select regexp_replace(private.without_links(e.name), '[[:cntrl:]]+', ' ', 'g') into event_name from public.events e where e.id = of_event;
  perform platform.send_mail(
    'event-invitation:' || made, 'event-invitation', btrim(email), left(E'Préparer «\u00a0' || event_name || E'\u00a0» ensemble', 200),
    format(
      E'Bonjour,\n\n%s vous propose de préparer ensemble «\u00a0%s\u00a0» sur Liesse.\n\nPour rejoindre l’équipe\u00a0:\n%s/invite/%s\n\n'
      || E'Ce lien est valable quatorze jours et ne sert qu’une fois. Si vous n’attendiez pas ce message, ignorez-le\u00a0: '
      || E'rien ne se passera.\n',
      coalesce(inviter, 'Un proche'), event_name, site, token
    )
  );
  return made;
end
$$;
comment on function public.invite_member(uuid, text, text, boolean) is 'Invites an address to the team of the caller''s own event.';

-- Definer: addresses of accounts are read by nobody. Null without an account, or while its address is not confirmed.
create function private.confirmed_address() returns text
language sql stable security definer set search_path = '' as $$
  select lower(u.email) from auth.users u where u.id = auth.uid() and u.email_confirmed_at is not null
$$;
comment on function private.confirmed_address() is 'The confirmed e-mail address of the caller''s account.';

-- Definer: whoever holds the secret sees what it is for before signing in, and nothing else. Access says what accepting would do for the
-- caller: join at once, ask the owner, or nothing more because the owner was asked or has refused.
create function public.event_invitation(token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  answer jsonb;
begin
  select jsonb_build_object(
    'state', case when i.accepted_at is not null then 'accepted' when i.expires_at <= now() or e.deletion_on is not null then 'expired' else 'open' end,
    'event_name', e.name, 'invited_by', split_part(btrim(p.name), ' ', 1), 'role', i.role,
    'access', case
      when auth.uid() is null or private.confirmed_address() = lower(i.email::text) then 'direct'
      when r.refused_at is not null then 'refused'
      when r.user_id is not null then 'waiting'
      else 'approval'
    end
  ) into answer
  from public.event_invitations i
  join public.events e on e.id = i.event_id
  left join public.profiles p on p.id = i.invited_by
  left join public.event_join_requests r on r.invitation_id = i.id and r.user_id = auth.uid()
  where i.token_hash = private.hash_invitation(event_invitation.token);
  if answer is null then
    perform private.count_unknown_link();
    perform set_config('response.status', '200', true);
    return jsonb_build_object('state', 'unknown');
  end if;
  return case answer ->> 'state' when 'open' then answer else jsonb_build_object('state', answer -> 'state') end;
end
$$;
comment on function public.event_invitation(text) is 'What an invitation to a team is for, to whoever holds its secret.';

-- Uses an invitation up. A member keeps what they have, unless more is offered.
create function private.join_team(offered public.event_invitations, person uuid) returns void
language sql set search_path = '' as $$
  update public.event_invitations i set accepted_at = now() where i.id = offered.id;
  insert into public.event_members as m (event_id, user_id, role, can_see_budget)
  values (offered.event_id, person, offered.role, offered.can_see_budget)
  on conflict (event_id, user_id) do update set role = 'editor', can_see_budget = true
    where m.role = 'viewer' and excluded.role = 'editor';
$$;
comment on function private.join_team(public.event_invitations, uuid) is 'Makes a person a member as an invitation offers.';

-- Definer: nobody inserts members. The invited address joins at once, by an invitation that is used once; anybody else who holds the
-- secret asks the owner.
create function public.accept_event_invitation(token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  offered public.event_invitations;
begin
  select i.* into offered
  from public.event_invitations i
  join public.events e on e.id = i.event_id and e.deletion_on is null
  where i.token_hash = private.hash_invitation(accept_event_invitation.token)
    and i.accepted_at is null and i.expires_at > now() and auth.uid() is not null
  for update of i;
  if offered.id is null then
    raise exception using errcode = 'PT410', message = 'Cette invitation n’est plus valable. Demandez-en une nouvelle.', detail = 'gone';
  end if;
  if private.confirmed_address() is distinct from lower(offered.email::text) then
    return private.request_to_join(offered);
  end if;
  perform private.join_team(offered, auth.uid());
  perform private.notify(
    offered.invited_by, 'news', left(coalesce(nullif(p.name, ''), p.email::text) || ' a rejoint votre équipe', 160), '', '/client/events',
    'joined:' || offered.id
  ) from public.profiles p where p.id = auth.uid() and offered.invited_by is not null;
  return jsonb_build_object('state', 'joined', 'event_id', offered.event_id);
end
$$;
comment on function public.accept_event_invitation(text) is
  'Makes the invited address a member, once; asks the owner about anybody else.';

revoke execute on function
  private.count_team_invitation(text), public.invite_member(uuid, text, text, boolean), public.event_invitation(text),
  public.accept_event_invitation(text), private.confirmed_address(), private.join_team(public.event_invitations, uuid)
from public, anon, authenticated, service_role;
grant execute on function public.invite_member(uuid, text, text, boolean), public.accept_event_invitation(text) to authenticated;
grant execute on function public.event_invitation(text) to anon, authenticated;
