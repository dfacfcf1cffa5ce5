-- A new date for an event, with a preview of what it moves and whom it concerns. What moves does so by the triggers of the table.
-- Bookings follow: at once on days on which the partner is free, else after the partner agrees.

-- Each booking of an event, the days that it holds and those that it would hold on another date.
create function private.booking_moves(of_event uuid, new_date date)
returns table (request_id uuid, quote_id uuid, partner_id uuid, partner_name text, shift integer, held date[], wanted date[], is_free boolean)
language sql stable set search_path = '' as $$
  select r.id, q.id, r.partner_id, r.partner_name, s.shift, h.days, w.days, not exists (
    select from public.partner_availability a
    where a.partner_id = r.partner_id and a.day = any (w.days) and a.quote_id is distinct from q.id
  )
  from public.quote_requests r
  join public.quotes q on q.request_id = r.id and q.state = 'accepted'
  cross join lateral (select coalesce(new_date - coalesce(r.starts_on, q.starts_on), 0) as shift) s
  cross join lateral (
    select coalesce(
      (select array_agg(a.day order by a.day) from public.partner_availability a where a.quote_id = q.id),
      array(select d::date from generate_series(q.starts_on, coalesce(q.ends_on, q.starts_on), interval '1 day') d)
    ) as days
  ) h
  cross join lateral (select array(select d + s.shift from unnest(h.days) d order by d) as days) w
  where r.event_id = of_event and r.state = 'accepted'
  order by r.partner_name, r.id
$$;

-- Answers whether the booking moved. Where another client takes the days at the same moment, it keeps those that it has.
create function private.move_booking(request uuid, event public.events) returns boolean
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  booking record;
begin
  select * into booking from private.booking_moves(event.id, event.starts_on) b where b.request_id = request;
  insert into public.partner_availability (partner_id, day, state, quote_id)
  select booking.partner_id, d, 'booked', booking.quote_id
  from unnest(booking.wanted) d where booking.is_free and booking.partner_id is not null order by d
  on conflict do nothing;
  if booking.partner_id is not null and cardinality(booking.wanted) <> (
    select count(*) from public.partner_availability a where a.quote_id = booking.quote_id and a.day = any (booking.wanted)
  ) then
    delete from public.partner_availability a where a.quote_id = booking.quote_id and a.day <> all (booking.held);
    update public.quote_requests r set date_to_agree = event.starts_on where r.id = request;
    return false;
  end if;
  delete from public.partner_availability a where a.quote_id = booking.quote_id and a.day <> all (booking.wanted);
  -- Price and terms were agreed and stay; the days are those of the booking.
  update public.quotes q set starts_on = q.starts_on + booking.shift, ends_on = q.ends_on + booking.shift where q.id = booking.quote_id;
  update public.quote_requests r set starts_on = event.starts_on, ends_on = event.ends_on, date_to_agree = null where r.id = request;
  return true;
end
$$;

-- Definer: calendars belong to partners.
create function private.move_bookings() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.move_booking(r.id, new)
  from (select o.id from public.quote_requests o where o.event_id = new.id and o.state = 'accepted' order by o.id for update) r;
  return null;
end
$$;
comment on function private.move_bookings() is 'Moves the bookings of an event whose date changes.';
create trigger events_move_bookings after update of starts_on on public.events
  for each row when (new.starts_on is distinct from old.starts_on and new.starts_on is not null)
  execute function private.move_bookings();

-- Definer: it writes what belongs to both sides. Only the partner of the booking, who frees the day before where it is taken.
create function public.agree_to_date(request uuid) returns date
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  asked public.quote_requests := private.lock_request(request, 'partner');
  event public.events;
begin
  if asked.date_to_agree is null then
    perform private.refuse('PT409', 'not-open', 'Aucune nouvelle date n’attend votre accord.', asked.state);
  end if;
  select * into event from public.events e where e.id = asked.event_id;
  if not private.move_booking(asked.id, event) then
    perform private.refuse('PT409', 'date-taken', 'Votre calendrier n’est pas libre ce jour-là. Libérez-le d’abord.', event.starts_on::text);
  end if;
  perform private.notify_editors(
    asked.event_id, 'quotes', asked.partner_name || ' accepte la nouvelle date', 'La réservation est confirmée au '
      || private.french_day(event.starts_on) || '.',
    '/client/partners/requests/' || asked.id, 'date-agreed:' || asked.id || ':' || event.starts_on
  );
  return event.starts_on;
end
$$;
comment on function public.agree_to_date(uuid) is 'Moves a booking of the caller''s listing to the new date of its event.';

revoke execute on function
  private.booking_moves(uuid, date), private.move_booking(uuid, public.events), private.move_bookings(), public.agree_to_date(uuid)
from public, anon, authenticated, service_role;
grant execute on function public.agree_to_date(uuid) to authenticated;

