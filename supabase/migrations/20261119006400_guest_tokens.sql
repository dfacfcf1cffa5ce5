-- What every new guest and household costs, counted ten thousand times by an import. Nothing of it means anything else than before.

-- In plpgsql, which is called for every row at less cost than the same in SQL.
create or replace function private.new_token() returns text
language plpgsql volatile set search_path = '' as $$
begin
  return translate(encode(extensions.gen_random_bytes(24), 'base64'), '+/', '-_');
end
$$;

-- The length apart: counted repetitions are by far the slowest thing that a pattern can hold.
alter table public.guests
  drop constraint guests_token_check,
  add constraint guests_token_check check (length(token) between 32 and 64 and token !~ '[^A-Za-z0-9_-]');
alter table public.household_links
  drop constraint household_links_token_check,
  add constraint household_links_token_check check (length(token) between 32 and 64 and token !~ '[^A-Za-z0-9_-]');

-- Called only where there is a consent, or a witness without one.
drop trigger guests_stamp_consent on public.guests;
create trigger guests_stamp_consent before insert on public.guests
  for each row when (new.allergies_consent_at is not null or new.allergies_consent_by is not null)
  execute function private.stamp_consent();
create trigger guests_restamp_consent before update of allergies_consent_at on public.guests
  for each row execute function private.stamp_consent();
