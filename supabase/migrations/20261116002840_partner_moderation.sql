-- The administrators' side of listings: the search over all of them, the queue, the page with everything to decide, duplicates, and
-- decisions on several at once.

-- One small row for each listing, whatever its state, with what administrators filter, order and search by. It is separate from the
-- listings because a policy would keep PostgreSQL from using a trigram index, and because no column of a listing may hold a SIRET.
create table private.partner_search (
  partner_id uuid primary key references public.partners (id) on delete cascade,
  trade text not null,
  state text not null,
  created_at timestamptz not null,
  -- The words of name, place and business, each after a space, so that the beginning of a word is found.
  words text not null,
  name_key text not null,
  phone text
);

create index partner_search_words_idx on private.partner_search using gin (words extensions.gin_trgm_ops);
create index partner_search_created_at_idx on private.partner_search (created_at, partner_id);
create index partner_search_state_idx on private.partner_search (state, created_at, partner_id);
create index partner_search_trade_idx on private.partner_search (trade, created_at, partner_id);
create index partner_search_trade_state_idx on private.partner_search (trade, state, created_at, partner_id);
-- Duplicates are found by these, and by the two of the business.
create index partner_search_name_key_idx on private.partner_search (name_key);
create index partner_search_phone_idx on private.partner_search (phone) where phone is not null;
create index partner_businesses_siren_idx on public.partner_businesses (left(siret, 9));
create index partner_businesses_iban_idx on public.partner_businesses (iban) where iban is not null;

alter table private.partner_search enable row level security;
revoke all on private.partner_search from anon, authenticated, service_role;

-- « +33 6 12 34 56 78 », « 0033612345678 » and « 06.12.34.56.78 » are one number.
create function private.phone_key(phone text) returns text
language sql immutable set search_path = '' as $$
  select nullif(regexp_replace(regexp_replace(phone, '[^0-9+]', '', 'g'), '^(\+|00)330?', '0'), '')
$$;

-- Each typed word begins a word of what is searched. A number typed in groups is one word.
create function private.prefix_patterns(typed text) returns text[]
language sql immutable set search_path = '' as $$
  select case
    when cut ~ '^[0-9 .+()-]*[0-9][0-9 .+()-]*$' then array['% ' || replace(private.phone_key(cut), '+', '') || '%']
    else array(
      select '% ' || w || '%' from regexp_split_to_table(private.search_key(cut), ' ') w where w <> '' order by length(w) desc limit 6
    )
  end
  from (select btrim(left(coalesce(typed, ''), 120)) as cut) as input
$$;
comment on function private.prefix_patterns(text) is 'The patterns of typed words, the longest first; none without words.';

-- It runs as definer because nobody may write the rows.
create function private.index_partner_search(partners uuid[]) returns void
language sql security definer set search_path = '' as $$
  insert into private.partner_search as s (partner_id, trade, state, created_at, words, name_key, phone)
  select p.id, p.type, p.state, p.created_at,
    concat_ws(
      ' ', '', private.search_key(p.name), private.search_key(p.commune), p.postcode, private.search_key(b.legal_name), b.siret,
      private.phone_key(b.phone)
    ),
    private.name_key(p.name), private.phone_key(b.phone)
  from public.partners p left join public.partner_businesses b on b.partner_id = p.id
  where p.id = any (partners)
  order by p.id
  on conflict (partner_id) do update set
    trade = excluded.trade, state = excluded.state, created_at = excluded.created_at, words = excluded.words,
    name_key = excluded.name_key, phone = excluded.phone
  where (s.trade, s.state, s.created_at, s.words, s.phone)
    is distinct from (excluded.trade, excluded.state, excluded.created_at, excluded.words, excluded.phone)
$$;
comment on function private.index_partner_search(uuid[]) is 'Updates the administrators'' search rows of these listings.';

create function private.index_changed_partner_search() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'partners' then
    perform private.index_partner_search(array(select c.id from changed c));
  else
    perform private.index_partner_search(array(select c.partner_id from changed c));
  end if;
  return null;
