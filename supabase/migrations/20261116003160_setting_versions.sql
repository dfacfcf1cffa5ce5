-- The versions of the site's settings: who changed what and when, so that a change can be undone. Also the logo and the test mail.

-- A version is the value that it gave to the setting; the first one is what the installation began with. The table names people by
-- their ids, so that a name does not outlive its account.
create table public.site_setting_versions (
  key text not null references public.site_settings (key) on delete cascade,
  version integer not null,
  value jsonb not null,
  -- Null: the server itself, or somebody whose account was deleted.
  changed_by uuid references public.profiles (id) on delete set null,
  changed_at timestamptz not null default now(),
  primary key (key, version)
);

create index site_setting_versions_changed_by_idx on public.site_setting_versions (changed_by);

alter table public.site_setting_versions enable row level security;
revoke all on public.site_setting_versions from anon, authenticated, service_role;
grant select on public.site_setting_versions to authenticated, service_role;

create policy "those who manage the system read the versions of settings" on public.site_setting_versions
  for select to authenticated
  using ((select private.has_permission('manage_system')));

-- It runs as definer because a policy of a table cannot count that table. Logos that are no longer shown remain, so that an earlier
-- version can be restored.
create function private.has_room_for_site_picture() returns boolean
language sql stable security definer set search_path = '' as $$
  select count(*) < 50 from storage.objects o where o.bucket_id = 'site-pictures'
$$;
comment on function private.has_room_for_site_picture() is 'Whether one more picture of the site itself may be stored.';

-- The bucket is also in config.toml; policies need it whoever applies the project.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('site-pictures', 'site-pictures', true, 2097152, '{image/webp,image/jpeg,image/png,image/avif}')
on conflict (id) do nothing;

create policy "those who manage the system see the pictures of the site" on storage.objects
  for select to authenticated
  using (bucket_id = 'site-pictures' and (select private.has_permission('manage_system')));

create policy "those who manage the system add pictures of the site" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'site-pictures' and (select private.has_permission('manage_system'))
    and name ~ '^logo/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(webp|jpg|png|avif)$'
    and (select private.has_room_for_site_picture())
  );

create policy "those who manage the system remove pictures of the site" on storage.objects
  for delete to authenticated
  using (bucket_id = 'site-pictures' and (select private.has_permission('manage_system')));

-- Every change of a setting is stored, recorded in the audit log and sent to the servers, which show it at once. The names and
-- addresses of people are in these settings, and the audit log cannot be changed: it gets the numbers of the versions and the names
-- of the changed fields. It runs as definer because nobody else writes versions and the audit log.
create function private.record_setting_version() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.site_setting_versions (key, version, value, changed_by)
  values (new.key, new.version, new.value, private.own_profile_id());
  perform private.record_audit(
    'settings.changed', 'setting', new.key,
    jsonb_build_object('version', old.version)
      || case when new.key in ('contact', 'legal', 'testimonials') then '{}' else jsonb_build_object('value', old.value) end,
    jsonb_build_object('version', new.version, 'fields', (
      select coalesce(jsonb_agg(f.name order by f.name), '[]')
      from (select jsonb_object_keys(old.value) union select jsonb_object_keys(new.value)) as f (name)
      where old.value -> f.name is distinct from new.value -> f.name
    ))
      || case when new.key in ('contact', 'legal', 'testimonials') then '{}' else jsonb_build_object('value', new.value) end
  );
  perform pg_notify('site_settings', new.key);
  return null;
end
$$;
comment on function private.record_setting_version() is 'Stores a version of a setting, and announces it to the servers.';

-- The newest come first; `before` is the last version of the previous page. It runs as definer because those who manage the system
-- may not read the profiles of administrators.
create function public.setting_versions(of_key text, before integer default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.has_permission('manage_system') then
    raise insufficient_privilege using message = 'this needs manage_system';
  end if;
  return private.versions_with_authors(array_to_json(array(
    select to_json(o) from public.site_setting_versions o
    where o.key = of_key and (before is null or o.version < before)
    order by o.version desc limit 20
  ))::jsonb);
end
$$;
comment on function public.setting_versions(text, integer) is 'A page of the versions of a setting with their authors; needs manage_system.';

-- It goes to the caller's own address, so that nobody can mail others with it. It runs as definer because no caller writes mails.
create function public.send_test_mail() returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  recipient text := (select p.email::text from public.profiles p where p.id = auth.uid());
  site text;
begin
  if not private.has_permission('manage_system') then
    raise insufficient_privilege using message = 'this needs manage_system';
  end if;
  site := private.site_address();
  if recipient is null then
    perform private.refuse('PT422', 'no-recipient', 'Votre compte n’a pas d’adresse e-mail.');
  end if;
  perform private.require_use(
    'test-mail', 'person:' || auth.uid(), 10, '1 hour', 'Dix essais par heure au plus. Réessayez un peu plus tard.'
  );
  return platform.send_mail(
    'settings-test:' || gen_random_uuid(), 'settings-test', recipient, 'E-mail d’essai',
    format(
      E'Bonjour,\n\nCet e-mail d’essai vient de %s. Si vous le lisez, les envois fonctionnent. Le nom de l’expéditeur est celui que '
      || E'toutes les personnes inscrites verront.\n\n%s\n',
      private.site_name(), site
    )
  );
end
$$;
comment on function public.send_test_mail() is 'Sends a mail to the caller''s own address; needs manage_system.';

-- The outcome of the caller's own test mail: waiting, sent, stored in the mailbox of the demonstration, or failed. It runs as
-- definer because nobody reads the queue of mails.
create function public.test_mail_outcome(message uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.has_permission('manage_system') then
    raise insufficient_privilege using message = 'this needs manage_system';
  end if;
  return (
    select jsonb_build_object(
      'state', case
        when o.failed_at is not null then 'failed'
        when o.sent_by = 'mailbox' then 'mailbox'
        when o.sent_at is not null then 'sent'
        when o.last_error is not null then 'retrying'
        else 'waiting'
      end,
      'error', o.last_error
    )
    from platform.outbox o
    where o.id = message and o.kind = 'settings-test'
      and o.recipient = (select p.email::text from public.profiles p where p.id = auth.uid())
  );
end
$$;
comment on function public.test_mail_outcome(uuid) is 'Whether the caller''s test mail has left; needs manage_system.';

revoke execute on function
  private.has_room_for_site_picture(), private.record_setting_version(), public.setting_versions(text, integer),
  public.send_test_mail(), public.test_mail_outcome(uuid)
from public, anon, authenticated, service_role;
grant execute on function
  private.has_room_for_site_picture(), public.setting_versions(text, integer), public.send_test_mail(), public.test_mail_outcome(uuid)
to authenticated;

create trigger site_settings_record_version after update on public.site_settings
  for each row when (new.version <> old.version) execute function private.record_setting_version();

insert into public.site_setting_versions (key, version, value) select s.key, s.version, s.value from public.site_settings s;
