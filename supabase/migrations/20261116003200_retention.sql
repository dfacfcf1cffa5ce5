-- What is erased and exported: nightly retention, deleted events and accounts, the export of an account, and queued mails.

-- Files that were uploaded and never got a row are removed as well.
create function private.remove_event_files(event uuid) returns void
language sql set search_path = '' as $$
  delete from storage.objects o
  where o.bucket_id in ('guest-photos', 'event-covers', 'event-documents')
    and o.name collate "C" >= event || '/' and o.name collate "C" < event || '0'
$$;

-- The files are removed whoever deletes the event.
create function private.remove_files_of_event() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.remove_event_files(old.id);
  return null;
end
$$;
comment on function private.remove_files_of_event() is 'Removes the files of an event that was deleted.';

-- An event without a date is measured by the last change of it or its guests.
create function private.last_activity_day(event public.events) returns date
language plpgsql stable set search_path = '' as $$
begin
  return greatest(
    event.updated_at,
    (select max(g.updated_at) from public.guests g where g.event_id = event.id),
    (select max(r.replied_at) from public.guest_replies r where r.event_id = event.id),
    (select max(a.created_at) from public.event_activity a where a.event_id = event.id)
  )::date;
end
$$;

-- The timetable of config.toml calls it each night. What a run erased is counted for the privacy desk.
create function private.forget_guests() returns void
language plpgsql set search_path = '' as $$
declare
  periods jsonb := private.setting('retention');
  allergies_days integer := (periods ->> 'allergies_days')::integer;
  erased jsonb := '{}';
  number bigint;
begin
  delete from public.events e where e.deletion_on <= private.today();
  get diagnostics number = row_count;
  erased := erased || jsonb_build_object('events', number);
  -- Health data are needed for the meal, and are erased some days after it. Diets may reveal a religion, and are erased with
  -- them. Without a date the period begins with the last activity.
  update public.guests g set diet = null, allergies = null, allergies_consent_at = null, allergies_consent_by = null
  from public.events e
  where e.id = g.event_id and coalesce(e.ends_on, e.starts_on, private.last_activity_day(e)) + allergies_days < private.today()
    and (g.diet is not null or g.allergies is not null or g.allergies_consent_at is not null);
  get diagnostics number = row_count;
  erased := erased || jsonb_build_object('diets', number);
  -- The rows stored for an undo contain diets too.
  delete from private.guest_undos u
  where u.made_at < now() - interval '7 days' or u.event_id in (
    select e.id from public.events e where coalesce(e.ends_on, e.starts_on) + allergies_days < private.today()
  );
  get diagnostics number = row_count;
  erased := erased || jsonb_build_object('undos', number);
  delete from private.guest_reply_keys k where k.received_at < now() - interval '90 days';
  delete from private.applied_changes a where a.applied_at < now() - interval '90 days';
  delete from private.use_counts c where c.window_ends_at < now();
  delete from private.browser_errors e where e.last_at < now() - interval '30 days';
  delete from public.event_invitations i where i.expires_at < now() - interval '30 days';
  get diagnostics number = row_count;
  erased := erased || jsonb_build_object('team_invitations', number);
  delete from public.event_handovers h where h.expires_at < now();
  delete from public.quote_acceptances a using public.quotes q
  where q.id = a.quote_id
    and coalesce(q.ends_on, q.starts_on, a.accepted_at::date) + make_interval(years => (periods ->> 'agreement_years')::integer)
      < private.today();
  get diagnostics number = row_count;
  erased := erased || jsonb_build_object('acceptances', number);
  delete from public.contact_messages m
  where m.created_at < now() - make_interval(months => (periods ->> 'contact_months')::integer);
  get diagnostics number = row_count;
  erased := erased || jsonb_build_object('contact_messages', number);
  -- On a hosted service the log belongs to the auth service.
  if to_regproc('platform.send_mail') is not null then
    delete from auth.audit_log_entries l
    where l.created_at < now() - make_interval(months => (periods ->> 'log_months')::integer);
  end if;
  erased := erased || jsonb_build_object('privacy_requests', private.forget_privacy_requests());
  insert into private.retention_runs (erased) values (erased);
  delete from private.retention_runs r where r.ran_at < now() - interval '1 year';
