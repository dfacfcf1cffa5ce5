-- Writing and reading in a conversation.

-- The files of a message, as storage knows them: a request names a file and says how it is called, no more.
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

-- The other side is told once until it has read: ten messages in a row are one notification.
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
comment on function private.notify_of_message(public.quote_requests, uuid, text, text) is 'Tells the other side of a conversation that there is something to read.';

-- Definer: messages are written here alone, by the two sides, each in its own name. The same id twice is one message.
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
  if side = 'partner' then
    perform private.record_first_answer(asked);
  end if;
  perform private.mark_read(conversation, made.created_at);
  perform private.notify_of_message(asked, conversation, side, made.body);
  return jsonb_build_object('id', made.id, 'created_at', made.created_at);
end
$$;
comment on function public.send_message(uuid, text, jsonb, uuid) is 'Writes into a conversation, for the side that the caller acts for.';

create function private.mark_read(conversation uuid, at timestamptz) returns timestamptz
language sql security definer set search_path = '' as $$
  insert into public.conversation_reads as r (conversation_id, user_id, read_at) values (conversation, auth.uid(), at)
  on conflict (conversation_id, user_id) do update set read_at = greatest(r.read_at, excluded.read_at)
  returning read_at
$$;
comment on function private.mark_read(uuid, timestamptz) is 'Keeps how far the caller has read.';

-- Definer: markers are written here alone, one's own, of a conversation that one reads.
create function public.read_conversation(conversation uuid) returns timestamptz
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
begin
  perform from public.conversations c
  where c.id = conversation
    and (c.event_id = any (private.budget_event_ids()) or c.partner_id = private.own_partner_id());
  if not found then
    perform private.refuse('PT404', 'unknown', 'Cette conversation n’existe pas ou ne vous est pas ouverte.');
  end if;
  return private.mark_read(conversation, clock_timestamp());
end
$$;
comment on function public.read_conversation(uuid) is 'Marks a conversation of the caller''s as read.';

-- What one person has not read of a conversation, from the side that they are on.
create function private.unread_of(conversation public.conversations) returns integer
language sql stable set search_path = '' as $$
  select count(*)::integer
  from public.messages m
  where m.conversation_id = conversation.id
    and m.side = case when conversation.partner_id = private.own_partner_id() then 'client' else 'partner' end
    and m.created_at > coalesce((
      select r.read_at from public.conversation_reads r where r.conversation_id = conversation.id and r.user_id = auth.uid()
    ), '-infinity')
$$;

-- The conversations of an event, or those of one's listing. Under the caller's own policies.
create function public.conversation_list(of_event uuid default null) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', c.id, 'request_id', r.id, 'partner_id', r.partner_id, 'partner_name', r.partner_name, 'trade', r.trade,
    'client_name', r.client_name, 'event_name', r.event_name, 'starts_on', r.starts_on, 'state', r.state,
    'last_message_at', c.last_message_at, 'last_body', l.body, 'last_side', l.side, 'unread', private.unread_of(c)
  ) order by c.last_message_at desc, c.id), '[]')
  from (
    select * from public.conversations o
    where case when of_event is null then o.partner_id = private.own_partner_id() else o.event_id = of_event end
    order by o.last_message_at desc limit 200
  ) c
  join public.quote_requests r on r.id = c.request_id
  left join lateral (
    select left(m.body, 200) as body, m.side from public.messages m
    where m.conversation_id = c.id order by m.created_at desc, m.id limit 1
  ) l on true
$$;

revoke execute on function
  private.message_files(uuid, jsonb), private.notify_of_message(public.quote_requests, uuid, text, text),
  private.mark_read(uuid, timestamptz), private.unread_of(public.conversations), public.send_message(uuid, text, jsonb, uuid),
  public.read_conversation(uuid), public.conversation_list(uuid)
from public, anon, authenticated, service_role;
grant execute on function
  private.unread_of(public.conversations), public.send_message(uuid, text, jsonb, uuid), public.read_conversation(uuid),
  public.conversation_list(uuid)
to authenticated;
