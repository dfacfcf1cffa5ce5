-- A review needs a booking made here: it is written from a request whose event is over, once, by those who organised it.
alter table public.quote_requests add column review_id uuid unique references public.reviews (id) on delete set null;

-- Definer: nobody writes reviews through the API. The request is locked first: of two at once, the second finds the review there.
create function public.write_review(request uuid, rating integer, title text, body text) returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  asked public.quote_requests := private.lock_request(request, 'client');
  signed text := (select left(btrim(p.name), 60) from public.profiles p where p.id = auth.uid());
  made uuid;
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
  insert into public.reviews as r (partner_id, author_id, author_name, event_on, rating, title, body, checked)
  select asked.partner_id, auth.uid(), coalesce(nullif(signed, ''), nullif(left(asked.client_name, 60), ''), 'Une personne'),
    coalesce(q.starts_on, asked.starts_on), rating, btrim(coalesce(title, '')), btrim(body), 'réservation faite sur Liesse'
  from public.quotes q where q.request_id = asked.id and q.state = 'accepted'
  -- One voice for one person, however often they book.
  on conflict (partner_id, author_id) do nothing
  returning r.id into made;
  if made is null or asked.review_id is not null then
    perform private.refuse('PT409', 'already-reviewed', E'Votre avis est déjà publié. Merci\u00a0!');
  end if;
  update public.quote_requests r set review_id = made where r.id = asked.id;
  perform private.tell(
    p.owner_id, 'messages', 'Un nouvel avis sur votre fiche', 'Il est visible de tous. Vous pouvez y répondre une fois.',
    '/partner/reviews', 'review:' || made
  ) from public.partners p where p.id = asked.partner_id;
  return made;
end
$$;
comment on function public.write_review(uuid, integer, text, text) is 'Publishes what those who booked a partner say of it, once.';

revoke execute on function public.write_review(uuid, integer, text, text) from public, anon, authenticated, service_role;
grant execute on function public.write_review(uuid, integer, text, text) to authenticated;
