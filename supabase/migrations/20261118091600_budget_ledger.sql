-- The whole ledger in one answer, with its sums: the same as those of the domain package, which a test keeps equal. Under the
-- caller's own policies.
create function private.ledger_sums(of_event uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    with lines as (
      -- As private.estimate_of, which is too slow to be called for each of many lines.
      select case when i.is_per_guest and e.expected_guests is not null then i.unit_cents * e.expected_guests else i.estimated_cents end
        as estimated, i.quoted_cents as quoted, i.committed_cents as committed
      from public.budget_items i join public.events e on e.id = i.event_id
      where i.event_id = of_event
    ), sums as (
      select coalesce(sum(estimated), 0)::bigint as estimated, coalesce(sum(quoted), 0)::bigint as quoted,
        coalesce(sum(committed), 0)::bigint as committed,
        coalesce(sum(coalesce(committed, quoted, estimated)), 0)::bigint as forecast
      from lines
    ), dues as (
      select coalesce(sum(amount_cents) filter (where paid_on is not null), 0)::bigint as paid,
        coalesce(sum(amount_cents) filter (where paid_on is null and due_on < (select private.today())), 0)::bigint as overdue
      from public.instalments where event_id = of_event
    )
    select jsonb_build_object(
      'estimated', estimated, 'quoted', quoted, 'committed', committed, 'forecast', forecast, 'paid', paid,
      'remaining', forecast - paid, 'overdue', overdue,
      'next_due', (
        select jsonb_build_object('id', s.id, 'label', s.label, 'due_on', s.due_on, 'amount_cents', s.amount_cents)
        from public.instalments s
        where s.event_id = of_event and s.paid_on is null and s.due_on is not null
        order by s.due_on, s.id limit 1
      )
    )
    from sums, dues
  );
end
$$;

-- As text of JSON from rows, not as jsonb: with hundreds of lines it is told several times as fast.
create function public.budget_ledger(of_event uuid) returns json
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_budget(of_event);
  return json_build_object(
    'total_cents', (select b.total_cents from public.event_budgets b where b.event_id = of_event),
    'guests', (select e.expected_guests from public.events e where e.id = of_event),
    'starts_on', (select e.starts_on from public.events e where e.id = of_event),
    'sums', private.ledger_sums(of_event),
    'categories', (
      select coalesce(json_agg(c order by c.position, c.id), '[]')
      from (
        select o.id, o.code, o.name, o.planned_cents, o.position, o.version
        from public.budget_categories o where o.event_id = of_event
      ) c
    ),
    'items', (
      select coalesce(json_agg(i order by i.position, i.id), '[]')
      from (
        select o.id, o.category_id, o.label, o.trade, o.estimated_cents, o.quoted_cents, o.committed_cents, o.is_per_guest,
          o.unit_cents, o.guests_counted, o.event_partner_id, p.name as partner_name, o.quote_id, o.notes, o.position, o.version
        from public.budget_items o
        left join public.event_partners p on p.id = o.event_partner_id
        where o.event_id = of_event
      ) i
    ),
    'instalments', (
      select coalesce(json_agg(s order by s.due_on, s.position, s.id), '[]')
      from (
        select o.id, o.item_id, o.label, o.kind, o.due_on, o.days_before, o.amount_cents, o.paid_on, o.paid_by, o.receipt_id,
          o.position, o.version
        from public.instalments o where o.event_id = of_event
      ) s
    )
  );
end
$$;

revoke execute on function private.ledger_sums(uuid), public.budget_ledger(uuid) from public, anon, authenticated, service_role;
grant execute on function private.ledger_sums(uuid), public.budget_ledger(uuid) to authenticated;