end
$$;
comment on function private.index_changed_partner_search() is
  'Updates the administrators'' search after listings or businesses changed. Definer: nobody may write the rows.';

create function private.may_manage_partner(held text[], trade text) returns boolean
language sql immutable set search_path = '' as $$
  select 'manage_partners' = any (held) or ('manage_venues' = any (held) and coalesce(trade = 'venue', false))
$$;

create function private.require_partner_manager() returns text[]
language plpgsql stable set search_path = '' as $$
declare
  held text[] := private.own_permissions();
begin
  if not held && array['manage_partners', 'manage_venues'] then
    raise insufficient_privilege using message = 'this needs manage_partners, or manage_venues for venues';
  end if;
  return held;
end
$$;
comment on function private.require_partner_manager() is 'The caller''s permissions; refuses whoever manages neither partners nor venues.';

-- It shows who decided what to whoever decides a moment later. A submission by the owner also makes a new version. It runs as definer
-- because the log and the profiles of administrators are read by few.
create function private.partner_decision_sentence(listing public.partners) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  last_entry public.audit_log;
  actor text;
begin
  if listing.submitted_at is not null then
    return 'Cette fiche a été soumise de nouveau entre-temps. Relisez-la avant de décider.';
  end if;
  select * into last_entry from public.audit_log a
  where a.subject_kind = 'partner' and a.subject_id = listing.id::text order by a.id desc limit 1;
  if last_entry.id is null then
    return 'Cette fiche a changé entre-temps. Relisez-la avant de décider.';
  end if;
  select nullif(p.name, '') into actor from public.profiles p where p.id = last_entry.actor_id;
  return coalesce(actor, 'Une autre personne') || ' ' || case last_entry.action
    when 'partner.listed' then 'a mis cette fiche en ligne'
    when 'partner.refused' then 'a refusé cette fiche'
    when 'partner.correction' then 'a demandé une correction'
    when 'partner.suspended' then 'a suspendu cette fiche'
    when 'partner.changes_accepted' then 'a accepté les changements demandés'
    when 'partner.changes_refused' then 'a refusé les changements demandés'
    else 'a changé cette fiche'
  end || replace(to_char(last_entry.at at time zone 'Europe/Paris', E' à FMHH24"\u00a0h\u00a0"MI'), E'\u00a0h\u00a000', E'\u00a0h')
    || coalesce(E'\u00a0: «\u00a0' || last_entry.reason || E'\u00a0»', '') || '.';
end
$$;
comment on function private.partner_decision_sentence(public.partners) is 'Who decided last on a listing, as a sentence.';

create function private.partner_list_row(listing uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', p.id, 'version', p.version, 'name', p.name, 'type', p.type, 'commune', p.commune, 'postcode', p.postcode,
    'state', p.state, 'is_correction', p.is_correction, 'created_at', p.created_at,
    'submitted_at', coalesce(p.submitted_at, c.created_at), 'has_changes', c.partner_id is not null,
    'legal_name', b.legal_name, 'siret', b.siret, 'phone', b.phone, 'email', b.email, 'rating_average', p.rating_average,
    'rating_count', p.rating_count, 'is_own', p.owner_id = auth.uid()
  )
  from public.partners p
  left join public.partner_businesses b on b.partner_id = p.id
  left join public.partner_changes c on c.partner_id = p.id
  where p.id = listing
$$;

