-- The audit log: every decision of an administrator, with what it changed. Rows are only ever added, each with the hash of the row
-- before it, so that a row that was changed or removed by hand is found.

-- People are named by their id alone: a name would outlive the deletion of its account, and a row cannot be changed. `before` and
-- `after` hold the decided fields (a state, permissions, a setting), never the content of an event or anything of a guest.
create table public.audit_log (
  -- It counts without a gap, under a lock: a missing number is a removed row.
  id bigint primary key,
  at timestamptz not null,
  -- Null: the server itself, for example a scheduled job.
  actor_id uuid,
  -- The noun and the verb: 'partner.refused', 'settings.changed'.
  action text not null check (action ~ '^[a-z_]+\.[a-z_]+$' and length(action) <= 80),
  subject_kind text not null check (subject_kind ~ '^[a-z_]+$' and length(subject_kind) <= 40),
  subject_id text not null check (length(subject_id) <= 200),
  before jsonb,
  after jsonb,
  reason text check (length(reason) <= 2000),
  previous_hash bytea not null,
  hash bytea not null
);

create index audit_log_actor_id_idx on public.audit_log (actor_id, id desc);
create index audit_log_action_idx on public.audit_log (action text_pattern_ops, id desc);
create index audit_log_subject_idx on public.audit_log (subject_kind, subject_id, id desc);

-- The last row's number and hash: without them, removing the newest rows would leave a chain that is whole.
create table private.audit_head (
  is_only boolean primary key default true check (is_only),
  id bigint not null,
  hash bytea not null
);
insert into private.audit_head (id, hash) values (0, sha256('liesse'));

alter table public.audit_log enable row level security;
revoke all on public.audit_log from anon, authenticated, service_role;
grant select on public.audit_log to authenticated, service_role;
revoke all on private.audit_head from public, anon, authenticated, service_role;

create policy "those who watch over security read the audit log" on public.audit_log
  for select to authenticated
  using ((select private.has_permission('access_advanced_security')));

-- jsonb has one text for one value, whatever the order of the keys, and the time is independent of the session's time zone.
create function private.audit_hash(entry public.audit_log) returns bytea
language sql stable set search_path = '' as $$
  select sha256(entry.previous_hash || convert_to(
    jsonb_build_array(
      entry.id, extract(epoch from entry.at)::text, entry.actor_id, entry.action, entry.subject_kind, entry.subject_id,
      entry.before, entry.after, entry.reason
    )::text, 'UTF8'
  ))
$$;

-- The callers are the functions and triggers that carry out a decision, in the same transaction. It runs as definer because nobody
-- else writes the log.
create function private.record_audit(
  action text, subject_kind text, subject_id text, before jsonb default null, after jsonb default null, reason text default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  head private.audit_head;
  entry public.audit_log;
begin
  select * into head from private.audit_head for update;
  entry := row(
    head.id + 1, clock_timestamp(), (select auth.uid()), action, subject_kind, subject_id, before, after,
    nullif(btrim(reason), ''), head.hash, null
  );
  entry.hash := private.audit_hash(entry);
  insert into public.audit_log select entry.*;
  update private.audit_head set id = entry.id, hash = entry.hash;
end
$$;
comment on function private.record_audit(text, text, text, jsonb, jsonb, text) is
  'Adds one entry to the audit log, chained to the one before it.';

create function private.refuse_audit_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise insufficient_privilege using message = 'the audit log is append-only';
end
$$;

revoke execute on function
  private.audit_hash(public.audit_log), private.record_audit(text, text, text, jsonb, jsonb, text), private.refuse_audit_change()
from public, anon, authenticated, service_role;

create trigger audit_log_is_append_only before update or delete on public.audit_log
  for each row execute function private.refuse_audit_change();

create trigger audit_log_is_never_emptied before truncate on public.audit_log
  for each statement execute function private.refuse_audit_change();
