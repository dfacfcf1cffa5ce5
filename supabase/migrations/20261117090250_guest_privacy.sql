-- What members see of a guest: everything but the secret of the person's link and the allergies, which are health data. A column
-- right cannot depend on the row, so nobody signed in reads these two from the table; guest_list shows allergies to editors.
alter table public.guests
  -- The order within a household.
  add column position integer not null default 0 check (position between 0 and 10000),
  add column allergies_consent_by text check (allergies_consent_by in ('guest', 'couple'));
update public.guests set allergies_consent_by = 'couple' where allergies_consent_at is not null;
alter table public.guests
  add constraint guests_consent_has_a_witness check ((allergies_consent_at is null) = (allergies_consent_by is null));

revoke select on public.guests from authenticated;
grant select (
  id, event_id, household_id, first_name, last_name, age_group, is_plus_one, email, phone, diet, allergies_consent_at,
  allergies_consent_by, song_request, message, position, version, created_at, updated_at
) on public.guests to authenticated;
grant insert (position), update (position) on public.guests to authenticated;

-- Who gave the consent is witnessed here and never taken from a request.
create function private.stamp_consent() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.allergies_consent_at is null then
    new.allergies_consent_by := null;
  elsif current_user = 'anon' then
    new.allergies_consent_by := 'guest';
  elsif current_user = 'authenticated' then
    new.allergies_consent_by := 'couple';
  else
    new.allergies_consent_by := coalesce(new.allergies_consent_by, 'couple');
  end if;
  return new;
end
$$;
create trigger guests_stamp_consent before insert or update of allergies_consent_at on public.guests
  for each row execute function private.stamp_consent();
revoke execute on function private.stamp_consent() from public, anon, authenticated, service_role;
