-- Households and guests: their links, and the moments to which they are invited.

-- The people of a household receive one invitation together. Tags and side are the couple's own notes, which no guest may read.
create table public.households (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references public.events (id) on delete cascade,
  name text collate "fr-x-icu" not null check (length(name) between 1 and 160),
  address text check (length(address) <= 500),
  tags text[] not null default '{}' check (cardinality(tags) <= 20),
  side text check (length(side) <= 60),
  invitation_state text not null default 'draft' check (
    invitation_state in ('draft', 'sent', 'delivered', 'opened', 'answered', 'bounced')
  ),
  revoked_at timestamptz,
  -- A trigger sets whether the owner revoked the link; then only the owner opens it again.
  closed_by_owner boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  -- The language of the household's pages and mails. Without one, the pages follow the browser and the mails are French.
  language text check (language ~ '^[a-z]{2}$'),
  unique (id, event_id)
);

-- The reminders list the households that have not replied.
create index households_state_idx on public.households (event_id, invitation_state);

-- Imports analyze these tables. A tenth of the usual sample distinguishes a large event from a small one.
alter table public.households alter column event_id set statistics 10;

alter table public.households enable row level security;
revoke all on public.households from anon, authenticated;
grant all on public.households to service_role;
grant select, delete on public.households to authenticated;
grant insert (id, event_id, name, address, tags, side, invitation_state, revoked_at, language)
  on public.households to authenticated;
grant update (name, address, tags, side, invitation_state, revoked_at, language) on public.households to authenticated;
grant select (id, event_id, name, address) on public.households to anon;

create policy "members read households" on public.households
  for select to authenticated
  using (event_id = any ((select private.member_event_ids())::uuid[]));

create policy "guests read their own household" on public.households
  for select to anon
  using (id = (select private.guest_household_id()));

create policy "editors add households" on public.households
  for insert to authenticated
  with check (event_id = any ((select private.editor_event_ids())::uuid[]));

create policy "editors update households" on public.households
  for update to authenticated
  using (event_id = any ((select private.editor_event_ids())::uuid[]))
  with check (event_id = any ((select private.editor_event_ids())::uuid[]));

create policy "editors delete households" on public.households
  for delete to authenticated
  using (event_id = any ((select private.editor_event_ids())::uuid[]));

