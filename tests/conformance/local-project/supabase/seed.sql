-- Accounts as seeds on the web write them: columns of the published table, a bcrypt hash, an identity.
insert into auth.users (
  instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, recovery_sent_at, last_sign_in_at, raw_app_meta_data,
  raw_user_meta_data, created_at, updated_at, confirmation_token, email_change, email_change_token_new, recovery_token,
  email_change_token_current, email_change_confirm_status, phone, phone_change, phone_change_token, reauthentication_token, is_super_admin,
  is_sso_user, is_anonymous
) (
  select '00000000-0000-0000-0000-000000000000', ('5eed0000-0000-4000-8000-00000000000' || number)::uuid, 'authenticated', 'authenticated',
    'user' || number || '@example.com', crypt('password123', gen_salt('bf', 4)), current_timestamp, current_timestamp, current_timestamp,
    '{"provider":"email","providers":["email"]}', jsonb_build_object('username', 'user' || number), current_timestamp, current_timestamp,
    '', '', '', '', '', 0, null, '', '', '', null, false, false
  from generate_series(1, 2) as number
);

-- A row with as little as a hand-written seed has, and nulls where the published table takes them.
insert into auth.users (id, instance_id, aud, role, email, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
values ('5eed0000-0000-4000-8000-000000000009', '00000000-0000-0000-0000-000000000000', null, null, 'nobody@example.com', null, null, null, null);

insert into auth.identities (id, user_id, provider_id, identity_data, provider, last_sign_in_at, created_at, updated_at) (
  select uuid_generate_v4(), id, id::text, format('{"sub":"%s","email":"%s"}', id::text, email)::jsonb, 'email', current_timestamp,
    current_timestamp, current_timestamp
  from auth.users where encrypted_password is not null
);

insert into public.tasks (user_id, title, labels) values ('5eed0000-0000-4000-8000-000000000001', 'Seeded', 'kind => first');
insert into storage.buckets (id, name, public, avif_autodetection, file_size_limit, allowed_mime_types, owner)
values ('documents', 'documents', false, false, null, null, null);

insert into storage.buckets (id, name, owner, created_at, updated_at, public)
values ('archive', 'archive', '5eed0000-0000-4000-8000-000000000001', '2021-01-01T00:00:00Z', '2021-01-01T00:00:00Z', false);
insert into storage.objects (id, bucket_id, name, owner, owner_id, created_at, updated_at, last_accessed_at, metadata, version)
values (
  '5eed0000-0000-4000-8000-0000000000f1', 'archive', 'letters/first.txt', '5eed0000-0000-4000-8000-000000000001',
  '5eed0000-0000-4000-8000-000000000001', now(), now(), now(), '{"mimetype": "text/plain", "size": 1234}', null
);
