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

-- An address of another site: https, a host with a dot, no name and password before it, nothing invisible or that turns the text around.
create function private.is_web_address(address text, longest integer default 500) returns boolean
language sql immutable set search_path = '' as $$
  select length(address) <= longest
    and address ~ '^https://[^\s/?#@:\\"<>%]+\.[^\s/?#@:\\"<>%]+(:[0-9]{1,5})?([/?#][^\s\\"<>]*)?$'
    and address !~ '[[:cntrl:]\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]'
$$;

-- A file in a folder of its owner's, under a name that cannot be guessed: what the policies of storage accept.
create function private.is_storage_path(path text, folder text, kinds text) returns boolean
language sql immutable set search_path = '' as $$
  select path ~ ('^' || folder || '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(' || kinds || ')$')
$$;

-- A picture of a person: their own upload, or the one that their identity provider shows.
create function private.is_avatar_address(address text, person uuid) returns boolean
language sql immutable set search_path = '' as $$
  select private.is_web_address(address, 2048)
    or private.is_storage_path(address, '/storage/v1/object/public/avatars/' || person, 'webp|jpg')
$$;

revoke execute on all functions in schema private from public, anon, authenticated, service_role;
grant execute on function private.today() to anon, authenticated, service_role;
grant execute on function private.new_token() to authenticated, service_role;
-- A check runs with the rights of whoever writes the row.
grant execute on function
  private.is_web_address(text, integer), private.is_storage_path(text, text, text), private.is_avatar_address(text, uuid)
to anon, authenticated, service_role;
