-- Partners that a person keeps in mind. Nobody else knows of it, the partner neither.
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
