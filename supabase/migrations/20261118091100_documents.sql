-- Contracts, receipts and pictures of an event. A row tells of each file what a list needs; the file lies in a private bucket, in a
-- folder named by the event, under a name that cannot be guessed. What belongs to a line of the budget is hidden with it.
create table public.documents (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references public.events (id) on delete cascade,
  path text not null unique,
  name text not null check (length(btrim(name)) between 1 and 200),
  folder text not null default '' check (length(folder) <= 80),
  -- Read from the file itself.
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
  -- Outlives the line: a receipt stays hidden from those who are kept from the budget.
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

-- As in config.toml; here too, so that policies find it whoever lays the project.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'event-documents', 'event-documents', false, 26214400,
  '{application/pdf,image/jpeg,image/png,image/webp,image/avif,image/heic,text/plain,text/csv,application/vnd.openxmlformats-officedocument.wordprocessingml.document,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,application/vnd.oasis.opendocument.text,application/vnd.oasis.opendocument.spreadsheet}'
)
on conflict (id) do nothing;

create function private.document_quota() returns bigint
language sql immutable set search_path = '' as $$ select 1073741824::bigint $$;

-- What lies in an event's folder, files without a row included. Definer: sizes are read whatever the caller may see.
create function private.document_bytes(of_event uuid) returns bigint
language sql stable security definer set search_path = '' as $$
  select coalesce(sum((o.metadata ->> 'size')::bigint), 0)::bigint from storage.objects o
  where o.bucket_id = 'event-documents' and o.name collate "C" >= of_event || '/' and o.name collate "C" < of_event || '0'
$$;
comment on function private.document_bytes(uuid) is 'How many bytes the files of an event take.';

-- Definer: the file's row is read to know its size and kind, which no request may say.
create function private.complete_document() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  file storage.objects;
begin
  new.is_about_money := new.is_about_money or new.budget_item_id is not null;
  if tg_op = 'UPDATE' then
    -- Taken off its line by hand, and not by the line's end, it is no longer about money.
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
comment on function private.complete_document() is 'Takes a document''s size and kind from its file.';

-- Definer: reads files and sizes that the caller may not. After the insert, when the policies have let the row in: before it, a stranger
-- could learn which files another event has and how full it is.
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
  -- One after the other, so that two files together do not pass where each alone would.
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

-- Definer: a row that goes, by whatever door, takes its file along.
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
comment on function private.record_new_document() is 'Keeps that a document was added.';

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

revoke execute on function
  private.document_quota(), private.document_bytes(uuid), private.complete_document(), private.check_document_file(),
  private.remove_document_file(),
  private.record_new_document()
from public, anon, authenticated, service_role;

alter publication supabase_realtime add table public.documents;
