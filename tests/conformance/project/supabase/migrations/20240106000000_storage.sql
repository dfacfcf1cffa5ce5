-- Who may do what with files: a bucket's first word says which rule applies to it, so that each test makes its own.

-- own-: a folder for each member, and nobody in another's.
create policy "members read their own folder" on storage.objects for select to authenticated
  using (bucket_id like 'own-%' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "members add to their own folder" on storage.objects for insert to authenticated
  with check (bucket_id like 'own-%' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "members change their own folder" on storage.objects for update to authenticated
  using (bucket_id like 'own-%' and (storage.foldername(name))[1] = (select auth.uid())::text)
  with check (bucket_id like 'own-%' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "members remove from their own folder" on storage.objects for delete to authenticated
  using (bucket_id like 'own-%' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "members see the buckets of folders" on storage.buckets for select to authenticated
  using (id like 'own-%');

-- mine-: what one has uploaded oneself, wherever it lies.
create policy "members read what they uploaded" on storage.objects for select to authenticated
  using (bucket_id like 'mine-%' and owner_id = (select auth.uid())::text);
create policy "members upload anywhere" on storage.objects for insert to authenticated
  with check (bucket_id like 'mine-%');

-- shelf-: everyone reads and members add, but what lies there stays as it is.
create policy "everyone reads the shelf" on storage.objects for select to anon, authenticated
  using (bucket_id like 'shelf-%');
create policy "members add to the shelf" on storage.objects for insert to authenticated
  with check (bucket_id like 'shelf-%');

-- drop-: a letter box; who puts something in never sees it again.
create policy "anyone drops a letter" on storage.objects for insert to anon, authenticated
  with check (bucket_id like 'drop-%');

-- wipe-: read and change without the right to add or to remove.
create policy "members read what they may correct" on storage.objects for select to authenticated
  using (bucket_id like 'wipe-%');
create policy "members correct what is there" on storage.objects for update to authenticated
  using (bucket_id like 'wipe-%') with check (bucket_id like 'wipe-%');

-- network-: readable from one network only, which no test client belongs to.
create policy "one network reads" on storage.objects for select to anon
  using (
    bucket_id like 'network-%'
    and nullif(current_setting('request.headers', true), '')::json ->> 'x-client-network' = '10.9.9.9'
  );
