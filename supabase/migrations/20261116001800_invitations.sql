-- Mails to guests: the texts, their rendering, the recipients, the sending and what became of each mail.

-- Hosts write a save-the-date, an invitation, a reminder, thanks and other messages, each with a design. The rows are created with the event, so that the
-- first mail can be sent at once.
create table public.invitation_texts (
  event_id uuid not null references public.events (id) on delete cascade,
  kind text not null check (kind in ('save_the_date', 'invitation', 'reminder', 'message', 'date_change', 'thanks')),
  -- The domain package has the same list.
  design text not null default 'classique' check (design in ('classique', 'botanique', 'minuit', 'lin')),
  subject text not null check (length(btrim(subject)) between 1 and 160),
  body text not null check (length(btrim(body)) between 1 and 4000),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (event_id, kind)
);

alter table public.invitation_texts enable row level security;
revoke all on public.invitation_texts from anon, authenticated, service_role;
grant select, update (design, subject, body) on public.invitation_texts to authenticated, service_role;

create policy "members read the texts of invitations" on public.invitation_texts
  for select to authenticated
  using (event_id = any ((select private.member_event_ids())::uuid[]));

create policy "editors change the texts of invitations" on public.invitation_texts
  for update to authenticated
  using (event_id = any ((select private.editor_event_ids())::uuid[]))
  with check (event_id = any ((select private.editor_event_ids())::uuid[]));

-- Each sending and the state of each of its mails are written by functions and triggers, never by a request.
create table public.invitation_sends (
  -- The page generates the id, so that a second click is the same sending.
  id uuid primary key,
  event_id uuid not null references public.events (id) on delete cascade,
  kind text not null check (kind in ('save_the_date', 'invitation', 'reminder', 'message', 'date_change', 'thanks', 'test')),
  segment jsonb not null default '{}',
  count integer not null default 0,
  made_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  stopped_at timestamptz,
  unique (id, event_id)
);

create index invitation_sends_list_idx on public.invitation_sends (event_id, created_at desc, id);
create index invitation_sends_made_by_idx on public.invitation_sends (made_by, created_at);

alter table public.invitation_sends enable row level security;
revoke all on public.invitation_sends from anon, authenticated, service_role;
grant select on public.invitation_sends to authenticated, service_role;

create policy "members read what was sent" on public.invitation_sends
  for select to authenticated
  using (event_id = any ((select private.member_event_ids())::uuid[]));

create table public.invitation_mails (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null,
  household_id uuid not null,
  send_id uuid not null,
  kind text not null check (kind in ('save_the_date', 'invitation', 'reminder', 'message', 'date_change', 'thanks')),
  -- It is null once the guest or the hosts have erased the address: the mail remains in the list.
  recipient extensions.citext,
  state text not null default 'queued' check (state in ('queued', 'sent', 'opened', 'answered', 'bounced', 'stopped')),
  -- This is the message in the platform's outbox, which deletes it after a month.
  outbox_id uuid unique,
  queued_at timestamptz not null default now(),
  sent_at timestamptz,
  opened_at timestamptz,
  answered_at timestamptz,
  failed_at timestamptz,
  foreign key (household_id, event_id) references public.households (id, event_id) on delete cascade,
  foreign key (send_id, event_id) references public.invitation_sends (id, event_id) on delete cascade
);

create index invitation_mails_household_idx on public.invitation_mails (household_id, event_id, queued_at desc);
create index invitation_mails_send_idx on public.invitation_mails (send_id, event_id, state);
create index invitation_mails_day_idx on public.invitation_mails (event_id, queued_at);

alter table public.invitation_mails enable row level security;
revoke all on public.invitation_mails from anon, authenticated, service_role;
grant select on public.invitation_mails to authenticated, service_role;

create policy "members read what became of mails" on public.invitation_mails
  for select to authenticated
  using (event_id = any ((select private.member_event_ids())::uuid[]));

