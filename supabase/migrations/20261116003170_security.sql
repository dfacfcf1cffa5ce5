-- The security screen: sign-ins, limits, sessions, blocked networks and signing keys. The tables are those of the auth service, which
-- nobody reads or writes; the functions run as definer for that reason, require the permission, and record what they change. Their
-- bodies are plpgsql because those tables are looked up at the call.

-- Enough to recognise one's own address, too little to write to somebody else's.
create function private.mask_address(address text) returns text
language sql immutable set search_path = '' as $$
  select case
    when position('@' in address) > 1 then left(address, 1) || '•••' || substr(address, position('@' in address))
    else '•••' || right(address, 2)
  end
$$;

-- An IPv4 address, or the /64 of an IPv6 address, because a subscriber has all of its addresses.
create function private.parse_network(network text) returns cidr
language plpgsql immutable set search_path = '' as $$
declare
  address inet;
begin
  address := btrim(network)::inet;
  if family(address) = 4 and masklen(address) = 32 then
    return address::cidr;
  end if;
  if family(address) = 6 and masklen(address) in (64, 128) then
    return network(set_masklen(address, 64));
  end if;
  return null;
exception when invalid_text_representation then
  return null;
end
$$;

create function private.show_network(network cidr) returns text
language sql immutable set search_path = '' as $$
  select case when family(network) = 4 then host(network) else text(network) end
$$;

-- A page of sign-ins, the newest first; equal ones of an hour are one row.
create function public.sign_in_list(
  of_outcome text default null, of_person uuid default null, of_network text default null, before bigint default null,
  most integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  size integer := least(greatest(coalesce(most, 50), 1), 200);
  wanted cidr := private.parse_network(of_network);
  page bigint[];
begin
  perform private.require_advanced_security();
  -- The statement is put together, because each filter has its index.
  execute 'select array(select s.id from auth.sign_ins s where s.id < $1'
    || case of_outcome when 'failed' then ' and s.outcome <> ''ok''' when 'succeeded' then ' and s.outcome = ''ok''' else '' end
    || case when of_person is not null then ' and s.user_id = $2' else '' end
    || case when of_network is not null then ' and s.network = $3' else '' end
    || ' order by s.id desc limit $4)'
  into page using coalesce(before, 9223372036854775807), of_person, wanted, size;
  return jsonb_build_object(
    'rows', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.id, 'first_at', s.first_at, 'last_at', s.last_at, 'hits', s.hits, 'network', private.show_network(s.network),
        'user_id', case when u.id is not null then s.user_id end,
        'account', private.mask_address(coalesce(u.email, u.phone)),
        'is_deleted', s.user_id is not null and u.id is null, 'is_unknown', s.address_hash is not null,
        'method', s.method, 'outcome', s.outcome, 'user_agent', s.user_agent,
        'is_blocked', exists (
          select from auth.blocked_networks b where b.network = s.network and b.lifted_at is null and b.blocked_until > now()
        )
      ) order by s.id desc), '[]')
      from auth.sign_ins s left join auth.users u on u.id = s.user_id
      where s.id = any (page)
    ),
    'next', case when cardinality(page) = size then page[size] end,
    'own_network', private.show_network(private.parse_network(private.caller_network()))
  );
end
$$;
comment on function public.sign_in_list(text, uuid, text, bigint, integer) is
  'Sign-ins that succeeded and that failed; needs access_advanced_security.';

-- The limits of the auth service that have refused somebody, the newest first. A key is the name of the limit, which has two parts,
-- and what it counts: a network, an address, a network with an address, or an id.
create function public.limit_list() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_advanced_security();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'limit', l.name, 'most', l.most, 'refused', l.refused, 'at', l.refused_at, 'until', l.window_ends_at,
      'network', private.show_network(private.parse_network(case
        when l.name = 'sign-in:network-account' then substring(l.subject from '^(.*):[^:]*$')
        when l.name like '%:network' then l.subject
      end)),
      'account', private.mask_address(case
        when l.name = 'sign-in:network-account' then substring(l.subject from '[^:]*$')
        when l.name in ('sign-in:account', 'message:address', 'message:hour') then l.subject
      end)
    ) order by l.refused_at desc, l.name), '[]')
    from (
      select r.most, r.refused, r.refused_at, r.window_ends_at,
        substring(r.key from '^[^:]*:[^:]*') as name, substring(r.key from '^[^:]*:[^:]*:(.*)$') as subject
      from auth.rate_limits r where r.refused > 0 order by r.refused_at desc limit 100
    ) l
  );
end
$$;
comment on function public.limit_list() is 'The limits that have refused somebody lately; needs access_advanced_security.';

