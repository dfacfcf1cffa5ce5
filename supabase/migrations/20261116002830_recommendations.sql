-- Recommendations: a partner proposes a colleague to a client of theirs. The client sees who recommends whom; the colleague learns
-- who recommended them, and not to whom.

create table public.recommendations (
  id uuid primary key default gen_random_uuid(),
  -- The request of the client to whom the colleague is recommended.
  request_id uuid not null references public.quote_requests (id) on delete cascade,
  event_id uuid not null references public.events (id) on delete cascade,
  from_partner_id uuid references public.partners (id) on delete cascade,
  partner_id uuid not null references public.partners (id) on delete cascade,
  note text not null default '' check (length(note) <= 500),
  state text not null default 'new' check (state in ('new', 'dismissed', 'followed')),
  created_at timestamptz not null default now(),
  unique (request_id, partner_id),
  constraint recommendations_are_of_others check (partner_id <> from_partner_id)
);

create index recommendations_event_id_idx on public.recommendations (event_id, partner_id);
create index recommendations_from_partner_id_idx on public.recommendations (from_partner_id, created_at desc, id);
create index recommendations_partner_id_idx on public.recommendations (partner_id, created_at desc, id);

alter table public.recommendations enable row level security;
revoke all on public.recommendations from anon, authenticated, service_role;
grant select on public.recommendations to authenticated, service_role;
grant update (state) on public.recommendations to authenticated;

create policy "members who may see the budget read the recommendations to them" on public.recommendations
  for select to authenticated
  using (event_id = any ((select private.budget_event_ids())::uuid[]));

create policy "partners read the recommendations they made" on public.recommendations
  for select to authenticated
  using (from_partner_id = (select private.own_partner_id()));

-- A recommendation is followed by asking the colleague, never by hand.
create policy "editors dismiss recommendations" on public.recommendations
  for update to authenticated
  using (event_id = any ((select private.editor_event_ids())::uuid[]) and state <> 'followed')
  with check (state in ('new', 'dismissed'));

-- One person or company behind two listings: the same SIREN, bank account, telephone or mailbox. It runs as definer because nobody
-- else reads the business and the account of another.
create function private.have_same_owner(one uuid, other uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  with sides as (
    select p.id = one as is_first, left(b.siret, 9) as siren, b.iban,
      array_remove(array[
        private.telephone_of(b.phone), private.telephone_of(o.phone), private.telephone_of(u.phone)
      ], null) as telephones,
      array_remove(array[private.mailbox_of(o.email::text), private.mailbox_of(b.email)], null) as mailboxes
    from public.partners p
    join public.profiles o on o.id = p.owner_id
    join auth.users u on u.id = o.id
    left join public.partner_businesses b on b.partner_id = p.id
    where p.id in (one, other)
  )
  select exists (
    select from sides a join sides b on a.is_first and not b.is_first
    where a.siren = b.siren or a.iban = b.iban or a.telephones && b.telephones or a.mailboxes && b.mailboxes
  )
$$;
comment on function private.have_same_owner(uuid, uuid) is 'Whether two listings belong to one person or company.';

-- Whether the client already asked the colleague is not revealed. It runs as definer because only functions write recommendations.
create function public.recommend_partner(request uuid, partner uuid, note text default '') returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  asked public.quote_requests := private.lock_request(request, 'partner');
  colleague public.partners;
  made uuid;
begin
  select r.id into made from public.recommendations r where r.request_id = asked.id and r.partner_id = partner;
  if made is not null then
    return made;
  elsif asked.event_id is null then
    perform private.refuse('PT409', 'not-open', 'Cet événement n’existe plus.', asked.state);
  end if;
  select * into colleague from public.partners p where p.id = partner;
  if colleague.id is null or colleague.state <> 'listed' then
    perform private.refuse('PT409', 'not-listed', 'Ce prestataire n’est plus dans l’annuaire.', partner::text);
  elsif colleague.id = asked.partner_id then
    perform private.refuse('PT422', 'invalid', 'Choisissez une autre personne que vous-même.', 'partner');
  -- The sentence does not say which fact they share.
  elsif private.have_same_owner(asked.partner_id, colleague.id) then
    perform private.refuse('PT422', 'own-listing', 'Cette fiche est liée à la vôtre. Recommandez une autre entreprise.', 'partner');
  elsif length(coalesce(note, '')) > 500 then
    perform private.refuse('PT422', 'invalid', E'Votre mot est trop long\u00a0: 500 caractères au plus.', 'note');
  elsif (select count(*) from public.recommendations r where r.request_id = asked.id) >= 5 then
    perform private.refuse('PT409', 'too-many', 'Cinq recommandations par demande au plus.', 'partner');
  end if;
  perform private.require_use(
    'recommendation', 'person:' || auth.uid(), 30, '1 day', 'Trente recommandations par jour au plus. Réessayez demain.'
  );
  insert into public.recommendations (request_id, event_id, from_partner_id, partner_id, note)
  values (asked.id, asked.event_id, asked.partner_id, colleague.id, btrim(coalesce(note, '')))
  returning id into made;
  perform private.notify_editors(
    asked.event_id, 'quotes', asked.partner_name || ' vous recommande ' || colleague.name,
    coalesce(nullif(left(btrim(coalesce(note, '')), 300), ''), 'Consultez sa fiche et demandez-lui un devis, si vous le souhaitez.'),
    '/client/partners/requests/' || asked.id, 'recommendation:' || made
  );
  perform private.notify_person(
    colleague.owner_id, 'quotes', asked.partner_name || ' vous recommande', 'Votre fiche a été proposée à un de ses clients.',
    '/partner/recommendations', 'recommendation:' || made
  );
  return made;
end
$$;
comment on function public.recommend_partner(uuid, uuid, text) is
  'Proposes a colleague to the client of a request, for the partner who was asked.';

-- It runs as definer because nobody writes `followed`, and partners do not read what was recommended to their client.
create function private.follow_recommendations() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.recommendations r set state = 'followed'
  where r.event_id = new.event_id and r.partner_id = new.partner_id and r.state <> 'followed';
  return null;
end
$$;
comment on function private.follow_recommendations() is 'Marks the recommendations that a new request follows.';

-- It runs as definer because the colleague may not read the row, which names the client.
create function private.recommenders_of(asked public.quote_requests) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(p.name order by r.created_at, r.id), '[]')
  from public.recommendations r join public.partners p on p.id = r.from_partner_id
  where r.event_id = asked.event_id and r.partner_id = asked.partner_id and r.created_at <= asked.created_at