end
$$;

-- Requests to a closed listing are declined, so that nobody waits for an absent partner.
create function private.close_listing(listing uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  asked public.quote_requests;
begin
  delete from public.quotes q where q.partner_id = listing and q.state = 'draft';
  update public.quotes q set state = 'withdrawn', decided_at = now() where q.partner_id = listing and q.state = 'sent';
  for asked in
    update public.quote_requests r set
      state = 'declined', declined_by = 'partner', decline_reason = 'Ce prestataire a quitté le site.'
    where r.partner_id = listing and r.state in ('new', 'seen', 'quoted')
    returning *
  loop
    update public.event_partners t set state = 'declined' where t.event_id = asked.event_id and t.partner_id = listing;
    perform private.notify_editors(
      asked.event_id, 'quotes', asked.partner_name || ' a quitté le site', 'Votre demande reste sans suite.',
      '/client/partners/requests/' || asked.id, 'listing-gone:' || asked.id
    );
  end loop;
  delete from storage.objects o
  where o.bucket_id = 'partner-photos' and o.name collate "C" >= listing || '/' and o.name collate "C" < listing || '0';
end
$$;
comment on function private.close_listing(uuid) is 'Declines the requests to a deleted listing, and removes its pictures.';

-- Deleting an account leaves no name, file or address of the person. What also belongs to others remains: their event, their side
-- of a conversation, the reviews they read. An agreement keeps the partner's trade name, as contracts do, and an
-- issued invoice remains as it is, because the law requires it for ten years. It runs as definer
-- because it writes rows of others. On a hosted service a row deleted from storage.objects leaves its bytes, which are removed
-- through the storage API.
create function private.other_owner(of_event uuid, but uuid) returns uuid
language sql stable set search_path = '' as $$
  select m.user_id from public.event_members m
  where m.event_id = of_event and m.role = 'owner' and m.user_id <> but order by m.created_at, m.user_id limit 1
$$;

create function private.forget_person() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  nobody constant text := 'Compte supprimé';
  listing uuid := (select p.id from public.partners p where p.owner_id = old.id);
begin
  -- The foreign key is set to null here too: when two accounts are deleted at once, both may update the same row.
  update public.reviews r set author_name = nobody, author_id = null where r.author_id = old.id;
  update public.messages m set author_name = nobody, author_id = null where m.author_id = old.id;
  update public.event_activity a set actor_name = nobody, actor_id = null where a.actor_id = old.id;
  update public.quote_requests r set client_name = nobody, made_by = null where r.made_by = old.id;
  -- An event with another owner remains with that person.
  update public.events e set owner_id = private.other_owner(e.id, old.id)
  where e.owner_id = old.id and private.other_owner(e.id, old.id) is not null;
  if listing is not null then
    perform private.close_listing(listing);
  end if;
  delete from storage.objects o
  where o.bucket_id = 'avatars' and o.name collate "C" >= old.id || '/' and o.name collate "C" < old.id || '0';
  -- lower() is explicit because citext compares as text without a search path.
  -- Open invitations in the person's name are withdrawn.
  delete from public.event_invitations i
  where lower(i.email::text) = lower(old.email::text) or (i.invited_by = old.id and i.accepted_at is null);
  delete from private.admin_invitations i where lower(i.email::text) = lower(old.email::text);
  -- Invitations are the hosts' own mails: see private.forget_recipient.
  if to_regclass('platform.outbox') is not null then
    delete from platform.outbox o where lower(o.recipient) = lower(old.email::text) and o.kind <> 'invitation';
  end if;
  return old;
end
$$;
comment on function private.forget_person() is 'Erases the name, files and address of a deleted account from remaining rows.';

-- Somebody must administer the platform, a partner honours bookings, and a team does not lose its event overnight.
create function private.deletion_obstacle(person uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  number integer;
  names text[];
  offered text[];
begin
  -- Everybody who tries Liesse shares these accounts; the domain is not a real one.
  if exists (select from public.profiles p where p.id = person and p.email::text ilike '%@demo.liesse.example') then
    return jsonb_build_object('reason', 'demonstration');
  end if;
  if exists (select from public.profiles p where p.id = person and private.is_full_administrator(p.role, p.permissions))
    and not private.has_other_full_administrator(person) then
    return jsonb_build_object('reason', 'last-administrator');
  end if;
  select count(*) into number
  from public.quote_requests r
  join public.partners p on p.id = r.partner_id
  left join public.quotes q on q.request_id = r.id and q.state = 'accepted'
  where p.owner_id = person and r.state = 'accepted'
    and coalesce(q.ends_on, q.starts_on, r.ends_on, r.starts_on, 'infinity') >= private.today();
  if number > 0 then
    return jsonb_build_object('reason', 'bookings', 'number', number);
  end if;
  select array_agg(e.name order by e.starts_on, e.id), array_agg(e.name order by e.starts_on, e.id) filter (where h.event_id is not null)
  into names, offered
  from public.events e
  left join public.event_handovers h on h.event_id = e.id and h.expires_at > now()
  where e.owner_id = person and e.deletion_on is null and private.other_owner(e.id, person) is null
    and exists (select from public.event_members m where m.event_id = e.id and m.user_id <> person);
  if names is not null then
    -- The events in `offered` wait for the answer of the recipient.
    return jsonb_build_object('reason', 'shared-events', 'names', to_jsonb(names), 'offered', to_jsonb(coalesce(offered, '{}')));
  end if;
  return null;
end
$$;
comment on function private.deletion_obstacle(uuid) is 'Why an account cannot be deleted yet, if so.';

create function private.deletion_obstacle_sentence(obstacle jsonb) returns text
language sql immutable set search_path = '' as $$
  select case obstacle ->> 'reason'
    when 'demonstration' then 'Ce compte de démonstration sert à tout le monde. Créez le vôtre pour essayer.'
    when 'last-administrator' then 'Vous êtes la dernière personne à gérer le site. Invitez d’abord une autre personne à administrer.'
    when 'bookings' then 'Des réservations sont à venir. Honorez-les ou annulez-les d’abord.'
    else 'Vous préparez un événement à plusieurs. '
      || case when jsonb_array_length(obstacle -> 'offered') = jsonb_array_length(obstacle -> 'names')
        then 'Attendez que votre proposition de le transmettre soit acceptée, ou supprimez-le.'
        else 'Transmettez-le d’abord à un membre de son équipe, ou supprimez-le.'
      end
  end
$$;

-- It runs as definer because it counts rows that the caller may not read.
create function public.preview_account_deletion() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.check_request();
  return (
    select jsonb_build_object(
      'events', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'name', e.name, 'guests', (select count(*) from public.guests g where g.event_id = e.id)
        ) order by e.starts_on, e.id), '[]')
        from public.events e where e.owner_id = p.id and private.other_owner(e.id, p.id) is null
      ),
      'remaining_events', (
        select coalesce(jsonb_agg(e.name order by e.starts_on, e.id), '[]')
        from public.event_members m join public.events e on e.id = m.event_id
        where m.user_id = p.id and (e.owner_id <> p.id or private.other_owner(e.id, p.id) is not null)
      ),
      'bookings', (
        select count(*) from public.quote_requests r join public.events e on e.id = r.event_id
        where e.owner_id = p.id and private.other_owner(e.id, p.id) is null and r.state = 'accepted'
      ),
      'listing', (select l.name from public.partners l where l.owner_id = p.id),
      'reviews', (select count(*) from public.reviews r where r.author_id = p.id),
      'obstacle', private.deletion_obstacle(p.id)
    )
    from public.profiles p where p.id = auth.uid()
  );
