-- The replies of guests to the moments to which they are invited.

-- There is one reply for each guest and moment, where an invitation exists. Null means not yet decided.
-- Guest and moment are reached through the invitation: a second foreign key to either would make this table a junction as well, and
-- embedding invitations in guests ambiguous.
create table public.guest_replies (
  event_id uuid not null,
  guest_id uuid not null,
  moment_id uuid not null,
  attending boolean,
  replied_by text not null default 'couple' check (replied_by in ('guest', 'couple')),
  replied_at timestamptz not null default now(),
  -- This is the day of the moment when the reply was given. When the day has changed, the reply has to be confirmed.
  for_date date,
  primary key (guest_id, moment_id, event_id),
  foreign key (guest_id, moment_id, event_id)
    references public.moment_invitations (guest_id, moment_id, event_id) on delete cascade
);

create index guest_replies_moment_idx on public.guest_replies (event_id, moment_id, attending);

-- The administrators' figures count the replies of a week. The index summarises blocks: a changed reply stays in its block, and the
-- week is found without reading earlier years.
create index guest_replies_replied_at_idx on public.guest_replies using brin (replied_at) with (autosummarize = on);

alter table public.guest_replies enable row level security;
revoke all on public.guest_replies from anon, authenticated;
grant all on public.guest_replies to service_role;
grant select, delete on public.guest_replies to authenticated;
grant select on public.guest_replies to anon;
-- The keys are included because a reply saved offline is sent as an upsert, which names every column it sends.
grant insert (event_id, guest_id, moment_id, attending), update (event_id, guest_id, moment_id, attending)
  on public.guest_replies to anon, authenticated;

create policy "members read replies" on public.guest_replies
  for select to authenticated
  using (event_id = any ((select private.member_event_ids())::uuid[]));

create policy "guests read their own household's replies" on public.guest_replies
  for select to anon
  using (guest_id = any ((select private.household_guest_ids())::uuid[]));

create policy "editors record replies" on public.guest_replies
  for insert to authenticated
  with check (event_id = any ((select private.editor_event_ids())::uuid[]));

create policy "guests reply for their own household until the closing date" on public.guest_replies
  for insert to anon
  with check (
    guest_id = any ((select private.household_guest_ids())::uuid[]) and (select private.guest_may_reply())
  );

create policy "editors update replies" on public.guest_replies
  for update to authenticated
  using (event_id = any ((select private.editor_event_ids())::uuid[]))
  with check (event_id = any ((select private.editor_event_ids())::uuid[]));

-- The closing date is in the check alone, so that a change after it is refused with an error instead of updating no row.
create policy "guests change their own household's replies until the closing date" on public.guest_replies
  for update to anon
  using (guest_id = any ((select private.household_guest_ids())::uuid[]))
  with check (
    guest_id = any ((select private.household_guest_ids())::uuid[]) and (select private.guest_may_reply())
  );

create policy "editors delete replies" on public.guest_replies
  for delete to authenticated
  using (event_id = any ((select private.editor_event_ids())::uuid[]));

-- A moment has its own day, or else that of its event. It runs as definer because a replying guest reads only their own invitation.
create function private.moment_day(moment uuid) returns date
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select coalesce(m.day, e.starts_on) from public.moments m join public.events e on e.id = m.event_id where m.id = moment);
end
$$;
comment on function private.moment_day(uuid) is 'The day of a moment, for the replies to it.';

-- The trigger sets who replied, when and for which day, and no request does.
create function private.stamp_reply() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated') then
    new.replied_by := case current_user when 'anon' then 'guest' else 'couple' end;
    new.replied_at := now();
    new.for_date := private.moment_day(new.moment_id);
  elsif tg_op = 'INSERT' and new.for_date is null then
    new.for_date := private.moment_day(new.moment_id);
  end if;
  return new;
end
$$;

-- Triggers of the same moment fire by name: households are always locked before moments, so that two replies wait for each other
-- and do not deadlock. It runs as definer because a guest may not write the state of an invitation.
create function private.answer_households() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  answered constant uuid[] := array(
    select o.id from public.households o
    where o.invitation_state <> 'answered' and o.id in (
      select g.household_id from new_rows n join public.guests g on g.id = n.guest_id where n.attending is not null
    )
    order by o.id for no key update
  );
begin
  -- An update of no row would run the triggers of households.
  if answered <> '{}' then
    update public.households h set invitation_state = 'answered' where h.id = any (answered);
  end if;
  return null;
end
$$;
comment on function private.answer_households() is 'Marks the households of new replies as answered.';

-- The lock makes a second reply for the last place wait for the end of the first and then count it. It runs as definer because a
-- guest sees neither the capacity nor the other replies.
create function private.guard_capacity() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  wanted uuid[];
  full_one public.moments;
begin
  if tg_op = 'INSERT' then
    wanted := array(select distinct n.moment_id from new_rows n where n.attending);
  else
    -- Guests who had accepted before are not counted again, even when the capacity was lowered since.
    wanted := array(
      select distinct n.moment_id from new_rows n
      where n.attending and not exists (
        select from old_rows o where o.guest_id = n.guest_id and o.moment_id = n.moment_id and o.attending
      )
    );
  end if;
  if wanted = '{}' then
    return null;
  end if;
  perform from public.moments m where m.id = any (wanted) and m.capacity is not null order by m.id for no key update;
  if not found then
    return null;
  end if;
  select m.* into full_one
  from public.moments m
  where m.id = any (wanted) and m.capacity < (
    select count(*) from public.guest_replies r where r.event_id = m.event_id and r.moment_id = m.id and r.attending
  )
  order by m.position, m.id limit 1;
  if found then
    raise exception using errcode = 'PT409', detail = 'moment-full', hint = full_one.id::text,
      message = format(E'Il ne reste plus assez de places pour «\u00a0%s\u00a0».', full_one.name);
  end if;
  return null;
end
$$;
comment on function private.guard_capacity() is 'Refuses a reply above the capacity of its moment.';

-- Hosts record replies given by telephone, for several people and moments at once, also after the closing date. It runs under the
-- caller's own policies; the table sets who replied.
create function public.record_replies(of_event uuid, answers jsonb) returns integer
language plpgsql set search_path = '' as $$
declare
  given integer := jsonb_array_length(answers);
  taken integer;
begin
  -- Every writer of replies locks guests first, so that writers do not deadlock.
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

revoke execute on function
  private.moment_day(uuid), private.stamp_reply(), private.answer_households(), private.guard_capacity(),
  public.record_replies(uuid, jsonb)
from public, anon, authenticated, service_role;
grant execute on function private.moment_day(uuid) to anon, authenticated, service_role;
grant execute on function public.record_replies(uuid, jsonb) to authenticated;

create trigger guest_replies_stamp before insert or update on public.guest_replies
  for each row execute function private.stamp_reply();
create trigger guest_replies_answer_inserted after insert on public.guest_replies
  referencing new table as new_rows
  for each statement execute function private.answer_households();
create trigger guest_replies_answer_updated after update on public.guest_replies
  referencing new table as new_rows
  for each statement execute function private.answer_households();
create trigger guest_replies_guard_inserted after insert on public.guest_replies
  referencing new table as new_rows
  for each statement execute function private.guard_capacity();
create trigger guest_replies_guard_updated after update on public.guest_replies
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.guard_capacity();

alter publication supabase_realtime add table public.guest_replies;
