-- The team of an event, trade by trade: a trade that is sought, a partner of the directory kept in mind, asked or booked, or a
-- professional from elsewhere whom the hosts note by hand.
create table public.event_partners (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references public.events (id) on delete cascade,
  trade text not null check (
    trade in (
      'venue', 'caterer', 'photographer', 'dj', 'florist', 'decorator', 'beauty', 'transport', 'entertainment', 'general'
    )
  ),
  partner_id uuid references public.partners (id) on delete set null,
  name text not null default '' check (length(name) <= 120),
  contact text not null default '' check (length(contact) <= 300),
  state text not null default 'favourite' check (state in ('searched', 'favourite', 'asked', 'quoted', 'booked', 'declined')),
  notes text not null default '' check (length(notes) <= 4000),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, event_id),
  unique (event_id, partner_id),
  constraint event_partners_are_named_unless_sought check (name <> '' or state = 'searched')
);
create index event_partners_list_idx on public.event_partners (event_id, trade, id);
create index event_partners_partner_id_idx on public.event_partners (partner_id);

-- A listing lends its name and trade, which outlive it here. What was asked, quoted or booked is said by the functions that ask and
-- book: by hand it could claim a booking that nobody made.
create function private.guard_event_partner() returns trigger
language plpgsql set search_path = '' as $$
declare
  is_by_hand boolean := current_user = 'authenticated';
begin
  if new.partner_id is null then
    return new;
  end if;
  if tg_op = 'INSERT' then
    if is_by_hand and not private.is_listed(new.partner_id) then
      perform private.refuse('PT409', 'not-listed', 'Ce prestataire n’est plus dans l’annuaire.', new.partner_id::text);
    end if;
    select p.name, p.type into new.name, new.trade from public.partners p where p.id = new.partner_id;
  else
    new.name := old.name;
  end if;
  if is_by_hand and new.state in ('asked', 'quoted', 'booked') and (tg_op = 'INSERT' or new.state <> old.state) then
    perform private.refuse('PT422', 'invalid', 'Cet état vient d’une demande de devis.', 'state');
  end if;
  -- A booking ends by more than a word.
  if is_by_hand and tg_op = 'UPDATE' and old.state in ('asked', 'quoted', 'booked') and new.state <> old.state then
    perform private.refuse('PT409', 'not-open', 'Une demande est en cours auprès de ce prestataire.', old.state);
  end if;
  return new;
end
$$;

create trigger event_partners_guard before insert or update on public.event_partners
  for each row execute function private.guard_event_partner();
create trigger event_partners_bump_version before update of name, contact, state, notes on public.event_partners
  for each row execute function private.bump_version();
create trigger event_partners_touch before update on public.event_partners
  for each row execute function private.touch_updated_at();
revoke execute on function private.guard_event_partner() from public, anon, authenticated, service_role;

alter table public.event_partners enable row level security;
revoke all on public.event_partners from anon, authenticated;
grant all on public.event_partners to service_role;
grant select, delete on public.event_partners to authenticated;
grant insert (id, event_id, trade, partner_id, name, contact, state, notes) on public.event_partners to authenticated;
grant update (name, contact, state, notes) on public.event_partners to authenticated;

create policy "members read the team of an event" on public.event_partners
  for select to authenticated
  using (event_id = any ((select private.member_event_ids())::uuid[]));

create policy "editors add to the team of an event" on public.event_partners
  for insert to authenticated
  with check (event_id = any ((select private.editor_event_ids())::uuid[]));

create policy "editors change the team of an event" on public.event_partners
  for update to authenticated
  using (event_id = any ((select private.editor_event_ids())::uuid[]))
  with check (event_id = any ((select private.editor_event_ids())::uuid[]));

-- With a request under way the entry stays: it is how the answer finds its place.
create policy "editors remove from the team of an event" on public.event_partners
  for delete to authenticated
  using (
    event_id = any ((select private.editor_event_ids())::uuid[])
    and (partner_id is null or state not in ('asked', 'quoted', 'booked'))
  );

alter publication supabase_realtime add table public.event_partners;