create function private.first_invitation_texts(event public.events) returns setof public.invitation_texts
language sql stable set search_path = '' as $$
  select event.id, t.kind, 'classique', t.subject, t.body || E'\n\n' || case event.kind
    when 'mariage' then 'Avec toute notre affection,' when 'seminaire' then 'Bien cordialement,' else 'À très bientôt,'
  end || E'\n{hotes}', 1, now()
  from (values
    ('save_the_date', E'À vos agendas\u00a0: {occasion}',
     E'{prenoms},\n\nNotez dès maintenant cette date\u00a0: le {date}, nous espérons vous avoir à nos côtés pour {occasion} '
     || E'({lieu}).\n\nVotre invitation suivra, avec tout le programme.'),
    ('invitation', E'Votre invitation\u00a0: {occasion}',
     E'{prenoms},\n\nNous aurions grand plaisir à vous compter parmi nous pour {occasion}. Rendez-vous le {date}, {lieu}.\n\n'
     || E'Vous trouverez tout le programme sur votre page personnelle. Vous pouvez y répondre en une minute, pour chaque '
     || 'personne et chaque moment. Merci de le faire avant le {reponse_avant}.'),
    ('reminder', E'Serez-vous des nôtres pour {occasion}\u00a0?',
     E'{prenoms},\n\nNous n’avons pas encore reçu votre réponse pour {occasion}. Que vous veniez ou non, merci de nous la donner '
     || E'avant le {reponse_avant}\u00a0: cela nous aide à tout préparer.\n\nQuelques instants suffisent, depuis votre page personnelle.'),
    ('message', E'Quelques nouvelles avant {occasion}',
     E'{prenoms},\n\nLe {date} approche. Horaires, adresses et conseils pratiques vous attendent sur votre page personnelle.'),
    ('date_change', E'Nouvelle date pour {occasion}',
     E'{prenoms},\n\nNous changeons la date prévue pour {occasion}\u00a0: rendez-vous désormais le {date}, {lieu}.\n\n'
     || E'Si vous aviez déjà répondu, merci de confirmer votre réponse sur votre page personnelle\u00a0; un clic suffit. Vous y '
     || 'trouvez aussi le programme à jour.'),
    ('thanks', 'Merci d’avoir été des nôtres',
     E'{prenoms},\n\nMerci d’avoir partagé {occasion} avec nous\u00a0: votre présence a beaucoup compté.\n\n'
     || E'Si vous avez pris des photos, déposez-les sur votre page personnelle\u00a0: elles nous feront plaisir.')
  ) as t (kind, subject, body)
$$;

-- It runs as definer because the event itself creates the rows, and no request does.
create function private.make_invitation_texts() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.invitation_texts select * from private.first_invitation_texts(new);
  return null;
end
$$;
comment on function private.make_invitation_texts() is 'Gives a new event the first texts of its mails.';

-- « Anne, Léo et Zoé »; a household without names is called by its own name.
create function private.first_names(household uuid, language text default 'fr') returns text
language sql stable set search_path = '' as $$
  select case cardinality(n.names)
    when 0 then (select h.name from public.households h where h.id = household)
    when 1 then n.names[1]
    else array_to_string(n.names[1:cardinality(n.names) - 1], case language when 'ar' then '، ' else ', ' end)
      || private.and_in(language) || n.names[cardinality(n.names)]
  end
  from (
    select array(
      select coalesce(nullif(g.first_name, ''), g.last_name) from public.guests g
      where g.household_id = household and (g.first_name <> '' or g.last_name <> '')
      order by g.is_plus_one, g.position, g.created_at, g.id
    ) as names
  ) n
$$;

-- « le mariage d’Alix et Sacha », « les 40 ans de Paul »: what the event is, after « pour » or « avant ». A name that says it already
-- only takes its article.
create function private.occasion(kind text, name text) returns text
language sql immutable set search_path = '' as $$
  select case
    when n.name ~* '^((le|la|les|un|une|notre|nos|mon|ma|mes)\s|l[’''])'
      and (kind in ('seminaire', 'autre') or n.name ~* '(mariage|noces|fiançailles|anniversaire|\mans\M|bapt[êe]me|f[êe]te)')
      then n.lowered
    when n.name ~* '^(mariage|bapt[êe]me|s[ée]minaire)\M' then 'le ' || n.lowered
    when n.name ~* '^anniversaire\M' then 'l’' || n.lowered
    when n.name ~* '^(noces|fiançailles|[0-9]+ ans)\M' then 'les ' || n.lowered
    when n.name ~* '^(f[êe]te|soir[ée]e)\M' then 'la ' || n.lowered
    when kind = 'mariage' then 'le mariage ' || private.of_name(n.name)
    when kind = 'anniversaire' then 'l’anniversaire ' || private.of_name(n.name)
    when kind = 'bapteme' then 'le baptême ' || private.of_name(n.name)
    when kind = 'seminaire' then E'le séminaire «\u00a0' || n.name || E'\u00a0»'
    else E'«\u00a0' || n.name || E'\u00a0»'
  end
  from (
    select m.name, lower(left(m.name, 1)) || substr(m.name, 2) as lowered from (select replace(btrim(name), ' & ', ' et ') as name) m
  ) n
$$;

-- The two names of a wedding, « Alix et Sacha », when its name contains them.
create function private.couple_names(event public.events) returns text
language sql immutable set search_path = '' as $$
  select n.names
  from (
    select regexp_replace(replace(btrim(event.name), ' & ', ' et '), '^((le|notre)\s+)?mariage\s+(de\s+|d[’'']\s*)', '', 'i') as names
  ) n
  where event.kind = 'mariage' and n.names ~ '\S et \S' and n.names !~* '(mariage|noces|fiançailles)'
$$;

-- A couple signs by the two names of its wedding; other hosts by the name of the event's owner.
create function private.host_names(event public.events, language text) returns text
language sql stable set search_path = '' as $$
  select coalesce(
    replace(private.couple_names(event), ' et ', private.and_in(language)),
    (select nullif(btrim(p.name), '') from public.profiles p where p.id = event.owner_id), private.mail_phrases(language) ->> 'hosts'
  )
$$;

