-- Requests of access and erasure (RGPD, art. 15 and 17) from people without an account, who are in somebody's guest list. A request
-- counts once its author has opened the link that was mailed to their address. Administrators see counts by event, never a name, a
-- reply or an address of anybody else.

create table private.privacy_requests (
  id uuid primary key default gen_random_uuid(),
  -- It is null once the request is answered and its link has ended: the row then counts, and names nobody.
  email extensions.citext check (email ~ '^[^@\s]+@[^@\s]+$' and length(email::text) <= 254),
  kind text not null check (kind in ('access', 'erasure')),
  -- What the author adds, such as the event; empty once the address is null.
  words text not null default '' check (length(words) <= 1000),
  -- Only digests of the two links are stored; each is null once it was used.
  proof_hash text unique,
  proof_expires_at timestamptz not null default now() + interval '24 hours',
  created_at timestamptz not null default now(),
  proven_at timestamptz,
  -- One month (art. 12, 3).
  due_on date,
  export_hash text unique,
  export_expires_at timestamptz,
  export_sent_at timestamptz,
  export_opened_at timestamptz,
  answered_at timestamptz,
  -- What an erasure removed, as numbers.
  erased jsonb,
  check ((proven_at is null) = (due_on is null)),
  check (answered_at is null or proven_at is not null)
);

create index privacy_requests_open_idx on private.privacy_requests (due_on, id) where proven_at is not null and answered_at is null;
create index privacy_requests_answered_idx on private.privacy_requests (answered_at desc, id desc) where answered_at is not null;
create index privacy_requests_email_idx on private.privacy_requests (lower(email::text));

-- The rows of an address are found in every event at once.
create index guests_email_idx on public.guests (lower(email::text)) where email is not null;
create index invitation_mails_recipient_idx on public.invitation_mails (lower(recipient::text)) where recipient is not null;
create index event_invitations_email_idx on public.event_invitations (lower(email::text));

-- What each nightly run of private.forget_guests erased, as numbers.
create table private.retention_runs (
  id bigint generated always as identity primary key,
  ran_at timestamptz not null default now(),
  erased jsonb not null
);

alter table private.privacy_requests enable row level security;
alter table private.retention_runs enable row level security;
revoke all on private.privacy_requests, private.retention_runs from public, anon, authenticated, service_role;

create function private.mail_privacy(recipient text, kind text, subject text, words text) returns void
language plpgsql set search_path = '' as $$
declare
  message uuid;
begin
  message := platform.send_mail(
    kind || ':' || gen_random_uuid(), kind, recipient, subject, E'Bonjour,\n\n' || words || E'\n\nL’équipe de ' || private.site_name() || E'\n'
  );
  -- The links are secrets: they are not stored when their delivery is given up.
  update platform.outbox o set is_retryable = false where o.id = message;
end
$$;

-- It returns 'received' or 'too_many', and the answer never depends on whether the address is known. Only the server calls it,
-- because a browser could claim any network. It runs as definer because nobody else writes requests.
create function public.ask_privacy_request(email text, kind text, words text, network text) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  site text := private.site_address();
  token text := private.new_token();
begin
  if not private.count_use('privacy-request', 'network:' || network, 5, '1 hour')
    or not private.count_use('privacy-request', 'all', 300, '1 hour') then
    return 'too_many';
  end if;
  -- An address that somebody else types again and again receives three messages a day, and nobody learns of the limit.
  if not private.count_use('privacy-request', 'address:' || lower(email), 3, '1 day') then
    return 'received';
  end if;
  insert into private.privacy_requests (email, kind, words, proof_hash) values (email, kind, words, private.hash_invitation(token));
  perform private.mail_privacy(
    email, 'privacy-proof', 'Confirmez votre demande',
    'Quelqu’un, sans doute vous, a demandé '
    || case kind when 'access' then 'une copie' else 'l’effacement' end
    || E' des données liées à cette adresse sur ' || private.site_name()
    || E'. Pour confirmer cette demande, ouvrez ce lien dans les vingt-quatre heures\u00a0:\n\n'
    || site || '/privacy/request/' || token
    || E'\n\nSi vous n’avez rien demandé, ne faites rien\u00a0: la demande sera effacée automatiquement.'
  );
  return 'received';
