-- All that is kept about an account, for its owner (RGPD, art. 15 and 20). Read under the caller's own policies, and narrowed to what is
-- theirs: an administrator's rights open nothing here. Secrets of links are in no part of it.

-- Definer: the tables of the auth service are read by nobody. Its devices, never their keys.
create function private.exported_access() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'created_at', u.created_at, 'last_sign_in_at', u.last_sign_in_at, 'email_confirmed_at', u.email_confirmed_at,
      'sessions', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'created_at', s.created_at, 'refreshed_at', s.refreshed_at, 'user_agent', s.user_agent, 'ip', host(s.ip)
        ) order by s.created_at), '[]') from auth.sessions s where s.user_id = u.id
      ),
      'second_step', (
        select coalesce(jsonb_agg(jsonb_build_object('type', f.factor_type, 'name', f.friendly_name, 'created_at', f.created_at)), '[]')
        from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified'
      ),
      'identities', (
        select coalesce(jsonb_agg(jsonb_build_object('provider', i.provider, 'email', i.email, 'created_at', i.created_at)), '[]')
        from auth.identities i where i.user_id = u.id
      )
    ) || private.exported_passkeys(u.id)
    from auth.users u where u.id = auth.uid()
  );
end
$$;
comment on function private.exported_access() is 'Where and how the caller signs in.';

-- Elsewhere than on our platform, the auth service keeps no such table.
create function private.exported_passkeys(person uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  if to_regclass('auth.passkeys') is null then
    return '{}';
  end if;
  return (
    select jsonb_build_object('passkeys', coalesce(jsonb_agg(jsonb_build_object(
      'name', k.friendly_name, 'created_at', k.created_at, 'last_used_at', k.last_used_at
    ) order by k.created_at), '[]'))
    from auth.passkeys k where k.user_id = person
  );
end
$$;

-- Definer: nobody reads allergies from the table; its owner edits an event, and is shown them by guest_list as well. Looked up guest by
-- guest, by keys that only the guests' own index serves: whatever the planner believes of a list that was just imported, ten
-- thousand of them take a second.
create function private.exported_guests(of_event uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_member(of_event, private.owner_event_ids());
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'household_id', g.household_id, 'first_name', g.first_name, 'last_name', g.last_name, 'age_group', g.age_group,
      'is_plus_one', g.is_plus_one, 'email', g.email, 'phone', g.phone, 'diet', g.diet, 'allergies', g.allergies,
      'allergies_consent_at', g.allergies_consent_at, 'song_request', g.song_request, 'message', g.message,
      'replies', a.list, 'menus', c.list, 'created_at', g.created_at
    ) order by g.last_name, g.first_name, g.id), '[]')
    from public.guests g
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object(
        'moment', m.name, 'attending', r.attending, 'replied_by', r.replied_by, 'replied_at', r.replied_at
      ) order by m.position, m.id), '[]') as list
      from public.moments m
      join public.moment_invitations i on i.guest_id = g.id and i.moment_id = m.id
      left join public.guest_replies r on r.guest_id = i.guest_id and r.moment_id = i.moment_id
      where m.event_id = of_event
    ) a
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object(
        'course', o.course, 'menu', (select m.name from public.menus m where m.id = o.menu_id)
      )), '[]') as list
      from public.menu_choices o where o.guest_id = g.id
    ) c
    where g.event_id = of_event
  );
end
$$;
comment on function private.exported_guests(uuid) is 'The guests of the caller''s own event, with what they answered.';

-- What follows runs with the caller's own rights.

-- Requests of an event or to a listing, with the quotes and messages that belong to them.
create function private.exported_requests(of_event uuid, of_partner uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(
    to_jsonb(r) - '{event_id,partner_id,made_by,review_id}'::text[] || jsonb_build_object(
      'quotes', (
        select coalesce(jsonb_agg(to_jsonb(q) - '{request_id,event_id,partner_id,decided_by}'::text[] || jsonb_build_object('lines', (
          select coalesce(jsonb_agg(to_jsonb(l) - '{id,quote_id,position}'::text[] order by l.position), '[]')
          from public.quote_lines l where l.quote_id = q.id
        )) order by q.created_at), '[]')
        from public.quotes q where q.request_id = r.id
      ),
      'messages', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'side', m.side, 'author_name', m.author_name, 'body', m.body, 'created_at', m.created_at,
          'files', (select coalesce(jsonb_agg(f.file - 'path'), '[]') from jsonb_array_elements(m.files) as f (file))
        ) order by m.created_at, m.id), '[]')
        from public.conversations c join public.messages m on m.conversation_id = c.id where c.request_id = r.id
      )
    ) order by r.created_at, r.id
  ), '[]')
  from public.quote_requests r where r.event_id = of_event or r.partner_id = of_partner
