-- Functions by which SQL adds jobs and messages, in the transaction of their cause and once per key.
-- The queue's own tables are laid after this file, so they are named only in bodies that are read when they run.
create table if not exists platform.job_effects (
  key text primary key,
  -- The result of the first call with this key: the number of a job or the id of a message.
  result text,
  recorded_at timestamptz not null default now(),
  forget_at timestamptz not null default now() + interval '400 days'
);
create index if not exists job_effects_forget_at_idx on platform.job_effects (forget_at);
alter table platform.job_effects enable row level security;

-- A job continues the trace of the request whose transaction adds it, where that is recorded: see `application_name` in caller.ts.
create or replace function platform.with_trace(payload jsonb) returns json
language sql stable set search_path = '' as $$
  select case
    when current_setting('application_name') like 'liesse 00-%' and jsonb_typeof(payload) = 'object'
      then payload || jsonb_build_object('_trace', substr(current_setting('application_name'), 8))
    else payload
  end::json
$$;

-- Answers the number of the job. A key that was used before (for this task, within 400 days) adds nothing and answers the
-- first number. Keys are made of ids, never of names or addresses: they are shown to operators.
-- Definer: those who may ask must not reach the queue's tables.
create or replace function platform.enqueue_job(
  task text, payload jsonb default '{}', key text default null, run_at timestamptz default now()
) returns bigint
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  effect text := 'job:' || task || ':' || key;
  job bigint;
begin
  if key is not null then
    insert into platform.job_effects as e (key) values (effect) on conflict do nothing;
    if not found then
      return (select e.result::bigint from platform.job_effects e where e.key = effect);
    end if;
  end if;
  select j.id into job from graphile_worker.add_job(
    task, platform.with_trace(payload), run_at => coalesce(run_at, now()), max_attempts => 10, job_key => task || ':' || key
  ) as j;
  update platform.job_effects e set result = job::text where e.key = effect;
  return job;
end
$$;

-- Answers the id of the message. A key that was used before (within 400 days) writes nothing and answers the first id.
-- Definer: those who may ask must not reach the outbox.
create or replace function platform.send_mail(
  key text, kind text, recipient text, subject text, body_text text,
  body_html text default null, run_at timestamptz default now()
) returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  effect text := 'mail:' || key;
  message uuid := gen_random_uuid();
  due timestamptz := coalesce(run_at, now());
begin
  if key is null then
    raise exception 'a message needs a key' using errcode = '22004';
  end if;
  insert into platform.job_effects as e (key, result) values (effect, message::text) on conflict do nothing;
  if not found then
    return (select e.result::uuid from platform.job_effects e where e.key = effect);
  end if;
  insert into platform.outbox (id, key, kind, recipient, subject, body_text, body_html, due_at, is_retryable)
  values (message, key, kind, recipient, subject, body_text, body_html, due, true);
  perform graphile_worker.add_job(
    'deliver_message', platform.with_trace(jsonb_build_object('id', message)), run_at => due, max_attempts => 10, job_key => message::text
  );
  return message;
end
$$;

-- Whether a message may leave now: asked when its job runs. A project replaces it in a migration, to drop mails whose cause is gone.
do $$
begin
  if to_regprocedure('platform.is_mail_current(text,text)') is null then
    create function platform.is_mail_current(kind text, key text) returns boolean
    language sql stable set search_path = '' as 'select true';
    revoke execute on function platform.is_mail_current(text, text) from public;
  end if;
end
$$;

-- The name of the sender, asked when a message leaves; null is the configured one. A project replaces it in a migration.
do $$
begin
  if to_regprocedure('platform.mail_sender_name()') is null then
    create function platform.mail_sender_name() returns text
    language sql stable set search_path = '' as 'select null::text';
    revoke execute on function platform.mail_sender_name() from public;
  end if;
end
$$;

-- The name of the site in the messages of accounts, asked when one is written; null where templates have their own. A project replaces
-- it in a migration.
do $$
begin
  if to_regprocedure('platform.site_name()') is null then
    create function platform.site_name() returns text
    language sql stable set search_path = '' as 'select null::text';
    revoke execute on function platform.site_name() from public;
  end if;
end
$$;

