-- One answer per guest and moment, only where an invitation stands. Null means not yet decided.
-- Guest and moment are reached through the invitation: a second key to either would make this table a junction as well,
-- and embedding invitations in guests ambiguous.
create table public.guest_replies (
  event_id uuid not null,
  guest_id uuid not null,
  moment_id uuid not null,
  attending boolean,
  replied_by text not null default 'couple' check (replied_by in ('guest', 'couple')),
  replied_at timestamptz not null default now(),
  -- The day of the moment when the reply was given. Another day since then means that the reply has to be confirmed.
  for_date date,
  primary key (guest_id, moment_id, event_id),
  foreign key (guest_id, moment_id, event_id)
    references public.moment_invitations (guest_id, moment_id, event_id) on delete cascade
);

create index guest_replies_moment_idx on public.guest_replies (event_id, moment_id, attending);

-- The day of a moment: its own, or else its event's. Definer: a guest who replies reads only their own invitation.
create function private.moment_day(moment uuid) returns date
language sql stable security definer set search_path = '' as $$
  select coalesce(m.day, e.starts_on) from public.moments m join public.events e on e.id = m.event_id where m.id = moment
$$;
comment on function private.moment_day(uuid) is 'The day of a moment, for the replies to it.';
revoke execute on function private.moment_day(uuid) from public, anon, authenticated, service_role;
grant execute on function private.moment_day(uuid) to anon, authenticated, service_role;

-- Who answered, when and for which day is set here and never taken from a request.
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

create trigger guest_replies_stamp before insert or update on public.guest_replies
  for each row execute function private.stamp_reply();

revoke execute on function private.stamp_reply() from public, anon, authenticated, service_role;

alter table public.guest_replies enable row level security;
revoke all on public.guest_replies from anon, authenticated;
grant all on public.guest_replies to service_role;
grant select, delete on public.guest_replies to authenticated;
grant select on public.guest_replies to anon;
-- The keys too: a reply kept offline is sent as an upsert, which names every column it sends.
grant insert (event_id, guest_id, moment_id, attending), update (event_id, guest_id, moment_id, attending)
  on public.guest_replies to anon, authenticated;

create policy "members and guest administrators read replies" on public.guest_replies
  for select to authenticated
  using (event_id = any ((select private.event_ids_for('manage_guests'))::uuid[]));

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

-- The closing date stands in the check alone: a late change is refused aloud instead of touching no row.
create policy "guests change their own household's replies until the closing date" on public.guest_replies
  for update to anon
  using (guest_id = any ((select private.household_guest_ids())::uuid[]))
  with check (
    guest_id = any ((select private.household_guest_ids())::uuid[]) and (select private.guest_may_reply())
  );

create policy "editors delete replies" on public.guest_replies
  for delete to authenticated
  using (event_id = any ((select private.editor_event_ids())::uuid[]));
