-- Moderation cases: content that waits for a decision, who decides on it, what a decision does, and what moderators see.

-- A case is one content that waits for a decision, because it was reported or because it is checked before publication. There is at
-- most one undecided case of a content. Nobody reads cases through the API except by the functions below.
create table private.moderation_cases (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('review', 'answer', 'partner_photo', 'album_photo', 'listing', 'message')),
  -- The answer to a review has the id of the review.
  subject_id uuid not null,
  cause text not null check (cause in ('reported', 'held')),
  -- Null for a photo of a guest: the hosts of the event answer for it.
  author_id uuid references public.profiles (id) on delete set null,
  partner_id uuid references public.partners (id) on delete set null,
  event_id uuid references public.events (id) on delete set null,
  state text not null default 'open' check (state in ('open', 'decided', 'appealed')),
  -- When the present state began. Lists are ordered by it.
  since timestamptz not null default now(),
  opened_at timestamptz not null default now(),
  -- 'desk' hands a listing over to those who check listings. 'gone' is a content that was deleted before any decision.
  decision text check (decision in ('keep', 'remove', 'desk', 'gone')),
  reason text check (length(reason) between 1 and 1000),
  decided_by uuid references public.profiles (id) on delete set null,
  decided_at timestamptz,
  constraint moderation_cases_decision_is_whole check ((decision is null) = (state = 'open') and (decision is null) = (decided_at is null))
);

create unique index moderation_cases_one_undecided_idx on private.moderation_cases (kind, subject_id) where state <> 'decided';
create index moderation_cases_subject_idx on private.moderation_cases (kind, subject_id);
create index moderation_cases_list_idx on private.moderation_cases (state, since, id);
create index moderation_cases_author_id_idx on private.moderation_cases (author_id, since desc);
create index moderation_cases_partner_id_idx on private.moderation_cases (partner_id);
create index moderation_cases_event_id_idx on private.moderation_cases (event_id);
create index moderation_cases_decided_by_idx on private.moderation_cases (decided_by);

alter table private.moderation_cases enable row level security;
revoke all on private.moderation_cases from anon, authenticated, service_role;

-- What was removed, so that an appeal can restore it.
create table private.removed_content (
  kind text not null,
  subject_id uuid not null,
  content jsonb not null,
  primary key (kind, subject_id)
);

alter table private.removed_content enable row level security;
revoke all on private.removed_content from anon, authenticated, service_role;

-- [PER-01] Reviews, answers, photos and listings need manage_partners, or manage_venues for a venue; messages need manage_requests;
-- photos of guests need manage_guests. Nobody moderates what they wrote, what is about them, or what they reported. It runs as
-- definer because nobody reads cases, and the permissions may be those of somebody else.
create function private.may_moderate_case(judged private.moderation_cases, person uuid default auth.uid()) returns boolean
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  held text[] := (select private.effective_permissions(p.role, p.permissions) from public.profiles p where p.id = person);
begin
  if held is null or judged.author_id = person
    or exists (select from public.reports r where r.case_id = judged.id and r.reporter_id = person) then
    return false;
  elsif judged.kind in ('message', 'album_photo') then
    return case judged.kind when 'message' then 'manage_requests' else 'manage_guests' end = any (held)
      and not exists (select from public.partners p where p.id = judged.partner_id and p.owner_id = person)
      and not exists (select from public.event_members m where m.event_id = judged.event_id and m.user_id = person);
  end if;
  return exists (
    select from public.partners p
    where p.id = judged.partner_id and p.owner_id <> person
      and ('manage_partners' = any (held) or ('manage_venues' = any (held) and p.type = 'venue'))
  );
end
$$;
comment on function private.may_moderate_case(private.moderation_cases, uuid) is 'Whether a person decides on a case.';

create function private.require_moderator() returns void
language plpgsql stable set search_path = '' as $$
begin
  if not private.own_permissions() && array['manage_partners', 'manage_venues', 'manage_requests', 'manage_guests'] then
    raise insufficient_privilege
      using message = 'moderation needs manage_partners, manage_venues, manage_requests or manage_guests';
  end if;