$$;
comment on function private.recommenders_of(public.quote_requests) is 'The names of the partners who recommended the one who was asked.';

-- It runs as definer because the colleague may not read the rows that name a client.
create function public.recommendation_list() returns jsonb
language sql stable security definer set search_path = '' as $$
  with own as (select private.own_partner_id() as id)
  select jsonb_build_object(
    'given', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', r.id, 'request_id', r.request_id, 'name', p.name, 'type', p.type, 'slug', p.slug, 'commune', p.commune,
        'client_name', q.client_name, 'event_name', q.event_name, 'note', r.note, 'state', r.state, 'created_at', r.created_at
      ) order by r.created_at desc, r.id), '[]')
      from (
        select g.* from public.recommendations g, own where g.from_partner_id = own.id order by g.created_at desc, g.id limit 100
      ) r
      join public.partners p on p.id = r.partner_id
      join public.quote_requests q on q.id = r.request_id
    ),
    'received', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', r.id, 'name', p.name, 'type', p.type, 'slug', p.slug, 'commune', p.commune, 'kind', e.kind, 'state', r.state,
        'created_at', r.created_at
      ) order by r.created_at desc, r.id), '[]')
      from (
        select g.* from public.recommendations g, own where g.partner_id = own.id order by g.created_at desc, g.id limit 100
      ) r
      join public.partners p on p.id = r.from_partner_id
      join public.events e on e.id = r.event_id
    )
  )
$$;
comment on function public.recommendation_list() is 'The latest recommendations that the caller''s listing gave and received.';

revoke execute on function
  public.recommend_partner(uuid, uuid, text), private.have_same_owner(uuid, uuid), private.follow_recommendations(), private.recommenders_of(public.quote_requests),
  public.recommendation_list()
from public, anon, authenticated, service_role;
grant execute on function
  public.recommend_partner(uuid, uuid, text), private.recommenders_of(public.quote_requests), public.recommendation_list()
to authenticated;

create trigger quote_requests_follow_recommendations after insert on public.quote_requests
  for each row execute function private.follow_recommendations();
