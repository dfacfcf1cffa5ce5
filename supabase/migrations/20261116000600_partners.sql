-- Partners: the listing of a professional with its services, photos and questions, its states, its pending changes, and the favourites.

-- The owner writes the listing of a professional. Its state, its rating and the day of its check are not the owner's to write.
create table public.partners (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null unique default auth.uid() references public.profiles (id) on delete cascade,
  type text not null check (
    type in (
      'venue', 'caterer', 'photographer', 'dj', 'florist', 'decorator', 'beauty', 'transport', 'entertainment', 'general'
    )
  ),
  -- A trigger derives it from the name when none is given.
  slug text not null default '' check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  name text collate "fr-x-icu" not null check (length(name) between 1 and 120),
  tagline text not null default '' check (length(tagline) <= 160),
  description text not null default '' check (length(description) <= 6000),
  commune text not null default '' check (length(commune) <= 80),
  postcode text check (postcode ~ '^[0-9]{5}$'),
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  travels_km integer not null default 0 check (travels_km between 0 and 2000),
  -- Null means on request.
  price_from_cents integer check (price_from_cents between 0 and 100000000),
  price_unit text not null default 'event' check (price_unit in ('event', 'guest', 'hour', 'day')),
  -- Null means no limit.
  capacity_min integer check (capacity_min between 0 and 100000),
  capacity_max integer check (capacity_max between 1 and 100000),
  languages text[] not null default '{fr}' check (
    cardinality(languages) between 1 and 20 and array_to_string(languages, ',') ~ '^[a-z]{2}(,[a-z]{2})*$'
  ),
  website text check (private.is_web_address(website, 300)),
  state text not null default 'draft' check (state in ('draft', 'pending', 'listed', 'refused', 'suspended')),
  refusal_reason text check (length(refusal_reason) between 1 and 1000),
  -- The reason then lists what the owner has to correct. A listing that is already listed stays so meanwhile.
  is_correction boolean not null default false,
  -- When the owner asked for the check that is not decided yet: a trigger writes it.
  submitted_at timestamptz,
  -- An administrator decides on the version they have seen: it counts the decisions and the submissions.
  version integer not null default 1,
  -- This is the median time to a first answer, null without requests.
  response_minutes integer check (response_minutes >= 0),
  rating_average numeric(3, 2) check (rating_average between 1 and 5),
  rating_count integer not null default 0 check (rating_count >= 0),
  checked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (type, slug),
  constraint partners_place_is_whole check ((latitude is null) = (longitude is null)),
  constraint partners_capacity_is_ordered check (capacity_min <= capacity_max),
  constraint partners_refusals_have_a_reason check (
    (refusal_reason is not null) = (state in ('refused', 'suspended') or (state = 'listed' and is_correction))
  ),
  constraint partners_corrections_are_open check (not is_correction or state in ('refused', 'listed')),
  constraint partners_rating_has_reviews check ((rating_average is null) = (rating_count = 0))
);

-- The public lists and the sitemap use the first index, the administrators' figures and their queue the others.
create index partners_listed_idx on public.partners (type, slug) where state = 'listed';
create index partners_type_state_idx on public.partners (type, state);
create index partners_state_created_at_idx on public.partners (state, created_at, id);
create index partners_submitted_at_idx on public.partners (submitted_at, id) where submitted_at is not null;

