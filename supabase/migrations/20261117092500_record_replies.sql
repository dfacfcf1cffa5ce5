-- Replies by telephone: the hosts write them down, for several people and moments at once, also after the closing date. Under
-- the caller's own policies; who replied is stamped by the table.
create function public.record_replies(of_event uuid, answers jsonb) returns integer
language plpgsql set search_path = '' as $$
declare
  given integer := jsonb_array_length(answers);
  taken integer;
begin
  -- As every writer of replies does: guests first, so that nobody waits in a ring.
  perform from public.guests g
  where g.id in (select (a ->> 'guest')::uuid from jsonb_array_elements(answers) a) order by g.id for no key update;
  with answered as (
    select i.event_id, i.guest_id, i.moment_id, (a ->> 'attending')::boolean as attending
    from jsonb_array_elements(answers) a
    join public.moment_invitations i
      on i.guest_id = (a ->> 'guest')::uuid and i.moment_id = (a ->> 'moment')::uuid and i.event_id = of_event
  ), written as (
    insert into public.guest_replies (event_id, guest_id, moment_id, attending)
    select event_id, guest_id, moment_id, attending from answered order by guest_id, moment_id
    on conflict (guest_id, moment_id, event_id) do update set attending = excluded.attending
  )
  select count(*) into taken from answered;
  if taken <> given then
    raise exception using errcode = 'PT422', message = 'Une de ces réponses concerne une personne qui n’est pas invitée à ce moment.',
      detail = 'invalid', hint = 'answers';
  end if;
  return taken;
end
$$;
revoke execute on function public.record_replies(uuid, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.record_replies(uuid, jsonb) to authenticated;
