-- The album as a guest uses it: a file that was uploaded becomes a photo, seen by its household until the hosts show it.

-- Definer: a guest has no account, and the link decides alone.
create function public.guest_add_photo(token text, path text, width integer, height integer, caption text default '')
returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  link record;
  photo public.guest_photos;
begin
  select * into link from private.read_link(token);
  if link.state = 'unknown' then
    return private.count_unknown_link();
  end if;
  perform private.require_link(link.state, false);
  perform from storage.objects o where o.bucket_id = 'guest-photos' and o.name = path;
  if not found or not starts_with(path, link.event || '/' || link.household || '/') then
    perform private.refuse_reply('path');
  end if;
  insert into public.guest_photos as p (event_id, household_id, path, width, height, caption)
  values (link.event, link.household, path, width, height, coalesce(btrim(caption), ''))
  -- Sent again after a lost answer: the same photo.
  on conflict on constraint guest_photos_path_key do update set caption = p.caption
  returning * into photo;
  return jsonb_build_object('id', photo.id, 'state', photo.state);
end
$$;
comment on function public.guest_add_photo(text, text, integer, integer, text) is 'Puts an uploaded file of the link''s household in the album.';

-- Definer: see above. What is shown to everybody invited, and the household's own.
create function public.guest_album(token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  link record;
begin
  select * into link from private.read_link(guest_album.token);
  if link.state = 'unknown' then
    return private.count_unknown_link();
  end if;
  perform private.require_link(link.state, false);
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', p.id, 'path', p.path, 'caption', p.caption, 'width', p.width, 'height', p.height,
      'is_own', p.household_id = link.household, 'state', p.state
    ) order by p.created_at desc, p.id), '[]')
    from public.guest_photos p
    where p.event_id = link.event and (p.state = 'shown' or p.household_id = link.household)
  );
end
$$;
comment on function public.guest_album(text) is 'The photos that the link''s household may see.';

-- Definer: see above.
create function public.guest_remove_photo(token text, photo uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  link record;
begin
  select * into link from private.read_link(guest_remove_photo.token);
  if link.state = 'unknown' then
    return private.count_unknown_link();
  end if;
  perform private.require_link(link.state, false);
  delete from public.guest_photos p where p.id = photo and p.household_id = link.household;
  return to_jsonb(found);
end
$$;
comment on function public.guest_remove_photo(text, uuid) is 'Removes a photo of the link''s household.';

revoke execute on function
  public.guest_add_photo(text, text, integer, integer, text), public.guest_album(text), public.guest_remove_photo(text, uuid)
from public, anon, authenticated, service_role;
grant execute on function
  public.guest_add_photo(text, text, integer, integer, text), public.guest_album(text), public.guest_remove_photo(text, uuid)
to anon, authenticated;
