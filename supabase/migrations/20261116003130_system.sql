-- The state of the system for those who run it: jobs, mails, storage, backups. Everything here needs manage_system. The queue, the outbox
-- and the backups are the platform's own: a hosted service has none, and their part of the answer is then null.

-- The versions of the server that ran on this database.
create table private.server_versions (
  version text primary key check (length(version) between 1 and 40),
  first_started_at timestamptz not null default now(),
  last_started_at timestamptz not null default now()
);

alter table private.server_versions enable row level security;
revoke all on private.server_versions from anon, authenticated, service_role;

create function private.record_server_version(version text) returns void
language sql set search_path = '' as $$
  insert into private.server_versions as v (version) values (record_server_version.version)
  on conflict (version) do update set last_started_at = now()
$$;
comment on function private.record_server_version(text) is 'Records that a server of this version started; called by the server.';

create function private.require_system() returns void
language plpgsql stable set search_path = '' as $$
begin
  if not private.has_permission('manage_system') then
    raise insufficient_privilege using message = 'the system needs manage_system';
  end if;
end
$$;

-- « m…@exemple.fr »: enough to recognise an address that one knows.
create function private.masked_recipient(recipient text) returns text
language sql immutable set search_path = '' as $$
  select case
    when recipient ~ '@' then left(recipient, 1) || '…@' || split_part(recipient, '@', -1)
    else '…' || right(recipient, 2)
  end
$$;

create function private.system_database() returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  migrations jsonb;
begin
  if to_regclass('supabase_migrations.schema_migrations') is not null then
    select jsonb_build_object(
      'count', count(*), 'last', (array_agg(m.version order by m.version desc))[1], 'name', (array_agg(m.name order by m.version desc))[1]
    ) into migrations from supabase_migrations.schema_migrations m;
  end if;
  return jsonb_build_object(
    'version', current_setting('server_version'),
    'started_at', pg_postmaster_start_time(),
    'bytes', pg_database_size(current_database()),
    'connections', (select count(*) from pg_stat_activity a where a.backend_type = 'client backend'),
    'most_connections', current_setting('max_connections')::integer,
    'migrations', migrations
  );
end
$$;

create function private.system_queue() returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  if to_regprocedure('platform.list_schedule()') is null or to_regclass('graphile_worker.jobs') is null then
    return null;
  end if;
  return jsonb_build_object(
    'schedule', (select coalesce(jsonb_agg(to_jsonb(s) order by s.name), '[]') from platform.list_schedule() s),
    'waiting', (
      select count(*) from graphile_worker.jobs j where j.locked_at is null and j.attempts < j.max_attempts and j.run_at <= now()
    ),
    'running', (select count(*) from graphile_worker.jobs j where j.locked_at is not null)
  );
end
$$;

create function private.system_mails() returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  if to_regclass('platform.outbox') is null then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'waiting', count(*) filter (where o.due_at <= now()), 'planned', count(*) filter (where o.due_at > now()),
      'oldest_due_at', min(o.due_at) filter (where o.due_at <= now()),
      'sent_day', (
        select count(*) from platform.outbox s where s.sent_at > now() - interval '1 day' and s.sent_by <> 'mailbox'
      ),
      'mailbox_day', (
        select count(*) from platform.outbox s where s.sent_at > now() - interval '1 day' and s.sent_by = 'mailbox'
      ),
      'failed', (select count(*) from platform.outbox f where f.failed_at is not null)
    )
    from platform.outbox o where o.sent_at is null and o.failed_at is null
  );
end
$$;

-- The extension has replaced the values in its texts, but not those of every command: only the beginnings of queries are shown. Null
-- when it is not installed or not loaded.
create function private.slow_queries() returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  home text := (
    select n.nspname from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'pg_stat_statements'
  );
  slow jsonb;
begin
  if home is null then
    return null;
  end if;
  execute format(
    $q$
      select coalesce(jsonb_agg(jsonb_build_object(
        'query', left(regexp_replace(s.query, '\s+', ' ', 'g'), 160), 'calls', s.calls, 'mean_ms', s.mean_exec_time, 'total_ms', s.total_exec_time
      ) order by s.total_exec_time desc), '[]')
      from (
        select * from %I.pg_stat_statements o
        where o.query ~* '^\s*(select|with|insert|update|delete)' order by o.total_exec_time desc limit 10
      ) s
    $q$, home
  ) into slow;
  return slow;
exception
  when object_not_in_prerequisite_state then
    return null;
end
$$;

create function private.system_backups() returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  if to_regclass('platform.backups') is null or to_regclass('graphile_worker.jobs') is null then
    return null;
  end if;
  return jsonb_build_object(
    'is_running', platform.is_backup_running(),
    'list', (
      select coalesce(jsonb_agg(to_jsonb(b) order by b.ended_at desc, b.id), '[]')
      from (select * from platform.backups o order by o.ended_at desc, o.id limit 5) b
    )
  );
end
$$;

