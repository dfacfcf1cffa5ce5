-- What hosts write to their guests: the invitation, the reminder and any other message, each with its design. Made with the event,
-- so that the first mail can leave at once.
create table public.invitation_texts (
  event_id uuid not null references public.events (id) on delete cascade,
  kind text not null check (kind in ('invitation', 'reminder', 'message', 'date_change')),
  -- The same list stands in the domain package.
  design text not null default 'classique' check (design in ('classique', 'botanique', 'minuit', 'lin')),
  subject text not null check (length(btrim(subject)) between 1 and 160),
  body text not null check (length(btrim(body)) between 1 and 4000),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (event_id, kind)
);

create trigger invitation_texts_bump_version before update on public.invitation_texts
  for each row execute function private.bump_version();
create trigger invitation_texts_touch before update on public.invitation_texts
  for each row execute function private.touch_updated_at();

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

create function private.first_invitation_texts(event uuid) returns setof public.invitation_texts
language sql stable set search_path = '' as $$
  select event, t.kind, 'classique', t.subject, t.body, 1, now()
  from (values
    ('invitation', E'Votre invitation\u00a0: {evenement}',
     E'{prenoms},\n\nNous serions heureux de vous compter parmi nous pour {evenement}. Rendez-vous le {date}, {lieu}.\n\n'
     || E'Votre page personnelle vous dit tout du programme. Vous y répondez en une minute, pour chaque personne et chaque '
     || E'moment\u00a0; merci de le faire avant le {reponse_avant}.'),
    ('reminder', E'Serez-vous des nôtres\u00a0? {evenement}',
     E'{prenoms},\n\nVotre réponse pour {evenement} ne nous est pas encore parvenue. Que vous veniez ou non, la connaître avant le '
     || E'{reponse_avant} nous aide à préparer la fête.\n\nQuelques instants suffisent, depuis votre page personnelle.'),
    ('message', E'Des nouvelles de {evenement}',
     E'{prenoms},\n\nLe {date} approche. Horaires, adresses et conseils pratiques vous attendent sur votre page personnelle.\n\n'
     || E'À très vite\u00a0!'),
    ('date_change', E'Nouvelle date\u00a0: {evenement}',
     E'{prenoms},\n\n{evenement} change de date\u00a0: rendez-vous désormais le {date}, {lieu}.\n\n'
     || E'Si vous aviez déjà répondu, merci de confirmer votre réponse sur votre page personnelle\u00a0; un geste suffit. Vous y '
     || 'trouvez aussi le programme à jour.')
  ) as t (kind, subject, body)
$$;

-- Definer: rows are made by the event itself, never by a request.
create function private.make_invitation_texts() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.invitation_texts select * from private.first_invitation_texts(new.id);
  return null;
end
$$;
comment on function private.make_invitation_texts() is 'Gives a new event the first texts of its mails.';
create trigger events_make_invitation_texts after insert on public.events
  for each row execute function private.make_invitation_texts();
insert into public.invitation_texts select t.* from public.events e, private.first_invitation_texts(e.id) t;

revoke execute on function private.first_invitation_texts(uuid), private.make_invitation_texts()
from public, anon, authenticated, service_role;
