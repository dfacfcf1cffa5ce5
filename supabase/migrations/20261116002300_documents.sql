-- The documents of an event and their files.

-- A row holds what a list shows of a file. The file is in a private bucket, in a folder named by the event, under a name that
-- cannot be guessed. A document of a budget line is hidden with it.
create table public.documents (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references public.events (id) on delete cascade,
  path text not null unique,
  name text not null check (length(btrim(name)) between 1 and 200),
  folder text not null default '' check (length(folder) <= 80),
  -- Both values are read from the file itself.
  size_bytes bigint not null check (size_bytes >= 0),
  mime text not null check (length(mime) <= 120),
  event_partner_id uuid,
  budget_item_id uuid,
  uploaded_by uuid default auth.uid() references public.profiles (id) on delete set null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  unique (id, event_id),
  foreign key (event_partner_id, event_id) references public.event_partners (id, event_id) on delete set null (event_partner_id),
  foreign key (budget_item_id, event_id) references public.budget_items (id, event_id) on delete set null (budget_item_id),
  -- It outlives the line, so that a receipt remains hidden from members excluded from the budget.
  is_about_money boolean not null default false,
  constraint documents_lie_in_their_folder check (
    private.is_storage_path(path, event_id::text, 'pdf|jpg|png|webp|avif|heic|docx|xlsx|odt|ods|txt|csv')
  ),
  constraint documents_of_the_budget_are_hidden_with_it check (budget_item_id is null or is_about_money)
);

create index documents_list_idx on public.documents (event_id, folder, name, id);
create index documents_event_partner_id_idx on public.documents (event_partner_id);
create index documents_budget_item_id_idx on public.documents (budget_item_id);
create index documents_uploaded_by_idx on public.documents (uploaded_by);

alter table public.documents enable row level security;
revoke all on public.documents from anon, authenticated;
grant all on public.documents to service_role;
grant select, delete on public.documents to authenticated;
grant insert (id, event_id, path, name, folder, event_partner_id, budget_item_id), update (name, folder, event_partner_id, budget_item_id)
  on public.documents to authenticated;

create policy "members read documents" on public.documents
  for select to authenticated
  using (event_id = any ((select private.member_event_ids())::uuid[]) and not is_about_money);

create policy "members who may see the budget read its documents" on public.documents
  for select to authenticated
  using (event_id = any ((select private.budget_event_ids())::uuid[]) and is_about_money);

create policy "editors add documents" on public.documents
  for insert to authenticated
  with check (event_id = any ((select private.editor_event_ids())::uuid[]));

create policy "editors change documents" on public.documents
  for update to authenticated
  using (event_id = any ((select private.editor_event_ids())::uuid[]))
  with check (event_id = any ((select private.editor_event_ids())::uuid[]));

create policy "editors delete documents" on public.documents
  for delete to authenticated
  using (event_id = any ((select private.editor_event_ids())::uuid[]));

-- A file that has no row yet is seen by the editors, who may add its row. It runs as definer because the row decides, also where
-- the caller may not read it.
create function private.may_read_document(path text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  folder text := split_part(path, '/', 1);
begin
  if folder = any (private.editor_event_ids()::text[]) then
    return true;
  end if;
  return exists (
    select from public.documents d
    where d.path = may_read_document.path
      and d.event_id = any (case when d.is_about_money then private.budget_event_ids() else private.member_event_ids() end)
  );
end
$$;
comment on function private.may_read_document(text) is 'Whether the caller may fetch a file of an event.';

-- It runs as definer because a policy of a table cannot sum that table.
create function private.fits_document_quota(path text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  folder text := split_part(path, '/', 1);
begin
  return folder = any (private.editor_event_ids()::text[]) and private.document_bytes(folder::uuid) < private.document_quota()
    and exists (
      select from public.events e cross join lateral private.documents_of(e.owner_id) d
      where e.id = folder::uuid and d.bytes < private.account_document_bytes() and d.files < private.account_document_files()
    );
end
$$;
comment on function private.fits_document_quota(text) is 'Whether an event that the caller edits may have one more file.';

-- The bucket is also in config.toml; policies need it whoever applies the project.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'event-documents', 'event-documents', false, 26214400,
  '{application/pdf,image/jpeg,image/png,image/webp,image/avif,image/heic,text/plain,text/csv,application/vnd.openxmlformats-officedocument.wordprocessingml.document,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,application/vnd.oasis.opendocument.text,application/vnd.oasis.opendocument.spreadsheet}'
)
on conflict (id) do nothing;

create policy "members fetch the documents that they may read" on storage.objects
  for select to authenticated
  using (bucket_id = 'event-documents' and private.may_read_document(name));

create policy "editors lay documents in the folder of their event" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'event-documents'
    and name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(pdf|jpg|png|webp|avif|heic|docx|xlsx|odt|ods|txt|csv)$'
    and private.fits_document_quota(name)
  );

create policy "editors remove documents from the folder of their event" on storage.objects
  for delete to authenticated
  using (bucket_id = 'event-documents' and (storage.foldername(name))[1] = any ((select private.editor_event_ids())::text[]));

-- It is a round number in the unit that people read: 1 Go.
create function private.document_quota() returns bigint
language plpgsql stable set search_path = '' as $$
begin
  return (private.setting('limits') ->> 'document_megabytes')::bigint * 1000000;
end
$$;

-- Files without a row are included. It runs as definer because sizes are read whatever the caller may see.
create function private.document_bytes(of_event uuid) returns bigint
language sql stable security definer set search_path = '' as $$
  select coalesce(sum((o.metadata ->> 'size')::bigint), 0)::bigint from storage.objects o
  where o.bucket_id = 'event-documents' and o.name collate "C" >= of_event || '/' and o.name collate "C" < of_event || '0'