$$;

create function private.exported_event(e public.events) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(e) - '{owner_id,cover_path,version}'::text[] || jsonb_build_object(
    'budget_cents', (select b.total_cents from public.event_budgets b where b.event_id = e.id),
    'members', (
      select coalesce(jsonb_agg(jsonb_build_object('name', t.name, 'role', t.role)), '[]') from public.event_team(e.id) t
    ),
    'moments', (
      select coalesce(jsonb_agg(to_jsonb(m) - '{event_id,version}'::text[] order by m.position, m.id), '[]')
      from public.moments m where m.event_id = e.id
    ),
    'menus', (
      select coalesce(jsonb_agg(to_jsonb(m) - '{event_id,version}'::text[] order by m.moment_id, m.position), '[]')
      from public.menus m where m.event_id = e.id
    ),
    'website', (select to_jsonb(w) - '{event_id,version}'::text[] from public.event_websites w where w.event_id = e.id),
    'invitation_texts', (
      select coalesce(jsonb_agg(to_jsonb(t) - '{event_id,version}'::text[] order by t.kind), '[]')
      from public.invitation_texts t where t.event_id = e.id
    ),
    'households', (
      select coalesce(jsonb_agg(to_jsonb(h) - '{event_id,version}'::text[] order by h.name, h.id), '[]')
      from public.households h where h.event_id = e.id
    ),
    'guests', private.exported_guests(e.id),
    'guest_photos', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'household_id', p.household_id, 'caption', p.caption, 'state', p.state, 'created_at', p.created_at
      ) order by p.created_at), '[]') from public.guest_photos p where p.event_id = e.id
    ),
    'tasks', (
      select coalesce(jsonb_agg(to_jsonb(t) - '{event_id,version,done_by,assignee_id}'::text[] order by t.position, t.id), '[]')
      from public.tasks t where t.event_id = e.id
    ),
    'budget_categories', (
      select coalesce(jsonb_agg(to_jsonb(c) - '{event_id,version}'::text[] order by c.position, c.id), '[]')
      from public.budget_categories c where c.event_id = e.id
    ),
    'budget_items', (
      select coalesce(jsonb_agg(to_jsonb(i) - '{event_id,version}'::text[] order by i.position, i.id), '[]')
      from public.budget_items i where i.event_id = e.id
    ),
    'instalments', (
      select coalesce(jsonb_agg(to_jsonb(s) - '{event_id,version,paid_by}'::text[] order by s.position, s.id), '[]')
      from public.instalments s where s.event_id = e.id
    ),
    'timeline', (
      select coalesce(jsonb_agg(to_jsonb(t) - '{event_id,version,assignee_id}'::text[] order by t.day, t.starts_minute, t.position), '[]')
      from public.timeline_items t where t.event_id = e.id
    ),
    'partners', (
      select coalesce(jsonb_agg(to_jsonb(t) - '{event_id,version}'::text[] order by t.trade, t.id), '[]')
      from public.event_partners t where t.event_id = e.id
    ),
    'requests', private.exported_requests(e.id, null),
    'documents', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'name', d.name, 'folder', d.folder, 'size_bytes', d.size_bytes, 'mime', d.mime, 'created_at', d.created_at
      ) order by d.folder, d.name, d.id), '[]') from public.documents d where d.event_id = e.id
    )
  )
$$;

