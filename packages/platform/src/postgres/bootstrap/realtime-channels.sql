-- Messages of channels, who is present, and what each caller may do in a private one.
-- What passes in a private channel passes as a row of this table: its policies say who may read and who may write a topic.
create table if not exists realtime.messages (
  id uuid primary key default gen_random_uuid(),
  topic text not null,
  extension text not null,
  event text,
  payload jsonb,
  binary_payload bytea,
  private boolean not null default false,
  inserted_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz
);
create index if not exists messages_by_topic on realtime.messages (topic, inserted_at)
where extension = 'broadcast' and event is not null;
create index if not exists messages_by_age on realtime.messages (inserted_at);
alter table realtime.messages enable row level security;
grant select, insert on realtime.messages to anon, authenticated, service_role;
drop policy if exists "the platform's own role reads and writes every message" on realtime.messages;
drop policy if exists "the platform's own role reads every message" on realtime.messages;
create policy "the platform's own role reads every message" on realtime.messages for select to service_role using (true);
drop policy if exists "the platform's own role writes every message" on realtime.messages;
create policy "the platform's own role writes every message" on realtime.messages
for insert to service_role with check (true);

create or replace function realtime.topic() returns text language sql stable
return nullif(current_setting('realtime.topic', true), '');

-- As on hosted Supabase, a message that may not be sent warns and leaves the transaction that wanted it alone.
create or replace function realtime.send(payload jsonb, event text, topic text, private boolean default true) returns void
language plpgsql set search_path = '' as $$
declare
  message uuid := gen_random_uuid();
  outer_topic text := current_setting('realtime.topic', true);
begin
  perform set_config('realtime.topic', send.topic, true);
  insert into realtime.messages (id, topic, extension, event, payload, private)
  values (
    message, send.topic, 'broadcast', send.event,
    case
      when jsonb_typeof(send.payload) = 'object' and not send.payload ? 'id'
        then send.payload || jsonb_build_object('id', message)
      else send.payload
    end,
    send.private
  );
  perform set_config('realtime.topic', coalesce(outer_topic, ''), true);
exception when others then
  raise warning 'The broadcast was not sent: %', sqlerrm;
end
$$;

create or replace function realtime.broadcast_changes(
  topic_name text, event_name text, operation text, table_name text, table_schema text, new record, old record,
  level text default 'ROW'
) returns void
language plpgsql set search_path = '' as $$
begin
  if level = 'STATEMENT' then
    raise exception 'realtime.broadcast_changes is for triggers of each row, not of each statement';
  end if;
  if operation not in ('INSERT', 'UPDATE', 'DELETE') then
    raise exception 'Unexpected operation type: %', operation;
  end if;
  perform realtime.send(
    jsonb_build_object(
      'old_record', old, 'record', new, 'operation', operation, 'table', table_name, 'schema', table_schema
    ),
    event_name, topic_name
  );
end
$$;

-- Notifies every process of a committed message. A message too long for a notification is fetched by its id.
create or replace function realtime.announce_messages() returns trigger
language plpgsql set search_path = '' as $$
declare
  message record;
  sender text := nullif(current_setting('realtime.sender', true), '');
  notification text;
begin
  for message in
    select * from inserted
    where extension = 'broadcast' and event is not null and (payload is not null or binary_payload is not null)
  loop
    notification := jsonb_strip_nulls(jsonb_build_object('s', sender))::jsonb || jsonb_build_object('d', jsonb_build_object(
      'id', message.id, 'topic', message.topic, 'event', message.event, 'private', message.private,
      'payload', message.payload::text, 'binary', encode(message.binary_payload, 'base64')
    ));
    if octet_length(notification) > 7500 then
      notification := jsonb_strip_nulls(jsonb_build_object('s', sender, 'i', message.id));
    end if;
    perform pg_notify('realtime_relay', notification);
  end loop;
  return null;
end
$$;
drop trigger if exists announce_messages on realtime.messages;
create trigger announce_messages after insert on realtime.messages
referencing new table as inserted for each statement execute function realtime.announce_messages();

