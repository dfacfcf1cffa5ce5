-- A clear no, from either side: nobody is left to wait.

-- Closes an open request for good; what was sent under it falls with it.
create function private.close_request(asked public.quote_requests, by_side text, reason text) returns void
language plpgsql set search_path = '' as $$
begin
  update public.quote_requests r set
    state = 'declined', declined_by = by_side, decline_reason = left(coalesce(btrim(reason), ''), 1000)
  where r.id = asked.id;
  delete from public.quotes q where q.request_id = asked.id and q.state = 'draft';
  update public.quotes q set
    state = case by_side when 'partner' then 'withdrawn' else 'declined' end, decided_at = now(), decided_by = auth.uid(),
    decline_reason = left(coalesce(btrim(reason), ''), 1000)
  where q.request_id = asked.id and q.state = 'sent';
  update public.event_partners t set state = 'declined'
  where t.event_id = asked.event_id and t.partner_id = asked.partner_id;
  if by_side = 'partner' then
    perform private.record_first_answer(asked);
    perform private.notify_editors(
      asked.event_id, 'quotes', asked.partner_name || ' ne peut pas répondre à votre demande',
      left(coalesce(nullif(btrim(reason), ''), 'Vous pouvez demander à quelqu’un d’autre.'), 400),
      '/client/partners/requests/' || asked.id, 'request-declined:' || asked.id
    );
  else
    perform private.record_activity(asked.event_id, 'quote_declined', asked.partner_name, true);
    perform private.notify_partner(
      asked, 'Votre client ne donne pas suite', asked.event_name || case when btrim(coalesce(reason, '')) <> '' then E'\u00a0: ' || left(btrim(reason), 300) else '' end,
      'request-declined:' || asked.id
    );
  end if;
end
$$;

-- Definer: states are written by functions alone. Either side, each in its own name.
create function public.decline_request(request uuid, reason text default '') returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  asked public.quote_requests := private.lock_request(request);
begin
  if asked.state = 'declined' then
    return asked.state;
  elsif asked.state not in ('new', 'seen', 'quoted') then
    perform private.refuse('PT409', 'not-open', 'Cette demande est close.', asked.state);
  end if;
  perform private.close_request(asked, private.side_of(asked), reason);
  return 'declined';
end
$$;
comment on function public.decline_request(uuid, text) is 'Ends an open request, for either of its sides.';

-- Definer: see above. The client's answer to a quote.
create function public.decline_quote(quote uuid, reason text default '') returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  asked public.quote_requests := private.lock_request((select q.request_id from public.quotes q where q.id = quote), 'client');
  before text := (select q.state from public.quotes q where q.id = quote);
begin
  if before = 'draft' then
    perform private.refuse('PT404', 'unknown', 'Ce devis n’existe pas ou ne vous est pas ouvert.');
  elsif before = 'declined' then
    return before;
  elsif before <> 'sent' then
    perform private.refuse('PT409', 'not-open', 'Ce devis n’attend plus de réponse.', before);
  end if;
  perform private.close_request(asked, 'client', reason);
  return 'declined';
end
$$;
comment on function public.decline_quote(uuid, text) is 'Declines a quote, for those who organise the event it was sent to.';

revoke execute on function
  private.close_request(public.quote_requests, text, text), public.decline_request(uuid, text), public.decline_quote(uuid, text)
from public, anon, authenticated, service_role;
grant execute on function public.decline_request(uuid, text), public.decline_quote(uuid, text) to authenticated;
