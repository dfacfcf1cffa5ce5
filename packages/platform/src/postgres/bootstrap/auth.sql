-- Accounts and all that proves who somebody is. Only the auth service reads these tables: no role of the API may.
-- Repeatable: later versions add columns with `add column if not exists`.
create table if not exists auth.users (
  id uuid primary key default gen_random_uuid(),
  aud text not null default 'authenticated',
  role text not null default 'authenticated',
  email text check (length(email) <= 320),
  encrypted_password text,
  email_confirmed_at timestamptz,
  invited_at timestamptz,
  phone text check (length(phone) <= 20),
  phone_confirmed_at timestamptz,
  confirmed_at timestamptz generated always as (least(email_confirmed_at, phone_confirmed_at)) stored,
  -- A new address that is not confirmed yet, and which of the two addresses has confirmed the change.
  email_change text,
  email_change_confirmed text[] not null default '{}',
  phone_change text,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  email_change_sent_at timestamptz,
  phone_change_sent_at timestamptz,
  reauthentication_sent_at timestamptz,
  last_sign_in_at timestamptz,
  raw_app_meta_data jsonb not null default '{}',
  raw_user_meta_data jsonb not null default '{}',
  banned_until timestamptz,
  is_sso_user boolean not null default false,
  is_anonymous boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
-- The rest of the published table, so that seeds and dumps of other projects can be loaded. Nothing here reads these columns.
alter table auth.users
  add column if not exists instance_id uuid,
  add column if not exists confirmation_token text,
  add column if not exists recovery_token text,
  add column if not exists email_change_token_new text,
  add column if not exists email_change_token_current text,
  add column if not exists email_change_confirm_status smallint,
  add column if not exists phone_change_token text,
  add column if not exists reauthentication_token text,
  add column if not exists is_super_admin boolean;

-- Seeds write empty texts and nulls where this table has defaults or means "nothing" by null.
create or replace function auth.complete_user() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.aud = coalesce(nullif(new.aud, ''), 'authenticated');
  new.role = coalesce(nullif(new.role, ''), 'authenticated');
  new.email = nullif(new.email, '');
  new.phone = nullif(new.phone, '');
  new.encrypted_password = nullif(new.encrypted_password, '');
  new.email_change = nullif(new.email_change, '');
  new.phone_change = nullif(new.phone_change, '');
  new.email_change_confirmed = coalesce(new.email_change_confirmed, '{}');
  new.raw_app_meta_data = coalesce(new.raw_app_meta_data, '{}');
  new.raw_user_meta_data = coalesce(new.raw_user_meta_data, '{}');
  new.is_sso_user = coalesce(new.is_sso_user, false);
  new.is_anonymous = coalesce(new.is_anonymous, false);
  new.created_at = coalesce(new.created_at, now());
  new.updated_at = coalesce(new.updated_at, now());
  return new;
end
$$;
revoke execute on function auth.complete_user() from public;
create or replace trigger users_complete before insert on auth.users
for each row execute function auth.complete_user();

-- An identity provider of a company may know an address that also has an account of its own.
create unique index if not exists users_email_idx on auth.users (lower(email)) where not is_sso_user and deleted_at is null;
create unique index if not exists users_phone_idx on auth.users (phone) where deleted_at is null;
create index if not exists users_created_at_idx on auth.users (created_at desc, id);

create table if not exists auth.identities (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  provider text not null,
  provider_id text not null,
  identity_data jsonb not null default '{}',
  email text generated always as (lower(identity_data ->> 'email')) stored,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider, provider_id)
);
create index if not exists identities_user_id_idx on auth.identities (user_id);

create table if not exists auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  aal text not null default 'aal1' check (aal in ('aal1', 'aal2', 'aal3')),
  -- Each proof given in this session: {"method": …, "timestamp": …}, newest first.
  amr jsonb not null default '[]',
  factor_id uuid,
  -- A refresh token is `session, counter, mac` under this key. Nothing else of it is stored, so a lost response can be repeated.
  refresh_key bytea not null,
  refresh_counter integer not null default 0,
  refreshed_at timestamptz,
  not_after timestamptz,
  user_agent text,
  ip inet,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index if not exists sessions_user_id_idx on auth.sessions (user_id, created_at desc);

