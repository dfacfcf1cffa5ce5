-- Buckets and objects: what lies in storage, and whose policies decide. Repeatable: later versions add columns with
-- `add column if not exists`. No role of the API may write a key of bytes it was not given by the service.
create schema if not exists storage;

create table if not exists storage.buckets (
  id text primary key check (length(id) between 1 and 100),
  name text not null unique check (length(name) between 1 and 100),
  owner uuid,
  owner_id text,
  public boolean not null default false,
  file_size_limit bigint check (file_size_limit > 0),
  allowed_mime_types text[],
  type text not null default 'STANDARD' check (type = 'STANDARD'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- As published, for seeds and dumps of other projects; nothing here reads it.
alter table storage.buckets add column if not exists avif_autodetection boolean default false;

create table if not exists storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text not null references storage.buckets (id),
  name text not null check (octet_length(name) between 1 and 1024),
  owner uuid,
  owner_id text,
  -- What HTTP says of the bytes: eTag, size, mimetype, cacheControl, lastModified, contentLength, httpStatusCode.
  metadata jsonb,
  -- What the uploader says of them.
  user_metadata jsonb,
  -- The key of the bytes, made by the service: one key belongs to one object for ever.
  version text,
  path_tokens text[] generated always as (string_to_array(name, '/')) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_accessed_at timestamptz default now(),
  unique (bucket_id, name)
);
alter table storage.objects add column if not exists level integer;
-- Prefixes are ranges only in the order of bytes.
create index if not exists objects_prefix_idx on storage.objects (bucket_id, name collate "C");
create unique index if not exists objects_version_idx on storage.objects (version);
create index if not exists objects_owner_id_idx on storage.objects (owner_id);

-- Resumable uploads in progress. They have no foreign key to the bucket: a bucket deleted meanwhile is noticed at the end, and the
-- row must remain until the parts are removed.
create table if not exists storage.uploads (
  id uuid primary key default gen_random_uuid(),
  bucket_id text not null,
  name text not null,
  -- Who started it: {"role": …, "sub": …}. Nobody else may continue it.
  caller jsonb not null,
  key text not null unique,
  handle text not null,
  size bigint not null check (size >= 0),
  received bigint not null default 0 check (received between 0 and size),
  parts jsonb not null default '[]',
  content_type text not null,
  cache_control text,
  user_metadata jsonb,
  upsert boolean not null default false,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
-- The row of a finished upload remains until it expires, so that a client whose last response was lost can ask for it.
alter table storage.uploads add column if not exists finished_at timestamptz;
create index if not exists uploads_expires_at_idx on storage.uploads (expires_at);
create index if not exists uploads_unfinished_idx on storage.uploads (bucket_id, split_part(name, '/', 1))
where finished_at is null;
create index if not exists uploads_caller_idx on storage.uploads (caller) where finished_at is null;

-- Keys whose bytes may be removed after that instant unless an object refers to them: those of removed and replaced versions, and
-- those reserved for an upload that was never finished.
create table if not exists storage.discarded (
  key text primary key,
  discarded_at timestamptz not null default now()
);
create index if not exists discarded_discarded_at_idx on storage.discarded (discarded_at);

-- Security definer: every removal of a row also discards its bytes, and no role may write this table itself.
create or replace function storage.discard_version() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into storage.discarded (key) values (old.version)
  on conflict (key) do update set discarded_at = excluded.discarded_at;
  return null;
end
$$;

-- Definer, for the same reason: rows may also go all at once.
create or replace function storage.discard_all_versions() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into storage.discarded (key) select version from storage.objects where version is not null
  on conflict (key) do update set discarded_at = excluded.discarded_at;
  return null;
end
$$;

-- Definer, for the same reason: the bytes of an existing row are no longer reserved.
create or replace function storage.claim_version() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from storage.discarded where key = new.version;
  return null;
end
$$;

create or replace function storage.touch_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at = now();
  return new;
end
$$;

-- Uploads that have begun but not finished count in every limit: this adds a placeholder row for each of them in the same
-- top folder, so that policies and triggers that count or add up objects see them. Called in transactions that are always
-- rolled back; the deferred trigger below makes sure that no placeholder can be committed.
-- `own_upload` is left out, and so is everything that began after it: of uploads that begin together the first ones pass.
-- Definer: a caller's policies must count the uploads of other people in the same folder, which the caller cannot read.
create or replace function storage.add_unfinished_uploads(bucket text, object_name text, own_upload uuid) returns void
language sql volatile security definer set search_path = '' as $$
  insert into storage.objects (bucket_id, name, owner_id, version, metadata)
  select distinct on (u.name) u.bucket_id, u.name, u.caller ->> 'sub', 'unfinished/' || u.id,
    jsonb_build_object('size', u.size, 'contentLength', u.size, 'mimetype', u.content_type)
  from storage.uploads u
  left join storage.uploads own on own.id = own_upload
  where u.bucket_id = bucket and split_part(u.name, '/', 1) = split_part(object_name, '/', 1) and u.name <> object_name
    and u.finished_at is null and u.expires_at > now()
    and (own.id is null or (u.created_at, u.id) < (own.created_at, own.id))
  order by u.name, u.size desc
  on conflict (bucket_id, name) do nothing
$$;

create or replace function storage.refuse_placeholder() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'A placeholder of an unfinished upload cannot be committed' using errcode = '42501';
end
$$;

revoke execute on function storage.add_unfinished_uploads(text, text, uuid), storage.refuse_placeholder() from public;
revoke execute on function
  storage.discard_version(), storage.discard_all_versions(), storage.claim_version(), storage.touch_updated_at()
from public;

create or replace trigger objects_discard_deleted after delete on storage.objects
for each row when (old.version is not null) execute function storage.discard_version();
create or replace trigger objects_discard_replaced after update of version on storage.objects
for each row when (old.version is not null and old.version is distinct from new.version)
execute function storage.discard_version();
create or replace trigger objects_discard_truncated before truncate on storage.objects
for each statement execute function storage.discard_all_versions();
create or replace trigger objects_claim_inserted after insert on storage.objects
for each row when (new.version is not null) execute function storage.claim_version();
create or replace trigger objects_claim_replaced after update of version on storage.objects
for each row when (new.version is not null and old.version is distinct from new.version)
execute function storage.claim_version();
drop trigger if exists objects_refuse_placeholder on storage.objects;
create constraint trigger objects_refuse_placeholder after insert on storage.objects deferrable initially deferred
for each row when (starts_with(new.version, 'unfinished/')) execute function storage.refuse_placeholder();
create or replace trigger objects_updated_at before update on storage.objects
for each row execute function storage.touch_updated_at();
create or replace trigger buckets_updated_at before update on storage.buckets
for each row execute function storage.touch_updated_at();

-- For policies, as on hosted Supabase.
create or replace function storage.foldername(name text) returns text[] language sql immutable
return (string_to_array(name, '/'))[1:cardinality(string_to_array(name, '/')) - 1];

create or replace function storage.filename(name text) returns text language sql immutable
return (string_to_array(name, '/'))[cardinality(string_to_array(name, '/'))];

create or replace function storage.extension(name text) returns text language sql immutable
return reverse(split_part(reverse(storage.filename(name)), '.', 1));

alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
alter table storage.uploads enable row level security;
alter table storage.discarded enable row level security;

revoke all on schema storage from public;
grant usage on schema storage to anon, authenticated, service_role;
grant select, insert, update, delete on storage.buckets, storage.objects to anon, authenticated, service_role;
revoke all on storage.uploads, storage.discarded from anon, authenticated, service_role;
grant execute on function storage.foldername(text), storage.filename(text), storage.extension(text),
  storage.add_unfinished_uploads(text, text, uuid)
to anon, authenticated, service_role;
