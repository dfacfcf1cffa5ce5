-- What people write to the operator. A message is kept whatever happens to its mail; nothing here tells where it came from.
create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(btrim(name)) between 1 and 120),
  email text not null check (email ~ '^[^@\s]+@[^@\s]+$' and length(email) <= 254),
  topic text not null check (topic in ('client', 'partner', 'guest', 'data', 'press', 'other')),
  body text not null check (length(btrim(body)) between 10 and 5000),
  -- 'held': kept without a mail of its own, because too many came at once. 'suspect': most likely written by a machine.
  state text not null default 'new' check (state in ('new', 'held', 'suspect', 'handled')),
  created_at timestamptz not null default now()
);

create index contact_messages_state_created_at_idx on public.contact_messages (state, created_at desc, id);
-- The same words from the same person are one message.
create index contact_messages_email_created_at_idx on public.contact_messages (lower(email), created_at desc);
create index contact_messages_created_at_idx on public.contact_messages (created_at);

alter table public.contact_messages enable row level security;
revoke all on public.contact_messages from anon, authenticated, service_role;
grant select, delete, update (state) on public.contact_messages to authenticated, service_role;

create policy "those who manage requests read messages" on public.contact_messages
  for select to authenticated
  using ((select private.has_permission('manage_requests')));

create policy "those who manage requests file messages" on public.contact_messages
  for update to authenticated
  using ((select private.has_permission('manage_requests')))
  with check ((select private.has_permission('manage_requests')));

create policy "those who manage requests delete messages" on public.contact_messages
  for delete to authenticated
  using ((select private.has_permission('manage_requests')));

-- Where messages go: the address of the site, else that of whoever has administered it the longest.
create function private.operator_email() returns text
language sql stable set search_path = '' as $$
  select coalesce(
    (select s.value ->> 'email' from public.site_settings s where s.key = 'contact'),
    (select p.email::text from public.profiles p where p.role = 'admin' and p.email is not null order by p.created_at, p.id limit 1)
  )
$$;

-- Tells the operator of a message. One that is set aside is told of once a day, whatever their number.
create function private.mail_contact_message(message public.contact_messages) returns void
language plpgsql set search_path = '' as $$
declare
  operator text := private.operator_email();
begin
  -- Elsewhere than on our platform, somebody looks at the table.
  if operator is null or to_regproc('platform.send_mail') is null then
    return;
  end if;
  if message.state <> 'new' then
    perform platform.send_mail(
      'contact-aside:' || private.today(), 'contact', operator, 'Des messages ont été mis de côté',
      E'Bonjour,\n\nAu moins un message du formulaire de contact a été mis de côté aujourd’hui, parce qu’il semblait écrit par une '
      || E'machine ou que trop de messages arrivaient à la fois. Il n’est pas perdu\u00a0: il est gardé parmi les messages de contact '
      || E'(table contact_messages).\n'
    );
    return;
  end if;
  perform platform.send_mail(
    'contact:' || message.id, 'contact', operator,
    -- One line, whatever was typed: a subject is a header.
    'Message de ' || left(regexp_replace(message.name, '[[:cntrl:]]+', ' ', 'g'), 80),
    format(
      E'%s\n\n—\nDe\u00a0: %s\nAdresse pour répondre\u00a0: %s\nSujet\u00a0: %s\nReçu par le formulaire de contact.\n',
      message.body, regexp_replace(message.name, '[[:cntrl:]]+', ' ', 'g'), message.email, message.topic
    )
  );
end
$$;

-- Keeps a message and has it mailed; answers 'received' or 'too_many'. Who calls it has seen the network with its own eyes: a
-- browser would say what suits it, so only the server may. Definer: nobody writes messages by other ways.
create function public.send_contact_message(
  name text, email text, topic text, body text, network text, is_suspect boolean default false
) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  message public.contact_messages;
begin
  -- Two clicks, or a page sent again: the second waits for the first and finds it.
  perform pg_advisory_xact_lock(hashtextextended('contact:' || lower(email) || body, 0));
  perform from public.contact_messages m
  where lower(m.email) = lower(email) and m.body = body and m.created_at > now() - interval '1 day';
  if found then
    return 'received';
  end if;

  delete from public.contact_messages m
  where m.created_at < now() - interval '3 years' or (m.state = 'suspect' and m.created_at < now() - interval '30 days');
  -- A family behind one address may well write a few times; an hour later it may again.
  if not private.count_use('contact', 'network:' || network, 10, '1 hour') then
    return 'too_many';
  end if;

  insert into public.contact_messages (name, email, topic, body, state) values (
    name, email, topic, body,
    case
      when is_suspect then 'suspect'
      -- What an inbox can bear in an hour: above that messages are kept and told of together.
      when not private.count_use('contact', 'all', 120, '1 hour') then 'held'
      else 'new'
    end
  ) returning * into message;
  perform private.mail_contact_message(message);
  return 'received';
end
$$;
comment on function public.send_contact_message(text, text, text, text, text, boolean) is
  'Keeps a message to the operator and has it mailed, within limits; for the server alone.';

revoke execute on function
  private.operator_email(), private.mail_contact_message(public.contact_messages),
  public.send_contact_message(text, text, text, text, text, boolean)
from public, anon, authenticated, service_role;
grant execute on function public.send_contact_message(text, text, text, text, text, boolean) to service_role;
