-- Reviews that look as if the partner had a hand in them wait for an administrator: neither shown nor counted until then.

-- Why a review was held, and what was decided. Nobody reads it through the API but by the functions below.
create table private.review_checks (
  review_id uuid primary key references public.reviews (id) on delete cascade,
  reasons text[] not null default '{}',
  decision text check (decision in ('shown', 'hidden', 'answer-removed')),
  stated text check (length(stated) <= 1000),
  decided_by uuid references public.profiles (id) on delete set null,
  decided_at timestamptz
);
create index review_checks_decided_by_idx on private.review_checks (decided_by);
alter table private.review_checks enable row level security;
revoke all on private.review_checks from anon, authenticated, service_role;

-- What makes an earned review wait. The partner's first review soon after their listing began is looked at as well.
create function private.reasons_to_hold(asked public.quote_requests, links text[]) returns text[]
language sql stable set search_path = '' as $$
  select links || array(
    select 'new-listing' from public.partners p
    where p.id = asked.partner_id and p.created_at > now() - interval '30 days'
      and not exists (select from public.reviews r where r.partner_id = p.id and r.state = 'shown')
  )
$$;

-- Those who moderate: manage_partners, or manage_venues for a venue; nobody their own review or their own listing.
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

-- Definer: reasons lie where nobody reads. Oldest first.
create function public.held_reviews() returns table (
  id uuid, partner_id uuid, partner_name text, author_name text, event_on date, rating smallint, title text, body text,
  reasons text[], created_at timestamptz
)
language plpgsql stable security definer set search_path = '' rows 100 as $$
#variable_conflict use_column
begin
  if not private.own_permissions() && array['manage_partners', 'manage_venues'] then
    raise insufficient_privilege using message = 'moderating reviews needs manage_partners, or manage_venues for venues';
  end if;
  return query
    select r.id, r.partner_id, p.name, r.author_name, r.event_on, r.rating, r.title, r.body, coalesce(c.reasons, '{}'), r.created_at
    from public.reviews r
    join public.partners p on p.id = r.partner_id
    left join private.review_checks c on c.review_id = r.id
    where r.state = 'held' and private.may_moderate(r.partner_id, r.author_id)
    order by r.created_at, r.id
    limit 200;
end
$$;
comment on function public.held_reviews() is 'Reviews that wait for a decision, with the reasons; needs manage_partners, or manage_venues for venues.';

-- Definer: states of reviews are written here alone. The decision is kept in the log of administrative acts.
create function public.decide_review(review uuid, decision text, reason text default null) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  judged public.reviews;
  stated text := left(nullif(btrim(reason), ''), 1000);
begin
  if private.own_permissions() && array['manage_partners', 'manage_venues'] then
    select * into judged from public.reviews r where r.id = review for update;
  end if;
  if judged.id is null or not private.may_moderate(judged.partner_id, judged.author_id) then
    raise insufficient_privilege using message = 'moderating reviews needs manage_partners, or manage_venues for venues';
  end if;
  if not coalesce(
    (decision = 'shown' and judged.state in ('held', 'hidden'))
    or (decision = 'hidden' and judged.state in ('held', 'shown'))
    or (decision = 'answer-removed' and judged.answer is not null), false
  ) then
    perform private.refuse('PT409', 'not-open', 'Cette décision ne convient pas à l’état de l’avis.', judged.state);
  elsif decision <> 'shown' and stated is null then
    perform private.refuse('PT422', 'invalid', 'Un retrait se motive.', 'reason');
  end if;
  if decision = 'answer-removed' then
    update public.reviews r set answer = null where r.id = review;
  else
    update public.reviews r set state = decision where r.id = review;
  end if;
  insert into private.review_checks as c (review_id, decision, stated, decided_by, decided_at)
  values (review, decision, stated, auth.uid(), now())
  on conflict (review_id) do update set
    decision = excluded.decision, stated = excluded.stated, decided_by = excluded.decided_by, decided_at = excluded.decided_at;
  -- Elsewhere than on our platform, the log of the auth service is its own.
  if to_regproc('platform.send_mail') is not null then
    insert into auth.audit_log_entries (action, actor_id, subject_id, details)
    values (
      'review_decided', auth.uid(), judged.author_id,
      jsonb_build_object('actor_role', 'authenticated', 'review', review, 'before', judged.state, 'decision', decision)
    );
  end if;
  perform private.notify_of_decision(judged, decision, stated);
  return decision;
end
$$;
comment on function public.decide_review(uuid, text, text) is
  'Shows or hides a review, or removes its answer; needs manage_partners, or manage_venues for a venue.';

create function private.notify_of_decision(judged public.reviews, decision text, stated text) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  listing public.partners;
  key text := 'review-decided:' || judged.id || ':' || now();
begin
  select * into listing from public.partners p where p.id = judged.partner_id;
  if decision = 'answer-removed' then
    perform private.notify_person(listing.owner_id, 'messages', 'Votre réponse à un avis est retirée', stated, '/partner/reviews', key);
    return;
  end if;
  perform private.notify_person(
    judged.author_id, 'quotes',
    case decision when 'shown' then 'Votre avis sur ' || listing.name || ' est publié' else 'Votre avis sur ' || listing.name || ' n’est pas publié' end,
    coalesce(stated, E'Merci\u00a0! Nous l’avons contrôlé.'), '/client/partners', key
  );
  if decision = 'shown' and judged.state = 'held' then
    perform private.notify_of_review(listing, judged.id);
  end if;
end
$$;

create function private.notify_of_review(listing public.partners, review uuid) returns void
language sql set search_path = '' as $$
  select private.notify_person(
    listing.owner_id, 'messages', 'Un nouvel avis sur votre fiche', 'Il est visible de tous. Vous pouvez y répondre une fois.',
    '/partner/reviews', 'review:' || review
  )
$$;

revoke execute on function
  private.reasons_to_hold(public.quote_requests, text[]), private.may_moderate(uuid, uuid), public.held_reviews(),
  public.decide_review(uuid, text, text), private.notify_of_decision(public.reviews, text, text),
  private.notify_of_review(public.partners, uuid)
from public, anon, authenticated, service_role;
grant execute on function public.held_reviews(), public.decide_review(uuid, text, text) to authenticated;