create table if not exists auth.one_time_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (
    kind in ('confirmation', 'recovery', 'magiclink', 'invite', 'email_change_current', 'email_change_new', 'phone', 'phone_change', 'reauthentication')
  ),
  -- Where it was sent: a code for one address proves nothing about another.
  relates_to text not null,
  token_hash text not null unique,
  code_hash text not null,
  attempts integer not null default 0,
  redirect_to text,
  -- Set when the link must end in a code exchanged with its verifier.
  flow_id uuid,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create unique index if not exists one_time_tokens_user_kind_idx on auth.one_time_tokens (user_id, kind);
create index if not exists one_time_tokens_expires_at_idx on auth.one_time_tokens (expires_at);

create table if not exists auth.flow_state (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete cascade,
  -- The session's proof: 'oauth', 'otp', 'magiclink', 'recovery', 'invite', 'sso/saml'…
  authentication_method text not null,
  provider text,
  code_challenge text,
  code_challenge_method text check (code_challenge_method in ('s256', 'plain')),
  -- Returned once, after the person has authenticated.
  auth_code_hash text unique,
  auth_code_issued_at timestamptz,
  redirect_to text,
  -- What the provider must send back, and who asked to link an identity.
  state_hash text unique,
  nonce text,
  provider_verifier text,
  linking_user_id uuid references auth.users (id) on delete cascade,
  provider_access_token text,
  provider_refresh_token text,
  created_at timestamptz not null default now()
);
create index if not exists flow_state_created_at_idx on auth.flow_state (created_at);
create index if not exists flow_state_user_id_idx on auth.flow_state (user_id);
create index if not exists flow_state_linking_user_id_idx on auth.flow_state (linking_user_id);

create table if not exists auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  factor_type text not null check (factor_type in ('totp', 'email', 'phone', 'webauthn', 'recovery_code')),
  status text not null default 'unverified' check (status in ('unverified', 'verified')),
  friendly_name text check (length(friendly_name) <= 120),
  secret text,
  phone text,
  -- The last time step accepted, so that a code of an authenticator cannot be used twice.
  last_step bigint,
  web_authn_credential jsonb,
  last_challenged_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index if not exists mfa_factors_name_idx on auth.mfa_factors (user_id, friendly_name) where friendly_name <> '';
create index if not exists mfa_factors_user_id_idx on auth.mfa_factors (user_id);

create table if not exists auth.mfa_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  -- Signing out invalidates a code, but does not shorten the wait before the next message.
  session_id uuid references auth.sessions (id) on delete set null,
  code_hash text,
  web_authn_challenge text,
  attempts integer not null default 0,
  verified_at timestamptz,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index if not exists mfa_challenges_factor_id_idx on auth.mfa_challenges (factor_id, created_at desc);
create index if not exists mfa_challenges_session_id_idx on auth.mfa_challenges (session_id);