-- The language of a household's mails: its own when the event offers it.
create function private.mail_language(home uuid) returns text
language sql stable set search_path = '' as $$
  select coalesce((
    select h.language from public.households h join public.event_websites w on w.event_id = h.event_id
    where h.id = home and h.language = any (w.languages)
  ), 'fr')
$$;

-- The value of each placeholder in a mail to a household. An event without a household yet shows example names.
create function private.placeholder_words(event public.events, home uuid, language text default 'fr') returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'evenement', event.name,
    'occasion', case language
      when 'fr' then private.occasion(event.kind, event.name)
      else private.occasion_in(event.kind, btrim(event.name), private.couple_names(event), language)
    end,
    'hotes', private.host_names(event, language),
    'date', coalesce(private.day_in(event.starts_on, language), p.phrases ->> 'date'),
    'lieu', coalesce(nullif(btrim(event.place), ''), p.phrases ->> 'place'),
    'reponse_avant', coalesce(private.day_in(coalesce(event.rsvp_closes_on, event.starts_on), language), p.phrases ->> 'reply_before'),
    'prenoms', coalesce(private.first_names(home, language), 'Camille et Noé'),
    'foyer', coalesce((select h.name from public.households h where h.id = home), 'Famille Exemple')
  )
  from (select private.mail_phrases(language) as phrases) p
$$;

-- The text is cut at the placeholders and joined once, so that a name is never taken for a placeholder.
create function private.fill_placeholders(value text, words jsonb) returns text
language sql immutable set search_path = '' as $$
  select coalesce(string_agg(coalesce(words ->> btrim(m.part[1], '{}'), m.part[1]), '' order by m.place), '')
  from regexp_matches(value, '(\{[a-z_]+\}|[^{]+|\{)', 'g') with ordinality as m (part, place)
$$;

-- A mail without a link has neither a button nor the note about the link. A design with an ornament has a centred heading.
-- Each design has colours of its own for programs in dark mode, which would otherwise invert the light ones.
create function private.invitation_html(
  design text, label text, event_name text, words text, button text, link text, language text default 'fr'
) returns text
language sql immutable set search_path = '' as $$
  select format(
    '<!doctype html><html lang="%18$s" dir="%19$s"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
    || '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>%1$s</title>'
    || '<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){.paper{background-color:%12$s!important}'
    || '.card{background-color:%13$s!important}.paper,.card,.card td{color:%14$s!important}.accent{color:%15$s!important}'
    || '.card,.rule{border-color:%16$s!important}.button{background-color:%17$s!important}}</style></head>'
    || '<body class="paper" style="margin:0;background-color:%4$s;color:%5$s;font:17px/1.6 Georgia,''Times New Roman'',serif">'
    || '<table role="presentation" width="100%%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">'
    || '<table role="presentation" width="100%%" cellpadding="0" cellspacing="0" class="card" '
    || 'style="max-width:560px;background-color:%7$s;border:1px solid %8$s">'
    || '<tr><td style="padding:40px 32px 8px' || case d.ornament when '' then '">' else
      ';text-align:center"><p aria-hidden="true" class="accent" style="margin:0 0 12px;font-size:24px;line-height:1;color:%6$s">%11$s</p>'
    end || '<p class="accent" style="margin:0;font-size:13px;letter-spacing:.08em;text-transform:uppercase;color:%6$s">%9$s</p>'
    || '<h1 style="margin:8px 0 0;font-size:30px;line-height:1.2;font-weight:400">%1$s</h1></td></tr>'
    || '<tr><td style="padding:16px 32px 8px">%2$s</td></tr>'
    || case when link is null then '' else
      '<tr><td style="padding:8px 32px 32px"><a href="%3$s" class="button" style="display:inline-block;padding:14px 28px;'
      || 'background-color:%6$s;color:#ffffff;text-decoration:none;border-radius:6px;font:600 16px/1.2 Helvetica,Arial,sans-serif">%10$s</a></td></tr>'
      || '<tr><td class="rule" style="padding:20px 32px;border-top:1px solid %8$s;font:13px/1.5 Helvetica,Arial,sans-serif;color:%5$s">'
      || '%20$s</td></tr>'
    end || '</table></td></tr></table></body></html>',
    private.html_text(event_name),
    private.html_paragraphs(words, 'margin:0 0 16px'),
    private.html_text(link), d.paper, d.ink, d.accent, d.card, d.line, private.html_text(label), private.html_text(button), d.ornament,
    d.dark_paper, d.dark_card, d.dark_ink, d.dark_accent, d.dark_line, d.dark_button,
    language, case language when 'ar' then 'rtl' else 'ltr' end, private.html_text(private.mail_phrases(language) ->> 'note')
  )
  from (values
    ('classique', '#FBF8F3', '#1F1A24', '#6D1F3B', '#FFFFFF', '#E4DACA', '',
      '#1A161E', '#241F29', '#F4EEE6', '#F0B7C8', '#4A4150', '#A63D62'),
    ('botanique', '#EFF3EC', '#1D2A22', '#1F4D42', '#FFFFFF', '#CFDACF', '❦',
      '#141B17', '#1D2721', '#EDF3EE', '#A9D3C0', '#3A4A41', '#2F7162'),
    ('minuit', '#E9EBF2', '#161B30', '#2A3563', '#FFFFFF', '#CBD0E0', '✦ ✦ ✦',
      '#131626', '#1C2036', '#EEF0F8', '#B9C3F0', '#3A4060', '#4A5AA3'),
    ('lin', '#F3ECE0', '#2B241C', '#7A5A1C', '#FFFDF9', '#DCCFB8', '',
      '#1D1812', '#282119', '#F5EDE0', '#E3C384', '#4D4232', '#85631F')
  ) as d (
    name, paper, ink, accent, card, line, ornament, dark_paper, dark_card, dark_ink, dark_accent, dark_line, dark_button
  )
  where d.name = design
