-- What an account leaves behind when it goes, by whatever door: no name, no file, no address. What belongs to others as well stays with
-- them: their event, their side of a conversation, what they read of a partner.

-- A review outlives its author: the partner's rating was earned.
alter table public.reviews alter column author_id drop not null;
alter table public.reviews drop constraint reviews_author_id_fkey;
alter table public.reviews
  add constraint reviews_author_id_fkey foreign key (author_id) references public.profiles (id) on delete set null;

-- Files that were laid and never announced go too.
create or replace function private.remove_event_files(event uuid) returns void
language sql set search_path = '' as $$
  delete from storage.objects o
  where o.bucket_id in ('guest-photos', 'event-covers', 'event-documents')
    and o.name collate "C" >= event || '/' and o.name collate "C" < event || '0'
$$;

-- Requests to a listing that goes are answered: nobody waits for a partner who is not there any more.
create function private.close_listing(listing uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  asked public.quote_requests;
begin
  delete from public.quotes q where q.partner_id = listing and q.state = 'draft';
  update public.quotes q set state = 'withdrawn', decided_at = now() where q.partner_id = listing and q.state = 'sent';
  for asked in
    update public.quote_requests r set
      state = 'declined', declined_by = 'partner', decline_reason = 'Ce prestataire a quitté Liesse.'
    where r.partner_id = listing and r.state in ('new', 'seen', 'quoted')
    returning *
  loop
    update public.event_partners t set state = 'declined' where t.event_id = asked.event_id and t.partner_id = listing;
    perform private.notify_editors(
      asked.event_id, 'quotes', asked.partner_name || ' a quitté Liesse', 'Votre demande reste sans suite.',
      '/client/partners/requests/' || asked.id, 'listing-gone:' || asked.id
    );
  end loop;
  delete from storage.objects o
  where o.bucket_id = 'partner-photos' and o.name collate "C" >= listing || '/' and o.name collate "C" < listing || '0';
end
$$;
comment on function private.close_listing(uuid) is 'Answers the requests to a listing that goes, and removes its pictures.';

-- Definer: it writes what belongs to others. What was agreed keeps the partner's trade name, as contracts do.
-- Elsewhere than on our platform, a row deleted in storage.objects leaves its bytes: there they are removed through the storage API.
create function private.forget_person() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  nobody constant text := 'Compte supprimé';
  listing uuid := (select p.id from public.partners p where p.owner_id = old.id);
begin
  -- Without the key as well, which goes by itself a moment later: of two who are removed at once, the second may touch the same row.
  update public.reviews r set author_name = nobody, author_id = null where r.author_id = old.id;
  update public.messages m set author_name = nobody, author_id = null where m.author_id = old.id;
  update public.event_activity a set actor_name = nobody, actor_id = null where a.actor_id = old.id;
  update public.quote_requests r set client_name = nobody, made_by = null where r.made_by = old.id;
  if listing is not null then
    perform private.close_listing(listing);
  end if;
  delete from storage.objects o
  where o.bucket_id = 'avatars' and o.name collate "C" >= old.id || '/' and o.name collate "C" < old.id || '0';
  -- In lower case by hand: without a search path, citext compares as text.
  -- What was offered in a leaving person's name is withdrawn with it.
  delete from public.event_invitations i
  where lower(i.email::text) = lower(old.email::text) or (i.invited_by = old.id and i.accepted_at is null);
  delete from private.admin_invitations i where lower(i.email::text) = lower(old.email::text);
  -- Invitations are the hosts' own mails: see forget_recipients.
  if to_regclass('platform.outbox') is not null then
    delete from platform.outbox o where lower(o.recipient) = lower(old.email::text) and o.kind <> 'invitation';
  end if;
  return old;
end
$$;
comment on function private.forget_person() is 'Takes a leaving person''s name, files and address from what stays.';

create trigger profiles_forget before delete on public.profiles
  for each row execute function private.forget_person();

revoke execute on function private.close_listing(uuid), private.forget_person() from public, anon, authenticated, service_role;
