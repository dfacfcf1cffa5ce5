-- Conversations between the two sides of a request.

-- Both sides of a request write to each other in one conversation. Read markers show each person what is new.
create table public.conversations (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null unique references public.quote_requests (id) on delete cascade,
  event_id uuid references public.events (id) on delete set null,
  partner_id uuid references public.partners (id) on delete set null,
  last_message_at timestamptz not null default clock_timestamp(),
  -- How far each side has read, so that the other side sees it without learning who read.
  client_read_at timestamptz,
  partner_read_at timestamptz,
  created_at timestamptz not null default now()
);

create index conversations_event_id_idx on public.conversations (event_id, last_message_at desc, id desc);
create index conversations_partner_id_idx on public.conversations (partner_id, last_message_at desc, id desc);

alter table public.conversations enable row level security;
revoke all on public.conversations from anon, authenticated, service_role;
grant select on public.conversations to authenticated, service_role;

create policy "members who may see the budget read their conversations" on public.conversations
  for select to authenticated
  using (event_id = any ((select private.budget_event_ids())::uuid[]));

create policy "partners read their conversations" on public.conversations
  for select to authenticated
  using (partner_id = (select private.own_partner_id()));

create table public.messages (
  id uuid primary key default gen_random_uuid(),
  conversation_id uuid not null references public.conversations (id) on delete cascade,
  side text not null check (side in ('client', 'partner')),
  author_id uuid references public.profiles (id) on delete set null,
  author_name text not null default '',
  body text not null default '' check (length(body) <= 4000),
  -- [{path, name, size, mime}]: sizes and types come from storage.
  files jsonb not null default '[]',
  created_at timestamptz not null default clock_timestamp(),
  -- Moderation removed its text and its files.
  removed_at timestamptz,
  search text not null generated always as (private.search_key(body)) stored,
  constraint messages_say_something check (btrim(body) <> '' or files <> '[]' or removed_at is not null)
);

create index messages_list_idx on public.messages (conversation_id, created_at, id);
create index messages_author_id_idx on public.messages (author_id);

alter table public.messages enable row level security;
revoke all on public.messages from anon, authenticated, service_role;
grant select on public.messages to authenticated, service_role;

create policy "messages are read with their conversation" on public.messages
  for select to authenticated
  using (exists (select from public.conversations c where c.id = conversation_id));

create table public.conversation_reads (
  conversation_id uuid not null references public.conversations (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  read_at timestamptz not null default clock_timestamp(),
  primary key (conversation_id, user_id)
);

create index conversation_reads_user_id_idx on public.conversation_reads (user_id);

alter table public.conversation_reads enable row level security;
revoke all on public.conversation_reads from anon, authenticated, service_role;
grant select on public.conversation_reads to authenticated, service_role;

create policy "people know what they have read" on public.conversation_reads
  for select to authenticated
  using (user_id = (select auth.uid()));

-- It runs as definer because a policy of a table cannot count that table, and the side decides before any policy.
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
comment on function private.may_add_message_file(text) is 'Whether the caller may upload a file to the folder of a conversation.';

-- The files of a conversation are in a folder named by it. The bucket is also in config.toml; policies need it whoever applies the
-- project.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'message-files', 'message-files', false, 26214400,
  '{application/pdf,image/jpeg,image/png,image/webp,image/avif,image/heic}'
)
on conflict (id) do nothing;

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

-- It runs as definer because the files are removed with the conversation, whoever deletes it.
create function private.remove_message_files() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from storage.objects o
  where o.bucket_id = 'message-files' and o.name collate "C" >= old.id || '/' and o.name collate "C" < old.id || '0';
  return null;
end
$$;
comment on function private.remove_message_files() is 'Removes the files of a conversation that was deleted.';