$$;

-- The text of a mail in a language: the hosts' translation, or the first text of that language while they have not changed the French
-- one. A text that they wrote and did not translate is sent as they wrote it, in French.
create function private.mail_text_in(
  event public.events, written public.invitation_texts, wanted text, out subject text, out body text, out language text
)
language sql stable set search_path = '' as $$
  select
    case when c.is_french then written.subject else private.translated(c.texts, 'mail:' || written.kind || ':subject', f.subject) end,
    case when c.is_french then written.body else private.translated(c.texts, 'mail:' || written.kind || ':body', f.body) end,
    case when c.is_french then 'fr' else wanted end
  from (
    select t.texts, wanted = 'fr' or (
      private.translated(t.texts, 'mail:' || written.kind || ':body', null) is null
      and not exists (
        select from private.first_invitation_texts(event) o
        where o.kind = written.kind and (o.subject, o.body) = (written.subject, written.body)
      )
    ) as is_french
    from (select private.translations(event.id, wanted) as texts) t
  ) c
  left join private.first_mail_in(written.kind, wanted, event.kind) f on true
$$;

create function private.render_invitation(
  of_event uuid, of_kind text, home uuid, link text,
  out design text, out subject text, out body text, out body_text text, out body_html text
)
language plpgsql stable set search_path = '' as $$
declare
  event public.events;
  written public.invitation_texts;
  words jsonb;
  text_language text;
  language constant text := private.mail_language(home);
  phrases constant jsonb := private.mail_phrases(language);
  -- An invitation and its reminder ask for a reply; the other mails lead to the page of the household.
  asks_reply constant boolean := of_kind in ('invitation', 'reminder');
begin
  select e.* into event from public.events e where e.id = of_event;
  select t.* into written from public.invitation_texts t where t.event_id = of_event and t.kind = of_kind;
  if written.event_id is null then
    raise exception using errcode = 'PT422', message = 'Cet e-mail n’existe pas.', detail = 'invalid', hint = 'kind';
  end if;
  design := written.design;
  select t.subject, t.body, t.language into written.subject, written.body, text_language
  from private.mail_text_in(event, written, language) t;
  words := private.placeholder_words(event, home, text_language);
  -- A subject is a header and therefore one line.
  subject := left(regexp_replace(
    private.without_links(private.fill_placeholders(written.subject, words)), '[[:cntrl:]]+', ' ', 'g'
  ), 200);
  -- The only link of the mail is the household's own page.
  body := private.without_links(private.fill_placeholders(written.body, words));
  -- A save-the-date asks for no reply: the page of the household comes with the invitation.
  if of_kind = 'save_the_date' then
    link := null;
  end if;
  body_text := body || coalesce(
    E'\n\n' || (phrases ->> case when asks_reply then 'your_invitation' else 'your_page' end) || link
    || E'\n\n' || (phrases ->> 'note'), ''
  ) || E'\n';
  body_html := private.invitation_html(
    design, phrases ->> of_kind, private.without_links(event.name), body,
    phrases ->> case when asks_reply then 'open_invitation' else 'open_page' end, link, language
  );
end
$$;

-- The household that a preview and a test mail are addressed to, when the hosts name none.
create function private.sample_household(of_event uuid) returns uuid
language sql stable set search_path = '' as $$
  select h.id from public.households h where h.event_id = of_event order by h.revoked_at is not null, h.name, h.id limit 1
$$;

-- The last sent mail of a household shares its state. It runs as definer because a guest who opens a page or replies may not write
-- mails.
create function private.move_invitation_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  last_mail constant uuid := (
    select l.id from public.invitation_mails l
    where l.household_id = new.id and l.state in ('sent', 'opened') order by l.queued_at desc, l.id limit 1
  );
begin
  if last_mail is not null then
    update public.invitation_mails m set
      state = new.invitation_state,
      opened_at = coalesce(m.opened_at, now()),
      answered_at = case when new.invitation_state = 'answered' then coalesce(m.answered_at, now()) end
    where m.id = last_mail;
  end if;
  return null;
end
$$;
comment on function private.move_invitation_mail() is 'Marks the last mail of a household as opened or answered.';

