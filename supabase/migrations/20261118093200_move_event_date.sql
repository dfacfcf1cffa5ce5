-- A new date for an event, with a look at what it moves before anything does. Tasks that are not done and instalments that are not
-- paid follow when their days hang on the event's; moments, the period and the closing of replies move by as many days.
-- Definer: it reads partners' calendars. Only those who organise the event.
create function public.move_event_date(of_event uuid, new_date date, dry_run boolean default true) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  event public.events;
  shift integer;
  answer jsonb;
  asked public.quote_requests;
begin
  perform private.require_editor(of_event);
  if new_date is null or new_date not between '2020-01-01' and '2100-12-31' then
    perform private.refuse('PT422', 'invalid', 'Cette date ne convient pas.', 'new_date');
  end if;
  select * into event from public.events e where e.id = of_event for no key update;
  shift := coalesce(new_date - event.starts_on, 0);
  answer := jsonb_build_object(
    'from', event.starts_on, 'to', new_date,
    'tasks', (
      select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'title', t.title, 'from', t.due_on, 'to', new_date - t.days_before)
        order by t.due_on, t.position, t.id), '[]')
      from public.tasks t
      where t.event_id = of_event and t.state <> 'done' and t.due_on is distinct from new_date - t.days_before and t.days_before is not null
    ),
    'fixed', (
      select count(*) from public.tasks t
      where t.event_id = of_event and t.state <> 'done' and t.days_before is null and t.due_on is not null
    ),
    'instalments', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.id, 'label', s.label, 'item_label', i.label, 'amount_cents', s.amount_cents, 'from', s.due_on, 'to', new_date - s.days_before
      ) order by s.due_on, s.id), '[]')
      from public.instalments s join public.budget_items i on i.id = s.item_id
      where s.event_id = of_event and s.paid_on is null and s.days_before is not null and s.due_on is distinct from new_date - s.days_before
    ),
    'moments', (
      select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'name', m.name, 'from', m.day, 'to', m.day + shift)
        order by m.day, m.hour, m.position, m.id), '[]')
      from public.moments m where m.event_id = of_event and m.day is not null and shift <> 0
    ),
    'bookings', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'partner_id', r.partner_id, 'name', r.partner_name,
        'is_free', not exists (
          select from public.partner_availability a
          join public.quotes q on q.request_id = r.id and q.state = 'accepted'
          where a.partner_id = r.partner_id and a.day = coalesce(q.starts_on, event.starts_on) + shift and a.quote_id is distinct from q.id
        )
      ) order by r.partner_name), '[]')
      from public.quote_requests r where r.event_id = of_event and r.state = 'accepted'
    )
  );
  if dry_run or event.starts_on is not distinct from new_date then
    return answer;
  end if;
  update public.events e set starts_on = new_date, ends_on = e.ends_on + shift, rsvp_closes_on = e.rsvp_closes_on + shift
  where e.id = of_event;
  update public.moments m set day = m.day + shift where m.event_id = of_event and m.day is not null and shift <> 0;
  perform private.note_activity(of_event, 'date_moved', new_date::text);
  for asked in select * from public.quote_requests r where r.event_id = of_event and r.state = 'accepted' loop
    perform private.tell_partner(
      asked, 'Une date change', format('%s passe au %s. Voyez ensemble si vous êtes libre.', asked.event_name, to_char(new_date, 'DD/MM/YYYY')),
      'date-moved:' || asked.id || ':' || new_date
    );
  end loop;
  return answer;
end
$$;
comment on function public.move_event_date(uuid, date, boolean) is 'Shows what a new date moves, or moves it, for an event that the caller edits.';
revoke execute on function public.move_event_date(uuid, date, boolean) from public, anon, authenticated, service_role;
grant execute on function public.move_event_date(uuid, date, boolean) to authenticated;
