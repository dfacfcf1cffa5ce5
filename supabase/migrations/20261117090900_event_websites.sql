-- How an event shows itself to its guests: one row an event, made with it. Guests read it through guest_page alone.
create table public.event_websites (
  event_id uuid primary key references public.events (id) on delete cascade,
  -- The same list stands in the domain package.
  colour text not null default 'ivoire' check (colour in ('ivoire', 'bordeaux', 'sauge', 'nuit', 'terre', 'lavande')),
  -- Empty: the event's name.
  title text not null default '' check (length(title) <= 160),
  welcome text not null default '' check (length(welcome) <= 3000),
  -- Where to sleep, how to come, what to wear.
  practical text not null default '' check (length(practical) <= 6000),
  gift_url text check (private.is_web_address(gift_url)),
  asks_song boolean not null default true,
  asks_message boolean not null default true,
  asks_diet boolean not null default true,
  has_album boolean not null default true,
  version integer not null default 1,
  updated_at timestamptz not null default now()
);

create trigger event_websites_bump_version before update on public.event_websites
  for each row execute function private.bump_version();
create trigger event_websites_touch before update on public.event_websites
  for each row execute function private.touch_updated_at();

alter table public.event_websites enable row level security;
revoke all on public.event_websites from anon, authenticated, service_role;
grant select, update (colour, title, welcome, practical, gift_url, asks_song, asks_message, asks_diet, has_album)
  on public.event_websites to authenticated, service_role;

create policy "members read the website" on public.event_websites
  for select to authenticated
  using (event_id = any ((select private.member_event_ids())::uuid[]));

create policy "editors change the website" on public.event_websites
  for update to authenticated
  using (event_id = any ((select private.editor_event_ids())::uuid[]))
  with check (event_id = any ((select private.editor_event_ids())::uuid[]));

-- Definer: rows are made by the event itself, never by a request.
create function private.make_event_website() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.event_websites (event_id) values (new.id);
  return null;
end
$$;
comment on function private.make_event_website() is 'Gives a new event its guests'' pages.';
create trigger events_make_website after insert on public.events
  for each row execute function private.make_event_website();
insert into public.event_websites (event_id) select id from public.events;
revoke execute on function private.make_event_website() from public, anon, authenticated, service_role;
