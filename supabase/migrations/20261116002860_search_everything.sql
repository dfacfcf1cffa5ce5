-- The search of the command palette: each person among their own things, administrators also among what their permissions cover.

-- Administrators find a person or an event by the beginning of any word.
create index profiles_words_idx on public.profiles
  using gin ((' ' || private.search_key(name || ' ' || coalesce(email::text, ''))) extensions.gin_trgm_ops);
create index events_words_idx on public.events using gin ((' ' || private.search_key(name)) extensions.gin_trgm_ops);

-- An event is found by its title, and leads to the account of its owner: its content is not an administrator's to read. Fifty
-- candidates are ordered, so that a common word costs no more than a rare one. The three longest words use the index, which cannot
-- use an array. It runs as definer because policies would keep
-- PostgreSQL from using the indexes; each part asks for its permission.
create function private.search_for_administrators(patterns text[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  held text[] := private.own_permissions();
  roles text[] := array_remove(private.manageable_roles(), 'partner');
  people jsonb;
  partners jsonb;
  events jsonb;
begin
  if cardinality(roles) > 0 then
    select jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'email', f.email, 'role', f.role)) into people from (
      select c.* from (
        select p.id, p.name, p.email, p.role from public.profiles p
        where (' ' || private.search_key(p.name || ' ' || coalesce(p.email::text, ''))) like patterns[1]
          and (' ' || private.search_key(p.name || ' ' || coalesce(p.email::text, ''))) like coalesce(patterns[2], patterns[1])
          and (' ' || private.search_key(p.name || ' ' || coalesce(p.email::text, ''))) like coalesce(patterns[3], patterns[1])
          and (cardinality(patterns) < 4 or (' ' || private.search_key(p.name || ' ' || coalesce(p.email::text, ''))) like all (patterns))
          and p.role = any (roles)
        limit 50
      ) c
      order by c.name, c.id limit 8
    ) f;
  end if;
  if held && array['manage_partners', 'manage_venues'] then
    select jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'commune', f.commune, 'state', f.state)) into partners from (
      select p.id, p.name, p.commune, p.state from (
        select s.partner_id from private.partner_search s
        where s.words like patterns[1] and s.words like coalesce(patterns[2], patterns[1])
          and s.words like coalesce(patterns[3], patterns[1]) and s.words like all (patterns)
          and private.may_manage_partner(held, s.trade)
        limit 50
      ) c
      join public.partners p on p.id = c.partner_id
      order by p.name, p.id limit 8
    ) f;
  end if;
  if held @> array['manage_events', 'manage_clients'] then
    select jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'owner_id', f.owner_id)) into events from (
      select c.id, c.name, c.owner_id
      from (
        select e.id, e.name, e.owner_id from public.events e
        where (' ' || private.search_key(e.name)) like patterns[1] and (' ' || private.search_key(e.name)) like coalesce(patterns[2], patterns[1])
          and (' ' || private.search_key(e.name)) like coalesce(patterns[3], patterns[1])
          and (cardinality(patterns) < 4 or (' ' || private.search_key(e.name)) like all (patterns))
        limit 50
      ) c
      order by c.name, c.id limit 8
    ) f;
  end if;
  return jsonb_build_object(
    'people', coalesce(people, '[]'), 'partners', coalesce(partners, '[]'), 'events', coalesce(events, '[]')
  );
end
$$;
comment on function private.search_for_administrators(text[]) is
  'At most eight people, partners and events whose words begin so, as the caller''s permissions allow.';

-- Everything else is read under the caller's own policies, and only what belongs to the caller's events or listing.
create function public.search_everything(words text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  patterns text[] := private.prefix_patterns(words);
  own_events uuid[] := private.member_event_ids();
  own_partner uuid := private.own_partner_id();
begin
  if length(btrim(coalesce(words, ''))) < 2 or cardinality(patterns) = 0 then
    return '{}';
  end if;
  return private.search_for_administrators(patterns) || jsonb_build_object(
    'guests', (
      select coalesce(jsonb_agg(to_jsonb(f)), '[]') from (
        select g.id, g.household_id, g.event_id, btrim(g.first_name || ' ' || g.last_name) as name from public.guests g
        where g.event_id = any (own_events)
          and (' ' || private.search_key(g.first_name || ' ' || g.last_name)) like all (patterns)
        order by g.last_name, g.first_name, g.id limit 8
      ) f
    ),
    'tasks', (
      select coalesce(jsonb_agg(to_jsonb(f)), '[]') from (
        select t.id, t.event_id, t.title as name, t.due_on from public.tasks t
        where t.event_id = any (own_events) and (' ' || private.search_key(t.title)) like all (patterns)
        order by t.state = 'done', t.due_on nulls last, t.id limit 8
      ) f
    ),
    'event_partners', (
      select coalesce(jsonb_agg(to_jsonb(f)), '[]') from (
        select t.id, t.event_id, t.name, t.trade from public.event_partners t
        where t.event_id = any (own_events) and (' ' || private.search_key(t.name)) like all (patterns)
        order by t.name, t.id limit 8
      ) f
    ),
    'requests', (
      select coalesce(jsonb_agg(to_jsonb(f)), '[]') from (
        (
          select r.id, r.event_id, 'client' as side, r.partner_name as name, r.event_name from public.quote_requests r
          where r.event_id = any (own_events) and (' ' || private.search_key(r.partner_name)) like all (patterns)
          order by r.created_at desc, r.id limit 8
        ) union all (
          select r.id, null, 'partner', r.client_name, r.event_name from public.quote_requests r
          where r.partner_id = own_partner and (' ' || r.search) like all (patterns)
          order by r.created_at desc, r.id limit 8
        ) limit 8
      ) f
    ),
    'quotes', (
      select coalesce(jsonb_agg(to_jsonb(f)), '[]') from (
        (
          select q.id, q.request_id, q.event_id, 'client' as side, q.partner_name as name, q.number from public.quotes q
          where q.event_id = any (own_events)
            and (' ' || private.search_key(q.partner_name || ' ' || q.title) || ' ' || replace(coalesce(q.number, ''), '-', ''))
              like all (patterns)
          order by q.created_at desc, q.id limit 8
        ) union all (
          select q.id, q.request_id, null, 'partner', r.client_name, q.number
          from public.quotes q join public.quote_requests r on r.id = q.request_id
          where q.partner_id = own_partner
            and (' ' || r.search || ' ' || replace(coalesce(q.number, ''), '-', '')) like all (patterns)
          order by q.created_at desc, q.id limit 8
        ) limit 8
      ) f
    )
  );
end
$$;
comment on function public.search_everything(text) is 'What the caller may find in the command palette, at most eight of each kind.';

revoke execute on function private.search_for_administrators(text[]), public.search_everything(text)
from public, anon, authenticated, service_role;
grant execute on function
  private.search_for_administrators(text[]), private.phone_key(text), private.prefix_patterns(text), public.search_everything(text)
to authenticated;
