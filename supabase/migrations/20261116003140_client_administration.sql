-- The accounts of clients for administrators: the list, one person's page, and the decisions about an account. Events are shown by
-- their title and date alone. No function here reads the content of an event or writes in somebody's name.

create index profiles_clients_idx on public.profiles (created_at desc, id desc) where role in ('client', 'guest', 'unregistered');
create index profiles_search_idx on public.profiles
  using gin (private.search_key(name || ' ' || coalesce(email::text, '')) extensions.gin_trgm_ops);
create index events_search_idx on public.events using gin (private.search_key(name) extensions.gin_trgm_ops);

create function private.account_state(account auth.users) returns text
language sql stable set search_path = '' as $$
  select case
    when account.banned_until > now() then 'banned'
    when account.email_confirmed_at is null and account.phone_confirmed_at is null then 'unconfirmed'
    else 'confirmed'
  end
$$;

-- A list is read page by page, the newest first; `after_at` and `after_id` are those of the last row of the page before. The query
-- is built from the filters in use, so that each has its index. It runs as definer because nobody reads the accounts of the auth
-- service.
create function public.client_list(
  words text default '', state text default null, has_event boolean default null, after_at text default null,
  after_id uuid default null, most integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  size integer := least(greatest(coalesce(most, 50), 1), 100);
  patterns text[] := private.longest_first(private.word_patterns(words));
  conditions text := private.list_conditions(
    $sql$private.search_key(p.name || ' ' || coalesce(p.email::text, ''))$sql$, 'p.created_at, p.id', patterns, after_id is null
  );
  addressed uuid;
  ids uuid[];
begin
  if not private.has_permission('manage_clients') then
    raise insufficient_privilege using message = 'this needs manage_clients';
  elsif state not in ('confirmed', 'unconfirmed', 'banned') then
    perform private.refuse('PT422', 'invalid', 'Cet état n’existe pas.', 'state');
  end if;
  -- A whole address has an index of its own; by its words, which many addresses share, the search would read them all.
  select p.id into addressed from public.profiles p where p.email operator(extensions.=) btrim(words)::extensions.citext;
  if found then
    conditions := ' and p.id = $5';
  end if;
  conditions := conditions || case state
    when 'banned' then ' and u.banned_until > now()'
    when 'unconfirmed' then ' and u.email_confirmed_at is null and u.phone_confirmed_at is null and (u.banned_until is null or u.banned_until <= now())'
    when 'confirmed' then ' and (u.email_confirmed_at is not null or u.phone_confirmed_at is not null) and (u.banned_until is null or u.banned_until <= now())'
    else ''
  end;
  conditions := conditions || case has_event
    when true then ' and exists (select from public.event_members m where m.user_id = p.id)'
    when false then ' and not exists (select from public.event_members m where m.user_id = p.id)'
    else ''
  end;
  execute format($sql$
    select array(
      select p.id from public.profiles p join auth.users u on u.id = p.id
      where p.role in ('client', 'guest', 'unregistered') and u.deleted_at is null %s
      order by p.created_at desc, p.id desc limit $4
    )$sql$, conditions)
  into ids using patterns, after_at::timestamptz, after_id, size + 1, addressed;
  return jsonb_build_object(
    'rows', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', p.id, 'name', p.name, 'email', p.email, 'created_at', p.created_at, 'last_sign_in_at', u.last_sign_in_at,
        'state', private.account_state(u),
        'events', (select count(*) from public.event_members m where m.user_id = p.id)
      ) order by p.created_at desc, p.id desc), '[]')
      from public.profiles p join auth.users u on u.id = p.id
      where p.id = any (ids[1:size])
    ),
    'next', case when cardinality(ids) > size then (
      select jsonb_build_object('at', p.created_at::text, 'id', p.id) from public.profiles p where p.id = ids[size]
    ) end
  );
