-- A review needs a booking made here: it is written from a request whose event is over, once, by those who organised it, and not by the
-- partner or whoever is linked to them.
alter table public.quote_requests add column review_id uuid unique references public.reviews (id) on delete set null;

-- Definer: nobody writes reviews through the API. The request is locked first: of two at once, the second finds the review there.
create function public.write_review(request uuid, rating integer, title text, body text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  asked public.quote_requests := private.lock_request(request, 'client');
  signed text := (select left(btrim(p.name), 60) from public.profiles p where p.id = auth.uid());
  obstacle text;
  reasons text[];
  made public.reviews;
begin
  if asked.state <> 'done' then
    perform private.refuse('PT409', 'not-open', 'Un avis s’écrit une fois l’événement passé.', asked.state);
  elsif asked.partner_id is null then
    perform private.refuse('PT409', 'not-listed', 'Ce prestataire n’est plus dans l’annuaire.');
  elsif rating is null or rating not between 1 and 5 then
    perform private.refuse('PT422', 'invalid', 'Donnez de une à cinq étoiles.', 'rating');
  elsif length(btrim(coalesce(title, ''))) > 120 then
    perform private.refuse('PT422', 'invalid', 'Ce titre est trop long.', 'title');
  elsif length(btrim(coalesce(body, ''))) not between 1 and 4000 then
    perform private.refuse('PT422', 'invalid', 'Écrivez quelques mots, 4000 signes au plus.', 'body');
  end if;
  reasons := private.reasons_to_hold(asked, private.trace_step(asked, 'reviewed'));
  obstacle := private.review_obstacle(asked);
  if obstacle = 'not-over' then
    perform private.refuse('PT409', 'not-open', 'Un avis s’écrit une fois l’événement passé.', asked.state);
  elsif obstacle is not null then
    perform private.refuse('PT409', 'not-earned', 'Cette réservation ne donne pas lieu à un avis.', obstacle);
  end if;
  -- One voice for one event, however often it books: of two members at once, the second waits here.
  perform from public.events e where e.id = asked.event_id for no key update;
  insert into public.reviews as r (partner_id, author_id, author_name, event_on, rating, title, body, checked, state)
  select asked.partner_id, auth.uid(), coalesce(nullif(signed, ''), nullif(left(asked.client_name, 60), ''), 'Une personne'),
    coalesce(q.starts_on, asked.starts_on), rating, btrim(coalesce(title, '')), btrim(body), 'réservation faite sur Liesse',
    case when reasons = '{}' then 'shown' else 'held' end
  from public.quotes q
  where q.request_id = asked.id and q.state = 'accepted' and not exists (
    select from public.quote_requests o
    where o.event_id = asked.event_id and o.partner_id = asked.partner_id and o.review_id is not null
  )
  -- One voice for one person, however often they book.
  on conflict (partner_id, author_id) do nothing
  returning r.* into made;
  if made.id is null then
    perform private.refuse('PT409', 'already-reviewed', E'Votre avis est déjà écrit. Merci\u00a0!');
  end if;
  update public.quote_requests r set review_id = made.id where r.id = asked.id;
  if made.state = 'held' then
    insert into private.review_checks (review_id, reasons) values (made.id, reasons);
  else
    perform private.notify_of_review(p, made.id) from public.partners p where p.id = asked.partner_id;
  end if;
  return jsonb_build_object('id', made.id, 'state', made.state);
end
$$;
comment on function public.write_review(uuid, integer, text, text) is 'Publishes what those who booked a partner say of it, once, or holds it to be checked.';

revoke execute on function public.write_review(uuid, integer, text, text) from public, anon, authenticated, service_role;
grant execute on function public.write_review(uuid, integer, text, text) to authenticated;