$$;
comment on function private.document_bytes(uuid) is 'How many bytes the files of an event take.';

-- The size and the type come from the file, and no request sets them. It runs as definer because it reads the row of the file.
create function private.complete_document() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  file storage.objects;
begin
  new.is_about_money := new.is_about_money or new.budget_item_id is not null;
  if tg_op = 'UPDATE' then
    -- A document that is removed from its line by hand, and not by deleting the line, is no longer about money.
    if new.budget_item_id is null and old.budget_item_id is not null and pg_trigger_depth() = 1 then
      new.is_about_money := false;
    end if;
    return new;
  end if;
  select * into file from storage.objects o where o.bucket_id = 'event-documents' and o.name = new.path;
  new.size_bytes := coalesce((file.metadata ->> 'size')::bigint, 0);
  new.mime := coalesce(file.metadata ->> 'mimetype', 'application/octet-stream');
  return new;
end
$$;
comment on function private.complete_document() is 'Sets a document''s size and type from its file.';

-- It runs after the insert, when the policies have accepted the row: before it, a stranger could learn which files another event
-- has and how full it is. It runs as definer because it reads files and sizes that the caller may not.
create function private.check_document_file() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid := (select e.owner_id from public.events e where e.id = new.event_id);
  together record;
  over bigint;
begin
  if not exists (select from storage.objects o where o.bucket_id = 'event-documents' and o.name = new.path) then
    perform private.refuse('PT422', 'no-file', 'Le fichier n’est pas arrivé. Envoyez-le de nouveau.', 'path');
  end if;
  -- Uploads are checked one after the other, so that two files together do not exceed the quota.
  perform pg_advisory_xact_lock(hashtextextended('documents:' || owner, 0));
  over := private.document_bytes(new.event_id) - private.document_quota();
  if over > 0 then
    perform private.refuse('PT413', 'quota-full', 'Il n’y a plus assez de place pour ce fichier.', over::text);
  end if;
  together := private.documents_of(owner);
  if together.bytes > private.account_document_bytes() or together.files > private.account_document_files() then
    perform private.refuse(
      'PT413', 'account-full', 'Les documents de tous vos événements prennent déjà toute la place de ce compte.',
      (together.bytes - private.account_document_bytes())::text
    );
  end if;
  return null;
end
$$;
comment on function private.check_document_file() is 'Refuses a document without a file, or above the quotas of the event and its owner.';

-- It runs as definer because the file is removed with its row, whoever deletes the row.
create function private.remove_document_file() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from storage.objects o where o.bucket_id = 'event-documents' and o.name = old.path;
  return null;
end
$$;
comment on function private.remove_document_file() is 'Removes the file of a document that was deleted.';

create function private.record_new_document() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.record_activity(new.event_id, 'document_added', new.name, new.is_about_money);
  return null;
end
$$;
comment on function private.record_new_document() is 'Records that a document was added.';

-- It runs as definer because members do not list the files themselves.
create function public.document_storage(of_event uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  used bigint := private.document_bytes(of_event);
begin
  perform private.require_member(of_event);
  -- The other events of its owner may leave less than the quota of an event.
  return jsonb_build_object('used_bytes', used, 'quota_bytes', greatest(used, least(
    private.document_quota(),
    used + private.account_document_bytes() - (
      select d.bytes from public.events e cross join lateral private.documents_of(e.owner_id) d where e.id = of_event
    )
  )));
end
$$;
comment on function public.document_storage(uuid) is 'How many bytes the files of an event take and may take, for its members.';

-- All events of one owner count together. It runs as definer because sizes are read whatever the caller may see.
create function private.documents_of(person uuid, out bytes bigint, out files bigint)
language sql stable security definer set search_path = '' as $$
  select coalesce(sum((o.metadata ->> 'size')::bigint), 0)::bigint, count(o.id)
  from public.events e
  join storage.objects o on o.bucket_id = 'event-documents'
    and o.name collate "C" >= e.id || '/' and o.name collate "C" < e.id || '0'
  where e.owner_id = person
$$;
comment on function private.documents_of(uuid) is 'How many bytes and files the documents of all events of a person take.';

create function private.account_document_bytes() returns bigint
language sql immutable set search_path = '' as $$ select 5000000000::bigint $$;

create function private.account_document_files() returns bigint
language sql immutable set search_path = '' as $$ select 5000::bigint $$;

revoke execute on function
  private.may_read_document(text), private.fits_document_quota(text), private.document_quota(), private.document_bytes(uuid),
  private.complete_document(), private.check_document_file(), private.remove_document_file(), private.record_new_document(),
  public.document_storage(uuid), private.documents_of(uuid), private.account_document_bytes(), private.account_document_files()
from public, anon, authenticated, service_role;
grant execute on function
  private.may_read_document(text), private.fits_document_quota(text), public.document_storage(uuid)
to authenticated;

create trigger documents_complete before insert or update on public.documents
  for each row execute function private.complete_document();
create trigger documents_check_file after insert on public.documents
  for each row execute function private.check_document_file();
create trigger documents_bump_version before update of name, folder, event_partner_id, budget_item_id on public.documents
  for each row execute function private.bump_version();
create trigger documents_remove_file after delete on public.documents
  for each row execute function private.remove_document_file();
create trigger documents_record_activity after insert on public.documents
  for each row execute function private.record_new_document();

alter publication supabase_realtime add table public.documents;
