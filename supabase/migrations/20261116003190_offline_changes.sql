-- Changes that people made without a network, sent together when it is back. Each is applied once, under the caller's own policies, and
-- only over the values that the person saw.

-- The ids of the changes that were applied: a change whose answer was lost is sent again and must not be applied twice.
create table private.applied_changes (
  id uuid primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  applied_at timestamptz not null default now()
);

create index applied_changes_user_id_idx on private.applied_changes (user_id, applied_at);

alter table private.applied_changes enable row level security;
revoke all on private.applied_changes from anon, authenticated, service_role;

-- False when the change was applied before. A second request with the same change waits here for the first. Devices hold changes for
-- days, not for months. It runs as definer because nobody reads or writes the table.
create function private.take_change(change uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  me constant uuid := auth.uid();
  former uuid;
begin
  insert into private.applied_changes (id, user_id) values (change, me) on conflict (id) do nothing;
  if found then
    return true;
  end if;
  select a.user_id into former from private.applied_changes a where a.id = change;
  if former is distinct from me then
    perform private.refuse('PT409', 'stale', 'Cette modification existe déjà.');
  end if;
  return false;
end
$$;
comment on function private.take_change(uuid) is 'Notes that a change is applied; runs as definer because nobody writes the list of applied changes.';

-- Ends a change because somebody else wrote another value: the refusal carries the values that are saved now.
create function private.refuse_conflict(theirs jsonb) returns void
language plpgsql immutable set search_path = '' as $$
begin
  raise exception using errcode = 'PT409', message = 'Une autre personne a modifié cet élément entre-temps.', detail = 'conflict',
    hint = theirs::text;
end
$$;

-- The fields that differ from `mine`. A field that is neither as it was nor as wanted is a conflict.
create function private.changed_fields(mine jsonb, base jsonb, saved jsonb) returns text[]
language plpgsql immutable set search_path = '' as $$
declare
  theirs jsonb;
begin
  select jsonb_object_agg(f.key, saved -> f.key) into theirs from jsonb_each(mine) f
  where saved -> f.key is distinct from f.value and saved -> f.key is distinct from base -> f.key;
  if theirs is not null then
    perform private.refuse_conflict(theirs);
  end if;
  return array(select f.key from jsonb_each(mine) f where saved -> f.key is distinct from f.value);
end
$$;

create function private.apply_row_change(change jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  of_table constant text := change ->> 'table';
  of_row constant uuid := (change ->> 'row')::uuid;
  mine constant jsonb := change -> 'mine';
  allowed constant text[] := case of_table
    when 'tasks' then array['title', 'notes', 'category', 'state', 'due_on', 'days_before', 'assignee_id', 'event_partner_id', 'budget_item_id']
    when 'timeline_items' then array['day', 'starts_minute', 'duration_minutes', 'title', 'place', 'in_charge', 'assignee_id', 'event_partner_id', 'notes', 'is_shared', 'position']
    when 'guests' then array['first_name', 'last_name', 'age_group', 'is_plus_one', 'email', 'phone', 'diet']
    when 'households' then array['name', 'address', 'side']
    when 'instalments' then array['paid_on']
  end;
  saved jsonb;
  fields text[];
begin
  if allowed is null or jsonb_typeof(mine) is distinct from 'object' or mine = '{}'
    or exists (select from jsonb_object_keys(mine) k where k <> all (allowed)) then
    perform private.refuse('PT422', 'invalid', 'Cette modification ne peut pas être enregistrée.', 'mine');
  end if;
  execute format(
    'select jsonb_build_object(%s) from public.%I t where t.id = $1 for no key update',
    (select string_agg(format('%L, t.%I', k, k), ', ') from jsonb_object_keys(mine) k), of_table
  ) into saved using of_row;
  if saved is null then
    perform private.refuse('PT404', 'gone', 'Cet élément n’existe plus, ou vous ne pouvez plus le modifier.');
  end if;
  fields := private.changed_fields(mine, change -> 'base', saved);
  if cardinality(fields) > 0 then
    execute format(
      'update public.%I t set %s from jsonb_populate_record(null::public.%I, $2) n where t.id = $1',
      of_table, (select string_agg(format('%I = n.%I', f, f), ', ') from unnest(fields) f), of_table
    ) using of_row, mine;
  end if;
end
$$;

-- The state has a function of its own because an assignee who does not edit the event may change it.
create function private.apply_task_state(change jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  saved jsonb;
begin
  select jsonb_build_object('state', t.state) into saved from public.tasks t where t.id = (change ->> 'row')::uuid;
  if saved is null then
    perform private.refuse('PT404', 'gone', 'Cet élément n’existe plus, ou vous ne pouvez plus le modifier.');
  end if;
  if cardinality(private.changed_fields(change -> 'mine', change -> 'base', saved)) > 0 then
    perform public.set_task_state((change ->> 'row')::uuid, change -> 'mine' ->> 'state');
  end if;
end
$$;

create function private.apply_reply(change jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  of_guest constant uuid := (change ->> 'row')::uuid;
  of_moment constant uuid := (change ->> 'moment')::uuid;
  saved jsonb;
begin
  perform from public.guests g where g.id = of_guest for no key update;
  select jsonb_build_object('attending', r.attending) into saved
  from public.moment_invitations i
  left join public.guest_replies r on r.guest_id = i.guest_id and r.moment_id = i.moment_id
  where i.guest_id = of_guest and i.moment_id = of_moment;
  if saved is null then
    perform private.refuse('PT404', 'gone', 'Cette personne n’est plus invitée à ce moment.');
  end if;
  if cardinality(private.changed_fields(change -> 'mine', change -> 'base', saved)) > 0 then
    perform public.record_replies(
      (change ->> 'event')::uuid,
      jsonb_build_array(jsonb_build_object('guest', of_guest, 'moment', of_moment, 'attending', change -> 'mine' -> 'attending'))
    );
  end if;
end
$$;

-- A delay counts from the hour that the person saw; the hour that it leads to is not a conflict.
create function private.apply_delay(change jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  saved jsonb;
begin
  select jsonb_build_object('starts_minute', t.starts_minute) into saved from public.timeline_items t where t.id = (change ->> 'row')::uuid;
  if saved is null then
    perform private.refuse('PT404', 'gone', 'Cet élément n’existe plus, ou vous ne pouvez plus le modifier.');
  end if;
  if cardinality(private.changed_fields(change -> 'mine', change -> 'base', saved)) > 0 then
    perform public.delay_timeline(
      (change ->> 'row')::uuid, (change -> 'base' ->> 'starts_minute')::integer,
      (change -> 'mine' ->> 'starts_minute')::integer - (change -> 'base' ->> 'starts_minute')::integer
    );
  end if;
end
$$;

create function private.apply_change(change jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  if not private.take_change((change ->> 'id')::uuid) then
    return;
  end if;
  case change ->> 'kind'
    when 'row' then perform private.apply_row_change(change);
    when 'task_state' then perform private.apply_task_state(change);
    when 'reply' then perform private.apply_reply(change);
    when 'delay' then perform private.apply_delay(change);
    when 'message' then perform public.send_message(
      (change ->> 'row')::uuid, change ->> 'body', coalesce(change -> 'files', '[]'), (change ->> 'id')::uuid
    );
    else perform private.refuse('PT422', 'invalid', 'Cette modification ne peut pas être enregistrée.', 'kind');
  end case;
end
$$;

-- Five thousand an hour is ten full waves of a device, and far more than a person types. A wave above it waits on the device and is sent
-- later. It runs as definer because no caller writes the counts.
create function private.count_changes(number integer) returns void
language sql security definer set search_path = '' as $$
  select private.require_use(
    'offline-changes', auth.uid()::text, 5000, interval '1 hour', 'Trop de modifications en une heure. Elles seront envoyées plus tard.', number
  )
$$;
comment on function private.count_changes(integer) is 'Counts changes against the limit of the caller; runs as definer because no caller writes the counts.';

-- A change that is refused leaves no trace and does not stop those after it. A failure of the database itself stops all of them: the
-- device sends them again.
create function public.apply_changes(changes jsonb) returns jsonb
language plpgsql set search_path = '' set statement_timeout = '20s' as $$
declare
  change jsonb;
  results jsonb := '[]';
  result jsonb;
  code text;
  sentence text;
  reason text;
  hint text;
begin
  if auth.uid() is null then
    raise exception using errcode = '42501', message = 'a session is needed';
  end if;
  if coalesce(jsonb_typeof(changes), '') <> 'array' or jsonb_array_length(changes) not between 1 and 500 then
    perform private.refuse('PT422', 'invalid', 'Envoyez de une à cinq cents modifications.', 'changes');
  end if;
  perform private.count_changes(jsonb_array_length(changes));
  for change in select c.value from jsonb_array_elements(changes) with ordinality as c (value, place) order by c.place loop
    begin
      perform private.apply_change(change);
      result := jsonb_build_object('outcome', 'applied');
    exception when others then
      get stacked diagnostics code = returned_sqlstate, sentence = message_text, reason = pg_exception_detail, hint = pg_exception_hint;
      if code ~ '^(40|53|54|55|57|58|XX)' then
        raise;
      end if;
      result := case
        when reason = 'conflict' then jsonb_build_object('outcome', 'conflict', 'theirs', hint::jsonb)
        else jsonb_build_object('outcome', 'refused', 'code', code, 'reason', reason, 'message', sentence)
      end;
    end;
    results := results || jsonb_build_array(result || jsonb_build_object('id', change -> 'id'));
  end loop;
  return results;
end
$$;
comment on function public.apply_changes(jsonb) is 'Applies changes that the caller made without a network, in their order, each once.';

revoke execute on function
  private.take_change(uuid), private.refuse_conflict(jsonb), private.changed_fields(jsonb, jsonb, jsonb),
  private.apply_row_change(jsonb), private.apply_task_state(jsonb), private.apply_reply(jsonb), private.apply_delay(jsonb),
  private.apply_change(jsonb), private.count_changes(integer), public.apply_changes(jsonb)
from public, anon, authenticated, service_role;
grant execute on function
  private.take_change(uuid), private.refuse_conflict(jsonb), private.changed_fields(jsonb, jsonb, jsonb),
  private.apply_row_change(jsonb), private.apply_task_state(jsonb), private.apply_reply(jsonb), private.apply_delay(jsonb),
  private.apply_change(jsonb), private.count_changes(integer), public.apply_changes(jsonb)
to authenticated;