end
$$;
comment on function public.preview_account_deletion() is 'What would be deleted and what would remain with the caller''s account.';

-- This last message goes to an address that is in no table any more.
create function private.mail_account_deletion(leaver public.profiles) returns void
language plpgsql set search_path = '' as $$
declare
  site text := (select s.address from private.site s);
begin
  if site is null or leaver.email is null then
    return;
  end if;
  perform platform.send_mail(
    'account-deleted:' || leaver.id, 'account-deleted', leaver.email::text, 'Votre compte ' || private.site_name() || ' est supprimé',
    format(
      E'Bonjour,\n\nComme vous l’avez demandé, votre compte %s est supprimé. Vos événements, vos fichiers et vos sessions sont '
      || E'effacés\u00a0; rien ne peut être rétabli.\n\nC’est le dernier message que nous vous envoyons. Si cette demande ne venait '
      || E'pas de vous, écrivez-nous sans attendre\u00a0:\n%s/contact\n\nMerci de votre confiance.\n',
      private.site_name(), site
    )
  );
end
$$;

-- Whoever was warned that their account will be deleted because nobody uses it.
create table private.inactivity_warnings (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  warned_at timestamptz not null default now()
);

alter table private.inactivity_warnings enable row level security;
revoke all on private.inactivity_warnings from anon, authenticated, service_role;

