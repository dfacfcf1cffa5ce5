-- The end of an account, by its owner, in one transaction. Rows go by the cascades of their tables, files by the triggers on what they
-- belong to; names and addresses in what stays are taken away by private.forget_person.

-- What has to be settled first: somebody runs the platform, a partner keeps their word, a team does not lose its event overnight.
create function private.deletion_obstacle(person uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  number integer;
  names text[];
  offered text[];
begin
  -- Its owners are all those who try Liesse; a name of no real domain.
  if exists (select from public.profiles p where p.id = person and p.email::text ilike '%@demo.liesse.example') then
    return jsonb_build_object('reason', 'demonstration');
  end if;
  if exists (select from public.profiles p where p.id = person and private.is_full_administrator(p.role, p.permissions))
    and not private.has_other_full_administrator(person) then
    return jsonb_build_object('reason', 'last-administrator');
  end if;
  select count(*) into number
  from public.quote_requests r
  join public.partners p on p.id = r.partner_id
  left join public.quotes q on q.request_id = r.id and q.state = 'accepted'
  where p.owner_id = person and r.state = 'accepted'
    and coalesce(q.ends_on, q.starts_on, r.ends_on, r.starts_on, 'infinity') >= private.today();
  if number > 0 then
    return jsonb_build_object('reason', 'bookings', 'number', number);
  end if;
  select array_agg(e.name order by e.starts_on, e.id), array_agg(e.name order by e.starts_on, e.id) filter (where h.event_id is not null)
  into names, offered
  from public.events e
  left join public.event_handovers h on h.event_id = e.id and h.expires_at > now()
  where e.owner_id = person and e.deletion_on is null
    and exists (select from public.event_members m where m.event_id = e.id and m.user_id <> person);
  if names is not null then
    -- Those in `offered` wait for the answer of the person they were offered to.
    return jsonb_build_object('reason', 'shared-events', 'names', to_jsonb(names), 'offered', to_jsonb(coalesce(offered, '{}')));
  end if;
  return null;
end
$$;
comment on function private.deletion_obstacle(uuid) is 'Why somebody cannot leave yet, if so.';

-- Definer: it counts what the caller would not read row by row.
create function public.preview_account_deletion() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'events', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'name', e.name, 'guests', (select count(*) from public.guests g where g.event_id = e.id)
        ) order by e.starts_on, e.id), '[]')
        from public.events e where e.owner_id = p.id
      ),
      'kept_events', (
        select coalesce(jsonb_agg(e.name order by e.starts_on, e.id), '[]')
        from public.event_members m join public.events e on e.id = m.event_id
        where m.user_id = p.id and e.owner_id <> p.id
      ),
      'bookings', (
        select count(*) from public.quote_requests r join public.events e on e.id = r.event_id
        where e.owner_id = p.id and r.state = 'accepted'
      ),
      'listing', (select l.name from public.partners l where l.owner_id = p.id),
      'reviews', (select count(*) from public.reviews r where r.author_id = p.id),
      'obstacle', private.deletion_obstacle(p.id)
    )
    from public.profiles p where p.id = auth.uid()
  );
end
$$;
comment on function public.preview_account_deletion() is 'What would go and what would stay with the caller''s account.';

-- A refusal that is not raised: raised, it would undo the count.
create function private.answer_refusal(status text, reason text, sentence text) returns jsonb
language plpgsql set search_path = '' as $$
begin
  perform set_config('response.status', status, true);
  return jsonb_build_object('code', 'PT' || status, 'message', sentence, 'details', reason, 'hint', null);
end
$$;

create function private.deletion_obstacle_sentence(obstacle jsonb) returns text
language sql immutable set search_path = '' as $$
  select case obstacle ->> 'reason'
    when 'demonstration' then 'Ce compte de démonstration sert à tout le monde. Créez le vôtre pour essayer ce geste.'
    when 'last-administrator' then 'Vous êtes la dernière personne à gérer Liesse. Invitez d’abord une autre personne à administrer.'
    when 'bookings' then 'Des réservations sont à venir. Honorez-les ou annulez-les d’abord.'
    else 'Vous préparez un événement à plusieurs. '
      || case when jsonb_array_length(obstacle -> 'offered') = jsonb_array_length(obstacle -> 'names')
        then 'Attendez que votre proposition de le transmettre soit acceptée, ou supprimez-le.'
        else 'Transmettez-le d’abord à un membre de son équipe, ou supprimez-le.'
      end
  end