-- What waits for a decision: submitted listings, and new names or sites of others. Each part is read in the order of its own index.
create function private.waiting_partners(
  venues_only boolean, after_at timestamptz, after_id uuid, most integer, out partner_id uuid, out waits_since timestamptz
) returns setof record
language sql stable set search_path = '' as $$
  select w.id, w.at from (
    (
      select p.id, p.submitted_at as at from public.partners p
      where p.submitted_at is not null and (not venues_only or p.type = 'venue')
        and (p.submitted_at, p.id) > (coalesce(after_at, '-infinity'), coalesce(after_id, '00000000-0000-0000-0000-000000000000'))
      order by p.submitted_at, p.id limit most
    ) union all (
      select c.partner_id, c.created_at from public.partner_changes c
      join public.partners p on p.id = c.partner_id and p.submitted_at is null and (not venues_only or p.type = 'venue')
      where (c.created_at, c.partner_id) > (coalesce(after_at, '-infinity'), coalesce(after_id, '00000000-0000-0000-0000-000000000000'))
      order by c.created_at, c.partner_id limit most
    )
  ) w
  order by w.at, w.id limit most
$$;

-- The oldest comes first, and the next page begins after `next`. It runs as definer because no policy shows a business to an
-- administrator.
create function public.partner_queue(after_at timestamptz default null, after_id uuid default null, most integer default 25)
returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  held text[] := private.require_partner_manager();
  venues_only boolean := not 'manage_partners' = any (held);
  size integer := least(greatest(coalesce(most, 25), 1), 100);
  found_ids uuid[];
  found_times timestamptz[];
begin
  select array_agg(w.partner_id order by w.waits_since, w.partner_id), array_agg(w.waits_since order by w.waits_since, w.partner_id)
  into found_ids, found_times
  from private.waiting_partners(venues_only, after_at, after_id, size + 1) w;
  return jsonb_build_object(
    'rows', (
      select coalesce(jsonb_agg(private.partner_list_row(found_ids[n]) order by n), '[]')
      from generate_series(1, least(size, cardinality(found_ids))) n
    ),
    'next', case when cardinality(found_ids) > size then jsonb_build_object('at', found_times[size], 'id', found_ids[size]) end
  );
end
$$;
comment on function public.partner_queue(timestamptz, uuid, integer) is
  'A page of the listings that wait for a decision; needs manage_partners, or manage_venues for venues.';

