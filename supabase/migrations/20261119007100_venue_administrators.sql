-- Administrators of venues: what manage_partners opens for every listing, manage_venues opens for those whose trade is the place.

-- Definer: a policy of what belongs to a listing cannot read listings that the caller sees through another policy only.
create function private.managed_venue_ids() returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.has_permission('manage_venues') then
    return array(select p.id from public.partners p where p.type = 'venue');
  end if;
  return '{}';
end
$$;
comment on function private.managed_venue_ids() is 'Every venue for a holder of manage_venues, none for others.';

-- The list of the venues' accounts, newest first.
create index profiles_venues_idx on public.profiles (created_at desc, id) where role = 'partner' and partner_type = 'venue';

create policy "venue administrators read the profiles of venues" on public.profiles
  for select to authenticated
  using (role = 'partner' and partner_type = 'venue' and (select private.has_permission('manage_venues')));

-- The check holds the trade: nobody leaves the set by this way.
create policy "venue administrators update the profiles of venues" on public.profiles
  for update to authenticated
  using (role = 'partner' and partner_type = 'venue' and (select private.has_permission('manage_venues')))
  with check (role = 'partner' and partner_type = 'venue' and (select private.has_permission('manage_venues')));

create policy "venue administrators read every venue" on public.partners
  for select to authenticated
  using (type = 'venue' and (select private.has_permission('manage_venues')));

create policy "venue administrators read the services of venues" on public.partner_services
  for select to authenticated
  using (partner_id = any ((select private.managed_venue_ids())::uuid[]));

create policy "venue administrators read the photos of venues" on public.partner_photos
  for select to authenticated
  using (partner_id = any ((select private.managed_venue_ids())::uuid[]));

create policy "venue administrators read the calendars of venues" on public.partner_availability
  for select to authenticated
  using (partner_id = any ((select private.managed_venue_ids())::uuid[]));

create policy "venue administrators read the reviews of venues" on public.reviews
  for select to authenticated
  using (partner_id = any ((select private.managed_venue_ids())::uuid[]));

-- Definer: states are written here alone, by those who hold manage_partners, or manage_venues for a venue. Whether a listing
-- exists is told to nobody else.
create or replace function public.decide_partner(partner uuid, decision text, reason text default null) returns text
language plpgsql security definer set search_path = '' as $$
declare
  held text[] := private.own_permissions();
  listing public.partners;
  stated text := nullif(btrim(reason), '');
begin
  if held && array['manage_partners', 'manage_venues'] then
    select * into listing from public.partners p where p.id = partner for update;
  end if;
  -- Nobody checks their own listing.
  if not ('manage_partners' = any (held) or ('manage_venues' = any (held) and coalesce(listing.type = 'venue', false)))
    or coalesce(listing.owner_id = auth.uid(), false) then
    raise insufficient_privilege using message = 'deciding on a listing needs manage_partners, or manage_venues for a venue';
  end if;
  if listing.id is null then
    raise exception using errcode = 'PT404', message = 'Cette fiche n’existe pas.';
  end if;
  if not (
    (decision = 'listed' and listing.state in ('pending', 'refused', 'suspended'))
    or (decision = 'refused' and listing.state = 'pending')
    or (decision = 'suspended' and listing.state = 'listed')
  ) then
    raise exception using errcode = 'PT409', message = 'Cette décision ne convient pas à l’état de la fiche.';
  end if;
  if decision <> 'listed' and stated is null then
    raise exception using errcode = 'PT422', message = 'Un refus ou une suspension se motive.';
  end if;
  update public.partners set
    state = decision,
    refusal_reason = case when decision <> 'listed' then left(stated, 1000) end,
    checked_at = case when decision = 'listed' then now() else checked_at end
  where id = partner;
  -- A refused listing is written anew: what was asked for before has lost its ground.
  if decision = 'refused' then
    delete from public.partner_changes c where c.partner_id = listing.id;
  end if;
  return decision;
end
$$;
comment on function public.decide_partner(uuid, text, text) is
  'Lists, refuses or suspends a partner; needs manage_partners, or manage_venues for a venue.';

revoke execute on function private.managed_venue_ids() from public, anon, authenticated, service_role;
grant execute on function private.managed_venue_ids() to authenticated;
