-- What ten thousand lines cost again and again. Nothing of it means anything else than before.

-- Most words are plain: they are looked at once, and not rewritten twice.
create or replace function private.search_key(value text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  key text := btrim(lower(extensions.unaccent('extensions.unaccent'::regdictionary, value)));
begin
  if key !~ '[^a-z0-9 ]|  |st' then
    return key;
  end if;
  return btrim(regexp_replace(regexp_replace(key, '[^a-z0-9]+', ' ', 'g'), '\mst(e?)\M', 'saint\1', 'g'));
end
$$;

-- Lists are read whole, event by event, and put in order once they are: to keep every name in its place, by the rules of the
-- language, was paid at every line and served nobody. Households are found by their event and state.
drop index public.guests_list_idx, public.households_list_idx;
create index guests_event_id_idx on public.guests (event_id);

-- Counted anew after each import. A tenth of the usual sample tells an event that is full from one that is not.
alter table public.households alter column event_id set statistics 10;
alter table public.guests alter column event_id set statistics 10;
alter table public.moment_invitations alter column event_id set statistics 10;