-- The newest comes first, and the next page begins after `next`; the first page without words also counts by state. Conditions are
-- fixed texts and the words parameters: the statement is planned for the filters that are set, so that each uses its own index. It runs as definer because no policy shows a business to an administrator.
create function public.partner_list(
  of_state text default null, of_trade text default null, words text default '', after_at timestamptz default null,
  after_id uuid default null, most integer default 25
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  held text[] := private.require_partner_manager();
  trade text := case when 'manage_partners' = any (held) then of_trade else 'venue' end;
  size integer := least(greatest(coalesce(most, 25), 1), 1000);
  patterns text[] := private.prefix_patterns(words);
  found_ids uuid[];
  last_at timestamptz;
begin
  execute 'select array(select s.partner_id from private.partner_search s where true'
    || private.list_conditions('s.words', 's.created_at, s.partner_id', patterns, after_id is null)
    || case when of_state is not null then ' and s.state = $5' else '' end
    || case when trade is not null then ' and s.trade = $6' else '' end
    || ' order by s.created_at desc, s.partner_id desc limit $4)'
  into found_ids using patterns, after_at, after_id, size + 1, of_state, trade;
  select s.created_at into last_at from private.partner_search s where s.partner_id = found_ids[size];
  return jsonb_build_object(
    'rows', (
      select coalesce(jsonb_agg(private.partner_list_row(found_ids[n]) order by n), '[]')
      from generate_series(1, least(size, cardinality(found_ids))) n
    ),
    'next', case when cardinality(found_ids) > size then jsonb_build_object('at', last_at, 'id', found_ids[size]) end,
    'counts', case when after_id is null and cardinality(patterns) = 0 then (
      select coalesce(jsonb_object_agg(n.state, n.number), '{}') from (
        select s.state, count(*) as number from private.partner_search s where trade is null or s.trade = trade group by s.state
      ) n
    ) end
  );
end
$$;
comment on function public.partner_list(text, text, text, timestamptz, uuid, integer) is
  'A page of all listings, filtered and searched; needs manage_partners, or manage_venues for venues.';

-- The same name, company, telephone or bank account, or a similar name in the same place. Venue administrators learn of venues alone.
create function private.partner_duplicates(listing public.partners, venues_only boolean) returns jsonb
language sql stable set search_path = '' as $$
  with own as (
    select s.name_key, s.phone, left(b.siret, 9) as siren, b.iban
    from private.partner_search s left join public.partner_businesses b on b.partner_id = s.partner_id
    where s.partner_id = listing.id
  ), matches as (
    (select s.partner_id, 'name' as why from own join private.partner_search s on s.name_key = own.name_key limit 50)
    union all
    (select s.partner_id, 'phone' from own join private.partner_search s on s.phone = own.phone limit 50)
    union all
    (select b.partner_id, 'siren' from own join public.partner_businesses b on left(b.siret, 9) = own.siren limit 50)
    union all
    (select b.partner_id, 'iban' from own join public.partner_businesses b on b.iban = own.iban limit 50)
    union all
    (
      select s.partner_id, 'place' from own
      join private.partner_search s on s.words like '% ' || listing.postcode || '%'
        and extensions.similarity(s.name_key, own.name_key) > 0.5
      where listing.postcode is not null limit 50
    )
  )
  select coalesce(jsonb_agg(d.found order by d.number desc, d.name), '[]') from (
    select p.name, count(*) as number, jsonb_build_object(
      'id', p.id, 'name', p.name, 'type', p.type, 'commune', p.commune, 'state', p.state,
      'why', jsonb_agg(distinct m.why)
    ) as found
    from matches m join public.partners p on p.id = m.partner_id
    where p.id <> listing.id and (not venues_only or p.type = 'venue')
    group by p.id order by count(*) desc, p.name limit 12
  ) d
$$;
comment on function private.partner_duplicates(public.partners, boolean) is 'Other listings that may be the same business, with why.';

-- The log of one listing with the names of those who decided. Its readers need not hold access_advanced_security.
create function private.partner_history(partner uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(h.entry order by h.id desc), '[]') from (
    select a.id, jsonb_build_object(
      'id', a.id, 'at', a.at, 'action', a.action, 'actor_name', nullif(p.name, ''), 'before', a.before ->> 'state',
      'after', a.after ->> 'state', 'fields', coalesce(a.after -> 'fields', '[]'), 'reason', a.reason
    ) as entry
    from public.audit_log a left join public.profiles p on p.id = a.actor_id
    where a.subject_kind = 'partner' and a.subject_id = partner::text
    order by a.id desc limit 100
  ) h
$$;

-- One request shows everything that a decision needs. It runs as definer because no policy shows an administrator a business, its
-- duplicates or the log; whoever may not manage this listing does not learn that it exists.
create function public.partner_review_page(partner uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  held text[] := private.require_partner_manager();
  listing public.partners;
begin
  select * into listing from public.partners p where p.id = partner and private.may_manage_partner(held, p.type);
  if listing.id is null then
    return null;
  end if;
  return to_jsonb(listing) - '{owner_id}'::text[] || jsonb_build_object(
    'is_own', listing.owner_id = auth.uid(),
    'owner', (
      select jsonb_build_object('id', o.id, 'name', o.name, 'email', o.email, 'phone', o.phone, 'created_at', o.created_at)
      from public.profiles o where o.id = listing.owner_id
    ),
    'business', public.partner_business(listing.id),
    'has_iban', exists (select from public.partner_businesses b where b.partner_id = listing.id and b.iban is not null),
    'services', (
      select coalesce(jsonb_agg(to_jsonb(s) - 'partner_id' order by s.position, s.id), '[]')
      from public.partner_services s where s.partner_id = listing.id
    ),
    'photos', (
      select coalesce(jsonb_agg(to_jsonb(f) - 'partner_id' order by f.position, f.id), '[]')
      from public.partner_photos f where f.partner_id = listing.id
    ),
    'questions', (
      select coalesce(jsonb_agg(to_jsonb(q) - 'partner_id' order by q.position, q.id), '[]')
      from public.partner_questions q where q.partner_id = listing.id
    ),
    'changes', (select to_jsonb(c) - 'partner_id' from public.partner_changes c where c.partner_id = listing.id),
    'gaps', private.listing_gaps(listing),
    'requests', (select count(*) from public.quote_requests r where r.partner_id = listing.id),
    'bookings', (
      select count(*) from public.quote_requests r where r.partner_id = listing.id and r.state in ('accepted', 'done')
    ),
    'reviews', (select count(*) from public.reviews r where r.partner_id = listing.id),
    'reports', (
      select count(*) from private.moderation_cases c where c.partner_id = listing.id and c.cause = 'reported' and c.state <> 'decided'
    ),
    'duplicates', private.partner_duplicates(listing, not 'manage_partners' = any (held)),
    'history', private.partner_history(listing.id)
  );
end
$$;
comment on function public.partner_review_page(uuid) is
  'A listing with everything that a decision needs; needs manage_partners, or manage_venues for a venue.';

-- Each listing is decided by itself, so that one refusal leaves the others decided. The caller's own permissions decide.
create function public.decide_partners(partners uuid[], seen integer[], decision text, reason text default null) returns jsonb
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  results jsonb := '[]';
begin
  if cardinality(partners) > 100 or cardinality(partners) <> cardinality(seen) then
    perform private.refuse('PT422', 'invalid', 'Cent fiches à la fois au plus.', 'partners');
  elsif decision is distinct from 'listed' and btrim(coalesce(reason, '')) = '' then
    perform private.refuse('PT422', 'invalid', 'Indiquez le motif de la suspension.', 'reason');
  end if;
  for place in 1 .. coalesce(cardinality(partners), 0) loop
    begin
      perform public.decide_partner(partners[place], decision, reason, seen[place]);
      results := results || jsonb_build_object('id', partners[place], 'refusal', null);
    exception
      when sqlstate 'PT409' or sqlstate 'PT404' then
        results := results || jsonb_build_object('id', partners[place], 'refusal', sqlerrm);
      when insufficient_privilege then
        results := results || jsonb_build_object('id', partners[place], 'refusal', 'Vous ne pouvez pas prendre de décision sur cette fiche.');
    end;
  end loop;
  return results;
end
$$;
comment on function public.decide_partners(uuid[], integer[], text, text) is 'Decides on several listings with one reason; each by itself.';

revoke execute on function
  private.phone_key(text), private.prefix_patterns(text), private.index_partner_search(uuid[]),
  private.index_changed_partner_search(), private.may_manage_partner(text[], text), private.require_partner_manager(),
  private.partner_decision_sentence(public.partners), private.partner_list_row(uuid),
  private.waiting_partners(boolean, timestamptz, uuid, integer), public.partner_queue(timestamptz, uuid, integer),
  public.partner_list(text, text, text, timestamptz, uuid, integer), private.partner_duplicates(public.partners, boolean),
  private.partner_history(uuid), public.partner_review_page(uuid), public.decide_partners(uuid[], integer[], text, text)
from public, anon, authenticated, service_role;
grant execute on function
  public.partner_queue(timestamptz, uuid, integer), public.partner_list(text, text, text, timestamptz, uuid, integer),
  public.partner_review_page(uuid), public.decide_partners(uuid[], integer[], text, text)
to authenticated;

create trigger partners_index_new_search after insert on public.partners
  referencing new table as changed for each statement execute function private.index_changed_partner_search();
create trigger partners_index_changed_search after update on public.partners
  referencing new table as changed for each statement execute function private.index_changed_partner_search();
create trigger partner_businesses_index_new_search after insert on public.partner_businesses
  referencing new table as changed for each statement execute function private.index_changed_partner_search();
create trigger partner_businesses_index_changed_search after update on public.partner_businesses
  referencing new table as changed for each statement execute function private.index_changed_partner_search();
