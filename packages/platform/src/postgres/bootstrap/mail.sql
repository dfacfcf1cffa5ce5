-- The outbox of mails, written in the transaction that causes them. The job that delivers a message is in the schema of the queue,
-- with the time of its next attempt. This table has the content of a message and the result of its delivery.
create schema if not exists platform;
create table if not exists platform.outbox (
  id uuid primary key default gen_random_uuid(),
  channel text not null default 'mail' check (channel in ('mail', 'sms')),
  kind text not null,
  recipient text not null,
  subject text not null default '',
  -- Codes and links are erased once the message is sent, so that the database stores no secret that it has hashed elsewhere.
  body_text text not null,
  body_html text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  -- 'mailbox': the message was not sent, and is shown on the mailbox page of the demonstration.
  sent_by text check (sent_by in ('smtp', 'sms', 'mailbox')),
  failed_at timestamptz,
  last_error text,
  check ((sent_at is null) = (sent_by is null)),
  check (sent_at is null or failed_at is null)
);
-- The key under which the caller knows the message: see platform.send_mail.
alter table platform.outbox add column if not exists key text unique check (length(key) between 1 and 400);
alter table platform.outbox add column if not exists due_at timestamptz not null default now();
alter table platform.outbox add column if not exists attempts integer not null default 0;
-- Such a message holds no code or link of an account. It is stored when delivery is given up, so that it can be retried.
alter table platform.outbox add column if not exists is_retryable boolean not null default false;
-- The address at which one click unsubscribes from this kind (RFC 8058). It is a secret, so it is erased with the content.
alter table platform.outbox add column if not exists unsubscribe_url text
  check (length(unsubscribe_url) <= 1000 and unsubscribe_url ~ '^https?://[!-;=?-~]+$');
create index if not exists outbox_created_at_idx on platform.outbox (created_at desc);
create index if not exists outbox_sent_at_idx on platform.outbox (sent_at) include (sent_by) where sent_at is not null;
create index if not exists outbox_failed_at_idx on platform.outbox (failed_at desc, id desc) where failed_at is not null;
create index if not exists outbox_waiting_idx on platform.outbox (due_at) where sent_at is null and failed_at is null;
create index if not exists outbox_recipient_idx on platform.outbox (lower(recipient), created_at desc);
alter table platform.outbox enable row level security;
revoke all on schema platform from public;
