-- What is new for a person. Rows are written by private.notify alone, exactly once for each key; whoever they are for reads
-- them, marks them as read and throws them away.
create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null check (kind in ('replies', 'tasks', 'payments', 'messages', 'quotes', 'news')),
  title text not null check (length(title) between 1 and 160),
  body text not null default '' check (length(body) <= 500),
  -- A page of ours: `//elsewhere` and `/\elsewhere` are other sites to a browser.
  href text check (href ~ '^/([^/\\\s][^\\\s]*)?$' and length(href) <= 500),
  created_at timestamptz not null default now(),
  read_at timestamptz
);

create index notifications_user_id_created_at_idx on public.notifications (user_id, created_at desc, id desc);
create index notifications_unread_idx on public.notifications (user_id) where read_at is null;

alter table public.notifications enable row level security;
revoke all on public.notifications from anon, authenticated, service_role;
grant select, delete, update (read_at) on public.notifications to authenticated, service_role;

create policy "people read what is new for them" on public.notifications
  for select to authenticated
  using (user_id = (select auth.uid()));

create policy "people mark their notifications as read" on public.notifications
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));

create policy "people delete their notifications" on public.notifications
  for delete to authenticated
  using (user_id = (select auth.uid()));

-- What was told once. Apart from the notifications, so that one thrown away does not come back.
create table private.notified (
  user_id uuid not null references public.profiles (id) on delete cascade,
  key text not null check (length(key) between 1 and 200),
  notified_at timestamptz not null default now(),
  primary key (user_id, key)
);
alter table private.notified enable row level security;
revoke all on private.notified from anon, authenticated, service_role;

-- Definer: nobody else may write notifications. Two callers with one key: the second waits for the first, then does nothing.
create function private.notify("user" uuid, kind text, title text, body text, href text, key text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.notified (user_id, key) values ("user", notify.key) on conflict do nothing;
  if not found then
    return false;
  end if;
  insert into public.notifications (user_id, kind, title, body, href)
  values ("user", notify.kind, notify.title, coalesce(notify.body, ''), notify.href);
  return true;
end
$$;
comment on function private.notify(uuid, text, text, text, text, text) is
  'Tells a person something once; answers whether this was the time.';

-- The door for functions and jobs, which reach the exposed schema alone.
create function public.notify("user" uuid, kind text, title text, body text, href text, key text) returns boolean
language sql set search_path = '' as $$
  select private.notify("user", kind, title, body, href, key)
$$;

revoke execute on function
  private.notify(uuid, text, text, text, text, text), public.notify(uuid, text, text, text, text, text)
from public, anon, authenticated, service_role;
grant execute on function
  private.notify(uuid, text, text, text, text, text), public.notify(uuid, text, text, text, text, text)
to service_role;

alter publication supabase_realtime add table public.notifications;
