-- Reviews of partners: which bookings may be reviewed, how a review is written, checked and moderated.

-- A review needs a booking made here, so that nobody writes one through the API; its date and its check are shown with it. The
-- partner may answer once, in public.
create table public.reviews (
  id uuid primary key default gen_random_uuid(),
  partner_id uuid not null references public.partners (id) on delete cascade,
  -- A review outlives its author's account: the partner's rating was earned.
  author_id uuid references public.profiles (id) on delete set null,
  -- The author's name is copied, because nobody else reads the profile.
  author_name text not null check (length(author_name) between 1 and 60),
  event_on date not null,
  rating smallint not null check (rating between 1 and 5),
  title text not null default '' check (length(title) <= 120),
  body text not null check (length(body) between 1 and 4000),
  checked text not null check (length(checked) between 1 and 240),
  -- A held review is neither shown nor counted until an administrator decides.
  state text not null default 'shown' check (state in ('held', 'shown', 'hidden')),
  answer text check (length(answer) between 1 and 2000),
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  unique (partner_id, author_id)
);

create index reviews_author_id_idx on public.reviews (author_id);
-- Owners also read hidden reviews.
create index reviews_received_idx on public.reviews (partner_id, created_at desc, id desc);
create index reviews_shown_idx on public.reviews (partner_id, created_at desc, id) include (rating) where state = 'shown';

-- Reviews of all partners are listed with the newest first.
create index reviews_newest_idx on public.reviews (created_at desc, id) where state = 'shown';

alter table public.reviews enable row level security;
revoke all on public.reviews from anon, authenticated;
grant all on public.reviews to service_role;
-- A review is signed with a name; nobody sees which account wrote it.
grant select (
  id, partner_id, author_name, event_on, rating, title, body, checked, state, answer, answered_at, created_at
) on public.reviews to anon, authenticated;
grant update (answer) on public.reviews to authenticated;

create policy "everyone reads the shown reviews of listed partners" on public.reviews
  for select to anon, authenticated
  using (state = 'shown' and private.is_listed(partner_id));

create policy "authors read their own reviews" on public.reviews
  for select to authenticated
  using (author_id = (select auth.uid()));

-- A held review is hidden from the owner, because it may concern the owner's own conduct.
create policy "owners read the reviews they received" on public.reviews
  for select to authenticated
  using (partner_id = (select private.own_partner_id()) and state <> 'held');

create policy "partner administrators read every review" on public.reviews
  for select to authenticated
  using ((select private.has_permission('manage_partners')));

create policy "owners answer the reviews shown of them" on public.reviews
  for update to authenticated
  using (partner_id = (select private.own_partner_id()) and state = 'shown')
  with check (partner_id = (select private.own_partner_id()) and state = 'shown');

create policy "venue administrators read the reviews of venues" on public.reviews
  for select to authenticated
  using (partner_id = any ((select private.managed_venue_ids())::uuid[]));

-- A booking is worth a review when it was requested in good time, its day has passed, and both sides are different people. Nobody
-- reads these tables: only administrators learn what links two accounts.
create table private.booking_checks (
  request_id uuid primary key references public.quote_requests (id) on delete cascade,
  -- Links of any step remain: a person who signs out or changes their address later is not unlinked by it.
  links text[] not null default '{}',
  -- These are the agreed days. Moving the event afterwards does not change them.
  accepted_on date,
  starts_on date,
  ends_on date
);

alter table private.booking_checks enable row level security;
revoke all on private.booking_checks from anon, authenticated, service_role;

-- A trace holds where each side signed in from at a step. The digests are salted by the partner: they can be compared for one
-- partner and read for nobody. private.expire_requests deletes them after a year.
create table private.booking_traces (
  request_id uuid not null references private.booking_checks (request_id) on delete cascade,
  partner_id uuid not null references public.partners (id) on delete cascade,
  step text not null check (step in ('asked', 'answered', 'accepted', 'reviewed')),
  network bytea not null,
  -- The digest covers the network and the browser.
  device bytea not null,
  created_at timestamptz not null default now(),
  primary key (request_id, step, device)
);

create index booking_traces_network_idx on private.booking_traces (partner_id, network);
create index booking_traces_created_at_idx on private.booking_traces (created_at);

alter table private.booking_traces enable row level security;
revoke all on private.booking_traces from anon, authenticated, service_role;

