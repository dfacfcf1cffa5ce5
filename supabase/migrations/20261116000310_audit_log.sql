-- The audit log: every decision of an administrator, with what it changed. Rows are only ever added, each with the hash of the row
-- before it, so that a row that was changed or removed by hand is found.

-- People are named by their id alone: a name would outlive the deletion of its account, and a row cannot be changed. `before` and
-- `after` hold the decided fields (a state, permissions, a setting), never the content of an event or anything of a guest.
create table public.audit_log (
  -- It counts without a gap, under a lock: a missing number is a removed row.
  id bigint primary key check (id > 0),
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

-- The list is filtered by person, by action, by both, or by subject, and shows the newest first.
create index audit_log_actor_id_idx on public.audit_log (actor_id, id desc);
create index audit_log_actor_id_action_idx on public.audit_log (actor_id, action, id desc);
create index audit_log_action_idx on public.audit_log (action, id desc);
create index audit_log_subject_idx on public.audit_log (subject_kind, subject_id, id desc);
-- It finds the numbers between which the rows of a period are.
create index audit_log_at_idx on public.audit_log (at, id);

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

-- One step of the verification: the rows after `after_id`, at most so many. It answers the last number it has read, whether that is
-- the end, and the first row that does not fit. It is stable, so that all its queries see the log at the same moment.
create function private.verify_audit_rows(after_id bigint, most integer) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  head private.audit_head;
  entry public.audit_log;
  last_id bigint := greatest(coalesce(after_id, 0), 0);
  last_hash bytea := sha256('liesse');
  read integer := 0;
  size integer := least(greatest(coalesce(most, 5000), 1), 20000);
  fault text;
begin
  select * into head from private.audit_head;
  if last_id > 0 then
    select a.hash into last_hash from public.audit_log a where a.id = last_id;
    if last_hash is null then
      return private.audit_verdict(last_id, 0, true, last_id, 'removed', null);
    end if;
  end if;
  for entry in select * from public.audit_log a where a.id > last_id order by a.id limit size loop
    fault := case
      when entry.id <> last_id + 1 then 'removed'
      when entry.previous_hash <> last_hash then 'unlinked'
      when entry.hash <> private.audit_hash(entry) then 'changed'
    end;
    if fault is not null then
      return private.audit_verdict(last_id, read, true, last_id + 1, fault, null);
    end if;
    read := read + 1;
    last_id := entry.id;
    last_hash := entry.hash;
  end loop;
  if read = size then
    return private.audit_verdict(last_id, read, false, null, null, null);
  end if;
  -- The chain ends here: whether newer rows were removed is known from the head alone.
  return case
    when last_id < head.id then private.audit_verdict(last_id, read, true, last_id + 1, 'removed', null)
    when last_id > head.id then private.audit_verdict(last_id, read, true, head.id + 1, 'added', null)
    when last_hash <> head.hash then private.audit_verdict(last_id, read, true, last_id, 'unlinked', null)
    else private.audit_verdict(last_id, read, true, null, null, last_hash)
  end;
end
$$;
comment on function private.verify_audit_rows(bigint, integer) is 'Verifies a part of the chain of the audit log.';

create function private.audit_verdict(last_id bigint, read integer, is_done boolean, fault_id bigint, fault text, hash bytea)
returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'last_id', last_id, 'read', read, 'is_done', is_done,
    'fault', case when fault is not null then jsonb_build_object('id', fault_id, 'kind', fault) end,
    'hash', encode(hash, 'hex')
  )
$$;

-- It runs as definer because the head of the chain is read by nobody.
create function public.verify_audit_log(after_id bigint default 0, most integer default 5000) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_advanced_security();
  return private.verify_audit_rows(after_id, most);
end
$$;
comment on function public.verify_audit_log(bigint, integer) is
  'Verifies a part of the chain of the audit log; needs access_advanced_security.';

-- The name of what an entry is about, as far as it exists and has one.
create function private.audit_subject_name(kind text, id text) returns text
language plpgsql stable set search_path = '' as $$
begin
  if kind in ('account', 'partner', 'post', 'network')
    and id !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    return null;
  end if;
  return case kind
    when 'account' then (select p.name from public.profiles p where p.id = audit_subject_name.id::uuid)
    when 'partner' then (select p.name from public.partners p where p.id = audit_subject_name.id::uuid)
    when 'post' then (select p.title from public.posts p where p.id = audit_subject_name.id::uuid)
    when 'network' then private.blocked_network_name(audit_subject_name.id::uuid)
  end;
end
$$;