end
$$;
comment on function public.client_list(text, text, boolean, text, uuid, integer) is
  'The accounts of clients with their state, page by page; needs manage_clients.';

-- Why the caller may not decide about this account, or null. An account with permissions needs manage_admins, and nobody decides
-- about somebody who holds a permission they lack.
create function private.client_obstacle(client public.profiles) returns text
language plpgsql stable set search_path = '' as $$
declare
  held text[] := private.own_permissions();
  theirs text[] := private.effective_permissions(client.role, client.permissions);
begin
  return case
    when client.id = auth.uid() then 'own-account'
    when not client.role = any (private.manageable_roles()) then 'other-permission'
    when theirs <> '{}' and (not 'manage_admins' = any (held) or not theirs <@ held) then 'other-permission'
  end;
end
$$;

-- The account is locked until the decision is written. The caller's permissions are read after the lock.
create function private.require_client(person uuid) returns public.profiles
language plpgsql set search_path = '' as $$
declare
  client public.profiles;
  obstacle text;
begin
  if not private.has_permission('manage_clients') then
    raise insufficient_privilege using message = 'this needs manage_clients';
  end if;
  client := private.lock_profile(person);
  if client.id is null then
    perform private.refuse('PT404', 'unknown', 'Ce compte n’existe plus.');
  end if;
  obstacle := private.client_obstacle(client);
  if obstacle = 'own-account' then
    perform private.refuse('PT409', obstacle, E'C’est votre propre compte\u00a0: passez par «\u00a0Mon compte\u00a0».');
  elsif obstacle is not null then
    perform private.refuse('42501', obstacle, 'Vos droits ne vous donnent pas accès à ce compte.');
  end if;
  return client;
end
$$;

create function private.require_reason(reason text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if length(btrim(coalesce(reason, ''))) not between 3 and 1000 then
    perform private.refuse('PT422', 'invalid', 'Écrivez un motif, en mille caractères au plus.', 'reason');
  end if;
  return btrim(reason);
end
$$;

-- The page shows the networks of sessions only to those who watch over security.
create function private.client_sessions(person uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  sees_networks boolean := private.has_permission('access_advanced_security');
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'created_at', s.created_at, 'used_at', coalesce(s.refreshed_at, s.created_at), 'user_agent', s.user_agent,
      'ip', case when sees_networks then host(s.ip) end
    ) order by coalesce(s.refreshed_at, s.created_at) desc), '[]')
    from (
      select * from auth.sessions o
      where o.user_id = person and (o.not_after is null or o.not_after > now())
      order by o.created_at desc limit 20
    ) s
  );
end
$$;

-- What was mailed to an address within the month for which the outbox is stored: the kind and the result, never the content.
create function private.client_mails(address text) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  if to_regclass('platform.outbox') is null then
    return '[]';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'kind', o.kind, 'created_at', o.created_at,
      'state', case when o.failed_at is not null then 'failed' when o.sent_at is not null then 'sent' else 'queued' end
    ) order by o.created_at desc), '[]')
    from (select * from platform.outbox o where lower(o.recipient) = lower(address) order by o.created_at desc limit 50) o
  );
end
$$;

create function private.client_passkeys(person uuid) returns bigint
language plpgsql stable set search_path = '' as $$
begin
  -- A hosted auth service has no such table.
  if to_regclass('auth.passkeys') is null then
    return 0;
  end if;
  return (select count(*) from auth.passkeys k where k.user_id = person);
end
$$;

