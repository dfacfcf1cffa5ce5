-- Render errors that browsers report, for those who run the system. A report has a message, the positions in the site's own scripts, the
-- pattern of the route and the build: nothing of the person, their data or their address.

-- Equal messages of one build are one row.
create table private.browser_errors (
  build text not null check (build ~ '^[A-Za-z0-9_-]{1,40}$'),
  message text not null check (length(message) between 1 and 200),
  -- The route and the stack of the first report. A route has parameters in the place of values: /client/guests/:householdId.
  route text not null check (length(route) <= 120 and route ~ '^/(([A-Za-z_-]+|:[A-Za-z]+\??)/?|\*$)*$'),
  -- One position a line: « render line-editor-B1x.js:1:2345 ».
  stack text not null check (length(stack) <= 2000 and stack ~ '^([A-Za-z0-9_.$ -]{0,60}[A-Za-z0-9_.-]+\.js:\d{1,7}:\d{1,7}(\n|$))*$'),
  reports integer not null default 1,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  primary key (build, message)
);

create index browser_errors_last_at_idx on private.browser_errors (last_at desc);

alter table private.browser_errors enable row level security;
revoke all on private.browser_errors from anon, authenticated, service_role;

-- Messages may quote what somebody typed: quoted data, addresses, identifiers and long numbers are left out. Browsers do the same
-- before they send.
create function private.without_personal_data(message text) returns text
language sql immutable set search_path = '' as $$
  select left(btrim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    left(message, 500), '"[^"]*"?', '"…"', 'g'), '\S+(@|://)\S+', '…', 'g'), '[A-Za-z0-9_-]*\d[A-Za-z0-9_-]{11,}', '…', 'g'), '\d{3,}', '…', 'g'
  )), 200)
$$;
comment on function private.without_personal_data(text) is 'The message of an error without what could name a person.';

-- Browsers send their errors without a session. A network may report a few, and all of them together a limited number of new messages, so
-- that nobody fills the list. A report above a limit is dropped without a word. It runs as definer because nobody else writes errors.
create function public.record_browser_error(message text, stack text, route text, build text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  shown text := private.without_personal_data(message);
begin
  if not private.count_use('browser-error', 'network:' || coalesce(private.caller_network(), ''), 20, '1 hour') then
    return;
  end if;
  update private.browser_errors e set reports = e.reports + 1, last_at = now() where e.build = build and e.message = shown;
  if not found and private.count_use('browser-error', 'all', 200, '1 day') then
    insert into private.browser_errors as e (build, message, route, stack) values (build, shown, route, stack)
    on conflict on constraint browser_errors_pkey do update set reports = e.reports + 1, last_at = now();
  end if;
exception
  when check_violation or not_null_violation then
    perform private.refuse('PT422', 'not-a-report', 'Ce rapport d’erreur est incomplet ou trop long.');
end
$$;
comment on function public.record_browser_error(text, text, text, text) is
  'Counts a render error of a browser, within limits by network; stores nothing personal.';

-- The last thirty, the newest first. It runs as definer because nobody reads the table.
create function public.browser_error_list() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_system();
  return (
    select coalesce(jsonb_agg(to_jsonb(e) order by e.last_at desc, e.build, e.message), '[]')
    from (select * from private.browser_errors o order by o.last_at desc, o.build, o.message limit 30) e
  );
end
$$;
comment on function public.browser_error_list() is 'The last render errors that browsers reported; needs manage_system.';

revoke execute on function
  private.without_personal_data(text), public.record_browser_error(text, text, text, text), public.browser_error_list()
from public, anon, authenticated, service_role;
grant execute on function public.record_browser_error(text, text, text, text) to anon, authenticated;
grant execute on function public.browser_error_list() to authenticated;
