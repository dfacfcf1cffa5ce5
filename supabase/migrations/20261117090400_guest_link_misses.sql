-- Guessing links: 192 random bits cannot be guessed, and whoever tries is slowed all the same. The platform tells the network of
-- a request in the header x-client-network, whatever the browser sent there; without it nobody is counted.
-- Unlogged: forgotten by a crash, which harms nobody.
create unlogged table private.guest_link_misses (
  network text primary key check (length(network) <= 100),
  misses integer not null,
  window_ends_at timestamptz not null
);
alter table private.guest_link_misses enable row level security;
revoke all on private.guest_link_misses from anon, authenticated, service_role;

create function private.caller_network() returns text
language sql stable set search_path = '' as $$
  select nullif(current_setting('request.headers', true), '')::json ->> 'x-client-network'
$$;

-- Definer: nobody reads the counts. Thirty in five minutes: a family that types a code from a card is far from it.
create function private.is_guessing() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from private.guest_link_misses m
    where m.network = private.caller_network() and m.misses >= 30 and m.window_ends_at > now()
  );
end
$$;
comment on function private.is_guessing() is 'Whether the caller''s network has tried too many wrong links.';

-- Definer: nobody writes the counts. The answer is a refusal that is not raised: raised, it would undo the count.
create function private.count_miss() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  network text := left(private.caller_network(), 100);
begin
  if network is not null then
    insert into private.guest_link_misses as m (network, misses, window_ends_at)
    values (network, 1, now() + interval '5 minutes')
    on conflict on constraint guest_link_misses_pkey do update set
      misses = case when m.window_ends_at <= now() then 1 else m.misses + 1 end,
      window_ends_at = case when m.window_ends_at <= now() then excluded.window_ends_at else m.window_ends_at end;
  end if;
  perform set_config('response.status', '404', true);
  return jsonb_build_object(
    'code', 'PT404', 'message', 'Ce lien n’ouvre aucune invitation.', 'details', 'unknown-link', 'hint', null
  );
end
$$;
comment on function private.count_miss() is 'Counts a wrong link against the caller''s network; answers the refusal to send.';

revoke execute on function private.caller_network(), private.is_guessing(), private.count_miss()
from public, anon, authenticated, service_role;