$$;

-- Definer: nobody removes accounts or their profiles, and each removes only their own. Sessions go with the account: on our platform a
-- token that is still alive opens no door from then on (auth.assert_session). A hosted service takes it for good until it expires; with
-- the profile gone it reads nothing, and can write nothing that belongs to somebody. There, the log of the auth service is its own.
create function public.delete_account(email text) returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '60s' as $$
#variable_conflict use_variable
declare
  leaver public.profiles;
  owed text;
  obstacle jsonb;
begin
  -- The row first, as when somebody else changes it: in one order, so that two wait for each other rather than deadlock.
  select * into leaver from public.profiles p where p.id = auth.uid() for update;
  if leaver.role = 'admin' then
    perform private.lock_administrators();
  end if;
  if leaver.id is null then
    return jsonb_build_object('deleted', true);
  end if;
  perform private.count_account_try('delete');
  owed := private.missing_proof(10);
  if owed is not null then
    return private.answer_refusal('403', owed, 'Confirmez d’abord que c’est vous.');
  end if;
  if lower(btrim(coalesce(email, ''))) <> lower(coalesce(leaver.email::text, '')) then
    return private.answer_refusal('422', 'wrong-address', 'Ce n’est pas l’adresse de ce compte.');
  end if;
  -- Nobody books, or joins, while it is looked at.
  perform from public.quote_requests r join public.partners p on p.id = r.partner_id
  where p.owner_id = leaver.id order by r.id for update of r;
  perform from public.events e where e.owner_id = leaver.id order by e.id for update;
  obstacle := private.deletion_obstacle(leaver.id);
  if obstacle is not null then
    return private.answer_refusal('409', obstacle ->> 'reason', private.deletion_obstacle_sentence(obstacle));
  end if;
  -- Cascades go row by row: by a plan made for the empty table that it was before an import, ten thousand guests take minutes.
  if (select count(*) from public.guests g join public.events e on e.id = g.event_id where e.owner_id = leaver.id) > 1000 then
    analyze public.households, public.guests, public.moment_invitations, public.guest_replies, public.menu_choices;
  end if;
  delete from auth.users u where u.id = leaver.id;
  if to_regproc('platform.send_mail') is not null then
    insert into auth.audit_log_entries (action, actor_id, subject_id, details)
    values ('user_deleted', leaver.id, leaver.id, '{"actor_role": "authenticated", "is_soft": false}');
    perform private.mail_account_deletion(leaver);
  end if;
  return jsonb_build_object('deleted', true);
end
$$;
comment on function public.delete_account(text) is 'Removes the caller''s own account and all that is theirs alone.';

-- The last message, to an address that is in no table any more.
create function private.mail_account_deletion(leaver public.profiles) returns void
language plpgsql set search_path = '' as $$
declare
  site text := (select s.address from private.site s);
begin
  if site is null or leaver.email is null then
    return;
  end if;
  perform platform.send_mail(
    'account-deleted:' || leaver.id, 'account-deleted', leaver.email::text, 'Votre compte Liesse est supprimé',
    format(
      E'Bonjour,\n\nComme vous l’avez demandé, votre compte Liesse est supprimé. Vos événements, vos fichiers et vos sessions sont '
      || E'effacés\u00a0; rien ne peut être rétabli.\n\nC’est le dernier message que nous vous envoyons. Si cette demande ne venait '
      || E'pas de vous, écrivez-nous sans attendre\u00a0:\n%s/contact\n\nMerci d’avoir préparé de beaux moments avec nous.\n',
      site
    )
  );
end
$$;

revoke execute on function
  private.deletion_obstacle(uuid), private.answer_refusal(text, text, text), private.deletion_obstacle_sentence(jsonb),
  private.mail_account_deletion(public.profiles), public.preview_account_deletion(), public.delete_account(text)
from public, anon, authenticated, service_role;
grant execute on function public.preview_account_deletion(), public.delete_account(text) to authenticated;
