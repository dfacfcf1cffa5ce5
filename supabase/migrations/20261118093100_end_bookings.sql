-- How bookings and requests end: by either side, by the years, with the event.

-- Definer: it writes what belongs to both sides. What was paid stays in the ledger, what was not is owed no longer.
create function public.cancel_booking(request uuid, reason text default '') returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  asked public.quote_requests := private.lock_request(request);
  side text := private.side_of(asked);
  offer public.quotes;
begin
  if asked.state = 'declined' then
    return asked.state;
  elsif asked.state <> 'accepted' then
    perform private.refuse('PT409', 'not-open', 'Il n’y a pas de réservation à annuler.', asked.state);
  end if;
  select * into offer from public.quotes q where q.request_id = asked.id and q.state = 'accepted';
  update public.quotes q set state = 'declined', decided_at = now(), decided_by = auth.uid(), decline_reason = left(coalesce(btrim(reason), ''), 1000)
  where q.id = offer.id;
  update public.quote_requests r set
    state = 'declined', declined_by = side, decline_reason = left(coalesce(btrim(reason), ''), 1000), date_to_agree = null
  where r.id = asked.id;
  delete from public.partner_availability a where a.quote_id = offer.id;
  delete from public.instalments s using public.budget_items i
  where i.quote_id = offer.id and s.item_id = i.id and s.paid_on is null;
  update public.budget_items i set quoted_cents = null, committed_cents = (
    select sum(s.amount_cents) from public.instalments s where s.item_id = i.id
  ) where i.quote_id = offer.id;
  update public.event_partners t set state = 'declined' where t.event_id = asked.event_id and t.partner_id = asked.partner_id;
  if side = 'partner' then
    perform private.notify_editors(
      asked.event_id, 'quotes', asked.partner_name || ' annule sa réservation', left(coalesce(reason, ''), 400),
      '/client/partners/requests/' || asked.id, 'booking-cancelled:' || asked.id
    );
  else
    perform private.notify_partner(asked, 'Une réservation est annulée', asked.event_name, 'booking-cancelled:' || asked.id);
  end if;
  return 'declined';
end
$$;
comment on function public.cancel_booking(uuid, text) is 'Ends a booking, for either of its sides, and frees its days.';

-- Each night: quotes past their day, requests that nobody answered in three weeks, bookings whose event is over, traces of a year ago.
create function private.expire_requests() returns void
language plpgsql set search_path = '' as $$
begin
  with gone as (
    update public.quotes q set state = 'expired', decided_at = now()
    where q.state = 'sent' and q.valid_until < private.today()
    returning q.request_id
  )
  update public.quote_requests r set state = 'expired' from gone where r.id = gone.request_id and r.state = 'quoted';
  update public.quote_requests r set state = 'expired'
  where r.state in ('new', 'seen') and r.answered_at is null and r.created_at < now() - interval '21 days';
  update public.event_partners t set state = 'favourite'
  from public.quote_requests r
  where r.state = 'expired' and r.updated_at = now() and t.event_id = r.event_id and t.partner_id = r.partner_id
    and t.state in ('asked', 'quoted');
  update public.quote_requests r set state = 'done', date_to_agree = null
  from public.quotes q
  where r.state = 'accepted' and q.request_id = r.id and q.state = 'accepted'
    and greatest(coalesce(q.ends_on, q.starts_on, r.ends_on, r.starts_on), r.date_to_agree) < private.today();
  delete from private.booking_traces t where t.created_at < now() - interval '1 year';
end
$$;

-- Definer: an event that goes frees its partners. What was only asked goes with it; what was agreed stays with the partner. Rows that
-- hang on each other go here, while the event still stands: a cascade would touch some of them twice, and find it gone.
create function private.release_partners() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  asked public.quote_requests;
begin
  for asked in select * from public.quote_requests r where r.event_id = old.id and r.state = 'accepted' loop
    delete from public.partner_availability a
    using public.quotes q where q.request_id = asked.id and a.quote_id = q.id and a.day >= private.today();
    perform private.notify_partner(asked, 'Un événement est supprimé', asked.event_name, 'event-gone:' || asked.id);
  end loop;
  delete from public.quote_requests r where r.event_id = old.id and r.state not in ('accepted', 'done');
  delete from public.tasks t where t.event_id = old.id;
  delete from public.timeline_items t where t.event_id = old.id;
  delete from public.instalments s where s.event_id = old.id;
  delete from public.documents d where d.event_id = old.id;
  delete from public.budget_items i where i.event_id = old.id;
  return old;
end
$$;
comment on function private.release_partners() is 'Frees the partners of an event that is deleted, and clears what was planned.';
create trigger events_release_partners before delete on public.events
  for each row execute function private.release_partners();

revoke execute on function public.cancel_booking(uuid, text), private.expire_requests(), private.release_partners()
from public, anon, authenticated, service_role;
grant execute on function public.cancel_booking(uuid, text) to authenticated;
