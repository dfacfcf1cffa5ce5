-- Appeals: those whom a decision concerns read it and may contest it once; another moderator decides on the appeal.

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
    perform private.refuse('PT409', obstacle, 'Le délai de six mois pour contester cette décision est passé.');
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
    perform private.refuse('PT422', 'invalid', 'Indiquez le motif de votre décision.', 'reason');
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

revoke execute on function
  private.case_side(private.moderation_cases, text), private.appeal_obstacle(private.moderation_cases, text, uuid),
  public.moderation_decision(uuid, text), public.appeal_decision(uuid, text, text),
  private.has_other_moderator(private.moderation_cases), public.decide_appeal(uuid, text, text)
from public, anon, authenticated, service_role;
grant execute on function
  public.moderation_decision(uuid, text), public.appeal_decision(uuid, text, text)
to anon, authenticated;
grant execute on function
  public.decide_appeal(uuid, text, text)
to authenticated;
