-- What functions of the client's area say no with: a status, a reason that screens know, a sentence for those who do not, and a hint.
create function private.refuse(status text, reason text, sentence text, hint text default null) returns void
language plpgsql immutable set search_path = '' as $$
begin
  raise exception using errcode = status, message = sentence, detail = reason, hint = coalesce(refuse.hint, '');
end
$$;

-- Definer functions ask these first. Whether an event exists is not told to those who are not of it.
create function private.require_member(of_event uuid) returns void
language plpgsql stable set search_path = '' as $$
begin
  if not coalesce(of_event = any (private.member_event_ids()), false) then
    perform private.refuse('42501', 'not-member', 'Cet événement ne vous est pas ouvert.');
  end if;
end
$$;

create function private.require_editor(of_event uuid) returns void
language plpgsql stable set search_path = '' as $$
begin
  if not coalesce(of_event = any (private.editor_event_ids()), false) then
    perform private.refuse('42501', 'not-member', 'Seules les personnes qui organisent cet événement peuvent le modifier.');
  end if;
end
$$;

create function private.require_budget(of_event uuid) returns void
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_member(of_event);
  if not of_event = any (private.budget_event_ids()) then
    perform private.refuse('42501', 'hidden-budget', 'Le budget de cet événement ne vous est pas montré.');
  end if;
end
$$;

revoke execute on function
  private.refuse(text, text, text, text), private.require_member(uuid), private.require_editor(uuid),
  private.require_budget(uuid)
from public, anon, authenticated, service_role;
-- Functions that run with the caller's own rights ask as well.
grant execute on function
  private.refuse(text, text, text, text), private.require_member(uuid), private.require_editor(uuid),
  private.require_budget(uuid)
to authenticated;
