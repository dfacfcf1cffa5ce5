-- What policies and triggers share. The schema is not exposed: nothing in it can be called through the API.
create schema private;
grant usage on schema private to anon, authenticated, service_role;

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end
$$;

-- The civil day of the product's country: a closing date includes its whole day in Paris.
create function private.today() returns date
language sql stable set search_path = '' as $$
  select (now() at time zone 'Europe/Paris')::date
$$;

-- 192 random bits in 32 characters that need no escaping in an address.
create function private.new_token() returns text
language sql volatile set search_path = '' as $$
  select translate(encode(extensions.gen_random_bytes(24), 'base64'), '+/', '-_')
$$;

revoke execute on all functions in schema private from public, anon, authenticated, service_role;
grant execute on function private.today() to anon, authenticated, service_role;
grant execute on function private.new_token() to authenticated, service_role;
