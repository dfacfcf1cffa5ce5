-- Functions that shape the answer: errors, headers, statuses, and what they see of the request.
create function public.refuse() returns void language plpgsql as $$
begin
  raise exception 'I refuse!' using detail = 'Pretty simple', hint = 'There is nothing you can do.';
end $$;
create function public.raise_state(state text) returns void language plpgsql as $$
begin
  raise exception 'raised %', state using errcode = state;
end $$;
create function public.pay_first() returns void language plpgsql as $$
begin
  raise sqlstate 'PT402' using message = 'Payment Required', detail = 'Quota exceeded', hint = 'Upgrade your plan';
end $$;
create function public.raise_whole_answer() returns void language plpgsql as $$
begin
  raise sqlstate 'PGRST' using
    message = '{"code":"SHELF","message":"Shelf is full","details":"Twelve books","hint":"Buy a shelf"}',
    detail = '{"status":419,"status_text":"Shelf Full","headers":{"X-Shelf":"12"}}';
end $$;
create function public.raise_bad_message() returns void language plpgsql as $$
begin
  raise sqlstate 'PGRST' using message = 'INVALID', detail = '{"status":419,"headers":{}}';
end $$;
create function public.raise_bad_detail() returns void language plpgsql as $$
begin
  raise sqlstate 'PGRST' using message = '{"code":"1","message":"m"}', detail = 'INVALID';
end $$;
create function public.raise_no_detail() returns void language plpgsql as $$
begin
  raise sqlstate 'PGRST' using message = '{"code":"1","message":"m"}';
end $$;
create function public.ask_missing_table() returns int language plpgsql as $$
begin
  return (select count(*) from public.never_made);
end $$;
create function public.too_many_rows() returns int language sql stable as $$
  select (select id from public.books)
$$;
create function public.divide(a int, b int) returns int language sql immutable as $$ select a / b $$;

create function public.with_headers() returns text language sql stable as $$
  select set_config('response.headers', '[{"X-Shelf": "A; b=1"}, {"Cache-Control": "no-store"}]', true)
$$;
create function public.with_cookies() returns void language plpgsql as $$
begin
  perform set_config('response.headers', '[{"Set-Cookie": "one=1"}, {"Set-Cookie": "two=2"}]', true);
end $$;
create function public.with_status() returns json language plpgsql as $$
begin
  perform set_config('response.status', '418', true);
  return '{"message": "teapot"}'::json;
end $$;
create function public.with_bad_headers() returns text language sql stable as $$
  select set_config('response.headers', '{"X-Shelf": "A"}', true)
$$;
create function public.with_bad_status() returns text language sql stable as $$
  select set_config('response.status', 'teapot', true)
$$;

create function public.request_header(name text) returns text language sql stable as $$
  select current_setting('request.headers', true)::json ->> lower(name)
$$;
create function public.request_cookie(name text) returns text language sql stable as $$
  select current_setting('request.cookies', true)::json ->> name
$$;
create function public.request_line() returns text language sql stable as $$
  select current_setting('request.method', true) || ' ' || current_setting('request.path', true)
$$;
create function public.whoami() returns json language sql stable as $$
  select json_build_object(
    'user', current_user, 'uid', auth.uid(), 'role', auth.role(), 'email', auth.email(),
    'shelf', auth.jwt() -> 'app_metadata' ->> 'shelf'
  )
$$;
create function public.current_zone() returns text language sql stable as $$ select current_setting('timezone') $$;
create function public.members_only() returns text language sql stable as $$ select 'welcome'::text $$;

create function public.too_slow() returns text language plpgsql volatile set statement_timeout to '150ms' as $$
begin
  perform pg_sleep(20);
  return 'late';
end $$;

-- Longer than its caller's role has.
create function public.takes_its_time() returns text language plpgsql volatile set statement_timeout to '20s' as $$
begin
  perform pg_sleep(3.2);
  return 'done';
end $$;

-- How often it was called for one answer.
create function public.calls_counted() returns int language plpgsql stable as $$
begin
  return set_config('app.calls', (coalesce(nullif(current_setting('app.calls', true), ''), '0')::int + 1)::text, true);
end $$;

create function archive.box_labels() returns setof text language sql stable as $$
  select label from archive.boxes order by id
$$;
