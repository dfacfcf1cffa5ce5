-- Whatever follows the event's date does so by triggers, so that no path moves a part of it.

-- The period and the closing of replies move by as many days, unless the same statement gives them other days.
create function private.shift_event_period() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.ends_on is not distinct from old.ends_on then
    new.ends_on := coalesce(new.ends_on + (new.starts_on - old.starts_on), new.ends_on);
  end if;
  if new.rsvp_closes_on is not distinct from old.rsvp_closes_on then
    new.rsvp_closes_on := coalesce(new.rsvp_closes_on + (new.starts_on - old.starts_on), new.rsvp_closes_on);
  end if;
  new.date_moved_at := now();
  return new;
end
$$;
create trigger events_shift_period before update of starts_on on public.events
  for each row when (new.starts_on is distinct from old.starts_on) execute function private.shift_event_period();

-- Definer: whoever may change the date need not be able to write tasks, instalments and moments.
create function private.follow_event_date() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.tasks t set days_before = t.days_before
  where t.event_id = new.id and t.days_before is not null and t.state <> 'done';
  update public.instalments s set days_before = s.days_before
  where s.event_id = new.id and s.days_before is not null and s.paid_on is null;
  update public.moments m set day = m.day + (new.starts_on - old.starts_on)
  where m.event_id = new.id and m.day is not null and new.starts_on is not null and old.starts_on is not null;
  return null;
end
$$;
comment on function private.follow_event_date() is 'Moves tasks, instalments and moments when the event''s date changes.';
create trigger events_follow_date after update of starts_on on public.events
  for each row when (new.starts_on is distinct from old.starts_on) execute function private.follow_event_date();
revoke execute on function private.shift_event_period(), private.follow_event_date() from public, anon, authenticated, service_role;
