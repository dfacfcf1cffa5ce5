-- Where the site is, for the links in mails that the database writes: told by the server at each start, never by a request.
create table private.site (
  is_only boolean primary key default true check (is_only),
  address text not null check (address ~ '^https?://[^/\s]+$' and length(address) <= 300)
);
alter table private.site enable row level security;
revoke all on private.site from anon, authenticated, service_role;

create function private.remember_site_address(address text) returns void
language sql set search_path = '' as $$
  insert into private.site as s (address) values (rtrim(address, '/'))
  on conflict (is_only) do update set address = excluded.address where s.address <> excluded.address
$$;

-- A mail without its link is worse than none.
create function private.site_address() returns text
language plpgsql stable set search_path = '' as $$
declare
  known text := (select s.address from private.site s);
begin
  if known is null or to_regproc('platform.send_mail') is null then
    raise exception using errcode = 'PT503', message = 'Les envois ne sont pas encore possibles. Réessayez dans un instant.',
      detail = 'no-address';
  end if;
  return known;
end
$$;

revoke execute on function private.remember_site_address(text), private.site_address()
from public, anon, authenticated, service_role;
