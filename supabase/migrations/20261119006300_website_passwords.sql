-- A password before the guests' pages, where their hosts want one. Until it is typed a link shows whose feast it is and nothing else.
-- The browser keeps a pass in its place: it belongs to one household, and dies with the password.

create table private.website_passwords (
  event_id uuid primary key references public.events (id) on delete cascade,
  hash text not null,
  -- Editors neither change nor remove what the owner chose.
  set_by_owner boolean not null
);
alter table private.website_passwords enable row level security;
revoke all on private.website_passwords from anon, authenticated, service_role;

-- For the hosts' own screen; written by set_website_password alone.
alter table public.event_websites add column has_password boolean not null default false;

-- Whoever copies it from a card may write it with other capitals, or spaces around it.
create function private.plain_password(password text) returns text
language sql immutable set search_path = '' as $$
  select lower(normalize(btrim(password), nfc))
$$;

create function private.website_pass(of_household uuid, hash text) returns text
language sql immutable set search_path = '' as $$
  select encode(extensions.hmac(of_household::text, hash, 'sha256'), 'hex')
$$;

-- Definer: hashes are read by nobody. Editors of the event alone; null takes the password away.
create function public.set_website_password(of_event uuid, password text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  plain constant text := private.plain_password(set_website_password.password);
  is_owner constant boolean := of_event = any (private.owner_event_ids());
begin
  perform private.require_editor(of_event);
  if not is_owner and exists (select from private.website_passwords w where w.event_id = of_event and w.set_by_owner) then
    perform private.refuse('42501', 'closed-by-owner', 'Seule la personne propriétaire change le mot de passe qu’elle a choisi.');
  end if;
  -- What bcrypt reads no further than.
  if length(plain) < 4 or octet_length(plain) > 72 then
    perform private.refuse('PT422', 'invalid', 'Le mot de passe compte de 4 à 60 caractères.', 'password');
  end if;
  if plain is null then
    delete from private.website_passwords w where w.event_id = of_event;
  else
    insert into private.website_passwords (event_id, hash, set_by_owner)
    values (of_event, extensions.crypt(plain, extensions.gen_salt('bf', 10)), is_owner)
    on conflict (event_id) do update set hash = excluded.hash, set_by_owner = excluded.set_by_owner;
  end if;
  update public.event_websites w set has_password = plain is not null
  where w.event_id = of_event and w.has_password <> (plain is not null);
end
$$;
comment on function public.set_website_password(uuid, text) is 'Puts a password before the guests'' pages of an event that the caller edits.';

create function private.guest_pass() returns text
language sql stable set search_path = '' as $$
  select nullif(current_setting('request.headers', true), '')::json ->> 'x-guest-pass'
$$;

-- The one place that decides what a link opens, with one more answer: 'locked' until the request brings the household's pass.
-- Definer: no policy shows households to a guest before it.
create or replace function private.read_link(
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
  if state in ('open', 'closed') and exists (
    select from private.website_passwords w
    where w.event_id = event and private.website_pass(household, w.hash) is distinct from private.guest_pass()
  ) then
    state := 'locked';
  end if;
  if guest is null then
    select g.id into guest from public.guests g where g.household_id = household
    order by g.is_plus_one, g.position, g.created_at, g.id limit 1;
  end if;
end
$$;

-- Refuses aloud what a living link does not open; an unknown one is answered by private.count_unknown_link instead.
create or replace function private.require_link(state text, for_reply boolean) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if state = 'revoked' then
    raise exception using errcode = 'PT410', message = 'Ce lien a été retiré par vos hôtes.', detail = 'revoked';
  elsif state = 'gone' then
    raise exception using errcode = 'PT410', message = 'Cette invitation n’est plus en ligne.', detail = 'gone';
  elsif state = 'locked' then
    raise exception using errcode = 'PT403', message = 'Cette page demande un mot de passe.', detail = 'locked';
  elsif state = 'closed' and for_reply then
    raise exception using errcode = 'PT409', message = 'La date limite de réponse est passée.', detail = 'closed';
  end if;
end
$$;

-- Definer: a guest has no account, and the link decides alone. Opening the page is how a mail is known to have been opened; a
-- link that opens nothing says so, is counted, and tells nothing else.
create or replace function public.guest_page(token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  link record;
begin
  select * into link from private.read_link(guest_page.token);
  if link.state = 'unknown' then
    perform private.count_unknown_link();
    -- The page itself is no failure: it shows what to do with a code that opens nothing.
    perform set_config('response.status', '200', true);
  end if;
  if link.state = 'locked' then
    return (
      select jsonb_build_object(
        'state', link.state, 'event', jsonb_build_object('name', e.name), 'look', jsonb_build_object('colour', w.colour, 'title', w.title)
      )
      from public.events e join public.event_websites w on w.event_id = e.id where e.id = link.event
    );
  elsif link.state not in ('open', 'closed') then
    return jsonb_build_object('state', link.state);
  end if;
  update public.households h set invitation_state = 'opened'
  where h.id = link.household and h.invitation_state not in ('opened', 'answered');
  return private.page_of(link.household, link.event, link.guest, link.state);
end
$$;

-- Definer: a guest has no account, and hashes are read by nobody. A password is short, so tries are limited: ten wrong ones in a
-- quarter of an hour are enough for a family on one network, and fifty for its link from everywhere; a browser that has the pass is
-- never asked. A network tries one word at a time and each is counted before it is looked at, so that words which arrive together do not
-- pass together; a right one is given back. A wrong one is a refusal that is not raised: raised, it would undo the count.
create function public.guest_unlock(token text, password text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  link record;
  stored_hash text;
  home text;
  home_network text;
begin
  select * into link from private.read_link(guest_unlock.token);
  if link.state = 'unknown' then
    return private.count_unknown_link();
  elsif link.state <> 'locked' then
    perform private.require_link(link.state, false);
    return jsonb_build_object('pass', null);
  end if;
  home := 'household:' || link.household;
  home_network := home || ':' || coalesce(private.caller_network(), '');
  if not pg_try_advisory_xact_lock(hashtextextended('website-password:' || home_network, 0))
    or not private.count_use('website-password', home_network, 10, '15 minutes')
    or not private.count_use('website-password', home, 50, '15 minutes') then
    perform private.refuse('PT429', 'too-many', 'Trop de mots de passe erronés. Réessayez dans un quart d’heure.');
  end if;
  select w.hash into stored_hash from private.website_passwords w where w.event_id = link.event;
  -- Longer than any that was ever set: not worth the work of looking.
  if octet_length(guest_unlock.password) <= 300 and extensions.crypt(private.plain_password(guest_unlock.password), stored_hash) = stored_hash then
    perform private.return_use('website-password', home_network, 1), private.return_use('website-password', home, 1);
    return jsonb_build_object('pass', private.website_pass(link.household, stored_hash));
  end if;
  perform set_config('response.status', '403', true);
  return jsonb_build_object(
    'code', 'PT403', 'message', 'Ce n’est pas le mot de passe.', 'details', 'wrong-password', 'hint', null
  );
end
$$;
comment on function public.guest_unlock(text, text) is 'Gives the link''s household the pass to its pages, for the password of their event.';

revoke execute on function
  private.plain_password(text), private.website_pass(uuid, text), private.guest_pass(), public.set_website_password(uuid, text),
  public.guest_unlock(text, text)
from public, anon, authenticated, service_role;
grant execute on function public.set_website_password(uuid, text) to authenticated;
grant execute on function public.guest_unlock(text, text) to anon, authenticated;
