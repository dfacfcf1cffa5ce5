-- Those who receive one invitation together. Tags and side are the couple's own notes: no guest may read them.
create table public.households (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references public.events (id) on delete cascade,
  name text collate "fr-x-icu" not null check (length(name) between 1 and 160),
  address text check (length(address) <= 500),
  tags text[] not null default '{}' check (cardinality(tags) <= 20),
  side text check (length(side) <= 60),
  invitation_state text not null default 'draft' check (invitation_state in ('draft', 'sent', 'opened', 'answered')),
  revoked_at timestamptz,
  -- Whether the owner revoked it. Written by a trigger; the owner alone opens it again.
  closed_by_owner boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, event_id)
);

create index households_list_idx on public.households (event_id, name, id);

create trigger households_touch before update on public.households
  for each row execute function private.touch_updated_at();

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
create trigger households_guard_closed before update of revoked_at on public.households
  for each row execute function private.guard_closed_household();
revoke execute on function private.guard_closed_household() from public, anon, authenticated, service_role;

alter table public.households enable row level security;
revoke all on public.households from anon, authenticated;
grant all on public.households to service_role;
grant select, delete on public.households to authenticated;
grant insert (id, event_id, name, address, tags, side, invitation_state, revoked_at)
  on public.households to authenticated;
grant update (name, address, tags, side, invitation_state, revoked_at) on public.households to authenticated;
grant select (id, event_id, name, address) on public.households to anon;

create policy "members and guest administrators read households" on public.households
  for select to authenticated
  using (event_id = any ((select private.event_ids_for('manage_guests'))::uuid[]));

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

-- An operator who learns of a leaked link must be able to revoke it.
create policy "guest administrators update households" on public.households
  for update to authenticated
  using ((select private.has_permission('manage_guests')))
  with check ((select private.has_permission('manage_guests')));

create policy "editors delete households" on public.households
  for delete to authenticated
  using (event_id = any ((select private.editor_event_ids())::uuid[]));
