-- What clients say after the event. A review needs a booking made here, so nobody writes one through the API; its date and how
-- it was checked are shown with it. The partner may answer, once, in public.
create table public.reviews (
  id uuid primary key default gen_random_uuid(),
  partner_id uuid not null references public.partners (id) on delete cascade,
  author_id uuid not null references public.profiles (id) on delete cascade,
  -- As the author signs; the profile itself is nobody else's to read.
  author_name text not null check (length(author_name) between 1 and 60),
  event_on date not null,
  rating smallint not null check (rating between 1 and 5),
  title text not null default '' check (length(title) <= 120),
  body text not null check (length(body) between 1 and 4000),
  checked text not null check (length(checked) between 1 and 240),
  -- held: neither shown nor counted until an administrator has looked at it.
  state text not null default 'shown' check (state in ('held', 'shown', 'hidden')),
  answer text check (length(answer) between 1 and 2000),
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  unique (partner_id, author_id)
);

create index reviews_author_id_idx on public.reviews (author_id);
create index reviews_shown_idx on public.reviews (partner_id, created_at desc, id) include (rating) where state = 'shown';

-- An answer that was given stands: others have read it. Only moderation takes it away.
create function private.date_review_answer() returns trigger
language plpgsql set search_path = '' as $$
begin
  if old.answer is not null and current_user in ('anon', 'authenticated') then
    raise exception using errcode = 'PT409', detail = 'already-answered',
      message = 'Vous avez déjà répondu à cet avis. Une réponse ne se modifie pas.';
  end if;
  new.answered_at := case when new.answer is not null then now() end;
  return new;
end
$$;

create trigger reviews_date_answer before update of answer on public.reviews
  for each row when (new.answer is distinct from old.answer)
  execute function private.date_review_answer();

-- Definer: nobody may write a rating. The listing is locked first: of two reviews at once, the second counts both.
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
comment on function private.rate_partner() is 'Keeps a partner''s rating equal to the mean of the reviews shown.';

create trigger reviews_rate_partner after insert or delete or update of rating, state on public.reviews
  for each row execute function private.rate_partner();

revoke execute on function private.date_review_answer(), private.rate_partner()
from public, anon, authenticated, service_role;

alter table public.reviews enable row level security;
revoke all on public.reviews from anon, authenticated;
grant all on public.reviews to service_role;
-- A review is signed with a name; whose account wrote it is shown to nobody.
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

-- What is held is not theirs to know: it may be about themselves.
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