-- A mail that the platform gave up has bounced. It runs as definer because the platform, which delivers, knows nothing of
-- invitations.
create function private.settle_invitation_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  mail public.invitation_mails;
begin
  update public.invitation_mails m set
    state = case
      when m.state not in ('queued', 'bounced', 'sent') then m.state
      when new.failed_at is not null then 'bounced'
      when new.sent_at is not null then 'sent'
      else 'queued'
    end,
    sent_at = new.sent_at, failed_at = new.failed_at
  where m.outbox_id = new.id
  returning * into mail;
  update public.households h set invitation_state = case when mail.state = 'sent' then 'delivered' else 'bounced' end
  where h.id = mail.household_id and mail.state in ('sent', 'bounced') and mail.kind <> 'save_the_date'
    and h.invitation_state in ('sent', 'delivered', 'bounced');
  return null;
end
$$;
comment on function private.settle_invitation_mail() is 'Records that a mail was sent or given up.';

-- A mail that is deleted from the outbox before it was sent was stopped, and its household was not contacted. It runs as definer
-- because the platform knows nothing of invitations.
create function private.stop_invitation_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  mail public.invitation_mails;
begin
  update public.invitation_mails m set state = 'stopped' where m.outbox_id = old.id and m.state = 'queued' returning * into mail;
  update public.households h set invitation_state = 'draft'
  where h.id = mail.household_id and h.invitation_state = 'sent'
    and not exists (
      select from public.invitation_mails m
      where m.household_id = h.id and m.kind = 'invitation' and m.state not in ('stopped', 'bounced')
    );
  return null;
end
$$;
comment on function private.stop_invitation_mail() is 'Records that a mail was stopped before it was sent.';

-- A household has not replied while there is a moment for which none of its people has decided.
create function private.has_not_replied(household uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.guests g
    join public.moment_invitations i on i.guest_id = g.id
    left join public.guest_replies r on r.guest_id = i.guest_id and r.moment_id = i.moment_id
    where g.household_id = household
    group by i.moment_id
    having bool_and(r.attending is null)
  )
$$;

-- One mail goes to the household's first adult who has an address.
create function private.household_email(household uuid) returns extensions.citext
language sql stable set search_path = '' as $$
  select g.email from public.guests g
  where g.household_id = household and g.email is not null
  order by g.age_group <> 'adult', g.is_plus_one, g.position, g.created_at, g.id limit 1
$$;

-- Each household of the event, with the address of its mail or the reason why it gets none. Reminders reach only households that have
-- not replied, and no mail reaches anybody who was contacted recently.
create function private.invitation_targets(of_event uuid, segment jsonb, of_kind text)
returns table (household_id uuid, name text, recipient extensions.citext, reason text)
language sql stable set search_path = '' as $$
  select t.id, t.name, case when t.reason is null then t.email end, coalesce(t.reason, case when t.email is null then 'no_address' end)
  from (
    select h.id, h.name, private.household_email(h.id) as email, case
      when segment ->> 'who' = 'households' and not segment -> 'households' ? h.id::text then 'not_chosen'
      when h.revoked_at is not null then 'revoked'
      when segment ? 'moment' and not exists (
        select from public.guests g join public.moment_invitations i on i.guest_id = g.id
        where g.household_id = h.id and i.moment_id::text = segment ->> 'moment'
      ) then 'other_moment'
      -- An invitation can be sent again to a household that is chosen by name.
      when of_kind = 'invitation' and h.invitation_state not in ('draft', 'bounced') and segment ->> 'who' <> 'households'
        then 'already_invited'
      when of_kind = 'save_the_date' and h.invitation_state not in ('draft', 'bounced') then 'already_invited'
      when of_kind in ('reminder', 'date_change') and h.invitation_state = 'draft' then 'not_invited'
      when (of_kind = 'reminder' or segment ->> 'who' in ('not_answered', 'opened_not_answered')) and not private.has_not_replied(h.id)
        then 'answered'
      when segment ->> 'who' = 'opened_not_answered' and h.invitation_state <> 'opened' then 'not_opened'
      when (of_kind = 'thanks' or segment ->> 'who' = 'yes_only') and not exists (
        select from public.guests g join public.guest_replies r on r.guest_id = g.id
        where g.household_id = h.id and r.attending and r.moment_id::text = coalesce(segment ->> 'moment', r.moment_id::text)
      ) then 'not_coming'
      -- Households that know another date are informed once of each new date.
      when of_kind = 'date_change' and not exists (
        select from public.events e where e.id = of_event and e.date_moved_at is not null and not exists (
          select from public.invitation_mails m
          where m.household_id = h.id and m.kind = 'date_change' and m.queued_at >= e.date_moved_at
            and m.state not in ('stopped', 'bounced')
        )
      ) then 'informed'
      -- These are sent once to each household.
      when of_kind in ('save_the_date', 'thanks') and exists (
        select from public.invitation_mails m
        where m.household_id = h.id and m.kind = of_kind and m.state not in ('stopped', 'bounced')
      ) then 'already_sent'
      when of_kind <> 'date_change' and exists (
        select from public.invitation_mails m
        where m.household_id = h.id and m.state not in ('stopped', 'bounced')
          and (m.state = 'queued' or m.queued_at > now() - case of_kind
            when 'reminder' then interval '3 days' when 'message' then interval '1 day' else interval '1 hour' end)
      ) then 'recent'
    end as reason
    from public.households h where h.event_id = of_event
  ) t
  order by t.name, t.id
