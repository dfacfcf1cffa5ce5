-- Moderation: reports of content by those who see it, the decisions about it, and the appeals against them.

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

-- A report is written by private functions alone. Its reporter has an account, or is a visitor who may leave an address.
create table public.reports (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references private.moderation_cases (id) on delete cascade,
  kind text not null,
  subject_id uuid not null,
  reporter_id uuid references public.profiles (id) on delete set null,
  -- The address of a visitor. Nothing proves that it is theirs, so that a mail to it contains no text of theirs.
  email text check (email ~ '^[^@\s]+@[^@\s]+$' and length(email) <= 254),
  category text not null check (
    category in ('fake-review', 'illegal', 'hate', 'private-data', 'copyright', 'scam', 'other')
  ),
  words text not null default '' check (length(words) <= 2000),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  constraint reports_explain_other_reasons check (category <> 'other' or btrim(words) <> '')
);

create index reports_case_id_idx on public.reports (case_id, created_at);
create index reports_reporter_id_idx on public.reports (reporter_id, created_at desc);
-- One open report for each reporter and content.
create unique index reports_one_open_idx on public.reports (kind, subject_id, reporter_id)
  where decided_at is null and reporter_id is not null;
create unique index reports_one_open_by_email_idx on public.reports (kind, subject_id, lower(email))
  where decided_at is null and reporter_id is null and email is not null;

alter table public.reports enable row level security;
revoke all on public.reports from anon, authenticated, service_role;
grant select (id, kind, subject_id, reporter_id, category, words, created_at, decided_at) on public.reports to authenticated;
grant select on public.reports to service_role;

create policy "people read their own reports" on public.reports
  for select to authenticated
  using (reporter_id = (select auth.uid()));

-- The author of removed content and each reporter of kept content may appeal once (regulation (EU) 2022/2065, art. 20).
create table private.moderation_appeals (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references private.moderation_cases (id) on delete cascade,
  side text not null check (side in ('author', 'reporter')),
  person_id uuid references public.profiles (id) on delete set null,
  report_id uuid unique references public.reports (id) on delete cascade,
  words text not null check (length(words) between 1 and 2000),
  created_at timestamptz not null default now(),
  outcome text check (outcome in ('confirmed', 'reversed')),
  reason text check (length(reason) between 1 and 1000),
  decided_by uuid references public.profiles (id) on delete set null,
  decided_at timestamptz,
  constraint moderation_appeals_reporters_have_a_report check ((side = 'reporter') = (report_id is not null))
);

create unique index moderation_appeals_one_of_author_idx on private.moderation_appeals (case_id) where side = 'author';
create unique index moderation_appeals_one_undecided_idx on private.moderation_appeals (case_id) where outcome is null;
create index moderation_appeals_case_id_idx on private.moderation_appeals (case_id, created_at);
create index moderation_appeals_person_id_idx on private.moderation_appeals (person_id);
create index moderation_appeals_decided_by_idx on private.moderation_appeals (decided_by);

alter table private.moderation_appeals enable row level security;
revoke all on private.moderation_appeals from anon, authenticated, service_role;

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