end
$$;

create function private.moderates_before(part text) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return coalesce((select s.value ->> part = 'before' from public.site_settings s where s.key = 'moderation'), false);
end
$$;

-- Of two simultaneous reports of one content, the second joins the case of the first.
create function private.open_case(kind text, subject uuid, cause text, author uuid, partner uuid, event uuid) returns uuid
language sql set search_path = '' as $$
  insert into private.moderation_cases as c (kind, subject_id, cause, author_id, partner_id, event_id)
  values (kind, subject, cause, author, partner, event)
  on conflict (kind, subject_id) where state <> 'decided' do update set kind = excluded.kind
  returning c.id
$$;

-- A decision about somebody's content is mailed whatever their choices are: the law asks for it (regulation (EU) 2022/2065, art. 16
-- and 17). It runs as definer because nobody writes notifications or mails.
create function private.send_moderation_mail(person uuid, address text, title text, words text, path text, key text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  site text := (select s.address from private.site s);
begin
  if person is not null then
    select p.email::text into address from public.profiles p where p.id = person;
    -- A person whose account is being deleted is not notified of its consequences.
    if not found or not private.notify(person, 'messages', left(title, 160), left(words, 500), split_part(path, '?', 1), key) then
      return;
    end if;
  end if;
  if address is null or site is null or to_regproc('platform.send_mail') is null then
    return;
  end if;
  perform platform.send_mail(
    'moderation:' || coalesce(person::text, 'visitor') || ':' || key, 'moderation', address,
    regexp_replace(private.without_links(title), '[[:cntrl:]]+', ' ', 'g'),
    format(
      E'Bonjour,\n\n%s\n\n%s%s\n\n—\nCe message vous est adressé parce que la loi nous demande de vous informer de nos décisions de modération.\n',
      private.without_links(words), site, path
    )
  );
end
$$;
comment on function private.send_moderation_mail(uuid, text, text, text, text, text) is
  'Notifies a person, or a visitor by mail, about a case that concerns them.';

-- A photo of a guest has no author with an account: the hosts answer for it.
create function private.case_authors(judged private.moderation_cases) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select judged.author_id where judged.author_id is not null and judged.kind <> 'album_photo'
  union
  select m.user_id from public.event_members m
  where judged.kind = 'album_photo' and m.event_id = judged.event_id and m.role in ('owner', 'editor')
$$;
comment on function private.case_authors(private.moderation_cases) is 'Those who are notified as the author of a content.';

create function private.author_title(judged private.moderation_cases, decision text) returns text
language sql stable set search_path = '' as $$
  select case judged.kind
      when 'review' then 'Votre avis sur ' || coalesce((select p.name from public.partners p where p.id = judged.partner_id), 'ce prestataire')
      when 'answer' then 'Votre réponse à un avis'
      when 'partner_photo' then 'Une photo de votre fiche'
      when 'album_photo' then 'Une photo de votre album'
      when 'message' then 'Un de vos messages'
      else 'Votre fiche'
    end || ' ' || case
      when decision = 'keep' and judged.cause = 'held' and judged.decision is null then 'est ' || agreed.published
      when decision = 'keep' and judged.decision = 'remove' then 'est de nouveau en ligne'
      when decision = 'keep' then 'reste en ligne'
      when judged.cause = 'held' and judged.decision is null then 'n’est pas ' || agreed.published
      else 'est ' || agreed.removed
    end
  from (
    select case when judged.kind in ('review', 'message') then 'publié' else 'publiée' end as published,
      case when judged.kind in ('review', 'message') then 'retiré' else 'retirée' end as removed
  ) agreed
$$;

-- Authors are not informed of a message that stays: it would show who reported it. The desk writes to the owner of a listing itself.
create function private.notify_authors(judged private.moderation_cases, decision text, reason text) returns void
language sql security definer set search_path = '' as $$
  select private.send_moderation_mail(
    author, null, private.author_title(judged, decision),
    concat_ws(
      E'\n',
      case when decision = 'keep' and judged.cause = 'reported' and judged.decision is null
        then 'Ce contenu a été signalé et nous l’avons examiné.' end,
      E'Motif de la décision\u00a0: ' || reason,
      case when decision = 'remove' then 'Vous pouvez contester cette décision une fois, pendant six mois.' end,
      case when decision = 'keep' and reason is null then E'Merci\u00a0! Nous l’avons contrôlé.' end
    ),
    '/decisions/' || judged.id, 'case:' || judged.id || ':author:' || clock_timestamp()
  )
  from private.case_authors(judged) author
  where decision = 'remove' or (decision = 'keep' and (judged.kind <> 'message' or judged.decision = 'remove'))
$$;
comment on function private.notify_authors(private.moderation_cases, text, text) is 'Notifies the authors of a content about a decision.';

-- It carries out a decision on the content itself. What is removed is stored, so that 'keep' can restore it.
create function private.apply_decision(judged private.moderation_cases, decision text) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  stored jsonb;
begin
  if decision = 'remove' then
    insert into private.removed_content (kind, subject_id, content)
    select judged.kind, judged.subject_id, c.content
    from (
      select jsonb_build_object('answer', r.answer, 'answered_at', r.answered_at) as content from public.reviews r
      where judged.kind = 'answer' and r.id = judged.subject_id and r.answer is not null
      union all
      select jsonb_build_object('body', m.body, 'files', m.files) from public.messages m
      where judged.kind = 'message' and m.id = judged.subject_id and m.removed_at is null
      union all
      select jsonb_build_object('state', f.state) from public.guest_photos f where judged.kind = 'album_photo' and f.id = judged.subject_id
    ) c
    on conflict (kind, subject_id) do nothing;
  else
    delete from private.removed_content r where r.kind = judged.kind and r.subject_id = judged.subject_id returning r.content into stored;
  end if;
  case judged.kind
    when 'review' then
      update public.reviews r set state = case decision when 'keep' then 'shown' else 'hidden' end where r.id = judged.subject_id;
      if decision = 'keep' and judged.cause = 'held' and judged.decision is null then
        perform private.notify_of_review(p, judged.subject_id) from public.partners p where p.id = judged.partner_id;
      end if;
    when 'partner_photo' then
      update public.partner_photos f set state = case decision when 'keep' then 'shown' else 'hidden' end where f.id = judged.subject_id;
    when 'album_photo' then
      update public.guest_photos f set state = case decision when 'keep' then 'shown' else 'hidden' end
      where f.id = judged.subject_id and (decision = 'remove' or stored is not null);
    when 'answer' then
      if decision = 'remove' then
        update public.reviews r set answer = null where r.id = judged.subject_id;
      else
        -- The partner may have written another answer meanwhile.
        update public.reviews r set answer = stored ->> 'answer'
        where r.id = judged.subject_id and r.answer is null and stored is not null;
        update public.reviews r set answered_at = (stored ->> 'answered_at')::timestamptz
        where r.id = judged.subject_id and r.answer = stored ->> 'answer';
      end if;
    when 'message' then
      if decision = 'remove' then
        update public.messages m set body = '', files = '[]', removed_at = now() where m.id = judged.subject_id;
      else
        update public.messages m set body = stored ->> 'body', files = stored -> 'files', removed_at = null
        where m.id = judged.subject_id and stored is not null;
      end if;
    else
      null;
  end case;
end
$$;

-- The case is locked first, so that of two moderators the second learns the decision of the first. It runs as definer because
-- states of contents are written here alone.
create function public.decide_case(of_case uuid, decision text, reason text default null) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  judged private.moderation_cases;
  stated text := left(nullif(btrim(reason), ''), 1000);
begin
  perform private.require_moderator();
  select * into judged from private.moderation_cases c where c.id = of_case for update;
  if judged.id is null or not private.may_moderate_case(judged) then
    raise insufficient_privilege using message = 'this case is not open to the caller';
  elsif judged.state <> 'open' then
    perform private.refuse('PT409', 'decided', 'Une autre personne vient de décider.', judged.decision);
  elsif decision is null or not decision = any (
    case judged.kind when 'listing' then array['keep', 'desk'] else array['keep', 'remove'] end
  ) then
    perform private.refuse('PT422', 'invalid', 'Choisissez une décision.', 'decision');
  -- A content that was only checked before its publication is published without a word.
  elsif stated is null and not (decision = 'keep' and judged.cause = 'held') then
    perform private.refuse('PT422', 'invalid', 'Indiquez le motif de votre décision.', 'reason');
  end if;
  perform private.apply_decision(judged, decision);
  update private.moderation_cases c
  set state = 'decided', decision = decision, reason = stated, decided_by = auth.uid(), decided_at = now(), since = clock_timestamp()
  where c.id = of_case;
  update public.reports r set decided_at = now() where r.case_id = of_case and r.decided_at is null;
  perform private.record_audit(
    case decision when 'keep' then 'content.kept' when 'remove' then 'content.removed' else 'content.sent_to_desk' end,
    judged.kind, judged.subject_id::text, null, jsonb_build_object('case', of_case, 'cause', judged.cause), stated
  );
  perform private.notify_authors(judged, decision, stated);
  perform private.notify_reporters(judged, decision, stated);
  return decision;
end
$$;
comment on function public.decide_case(uuid, text, text) is 'Keeps or removes a content; checks the permission of its kind.';

create function private.case_excerpt(judged private.moderation_cases) returns text
language sql stable security definer set search_path = '' as $$
  select left(coalesce(
    case judged.kind
      when 'review' then (select concat_ws(' ', nullif(r.title, '') || '.', r.body) from public.reviews r where r.id = judged.subject_id)
      when 'answer' then (select r.answer from public.reviews r where r.id = judged.subject_id)
      when 'partner_photo' then (select f.alt from public.partner_photos f where f.id = judged.subject_id)
      when 'album_photo' then (select f.caption from public.guest_photos f where f.id = judged.subject_id)
      when 'listing' then (select p.tagline from public.partners p where p.id = judged.subject_id)
      else (select nullif(m.body, '') from public.messages m where m.id = judged.subject_id)
    end,
    (select coalesce(c.content ->> 'answer', c.content ->> 'body') from private.removed_content c
     where c.kind = judged.kind and c.subject_id = judged.subject_id),
    ''
  ), 200)
$$;
comment on function private.case_excerpt(private.moderation_cases) is 'The beginning of the content of a case.';

-- The oldest come first; of the decided ones, the newest. A page has twenty, after the last one that was read. It runs as definer
-- because nobody reads cases.
create function public.moderation_queue(
  of_state text default 'open', of_kind text default null, after_at timestamptz default null, after_id uuid default null
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  is_newest_first constant boolean := of_state = 'decided';
  page jsonb;
begin
  perform private.require_moderator();
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', (l.c).id, 'kind', (l.c).kind, 'cause', (l.c).cause, 'state', (l.c).state, 'since', (l.c).since,
    'decision', (l.c).decision, 'excerpt', private.case_excerpt(l.c),
    'partner_name', (select p.name from public.partners p where p.id = (l.c).partner_id),
    'reports', (select count(*) from public.reports r where r.case_id = (l.c).id),
    'categories', (select coalesce(jsonb_agg(distinct r.category), '[]') from public.reports r where r.case_id = (l.c).id)
  ) order by
    case when not is_newest_first then (l.c).since end, case when is_newest_first then (l.c).since end desc,
    case when not is_newest_first then (l.c).id end, case when is_newest_first then (l.c).id end desc), '[]')
  into page
  from (
    (
      select c from private.moderation_cases c
      where not is_newest_first and c.state = of_state and (of_kind is null or c.kind = of_kind)
        and (after_at is null or (c.since, c.id) > (after_at, after_id)) and private.may_moderate_case(c)
      order by c.since, c.id limit 20
    )
    union all
    (
      select c from private.moderation_cases c
      where is_newest_first and c.state = of_state and (of_kind is null or c.kind = of_kind)
        and (after_at is null or (c.since, c.id) < (after_at, after_id)) and private.may_moderate_case(c)
      order by c.since desc, c.id desc limit 20
    )
  ) l;
  return page;