-- Server processes on this database, the people present through each, and messages too long for a notification. None of it
-- is worth a write to the log: after a crash of the database each process writes its own again.
create unlogged table if not exists realtime.processes (
  id uuid primary key,
  seen_at timestamptz not null default clock_timestamp()
);
create unlogged table if not exists realtime.presences (
  ref text primary key,
  process uuid not null,
  topic text not null,
  private boolean not null,
  key text not null,
  meta text not null
);
create index if not exists presences_by_process on realtime.presences (process);
create unlogged table if not exists realtime.relay (
  id bigint generated always as identity primary key,
  body text not null,
  created_at timestamptz not null default clock_timestamp()
);

-- When each channel was last known to have a listener, so that a client that reconnects receives what happened since. The digest is
-- of session, topic and requests, so the table names no person.
create table if not exists realtime.listeners (
  id uuid primary key,
  digest text not null,
  last_ref bigint not null,
  seen_at timestamptz not null default clock_timestamp(),
  is_open boolean not null default true
);
alter table realtime.listeners add column if not exists is_open boolean not null default true;
drop index if exists realtime.listeners_by_digest;
create index if not exists listeners_by_return on realtime.listeners (digest, is_open, seen_at);

alter table realtime.processes enable row level security;
alter table realtime.presences enable row level security;
alter table realtime.relay enable row level security;
alter table realtime.listeners enable row level security;

-- Writes which people joined and left through a process and notifies the other processes, in one transaction: a process that
-- reads the table after a notification finds the rows that it announced.
create or replace function realtime.publish(
  sender uuid, refs text[], topics text[], privates boolean[], keys text[], metas text[], gone text[], bodies text[]
) returns void
language plpgsql set search_path = '' as $$
declare
  notification text;
  relay_id bigint;
begin
  delete from realtime.presences where ref = any (gone);
  insert into realtime.presences (ref, process, topic, private, key, meta)
  select entry.ref, sender, entry.topic, entry.private, entry.key, entry.meta
  from unnest(refs, topics, privates, keys, metas) as entry (ref, topic, private, key, meta)
  on conflict (ref) do nothing;
  foreach notification in array bodies loop
    if octet_length(notification) > 7500 then
      insert into realtime.relay (body) values (notification) returning id into relay_id;
      notification := json_build_object('p', sender, 'r', relay_id::text);
    end if;
    perform pg_notify('realtime_relay', notification);
  end loop;
end
$$;

-- The heartbeat of a process. Returns whether the others had declared it dead, and which processes are alive.
create or replace function realtime.heartbeat(self uuid, out is_new boolean, out alive uuid[])
language plpgsql set search_path = '' as $$
begin
  update realtime.processes set seen_at = clock_timestamp() where id = self;
  is_new := not found;
  if is_new then
    insert into realtime.processes (id) values (self) on conflict (id) do nothing;
  end if;
  delete from realtime.processes where id in (
    select id from realtime.processes where seen_at < clock_timestamp() - interval '15 seconds' for update skip locked
  );
  alive := array(select id from realtime.processes where seen_at >= clock_timestamp() - interval '15 seconds');
  delete from realtime.presences where ref in (
    select ref from realtime.presences where process <> all (alive) for update skip locked
  );
  delete from realtime.relay where id in (
    select id from realtime.relay where created_at < clock_timestamp() - interval '1 minute' for update skip locked
  );
end
$$;

-- The same conditions as auth.assert_session, for many at once: which of them are refused, by their position, and why. Where the session
-- itself has just taken the step, its client has some seconds to send the new token.
drop function if exists realtime.ended_sessions(uuid[]);
drop function if exists realtime.refused_sessions(uuid[], text[]);
create or replace function realtime.refused_sessions(sessions uuid[], token_levels text[])
returns table (ordinal integer, refusal text)
language sql stable set search_path = '' as $$
  select given.ordinal::integer, case when s.id is null then 'session' else 'level' end
  from unnest(sessions, token_levels) with ordinality as given (session, token_level, ordinal)
  left join auth.usable_sessions s on s.id = given.session
  where s.id is null or (
    s.needs_second_level and not auth.is_second_level(s.aal, given.token_level)
    and (s.aal = 'aal1' or s.refreshed_at is null or s.refreshed_at < now() - interval '10 seconds')
  )