$$;

-- A thousand mails a day for an event and for a person are enough for an event and too few for spam.
create function private.mail_allowance(of_event uuid) returns integer
language plpgsql stable set search_path = '' as $$
begin
  return least(
    private.uses_left('guest-mail', 'person:' || auth.uid(), 1000), private.uses_left('guest-mail', 'event:' || of_event, 1000)
  );
end
$$;

create function private.count_guest_mails(of_event uuid, mails integer) returns boolean
language plpgsql set search_path = '' as $$
begin
  return private.count_use('guest-mail', 'person:' || auth.uid(), 1000, '1 day', mails)
    and private.count_use('guest-mail', 'event:' || of_event, 1000, '1 day', mails)
    and private.count_use('guest-mail', 'network:' || private.caller_network(), 5000, '1 day', mails);
end
$$;

create function private.return_guest_mails(of_event uuid, person uuid, mails integer) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.return_use('guest-mail', 'person:' || person, mails), private.return_use('guest-mail', 'event:' || of_event, mails);
end
$$;

-- One address gets ten mails of a kind a day from one person, however many households and events name it, and thirty from
-- everybody.
create function private.count_guest_recipient(of_kind text, recipient text) returns boolean
language plpgsql set search_path = '' as $$
begin
  return private.count_use('guest-' || of_kind, 'person:' || auth.uid() || ':' || lower(recipient), 10, '1 day')
    and private.count_use('guest-' || of_kind, 'recipient:' || lower(recipient), 30, '1 day');
end
$$;

create function private.require_sending(of_event uuid, segment jsonb, of_kind text) returns void
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_member(of_event, private.editor_event_ids());
  if of_kind not in ('save_the_date', 'invitation', 'reminder', 'message', 'date_change', 'thanks') or jsonb_typeof(segment) <> 'object'
    or coalesce(segment ->> 'who', '') not in ('all', 'not_answered', 'opened_not_answered', 'yes_only', 'households') then
    raise exception using errcode = 'PT422', message = 'Cet envoi n’existe pas.', detail = 'invalid', hint = 'segment';
  end if;
  perform from public.events e where e.id = of_event
    and (e.deletion_on is not null or (of_kind in ('save_the_date', 'invitation', 'reminder') and coalesce(e.rsvp_closes_on, e.ends_on, e.starts_on) < private.today()));
  if found then
    raise exception using errcode = 'PT409', message = 'La date limite de réponse est passée.', detail = 'closed';
  end if;
  if of_kind = 'save_the_date' and exists (select from public.events e where e.id = of_event and e.starts_on is null) then
    perform private.refuse('PT409', 'no-date', 'Choisissez d’abord la date de l’événement.');
  elsif of_kind = 'thanks' and exists (
    select from public.events e where e.id = of_event and (e.starts_on is null or coalesce(e.ends_on, e.starts_on) >= private.today())
  ) then
    perform private.refuse('PT409', 'not-over', 'Les remerciements s’envoient après l’événement.');
  end if;
  if exists (select from public.events e where e.id = of_event and e.suspended_at is not null) then
    perform private.refuse('PT409', 'suspended', 'Les pages de cet événement sont suspendues. Écrivez-nous pour en parler.');
  end if;
end
$$;

