-- Guessing links: 192 random bits cannot be guessed, and whoever tries is slowed all the same. Only wrong links are counted and refused:
-- a right one opens, however many wrong ones came from its network. The platform tells the network of a request in the header
-- x-client-network, whatever the browser sent there; without it nobody is counted.
create function private.caller_network() returns text
language sql stable set search_path = '' as $$
  select nullif(current_setting('request.headers', true), '')::json ->> 'x-client-network'
$$;

-- The network of an address, as the platform counts them: an IPv4 address, or the /64 of an IPv6 subscriber.
create function private.network_of(address text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  plain constant text := regexp_replace(address, '^::ffff:', '');
begin
  if not pg_input_is_valid(plain, 'inet') then
    return null;
  end if;
  return case family(plain::inet) when 4 then host(plain::inet) else network(set_masklen(plain::inet, 64))::text end;
end
$$;

-- Definer: nobody writes the counts. Thirty in five minutes: a family that types a code from a card is far from it. Within them the
-- answer is a refusal that is not raised: raised, it would undo the count.
create function private.count_unknown_link(network text default private.caller_network()) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_use(
    'link-miss', 'network:' || network, 30, '5 minutes', 'Trop de codes erronés. Réessayez dans quelques minutes.'
  );
  perform set_config('response.status', '404', true);
  return jsonb_build_object(
    'code', 'PT404', 'message', 'Ce lien n’ouvre aucune invitation.', 'details', 'unknown-link', 'hint', null
  );
end
$$;
comment on function private.count_unknown_link(text) is 'Counts a wrong link against a network; answers the refusal to send.';

revoke execute on function private.caller_network(), private.network_of(text), private.count_unknown_link(text)
from public, anon, authenticated, service_role;
