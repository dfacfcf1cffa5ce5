-- What the two great acts on an account ask first: that they are not repeated without end, and that it is really its owner who asks.

-- Definer: nobody reads or writes the counts.
create function private.count_account_try(act text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_use(
    'account-' || act, 'person:' || auth.uid(), 10, '1 hour', 'C’est assez pour cette heure. Réessayez un peu plus tard.'
  );
end
$$;
comment on function private.count_account_try(text) is 'Counts a great act on the caller''s own account; ten an hour.';

-- The signed token tells which proofs its session has given, and when. Null: enough; else what is missing, by the name that the auth
-- service gives it. Definer: nobody reads factors.
create function private.missing_proof(within_minutes integer) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  proofs jsonb := auth.jwt() -> 'amr';
begin
  if not private.has_required_level() then
    return 'insufficient_aal';
  end if;
  if jsonb_typeof(proofs) = 'array' and exists (
    select from jsonb_array_elements(proofs) as p (proof)
    where jsonb_typeof(p.proof -> 'timestamp') = 'number'
      and (p.proof ->> 'timestamp')::numeric >= extract(epoch from now()) - within_minutes * 60
  ) then
    return null;
  end if;
  return 'reauthentication_needed';
end
$$;
comment on function private.missing_proof(integer) is 'Which proof of who they are the caller still owes, if any.';

revoke execute on function private.count_account_try(text), private.missing_proof(integer)
from public, anon, authenticated, service_role;
grant execute on function private.count_account_try(text) to authenticated;
