-- The site's own content: settings, posts, and the messages to the operator.

-- A text that may be missing. Mails and pages show it on lines of their own, so it has no control characters but line breaks.
create function private.is_optional_text(value jsonb, longest integer) returns boolean
language sql immutable set search_path = '' as $$
  select jsonb_typeof(value) = 'null' or (
    jsonb_typeof(value) = 'string' and length(btrim(value #>> '{}')) between 1 and longest
    and (value #>> '{}') !~ E'[\\x01-\\x09\\x0b-\\x1f\\x7f]'
  )
$$;

create function private.is_whole_number(value jsonb, low integer, high integer) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(value) <> 'number' then false
    else (value #>> '{}')::numeric between low and high and (value #>> '{}')::numeric % 1 = 0 end
$$;

-- The keys are fixed and their values are checked, because pages turn them into links and pictures. It runs as invoker because a
-- check runs with the rights of the writing role.
create function private.is_site_setting(key text, value jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(
    jsonb_typeof(value) = 'object' and length(value::text) <= 8000 and case key
      when 'identity' then
        length(btrim(value ->> 'name')) between 1 and 40
        -- It is a picture of this site: `//elsewhere` and `/\elsewhere` are other sites to a browser.
        and coalesce(value ->> 'logo', '/logo') ~ '^/[^/\\\s][^\\\s]*$'
      when 'contact' then
        coalesce(value ->> 'email', 'a@b') ~ '^[^@\s]+@[^@\s]+$'
        and coalesce(value ->> 'phone', '0') ~ '^[0-9+][0-9 .()+]*$'
        and jsonb_typeof(value -> 'address') = 'array'
        and not jsonb_path_exists(value, '$.address[*] ? (@.type() != "string")')
      when 'social' then
        not exists (
          select from jsonb_each(value) s
          where jsonb_typeof(s.value) <> 'null'
            and not (jsonb_typeof(s.value) = 'string' and private.is_web_address(s.value #>> '{}'))
        )
      -- Whether something new is checked before or after its publication.
      when 'moderation' then
        value ->> 'reviews' in ('before', 'after') and value ->> 'photos' in ('before', 'after')
      -- The trades of the directory in their order. A text that is missing is the one that the site begins with. The ids are those of
      -- private.trades(), which not everybody who writes may call.
      when 'trades' then
        value - 'items' = '{}' and jsonb_typeof(value -> 'items') = 'array'
        and (select array_agg(i ->> 'id' order by i ->> 'id') from jsonb_path_query(value, '$.items[*]') i)
          = '{beauty,caterer,decorator,dj,entertainment,florist,general,photographer,transport,venue}'
        and jsonb_path_exists(value, '$.items[*] ? (@.is_hidden == false)')
        and not exists (
          select from jsonb_path_query(value, '$.items[*]') i
          where not coalesce(
            i - '{id,label,lead,is_hidden}'::text[] = '{}' and jsonb_typeof(i -> 'is_hidden') = 'boolean'
            and private.is_optional_text(i -> 'label', 60) and private.is_optional_text(i -> 'lead', 300), false
          )
        )
      when 'testimonials' then
        jsonb_typeof(value -> 'are_samples') = 'boolean'
        and jsonb_typeof(value -> 'items') = 'array' and jsonb_array_length(value -> 'items') = 3
        and not jsonb_path_exists(
          value, '$.items[*] ? (@.quote.type() != "string" || @.name.type() != "string" || @.occasion.type() != "string")'
        )
        and not jsonb_path_exists(value, '$.items[*] ? (!exists(@.quote) || !exists(@.name) || !exists(@.occasion))')
      -- The facts that the law asks every publisher to show (LCEN, art. 6; Code de commerce, R123-237).
      when 'legal' then
        value - '{company,form,siret,rcs,capital,vat_number,director,host,mediator}'::text[] = '{}'
        and private.is_optional_text(value -> 'company', 120) and private.is_optional_text(value -> 'form', 60)
        and private.is_optional_text(value -> 'rcs', 80) and private.is_optional_text(value -> 'capital', 40)
        and private.is_optional_text(value -> 'director', 120) and private.is_optional_text(value -> 'host', 300)
        and private.is_optional_text(value -> 'mediator', 300)
        and (jsonb_typeof(value -> 'siret') = 'null' or private.is_siret(value ->> 'siret'))
        and (jsonb_typeof(value -> 'vat_number') = 'null' or private.is_vat_number(value ->> 'vat_number'))
      -- The limits are those of the law and of the CNIL: health data end with the event, logs are stored for six to twelve months,
      -- messages of people without a contract for three years at most, agreements for five at least, unused accounts for two at
      -- most. The domain package has the same ranges.
      when 'retention' then
        value - '{allergies_days,log_months,contact_months,agreement_years,inactive_months}'::text[] = '{}'
        and private.is_whole_number(value -> 'allergies_days', 1, 90) and private.is_whole_number(value -> 'log_months', 6, 12)
        and private.is_whole_number(value -> 'contact_months', 6, 36)
        and private.is_whole_number(value -> 'agreement_years', 5, 10)
        and private.is_whole_number(value -> 'inactive_months', 12, 24)
      when 'limits' then
        value - '{events_per_account,document_megabytes,photos_per_household}'::text[] = '{}'
        and private.is_whole_number(value -> 'events_per_account', 1, 500)
        and private.is_whole_number(value -> 'document_megabytes', 100, 10000)
        and private.is_whole_number(value -> 'photos_per_household', 5, 500)
      -- The name is in a header of mails, between quotes.
      when 'mail' then
        value - 'sender_name' = '{}' and private.is_optional_text(value -> 'sender_name', 60)
        and coalesce(value ->> 'sender_name', '') !~ '["<>\\\n]'
      when 'signup' then
        value - '{clients,partners}'::text[] = '{}'
        and jsonb_typeof(value -> 'clients') = 'boolean' and jsonb_typeof(value -> 'partners') = 'boolean'
      when 'administrators' then
        value - 'second_step' = '{}' and jsonb_typeof(value -> 'second_step') = 'boolean'
      else false
    end,
    false
  )
$$;

-- Every visitor reads these rows: nothing secret belongs here.
create table public.site_settings (
  key text primary key,
  value jsonb not null,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  constraint site_settings_are_well_formed check (private.is_site_setting(key, value))
);

alter table public.site_settings enable row level security;
revoke all on public.site_settings from anon, authenticated, service_role;
grant select on public.site_settings to anon, authenticated, service_role;
grant update (value) on public.site_settings to authenticated, service_role;

create policy "everybody reads what the site says of itself" on public.site_settings
  for select to anon, authenticated
  using (true);

create policy "those who manage the system change what the site says of itself" on public.site_settings
  for update to authenticated
  using (key <> 'administrators' and (select private.has_permission('manage_system')))
  with check (key <> 'administrators' and (select private.has_permission('manage_system')));

-- A post is Markdown: the pages show it without any HTML of its own. A post without a date of publication is a draft.
create table public.posts (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  topic text not null check (topic in ('planning', 'budget', 'guests', 'formalities', 'partners', 'inspiration')),
  title text not null check (length(title) between 1 and 120),
  -- Lists and search engines show it.
  summary text not null check (length(summary) between 1 and 300),
  body text not null check (length(body) <= 60000),
  -- People read two hundred words a minute.
  reading_minutes smallint not null
    generated always as (greatest(1, round(cardinality(regexp_split_to_array(body, '\s+')) / 200.0))::smallint) stored,
  published_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search text not null generated always as (private.search_key(title || ' ' || summary || ' ' || slug)) stored
);

-- The public list shows the newest first.
create index posts_published_at_idx on public.posts (published_at desc, id) where published_at is not null;
-- The list of those who write shows first what was changed last.
create index posts_updated_at_idx on public.posts (updated_at desc, id desc);

alter table public.posts enable row level security;
revoke all on public.posts from anon, authenticated;
grant all on public.posts to service_role;
grant select on public.posts to anon, authenticated;
grant insert (slug, topic, title, summary, body, published_at), update (slug, topic, title, summary, body, published_at), delete
  on public.posts to authenticated;

create policy "everybody reads what is published" on public.posts
  for select to anon, authenticated
  using (published_at <= now());

create policy "those who manage the system read drafts" on public.posts
  for select to authenticated
  using ((select private.has_permission('manage_system')));

create policy "those who manage the system write posts" on public.posts
  for insert to authenticated
  with check ((select private.has_permission('manage_system')));

create policy "those who manage the system change posts" on public.posts
  for update to authenticated
  using ((select private.has_permission('manage_system')))
  with check ((select private.has_permission('manage_system')));

create policy "those who manage the system delete posts" on public.posts
  for delete to authenticated
  using ((select private.has_permission('manage_system')));

-- A message is stored whatever happens to its mail. Nothing in it shows which network it came from.
create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(btrim(name)) between 1 and 120),
  email text not null check (email ~ '^[^@\s]+@[^@\s]+$' and length(email) <= 254),
  topic text not null check (topic in ('client', 'partner', 'guest', 'data', 'press', 'other')),
  body text not null check (length(btrim(body)) between 10 and 5000),
  -- 'held' was stored without a mail of its own, because too many came at once. 'suspect' was most likely written by a machine.
  state text not null default 'new' check (state in ('new', 'held', 'suspect', 'handled')),
  created_at timestamptz not null default now(),
  -- The answer is mailed from the screen, once.
  answer text check (length(answer) between 1 and 5000),
  answered_by uuid references public.profiles (id) on delete set null,
  answered_at timestamptz,
  search text not null generated always as (private.search_key(name || ' ' || email || ' ' || body)) stored,
  constraint contact_messages_answer_has_its_time check ((answer is null) = (answered_at is null))
);

create index contact_messages_state_created_at_idx on public.contact_messages (state, created_at desc, id);

-- The same text from the same person is one message.
create index contact_messages_email_created_at_idx on public.contact_messages (lower(email), created_at desc);
create index contact_messages_created_at_idx on public.contact_messages (created_at);
create index contact_messages_answered_by_idx on public.contact_messages (answered_by);

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

-- The functions that enforce a period or a limit read it here.
create function private.setting(of_key text) returns jsonb
language sql stable set search_path = '' as $$
  select s.value from public.site_settings s where s.key = of_key
$$;

-- The name of the site in mails, also in their subjects, which are headers and therefore one line.
create function private.site_name() returns text
language sql stable set search_path = '' as $$
  select regexp_replace(private.setting('identity') ->> 'name', '[[:cntrl:]]+', ' ', 'g')
$$;

-- The platform asks for it when it sends a mail.
create function private.mail_sender_name() returns text
language sql stable set search_path = '' as $$
  select coalesce(private.setting('mail') ->> 'sender_name', private.site_name())
$$;

-- Messages go to the address of the site, or else to the longest-serving administrator.
create function private.operator_email() returns text
language sql stable set search_path = '' as $$
  select coalesce(
    (select s.value ->> 'email' from public.site_settings s where s.key = 'contact'),
    (select p.email::text from public.profiles p where p.role = 'admin' and p.email is not null order by p.created_at, p.id limit 1)
  )
$$;

create function private.contact_topic(topic text) returns text
language sql immutable set search_path = '' as $$
  select case topic
    when 'client' then 'J’organise un événement'
    when 'partner' then 'Je suis prestataire'
    when 'guest' then 'J’ai reçu une invitation'
    when 'data' then 'Mes données personnelles'
    when 'press' then 'Presse et partenariats'
    else 'Autre chose'
  end
$$;

-- The operator gets a mail for each message, and one a day for all that were set aside.
create function private.mail_contact_message(message public.contact_messages) returns void
language plpgsql set search_path = '' as $$
declare
  operator text := private.operator_email();
  screen text := (select s.address || '/admin/messages' from private.site s);
begin
  -- On a hosted service there is no outbox, and the operator opens the screen.
  if operator is null or to_regproc('platform.send_mail') is null then
    return;
  end if;
  if message.state <> 'new' then
    perform platform.send_mail(
      'contact-aside:' || private.today(), 'contact', operator, 'Des messages ont été mis de côté',
      E'Bonjour,\n\nAu moins un message du formulaire de contact a été mis de côté aujourd’hui, parce qu’il semblait écrit par une '
      || E'machine ou que trop de messages arrivaient à la fois. Il n’est pas perdu\u00a0: vous le trouverez parmi les messages de '
      || E'contact' || coalesce(E'\u00a0:\n' || screen || '?etat=suspect', '.') || E'\n'
    );
    return;
  end if;
  perform platform.send_mail(
    'contact:' || message.id, 'contact', operator,
    -- A subject is a header and therefore one line.
    'Message de ' || left(regexp_replace(message.name, '[[:cntrl:]]+', ' ', 'g'), 80),
    format(
      E'%s\n\n—\nDe\u00a0: %s\nAdresse pour répondre\u00a0: %s\nSujet\u00a0: %s\nReçu par le formulaire de contact.%s\n',
      message.body, regexp_replace(message.name, '[[:cntrl:]]+', ' ', 'g'), message.email, private.contact_topic(message.topic),
      coalesce(E'\nRépondre depuis ' || private.site_name() || E'\u00a0: ' || screen || '?message=' || message.id, '')
    )
  );
end
$$;

-- It returns 'received' or 'too_many'. Only the server calls it, because a browser could claim any network. It runs as definer
-- because nobody else writes messages.
create function public.send_contact_message(
  name text, email text, topic text, body text, network text, is_suspect boolean default false
) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  message public.contact_messages;
begin
  -- Of two identical submissions, the second waits for the first and finds it.
  perform pg_advisory_xact_lock(hashtextextended('contact:' || lower(email) || body, 0));
  perform from public.contact_messages m
  where lower(m.email) = lower(email) and m.body = body and m.created_at > now() - interval '1 day';
  if found then
    return 'received';
  end if;

  delete from public.contact_messages m
  where m.created_at < now() - make_interval(months => (private.setting('retention') ->> 'contact_months')::integer)
    or (m.state = 'suspect' and m.created_at < now() - interval '30 days');
  -- A family behind one address may write a few times an hour.
  if not private.count_use('contact', 'network:' || network, 10, '1 hour') then
    return 'too_many';
  end if;

  insert into public.contact_messages (name, email, topic, body, state) values (
    name, email, topic, body,
    case
      when is_suspect then 'suspect'
      -- Above this number an hour, messages are stored and announced together.
      when not private.count_use('contact', 'all', 120, '1 hour') then 'held'
      else 'new'
    end
  ) returning * into message;
  perform private.mail_contact_message(message);
  return 'received';
end
$$;
comment on function public.send_contact_message(text, text, text, text, text, boolean) is
  'Stores a message to the operator and mails it, within limits; for the server alone.';

-- Posts are public, so that their addresses and topics may stay in the log; their texts do not. It runs as definer because nobody
-- else writes the log.
create function private.audit_post() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  former jsonb := case when tg_op <> 'INSERT' then jsonb_build_object(
    'slug', old.slug, 'topic', old.topic, 'published_at', old.published_at
  ) end;
  latter jsonb := case when tg_op <> 'DELETE' then jsonb_build_object(
    'slug', new.slug, 'topic', new.topic, 'published_at', new.published_at
  ) end;
begin
  if tg_op = 'UPDATE' then
    latter := latter || jsonb_build_object('rewritten', array_remove(array[
      case when old.title <> new.title then 'title' end,
      case when old.summary <> new.summary then 'summary' end,
      case when old.body <> new.body then 'body' end
    ], null));
  end if;
  perform private.record_audit(
    case tg_op when 'INSERT' then 'post.created' when 'UPDATE' then 'post.changed' else 'post.deleted' end,
    'post', coalesce(new.id, old.id)::text, former, latter
  );
  return null;
end
$$;
comment on function private.audit_post() is 'Records who wrote, changed or deleted a post.';

-- The newest come first, thirty a page. The caller's own policies decide.
create function public.contact_inbox(
  of_state text default 'new', words text default null, before_at timestamptz default null, before_id uuid default null
) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', m.id, 'name', m.name, 'email', m.email, 'topic', m.topic, 'excerpt', left(m.body, 160), 'state', m.state,
    'created_at', m.created_at, 'is_answered', m.answer is not null
  ) order by m.created_at desc, m.id desc), '[]')
  from (
    select o.* from public.contact_messages o
    where o.state = of_state and o.search like all ((select private.word_patterns(words))::text[])
      and (before_at is null or (o.created_at, o.id) < (before_at, before_id))
    order by o.created_at desc, o.id desc limit 30
  ) m
$$;

-- It runs as definer because the name of the one who answered is in a profile that the caller may not read.
create function public.contact_message(message uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.has_permission('manage_requests') then
    raise insufficient_privilege using message = 'reading messages needs manage_requests';
  end if;
  return (
    select jsonb_build_object(
      'id', m.id, 'name', m.name, 'email', m.email, 'topic', m.topic, 'body', m.body, 'state', m.state, 'created_at', m.created_at,
      'answer', m.answer, 'answered_at', m.answered_at, 'answered_by', p.name
    )
    from public.contact_messages m left join public.profiles p on p.id = m.answered_by
    where m.id = contact_message.message
  );
end
$$;
comment on function public.contact_message(uuid) is 'One message to the operator with its answer; needs manage_requests.';

-- Of two people who answer at the same time, the second finds the answer of the first. The sender's own words are quoted without
-- links, because nothing proves that the address is theirs. It runs as definer because nobody queues mails.
create function public.answer_contact_message(message uuid, body text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  asked public.contact_messages;
  words text := btrim(coalesce(body, ''));
  site text;
begin
  if not private.has_permission('manage_requests') then
    raise insufficient_privilege using message = 'answering messages needs manage_requests';
  end if;
  select * into asked from public.contact_messages m where m.id = message for update;
  if asked.id is null then
    perform private.refuse('PT404', 'unknown', 'Ce message n’existe plus.');
  elsif asked.answer is not null then
    perform private.refuse('PT409', 'decided', 'Une autre personne vient de répondre à ce message.');
  elsif length(words) not between 1 and 5000 then
    perform private.refuse('PT422', 'invalid', E'Écrivez votre réponse, en 5\u202f000 caractères au plus.', 'body');
  end if;
  site := private.site_address();
  update public.contact_messages m set answer = words, answered_by = auth.uid(), answered_at = now(), state = 'handled'
  where m.id = message;
  perform platform.send_mail(
    'contact-answer:' || message, 'contact', asked.email, 'Votre message à ' || private.site_name(),
    format(
      E'%s\n\n—\nL’équipe de %s\nPour nous écrire de nouveau\u00a0: %s\n\nVotre message du %s\u00a0:\n%s\n',
      words, private.site_name(), coalesce((select s.value ->> 'email' from public.site_settings s where s.key = 'contact'), site || '/contact'),
      to_char(asked.created_at at time zone 'Europe/Paris', 'DD/MM/YYYY'),
      regexp_replace(private.without_links(asked.body), '^', '> ', 'gn')
    )
  );
  perform private.record_audit('contact_message.answered', 'contact_message', message::text);
  return jsonb_build_object('state', 'handled');
end
$$;
comment on function public.answer_contact_message(uuid, text) is 'Mails an answer to a message once and stores it; needs manage_requests.';

-- Filing and deleting a message are decisions of an administrator; the limits of storage are not. It runs as definer because nobody
-- else writes the log.
create function private.audit_contact_message() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is null then
    return null;
  elsif tg_op = 'DELETE' then
    perform private.record_audit('contact_message.deleted', 'contact_message', old.id::text);
  elsif new.answered_at is not distinct from old.answered_at then
    perform private.record_audit(
      'contact_message.filed', 'contact_message', old.id::text,
      jsonb_build_object('state', old.state), jsonb_build_object('state', new.state)
    );
  end if;
  return null;
end
$$;
comment on function private.audit_contact_message() is 'Records that a message was filed or deleted.';

revoke execute on function
  private.audit_post(), private.is_optional_text(jsonb, integer), private.is_whole_number(jsonb, integer, integer),
  private.is_site_setting(text, jsonb), private.setting(text), private.site_name(), private.mail_sender_name(),
  private.operator_email(), private.contact_topic(text),
  private.mail_contact_message(public.contact_messages),
  public.send_contact_message(text, text, text, text, text, boolean), public.contact_inbox(text, text, timestamptz, uuid),
  public.contact_message(uuid), public.answer_contact_message(uuid, text), private.audit_contact_message()
from public, anon, authenticated, service_role;
grant execute on function
  private.is_optional_text(jsonb, integer), private.is_whole_number(jsonb, integer, integer), private.is_site_setting(text, jsonb),
  private.setting(text)
to authenticated, service_role;
grant execute on function public.send_contact_message(text, text, text, text, text, boolean) to service_role;
grant execute on function
  public.contact_inbox(text, text, timestamptz, uuid), public.contact_message(uuid), public.answer_contact_message(uuid, text)
to authenticated;

create trigger contact_messages_audit_filing after update of state on public.contact_messages
  for each row when (new.state is distinct from old.state) execute function private.audit_contact_message();
create trigger contact_messages_audit_deletion after delete on public.contact_messages
  for each row execute function private.audit_contact_message();

create trigger site_settings_touch before update on public.site_settings
  for each row execute function private.touch_updated_at();
create trigger site_settings_bump_version before update on public.site_settings
  for each row when (new.value is distinct from old.value) execute function private.bump_version();

create trigger posts_touch before update on public.posts
  for each row execute function private.touch_updated_at();
create trigger posts_bump_version before update on public.posts
  for each row when (
    (new.slug, new.topic, new.title, new.summary, new.body, new.published_at)
    is distinct from (old.slug, old.topic, old.title, old.summary, old.body, old.published_at)
  ) execute function private.bump_version();

-- Migrations and the retention period write as the owner of the tables: they decide nothing.
create trigger posts_audit after insert or update or delete on public.posts
  for each row when (current_user in ('authenticated', 'service_role'))
  execute function private.audit_post();

-- Nothing is known of the operator yet. The testimonials are samples of ours, and the pages say so until real ones replace them.
insert into public.site_settings (key, value) values
  ('identity', '{"name": "Liesse", "logo": null}'),
  ('contact', '{"email": null, "phone": null, "address": []}'),
  ('social', '{"instagram": null, "facebook": null, "pinterest": null, "linkedin": null, "youtube": null}'),
  (
    'legal',
    '{"company": null, "form": null, "siret": null, "rcs": null, "capital": null, "vat_number": null, "director": null, "host": null, "mediator": null}'
  ),
  (
    'retention',
    '{"allergies_days": 30, "log_months": 12, "contact_months": 36, "agreement_years": 5, "inactive_months": 24}'
  ),
  ('limits', '{"events_per_account": 50, "document_megabytes": 1000, "photos_per_household": 60}'),
  ('mail', '{"sender_name": null}'),
  ('signup', '{"clients": true, "partners": true}'),
  ('administrators', '{"second_step": false}'),
  ('moderation', '{"reviews": "after", "photos": "after"}'),
  ('trades', jsonb_build_object('items', (
    select jsonb_agg(jsonb_build_object('id', t.id, 'label', null, 'lead', null, 'is_hidden', false) order by t.place)
    from unnest(private.trades()) with ordinality as t (id, place)
  ))),
  ('testimonials', jsonb_build_object('are_samples', true, 'items', jsonb_build_array(
    jsonb_build_object(
      'quote', 'Nous avons trouvé notre lieu et notre traiteur en deux soirées, sans laisser notre numéro à vingt inconnus. Chaque prix était écrit, chaque avis disait d’où il venait.',
      'name', 'Camille et Noé', 'occasion', 'Mariage en Bourgogne, 96 invités'
    ),
    jsonb_build_object(
      'quote', 'Pour les soixante-dix ans de notre mère, nous étions quatre à nous occuper de tout, dans quatre villes. Les articles nous ont donné l’ordre des choses, l’annuaire a fait le reste.',
      'name', 'Leïla, pour sa fratrie', 'occasion', 'Anniversaire à Nantes, 45 invités'
    ),
    jsonb_build_object(
      'quote', 'Je cherchais une salle pour un séminaire, à moins de trente kilomètres et pour une date précise. La recherche m’a répondu en une page, du plus proche au plus lointain.',
      'name', 'Mathieu', 'occasion', 'Séminaire à Lille, 60 personnes'
    )
  )));

-- A hosted service sends its mails itself.
do $$
begin
  if to_regprocedure('platform.mail_sender_name()') is not null then
    create or replace function platform.mail_sender_name() returns text
    language sql stable set search_path = '' as 'select private.mail_sender_name()';
  end if;
  if to_regprocedure('platform.site_name()') is not null then
    create or replace function platform.site_name() returns text
    language sql stable set search_path = '' as 'select private.site_name()';
  end if;
end
$$;