-- It finds a content that the caller sees, and whether it is their own. A guest's link opens the photos of its event. It runs as
-- definer because no column shows the author of a review, and a guest has no account.
create function private.find_subject(
  kind text, subject uuid, token text, out partner uuid, out event uuid, out author uuid, out is_own boolean, out name text, out excerpt text
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  me constant uuid := auth.uid();
begin
  if kind = 'review' then
    select r.partner_id, r.author_id, coalesce(r.author_id = me, false), r.author_name, r.body
    into partner, author, is_own, name, excerpt
    from public.reviews r join public.partners p on p.id = r.partner_id
    where r.id = subject and r.state = 'shown' and (p.state = 'listed' or p.owner_id = me);
  elsif kind = 'answer' then
    select r.partner_id, p.owner_id, coalesce(p.owner_id = me, false), p.name, r.answer
    into partner, author, is_own, name, excerpt
    from public.reviews r join public.partners p on p.id = r.partner_id
    where r.id = subject and r.state = 'shown' and r.answer is not null and p.state = 'listed';
  elsif kind = 'partner_photo' then
    select f.partner_id, p.owner_id, coalesce(p.owner_id = me, false), p.name, f.alt
    into partner, author, is_own, name, excerpt
    from public.partner_photos f join public.partners p on p.id = f.partner_id
    where f.id = subject and f.state = 'shown' and p.state = 'listed';
  elsif kind = 'listing' then
    select p.id, p.owner_id, coalesce(p.owner_id = me, false), p.name, p.tagline
    into partner, author, is_own, name, excerpt
    from public.partners p where p.id = subject and p.state = 'listed';
  elsif kind = 'album_photo' then
    select f.event_id, f.household_id = link.household, f.caption
    into event, is_own, excerpt
    from private.read_link(token) link
    join public.guest_photos f on f.event_id = link.event
    where link.state in ('open', 'closed') and f.id = subject and f.state = 'shown';
  elsif kind = 'message' then
    select c.partner_id, c.event_id, m.author_id, m.side = private.side_of(r), m.author_name, m.body
    into partner, event, author, is_own, name, excerpt
    from public.messages m
    join public.conversations c on c.id = m.conversation_id
    join public.quote_requests r on r.id = c.request_id
    where m.id = subject and m.removed_at is null and private.side_of(r) is not null;
  end if;
  excerpt := left(excerpt, 300);
end
$$;
comment on function private.find_subject(text, uuid, text) is 'A content that the caller may report, and whose it is.';

-- What the form says of the content before anything is sent; null for what the caller does not see. It runs as definer because the
-- caller reads neither authors nor cases.
create function public.reportable_content(kind text, subject uuid, token text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  seen record;
begin
  select * into seen from private.find_subject(kind, subject, token);
  if seen.is_own is null then
    return null;
  end if;
  return jsonb_build_object(
    'name', seen.name, 'excerpt', seen.excerpt, 'is_own', seen.is_own,
    'is_reported', exists (
      select from public.reports r
      where r.kind = kind and r.subject_id = subject and r.reporter_id = auth.uid() and r.decided_at is null
    )
  );
end
$$;
comment on function public.reportable_content(text, uuid, text) is 'What the caller is about to report.';

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

-- It opens the page of the decision to a visitor, from each mail about their report. It gives access to nothing else.
create function private.report_token(report uuid) returns text
language sql stable security definer set search_path = '' as $$
  select translate(encode(private.use_key('report-token', report::text), 'base64'), '+/=', '-_')
$$;
comment on function private.report_token(uuid) is 'The secret in the mails about a report of a visitor.';

create function private.decision_path(case_id uuid, made public.reports) returns text
language sql stable set search_path = '' as $$
  select '/decisions/' || case_id || case
    when made.reporter_id is null and made.email is not null then '?cle=' || private.report_token(made.id)
    else ''
  end
$$;

-- It runs as definer because nobody reads the reports of others.
create function private.notify_reporters(judged private.moderation_cases, decision text, reason text, except_report uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  made public.reports;
begin
  for made in
    select r.* from public.reports r
    where r.case_id = judged.id and r.id is distinct from except_report and (r.reporter_id is not null or r.email is not null)
  loop
    perform private.send_moderation_mail(
      made.reporter_id, made.email,
      case decision
        when 'remove' then 'Le contenu que vous avez signalé est retiré'
        when 'keep' then 'Le contenu que vous avez signalé reste en ligne'
        when 'desk' then 'Votre signalement est transmis à l’équipe qui vérifie les fiches'
        else 'Le contenu que vous avez signalé n’est plus en ligne'
      end,
      concat_ws(
        E'\n', 'Merci de nous avoir prévenus.', E'Motif de la décision\u00a0: ' || reason,
        case when decision = 'keep' then 'Vous pouvez contester cette décision une fois, pendant six mois.' end
      ),
      private.decision_path(judged.id, made), 'case:' || judged.id || ':' || made.id || ':' || clock_timestamp()
    );
  end loop;
end
$$;
comment on function private.notify_reporters(private.moderation_cases, text, text, uuid) is 'Notifies those who reported a content about a decision.';

-- A visitor without an account and without an address counts by their network. It runs as definer because nobody else writes reports.
create function public.report_content(
  kind text, subject uuid, category text, words text default '', email text default null, token text default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  me constant uuid := auth.uid();
  network text := private.caller_network();
  address text := case when me is null then nullif(btrim(email), '') end;
  enough constant text := 'Trop de signalements aujourd’hui. Réessayez demain.';
  seen record;
  made public.reports;
begin
  if kind = 'album_photo' and (select l.state from private.read_link(token) l) = 'unknown' then
    return private.count_unknown_link();
  end if;
  select * into seen from private.find_subject(kind, subject, token);
  if seen.is_own is null then
    perform private.refuse('PT404', 'unknown', 'Ce contenu n’est plus en ligne.');
  elsif seen.is_own then
    perform private.refuse('PT409', 'own', 'Ce contenu est le vôtre.');
  elsif category is null
    or category not in ('fake-review', 'illegal', 'hate', 'private-data', 'copyright', 'scam', 'other') then
    perform private.refuse('PT422', 'invalid', 'Choisissez un motif.', 'category');
  elsif category = 'other' and btrim(coalesce(words, '')) = '' then
    perform private.refuse('PT422', 'invalid', 'Dites-nous en quelques mots de quoi il s’agit.', 'words');
  elsif length(words) > 2000 then
    perform private.refuse('PT422', 'invalid', E'2\u202f000 caractères au plus.', 'words');
  elsif address is not null and (address !~ '^[^@\s]+@[^@\s]+$' or length(address) > 254) then
    perform private.refuse('PT422', 'invalid', 'Cette adresse n’est pas valable.', 'email');
  end if;
  -- Of two reports by one person, the second waits for the first and finds it.
  perform pg_advisory_xact_lock(hashtextextended('report:' || kind || subject, 0));
  perform from public.reports r
  where r.kind = kind and r.subject_id = subject and (r.reporter_id = me or (me is null and lower(r.email) = lower(address)))
    and (r.decided_at is null or r.decided_at > now() - interval '30 days');
  if found or (me is null and address is null
    and not private.count_use('report-subject', 'network:' || network || ':' || subject, 1, '30 days')) then
    perform private.refuse('PT409', 'already-reported', 'Vous avez déjà signalé ce contenu.');
  end if;
  perform private.require_use('report', 'network:' || network, 20, '1 day', enough);
  perform private.require_use('report', 'person:' || me, 30, '1 day', enough);
  perform private.require_use('report', 'email:' || lower(address), 10, '1 day', enough);
  insert into public.reports (case_id, kind, subject_id, reporter_id, email, category, words)
  values (
    private.open_case(kind, subject, 'reported', seen.author, seen.partner, seen.event), kind, subject, me, address, category,
    btrim(coalesce(words, ''))
  ) returning * into made;
  perform private.send_moderation_mail(
    me, address, 'Votre signalement est bien arrivé',
    'Merci de nous avoir prévenus. Une personne de notre équipe l’examine et vous écrira sa décision.',
    private.decision_path(made.case_id, made), 'report:' || made.id
  );
  return jsonb_build_object('state', 'received');
end
$$;
comment on function public.report_content(text, uuid, text, text, text, text) is
  'Reports a content that the caller sees, within limits; for visitors, guests with their link, and accounts.';

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
    perform private.refuse('PT422', 'invalid', 'Une décision se motive.', 'reason');
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

-- The side on which the caller is concerned by a case, and the report that says so. It runs as definer because nobody reads cases.
create function private.case_side(judged private.moderation_cases, token text, out side text, out report uuid)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_variable
begin
  select r.id into report from public.reports r
  where r.case_id = judged.id
    and (r.reporter_id = auth.uid() or (r.reporter_id is null and r.email is not null and private.report_token(r.id) = token))
  order by r.created_at limit 1;
  side := case
    when report is not null then 'reporter'
    when auth.uid() in (select private.case_authors(judged)) then 'author'
  end;
end
$$;
comment on function private.case_side(private.moderation_cases, text) is 'Whether the caller wrote or reported the content of a case.';

-- Six months are the least that the regulation asks for. It runs as definer because nobody reads cases.
create function private.appeal_obstacle(judged private.moderation_cases, side text, report uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_variable
begin
  if exists (
    select from private.moderation_appeals a
    where a.case_id = judged.id and ((side = 'author' and a.side = 'author') or a.report_id = report)
  ) then
    return 'already-appealed';
  elsif judged.state <> 'decided'
    or judged.decision is distinct from (case side when 'author' then 'remove' else 'keep' end)
    or exists (
      select from private.moderation_cases o
      where o.kind = judged.kind and o.subject_id = judged.subject_id and o.state <> 'decided'
    ) then
    return 'not-open';
  elsif judged.decided_at < now() - interval '6 months' then
    return 'too-old';
  end if;
  return null;
end
$$;
comment on function private.appeal_obstacle(private.moderation_cases, text, uuid) is 'Why a decision cannot be appealed; null when it can.';

-- The page of a decision, for those whom it concerns; null for everybody else. The name of the moderator and of the other side are
-- not in it. It runs as definer because nobody reads cases, and a visitor has only the secret of the mail.
create function public.moderation_decision(of_case uuid, token text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  judged private.moderation_cases;
  concerned record;
begin
  select * into judged from private.moderation_cases c where c.id = of_case;
  select * into concerned from private.case_side(judged, token);
  -- An author is not informed of a report before the decision, nor of a message that stays.
  if concerned.side is null
    or (concerned.side = 'author' and (judged.decision is null or (judged.kind = 'message' and judged.decision = 'keep'
      and not exists (select from private.moderation_appeals a where a.case_id = of_case and a.side = 'author')))) then
    return null;
  end if;
  return jsonb_build_object(
    'kind', judged.kind, 'side', concerned.side, 'state', judged.state, 'cause', judged.cause,
    'partner_name', (select p.name from public.partners p where p.id = judged.partner_id),
    'decision', judged.decision, 'reason', judged.reason, 'decided_at', judged.decided_at,
    'appeal_until', judged.decided_at + interval '6 months',
    'can_appeal', private.appeal_obstacle(judged, concerned.side, concerned.report) is null,
    'appeal', (
      select jsonb_build_object(
        'words', a.words, 'created_at', a.created_at, 'outcome', a.outcome, 'reason', a.reason, 'decided_at', a.decided_at
      )
      from private.moderation_appeals a
      where a.case_id = of_case and ((concerned.side = 'author' and a.side = 'author') or a.report_id = concerned.report)
    )
  );
end
$$;
comment on function public.moderation_decision(uuid, text) is 'The decision on a content that the caller wrote or reported.';

-- It runs as definer because nobody else writes appeals.
create function public.appeal_decision(of_case uuid, words text, token text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  judged private.moderation_cases;
  concerned record;
  obstacle text;
begin
  select * into judged from private.moderation_cases c where c.id = of_case for update;
  select * into concerned from private.case_side(judged, token);
  if concerned.side is null then
    perform private.refuse('PT404', 'unknown', 'Cette décision n’existe pas ou ne vous concerne pas.');
  end if;
  obstacle := private.appeal_obstacle(judged, concerned.side, concerned.report);
  if obstacle = 'already-appealed' then
    perform private.refuse('PT409', obstacle, 'Vous avez déjà contesté cette décision.');
  elsif obstacle = 'too-old' then
    perform private.refuse('PT409', obstacle, 'Une décision se conteste dans les six mois.');
  elsif obstacle is not null then
    perform private.refuse('PT409', obstacle, 'Cette décision ne peut pas être contestée pour le moment.');
  elsif length(btrim(coalesce(words, ''))) not between 1 and 2000 then
    perform private.refuse('PT422', 'invalid', E'Expliquez-nous pourquoi, en 2\u202f000 caractères au plus.', 'words');
  end if;
  perform private.require_use(
    'appeal', coalesce('person:' || auth.uid(), 'network:' || private.caller_network()), 20, '1 day',
    'Trop de contestations aujourd’hui. Réessayez demain.'
  );
  insert into private.moderation_appeals (case_id, side, person_id, report_id, words)
  values (of_case, concerned.side, auth.uid(), concerned.report, btrim(words));
  update private.moderation_cases c set state = 'appealed', since = clock_timestamp() where c.id = of_case;
  return jsonb_build_object('state', 'received');
end
$$;
comment on function public.appeal_decision(uuid, text, text) is 'Contests a decision once, for those whom it concerns.';

-- Whether somebody other than the one who decided could decide on an appeal. It runs as definer because it reads other people's
-- permissions.
create function private.has_other_moderator(judged private.moderation_cases) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.profiles p
    where p.id <> judged.decided_by and (p.role = 'admin' or p.permissions <> '{}')
      and not exists (select from auth.users u where u.id = p.id and u.banned_until > now())
      and private.may_moderate_case(judged, p.id)
  )
$$;
comment on function private.has_other_moderator(private.moderation_cases) is 'Whether another moderator than the first could decide.';

-- Another person than the one who decided takes the appeal, when there is one. It runs as definer like decide_case.
create function public.decide_appeal(of_case uuid, outcome text, reason text) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  judged private.moderation_cases;
  asked private.moderation_appeals;
  stated text := left(nullif(btrim(reason), ''), 1000);
  new_decision text;
begin
  perform private.require_moderator();
  select * into judged from private.moderation_cases c where c.id = of_case for update;
  if judged.id is null or not private.may_moderate_case(judged) then
    raise insufficient_privilege using message = 'this case is not open to the caller';
  elsif judged.state <> 'appealed' then
    perform private.refuse('PT409', 'decided', 'Une autre personne vient de décider.', judged.decision);
  elsif judged.decided_by = auth.uid() and private.has_other_moderator(judged) then
    perform private.refuse('PT409', 'same-person', 'Une autre personne que celle qui a décidé doit examiner cette contestation.');
  elsif outcome is null or outcome not in ('confirmed', 'reversed') then
    perform private.refuse('PT422', 'invalid', 'Choisissez une décision.', 'outcome');
  elsif stated is null then
    perform private.refuse('PT422', 'invalid', 'Une décision se motive.', 'reason');
  end if;
  update private.moderation_appeals a
  set outcome = outcome, reason = stated, decided_by = auth.uid(), decided_at = now()
  where a.case_id = of_case and a.outcome is null
  returning * into asked;
  if outcome = 'reversed' then
    new_decision := case when judged.decision = 'remove' then 'keep' when judged.kind = 'listing' then 'desk' else 'remove' end;
    perform private.apply_decision(judged, new_decision);
  end if;
  update private.moderation_cases c set
    state = 'decided', since = clock_timestamp(), decision = coalesce(new_decision, c.decision),
    reason = case when new_decision is null then c.reason else stated end,
    decided_by = case when new_decision is null then c.decided_by else auth.uid() end,
    decided_at = case when new_decision is null then c.decided_at else now() end
  where c.id = of_case;
  perform private.record_audit(
    case outcome when 'reversed' then 'appeal.accepted' else 'appeal.rejected' end, judged.kind, judged.subject_id::text,
    jsonb_build_object('decision', judged.decision), jsonb_build_object('case', of_case, 'decision', coalesce(new_decision, judged.decision)),
    stated
  );
  perform private.send_moderation_mail(
    asked.person_id, (select r.email from public.reports r where r.id = asked.report_id),
    case outcome when 'reversed' then 'Votre contestation est acceptée' else 'Votre contestation est rejetée' end,
    case
      when outcome = 'confirmed' then 'La décision ne change pas.'
      when new_decision = 'keep' then 'Le contenu est de nouveau en ligne.'
      when new_decision = 'remove' then 'Le contenu est retiré.'
      else 'Votre signalement est transmis à l’équipe qui vérifie les fiches.'
    end || E'\nMotif\u00a0: ' || stated,
    coalesce(
      (select private.decision_path(of_case, r) from public.reports r where r.id = asked.report_id), '/decisions/' || of_case
    ),
    'appeal:' || asked.id
  );
  if outcome = 'reversed' then
    -- The appellant has their own message above.
    if asked.side = 'reporter' then
      perform private.notify_authors(judged, new_decision, stated);
    end if;
    perform private.notify_reporters(judged, new_decision, stated, asked.report_id);
  end if;
  return outcome;
end
$$;
comment on function public.decide_appeal(uuid, text, text) is 'Confirms or reverses a decision that was contested.';

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

-- An address of a visitor is erased once the decision cannot be contested any more, and the rest three years after it. The timetable
-- of config.toml calls it.
create function private.expire_reports() returns integer
language sql set search_path = '' as $$
  with addresses as (
    update public.reports r set email = null
    where r.email is not null and r.decided_at < now() - interval '7 months'
    returning 1
  ), cases as (
    delete from private.moderation_cases c where c.state = 'decided' and c.decided_at < now() - interval '3 years' returning 1
  )
  select (select count(*) from addresses)::integer + (select count(*) from cases)::integer
$$;

revoke execute on function
  private.may_moderate_case(private.moderation_cases, uuid), private.require_moderator(), private.moderates_before(text),
  private.open_case(text, uuid, text, uuid, uuid, uuid), private.find_subject(text, uuid, text),
  public.reportable_content(text, uuid, text), private.send_moderation_mail(uuid, text, text, text, text, text),
  private.case_authors(private.moderation_cases), private.author_title(private.moderation_cases, text),
  private.notify_authors(private.moderation_cases, text, text),
  private.notify_reporters(private.moderation_cases, text, text, uuid), private.report_token(uuid),
  private.decision_path(uuid, public.reports),
  public.report_content(text, uuid, text, text, text, text), private.apply_decision(private.moderation_cases, text),
  public.decide_case(uuid, text, text), private.case_side(private.moderation_cases, text),
  private.appeal_obstacle(private.moderation_cases, text, uuid), public.moderation_decision(uuid, text),
  public.appeal_decision(uuid, text, text), private.has_other_moderator(private.moderation_cases),
  public.decide_appeal(uuid, text, text), private.case_excerpt(private.moderation_cases),
  public.moderation_queue(text, text, timestamptz, uuid), private.case_content(private.moderation_cases),
  public.moderation_case(uuid), private.may_see_reported_file(text, text), private.is_removed_file(text),
  private.hold_partner_photo(), private.open_photo_case(), private.guard_removed_photo(), private.close_case_of_deleted(),
  private.expire_reports()
from public, anon, authenticated, service_role;
grant execute on function
  public.reportable_content(text, uuid, text), public.report_content(text, uuid, text, text, text, text),
  public.moderation_decision(uuid, text), public.appeal_decision(uuid, text, text)
to anon, authenticated;
grant execute on function
  public.decide_case(uuid, text, text), public.decide_appeal(uuid, text, text),
  public.moderation_queue(text, text, timestamptz, uuid), public.moderation_case(uuid),
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