-- A page of the log, the newest first; `before` is the last number of the page before it. Numbers and times grow together, so that
-- a period is a range of numbers, which every index of the log knows. The statement is put together, because one plan for all
-- filters would read the whole log for some of them. It runs as definer because it shows names of people whom the caller does not
-- administer.
create function public.audit_list(
  of_actor uuid default null, by_server boolean default false, of_action text default null, of_kind text default null,
  of_subject text default null, from_day date default null, to_day date default null, before bigint default null,
  most integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  size integer := least(greatest(coalesce(most, 50), 1), 500);
  -- The days are those of a French calendar, both included.
  from_at timestamptz := from_day::timestamp at time zone 'Europe/Paris';
  to_at timestamptz := (to_day + 1)::timestamp at time zone 'Europe/Paris';
  first_id bigint := 0;
  end_id bigint := coalesce(before, 9223372036854775807);
  page bigint[];
begin
  perform private.require_advanced_security();
  if from_at is not null then
    first_id := coalesce((select a.id from public.audit_log a where a.at >= from_at order by a.at, a.id limit 1), end_id);
  end if;
  if to_at is not null then
    end_id := least(
      end_id,
      coalesce((select a.id + 1 from public.audit_log a where a.at < to_at order by a.at desc, a.id desc limit 1), 0)
    );
  end if;
  execute 'select array(select a.id from public.audit_log a where a.id >= $1 and a.id < $2'
    || case when of_actor is not null then ' and a.actor_id = $3' when by_server then ' and a.actor_id is null' else '' end
    || case when of_action is not null then ' and a.action = $4' else '' end
    || case when of_kind is not null then ' and a.subject_kind = $5 and a.subject_id = $6' else '' end
    || ' order by a.id desc limit $7)'
  into page using first_id, end_id, of_actor, of_action, of_kind, coalesce(of_subject, ''), size;
  return jsonb_build_object(
    'rows', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', a.id, 'at', a.at, 'actor_id', a.actor_id, 'actor_name', p.name, 'action', a.action,
        'subject_kind', a.subject_kind, 'subject_id', a.subject_id,
        'subject_name', private.audit_subject_name(a.subject_kind, a.subject_id),
        'before', a.before, 'after', a.after, 'reason', a.reason
      ) order by a.id desc), '[]')
      from public.audit_log a left join public.profiles p on p.id = a.actor_id
      where a.id = any (page)
    ),
    'next', case when cardinality(page) = size then page[size] end
  );
end
$$;
comment on function public.audit_list(uuid, boolean, text, text, text, date, date, bigint, integer) is
  'A page of the audit log with names; needs access_advanced_security.';

-- The people and the actions that occur in the log. Each is found by a jump in an index, not by reading the log. It runs as definer
-- because it shows names of people whom the caller does not administer.
create function public.audit_filters() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_advanced_security();
  return jsonb_build_object(
    'actors', (
      with recursive found as (
        (select a.actor_id from public.audit_log a where a.actor_id is not null order by a.actor_id limit 1)
        union all
        select (select a.actor_id from public.audit_log a where a.actor_id > f.actor_id order by a.actor_id limit 1)
        from found f where f.actor_id is not null
      )
      select coalesce(jsonb_agg(jsonb_build_object('id', f.actor_id, 'name', p.name) order by p.name, f.actor_id), '[]')
      from found f left join public.profiles p on p.id = f.actor_id
      where f.actor_id is not null
    ),
    'actions', (
      with recursive found as (
        (select a.action from public.audit_log a order by a.action limit 1)
        union all
        select (select a.action from public.audit_log a where a.action > f.action order by a.action limit 1)
        from found f where f.action is not null
      )
      select coalesce(jsonb_agg(f.action order by f.action), '[]') from found f where f.action is not null
    )
  );
end
$$;
comment on function public.audit_filters() is 'The people and actions of the audit log; needs access_advanced_security.';

revoke execute on function
  private.audit_hash(public.audit_log), private.record_audit(text, text, text, jsonb, jsonb, text), private.refuse_audit_change(),
  private.verify_audit_rows(bigint, integer), private.audit_verdict(bigint, integer, boolean, bigint, text, bytea),
  public.verify_audit_log(bigint, integer), private.audit_subject_name(text, text),
  public.audit_list(uuid, boolean, text, text, text, date, date, bigint, integer), public.audit_filters()
from public, anon, authenticated, service_role;
grant execute on function
  public.verify_audit_log(bigint, integer),
  public.audit_list(uuid, boolean, text, text, text, date, date, bigint, integer), public.audit_filters()
to authenticated;

create trigger audit_log_is_append_only before update or delete on public.audit_log
  for each row execute function private.refuse_audit_change();

create trigger audit_log_is_never_emptied before truncate on public.audit_log
  for each statement execute function private.refuse_audit_change();
