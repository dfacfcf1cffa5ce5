-- Who may fetch and lay files of an event. A file that has no row yet is seen by those who may give it one.

-- Definer: the row of a file decides, also where the caller may not read it.
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

-- Definer: a policy of a table cannot sum that table.
create function private.has_room_for_document(path text) returns boolean
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
comment on function private.has_room_for_document(text) is 'Whether an event that the caller edits may have one more file.';

create policy "members fetch the documents that they may read" on storage.objects
  for select to authenticated
  using (bucket_id = 'event-documents' and private.may_read_document(name));

create policy "editors lay documents in the folder of their event" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'event-documents'
    and name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(pdf|jpg|png|webp|avif|heic|docx|xlsx|odt|ods|txt|csv)$'
    and private.has_room_for_document(name)
  );

create policy "editors remove documents from the folder of their event" on storage.objects
  for delete to authenticated
  using (bucket_id = 'event-documents' and (storage.foldername(name))[1] = any ((select private.editor_event_ids())::text[]));

-- Definer: sums files that members do not list themselves.
create function public.document_room(of_event uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  used bigint := private.document_bytes(of_event);
begin
  perform private.require_member(of_event);
  -- What the other events of its owner take may leave less than an event may have.
  return jsonb_build_object('used_bytes', used, 'quota_bytes', greatest(used, least(
    private.document_quota(),
    used + private.account_document_bytes() - (
      select d.bytes from public.events e cross join lateral private.documents_of(e.owner_id) d where e.id = of_event
    )
  )));
end
$$;
comment on function public.document_room(uuid) is 'How much room the files of an event take, for its members.';

revoke execute on function
  private.may_read_document(text), private.has_room_for_document(text), public.document_room(uuid)
from public, anon, authenticated, service_role;
grant execute on function
  private.may_read_document(text), private.has_room_for_document(text), public.document_room(uuid)
to authenticated;