-- The limits of the application that were reached, the newest first. What was counted cannot be read from the counts.
create function public.application_limit_list() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_advanced_security();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', encode(l.key, 'hex'), 'limit', l.name, 'uses', l.uses, 'at', l.reached_at, 'until', l.window_ends_at, 'network', l.network
    ) order by l.reached_at desc, l.key), '[]')
    from (select * from private.use_counts c where c.reached_at is not null order by c.reached_at desc limit 100) l
  );
end
$$;
comment on function public.application_limit_list() is
  'The limits of the application that were reached lately, with masked networks; needs access_advanced_security.';

create function public.admin_sessions() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_advanced_security();
  return (
    select coalesce(jsonb_agg(to_jsonb(l) order by l.seen_at desc, l.id), '[]')
    from (
      select s.id, s.user_id, p.name, s.created_at, coalesce(s.refreshed_at, s.created_at) as seen_at, s.user_agent,
        host(s.ip) as ip, s.aal, s.id::text = coalesce(auth.jwt() ->> 'session_id', '') as is_own
      from public.profiles p join auth.sessions s on s.user_id = p.id
      where p.role = 'admin' and (s.not_after is null or s.not_after > now())
      order by coalesce(s.refreshed_at, s.created_at) desc, s.id limit 100
    ) l
  );
end
$$;
comment on function public.admin_sessions() is 'Where administrators are signed in; needs access_advanced_security.';

-- By the whole address: nobody looks through accounts here.
create function public.find_account(email text) returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_advanced_security();
  return (select p.id from public.profiles p where p.email operator(extensions.=) btrim(find_account.email)::extensions.citext);
end
$$;
comment on function public.find_account(text) is 'The account of an e-mail address; needs access_advanced_security.';

-- Every service looks at the session at each request, so that it ends at once.
create function public.close_session(session uuid, reason text default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  closed record;
begin
  perform private.require_advanced_security();
  if session::text = auth.jwt() ->> 'session_id' then
    perform private.refuse('PT409', 'own-session', 'C’est la session que vous utilisez. Déconnectez-vous pour la fermer.');
  end if;
  delete from auth.sessions s where s.id = session returning s.user_id, s.created_at into closed;
  if closed.user_id is null then
    perform private.refuse('PT404', 'not-found', 'Cette session est déjà fermée.');
  end if;
  perform private.record_audit(
    'session.closed', 'account', closed.user_id::text,
    jsonb_build_object('session', session, 'since', closed.created_at), null, left(reason, 1000)
  );
end
$$;
comment on function public.close_session(uuid, text) is 'Ends somebody''s session at once; needs access_advanced_security.';

create function public.blocked_network_list() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_advanced_security();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', l.id, 'network', private.show_network(l.network), 'reason', l.reason, 'by', p.name, 'created_at', l.created_at,
      'until', l.blocked_until, 'lifted_at', l.lifted_at, 'is_active', l.lifted_at is null and l.blocked_until > now()
    ) order by l.created_at desc, l.id), '[]')
    from (select * from auth.blocked_networks b order by b.created_at desc limit 100) l
    left join public.profiles p on p.id = l.blocked_by
  );
end
$$;
comment on function public.blocked_network_list() is 'The networks that were blocked; needs access_advanced_security.';