-- A session that is open for months renews itself without a new sign-in.
create function private.last_seen_at(account auth.users) returns timestamptz
language plpgsql stable set search_path = '' as $$
begin
  return greatest(
    account.created_at, account.last_sign_in_at,
    (select max(coalesce(s.refreshed_at, s.created_at)) from auth.sessions s where s.user_id = account.id)
  );
end
$$;

-- An account that nobody uses is announced for deletion by mail, and deleted a month later. Whoever prepares an event ahead, or
-- whose account cannot be deleted yet, is left alone; so are administrators. The timetable of config.toml calls it each night.
create function private.forget_inactive_accounts() returns void
language plpgsql set search_path = '' as $$
declare
  months integer := (private.setting('retention') ->> 'inactive_months')::integer;
  site text := (select s.address from private.site s);
  account record;
begin
  -- Without mails nobody can be warned.
  if site is null or to_regproc('platform.send_mail') is null then
    return;
  end if;
  delete from private.inactivity_warnings w using auth.users u
  where u.id = w.user_id and private.last_seen_at(u) > w.warned_at;
  for account in
    select p.id, p.email, w.warned_at
    from auth.users u join public.profiles p on p.id = u.id left join private.inactivity_warnings w on w.user_id = p.id
    where p.role <> 'admin' and p.email is not null
      and u.created_at < now() - make_interval(months => months) + interval '30 days'
      and private.last_seen_at(u) < now() - make_interval(months => months) + interval '30 days'
      and (w.warned_at is null or w.warned_at < now() - interval '30 days')
      and not exists (select from public.events e where e.owner_id = p.id and coalesce(e.ends_on, e.starts_on) >= private.today())
      and private.deletion_obstacle(p.id) is null
    order by u.created_at limit 200
  loop
    if account.warned_at is not null then
      delete from auth.users u where u.id = account.id;
      insert into auth.audit_log_entries (action, subject_id, details) values ('user_deleted', account.id, '{"reason": "inactive"}');
    else
      insert into private.inactivity_warnings (user_id) values (account.id);
      perform platform.send_mail(
        'account-inactive:' || account.id || ':' || private.today(), 'account-inactive', account.email::text,
        'Votre compte sera bientôt supprimé',
        format(
          E'Bonjour,\n\nPersonne n’a utilisé votre compte depuis longtemps. Comme nous ne gardons pas de données sans raison, il sera '
          || E'supprimé dans trente jours, avec tout ce qu’il contient.\n\nPour le garder, connectez-vous une fois d’ici là\u00a0:\n'
          || E'%s/login\n\nSi vous n’en avez plus besoin, vous n’avez rien à faire.\n', site
        )
      );
    end if;
  end loop;
end
$$;

-- An account is deleted in one transaction: rows by the cascades of their tables, files by the triggers of their rows,
-- names and addresses in remaining rows by private.forget_person. Sessions are deleted with the account: on our platform a token
-- that has not expired is refused from then on (auth.assert_session). A hosted service accepts it until it expires; without a
-- profile it reads nothing and writes nothing that belongs to somebody. There, the audit log is that of the auth service. It returns
-- the obstacle, or null once the account is deleted. The caller has locked the profile.
create function private.erase_account(leaver public.profiles) returns jsonb
language plpgsql set search_path = '' as $$
declare
  obstacle jsonb;