end
$$;
comment on function public.moderation_queue(text, text, timestamptz, uuid) is 'A page of the cases that the caller decides on.';

-- The content of a case with what is needed to judge it; null for a content that was deleted. Of a conversation it shows the
-- reported message and three messages before and after it, without names. It runs as definer because those who moderate do not read
-- conversations or albums.
create function private.case_content(judged private.moderation_cases) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  removed jsonb := (
    select c.content from private.removed_content c where c.kind = judged.kind and c.subject_id = judged.subject_id
  );
begin
  case judged.kind
    when 'review', 'answer' then
      return (
        select jsonb_build_object(
          'author_name', r.author_name, 'event_on', r.event_on, 'rating', r.rating, 'title', r.title, 'body', r.body,
          'state', r.state, 'checked', r.checked, 'answer', coalesce(r.answer, removed ->> 'answer'),
          'reasons', coalesce((select c.reasons from private.review_checks c where c.review_id = r.id), '{}'),
          'has_booking', exists (select from public.quote_requests q where q.review_id = r.id)
        )
        from public.reviews r where r.id = judged.subject_id
      );
    when 'partner_photo' then
      return (
        select jsonb_build_object('path', f.path, 'alt', f.alt, 'width', f.width, 'height', f.height, 'state', f.state)
        from public.partner_photos f where f.id = judged.subject_id
      );
    when 'album_photo' then
      return (
        select jsonb_build_object('path', f.path, 'alt', f.caption, 'width', f.width, 'height', f.height, 'state', f.state)
        from public.guest_photos f where f.id = judged.subject_id
      );
    when 'listing' then
      return (
        select jsonb_build_object(
          'name', p.name, 'tagline', p.tagline, 'description', p.description, 'type', p.type, 'slug', p.slug, 'state', p.state
        )
        from public.partners p where p.id = judged.subject_id
      );
    else
      return (
        select jsonb_build_object('messages', jsonb_agg(jsonb_build_object(
          'id', m.id, 'side', m.side, 'created_at', m.created_at, 'is_reported', m.id = judged.subject_id,
          'body', case when m.id = judged.subject_id and removed is not null then removed ->> 'body' else m.body end,
          'files', case
            when m.id <> judged.subject_id then '[]'
            when removed is not null then removed -> 'files'
            else m.files
          end
        ) order by m.created_at, m.id))
        from public.messages reported
        cross join lateral (
          (
            select o.* from public.messages o
            where o.conversation_id = reported.conversation_id and (o.created_at, o.id) <= (reported.created_at, reported.id)
            order by o.created_at desc, o.id desc limit 4
          )
          union all
          (
            select o.* from public.messages o
            where o.conversation_id = reported.conversation_id and (o.created_at, o.id) > (reported.created_at, reported.id)
            order by o.created_at, o.id limit 3
          )
        ) m
        where reported.id = judged.subject_id
        having count(*) > 0
      );
  end case;
