-- What a household's invitation is written in, and how far it has come.
alter table public.households
  add column language text not null default 'fr' check (language ~ '^[a-z]{2}$'),
  drop constraint households_invitation_state_check,
  add constraint households_invitation_state_check check (
    invitation_state in ('draft', 'sent', 'delivered', 'opened', 'answered', 'bounced')
  );
grant insert (language), update (language) on public.households to authenticated;

create trigger households_bump_version_of_language before update of language on public.households
  for each row execute function private.bump_version();

-- Who is silent, by household: the reminders' list.
create index households_state_idx on public.households (event_id, invitation_state);
