-- The languages of the guests' pages and mails, and the hosts' own texts in other languages than French.

-- The domain package has the same list, with French before them.
create function private.other_languages() returns text[]
language sql immutable set search_path = '' as $$
  select '{en,es,it,pt,de,ar}'::text[]
$$;

-- French comes first and is always offered.
create function private.are_languages(languages text[]) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(
    languages[1] = 'fr' and languages[2:] <@ private.other_languages()
    and cardinality(languages) = (select count(distinct l) from unnest(languages) l), false
  )
$$;

-- The language of a household's pages: its own, or the one that its browser prefers (RFC 9110, section 12.5.4) while it has none.
-- French where the event does not offer it.
create function private.page_language(own text, offered text[]) returns text
language plpgsql stable set search_path = '' as $$
begin
  return coalesce(
    case
      when own = any (offered) then own
      when own is null and cardinality(offered) > 1 then (
        select lower(m.part[1])
        from regexp_matches(
          left(nullif(current_setting('request.headers', true), '')::json ->> 'accept-language', 500),
          '(?:^|,)\s*([a-zA-Z]{2,3})(?:-[a-zA-Z0-9-]+)?\s*(?:;\s*q=(0(?:\.[0-9]{1,3})?|1(?:\.0{1,3})?))?\s*(?=,|$)', 'g'
        ) with ordinality as m (part, place)
        where lower(m.part[1]) = any (offered) and coalesce(m.part[2], '1')::numeric > 0
        order by coalesce(m.part[2], '1')::numeric desc, m.place limit 1
      )
    end, 'fr'
  );
end
$$;