end
$$;
comment on function private.case_content(private.moderation_cases) is 'What is judged in a case, with its context.';

-- Reporters are not named to those who moderate. It runs as definer because nobody reads cases.
create function public.moderation_case(of_case uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  judged private.moderation_cases;
begin
  perform private.require_moderator();
  select * into judged from private.moderation_cases c where c.id = of_case;
  if judged.id is null or not private.may_moderate_case(judged) then
    return null;
  end if;
  return jsonb_build_object(
    'id', judged.id, 'kind', judged.kind, 'cause', judged.cause, 'state', judged.state, 'opened_at', judged.opened_at,
    'subject_id', judged.subject_id, 'partner_id', judged.partner_id,
    'partner_name', (select p.name from public.partners p where p.id = judged.partner_id),
    'decision', judged.decision, 'reason', judged.reason, 'decided_at', judged.decided_at,
    'decided_by', (select p.name from public.profiles p where p.id = judged.decided_by),
    'needs_other', judged.state = 'appealed' and coalesce(judged.decided_by = auth.uid(), false) and private.has_other_moderator(judged),
    'content', private.case_content(judged),
    'reports', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', r.id, 'category', r.category, 'words', r.words, 'created_at', r.created_at, 'is_visitor', r.reporter_id is null
      ) order by r.created_at, r.id), '[]')
      from (select o.* from public.reports o where o.case_id = of_case order by o.created_at, o.id limit 50) r
    ),
    'appeals', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', a.id, 'side', a.side, 'words', a.words, 'created_at', a.created_at, 'outcome', a.outcome, 'reason', a.reason,
        'decided_at', a.decided_at, 'decided_by', (select p.name from public.profiles p where p.id = a.decided_by)
      ) order by a.created_at, a.id), '[]')
      from private.moderation_appeals a where a.case_id = of_case
    ),
    'history', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', o.id, 'kind', o.kind, 'decision', o.decision, 'reason', o.reason, 'decided_at', o.decided_at
      ) order by o.decided_at desc, o.id), '[]')
      from (
        select h.* from private.moderation_cases h
        where h.author_id = judged.author_id and h.id <> of_case and h.state = 'decided' and private.may_moderate_case(h)
        order by h.since desc limit 10
      ) o
    )
  );
