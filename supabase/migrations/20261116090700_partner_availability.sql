-- Days on which a partner cannot come. A day without a row is free. Why a day is taken is the partner's affair.
create table public.partner_availability (
  partner_id uuid not null references public.partners (id) on delete cascade,
  day date not null check (day between '2020-01-01' and '2100-12-31'),
  state text not null default 'blocked' check (state in ('blocked', 'booked')),
  primary key (partner_id, day)
);

alter table public.partner_availability enable row level security;
revoke all on public.partner_availability from anon, authenticated;
grant all on public.partner_availability to service_role;
grant select (partner_id, day) on public.partner_availability to anon;
grant select, delete on public.partner_availability to authenticated;
grant insert (partner_id, day) on public.partner_availability to authenticated;

create policy "everyone reads the taken days of listed partners" on public.partner_availability
  for select to anon, authenticated
  using (private.is_listed(partner_id));

create policy "owners read their own calendar" on public.partner_availability
  for select to authenticated
  using (partner_id = (select private.own_partner_id()));

create policy "partner administrators read every calendar" on public.partner_availability
  for select to authenticated
  using ((select private.has_permission('manage_partners')));

create policy "owners block days" on public.partner_availability
  for insert to authenticated
  with check (partner_id = (select private.own_partner_id()) and state = 'blocked');

-- A booked day is freed by ending the booking.
create policy "owners free the days they blocked" on public.partner_availability
  for delete to authenticated
  using (partner_id = (select private.own_partner_id()) and state = 'blocked');