-- Reviews that the partner may have influenced wait for an administrator: they are neither shown nor counted until then. This table
-- holds the reasons; nobody reads it through the API except by the functions of moderation.
create table private.review_checks (
  review_id uuid primary key references public.reviews (id) on delete cascade,
  reasons text[] not null default '{}'
);

alter table private.review_checks enable row level security;
revoke all on private.review_checks from anon, authenticated, service_role;

-- A request and its review refer to each other, so that one of the two foreign keys is added after both tables.
alter table public.quote_requests
  add constraint quote_requests_review_id_fkey foreign key (review_id) references public.reviews (id) on delete set null;

-- An answer cannot be changed, because others have read it. Only moderation removes it.
create function private.date_review_answer() returns trigger
language plpgsql set search_path = '' as $$
begin
  if old.answer is not null and current_user in ('anon', 'authenticated') then
    raise exception using errcode = 'PT409', detail = 'already-answered',
      message = 'Vous avez déjà répondu à cet avis. Une réponse ne peut pas être modifiée.';
  end if;
  new.answered_at := case when new.answer is not null then now() end;
  return new;
end
$$;

-- The listing is locked first, so that of two simultaneous reviews the second counts both. It runs as definer because nobody may
-- write a rating.
create function private.rate_partner() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  rated uuid := case when tg_op = 'DELETE' then old.partner_id else new.partner_id end;
begin
  perform from public.partners p where p.id = rated for update;
  update public.partners p set rating_average = shown.average, rating_count = shown.number
  from (
    select round(avg(r.rating), 2) as average, count(*)::integer as number
    from public.reviews r
    where r.partner_id = rated and r.state = 'shown'
  ) as shown
  where p.id = rated and (p.rating_average, p.rating_count) is distinct from (shown.average, shown.number);
  return null;
end
$$;
comment on function private.rate_partner() is 'Updates a partner''s rating to the mean of the shown reviews.';

-- These are the days between the request and the event. The domain package has the same number.
create function private.review_lead_days() returns integer
language sql immutable set search_path = '' as $$ select 7 $$;

-- One mailbox has many spellings: other cases, tags after a plus sign, and dots at Gmail.
create function private.mailbox_of(email text) returns text
language sql immutable set search_path = '' as $$
  select case
    when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
    else name || '@' || domain
  end
  from (
    select split_part(split_part(lower(btrim(email)), '@', 1), '+', 1) as name, split_part(lower(btrim(email)), '@', 2) as domain
  ) parts
$$;

-- French numbers are written with 0 or with +33; the last nine digits are the same.
create function private.telephone_of(phone text) returns text
language sql immutable set search_path = '' as $$
  select case when length(digits) >= 9 then right(digits, 9) end
  from (select regexp_replace(coalesce(phone, ''), '\D', '', 'g') as digits) d
$$;

-- It returns what links the hosts of a request and the partner's owner. It runs as definer because it reads accounts and traces
-- that nobody else reads.
create function private.links_of(asked public.quote_requests) returns text[]
language plpgsql stable security definer set search_path = '' as $$
declare
  links text[];
begin
  with partner as (
    select p.id, p.email::text as email, p.phone, u.phone as account_phone, u.created_at
    from public.partners l join public.profiles p on p.id = l.owner_id join auth.users u on u.id = p.id
    where l.id = asked.partner_id
  ), hosts as (
    select p.id, p.email::text as email, p.phone, u.phone as account_phone, u.created_at
    from public.profiles p join auth.users u on u.id = p.id
    where p.id = asked.made_by
      or p.id in (select m.user_id from public.event_members m where m.event_id = asked.event_id)
      or p.id in (select q.decided_by from public.quotes q where q.request_id = asked.id and q.state = 'accepted')
  ), both_sides as (
    select h.id = v.id as is_same, private.mailbox_of(h.email) = private.mailbox_of(v.email) as has_mailbox,
      array[private.telephone_of(h.phone), private.telephone_of(h.account_phone)]
        && array_remove(array[private.telephone_of(v.phone), private.telephone_of(v.account_phone)], null) as has_telephone,
      abs(extract(epoch from h.created_at - v.created_at)) < 3600 as is_same_hour
    from hosts h cross join partner v
  ), traces as (
    select t.* from private.booking_traces t where t.request_id = asked.id
  ), shared as (
    select c.step, bool_or(c.device = a.device) as is_device
    from traces c join traces a on a.network = c.network and a.step = 'answered'
    where c.step <> 'answered'
    group by c.step
  )
  select array_remove(array[
    case when bool_or(b.is_same) then 'same-person' end,
    case when bool_or(b.has_mailbox and not b.is_same) then 'same-mailbox' end,
    case when bool_or(b.has_telephone and not b.is_same) then 'same-telephone' end,
    case when bool_or(b.is_same_hour and not b.is_same) then 'accounts-together' end,
    -- The same browser was used for the request and for the acceptance. A single match may be a visit to the partner's shop.
    case when (select count(*) from shared s where s.is_device and s.step in ('asked', 'accepted')) = 2 then 'same-device' end,
    case when exists (select from shared) then 'same-network' end,
    case when exists (
      select from traces c
      join private.booking_traces o on o.partner_id = c.partner_id and o.network = c.network and o.request_id <> c.request_id
      join public.quote_requests r on r.id = o.request_id and r.event_id is distinct from asked.event_id
      where c.step <> 'answered' and o.step <> 'answered'
    ) then 'other-client-network' end
  ], null) into links from both_sides b;
  return coalesce(links, '{}');