begin
  -- The locks keep anybody from booking or joining during the checks.
  perform from public.quote_requests r join public.partners p on p.id = r.partner_id
  where p.owner_id = leaver.id order by r.id for update of r;
  perform from public.events e where e.owner_id = leaver.id order by e.id for update;
  obstacle := private.deletion_obstacle(leaver.id);
  if obstacle is not null then
    return obstacle;
  end if;
  -- Cascades run row by row: with a plan made for a table that was empty before an import, ten thousand guests take minutes.
  if (select count(*) from public.guests g join public.events e on e.id = g.event_id where e.owner_id = leaver.id) > 1000 then
    analyze public.households, public.guests, public.moment_invitations, public.guest_replies, public.menu_choices;
  end if;
  delete from auth.users u where u.id = leaver.id;
  if to_regproc('platform.send_mail') is not null then
    insert into auth.audit_log_entries (action, actor_id, subject_id, details)
    values ('user_deleted', auth.uid(), leaver.id, '{"actor_role": "authenticated", "is_soft": false}');
    perform private.mail_account_deletion(leaver);
  end if;
  return null;
end
$$;

-- However an account is deleted, it stays deleted after the restore of an older backup. It runs as definer because whoever deletes
-- accounts may not write the list.
create function private.note_deleted_accounts() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_erasures(array(select 'account:' || g.id from gone g));
  return null;
end
$$;
comment on function private.note_deleted_accounts() is 'Notes the deleted accounts in the list of erasures.';

-- Every address that private.erase_address knows of.
create function private.known_addresses() returns setof text
language plpgsql stable set search_path = '' as $$
begin
  return query
  select lower(g.email::text) from public.guests g where g.email is not null
  union
  select lower(m.recipient::text) from public.invitation_mails m where m.recipient is not null
  union
  select lower(i.email::text) from public.event_invitations i
  union
  select lower(m.email) from public.contact_messages m where m.email is not null
  union
  select lower(r.email::text) from private.privacy_requests r where r.email is not null;
  if to_regclass('platform.outbox') is not null then
    return query select lower(o.recipient) from platform.outbox o;
  end if;
end
$$;

-- The restore of a backup calls it with the list of erasures, before anybody sees the rows. An account with an obstacle is returned
-- instead: what removed the obstacle happened after the backup, and an operator has to decide. Nobody is notified a second time.
create function private.redo_erasures(subjects text[]) returns text[]
language plpgsql set search_path = '' as $$
declare
  person uuid;
  address text;
  obstacle jsonb;
  left_over text[] := '{}';
begin
  for person in
    select p.id from public.profiles p where 'account:' || p.id = any (subjects) order by p.created_at, p.id
  loop
    obstacle := private.deletion_obstacle(person);
    if obstacle is null then
      delete from auth.users u where u.id = person;
    else
      left_over := left_over || format('account:%s (%s)', person, obstacle ->> 'reason');
    end if;
  end loop;
  for address in
    select a from private.known_addresses() a where private.erasure_subject(a) = any (subjects)
  loop
    perform private.erase_address(address);
    delete from private.privacy_requests r where lower(r.email::text) = address and r.proven_at is null;
    update private.privacy_requests r set
      email = null, words = '', proof_hash = null, export_hash = null, answered_at = coalesce(r.answered_at, now())
    where lower(r.email::text) = address;
  end loop;
  return left_over;
end
$$;
comment on function private.redo_erasures(text[]) is 'Erases again what was erased since a backup; called by its restore.';

-- The profile is locked before the administrators, as every other change does, so that two transactions do not deadlock.
create function private.lock_profile(person uuid) returns public.profiles
language plpgsql set search_path = '' as $$
declare
  leaver public.profiles;
begin
  select * into leaver from public.profiles p where p.id = person for update;
  if leaver.role = 'admin' then
    perform private.lock_administrators();
  end if;
  return leaver;
end
$$;

-- It runs as definer because nobody may delete accounts or profiles.
create function public.delete_account(email text) returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '60s' as $$
#variable_conflict use_variable
declare
  leaver public.profiles := private.lock_profile(auth.uid());
  owed text;
  obstacle jsonb;
