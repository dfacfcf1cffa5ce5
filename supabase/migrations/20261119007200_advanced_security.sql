-- What the security screen reads of accounts: who did what to which account, where somebody is signed in, what proves who they are.
-- Never a secret, a key or a code. Bodies are plpgsql: tables of the auth service are looked up when they are read.

-- An administrator who has a second factor shows it before looking at other people's accounts.
create function private.require_advanced_security() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.has_permission('access_advanced_security') then
    raise insufficient_privilege using message = 'this needs access_advanced_security';
  end if;
  if not private.has_required_level() then
    raise insufficient_privilege using message = 'this needs a session with its second step';
  end if;
end
$$;
comment on function private.require_advanced_security() is 'Refuses whoever may not look at other people''s sessions.';

-- Definer: the log lies in a schema that nobody reads. Newest first; `before` is the last id of the page above.
create function public.security_log(of_person uuid default null, before bigint default null, most integer default 50)
returns table (
  id bigint, action text, actor_id uuid, actor_name text, subject_id uuid, subject_name text, details jsonb, ip text,
  created_at timestamptz
)
language plpgsql stable security definer set search_path = '' rows 50 as $$
#variable_conflict use_column
declare
  page bigint[];
  size integer := least(greatest(coalesce(most, 50), 1), 200);
begin
  perform private.require_advanced_security();
  -- Two questions rather than one with an `or`: each has its index.
  if of_person is null then
    page := array(
      select e.id from auth.audit_log_entries e where before is null or e.id < before order by e.id desc limit size
    );
  else
    page := array(
      select e.id from auth.audit_log_entries e
      where e.subject_id = of_person and (before is null or e.id < before) order by e.id desc limit size
    );
  end if;
  return query
    select e.id, e.action, e.actor_id, a.name, e.subject_id, s.name, e.details, host(e.ip_address), e.created_at
    from auth.audit_log_entries e
    left join public.profiles a on a.id = e.actor_id
    left join public.profiles s on s.id = e.subject_id
    where e.id = any (page)
    order by e.id desc;
end
$$;
comment on function public.security_log(uuid, bigint, integer) is
  'What was done to accounts, by whom, from where; needs access_advanced_security.';

-- Definer, as above.
create function public.account_security(of_person uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_advanced_security();
  return (
    select jsonb_build_object(
      'id', u.id, 'name', p.name, 'email', p.email, 'role', p.role,
      'created_at', u.created_at, 'last_sign_in_at', u.last_sign_in_at, 'banned_until', u.banned_until,
      'sessions', (
        select coalesce(jsonb_agg(to_jsonb(s) order by coalesce(s.refreshed_at, s.created_at) desc), '[]')
        from (
          select o.id, o.created_at, o.refreshed_at, o.user_agent, host(o.ip) as ip, o.aal
          from auth.sessions o
          where o.user_id = u.id and (o.not_after is null or o.not_after > now())
          order by o.created_at desc limit 50
        ) s
      ),
      'factors', (
        select coalesce(jsonb_agg(to_jsonb(f) order by f.created_at), '[]')
        from (
          select o.id, o.factor_type as type, o.status, o.friendly_name as name, o.created_at, o.last_challenged_at
          from auth.mfa_factors o where o.user_id = u.id
        ) f
      ),
      'passkeys', (
        select coalesce(jsonb_agg(to_jsonb(k) order by k.created_at), '[]')
        from (
          select o.id, o.friendly_name as name, o.created_at, o.last_used_at from auth.passkeys o where o.user_id = u.id
        ) k
      )
    )
    from auth.users u join public.profiles p on p.id = u.id
    where u.id = of_person
  );
end
$$;
comment on function public.account_security(uuid) is
  'Where somebody is signed in and what proves who they are; needs access_advanced_security.';

revoke execute on function
  private.require_advanced_security(), public.security_log(uuid, bigint, integer), public.account_security(uuid)
from public, anon, authenticated, service_role;
grant execute on function public.security_log(uuid, bigint, integer), public.account_security(uuid) to authenticated;