alter table public.partners enable row level security;
revoke all on public.partners from anon, authenticated;
grant all on public.partners to service_role;
grant select (
  id, type, slug, name, tagline, description, commune, postcode, latitude, longitude, travels_km, price_from_cents, price_unit,
  capacity_min, capacity_max, languages, website, state, response_minutes, rating_average, rating_count, checked_at,
  created_at, updated_at
) on public.partners to anon;
-- Other accounts must not learn the owner's id, by which a person could be found elsewhere.
grant select (
  id, type, slug, name, tagline, description, commune, postcode, latitude, longitude, travels_km, price_from_cents, price_unit,
  capacity_min, capacity_max, languages, website, state, response_minutes, rating_average, rating_count, checked_at,
  created_at, updated_at, refusal_reason
) on public.partners to authenticated;
grant insert (
  id, owner_id, type, name, tagline, description, commune, postcode, travels_km, price_from_cents, price_unit, capacity_min,
  capacity_max, languages, website
) on public.partners to authenticated;
grant update (
  name, tagline, description, commune, postcode, travels_km, price_from_cents, price_unit, capacity_min, capacity_max,
  languages, website
) on public.partners to authenticated;

create policy "everyone reads listed partners" on public.partners
  for select to anon, authenticated
  using (state = 'listed');

create policy "owners read their own listing" on public.partners
  for select to authenticated
  using (owner_id = (select auth.uid()));

create policy "partner administrators read every listing" on public.partners
  for select to authenticated
  using ((select private.has_permission('manage_partners')));

create policy "people with a partner account write a listing of their own" on public.partners
  for insert to authenticated
  with check (
    owner_id = (select auth.uid())
    and exists (select from public.profiles p where p.id = (select auth.uid()) and p.role = 'partner')
  );

-- No policy deletes: a listing created again would have lost its reviews. A listing ends with its account.
create policy "owners update their own listing" on public.partners
  for update to authenticated
  using (owner_id = (select auth.uid()))
  with check (owner_id = (select auth.uid()));

create policy "venue administrators read every venue" on public.partners
  for select to authenticated
  using (type = 'venue' and (select private.has_permission('manage_venues')));

