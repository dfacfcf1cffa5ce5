-- Reports: content that somebody says breaks the rules. Accounts, guests by their link and visitors may report what they see.

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
    me, address, 'Nous avons bien reçu votre signalement',
    'Merci de nous avoir prévenus. Une personne de notre équipe l’examine et vous informera de sa décision.',
    private.decision_path(made.case_id, made), 'report:' || made.id
  );
  return jsonb_build_object('state', 'received');
end
$$;
comment on function public.report_content(text, uuid, text, text, text, text) is
  'Reports a content that the caller sees, within limits; for visitors, guests with their link, and accounts.';

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
  private.find_subject(text, uuid, text), public.reportable_content(text, uuid, text),
  private.notify_reporters(private.moderation_cases, text, text, uuid), private.report_token(uuid),
  private.decision_path(uuid, public.reports), public.report_content(text, uuid, text, text, text, text), private.expire_reports()
from public, anon, authenticated, service_role;
grant execute on function
  public.reportable_content(text, uuid, text), public.report_content(text, uuid, text, text, text, text)
to anon, authenticated;
