-- How often something was done: the one counter behind the product's limits on mails, guesses and expensive calls. A row belongs to no
-- account, event or address: it is found by a keyed digest, so it holds no personal data, and deleting or re-creating what was counted
-- changes nothing. No caller reads or writes it. Rows are removed by private.forget_guests once their period is over.
create table private.use_counts (
  key bytea primary key,
  uses integer not null,
  window_ends_at timestamptz not null
);
create index use_counts_window_ends_at_idx on private.use_counts (window_ends_at);
alter table private.use_counts enable row level security;

-- Without the secret nobody can try which addresses were written to.
create table private.use_secret (
  is_only boolean primary key default true check (is_only),
  secret bytea not null default extensions.gen_random_bytes(32)
);
alter table private.use_secret enable row level security;
insert into private.use_secret default values;
revoke all on private.use_counts, private.use_secret from anon, authenticated, service_role;

create function private.use_key(kind text, subject text) returns bytea
language sql stable set search_path = '' as $$
  select extensions.hmac(convert_to(kind || ':' || subject, 'utf8'), s.secret, 'sha256') from private.use_secret s
$$;

-- Answers whether the use is within the limit; one that is not is not counted. The row stays locked until the transaction ends, so of
-- calls that arrive together each one sees the uses before it. A null subject, such as an unknown network, has no limit.
create function private.count_use(kind text, subject text, most integer, period interval, times integer default 1) returns boolean
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
begin
  if subject is null or times = 0 then
    return true;
  elsif times > most then
    return false;
  end if;
  insert into private.use_counts as c (key, uses, window_ends_at)
  values (private.use_key(kind, subject), times, now() + period)
  on conflict on constraint use_counts_pkey do update set
    uses = case when c.window_ends_at <= now() then times else c.uses + times end,
    window_ends_at = case when c.window_ends_at <= now() then excluded.window_ends_at else c.window_ends_at end
  where c.window_ends_at <= now() or c.uses + times <= most;
  return found;
end
$$;
comment on function private.count_use(text, text, integer, interval, integer) is
  'Counts a use against a limit; answers whether it is within it.';

create function private.require_use(
  kind text, subject text, most integer, period interval, message text, times integer default 1
) returns void
language plpgsql set search_path = '' as $$
begin
  if not private.count_use(kind, subject, most, period, times) then
    perform private.refuse('PT429', 'too-many', message);
  end if;
end
$$;
comment on function private.require_use(text, text, integer, interval, text, integer) is
  'Counts a use against a limit, or refuses it with a message.';

create function private.uses_left(kind text, subject text, most integer) returns integer
language sql stable set search_path = '' as $$
  select greatest(0, most - coalesce((
    select c.uses from private.use_counts c where c.key = private.use_key(kind, subject) and c.window_ends_at > now()
  ), 0))
$$;
comment on function private.uses_left(text, text, integer) is 'How many uses a limit allows before its period ends.';

-- For what was counted and did not happen after all: a mail that was stopped, a guess that was right.
create function private.return_use(kind text, subject text, times integer) returns void
language sql set search_path = '' as $$
  update private.use_counts c set uses = greatest(0, c.uses - times) where c.key = private.use_key(kind, subject)
$$;
comment on function private.return_use(text, text, integer) is 'Takes uses back from a count.';

revoke execute on function
  private.use_key(text, text), private.count_use(text, text, integer, interval, integer),
  private.require_use(text, text, integer, interval, text, integer), private.uses_left(text, text, integer),
  private.return_use(text, text, integer)
from public, anon, authenticated, service_role;