-- A request names a file and its title; the size and the type come from storage.
create function private.message_files(conversation uuid, files jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
#variable_conflict use_variable
declare
  known jsonb;
begin
  if jsonb_typeof(files) <> 'array' or jsonb_array_length(files) > 10 then
    perform private.refuse('PT422', 'invalid', 'Dix fichiers au plus par message.', 'files');
  end if;
  select coalesce(jsonb_agg(jsonb_build_object(
    'path', o.name, 'name', left(coalesce(nullif(btrim(f.file ->> 'name'), ''), 'Fichier'), 200),
    'size', (o.metadata ->> 'size')::bigint, 'mime', o.metadata ->> 'mimetype'
  ) order by f.place), '[]')
  into known
  from jsonb_array_elements(files) with ordinality as f (file, place)
  join storage.objects o on o.bucket_id = 'message-files' and o.name = f.file ->> 'path'
  where starts_with(o.name, conversation || '/');
  if jsonb_array_length(known) <> jsonb_array_length(files) then
    perform private.refuse('PT422', 'no-file', 'Un fichier n’est pas arrivé. Envoyez-le de nouveau.', 'files');
  end if;
  return known;
end
$$;

-- The other side is notified once until it has read: ten messages in a row are one notification.
create function private.notify_of_message(asked public.quote_requests, conversation uuid, side text, words text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
begin
  perform private.notify_person(
    recipients.id, 'messages',
    E'Nouveau message\u00a0: ' || case when side = 'partner' then asked.partner_name else coalesce(nullif(asked.client_name, ''), 'votre client') end,
    left(words, 200),
    case when side = 'partner' then '/client/partners/requests/' else '/partner/requests/' end || asked.id,
    'messages:' || conversation || ':' || coalesce(extract(epoch from r.read_at)::text, '0')
  )
  from (
    select m.user_id as id from public.event_members m
    where side = 'partner' and m.event_id = asked.event_id and m.role in ('owner', 'editor')
    union
    select p.owner_id from public.partners p where side = 'client' and p.id = asked.partner_id
  ) recipients
  left join public.conversation_reads r on r.conversation_id = conversation and r.user_id = recipients.id;
end
$$;
comment on function private.notify_of_message(public.quote_requests, uuid, text, text) is
  'Notifies the other side of a conversation of a new message.';

-- The conversation is updated before the marker, as a new message does: two calls of one person then wait and do not deadlock.
create function private.mark_read(conversation uuid, at timestamptz) returns timestamptz
language sql security definer set search_path = '' as $$
  update public.conversations c set
    client_read_at = case when o.is_partner then c.client_read_at else greatest(c.client_read_at, at) end,
    partner_read_at = case when o.is_partner then greatest(c.partner_read_at, at) else c.partner_read_at end
  from (select w.id, coalesce(w.partner_id = private.own_partner_id(), false) as is_partner from public.conversations w) o
  where c.id = conversation and o.id = c.id;
  insert into public.conversation_reads as r (conversation_id, user_id, read_at) values (conversation, auth.uid(), at)
  on conflict (conversation_id, user_id) do update set read_at = greatest(r.read_at, excluded.read_at)
  returning read_at
$$;
comment on function private.mark_read(uuid, timestamptz) is 'Records how far the caller has read.';

-- It writes a message of the caller's side, without notifying anybody.
create function private.write_message(asked public.quote_requests, conversation uuid, side text, body text, files jsonb, id uuid)
returns public.messages
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  made public.messages;
begin
  perform private.require_use(
    'message', 'person:' || auth.uid(), 200, '1 hour', 'Trop de messages en une heure. Réessayez plus tard.'
  );
  if btrim(coalesce(body, '')) = '' and coalesce(files, '[]') = '[]' then
    perform private.refuse('PT422', 'invalid', 'Écrivez quelques mots, ou joignez un fichier.', 'body');
  end if;
  insert into public.messages (id, conversation_id, side, author_id, author_name, body, files)
  select coalesce(id, gen_random_uuid()), conversation, side, auth.uid(),
    case when side = 'partner' then asked.partner_name else p.name end, coalesce(body, ''),
    private.message_files(conversation, coalesce(files, '[]'))
  from public.profiles p where p.id = auth.uid()
  returning * into made;
  update public.conversations c set last_message_at = made.created_at where c.id = conversation;
  perform private.mark_read(conversation, made.created_at);
  return made;
end
$$;

-- Each side writes in its own name. The same id twice is one message. It runs as definer because only functions write messages.
create function public.send_message(conversation uuid, body text, files jsonb default '[]', id uuid default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  asked public.quote_requests;
  side text;
  made public.messages;
begin
  asked := private.lock_request((select c.request_id from public.conversations c where c.id = conversation));
  side := private.side_of(asked);
  select m.* into made from public.messages m where m.id = id;
  if made.id is not null then
    if made.author_id is distinct from auth.uid() or made.conversation_id <> conversation then
      perform private.refuse('PT409', 'stale', 'Ce message existe déjà.');
    end if;
    return jsonb_build_object('id', made.id, 'created_at', made.created_at);
  end if;
  made := private.write_message(asked, conversation, side, body, files, id);
  if side = 'partner' then
    perform private.record_first_answer(asked);
  end if;
  perform private.notify_of_message(asked, conversation, side, made.body);
  return jsonb_build_object('id', made.id, 'created_at', made.created_at);
end
$$;
comment on function public.send_message(uuid, text, jsonb, uuid) is 'Writes into a conversation, for the caller''s side.';

-- People mark the conversations that they may read. It runs as definer because only functions write markers.
create function public.read_conversation(conversation uuid) returns timestamptz
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
begin
  perform from public.conversations c
  where c.id = conversation
    and (c.event_id = any (private.budget_event_ids()) or c.partner_id = private.own_partner_id());
  if not found then
    perform private.refuse('PT404', 'unknown', 'Cette conversation n’existe pas, ou vous n’y avez pas accès.');
  end if;
  return private.mark_read(conversation, clock_timestamp());
end
$$;
comment on function public.read_conversation(uuid) is 'Marks a conversation of the caller''s as read.';

-- The messages of the other side are counted. In plpgsql the plan is made once and not for every row of a list.
create function private.unread_of(conversation public.conversations) returns integer
language plpgsql stable set search_path = '' as $$
begin
  return (
    select count(*)
    from public.messages m
    where m.conversation_id = conversation.id
      and m.side = case when conversation.partner_id = private.own_partner_id() then 'client' else 'partner' end
      and m.created_at > coalesce((
        select r.read_at from public.conversation_reads r where r.conversation_id = conversation.id and r.user_id = auth.uid()
      ), '-infinity')
  );
end
$$;

-- It lists the conversations of an event, or those of the caller's listing, under the caller's own policies. The next page begins
-- after the last conversation of this one.
create function public.conversation_list(
  of_event uuid default null, after_at timestamptz default null, after_id uuid default null
) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', c.id, 'request_id', r.id, 'partner_id', r.partner_id, 'partner_name', r.partner_name, 'trade', r.trade,
    'client_name', r.client_name, 'event_name', r.event_name, 'starts_on', r.starts_on, 'state', r.state,
    'last_message_at', c.last_message_at, 'last_body', l.body, 'last_side', l.side, 'unread', private.unread_of(c)
  ) order by c.last_message_at desc, c.id desc), '[]')
  from (
    (
      select o.* from public.conversations o
      where of_event is not null and o.event_id = of_event
        and (o.last_message_at, o.id) < (coalesce(after_at, 'infinity'), coalesce(after_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
      order by o.last_message_at desc, o.id desc limit 200
    )
    union all
    (
      select o.* from public.conversations o
      where of_event is null and o.partner_id = (select private.own_partner_id())
        and (o.last_message_at, o.id) < (coalesce(after_at, 'infinity'), coalesce(after_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
      order by o.last_message_at desc, o.id desc limit 200
    )
  ) c
  join public.quote_requests r on r.id = c.request_id
  left join lateral (
    select left(m.body, 200) as body, m.side from public.messages m
    where m.conversation_id = c.id order by m.created_at desc, m.id limit 1
  ) l on true
$$;

-- Null for a channel that is named by no conversation.
create function private.topic_conversation(topic text) returns uuid
language sql immutable set search_path = '' as $$
  select case
    when topic ~ '^conversation:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then split_part(topic, ':', 2)::uuid
  end
$$;

-- Both sides show when the other one is typing, over a private channel named by the conversation. It runs as definer because the
-- side decides before any policy.
create function private.writes_conversation(topic text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.conversations c join public.quote_requests r on r.id = c.request_id
    where c.id = private.topic_conversation(topic) and private.side_of(r) is not null
  );
end
$$;
comment on function private.writes_conversation(text) is 'Whether the caller writes in the conversation that a channel is named by.';

create policy "those who read a conversation see who is typing in it" on realtime.messages
  for select to authenticated
  using (
    extension = 'broadcast'
    and exists (select from public.conversations c where c.id = private.topic_conversation((select realtime.topic())))
  );

create policy "both sides of a conversation show that they are typing" on realtime.messages
  for insert to authenticated
  with check (extension = 'broadcast' and private.writes_conversation((select realtime.topic())));

revoke execute on function
  private.may_add_message_file(text), private.remove_message_files(), private.message_files(uuid, jsonb),
  private.notify_of_message(public.quote_requests, uuid, text, text), private.mark_read(uuid, timestamptz),
  private.write_message(public.quote_requests, uuid, text, text, jsonb, uuid), public.send_message(uuid, text, jsonb, uuid),
  public.read_conversation(uuid), private.unread_of(public.conversations),
  public.conversation_list(uuid, timestamptz, uuid), private.topic_conversation(text),
  private.writes_conversation(text)
from public, anon, authenticated, service_role;
grant execute on function
  private.may_add_message_file(text), public.send_message(uuid, text, jsonb, uuid), public.read_conversation(uuid),
  private.unread_of(public.conversations), public.conversation_list(uuid, timestamptz, uuid), private.topic_conversation(text),
  private.writes_conversation(text)
to authenticated;

create trigger conversations_remove_files after delete on public.conversations
  for each row execute function private.remove_message_files();

alter publication supabase_realtime add table public.conversations, public.messages, public.conversation_reads;
