-- What was mailed: each sending, and what became of each of its mails. Written by functions and by what happens, never by a request.
create table public.invitation_sends (
  -- Made by the page: a second click is the same sending.
  id uuid primary key,
  event_id uuid not null references public.events (id) on delete cascade,
  kind text not null check (kind in ('invitation', 'reminder', 'message', 'date_change', 'test')),
  segment jsonb not null default '{}',
  count integer not null default 0,
  made_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  stopped_at timestamptz,
  unique (id, event_id)
);
create index invitation_sends_list_idx on public.invitation_sends (event_id, created_at desc, id);
create index invitation_sends_made_by_idx on public.invitation_sends (made_by, created_at);

create table public.invitation_mails (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null,
  household_id uuid not null,
  send_id uuid not null,
  kind text not null check (kind in ('invitation', 'reminder', 'message', 'date_change')),
  recipient extensions.citext not null,
  state text not null default 'queued' check (state in ('queued', 'sent', 'opened', 'answered', 'bounced', 'stopped')),
  -- The message in the platform's outbox, which forgets it after a month.
  outbox_id uuid unique,
  queued_at timestamptz not null default now(),
  sent_at timestamptz,
  opened_at timestamptz,
  answered_at timestamptz,
  failed_at timestamptz,
  foreign key (household_id, event_id) references public.households (id, event_id) on delete cascade,
  foreign key (send_id, event_id) references public.invitation_sends (id, event_id) on delete cascade
);
create index invitation_mails_household_idx on public.invitation_mails (household_id, event_id, queued_at desc);
create index invitation_mails_send_idx on public.invitation_mails (send_id, event_id, state);
create index invitation_mails_day_idx on public.invitation_mails (event_id, queued_at);

alter table public.invitation_sends enable row level security;
alter table public.invitation_mails enable row level security;
revoke all on public.invitation_sends, public.invitation_mails from anon, authenticated, service_role;
grant select on public.invitation_sends, public.invitation_mails to authenticated, service_role;

create policy "members read what was sent" on public.invitation_sends
  for select to authenticated
  using (event_id = any ((select private.member_event_ids())::uuid[]));

create policy "members read what became of mails" on public.invitation_mails
  for select to authenticated
  using (event_id = any ((select private.member_event_ids())::uuid[]));

-- Definer: whoever opens a page or answers may not write mails. A household's last mail that has left shares its state.
create function private.move_invitation_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.invitation_mails m set
    state = new.invitation_state,
    opened_at = coalesce(m.opened_at, now()),
    answered_at = case when new.invitation_state = 'answered' then coalesce(m.answered_at, now()) end
  where m.id = (
    select l.id from public.invitation_mails l
    where l.household_id = new.id and l.state in ('sent', 'opened') order by l.queued_at desc, l.id limit 1
  );
  return null;
end
$$;
comment on function private.move_invitation_mail() is 'Marks the last mail of a household as opened or answered.';
create trigger households_move_mail after update of invitation_state on public.households
  for each row
  when (new.invitation_state is distinct from old.invitation_state and new.invitation_state in ('opened', 'answered'))
  execute function private.move_invitation_mail();

-- Definer: the platform that delivers knows nothing of invitations. Given up after its tries, a mail has bounced.
create function private.settle_invitation_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  mail public.invitation_mails;
begin
  update public.invitation_mails m set
    state = case
      when m.state not in ('queued', 'bounced', 'sent') then m.state
      when new.failed_at is not null then 'bounced'
      when new.sent_at is not null then 'sent'
      else 'queued'
    end,
    sent_at = new.sent_at, failed_at = new.failed_at
  where m.outbox_id = new.id
  returning * into mail;
  update public.households h set invitation_state = case when mail.state = 'sent' then 'delivered' else 'bounced' end
  where h.id = mail.household_id and mail.state in ('sent', 'bounced') and h.invitation_state in ('sent', 'delivered', 'bounced');
  return null;
end
$$;
comment on function private.settle_invitation_mail() is 'Notes that a mail has left or was given up.';

-- Definer: as above. Taken from the outbox before it left, a mail was stopped, and its household was not written to.
create function private.stop_invitation_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  mail public.invitation_mails;
begin
  update public.invitation_mails m set state = 'stopped' where m.outbox_id = old.id and m.state = 'queued' returning * into mail;
  update public.households h set invitation_state = 'draft'
  where h.id = mail.household_id and h.invitation_state = 'sent'
    and not exists (select from public.invitation_mails m where m.household_id = h.id and m.state not in ('stopped', 'bounced'));
  return null;
end
$$;
comment on function private.stop_invitation_mail() is 'Notes that a mail was taken back before it left.';

-- Elsewhere than on our platform there is no outbox.
do $$
begin
  if to_regclass('platform.outbox') is not null then
    create trigger outbox_stop_invitation after delete on platform.outbox
      for each row when (old.kind = 'invitation' and old.sent_at is null and old.failed_at is null)
      execute function private.stop_invitation_mail();
    create trigger outbox_settle_invitation after update of sent_at, failed_at on platform.outbox
      for each row when (new.kind = 'invitation') execute function private.settle_invitation_mail();
  end if;
end
$$;

revoke execute on function
  private.move_invitation_mail(), private.settle_invitation_mail(), private.stop_invitation_mail()
from public, anon, authenticated, service_role;