-- One answer for the whole page, without the list of failures. It runs as definer because nobody reads these tables.
create function public.system_status() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_system();
  return jsonb_build_object(
    'server', (
      select jsonb_build_object('version', v.version, 'started_at', v.last_started_at)
      from private.server_versions v order by v.last_started_at desc, v.version limit 1
    ),
    'database', private.system_database(),
    'queue', private.system_queue(),
    'mails', private.system_mails(),
    'storage', (
      select coalesce(jsonb_agg(jsonb_build_object('bucket', b.id, 'files', coalesce(s.files, 0), 'bytes', coalesce(s.bytes, 0))
        order by coalesce(s.bytes, 0) desc, b.id), '[]')
      from storage.buckets b left join private.storage_by_bucket() s on s.bucket = b.id
    ),
    'slow_queries', private.slow_queries(),
    'backups', private.system_backups()
  );
end
$$;
comment on function public.system_status() is 'The state of the server, the database, the queue, the storage and the backups; needs manage_system.';

-- Jobs and mails that failed for good, the newest first. A mail shows its kind and a masked address, never its content. It runs as
-- definer because nobody reads these tables.
create function public.system_failures(after_at timestamptz default null, after_id text default null, most integer default 25) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  size integer := least(greatest(coalesce(most, 25), 1), 100);
begin
  perform private.require_system();
  if to_regprocedure('platform.list_dead_jobs()') is null or to_regclass('graphile_worker.jobs') is null then
    return jsonb_build_object('failures', '[]'::jsonb, 'next', null);
  end if;
  return (
    with page as materialized (
      select d.id, d.task, d.attempts, d.last_error, d.failed_at, o.kind as mail_kind, private.masked_recipient(o.recipient) as recipient,
        o.id is null or o.body_text <> '' as can_retry
      from platform.list_dead_jobs() d
      left join platform.outbox o on d.task = 'deliver_message' and o.id::text = d.id
      where after_at is null or (d.failed_at, d.id) < (after_at, after_id)
      order by d.failed_at desc, d.id desc limit size + 1
    ), shown as (
      select * from page order by failed_at desc, id desc limit size
    )
    select jsonb_build_object(
      'failures', (select coalesce(jsonb_agg(to_jsonb(s) order by s.failed_at desc, s.id desc), '[]') from shown s),
      'next', case when (select count(*) from page) > size then (
        select jsonb_build_object('at', s.failed_at, 'id', s.id) from shown s order by s.failed_at, s.id limit 1
      ) end
    )
  );
end
$$;
comment on function public.system_failures(timestamptz, text, integer) is 'A page of the jobs and mails that failed for good; needs manage_system.';

create function private.failure_kind(failure text) returns text
language plpgsql stable set search_path = '' as $$
begin
  if to_regprocedure('platform.retry_job(text)') is null then
    perform private.refuse('PT422', 'not-available', 'Ce service n’a pas de file d’envoi.');
  end if;
  return case when exists (select from platform.outbox o where o.id::text = failure) then 'mail' else 'job' end;
end
$$;

-- It runs as definer because nobody else changes the queue. The decision is recorded in the audit log.
create function public.retry_failure(failure text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  kind text;
begin
  perform private.require_system();
  kind := private.failure_kind(failure);
  if not platform.retry_job(failure) then
    perform private.refuse(
      'PT409', 'not-retryable', E'Cet envoi ne peut plus être repris\u00a0: il est déjà repris, ou son contenu a été effacé.'
    );
  end if;
  perform private.record_audit(kind || '.retried', kind, failure);
end
$$;
comment on function public.retry_failure(text) is 'Starts a failed job or mail again; needs manage_system.';

-- It runs as definer because nobody else changes the queue. The decision is recorded in the audit log.
create function public.discard_failure(failure text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  kind text;
begin
  perform private.require_system();
  kind := private.failure_kind(failure);
  if not platform.discard_job(failure) then
    perform private.refuse('PT409', 'not-failed', 'Cet échec n’est plus dans la liste.');
  end if;
  perform private.record_audit(kind || '.discarded', kind, failure);
end
$$;
comment on function public.discard_failure(text) is 'Removes a failed job or mail for good; needs manage_system.';

-- It runs as definer because nobody else adds jobs. The decision is recorded in the audit log.
create function public.start_backup() returns void
language plpgsql security definer set search_path = '' as $$
declare
  job bigint;
begin
  perform private.require_system();
  if to_regprocedure('platform.start_backup()') is null then
    perform private.refuse('PT422', 'not-available', 'Ce service ne propose pas de sauvegarde à la demande.');
  end if;
  job := platform.start_backup();
  if job is null then
    perform private.refuse('PT409', 'running', 'Une sauvegarde est déjà en cours.');
  end if;
  perform private.record_audit('backup.started', 'job', job::text);
end
$$;
comment on function public.start_backup() is 'Starts a backup by a job of the platform; needs manage_system.';

revoke execute on function
  private.record_server_version(text), private.require_system(), private.masked_recipient(text), private.system_database(),
  private.system_queue(), private.system_mails(), private.slow_queries(), private.system_backups(), public.system_status(),
  public.system_failures(timestamptz, text, integer), private.failure_kind(text), public.retry_failure(text),
  public.discard_failure(text), public.start_backup()
from public, anon, authenticated, service_role;
grant execute on function
  public.system_status(), public.system_failures(timestamptz, text, integer), public.retry_failure(text), public.discard_failure(text),
  public.start_backup()
to authenticated;