end
$$;
comment on function public.ask_privacy_request(text, text, text, text) is
  'Stores a request and mails the link that proves its address, within limits; for the server alone.';

-- It returns the kind of the request that the link proves, once, or null. It runs as definer, like the next functions, because
-- nobody reads requests.
create function public.prove_privacy_request(token text, network text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  proven private.privacy_requests;
begin
  if not private.count_use('privacy-proof', 'network:' || network, 30, '1 hour') then
    return null;
  end if;
  update private.privacy_requests r set
    proof_hash = null, proven_at = now(), due_on = (private.today() + interval '1 month')::date
  where r.proof_hash = private.hash_invitation(token) and r.proof_expires_at > now()
  returning * into proven;
  if proven.id is null then
    return null;
  end if;
  -- A second request of the same kind that waits for its answer adds nothing.
  delete from private.privacy_requests r
  where lower(r.email::text) = lower(proven.email::text) and r.kind = proven.kind and r.id <> proven.id and r.proven_at is not null
    and r.answered_at is null and r.due_on >= proven.due_on;
  return proven.kind;
end
$$;
comment on function public.prove_privacy_request(text, text) is
  'Confirms a request by the link that was mailed, once; for the server alone.';

create function private.guest_ids_of(of_email text) returns uuid[]
language sql stable set search_path = '' as $$
  select array(select g.id from public.guests g where lower(g.email::text) = lower(of_email))
$$;

-- Photos belong to a household. They are those of the person to whom its link is mailed.
create function private.photo_ids_of(of_email text) returns uuid[]
language sql stable set search_path = '' as $$
  select array(
    select f.id from public.guests g
    join public.guest_photos f on f.household_id = g.household_id and f.event_id = g.event_id
    where lower(g.email::text) = lower(of_email) and lower(private.household_email(g.household_id)::text) = lower(of_email)
  )
$$;

-- What concerns an address, for its owner: their own rows, without the secrets of links and without anybody else.
create function private.exported_address(of_email text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'exported_at', now(),
    'email', of_email,
    'invitations', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'event', e.name, 'starts_on', e.starts_on, 'first_name', g.first_name, 'last_name', g.last_name, 'age_group', g.age_group,
        'household', h.name, 'postal_address', h.address, 'phone', g.phone, 'diet', g.diet, 'allergies', g.allergies,
        'allergies_consent_at', g.allergies_consent_at, 'song_request', g.song_request, 'message', g.message,
        'created_at', g.created_at,
        'replies', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'moment', m.name, 'attending', r.attending, 'replied_by', r.replied_by, 'replied_at', r.replied_at
          ) order by m.position, m.id), '[]')
          from public.moment_invitations i
          join public.moments m on m.id = i.moment_id
          left join public.guest_replies r on r.guest_id = i.guest_id and r.moment_id = i.moment_id
          where i.guest_id = g.id
        ),
        'menus', (
          select coalesce(jsonb_agg(jsonb_build_object('course', c.course, 'menu', m.name)), '[]')
          from public.menu_choices c left join public.menus m on m.id = c.menu_id where c.guest_id = g.id
        )
      ) order by e.starts_on, g.id), '[]')
      from public.guests g
      join public.events e on e.id = g.event_id
      join public.households h on h.id = g.household_id
      where lower(g.email::text) = lower(of_email)
    ),
    'photos', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'event', e.name, 'caption', f.caption, 'state', f.state, 'created_at', f.created_at
      ) order by f.created_at), '[]')
      from public.guest_photos f join public.events e on e.id = f.event_id where f.id = any (private.photo_ids_of(of_email))
    ),
    'mails', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'event', e.name, 'kind', m.kind, 'state', m.state, 'sent_at', m.sent_at
      ) order by m.queued_at), '[]')
      from public.invitation_mails m join public.events e on e.id = m.event_id where lower(m.recipient::text) = lower(of_email)
    ),
    'team_invitations', (
      select coalesce(jsonb_agg(jsonb_build_object('event', e.name, 'role', i.role, 'created_at', i.created_at)), '[]')
      from public.event_invitations i join public.events e on e.id = i.event_id where lower(i.email::text) = lower(of_email)
    ),
    'contact_messages', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'name', m.name, 'topic', m.topic, 'body', m.body, 'created_at', m.created_at
      ) order by m.created_at), '[]')
      from public.contact_messages m where lower(m.email) = lower(of_email)
    ),
    'privacy_requests', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', r.kind, 'words', r.words, 'created_at', r.created_at) order by r.created_at), '[]')
      from private.privacy_requests r where lower(r.email::text) = lower(of_email) and r.proven_at is not null
    )
  )
