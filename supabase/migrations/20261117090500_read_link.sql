-- The one place that decides what a link opens. A link is the household's own, that of one of its people, or one of a household
-- that was made one with it. State: 'open' takes replies, 'closed' shows, 'revoked', 'gone' and 'unknown' do neither.
-- Definer: no policy shows households to a guest before it.
create function private.read_link(
  token text, out household uuid, out event uuid, out guest uuid, out state text
)
language plpgsql stable security definer set search_path = '' as $$
begin
  state := 'unknown';
  if token is null or length(token) not between 32 and 64 then
    return;
  end if;
  select g.household_id, g.id into household, guest from public.guests g where g.token = read_link.token;
  if household is null then
    select l.household_id into household from public.household_links l where l.token = read_link.token;
  end if;
  if household is null then
    select f.household_id into household from private.former_links f where f.token = read_link.token;
  end if;
  if household is null then
    return;
  end if;
  select e.id,
    case
      when h.revoked_at is not null then 'revoked'
      when e.deletion_on is not null or e.guest_links_expire_on < private.today() then 'gone'
      when coalesce(e.rsvp_closes_on, e.ends_on, e.starts_on) < private.today() then 'closed'
      else 'open'
    end
  into event, state
  from public.households h
  join public.events e on e.id = h.event_id
  where h.id = household;
  if guest is null then
    select g.id into guest from public.guests g where g.household_id = household
    order by g.is_plus_one, g.position, g.created_at, g.id limit 1;
  end if;
end
$$;
comment on function private.read_link(text) is 'What a guest''s link opens, and whether it takes replies.';

-- The doors of the policies ask the same.
create or replace function private.guest_household_id() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select l.household from private.read_link(private.guest_token()) l where l.state in ('open', 'closed'));
end
$$;

create or replace function private.guest_may_reply() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select l.state = 'open' from private.read_link(private.guest_token()) l);
end
$$;

-- Refuses aloud what a living link does not open; an unknown one is answered by private.count_unknown_link instead.
create function private.require_link(state text, for_reply boolean) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if state = 'revoked' then
    raise exception using errcode = 'PT410', message = 'Ce lien a été retiré par vos hôtes.', detail = 'revoked';
  elsif state = 'gone' then
    raise exception using errcode = 'PT410', message = 'Cette invitation n’est plus en ligne.', detail = 'gone';
  elsif state = 'closed' and for_reply then
    raise exception using errcode = 'PT409', message = 'La date limite de réponse est passée.', detail = 'closed';
  end if;
end
$$;

revoke execute on function private.read_link(text), private.require_link(text, boolean)
from public, anon, authenticated, service_role;
