-- What the operator says of the site, one row a subject. Every visitor reads it: nothing secret belongs here.
-- The subjects are fixed; their shape is checked, because pages turn them into links and pictures.

-- Invoker: a check runs with the rights of whoever writes the row.
create function private.is_site_setting(key text, value jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(
    jsonb_typeof(value) = 'object' and length(value::text) <= 8000 and case key
      when 'identity' then
        length(btrim(value ->> 'name')) between 1 and 40
        -- A picture of our own: `//elsewhere` and `/\elsewhere` are other sites to a browser.
        and coalesce(value ->> 'logo', '/logo') ~ '^/[^/\\\s][^\\\s]*$'
      when 'contact' then
        coalesce(value ->> 'email', 'a@b') ~ '^[^@\s]+@[^@\s]+$'
        and coalesce(value ->> 'phone', '0') ~ '^[0-9+][0-9 .()+]*$'
        and jsonb_typeof(value -> 'address') = 'array'
        and not jsonb_path_exists(value, '$.address[*] ? (@.type() != "string")')
      when 'social' then
        not exists (
          select from jsonb_each(value) s
          where jsonb_typeof(s.value) <> 'null'
            and not (jsonb_typeof(s.value) = 'string' and private.is_web_address(s.value #>> '{}'))
        )
      when 'testimonials' then
        jsonb_typeof(value -> 'are_samples') = 'boolean'
        and jsonb_typeof(value -> 'items') = 'array' and jsonb_array_length(value -> 'items') = 3
        and not jsonb_path_exists(
          value, '$.items[*] ? (@.quote.type() != "string" || @.name.type() != "string" || @.occasion.type() != "string")'
        )
        and not jsonb_path_exists(value, '$.items[*] ? (!exists(@.quote) || !exists(@.name) || !exists(@.occasion))')
      else false
    end,
    false
  )
$$;

create table public.site_settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now(),
  constraint site_settings_are_well_formed check (private.is_site_setting(key, value))
);

create trigger site_settings_touch before update on public.site_settings
  for each row execute function private.touch_updated_at();

revoke execute on function private.is_site_setting(text, jsonb) from public, anon, authenticated, service_role;
grant execute on function private.is_site_setting(text, jsonb) to authenticated, service_role;

alter table public.site_settings enable row level security;
revoke all on public.site_settings from anon, authenticated, service_role;
grant select on public.site_settings to anon, authenticated, service_role;
grant update (value) on public.site_settings to authenticated, service_role;

create policy "everybody reads what the site says of itself" on public.site_settings
  for select to anon, authenticated
  using (true);

create policy "those who manage the system change what the site says of itself" on public.site_settings
  for update to authenticated
  using ((select private.has_permission('manage_system')))
  with check ((select private.has_permission('manage_system')));

-- Nothing is known of the operator yet. The testimonials are samples of ours, and the pages say so until real ones replace them.
insert into public.site_settings (key, value) values
  ('identity', '{"name": "Liesse", "logo": null}'),
  ('contact', '{"email": null, "phone": null, "address": []}'),
  ('social', '{"instagram": null, "facebook": null, "pinterest": null, "linkedin": null, "youtube": null}'),
  ('testimonials', jsonb_build_object('are_samples', true, 'items', jsonb_build_array(
    jsonb_build_object(
      'quote', 'Nous avons trouvé notre lieu et notre traiteur en deux soirées, sans laisser notre numéro à vingt inconnus. Chaque prix était écrit, chaque avis disait d’où il venait.',
      'name', 'Camille et Noé', 'occasion', 'Mariage en Bourgogne, 96 invités'
    ),
    jsonb_build_object(
      'quote', 'Pour les soixante-dix ans de notre mère, nous étions quatre à nous occuper de tout, dans quatre villes. Les articles nous ont donné l’ordre des choses, l’annuaire a fait le reste.',
      'name', 'Leïla, pour sa fratrie', 'occasion', 'Anniversaire à Nantes, 45 invités'
    ),
    jsonb_build_object(
      'quote', 'Je cherchais une salle pour un séminaire, à moins de trente kilomètres et pour une date précise. La recherche m’a répondu en une page, du plus proche au plus lointain.',
      'name', 'Mathieu', 'occasion', 'Séminaire à Lille, 60 personnes'
    )
  )));
