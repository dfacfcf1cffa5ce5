-- One change for many guests, taken back as one. Side, tags and language are those of their households.

create function private.refuse_patch(field text) returns void
language plpgsql immutable set search_path = '' as $$
begin
  raise exception using errcode = 'PT422', message = 'Cette modification n’est pas possible.', detail = 'invalid', hint = field;
end
$$;

create function private.patch_households(households uuid[], patch jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  added text[] := array(select jsonb_array_elements_text(coalesce(patch -> 'add_tags', '[]')));
  removed text[] := array(select jsonb_array_elements_text(coalesce(patch -> 'remove_tags', '[]')));
begin
  if not patch ?| '{side,language,add_tags,remove_tags}' then
    return;
  end if;
  update public.households h set
    side = case when patch ? 'side' then nullif(btrim(patch ->> 'side'), '') else h.side end,
    language = coalesce(patch ->> 'language', h.language),
    tags = array(
      select tag from unnest(h.tags || added) with ordinality as t (tag, place)
      where tag <> all (removed) group by tag order by min(place)
    )
  where h.id = any (households);
end
$$;

create function private.patch_answers(of_event uuid, guests uuid[], patch jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  insert into public.moment_invitations (event_id, guest_id, moment_id)
  select of_event, g, m::uuid
  from unnest(guests) g, jsonb_array_elements_text(coalesce(patch -> 'invite', '[]')) m
  on conflict do nothing;
  delete from public.moment_invitations i
  where i.event_id = of_event and i.guest_id = any (guests)
    and i.moment_id in (select m::uuid from jsonb_array_elements_text(coalesce(patch -> 'uninvite', '[]')) m);
  insert into public.guest_replies as r (event_id, guest_id, moment_id, attending, replied_by, replied_at)
  select i.event_id, i.guest_id, i.moment_id, (a.answer #>> '{}')::boolean, 'couple', now()
  from jsonb_each(coalesce(patch -> 'reply', '{}')) as a (moment, answer)
  join public.moment_invitations i on i.moment_id::text = a.moment and i.event_id = of_event and i.guest_id = any (guests)
  order by i.guest_id, i.moment_id
  on conflict (guest_id, moment_id, event_id) do update
    set attending = excluded.attending, replied_by = 'couple', replied_at = excluded.replied_at, for_date = excluded.for_date
    where (r.attending, r.for_date) is distinct from (excluded.attending, excluded.for_date);
end
$$;

-- Definer: what can be taken back is kept where nobody reads. Those who edit the event alone, and its own guests alone.
create function public.bulk_update_guests(of_event uuid, guests uuid[], patch jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  known constant text[] := '{age_group,is_plus_one,diet,household_id,side,language,add_tags,remove_tags,invite,uninvite,reply}';
  own uuid[];
  homes uuid[];
  undo uuid;
begin
  perform private.require_member(of_event, private.editor_event_ids());
  if jsonb_typeof(patch) <> 'object' or exists (select from jsonb_object_keys(patch) k where k <> all (known)) then
    perform private.refuse_patch('patch');
  elsif cardinality(guests) > 10000 then
    perform private.refuse_patch('guests');
  elsif exists (select from jsonb_path_query(patch, '$.reply.*') answer where jsonb_typeof(answer) not in ('boolean', 'null')) then
    perform private.refuse_patch('reply');
  end if;
  own := array(select g.id from public.guests g where g.event_id = of_event and g.id = any (guests) order by g.id for update);
  homes := array(select distinct g.household_id from public.guests g where g.id = any (own));
  undo := private.snapshot_guests(of_event, own, homes, 'change', patch);
  if patch ?| '{age_group,is_plus_one,diet,household_id}' then
    update public.guests g set
      age_group = coalesce(patch ->> 'age_group', g.age_group),
      is_plus_one = coalesce((patch ->> 'is_plus_one')::boolean, g.is_plus_one),
      diet = case when patch ? 'diet' then nullif(btrim(patch ->> 'diet'), '') else g.diet end,
      household_id = coalesce((patch ->> 'household_id')::uuid, g.household_id)
    where g.id = any (own);
  end if;
  perform private.patch_households(homes, patch);
  perform private.patch_answers(of_event, own, patch);
  perform private.record_undo_versions(undo);
  return jsonb_build_object('count', cardinality(own), 'undo', undo);
-- A value of the wrong type, or one that a table refuses: PostgreSQL's own message would print the guest's row.
exception when data_exception or integrity_constraint_violation then
  perform private.refuse_patch('patch');
end
$$;
comment on function public.bulk_update_guests(uuid, uuid[], jsonb) is 'Changes many guests of an event that the caller edits; can be taken back.';

revoke execute on function
  private.refuse_patch(text), private.patch_households(uuid[], jsonb), private.patch_answers(uuid, uuid[], jsonb),
  public.bulk_update_guests(uuid, uuid[], jsonb)
from public, anon, authenticated, service_role;
grant execute on function public.bulk_update_guests(uuid, uuid[], jsonb) to authenticated;
