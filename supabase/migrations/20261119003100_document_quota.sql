-- A round number of the bytes that people are told: 1 Go.
create or replace function private.document_quota() returns bigint
language sql immutable set search_path = '' as $$ select 1000000000::bigint $$;
