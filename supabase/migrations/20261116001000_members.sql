-- The team of an event: its members, the invitations and requests to join, the handover to another owner, and the activity.
--
-- An event has one owner or several with equal rights. `events.owner_id` is the one whose account the event counts for; it passes to
-- another owner when that person leaves, is removed or deletes the account. The last owner can neither leave nor be removed.

-- A viewer may be excluded from the budget; editors always see it. Nobody inserts a member: an event creates its owner, and
-- everybody else joins by accepting an invitation.
create table public.event_members (
  event_id uuid not null references public.events (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  role text not null check (role in ('owner', 'editor', 'viewer')),
  can_see_budget boolean not null default true,
  created_at timestamptz not null default now(),
  primary key (event_id, user_id),
  constraint event_members_editors_see_the_budget check (can_see_budget or role = 'viewer')
);

-- The membership functions search by person, and every policy calls them.
create index event_members_user_id_idx on public.event_members (user_id) include (event_id, role, can_see_budget);
create index event_members_owners_idx on public.event_members (event_id, created_at) where role = 'owner';

alter table public.event_members enable row level security;
revoke all on public.event_members from anon, authenticated;
grant all on public.event_members to service_role;
grant select, delete on public.event_members to authenticated;
grant update (role, can_see_budget) on public.event_members to authenticated;

create policy "members read the team" on public.event_members
  for select to authenticated
  using (event_id = any ((select private.member_event_ids())::uuid[]));

-- Owners change and remove all others, but not themselves, so that an event always has an owner. A trigger refuses the same to two owners
-- who remove each other at the same time. Nobody becomes an owner without accepting an offer.
create policy "owners change the rights of other members" on public.event_members
  for update to authenticated
  using (event_id = any ((select private.owner_event_ids())::uuid[]) and user_id <> (select auth.uid()))
  with check (
    event_id = any ((select private.owner_event_ids())::uuid[]) and user_id <> (select auth.uid()) and role <> 'owner'
  );

create policy "owners remove other members" on public.event_members
  for delete to authenticated
  using (event_id = any ((select private.owner_event_ids())::uuid[]) and user_id <> (select auth.uid()));

create policy "editors and viewers leave a team, and owners who are not the only one" on public.event_members
  for delete to authenticated
  using (
    user_id = (select auth.uid())
    and (role <> 'owner' or event_id = any ((select private.shared_owner_event_ids())::uuid[]))
  );

-- An invitation to the team is sent by mail to one address, is valid for a fortnight and is used once.
create table public.event_invitations (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references public.events (id) on delete cascade,
  email extensions.citext not null check (email ~ '^[^@\s]+@[^@\s]+$' and length(email::text) <= 254),
  role text not null check (role in ('editor', 'viewer')),
  can_see_budget boolean not null default true,
  -- Only the digest is stored: whoever reads this table cannot use it.
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

-- The dashboard shows what the members of an event did recently. Only triggers and functions write it, and the newest two hundred
-- rows remain.
create table public.event_activity (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references public.events (id) on delete cascade,
  actor_id uuid references public.profiles (id) on delete set null,
  -- The name is copied, because members do not read profiles and a partner is not a member.
  actor_name text not null default '',
  kind text not null check (
    kind in (
      'plan_made', 'date_moved', 'task_done', 'budget_planned', 'instalment_paid', 'quote_asked', 'quote_received',
      'quote_accepted', 'quote_declined', 'document_added', 'member_joined'
    )
  ),
  subject text not null default '' check (length(subject) <= 240),
  -- Members excluded from the budget do not see the row.
  needs_budget boolean not null default false,
  created_at timestamptz not null default clock_timestamp()
);

create index event_activity_list_idx on public.event_activity (event_id, created_at desc, id);
create index event_activity_actor_id_idx on public.event_activity (actor_id);

alter table public.event_activity enable row level security;
revoke all on public.event_activity from anon, authenticated, service_role;
grant select on public.event_activity to authenticated, service_role;

create policy "members read what was done" on public.event_activity
  for select to authenticated
  using (event_id = any ((select private.member_event_ids())::uuid[]) and not needs_budget);

create policy "members who may see the budget read what was done about it" on public.event_activity
  for select to authenticated
  using (event_id = any ((select private.budget_event_ids())::uuid[]) and needs_budget);

-- An owner offers the event to an editor of the team and stays the owner until that person accepts. Then both own it, or the former
-- owner edits.
create table public.event_handovers (
  -- An event has one offer at most.
  event_id uuid primary key,
  recipient_id uuid not null,
  offered_by uuid not null,
  -- Whether the one who offers stays an owner.
  is_shared boolean not null default false,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '14 days',
  -- The offer ends with the recipient's membership.
  foreign key (event_id, recipient_id) references public.event_members (event_id, user_id) on delete cascade,
  foreign key (event_id, offered_by) references public.event_members (event_id, user_id) on delete cascade
);

create index event_handovers_recipient_id_idx on public.event_handovers (recipient_id, event_id);
create index event_handovers_offered_by_idx on public.event_handovers (offered_by, event_id);

alter table public.event_handovers enable row level security;
revoke all on public.event_handovers from anon, authenticated, service_role;
grant select, delete on public.event_handovers to authenticated, service_role;

create policy "owners and recipients read an open offer" on public.event_handovers
  for select to authenticated
  using (
    expires_at > now()
    and (recipient_id = (select auth.uid()) or event_id = any ((select private.owner_event_ids())::uuid[]))
  );

create policy "owners withdraw their offer" on public.event_handovers
  for delete to authenticated
  using (event_id = any ((select private.owner_event_ids())::uuid[]));

-- Somebody opened an invitation to a team with another address than the invited one, and the owner decides. Until then they see of
-- the event what the page of the invitation shows. A refused request remains, so that it is not made again.
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

-- Members know each other by name and picture. A policy would open the whole profile (address, phone, permissions), and a view
-- under row-level security would show nothing. It runs as definer to return these columns to members alone.
create function public.event_member_profiles(of_event uuid)
returns table (user_id uuid, name text, avatar_url text, role text)
language sql stable security definer set search_path = '' as $$
  select m.user_id, p.name, p.avatar_url, m.role
  from public.event_members m
  join public.profiles p on p.id = m.user_id
  where m.event_id = of_event and of_event = any (private.member_event_ids())
  order by array_position(array['owner', 'editor', 'viewer'], m.role), p.name
$$;
comment on function public.event_member_profiles(uuid) is 'Names and pictures of an event''s members, for its members.';

-- Neither one person nor several may fill a stranger's inbox.
create function private.count_team_invitation(recipient text) returns void
language plpgsql set search_path = '' as $$
declare
  enough constant text := 'Vingt invitations par jour au plus. Réessayez demain.';
  received constant text := 'Cette adresse a déjà reçu plusieurs invitations aujourd’hui. Réessayez demain.';
begin
  perform private.require_use('team-invitation', 'person:' || auth.uid(), 20, '1 day', enough);
  perform private.require_use('team-invitation', 'person:' || auth.uid() || ':' || recipient, 3, '1 day', received);
  perform private.require_use('team-invitation', 'recipient:' || recipient, 20, '1 day', received);
  perform private.require_use('team-invitation', 'network:' || private.caller_network(), 100, '1 day', enough);
end
$$;
comment on function private.count_team_invitation(text) is 'Counts an invitation to a team against its limits, or refuses it.';

-- The secret is created here, mailed and not stored. Only owners invite. It runs as definer because nobody else writes invitations.
create function public.invite_member(of_event uuid, email text, role text, can_see_budget boolean default true) returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  token text := private.new_token();
  site text;
  made uuid;
  event_name text;
  title text;
  words text;
  note constant text := E'Ce lien est valable quatorze jours et ne sert qu’une fois. Si vous n’attendiez pas ce message, ignorez-le\u00a0: rien ne se passera.';
  inviter text := (select private.without_links(nullif(p.name, '')) from public.profiles p where p.id = auth.uid());
begin
  perform private.require_member(of_event, private.owner_event_ids());
  site := private.site_address();
  perform from public.event_members m join public.profiles p on p.id = m.user_id
  -- lower() is explicit because citext compares as text without a search path.
  where m.event_id = of_event and lower(p.email::text) = lower(btrim(email));
  if found then
    raise exception using errcode = 'PT409', message = 'Cette personne fait déjà partie de l’équipe.', detail = 'already-member';
  end if;
  perform private.count_team_invitation(lower(btrim(email)));
  -- A new invitation replaces the last one of the same address.
  delete from public.event_invitations i
  where i.event_id = of_event and lower(i.email::text) = lower(btrim(email)) and i.accepted_at is null;
  insert into public.event_invitations (event_id, email, role, can_see_budget, token_hash, invited_by)
  values (of_event, btrim(email), role, can_see_budget or role = 'editor', private.hash_invitation(token), auth.uid())
  returning id into made;
  select regexp_replace(private.without_links(e.name), '[[:cntrl:]]+', ' ', 'g') into event_name from public.events e where e.id = of_event;
  title := left(E'Préparer «\u00a0' || event_name || E'\u00a0» ensemble', 200);
  words := format(
    E'Bonjour,\n\n%s vous propose de préparer «\u00a0%s\u00a0» ensemble, sur %s. %s',
    coalesce(inviter, 'Un proche'), event_name, private.site_name(),
    case role
      when 'editor' then E'Vous pourrez tout préparer à ses côtés\u00a0: planning, invités, prestataires, budget.'
      else 'Vous pourrez suivre les préparatifs, sans rien avoir à modifier.'
    end
  );
  perform platform.send_mail(
    'event-invitation:' || made, 'event-invitation', btrim(email), title,
    format(E'%s\n\nPour rejoindre l’équipe\u00a0:\n%s/invite/%s\n\n%s\n', words, site, token, note),
    private.letter_html(private.site_name(), title, words, 'Rejoindre l’équipe', site || '/invite/' || token, note)
  );
  return made;
end
$$;
comment on function public.invite_member(uuid, text, text, boolean) is 'Invites an address to the team of the caller''s own event.';

-- It returns null without an account, or while the address is not confirmed. It runs as definer because nobody reads auth.users.
create function private.confirmed_address() returns text
language sql stable security definer set search_path = '' as $$
  select lower(u.email) from auth.users u where u.id = auth.uid() and u.email_confirmed_at is not null
$$;
comment on function private.confirmed_address() is 'The confirmed e-mail address of the caller''s account.';

-- A holder of the secret sees what the invitation is for before signing in, and nothing else. `access` says what accepting would do
-- for the caller: join at once, ask the owner, or nothing more because the owner was asked or has refused. It runs as definer
-- because the caller may not read the invitation.
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

-- It uses the invitation. A member keeps their role unless the invitation offers a higher one.
create function private.join_team(offered public.event_invitations, person uuid) returns void
language sql set search_path = '' as $$
  update public.event_invitations i set accepted_at = now() where i.id = offered.id;
  insert into public.event_members as m (event_id, user_id, role, can_see_budget)
  values (offered.event_id, person, offered.role, offered.can_see_budget)
  on conflict (event_id, user_id) do update set role = 'editor', can_see_budget = true
    where m.role = 'viewer' and excluded.role = 'editor';
$$;
comment on function private.join_team(public.event_invitations, uuid) is 'Makes a person a member as an invitation offers.';

-- The invited address joins at once; any other holder of the secret asks the owner. It runs as definer because nobody inserts
-- members.
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

create function private.record_activity(of_event uuid, kind text, subject text, needs_budget boolean default false) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
begin
  insert into public.event_activity (event_id, actor_id, actor_name, kind, subject, needs_budget)
  select of_event, p.id, coalesce(p.name, ''), kind, left(coalesce(subject, ''), 240), needs_budget
  from (select auth.uid() as id) caller
  left join public.profiles p on p.id = caller.id;
  delete from public.event_activity a
  where a.event_id = of_event and a.created_at <= (
    select o.created_at from public.event_activity o where o.event_id = of_event order by o.created_at desc offset 200 limit 1
  );
end
$$;
comment on function private.record_activity(uuid, text, text, boolean) is 'Records what the caller did; deletes old entries.';

create function private.record_new_member() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.event_activity (event_id, actor_id, actor_name, kind)
  select new.event_id, p.id, p.name, 'member_joined' from public.profiles p where p.id = new.user_id;
  return null;
end
$$;
comment on function private.record_new_member() is 'Records that somebody joined an event.';

create function private.notify_editors(
  of_event uuid, kind text, title text, body text, path text, key text, but uuid default null
) returns void
language sql security definer set search_path = '' as $$
  select private.notify_person(m.user_id, notify_editors.kind, title, body, private.event_address(of_event, path), key)
  from public.event_members m
  where m.event_id = of_event and m.role in ('owner', 'editor') and m.user_id is distinct from but
$$;
comment on function private.notify_editors(uuid, text, text, text, text, text, uuid) is
  'Notifies the owner and the editors of an event, except one.';

-- An offer ends when its recipient is no longer an editor, or when the owner who made it is no longer one. It runs as definer because the
-- change of the role is made by an owner.
create function private.end_handover_of_former_editor() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.event_handovers h where h.event_id = new.event_id and new.user_id in (h.recipient_id, h.offered_by);
  return null;
end
$$;
comment on function private.end_handover_of_former_editor() is 'Ends the offer of or to a member whose role has changed.';

-- The owner whose account the event counts for may go while another owner remains. It runs as definer because nobody writes the owner
-- of an event. Nothing is refused while the event or the person's account is being deleted.
create function private.replace_former_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  event public.events;
  heir uuid;
begin
  -- Two owners who leave at the same time wait for each other here.
  select e.* into event from public.events e where e.id = old.event_id for update;
  if event.id is null or not exists (select from public.profiles p where p.id = old.user_id) then
    return null;
  end if;
  select m.user_id into heir from public.event_members m
  where m.event_id = old.event_id and m.role = 'owner' order by m.created_at, m.user_id limit 1;
  if heir is null and auth.uid() is not null then
    perform private.refuse('PT409', 'last-owner', 'Un événement garde au moins une personne propriétaire. Nommez-en d’abord une autre.');
  end if;
  if event.owner_id = old.user_id and heir is not null then
    update public.events e set owner_id = heir where e.id = event.id;
  end if;
  return null;
end
$$;
comment on function private.replace_former_owner() is 'Refuses to lose the last owner, and gives the event to another one.';

-- An owner learns of being one no longer, unless it was their own decision. The functions of a hand-over notify by themselves: the
-- triggers run for the requests of people alone.
create function private.notify_former_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.user_id is distinct from auth.uid() and auth.uid() is not null then
    perform private.notify_person(
      old.user_id, 'news', e.name || E'\u00a0: vous n’en êtes plus propriétaire',
      private.name_or_member(auth.uid()) || case
        when tg_op = 'UPDATE' then ' a changé vos droits. Vous faites toujours partie de l’équipe.'
        else ' vous a retiré de l’équipe.'
      end,
      case when tg_op = 'UPDATE' then '/client/events/' || e.id || '?part=team' else '/client/events' end,
      'owner:' || e.id || ':' || now()
    ) from public.events e where e.id = old.event_id;
  end if;
  return null;
end
$$;
comment on function private.notify_former_owner() is 'Notifies a member who is an owner no longer.';

create function private.name_or_member(person uuid) returns text
language sql stable set search_path = '' as $$
  select coalesce(nullif(p.name, ''), 'Un membre de l’équipe') from public.profiles p where p.id = person
$$;

-- The recipient needs a client account to find the event in, and gets one notification a day, however often the offer is made. It
-- runs as definer because nobody else writes offers.
create function public.offer_event_handover(of_event uuid, to_member uuid, shares boolean default false) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_member(of_event, private.owner_event_ids());
  perform from public.event_members m
  join public.profiles p on p.id = m.user_id
  join public.events e on e.id = m.event_id
  where m.event_id = of_event and m.user_id = to_member and m.role = 'editor' and p.role = 'client' and e.deletion_on is null;
  if not found then
    perform private.refuse('PT409', 'not-editor', 'Cette personne ne peut pas devenir propriétaire de l’événement.');
  end if;
  insert into public.event_handovers as h (event_id, recipient_id, offered_by, is_shared)
  values (of_event, to_member, auth.uid(), coalesce(shares, false))
  on conflict (event_id) do update
    set recipient_id = excluded.recipient_id, offered_by = excluded.offered_by, is_shared = excluded.is_shared,
      created_at = excluded.created_at, expires_at = excluded.expires_at;
  perform private.notify_person(
    to_member, 'news',
    e.name || E'\u00a0: on vous propose ' || case when shares then 'd’en être propriétaire aussi' else 'l’événement' end,
    private.name_or_member(auth.uid()) || case
      when shares then ' vous propose d’avoir les mêmes droits. '
      else ' vous propose d’en devenir propriétaire. '
    end || 'Rien ne change tant que vous n’avez pas accepté.',
    '/client/events/' || of_event || '?part=team', 'handover:' || of_event || ':' || private.today()
  ) from public.events e where e.id = of_event;
end
$$;
comment on function public.offer_event_handover(uuid, uuid, boolean) is
  'Offers an event of the caller''s to one of its editors, or to share it.';

-- Only the recipient of an open offer answers it. It runs as definer because nobody writes the owner of an event.
create function public.answer_event_handover(of_event uuid, accepts boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  former uuid;
  is_shared boolean;
  event_name text;
  taker constant text := private.name_or_member(auth.uid());
begin
  -- Of two simultaneous answers, the second finds no offer.
  delete from public.event_handovers h using public.events e
  where h.event_id = of_event and h.recipient_id = auth.uid() and h.expires_at > now()
    and e.id = h.event_id and e.deletion_on is null
  returning h.offered_by, h.is_shared, e.name into former, is_shared, event_name;
  if former is null then
    perform private.refuse('PT410', 'gone', 'Cette proposition n’est plus valable.');
  end if;
  if accepts then
    update public.event_members m set role = 'owner' from public.profiles p
    where m.event_id = of_event and m.user_id = auth.uid() and m.role = 'editor' and p.id = m.user_id and p.role = 'client';
    if not found then
      perform private.refuse('PT409', 'not-editor', 'Cette personne ne peut pas devenir propriétaire de l’événement.');
    end if;
    if not is_shared then
      update public.events e set owner_id = auth.uid() where e.id = of_event and e.owner_id = former;
      update public.event_members m set role = 'editor' where m.event_id = of_event and m.user_id = former;
    end if;
  end if;
  perform private.notify_person(
    former, 'news',
    event_name || E'\u00a0: ' || case
      when not accepts then 'votre proposition est déclinée'
      when is_shared then 'vous en êtes propriétaires à égalité'
      else 'l’événement est transmis'
    end,
    taker || case
      when accepts and is_shared then ' a maintenant les mêmes droits que vous.'
      when accepts then ' en est désormais propriétaire. Vous gardez le droit de tout modifier.'
      else ' préfère ne pas en devenir propriétaire. L’événement reste à vous.'
    end,
    '/client/events/' || of_event || '?part=team', 'handover-answered:' || of_event || ':' || now()
  );
end
$$;
comment on function public.answer_event_handover(uuid, boolean) is 'Accepts or declines an event that was offered to the caller.';

-- accept_event_invitation calls it after locking the invitation. Five people may ask by one invitation, so that a link that was
-- passed around does not cause a flood of notifications.
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
    perform private.refuse('PT403', 'unconfirmed', 'Confirmez d’abord l’adresse e-mail de votre compte.');
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
    m.user_id, 'news', coalesce(nullif(asker.name, ''), asker.email::text) || ' demande à rejoindre votre équipe',
    E'L’invitation était pour une autre adresse. Acceptez ou refusez dans l’équipe de «\u00a0' || e.name || E'\u00a0».',
    '/client/events/' || e.id || '?part=team', 'join-request:' || offered.id || ':' || asker.id
  )
  from public.events e join public.event_members m on m.event_id = e.id and m.role = 'owner'
  where e.id = offered.event_id;
  return jsonb_build_object('state', 'requested');
end
$$;

-- The page of the invitation says that the owner sees the name and the address: with a name alone anybody could pass for a friend.
-- It runs as definer because nobody reads other people's profiles.
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

-- Only the owner answers a request. It runs as definer because nobody inserts members.
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
comment on function public.answer_join_request(uuid, uuid, boolean) is
  'Accepts or refuses somebody who asks to join the team of the caller''s own event.';

revoke execute on function
  public.event_member_profiles(uuid), private.count_team_invitation(text), public.invite_member(uuid, text, text, boolean),
  private.confirmed_address(), public.event_invitation(text), private.join_team(public.event_invitations, uuid),
  public.accept_event_invitation(text), private.record_activity(uuid, text, text, boolean), private.record_new_member(),
  private.notify_editors(uuid, text, text, text, text, text, uuid), private.end_handover_of_former_editor(),
  private.replace_former_owner(), private.notify_former_owner(),
  private.name_or_member(uuid), public.offer_event_handover(uuid, uuid, boolean), public.answer_event_handover(uuid, boolean),
  private.request_to_join(public.event_invitations), public.join_requests(uuid), public.answer_join_request(uuid, uuid, boolean)
from public, anon, authenticated, service_role;
grant execute on function public.event_member_profiles(uuid) to authenticated, service_role;
grant execute on function
  public.invite_member(uuid, text, text, boolean), public.accept_event_invitation(text), public.offer_event_handover(uuid, uuid, boolean),
  public.answer_event_handover(uuid, boolean), public.join_requests(uuid), public.answer_join_request(uuid, uuid, boolean)
to authenticated;
grant execute on function public.event_invitation(text) to anon, authenticated;

create trigger event_members_record_activity after insert on public.event_members
  for each row when (new.role <> 'owner') execute function private.record_new_member();
create trigger event_members_end_handover after update of role on public.event_members
  for each row when (old.role <> new.role) execute function private.end_handover_of_former_editor();
create trigger event_members_replace_changed_owner after update of role on public.event_members
  for each row when (old.role = 'owner' and new.role <> 'owner') execute function private.replace_former_owner();
create trigger event_members_replace_deleted_owner after delete on public.event_members
  for each row when (old.role = 'owner') execute function private.replace_former_owner();
create trigger event_members_notify_changed_owner after update of role on public.event_members
  for each row when (old.role = 'owner' and new.role <> 'owner' and current_user = 'authenticated')
  execute function private.notify_former_owner();
create trigger event_members_notify_deleted_owner after delete on public.event_members
  for each row when (old.role = 'owner' and current_user = 'authenticated') execute function private.notify_former_owner();

alter publication supabase_realtime add table
  public.event_members, public.event_invitations, public.event_activity, public.event_handovers, public.event_join_requests;
