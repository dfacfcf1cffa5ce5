-- Searching as people type: without accents, in French. The extension may lie in another schema on a foreign server.
set local search_path = extensions, public;

do $$
begin
  if not exists (
    select from pg_catalog.pg_ts_config
    where cfgname = 'french_unaccent' and cfgnamespace = 'extensions'::regnamespace
  ) then
    create text search configuration extensions.french_unaccent (copy = pg_catalog.french);
    alter text search configuration extensions.french_unaccent
      alter mapping for word, hword, hword_part with unaccent, pg_catalog.french_stem;
  end if;
end
$$;

-- Equal whatever the accents and the case: "Zoé", "zoe" and "ZOÉ" are one value.
create collation if not exists extensions.accentless (
  provider = icu, locale = 'und-u-ks-level1', deterministic = false
);

-- unaccent() is only stable because its dictionary could be changed; naming the dictionary makes it fit for an index.
create or replace function extensions.immutable_unaccent(value text) returns text
language sql immutable strict parallel safe
return unaccent('unaccent'::regdictionary, value);