-- One page answers all that an administrator may know of an account. It runs as definer because nobody reads the tables of the auth
-- service. Null for an unknown account, or one that the caller's permissions do not cover.
create function public.client_page(person uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  client public.profiles;
  account auth.users;
  obstacle text;
begin
  if not private.has_permission('manage_clients') then
    raise insufficient_privilege using message = 'this needs manage_clients';
  end if;
  select * into client from public.profiles p where p.id = person;
  select * into account from auth.users u where u.id = person and u.deleted_at is null;
  obstacle := private.client_obstacle(client);
  if client.id is null or account.id is null or obstacle = 'other-permission' then
    return null;
  end if;
  return jsonb_build_object(
    'id', client.id, 'name', client.name, 'email', client.email, 'phone', client.phone, 'role', client.role,
    'created_at', account.created_at, 'confirmed_at', account.confirmed_at, 'last_sign_in_at', account.last_sign_in_at,
    'state', private.account_state(account),
    'ban', case when account.banned_until > now() then (
      select jsonb_build_object('at', a.at, 'reason', a.reason) from public.audit_log a
      where a.subject_kind = 'account' and a.subject_id = person::text and a.action = 'account.banned' order by a.id desc limit 1
    ) end,
    'obstacle', obstacle,
    'sees_networks', private.has_permission('access_advanced_security'),
    'sessions', private.client_sessions(person),
    'factors', (
      select coalesce(jsonb_agg(jsonb_build_object('type', f.factor_type, 'created_at', f.created_at) order by f.created_at), '[]')
      from auth.mfa_factors f where f.user_id = person and f.status = 'verified'
    ),
    'passkeys', private.client_passkeys(person),
    'has_password', account.encrypted_password is not null,
    'identities', (
      select coalesce(jsonb_agg(i.provider order by i.created_at), '[]')
      from auth.identities i where i.user_id = person and i.provider not in ('email', 'phone')
    ),
    'events', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', e.id, 'name', e.name, 'starts_on', e.starts_on, 'role', m.role, 'suspended_at', e.suspended_at
      ) order by e.starts_on desc nulls last, e.id), '[]')
      from public.event_members m join public.events e on e.id = m.event_id where m.user_id = person
    ),
    'mails', private.client_mails(client.email::text),
    'consents', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', c.kind, 'by_mail', c.by_mail) order by c.kind), '[]')
      from public.notification_preferences c where c.user_id = person
    )
  );
end
$$;
comment on function public.client_page(uuid) is
  'An account as an administrator may see it, without the content of its events; needs manage_clients.';

-- The auth service's own log shows what happened to the account; the audit log shows who decided it and why.
create function private.note_account_change(person uuid, action text) returns void
language plpgsql set search_path = '' as $$
begin
  if to_regproc('platform.send_mail') is not null then
    insert into auth.audit_log_entries (action, actor_id, subject_id, details)
    values (note_account_change.action, auth.uid(), person, '{"actor_role": "authenticated"}');
  end if;
end
$$;

create function private.mail_account(client public.profiles, kind text, subject text, words text) returns void
language plpgsql set search_path = '' as $$
declare
  site text := (select s.address from private.site s);
begin
  -- A hosted service has no outbox.
  if client.email is null or site is null or to_regproc('platform.send_mail') is null then
    return;
  end if;
  perform platform.send_mail(
    kind || ':' || gen_random_uuid(), kind, client.email::text, subject,
    format(E'Bonjour,\n\n%s\n\nUne question\u00a0? Écrivez-nous\u00a0: %s/contact\n', words, site)
  );
end
$$;

