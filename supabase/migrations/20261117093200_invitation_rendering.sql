-- An invitation as it is mailed: the hosts' words with the names of one household, and the button that opens its page.

-- « samedi 12 juin 2027 », whatever language the server speaks.
create function private.french_day(day date) returns text
language sql immutable set search_path = '' as $$
  select (array['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'])[extract(isodow from day)::integer]
    || ' ' || case when extract(day from day) = 1 then '1er' else extract(day from day)::text end || ' '
    || (array[
      'janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'
    ])[extract(month from day)::integer] || ' ' || extract(year from day)::text
$$;

create function private.html_text(value text) returns text
language sql immutable set search_path = '' as $$
  select replace(replace(replace(replace(replace(value, '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), '"', '&quot;'), '''', '&#39;')
$$;

-- « Anne, Léo et Zoé »; a household without names is called by its own.
create function private.first_names(household uuid) returns text
language sql stable set search_path = '' as $$
  select case cardinality(n.names)
    when 0 then (select h.name from public.households h where h.id = household)
    when 1 then n.names[1]
    else array_to_string(n.names[1:cardinality(n.names) - 1], ', ') || ' et ' || n.names[cardinality(n.names)]
  end
  from (
    select array(
      select coalesce(nullif(g.first_name, ''), g.last_name) from public.guests g
      where g.household_id = household and (g.first_name <> '' or g.last_name <> '')
      order by g.is_plus_one, g.position, g.created_at, g.id
    ) as names
  ) n
$$;

-- Names last: what they hold is never taken for a placeholder, whatever somebody is called.
create function private.fill_placeholders(value text, event public.events, names text, home text) returns text
language plpgsql stable set search_path = '' as $$
declare
  words jsonb := jsonb_build_object(
    'evenement', event.name,
    'date', coalesce(private.french_day(event.starts_on), 'jour que nous vous préciserons'),
    'lieu', coalesce(event.place, 'à un endroit que nous vous préciserons'),
    'reponse_avant', coalesce(private.french_day(coalesce(event.rsvp_closes_on, event.starts_on)), 'jour de la fête'),
    'prenoms', names, 'foyer', home
  );
  part text;
  filled text := '';
begin
  -- Cut at the placeholders and put together again once.
  for part in select m[1] from regexp_matches(value, '(\{[a-z_]+\}|[^{]+|\{)', 'g') m loop
    filled := filled || coalesce(words ->> btrim(part, '{}'), part);
  end loop;
  return filled;
end
$$;

create function private.invitation_html(design text, event_name text, words text, link text) returns text
language sql immutable set search_path = '' as $$
  select format(
    '<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
    || '<title>%1$s</title></head><body style="margin:0;background:%4$s;color:%5$s;font:17px/1.6 Georgia,''Times New Roman'',serif">'
    || '<table role="presentation" width="100%%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">'
    || '<table role="presentation" width="100%%" cellpadding="0" cellspacing="0" style="max-width:560px;background:%7$s;border:1px solid %8$s">'
    || '<tr><td style="padding:40px 32px 8px"><p style="margin:0;font-size:13px;letter-spacing:.08em;text-transform:uppercase;color:%6$s">Invitation</p>'
    || '<h1 style="margin:8px 0 0;font-size:30px;line-height:1.2;font-weight:400">%1$s</h1></td></tr>'
    || '<tr><td style="padding:16px 32px 8px">%2$s</td></tr>'
    || '<tr><td style="padding:8px 32px 32px"><a href="%3$s" style="display:inline-block;padding:14px 28px;background:%6$s;color:#fff;'
    || 'text-decoration:none;border-radius:6px;font:600 16px/1.2 Helvetica,Arial,sans-serif">Ouvrir votre invitation</a></td></tr>'
    || '<tr><td style="padding:20px 32px;border-top:1px solid %8$s;font:13px/1.5 Helvetica,Arial,sans-serif;color:%5$s">'
    || E'Ce lien est personnel\u00a0: merci de ne pas le transmettre. Sur votre page, vous pouvez aussi lire et effacer ce que vos hôtes '
    || 'savent de vous.</td></tr></table></td></tr></table></body></html>',
    private.html_text(event_name),
    (
      select string_agg('<p style="margin:0 0 16px">' || replace(private.html_text(p), E'\n', '<br>') || '</p>', '' order by n)
      from regexp_split_to_table(btrim(words, E' \n\r\t'), E'(\r?\n){2,}') with ordinality as t (p, n)
    ),
    private.html_text(link), d.paper, d.ink, d.accent, d.card, d.line
  )
  from (values
    ('classique', '#FBF8F3', '#1F1A24', '#6D1F3B', '#FFFFFF', '#E4DACA'),
    ('botanique', '#EFF3EC', '#1D2A22', '#1F4D42', '#FFFFFF', '#CFDACF'),
    ('minuit', '#E9EBF2', '#161B30', '#2A3563', '#FFFFFF', '#CBD0E0'),
    ('lin', '#F3ECE0', '#2B241C', '#7A5A1C', '#FFFDF9', '#DCCFB8')
  ) as d (name, paper, ink, accent, card, line)
  where d.name = design
$$;

-- `home` null: a mail of trial, to the hosts themselves, whose link leads to the page where a code is typed.
create function private.render_invitation(
  of_event uuid, of_kind text, home uuid, link text, out subject text, out body_text text, out body_html text
)
language plpgsql stable set search_path = '' as $$
declare
  event public.events;
  written public.invitation_texts;
  names text := coalesce(private.first_names(home), 'Camille et Noé');
  home_name text := coalesce((select h.name from public.households h where h.id = home), 'Famille Exemple');
  words text;
begin
  select e.* into event from public.events e where e.id = of_event;
  select t.* into written from public.invitation_texts t where t.event_id = of_event and t.kind = of_kind;
  if written.event_id is null then
    raise exception using errcode = 'PT422', message = 'Ce courrier n’existe pas.', detail = 'invalid', hint = 'kind';
  end if;
  -- One line, whatever was typed: a subject is a header.
  subject := left(regexp_replace(
    private.without_links(private.fill_placeholders(written.subject, event, names, home_name)), '[[:cntrl:]]+', ' ', 'g'
  ), 200);
  -- The one link of the mail is the household's own page.
  words := private.without_links(private.fill_placeholders(written.body, event, names, home_name));
  body_text := words || E'\n\nVotre invitation\u00a0: ' || link
    || E'\n\nCe lien est personnel\u00a0: merci de ne pas le transmettre. Sur votre page, vous pouvez aussi lire et effacer ce que '
    || E'vos hôtes savent de vous.\n';
  body_html := private.invitation_html(written.design, private.without_links(event.name), words, link);
end
$$;

revoke execute on function
  private.french_day(date), private.html_text(text), private.first_names(uuid),
  private.fill_placeholders(text, public.events, text, text), private.invitation_html(text, text, text, text),
  private.render_invitation(uuid, text, uuid, text)
from public, anon, authenticated, service_role;
