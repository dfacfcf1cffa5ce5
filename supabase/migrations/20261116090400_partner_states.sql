-- From draft to listing: the owner asks, an administrator decides with a reason. Nobody else writes a state.

-- Definer: owners may not write states; this lets them ask for a check of what is theirs, and nothing more.
create function public.submit_partner() returns text
language plpgsql security definer set search_path = '' as $$
declare
  listing public.partners;
begin
  select * into listing from public.partners p where p.owner_id = auth.uid() for update;
  if listing.id is null then
    raise exception using errcode = 'PT404', message = 'Vous n’avez pas encore de fiche.';
  end if;
  if listing.state not in ('draft', 'refused') then
    raise exception using errcode = 'PT409', message = 'Cette fiche ne peut pas être soumise dans son état actuel.';
  end if;
  if listing.description = '' or listing.latitude is null then
    raise exception using errcode = 'PT422',
      message = 'Une fiche soumise a une description et une commune avec son code postal.';
  end if;
  update public.partners set state = 'pending', refusal_reason = null where id = listing.id;
  return 'pending';
end
$$;
comment on function public.submit_partner() is 'Sends the caller''s own draft or refused listing to be checked.';

-- Definer: states are written here alone, by those who hold manage_partners.
create function public.decide_partner(partner uuid, decision text, reason text default null) returns text
language plpgsql security definer set search_path = '' as $$
declare
  before text;
  stated text := nullif(btrim(reason), '');
begin
  if not private.has_permission('manage_partners') then
    raise insufficient_privilege using message = 'deciding on a listing needs manage_partners';
  end if;
  select p.state into before from public.partners p where p.id = partner for update;
  if before is null then
    raise exception using errcode = 'PT404', message = 'Cette fiche n’existe pas.';
  end if;
  if not (
    (decision = 'listed' and before in ('pending', 'refused', 'suspended'))
    or (decision = 'refused' and before = 'pending')
    or (decision = 'suspended' and before = 'listed')
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
  return decision;
end
$$;
comment on function public.decide_partner(uuid, text, text) is 'Lists, refuses or suspends a partner; needs manage_partners.';

revoke execute on function public.submit_partner(), public.decide_partner(uuid, text, text)
from public, anon, authenticated, service_role;
grant execute on function public.submit_partner(), public.decide_partner(uuid, text, text) to authenticated;
