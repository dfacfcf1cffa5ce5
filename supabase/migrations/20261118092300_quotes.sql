-- A partner's answer with its price. Totals are computed here and never taken from a request; a quote that was sent does not change.
create table public.quotes (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references public.quote_requests (id) on delete cascade,
  event_id uuid references public.events (id) on delete set null,
  partner_id uuid references public.partners (id) on delete set null,
  partner_name text not null,
  -- By partner and year, in sequence, given when it is sent.
  number text check (number ~ '^[0-9]{4}-[0-9]{4,}$'),
  state text not null default 'draft' check (state in ('draft', 'sent', 'accepted', 'declined', 'expired', 'withdrawn')),
  title text not null default '' check (length(title) <= 160),
  notes text not null default '' check (length(notes) <= 4000),
  -- The days that it is for; null while the event has none.
  starts_on date,
  ends_on date,
  valid_until date not null,
  -- « TVA non applicable, art. 293 B du CGI ».
  is_vat_exempt boolean not null default false,
  -- [{label, kind, percent, days_before}]: a hundred in all; without days, on acceptance.
  terms jsonb not null default '[]',
  total_ht_cents bigint not null default 0,
  total_vat_cents bigint not null default 0,
  total_ttc_cents bigint not null default 0 check (total_ttc_cents between 0 and 10000000000),
  vat jsonb not null default '[]',
  decline_reason text not null default '' check (length(decline_reason) <= 1000),
  sent_at timestamptz,
  decided_at timestamptz,
  decided_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (partner_id, number),
  constraint quotes_are_numbered_when_sent check ((number is null) = (state = 'draft')),
  constraint quotes_period_is_ordered check (
    ends_on is null or (starts_on is not null and ends_on between starts_on and starts_on + 30)
  ),
  constraint quotes_add_up check (total_ttc_cents = total_ht_cents + total_vat_cents)
);
create unique index quotes_one_draft_idx on public.quotes (request_id) where state = 'draft';
create unique index quotes_one_open_idx on public.quotes (request_id) where state in ('sent', 'accepted');
create index quotes_request_id_idx on public.quotes (request_id, created_at desc, id);
create index quotes_event_id_idx on public.quotes (event_id);
create index quotes_decided_by_idx on public.quotes (decided_by);
create index quotes_valid_until_idx on public.quotes (valid_until) where state = 'sent';

create trigger quotes_touch before update on public.quotes
  for each row execute function private.touch_updated_at();

create table public.quote_lines (
  id uuid primary key default gen_random_uuid(),
  quote_id uuid not null references public.quotes (id) on delete cascade,
  label text not null check (length(btrim(label)) between 1 and 200),
  description text not null default '' check (length(description) <= 1000),
  quantity numeric(8, 2) not null check (quantity between 0.01 and 100000),
  -- Without tax; negative for a rebate.
  unit_cents bigint not null check (unit_cents between -100000000 and 100000000),
  vat_rate numeric(4, 1) not null check (vat_rate in (0, 5.5, 10, 20)),
  -- The quantity is the number of guests.
  is_per_guest boolean not null default false,
  ht_cents bigint generated always as (round(quantity * unit_cents)) stored,
  position integer not null
);
create index quote_lines_list_idx on public.quote_lines (quote_id, position);

-- Numbers without gaps: the row of the year is locked until the quote is sent for good.
create table private.quote_counters (
  partner_id uuid not null references public.partners (id) on delete cascade,
  year integer not null,
  last integer not null,
  primary key (partner_id, year)
);
alter table private.quote_counters enable row level security;
revoke all on private.quote_counters from anon, authenticated, service_role;

alter table public.quotes enable row level security;
alter table public.quote_lines enable row level security;
revoke all on public.quotes, public.quote_lines from anon, authenticated, service_role;
grant select on public.quotes, public.quote_lines to authenticated, service_role;

create policy "members who may see the budget read the quotes sent to them" on public.quotes
  for select to authenticated
  using (event_id = any ((select private.budget_event_ids())::uuid[]) and state <> 'draft');

create policy "partners read their own quotes" on public.quotes
  for select to authenticated
  using (partner_id = (select private.own_partner_id()));

create policy "lines are read with their quote" on public.quote_lines
  for select to authenticated
  using (exists (select from public.quotes q where q.id = quote_id));

-- What a booking made: the line of the budget, and the days that are taken. A day goes free with the quote.
alter table public.budget_items add column quote_id uuid references public.quotes (id) on delete set null;
create index budget_items_quote_id_idx on public.budget_items (quote_id);
alter table public.partner_availability add column quote_id uuid references public.quotes (id) on delete cascade;
create index partner_availability_quote_id_idx on public.partner_availability (quote_id);
-- Whose booking it is, is not everybody's to know.
revoke select on public.partner_availability from authenticated;
grant select (partner_id, day, state) on public.partner_availability to authenticated;

alter publication supabase_realtime add table public.quotes;
