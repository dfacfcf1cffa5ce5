-- A new name or site of a listing that was checked is looked at again. Until then everybody sees what was checked.
create table public.partner_changes (
  partner_id uuid primary key references public.partners (id) on delete cascade,
  name text not null check (length(name) between 1 and 120),
  website text check (private.is_web_address(website, 300)),
  -- What an administrator has seen is what they decide on.
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

-- Definer: nobody writes changes but this. A draft or a refused listing is checked whole later on, so it takes them at once.
create function private.hold_partner_changes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  asked integer;
begin
  if auth.uid() is distinct from old.owner_id then
    return new;
  end if;
  -- A change of one keeps what was asked for the other.
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
    'Le nom et le site d’une fiche vérifiée sont relus avant d’être affichés. D’ici là, votre fiche garde les précédents.',
    '/partner/dashboard', 'partner-changes:' || old.id
  );
  return new;
end
$$;
comment on function private.hold_partner_changes() is 'Puts a new name or site of a checked listing aside until it was looked at.';

create trigger partners_hold_changes before update of name, website on public.partners
  for each row when (
    old.state in ('pending', 'listed', 'suspended') and (old.name, old.website) is distinct from (new.name, new.website)
  ) execute function private.hold_partner_changes();

-- Definer: listings are written by their owners alone. Those who decide on listings, and not on their own.
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
    perform private.refuse('PT409', 'stale', 'Ces changements ont changé entre-temps.', asked.version::text);
  elsif decision is null or decision not in ('accepted', 'refused') then
    perform private.refuse('PT422', 'invalid', 'Acceptez ou refusez ces changements.', 'decision');
  elsif decision = 'refused' and stated is null then
    perform private.refuse('PT422', 'invalid', 'Un refus se motive.', 'reason');
  end if;
  delete from public.partner_changes c where c.partner_id = partner;
  delete from private.notified n where n.user_id = listing.owner_id and n.key = 'partner-changes:' || partner;
  if decision = 'accepted' then
    update public.partners p set name = asked.name, website = asked.website, checked_at = now() where p.id = partner;
  end if;
  perform private.notify_person(
    listing.owner_id, 'messages',
    case decision when 'accepted' then 'Vos changements sont affichés' else 'Vos changements sont refusés' end,
    coalesce(stated, 'Votre fiche montre désormais son nouveau nom et son nouveau site.'), '/partner/dashboard',
    'partner-changes-decided:' || partner || ':' || now()
  );
  return decision;
end
$$;
comment on function public.decide_partner_changes(uuid, integer, text, text) is
  'Shows or refuses a new name or site of a listing; needs manage_partners, or manage_venues for a venue.';

revoke execute on function private.hold_partner_changes(), public.decide_partner_changes(uuid, integer, text, text)
from public, anon, authenticated, service_role;
grant execute on function public.decide_partner_changes(uuid, integer, text, text) to authenticated;

select private.require_level_on_tables();
