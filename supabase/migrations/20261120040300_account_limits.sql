-- How many events and documents one account may have, however they are spread.

-- Definer: it counts events whatever the caller sees of them. Those that wait for their deletion are not counted; making them was.
create function private.limit_events() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- The operator's own hand, such as an import, is not counted.
  if auth.uid() is null then
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('event:' || new.owner_id, 0));
  if (select count(*) from public.events e where e.owner_id = new.owner_id and e.deletion_on is null) >= 50 then
    perform private.refuse(
      'PT409', 'too-many-events', 'Un compte prépare cinquante événements au plus. Supprimez-en un pour continuer.', '50'
    );
  elsif tg_op = 'INSERT' and not private.count_use('event', 'person:' || new.owner_id, 100, '30 days') then
    perform private.refuse('PT429', 'too-many-new-events', 'Cent nouveaux événements par mois au plus. Réessayez plus tard.', '100');
  end if;
  return new;
end
$$;
comment on function private.limit_events() is 'Keeps the events of an account, and how many it makes, within bounds.';

create trigger events_limit before insert on public.events
  for each row execute function private.limit_events();
create trigger events_limit_received before update of owner_id on public.events
  for each row when (old.owner_id is distinct from new.owner_id) execute function private.limit_events();

-- Definer: sizes are read whatever the caller may see. All events of one owner together.
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
  private.limit_events(), private.documents_of(uuid),
  private.account_document_bytes(), private.account_document_files()
from public, anon, authenticated, service_role;
