-- What a reply brings with it, by whatever door it comes: its household has answered, and a full moment takes nobody more.
-- Triggers of one moment fire by name: households are locked before moments, always, so that two replies wait for each other
-- and never in a ring.

-- Definer: a guest may not write the state of an invitation.
create function private.answer_households() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.households h set invitation_state = 'answered'
  where h.id in (
    select o.id from public.households o
    where o.invitation_state <> 'answered' and o.id in (
      select g.household_id from new_rows n join public.guests g on g.id = n.guest_id where n.attending is not null
    )
    order by o.id for no key update
  );
  return null;
end
$$;
comment on function private.answer_households() is 'Marks the households of new replies as answered.';

-- Definer: a guest sees neither the capacity nor the others. The lock makes a second reply for the last place wait for the
-- first one's end and then count it.
create function private.guard_capacity() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  wanted uuid[];
  full_one public.moments;
begin
  if tg_op = 'INSERT' then
    wanted := array(select distinct n.moment_id from new_rows n where n.attending);
  else
    -- Those who came already are not asked again, even where a capacity was lowered since.
    wanted := array(
      select distinct n.moment_id from new_rows n
      where n.attending and not exists (
        select from old_rows o where o.guest_id = n.guest_id and o.moment_id = n.moment_id and o.attending
      )
    );
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

revoke execute on function private.answer_households(), private.guard_capacity()
from public, anon, authenticated, service_role;
