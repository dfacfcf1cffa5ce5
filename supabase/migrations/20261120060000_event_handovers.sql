-- An event changes hands by consent: its owner offers it to somebody of the team who edits it, and stays the owner until that person
-- accepts. Whoever gave it stays to edit it.
create table public.event_handovers (
  -- One offer an event.
  event_id uuid primary key,
  recipient_id uuid not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '14 days',
  -- The offer ends with the recipient's membership.
  foreign key (event_id, recipient_id) references public.event_members (event_id, user_id) on delete cascade
);
create index event_handovers_recipient_id_idx on public.event_handovers (recipient_id, event_id);

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

-- Definer: the rights of a member are changed by the owner, and an offer to somebody who no longer edits ends.
create function private.end_handover_of_former_editor() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.event_handovers h where h.event_id = new.event_id and h.recipient_id = new.user_id;
  return null;
end
$$;
comment on function private.end_handover_of_former_editor() is 'Ends the offer to a member who edits no longer.';
create trigger event_members_end_handover after update of role on public.event_members
  for each row when (old.role = 'editor' and new.role <> 'editor')
  execute function private.end_handover_of_former_editor();

create function private.name_or_member(person uuid) returns text
language sql stable set search_path = '' as $$
  select coalesce(nullif(p.name, ''), 'Un membre de l’équipe') from public.profiles p where p.id = person
$$;

-- Definer: nobody writes offers. The owner alone, to somebody who has a client's area to find the event in. The recipient gets one
-- notification a day, however often the offer is made.
create function public.offer_event_handover(of_event uuid, to_member uuid) returns void
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
  insert into public.event_handovers as h (event_id, recipient_id) values (of_event, to_member)
  on conflict (event_id) do update
    set recipient_id = excluded.recipient_id, created_at = excluded.created_at, expires_at = excluded.expires_at;
  perform private.notify_person(
    to_member, 'news', e.name || E'\u00a0: on vous propose l’événement',
    private.name_or_member(auth.uid()) || ' vous propose d’en devenir propriétaire. Rien ne change tant que vous n’avez pas accepté.',
    '/client/events/' || of_event || '?part=team', 'handover:' || of_event || ':' || private.today()
  ) from public.events e where e.id = of_event;
end
$$;
comment on function public.offer_event_handover(uuid, uuid) is 'Offers an event of the caller''s to somebody who edits it.';

-- Definer: nobody writes who owns an event. The recipient of an open offer alone answers it.
create function public.answer_event_handover(of_event uuid, accepts boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  former uuid;
  event_name text;
  taker constant text := private.name_or_member(auth.uid());
begin
  -- Of two answers at once, the second finds no offer.
  delete from public.event_handovers h using public.events e
  where h.event_id = of_event and h.recipient_id = auth.uid() and h.expires_at > now()
    and e.id = h.event_id and e.deletion_on is null
  returning e.owner_id, e.name into former, event_name;
  if former is null then
    perform private.refuse('PT410', 'gone', 'Cette proposition n’est plus valable.');
  end if;
  if accepts then
    update public.event_members m set role = 'editor' where m.event_id = of_event and m.user_id = former;
    update public.event_members m set role = 'owner' from public.profiles p
    where m.event_id = of_event and m.user_id = auth.uid() and m.role = 'editor' and p.id = m.user_id and p.role = 'client';
    if not found then
      perform private.refuse('PT409', 'not-editor', 'Cette personne ne peut pas devenir propriétaire de l’événement.');
    end if;
    update public.events e set owner_id = auth.uid() where e.id = of_event;
  end if;
  perform private.notify_person(
    former, 'news',
    event_name || E'\u00a0: ' || case when accepts then 'l’événement est transmis' else 'votre proposition est déclinée' end,
    taker || case
      when accepts then ' en est désormais propriétaire. Vous gardez le droit de tout modifier.'
      else ' préfère ne pas en devenir propriétaire. L’événement reste à vous.'
    end,
    '/client/events/' || of_event || '?part=team', 'handover-answered:' || of_event || ':' || now()
  );
end
$$;
comment on function public.answer_event_handover(uuid, boolean) is 'Accepts or declines an event that was offered to the caller.';

revoke execute on function
  private.end_handover_of_former_editor(), private.name_or_member(uuid), public.offer_event_handover(uuid, uuid),
  public.answer_event_handover(uuid, boolean)
from public, anon, authenticated, service_role;
grant execute on function public.offer_event_handover(uuid, uuid), public.answer_event_handover(uuid, boolean) to authenticated;

alter publication supabase_realtime add table public.event_handovers;

select private.require_level_on_tables();