-- What a sending would do, before it is confirmed: who receives it, who is left out and why, and the mail of the first household.
-- Households outside of a choice by name are not listed. It runs as definer because it reads addresses and mails.
create function public.preview_send(of_event uuid, segment jsonb, kind text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  answer jsonb;
  letter record;
begin
  perform private.require_sending(of_event, segment, kind);
  select jsonb_build_object(
    'remaining_today', private.mail_allowance(of_event),
    'recipients', coalesce(
      jsonb_agg(jsonb_build_object('id', t.household_id, 'name', t.name, 'email', t.recipient) order by t.name, t.household_id)
        filter (where t.reason is null), '[]'),
    'left_out', coalesce(
      jsonb_agg(jsonb_build_object('id', t.household_id, 'name', t.name, 'reason', t.reason) order by t.name, t.household_id)
        filter (where t.reason <> 'not_chosen'), '[]')
  ) into answer
  from private.invitation_targets(of_event, segment, kind) t;
  select * into letter from private.render_invitation(
    of_event, kind, coalesce((answer #>> '{recipients,0,id}')::uuid, private.sample_household(of_event)), '/guest'
  );
  return answer || jsonb_build_object(
    'mail', jsonb_build_object('design', letter.design, 'subject', letter.subject, 'body', letter.body)
  );
end
$$;
comment on function public.preview_send(uuid, jsonb, text) is 'The recipients and the mail of a sending of an event that the caller edits.';

-- The mails are sent after a minute, five a second, so that they can be stopped. It runs as definer because it writes mails and the
-- outbox.
create function public.send_invitations(of_event uuid, segment jsonb, kind text, send uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  site text;
  target record;
  mail uuid;
  letter record;
  wanted integer;
  sent integer := 0;
  without integer := 0;
  held integer := 0;
begin
  perform private.require_sending(of_event, segment, kind);
  site := private.site_address();
  -- Of two simultaneous editors, the second finds what the first has sent.
  perform from public.events e where e.id = of_event for no key update;
  insert into public.invitation_sends (id, event_id, kind, segment, made_by)
  values (send, of_event, kind, segment, auth.uid()) on conflict do nothing;
  if not found then
    return (
      select jsonb_build_object('send', s.id, 'count', s.count, 'without_address', 0)
      from public.invitation_sends s where s.id = send and s.event_id = of_event
    );
  end if;
  select count(t.recipient) into wanted from private.invitation_targets(of_event, segment, kind) t;
  if not private.count_guest_mails(of_event, wanted) then
    raise exception using errcode = 'PT429', message = 'Mille e-mails par jour au plus. Envoyez le reste demain.',
      detail = 'too-many', hint = private.mail_allowance(of_event)::text;
  end if;
  for target in
    select t.household_id, t.recipient, t.reason, l.token
    from private.invitation_targets(of_event, segment, kind) t
    join public.household_links l on l.household_id = t.household_id
    where t.reason is null or t.reason = 'no_address'
    -- The order is the same for all sendings, so that two that share addresses do not deadlock on the counts.
    order by lower(t.recipient::text), t.household_id
  loop
    if target.reason = 'no_address' then
      without := without + 1;
      continue;
    elsif not private.count_guest_recipient(kind, target.recipient::text) then
      held := held + 1;
      continue;
    end if;
    mail := gen_random_uuid();
    select * into letter
    from private.render_invitation(of_event, kind, target.household_id, site || '/guest?token=' || target.token);
    insert into public.invitation_mails (id, event_id, household_id, send_id, kind, recipient, outbox_id)
    values (
      mail, of_event, target.household_id, send, kind, target.recipient,
      platform.send_mail(
        'invitation:' || mail, 'invitation', target.recipient::text, letter.subject, letter.body_text, letter.body_html,
        now() + interval '1 minute' + sent * interval '0.2 seconds'
      )
    );
    sent := sent + 1;
  end loop;
  if sent = 0 then
    raise exception using errcode = 'PT422', message = 'Personne n’est à contacter dans cette sélection.',
      detail = 'nothing-to-send', hint = without::text;
  end if;
  perform private.return_guest_mails(of_event, auth.uid(), wanted - sent);
  update public.invitation_sends s set count = sent where s.id = send;
  update public.households h set invitation_state = 'sent'
  where h.invitation_state in ('draft', 'bounced') and kind = 'invitation'
    and h.id in (select m.household_id from public.invitation_mails m where m.send_id = send);
  return jsonb_build_object('send', send, 'count', sent, 'without_address', without, 'held', held);
end
$$;
comment on function public.send_invitations(uuid, jsonb, text, uuid) is 'Mails the households of a segment of an event that the caller edits.';

-- It removes the mails that were not sent yet. It runs as definer because it deletes from the outbox.
create function public.stop_send(send uuid) returns integer
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  sending public.invitation_sends;
  stopped integer;
begin
  update public.invitation_sends s set stopped_at = coalesce(s.stopped_at, now())
  where s.id = send and s.event_id = any (private.editor_event_ids())
  returning * into sending;
  if sending.id is null then
    raise exception using errcode = '42501', message = 'Vous n’avez pas accès à cet envoi.', detail = 'not-member';
  end if;
  delete from platform.outbox o using public.invitation_mails m
  where m.send_id = send and m.state = 'queued' and o.id = m.outbox_id and o.sent_at is null and o.failed_at is null;
  get diagnostics stopped = row_count;
  update public.invitation_sends s set count = s.count - stopped where s.id = send;
  perform private.return_guest_mails(sending.event_id, sending.made_by, stopped);
  return stopped;
end
$$;
comment on function public.stop_send(uuid) is 'Stops the unsent mails of a sending; returns how many.';

-- What the placeholders stand for in a mail to the household, so that the editor previews a text before it is saved. It runs as
-- definer because callers may not call private.placeholder_words.
create function public.invitation_words(of_event uuid, household uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_member(of_event, private.member_event_ids());
  return (
    select private.placeholder_words(e, coalesce(
      (select h.id from public.households h where h.event_id = of_event and h.id = household), private.sample_household(of_event)
    ))
    from public.events e where e.id = of_event
  );
end
$$;
comment on function public.invitation_words(uuid, uuid) is 'The placeholders of a mail of an event of the caller, filled for a household.';

-- The mail goes to the caller's own address alone, and its link leads to the page where a code is typed. It runs as definer because it writes the outbox.
create function public.send_test_invitation(of_event uuid, kind text) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  own text := (select p.email::text from public.profiles p where p.id = auth.uid());
  trial uuid := gen_random_uuid();
  letter record;
begin
  perform private.require_member(of_event, private.editor_event_ids());
  perform private.require_use(
    'guest-test', 'person:' || auth.uid(), 20, '1 day', 'Vingt essais par jour au plus. Réessayez demain.'
  );
  select * into letter from private.render_invitation(
    of_event, kind, private.sample_household(of_event), private.site_address() || '/guest'
  );
  insert into public.invitation_sends (id, event_id, kind, made_by) values (trial, of_event, 'test', auth.uid());
  perform platform.send_mail(
    'invitation-test:' || trial, 'invitation-test', own, left(E'Essai\u00a0: ' || letter.subject, 200), letter.body_text, letter.body_html
  );
  return own;
end
$$;
comment on function public.send_test_invitation(uuid, text) is 'Mails a text of an event that the caller edits to the caller.';

-- Cards, codes to scan and labels need thousands of links at once. It runs as definer, so that the policy is not evaluated for
-- each.
create function public.household_links_of(of_event uuid, only_households uuid[] default null) returns json
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_member(of_event, private.editor_event_ids());
  return (
    select coalesce(json_agg(json_build_object(
      'household_id', h.id, 'name', h.name, 'address', h.address, 'token', l.token, 'first_names', private.first_names(h.id),
      'language', private.mail_language(h.id)
    ) order by h.name, h.id), '[]')
    from public.households h join public.household_links l on l.household_id = h.id
    where h.event_id = of_event and (only_households is null or h.id = any (only_households))
  );
end
$$;
comment on function public.household_links_of(uuid, uuid[]) is 'The links of the households of an event that the caller edits.';

-- An erased address is also erased from the mails that were sent to it; the mail itself remains. It runs as definer because nobody
-- writes mails.
create function private.forget_recipient() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.invitation_mails m set recipient = null
  where m.household_id = old.household_id and m.event_id = old.event_id
    and lower(m.recipient::text) = lower(old.email::text);
  return null;
end
$$;
comment on function private.forget_recipient() is 'Erases a deleted address from the mails that were sent to it.';

revoke execute on function
  private.first_invitation_texts(public.events), private.make_invitation_texts(), private.first_names(uuid, text),
  private.occasion(text, text), private.couple_names(public.events), private.host_names(public.events, text), private.mail_language(uuid),
  private.mail_text_in(public.events, public.invitation_texts, text), private.placeholder_words(public.events, uuid, text),
  private.sample_household(uuid), private.fill_placeholders(text, jsonb), private.invitation_html(text, text, text, text, text, text, text),
  private.render_invitation(uuid, text, uuid, text), private.move_invitation_mail(), private.settle_invitation_mail(),
  private.stop_invitation_mail(), private.has_not_replied(uuid), private.household_email(uuid),
  private.invitation_targets(uuid, jsonb, text), private.mail_allowance(uuid), private.count_guest_mails(uuid, integer),
  private.return_guest_mails(uuid, uuid, integer), private.count_guest_recipient(text, text),
  private.require_sending(uuid, jsonb, text), public.preview_send(uuid, jsonb, text),
  public.send_invitations(uuid, jsonb, text, uuid), public.stop_send(uuid), public.invitation_words(uuid, uuid),
  public.send_test_invitation(uuid, text), public.household_links_of(uuid, uuid[]), private.forget_recipient()
from public, anon, authenticated, service_role;
grant execute on function
  public.preview_send(uuid, jsonb, text), public.send_invitations(uuid, jsonb, text, uuid), public.stop_send(uuid),
  public.invitation_words(uuid, uuid), public.send_test_invitation(uuid, text), public.household_links_of(uuid, uuid[])
to authenticated;

create trigger invitation_texts_bump_version before update on public.invitation_texts
  for each row execute function private.bump_version();
create trigger invitation_texts_touch before update on public.invitation_texts
  for each row execute function private.touch_updated_at();

create trigger events_make_invitation_texts after insert on public.events
  for each row execute function private.make_invitation_texts();

create trigger households_move_mail after update of invitation_state on public.households
  for each row
  when (new.invitation_state is distinct from old.invitation_state and new.invitation_state in ('opened', 'answered'))
  execute function private.move_invitation_mail();

create trigger guests_forget_recipient after update of email on public.guests
  for each row when (old.email is not null and new.email is null)
  execute function private.forget_recipient();

-- A hosted service has no outbox.
do $$
begin
  if to_regclass('platform.outbox') is not null then
    create trigger outbox_stop_invitation after delete on platform.outbox
      for each row when (old.kind = 'invitation' and old.sent_at is null and old.failed_at is null)
      execute function private.stop_invitation_mail();
    create trigger outbox_settle_invitation after update of sent_at, failed_at on platform.outbox
      for each row when (new.kind = 'invitation') execute function private.settle_invitation_mail();
  end if;
end
$$;

alter publication supabase_realtime add table public.invitation_texts, public.invitation_sends, public.invitation_mails;
