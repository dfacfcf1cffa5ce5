-- The personal link of a household: one secret that opens its invitation, on the card, in the mail and in the code to scan.
-- Whoever holds it may answer, so those who only look at an event do not see it.
create table public.household_links (
  household_id uuid primary key,
  event_id uuid not null,
  token text not null unique default private.new_token() check (token ~ '^[A-Za-z0-9_-]{32,64}$'),
  created_at timestamptz not null default now(),
  foreign key (household_id, event_id) references public.households (id, event_id) on delete cascade
);
create index household_links_event_id_idx on public.household_links (event_id, household_id);

alter table public.household_links enable row level security;
revoke all on public.household_links from anon, authenticated, service_role;
grant select on public.household_links to authenticated, service_role;

create policy "editors read the links of their guests" on public.household_links
  for select to authenticated
  using (event_id = any ((select private.editor_event_ids())::uuid[]));

-- Links of households that were made one with another: a card that was sent still opens.
create table private.former_links (
  token text primary key,
  household_id uuid not null references public.households (id) on delete cascade
);
create index former_links_household_id_idx on private.former_links (household_id);
alter table private.former_links enable row level security;
revoke all on private.former_links from anon, authenticated, service_role;

-- Definer: nobody may write links. Once for all rows of a statement: a list of thousands is imported at once.
create function private.make_household_links() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.household_links (household_id, event_id) select n.id, n.event_id from new_rows n;
  return null;
end
$$;
comment on function private.make_household_links() is 'Gives each new household its link.';

create trigger households_make_links after insert on public.households
  referencing new table as new_rows
  for each statement execute function private.make_household_links();
insert into public.household_links (household_id, event_id) select id, event_id from public.households;

-- Definer: links are written here alone, by those who edit the event. The old one opens nothing from now on, nor do those of
-- the household's people: somebody has it who should not.
create function public.renew_household_link(household uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  fresh text;
begin
  update public.household_links l set token = private.new_token(), created_at = now()
  where l.household_id = household and l.event_id = any (private.editor_event_ids())
  returning l.token into fresh;
  if fresh is null then
    raise exception using errcode = '42501', message = 'Ce foyer ne vous est pas ouvert.', detail = 'not-member';
  end if;
  delete from private.former_links f where f.household_id = household;
  update public.guests g set token = private.new_token() where g.household_id = household;
  return fresh;
end
$$;
comment on function public.renew_household_link(uuid) is 'A new link for a household of the caller''s events; the old ones die.';

revoke execute on function private.make_household_links(), public.renew_household_link(uuid)
from public, anon, authenticated, service_role;
grant execute on function public.renew_household_link(uuid) to authenticated;
