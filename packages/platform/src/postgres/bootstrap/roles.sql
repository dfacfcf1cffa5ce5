-- The roles a Supabase project expects. Roles belong to the whole server, so this runs at every start: the database may
-- have been moved to a server that does not have them yet. What exists is left as it is, an operator's settings too.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['anon', 'authenticated', 'service_role', 'authenticator'] loop
    begin
      if not exists (select from pg_catalog.pg_roles where rolname = wanted) then
        execute format('create role %I nologin noinherit', wanted);
      end if;
    exception when duplicate_object or unique_violation then
      null; -- another database of this server was prepared at the same moment
    end;
  end loop;

  if not (select rolcanlogin from pg_catalog.pg_roles where rolname = 'authenticator') then
    alter role authenticator login noinherit;
  end if;

  begin
    if not (select rolbypassrls from pg_catalog.pg_roles where rolname = 'service_role') then
      alter role service_role bypassrls;
    end if;
  exception when insufficient_privilege then
    raise notice 'service_role obeys row-level security: this login may not grant bypassrls';
  end;

  foreach wanted in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (
      select from pg_catalog.pg_auth_members
      where roleid = wanted::regrole and member = 'authenticator'::regrole
    ) then
      execute format('grant %I to authenticator', wanted);
    end if;
  end loop;
end
$$;

-- A role's own limits hold at login; for a role entered later they are read from here by the caller's scope.
do $$
declare
  setting record;
begin
  for setting in
    select * from (values
      ('anon', 'statement_timeout', '3s'),
      ('authenticated', 'statement_timeout', '8s'),
      ('authenticator', 'statement_timeout', '8s'),
      ('authenticator', 'lock_timeout', '8s')
    ) as defaults (role_name, name, value)
  loop
    if not exists (
      select from pg_catalog.pg_db_role_setting s, unnest(s.setconfig) as entry
      where s.setrole = setting.role_name::regrole and s.setdatabase = 0 and entry like setting.name || '=%'
    ) then
      execute format('alter role %I set %I = %L', setting.role_name, setting.name, setting.value);
    end if;
  end loop;
end
$$;