-- Definer: no column shows whose a listing is. The caller's own alone, without the reviews that are held: nobody tells the partner of them.
create function private.exported_listing() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select to_jsonb(p) - 'owner_id' || jsonb_build_object(
    'services', (
      select coalesce(jsonb_agg(to_jsonb(s) - 'partner_id' order by s.position, s.id), '[]')
      from public.partner_services s where s.partner_id = p.id
    ),
    'photos', (
      select coalesce(jsonb_agg(to_jsonb(f) - '{partner_id,path}'::text[] order by f.position, f.id), '[]')
      from public.partner_photos f where f.partner_id = p.id
    ),
    'availability', (
      select coalesce(jsonb_agg(jsonb_build_object('day', a.day, 'state', a.state) order by a.day), '[]')
      from public.partner_availability a where a.partner_id = p.id
    ),
    'changes', (select to_jsonb(c) - 'partner_id' from public.partner_changes c where c.partner_id = p.id),
    'requests', private.exported_requests(null, p.id),
    'reviews', (
      select coalesce(jsonb_agg(to_jsonb(r) - '{partner_id,author_id}'::text[] order by r.created_at, r.id), '[]')
      from public.reviews r where r.partner_id = p.id and r.state <> 'held'
    )
  )
  from public.partners p where p.owner_id = auth.uid());
end
$$;
comment on function private.exported_listing() is 'The caller''s own listing with all that belongs to it.';

-- Definer: no column shows who wrote a review. The caller's own alone.
create function private.exported_reviews() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(
    to_jsonb(r) - '{partner_id,author_id}'::text[] || jsonb_build_object('partner', p.name) order by r.created_at, r.id
  ), '[]')
  from public.reviews r left join public.partners p on p.id = r.partner_id where r.author_id = auth.uid()
$$;
comment on function private.exported_reviews() is 'The reviews that the caller wrote.';

create function public.export_account() returns jsonb
language plpgsql set search_path = '' set statement_timeout = '60s' as $$
declare
  me constant uuid := auth.uid();
begin
  perform private.count_account_try('export');
  return jsonb_build_object(
    'exported_at', now(),
    'profile', (select to_jsonb(p) from public.profiles p where p.id = me),
    'access', private.exported_access(),
    'notification_choices', (
      select coalesce(jsonb_agg(to_jsonb(c) - 'user_id' order by c.kind), '[]')
      from public.notification_preferences c where c.user_id = me
    ),
    'notification_settings', (select to_jsonb(s) - 'user_id' from public.notification_settings s where s.user_id = me),
    'notifications', (
      select coalesce(jsonb_agg(to_jsonb(n) - 'user_id' order by n.created_at, n.id), '[]')
      from public.notifications n where n.user_id = me
    ),
    'memberships', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'event', e.name, 'role', m.role, 'can_see_budget', m.can_see_budget, 'since', m.created_at
      ) order by m.created_at, e.id), '[]')
      from public.event_members m join public.events e on e.id = m.event_id where m.user_id = me
    ),
    'events', (
      select coalesce(jsonb_agg(private.exported_event(e) order by e.created_at, e.id), '[]')
      from public.events e where e.owner_id = me
    ),
    -- All that was written, for whichever event.
    'messages', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'event', r.event_name, 'partner', r.partner_name, 'body', m.body, 'created_at', m.created_at
      ) order by m.created_at, m.id), '[]')
      from public.messages m
      join public.conversations c on c.id = m.conversation_id
      join public.quote_requests r on r.id = c.request_id
      where m.author_id = me
    ),
    'favourites', (
      select coalesce(jsonb_agg(jsonb_build_object('partner', p.name, 'since', f.created_at) order by f.created_at), '[]')
      from public.favourites f left join public.partners p on p.id = f.partner_id where f.user_id = me
    ),
    'reviews', private.exported_reviews(),
    'listing', private.exported_listing()
  );
end
$$;

revoke execute on function
  private.exported_access(), private.exported_passkeys(uuid), private.exported_guests(uuid),
  private.exported_requests(uuid, uuid), private.exported_event(public.events), private.exported_listing(), private.exported_reviews(),
  public.export_account()
from public, anon, authenticated, service_role;
grant execute on function
  private.exported_access(), private.exported_guests(uuid), private.exported_requests(uuid, uuid),
  private.exported_event(public.events), private.exported_listing(), private.exported_reviews(), public.export_account()
to authenticated;
