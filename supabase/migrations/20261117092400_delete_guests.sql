-- Guests who go, alone or as one of two who were the same. A household left empty goes with its last guest.

-- Definer: what can be taken back is kept where nobody reads. Those who edit the event alone, and its own guests alone.
create function public.delete_guests(of_event uuid, guests uuid[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  own uuid[];
  homes uuid[];
  undo uuid;
begin
  perform private.require_member(of_event, private.editor_event_ids());
  own := array(select g.id from public.guests g where g.event_id = of_event and g.id = any (guests) order by g.id for update);
  homes := array(select distinct g.household_id from public.guests g where g.id = any (own));
  undo := private.snapshot_guests(of_event, own, homes, 'deletion');
  delete from public.guests g where g.id = any (own);
  delete from public.households h
  where h.id = any (homes) and not exists (select from public.guests g where g.household_id = h.id);
  perform private.record_undo_versions(undo);
  return jsonb_build_object('count', cardinality(own), 'undo', undo);
end
$$;
comment on function public.delete_guests(uuid, uuid[]) is 'Deletes guests of an event that the caller edits; can be taken back.';

-- Definer: see above. What the one lacks comes from the other; the link of a household that ends goes on to open the one kept.
create function public.merge_guests(keep uuid, "drop" uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  target public.guests;
  dropped public.guests;
  replies public.guest_replies[];
  choices public.menu_choices[];
  undo uuid;
begin
  select g.* into target from public.guests g where g.id = keep for update;
  select g.* into dropped from public.guests g where g.id = "drop" for update;
  perform private.require_member(target.event_id, private.editor_event_ids());
  if dropped.event_id is distinct from target.event_id or keep = "drop" then
    perform private.refuse_patch('drop');
  end if;
  undo := private.snapshot_guests(target.event_id, array[keep, "drop"], array[target.household_id, dropped.household_id], 'merger');
  update public.guests g set
    first_name = coalesce(nullif(g.first_name, ''), dropped.first_name),
    last_name = coalesce(nullif(g.last_name, ''), dropped.last_name),
    email = coalesce(g.email, dropped.email), phone = coalesce(g.phone, dropped.phone), diet = coalesce(g.diet, dropped.diet),
    allergies = coalesce(g.allergies, dropped.allergies),
    allergies_consent_at = coalesce(g.allergies_consent_at, dropped.allergies_consent_at),
    allergies_consent_by = coalesce(g.allergies_consent_by, dropped.allergies_consent_by),
    song_request = coalesce(g.song_request, dropped.song_request), message = coalesce(g.message, dropped.message)
  where g.id = keep;
  insert into public.moment_invitations (event_id, guest_id, moment_id)
  select i.event_id, keep, i.moment_id from public.moment_invitations i where i.guest_id = "drop"
  on conflict do nothing;
  replies := array(select r from public.guest_replies r where r.guest_id = "drop");
  choices := array(select c from public.menu_choices c where c.guest_id = "drop");
  -- The one who goes frees the places before the other takes them.
  delete from public.guests g where g.id = "drop";
  insert into public.guest_replies as r (event_id, guest_id, moment_id, attending, replied_by, replied_at, for_date)
  select event_id, keep, moment_id, attending, replied_by, replied_at, for_date from unnest(replies)
  on conflict (guest_id, moment_id, event_id) do update
    set attending = excluded.attending, replied_by = excluded.replied_by, replied_at = excluded.replied_at,
      for_date = excluded.for_date
    where r.attending is null;
  insert into public.menu_choices (event_id, guest_id, moment_id, course, menu_id)
  select event_id, keep, moment_id, course, menu_id from unnest(choices)
  on conflict do nothing;
  perform from public.guests g where g.household_id = dropped.household_id;
  if not found then
    -- A card that was sent opens the other household from now on, unless its link was revoked.
    if exists (select from public.households h where h.id = dropped.household_id and h.revoked_at is null) then
      insert into private.former_links (token, household_id)
      select l.token, target.household_id from public.household_links l where l.household_id = dropped.household_id;
      update private.former_links f set household_id = target.household_id where f.household_id = dropped.household_id;
    end if;
    delete from public.households h where h.id = dropped.household_id;
  end if;
  perform private.record_undo_versions(undo);
  return jsonb_build_object('undo', undo);
end
$$;
comment on function public.merge_guests(uuid, uuid) is 'Makes one of two guests of an event that the caller edits; can be taken back.';

revoke execute on function public.delete_guests(uuid, uuid[]), public.merge_guests(uuid, uuid)
from public, anon, authenticated, service_role;
grant execute on function public.delete_guests(uuid, uuid[]), public.merge_guests(uuid, uuid) to authenticated;