begin
  if leaver.id is null then
    return jsonb_build_object('deleted', true);
  end if;
  perform private.count_account_try('delete');
  owed := private.missing_proof(10);
  if owed is not null then
    return private.answer_refusal('403', owed, 'Confirmez d’abord que c’est vous.');
  end if;
  if lower(btrim(coalesce(email, ''))) <> lower(coalesce(leaver.email::text, '')) then
    return private.answer_refusal('422', 'wrong-address', 'Ce n’est pas l’adresse de ce compte.');
  end if;
  obstacle := private.erase_account(leaver);
  if obstacle is not null then
    return private.answer_refusal('409', obstacle ->> 'reason', private.deletion_obstacle_sentence(obstacle));
  end if;
  return jsonb_build_object('deleted', true);
end
$$;
comment on function public.delete_account(text) is 'Deletes the caller''s own account and everything that is theirs alone.';

-- The export contains everything stored about an account, for its owner (RGPD, art. 15 and 20). It is read under the caller's own
-- policies and restricted to the caller's data: an administrator's rights add nothing. It contains no secrets of links. This part
-- runs as definer because nobody reads the tables of the auth service; it lists devices without their keys.
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

-- A hosted auth service has no such table.
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

-- It runs as definer because nobody reads allergies from the table; the owner sees them in guest_list as well. The lookups by guest
-- use keys that only the guests' own index serves, so that ten thousand guests take a second even after an import.
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

-- The requests of an event or to a listing are exported with their quotes, messages and invoices, under the caller's own rights.
create function private.exported_requests(of_event uuid, of_partner uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(
    to_jsonb(r) - '{event_id,partner_id,made_by,review_id,search,message_search}'::text[] || jsonb_build_object(
      'quotes', (
        select coalesce(jsonb_agg(to_jsonb(q) - '{request_id,event_id,partner_id,decided_by}'::text[] || jsonb_build_object('lines', (
          select coalesce(jsonb_agg(to_jsonb(l) - '{id,quote_id,position}'::text[] order by l.position), '[]')
          from public.quote_lines l where l.quote_id = q.id
        ), 'acceptance', (
          select jsonb_build_object(
            'accepted_by_name', a.accepted_by_name, 'accepted_at', a.accepted_at, 'words', a.words, 'document', a.document,
            'sha256', a.document_hash
          ) from public.quote_acceptances a where a.quote_id = q.id
        )) order by q.created_at), '[]')
        from public.quotes q where q.request_id = r.id
      ),
      'messages', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'side', m.side, 'author_name', m.author_name, 'body', m.body, 'created_at', m.created_at,
          'files', (select coalesce(jsonb_agg(f.file - 'path'), '[]') from jsonb_array_elements(m.files) as f (file))
        ) order by m.created_at, m.id), '[]')
        from public.conversations c join public.messages m on m.conversation_id = c.id where c.request_id = r.id
      ),
      'invoices', (
        select coalesce(jsonb_agg(private.invoice_row(i) - '{request_id,quote_id,path}'::text[] order by i.year, i.place), '[]')
        from public.invoices i where i.request_id = r.id
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
      select coalesce(jsonb_agg(jsonb_build_object('name', t.name, 'role', t.role)), '[]') from public.event_member_profiles(e.id) t
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
    'translations', (
      select coalesce(jsonb_object_agg(t.language, t.texts), '{}') from public.event_translations t where t.event_id = e.id and t.texts <> '{}'
    ),
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
    'gifts', (
      select coalesce(jsonb_agg(to_jsonb(g) - '{event_id,version}'::text[] order by g.received_on, g.created_at, g.id), '[]')
      from public.gifts g where g.event_id = e.id
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
    'seating', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'name', p.name, 'moment_id', p.moment_id, 'room_width', p.room_width, 'room_length', p.room_length, 'elements', p.elements,
        'tables', (
          select coalesce(jsonb_agg(to_jsonb(t) - '{event_id,plan_id,version}'::text[] || jsonb_build_object('seats_taken', (
            select coalesce(jsonb_agg(to_jsonb(a) - '{event_id,plan_id,moment_id,table_id}'::text[] order by a.seat, a.guest_id), '[]')
            from public.seat_assignments a where a.table_id = t.id
          )) order by t.position, t.id), '[]')
          from public.seating_tables t where t.plan_id = p.id
        ),
        'rules', (
          select coalesce(jsonb_agg(to_jsonb(r) - '{event_id,plan_id,version}'::text[] order by r.created_at, r.id), '[]')
          from public.seating_rules r where r.plan_id = p.id
        )
      ) order by p.created_at, p.id), '[]')
      from public.seating_plans p where p.event_id = e.id
    ),
    'partners', (
      select coalesce(jsonb_agg(to_jsonb(t) - '{event_id,version}'::text[] order by t.trade, t.id), '[]')
      from public.event_partners t where t.event_id = e.id
    ),
    'waiting_list', (
      select coalesce(jsonb_agg(to_jsonb(l) - 'event_id' order by l.created_at, l.id), '[]')
      from public.partner_waiting_list l where l.event_id = e.id
    ),
    'requests', private.exported_requests(e.id, null),
    'documents', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'name', d.name, 'folder', d.folder, 'size_bytes', d.size_bytes, 'mime', d.mime, 'created_at', d.created_at
      ) order by d.folder, d.name, d.id), '[]') from public.documents d where d.event_id = e.id
    )
  )