create function private.preview_date(event public.events, new_date date) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'from', event.starts_on, 'to', new_date,
    'tasks', (
      select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'title', t.title, 'from', t.due_on, 'to', new_date - t.days_before)
        order by t.due_on, t.position, t.id), '[]')
      from public.tasks t
      where t.event_id = event.id and t.state <> 'done' and t.due_on is distinct from new_date - t.days_before and t.days_before is not null
    ),
    'fixed', (
      select count(*) from public.tasks t
      where t.event_id = event.id and t.state <> 'done' and t.days_before is null and t.due_on is not null
    ),
    'instalments', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.id, 'label', s.label, 'item_label', i.label, 'amount_cents', s.amount_cents, 'from', s.due_on, 'to', new_date - s.days_before
      ) order by s.due_on, s.id), '[]')
      from public.instalments s join public.budget_items i on i.id = s.item_id
      where s.event_id = event.id and s.paid_on is null and s.days_before is not null and s.due_on is distinct from new_date - s.days_before
    ),
    'moments', (
      select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'name', m.name, 'from', m.day, 'to', m.day + (new_date - event.starts_on))
        order by m.day, m.hour, m.position, m.id), '[]')
      from public.moments m where m.event_id = event.id and m.day is not null and new_date <> event.starts_on
    ),
    -- Households that know the date, and how many of them have an address to write to.
    'invitations', (
      select jsonb_build_object('sent', count(*), 'mails', count(private.household_email(h.id)))
      from public.households h
      where h.event_id = event.id and h.revoked_at is null and h.invitation_state <> 'draft'
    ),
    -- People who replied, and how many of them are asked to confirm.
    'replies', (
      select jsonb_build_object(
        'yes', count(*) filter (where g.comes), 'no', count(*) filter (where not g.comes), 'to_confirm', count(*) filter (where g.is_asked)
      )
      from (
        select bool_or(r.attending) as comes,
          bool_or(r.for_date <> coalesce(m.day + coalesce(new_date - event.starts_on, 0), new_date)) as is_asked
        from public.guest_replies r join public.moments m on m.id = r.moment_id
        where r.event_id = event.id and r.attending is not null group by r.guest_id
      ) g
    ),
    'bookings', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'request_id', b.request_id, 'partner_id', b.partner_id, 'name', b.partner_name, 'is_free', b.is_free
      ) order by b.partner_name, b.request_id), '[]')
      from private.booking_moves(event.id, new_date) b
    )
  )
$$;

-- Definer: it reads partners' calendars and writes to partners. Only those who organise the event.
create function public.move_event_date(
  of_event uuid, new_date date, dry_run boolean default true, message_partners boolean default false
) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  event public.events;
  preview jsonb;
  asked public.quote_requests;
  change text;
begin
  perform private.require_editor(of_event);
  if new_date is null or new_date not between '2020-01-01' and '2100-12-31' then
    perform private.refuse('PT422', 'invalid', 'Cette date ne convient pas.', 'new_date');
  end if;
  -- Requests first, as whoever accepts a quote locks them.
  if not dry_run then
    perform from public.quote_requests r where r.event_id = of_event order by r.id for update;
  end if;
  select * into event from public.events e where e.id = of_event for no key update;
  preview := private.preview_date(event, new_date);
  if dry_run or event.starts_on is not distinct from new_date then
    return preview;
  end if;
  update public.events e set starts_on = new_date where e.id = of_event;
  perform private.record_activity(of_event, 'date_moved', new_date::text);
  change := format(
    E'%s\u00a0: la date passe %sau %s.', event.name, coalesce('du ' || private.french_day(event.starts_on) || ' ', ''), private.french_day(new_date)
  );
  for asked in
    select r.* from public.quote_requests r where r.event_id = of_event and r.state = 'accepted' order by r.partner_name, r.id
  loop
    perform private.notify_partner(
      asked, 'Une date change', change || case
        when asked.date_to_agree is null then ' Votre réservation suit, et votre calendrier est à jour.'
        else E' Vous n’êtes pas libre ce jour-là\u00a0: la réservation est à revoir ensemble.'
      end, 'date-moved:' || asked.id || ':' || new_date
    );
    if asked.date_to_agree is not null then
      perform private.notify_editors(
        of_event, 'quotes', E'Réservation à revoir\u00a0: ' || asked.partner_name,
        'Ce prestataire n’est pas libre à la nouvelle date. L’ancien jour lui reste réservé tant que vous n’avez pas décidé ensemble.',
        '/client/partners/requests/' || asked.id, 'date-to-agree:' || asked.id || ':' || new_date
      );
    end if;
    if message_partners then
      perform public.send_message(c.id, E'Bonjour,\n\n' || change || case
        when asked.date_to_agree is null then ' D’après votre calendrier, vous êtes libre ce jour-là. Dites-nous si cela ne vous convient pas.'
        else E' D’après votre calendrier, vous n’êtes pas libre ce jour-là. Pouvez-vous nous dire ce qui est possible\u00a0?'
      end)
      from public.conversations c where c.request_id = asked.id;
    end if;
  end loop;
  return preview;
end
$$;
comment on function public.move_event_date(uuid, date, boolean, boolean) is 'Shows what a new date moves, or moves it, for an event that the caller edits.';
revoke execute on function private.preview_date(public.events, date), public.move_event_date(uuid, date, boolean, boolean)
from public, anon, authenticated, service_role;
grant execute on function public.move_event_date(uuid, date, boolean, boolean) to authenticated;