-- Each text has a key: title, welcome, transport, lodging or practical of the website; moment:{id}; dish:{id}:name and
-- dish:{id}:description; mail:{kind}:subject and mail:{kind}:body. The key of a deleted moment or dish is read by nobody.
create function private.are_translations(texts jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select jsonb_typeof(texts) = 'object' and length(texts::text) <= 300000 and not exists (
    select from jsonb_each(texts) t
    where jsonb_typeof(t.value) <> 'string' or length(t.value #>> '{}') > 6000
      or t.key !~ '^(title|welcome|transport|lodging|practical|moment:[0-9a-f-]{36}|dish:[0-9a-f-]{36}:(name|description)|mail:[a-z_]{1,20}:(subject|body))$'
  )
$$;

-- Each event has one row for a language, which is created with it. An empty or missing text is shown in French.
create table public.event_translations (
  event_id uuid not null references public.events (id) on delete cascade,
  language text not null check (language = any (private.other_languages())),
  texts jsonb not null default '{}' check (private.are_translations(texts)),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (event_id, language)
);

alter table public.event_translations enable row level security;
revoke all on public.event_translations from anon, authenticated, service_role;
grant select, update (texts) on public.event_translations to authenticated, service_role;

create policy "members read translations" on public.event_translations
  for select to authenticated
  using (event_id = any ((select private.member_event_ids())::uuid[]));

create policy "editors change translations" on public.event_translations
  for update to authenticated
  using (event_id = any ((select private.editor_event_ids())::uuid[]))
  with check (event_id = any ((select private.editor_event_ids())::uuid[]));

-- It runs as definer because the event itself creates the rows, and no request does.
create function private.make_event_translations() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.event_translations (event_id, language) select new.id, l from unnest(private.other_languages()) l;
  return null;
end
$$;
comment on function private.make_event_translations() is 'Gives a new event its empty translations.';

-- The hosts' texts in a language; empty for French.
create function private.translations(of_event uuid, of_language text) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return coalesce((select t.texts from public.event_translations t where t.event_id = of_event and t.language = of_language), '{}');
end
$$;

-- A text of the hosts in the language of the reader, or in French.
create function private.translated(texts jsonb, key text, french text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return coalesce(nullif(btrim(texts ->> key), ''), french);
end
$$;

-- The names that we propose for moments, and two usual ones: a guest reads them in their language, as long as the hosts have not
-- changed them. Null for French and for a name of the hosts.
create function private.moment_name(french text, language text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if language = 'fr' then
    return null;
  end if;
  return (
    select case language when 'en' then n.en when 'es' then n.es when 'it' then n.it when 'pt' then n.pt when 'de' then n.de when 'ar' then n.ar end
    from (values
      ('Cérémonie civile', 'Civil ceremony', 'Ceremonia civil', 'Cerimonia civile', 'Cerimónia civil', 'Standesamtliche Trauung', 'المراسم المدنية'),
      ('Cérémonie', 'Ceremony', 'Ceremonia', 'Cerimonia', 'Cerimónia', 'Zeremonie', 'المراسم'),
      ('Cérémonie laïque', 'Secular ceremony', 'Ceremonia laica', 'Cerimonia laica', 'Cerimónia laica', 'Freie Trauung', 'مراسم الاحتفال'),
      ('Cérémonie religieuse', 'Religious ceremony', 'Ceremonia religiosa', 'Cerimonia religiosa', 'Cerimónia religiosa', 'Religiöse Zeremonie', 'المراسم الدينية'),
      ('Vin d’honneur', 'Drinks reception', 'Cóctel de bienvenida', 'Aperitivo di benvenuto', 'Cocktail de boas-vindas', 'Sektempfang', 'حفل الاستقبال'),
      ('Dîner', 'Dinner', 'Cena', 'Cena', 'Jantar', 'Abendessen', 'العشاء'),
      ('Soirée dansante', 'Dancing', 'Baile', 'Serata danzante', 'Baile', 'Tanzabend', 'السهرة الراقصة'),
      ('Brunch du lendemain', 'Brunch the next day', 'Brunch del día siguiente', 'Brunch del giorno dopo', 'Brunch do dia seguinte', 'Brunch am nächsten Tag', 'فطور اليوم التالي'),
      ('Brunch', 'Brunch', 'Brunch', 'Brunch', 'Brunch', 'Brunch', 'البرنش'),
      ('Apéritif', 'Drinks', 'Aperitivo', 'Aperitivo', 'Aperitivo', 'Aperitif', 'المقبّلات'),
      ('Soirée', 'Evening party', 'Fiesta', 'Serata', 'Festa', 'Abendfeier', 'السهرة'),
      ('Plénière', 'Plenary session', 'Sesión plenaria', 'Sessione plenaria', 'Sessão plenária', 'Plenum', 'الجلسة العامة'),
      ('Déjeuner', 'Lunch', 'Almuerzo', 'Pranzo', 'Almoço', 'Mittagessen', 'الغداء'),
      ('Ateliers', 'Workshops', 'Talleres', 'Laboratori', 'Oficinas', 'Workshops', 'ورشات العمل'),
      ('Cocktail', 'Cocktail', 'Cóctel', 'Cocktail', 'Cocktail', 'Cocktail', 'حفل الكوكتيل'),
      ('Réception', 'Reception', 'Recepción', 'Ricevimento', 'Receção', 'Empfang', 'الاستقبال')
    ) as n (fr, en, es, it, pt, de, ar)
    where n.fr = french
  );
end
$$;

revoke execute on function
  private.other_languages(), private.are_languages(text[]), private.page_language(text, text[]), private.are_translations(jsonb),
  private.make_event_translations(), private.translations(uuid, text), private.translated(jsonb, text, text),
  private.moment_name(text, text)
from public, anon, authenticated, service_role;
-- Constraints are checked as the role that writes.
grant execute on function private.other_languages(), private.are_languages(text[]), private.are_translations(jsonb)
to authenticated, service_role;

create trigger event_translations_bump_version before update on public.event_translations
  for each row execute function private.bump_version();
create trigger event_translations_touch before update on public.event_translations
  for each row execute function private.touch_updated_at();
create trigger events_make_translations after insert on public.events
  for each row execute function private.make_event_translations();

alter publication supabase_realtime add table public.event_translations;
