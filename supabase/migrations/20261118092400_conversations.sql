-- What both sides of a request write to each other. One conversation a request; read markers tell each person what is new.
create table public.conversations (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null unique references public.quote_requests (id) on delete cascade,
  event_id uuid references public.events (id) on delete set null,
  partner_id uuid references public.partners (id) on delete set null,
  last_message_at timestamptz not null default clock_timestamp(),
  created_at timestamptz not null default now()
);
create index conversations_event_id_idx on public.conversations (event_id, last_message_at desc);
create index conversations_partner_id_idx on public.conversations (partner_id, last_message_at desc);

create table public.messages (
  id uuid primary key default gen_random_uuid(),
  conversation_id uuid not null references public.conversations (id) on delete cascade,
  side text not null check (side in ('client', 'partner')),
  author_id uuid references public.profiles (id) on delete set null,
  author_name text not null default '',
  body text not null default '' check (length(body) <= 4000),
  -- [{path, name, size, mime}]: sizes and kinds are the files' own.
  files jsonb not null default '[]',
  created_at timestamptz not null default clock_timestamp(),
  constraint messages_say_something check (btrim(body) <> '' or files <> '[]')
);
create index messages_list_idx on public.messages (conversation_id, created_at, id);
create index messages_author_id_idx on public.messages (author_id);

create table public.conversation_reads (
  conversation_id uuid not null references public.conversations (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  read_at timestamptz not null default clock_timestamp(),
  primary key (conversation_id, user_id)
);
create index conversation_reads_user_id_idx on public.conversation_reads (user_id);

alter table public.conversations enable row level security;
alter table public.messages enable row level security;
alter table public.conversation_reads enable row level security;
revoke all on public.conversations, public.messages, public.conversation_reads from anon, authenticated, service_role;
grant select on public.conversations, public.messages, public.conversation_reads to authenticated, service_role;

create policy "members who may see the budget read their conversations" on public.conversations
  for select to authenticated
  using (event_id = any ((select private.budget_event_ids())::uuid[]));

create policy "partners read their conversations" on public.conversations
  for select to authenticated
  using (partner_id = (select private.own_partner_id()));

create policy "messages are read with their conversation" on public.messages
  for select to authenticated
  using (exists (select from public.conversations c where c.id = conversation_id));

create policy "people know what they have read" on public.conversation_reads
  for select to authenticated
  using (user_id = (select auth.uid()));

-- Files of a conversation lie in a folder named by it. As in config.toml; here too, so that policies find the bucket.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'message-files', 'message-files', false, 15728640,
  '{application/pdf,image/jpeg,image/png,image/webp,image/avif,image/heic}'
)
on conflict (id) do nothing;

-- Definer: a policy of a table cannot count that table, and the side decides before any policy.
create function private.may_add_message_file(path text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  folder text := split_part(path, '/', 1);
begin
  return exists (
    select from public.conversations c join public.quote_requests r on r.id = c.request_id
    where c.id::text = folder and private.side_of(r) is not null
  ) and (
    select count(*) < 200 from storage.objects o
    where o.bucket_id = 'message-files' and o.name collate "C" >= folder || '/' and o.name collate "C" < folder || '0'
  );
end
$$;
comment on function private.may_add_message_file(text) is 'Whether the caller may lay a file in the folder of a conversation.';

create policy "those who read a conversation fetch its files" on storage.objects
  for select to authenticated
  using (
    bucket_id = 'message-files'
    and exists (select from public.conversations c where c.id::text = (storage.foldername(name))[1])
  );

create policy "both sides of a conversation lay files in its folder" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'message-files'
    and name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(pdf|jpg|png|webp|avif|heic)$'
    and private.may_add_message_file(name)
  );

-- Definer: a conversation that goes, by whatever door, takes its files along.
create function private.remove_message_files() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from storage.objects o
  where o.bucket_id = 'message-files' and o.name collate "C" >= old.id || '/' and o.name collate "C" < old.id || '0';
  return null;
end
$$;
comment on function private.remove_message_files() is 'Removes the files of a conversation that was deleted.';
create trigger conversations_remove_files after delete on public.conversations
  for each row execute function private.remove_message_files();

revoke execute on function private.may_add_message_file(text), private.remove_message_files()
from public, anon, authenticated, service_role;
grant execute on function private.may_add_message_file(text) to authenticated;

alter publication supabase_realtime add table public.conversations, public.messages, public.conversation_reads;
