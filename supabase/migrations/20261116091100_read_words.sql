-- What a searcher meant. Each word is taken as it is when the directory knows it, completed when it is the beginning of one,
-- corrected when it is much like one, and left out when it is like none.
create function private.parse_search_words(
  typed text, out every_word tsquery, out any_word tsquery, out read_as text, out is_hopeless boolean
)
language plpgsql stable set search_path = '' set pg_trgm.similarity_threshold = '0.35' as $$
declare
  tokens text[] := (string_to_array(private.search_key(left(typed, 200)), ' '))[1:8];
  token text;
  stems text[];
  guess record;
  term tsquery;
  understood text[] := '{}';
  is_corrected boolean := false;
begin
  is_hopeless := false;
  foreach token in array coalesce(tokens, '{}') loop
    continue when length(token) < 2 or length(token) > 40;
    stems := tsvector_to_array(to_tsvector('pg_catalog.french', token));
    continue when cardinality(stems) = 0;
    if not exists (select from private.directory_words w where w.stem = stems[1]) then
      -- Words, not stems, since « photographi » begins one and no stem. Twenty are enough to say what was begun.
      stems := array(
        select distinct begun.stem
        from (
          select w.stem from private.directory_words w
          where length(token) >= 3 and w.word >= token and w.word < token || '~' order by w.word limit 20
        ) as begun
      );
      if cardinality(stems) = 0 and length(token) >= 4 then
        select w.word, w.stem into guess
        from private.directory_words w
        where w.word operator(extensions.%) token
        order by extensions.similarity(w.word, token) desc, abs(length(w.word) - length(token)), w.word
        limit 1;
        if found then
          stems := array[guess.stem];
          token := guess.word;
          is_corrected := true;
        end if;
      end if;
    end if;
    if cardinality(stems) = 0 then
      is_hopeless := true;
      continue;
    end if;
    -- Stems of a key are letters and figures: nothing in them can end the quotes.
    term := (select string_agg(quote_literal(stem), '|') from unnest(stems) as stem)::tsquery;
    every_word := case when every_word is null then term else every_word && term end;
    any_word := case when any_word is null then term else any_word || term end;
    understood := understood || token;
  end loop;
  is_hopeless := is_hopeless and every_word is null;
  read_as := case when is_corrected then array_to_string(understood, ' ') end;
end
$$;

revoke execute on function private.parse_search_words(text) from public, anon, authenticated, service_role;