-- Every service refuses a token whose session is deleted, and sockets are closed. It runs as definer, like the decisions below,
-- because nobody writes the tables of the auth service.
create function public.sign_out_client(person uuid, reason text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  client public.profiles := private.require_client(person);
  number integer;
begin
  delete from auth.sessions s where s.user_id = client.id;
  get diagnostics number = row_count;
  perform private.note_account_change(client.id, 'session_revoked');
  perform private.record_audit(
    'account.signed_out', 'account', client.id::text, null, jsonb_build_object('sessions', number), private.require_reason(reason)
  );
  return number;
end
$$;
comment on function public.sign_out_client(uuid, text) is 'Ends every session of an account; needs manage_clients.';

-- A ban has no end until it is lifted. The date is one that every calendar knows.
create function public.ban_client(person uuid, reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  client public.profiles := private.require_client(person);
  words text := private.require_reason(reason);
begin
  update auth.users u set banned_until = now() + interval '100 years', updated_at = now()
  where u.id = client.id and (u.banned_until is null or u.banned_until <= now());
  if not found then
    perform private.refuse('PT409', 'banned', 'Ce compte est déjà suspendu.');
  end if;
  delete from auth.sessions s where s.user_id = client.id;
  -- Links and codes that are under way would open the account again.
  delete from auth.one_time_tokens t where t.user_id = client.id;
  perform private.note_account_change(client.id, 'user_banned');
  perform private.record_audit('account.banned', 'account', client.id::text, '{"banned": false}', '{"banned": true}', words);
  perform private.mail_account(
    client, 'account-banned', 'Votre compte ' || private.site_name() || ' est suspendu',
    'Votre compte ' || private.site_name() || ' est suspendu et vos sessions sont fermées. Vos données sont conservées.'
    || E'\n\nMotif\u00a0: ' || private.without_links(words)
    || E'\n\nSi vous pensez qu’il s’agit d’une erreur, écrivez-nous par le formulaire ci-dessous.'
  );
end
$$;
comment on function public.ban_client(uuid, text) is 'Suspends an account and ends its sessions at once; needs manage_clients.';

create function public.unban_client(person uuid, reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  client public.profiles := private.require_client(person);
begin
  update auth.users u set banned_until = null, updated_at = now() where u.id = client.id and u.banned_until > now();
  if not found then
    perform private.refuse('PT409', 'not-banned', 'Ce compte n’est pas suspendu.');
  end if;
  perform private.note_account_change(client.id, 'user_modified');
  perform private.record_audit(
    'account.unbanned', 'account', client.id::text, '{"banned": true}', '{"banned": false}', private.require_reason(reason)
  );
  perform private.mail_account(
    client, 'account-unbanned', 'Votre compte ' || private.site_name() || ' est rétabli',
    'La suspension de votre compte ' || private.site_name() || ' est levée. Vous pouvez vous connecter comme avant.'
  );
end
$$;
comment on function public.unban_client(uuid, text) is 'Lifts the suspension of an account; needs manage_clients.';

-- Whoever lost their second step asks for this. The administrator writes how they checked who it is. Sessions end, because they may
-- be those of the person who took the device.
create function public.reset_second_step(person uuid, identity_check text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  client public.profiles := private.require_client(person);
  number integer;
begin
  if length(btrim(coalesce(identity_check, ''))) not between 10 and 1000 then
    perform private.refuse(
      'PT422', 'invalid', E'Écrivez comment vous avez vérifié l’identité\u00a0: dix caractères au moins.', 'identity_check'
    );
  end if;
  select count(*) into number from auth.mfa_factors f where f.user_id = client.id and f.status = 'verified';
  if number = 0 then
    perform private.refuse('PT409', 'no-factor', 'Ce compte n’a pas de vérification en deux étapes.');
  end if;
  delete from auth.mfa_factors f where f.user_id = client.id;
  delete from auth.sessions s where s.user_id = client.id;
  perform private.note_account_change(client.id, 'factor_deleted');
  perform private.record_audit(
    'account.second_step_reset', 'account', client.id::text, jsonb_build_object('factors', number), '{"factors": 0}', identity_check
  );
  perform private.mail_account(
    client, 'second-step-reset', 'Votre vérification en deux étapes est désactivée',
    'À votre demande, et après vérification de votre identité, la vérification en deux étapes de votre compte ' || private.site_name()
    || ' est désactivée et vos '
    || E'sessions sont fermées.\n\nConnectez-vous avec votre mot de passe, puis activez-la de nouveau dans «\u00a0Mon compte\u00a0».'
    || E'\n\nSi vous n’avez rien demandé, changez votre mot de passe et prévenez-nous sans attendre.'
  );
  return number;
end
$$;
comment on function public.reset_second_step(uuid, text) is
  'Removes the second factors of an account whose owner was identified; needs manage_clients.';

-- The link is made as the auth service makes it: only its digest is stored, it is valid for an hour and is used once. It signs its
-- reader in where they open it; the administrator never sees it.
create function public.resend_confirmation(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  client public.profiles := private.require_client(person);
  account auth.users;
  site text := private.site_address();
  token text := private.new_token();
  message uuid;
begin
  select * into account from auth.users u where u.id = client.id;
  if private.account_state(account) <> 'unconfirmed' or client.email is null then
    perform private.refuse('PT409', 'confirmed', 'Cette adresse n’attend plus de confirmation.');
  end if;
  perform private.require_use(
    'confirmation-mail', 'person:' || client.id, 3, '1 hour', 'Trois messages sont déjà partis. Réessayez dans une heure.'
  );
  insert into auth.one_time_tokens as t (user_id, kind, relates_to, token_hash, code_hash, redirect_to, expires_at)
  values (
    client.id, 'confirmation', lower(client.email::text), encode(sha256(convert_to(token, 'UTF8')), 'hex'),
    -- This mail has no code to type: nothing has this digest.
    encode(extensions.gen_random_bytes(32), 'hex'), site || '/auth/callback?confirmation=1', now() + interval '1 hour'
  )
  on conflict (user_id, kind) do update set
    relates_to = excluded.relates_to, token_hash = excluded.token_hash, code_hash = excluded.code_hash, attempts = 0,
    redirect_to = excluded.redirect_to, flow_id = null, created_at = now(), expires_at = excluded.expires_at;
  update auth.users u set confirmation_sent_at = now() where u.id = client.id;
  message := platform.send_mail(
    'confirmation:' || client.id || ':' || gen_random_uuid(), 'confirmation', client.email::text, 'Confirmez votre adresse',
    format(
      E'Bonjour,\n\nIl reste une étape pour ouvrir votre compte %s\u00a0: confirmer que cette adresse est bien la vôtre. Ouvrez ce '
      || E'lien, valable une heure\u00a0:\n\n%s/auth/v1/verify?token=%s&type=signup\n\nSi vous n’avez pas créé de compte, ne faites '
      || E'rien\u00a0: sans confirmation, ce compte reste inactif.\n', private.site_name(), site, token
    )
  );
  -- The link is a secret: it is not stored when its delivery is given up.
  update platform.outbox o set is_retryable = false where o.id = message;
  perform private.record_audit('account.confirmation_resent', 'account', client.id::text);
end
$$;
comment on function public.resend_confirmation(uuid) is 'Mails a new confirmation link to an account; needs manage_clients.';

-- The mail leads to the person's own account page, where they download their data after signing in. The administrator gets nothing.
create function public.offer_client_export(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  client public.profiles := private.require_client(person);
  site text := private.site_address();
begin
  perform private.require_use(
    'export-mail', 'person:' || client.id, 3, '1 day', 'Trois messages sont déjà partis aujourd’hui. Réessayez demain.'
  );
  perform private.mail_account(
    client, 'data-export', 'Vos données ' || private.site_name(),
    E'Vous avez demandé une copie de vos données. Connectez-vous, puis choisissez «\u00a0Télécharger mes données\u00a0»\u00a0:\n'
    || site || '/' || case client.role when 'partner' then 'partner' when 'admin' then 'admin' else 'client' end || '/account'
    || E'\n\nPersonne d’autre que vous ne peut ouvrir cette copie.'
  );
  perform private.record_audit('account.export_offered', 'account', client.id::text);
end
$$;
comment on function public.offer_client_export(uuid) is 'Mails a person where to download their own data; needs manage_clients.';

create function public.erase_client(person uuid, email text, reason text) returns void
language plpgsql security definer set search_path = '' set statement_timeout = '60s' as $$
#variable_conflict use_variable
declare
  client public.profiles := private.require_client(person);
  words text := private.require_reason(reason);
  obstacle jsonb;
begin
  if lower(btrim(coalesce(email, ''))) <> lower(coalesce(client.email::text, '')) then
    perform private.refuse('PT422', 'wrong-address', 'Ce n’est pas l’adresse de ce compte.', 'email');
  end if;
  obstacle := private.erase_account(client);
  if obstacle is not null then
    perform private.refuse('PT409', obstacle ->> 'reason', case obstacle ->> 'reason'
      when 'demonstration' then 'Ce compte de démonstration sert à tout le monde.'
      when 'last-administrator' then 'C’est la dernière personne à administrer tout le site.'
      when 'bookings' then E'Des réservations sont à venir\u00a0: ce prestataire doit d’abord les honorer ou les annuler.'
      else 'Cette personne prépare un événement à plusieurs. Elle doit d’abord le transmettre ou le supprimer.'
    end);
  end if;
  perform private.record_audit('account.erased', 'account', client.id::text, null, null, words);
end
$$;
comment on function public.erase_client(uuid, text, text) is
  'Erases an account at its owner''s request, unless an obstacle prevents it; needs manage_clients.';

-- Events by title, date and owner. It runs as definer because administrators read no event.
create function public.admin_event_list(
  words text default '', only_suspended boolean default false, after_at text default null, after_id uuid default null,
  most integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  size integer := least(greatest(coalesce(most, 50), 1), 100);
  patterns text[] := private.longest_first(private.word_patterns(words));
  ids uuid[];
begin
  if not private.has_permission('manage_events') then
    raise insufficient_privilege using message = 'this needs manage_events';
  end if;
  execute format($sql$
    select array(
      select e.id from public.events e
      where true %s %s
      order by e.created_at desc, e.id desc limit $4
    )$sql$,
    private.list_conditions('private.search_key(e.name)', 'e.created_at, e.id', patterns, after_id is null),
    case when only_suspended then 'and e.suspended_at is not null' end)
  into ids using patterns, after_at::timestamptz, after_id, size + 1;
  return jsonb_build_object(
    'rows', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', e.id, 'name', e.name, 'starts_on', e.starts_on, 'created_at', e.created_at, 'suspended_at', e.suspended_at,
        'owner_id', e.owner_id
      ) order by e.created_at desc, e.id desc), '[]')
      from public.events e where e.id = any (ids[1:size])
    ),
    'next', case when cardinality(ids) > size then (
      select jsonb_build_object('at', e.created_at::text, 'id', e.id) from public.events e where e.id = ids[size]
    ) end
  );
end
$$;
comment on function public.admin_event_list(text, boolean, text, uuid, integer) is
  'Every event by its title and date, page by page; needs manage_events.';

-- Abuse is stopped without reading: the pages that open by a link close at once, queued invitations are not sent, and the hosts are
-- notified with the reason. Their own work on the event continues. It runs as definer because administrators write no event.
create function public.suspend_event(event uuid, reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  words text;
begin
  if not private.has_permission('manage_events') then
    raise insufficient_privilege using message = 'this needs manage_events';
  end if;
  words := private.require_reason(reason);
  update public.events e set suspended_at = now() where e.id = event and e.suspended_at is null;
  if not found then
    perform private.refuse('PT409', 'suspended', 'Les pages de cet événement sont déjà suspendues.');
  end if;
  perform private.record_audit('event.suspended', 'event', event::text, '{"suspended": false}', '{"suspended": true}', words);
  perform private.notify_editors(
    event, 'news', 'Les pages de votre événement sont suspendues',
    E'Vos invités ne les voient plus. Motif\u00a0: ' || words, '/client/website', 'suspended:' || event || ':' || now()
  );
end
$$;
comment on function public.suspend_event(uuid, text) is 'Closes the pages of an event that open by a link; needs manage_events.';

create function public.lift_event_suspension(event uuid, reason text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not private.has_permission('manage_events') then
    raise insufficient_privilege using message = 'this needs manage_events';
  end if;
  update public.events e set suspended_at = null where e.id = event and e.suspended_at is not null;
  if not found then
    perform private.refuse('PT409', 'not-suspended', 'Les pages de cet événement ne sont pas suspendues.');
  end if;
  perform private.record_audit(
    'event.suspension_lifted', 'event', event::text, '{"suspended": true}', '{"suspended": false}', private.require_reason(reason)
  );
  perform private.notify_editors(
    event, 'news', 'Les pages de votre événement sont rouvertes', 'Vos invités les voient de nouveau.', '/client/website',
    'suspension-lifted:' || event || ':' || now()
  );
end
$$;
comment on function public.lift_event_suspension(uuid, text) is 'Opens the pages of a suspended event again; needs manage_events.';

-- Somebody found a guest's link where it should not be. Whoever has it gives it to us: the link opens nothing from now on, nor do
-- those of the household's people, and the hosts are asked to send the new one. It returns the event's title alone. It runs as
-- definer because administrators read and write no household.
create function public.revoke_guest_link(link text, reason text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  found_link record;
begin
  if not private.has_permission('manage_guests') then
    raise insufficient_privilege using message = 'this needs manage_guests';
  end if;
  select * into found_link from private.read_link(substring(link from '[A-Za-z0-9_-]{32,64}'));
  if found_link.household is null then
    perform private.refuse('PT404', 'unknown', 'Ce lien n’ouvre aucune invitation.', 'link');
  end if;
  update public.household_links l set token = private.new_token(), created_at = now() where l.household_id = found_link.household;
  delete from private.former_links f where f.household_id = found_link.household;
  update public.guests g set token = private.new_token() where g.household_id = found_link.household;
  perform private.record_audit(
    'guest_link.revoked', 'event', found_link.event::text, null, null, private.require_reason(reason)
  );
  perform private.notify_editors(
    found_link.event, 'replies', 'Un lien d’invitation a été remplacé',
    'Il circulait hors de son foyer. Envoyez le nouveau lien à ce foyer depuis vos invitations.', '/client/invitations',
    'link-revoked:' || found_link.household || ':' || now()
  );
  return (select e.name from public.events e where e.id = found_link.event);
end
$$;
comment on function public.revoke_guest_link(text, text) is 'Replaces a guest''s link that leaked; needs manage_guests.';

revoke execute on function
  private.account_state(auth.users), public.client_list(text, text, boolean, text, uuid, integer),
  private.client_obstacle(public.profiles), private.require_client(uuid), private.require_reason(text),
  private.client_sessions(uuid), private.client_mails(text), private.client_passkeys(uuid), public.client_page(uuid),
  private.note_account_change(uuid, text), private.mail_account(public.profiles, text, text, text),
  public.sign_out_client(uuid, text), public.ban_client(uuid, text), public.unban_client(uuid, text),
  public.reset_second_step(uuid, text), public.resend_confirmation(uuid), public.offer_client_export(uuid),
  public.erase_client(uuid, text, text), public.admin_event_list(text, boolean, text, uuid, integer),
  public.suspend_event(uuid, text), public.lift_event_suspension(uuid, text), public.revoke_guest_link(text, text)
from public, anon, authenticated, service_role;
grant execute on function
  public.client_list(text, text, boolean, text, uuid, integer), public.client_page(uuid), public.sign_out_client(uuid, text),
  public.ban_client(uuid, text), public.unban_client(uuid, text), public.reset_second_step(uuid, text),
  public.resend_confirmation(uuid), public.offer_client_export(uuid), public.erase_client(uuid, text, text),
  public.admin_event_list(text, boolean, text, uuid, integer), public.suspend_event(uuid, text),
  public.lift_event_suspension(uuid, text), public.revoke_guest_link(text, text)
to authenticated;