end
$$;
comment on function public.moderation_case(uuid) is 'One case with its content, its reports and its appeals, for those who decide on it.';

-- It runs as definer because those who moderate read neither albums nor conversations.
create function private.may_see_reported_file(bucket text, path text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_variable
begin
  if bucket = 'guest-photos' then
    return exists (
      select from public.guest_photos f
      join private.moderation_cases c on c.kind = 'album_photo' and c.subject_id = f.id
      where f.path = path and private.may_moderate_case(c)
    );
  end if;
  return exists (
    select from private.moderation_cases c
    left join public.messages m on m.id = c.subject_id
    left join private.removed_content r on r.kind = c.kind and r.subject_id = c.subject_id
    where c.kind = 'message' and private.may_moderate_case(c)
      and coalesce(r.content -> 'files', m.files) @> jsonb_build_array(jsonb_build_object('path', path))
  );
end
$$;
comment on function private.may_see_reported_file(text, text) is 'Whether a file is reported content that the caller decides on.';

-- It runs as definer because nobody reads what was removed.
create function private.is_removed_file(path text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.removed_content r
    where r.kind = 'message' and r.content -> 'files' @> jsonb_build_array(jsonb_build_object('path', path))
  )
$$;
comment on function private.is_removed_file(text) is 'Whether a file belongs to a message that was removed.';

create policy "moderators fetch reported files" on storage.objects
  for select to authenticated
  using (
    bucket_id in ('guest-photos', 'message-files')
    and (select private.own_permissions() && array['manage_requests', 'manage_guests'])
    and private.may_see_reported_file(bucket_id, name)
  );

-- The files of a removed message are no longer fetched by those who read its conversation.
create policy "removed files are fetched by moderators alone" on storage.objects
  as restrictive for select to authenticated
  using (
    bucket_id <> 'message-files' or not private.is_removed_file(name)
    or (
      (select private.own_permissions() && array['manage_requests'])
      and private.may_see_reported_file(bucket_id, name)
    )
  );

-- A draft is checked as a whole later. It runs as definer because the owner does not write states.
create function private.hold_partner_photo() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.moderates_before('photos') and exists (
    select from public.partners p
    where p.id = new.partner_id and p.owner_id = auth.uid() and p.state in ('pending', 'listed', 'suspended')
  ) then
    new.state := 'held';
  end if;
  return new;
end
$$;
comment on function private.hold_partner_photo() is 'Holds a new photo where the site checks photos before publication.';

-- It runs as definer because nobody writes cases.
create function private.open_photo_case() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.open_case('partner_photo', new.id, 'held', p.owner_id, p.id, null) from public.partners p where p.id = new.partner_id;
  return null;
end
$$;
comment on function private.open_photo_case() is 'Opens a case for a photo that is held.';

-- Hosts show and hide the photos of their guests, but do not show one again that moderation removed. It runs as definer because
-- nobody reads what was removed.
create function private.guard_removed_photo() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from private.removed_content r where r.kind = 'album_photo' and r.subject_id = new.id) then
    perform private.refuse('PT409', 'removed', 'Cette photo a été retirée par notre équipe de modération.');
  end if;
  return new;
