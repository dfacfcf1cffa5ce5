-- Asks one or several partners at once; each gets a request of their own and is told of no other. All or nothing.
-- Definer: requests are written here alone, for an event that the caller edits.
create function public.ask_for_quotes(of_event uuid, partners uuid[], message text, share_budget boolean default false)
returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  event public.events;
  listing public.partners;
  asker text;
  asked public.quote_requests;
  answer jsonb := '[]';
  enough constant text := 'Trente demandes par jour au plus.';
begin
  perform private.require_editor(of_event);
  if coalesce(cardinality(partners), 0) not between 1 and 10 then
    perform private.refuse('PT422', 'invalid', 'Choisissez de un à dix prestataires.', 'partners');
  elsif length(btrim(coalesce(message, ''))) not between 1 and 4000 then
    perform private.refuse('PT422', 'invalid', 'Écrivez quelques mots de votre projet.', 'message');
  end if;
  -- Two editors at once: the second finds what the first has asked.
  select * into event from public.events e where e.id = of_event for no key update;
  -- A partner's time is not to be wasted, and nobody's list is to be harvested.
  perform private.require_use('quote-request', 'person:' || auth.uid(), 30, '1 day', enough, cardinality(partners));
  perform private.require_use('quote-request', 'network:' || private.caller_network(), 150, '1 day', enough, cardinality(partners));
  select p.name into asker from public.profiles p where p.id = auth.uid();
  for listing in select * from public.partners p where p.id = any (partners) order by p.id loop
    if listing.state <> 'listed' then
      perform private.refuse('PT409', 'not-listed', 'Ce prestataire n’est plus dans l’annuaire.', listing.id::text);
    end if;
    perform from public.quote_requests r
    where r.event_id = of_event and r.partner_id = listing.id and r.state in ('new', 'seen', 'quoted', 'accepted');
    if found then
      perform private.refuse(
        'PT409', 'already-asked', format(E'Une demande est déjà en cours auprès de «\u00a0%s\u00a0».', listing.name), listing.id::text
      );
    end if;
    -- The same partner is not asked again and again, from event to event.
    perform private.require_use('quote-request', 'person:' || auth.uid() || ':' || listing.id, 5, '1 day', enough);
    insert into public.quote_requests (
      event_id, partner_id, partner_name, trade, made_by, client_name, message, kind, event_name, starts_on, ends_on, place,
      guests, budget_hint_cents
    ) values (
      of_event, listing.id, listing.name, listing.type, auth.uid(), coalesce(asker, ''), message, event.kind, event.name,
      event.starts_on, event.ends_on, event.place, event.expected_guests,
      case when share_budget then (
        select sum(private.estimate_of(i, event.expected_guests))::bigint from public.budget_items i
        where i.event_id = of_event and i.trade = listing.type and i.committed_cents is null
      ) end
    ) returning * into asked;
    perform private.trace_step(asked, 'asked');
    insert into public.conversations (request_id, event_id, partner_id) values (asked.id, of_event, listing.id);
    insert into public.event_partners as t (event_id, partner_id, trade, name, state)
    values (of_event, listing.id, listing.type, listing.name, 'asked')
    on conflict (event_id, partner_id) do update set state = 'asked';
    perform private.notify_partner(
      asked, 'Une nouvelle demande de devis', asked.event_name || coalesce(', le ' || to_char(asked.starts_on, 'DD/MM/YYYY'), ''),
      'request:' || asked.id
    );
    perform private.record_activity(of_event, 'quote_asked', listing.name, true);
    answer := answer || jsonb_build_object('request', asked.id, 'partner', listing.id);
  end loop;
  if jsonb_array_length(answer) <> (select count(distinct p) from unnest(partners) p) then
    perform private.refuse('PT404', 'unknown', 'Un de ces prestataires n’existe plus.');
  end if;
  return answer;
end
$$;
comment on function public.ask_for_quotes(uuid, uuid[], text, boolean) is 'Asks partners for a quote with the facts of an event that the caller edits.';

-- Definer: states are written by functions alone. Only the partner who was asked.
create function public.see_request(request uuid) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  asked public.quote_requests := private.lock_request(request, 'partner');
begin
  if asked.state <> 'new' then
    return asked.state;
  end if;
  update public.quote_requests r set state = 'seen', seen_at = now() where r.id = asked.id;
  return 'seen';
end
$$;
comment on function public.see_request(uuid) is 'Marks a request as seen, for the partner it was sent to.';

revoke execute on function public.ask_for_quotes(uuid, uuid[], text, boolean), public.see_request(uuid)
from public, anon, authenticated, service_role;
grant execute on function public.ask_for_quotes(uuid, uuid[], text, boolean), public.see_request(uuid) to authenticated;