$$;

-- The copy is made when the link is opened, and is stored nowhere. Null for a link that is unknown, used or too old.
create function public.open_privacy_export(token text, network text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  asked private.privacy_requests;
begin
  if not private.count_use('privacy-export', 'network:' || network, 30, '1 hour') then
    return null;
  end if;
  update private.privacy_requests r set export_hash = null, export_opened_at = now()
  where r.export_hash = private.hash_invitation(token) and r.export_expires_at > now() and r.email is not null
  returning * into asked;
  if asked.id is null then
    return null;
  end if;
  return private.exported_address(asked.email::text);
end
$$;
comment on function public.open_privacy_export(text, text) is
  'The data of the address to which this link was mailed, once; for the server alone.';

create function private.require_privacy_desk() returns void
language plpgsql stable set search_path = '' as $$
begin
  if not private.has_permission('manage_guests') then
    raise insufficient_privilege using message = 'this needs manage_guests';
  end if;
end
$$;

create function private.require_privacy_request(request uuid) returns private.privacy_requests
language plpgsql set search_path = '' as $$
declare
  asked private.privacy_requests;
begin
  perform private.require_privacy_desk();
  select * into asked from private.privacy_requests r where r.id = request and r.proven_at is not null for update;
  if asked.id is null then
    perform private.refuse('PT404', 'unknown', 'Cette demande n’existe plus.');
  elsif asked.email is null or (asked.answered_at is not null and asked.erased is not null) then
    perform private.refuse('PT409', 'answered', 'Cette demande a déjà reçu sa réponse.');
  end if;
  return asked;
end
$$;

-- How many rows an address has in each event, by the event's title.
create function private.address_matches(of_email text) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'event', e.name, 'starts_on', e.starts_on, 'guests', m.guests, 'households', m.households, 'photos', m.photos, 'mails', m.mails
  ) order by e.starts_on, e.id), '[]')
  from (
    select x.event_id, sum(x.guests) as guests, sum(x.households) as households, sum(x.photos) as photos, sum(x.mails) as mails
    from (
      select g.event_id, count(*) as guests, count(distinct g.household_id) as households, 0 as photos, 0 as mails
      from public.guests g where lower(g.email::text) = lower(of_email) group by g.event_id
      union all
      select f.event_id, 0, 0, count(*), 0 from public.guest_photos f
      where f.id = any (private.photo_ids_of(of_email)) group by f.event_id
      union all
      select i.event_id, 0, 0, 0, count(*) from public.invitation_mails i
      where lower(i.recipient::text) = lower(of_email) group by i.event_id
    ) x
    group by x.event_id
  ) m
  join public.events e on e.id = m.event_id
$$;

