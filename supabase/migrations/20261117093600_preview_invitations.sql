-- Before anything leaves: how a mail reads for a household, one to oneself, and the links for cards and codes.

-- Definer: shows a household's link, for those who edit the event.
create function public.preview_invitation(of_event uuid, kind text, household uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  home uuid;
  letter record;
begin
  perform private.require_member(of_event, private.editor_event_ids());
  select h.id into home from public.households h
  where h.event_id = of_event and h.id = coalesce(household, h.id) order by h.id <> household, h.name, h.id limit 1;
  -- Shown, not followed: the address of the page is the reader's own.
  select * into letter from private.render_invitation(of_event, kind, home, '/guest');
  return jsonb_build_object('subject', letter.subject, 'text', letter.body_text, 'html', letter.body_html);
end
$$;
comment on function public.preview_invitation(uuid, text, uuid) is 'A mail of an event that the caller edits, as a household would read it.';

-- Definer: writes the outbox, to the caller's own address and nobody else's.
create function public.send_test_invitation(of_event uuid, kind text) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  own text := (select p.email::text from public.profiles p where p.id = auth.uid());
  trial uuid := gen_random_uuid();
  letter record;
begin
  perform private.require_member(of_event, private.editor_event_ids());
  perform private.require_use(
    'guest-test', 'person:' || auth.uid(), 20, '1 day', 'Vingt essais par jour suffisent. Réessayez demain.'
  );
  select * into letter from private.render_invitation(of_event, kind, null, private.site_address() || '/guest');
  insert into public.invitation_sends (id, event_id, kind, made_by) values (trial, of_event, 'test', auth.uid());
  perform platform.send_mail(
    'invitation-test:' || trial, 'invitation-test', own, left(E'Essai\u00a0: ' || letter.subject, 200), letter.body_text, letter.body_html
  );
  return own;
end
$$;
comment on function public.send_test_invitation(uuid, text) is 'Mails a text of an event that the caller edits to the caller.';

-- Definer: thousands of links at once, for those who edit the event: cards, codes to scan and labels.
create function public.household_links_of(of_event uuid, only_households uuid[] default null) returns json
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_member(of_event, private.editor_event_ids());
  return (
    select coalesce(json_agg(json_build_object(
      'household_id', h.id, 'name', h.name, 'address', h.address, 'token', l.token, 'first_names', private.first_names(h.id)
    ) order by h.name, h.id), '[]')
    from public.households h join public.household_links l on l.household_id = h.id
    where h.event_id = of_event and (only_households is null or h.id = any (only_households))
  );
end
$$;
comment on function public.household_links_of(uuid, uuid[]) is 'The links of the households of an event that the caller edits.';

revoke execute on function
  public.preview_invitation(uuid, text, uuid), public.send_test_invitation(uuid, text), public.household_links_of(uuid, uuid[])
from public, anon, authenticated, service_role;
grant execute on function
  public.preview_invitation(uuid, text, uuid), public.send_test_invitation(uuid, text), public.household_links_of(uuid, uuid[])
to authenticated;
