-- Days that hang on the event's follow it by whatever door its date changes. Definer: an administrator of events may change a date
-- and may not write tasks.
create function private.follow_event_date() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.tasks t set days_before = t.days_before
  where t.event_id = new.id and t.days_before is not null and t.state <> 'done';
  update public.instalments s set days_before = s.days_before
  where s.event_id = new.id and s.days_before is not null and s.paid_on is null;
  return null;
end
$$;
comment on function private.follow_event_date() is 'Dates tasks and instalments anew when the event''s date changes.';
create trigger events_follow_date after update of starts_on on public.events
  for each row when (new.starts_on is distinct from old.starts_on) execute function private.follow_event_date();
revoke execute on function private.follow_event_date() from public, anon, authenticated, service_role;