create table public.partner_services (
  id uuid primary key default gen_random_uuid(),
  partner_id uuid not null references public.partners (id) on delete cascade,
  name text not null check (length(name) between 1 and 120),
  description text not null default '' check (length(description) <= 1000),
  -- Null means on request.
  price_cents integer check (price_cents between 0 and 100000000),
  unit text not null default 'event' check (unit in ('event', 'guest', 'hour', 'day')),
  position integer not null default 0 check (position between 0 and 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index partner_services_list_idx on public.partner_services (partner_id, position, id);

alter table public.partner_services enable row level security;
revoke all on public.partner_services from anon, authenticated;
grant all on public.partner_services to service_role;
grant select (id, partner_id, name, description, price_cents, unit, position) on public.partner_services to anon;
grant select, delete on public.partner_services to authenticated;
grant insert (id, partner_id, name, description, price_cents, unit, position) on public.partner_services to authenticated;
grant update (name, description, price_cents, unit, position) on public.partner_services to authenticated;

-- The policies of what belongs to a listing call these two functions. They run as definer, so that their plans are reused for any
-- caller.
create function private.own_partner_id() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select p.id from public.partners p where p.owner_id = (select auth.uid()));
end
$$;
comment on function private.own_partner_id() is 'The caller''s own listing, if there is one.';

create function private.is_listed(partner uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from public.partners p where p.id = partner and p.state = 'listed');
end
$$;
comment on function private.is_listed(uuid) is 'Whether everyone may see a listing, as its own policy says.';

-- manage_venues opens for venues what manage_partners opens for every listing. It runs as definer because the policies of what
-- belongs to a listing cannot read listings that the caller sees through another policy only.
create function private.managed_venue_ids() returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.has_permission('manage_venues') then
    return array(select p.id from public.partners p where p.type = 'venue');
  end if;
  return '{}';
end
$$;
comment on function private.managed_venue_ids() is 'Every venue for a holder of manage_venues, none for others.';

create policy "everyone reads the services of listed partners" on public.partner_services
  for select to anon, authenticated
  using (private.is_listed(partner_id));

create policy "owners read their own services" on public.partner_services
  for select to authenticated
  using (partner_id = (select private.own_partner_id()));

create policy "partner administrators read every service" on public.partner_services
  for select to authenticated
  using ((select private.has_permission('manage_partners')));

create policy "owners add services" on public.partner_services
  for insert to authenticated
  with check (partner_id = (select private.own_partner_id()));

create policy "owners update their services" on public.partner_services
  for update to authenticated
  using (partner_id = (select private.own_partner_id()))
  with check (partner_id = (select private.own_partner_id()));

create policy "owners delete their services" on public.partner_services
  for delete to authenticated
  using (partner_id = (select private.own_partner_id()));

create policy "venue administrators read the services of venues" on public.partner_services
  for select to authenticated
  using (partner_id = any ((select private.managed_venue_ids())::uuid[]));

-- A row holds what a page needs before the file arrives. The files of shown photos are in a public bucket, under names that cannot be
-- guessed, in a folder named by the listing; those of held and hidden photos are in a private one.
create table public.partner_photos (
  id uuid primary key default gen_random_uuid(),
  partner_id uuid not null references public.partners (id) on delete cascade,
  path text not null unique,
  -- Screen readers read it instead of the picture.
  alt text not null check (length(alt) between 1 and 240),
  width integer not null check (width between 1 and 20000),
  height integer not null check (height between 1 and 20000),
  position integer not null default 0 check (position between 0 and 1000),
  -- A held photo is shown to its owner alone until an administrator decides.
  state text not null default 'shown' check (state in ('held', 'shown', 'hidden')),
  created_at timestamptz not null default now(),
  constraint partner_photos_lie_in_their_folder check (private.is_storage_path(path, partner_id::text, 'webp|jpg|png|avif'))
);

create index partner_photos_list_idx on public.partner_photos (partner_id, position, id);

alter table public.partner_photos enable row level security;
revoke all on public.partner_photos from anon, authenticated;
grant all on public.partner_photos to service_role;
grant select (id, partner_id, path, alt, width, height, position) on public.partner_photos to anon;
-- The policy for visitors reads the state.
grant select (state) on public.partner_photos to anon;
grant select, delete on public.partner_photos to authenticated;
grant insert (id, partner_id, path, alt, width, height, position) on public.partner_photos to authenticated;
grant update (alt, position) on public.partner_photos to authenticated;

create policy "everyone reads the shown photos of listed partners" on public.partner_photos
  for select to anon, authenticated
  using (state = 'shown' and private.is_listed(partner_id));

create policy "owners read their own photos" on public.partner_photos
  for select to authenticated
  using (partner_id = (select private.own_partner_id()));

create policy "partner administrators read every photo" on public.partner_photos
  for select to authenticated
  using ((select private.has_permission('manage_partners')));

create policy "owners add photos" on public.partner_photos
  for insert to authenticated
  with check (partner_id = (select private.own_partner_id()));

create policy "owners update their photos" on public.partner_photos
  for update to authenticated
  using (partner_id = (select private.own_partner_id()))
  with check (partner_id = (select private.own_partner_id()));

create policy "owners delete their photos" on public.partner_photos
  for delete to authenticated
  using (partner_id = (select private.own_partner_id()));

create policy "venue administrators read the photos of venues" on public.partner_photos
  for select to authenticated
  using (partner_id = any ((select private.managed_venue_ids())::uuid[]));

-- The questions that clients ask again and again, with the partner's answers. Everyone reads those of a listing that is shown.
create table public.partner_questions (
  id uuid primary key default gen_random_uuid(),
  partner_id uuid not null references public.partners (id) on delete cascade,
  question text not null check (length(question) between 1 and 200),
  answer text not null check (length(answer) between 1 and 2000),
  position integer not null default 0 check (position between 0 and 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index partner_questions_list_idx on public.partner_questions (partner_id, position, id);

alter table public.partner_questions enable row level security;
revoke all on public.partner_questions from anon, authenticated;
grant all on public.partner_questions to service_role;
grant select (id, partner_id, question, answer, position) on public.partner_questions to anon;
grant select, delete on public.partner_questions to authenticated;
grant insert (id, partner_id, question, answer, position) on public.partner_questions to authenticated;
grant update (question, answer, position) on public.partner_questions to authenticated;

create policy "everyone reads the questions of listed partners" on public.partner_questions
  for select to anon, authenticated
  using (private.is_listed(partner_id));

create policy "owners read their own questions" on public.partner_questions
  for select to authenticated
  using (partner_id = (select private.own_partner_id()));

create policy "partner administrators read every question" on public.partner_questions
  for select to authenticated
  using ((select private.has_permission('manage_partners')));

create policy "venue administrators read the questions of venues" on public.partner_questions
  for select to authenticated
  using (partner_id = any ((select private.managed_venue_ids())::uuid[]));

create policy "owners add questions" on public.partner_questions
  for insert to authenticated
  with check (partner_id = (select private.own_partner_id()));

create policy "owners update their questions" on public.partner_questions
  for update to authenticated
  using (partner_id = (select private.own_partner_id()))
  with check (partner_id = (select private.own_partner_id()));

create policy "owners delete their questions" on public.partner_questions
  for delete to authenticated
  using (partner_id = (select private.own_partner_id()));

-- Nobody else sees a person's favourites, not even the partner.
create table public.favourites (
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  partner_id uuid not null references public.partners (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, partner_id)
);

create index favourites_partner_id_idx on public.favourites (partner_id);
create index favourites_list_idx on public.favourites (user_id, created_at desc);

alter table public.favourites enable row level security;
revoke all on public.favourites from anon, authenticated;
grant all on public.favourites to service_role;
grant select, delete on public.favourites to authenticated;
grant insert (user_id, partner_id) on public.favourites to authenticated;

create policy "people read their own favourites" on public.favourites
  for select to authenticated
  using (user_id = (select auth.uid()));

create policy "people add listed partners to their favourites" on public.favourites
  for insert to authenticated
  with check (user_id = (select auth.uid()) and private.is_listed(partner_id));

create policy "people drop their own favourites" on public.favourites
  for delete to authenticated
  using (user_id = (select auth.uid()));

-- A new name or site of a checked listing is checked again. Until then everybody sees the checked values.
create table public.partner_changes (
  partner_id uuid primary key references public.partners (id) on delete cascade,
  name text not null check (length(name) between 1 and 120),
  website text check (private.is_web_address(website, 300)),
  -- An administrator decides on the version they have seen.
  version integer not null default 1,
  created_at timestamptz not null default now()
);

create index partner_changes_created_at_idx on public.partner_changes (created_at, partner_id);

alter table public.partner_changes enable row level security;
revoke all on public.partner_changes from anon, authenticated, service_role;
grant select, delete on public.partner_changes to authenticated;
grant select on public.partner_changes to service_role;

create policy "owners read their changes" on public.partner_changes
  for select to authenticated
  using (partner_id = (select private.own_partner_id()));

create policy "owners withdraw their changes" on public.partner_changes
  for delete to authenticated
  using (partner_id = (select private.own_partner_id()));

create policy "partner administrators read every change" on public.partner_changes
  for select to authenticated
  using ((select private.has_permission('manage_partners')));

create policy "venue administrators read the changes of venues" on public.partner_changes
  for select to authenticated
  using (partner_id = any ((select private.managed_venue_ids())::uuid[]));

-- It runs as definer because a policy of a table cannot count that table.
create function private.has_room_for_partner_photo() returns boolean
language sql stable security definer set search_path = '' as $$
  select count(*) < 60
  from public.partners p
  join storage.objects o on o.bucket_id in ('partner-photos', 'withheld-photos') and (storage.foldername(o.name))[1] = p.id::text
  where p.owner_id = auth.uid()
$$;
comment on function private.has_room_for_partner_photo() is 'Whether the caller''s listing may have one more picture.';

-- The buckets are also in config.toml; policies and seeds need them whoever applies the project.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  ('partner-photos', 'partner-photos', true, 10485760, '{image/webp,image/jpeg,image/png,image/avif}'),
  ('withheld-photos', 'withheld-photos', false, 10485760, '{image/webp,image/jpeg,image/png,image/avif}')
on conflict (id) do nothing;

create policy "partners see the pictures in their own folder" on storage.objects
  for select to authenticated
  using (
    bucket_id in ('partner-photos', 'withheld-photos') and (storage.foldername(name))[1] = (select private.own_partner_id())::text
  );

create policy "partner administrators see the pictures of held and hidden photos" on storage.objects
  for select to authenticated
  using (
    bucket_id = 'withheld-photos'
    and (
      (select private.has_permission('manage_partners'))
      or (storage.foldername(name))[1] = any ((select private.managed_venue_ids())::text[])
    )
  );

-- The address of a photo that was removed remains free of pictures.

create policy "partners add pictures to their own folder" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'partner-photos'
    and name ~ (
      '^' || (select private.own_partner_id())::text || '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(webp|jpg|png|avif)$'
    )
    and (select private.has_room_for_partner_photo())
    and not exists (select from public.partner_photos f where f.path = objects.name and f.state <> 'shown')
  );

create policy "partners remove pictures from their own folder" on storage.objects
  for delete to authenticated
  using (bucket_id = 'partner-photos' and (storage.foldername(name))[1] = (select private.own_partner_id())::text);

-- The place follows the commune, so that a listing cannot claim to be elsewhere. It runs as definer because a slug must be free
-- among listings that the caller may not see.
create function private.complete_partner() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  base text;
  town text;
  candidate text;
begin
  if new.slug = '' then
    base := replace(rtrim(left(coalesce(nullif(private.search_key(new.name), ''), 'prestataire'), 60)), ' ', '-');
    town := replace(rtrim(left(private.search_key(new.commune), 40)), ' ', '-');
    foreach candidate in array array[base, rtrim(base || '-' || town, '-'), base || '-' || left(new.id::text, 8)] loop
      new.slug := candidate;
      exit when not exists (select from public.partners p where p.type = new.type and p.slug = candidate and p.id <> new.id);
    end loop;
  end if;
  if tg_op = 'INSERT' then
    if new.latitude is not null then
      return new;
    end if;
  elsif (new.commune, new.postcode) is not distinct from (old.commune, old.postcode)
    or (new.latitude, new.longitude) is distinct from (old.latitude, old.longitude) then
    return new;
  end if;
  select c.latitude, c.longitude into new.latitude, new.longitude
  from public.communes c
  where c.postcodes @> array[new.postcode]
  order by c.search <> private.search_key(new.commune), c.population desc
  limit 1;
  return new;
end
$$;
comment on function private.complete_partner() is 'Gives a listing its address on the site and its place on the map.';

-- States are written here alone, by holders of manage_partners, or of manage_venues for a venue. Nobody else learns whether a
-- listing exists. It runs as definer because nobody else may write states.
create function public.decide_partner(partner uuid, decision text, reason text default null, seen integer default null) returns text
language plpgsql security definer set search_path = '' as $$
declare
  held text[] := private.own_permissions();
  listing public.partners;
  decided public.partners;
  stated text := nullif(btrim(reason), '');
begin
  if held && array['manage_partners', 'manage_venues'] then
    select * into listing from public.partners p where p.id = partner for update;
  end if;
  -- Nobody checks their own listing.
  if not ('manage_partners' = any (held) or ('manage_venues' = any (held) and coalesce(listing.type = 'venue', false)))
    or coalesce(listing.owner_id = auth.uid(), false) then
    raise insufficient_privilege using message = 'deciding on a listing needs manage_partners, or manage_venues for a venue';
  end if;
  if listing.id is null then
    raise exception using errcode = 'PT404', message = 'Cette fiche n’existe pas.';
  end if;
  if listing.version <> seen then
    perform private.refuse('PT409', 'stale', private.partner_decision_sentence(listing), listing.version::text);
  end if;
  if not coalesce(
    (decision = 'listed' and (listing.state in ('pending', 'refused', 'suspended') or listing.is_correction))
    or (decision = 'correction' and listing.state in ('pending', 'listed'))
    or (decision = 'refused' and listing.state = 'pending')
    or (decision = 'suspended' and listing.state = 'listed'), false
  ) then
    perform private.refuse('PT409', 'unfit', 'Cette décision ne convient pas à l’état de la fiche.', listing.state);
  end if;
  if decision <> 'listed' and stated is null then
    perform private.refuse('PT422', 'invalid', 'Indiquez le motif de votre décision.', 'reason');
  elsif length(stated) > 1000 then
    perform private.refuse('PT422', 'invalid', 'Mille caractères au plus.', 'reason');
  end if;
  update public.partners set
    state = case when decision <> 'correction' then decision when listing.state = 'listed' then 'listed' else 'refused' end,
    refusal_reason = case when decision <> 'listed' then stated end,
    is_correction = decision = 'correction',
    submitted_at = null,
    checked_at = case when decision = 'listed' then now() else checked_at end
  where id = partner
  returning * into decided;
  -- A refused listing is rewritten as a whole, so that its pending changes are obsolete.
  if decided.state = 'refused' then
    delete from public.partner_changes c where c.partner_id = listing.id;
  end if;
  perform private.record_audit(
    'partner.' || decision, 'partner', partner::text,
    jsonb_build_object('state', listing.state, 'is_correction', listing.is_correction),
    jsonb_build_object('state', decided.state, 'is_correction', decided.is_correction), stated
  );
  perform private.notify_person(
    listing.owner_id, 'messages',
    case
      when decision = 'listed' and listing.state = 'listed' then 'Votre correction est vérifiée'
      when decision = 'listed' then 'Votre fiche est en ligne'
      when decision = 'correction' then 'Votre fiche est à corriger'
      when decision = 'refused' then 'Votre fiche est refusée'
      else 'Votre fiche est suspendue'
    end,
    coalesce(stated, 'Elle est vérifiée et figure dans l’annuaire.'), '/partner/listing',
    'listing-decided:' || partner || ':' || decided.version
  );
  return decided.state;
end
$$;
comment on function public.decide_partner(uuid, text, text, integer) is
  'Lists, refuses, suspends a partner or asks for a correction; needs manage_partners, or manage_venues for a venue.';

-- What waits for a check has a date, and each decision or submission makes a new version.
create function private.track_partner_decision() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    new.version := old.version + 1;
  end if;
  if new.state = 'pending' then
    new.submitted_at := coalesce(new.submitted_at, now());
  elsif not (new.state = 'listed' and new.is_correction) then
    new.submitted_at := null;
  end if;
  return new;
end
$$;

-- Holders of manage_partners moderate, and holders of manage_venues for a venue. Nobody moderates their own review or their own
-- listing.
create function private.may_moderate(listing uuid, author uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  held text[] := private.own_permissions();
begin
  return exists (
    select from public.partners p
    where p.id = listing and p.owner_id <> auth.uid() and author is distinct from auth.uid()
      and ('manage_partners' = any (held) or ('manage_venues' = any (held) and p.type = 'venue'))
  );
end
$$;
comment on function private.may_moderate(uuid, uuid) is 'Whether the caller decides on reviews of a listing.';

-- A draft or a refused listing takes changes at once, because it is checked as a whole later. It runs as definer because nobody
-- else writes changes.
create function private.hold_partner_changes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  asked integer;
begin
  if auth.uid() is distinct from old.owner_id then
    return new;
  end if;
  -- A change of one column leaves a pending change of the other.
  insert into public.partner_changes as c (partner_id, name, website) values (old.id, new.name, new.website)
  on conflict (partner_id) do update set
    name = case when new.name is distinct from old.name then excluded.name else c.name end,
    website = case when new.website is distinct from old.website then excluded.website else c.website end,
    version = c.version + 1, created_at = now()
  returning version into asked;
  new.name := old.name;
  new.website := old.website;
  perform private.notify_person(
    old.owner_id, 'messages', 'Vos changements sont à vérifier',
    'Le nom et le site d’une fiche vérifiée sont relus avant d’être affichés. D’ici là, votre fiche reste inchangée.',
    '/partner/listing', 'partner-changes:' || old.id
  );
  return new;
end
$$;
comment on function private.hold_partner_changes() is 'Holds a new name or site of a checked listing until it is decided.';

-- It runs as definer because only owners write listings. Nobody decides on their own listing.
create function public.decide_partner_changes(partner uuid, seen integer, decision text, reason text default null) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  asked public.partner_changes;
  listing public.partners;
  stated text := nullif(btrim(reason), '');
begin
  if not private.may_moderate(partner, null) then
    raise insufficient_privilege using message = 'deciding on a listing needs manage_partners, or manage_venues for a venue';
  end if;
  select * into listing from public.partners p where p.id = partner for update;
  select * into asked from public.partner_changes c where c.partner_id = partner;
  if asked.version is distinct from seen then
    perform private.refuse(
      'PT409', 'stale',
      case when asked.version is null then private.partner_decision_sentence(listing) else 'Ces changements ont été modifiés entre-temps.' end,
      asked.version::text
    );
  elsif decision is null or decision not in ('accepted', 'refused') then
    perform private.refuse('PT422', 'invalid', 'Acceptez ou refusez ces changements.', 'decision');
  elsif decision = 'refused' and stated is null then
    perform private.refuse('PT422', 'invalid', 'Indiquez le motif du refus.', 'reason');
  end if;
  delete from public.partner_changes c where c.partner_id = partner;
  delete from private.notified n where n.user_id = listing.owner_id and n.key = 'partner-changes:' || partner;
  if decision = 'accepted' then
    update public.partners p set name = asked.name, website = asked.website, checked_at = now() where p.id = partner;
  end if;
  -- The log outlives the listing and names nobody, so it holds which fields changed and not their values.
  perform private.record_audit(
    'partner.changes_' || decision, 'partner', partner::text, null,
    jsonb_build_object('fields', array_remove(array[
      case when asked.name <> listing.name then 'name' end, case when asked.website is distinct from listing.website then 'website' end
    ], null)), stated
  );
  perform private.notify_person(
    listing.owner_id, 'messages',
    case decision when 'accepted' then 'Vos changements sont affichés' else 'Vos changements sont refusés' end,
    coalesce(stated, 'Votre fiche montre désormais son nouveau nom et son nouveau site.'), '/partner/listing',
    'partner-changes-decided:' || partner || ':' || now()
  );
  return decision;
end
$$;
comment on function public.decide_partner_changes(uuid, integer, text, text) is
  'Shows or refuses a new name or site of a listing; needs manage_partners, or manage_venues for a venue.';

-- The whole order in one call, so that the orders of two devices never mix. The caller's own policies decide.
create function public.order_listing(part text, ids uuid[]) returns integer
language plpgsql set search_path = '' as $$
declare
  list text := case part
    when 'photos' then 'partner_photos' when 'services' then 'partner_services' when 'questions' then 'partner_questions'
    when 'replies' then 'saved_replies'
  end;
  moved integer;
begin
  if list is null then
    perform private.refuse('PT422', 'invalid', 'Cette liste n’existe pas.', 'part');
  end if;
  execute format(
    'update public.%1$I i set position = n.place
    from (
      select o.id, row_number() over (order by coalesce(array_position($2, o.id), 10000), o.position, o.id) - 1 as place
      from public.%1$I o where o.partner_id = $1
    ) n
    where i.id = n.id and i.position <> n.place', list
  ) using private.own_partner_id(), ids;
  get diagnostics moved = row_count;
  return moved;
end
$$;
comment on function public.order_listing(text, uuid[]) is
  'Orders the photos, services, questions or saved replies of the caller''s listing; returns how many moved.';

-- The address of a photo answers only while the photo is shown. On a hosted service the bytes keep the key of the public bucket: they
-- are not served there either, and not to administrators. It runs as definer because nobody else moves files.
create function private.move_photo_file() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    delete from storage.objects o where o.bucket_id = 'withheld-photos' and o.name = old.path;
  elsif new.state = 'shown' then
    update storage.objects o set bucket_id = 'partner-photos' where o.bucket_id = 'withheld-photos' and o.name = new.path;
  else
    update storage.objects o set bucket_id = 'withheld-photos' where o.bucket_id = 'partner-photos' and o.name = new.path;
  end if;
  return null;
end
$$;
comment on function private.move_photo_file() is 'Moves the file of a photo between the public bucket and the private one.';

-- It runs as definer because it counts rows whatever the caller sees.
create function private.limit_partner_questions() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('partner-questions:' || new.partner_id, 0));
  if (select count(*) from public.partner_questions q where q.partner_id = new.partner_id) >= 20 then
    perform private.refuse('PT409', 'too-many', 'Une fiche a vingt questions au plus. Supprimez-en une pour continuer.', '20');
  end if;
  return new;
end
$$;
comment on function private.limit_partner_questions() is 'Limits the questions of a listing to twenty.';

revoke execute on function
  private.own_partner_id(), private.is_listed(uuid), private.managed_venue_ids(), private.has_room_for_partner_photo(),
  private.complete_partner(), public.decide_partner(uuid, text, text, integer), private.track_partner_decision(), private.may_moderate(uuid, uuid),
  private.hold_partner_changes(), public.decide_partner_changes(uuid, integer, text, text), private.limit_partner_questions(),
  private.move_photo_file(),
  public.order_listing(text, uuid[])
from public, anon, authenticated, service_role;
grant execute on function
  private.own_partner_id(), private.managed_venue_ids(), private.has_room_for_partner_photo(),
  public.decide_partner(uuid, text, text, integer), public.decide_partner_changes(uuid, integer, text, text),
  public.order_listing(text, uuid[])
to authenticated;
grant execute on function private.is_listed(uuid) to anon, authenticated;

create trigger partners_complete before insert or update of commune, postcode, latitude, longitude, slug on public.partners
  for each row execute function private.complete_partner();
create trigger partners_touch before update on public.partners
  for each row execute function private.touch_updated_at();
create trigger partners_track_decision before insert or update of state, refusal_reason, is_correction, submitted_at on public.partners
  for each row execute function private.track_partner_decision();
create trigger partners_hold_changes before update of name, website on public.partners
  for each row when (
    old.state in ('pending', 'listed', 'suspended') and (old.name, old.website) is distinct from (new.name, new.website)
  ) execute function private.hold_partner_changes();

create trigger partner_services_touch before update on public.partner_services
  for each row execute function private.touch_updated_at();

create trigger partner_photos_withhold_new after insert on public.partner_photos
  for each row when (new.state <> 'shown') execute function private.move_photo_file();
create trigger partner_photos_move after update of state on public.partner_photos
  for each row when ((old.state = 'shown') <> (new.state = 'shown')) execute function private.move_photo_file();
create trigger partner_photos_remove_withheld after delete on public.partner_photos
  for each row when (old.state <> 'shown') execute function private.move_photo_file();

create trigger partner_questions_touch before update on public.partner_questions
  for each row execute function private.touch_updated_at();
create trigger partner_questions_limit before insert on public.partner_questions
  for each row execute function private.limit_partner_questions();

-- The owner's open page follows the decisions, and an administrator's page what the owner submits.
alter publication supabase_realtime add table public.partners (id, state, updated_at), public.partner_changes;