-- Gives a message that has not left yet an address at which one click ends messages of its kind. In the transaction that wrote it.
-- Definer: see above.
create or replace function platform.offer_unsubscribe(message uuid, address text) returns void
language sql security definer set search_path = '' as $$
  update platform.outbox o set unsubscribe_url = address where o.id = message and o.sent_at is null
$$;

-- Jobs and messages that failed for good: the attempts of a job are used up, or no server accepted the message.
drop view if exists platform.dead_jobs;
drop function if exists platform.list_dead_jobs();
-- Definer: operators see why something failed, not the payload or the message.
create function platform.list_dead_jobs() returns table (
  id text, task text, key text, attempts integer, last_error text, created_at timestamptz, failed_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  -- The queue does not store the time of a failure, but the delay that it added to it.
  select j.id::text, j.task_identifier, j.key, j.attempts::integer, j.last_error, j.created_at,
    case when j.last_error is null then j.run_at
      else j.run_at - exp(least(j.attempts, 10)) * interval '1 second' end
  from graphile_worker.jobs j
  where j.attempts >= j.max_attempts and j.locked_at is null
  union all
  select o.id::text, 'deliver_message', o.key, o.attempts, o.last_error, o.created_at, o.failed_at
  from platform.outbox o
  where o.failed_at is not null;
end
$$;
create view platform.dead_jobs as select * from platform.list_dead_jobs();

-- Resets the attempts. False for what has not failed for good, and for a message whose content was erased because it held a code.
-- Definer: see above.
create or replace function platform.retry_job(id text) returns boolean
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
begin
  perform from graphile_worker.jobs j
  where j.id::text = id and j.attempts >= j.max_attempts and j.locked_at is null;
  if found then
    perform graphile_worker.reschedule_jobs(array[id::bigint], run_at => now(), attempts => 0);
    return true;
  end if;
  update platform.outbox o set failed_at = null, last_error = null, attempts = 0
  where o.id::text = id and o.failed_at is not null and o.body_text <> '';
  if not found then
    return false;
  end if;
  perform graphile_worker.add_job('deliver_message', json_build_object('id', id), max_attempts => 10, job_key => id);
  return true;
end
$$;

-- Forgets what failed for good. False for what has not.
-- Definer: see above.
create or replace function platform.discard_job(id text) returns boolean
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
begin
  perform from graphile_worker.jobs j
  where j.id::text = id and j.attempts >= j.max_attempts and j.locked_at is null;
  if found then
    perform graphile_worker.complete_jobs(array[id::bigint]);
    return true;
  end if;
  delete from platform.outbox o where o.id::text = id and o.failed_at is not null;
  return found;
end
$$;

-- The timetable: when each entry last came due, and its newest job that has not ended. Without one, the last run succeeded.
-- Definer: see above.
create or replace function platform.list_schedule() returns table (
  name text, due_at timestamptz, attempts integer, is_running boolean, has_failed boolean, last_error text, next_try_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select regexp_replace(c.identifier, '^schedule:', ''), c.last_execution, coalesce(j.attempts, 0)::integer,
    j.locked_at is not null, coalesce(j.attempts >= j.max_attempts and j.locked_at is null, false), j.last_error, j.run_at
  from graphile_worker._private_known_crontabs c
  left join lateral (
    select o.* from graphile_worker.jobs o
    where o.queue_name = c.identifier or (o.queue_name is null and o.task_identifier = c.identifier)
    order by o.id desc limit 1
  ) j on true;
end
$$;

grant usage on schema platform to service_role;
revoke all on platform.job_effects from public, anon, authenticated, service_role;
revoke all on platform.dead_jobs from public, anon, authenticated;
grant select on platform.dead_jobs to service_role;
revoke execute on function
  platform.with_trace(jsonb),
  platform.enqueue_job(text, jsonb, text, timestamptz),
  platform.send_mail(text, text, text, text, text, text, timestamptz),
  platform.offer_unsubscribe(uuid, text),
  platform.list_dead_jobs(),
  platform.list_schedule(),
  platform.retry_job(text),
  platform.discard_job(text)
from public;
grant execute on function
  platform.enqueue_job(text, jsonb, text, timestamptz),
  platform.send_mail(text, text, text, text, text, text, timestamptz),
  platform.offer_unsubscribe(uuid, text),
  platform.list_dead_jobs(),
  platform.list_schedule(),
  platform.retry_job(text),
  platform.discard_job(text)
to service_role;
