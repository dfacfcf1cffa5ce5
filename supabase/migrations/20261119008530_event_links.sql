-- Whoever prepares several events is led to the one that they are told of, whichever they were at last.
create function private.event_address(of_event uuid, path text) returns text
language sql immutable set search_path = '' as $$
  select path || case when strpos(path, '?') > 0 then '&' else '?' end || 'event=' || of_event
$$;
comment on function private.event_address(uuid, text) is 'A page of the client''s area, for one event.';

create or replace function private.notify_hosts(event uuid, title text, body text, key text) returns void
language sql set search_path = '' as $$
  select private.notify(m.user_id, 'replies', left(title, 160), left(body, 500), private.event_address(event, '/client/guests'), key)
  from public.event_members m where m.event_id = event and m.role in ('owner', 'editor')
$$;

create or replace function private.notify_editors(
  of_event uuid, kind text, title text, body text, path text, key text, but uuid default null
) returns void
language sql security definer set search_path = '' as $$
  select private.notify_person(m.user_id, notify_editors.kind, title, body, private.event_address(of_event, path), key)
  from public.event_members m
  where m.event_id = of_event and m.role in ('owner', 'editor') and m.user_id is distinct from but
$$;

-- Definer: nobody writes notifications. Rows of one event are locked first, in one order: of two guests, the second counts both photos.
create or replace function private.count_waiting_photos(of_event uuid, is_new boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  waiting bigint;
  words text;
  reader uuid;
  notification uuid;
begin
  if is_new then
    insert into private.photo_notices (event_id, user_id)
    select m.event_id, m.user_id from public.event_members m
    where m.event_id = of_event and m.role in ('owner', 'editor') order by m.user_id
    on conflict do nothing;
  end if;
  perform from private.photo_notices p where p.event_id = of_event order by p.user_id for update;
  select count(*) into waiting from public.guest_photos p where p.event_id = of_event and p.state = 'pending';
  if waiting = 0 then
    delete from public.notifications n using private.photo_notices p
    where p.event_id = of_event and n.id = p.notification_id and n.read_at is null;
    return;
  end if;
  words := private.french_count(waiting, 'photo attend', 'photos attendent') || ' votre accord';
  update public.notifications n set title = words, created_at = case when is_new then now() else n.created_at end
  from private.photo_notices p
  where p.event_id = of_event and n.id = p.notification_id and n.read_at is null;
  if not is_new then
    return;
  end if;
  for reader in
    select p.user_id from private.photo_notices p
    join public.event_members m on m.event_id = p.event_id and m.user_id = p.user_id and m.role in ('owner', 'editor')
    where p.event_id = of_event
      and not exists (select from public.notifications n where n.id = p.notification_id and n.read_at is null)
  loop
    -- Null for whoever does not want it in the application.
    insert into public.notifications (user_id, kind, title, body, href)
    select reader, 'replies', words, left(e.name, 500), private.event_address(of_event, '/client/website/album')
    from public.events e where e.id = of_event
    returning id into notification;
    update private.photo_notices p set notification_id = notification where p.event_id = of_event and p.user_id = reader;
  end loop;
end
$$;

-- A week after an event's last day, as before.
create or replace function private.ask_for_reviews() returns integer
language plpgsql set search_path = '' as $$
declare
  asked record;
  sent integer := 0;
begin
  for asked in
    with over as materialized (
      select m.user_id, e.id as event_id, e.name as event, r.id as request_id, r.partner_name,
        '/client/partners/requests/' || r.id || '?avis=1' as path
      from public.events e
      join public.quote_requests r on r.event_id = e.id and r.state = 'done' and r.review_id is null and r.partner_id is not null
      join public.event_members m on m.event_id = e.id and m.role in ('owner', 'editor')
      where coalesce(e.ends_on, e.starts_on) between (select private.today()) - 37 and (select private.today()) - 7
        and e.archived_at is null and e.deletion_on is null and private.review_obstacle(r) is null
        -- One voice for one person, however often they book.
        and not exists (select from public.reviews w where w.partner_id = r.partner_id and w.author_id = m.user_id)
    ), fresh as materialized (
      select o.*, private.notify(
        o.user_id, 'quotes', 'Votre avis sur ' || o.partner_name,
        left('Une semaine a passé depuis ' || o.event || '. Quelques mots de votre part en aideront d’autres à choisir.', 500),
        o.path, 'review-asked:' || o.request_id
      ) as is_new
      from over o
    )
    select f.user_id, f.event_id, f.event, count(*) as number, min(f.partner_name) as partner, min(f.path) as path,
      string_agg('· ' || f.partner_name, E'\n' order by f.partner_name) as lines
    from fresh f
    where f.is_new
    group by f.user_id, f.event_id, f.event
  loop
    sent := sent + 1;
    continue when not exists (
      select from public.notification_preferences p
      join public.notification_settings s on s.user_id = p.user_id
      where p.user_id = asked.user_id and p.kind = 'quotes' and p.by_mail and not s.daily_digest
    );
    perform private.mail_person(
      asked.user_id, 'reviews-asked:' || asked.user_id || ':' || asked.event_id || ':' || private.today(), 'quotes',
      case when asked.number = 1 then 'Votre avis sur ' || asked.partner else 'Vos avis sur ' || asked.number || ' prestataires' end,
      'Une semaine a passé depuis ' || asked.event || '. Quelques mots de votre part en aideront d’autres à choisir'
        || E'\u00a0:\n\n' || asked.lines,
      case when asked.number = 1 then asked.path else private.event_address(asked.event_id, '/client/partners') end
    );
  end loop;
  return sent;
end
$$;

revoke execute on function private.event_address(uuid, text) from public, anon, authenticated, service_role;