end
$$;
comment on function private.links_of(public.quote_requests) is 'What links the two sides of a request, for the checks of reviews and answer times.';

-- Response times are computed from it. It runs as definer because nobody reads the checks.
create function private.is_linked(request uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.booking_checks c where c.request_id = request and c.links <> '{}')
$$;
comment on function private.is_linked(uuid) is 'Whether both sides of a request are linked.';

-- Every session counts, so that the session used for the step hides no other. It runs as definer because it reads the caller's
-- sessions.
create function private.trace_step(asked public.quote_requests, step text) returns text[]
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  known text[];
begin
  insert into private.booking_checks (request_id) values (asked.id) on conflict do nothing;
  insert into private.booking_traces (request_id, partner_id, step, network, device)
  select distinct asked.id, asked.partner_id, step, sha256(convert_to(place, 'UTF8')),
    sha256(convert_to(place || ' ' || coalesce(s.user_agent, ''), 'UTF8'))
  from auth.sessions s
  cross join lateral (
    select asked.partner_id || ' ' || network(set_masklen(s.ip, case family(s.ip) when 4 then 32 else 64 end)) as place
  ) p
  where s.user_id = auth.uid() and s.ip is not null and asked.partner_id is not null
  on conflict do nothing;
  update private.booking_checks c set links = array(
    select distinct link from unnest(c.links || private.links_of(asked)) link order by link
  )
  where c.request_id = asked.id
  returning c.links into known;
  return known;
end
$$;
comment on function private.trace_step(public.quote_requests, text) is 'Records where a step was taken from, and what links both sides.';

-- `not-over` can change, the other obstacles cannot. It runs as definer because nobody reads the checks.
create function private.review_obstacle(asked public.quote_requests) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  booked private.booking_checks;
begin
  select * into booked from private.booking_checks c where c.request_id = asked.id;
  if asked.state not in ('accepted', 'done') then
    return 'not-over';
  elsif booked.starts_on is null or booked.starts_on <= booked.accepted_on
    or booked.starts_on - (asked.created_at at time zone 'Europe/Paris')::date < private.review_lead_days() then
    return 'too-late';
  elsif booked.links && array['same-person', 'same-mailbox', 'same-telephone', 'same-device'] then
    return 'linked';
  elsif asked.state <> 'done' or booked.ends_on >= private.today() or not exists (
    select from public.events e where e.id = asked.event_id and coalesce(e.ends_on, e.starts_on) < private.today()
  ) then
    return 'not-over';
  end if;
  return null;
end
$$;
comment on function private.review_obstacle(public.quote_requests) is 'Why a booking cannot be reviewed, or not yet.';

-- The partner's first review soon after the start of their listing is checked as well.
create function private.reasons_to_hold(asked public.quote_requests, links text[]) returns text[]
language sql stable set search_path = '' as $$
  select links || array(
    select 'new-listing' from public.partners p
    where p.id = asked.partner_id and p.created_at > now() - interval '30 days'
      and not exists (select from public.reviews r where r.partner_id = p.id and r.state = 'shown')
  )
$$;

create function private.notify_of_review(listing public.partners, review uuid) returns void
language sql set search_path = '' as $$
  select private.notify_person(
    listing.owner_id, 'messages', 'Un nouvel avis sur votre fiche', 'Il est visible de tous. Vous pouvez y répondre une fois.',
    '/partner/reviews', 'review:' || review
  )
