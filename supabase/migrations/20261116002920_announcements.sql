-- Announcements to the people of an area: one sentence above the pages, for a time, until each person closes it.

create table public.announcements (
  id uuid primary key default gen_random_uuid(),
  body text not null check (length(btrim(body)) between 1 and 200 and body !~ '[[:cntrl:]]'),
  -- A page of this site or another one: `//elsewhere` and `/\elsewhere` are other sites to a browser.
  link text check (length(link) <= 300 and (link ~ '^/([^/\\\s][^\\\s]*)?$' or private.is_web_address(link))),
  audience text not null check (audience in ('client', 'partner', 'admin', 'all')),
  starts_at timestamptz not null default now(),
  ends_at timestamptz not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  constraint announcements_end_after_their_start check (ends_at > starts_at)
);

create index announcements_starts_at_idx on public.announcements (starts_at desc, id desc);

alter table public.announcements enable row level security;
revoke all on public.announcements from anon, authenticated, service_role;
grant select on public.announcements to authenticated, service_role;
grant insert (body, link, audience, starts_at, ends_at), update (body, link, audience, starts_at, ends_at), delete
  on public.announcements to authenticated;

create policy "people read the current announcements to their area" on public.announcements
  for select to authenticated
  using (
    starts_at <= now() and ends_at > now()
    and exists (
      select from public.profiles p
      where p.id = (select auth.uid()) and p.role in ('client', 'partner', 'admin') and announcements.audience in ('all', p.role)
    )
  );

create policy "those who manage the system read announcements" on public.announcements
  for select to authenticated
  using ((select private.has_permission('manage_system')));

create policy "those who manage the system write announcements" on public.announcements
  for insert to authenticated
  with check ((select private.has_permission('manage_system')));

create policy "those who manage the system change announcements" on public.announcements
  for update to authenticated
  using ((select private.has_permission('manage_system')))
  with check ((select private.has_permission('manage_system')));

create policy "those who manage the system delete announcements" on public.announcements
  for delete to authenticated
  using ((select private.has_permission('manage_system')));

-- A closed announcement does not come back on another device.
create table public.announcement_dismissals (
  announcement_id uuid not null references public.announcements (id) on delete cascade,
  person_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  primary key (person_id, announcement_id)
);

create index announcement_dismissals_announcement_id_idx on public.announcement_dismissals (announcement_id);

alter table public.announcement_dismissals enable row level security;
revoke all on public.announcement_dismissals from anon, authenticated, service_role;
grant select, insert (announcement_id) on public.announcement_dismissals to authenticated;

create policy "people read what they closed" on public.announcement_dismissals
  for select to authenticated
  using (person_id = (select auth.uid()));

-- The policies of announcements decide which ones the caller can close.
create policy "people close the announcements that they read" on public.announcement_dismissals
  for insert to authenticated
  with check (
    person_id = (select auth.uid())
    and exists (select from public.announcements a where a.id = announcement_id)
  );

-- One at a time, the newest first. Those who manage the system read every announcement, so that the audience is checked here too.
create function public.current_announcement() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', a.id, 'body', a.body, 'link', a.link)
  from public.announcements a
  join public.profiles p on p.id = auth.uid() and p.role in ('client', 'partner', 'admin') and a.audience in ('all', p.role)
  where a.starts_at <= now() and a.ends_at > now()
    and not exists (
      select from public.announcement_dismissals d where d.announcement_id = a.id and d.person_id = auth.uid()
    )
  order by a.starts_at desc, a.id desc limit 1
$$;
comment on function public.current_announcement() is 'The announcement that the caller''s area shows now, unless they closed it.';

-- An announcement is public to its audience, and its text is no private content. It runs as definer because nobody else writes the log.
create function private.audit_announcement() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  former jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - '{id,version,created_at}'::text[] end;
  latter jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - '{id,version,created_at}'::text[] end;
begin
  perform private.record_audit(
    case tg_op
      when 'INSERT' then 'announcement.created' when 'UPDATE' then 'announcement.changed' else 'announcement.deleted'
    end,
    'announcement', coalesce(new.id, old.id)::text, former, latter
  );
  return null;
end
$$;
comment on function private.audit_announcement() is 'Records who wrote, changed or deleted an announcement.';

revoke execute on function public.current_announcement(), private.audit_announcement() from public, anon, authenticated, service_role;
grant execute on function public.current_announcement() to authenticated;

create trigger announcements_bump_version before update on public.announcements
  for each row execute function private.bump_version();
create trigger announcements_audit after insert or update or delete on public.announcements
  for each row execute function private.audit_announcement();