-- A diet is one or several of these values: what reveals an illness or a faith is written with the consent that allergies need. The
-- domain package has the same list.
create function private.is_diet(value text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return length(value) <= 200 and string_to_array(lower(value), ', ')
    <@ array['végétarien', 'végane', 'pescétarien', 'sans porc', 'sans gluten', 'sans lactose'];
end
$$;

-- A guest reads every column of the household's rows, so that the couple's private notes are elsewhere. Allergies are health data:
-- no permission of an administrator opens this table.
create table public.guests (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references public.events (id) on delete cascade,
  household_id uuid not null,
  -- The length is checked apart: counted repetitions are by far the slowest part of a pattern.
  token text not null unique default private.new_token()
    check (length(token) between 32 and 64 and token !~ '[^A-Za-z0-9_-]'),
  first_name text collate "fr-x-icu" not null default '' check (length(first_name) <= 80),
  last_name text collate "fr-x-icu" not null default '' check (length(last_name) <= 80),
  age_group text not null default 'adult' check (age_group in ('adult', 'child', 'baby')),
  -- The household names this guest in its reply.
  is_plus_one boolean not null default false,
  email extensions.citext check (email ~ '^[^@\s]+@[^@\s]+$' and length(email::text) <= 254),
  phone text check (length(phone) <= 32),
  diet text check (private.is_diet(diet)),
  allergies text check (length(allergies) <= 500),
  allergies_consent_at timestamptz,
  song_request text check (length(song_request) <= 200),
  message text check (length(message) <= 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  -- Guests are ordered within a household.
  position integer not null default 0 check (position between 0 and 10000),
  allergies_consent_by text check (allergies_consent_by in ('guest', 'couple')),
  unique (id, event_id),
  foreign key (household_id, event_id) references public.households (id, event_id) on delete cascade,
  constraint guests_are_named_unless_plus_one check (is_plus_one or first_name <> '' or last_name <> ''),
  constraint guests_allergies_need_consent check (allergies is null or allergies_consent_at is not null),
  constraint guests_consent_has_a_witness check ((allergies_consent_at is null) = (allergies_consent_by is null))
);

create index guests_household_id_idx on public.guests (household_id, event_id);

-- Lists are read as a whole for each event and sorted afterwards: an index sorted by name in the order of the language slowed every
-- import and was not used.
create index guests_event_id_idx on public.guests (event_id);

-- The retention erases diets and allergies after the event, every night, and must not read all guests for it.
create index guests_health_idx on public.guests (event_id)
where diet is not null or allergies is not null or allergies_consent_at is not null;

alter table public.guests alter column event_id set statistics 10, alter column household_id set statistics 10;

alter table public.guests enable row level security;
revoke all on public.guests from anon, authenticated;
grant all on public.guests to service_role;
grant delete on public.guests to authenticated;
-- Members see everything of a guest except the token and the allergies, which are health data. A column grant cannot depend on the
-- row, so that no account reads these two from the table; guest_list shows allergies to editors.
grant select (
  id, event_id, household_id, first_name, last_name, age_group, is_plus_one, email, phone, diet, allergies_consent_at,
  allergies_consent_by, song_request, message, position, version, created_at, updated_at
) on public.guests to authenticated;
-- Nobody chooses a token: it is absent from both lists.
grant insert (
  id, event_id, household_id, first_name, last_name, age_group, is_plus_one, email, phone, diet, allergies,
  allergies_consent_at, song_request, message, position
) on public.guests to authenticated;
grant update (
  household_id, first_name, last_name, age_group, is_plus_one, email, phone, diet, allergies, allergies_consent_at,
  song_request, message, position
) on public.guests to authenticated;
grant select on public.guests to anon;
grant update (first_name, last_name, email, phone, diet, allergies, allergies_consent_at, song_request, message)
  on public.guests to anon;

create policy "members read guests" on public.guests
  for select to authenticated
  using (event_id = any ((select private.member_event_ids())::uuid[]));

create policy "guests read their own household's guests" on public.guests
  for select to anon
  using (household_id = (select private.guest_household_id()));

create policy "editors add guests" on public.guests
  for insert to authenticated
  with check (event_id = any ((select private.editor_event_ids())::uuid[]));

create policy "editors update guests" on public.guests
  for update to authenticated
  using (event_id = any ((select private.editor_event_ids())::uuid[]))
  with check (event_id = any ((select private.editor_event_ids())::uuid[]));

create policy "guests update their own household's guests" on public.guests
  for update to anon
  using (household_id = (select private.guest_household_id()))
  with check (household_id = (select private.guest_household_id()));

create policy "editors delete guests" on public.guests
  for delete to authenticated
  using (event_id = any ((select private.editor_event_ids())::uuid[]));

-- The key contains the event, which the guest determines, so that all its foreign keys fit in it.
create table public.moment_invitations (
  event_id uuid not null,
  guest_id uuid not null,
  moment_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (guest_id, moment_id, event_id),
  foreign key (guest_id, event_id) references public.guests (id, event_id) on delete cascade,
  foreign key (moment_id, event_id) references public.moments (id, event_id) on delete cascade
);

create index moment_invitations_moment_idx on public.moment_invitations (event_id, moment_id);

alter table public.moment_invitations alter column event_id set statistics 10, alter column guest_id set statistics 10;

alter table public.moment_invitations enable row level security;
revoke all on public.moment_invitations from anon, authenticated;
grant all on public.moment_invitations to service_role;
grant select, delete on public.moment_invitations to authenticated;
grant insert (event_id, guest_id, moment_id) on public.moment_invitations to authenticated;
grant select on public.moment_invitations to anon;

create policy "members read invitations" on public.moment_invitations
  for select to authenticated
  using (event_id = any ((select private.member_event_ids())::uuid[]));

create policy "guests read their own household's invitations" on public.moment_invitations
  for select to anon
  using (guest_id = any ((select private.household_guest_ids())::uuid[]));

create policy "editors invite guests to moments" on public.moment_invitations
  for insert to authenticated
  with check (event_id = any ((select private.editor_event_ids())::uuid[]));

create policy "editors withdraw invitations" on public.moment_invitations
  for delete to authenticated
  using (event_id = any ((select private.editor_event_ids())::uuid[]));

-- One secret opens the household's invitation, on the card, in the mail and in the code to scan. Its holder may reply, so that
-- viewers of an event do not see it.
create table public.household_links (
  household_id uuid primary key,
  event_id uuid not null,
  token text not null unique default private.new_token()
    check (length(token) between 32 and 64 and token !~ '[^A-Za-z0-9_-]'),
  created_at timestamptz not null default now(),
  foreign key (household_id, event_id) references public.households (id, event_id) on delete cascade
);

create index household_links_event_id_idx on public.household_links (event_id, household_id);

alter table public.household_links enable row level security;
revoke all on public.household_links from anon, authenticated, service_role;
grant select on public.household_links to authenticated, service_role;

create policy "editors read the links of their guests" on public.household_links
  for select to authenticated
  using (event_id = any ((select private.editor_event_ids())::uuid[]));

-- When two households are merged, a card that was already sent continues to open the remaining one.
create table private.former_links (
  token text primary key,
  household_id uuid not null references public.households (id) on delete cascade
);

create index former_links_household_id_idx on private.former_links (household_id);

alter table private.former_links enable row level security;
revoke all on private.former_links from anon, authenticated, service_role;

create function private.guard_closed_household() returns trigger
language plpgsql set search_path = '' as $$
declare
  is_owner constant boolean := new.event_id = any (private.owner_event_ids());
begin
  if old.closed_by_owner and auth.uid() is not null and not is_owner then
    if new.revoked_at is null then
      raise exception using errcode = '42501', message = 'Seule la personne propriétaire rouvre un lien qu’elle a fermé.',
        detail = 'closed-by-owner';
    end if;
    return new;
  end if;
  new.closed_by_owner := new.revoked_at is not null and is_owner;
  return new;
end
$$;

-- Only named people are invited: a household names its plus-one and renames nobody else.
create function private.guard_guest_names() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user = 'anon' and not old.is_plus_one then
    raise insufficient_privilege using message = 'only a plus-one is named by the household';
  end if;
  return new;
end
$$;

-- The link of a guest who leaves a revoked household was revoked with it, and must not open the next one.
create function private.renew_link_of_moved_guest() returns trigger
language plpgsql set search_path = '' as $$
begin
  if exists (select from public.households h where h.id = old.household_id and h.revoked_at is not null) then
    new.token := private.new_token();
  end if;
  return new;
end
$$;

-- The trigger sets who gave the consent, and no request does.
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

-- It runs once for all rows of a statement, because an import adds thousands at once. It runs as definer because nobody may write
-- links.
create function private.make_household_links() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.household_links (household_id, event_id) select n.id, n.event_id from new_rows n;
  return null;
end
$$;
comment on function private.make_household_links() is 'Gives each new household its link.';

-- The old link opens nothing from now on, nor do those of the household's people, because somebody has it who should not. It runs
-- as definer because nobody else writes links.
create function public.renew_household_link(household uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  fresh text;
begin
  update public.household_links l set token = private.new_token(), created_at = now()
  where l.household_id = household and l.event_id = any (private.editor_event_ids())
  returning l.token into fresh;
  if fresh is null then
    raise exception using errcode = '42501', message = 'Vous n’avez pas accès à ce foyer.', detail = 'not-member';
  end if;
  delete from private.former_links f where f.household_id = household;
  update public.guests g set token = private.new_token() where g.household_id = household;
  return fresh;
end
$$;
comment on function public.renew_household_link(uuid) is 'Replaces the link of a household of the caller''s events.';

-- This is the only function that decides what a link opens. A link is the household's own, that of one of its people, or one of a
-- household that was merged into it. The state 'open' accepts replies, 'closed' shows the page, 'locked' waits for the household's
-- pass, and 'revoked', 'gone' and 'unknown' show nothing. It runs as definer because no policy shows households to a guest before
-- it.
create function private.read_link(
  token text, out household uuid, out event uuid, out guest uuid, out state text
)
language plpgsql stable security definer set search_path = '' as $$
declare
  today constant date := private.today();
  password_hash text;
begin
  state := 'unknown';
  if token is null or length(token) not between 32 and 64 then
    return;
  end if;
  -- One statement, because every request of a guest begins with it.
  select h.id, e.id,
    coalesce(k.guest_id, (
      select g.id from public.guests g where g.household_id = h.id order by g.is_plus_one, g.position, g.created_at, g.id limit 1
    )),
    case
      when h.revoked_at is not null then 'revoked'
      when e.deletion_on is not null or e.suspended_at is not null or e.guest_links_expire_on < today then 'gone'
      when coalesce(e.rsvp_closes_on, e.ends_on, e.starts_on) < today then 'closed'
      else 'open'
    end,
    w.hash
  into household, event, guest, state, password_hash
  from (
    select g.household_id, g.id as guest_id from public.guests g where g.token = read_link.token
    union all
    select l.household_id, null from public.household_links l where l.token = read_link.token
    union all
    select f.household_id, null from private.former_links f where f.token = read_link.token
    limit 1
  ) k
  join public.households h on h.id = k.household_id
  join public.events e on e.id = h.event_id
  left join private.website_passwords w on w.event_id = e.id;
  if household is null then
    state := 'unknown';
  elsif password_hash is not null and state in ('open', 'closed')
    and private.website_pass(household, password_hash) is distinct from private.guest_pass() then
    state := 'locked';
  end if;
end
$$;
comment on function private.read_link(text) is 'What a guest''s link opens, and whether it accepts replies.';

-- It refuses what a known link does not open; an unknown link is answered by private.count_unknown_link instead.
create function private.require_link(state text, for_reply boolean) returns void
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

revoke execute on function
  private.is_diet(text), private.guard_closed_household(), private.guard_guest_names(), private.renew_link_of_moved_guest(),
  private.stamp_consent(), private.make_household_links(), public.renew_household_link(uuid), private.read_link(text),
  private.require_link(text, boolean)
from public, anon, authenticated, service_role;
grant execute on function private.is_diet(text) to anon, authenticated, service_role;
grant execute on function public.renew_household_link(uuid) to authenticated;

create trigger households_touch before update on public.households
  for each row execute function private.touch_updated_at();
create trigger households_guard_closed before update of revoked_at on public.households
  for each row execute function private.guard_closed_household();
create trigger households_bump_version before update of name, address, tags, side, revoked_at on public.households
  for each row execute function private.bump_version();
create trigger households_bump_version_of_language before update of language on public.households
  for each row execute function private.bump_version();
create trigger households_make_links after insert on public.households
  referencing new table as new_rows
  for each statement execute function private.make_household_links();

create trigger guests_guard_names before update on public.guests
  for each row
  when (new.first_name <> old.first_name or new.last_name <> old.last_name)
  execute function private.guard_guest_names();
create trigger guests_touch before update on public.guests
  for each row execute function private.touch_updated_at();
create trigger guests_renew_link_when_moved before update of household_id on public.guests
  for each row when (new.household_id <> old.household_id)
  execute function private.renew_link_of_moved_guest();
create trigger guests_bump_version before update on public.guests
  for each row execute function private.bump_version();

-- The trigger is called only where a consent or its witness is present, because an import inserts thousands of rows.
create trigger guests_stamp_consent before insert on public.guests
  for each row when (new.allergies_consent_at is not null or new.allergies_consent_by is not null)
  execute function private.stamp_consent();
create trigger guests_restamp_consent before update of allergies_consent_at on public.guests
  for each row execute function private.stamp_consent();

alter publication supabase_realtime add table public.households, public.guests, public.moment_invitations;
