-- A whole plan of payment for a line, in place of what is not paid yet: it adds up to the line or nothing changes. Under the
-- caller's own policies.
create function public.set_instalments(item uuid, plan jsonb) returns uuid[]
language plpgsql set search_path = '' as $$
declare
  line public.budget_items;
  missing bigint;
  made uuid[];
begin
  select * into line from public.budget_items i where i.id = set_instalments.item for update;
  if line.id is null then
    perform private.refuse('PT404', 'unknown', 'Cette ligne n’existe plus.');
  end if;
  if jsonb_typeof(plan) is distinct from 'array' or jsonb_array_length(plan) > 60 then
    perform private.refuse('PT422', 'invalid', 'Un plan a soixante échéances au plus.', 'plan');
  end if;
  delete from public.instalments s where s.item_id = line.id and s.paid_on is null;
  missing := private.amount_of(line, (select e.expected_guests from public.events e where e.id = line.event_id))
    - coalesce((select sum(s.amount_cents) from public.instalments s where s.item_id = line.id), 0)
    - coalesce((select sum((p ->> 'amount_cents')::bigint) from jsonb_array_elements(plan) p), 0);
  if missing <> 0 then
    perform private.refuse(
      'PT422', 'does-not-add-up', 'Les échéances ne font pas le montant de la ligne.', missing::text
    );
  end if;
  with added as (
    insert into public.instalments (event_id, item_id, label, kind, amount_cents, due_on, days_before)
    select line.event_id, line.id, coalesce(p.label, ''), coalesce(p.kind, 'acompte'), p.amount_cents, p.due_on, p.days_before
    from jsonb_to_recordset(plan) as p (label text, kind text, amount_cents bigint, due_on date, days_before integer)
    returning id
  )
  select array_agg(id) into made from added;
  return coalesce(made, '{}');
end
$$;
revoke execute on function public.set_instalments(uuid, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.set_instalments(uuid, jsonb) to authenticated;