$$;

-- Held reviews are left out, because the partner must not learn of them. It runs as definer because no column shows the owner of a
-- listing.
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
    'questions', (
      select coalesce(jsonb_agg(to_jsonb(q) - 'partner_id' order by q.position, q.id), '[]')
      from public.partner_questions q where q.partner_id = p.id
    ),
    'business', (select to_jsonb(b) - 'partner_id' from public.partner_businesses b where b.partner_id = p.id),
    'availability', (
      select coalesce(jsonb_agg(jsonb_build_object('day', a.day, 'state', a.state) order by a.day), '[]')
      from public.partner_availability a where a.partner_id = p.id
    ),
    'quote_templates', (
      select coalesce(jsonb_agg(to_jsonb(t) - 'partner_id' order by t.name, t.id), '[]')
      from public.quote_templates t where t.partner_id = p.id
    ),
    'catalogue', (
      select coalesce(jsonb_agg(to_jsonb(c) - 'partner_id' order by c.label, c.id), '[]')
      from public.partner_catalogue c where c.partner_id = p.id
    ),
    'calendar', (
      select jsonb_build_object(
        'bookings_per_day', c.bookings_per_day, 'closed_weekdays', c.closed_weekdays, 'closes_on_holidays', c.closes_on_holidays,
        'feed_created_at', c.feed_created_at, 'feed_read_at', c.feed_read_at
      ) from public.partner_calendars c where c.partner_id = p.id
    ),
    'calendar_imports', (
      select coalesce(jsonb_agg(to_jsonb(i) - 'partner_id' order by i.created_at, i.id), '[]')
      from public.calendar_imports i where i.partner_id = p.id
    ),
    'bookings', (
      select coalesce(jsonb_agg(jsonb_build_object('day', b.day, 'event', r.event_name) order by b.day, r.id), '[]')
      from public.partner_bookings b
      join public.quotes q on q.id = b.quote_id
      join public.quote_requests r on r.id = q.request_id
      where b.partner_id = p.id
    ),
    'changes', (select to_jsonb(c) - 'partner_id' from public.partner_changes c where c.partner_id = p.id),
    'requests', private.exported_requests(null, p.id),
    'saved_replies', (
      select coalesce(jsonb_agg(to_jsonb(s) - 'partner_id' order by s.position, s.id), '[]')
      from public.saved_replies s where s.partner_id = p.id
    ),
    'reviews', (
      select coalesce(jsonb_agg(to_jsonb(r) - '{partner_id,author_id}'::text[] order by r.created_at, r.id), '[]')
      from public.reviews r where r.partner_id = p.id and r.state <> 'held'
    ),
    'recommendations', public.recommendation_list()
  )
  from public.partners p where p.owner_id = auth.uid());
end
$$;
comment on function private.exported_listing() is 'The caller''s own listing with all that belongs to it.';

-- It runs as definer because no column shows the author of a review.
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
  perform private.check_request();
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
    'push_subscriptions', (
      select coalesce(jsonb_agg(jsonb_build_object('endpoint', s.endpoint, 'since', s.created_at) order by s.created_at, s.id), '[]')
      from public.push_subscriptions s where s.user_id = me
    ),
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
      from public.events e where e.id = any (private.owner_event_ids())
    ),
    -- The messages of all events are included.
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
    'reports', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', r.kind, 'category', r.category, 'words', r.words, 'created_at', r.created_at, 'decided_at', r.decided_at
      ) order by r.created_at, r.id), '[]')
      from public.reports r where r.reporter_id = me
    ),
    'listing', private.exported_listing()
  );