end
$$;
comment on function private.guard_removed_photo() is 'Refuses to show a photo that moderation removed.';

-- The argument is the kind of the deleted content. It runs as definer because nobody writes cases.
create function private.close_case_of_deleted() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  closed private.moderation_cases;
begin
  delete from private.removed_content r where r.subject_id = old.id and r.kind = any (tg_argv);
  for closed in
    update private.moderation_cases c
    set state = 'decided', decision = 'gone', decided_at = now(), since = clock_timestamp()
    where c.subject_id = old.id and c.kind = any (tg_argv) and c.state = 'open'
    returning c.*
  loop
    update public.reports r set decided_at = now() where r.case_id = closed.id and r.decided_at is null;
    perform private.notify_reporters(closed, 'gone', null);
  end loop;
  return null;
end
$$;
comment on function private.close_case_of_deleted() is 'Closes the case of a content that was deleted, and notifies its reporters.';

revoke execute on function
  private.may_moderate_case(private.moderation_cases, uuid), private.require_moderator(), private.moderates_before(text),
  private.open_case(text, uuid, text, uuid, uuid, uuid), private.send_moderation_mail(uuid, text, text, text, text, text),
  private.case_authors(private.moderation_cases), private.author_title(private.moderation_cases, text),
  private.notify_authors(private.moderation_cases, text, text), private.apply_decision(private.moderation_cases, text),
  public.decide_case(uuid, text, text), private.case_excerpt(private.moderation_cases),
  public.moderation_queue(text, text, timestamptz, uuid), private.case_content(private.moderation_cases),
  public.moderation_case(uuid), private.may_see_reported_file(text, text), private.is_removed_file(text),
  private.hold_partner_photo(), private.open_photo_case(), private.guard_removed_photo(), private.close_case_of_deleted()
from public, anon, authenticated, service_role;
grant execute on function
  public.decide_case(uuid, text, text), public.moderation_queue(text, text, timestamptz, uuid), public.moderation_case(uuid),
  private.may_see_reported_file(text, text), private.is_removed_file(text)
to authenticated;

create trigger partner_photos_hold before insert on public.partner_photos
  for each row execute function private.hold_partner_photo();
create trigger partner_photos_open_case after insert on public.partner_photos
  for each row when (new.state = 'held') execute function private.open_photo_case();
create trigger partner_photos_close_case after delete on public.partner_photos
  for each row execute function private.close_case_of_deleted('partner_photo');

create trigger guest_photos_guard_removed before update of state on public.guest_photos
  for each row when (new.state = 'shown' and old.state <> 'shown') execute function private.guard_removed_photo();
create trigger guest_photos_close_case after delete on public.guest_photos
  for each row execute function private.close_case_of_deleted('album_photo');

create trigger reviews_close_case after delete on public.reviews
  for each row execute function private.close_case_of_deleted('review', 'answer');
create trigger messages_close_case after delete on public.messages
  for each row execute function private.close_case_of_deleted('message');
create trigger partners_close_case after delete on public.partners
  for each row execute function private.close_case_of_deleted('listing');
