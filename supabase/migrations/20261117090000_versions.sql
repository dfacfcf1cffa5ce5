-- Two people who edit one thing: whoever writes says which version was read (`… where version = 3`), and touches no row when
-- somebody was quicker. Only what people edit counts: an opened link or a mail that left makes no new version.
create function private.bump_version() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.version := old.version + 1;
  return new;
end
$$;
revoke execute on function private.bump_version() from public, anon, authenticated, service_role;

alter table public.events add column version integer not null default 1;
alter table public.moments add column version integer not null default 1;
alter table public.households add column version integer not null default 1;
alter table public.guests add column version integer not null default 1;

create trigger events_bump_version
  before update of kind, name, starts_on, ends_on, place, expected_guests, cover_path, rsvp_closes_on on public.events
  for each row execute function private.bump_version();
create trigger moments_bump_version before update on public.moments
  for each row execute function private.bump_version();
create trigger households_bump_version before update of name, address, tags, side, revoked_at on public.households
  for each row execute function private.bump_version();
create trigger guests_bump_version before update on public.guests
  for each row execute function private.bump_version();
