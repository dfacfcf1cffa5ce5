-- What an administrator's first screen counts. Numbers alone: who may see them reads nobody's rows.

-- Summaries of blocks, not of rows: a changed answer stays in its place, and the week is found without reading the years before.
create index guest_replies_replied_at_idx on public.guest_replies using brin (replied_at) with (autosummarize = on);

-- Definer: counts rows that the caller may not read.
create function public.admin_figures() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.has_permission('view_dashboard') then
    raise insufficient_privilege using message = 'the figures need view_dashboard';
  end if;
  return (
    select jsonb_build_object(
      'events', (
        select jsonb_build_object(
          'total', count(*),
          'ahead', count(*) filter (where e.starts_on is null or coalesce(e.ends_on, e.starts_on) >= t.today),
          'new_week', count(*) filter (where e.created_at >= t.week)
        )
        from public.events e
      ),
      'accounts', (
        select coalesce(jsonb_object_agg(r.role, r.number), '{}')
        from (select p.role, count(*) as number from public.profiles p group by p.role) r
      ),
      'partners_waiting', (select count(*) from public.partners p where p.state = 'pending'),
      'open_requests', (select count(*) from public.quote_requests q where q.state in ('new', 'seen', 'quoted')),
      'new_messages', (select count(*) from public.contact_messages m where m.state = 'new'),
      'replies_week', (
        select count(*) from public.guest_replies g where g.replied_at >= t.week and g.attending is not null
      )
    )
    from (select private.today() as today, now() - interval '7 days' as week) t
  );
end
$$;
comment on function public.admin_figures() is 'The figures of the whole platform; needs view_dashboard.';

revoke execute on function public.admin_figures() from public, anon, authenticated, service_role;
grant execute on function public.admin_figures() to authenticated;