$$;

-- A review is written once, from a request whose event is over, by those who organised it, and not by the partner or somebody
-- linked to them. The request is locked first, so that of two simultaneous calls the second finds the review. It runs as definer
-- because nobody writes reviews through the API.
create function public.write_review(request uuid, rating integer, title text, body text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  asked public.quote_requests := private.lock_request(request, 'client');
  signed text := (select left(btrim(p.name), 60) from public.profiles p where p.id = auth.uid());
  obstacle text;
  reasons text[];
  made public.reviews;
begin
  if asked.state <> 'done' then
    perform private.refuse('PT409', 'not-open', 'Un avis s’écrit une fois l’événement passé.', asked.state);
  elsif asked.partner_id is null then
    perform private.refuse('PT409', 'not-listed', 'Ce prestataire n’est plus dans l’annuaire.');
  elsif rating is null or rating not between 1 and 5 then
    perform private.refuse('PT422', 'invalid', 'Donnez de une à cinq étoiles.', 'rating');
  elsif length(btrim(coalesce(title, ''))) > 120 then
    perform private.refuse('PT422', 'invalid', 'Ce titre est trop long.', 'title');
  elsif length(btrim(coalesce(body, ''))) not between 1 and 4000 then
    perform private.refuse('PT422', 'invalid', E'Écrivez quelques mots, 4\u202f000 caractères au plus.', 'body');
  end if;
  reasons := private.reasons_to_hold(asked, private.trace_step(asked, 'reviewed'));
  obstacle := private.review_obstacle(asked);
  if obstacle = 'not-over' then
    perform private.refuse('PT409', 'not-open', 'Un avis s’écrit une fois l’événement passé.', asked.state);
  elsif obstacle is not null then
    perform private.refuse('PT409', 'not-earned', 'Cette réservation ne donne pas lieu à un avis.', obstacle);
  end if;
  -- An event writes one review, however often it books: of two simultaneous members, the second waits here.
  perform from public.events e where e.id = asked.event_id for no key update;
  insert into public.reviews as r (partner_id, author_id, author_name, event_on, rating, title, body, checked, state)
  select asked.partner_id, auth.uid(), coalesce(nullif(signed, ''), nullif(left(asked.client_name, 60), ''), 'Une personne'),
    coalesce(q.starts_on, asked.starts_on), rating, btrim(coalesce(title, '')), btrim(body), 'réservation faite sur ' || private.site_name(),
    case when reasons = '{}' and not private.moderates_before('reviews') then 'shown' else 'held' end
  from public.quotes q
  where q.request_id = asked.id and q.state = 'accepted' and not exists (
    select from public.quote_requests o
    where o.event_id = asked.event_id and o.partner_id = asked.partner_id and o.review_id is not null
  )
  -- A person writes one review, however often they book.
  on conflict (partner_id, author_id) do nothing
  returning r.* into made;
  if made.id is null then
    perform private.refuse('PT409', 'already-reviewed', E'Votre avis est déjà écrit. Merci\u00a0!');
  end if;
  update public.quote_requests r set review_id = made.id where r.id = asked.id;
  if made.state = 'held' then
    insert into private.review_checks (review_id, reasons) values (made.id, reasons);
    perform private.open_case('review', made.id, 'held', made.author_id, made.partner_id, null);
  else
    perform private.notify_of_review(p, made.id) from public.partners p where p.id = asked.partner_id;
  end if;
  return jsonb_build_object('id', made.id, 'state', made.state);
end
$$;
comment on function public.write_review(uuid, integer, text, text) is
  'Publishes a review of a booked partner once, or holds it to be checked.';

-- A week after an event's last day, its organisers are asked once for a review of each partner they booked and have not reviewed:
-- one notification for each, one mail for all. An archived event or one to be deleted is left out, because it may not have been a
-- joy, and so is an event that was over long before. The timetable of config.toml calls it.
create function private.ask_for_reviews() returns integer
language plpgsql set search_path = '' as $$
declare
  asked record;
  sent integer := 0;
begin
  for asked in
    with over as materialized (
      select m.user_id, e.id as event_id, e.name as event, r.id as request_id, r.partner_name,
        '/client/partners/requests/' || r.id || '?avis=1' as path
      from public.events e
      join public.quote_requests r on r.event_id = e.id and r.state = 'done' and r.review_id is null and r.partner_id is not null
      join public.event_members m on m.event_id = e.id and m.role in ('owner', 'editor')
      where coalesce(e.ends_on, e.starts_on) between (select private.today()) - 37 and (select private.today()) - 7
        and e.archived_at is null and e.deletion_on is null and private.review_obstacle(r) is null
        -- A person writes one review, however often they book.
        and not exists (select from public.reviews w where w.partner_id = r.partner_id and w.author_id = m.user_id)
    ), fresh as materialized (
      select o.*, private.notify(
        o.user_id, 'quotes', 'Votre avis sur ' || o.partner_name,
        left('Une semaine a passé depuis ' || o.event || '. Quelques mots de votre part en aideront d’autres à choisir.', 500),
        o.path, 'review-asked:' || o.request_id
      ) as is_new
      from over o
    )
    select f.user_id, f.event_id, f.event, count(*) as number, min(f.partner_name) as partner, min(f.path) as path,
      string_agg('· ' || f.partner_name, E'\n' order by f.partner_name) as lines
    from fresh f
    where f.is_new
    group by f.user_id, f.event_id, f.event
  loop
    sent := sent + 1;
    continue when not exists (
      select from public.notification_preferences p
      join public.notification_settings s on s.user_id = p.user_id
      where p.user_id = asked.user_id and p.kind = 'quotes' and p.by_mail and not s.daily_digest
    );
    perform private.mail_person(
      asked.user_id, 'reviews-asked:' || asked.user_id || ':' || asked.event_id || ':' || private.today(), 'quotes',
      case when asked.number = 1 then 'Votre avis sur ' || asked.partner else 'Vos avis sur ' || asked.number || ' prestataires' end,
      'Une semaine a passé depuis ' || asked.event || '. Quelques mots de votre part en aideront d’autres à choisir'
        || E'\u00a0:\n\n' || asked.lines,
      case when asked.number = 1 then asked.path else private.event_address(asked.event_id, '/client/partners') end
    );
  end loop;
  return sent;
end
$$;

-- A page of twenty, the newest first, after the last one that was read. It runs under the caller's own policies, which hide held reviews.
create function public.received_reviews(before timestamptz default null, before_id uuid default null) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (select coalesce(jsonb_agg(jsonb_build_object(
    'id', r.id, 'author_name', r.author_name, 'event_on', r.event_on, 'rating', r.rating, 'title', r.title, 'body', r.body,
    'checked', r.checked, 'state', r.state, 'answer', r.answer, 'answered_at', r.answered_at, 'created_at', r.created_at,
    'report', (
      select jsonb_build_object('created_at', t.created_at, 'decided_at', t.decided_at)
      from public.reports t where t.kind = 'review' and t.subject_id = r.id and t.reporter_id = auth.uid()
      order by t.created_at desc limit 1
    )
  ) order by r.created_at desc, r.id desc), '[]')
  from (
    select o.id, o.author_name, o.event_on, o.rating, o.title, o.body, o.checked, o.state, o.answer, o.answered_at, o.created_at
    from public.reviews o
    where o.partner_id = (select private.own_partner_id()) and (before is null or (o.created_at, o.id) < (before, before_id))
    order by o.created_at desc, o.id desc limit 20
  ) r);
end
$$;

revoke execute on function
  private.date_review_answer(), private.rate_partner(), private.review_lead_days(), private.mailbox_of(text),
  private.telephone_of(text), private.links_of(public.quote_requests), private.is_linked(uuid),
  private.trace_step(public.quote_requests, text), private.review_obstacle(public.quote_requests),
  private.reasons_to_hold(public.quote_requests, text[]), private.notify_of_review(public.partners, uuid),
  public.write_review(uuid, integer, text, text), private.ask_for_reviews(),
  public.received_reviews(timestamptz, uuid)
from public, anon, authenticated, service_role;
grant execute on function
  public.write_review(uuid, integer, text, text), public.received_reviews(timestamptz, uuid)
to authenticated;
-- The pages of a request and of a team run with the caller's own rights.
grant execute on function private.review_obstacle(public.quote_requests) to authenticated;

create trigger reviews_date_answer before update of answer on public.reviews
  for each row when (new.answer is distinct from old.answer)
  execute function private.date_review_answer();
create trigger reviews_rate_partner after insert or delete or update of rating, state on public.reviews
  for each row execute function private.rate_partner();