end
$$;

-- The platform calls it when it sends a mail, which may be long after it was written: a mail about something that was deleted,
-- withdrawn or closed in between is not sent. The keys are those of the queued mails.
create function private.is_mail_current(kind text, key text) returns boolean
language sql stable set search_path = '' as $$
  select case
    when kind = 'invitation' then exists (
      select from public.invitation_mails m
      join public.events e on e.id = m.event_id and e.deletion_on is null and e.suspended_at is null
      join public.households h on h.id = m.household_id and h.revoked_at is null
      where m.id = split_part(key, ':', 2)::uuid and m.recipient is not null
    )
    when kind = 'invitation-test' then exists (
      select from public.invitation_sends s
      join public.events e on e.id = s.event_id and e.deletion_on is null
      where s.id = split_part(key, ':', 2)::uuid
    )
    when kind = 'event-invitation' then exists (
      select from public.event_invitations i
      join public.events e on e.id = i.event_id and e.deletion_on is null
      where i.id = split_part(key, ':', 2)::uuid and i.accepted_at is null and i.expires_at > now()
    )
    when kind = 'admin-invitation' then exists (
      select from private.admin_invitations i
      where i.id = split_part(key, ':', 2)::uuid and left(i.code_hash, 16) = split_part(key, ':', 3)
        and i.used_at is null and i.expires_at > now()
    )
    when kind = 'account-inactive' then exists (
      select from private.inactivity_warnings w where w.user_id = split_part(key, ':', 2)::uuid
    )
    when key ~ '^notification:[0-9a-f-]{36}:request:' then exists (
      select from public.quote_requests r
      join public.events e on e.id = r.event_id and e.deletion_on is null
      where r.id = split_part(key, ':', 4)::uuid
    )
    when key ~ '^notification:[0-9a-f-]{36}:messages:' then exists (
      select from public.conversations c where c.id = split_part(key, ':', 4)::uuid
    )
    else true
  end
$$;
comment on function private.is_mail_current(text, text) is 'Whether the subject of a queued mail exists and is open.';

revoke execute on function
  private.remove_event_files(uuid), private.remove_files_of_event(), private.last_activity_day(public.events),
  private.forget_guests(), private.close_listing(uuid), private.other_owner(uuid, uuid), private.forget_person(), private.deletion_obstacle(uuid),
  private.deletion_obstacle_sentence(jsonb), public.preview_account_deletion(), private.mail_account_deletion(public.profiles),
  private.erase_account(public.profiles), private.note_deleted_accounts(), private.known_addresses(),
  private.redo_erasures(text[]), private.lock_profile(uuid),
  public.delete_account(text), private.exported_access(), private.exported_passkeys(uuid), private.exported_guests(uuid),
  private.exported_requests(uuid, uuid), private.exported_event(public.events), private.exported_listing(),
  private.exported_reviews(), public.export_account(), private.is_mail_current(text, text), private.last_seen_at(auth.users),
  private.forget_inactive_accounts()
from public, anon, authenticated, service_role;
grant execute on function
  public.preview_account_deletion(), public.delete_account(text), private.exported_access(), private.exported_guests(uuid),
  private.exported_requests(uuid, uuid), private.exported_event(public.events), private.exported_listing(),
  private.exported_reviews(), public.export_account()
to authenticated;

create trigger events_remove_files after delete on public.events
  for each row execute function private.remove_files_of_event();

create trigger users_note_deleted after delete on auth.users referencing old table as gone
  for each statement execute function private.note_deleted_accounts();

create trigger profiles_forget before delete on public.profiles
  for each row execute function private.forget_person();

-- A hosted service has no queue.
do $$
begin
  if to_regprocedure('platform.is_mail_current(text,text)') is not null then
    create or replace function platform.is_mail_current(kind text, key text) returns boolean
    language sql stable set search_path = '' as 'select private.is_mail_current(kind, key)';
  end if;
end
$$;
