-- Sending: counted first, confirmed, limited, and stoppable while it waits.

create function private.require_sending(of_event uuid, segment jsonb, of_kind text) returns void
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_member(of_event, private.editor_event_ids());
  if of_kind not in ('invitation', 'reminder', 'message', 'date_change') or jsonb_typeof(segment) <> 'object'
    or coalesce(segment ->> 'who', '') not in ('all', 'not_answered', 'opened_not_answered', 'yes_only', 'households') then
    raise exception using errcode = 'PT422', message = 'Cet envoi n’existe pas.', detail = 'invalid', hint = 'segment';
  end if;
  perform from public.events e where e.id = of_event
    and (e.deletion_on is not null or (of_kind in ('invitation', 'reminder') and coalesce(e.rsvp_closes_on, e.ends_on, e.starts_on) < private.today()));
  if found then
    raise exception using errcode = 'PT409', message = 'La date limite de réponse est passée.', detail = 'closed';
  end if;
end
$$;

-- Definer: reads addresses and mails to count them, for those who edit the event.
create function public.count_invitations(of_event uuid, segment jsonb, kind text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_sending(of_event, segment, kind);
  return (
    select jsonb_build_object(
      'count', count(t.recipient), 'without_address', count(*) - count(t.recipient), 'room', private.mail_room(of_event)
    )
    from private.invitation_targets(of_event, segment, kind) t
  );
end
$$;
comment on function public.count_invitations(uuid, jsonb, text) is 'How many mails a sending of the caller''s event would be.';

-- Definer: writes mails and the outbox, for those who edit the event. They leave after a minute, five a second.
create function public.send_invitations(of_event uuid, segment jsonb, kind text, send uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  site text;
  target record;
  mail uuid;
  letter record;
  wanted integer;
  sent integer := 0;
  without integer := 0;
  held integer := 0;
begin
  perform private.require_sending(of_event, segment, kind);
  site := private.site_address();
  -- Two editors at once: the second finds what the first has sent.
  perform from public.events e where e.id = of_event for no key update;
  insert into public.invitation_sends (id, event_id, kind, segment, made_by)
  values (send, of_event, kind, segment, auth.uid()) on conflict do nothing;
  if not found then
    return (
      select jsonb_build_object('send', s.id, 'count', s.count, 'without_address', 0)
      from public.invitation_sends s where s.id = send and s.event_id = of_event
    );
  end if;
  select count(t.recipient) into wanted from private.invitation_targets(of_event, segment, kind) t;
  if not private.count_guest_mails(of_event, wanted) then
    raise exception using errcode = 'PT429', message = 'Mille courriers partent par jour au plus. Envoyez le reste demain.',
      detail = 'too-many', hint = private.mail_room(of_event)::text;
  end if;
  for target in
    select t.household_id, t.recipient, l.token
    from private.invitation_targets(of_event, segment, kind) t
    join public.household_links l on l.household_id = t.household_id
    -- In one order for everybody: two sendings that share addresses count them one after the other, and never wait in a ring.
    order by lower(t.recipient::text), t.household_id
  loop
    if target.recipient is null then
      without := without + 1;
      continue;
    elsif not private.count_guest_recipient(kind, target.recipient::text) then
      held := held + 1;
      continue;
    end if;
    mail := gen_random_uuid();
    select * into letter
    from private.render_invitation(of_event, kind, target.household_id, site || '/guest?token=' || target.token);
    insert into public.invitation_mails (id, event_id, household_id, send_id, kind, recipient, outbox_id)
    values (
      mail, of_event, target.household_id, send, kind, target.recipient,
      platform.send_mail(
        'invitation:' || mail, 'invitation', target.recipient::text, letter.subject, letter.body_text, letter.body_html,
        now() + interval '1 minute' + sent * interval '0.2 seconds'
      )
    );
    sent := sent + 1;
  end loop;
  if sent = 0 then
    raise exception using errcode = 'PT422', message = 'Personne n’est à contacter dans cette sélection.',
      detail = 'nothing-to-send', hint = without::text;
  end if;
  perform private.return_guest_mails(of_event, auth.uid(), wanted - sent);
  update public.invitation_sends s set count = sent where s.id = send;
  update public.households h set invitation_state = 'sent'
  where h.invitation_state in ('draft', 'bounced') and kind = 'invitation'
    and h.id in (select m.household_id from public.invitation_mails m where m.send_id = send);
  return jsonb_build_object('send', send, 'count', sent, 'without_address', without, 'held', held);
end
$$;
comment on function public.send_invitations(uuid, jsonb, text, uuid) is 'Mails the households of a segment of an event that the caller edits.';

-- Definer: takes back what has not left yet, for those who edit the event.
create function public.stop_send(send uuid) returns integer
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  sending public.invitation_sends;
  stopped integer;
begin
  update public.invitation_sends s set stopped_at = coalesce(s.stopped_at, now())
  where s.id = send and s.event_id = any (private.editor_event_ids())
  returning * into sending;
  if sending.id is null then
    raise exception using errcode = '42501', message = 'Cet envoi ne vous est pas ouvert.', detail = 'not-member';
  end if;
  delete from platform.outbox o using public.invitation_mails m
  where m.send_id = send and m.state = 'queued' and o.id = m.outbox_id and o.sent_at is null and o.failed_at is null;
  get diagnostics stopped = row_count;
  update public.invitation_sends s set count = s.count - stopped where s.id = send;
  perform private.return_guest_mails(sending.event_id, sending.made_by, stopped);
  return stopped;
end
$$;
comment on function public.stop_send(uuid) is 'Takes back the mails of a sending that have not left; answers how many.';

revoke execute on function
  private.require_sending(uuid, jsonb, text), public.count_invitations(uuid, jsonb, text),
  public.send_invitations(uuid, jsonb, text, uuid), public.stop_send(uuid)
from public, anon, authenticated, service_role;
grant execute on function
  public.count_invitations(uuid, jsonb, text), public.send_invitations(uuid, jsonb, text, uuid), public.stop_send(uuid)
to authenticated;
