-- The backups that were taken of this database, by the command or by a job. A row is written once a backup has ended, so that no
-- restored database shows its own backup as running.
create table if not exists platform.backups (
  id uuid primary key default gen_random_uuid(),
  started_at timestamptz not null,
  ended_at timestamptz not null default now(),
  -- The machine and the path of the file.
  host text not null,
  file text not null,
  bytes bigint not null check (bytes >= 0),
  tables bigint not null,
  rows bigint not null,
  files bigint not null,
  -- Stored files whose bytes were lost before.
  missing bigint not null
);
create index if not exists backups_ended_at_idx on platform.backups (ended_at desc, id);
alter table platform.backups enable row level security;
revoke all on platform.backups from public, anon, authenticated, service_role;

-- What was erased on request, by an id or a keyed hash that the project chooses: after the restore of an older backup it is erased again.
create table if not exists platform.erasures (
  subject text primary key check (length(subject) between 1 and 200),
  at timestamptz not null default now()
);
alter table platform.erasures enable row level security;
revoke all on platform.erasures from public, anon, authenticated, service_role;

-- A job writes the list beside the backups. A database that is only prepared has no queue.
create or replace function platform.note_erasures(subjects text[]) returns void
language plpgsql set search_path = '' as $$
begin
  if cardinality(subjects) = 0 then
    return;
  end if;
  insert into platform.erasures as e (subject) select distinct s from unnest(subjects) s
  on conflict (subject) do update set at = excluded.at;
  if to_regclass('graphile_worker.jobs') is not null then
    perform platform.enqueue_job('tidy_backups');
  end if;
end
$$;
revoke execute on function platform.note_erasures(text[]) from public, anon, authenticated, service_role;

-- Adds the job that takes a backup, and answers its number; null when one is waiting or running.
-- Definer: those who may ask must not reach the queue's tables.
create or replace function platform.start_backup() returns bigint
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('platform.start_backup', 0));
  if platform.is_backup_running() then
    return null;
  end if;
  return platform.enqueue_job('take_backup');
end
$$;

-- Definer: see above.
create or replace function platform.is_backup_running() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from graphile_worker.jobs j
    where j.task_identifier = 'take_backup' and (j.attempts < j.max_attempts or j.locked_at is not null)
  );
end
$$;

revoke execute on function platform.start_backup(), platform.is_backup_running() from public;
grant execute on function platform.start_backup(), platform.is_backup_running() to service_role;