create function private.privacy_request_row(r private.privacy_requests) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', r.id, 'email', r.email, 'kind', r.kind, 'words', r.words, 'proven_at', r.proven_at, 'due_on', r.due_on,
    'export_sent_at', r.export_sent_at, 'export_opened_at', r.export_opened_at, 'answered_at', r.answered_at, 'erased', r.erased,
    'has_account', exists (select from public.profiles p where lower(p.email::text) = lower(r.email::text)),
    'matches', case when r.email is null then '[]'::jsonb else private.address_matches(r.email::text) end
  )
$$;

-- Requests that wait come by their deadline; answered ones come newest first.
create function public.privacy_desk(
  answered boolean default false, after_at text default null, after_id uuid default null, most integer default 20
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  page_size integer := least(greatest(coalesce(most, 20), 1), 50);
  found_rows private.privacy_requests[];
begin
  perform private.require_privacy_desk();
  if answered then
    found_rows := array(
      select r from private.privacy_requests r
      where r.answered_at is not null and (after_id is null or (r.answered_at, r.id) < (after_at::timestamptz, after_id))
      order by r.answered_at desc, r.id desc limit page_size + 1
    );
  else
    found_rows := array(
      select r from private.privacy_requests r
      where r.proven_at is not null and r.answered_at is null and (after_id is null or (r.due_on, r.id) > (after_at::date, after_id))
      order by r.due_on, r.id limit page_size + 1
    );
  end if;
  return jsonb_build_object(
    'rows', (
      select coalesce(jsonb_agg(private.privacy_request_row(found_rows[n]) order by n), '[]')
      from generate_series(1, least(page_size, cardinality(found_rows))) n
    ),
    'next', case when cardinality(found_rows) > page_size then jsonb_build_object(
      'at', case when answered then (found_rows[page_size]).answered_at::text else (found_rows[page_size]).due_on::text end,
      'id', (found_rows[page_size]).id
    ) end
  );
end
$$;
comment on function public.privacy_desk(boolean, text, uuid, integer) is
  'The proven requests of access and erasure, with counts by event; needs manage_guests.';

create function public.retention_runs() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_privacy_desk();
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'ran_at', r.ran_at, 'erased', r.erased) order by r.id desc), '[]')
    from (select * from private.retention_runs o order by o.id desc limit 14) r
  );
end
$$;
comment on function public.retention_runs() is 'What the last nightly runs erased, as numbers; needs manage_guests.';

