-- An address that a guest or the hosts have erased is erased from what was sent to it as well: that a mail left stays, to whom does not.
alter table public.invitation_mails alter column recipient drop not null;

-- Definer: nobody writes mails, and a guest may erase an address.
create function private.forget_recipient() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.invitation_mails m set recipient = null
  where m.household_id = old.household_id and m.event_id = old.event_id
    and lower(m.recipient::text) = lower(old.email::text);
  return null;
end
$$;
comment on function private.forget_recipient() is 'Takes an erased address from the mails that went to it.';

create trigger guests_forget_recipient after update of email on public.guests
  for each row when (old.email is not null and new.email is null)
  execute function private.forget_recipient();

revoke execute on function private.forget_recipient() from public, anon, authenticated, service_role;