$$;

-- Two rows that a caller's select policies are tried on. Definer, because the caller may not write them; only the login
-- that asks on callers' behalf may call it, in a transaction that it rolls back.
create or replace function realtime.insert_probes(topic text) returns uuid[]
language sql security definer set search_path = '' as $$
  with probes as (
    insert into realtime.messages (topic, extension, private)
    values (insert_probes.topic, 'broadcast', true), (insert_probes.topic, 'presence', true)
    returning id
  )
  select array_agg(id) from probes
$$;

-- What each caller's own policies on realtime.messages allow in a topic. Runs as the login that may become each caller, and
-- its transaction must be rolled back: it leaves probes behind. Without a topic only role and session are looked at.
drop function if exists realtime.access(text[], text[], uuid[], text[], boolean[]);
create function realtime.access(
  roles text[], claims text[], sessions uuid[], topics text[], writes boolean[]
) returns table (
  refusal text, read_broadcast boolean, read_presence boolean, write_broadcast boolean, write_presence boolean
)
language plpgsql as $$
declare
  probes uuid[];
begin
  for n in 1 .. cardinality(roles) loop
    refusal := null;
    read_broadcast := false;
    read_presence := false;
    write_broadcast := false;
    write_presence := false;
    begin
      if roles[n] in ('none', session_user) then
        raise exception 'a login is nobody';
      end if;
      perform pg_catalog.set_config('role', roles[n], true);
      perform pg_catalog.set_config('role', 'none', true);
      perform auth.assert_session(sessions[n], claims[n]::jsonb ->> 'aal');
    exception
      when sqlstate 'PT401' then
        refusal := 'session';
      when sqlstate 'PT403' then
        refusal := 'level';
      when others then
        refusal := 'role';
    end;
    perform pg_catalog.set_config('role', 'none', true);
    if refusal is not null or topics[n] is null then
      return next;
      continue;
    end if;
    begin
      probes := realtime.insert_probes(topics[n]);
      perform pg_catalog.set_config('realtime.topic', topics[n], true),
        pg_catalog.set_config('request.jwt.claims', claims[n], true),
        pg_catalog.set_config('request.headers', '{}', true),
        pg_catalog.set_config('role', roles[n], true);
      select coalesce(pg_catalog.bool_or(m.extension = 'broadcast'), false),
        coalesce(pg_catalog.bool_or(m.extension = 'presence'), false)
      into read_broadcast, read_presence
      from realtime.messages m where m.id = any (probes);
      if writes[n] then
        begin
          insert into realtime.messages (topic, extension, private) values (topics[n], 'broadcast', true);
          write_broadcast := true;
        exception when others then
          write_broadcast := false;
        end;
        begin
          insert into realtime.messages (topic, extension, private) values (topics[n], 'presence', true);
          write_presence := true;
        exception when others then
          write_presence := false;
        end;
      end if;
    exception when others then
      -- A policy that fails shows nothing to this caller; the others are not concerned.
      read_broadcast := false;
      read_presence := false;
      write_broadcast := false;
      write_presence := false;
    end;
    return next;
  end loop;
end
$$;

revoke execute on function
  realtime.publish(uuid, text[], text[], boolean[], text[], text[], text[], text[]), realtime.heartbeat(uuid),
  realtime.refused_sessions(uuid[], text[]), realtime.insert_probes(text), realtime.announce_messages(),
  realtime.access(text[], text[], uuid[], text[], boolean[])
from public;
grant execute on function realtime.insert_probes(text), realtime.access(text[], text[], uuid[], text[], boolean[])
to authenticator;