-- The log names a block by its id: a network is personal data and leaves with the block after its retention period.
create function public.block_network(network text, hours integer, reason text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  wanted cidr := private.parse_network(network);
  stated text := left(btrim(reason), 500);
  made record;
begin
  perform private.require_advanced_security();
  if wanted is null then
    perform private.refuse(
      'PT422', 'invalid', 'Écrivez une adresse IPv4 ou IPv6, par exemple 203.0.113.7 ou 2001:db8:12:34::/64.', 'network'
    );
  elsif coalesce(stated, '') = '' then
    perform private.refuse('PT422', 'invalid', 'Indiquez le motif du blocage.', 'reason');
  elsif hours is null or hours not between 1 and 8760 then
    perform private.refuse('PT422', 'invalid', 'Un blocage dure d’une heure à un an.', 'hours');
  elsif wanted = private.parse_network(private.caller_network()) then
    perform private.refuse('PT409', 'own-network', 'C’est le réseau que vous utilisez en ce moment. Il ne peut pas être bloqué d’ici.', 'network');
  end if;
  -- Two administrators who block the same network at once make one block.
  perform pg_advisory_xact_lock(hashtextextended('blocked:' || wanted, 0));
  if exists (select from auth.blocked_networks b where b.network = wanted and b.lifted_at is null and b.blocked_until > now()) then
    perform private.refuse('PT409', 'already-blocked', 'Ce réseau est déjà bloqué.', 'network');
  end if;
  insert into auth.blocked_networks (network, blocked_until, reason, blocked_by)
  values (wanted, now() + make_interval(hours => hours), stated, auth.uid())
  returning * into made;
  perform private.record_audit(
    'network.blocked', 'network', made.id::text, jsonb_build_object('blocked_until', null),
    jsonb_build_object('blocked_until', made.blocked_until), stated
  );
  return made.id;
end
$$;
comment on function public.block_network(text, integer, text) is
  'Refuses a network on every address of the auth service; needs access_advanced_security.';

create function public.lift_block(block uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  lifted record;
begin
  perform private.require_advanced_security();
  update auth.blocked_networks b set lifted_at = now()
  where b.id = block and b.lifted_at is null and b.blocked_until > now()
  returning * into lifted;
  if lifted.id is null then
    perform private.refuse('PT404', 'not-found', 'Ce blocage a déjà pris fin.');
  end if;
  perform private.record_audit(
    'network.unblocked', 'network', lifted.id::text, jsonb_build_object('blocked_until', lifted.blocked_until),
    jsonb_build_object('blocked_until', null)
  );
end
$$;
comment on function public.lift_block(uuid) is 'Ends a block before its time; needs access_advanced_security.';

create function private.blocked_network_name(block uuid) returns text
language plpgsql stable set search_path = '' as $$
begin
  return (select private.show_network(b.network) from auth.blocked_networks b where b.id = block);
end
$$;

create function public.signing_key_list() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_advanced_security();
  return (
    select coalesce(jsonb_agg(
      to_jsonb(k) order by array_position(array['current', 'standby', 'previous', 'revoked'], k.status), k.status_since desc, k.kid
    ), '[]')
    from auth.signing_keys k
  );
end
$$;
comment on function public.signing_key_list() is 'The signing keys by name, state and age; needs access_advanced_security.';

-- The platform carries it out in a job a moment later, and its servers follow the file of the keys. The standby key has to be known
-- to every verifier before it signs, which their caches may delay by ten minutes.
create function public.rotate_signing_key() returns void
language plpgsql security definer set search_path = '' as $$
declare
  former record;
  latter text;
begin
  perform private.require_advanced_security();
  select * into former from auth.signing_keys k where k.status = 'current';
  select k.kid into latter from auth.signing_keys k where k.status = 'standby' order by k.status_since, k.kid limit 1;
  if former.kid is null or former.is_imported then
    perform private.refuse(
      'PT409', 'imported-keys', E'Ces clés viennent d’un autre service\u00a0: renouvelez-les là où elles ont été créées.'
    );
  end if;
  perform private.require_use(
    'key-rotation', 'all', 1, '10 minutes', 'La clé vient d’être renouvelée. Attendez dix minutes avant de recommencer.'
  );
  perform platform.enqueue_job('rotate-signing-key', jsonb_build_object('kid', former.kid), former.kid);
  perform private.record_audit(
    'signing_key.rotated', 'signing_key', former.kid, jsonb_build_object('status', 'current'),
    jsonb_build_object('status', 'previous')
  );
end
$$;
comment on function public.rotate_signing_key() is 'Signs with the standby key from now on; needs access_advanced_security.';

-- What was done with the secret key has no person behind it, and is in the audit log as done by the server. It runs as definer
-- because nobody else writes the log.
create function private.audit_operator() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  action text := case new.action
    when 'user_created' then 'account.created'
    when 'user_modified' then 'account.changed'
    when 'user_banned' then 'account.suspended'
    when 'user_deleted' then 'account.deleted'
    when 'user_invited' then 'account.invited'
    when 'link_generated' then 'account.link_generated'
    when 'factor_deleted' then 'account.factor_removed'
    when 'passkey_deleted' then 'account.passkey_removed'
  end;
begin
  if action is not null then
    perform private.record_audit(action, 'account', new.subject_id::text, null, nullif(new.details - 'actor_role', '{}'));
  end if;
  return null;
end
$$;
comment on function private.audit_operator() is 'Records what the secret key did to an account.';

revoke execute on function
  private.mask_address(text), private.parse_network(text), private.show_network(cidr),
  public.sign_in_list(text, uuid, text, bigint, integer), public.limit_list(), public.application_limit_list(),
  public.admin_sessions(), public.find_account(text),
  public.close_session(uuid, text), public.blocked_network_list(), public.block_network(text, integer, text),
  public.lift_block(uuid), private.blocked_network_name(uuid), public.signing_key_list(), public.rotate_signing_key(),
  private.audit_operator()
from public, anon, authenticated, service_role;
grant execute on function
  public.sign_in_list(text, uuid, text, bigint, integer), public.limit_list(), public.application_limit_list(),
  public.admin_sessions(), public.find_account(text),
  public.close_session(uuid, text), public.blocked_network_list(), public.block_network(text, integer, text),
  public.lift_block(uuid), public.signing_key_list(), public.rotate_signing_key()
to authenticated;

-- A hosted auth service writes another log.
do $$
begin
  if to_regproc('platform.send_mail') is not null then
    create trigger audit_log_entries_audit_operator after insert on auth.audit_log_entries
      for each row when (new.actor_id is null and new.details ->> 'actor_role' = 'service_role')
      execute function private.audit_operator();
  end if;
end
$$;
