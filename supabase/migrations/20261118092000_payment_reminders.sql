-- Each morning: instalments due in seven days and tomorrow, to those who organise the event. A day that was moved is told anew, as its
-- key holds it. Called by the timetable of config.toml.
create function private.french_money(cents bigint) returns text
language sql immutable set search_path = '' as $$
  select replace(replace(replace(to_char(cents / 100.0, 'FM999,999,999,990.00'), ',', U&'\202F'), '.', ','), ',00', '')
    || U&'\00A0€'
$$;

create function private.remind_payments() returns integer
language plpgsql set search_path = '' as $$
declare
  due record;
  sent integer := 0;
begin
  for due in
    select s.id, s.event_id, s.due_on, s.amount_cents, i.label as item, e.name as event,
      case when s.due_on > private.today() + 1 then 7 else 1 end as days
    from public.instalments s
    join public.budget_items i on i.id = s.item_id
    join public.events e on e.id = s.event_id and e.archived_at is null and e.deletion_on is null
    where s.paid_on is null and s.due_on between (select private.today()) and (select private.today()) + 7
    order by s.due_on, s.id
  loop
    perform private.notify_editors(
      due.event_id, 'payments',
      'À régler le ' || to_char(due.due_on, 'DD/MM') || E'\u00a0: ' || left(due.item, 120),
      private.french_money(due.amount_cents) || ' pour ' || due.event || '.',
      '/client/budget', 'instalment:' || due.id || ':' || due.due_on || ':' || due.days
    );
    sent := sent + 1;
  end loop;
  return sent;
end
$$;

revoke execute on function private.french_money(bigint), private.remind_payments() from public, anon, authenticated, service_role;
