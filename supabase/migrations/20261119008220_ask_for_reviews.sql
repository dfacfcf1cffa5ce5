-- A week after an event's last day, those who organised it are asked once what they think of each vendor they booked and have not
-- reviewed: a notification for each, one mail for all. Not for an event that was put away or is to be deleted: it may not have been a
-- joy. Nor for one that is long over when this begins. Called by the timetable of config.toml.
create function private.ask_for_reviews() returns integer
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
        and e.archived_at is null and e.deletion_on is null
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
      case when asked.number = 1 then asked.path else '/client/partners' end
    );
  end loop;
  return sent;
end
$$;

revoke execute on function private.ask_for_reviews() from public, anon, authenticated, service_role;