-- The administrator does not see the copy: its link goes to the proven address, is valid for three days and opens once. A lost link
-- is replaced by sending it again.
create function public.send_privacy_export(request uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  asked private.privacy_requests := private.require_privacy_request(request);
  site text := private.site_address();
  token text := private.new_token();
begin
  perform private.require_use(
    'privacy-export-mail', 'request:' || asked.id, 5, '1 day', 'Cinq liens sont déjà partis aujourd’hui. Réessayez demain.'
  );
  update private.privacy_requests r set
    export_hash = private.hash_invitation(token), export_expires_at = now() + interval '3 days', export_sent_at = now(),
    export_opened_at = null, answered_at = case r.kind when 'access' then coalesce(r.answered_at, now()) end
  where r.id = asked.id;
  perform private.mail_privacy(
    asked.email::text, 'privacy-export', 'Vos données sur ' || private.site_name(),
    E'Voici la copie des données liées à cette adresse sur ' || private.site_name()
    || E'. Le lien est valable trois jours et ne s’ouvre qu’une fois\u00a0:\n\n'
    || site || '/privacy/data/' || token
    || E'\n\nConservez ce fichier en lieu sûr.'
  );
  perform private.record_audit(
    'privacy_request.export_sent', 'privacy_request', asked.id::text, null, jsonb_build_object('kind', asked.kind)
  );
end
$$;
comment on function public.send_privacy_export(uuid) is
  'Mails the author of a request the link to a copy of their data; needs manage_guests.';

-- Erases the guests with an address from every event, with all that is theirs, and returns what was erased as numbers. A household
-- without other guests is deleted with its links and files. Another one remains under the names of its other guests. The hosts'
-- own notes, such as a task or a document, are theirs.
create function private.erase_address(of_email text) returns jsonb
language plpgsql set search_path = '' as $$
declare
  leaving uuid[] := private.guest_ids_of(of_email);
  photo_ids uuid[] := private.photo_ids_of(of_email);
  touched record;
  events_left uuid[] := '{}';
  households_gone integer := 0;
  files_gone integer := 0;
  mails_gone integer := 0;
  messages_gone integer := 0;
  number integer;
begin
  for touched in
    select g.household_id, g.event_id, array_agg(g.id) as guests, array_agg(private.name_key(g.first_name)) as names,
      not exists (
        select from public.guests o where o.household_id = g.household_id and not o.id = any (leaving)
          and (o.first_name <> '' or o.last_name <> '')
      ) as is_alone
    from public.guests g where g.id = any (leaving)
    group by g.household_id, g.event_id order by g.event_id, g.household_id
  loop
    events_left := events_left || touched.event_id;
    -- The hosts' notifications about the replies of this household show names.
    delete from public.notifications n
    using public.event_members m, public.households h
    where h.id = touched.household_id and m.event_id = touched.event_id and n.user_id = m.user_id and n.kind = 'replies'
      and strpos(n.title || ' ' || n.body, h.name) > 0;
    if touched.is_alone then
      -- Files that were uploaded and never got a row are removed as well.
      delete from storage.objects o
      where o.bucket_id = 'guest-photos'
        and o.name collate "C" >= touched.event_id || '/' || touched.household_id || '/'
        and o.name collate "C" < touched.event_id || '/' || touched.household_id || '0';
      get diagnostics number = row_count;
      files_gone := files_gone + number;
      -- The gift belongs to the hosts; the name of its giver does not.
      update public.gifts g set giver = 'Personne effacée' where g.household_id = touched.household_id;
      delete from public.households h where h.id = touched.household_id;
      households_gone := households_gone + 1;
    else
      delete from public.guest_photos f where f.household_id = touched.household_id and f.id = any (photo_ids);
      get diagnostics number = row_count;
      files_gone := files_gone + number;
      delete from public.guests g where g.id = any (touched.guests);
      update public.households h set name = left(private.first_names(h.id), 160)
      where h.id = touched.household_id and exists (
        select from unnest(touched.names) n where n <> '' and strpos(' ' || private.name_key(h.name) || ' ', ' ' || n || ' ') > 0
      );
    end if;
  end loop;
  -- The history of the last week holds former rows, also of guests whom the hosts have removed since.
  delete from private.guest_undos u
  where u.guest_ids && leaving or exists (
    select from jsonb_array_elements(
      case jsonb_typeof(u.before -> 'guests') when 'array' then u.before -> 'guests' else '[]' end
    ) g where lower(g ->> 'email') = lower(of_email)
  );
  update public.invitation_mails m set recipient = null where lower(m.recipient::text) = lower(of_email);
  delete from public.event_invitations i where lower(i.email::text) = lower(of_email);
  delete from public.contact_messages m where lower(m.email) = lower(of_email);
  get diagnostics messages_gone = row_count;
  if to_regclass('platform.outbox') is not null then
    delete from platform.outbox o where lower(o.recipient) = lower(of_email);
    get diagnostics mails_gone = row_count;
  end if;
  return jsonb_build_object(
    'events', (select count(distinct e) from unnest(events_left) e), 'guests', cardinality(leaving),
    'households', households_gone, 'photos', files_gone, 'mails', mails_gone, 'messages', messages_gone
  );
end
$$;

-- What the list of erasures calls an address: a keyed digest, which only this database and its backups can compare.
create function private.erasure_subject(of_email text) returns text
language sql stable set search_path = '' as $$
  select 'address:' || encode(private.use_key('erasure', lower(of_email)), 'hex')
$$;

-- A hosted service has backups of its own and no such list.
create function private.note_erasures(subjects text[]) returns void
language plpgsql set search_path = '' as $$
begin
  if to_regprocedure('platform.note_erasures(text[])') is not null then
    perform platform.note_erasures(subjects);
  end if;
end
$$;

-- Hosts are notified that somebody left their list, and not who.
create function public.erase_privacy_request(request uuid) returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '60s' as $$
declare
  asked private.privacy_requests := private.require_privacy_request(request);
  numbers jsonb;
  event uuid;
  events uuid[];
begin
  if asked.kind <> 'erasure' then
    perform private.refuse('PT409', 'not-asked', 'Cette personne n’a pas demandé l’effacement.');
  end if;
  events := array(select distinct g.event_id from public.guests g where lower(g.email::text) = lower(asked.email::text));
  numbers := private.erase_address(asked.email::text);
  perform private.note_erasures(array[private.erasure_subject(asked.email::text)]);
  -- Other requests of the address end with it.
  delete from private.privacy_requests r where lower(r.email::text) = lower(asked.email::text) and r.id <> asked.id;
  update private.privacy_requests r set
    email = null, words = '', proof_hash = null, export_hash = null, answered_at = now(), erased = numbers
  where r.id = asked.id;
  foreach event in array events loop
    perform private.notify_editors(
      event, 'replies', 'Une personne a quitté votre liste d’invités',
      'Elle a demandé l’effacement de ses données, comme la loi le permet. Vos nombres et vos menus sont à jour.', '/client/guests',
      'guest-erased:' || asked.id || ':' || event
    );
  end loop;
  perform private.record_audit('privacy_request.erased', 'privacy_request', asked.id::text, null, numbers);
  perform private.mail_privacy(
    asked.email::text, 'privacy-erased', 'Vos données sont effacées',
    'Comme vous l’avez demandé, les données liées à cette adresse sont effacées de ' || private.site_name()
    || '. Les sauvegardes, qui ne servent qu’à '
    || E'réparer une panne, seront effacées à leur tour dans les délais de notre politique de confidentialité.\n\nC’est le dernier '
    || E'message que nous vous envoyons.'
  );
  return numbers;
end
$$;
comment on function public.erase_privacy_request(uuid) is
  'Erases the author of a proven request from every guest list; needs manage_guests.';

-- Requests that nobody confirmed are deleted after their link has ended. The address of an answered request is erased once its link
-- has ended, and the row after three years.
create function private.forget_privacy_requests() returns bigint
language plpgsql set search_path = '' as $$
declare
  number bigint;
  also bigint;
begin
  delete from private.privacy_requests r
  where (r.proven_at is null and r.proof_expires_at < now()) or r.answered_at < now() - interval '3 years';
  get diagnostics number = row_count;
  update private.privacy_requests r set email = null, words = '', export_hash = null
  where r.email is not null and r.answered_at is not null and (r.export_expires_at is null or r.export_expires_at < now());
  get diagnostics also = row_count;
  return number + also;
end
$$;

revoke execute on function
  private.mail_privacy(text, text, text, text), public.ask_privacy_request(text, text, text, text),
  public.prove_privacy_request(text, text), private.guest_ids_of(text), private.photo_ids_of(text),
  private.exported_address(text), public.open_privacy_export(text, text), private.require_privacy_desk(),
  private.require_privacy_request(uuid), private.address_matches(text),
  private.privacy_request_row(private.privacy_requests), public.privacy_desk(boolean, text, uuid, integer),
  public.retention_runs(), public.send_privacy_export(uuid), private.erase_address(text), private.erasure_subject(text),
  private.note_erasures(text[]),
  public.erase_privacy_request(uuid), private.forget_privacy_requests()
from public, anon, authenticated, service_role;
grant execute on function
  public.ask_privacy_request(text, text, text, text), public.prove_privacy_request(text, text), public.open_privacy_export(text, text)
to service_role;
grant execute on function
  public.privacy_desk(boolean, text, uuid, integer), public.retention_runs(), public.send_privacy_export(uuid),
  public.erase_privacy_request(uuid)
to authenticated;
