-- Days that hang on the event's: so many before it, or after it when negative. They follow its date until what they stand for is
-- done or paid. The domain package counts in the same way.
create function private.follow_days_before() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  day date := (select e.starts_on from public.events e where e.id = new.event_id);
begin
  if tg_op = 'UPDATE' then
    -- Moved by hand to another day: still so many days before the event.
    if new.due_on is distinct from old.due_on and new.days_before is not null
      and new.days_before is not distinct from old.days_before then
      new.days_before := day - new.due_on;
    end if;
  end if;
  if tg_table_name = 'tasks' then
    if new.state = 'done' then
      return new;
    end if;
  elsif new.paid_on is not null then
    return new;
  end if;
  if new.days_before is not null then
    new.due_on := day - new.days_before;
  end if;
  return new;
end
$$;
comment on function private.follow_days_before() is 'Dates a row by the day of its event. Definer: whoever writes the row, the day is the event''s.';
revoke execute on function private.follow_days_before() from public, anon, authenticated, service_role;
