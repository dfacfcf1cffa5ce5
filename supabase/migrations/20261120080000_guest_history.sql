-- What was done to the guest list in a week: imports, changes of many, deletions and mergers, by whom, and what can be taken back.
-- Definer: what is kept is read by nobody, and names of profiles neither. To those who edit the event alone.
create function public.guest_history(of_event uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_editor(of_event);
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', u.id, 'kind', u.kind, 'patch', u.patch, 'made_at', u.made_at, 'made_by', p.name, 'is_own', u.made_by = auth.uid(),
      'guests', cardinality(u.guest_ids), 'households', cardinality(u.household_ids),
      'undone_at', u.undone_at, 'undone_by', b.name,
      -- Whom taking it back would leave as they are: edited since, or gone since.
      'edited', case when u.undone_at is null then cardinality(private.edited_since(u)) else 0 end,
      'gone', case when u.undone_at is null then cardinality(private.deleted_since(u)) else 0 end
    ) order by u.made_at desc, u.id), '[]')
    from (
      select i.id from private.guest_undos i
      where i.event_id = of_event and i.made_at > now() - interval '7 days' and cardinality(i.guest_ids) > 0
      order by i.made_at desc limit 100
    ) newest
    join private.guest_undos u on u.id = newest.id
    left join public.profiles p on p.id = u.made_by
    left join public.profiles b on b.id = u.undone_by
  );
end
$$;
comment on function public.guest_history(uuid) is 'What was done to the guest list of an event that the caller edits, in the last week.';
revoke execute on function public.guest_history(uuid) from public, anon, authenticated, service_role;
grant execute on function public.guest_history(uuid) to authenticated;