create table if not exists auth.mfa_recovery_codes (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index if not exists mfa_recovery_codes_factor_id_idx on auth.mfa_recovery_codes (factor_id);

create table if not exists auth.passkeys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  aaguid text,
  friendly_name text check (length(friendly_name) <= 120),
  is_backed_up boolean not null default false,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index if not exists passkeys_user_id_idx on auth.passkeys (user_id);

create table if not exists auth.passkey_challenges (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete cascade,
  challenge text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index if not exists passkey_challenges_user_id_idx on auth.passkey_challenges (user_id);
create index if not exists passkey_challenges_expires_at_idx on auth.passkey_challenges (expires_at);

create table if not exists auth.sso_providers (
  id uuid primary key default gen_random_uuid(),
  entity_id text not null unique,
  metadata_xml text not null,
  metadata_url text,
  attribute_mapping jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Clients of an OAuth server, by the secret key's hand alone.
create table if not exists auth.oauth_clients (
  id uuid primary key default gen_random_uuid(),
  client_type text not null check (client_type in ('public', 'confidential')),
  token_endpoint_auth_method text not null,
  registration_type text not null default 'manual',
  client_secret_hash text,
  redirect_uris text[] not null,
  grant_types text[] not null,
  client_name text check (length(client_name) <= 1024),
  client_uri text check (length(client_uri) <= 2048),
  logo_uri text check (length(logo_uri) <= 2048),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index if not exists oauth_clients_created_at_idx on auth.oauth_clients (created_at desc, id);

create table if not exists auth.sso_domains (
  domain text primary key check (domain = lower(domain)),
  sso_provider_id uuid not null references auth.sso_providers (id) on delete cascade
);
create index if not exists sso_domains_provider_idx on auth.sso_domains (sso_provider_id);

create table if not exists auth.saml_requests (
  id text primary key,
  sso_provider_id uuid not null references auth.sso_providers (id) on delete cascade,
  flow_id uuid references auth.flow_state (id) on delete cascade,
  redirect_to text,
  created_at timestamptz not null default now()
);
create index if not exists saml_requests_provider_idx on auth.saml_requests (sso_provider_id);
create index if not exists saml_requests_flow_idx on auth.saml_requests (flow_id);

-- Attempts counted by what they are about (an account, a network), in windows: shared by every process.
create unlogged table if not exists auth.rate_limits (
  key text primary key,
  hits integer not null,
  window_ends_at timestamptz not null
);
create index if not exists rate_limits_window_idx on auth.rate_limits (window_ends_at);
-- How many the limit allows, how many attempts it has refused in all its windows, and when the last one was.
alter table auth.rate_limits
  add column if not exists most integer,
  add column if not exists refused integer not null default 0,
  add column if not exists refused_at timestamptz;

create table if not exists auth.audit_log_entries (
  id bigint generated always as identity primary key,
  action text not null,
  actor_id uuid,
  subject_id uuid,
  details jsonb not null default '{}',
  ip_address inet,
  created_at timestamptz not null default now()
);
create index if not exists audit_log_entries_created_at_idx on auth.audit_log_entries (created_at desc);
create index if not exists audit_log_entries_subject_idx on auth.audit_log_entries (subject_id, created_at desc);

-- Sign-ins that succeeded and that failed. Equal ones of an hour are one row with a count, and the failures of an hour have an
-- upper number of rows, so that nobody fills the disk by guessing. An address without an account is stored as a keyed hash. There
-- is no foreign key: its check would take time for a known account alone.
create table if not exists auth.sign_ins (
  id bigint generated always as identity primary key,
  hour timestamptz not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  hits integer not null default 1,
  -- Null where one hour had too many failures to list their networks.
  network cidr,
  user_id uuid,
  address_hash bytea,
  -- 'password', 'otp', 'passkey', 'totp'…
  method text not null,
  -- 'ok', or the code of the refusal.
  outcome text not null,
  user_agent text,
  constraint sign_ins_once_an_hour unique nulls not distinct (hour, network, outcome, method, user_id, address_hash)
);
create index if not exists sign_ins_failed_idx on auth.sign_ins (id desc) where outcome <> 'ok';
create index if not exists sign_ins_user_id_idx on auth.sign_ins (user_id, id desc) where user_id is not null;
create index if not exists sign_ins_network_idx on auth.sign_ins (network, id desc);

-- The failures of one network are listed one by one up to 60 an hour, those of all networks up to 5,000 an hour. More are counted
-- in one row a network, and then in one row. Both kinds of addresses, known and unknown, take the same path.
create or replace function auth.record_sign_in(
  at timestamptz, from_network cidr, by_method text, with_outcome text, of_user uuid, of_address bytea, agent text
) returns void
language plpgsql set search_path = '' as $$
declare
  this_hour timestamptz := date_trunc('hour', at, 'UTC');
  listed integer;
begin
  if with_outcome <> 'ok' then
    select count(*) into listed from (
      select from auth.sign_ins s where s.hour = this_hour and s.network = from_network and s.outcome <> 'ok' limit 60
    ) t;
    if listed >= 60 then
      of_user := null;
      of_address := null;
      agent := null;
    end if;
    select count(*) into listed from (
      select from auth.sign_ins s where s.hour = this_hour and s.outcome <> 'ok' limit 5000
    ) t;
    if listed >= 5000 then
      from_network := null;
      of_user := null;
      of_address := null;
      agent := null;
    end if;
  end if;
  insert into auth.sign_ins as s (hour, first_at, last_at, network, user_id, address_hash, method, outcome, user_agent)
  values (this_hour, at, at, from_network, of_user, of_address, by_method, with_outcome, left(agent, 400))
  on conflict on constraint sign_ins_once_an_hour do update
    set hits = s.hits + 1, last_at = excluded.last_at, user_agent = coalesce(excluded.user_agent, s.user_agent);
end
$$;
revoke execute on function auth.record_sign_in(timestamptz, cidr, text, text, uuid, bytea, text)
  from public, anon, authenticated, service_role;

-- Networks that the auth service refuses: an IPv4 address, or the /64 of an IPv6 address. Ended blocks stay for the log.
create table if not exists auth.blocked_networks (
  id uuid primary key default gen_random_uuid(),
  network cidr not null check (
    (family(network) = 4 and masklen(network) = 32) or (family(network) = 6 and masklen(network) = 64)
  ),
  blocked_until timestamptz not null,
  reason text not null check (length(reason) between 1 and 500),
  blocked_by uuid,
  created_at timestamptz not null default now(),
  lifted_at timestamptz
);
create index if not exists blocked_networks_network_idx on auth.blocked_networks (network) where lifted_at is null;

-- The signing keys of the running servers by name and state, without any part of the keys themselves.
create table if not exists auth.signing_keys (
  kid text primary key,
  algorithm text not null,
  status text not null check (status in ('current', 'standby', 'previous', 'revoked')),
  -- Keys of another service cannot be rotated here.
  is_imported boolean not null,
  known_since timestamptz not null default now(),
  status_since timestamptz not null default now()
);

-- What the project's config.toml demands of sessions: one row, written at each start.
create table if not exists auth.session_rules (
  is_only boolean primary key default true check (is_only),
  enforce_verified_factors boolean not null
);

-- Whether a project requires a second step of somebody, who then can only add a factor until the step is taken. A project replaces
-- it in a migration. It has no settings of its own, so that the view below includes its body.
do $$
begin
  if to_regprocedure('auth.requires_second_level(uuid)') is null then
    create function auth.requires_second_level(of_user uuid) returns boolean language sql stable as 'select false';
    revoke execute on function auth.requires_second_level(uuid) from public;
  end if;
end
$$;

-- Sessions that may be used, and which of them need the second level. Every service decides by this view.
drop view if exists auth.usable_sessions;
create view auth.usable_sessions as
select s.id, s.aal, s.refreshed_at,
  (
    exists (select from auth.mfa_factors f where f.user_id = s.user_id and f.status = 'verified')
    and coalesce((select r.enforce_verified_factors from auth.session_rules r), false)
  ) or auth.requires_second_level(s.user_id) as needs_second_level
from auth.sessions s
join auth.users u on u.id = s.user_id
where (s.not_after is null or s.not_after > now())
  and (u.banned_until is null or u.banned_until <= now())
  and u.deleted_at is null;
revoke all on auth.usable_sessions from public, anon, authenticated, service_role;

-- Whether session and token have both taken the second step. A token from before the step is refused like one without it.
create or replace function auth.is_second_level(session_level text, token_level text) returns boolean
language sql immutable
return session_level in ('aal2', 'aal3') and coalesce(token_level in ('aal2', 'aal3'), false);

-- Called for every request that carries a session, in the statement that enters the caller: signing out, a ban, a
-- deletion or a missing second step end access at once on every service. Definer: the caller is nobody yet.
drop function if exists auth.assert_session(uuid);
create or replace function auth.assert_session(session uuid, token_level text) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  is_refused boolean;
begin
  if session is null then
    return;
  end if;
  select s.needs_second_level and not auth.is_second_level(s.aal, token_level) into is_refused
  from auth.usable_sessions s where s.id = session;
  if is_refused is null then
    raise exception using errcode = 'PT401', message = 'Session not found', hint = 'Sign in again.';
  end if;
  if is_refused then
    raise exception using errcode = 'PT403', message = 'The second step of this sign-in is missing',
      detail = 'insufficient_aal', hint = 'Verify a factor of the account first.';
  end if;
end
$$;
revoke execute on function auth.assert_session(uuid, text), auth.is_second_level(text, text) from public;
grant execute on function auth.assert_session(uuid, text) to authenticator;

do $$
declare
  name text;
begin
  for name in select tablename from pg_catalog.pg_tables where schemaname = 'auth' loop
    execute format('alter table auth.%I enable row level security', name);
    execute format('revoke all on auth.%I from anon, authenticated, service_role', name);
  end loop;
end
$$;
grant usage on schema auth to authenticator;
