-- An event changes hands: whoever owns it gives it to somebody of its team who edits it already, and stays to edit it.

-- Definer: nobody writes who owns an event. Its owner alone hands it over, to somebody who has a client's area to find it in.
create function public.hand_over_event(of_event uuid, to_member uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  giver text;
begin
  -- Of two acts at once, the second finds that the event is no longer its owner's to give.
  perform from public.events e where e.id = of_event and of_event = any (private.owner_event_ids()) for update;
  perform private.require_member(of_event, private.owner_event_ids());
  update public.event_members m set role = 'editor' where m.event_id = of_event and m.user_id = auth.uid();
  update public.event_members m set role = 'owner' from public.profiles p
  where m.event_id = of_event and m.user_id = to_member and m.user_id <> auth.uid() and m.role = 'editor'
    and p.id = m.user_id and p.role = 'client';
  if not found then
    perform private.refuse('PT409', 'not-editor', 'Cette personne ne peut pas devenir propriétaire de l’événement.');
  end if;
  update public.events e set owner_id = to_member where e.id = of_event;
  select coalesce(nullif(p.name, ''), 'Un membre de l’équipe') into giver from public.profiles p where p.id = auth.uid();
  perform private.tell(
    to_member, 'news', e.name || E'\u00a0: l’événement est à vous',
    giver || ' vous l’a transmis. Vous pouvez désormais composer son équipe.',
    '/client/events/' || of_event, 'handed-over:' || of_event || ':' || now()
  ) from public.events e where e.id = of_event;
end
$$;
comment on function public.hand_over_event(uuid, uuid) is 'Gives an event of the caller''s to somebody who edits it.';

create or replace function private.obstacle_sentence(obstacle jsonb) returns text
language sql immutable set search_path = '' as $$
  select case obstacle ->> 'reason'
    when 'demonstration' then 'Ce compte de démonstration sert à tout le monde. Créez le vôtre pour essayer ce geste.'
    when 'last-administrator' then 'Vous êtes la dernière personne à gérer Liesse. Invitez d’abord une autre personne à administrer.'
    when 'bookings' then 'Des réservations sont à venir. Honorez-les ou annulez-les d’abord.'
    else 'Vous préparez un événement à plusieurs. Transmettez-le d’abord à un membre de son équipe, ou supprimez-le.'
  end
$$;

revoke execute on function public.hand_over_event(uuid, uuid) from public, anon, authenticated, service_role;
grant execute on function public.hand_over_event(uuid, uuid) to authenticated;
