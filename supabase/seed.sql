-- Written by scripts/demo.ts, not by hand. The demonstration: people, events with their guests and plans, and a directory of
-- 80 partners, none of them real. The ids are fixed, so that every run writes the same file; the dates follow the day
-- on which it is applied. The file is applied only where the demonstration is on. The password of the accounts that can sign in is « liesse-demo ».

-- The wedding is on a Saturday, between 203 and 209 days after the day on which this file is applied.
create function pg_temp.demo_day(days integer) returns date
language sql stable as $$
  select private.today() + 203 + (13 - extract(isodow from private.today())::integer) % 7 + days
$$;

create function pg_temp.demo_instant(days integer, hour time) returns timestamptz
language sql stable as $$
  select (pg_temp.demo_day(days) + hour) at time zone 'Europe/Paris'
$$;

-- These are the parts of « samedi 12 juin 2027 ».
create function pg_temp.demo_date_text(format text, days integer) returns text
language sql stable as $$
  select case format
    when 'jour' then parts[2] || ' ' || parts[3]
    when 'mois' then parts[3]
    when 'de mois' then private.of_name(parts[3])
  end
  from string_to_array(private.french_day(pg_temp.demo_day(days)), ' ') as parts
$$;

-- The number of a quote counts the quotes that its partner sent in the same year. Both arguments are numbers of days ago.
create function pg_temp.demo_quote_number(sent integer, all_sent integer[]) returns text
language sql stable as $$
  select to_char(private.today() - sent, 'YYYY') || '-' || lpad(count(*)::text, 4, '0')
  from unnest(all_sent) as other
  where other >= sent and to_char(private.today() - other, 'YYYY') = to_char(private.today() - sent, 'YYYY')
$$;

create temporary table demo_accounts (id text, email text, data text);

insert into demo_accounts (id, email, data) values
  ('00000000-0000-4000-8000-000000000001', 'client@demo.liesse.example', '{"name":"Camille Moreau","phone":"06 12 34 56 78"}'),
  ('00000000-0000-4000-8000-000000000002', 'partner@demo.liesse.example', '{"name":"Maison Aubépine","phone":"01 23 45 67 89","role":"partner","partner_type":"general"}'),
  ('00000000-0000-4000-8000-000000000003', 'admin@demo.liesse.example', '{"name":"Sacha Lambert"}'),
  ('00000000-0000-4000-8000-000000000004', 'secure@demo.liesse.example', '{"name":"Dominique Faure"}'),
  ('00000000-0000-4000-8000-000000000005', 'noe@demo.liesse.example', '{"name":"Noé Haddad"}'),
  ('00000000-0000-4000-8000-000000000006', 'temoin@demo.liesse.example', '{"name":"Inès Lefèvre"}'),
  ('00000000-0000-4000-8000-0a0000000002', 'domaine-des-tilleuls@demo.liesse.example', '{"name":"Domaine des Tilleuls","role":"partner","partner_type":"venue"}'),
  ('00000000-0000-4000-8000-0a0000000003', 'la-grange-aux-hirondelles@demo.liesse.example', '{"name":"La Grange aux Hirondelles","role":"partner","partner_type":"venue"}'),
  ('00000000-0000-4000-8000-0a0000000004', 'chateau-de-vauclaire@demo.liesse.example', '{"name":"Château de Vauclaire","role":"partner","partner_type":"venue"}'),
  ('00000000-0000-4000-8000-0a0000000005', 'les-serres-de-kerlann@demo.liesse.example', '{"name":"Les Serres de Kerlann","role":"partner","partner_type":"venue"}'),
  ('00000000-0000-4000-8000-0a0000000006', 'mas-des-cigalines@demo.liesse.example', '{"name":"Mas des Cigalines","role":"partner","partner_type":"venue"}'),
  ('00000000-0000-4000-8000-0a0000000007', 'la-filature-haute@demo.liesse.example', '{"name":"La Filature Haute","role":"partner","partner_type":"venue"}'),
  ('00000000-0000-4000-8000-0a0000000008', 'villa-mirabelle@demo.liesse.example', '{"name":"Villa Mirabelle","role":"partner","partner_type":"venue"}'),
  ('00000000-0000-4000-8000-0a0000000009', 'l-orangerie-de-saint-aubin@demo.liesse.example', '{"name":"L’Orangerie de Saint-Aubin","role":"partner","partner_type":"venue"}'),
  ('00000000-0000-4000-8000-0a000000000a', 'chai-des-deux-rives@demo.liesse.example', '{"name":"Chai des Deux Rives","role":"partner","partner_type":"venue"}'),
  ('00000000-0000-4000-8000-0a000000000b', 'la-ferme-du-grand-pre@demo.liesse.example', '{"name":"La Ferme du Grand Pré","role":"partner","partner_type":"venue"}'),
  ('00000000-0000-4000-8000-0a000000000c', 'la-table-d-ambroise@demo.liesse.example', '{"name":"La Table d’Ambroise","role":"partner","partner_type":"caterer"}'),
  ('00000000-0000-4000-8000-0a000000000d', 'fenouil-compagnie@demo.liesse.example', '{"name":"Fenouil & Compagnie","role":"partner","partner_type":"caterer"}'),
  ('00000000-0000-4000-8000-0a000000000e', 'maison-quatre-epices@demo.liesse.example', '{"name":"Maison Quatre-Épices","role":"partner","partner_type":"caterer"}'),
  ('00000000-0000-4000-8000-0a000000000f', 'le-garde-manger-de-lise@demo.liesse.example', '{"name":"Le Garde-Manger de Lise","role":"partner","partner_type":"caterer"}'),
  ('00000000-0000-4000-8000-0a0000000010', 'sel-de-mer@demo.liesse.example', '{"name":"Sel de Mer","role":"partner","partner_type":"caterer"}'),
  ('00000000-0000-4000-8000-0a0000000011', 'brasero-nomade@demo.liesse.example', '{"name":"Brasero Nomade","role":"partner","partner_type":"caterer"}'),
  ('00000000-0000-4000-8000-0a0000000012', 'les-assiettes-vertes@demo.liesse.example', '{"name":"Les Assiettes Vertes","role":"partner","partner_type":"caterer"}'),
  ('00000000-0000-4000-8000-0a0000000013', 'piece-montee@demo.liesse.example', '{"name":"Pièce Montée","role":"partner","partner_type":"caterer"}'),
  ('00000000-0000-4000-8000-0a0000000014', 'cuisine-du-large@demo.liesse.example', '{"name":"Cuisine du Large","role":"partner","partner_type":"caterer"}'),
  ('00000000-0000-4000-8000-0a0000000015', 'atelier-lumiere-d-aout@demo.liesse.example', '{"name":"Atelier Lumière d’Août","role":"partner","partner_type":"photographer"}'),
  ('00000000-0000-4000-8000-0a0000000016', 'les-heures-pales@demo.liesse.example', '{"name":"Les Heures Pâles","role":"partner","partner_type":"photographer"}'),
  ('00000000-0000-4000-8000-0a0000000017', 'grain-d-argent@demo.liesse.example', '{"name":"Grain d’argent","role":"partner","partner_type":"photographer"}'),
  ('00000000-0000-4000-8000-0a0000000018', 'film-court@demo.liesse.example', '{"name":"Film Court","role":"partner","partner_type":"photographer"}'),
  ('00000000-0000-4000-8000-0a0000000019', 'l-il-du-nord@demo.liesse.example', '{"name":"L’Œil du Nord","role":"partner","partner_type":"photographer"}'),
  ('00000000-0000-4000-8000-0a000000001a', 'plein-sud-images@demo.liesse.example', '{"name":"Plein Sud Images","role":"partner","partner_type":"photographer"}'),
  ('00000000-0000-4000-8000-0a000000001b', 'argentique-cie@demo.liesse.example', '{"name":"Argentique & Cie","role":"partner","partner_type":"photographer"}'),
  ('00000000-0000-4000-8000-0a000000001c', 'la-chambre-aux-images@demo.liesse.example', '{"name":"La Chambre aux Images","role":"partner","partner_type":"photographer"}'),
  ('00000000-0000-4000-8000-0a000000001d', 'deux-regards@demo.liesse.example', '{"name":"Deux Regards","role":"partner","partner_type":"photographer"}'),
  ('00000000-0000-4000-8000-0a000000001e', 'sillon-33@demo.liesse.example', '{"name":"Sillon 33","role":"partner","partner_type":"dj"}'),
  ('00000000-0000-4000-8000-0a000000001f', 'minuit-passe@demo.liesse.example', '{"name":"Minuit Passé","role":"partner","partner_type":"dj"}'),
  ('00000000-0000-4000-8000-0a0000000020', 'la-belle-platine@demo.liesse.example', '{"name":"La Belle Platine","role":"partner","partner_type":"dj"}'),
  ('00000000-0000-4000-8000-0a0000000021', 'les-ondes-douces@demo.liesse.example', '{"name":"Les Ondes Douces","role":"partner","partner_type":"dj"}'),
  ('00000000-0000-4000-8000-0a0000000022', 'quai-des-vinyles@demo.liesse.example', '{"name":"Quai des Vinyles","role":"partner","partner_type":"dj"}'),
  ('00000000-0000-4000-8000-0a0000000023', 'swing-sillons@demo.liesse.example', '{"name":"Swing & Sillons","role":"partner","partner_type":"dj"}'),
  ('00000000-0000-4000-8000-0a0000000024', 'trio-mezza@demo.liesse.example', '{"name":"Trio Mezza","role":"partner","partner_type":"dj"}'),
  ('00000000-0000-4000-8000-0a0000000025', 'soleil-de-nuit@demo.liesse.example', '{"name":"Soleil de Nuit","role":"partner","partner_type":"dj"}'),
  ('00000000-0000-4000-8000-0a0000000026', 'pivoine-fougere@demo.liesse.example', '{"name":"Pivoine & Fougère","role":"partner","partner_type":"florist"}'),
  ('00000000-0000-4000-8000-0a0000000027', 'l-herbier-de-margot@demo.liesse.example', '{"name":"L’Herbier de Margot","role":"partner","partner_type":"florist"}'),
  ('00000000-0000-4000-8000-0a0000000028', 'fleurs-de-traverse@demo.liesse.example', '{"name":"Fleurs de Traverse","role":"partner","partner_type":"florist"}'),
  ('00000000-0000-4000-8000-0a0000000029', 'la-ronde-des-dahlias@demo.liesse.example', '{"name":"La Ronde des Dahlias","role":"partner","partner_type":"florist"}'),
  ('00000000-0000-4000-8000-0a000000002a', 'brin-d-estran@demo.liesse.example', '{"name":"Brin d’Estran","role":"partner","partner_type":"florist"}'),
  ('00000000-0000-4000-8000-0a000000002b', 'maison-nigelle@demo.liesse.example', '{"name":"Maison Nigelle","role":"partner","partner_type":"florist"}'),
  ('00000000-0000-4000-8000-0a000000002c', 'le-jardin-cueilli@demo.liesse.example', '{"name":"Le Jardin Cueilli","role":"partner","partner_type":"florist"}'),
  ('00000000-0000-4000-8000-0a000000002d', 'olivier-garrigue@demo.liesse.example', '{"name":"Olivier & Garrigue","role":"partner","partner_type":"florist"}'),
  ('00000000-0000-4000-8000-0a000000002e', 'atelier-papier-ivoire@demo.liesse.example', '{"name":"Atelier Papier Ivoire","role":"partner","partner_type":"decorator"}'),
  ('00000000-0000-4000-8000-0a000000002f', 'les-nappes-longues@demo.liesse.example', '{"name":"Les Nappes Longues","role":"partner","partner_type":"decorator"}'),
  ('00000000-0000-4000-8000-0a0000000030', 'lampions-lin@demo.liesse.example', '{"name":"Lampions & Lin","role":"partner","partner_type":"decorator"}'),
  ('00000000-0000-4000-8000-0a0000000031', 'scene-de-fete@demo.liesse.example', '{"name":"Scène de Fête","role":"partner","partner_type":"decorator"}'),
  ('00000000-0000-4000-8000-0a0000000032', 'bois-flotte@demo.liesse.example', '{"name":"Bois Flotté","role":"partner","partner_type":"decorator"}'),
  ('00000000-0000-4000-8000-0a0000000033', 'maison-calligramme@demo.liesse.example', '{"name":"Maison Calligramme","role":"partner","partner_type":"decorator"}'),
  ('00000000-0000-4000-8000-0a0000000034', 'azur-sable@demo.liesse.example', '{"name":"Azur & Sable","role":"partner","partner_type":"decorator"}'),
  ('00000000-0000-4000-8000-0a0000000035', 'grand-comptoir-de-la-fete@demo.liesse.example', '{"name":"Grand Comptoir de la Fête","role":"partner","partner_type":"decorator"}'),
  ('00000000-0000-4000-8000-0a0000000036', 'epingle-poudre@demo.liesse.example', '{"name":"Épingle & Poudre","role":"partner","partner_type":"beauty"}'),
  ('00000000-0000-4000-8000-0a0000000037', 'l-atelier-du-chignon@demo.liesse.example', '{"name":"L’Atelier du Chignon","role":"partner","partner_type":"beauty"}'),
  ('00000000-0000-4000-8000-0a0000000038', 'peau-d-aube@demo.liesse.example', '{"name":"Peau d’Aube","role":"partner","partner_type":"beauty"}'),
  ('00000000-0000-4000-8000-0a0000000039', 'salon-mesange@demo.liesse.example', '{"name":"Salon Mésange","role":"partner","partner_type":"beauty"}'),
  ('00000000-0000-4000-8000-0a000000003a', 'le-fil-et-l-aiguille@demo.liesse.example', '{"name":"Le Fil et l’Aiguille","role":"partner","partner_type":"beauty"}'),
  ('00000000-0000-4000-8000-0a000000003b', 'couture-celadon@demo.liesse.example', '{"name":"Couture Céladon","role":"partner","partner_type":"beauty"}'),
  ('00000000-0000-4000-8000-0a000000003c', 'barbier-du-port@demo.liesse.example', '{"name":"Barbier du Port","role":"partner","partner_type":"beauty"}'),
  ('00000000-0000-4000-8000-0a000000003d', 'les-belles-mecaniques@demo.liesse.example', '{"name":"Les Belles Mécaniques","role":"partner","partner_type":"transport"}'),
  ('00000000-0000-4000-8000-0a000000003e', 'navettes-du-vignoble@demo.liesse.example', '{"name":"Navettes du Vignoble","role":"partner","partner_type":"transport"}'),
  ('00000000-0000-4000-8000-0a000000003f', 'caleche-des-marais@demo.liesse.example', '{"name":"Calèche des Marais","role":"partner","partner_type":"transport"}'),
  ('00000000-0000-4000-8000-0a0000000040', 'autobus-1932@demo.liesse.example', '{"name":"Autobus 1932","role":"partner","partner_type":"transport"}'),
  ('00000000-0000-4000-8000-0a0000000041', 'cabriolets-de-la-cote@demo.liesse.example', '{"name":"Cabriolets de la Côte","role":"partner","partner_type":"transport"}'),
  ('00000000-0000-4000-8000-0a0000000042', 'roule-doucement@demo.liesse.example', '{"name":"Roule Doucement","role":"partner","partner_type":"transport"}'),
  ('00000000-0000-4000-8000-0a0000000043', 'cabinet-des-merveilles@demo.liesse.example', '{"name":"Cabinet des Merveilles","role":"partner","partner_type":"entertainment"}'),
  ('00000000-0000-4000-8000-0a0000000044', 'atelier-des-petits@demo.liesse.example', '{"name":"Atelier des Petits","role":"partner","partner_type":"entertainment"}'),
  ('00000000-0000-4000-8000-0a0000000045', 'photomaton-bergamote@demo.liesse.example', '{"name":"Photomaton Bergamote","role":"partner","partner_type":"entertainment"}'),
  ('00000000-0000-4000-8000-0a0000000046', 'feux-du-soir@demo.liesse.example', '{"name":"Feux du Soir","role":"partner","partner_type":"entertainment"}'),
  ('00000000-0000-4000-8000-0a0000000047', 'la-fanfare-buissonniere@demo.liesse.example', '{"name":"La Fanfare Buissonnière","role":"partner","partner_type":"entertainment"}'),
  ('00000000-0000-4000-8000-0a0000000048', 'portraits-minute@demo.liesse.example', '{"name":"Portraits Minute","role":"partner","partner_type":"entertainment"}'),
  ('00000000-0000-4000-8000-0a0000000049', 'les-contes-du-perron@demo.liesse.example', '{"name":"Les Contes du Perron","role":"partner","partner_type":"entertainment"}'),
  ('00000000-0000-4000-8000-0a000000004a', 'grand-jeu@demo.liesse.example', '{"name":"Grand Jeu","role":"partner","partner_type":"entertainment"}'),
  ('00000000-0000-4000-8000-0a000000004b', 'le-fil-rouge@demo.liesse.example', '{"name":"Le Fil Rouge","role":"partner","partner_type":"general"}'),
  ('00000000-0000-4000-8000-0a000000004c', 'jour-j-moins-un@demo.liesse.example', '{"name":"Jour J moins Un","role":"partner","partner_type":"general"}'),
  ('00000000-0000-4000-8000-0a000000004d', 'paroles-d-alliance@demo.liesse.example', '{"name":"Paroles d’Alliance","role":"partner","partner_type":"general"}'),
  ('00000000-0000-4000-8000-0a000000004e', 'la-voix-claire@demo.liesse.example', '{"name":"La Voix Claire","role":"partner","partner_type":"general"}'),
  ('00000000-0000-4000-8000-0a000000004f', 'cote-cour@demo.liesse.example', '{"name":"Côté Cour","role":"partner","partner_type":"general"}'),
  ('00000000-0000-4000-8000-0a0000000050', 'azimut-fetes@demo.liesse.example', '{"name":"Azimut Fêtes","role":"partner","partner_type":"general"}'),
  ('00000000-0000-4000-8000-0c0000000001', 'avis-1@demo.liesse.example', '{"name":"Aïcha et Julien"}'),
  ('00000000-0000-4000-8000-0c0000000002', 'avis-2@demo.liesse.example', '{"name":"Marion et Paul"}'),
  ('00000000-0000-4000-8000-0c0000000003', 'avis-3@demo.liesse.example', '{"name":"Lucie et Thaïs"}'),
  ('00000000-0000-4000-8000-0c0000000004', 'avis-4@demo.liesse.example', '{"name":"Rémi et Antonin"}'),
  ('00000000-0000-4000-8000-0c0000000005', 'avis-5@demo.liesse.example', '{"name":"Clara et Mehdi"}'),
  ('00000000-0000-4000-8000-0c0000000006', 'avis-6@demo.liesse.example', '{"name":"Élodie et Victor"}'),
  ('00000000-0000-4000-8000-0c0000000007', 'avis-7@demo.liesse.example', '{"name":"Salomé et Hugo"}'),
  ('00000000-0000-4000-8000-0c0000000008', 'avis-8@demo.liesse.example', '{"name":"Jeanne et Yanis"}'),
  ('00000000-0000-4000-8000-0c0000000009', 'avis-9@demo.liesse.example', '{"name":"Bérénice et Tom"}'),
  ('00000000-0000-4000-8000-0c000000000a', 'avis-10@demo.liesse.example', '{"name":"Ophélie et Samuel"}'),
  ('00000000-0000-4000-8000-0c000000000b', 'avis-11@demo.liesse.example', '{"name":"Capucine et Adrien"}'),
  ('00000000-0000-4000-8000-0c000000000c', 'avis-12@demo.liesse.example', '{"name":"Nour et Baptiste"}'),
  ('00000000-0000-4000-8000-0c000000000d', 'avis-13@demo.liesse.example', '{"name":"Violette et Marc"}'),
  ('00000000-0000-4000-8000-0c000000000e', 'avis-14@demo.liesse.example', '{"name":"Gabrielle et Simon"}'),
  ('00000000-0000-4000-8000-0c000000000f', 'avis-15@demo.liesse.example', '{"name":"Lina et Théo"}'),
  ('00000000-0000-4000-8000-0c0000000010', 'avis-16@demo.liesse.example', '{"name":"Solène et Kévin"}'),
  ('00000000-0000-4000-8000-0c0000000011', 'avis-17@demo.liesse.example', '{"name":"Agathe et Rachid"}'),
  ('00000000-0000-4000-8000-0c0000000012', 'avis-18@demo.liesse.example', '{"name":"Manon et Éric"}'),
  ('00000000-0000-4000-8000-0c0000000013', 'avis-19@demo.liesse.example', '{"name":"Louise et Gaël"}'),
  ('00000000-0000-4000-8000-0c0000000014', 'avis-20@demo.liesse.example', '{"name":"Apolline et Jonas"}'),
  ('00000000-0000-4000-8000-0c0000000015', 'avis-21@demo.liesse.example', '{"name":"Danaé et Florian"}'),
  ('00000000-0000-4000-8000-0c0000000016', 'avis-22@demo.liesse.example', '{"name":"Romane et Axel"}'),
  ('00000000-0000-4000-8000-0c0000000017', 'avis-23@demo.liesse.example', '{"name":"Zoé et Quentin"}'),
  ('00000000-0000-4000-8000-0c0000000018', 'avis-24@demo.liesse.example', '{"name":"Flora et Damien"}'),
  ('00000000-0000-4000-8000-0c0000000019', 'avis-25@demo.liesse.example', '{"name":"Leïla, pour sa fratrie"}'),
  ('00000000-0000-4000-8000-0c000000001a', 'avis-26@demo.liesse.example', '{"name":"Mathieu, pour son équipe"}'),
  ('00000000-0000-4000-8000-0c000000001b', 'avis-27@demo.liesse.example', '{"name":"Sylvie, pour les 60 ans de Bruno"}'),
  ('00000000-0000-4000-8000-0c000000001c', 'avis-28@demo.liesse.example', '{"name":"Denis, pour ses parents"}'),
  ('00000000-0000-4000-8000-0c000000001d', 'avis-29@demo.liesse.example', '{"name":"Hanna, pour son agence"}'),
  ('00000000-0000-4000-8000-0c000000001e', 'avis-30@demo.liesse.example', '{"name":"Florence, pour le baptême d’Anna"}'),
  ('00000000-0000-4000-8000-0c000000001f', 'avis-31@demo.liesse.example', '{"name":"Tristan, pour les 40 ans de Claire"}'),
  ('00000000-0000-4000-8000-0c0000000020', 'avis-32@demo.liesse.example', '{"name":"Ysé, pour son association"}'),
  ('00000000-0000-4000-8000-0c0000000021', 'avis-33@demo.liesse.example', '{"name":"Maëlle et Idris"}')
on conflict do nothing;

-- The other accounts cannot sign in: they have no password and no identity.
with secret as materialized (select extensions.crypt('liesse-demo', extensions.gen_salt('bf', 10)) as hash)
insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_user_meta_data, raw_app_meta_data)
select a.id::uuid, a.email, case when a.id in ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000003', '00000000-0000-4000-8000-000000000004', '00000000-0000-4000-8000-000000000005', '00000000-0000-4000-8000-000000000006') then secret.hash end, now(), a.data::jsonb,
  '{"provider": "email", "providers": ["email"]}'
from demo_accounts a, secret
on conflict do nothing;

insert into auth.identities (user_id, provider, provider_id, identity_data)
select id, 'email', id::text, jsonb_build_object('sub', id, 'email', email, 'email_verified', true)
from auth.users where id in ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000003', '00000000-0000-4000-8000-000000000004', '00000000-0000-4000-8000-000000000005', '00000000-0000-4000-8000-000000000006')
on conflict do nothing;

update public.profiles set role = 'admin' where id = '00000000-0000-4000-8000-000000000003';

-- The second step of the secure account is a code by mail.
insert into auth.mfa_factors (id, user_id, factor_type, status, friendly_name) values
  ('00000000-0000-4000-8000-0000000000f4', '00000000-0000-4000-8000-000000000004', 'email', 'verified', 'E-mail')
on conflict do nothing;

drop table demo_accounts;

insert into public.events (id, owner_id, kind, name, starts_on, ends_on, place, expected_guests, rsvp_closes_on, cover_path) values
  ('00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-000000000001', 'mariage', 'Camille & Noé', pg_temp.demo_day(0), pg_temp.demo_day(1), 'Domaine des Tilleuls, Beaune', 140, pg_temp.demo_day(-28), '00000000-0000-4000-8000-0000000000e1/00000000-0000-4000-8000-0f0000000123.webp'),
  ('00000000-0000-4000-8000-0000000000e2', '00000000-0000-4000-8000-000000000001', 'anniversaire', 'Les 70 ans de Monique', pg_temp.demo_day(28), pg_temp.demo_day(28), 'Salle du Vieux Cèdre, Nantes', 34, pg_temp.demo_day(7), null),
  ('00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-000000000004', 'seminaire', 'Séminaire d’équipe', pg_temp.demo_day(117), pg_temp.demo_day(118), 'La Filature Haute, Roubaix', 46, pg_temp.demo_day(104), null),
  ('00000000-0000-4000-8000-0000000000e4', '00000000-0000-4000-8000-000000000001', 'autre', 'Les fiançailles de Camille & Noé', pg_temp.demo_day(-266), pg_temp.demo_day(-266), 'Jardin de la rue des Lilas, Dijon', 28, null, null),
  ('00000000-0000-4000-8000-0000000000e5', '00000000-0000-4000-8000-000000000005', 'bapteme', 'Le baptême d’Ambre', pg_temp.demo_day(84), pg_temp.demo_day(84), 'Dijon', 45, null, null),
  ('00000000-0000-4000-8000-0000000000e6', '00000000-0000-4000-8000-0c000000000c', 'mariage', 'Nour & Baptiste', pg_temp.demo_day(-189), pg_temp.demo_day(-188), 'Château de la Combe, Gevrey-Chambertin', 96, null, null),
  ('00000000-0000-4000-8000-0000000000e8', '00000000-0000-4000-8000-0c000000001d', 'seminaire', 'La soirée des dix ans de l’agence', pg_temp.demo_day(-177), pg_temp.demo_day(-177), 'Halle Tropisme, Dijon', 120, null, null),
  ('00000000-0000-4000-8000-0000000000e9', '00000000-0000-4000-8000-0c000000001b', 'anniversaire', 'Les 60 ans de Bruno', pg_temp.demo_day(-161), pg_temp.demo_day(-161), 'Ferme du Grand Pré, Semur-en-Auxois', 52, null, null),
  ('00000000-0000-4000-8000-0000000000e7', '00000000-0000-4000-8000-0c0000000003', 'mariage', 'Lucie & Thaïs', pg_temp.demo_day(-147), pg_temp.demo_day(-147), 'Les Jardins de Saône, Chalon-sur-Saône', 64, null, null),
  ('00000000-0000-4000-8000-0000000000ea', '00000000-0000-4000-8000-0c000000000b', 'mariage', 'Capucine & Adrien', pg_temp.demo_day(-126), pg_temp.demo_day(-125), 'Moulin de Vaux, Arnay-le-Duc', 110, null, null)
on conflict do nothing;

-- A trigger has made the owner of an event a member. A witness sees everything except the budget.

insert into public.event_members (event_id, user_id, role, can_see_budget) values
  ('00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-000000000005', 'editor', true),
  ('00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-000000000006', 'viewer', false),
  ('00000000-0000-4000-8000-0000000000e2', '00000000-0000-4000-8000-000000000005', 'viewer', true),
  ('00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-000000000001', 'editor', true),
  ('00000000-0000-4000-8000-0000000000e4', '00000000-0000-4000-8000-000000000005', 'editor', true)
on conflict do nothing;

insert into public.event_budgets (event_id, total_cents) values
  ('00000000-0000-4000-8000-0000000000e1', 2850000),
  ('00000000-0000-4000-8000-0000000000e2', 320000),
  ('00000000-0000-4000-8000-0000000000e3', 1450000)
on conflict do nothing;

insert into public.moments (id, event_id, kind, name, day, hour, duration_minutes, place, address, capacity, position) values
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-0000000000e1', 'mairie', 'Cérémonie civile', pg_temp.demo_day(0), '14:30', 25, 'Hôtel de ville de Beaune', 'Rue de l’Hôtel-de-Ville, 21200 Beaune', 80, 0),
  ('00000000-0000-4000-8000-0000000000a5', '00000000-0000-4000-8000-0000000000e1', 'ceremonie', 'Cérémonie laïque', pg_temp.demo_day(0), '16:00', 45, 'Domaine des Tilleuls', 'Chemin des Tilleuls, 21200 Beaune', 150, 1),
  ('00000000-0000-4000-8000-0000000000a2', '00000000-0000-4000-8000-0000000000e1', 'vin_honneur', 'Vin d’honneur', pg_temp.demo_day(0), '17:00', 120, 'Domaine des Tilleuls', 'Chemin des Tilleuls, 21200 Beaune', 160, 2),
  ('00000000-0000-4000-8000-0000000000a3', '00000000-0000-4000-8000-0000000000e1', 'diner', 'Dîner', pg_temp.demo_day(0), '19:30', 240, 'Domaine des Tilleuls', 'Chemin des Tilleuls, 21200 Beaune', 130, 3),
  ('00000000-0000-4000-8000-0000000000a4', '00000000-0000-4000-8000-0000000000e1', 'brunch', 'Brunch du lendemain', pg_temp.demo_day(1), '11:00', 180, 'Domaine des Tilleuls', 'Chemin des Tilleuls, 21200 Beaune', 110, 4),
  ('00000000-0000-4000-8000-1a0000000001', '00000000-0000-4000-8000-0000000000e2', 'autre', 'Déjeuner', pg_temp.demo_day(28), '12:30', 180, 'Salle du Vieux Cèdre', null, 40, 0),
  ('00000000-0000-4000-8000-1a0000000002', '00000000-0000-4000-8000-0000000000e2', 'soiree', 'Goûter et chansons', pg_temp.demo_day(28), '16:00', 150, 'Salle du Vieux Cèdre', null, 40, 1),
  ('00000000-0000-4000-8000-1a0000000003', '00000000-0000-4000-8000-0000000000e3', 'conference', 'Plénière', pg_temp.demo_day(117), '09:30', 150, 'La Filature Haute', null, 60, 0),
  ('00000000-0000-4000-8000-1a0000000004', '00000000-0000-4000-8000-0000000000e3', 'atelier', 'Ateliers', pg_temp.demo_day(117), '14:00', 180, 'La Filature Haute', null, 60, 1),
  ('00000000-0000-4000-8000-1a0000000005', '00000000-0000-4000-8000-0000000000e3', 'diner', 'Dîner', pg_temp.demo_day(117), '19:30', 180, 'La Filature Haute', null, 60, 2),
  ('00000000-0000-4000-8000-1a0000000006', '00000000-0000-4000-8000-0000000000e3', 'conference', 'Synthèse', pg_temp.demo_day(118), '10:00', 120, 'La Filature Haute', null, 60, 3)
on conflict do nothing;

create temporary table demo_replies (
  guest_id uuid, invited text, answers text, replied_by text, replied_at timestamptz
);

insert into public.households (id, event_id, name, address, tags, side, invitation_state, language) values
  ('00000000-0000-4000-8000-0000000000b1', '00000000-0000-4000-8000-0000000000e1', 'Famille Bérard', '4 rue des Lices, 21200 Beaune', '{"famille"}', 'Camille', 'answered', 'fr'),
  ('00000000-0000-4000-8000-0000000000b2', '00000000-0000-4000-8000-0000000000e1', 'Élise et Karim Haddad', '18 quai Rambaud, 69002 Lyon', '{"famille"}', 'Noé', 'sent', null),
  ('00000000-0000-4000-8000-0000000000b3', '00000000-0000-4000-8000-0000000000e1', 'Inès Lefèvre', null, '{"amis","témoin"}', 'Camille', 'answered', 'fr'),
  ('00000000-0000-4000-8000-0000000000b4', '00000000-0000-4000-8000-0000000000e1', 'Les voisins Marchand', null, '{"voisins"}', null, 'draft', 'fr'),
  ('00000000-0000-4000-8000-1b0000000004', '00000000-0000-4000-8000-0000000000e1', 'Pascal Renaud', '51 quai des Chalands, 21000 Dijon', '{"amis"}', 'Noé', 'sent', 'fr'),
  ('00000000-0000-4000-8000-1b0000000005', '00000000-0000-4000-8000-0000000000e1', 'Pascal et Malik Benali', '70 place du Marché, 21190 Meursault', '{"amis"}', 'Noé', 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b0000000006', '00000000-0000-4000-8000-0000000000e1', 'Pauline Girod', '22 avenue de la Gare, 71000 Mâcon', '{"amis"}', 'Noé', 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b0000000007', '00000000-0000-4000-8000-0000000000e1', 'Béatrice Moreau', '43 rue de l’Abreuvoir, 38000 Grenoble', '{"famille"}', 'Camille', 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b0000000008', '00000000-0000-4000-8000-0000000000e1', 'Sami Gaillard', '56 rue des Remparts, 33000 Bordeaux', '{"amis"}', 'Noé', 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b0000000009', '00000000-0000-4000-8000-0000000000e1', 'Ilyes Joly', '20 place du Marché, 38000 Grenoble', '{"famille"}', 'Noé', 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b000000000a', '00000000-0000-4000-8000-0000000000e1', 'Lilia Hervé', '57 rue Neuve, 59000 Lille', '{"amis"}', 'Noé', 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b000000000b', '00000000-0000-4000-8000-0000000000e1', 'Omar Mercier', '1 quai des Chalands, 21200 Beaune', '{"famille"}', 'Camille', 'sent', 'fr'),
  ('00000000-0000-4000-8000-1b000000000c', '00000000-0000-4000-8000-0000000000e1', 'Amélie Masson', null, '{"collègues"}', 'Camille', 'opened', 'fr'),
  ('00000000-0000-4000-8000-1b000000000d', '00000000-0000-4000-8000-0000000000e1', 'Georges et Françoise Vidal', '16 allée des Cerisiers, 71000 Mâcon', '{"amis"}', 'Noé', 'sent', 'fr'),
  ('00000000-0000-4000-8000-1b000000000e', '00000000-0000-4000-8000-0000000000e1', 'Sophie Ferrand et Fatou Cordier', '8 quai des Chalands, 25000 Besançon', '{"collègues"}', 'Camille', 'sent', 'fr'),
  ('00000000-0000-4000-8000-1b000000000f', '00000000-0000-4000-8000-0000000000e1', 'Romain et Omar Rey', null, '{"amis","à loger"}', 'Noé', 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b0000000010', '00000000-0000-4000-8000-0000000000e1', 'Margaux Picard et Claire Diallo', '73 rue du Puits, 25000 Besançon', '{"amis"}', 'Camille', 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b0000000011', '00000000-0000-4000-8000-0000000000e1', 'Ilyes Cordier', '52 rue Neuve, 44000 Nantes', '{"famille"}', 'Noé', 'opened', 'fr'),
  ('00000000-0000-4000-8000-1b0000000012', '00000000-0000-4000-8000-0000000000e1', 'Vincent Moreau et Mathilde Lagarde', '4 avenue de la Gare, 25000 Besançon', '{"famille","à loger"}', 'Camille', 'sent', 'fr'),
  ('00000000-0000-4000-8000-1b0000000013', '00000000-0000-4000-8000-0000000000e1', 'Famille Haddad', '64 rue de l’Abreuvoir, 44000 Nantes', '{"famille"}', 'Noé', 'sent', 'fr'),
  ('00000000-0000-4000-8000-1b0000000014', '00000000-0000-4000-8000-0000000000e1', 'Famille Sabatier', '20 boulevard des Ormes, 44000 Nantes', '{"amis"}', 'Noé', 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b0000000015', '00000000-0000-4000-8000-0000000000e1', 'Mathilde et Alexis Blanchard', '63 rue Neuve, 44000 Nantes', '{"famille"}', 'Camille', 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b0000000016', '00000000-0000-4000-8000-0000000000e1', 'Léonie Aubert', null, '{"amis"}', 'Noé', 'opened', 'fr'),
  ('00000000-0000-4000-8000-1b0000000017', '00000000-0000-4000-8000-0000000000e1', 'Philippe Pasquier', '62 rue de l’Abreuvoir, 25000 Besançon', '{"collègues"}', 'Camille', 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b0000000018', '00000000-0000-4000-8000-0000000000e1', 'Bernard Hamon', '65 rue des Remparts, 44000 Nantes', '{"famille"}', 'Noé', 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b0000000019', '00000000-0000-4000-8000-0000000000e1', 'Mathilde et Amélie Diallo', '60 quai des Chalands, 69003 Lyon', '{"amis"}', 'Noé', 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b000000001a', '00000000-0000-4000-8000-0000000000e1', 'Famille Jacquin', '62 allée des Cerisiers, 25000 Besançon', '{"amis"}', 'Noé', 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b000000001b', '00000000-0000-4000-8000-0000000000e1', 'Jérôme et Robin Maillard', '20 rue des Remparts, 59000 Lille', '{"amis","à loger"}', 'Camille', 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b000000001c', '00000000-0000-4000-8000-0000000000e1', 'Famille Grangier', null, '{"amis"}', 'Noé', 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b000000001d', '00000000-0000-4000-8000-0000000000e1', 'Sophie Delorme', '6 allée des Cerisiers, 59000 Lille', '{"famille"}', 'Noé', 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b000000001e', '00000000-0000-4000-8000-0000000000e1', 'Famille Da Silva', '41 place du Marché, 21190 Meursault', '{"amis"}', 'Camille', 'sent', 'fr'),
  ('00000000-0000-4000-8000-1b000000001f', '00000000-0000-4000-8000-0000000000e1', 'Robin Dufresne et Brigitte Hamon', null, '{"collègues","à loger"}', 'Noé', 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b0000000020', '00000000-0000-4000-8000-0000000000e1', 'Romain Besson', '14 rue de l’Abreuvoir, 25000 Besançon', '{"famille"}', 'Camille', 'sent', 'fr'),
  ('00000000-0000-4000-8000-1b0000000021', '00000000-0000-4000-8000-0000000000e1', 'Famille Ollivier', '61 allée des Cerisiers, 69003 Lyon', '{"famille"}', 'Camille', 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b0000000022', '00000000-0000-4000-8000-0000000000e1', 'Antoine Lemaire', '38 place du Marché, 69003 Lyon', '{"collègues","à loger"}', 'Noé', 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b0000000023', '00000000-0000-4000-8000-0000000000e1', 'Madeleine et Pascal Perrin', '26 rue des Remparts, 44000 Nantes', '{"collègues"}', 'Camille', 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b0000000024', '00000000-0000-4000-8000-0000000000e1', 'Étienne Haddad', null, '{"famille"}', 'Noé', 'opened', 'fr'),
  ('00000000-0000-4000-8000-1b0000000025', '00000000-0000-4000-8000-0000000000e1', 'Famille Vallet', '61 rue des Remparts, 69003 Lyon', '{"famille"}', 'Camille', 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b0000000026', '00000000-0000-4000-8000-0000000000e1', 'Famille Haddad', '9 rue des Lilas, 25000 Besançon', '{"famille"}', 'Noé', 'opened', 'fr'),
  ('00000000-0000-4000-8000-1b0000000027', '00000000-0000-4000-8000-0000000000e1', 'Famille Poulain', '63 allée des Cerisiers, 21190 Meursault', '{"amis"}', 'Camille', 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b0000000028', '00000000-0000-4000-8000-0000000000e1', 'Yves Tessier', '11 chemin des Vignes, 59000 Lille', '{"amis"}', 'Noé', 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b0000000029', '00000000-0000-4000-8000-0000000000e1', 'Yves Meunier et Chloé Roussel', null, '{"amis"}', 'Camille', 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b000000002a', '00000000-0000-4000-8000-0000000000e1', 'Famille Barbier', '51 chemin des Vignes, 21000 Dijon', '{"famille"}', 'Noé', 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b000000002b', '00000000-0000-4000-8000-0000000000e1', 'Famille Lebrun', null, '{"amis"}', 'Camille', 'opened', 'fr'),
  ('00000000-0000-4000-8000-1b000000002c', '00000000-0000-4000-8000-0000000000e1', 'Gilles Bonnin', '58 chemin des Vignes, 59000 Lille', '{"famille","à loger"}', 'Noé', 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b000000002d', '00000000-0000-4000-8000-0000000000e1', 'Amandine et Benoît Guérin', null, '{"amis"}', 'Camille', 'sent', 'fr'),
  ('00000000-0000-4000-8000-1b000000002e', '00000000-0000-4000-8000-0000000000e1', 'Alexis et Hortense Marchal', '46 impasse du Moulin, 38000 Grenoble', '{"amis"}', 'Noé', 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b000000002f', '00000000-0000-4000-8000-0000000000e1', 'Philippe Bourdon et Léon Courtois', null, '{"collègues"}', 'Noé', 'sent', 'fr'),
  ('00000000-0000-4000-8000-1b0000000030', '00000000-0000-4000-8000-0000000000e1', 'Jade et Xavier Thibault', '66 boulevard des Ormes, 33000 Bordeaux', '{"amis"}', 'Camille', 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b0000000031', '00000000-0000-4000-8000-0000000000e1', 'Chloé Prévost et Anne Nguyen', '37 rue des Remparts, 59000 Lille', '{"famille"}', 'Camille', 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b0000000032', '00000000-0000-4000-8000-0000000000e1', 'Alice Etchegaray et Laure Diallo', '30 quai des Chalands, 59000 Lille', '{"amis"}', 'Noé', 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b0000000033', '00000000-0000-4000-8000-0000000000e1', 'Famille Moreau', '1 place du Marché, 21000 Dijon', '{"famille"}', 'Camille', 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b0000000034', '00000000-0000-4000-8000-0000000000e1', 'Benoît Courtois', '12 avenue de la Gare, 33000 Bordeaux', '{"collègues","à loger"}', 'Noé', 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b0000000035', '00000000-0000-4000-8000-0000000000e1', 'Delphine Chauvin', '46 allée des Cerisiers, 21000 Dijon', '{"famille"}', 'Camille', 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b0000000036', '00000000-0000-4000-8000-0000000000e1', 'Martin et Élisa Schmitt', '19 chemin des Vignes, 38000 Grenoble', '{"amis"}', 'Camille', 'opened', 'fr'),
  ('00000000-0000-4000-8000-1b0000000037', '00000000-0000-4000-8000-0000000000e1', 'Famille Ricard', '19 quai des Chalands, 59000 Lille', '{"amis"}', 'Camille', 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b0000000038', '00000000-0000-4000-8000-0000000000e1', 'Famille Moreau', '22 avenue de la Gare, 44000 Nantes', '{"famille"}', 'Camille', 'sent', 'fr'),
  ('00000000-0000-4000-8000-1b0000000039', '00000000-0000-4000-8000-0000000000e1', 'Famille Weber', null, '{"amis"}', 'Camille', 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b000000003a', '00000000-0000-4000-8000-0000000000e1', 'Blandine et Cédric Moreau', null, '{"famille"}', 'Camille', 'answered', 'fr')
on conflict do nothing;

insert into public.guests (id, event_id, household_id, first_name, last_name, age_group, is_plus_one, email, phone, diet, allergies, allergies_consent_at, song_request, message) values
  ('00000000-0000-4000-8000-0000000000c1', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0000000000b1', 'Hélène', 'Bérard', 'adult', false, 'helene.berard@courriel.example', null, null, null, null, 'Une valse, une vraie, où l’on garde ses chaussures', 'Jules s’entraîne à lancer les pétales. Pour l’instant, Lou les mange. Nous serons là tous les quatre, avec toute notre tendresse.'),
  ('00000000-0000-4000-8000-0000000000c2', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0000000000b1', 'Olivier', 'Bérard', 'adult', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-0000000000c3', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0000000000b1', 'Jules', 'Bérard', 'child', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-0000000000c4', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0000000000b1', 'Lou', 'Bérard', 'baby', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-0000000000c5', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0000000000b2', 'Élise', 'Haddad', 'adult', false, 'elise.haddad@courriel.example', null, 'végétarien', null, null, null, null),
  ('00000000-0000-4000-8000-0000000000c6', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0000000000b2', 'Karim', 'Haddad', 'adult', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-0000000000c7', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0000000000b3', 'Inès', 'Lefèvre', 'adult', false, 'ines.lefevre@courriel.example', null, null, null, null, 'Celle de la colocation. Camille sait laquelle, les voisins aussi', 'Témoin au rapport. Je m’occupe des alliances, promis. Cette fois, je les compte avant de partir.'),
  ('00000000-0000-4000-8000-0000000000c8', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0000000000b3', 'Tom', 'Garnier', 'adult', true, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-0000000000c9', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0000000000b4', 'Paul', 'Marchand', 'adult', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-0000000000ca', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0000000000b4', 'Agnès', 'Marchand', 'adult', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c000000000b', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000004', 'Pascal', 'Renaud', 'adult', false, 'pascal.renaud@courriel.example', '06 39 98 18 95', null, null, null, null, null),
  ('00000000-0000-4000-8000-1c000000000c', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000005', 'Pascal', 'Benali', 'adult', false, 'pascal.benali@courriel.example', '06 39 98 41 44', null, null, null, 'Du disco après minuit, sans pitié', 'Quinze ans que nous attendons de voir Noé danser en public. Nous viendrons en avance pour être devant.'),
  ('00000000-0000-4000-8000-1c000000000d', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000005', 'Malik', 'Benali', 'adult', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c000000000e', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000006', 'Pauline', 'Girod', 'adult', false, 'pauline.girod@courriel.example', '06 39 98 26 94', null, null, null, null, null),
  ('00000000-0000-4000-8000-1c000000000f', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000006', 'Anne', 'Picard', 'adult', true, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000010', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000007', 'Béatrice', 'Moreau', 'adult', false, 'beatrice.moreau@courriel.example', '06 39 98 86 84', null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000011', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000007', 'Laurent', 'Tessier', 'adult', true, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000012', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000008', 'Sami', 'Gaillard', 'adult', false, 'sami.gaillard@courriel.example', '06 39 98 29 44', null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000013', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000009', 'Ilyes', 'Joly', 'adult', false, 'ilyes.joly@courriel.example', '06 39 98 15 14', 'végétarien', null, null, null, 'Camille, merci de rendre Noé aussi heureux. Noé, merci d’avoir enfin acheté de vraies chaises. Je n’aurais pas misé sur les chaises.'),
  ('00000000-0000-4000-8000-1c0000000014', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000009', 'Brigitte', 'Prévost', 'adult', true, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000015', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b000000000a', 'Lilia', 'Hervé', 'adult', false, 'lilia.herve@courriel.example', '06 39 98 43 22', 'végétarien', null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000016', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b000000000b', 'Omar', 'Mercier', 'adult', false, 'omar.mercier@courriel.example', '06 39 98 37 89', 'sans lactose', null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000017', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b000000000c', 'Amélie', 'Masson', 'adult', false, 'amelie.masson@courriel.example', '06 39 98 84 56', null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000018', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b000000000d', 'Georges', 'Vidal', 'adult', false, 'georges.vidal@courriel.example', '06 39 98 25 50', 'végane', null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000019', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b000000000d', 'Françoise', 'Vidal', 'adult', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c000000001a', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b000000000e', 'Sophie', 'Ferrand', 'adult', false, 'sophie.ferrand@courriel.example', '06 39 98 16 87', 'sans lactose', null, null, null, null),
  ('00000000-0000-4000-8000-1c000000001b', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b000000000e', 'Fatou', 'Cordier', 'adult', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c000000001c', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b000000000f', 'Romain', 'Rey', 'adult', false, 'romain.rey@courriel.example', '06 39 98 29 54', 'végétarien', null, null, 'Un rock qui se danse à deux sans se blesser', null),
  ('00000000-0000-4000-8000-1c000000001d', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b000000000f', 'Omar', 'Rey', 'adult', false, null, null, 'végétarien', null, null, null, null),
  ('00000000-0000-4000-8000-1c000000001e', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000010', 'Margaux', 'Picard', 'adult', false, 'margaux.picard@courriel.example', '06 39 98 41 57', null, null, null, 'N’importe quoi, mais avec un accordéon', null),
  ('00000000-0000-4000-8000-1c000000001f', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000010', 'Claire', 'Diallo', 'adult', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000020', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000011', 'Ilyes', 'Cordier', 'adult', false, 'ilyes.cordier@courriel.example', '06 39 98 82 64', null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000021', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000011', '', '', 'adult', true, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000022', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000012', 'Vincent', 'Moreau', 'adult', false, 'vincent.moreau@courriel.example', '06 39 98 55 46', null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000023', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000012', 'Mathilde', 'Lagarde', 'adult', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000024', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000013', 'Juliette', 'Haddad', 'adult', false, 'juliette.haddad@courriel.example', '06 39 98 63 60', null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000025', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000013', 'Odile', 'Haddad', 'adult', false, null, null, 'végétarien', null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000026', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000013', 'Rose', 'Haddad', 'child', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000027', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000014', 'Augustin', 'Sabatier', 'adult', false, 'augustin.sabatier@courriel.example', '06 39 98 78 91', null, null, null, null, 'Ambre demande s’il y aura des licornes, Octave s’il y aura des frites. Nous, on demande juste à vous voir heureux.'),
  ('00000000-0000-4000-8000-1c0000000028', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000014', 'Cédric', 'Sabatier', 'adult', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000029', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000014', 'Ambre', 'Sabatier', 'child', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c000000002a', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000014', 'Octave', 'Sabatier', 'child', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c000000002b', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000015', 'Mathilde', 'Blanchard', 'adult', false, 'mathilde.blanchard@courriel.example', '06 39 98 52 27', null, null, null, 'Le slow de vos dix-sept ans, si vous osez', null),
  ('00000000-0000-4000-8000-1c000000002c', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000015', 'Alexis', 'Blanchard', 'adult', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c000000002d', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000016', 'Léonie', 'Aubert', 'adult', false, 'leonie.aubert@courriel.example', '06 39 98 33 71', null, null, null, null, null),
  ('00000000-0000-4000-8000-1c000000002e', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000016', '', '', 'adult', true, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c000000002f', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000017', 'Philippe', 'Pasquier', 'adult', false, 'philippe.pasquier@courriel.example', '06 39 98 50 45', null, null, null, null, 'Toute l’équipe lèvera son verre avec vous. Promis, personne ne parlera du bureau avant 18 h. Enfin, 17 h 30.'),
  ('00000000-0000-4000-8000-1c0000000030', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000017', 'Claire', 'Ollivier', 'adult', true, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000031', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000018', 'Bernard', 'Hamon', 'adult', false, 'bernard.hamon@courriel.example', '06 39 98 98 91', null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000032', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000018', 'Laure', 'Vallet', 'adult', true, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000033', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000019', 'Mathilde', 'Diallo', 'adult', false, 'mathilde.diallo@courriel.example', '06 39 98 80 43', null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000034', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000019', 'Amélie', 'Diallo', 'adult', false, null, null, 'sans porc', null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000035', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b000000001a', 'Thomas', 'Jacquin', 'adult', false, 'thomas.jacquin@courriel.example', '06 39 98 52 75', null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000036', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b000000001a', 'Sami', 'Jacquin', 'adult', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000037', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b000000001a', 'Naïm', 'Jacquin', 'child', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000038', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b000000001b', 'Jérôme', 'Maillard', 'adult', false, 'jerome.maillard@courriel.example', '06 39 98 69 29', null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000039', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b000000001b', 'Robin', 'Maillard', 'adult', false, null, null, 'sans lactose', null, null, null, null),
  ('00000000-0000-4000-8000-1c000000003a', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b000000001c', 'Rosalie', 'Grangier', 'adult', false, 'rosalie.grangier@courriel.example', '06 39 98 71 72', null, null, null, null, null),
  ('00000000-0000-4000-8000-1c000000003b', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b000000001c', 'Alain', 'Grangier', 'adult', false, null, null, 'sans lactose', null, null, null, null),
  ('00000000-0000-4000-8000-1c000000003c', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b000000001c', 'Alma', 'Grangier', 'child', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c000000003d', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b000000001d', 'Sophie', 'Delorme', 'adult', false, 'sophie.delorme@courriel.example', '06 39 98 93 27', null, null, null, null, 'Ta grand-mère aurait mis son chapeau bleu. Je le porterai pour elle. Je vous embrasse tous les deux.'),
  ('00000000-0000-4000-8000-1c000000003e', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b000000001e', 'Hortense', 'Da Silva', 'adult', false, 'hortense.da-silva@courriel.example', '06 39 98 41 42', 'sans gluten', null, null, null, null),
  ('00000000-0000-4000-8000-1c000000003f', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b000000001e', 'Pauline', 'Da Silva', 'adult', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000040', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b000000001e', 'Inaya', 'Da Silva', 'child', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000041', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b000000001e', 'Jeanne', 'Da Silva', 'child', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000042', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b000000001e', 'Diane', 'Da Silva', 'baby', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000043', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b000000001f', 'Robin', 'Dufresne', 'adult', false, 'robin.dufresne@courriel.example', '06 39 98 45 99', null, null, null, null, 'Nous serons à l’autre bout du monde ce jour-là. À 17 h, heure de Beaune, deux verres se lèveront quand même.'),
  ('00000000-0000-4000-8000-1c0000000044', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b000000001f', 'Brigitte', 'Hamon', 'adult', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000045', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000020', 'Romain', 'Besson', 'adult', false, 'romain.besson@courriel.example', '06 39 98 43 31', null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000046', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000020', '', '', 'adult', true, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000047', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000021', 'Rosalie', 'Ollivier', 'adult', false, 'rosalie.ollivier@courriel.example', '06 39 98 28 77', 'sans lactose', 'Crustacés', pg_temp.demo_instant(-252, '11:40'), null, null),
  ('00000000-0000-4000-8000-1c0000000048', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000021', 'Josiane', 'Ollivier', 'adult', false, null, null, null, 'Arachides', pg_temp.demo_instant(-252, '11:40'), null, null),
  ('00000000-0000-4000-8000-1c0000000049', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000021', 'Inaya', 'Ollivier', 'child', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c000000004a', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000022', 'Antoine', 'Lemaire', 'adult', false, 'antoine.lemaire@courriel.example', '06 39 98 75 43', 'végétarien', null, null, null, null),
  ('00000000-0000-4000-8000-1c000000004b', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000022', 'Caroline', 'Vasseur', 'adult', true, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c000000004c', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000023', 'Madeleine', 'Perrin', 'adult', false, 'madeleine.perrin@courriel.example', '06 39 98 16 25', 'sans porc', null, null, null, null),
  ('00000000-0000-4000-8000-1c000000004d', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000023', 'Pascal', 'Perrin', 'adult', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c000000004e', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000024', 'Étienne', 'Haddad', 'adult', false, 'etienne.haddad@courriel.example', '06 39 98 74 45', null, null, null, null, null),
  ('00000000-0000-4000-8000-1c000000004f', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000025', 'Samia', 'Vallet', 'adult', false, 'samia.vallet@courriel.example', '06 39 98 89 48', null, null, null, 'Une berceuse vers 21 h, pour qu’Inaya nous laisse la suite', null),
  ('00000000-0000-4000-8000-1c0000000050', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000025', 'Martin', 'Vallet', 'adult', false, null, null, 'végane', null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000051', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000025', 'Inaya', 'Vallet', 'baby', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000052', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000026', 'Émile', 'Haddad', 'adult', false, 'emile.haddad@courriel.example', '06 39 98 45 71', 'végétarien', null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000053', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000026', 'Odile', 'Haddad', 'adult', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000054', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000026', 'Diane', 'Haddad', 'child', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000055', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000026', 'Iris', 'Haddad', 'child', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000056', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000026', 'Eliott', 'Haddad', 'baby', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000057', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000027', 'Jacques', 'Poulain', 'adult', false, 'jacques.poulain@courriel.example', '06 39 98 33 43', null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000058', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000027', 'Isabelle', 'Poulain', 'adult', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000059', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000027', 'Octave', 'Poulain', 'baby', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c000000005a', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000027', 'Ambre', 'Poulain', 'child', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c000000005b', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000028', 'Yves', 'Tessier', 'adult', false, 'yves.tessier@courriel.example', '06 39 98 73 61', null, null, null, null, null),
  ('00000000-0000-4000-8000-1c000000005c', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000029', 'Yves', 'Meunier', 'adult', false, 'yves.meunier@courriel.example', '06 39 98 32 25', 'végétarien', null, null, null, null),
  ('00000000-0000-4000-8000-1c000000005d', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000029', 'Chloé', 'Roussel', 'adult', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c000000005e', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b000000002a', 'Bernard', 'Barbier', 'adult', false, 'bernard.barbier@courriel.example', '06 39 98 35 15', null, null, null, 'La chanson du camping, en entier, avec les gestes', null),
  ('00000000-0000-4000-8000-1c000000005f', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b000000002a', 'Amine', 'Barbier', 'adult', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000060', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b000000002a', 'Isaac', 'Barbier', 'child', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000061', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b000000002a', 'Octave', 'Barbier', 'child', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000062', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b000000002b', 'Colette', 'Lebrun', 'adult', false, 'colette.lebrun@courriel.example', '06 39 98 39 81', 'végane', null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000063', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b000000002b', 'Stéphane', 'Lebrun', 'adult', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000064', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b000000002b', 'Rose', 'Lebrun', 'child', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000065', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b000000002b', 'Naïm', 'Lebrun', 'baby', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000066', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b000000002c', 'Gilles', 'Bonnin', 'adult', false, 'gilles.bonnin@courriel.example', '06 39 98 85 65', null, null, null, null, 'J’ai retrouvé la photo du réveillon où vous ne vous connaissiez pas encore. Vous êtes tous les deux dessus, de dos. Je l’apporte.'),
  ('00000000-0000-4000-8000-1c0000000067', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b000000002c', 'Rosalie', 'Barbier', 'adult', true, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000068', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b000000002d', 'Amandine', 'Guérin', 'adult', false, 'amandine.guerin@courriel.example', '06 39 98 37 63', null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000069', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b000000002d', 'Benoît', 'Guérin', 'adult', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c000000006a', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b000000002e', 'Alexis', 'Marchal', 'adult', false, 'alexis.marchal@courriel.example', '06 39 98 41 57', null, null, null, null, null),
  ('00000000-0000-4000-8000-1c000000006b', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b000000002e', 'Hortense', 'Marchal', 'adult', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c000000006c', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b000000002f', 'Philippe', 'Bourdon', 'adult', false, 'philippe.bourdon@courriel.example', '06 39 98 64 39', null, null, null, null, null),
  ('00000000-0000-4000-8000-1c000000006d', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b000000002f', 'Léon', 'Courtois', 'adult', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c000000006e', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000030', 'Jade', 'Thibault', 'adult', false, 'jade.thibault@courriel.example', '06 39 98 19 77', null, null, null, null, 'Nous viendrons à vélo depuis Dijon. Si nous arrivons trempés, ce sera d’amour.'),
  ('00000000-0000-4000-8000-1c000000006f', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000030', 'Xavier', 'Thibault', 'adult', false, null, null, 'végétarien', null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000070', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000031', 'Chloé', 'Prévost', 'adult', false, 'chloe.prevost@courriel.example', '06 39 98 69 32', null, null, null, 'Quelque chose qui commence doucement et finit debout sur les chaises', null),
  ('00000000-0000-4000-8000-1c0000000071', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000031', 'Anne', 'Nguyen', 'adult', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000072', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000032', 'Alice', 'Etchegaray', 'adult', false, 'alice.etchegaray@courriel.example', '06 39 98 61 27', null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000073', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000032', 'Laure', 'Diallo', 'adult', false, null, null, 'végane', null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000074', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000033', 'Adèle', 'Moreau', 'adult', false, 'adele.moreau@courriel.example', '06 39 98 28 60', null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000075', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000033', 'Étienne', 'Moreau', 'adult', false, null, null, 'sans lactose', null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000076', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000033', 'Sacha', 'Moreau', 'child', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000077', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000033', 'Mila', 'Moreau', 'child', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000078', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000034', 'Benoît', 'Courtois', 'adult', false, 'benoit.courtois@courriel.example', '06 39 98 69 18', null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000079', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000034', '', '', 'adult', true, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c000000007a', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000035', 'Delphine', 'Chauvin', 'adult', false, 'delphine.chauvin@courriel.example', '06 39 98 20 85', 'végane', 'Crustacés', pg_temp.demo_instant(-218, '10:05'), null, null),
  ('00000000-0000-4000-8000-1c000000007b', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000035', 'Odile', 'Aubert', 'adult', true, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c000000007c', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000036', 'Martin', 'Schmitt', 'adult', false, 'martin.schmitt@courriel.example', '06 39 98 95 18', 'végétarien', null, null, null, null),
  ('00000000-0000-4000-8000-1c000000007d', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000036', 'Élisa', 'Schmitt', 'adult', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c000000007e', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000037', 'Stéphane', 'Ricard', 'adult', false, 'stephane.ricard@courriel.example', '06 39 98 60 90', null, null, null, null, 'Un petit quatrième s’annonce pour le ' || pg_temp.demo_date_text('jour', -2) || '. Nous trinquerons à la maternité, à l’eau pétillante, en pensant très fort à vous.'),
  ('00000000-0000-4000-8000-1c000000007f', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000037', 'Samia', 'Ricard', 'adult', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000080', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000037', 'Nina', 'Ricard', 'child', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000081', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000037', 'Sacha', 'Ricard', 'child', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000082', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000037', 'Inaya', 'Ricard', 'baby', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000083', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000038', 'Didier', 'Moreau', 'adult', false, 'didier.moreau@courriel.example', '06 39 98 42 16', null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000084', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000038', 'Joseph', 'Moreau', 'adult', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000085', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000038', 'Iris', 'Moreau', 'child', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000086', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000039', 'Guillaume', 'Weber', 'adult', false, 'guillaume.weber@courriel.example', '06 39 98 53 46', null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000087', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000039', 'Antoine', 'Weber', 'adult', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000088', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000039', 'Gabin', 'Weber', 'child', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000089', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000039', 'Céleste', 'Weber', 'child', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c000000008a', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000039', 'Isaac', 'Weber', 'baby', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c000000008b', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b000000003a', 'Blandine', 'Moreau', 'adult', false, 'blandine.moreau@courriel.example', '06 39 98 63 78', null, null, null, null, 'À six ans, Camille mariait déjà ses peluches sous un tilleul. Il était temps de passer aux choses sérieuses.'),
  ('00000000-0000-4000-8000-1c000000008c', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b000000003a', 'Cédric', 'Moreau', 'adult', false, null, null, null, null, null, null, null)
on conflict do nothing;

truncate demo_replies;

insert into demo_replies (guest_id, invited, answers, replied_by, replied_at) values
  ('00000000-0000-4000-8000-0000000000c1', '01234', 'yyyyn', 'guest', pg_temp.demo_instant(-222, '18:30')),
  ('00000000-0000-4000-8000-0000000000c2', '01234', 'yyyyn', 'guest', pg_temp.demo_instant(-222, '18:30')),
  ('00000000-0000-4000-8000-0000000000c3', '01234', 'yyyyn', 'guest', pg_temp.demo_instant(-222, '18:30')),
  ('00000000-0000-4000-8000-0000000000c4', '01234', 'yyyyn', 'guest', pg_temp.demo_instant(-222, '18:30')),
  ('00000000-0000-4000-8000-0000000000c5', '01234', '', 'guest', null),
  ('00000000-0000-4000-8000-0000000000c6', '01234', '', 'guest', null),
  ('00000000-0000-4000-8000-0000000000c7', '01234', 'yyyyy', 'guest', pg_temp.demo_instant(-251, '22:10')),
  ('00000000-0000-4000-8000-0000000000c8', '01234', 'nyyyy', 'guest', pg_temp.demo_instant(-251, '22:10')),
  ('00000000-0000-4000-8000-0000000000c9', '2', '', 'guest', null),
  ('00000000-0000-4000-8000-0000000000ca', '2', '', 'guest', null),
  ('00000000-0000-4000-8000-1c000000000b', '1234', '', 'guest', null),
  ('00000000-0000-4000-8000-1c000000000c', '1234', 'yyyy', 'guest', pg_temp.demo_instant(-247, '19:40')),
  ('00000000-0000-4000-8000-1c000000000d', '1234', 'yyyy', 'guest', pg_temp.demo_instant(-247, '19:40')),
  ('00000000-0000-4000-8000-1c000000000e', '1234', 'ynyy', 'guest', pg_temp.demo_instant(-243, '12:40')),
  ('00000000-0000-4000-8000-1c000000000f', '1234', 'ynyy', 'guest', pg_temp.demo_instant(-243, '12:40')),
  ('00000000-0000-4000-8000-1c0000000010', '01234', 'yyyyn', 'couple', pg_temp.demo_instant(-253, '22:20')),
  ('00000000-0000-4000-8000-1c0000000011', '01234', 'yyyyn', 'couple', pg_temp.demo_instant(-253, '22:20')),
  ('00000000-0000-4000-8000-1c0000000012', '1234', 'yyyy', 'couple', pg_temp.demo_instant(-249, '19:55')),
  ('00000000-0000-4000-8000-1c0000000013', '01234', 'yyyyn', 'guest', pg_temp.demo_instant(-244, '10:55')),
  ('00000000-0000-4000-8000-1c0000000014', '01234', 'yyyyn', 'guest', pg_temp.demo_instant(-244, '10:55')),
  ('00000000-0000-4000-8000-1c0000000015', '1234', 'nnnn', 'couple', pg_temp.demo_instant(-247, '18:05')),
  ('00000000-0000-4000-8000-1c0000000016', '01234', '', 'guest', null),
  ('00000000-0000-4000-8000-1c0000000017', '2', '', 'guest', null),
  ('00000000-0000-4000-8000-1c0000000018', '123', '', 'guest', null),
  ('00000000-0000-4000-8000-1c0000000019', '123', '', 'guest', null),
  ('00000000-0000-4000-8000-1c000000001a', '2', '', 'guest', null),
  ('00000000-0000-4000-8000-1c000000001b', '2', '', 'guest', null),
  ('00000000-0000-4000-8000-1c000000001c', '1234', 'yyyy', 'guest', pg_temp.demo_instant(-220, '09:20')),
  ('00000000-0000-4000-8000-1c000000001d', '1234', 'yyyy', 'guest', pg_temp.demo_instant(-220, '09:20')),
  ('00000000-0000-4000-8000-1c000000001e', '1234', 'yyyn', 'guest', pg_temp.demo_instant(-252, '21:55')),
  ('00000000-0000-4000-8000-1c000000001f', '1234', 'yyyn', 'guest', pg_temp.demo_instant(-252, '21:55')),
  ('00000000-0000-4000-8000-1c0000000020', '01234', '', 'guest', null),
  ('00000000-0000-4000-8000-1c0000000021', '01234', '', 'guest', null),
  ('00000000-0000-4000-8000-1c0000000022', '01234', '', 'guest', null),
  ('00000000-0000-4000-8000-1c0000000023', '01234', '', 'guest', null),
  ('00000000-0000-4000-8000-1c0000000024', '01234', '', 'guest', null),
  ('00000000-0000-4000-8000-1c0000000025', '01234', '', 'guest', null),
  ('00000000-0000-4000-8000-1c0000000026', '01234', '', 'guest', null),
  ('00000000-0000-4000-8000-1c0000000027', '1234', 'yyyy', 'guest', pg_temp.demo_instant(-220, '11:05')),
  ('00000000-0000-4000-8000-1c0000000028', '1234', 'yyyy', 'guest', pg_temp.demo_instant(-220, '11:05')),
  ('00000000-0000-4000-8000-1c0000000029', '1234', 'yyyy', 'guest', pg_temp.demo_instant(-220, '11:05')),
  ('00000000-0000-4000-8000-1c000000002a', '1234', 'yyyy', 'guest', pg_temp.demo_instant(-220, '11:05')),
  ('00000000-0000-4000-8000-1c000000002b', '01234', 'yyyyy', 'guest', pg_temp.demo_instant(-246, '13:40')),
  ('00000000-0000-4000-8000-1c000000002c', '01234', 'yyyyy', 'guest', pg_temp.demo_instant(-246, '13:40')),
  ('00000000-0000-4000-8000-1c000000002d', '1234', '', 'guest', null),
  ('00000000-0000-4000-8000-1c000000002e', '1234', '', 'guest', null),
  ('00000000-0000-4000-8000-1c000000002f', '2', 'y', 'guest', pg_temp.demo_instant(-218, '14:20')),
  ('00000000-0000-4000-8000-1c0000000030', '2', 'y', 'guest', pg_temp.demo_instant(-218, '14:20')),
  ('00000000-0000-4000-8000-1c0000000031', '01234', 'yyyny', 'guest', pg_temp.demo_instant(-216, '18:40')),
  ('00000000-0000-4000-8000-1c0000000032', '01234', 'yyyny', 'guest', pg_temp.demo_instant(-216, '18:40')),
  ('00000000-0000-4000-8000-1c0000000033', '1234', 'yyyy', 'guest', pg_temp.demo_instant(-217, '20:55')),
  ('00000000-0000-4000-8000-1c0000000034', '1234', 'yyyy', 'guest', pg_temp.demo_instant(-217, '20:55')),
  ('00000000-0000-4000-8000-1c0000000035', '1234', 'yyyy', 'guest', pg_temp.demo_instant(-219, '09:05')),
  ('00000000-0000-4000-8000-1c0000000036', '1234', 'yyyy', 'guest', pg_temp.demo_instant(-219, '09:05')),
  ('00000000-0000-4000-8000-1c0000000037', '1234', 'yyyy', 'guest', pg_temp.demo_instant(-219, '09:05')),
  ('00000000-0000-4000-8000-1c0000000038', '1234', 'yyyy', 'guest', pg_temp.demo_instant(-243, '12:55')),
  ('00000000-0000-4000-8000-1c0000000039', '1234', 'yyyy', 'guest', pg_temp.demo_instant(-243, '12:55')),
  ('00000000-0000-4000-8000-1c000000003a', '123', 'yyy', 'guest', pg_temp.demo_instant(-213, '11:05')),
  ('00000000-0000-4000-8000-1c000000003b', '123', 'yyy', 'guest', pg_temp.demo_instant(-213, '11:05')),
  ('00000000-0000-4000-8000-1c000000003c', '123', 'yyy', 'guest', pg_temp.demo_instant(-213, '11:05')),
  ('00000000-0000-4000-8000-1c000000003d', '01234', 'yyyyy', 'guest', pg_temp.demo_instant(-244, '15:55')),
  ('00000000-0000-4000-8000-1c000000003e', '123', '', 'guest', null),
  ('00000000-0000-4000-8000-1c000000003f', '123', '', 'guest', null),
  ('00000000-0000-4000-8000-1c0000000040', '123', '', 'guest', null),
  ('00000000-0000-4000-8000-1c0000000041', '123', '', 'guest', null),
  ('00000000-0000-4000-8000-1c0000000042', '123', '', 'guest', null),
  ('00000000-0000-4000-8000-1c0000000043', '2', 'n', 'guest', pg_temp.demo_instant(-245, '16:55')),
  ('00000000-0000-4000-8000-1c0000000044', '2', 'n', 'guest', pg_temp.demo_instant(-245, '16:55')),
  ('00000000-0000-4000-8000-1c0000000045', '01234', '', 'guest', null),
  ('00000000-0000-4000-8000-1c0000000046', '01234', '', 'guest', null),
  ('00000000-0000-4000-8000-1c0000000047', '01234', 'nyyyy', 'couple', pg_temp.demo_instant(-252, '11:40')),
  ('00000000-0000-4000-8000-1c0000000048', '01234', 'nyyyy', 'couple', pg_temp.demo_instant(-252, '11:40')),
  ('00000000-0000-4000-8000-1c0000000049', '01234', 'nyyyy', 'couple', pg_temp.demo_instant(-252, '11:40')),
  ('00000000-0000-4000-8000-1c000000004a', '2', 'y', 'guest', pg_temp.demo_instant(-215, '20:20')),
  ('00000000-0000-4000-8000-1c000000004b', '2', 'y', 'guest', pg_temp.demo_instant(-215, '20:20')),
  ('00000000-0000-4000-8000-1c000000004c', '2', 'y', 'couple', pg_temp.demo_instant(-244, '22:55')),
  ('00000000-0000-4000-8000-1c000000004d', '2', 'y', 'couple', pg_temp.demo_instant(-244, '22:55')),
  ('00000000-0000-4000-8000-1c000000004e', '01234', '', 'guest', null),
  ('00000000-0000-4000-8000-1c000000004f', '01234', 'yyyyy', 'guest', pg_temp.demo_instant(-245, '15:05')),
  ('00000000-0000-4000-8000-1c0000000050', '01234', 'yyyyy', 'guest', pg_temp.demo_instant(-245, '15:05')),
  ('00000000-0000-4000-8000-1c0000000051', '01234', 'yyyyy', 'guest', pg_temp.demo_instant(-245, '15:05')),
  ('00000000-0000-4000-8000-1c0000000052', '01234', '', 'guest', null),
  ('00000000-0000-4000-8000-1c0000000053', '01234', '', 'guest', null),
  ('00000000-0000-4000-8000-1c0000000054', '01234', '', 'guest', null),
  ('00000000-0000-4000-8000-1c0000000055', '01234', '', 'guest', null),
  ('00000000-0000-4000-8000-1c0000000056', '01234', '', 'guest', null),
  ('00000000-0000-4000-8000-1c0000000057', '1234', 'yyyn', 'guest', pg_temp.demo_instant(-251, '11:40')),
  ('00000000-0000-4000-8000-1c0000000058', '1234', 'yyyn', 'guest', pg_temp.demo_instant(-251, '11:40')),
  ('00000000-0000-4000-8000-1c0000000059', '1234', 'yyyn', 'guest', pg_temp.demo_instant(-251, '11:40')),
  ('00000000-0000-4000-8000-1c000000005a', '1234', 'yyyn', 'guest', pg_temp.demo_instant(-251, '11:40')),
  ('00000000-0000-4000-8000-1c000000005b', '1234', 'nyyy', 'couple', pg_temp.demo_instant(-214, '13:40')),
  ('00000000-0000-4000-8000-1c000000005c', '1234', 'yyyn', 'guest', pg_temp.demo_instant(-251, '17:20')),
  ('00000000-0000-4000-8000-1c000000005d', '1234', 'yyyn', 'guest', pg_temp.demo_instant(-251, '17:20')),
  ('00000000-0000-4000-8000-1c000000005e', '01234', 'yyyyy', 'guest', pg_temp.demo_instant(-243, '16:40')),
  ('00000000-0000-4000-8000-1c000000005f', '01234', 'yyyyy', 'guest', pg_temp.demo_instant(-243, '16:40')),
  ('00000000-0000-4000-8000-1c0000000060', '01234', 'yyyyy', 'guest', pg_temp.demo_instant(-243, '16:40')),
  ('00000000-0000-4000-8000-1c0000000061', '01234', 'yyyyy', 'guest', pg_temp.demo_instant(-243, '16:40')),
  ('00000000-0000-4000-8000-1c0000000062', '1234', '', 'guest', null),
  ('00000000-0000-4000-8000-1c0000000063', '1234', '', 'guest', null),
  ('00000000-0000-4000-8000-1c0000000064', '1234', '', 'guest', null),
  ('00000000-0000-4000-8000-1c0000000065', '1234', '', 'guest', null),
  ('00000000-0000-4000-8000-1c0000000066', '01234', 'yyyyy', 'guest', pg_temp.demo_instant(-214, '16:05')),
  ('00000000-0000-4000-8000-1c0000000067', '01234', 'yyyyy', 'guest', pg_temp.demo_instant(-214, '16:05')),
  ('00000000-0000-4000-8000-1c0000000068', '1234', '', 'guest', null),
  ('00000000-0000-4000-8000-1c0000000069', '1234', '', 'guest', null),
  ('00000000-0000-4000-8000-1c000000006a', '123', 'yyy', 'guest', pg_temp.demo_instant(-215, '20:55')),
  ('00000000-0000-4000-8000-1c000000006b', '123', 'yyy', 'guest', pg_temp.demo_instant(-215, '20:55')),
  ('00000000-0000-4000-8000-1c000000006c', '2', '', 'guest', null),
  ('00000000-0000-4000-8000-1c000000006d', '2', '', 'guest', null),
  ('00000000-0000-4000-8000-1c000000006e', '1234', 'yyyy', 'guest', pg_temp.demo_instant(-220, '19:20')),
  ('00000000-0000-4000-8000-1c000000006f', '1234', 'yyyy', 'guest', pg_temp.demo_instant(-220, '19:20')),
  ('00000000-0000-4000-8000-1c0000000070', '01234', 'yyyyy', 'guest', pg_temp.demo_instant(-218, '13:20')),
  ('00000000-0000-4000-8000-1c0000000071', '01234', 'yyyyy', 'guest', pg_temp.demo_instant(-218, '13:20')),
  ('00000000-0000-4000-8000-1c0000000072', '123', 'yny', 'couple', pg_temp.demo_instant(-250, '09:40')),
  ('00000000-0000-4000-8000-1c0000000073', '123', 'yny', 'couple', pg_temp.demo_instant(-250, '09:40')),
  ('00000000-0000-4000-8000-1c0000000074', '01234', 'nyyyy', 'couple', pg_temp.demo_instant(-218, '10:05')),
  ('00000000-0000-4000-8000-1c0000000075', '01234', 'nyyyy', 'couple', pg_temp.demo_instant(-218, '10:05')),
  ('00000000-0000-4000-8000-1c0000000076', '01234', 'nyyyy', 'couple', pg_temp.demo_instant(-218, '10:05')),
  ('00000000-0000-4000-8000-1c0000000077', '01234', 'nyyyy', 'couple', pg_temp.demo_instant(-218, '10:05')),
  ('00000000-0000-4000-8000-1c0000000078', '2', 'n', 'guest', pg_temp.demo_instant(-245, '20:55')),
  ('00000000-0000-4000-8000-1c0000000079', '2', 'n', 'guest', pg_temp.demo_instant(-245, '20:55')),
  ('00000000-0000-4000-8000-1c000000007a', '01234', 'yyyyy', 'guest', pg_temp.demo_instant(-218, '10:05')),
  ('00000000-0000-4000-8000-1c000000007b', '01234', 'yyyyy', 'guest', pg_temp.demo_instant(-218, '10:05')),
  ('00000000-0000-4000-8000-1c000000007c', '1234', '', 'guest', null),
  ('00000000-0000-4000-8000-1c000000007d', '1234', '', 'guest', null),
  ('00000000-0000-4000-8000-1c000000007e', '123', 'nnn', 'guest', pg_temp.demo_instant(-243, '20:05')),
  ('00000000-0000-4000-8000-1c000000007f', '123', 'nnn', 'guest', pg_temp.demo_instant(-243, '20:05')),
  ('00000000-0000-4000-8000-1c0000000080', '123', 'nnn', 'guest', pg_temp.demo_instant(-243, '20:05')),
  ('00000000-0000-4000-8000-1c0000000081', '123', 'nnn', 'guest', pg_temp.demo_instant(-243, '20:05')),
  ('00000000-0000-4000-8000-1c0000000082', '123', 'nnn', 'guest', pg_temp.demo_instant(-243, '20:05')),
  ('00000000-0000-4000-8000-1c0000000083', '01234', '', 'guest', null),
  ('00000000-0000-4000-8000-1c0000000084', '01234', '', 'guest', null),
  ('00000000-0000-4000-8000-1c0000000085', '01234', '', 'guest', null),
  ('00000000-0000-4000-8000-1c0000000086', '1234', 'yyyn', 'guest', pg_temp.demo_instant(-244, '12:20')),
  ('00000000-0000-4000-8000-1c0000000087', '1234', 'yyyn', 'guest', pg_temp.demo_instant(-244, '12:20')),
  ('00000000-0000-4000-8000-1c0000000088', '1234', 'yyyn', 'guest', pg_temp.demo_instant(-244, '12:20')),
  ('00000000-0000-4000-8000-1c0000000089', '1234', 'yyyn', 'guest', pg_temp.demo_instant(-244, '12:20')),
  ('00000000-0000-4000-8000-1c000000008a', '1234', 'yyyn', 'guest', pg_temp.demo_instant(-244, '12:20')),
  ('00000000-0000-4000-8000-1c000000008b', '01234', 'nyyyy', 'guest', pg_temp.demo_instant(-215, '20:55')),
  ('00000000-0000-4000-8000-1c000000008c', '01234', 'nyyyy', 'guest', pg_temp.demo_instant(-215, '20:55'))
on conflict do nothing;

insert into public.moment_invitations (event_id, guest_id, moment_id)
select g.event_id, g.id, m.id
from demo_replies r
join public.guests g on g.id = r.guest_id
join public.moments m on m.event_id = g.event_id and strpos(r.invited, m.position::text) > 0
on conflict do nothing;

insert into public.guest_replies (event_id, guest_id, moment_id, attending, replied_by, replied_at)
select g.event_id, g.id, m.id, substr(r.answers, strpos(r.invited, m.position::text), 1) = 'y', r.replied_by, r.replied_at
from demo_replies r
join public.guests g on g.id = r.guest_id
join public.moments m on m.event_id = g.event_id and strpos(r.invited, m.position::text) > 0
where r.answers <> ''
on conflict do nothing;

insert into public.households (id, event_id, name, address, tags, side, invitation_state, language) values
  ('00000000-0000-4000-8000-1b00000003e8', '00000000-0000-4000-8000-0000000000e2', 'Famille Lagarde', null, '{"famille"}', null, 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b00000003e9', '00000000-0000-4000-8000-0000000000e2', 'Famille Diallo', null, '{"famille"}', null, 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b00000003ea', '00000000-0000-4000-8000-0000000000e2', 'Famille Joly', null, '{"famille"}', null, 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b00000003eb', '00000000-0000-4000-8000-0000000000e2', 'Famille Weber', null, '{"famille"}', null, 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b00000003ec', '00000000-0000-4000-8000-0000000000e2', 'Famille Vallet', null, '{"famille"}', null, 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b00000003ed', '00000000-0000-4000-8000-0000000000e2', 'Famille Keller', null, '{"famille"}', null, 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b00000003ee', '00000000-0000-4000-8000-0000000000e2', 'Famille Da Silva', null, '{"famille"}', null, 'sent', 'fr'),
  ('00000000-0000-4000-8000-1b00000003ef', '00000000-0000-4000-8000-0000000000e2', 'Nathan et Emma Ricard', null, '{"famille"}', null, 'sent', 'fr'),
  ('00000000-0000-4000-8000-1b00000003f0', '00000000-0000-4000-8000-0000000000e2', 'Josiane et Raphaël Nguyen', null, '{"famille"}', null, 'sent', 'fr')
on conflict do nothing;

insert into public.guests (id, event_id, household_id, first_name, last_name, age_group, is_plus_one, email, phone, diet, allergies, allergies_consent_at, song_request, message) values
  ('00000000-0000-4000-8000-1c00000003e8', '00000000-0000-4000-8000-0000000000e2', '00000000-0000-4000-8000-1b00000003e8', 'Hortense', 'Lagarde', 'adult', false, 'hortense.lagarde@courriel.example', null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c00000003e9', '00000000-0000-4000-8000-0000000000e2', '00000000-0000-4000-8000-1b00000003e8', 'Laurent', 'Lagarde', 'adult', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c00000003ea', '00000000-0000-4000-8000-0000000000e2', '00000000-0000-4000-8000-1b00000003e8', 'Lino', 'Lagarde', 'child', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c00000003eb', '00000000-0000-4000-8000-0000000000e2', '00000000-0000-4000-8000-1b00000003e8', 'Gabin', 'Lagarde', 'child', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c00000003f0', '00000000-0000-4000-8000-0000000000e2', '00000000-0000-4000-8000-1b00000003e9', 'Alain', 'Diallo', 'adult', false, 'alain.diallo@courriel.example', null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c00000003f1', '00000000-0000-4000-8000-0000000000e2', '00000000-0000-4000-8000-1b00000003e9', 'Romain', 'Diallo', 'adult', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c00000003f2', '00000000-0000-4000-8000-0000000000e2', '00000000-0000-4000-8000-1b00000003e9', 'Inaya', 'Diallo', 'child', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c00000003f3', '00000000-0000-4000-8000-0000000000e2', '00000000-0000-4000-8000-1b00000003e9', 'Eliott', 'Diallo', 'child', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c00000003f8', '00000000-0000-4000-8000-0000000000e2', '00000000-0000-4000-8000-1b00000003ea', 'Suzanne', 'Joly', 'adult', false, 'suzanne.joly@courriel.example', null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c00000003f9', '00000000-0000-4000-8000-0000000000e2', '00000000-0000-4000-8000-1b00000003ea', 'Cédric', 'Joly', 'adult', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c00000003fa', '00000000-0000-4000-8000-0000000000e2', '00000000-0000-4000-8000-1b00000003ea', 'Alma', 'Joly', 'child', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c00000003fb', '00000000-0000-4000-8000-0000000000e2', '00000000-0000-4000-8000-1b00000003ea', 'Mila', 'Joly', 'child', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000400', '00000000-0000-4000-8000-0000000000e2', '00000000-0000-4000-8000-1b00000003eb', 'Pascal', 'Weber', 'adult', false, 'pascal.weber@courriel.example', null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000401', '00000000-0000-4000-8000-0000000000e2', '00000000-0000-4000-8000-1b00000003eb', 'Mathilde', 'Weber', 'adult', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000402', '00000000-0000-4000-8000-0000000000e2', '00000000-0000-4000-8000-1b00000003eb', 'Sacha', 'Weber', 'child', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000403', '00000000-0000-4000-8000-0000000000e2', '00000000-0000-4000-8000-1b00000003eb', 'Iris', 'Weber', 'child', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000408', '00000000-0000-4000-8000-0000000000e2', '00000000-0000-4000-8000-1b00000003ec', 'Élisa', 'Vallet', 'adult', false, 'elisa.vallet@courriel.example', null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000409', '00000000-0000-4000-8000-0000000000e2', '00000000-0000-4000-8000-1b00000003ec', 'Clément', 'Vallet', 'adult', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c000000040a', '00000000-0000-4000-8000-0000000000e2', '00000000-0000-4000-8000-1b00000003ec', 'Marius', 'Vallet', 'child', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c000000040b', '00000000-0000-4000-8000-0000000000e2', '00000000-0000-4000-8000-1b00000003ec', 'Lila', 'Vallet', 'child', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000410', '00000000-0000-4000-8000-0000000000e2', '00000000-0000-4000-8000-1b00000003ed', 'Philippe', 'Keller', 'adult', false, 'philippe.keller@courriel.example', null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000411', '00000000-0000-4000-8000-0000000000e2', '00000000-0000-4000-8000-1b00000003ed', 'Malik', 'Keller', 'adult', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000412', '00000000-0000-4000-8000-0000000000e2', '00000000-0000-4000-8000-1b00000003ed', 'Ambre', 'Keller', 'child', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000413', '00000000-0000-4000-8000-0000000000e2', '00000000-0000-4000-8000-1b00000003ed', 'Basile', 'Keller', 'child', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000418', '00000000-0000-4000-8000-0000000000e2', '00000000-0000-4000-8000-1b00000003ee', 'Gaspard', 'Da Silva', 'adult', false, 'gaspard.da-silva@courriel.example', null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000419', '00000000-0000-4000-8000-0000000000e2', '00000000-0000-4000-8000-1b00000003ee', 'Xavier', 'Da Silva', 'adult', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c000000041a', '00000000-0000-4000-8000-0000000000e2', '00000000-0000-4000-8000-1b00000003ee', 'Olga', 'Da Silva', 'child', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c000000041b', '00000000-0000-4000-8000-0000000000e2', '00000000-0000-4000-8000-1b00000003ee', 'Isaac', 'Da Silva', 'child', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000420', '00000000-0000-4000-8000-0000000000e2', '00000000-0000-4000-8000-1b00000003ef', 'Nathan', 'Ricard', 'adult', false, 'nathan.ricard@courriel.example', null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000421', '00000000-0000-4000-8000-0000000000e2', '00000000-0000-4000-8000-1b00000003ef', 'Emma', 'Ricard', 'adult', false, null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000428', '00000000-0000-4000-8000-0000000000e2', '00000000-0000-4000-8000-1b00000003f0', 'Josiane', 'Nguyen', 'adult', false, 'josiane.nguyen@courriel.example', null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c0000000429', '00000000-0000-4000-8000-0000000000e2', '00000000-0000-4000-8000-1b00000003f0', 'Raphaël', 'Nguyen', 'adult', false, null, null, null, null, null, null, null)
on conflict do nothing;

truncate demo_replies;

insert into demo_replies (guest_id, invited, answers, replied_by, replied_at) values
  ('00000000-0000-4000-8000-1c00000003e8', '01', 'yy', 'guest', pg_temp.demo_instant(-221, '19:10')),
  ('00000000-0000-4000-8000-1c00000003e9', '01', 'yy', 'guest', pg_temp.demo_instant(-221, '19:10')),
  ('00000000-0000-4000-8000-1c00000003ea', '01', 'yy', 'guest', pg_temp.demo_instant(-221, '19:10')),
  ('00000000-0000-4000-8000-1c00000003eb', '01', 'yy', 'guest', pg_temp.demo_instant(-221, '19:10')),
  ('00000000-0000-4000-8000-1c00000003f0', '01', 'yn', 'guest', pg_temp.demo_instant(-220, '19:10')),
  ('00000000-0000-4000-8000-1c00000003f1', '01', 'yn', 'guest', pg_temp.demo_instant(-220, '19:10')),
  ('00000000-0000-4000-8000-1c00000003f2', '01', 'yn', 'guest', pg_temp.demo_instant(-220, '19:10')),
  ('00000000-0000-4000-8000-1c00000003f3', '01', 'yn', 'guest', pg_temp.demo_instant(-220, '19:10')),
  ('00000000-0000-4000-8000-1c00000003f8', '01', 'yy', 'guest', pg_temp.demo_instant(-219, '19:10')),
  ('00000000-0000-4000-8000-1c00000003f9', '01', 'yy', 'guest', pg_temp.demo_instant(-219, '19:10')),
  ('00000000-0000-4000-8000-1c00000003fa', '01', 'yy', 'guest', pg_temp.demo_instant(-219, '19:10')),
  ('00000000-0000-4000-8000-1c00000003fb', '01', 'yy', 'guest', pg_temp.demo_instant(-219, '19:10')),
  ('00000000-0000-4000-8000-1c0000000400', '01', 'yy', 'guest', pg_temp.demo_instant(-218, '19:10')),
  ('00000000-0000-4000-8000-1c0000000401', '01', 'yy', 'guest', pg_temp.demo_instant(-218, '19:10')),
  ('00000000-0000-4000-8000-1c0000000402', '01', 'yy', 'guest', pg_temp.demo_instant(-218, '19:10')),
  ('00000000-0000-4000-8000-1c0000000403', '01', 'yy', 'guest', pg_temp.demo_instant(-218, '19:10')),
  ('00000000-0000-4000-8000-1c0000000408', '01', 'yy', 'guest', pg_temp.demo_instant(-217, '19:10')),
  ('00000000-0000-4000-8000-1c0000000409', '01', 'yy', 'guest', pg_temp.demo_instant(-217, '19:10')),
  ('00000000-0000-4000-8000-1c000000040a', '01', 'yy', 'guest', pg_temp.demo_instant(-217, '19:10')),
  ('00000000-0000-4000-8000-1c000000040b', '01', 'yy', 'guest', pg_temp.demo_instant(-217, '19:10')),
  ('00000000-0000-4000-8000-1c0000000410', '01', 'yy', 'guest', pg_temp.demo_instant(-216, '19:10')),
  ('00000000-0000-4000-8000-1c0000000411', '01', 'yy', 'guest', pg_temp.demo_instant(-216, '19:10')),
  ('00000000-0000-4000-8000-1c0000000412', '01', 'yy', 'guest', pg_temp.demo_instant(-216, '19:10')),
  ('00000000-0000-4000-8000-1c0000000413', '01', 'yy', 'guest', pg_temp.demo_instant(-216, '19:10')),
  ('00000000-0000-4000-8000-1c0000000418', '01', '', 'guest', null),
  ('00000000-0000-4000-8000-1c0000000419', '01', '', 'guest', null),
  ('00000000-0000-4000-8000-1c000000041a', '01', '', 'guest', null),
  ('00000000-0000-4000-8000-1c000000041b', '01', '', 'guest', null),
  ('00000000-0000-4000-8000-1c0000000420', '01', '', 'guest', null),
  ('00000000-0000-4000-8000-1c0000000421', '01', '', 'guest', null),
  ('00000000-0000-4000-8000-1c0000000428', '01', '', 'guest', null),
  ('00000000-0000-4000-8000-1c0000000429', '01', '', 'guest', null)
on conflict do nothing;

insert into public.moment_invitations (event_id, guest_id, moment_id)
select g.event_id, g.id, m.id
from demo_replies r
join public.guests g on g.id = r.guest_id
join public.moments m on m.event_id = g.event_id and strpos(r.invited, m.position::text) > 0
on conflict do nothing;

insert into public.guest_replies (event_id, guest_id, moment_id, attending, replied_by, replied_at)
select g.event_id, g.id, m.id, substr(r.answers, strpos(r.invited, m.position::text), 1) = 'y', r.replied_by, r.replied_at
from demo_replies r
join public.guests g on g.id = r.guest_id
join public.moments m on m.event_id = g.event_id and strpos(r.invited, m.position::text) > 0
where r.answers <> ''
on conflict do nothing;

insert into public.households (id, event_id, name, address, tags, side, invitation_state, language) values
  ('00000000-0000-4000-8000-1b00000007d0', '00000000-0000-4000-8000-0000000000e3', 'Malik Poulain', null, '{"gestion"}', null, 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b00000007d1', '00000000-0000-4000-8000-0000000000e3', 'Blandine Blanchard', null, '{"clients"}', null, 'sent', 'fr'),
  ('00000000-0000-4000-8000-1b00000007d2', '00000000-0000-4000-8000-0000000000e3', 'Yves Meunier', null, '{"gestion"}', null, 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b00000007d3', '00000000-0000-4000-8000-0000000000e3', 'Chloé Boucher', null, '{"gestion"}', null, 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b00000007d4', '00000000-0000-4000-8000-0000000000e3', 'Bernard Renaud', null, '{"atelier"}', null, 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b00000007d5', '00000000-0000-4000-8000-0000000000e3', 'Cécile Vidal', null, '{"clients"}', null, 'sent', 'fr'),
  ('00000000-0000-4000-8000-1b00000007d6', '00000000-0000-4000-8000-0000000000e3', 'Laure Gautier', null, '{"atelier"}', null, 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b00000007d7', '00000000-0000-4000-8000-0000000000e3', 'Delphine Noël', null, '{"produit"}', null, 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b00000007d8', '00000000-0000-4000-8000-0000000000e3', 'Anaïs Hamon', null, '{"produit"}', null, 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b00000007d9', '00000000-0000-4000-8000-0000000000e3', 'Ilyes Gaillard', null, '{"clients"}', null, 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b00000007da', '00000000-0000-4000-8000-0000000000e3', 'Lilia Picard', null, '{"atelier"}', null, 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b00000007db', '00000000-0000-4000-8000-0000000000e3', 'Yasmine Guérin', null, '{"atelier"}', null, 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b00000007dc', '00000000-0000-4000-8000-0000000000e3', 'Pascal Cordier', null, '{"gestion"}', null, 'sent', 'fr'),
  ('00000000-0000-4000-8000-1b00000007dd', '00000000-0000-4000-8000-0000000000e3', 'Claire Lacroix', null, '{"clients"}', null, 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b00000007de', '00000000-0000-4000-8000-0000000000e3', 'Aurore Roussel', null, '{"clients"}', null, 'sent', 'fr'),
  ('00000000-0000-4000-8000-1b00000007df', '00000000-0000-4000-8000-0000000000e3', 'Caroline Sabatier', null, '{"gestion"}', null, 'sent', 'fr'),
  ('00000000-0000-4000-8000-1b00000007e0', '00000000-0000-4000-8000-0000000000e3', 'Nathan Besson', null, '{"gestion"}', null, 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b00000007e1', '00000000-0000-4000-8000-0000000000e3', 'Benoît Girod', null, '{"clients"}', null, 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b00000007e2', '00000000-0000-4000-8000-0000000000e3', 'Colette Delorme', null, '{"atelier"}', null, 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b00000007e3', '00000000-0000-4000-8000-0000000000e3', 'Augustin Lebrun', null, '{"clients"}', null, 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b00000007e4', '00000000-0000-4000-8000-0000000000e3', 'Félix Dufresne', null, '{"atelier"}', null, 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b00000007e5', '00000000-0000-4000-8000-0000000000e3', 'Emma Le Goff', null, '{"clients"}', null, 'sent', 'fr'),
  ('00000000-0000-4000-8000-1b00000007e6', '00000000-0000-4000-8000-0000000000e3', 'Amélie Jacquin', null, '{"clients"}', null, 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b00000007e7', '00000000-0000-4000-8000-0000000000e3', 'Antoine Grangier', null, '{"clients"}', null, 'sent', 'fr'),
  ('00000000-0000-4000-8000-1b00000007e8', '00000000-0000-4000-8000-0000000000e3', 'Véronique Vallet', null, '{"gestion"}', null, 'sent', 'fr'),
  ('00000000-0000-4000-8000-1b00000007e9', '00000000-0000-4000-8000-0000000000e3', 'Anne Nguyen', null, '{"atelier"}', null, 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b00000007ea', '00000000-0000-4000-8000-0000000000e3', 'Madeleine Pasquier', null, '{"atelier"}', null, 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b00000007eb', '00000000-0000-4000-8000-0000000000e3', 'Étienne Vasseur', null, '{"gestion"}', null, 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b00000007ec', '00000000-0000-4000-8000-0000000000e3', 'Jacques Carlier', null, '{"clients"}', null, 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b00000007ed', '00000000-0000-4000-8000-0000000000e3', 'Hortense Bonnin', null, '{"produit"}', null, 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b00000007ee', '00000000-0000-4000-8000-0000000000e3', 'Béatrice Ollivier', null, '{"atelier"}', null, 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b00000007ef', '00000000-0000-4000-8000-0000000000e3', 'Alice Benali', null, '{"gestion"}', null, 'sent', 'fr'),
  ('00000000-0000-4000-8000-1b00000007f0', '00000000-0000-4000-8000-0000000000e3', 'Adèle Chauvin', null, '{"clients"}', null, 'sent', 'fr'),
  ('00000000-0000-4000-8000-1b00000007f1', '00000000-0000-4000-8000-0000000000e3', 'Omar Colin', null, '{"produit"}', null, 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b00000007f2', '00000000-0000-4000-8000-0000000000e3', 'Thomas Barbier', null, '{"produit"}', null, 'sent', 'fr'),
  ('00000000-0000-4000-8000-1b00000007f3', '00000000-0000-4000-8000-0000000000e3', 'Sébastien Thibault', null, '{"produit"}', null, 'sent', 'fr'),
  ('00000000-0000-4000-8000-1b00000007f4', '00000000-0000-4000-8000-0000000000e3', 'Stéphane Perrin', null, '{"atelier"}', null, 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b00000007f5', '00000000-0000-4000-8000-0000000000e3', 'Georges Lemaire', null, '{"gestion"}', null, 'sent', 'fr'),
  ('00000000-0000-4000-8000-1b00000007f6', '00000000-0000-4000-8000-0000000000e3', 'Philippe Schmitt', null, '{"produit"}', null, 'sent', 'fr'),
  ('00000000-0000-4000-8000-1b00000007f7', '00000000-0000-4000-8000-0000000000e3', 'Jérôme Da Silva', null, '{"gestion"}', null, 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b00000007f8', '00000000-0000-4000-8000-0000000000e3', 'Fabrice Maillard', null, '{"atelier"}', null, 'sent', 'fr'),
  ('00000000-0000-4000-8000-1b00000007f9', '00000000-0000-4000-8000-0000000000e3', 'Sylvain Masson', null, '{"atelier"}', null, 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b00000007fa', '00000000-0000-4000-8000-0000000000e3', 'Émile Etchegaray', null, '{"clients"}', null, 'sent', 'fr'),
  ('00000000-0000-4000-8000-1b00000007fb', '00000000-0000-4000-8000-0000000000e3', 'Côme Diallo', null, '{"clients"}', null, 'sent', 'fr'),
  ('00000000-0000-4000-8000-1b00000007fc', '00000000-0000-4000-8000-0000000000e3', 'Brigitte Mercier', null, '{"produit"}', null, 'answered', 'fr'),
  ('00000000-0000-4000-8000-1b00000007fd', '00000000-0000-4000-8000-0000000000e3', 'Karine Prévost', null, '{"atelier"}', null, 'answered', 'fr')
on conflict do nothing;

insert into public.guests (id, event_id, household_id, first_name, last_name, age_group, is_plus_one, email, phone, diet, allergies, allergies_consent_at, song_request, message) values
  ('00000000-0000-4000-8000-1c00000007d0', '00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-1b00000007d0', 'Malik', 'Poulain', 'adult', false, 'malik.poulain@courriel.example', null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c00000007d1', '00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-1b00000007d1', 'Blandine', 'Blanchard', 'adult', false, 'blandine.blanchard@courriel.example', null, 'végétarien', null, null, null, null),
  ('00000000-0000-4000-8000-1c00000007d2', '00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-1b00000007d2', 'Yves', 'Meunier', 'adult', false, 'yves.meunier@courriel.example', null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c00000007d3', '00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-1b00000007d3', 'Chloé', 'Boucher', 'adult', false, 'chloe.boucher@courriel.example', null, 'sans gluten', null, null, null, null),
  ('00000000-0000-4000-8000-1c00000007d4', '00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-1b00000007d4', 'Bernard', 'Renaud', 'adult', false, 'bernard.renaud@courriel.example', null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c00000007d5', '00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-1b00000007d5', 'Cécile', 'Vidal', 'adult', false, 'cecile.vidal@courriel.example', null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c00000007d6', '00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-1b00000007d6', 'Laure', 'Gautier', 'adult', false, 'laure.gautier@courriel.example', null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c00000007d7', '00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-1b00000007d7', 'Delphine', 'Noël', 'adult', false, 'delphine.noel@courriel.example', null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c00000007d8', '00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-1b00000007d8', 'Anaïs', 'Hamon', 'adult', false, 'anais.hamon@courriel.example', null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c00000007d9', '00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-1b00000007d9', 'Ilyes', 'Gaillard', 'adult', false, 'ilyes.gaillard@courriel.example', null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c00000007da', '00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-1b00000007da', 'Lilia', 'Picard', 'adult', false, 'lilia.picard@courriel.example', null, 'sans porc', null, null, null, null),
  ('00000000-0000-4000-8000-1c00000007db', '00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-1b00000007db', 'Yasmine', 'Guérin', 'adult', false, 'yasmine.guerin@courriel.example', null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c00000007dc', '00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-1b00000007dc', 'Pascal', 'Cordier', 'adult', false, 'pascal.cordier@courriel.example', null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c00000007dd', '00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-1b00000007dd', 'Claire', 'Lacroix', 'adult', false, 'claire.lacroix@courriel.example', null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c00000007de', '00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-1b00000007de', 'Aurore', 'Roussel', 'adult', false, 'aurore.roussel@courriel.example', null, 'sans gluten', null, null, null, null),
  ('00000000-0000-4000-8000-1c00000007df', '00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-1b00000007df', 'Caroline', 'Sabatier', 'adult', false, 'caroline.sabatier@courriel.example', null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c00000007e0', '00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-1b00000007e0', 'Nathan', 'Besson', 'adult', false, 'nathan.besson@courriel.example', null, 'sans gluten', null, null, null, null),
  ('00000000-0000-4000-8000-1c00000007e1', '00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-1b00000007e1', 'Benoît', 'Girod', 'adult', false, 'benoit.girod@courriel.example', null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c00000007e2', '00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-1b00000007e2', 'Colette', 'Delorme', 'adult', false, 'colette.delorme@courriel.example', null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c00000007e3', '00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-1b00000007e3', 'Augustin', 'Lebrun', 'adult', false, 'augustin.lebrun@courriel.example', null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c00000007e4', '00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-1b00000007e4', 'Félix', 'Dufresne', 'adult', false, 'felix.dufresne@courriel.example', null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c00000007e5', '00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-1b00000007e5', 'Emma', 'Le Goff', 'adult', false, 'emma.le-goff@courriel.example', null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c00000007e6', '00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-1b00000007e6', 'Amélie', 'Jacquin', 'adult', false, 'amelie.jacquin@courriel.example', null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c00000007e7', '00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-1b00000007e7', 'Antoine', 'Grangier', 'adult', false, 'antoine.grangier@courriel.example', null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c00000007e8', '00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-1b00000007e8', 'Véronique', 'Vallet', 'adult', false, 'veronique.vallet@courriel.example', null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c00000007e9', '00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-1b00000007e9', 'Anne', 'Nguyen', 'adult', false, 'anne.nguyen@courriel.example', null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c00000007ea', '00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-1b00000007ea', 'Madeleine', 'Pasquier', 'adult', false, 'madeleine.pasquier@courriel.example', null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c00000007eb', '00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-1b00000007eb', 'Étienne', 'Vasseur', 'adult', false, 'etienne.vasseur@courriel.example', null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c00000007ec', '00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-1b00000007ec', 'Jacques', 'Carlier', 'adult', false, 'jacques.carlier@courriel.example', null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c00000007ed', '00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-1b00000007ed', 'Hortense', 'Bonnin', 'adult', false, 'hortense.bonnin@courriel.example', null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c00000007ee', '00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-1b00000007ee', 'Béatrice', 'Ollivier', 'adult', false, 'beatrice.ollivier@courriel.example', null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c00000007ef', '00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-1b00000007ef', 'Alice', 'Benali', 'adult', false, 'alice.benali@courriel.example', null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c00000007f0', '00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-1b00000007f0', 'Adèle', 'Chauvin', 'adult', false, 'adele.chauvin@courriel.example', null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c00000007f1', '00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-1b00000007f1', 'Omar', 'Colin', 'adult', false, 'omar.colin@courriel.example', null, 'sans porc', null, null, null, null),
  ('00000000-0000-4000-8000-1c00000007f2', '00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-1b00000007f2', 'Thomas', 'Barbier', 'adult', false, 'thomas.barbier@courriel.example', null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c00000007f3', '00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-1b00000007f3', 'Sébastien', 'Thibault', 'adult', false, 'sebastien.thibault@courriel.example', null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c00000007f4', '00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-1b00000007f4', 'Stéphane', 'Perrin', 'adult', false, 'stephane.perrin@courriel.example', null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c00000007f5', '00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-1b00000007f5', 'Georges', 'Lemaire', 'adult', false, 'georges.lemaire@courriel.example', null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c00000007f6', '00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-1b00000007f6', 'Philippe', 'Schmitt', 'adult', false, 'philippe.schmitt@courriel.example', null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c00000007f7', '00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-1b00000007f7', 'Jérôme', 'Da Silva', 'adult', false, 'jerome.da-silva@courriel.example', null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c00000007f8', '00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-1b00000007f8', 'Fabrice', 'Maillard', 'adult', false, 'fabrice.maillard@courriel.example', null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c00000007f9', '00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-1b00000007f9', 'Sylvain', 'Masson', 'adult', false, 'sylvain.masson@courriel.example', null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c00000007fa', '00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-1b00000007fa', 'Émile', 'Etchegaray', 'adult', false, 'emile.etchegaray@courriel.example', null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c00000007fb', '00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-1b00000007fb', 'Côme', 'Diallo', 'adult', false, 'come.diallo@courriel.example', null, 'sans gluten', null, null, null, null),
  ('00000000-0000-4000-8000-1c00000007fc', '00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-1b00000007fc', 'Brigitte', 'Mercier', 'adult', false, 'brigitte.mercier@courriel.example', null, null, null, null, null, null),
  ('00000000-0000-4000-8000-1c00000007fd', '00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-1b00000007fd', 'Karine', 'Prévost', 'adult', false, 'karine.prevost@courriel.example', null, 'végétarien', null, null, null, null)
on conflict do nothing;

truncate demo_replies;

insert into demo_replies (guest_id, invited, answers, replied_by, replied_at) values
  ('00000000-0000-4000-8000-1c00000007d0', '0123', 'yyyy', 'guest', pg_temp.demo_instant(-216, '15:15')),
  ('00000000-0000-4000-8000-1c00000007d1', '0123', '', 'guest', null),
  ('00000000-0000-4000-8000-1c00000007d2', '0123', 'yyyy', 'guest', pg_temp.demo_instant(-213, '16:15')),
  ('00000000-0000-4000-8000-1c00000007d3', '0123', 'yyyy', 'guest', pg_temp.demo_instant(-219, '9:15')),
  ('00000000-0000-4000-8000-1c00000007d4', '0123', 'yyyy', 'guest', pg_temp.demo_instant(-216, '13:15')),
  ('00000000-0000-4000-8000-1c00000007d5', '0123', '', 'guest', null),
  ('00000000-0000-4000-8000-1c00000007d6', '0123', 'yyyy', 'guest', pg_temp.demo_instant(-216, '12:15')),
  ('00000000-0000-4000-8000-1c00000007d7', '0123', 'yyyy', 'guest', pg_temp.demo_instant(-213, '11:15')),
  ('00000000-0000-4000-8000-1c00000007d8', '0123', 'yyyy', 'guest', pg_temp.demo_instant(-219, '17:15')),
  ('00000000-0000-4000-8000-1c00000007d9', '0123', 'yyyy', 'guest', pg_temp.demo_instant(-218, '10:15')),
  ('00000000-0000-4000-8000-1c00000007da', '0123', 'yyyy', 'guest', pg_temp.demo_instant(-212, '10:15')),
  ('00000000-0000-4000-8000-1c00000007db', '0123', 'yyny', 'guest', pg_temp.demo_instant(-219, '10:15')),
  ('00000000-0000-4000-8000-1c00000007dc', '0123', '', 'guest', null),
  ('00000000-0000-4000-8000-1c00000007dd', '0123', 'yyyy', 'guest', pg_temp.demo_instant(-219, '17:15')),
  ('00000000-0000-4000-8000-1c00000007de', '0123', '', 'guest', null),
  ('00000000-0000-4000-8000-1c00000007df', '0123', '', 'guest', null),
  ('00000000-0000-4000-8000-1c00000007e0', '0123', 'yyyy', 'guest', pg_temp.demo_instant(-219, '18:15')),
  ('00000000-0000-4000-8000-1c00000007e1', '0123', 'yyyy', 'guest', pg_temp.demo_instant(-218, '16:15')),
  ('00000000-0000-4000-8000-1c00000007e2', '0123', 'yyyy', 'guest', pg_temp.demo_instant(-214, '14:15')),
  ('00000000-0000-4000-8000-1c00000007e3', '0123', 'yyyy', 'guest', pg_temp.demo_instant(-219, '9:15')),
  ('00000000-0000-4000-8000-1c00000007e4', '0123', 'yyny', 'guest', pg_temp.demo_instant(-214, '9:15')),
  ('00000000-0000-4000-8000-1c00000007e5', '0123', '', 'guest', null),
  ('00000000-0000-4000-8000-1c00000007e6', '0123', 'yyyy', 'guest', pg_temp.demo_instant(-217, '16:15')),
  ('00000000-0000-4000-8000-1c00000007e7', '0123', '', 'guest', null),
  ('00000000-0000-4000-8000-1c00000007e8', '0123', '', 'guest', null),
  ('00000000-0000-4000-8000-1c00000007e9', '0123', 'yyyy', 'guest', pg_temp.demo_instant(-221, '10:15')),
  ('00000000-0000-4000-8000-1c00000007ea', '0123', 'nnyy', 'guest', pg_temp.demo_instant(-215, '13:15')),
  ('00000000-0000-4000-8000-1c00000007eb', '0123', 'yyyy', 'guest', pg_temp.demo_instant(-217, '18:15')),
  ('00000000-0000-4000-8000-1c00000007ec', '0123', 'yyyy', 'guest', pg_temp.demo_instant(-217, '12:15')),
  ('00000000-0000-4000-8000-1c00000007ed', '0123', 'yyyy', 'guest', pg_temp.demo_instant(-218, '15:15')),
  ('00000000-0000-4000-8000-1c00000007ee', '0123', 'yyyy', 'guest', pg_temp.demo_instant(-217, '18:15')),
  ('00000000-0000-4000-8000-1c00000007ef', '0123', '', 'guest', null),
  ('00000000-0000-4000-8000-1c00000007f0', '0123', '', 'guest', null),
  ('00000000-0000-4000-8000-1c00000007f1', '0123', 'yyyy', 'guest', pg_temp.demo_instant(-212, '11:15')),
  ('00000000-0000-4000-8000-1c00000007f2', '0123', '', 'guest', null),
  ('00000000-0000-4000-8000-1c00000007f3', '0123', '', 'guest', null),
  ('00000000-0000-4000-8000-1c00000007f4', '0123', 'yyyy', 'guest', pg_temp.demo_instant(-219, '15:15')),
  ('00000000-0000-4000-8000-1c00000007f5', '0123', '', 'guest', null),
  ('00000000-0000-4000-8000-1c00000007f6', '0123', '', 'guest', null),
  ('00000000-0000-4000-8000-1c00000007f7', '0123', 'yyyy', 'guest', pg_temp.demo_instant(-218, '14:15')),
  ('00000000-0000-4000-8000-1c00000007f8', '0123', '', 'guest', null),
  ('00000000-0000-4000-8000-1c00000007f9', '0123', 'yyyy', 'guest', pg_temp.demo_instant(-221, '17:15')),
  ('00000000-0000-4000-8000-1c00000007fa', '0123', '', 'guest', null),
  ('00000000-0000-4000-8000-1c00000007fb', '0123', '', 'guest', null),
  ('00000000-0000-4000-8000-1c00000007fc', '0123', 'yyyy', 'guest', pg_temp.demo_instant(-221, '9:15')),
  ('00000000-0000-4000-8000-1c00000007fd', '0123', 'nnny', 'guest', pg_temp.demo_instant(-219, '14:15'))
on conflict do nothing;

insert into public.moment_invitations (event_id, guest_id, moment_id)
select g.event_id, g.id, m.id
from demo_replies r
join public.guests g on g.id = r.guest_id
join public.moments m on m.event_id = g.event_id and strpos(r.invited, m.position::text) > 0
on conflict do nothing;

insert into public.guest_replies (event_id, guest_id, moment_id, attending, replied_by, replied_at)
select g.event_id, g.id, m.id, substr(r.answers, strpos(r.invited, m.position::text), 1) = 'y', r.replied_by, r.replied_at
from demo_replies r
join public.guests g on g.id = r.guest_id
join public.moments m on m.event_id = g.event_id and strpos(r.invited, m.position::text) > 0
where r.answers <> ''
on conflict do nothing;

drop table demo_replies;

insert into public.menus (id, event_id, moment_id, course, name, description, for_age, position) values
  ('00000000-0000-4000-8000-2c0000000001', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0000000000a3', 'starter', 'Truite marinée, crème d’aneth', 'Au sel et aux agrumes, concombre croquant, pain de seigle à part.', 'adult', 0),
  ('00000000-0000-4000-8000-2c0000000002', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0000000000a3', 'starter', 'Pâté en croûte maison', 'Volaille, porc fermier et pistaches, pickles de cerises.', 'adult', 1),
  ('00000000-0000-4000-8000-2c0000000003', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0000000000a3', 'starter', 'Tartare de tomates et de fraises', 'Basilic, huile d’olive citronnée. Sans produit animal, sans gluten.', 'adult', 2),
  ('00000000-0000-4000-8000-2c0000000004', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0000000000a3', 'main', 'Sandre rôti au beurre blanc', 'Petits pois, fèves et pommes grenaille.', 'adult', 3),
  ('00000000-0000-4000-8000-2c0000000005', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0000000000a3', 'main', 'Joue de bœuf au pinot noir', 'Sept heures de cuisson, carottes fanes, écrasé de pommes de terre à l’huile d’olive.', 'adult', 4),
  ('00000000-0000-4000-8000-2c0000000006', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0000000000a3', 'main', 'Aubergine confite à la braise', 'Pois chiches, tomates rôties, herbes du jardin. Sans produit animal, sans gluten.', 'adult', 5),
  ('00000000-0000-4000-8000-2c0000000007', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0000000000a3', 'main', 'Poulet rôti, purée maison', 'Coupé petit, jus à part.', 'child', 6),
  ('00000000-0000-4000-8000-2c0000000008', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0000000000a3', 'main', 'Coquillettes au comté', 'Celles de l’enfance, avec ou sans cachette de légumes.', 'child', 7),
  ('00000000-0000-4000-8000-2c0000000009', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0000000000a3', 'main', 'Purée de légumes doux', 'Carotte et patate douce, lisse, pour les tout-petits.', 'child', 8),
  ('00000000-0000-4000-8000-2c000000000a', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0000000000a3', 'dessert', 'Fraisier', 'Génoise, crème légère à la vanille, fraises du Val de Saône.', 'all', 9),
  ('00000000-0000-4000-8000-2c000000000b', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0000000000a3', 'dessert', 'Fruits rouges, sorbet verveine', 'Très frais. Sans produit animal, sans gluten.', 'all', 10),
  ('00000000-0000-4000-8000-2c000000000c', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0000000000a3', 'dessert', 'Moelleux au chocolat', 'Tiède, avec une boule de vanille.', 'child', 11),
  ('00000000-0000-4000-8000-2c000000000d', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0000000000a4', 'menu', 'L’assiette du terroir', 'Jambon persillé, œufs brouillés, comté, brioche et confitures.', 'all', 12),
  ('00000000-0000-4000-8000-2c000000000e', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0000000000a4', 'menu', 'L’assiette du potager', 'Légumes grillés, houmous, salade de fruits, pain de sarrasin.', 'all', 13),
  ('00000000-0000-4000-8000-2c000000000f', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0000000000a4', 'menu', 'Le petit brunch', 'Crêpes, fromage blanc et fruits coupés.', 'child', 14)
on conflict do nothing;

insert into public.menu_choices (event_id, guest_id, moment_id, course, menu_id)
select o.event_id, c.guest::uuid, o.moment_id, o.course, o.id
from (values
  ('00000000-0000-4000-8000-0000000000c1', '00000000-0000-4000-8000-2c0000000002'),
  ('00000000-0000-4000-8000-0000000000c1', '00000000-0000-4000-8000-2c0000000005'),
  ('00000000-0000-4000-8000-0000000000c1', '00000000-0000-4000-8000-2c000000000a'),
  ('00000000-0000-4000-8000-0000000000c2', '00000000-0000-4000-8000-2c0000000001'),
  ('00000000-0000-4000-8000-0000000000c2', '00000000-0000-4000-8000-2c0000000004'),
  ('00000000-0000-4000-8000-0000000000c2', '00000000-0000-4000-8000-2c000000000b'),
  ('00000000-0000-4000-8000-0000000000c3', '00000000-0000-4000-8000-2c0000000008'),
  ('00000000-0000-4000-8000-0000000000c3', '00000000-0000-4000-8000-2c000000000c'),
  ('00000000-0000-4000-8000-0000000000c4', '00000000-0000-4000-8000-2c0000000009'),
  ('00000000-0000-4000-8000-0000000000c7', '00000000-0000-4000-8000-2c0000000001'),
  ('00000000-0000-4000-8000-0000000000c7', '00000000-0000-4000-8000-2c0000000004'),
  ('00000000-0000-4000-8000-0000000000c7', '00000000-0000-4000-8000-2c000000000a'),
  ('00000000-0000-4000-8000-0000000000c7', '00000000-0000-4000-8000-2c000000000d'),
  ('00000000-0000-4000-8000-0000000000c8', '00000000-0000-4000-8000-2c0000000001'),
  ('00000000-0000-4000-8000-0000000000c8', '00000000-0000-4000-8000-2c0000000004'),
  ('00000000-0000-4000-8000-0000000000c8', '00000000-0000-4000-8000-2c000000000a'),
  ('00000000-0000-4000-8000-0000000000c8', '00000000-0000-4000-8000-2c000000000d'),
  ('00000000-0000-4000-8000-1c000000000c', '00000000-0000-4000-8000-2c0000000002'),
  ('00000000-0000-4000-8000-1c000000000c', '00000000-0000-4000-8000-2c0000000005'),
  ('00000000-0000-4000-8000-1c000000000c', '00000000-0000-4000-8000-2c000000000a'),
  ('00000000-0000-4000-8000-1c000000000c', '00000000-0000-4000-8000-2c000000000d'),
  ('00000000-0000-4000-8000-1c000000000d', '00000000-0000-4000-8000-2c0000000002'),
  ('00000000-0000-4000-8000-1c000000000d', '00000000-0000-4000-8000-2c0000000004'),
  ('00000000-0000-4000-8000-1c000000000d', '00000000-0000-4000-8000-2c000000000a'),
  ('00000000-0000-4000-8000-1c000000000d', '00000000-0000-4000-8000-2c000000000d'),
  ('00000000-0000-4000-8000-1c000000000e', '00000000-0000-4000-8000-2c0000000003'),
  ('00000000-0000-4000-8000-1c000000000e', '00000000-0000-4000-8000-2c0000000005'),
  ('00000000-0000-4000-8000-1c000000000e', '00000000-0000-4000-8000-2c000000000a'),
  ('00000000-0000-4000-8000-1c000000000e', '00000000-0000-4000-8000-2c000000000d'),
  ('00000000-0000-4000-8000-1c000000000f', '00000000-0000-4000-8000-2c0000000002'),
  ('00000000-0000-4000-8000-1c000000000f', '00000000-0000-4000-8000-2c0000000006'),
  ('00000000-0000-4000-8000-1c000000000f', '00000000-0000-4000-8000-2c000000000a'),
  ('00000000-0000-4000-8000-1c000000000f', '00000000-0000-4000-8000-2c000000000d'),
  ('00000000-0000-4000-8000-1c0000000013', '00000000-0000-4000-8000-2c0000000003'),
  ('00000000-0000-4000-8000-1c0000000013', '00000000-0000-4000-8000-2c0000000006'),
  ('00000000-0000-4000-8000-1c0000000013', '00000000-0000-4000-8000-2c000000000b'),
  ('00000000-0000-4000-8000-1c0000000014', '00000000-0000-4000-8000-2c0000000002'),
  ('00000000-0000-4000-8000-1c0000000014', '00000000-0000-4000-8000-2c0000000005'),
  ('00000000-0000-4000-8000-1c0000000014', '00000000-0000-4000-8000-2c000000000b'),
  ('00000000-0000-4000-8000-1c000000001c', '00000000-0000-4000-8000-2c0000000003'),
  ('00000000-0000-4000-8000-1c000000001c', '00000000-0000-4000-8000-2c0000000006'),
  ('00000000-0000-4000-8000-1c000000001c', '00000000-0000-4000-8000-2c000000000b'),
  ('00000000-0000-4000-8000-1c000000001c', '00000000-0000-4000-8000-2c000000000e'),
  ('00000000-0000-4000-8000-1c000000001d', '00000000-0000-4000-8000-2c0000000003'),
  ('00000000-0000-4000-8000-1c000000001d', '00000000-0000-4000-8000-2c0000000006'),
  ('00000000-0000-4000-8000-1c000000001d', '00000000-0000-4000-8000-2c000000000b'),
  ('00000000-0000-4000-8000-1c000000001d', '00000000-0000-4000-8000-2c000000000e'),
  ('00000000-0000-4000-8000-1c000000001e', '00000000-0000-4000-8000-2c0000000002'),
  ('00000000-0000-4000-8000-1c000000001e', '00000000-0000-4000-8000-2c0000000004'),
  ('00000000-0000-4000-8000-1c000000001e', '00000000-0000-4000-8000-2c000000000a'),
  ('00000000-0000-4000-8000-1c000000001f', '00000000-0000-4000-8000-2c0000000002'),
  ('00000000-0000-4000-8000-1c000000001f', '00000000-0000-4000-8000-2c0000000005'),
  ('00000000-0000-4000-8000-1c000000001f', '00000000-0000-4000-8000-2c000000000a'),
  ('00000000-0000-4000-8000-1c0000000027', '00000000-0000-4000-8000-2c0000000001'),
  ('00000000-0000-4000-8000-1c0000000027', '00000000-0000-4000-8000-2c0000000004'),
  ('00000000-0000-4000-8000-1c0000000027', '00000000-0000-4000-8000-2c000000000a'),
  ('00000000-0000-4000-8000-1c0000000027', '00000000-0000-4000-8000-2c000000000d'),
  ('00000000-0000-4000-8000-1c0000000028', '00000000-0000-4000-8000-2c0000000002'),
  ('00000000-0000-4000-8000-1c0000000028', '00000000-0000-4000-8000-2c0000000004'),
  ('00000000-0000-4000-8000-1c0000000028', '00000000-0000-4000-8000-2c000000000a'),
  ('00000000-0000-4000-8000-1c0000000028', '00000000-0000-4000-8000-2c000000000d'),
  ('00000000-0000-4000-8000-1c0000000029', '00000000-0000-4000-8000-2c0000000008'),
  ('00000000-0000-4000-8000-1c0000000029', '00000000-0000-4000-8000-2c000000000c'),
  ('00000000-0000-4000-8000-1c0000000029', '00000000-0000-4000-8000-2c000000000f'),
  ('00000000-0000-4000-8000-1c000000002a', '00000000-0000-4000-8000-2c0000000008'),
  ('00000000-0000-4000-8000-1c000000002a', '00000000-0000-4000-8000-2c000000000c'),
  ('00000000-0000-4000-8000-1c000000002a', '00000000-0000-4000-8000-2c000000000f'),
  ('00000000-0000-4000-8000-1c000000002b', '00000000-0000-4000-8000-2c0000000001'),
  ('00000000-0000-4000-8000-1c000000002b', '00000000-0000-4000-8000-2c0000000005'),
  ('00000000-0000-4000-8000-1c000000002b', '00000000-0000-4000-8000-2c000000000a'),
  ('00000000-0000-4000-8000-1c000000002b', '00000000-0000-4000-8000-2c000000000d'),
  ('00000000-0000-4000-8000-1c000000002c', '00000000-0000-4000-8000-2c0000000002'),
  ('00000000-0000-4000-8000-1c000000002c', '00000000-0000-4000-8000-2c0000000004'),
  ('00000000-0000-4000-8000-1c000000002c', '00000000-0000-4000-8000-2c000000000a'),
  ('00000000-0000-4000-8000-1c000000002c', '00000000-0000-4000-8000-2c000000000d'),
  ('00000000-0000-4000-8000-1c0000000031', '00000000-0000-4000-8000-2c000000000d'),
  ('00000000-0000-4000-8000-1c0000000032', '00000000-0000-4000-8000-2c000000000e'),
  ('00000000-0000-4000-8000-1c0000000033', '00000000-0000-4000-8000-2c0000000003'),
  ('00000000-0000-4000-8000-1c0000000033', '00000000-0000-4000-8000-2c0000000004'),
  ('00000000-0000-4000-8000-1c0000000033', '00000000-0000-4000-8000-2c000000000a'),
  ('00000000-0000-4000-8000-1c0000000033', '00000000-0000-4000-8000-2c000000000d'),
  ('00000000-0000-4000-8000-1c0000000034', '00000000-0000-4000-8000-2c0000000003'),
  ('00000000-0000-4000-8000-1c0000000034', '00000000-0000-4000-8000-2c0000000004'),
  ('00000000-0000-4000-8000-1c0000000034', '00000000-0000-4000-8000-2c000000000a'),
  ('00000000-0000-4000-8000-1c0000000034', '00000000-0000-4000-8000-2c000000000e'),
  ('00000000-0000-4000-8000-1c0000000035', '00000000-0000-4000-8000-2c0000000002'),
  ('00000000-0000-4000-8000-1c0000000035', '00000000-0000-4000-8000-2c0000000005'),
  ('00000000-0000-4000-8000-1c0000000035', '00000000-0000-4000-8000-2c000000000a'),
  ('00000000-0000-4000-8000-1c0000000035', '00000000-0000-4000-8000-2c000000000d'),
  ('00000000-0000-4000-8000-1c0000000036', '00000000-0000-4000-8000-2c0000000003'),
  ('00000000-0000-4000-8000-1c0000000036', '00000000-0000-4000-8000-2c0000000005'),
  ('00000000-0000-4000-8000-1c0000000036', '00000000-0000-4000-8000-2c000000000a'),
  ('00000000-0000-4000-8000-1c0000000036', '00000000-0000-4000-8000-2c000000000e'),
  ('00000000-0000-4000-8000-1c0000000037', '00000000-0000-4000-8000-2c0000000008'),
  ('00000000-0000-4000-8000-1c0000000037', '00000000-0000-4000-8000-2c000000000b'),
  ('00000000-0000-4000-8000-1c0000000037', '00000000-0000-4000-8000-2c000000000e'),
  ('00000000-0000-4000-8000-1c0000000038', '00000000-0000-4000-8000-2c0000000002'),
  ('00000000-0000-4000-8000-1c0000000038', '00000000-0000-4000-8000-2c0000000006'),
  ('00000000-0000-4000-8000-1c0000000038', '00000000-0000-4000-8000-2c000000000a'),
  ('00000000-0000-4000-8000-1c0000000038', '00000000-0000-4000-8000-2c000000000d'),
  ('00000000-0000-4000-8000-1c0000000039', '00000000-0000-4000-8000-2c0000000003'),
  ('00000000-0000-4000-8000-1c0000000039', '00000000-0000-4000-8000-2c0000000005'),
  ('00000000-0000-4000-8000-1c0000000039', '00000000-0000-4000-8000-2c000000000b'),
  ('00000000-0000-4000-8000-1c0000000039', '00000000-0000-4000-8000-2c000000000e'),
  ('00000000-0000-4000-8000-1c000000003a', '00000000-0000-4000-8000-2c0000000002'),
  ('00000000-0000-4000-8000-1c000000003a', '00000000-0000-4000-8000-2c0000000005'),
  ('00000000-0000-4000-8000-1c000000003a', '00000000-0000-4000-8000-2c000000000a'),
  ('00000000-0000-4000-8000-1c000000003b', '00000000-0000-4000-8000-2c0000000003'),
  ('00000000-0000-4000-8000-1c000000003b', '00000000-0000-4000-8000-2c0000000005'),
  ('00000000-0000-4000-8000-1c000000003b', '00000000-0000-4000-8000-2c000000000b'),
  ('00000000-0000-4000-8000-1c000000003c', '00000000-0000-4000-8000-2c0000000007'),
  ('00000000-0000-4000-8000-1c000000003c', '00000000-0000-4000-8000-2c000000000c'),
  ('00000000-0000-4000-8000-1c000000003d', '00000000-0000-4000-8000-2c0000000002'),
  ('00000000-0000-4000-8000-1c000000003d', '00000000-0000-4000-8000-2c0000000004'),
  ('00000000-0000-4000-8000-1c000000003d', '00000000-0000-4000-8000-2c000000000b'),
  ('00000000-0000-4000-8000-1c000000003d', '00000000-0000-4000-8000-2c000000000d'),
  ('00000000-0000-4000-8000-1c000000004f', '00000000-0000-4000-8000-2c0000000001'),
  ('00000000-0000-4000-8000-1c000000004f', '00000000-0000-4000-8000-2c0000000004'),
  ('00000000-0000-4000-8000-1c000000004f', '00000000-0000-4000-8000-2c000000000b'),
  ('00000000-0000-4000-8000-1c000000004f', '00000000-0000-4000-8000-2c000000000d'),
  ('00000000-0000-4000-8000-1c0000000050', '00000000-0000-4000-8000-2c0000000003'),
  ('00000000-0000-4000-8000-1c0000000050', '00000000-0000-4000-8000-2c0000000006'),
  ('00000000-0000-4000-8000-1c0000000050', '00000000-0000-4000-8000-2c000000000b'),
  ('00000000-0000-4000-8000-1c0000000050', '00000000-0000-4000-8000-2c000000000e'),
  ('00000000-0000-4000-8000-1c0000000051', '00000000-0000-4000-8000-2c0000000009'),
  ('00000000-0000-4000-8000-1c0000000057', '00000000-0000-4000-8000-2c0000000002'),
  ('00000000-0000-4000-8000-1c0000000057', '00000000-0000-4000-8000-2c0000000005'),
  ('00000000-0000-4000-8000-1c0000000057', '00000000-0000-4000-8000-2c000000000a'),
  ('00000000-0000-4000-8000-1c0000000058', '00000000-0000-4000-8000-2c0000000002'),
  ('00000000-0000-4000-8000-1c0000000058', '00000000-0000-4000-8000-2c0000000005'),
  ('00000000-0000-4000-8000-1c0000000058', '00000000-0000-4000-8000-2c000000000a'),
  ('00000000-0000-4000-8000-1c0000000059', '00000000-0000-4000-8000-2c0000000009'),
  ('00000000-0000-4000-8000-1c000000005a', '00000000-0000-4000-8000-2c0000000007'),
  ('00000000-0000-4000-8000-1c000000005a', '00000000-0000-4000-8000-2c000000000b'),
  ('00000000-0000-4000-8000-1c000000005c', '00000000-0000-4000-8000-2c0000000003'),
  ('00000000-0000-4000-8000-1c000000005c', '00000000-0000-4000-8000-2c0000000006'),
  ('00000000-0000-4000-8000-1c000000005c', '00000000-0000-4000-8000-2c000000000a'),
  ('00000000-0000-4000-8000-1c000000005d', '00000000-0000-4000-8000-2c0000000002'),
  ('00000000-0000-4000-8000-1c000000005d', '00000000-0000-4000-8000-2c0000000005'),
  ('00000000-0000-4000-8000-1c000000005d', '00000000-0000-4000-8000-2c000000000a'),
  ('00000000-0000-4000-8000-1c000000005e', '00000000-0000-4000-8000-2c0000000001'),
  ('00000000-0000-4000-8000-1c000000005e', '00000000-0000-4000-8000-2c0000000005'),
  ('00000000-0000-4000-8000-1c000000005e', '00000000-0000-4000-8000-2c000000000b'),
  ('00000000-0000-4000-8000-1c000000005e', '00000000-0000-4000-8000-2c000000000d'),
  ('00000000-0000-4000-8000-1c000000005f', '00000000-0000-4000-8000-2c0000000003'),
  ('00000000-0000-4000-8000-1c000000005f', '00000000-0000-4000-8000-2c0000000004'),
  ('00000000-0000-4000-8000-1c000000005f', '00000000-0000-4000-8000-2c000000000a'),
  ('00000000-0000-4000-8000-1c000000005f', '00000000-0000-4000-8000-2c000000000d'),
  ('00000000-0000-4000-8000-1c0000000060', '00000000-0000-4000-8000-2c0000000009'),
  ('00000000-0000-4000-8000-1c0000000060', '00000000-0000-4000-8000-2c000000000a'),
  ('00000000-0000-4000-8000-1c0000000060', '00000000-0000-4000-8000-2c000000000f'),
  ('00000000-0000-4000-8000-1c0000000061', '00000000-0000-4000-8000-2c0000000009'),
  ('00000000-0000-4000-8000-1c0000000061', '00000000-0000-4000-8000-2c000000000a'),
  ('00000000-0000-4000-8000-1c0000000061', '00000000-0000-4000-8000-2c000000000d'),
  ('00000000-0000-4000-8000-1c0000000066', '00000000-0000-4000-8000-2c0000000002'),
  ('00000000-0000-4000-8000-1c0000000066', '00000000-0000-4000-8000-2c0000000004'),
  ('00000000-0000-4000-8000-1c0000000066', '00000000-0000-4000-8000-2c000000000a'),
  ('00000000-0000-4000-8000-1c0000000066', '00000000-0000-4000-8000-2c000000000d'),
  ('00000000-0000-4000-8000-1c0000000067', '00000000-0000-4000-8000-2c0000000001'),
  ('00000000-0000-4000-8000-1c0000000067', '00000000-0000-4000-8000-2c0000000004'),
  ('00000000-0000-4000-8000-1c0000000067', '00000000-0000-4000-8000-2c000000000b'),
  ('00000000-0000-4000-8000-1c0000000067', '00000000-0000-4000-8000-2c000000000d'),
  ('00000000-0000-4000-8000-1c000000006a', '00000000-0000-4000-8000-2c0000000001'),
  ('00000000-0000-4000-8000-1c000000006a', '00000000-0000-4000-8000-2c0000000004'),
  ('00000000-0000-4000-8000-1c000000006a', '00000000-0000-4000-8000-2c000000000a'),
  ('00000000-0000-4000-8000-1c000000006b', '00000000-0000-4000-8000-2c0000000002'),
  ('00000000-0000-4000-8000-1c000000006b', '00000000-0000-4000-8000-2c0000000004'),
  ('00000000-0000-4000-8000-1c000000006b', '00000000-0000-4000-8000-2c000000000a'),
  ('00000000-0000-4000-8000-1c000000006e', '00000000-0000-4000-8000-2c0000000002'),
  ('00000000-0000-4000-8000-1c000000006e', '00000000-0000-4000-8000-2c0000000005'),
  ('00000000-0000-4000-8000-1c000000006e', '00000000-0000-4000-8000-2c000000000a'),
  ('00000000-0000-4000-8000-1c000000006e', '00000000-0000-4000-8000-2c000000000e'),
  ('00000000-0000-4000-8000-1c000000006f', '00000000-0000-4000-8000-2c0000000003'),
  ('00000000-0000-4000-8000-1c000000006f', '00000000-0000-4000-8000-2c0000000006'),
  ('00000000-0000-4000-8000-1c000000006f', '00000000-0000-4000-8000-2c000000000a'),
  ('00000000-0000-4000-8000-1c000000006f', '00000000-0000-4000-8000-2c000000000e'),
  ('00000000-0000-4000-8000-1c0000000070', '00000000-0000-4000-8000-2c0000000001'),
  ('00000000-0000-4000-8000-1c0000000070', '00000000-0000-4000-8000-2c0000000005'),
  ('00000000-0000-4000-8000-1c0000000070', '00000000-0000-4000-8000-2c000000000a'),
  ('00000000-0000-4000-8000-1c0000000070', '00000000-0000-4000-8000-2c000000000d'),
  ('00000000-0000-4000-8000-1c0000000071', '00000000-0000-4000-8000-2c0000000001'),
  ('00000000-0000-4000-8000-1c0000000071', '00000000-0000-4000-8000-2c0000000005'),
  ('00000000-0000-4000-8000-1c0000000071', '00000000-0000-4000-8000-2c000000000b'),
  ('00000000-0000-4000-8000-1c0000000071', '00000000-0000-4000-8000-2c000000000d'),
  ('00000000-0000-4000-8000-1c000000007a', '00000000-0000-4000-8000-2c0000000003'),
  ('00000000-0000-4000-8000-1c000000007a', '00000000-0000-4000-8000-2c0000000006'),
  ('00000000-0000-4000-8000-1c000000007a', '00000000-0000-4000-8000-2c000000000b'),
  ('00000000-0000-4000-8000-1c000000007a', '00000000-0000-4000-8000-2c000000000e'),
  ('00000000-0000-4000-8000-1c000000007b', '00000000-0000-4000-8000-2c0000000001'),
  ('00000000-0000-4000-8000-1c000000007b', '00000000-0000-4000-8000-2c0000000005'),
  ('00000000-0000-4000-8000-1c000000007b', '00000000-0000-4000-8000-2c000000000a'),
  ('00000000-0000-4000-8000-1c000000007b', '00000000-0000-4000-8000-2c000000000d'),
  ('00000000-0000-4000-8000-1c0000000086', '00000000-0000-4000-8000-2c0000000001'),
  ('00000000-0000-4000-8000-1c0000000086', '00000000-0000-4000-8000-2c0000000004'),
  ('00000000-0000-4000-8000-1c0000000086', '00000000-0000-4000-8000-2c000000000a'),
  ('00000000-0000-4000-8000-1c0000000087', '00000000-0000-4000-8000-2c0000000002'),
  ('00000000-0000-4000-8000-1c0000000087', '00000000-0000-4000-8000-2c0000000004'),
  ('00000000-0000-4000-8000-1c0000000087', '00000000-0000-4000-8000-2c000000000a'),
  ('00000000-0000-4000-8000-1c0000000088', '00000000-0000-4000-8000-2c0000000008'),
  ('00000000-0000-4000-8000-1c0000000088', '00000000-0000-4000-8000-2c000000000a'),
  ('00000000-0000-4000-8000-1c0000000089', '00000000-0000-4000-8000-2c0000000009'),
  ('00000000-0000-4000-8000-1c0000000089', '00000000-0000-4000-8000-2c000000000c'),
  ('00000000-0000-4000-8000-1c000000008a', '00000000-0000-4000-8000-2c0000000009'),
  ('00000000-0000-4000-8000-1c000000008b', '00000000-0000-4000-8000-2c0000000002'),
  ('00000000-0000-4000-8000-1c000000008b', '00000000-0000-4000-8000-2c0000000006'),
  ('00000000-0000-4000-8000-1c000000008b', '00000000-0000-4000-8000-2c000000000a'),
  ('00000000-0000-4000-8000-1c000000008b', '00000000-0000-4000-8000-2c000000000d'),
  ('00000000-0000-4000-8000-1c000000008c', '00000000-0000-4000-8000-2c0000000001'),
  ('00000000-0000-4000-8000-1c000000008c', '00000000-0000-4000-8000-2c0000000005'),
  ('00000000-0000-4000-8000-1c000000008c', '00000000-0000-4000-8000-2c000000000a'),
  ('00000000-0000-4000-8000-1c000000008c', '00000000-0000-4000-8000-2c000000000d')
) as c (guest, dish)
join public.menus o on o.id = c.dish::uuid
on conflict do nothing;

update public.event_websites set
  colour = 'sauge', welcome = 'Le ' || pg_temp.demo_date_text('jour', 0) || ', nous nous dirons oui sous les tilleuls. Il y aura nos deux familles, nos amis de toujours et, si tout va bien, le soleil.

Venez avec vos chaussures de danse et vos plus vieilles anecdotes : une place vous attend à notre table.

Camille et Noé',
  transport = 'La gare de Beaune est à dix minutes. Des navettes en partent à 13 h 45 pour la mairie et à 15 h 15 pour le domaine ; elles vous ramènent à 0 h 30, 2 h et 4 h.

Se garer
Le pré du domaine accueille les voitures, qui peuvent y passer la nuit.', lodging = 'Douze chambres sont gardées au domaine pour les familles avec de jeunes enfants. En ville, réservez tôt : les chambres y sont vite prises.',
  practical = 'S’habiller
Chic et champêtre. L’herbe n’aime pas les talons fins, et les soirées sont fraîches : prévoyez un châle.

Avec des enfants
De 20 h à minuit, deux personnes les accueillent dans la bibliothèque, avec des jeux, des films et des matelas.

Une question ?
Inès, notre témoin, a réponse à tout : 06 39 98 40 12.', gift_url = 'https://liste.camille-et-noe.example/',
  contact_email = 'nous@camille-et-noe.example', contact_phone = '+33639984011',
  languages = '{fr,en,ar}'
where event_id = '00000000-0000-4000-8000-0000000000e1' and version = 1;

update public.event_websites set
  colour = 'terre', welcome = 'Monique aura 70 ans et croit à un déjeuner tranquille en famille. Ne lui dites rien.

Arrivez à midi, avec une chanson ou un souvenir à raconter.',
  transport = '', lodging = '',
  practical = 'Se garer
Derrière la salle, jamais devant : elle reconnaîtrait vos voitures.

Le cadeau
Une malle commune pour le voyage dont elle parle depuis dix ans.', gift_url = null,
  contact_email = 'surprise@monique.example', contact_phone = '+33639984021',
  languages = '{fr}'
where event_id = '00000000-0000-4000-8000-0000000000e2' and version = 1;

update public.event_websites set
  colour = 'nuit', welcome = 'Deux jours ensemble pour regarder l’année écoulée et dessiner la suivante. Les ordinateurs restent au bureau.',
  transport = 'Roubaix est à un quart d’heure de métro de la gare de Lille. Un café vous attend dès 9 h.', lodging = 'Une chambre est retenue pour chaque personne qui reste au dîner.',
  practical = '', gift_url = null,
  contact_email = 'seminaire@maison.example', contact_phone = '+33639984031',
  languages = '{fr}'
where event_id = '00000000-0000-4000-8000-0000000000e3' and version = 1;

update public.event_translations set texts = jsonb_build_object('welcome', 'We are getting married under the lime trees, with both our families, our oldest friends and, with a little luck, the sun.

Bring your dancing shoes and your best stories: there is a place for you at our table.

Camille and Noé')
where event_id = '00000000-0000-4000-8000-0000000000e1' and language = 'en' and version = 1;

update public.event_translations set texts = jsonb_build_object('welcome', 'سنعقد قراننا تحت أشجار الزيزفون، بين عائلتينا وأقدم أصدقائنا، ومع الشمس إن شاءت.

أحضروا أحذية الرقص وأجمل حكاياتكم، فمكانكم محفوظ على مائدتنا.

كاميل ونوي')
where event_id = '00000000-0000-4000-8000-0000000000e1' and language = 'ar' and version = 1;

insert into public.guest_photos (id, event_id, household_id, path, caption, width, height, state, created_at) values
  ('00000000-0000-4000-8000-2d0000000001', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0000000000b3', '00000000-0000-4000-8000-0000000000e1/00000000-0000-4000-8000-0000000000b3/00000000-0000-4000-8000-0f0000000124.webp', 'Vos fiançailles, dix minutes avant tout le monde. Les guirlandes ont tenu.', 1200, 800, 'shown', pg_temp.demo_instant(-250, '08:40')),
  ('00000000-0000-4000-8000-2d0000000002', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0000000000b3', '00000000-0000-4000-8000-0000000000e1/00000000-0000-4000-8000-0000000000b3/00000000-0000-4000-8000-0f0000000125.webp', 'Les lampions du jardin. Je les ai gardés, évidemment.', 900, 1200, 'shown', pg_temp.demo_instant(-250, '08:42')),
  ('00000000-0000-4000-8000-2d0000000003', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000010', '00000000-0000-4000-8000-0000000000e1/00000000-0000-4000-8000-1b0000000010/00000000-0000-4000-8000-0f0000000126.webp', 'Le premier toast. Il y en a eu d’autres.', 1000, 1000, 'shown', pg_temp.demo_instant(-249, '19:15')),
  ('00000000-0000-4000-8000-2d0000000004', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b000000001d', '00000000-0000-4000-8000-0000000000e1/00000000-0000-4000-8000-1b000000001d/00000000-0000-4000-8000-0f0000000127.webp', 'Les fleurs du jardin, cueillies le matin même.', 900, 1200, 'shown', pg_temp.demo_instant(-243, '17:05')),
  ('00000000-0000-4000-8000-2d0000000005', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b000000002a', '00000000-0000-4000-8000-0000000000e1/00000000-0000-4000-8000-1b000000002a/00000000-0000-4000-8000-0f0000000128.webp', 'Le gâteau, avant le passage d’Isaac.', 900, 1200, 'shown', pg_temp.demo_instant(-242, '20:30')),
  ('00000000-0000-4000-8000-2d0000000006', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000005', '00000000-0000-4000-8000-0000000000e1/00000000-0000-4000-8000-1b0000000005/00000000-0000-4000-8000-0f0000000129.webp', 'La piste vers minuit. Noé est là-dedans, il paraît.', 1200, 800, 'shown', pg_temp.demo_instant(-241, '22:20')),
  ('00000000-0000-4000-8000-2d0000000007', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0000000000b1', '00000000-0000-4000-8000-0000000000e1/00000000-0000-4000-8000-0000000000b1/00000000-0000-4000-8000-0f0000000130.webp', 'Jules les avait presque tous gonflés.', 1000, 1000, 'shown', pg_temp.demo_instant(-221, '18:10')),
  ('00000000-0000-4000-8000-2d0000000008', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b000000000f', '00000000-0000-4000-8000-0000000000e1/00000000-0000-4000-8000-1b000000000f/00000000-0000-4000-8000-0f0000000131.webp', 'Nous ne savons jouer que deux morceaux. Nous les jouons longtemps.', 1200, 800, 'shown', pg_temp.demo_instant(-219, '21:45')),
  ('00000000-0000-4000-8000-2d0000000009', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b000000002c', '00000000-0000-4000-8000-0000000000e1/00000000-0000-4000-8000-1b000000002c/00000000-0000-4000-8000-0f0000000132.webp', 'Essai de table dans le salon, pour le ' || pg_temp.demo_date_text('jour', 0) || '. Le chat a validé.', 1000, 1000, 'pending', pg_temp.demo_instant(-212, '13:25')),
  ('00000000-0000-4000-8000-2d000000000a', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000030', '00000000-0000-4000-8000-0000000000e1/00000000-0000-4000-8000-1b0000000030/00000000-0000-4000-8000-0f0000000133.webp', 'Le vélo est prêt. Les mollets, bientôt.', 1200, 800, 'pending', pg_temp.demo_instant(-211, '18:50'))
on conflict do nothing;

insert into public.gifts (id, event_id, household_id, giver, label, amount_cents, received_on, thanked_on) values
  ('00000000-0000-4000-8000-370000000001', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0000000000b1', 'Famille Bérard', 'Service à thé en grès', null, private.today() - 3, null),
  ('00000000-0000-4000-8000-370000000002', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000005', 'Pascal et Malik Benali', 'Chèque pour le voyage', 15000, private.today() - 6, null),
  ('00000000-0000-4000-8000-370000000003', '00000000-0000-4000-8000-0000000000e1', null, 'Les collègues de Noé', 'Week-end en Auxois', 32000, private.today() - 12, private.today() - 10),
  ('00000000-0000-4000-8000-370000000004', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0000000000b3', 'Inès Lefèvre', 'Une ampoule de rechange, et une vraie lampe', null, private.today() - 20, private.today() - 18),
  ('00000000-0000-4000-8000-370000000005', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-1b0000000009', 'Ilyes Joly', 'Nappe brodée de la grand-mère', null, private.today() - 34, private.today() - 32)
on conflict do nothing;

-- Listings are drafts at first, so that the directory is indexed once, when all rows exist.

insert into public.partners (id, owner_id, type, name, tagline, description, commune, postcode, travels_km, price_from_cents, price_unit, capacity_min, capacity_max, languages, website, response_minutes, checked_at, created_at) values
  ('00000000-0000-4000-8000-0b0000000001', '00000000-0000-4000-8000-000000000002', 'general', 'Maison Aubépine', 'Organiser, coordonner, puis se faire oublier', 'Trois personnes et un carnet d’adresses tenu à jour depuis onze ans. Nous organisons des mariages, des anniversaires et des séminaires en Bourgogne et en Franche-Comté, du premier budget à la dernière navette. Le jour venu, vous n’avez plus de téléphone : c’est nous que l’on appelle.

Un premier échange d’une heure est offert. Vous recevez ensuite une proposition chiffrée, avec ce que nous faisons, ce que vous gardez et ce qui attendra.

Nous travaillons au forfait, jamais au pourcentage : une fête plus chère ne nous rapporte pas davantage.

Le jour même, deux personnes sont présentes du montage à la fin du dîner, avec un horaire partagé à tous les prestataires.', 'Dijon', '21000', 320, 150000, 'event', 20, 300, '{"fr","en"}', 'https://maison-aubepine.example', 45, pg_temp.demo_instant(-1174, '10:00'), pg_temp.demo_instant(-1174, '09:00')),
  ('00000000-0000-4000-8000-0b0000000002', '00000000-0000-4000-8000-0a0000000002', 'venue', 'Domaine des Tilleuls', 'Une allée de tilleuls, une cour pavée, les vignes au bout du jardin', 'Une maison vigneronne du XIXᵉ siècle, sa cuverie devenue salle de bal et deux hectares de jardin clos. La cérémonie se tient sous les tilleuls, le dîner sous la charpente, et l’on danse sans compter les heures : le premier voisin est à huit cents mètres.

La location comprend les tables, les chaises, le chauffage, le ménage et la présence d’une personne de la maison jusqu’au départ du dernier invité. Vous choisissez librement votre traiteur ; la cuisine de service est équipée.

Une visite dure une heure, sans engagement. Nous vous montrons la salle vide et des photos de la salle dressée, le plan de secours en cas de pluie et l’endroit où garer les voitures.', 'Beaune', '21200', 0, 495000, 'event', 40, 160, '{"fr","en"}', 'https://domaine-des-tilleuls.example', 420, pg_temp.demo_instant(-292, '10:00'), pg_temp.demo_instant(-292, '09:00')),
  ('00000000-0000-4000-8000-0b0000000003', '00000000-0000-4000-8000-0a0000000003', 'venue', 'La Grange aux Hirondelles', 'Une grange de pierre et de chêne, en pleine campagne du Morvan', 'Trois cents mètres carrés de pierre blonde, une charpente en coque de bateau et de grandes portes ouvertes sur les prés. Vingt-deux couchages dans les dépendances : vos proches repartent le lendemain, reposés.

La location comprend les tables, les chaises, le chauffage, le ménage et la présence d’une personne de la maison jusqu’au départ du dernier invité. Vous choisissez librement votre traiteur ; la cuisine de service est équipée.

Une visite dure une heure, sans engagement. Nous vous montrons la salle vide et des photos de la salle dressée, le plan de secours en cas de pluie et l’endroit où garer les voitures.', 'Autun', '71400', 0, 380000, 'event', 30, 130, '{"fr"}', 'https://la-grange-aux-hirondelles.example', 35, pg_temp.demo_instant(-293, '10:00'), pg_temp.demo_instant(-293, '09:00')),
  ('00000000-0000-4000-8000-0b0000000004', '00000000-0000-4000-8000-0a0000000004', 'venue', 'Château de Vauclaire', 'Un petit château de tuffeau, tout à vous pendant deux jours', 'Onze pièces de réception en enfilade, un parc dessiné vers 1860 et une terrasse au-dessus de la Loire. Nous n’accueillons qu’un événement par semaine : personne ne prépare la fête suivante pendant la vôtre.

Une visite dure une heure, sans engagement. Nous vous montrons la salle vide et des photos de la salle dressée, le plan de secours en cas de pluie et l’endroit où garer les voitures.

Le lieu est de plain-pied, avec des sanitaires accessibles et un chemin carrossable jusqu’à la cérémonie. La musique peut jouer dedans jusqu’à 4 h, dehors jusqu’à 23 h.', 'Amboise', '37400', 0, 750000, 'event', 60, 220, '{"fr","en","de"}', 'https://chateau-de-vauclaire.example', 2100, pg_temp.demo_instant(-1179, '10:00'), pg_temp.demo_instant(-1179, '09:00')),
  ('00000000-0000-4000-8000-0b0000000005', '00000000-0000-4000-8000-0a0000000005', 'venue', 'Les Serres de Kerlann', 'Dîner sous verre, entre les fougères et le golfe', 'Deux serres horticoles restaurées, reliées par une galerie vitrée, au milieu d’un jardin de plantes de bord de mer. Par beau temps, tout s’ouvre ; par grand vent, on voit la pluie sans l’entendre.

La location comprend les tables, les chaises, le chauffage, le ménage et la présence d’une personne de la maison jusqu’au départ du dernier invité. Vous choisissez librement votre traiteur ; la cuisine de service est équipée.

Le lieu est de plain-pied, avec des sanitaires accessibles et un chemin carrossable jusqu’à la cérémonie. La musique peut jouer dedans jusqu’à 4 h, dehors jusqu’à 23 h.', 'Vannes', '56000', 0, 470000, 'event', 20, 110, '{"fr"}', 'https://les-serres-de-kerlann.example', 1300, pg_temp.demo_instant(-1211, '10:00'), pg_temp.demo_instant(-1211, '09:00')),
  ('00000000-0000-4000-8000-0b0000000006', '00000000-0000-4000-8000-0a0000000006', 'venue', 'Mas des Cigalines', 'Un mas, une oliveraie, de longues tables sous les micocouliers', 'Un mas du XVIIIᵉ siècle entouré d’oliviers, avec une cour ombragée pour le vin d’honneur et une aire de battage pour la piste de danse. La piscine reste ouverte pour le brunch du lendemain.

La location comprend les tables, les chaises, le chauffage, le ménage et la présence d’une personne de la maison jusqu’au départ du dernier invité. Vous choisissez librement votre traiteur ; la cuisine de service est équipée.

Une visite dure une heure, sans engagement. Nous vous montrons la salle vide et des photos de la salle dressée, le plan de secours en cas de pluie et l’endroit où garer les voitures.', 'Uzès', '30700', 0, 505000, 'event', 40, 140, '{"fr","en","es"}', 'https://mas-des-cigalines.example', 2100, pg_temp.demo_instant(-412, '10:00'), pg_temp.demo_instant(-412, '09:00')),
  ('00000000-0000-4000-8000-0b0000000007', '00000000-0000-4000-8000-0a0000000007', 'venue', 'La Filature Haute', 'Briques, verrières et planchers d’atelier pour grandes tablées', 'Le dernier étage d’une filature de 1904 : sept cents mètres carrés d’un seul tenant, des colonnes de fonte et une lumière de nord toute la journée. Séminaires en semaine, fêtes le samedi, à quatre minutes du métro.

La location comprend les tables, les chaises, le chauffage, le ménage et la présence d’une personne de la maison jusqu’au départ du dernier invité. Vous choisissez librement votre traiteur ; la cuisine de service est équipée.

Une visite dure une heure, sans engagement. Nous vous montrons la salle vide et des photos de la salle dressée, le plan de secours en cas de pluie et l’endroit où garer les voitures.', 'Roubaix', '59100', 0, 440000, 'event', 80, 350, '{"fr"}', 'https://la-filature-haute.example', 150, pg_temp.demo_instant(-670, '10:00'), pg_temp.demo_instant(-670, '09:00')),
  ('00000000-0000-4000-8000-0b0000000008', '00000000-0000-4000-8000-0a0000000008', 'venue', 'Villa Mirabelle', 'Une villa de 1912 et son ponton sur le lac', 'Les salons donnent sur une pelouse, la pelouse sur un ponton, le ponton sur la montagne. La maison reçoit des fêtes à taille humaine et dispose de neuf chambres à l’étage.

Une visite dure une heure, sans engagement. Nous vous montrons la salle vide et des photos de la salle dressée, le plan de secours en cas de pluie et l’endroit où garer les voitures.

Le lieu est de plain-pied, avec des sanitaires accessibles et un chemin carrossable jusqu’à la cérémonie. La musique peut jouer dedans jusqu’à 4 h, dehors jusqu’à 23 h.', 'Annecy', '74000', 0, 645000, 'event', 20, 90, '{"fr","en","it"}', 'https://villa-mirabelle.example', 2100, pg_temp.demo_instant(-1098, '10:00'), pg_temp.demo_instant(-1098, '09:00')),
  ('00000000-0000-4000-8000-0b0000000009', '00000000-0000-4000-8000-0a0000000009', 'venue', 'L’Orangerie de Saint-Aubin', 'Douze portes-fenêtres sur un parterre à la française', 'Une orangerie de pierre claire, chauffée toute l’année, où les agrumes passent encore l’hiver. Les réceptions se tiennent de mai à février ; en mars et en avril, la salle est aux arbres.

La location comprend les tables, les chaises, le chauffage, le ménage et la présence d’une personne de la maison jusqu’au départ du dernier invité. Vous choisissez librement votre traiteur ; la cuisine de service est équipée.

Le lieu est de plain-pied, avec des sanitaires accessibles et un chemin carrossable jusqu’à la cérémonie. La musique peut jouer dedans jusqu’à 4 h, dehors jusqu’à 23 h.', 'Versailles', '78000', 0, 715000, 'event', 60, 200, '{"fr","en"}', 'https://l-orangerie-de-saint-aubin.example', 720, pg_temp.demo_instant(-1178, '10:00'), pg_temp.demo_instant(-1178, '09:00')),
  ('00000000-0000-4000-8000-0b000000000a', '00000000-0000-4000-8000-0a000000000a', 'venue', 'Chai des Deux Rives', 'Un chai au bord de l’eau, des barriques pour voisines', 'Un chai de briques et de pierre, posé entre la Dordogne et trois hectares de vigne en conversion. On y dîne entre les foudres, on y danse sur le quai de chargement, éclairé aux lampions.

La location comprend les tables, les chaises, le chauffage, le ménage et la présence d’une personne de la maison jusqu’au départ du dernier invité. Vous choisissez librement votre traiteur ; la cuisine de service est équipée.

Une visite dure une heure, sans engagement. Nous vous montrons la salle vide et des photos de la salle dressée, le plan de secours en cas de pluie et l’endroit où garer les voitures.', 'Libourne', '33500', 0, 520000, 'event', 50, 180, '{"fr"}', 'https://chai-des-deux-rives.example', 2100, pg_temp.demo_instant(-367, '10:00'), pg_temp.demo_instant(-367, '09:00')),
  ('00000000-0000-4000-8000-0b000000000b', '00000000-0000-4000-8000-0a000000000b', 'venue', 'La Ferme du Grand Pré', 'Une ferme normande, des pommiers, un pressoir où l’on danse', 'Un corps de ferme à colombages autour d’un pré fleuri, à dix minutes du périphérique. Le pressoir accueille la soirée, l’ancienne laiterie les enfants, avec un dortoir et une table à leur hauteur.

La location comprend les tables, les chaises, le chauffage, le ménage et la présence d’une personne de la maison jusqu’au départ du dernier invité. Vous choisissez librement votre traiteur ; la cuisine de service est équipée.

Une visite dure une heure, sans engagement. Nous vous montrons la salle vide et des photos de la salle dressée, le plan de secours en cas de pluie et l’endroit où garer les voitures.', 'Caen', '14000', 0, 395000, 'event', 30, 120, '{"fr"}', 'https://la-ferme-du-grand-pre.example', 35, pg_temp.demo_instant(-1230, '10:00'), pg_temp.demo_instant(-1230, '09:00')),
  ('00000000-0000-4000-8000-0b000000000c', '00000000-0000-4000-8000-0a000000000c', 'caterer', 'La Table d’Ambroise', 'La cuisine bourguignonne, en plus légère', 'Gougères tièdes, œufs en meurette à la cuillère, volaille fermière et légumes du val de Saône : une cuisine de saison, montée sur place par une brigade de neuf personnes.

Une dégustation pour deux suit le premier devis ; elle est offerte si vous réservez. Le nombre de couverts se confirme dix jours avant, les régimes et allergies en même temps.

Nous comptons une personne en salle pour quinze couverts, et les repas de vos prestataires sont prévus à tarif réduit.', 'Dijon', '21000', 140, 7000, 'guest', 30, 250, '{"fr"}', 'https://la-table-d-ambroise.example', 1300, pg_temp.demo_instant(-881, '10:00'), pg_temp.demo_instant(-881, '09:00')),
  ('00000000-0000-4000-8000-0b000000000d', '00000000-0000-4000-8000-0a000000000d', 'caterer', 'Fenouil & Compagnie', 'Des buffets généreux, où l’on revient deux fois', 'Née d’un étal de marché, la maison cuisine surtout des légumes, avec de belles pièces à partager au milieu de la table. Les régimes de chacun sont servis en même temps que les autres, dans la même vaisselle.

Le prix par personne comprend la cuisine, le service jusqu’au café, la vaisselle, le nappage et l’eau. Vos vins sont servis sans droit de bouchon.

Nous comptons une personne en salle pour quinze couverts, et les repas de vos prestataires sont prévus à tarif réduit.', 'Lyon', '69003', 140, 6500, 'guest', 20, 180, '{"fr"}', 'https://fenouil-compagnie.example', 720, pg_temp.demo_instant(-866, '10:00'), pg_temp.demo_instant(-866, '09:00')),
  ('00000000-0000-4000-8000-0b000000000e', '00000000-0000-4000-8000-0a000000000e', 'caterer', 'Maison Quatre-Épices', 'Cuisine d’Alsace et d’ailleurs, pains cuits le matin même', 'Deux associées, l’une pâtissière, l’autre rôtisseuse. La carte va du jambon en croûte au couscous de fête, et nos pains lèvent pendant que vous dites oui.

Le prix par personne comprend la cuisine, le service jusqu’au café, la vaisselle, le nappage et l’eau. Vos vins sont servis sans droit de bouchon.

Une dégustation pour deux suit le premier devis ; elle est offerte si vous réservez. Le nombre de couverts se confirme dix jours avant, les régimes et allergies en même temps.', 'Strasbourg', '67000', 140, 6500, 'guest', 40, 220, '{"fr","de","en"}', 'https://maison-quatre-epices.example', 240, pg_temp.demo_instant(-638, '10:00'), pg_temp.demo_instant(-638, '09:00')),
  ('00000000-0000-4000-8000-0b000000000f', '00000000-0000-4000-8000-0a000000000f', 'caterer', 'Le Garde-Manger de Lise', 'Un menu écrit avec vous, des producteurs à moins de 60 km', 'Nous partons de trois souvenirs de table que vous nous racontez et en tirons un menu. Poissons du Croisic, maraîchage nantais, beurre salé partout.

Le prix par personne comprend la cuisine, le service jusqu’au café, la vaisselle, le nappage et l’eau. Vos vins sont servis sans droit de bouchon.

Une dégustation pour deux suit le premier devis ; elle est offerte si vous réservez. Le nombre de couverts se confirme dix jours avant, les régimes et allergies en même temps.', 'Nantes', '44000', 180, 7500, 'guest', 15, 120, '{"fr"}', 'https://le-garde-manger-de-lise.example', 35, pg_temp.demo_instant(-365, '10:00'), pg_temp.demo_instant(-365, '09:00')),
  ('00000000-0000-4000-8000-0b0000000010', '00000000-0000-4000-8000-0a0000000010', 'caterer', 'Sel de Mer', 'Huîtres, éclade et grands plateaux face à l’assiette', 'Un banc d’huîtres au vin d’honneur, une éclade de moules allumée devant vos invités, puis un dîner assis où le poisson arrive entier. Les enfants ont leurs propres grillades.

Une dégustation pour deux suit le premier devis ; elle est offerte si vous réservez. Le nombre de couverts se confirme dix jours avant, les régimes et allergies en même temps.

Nous comptons une personne en salle pour quinze couverts, et les repas de vos prestataires sont prévus à tarif réduit.', 'La Rochelle', '17000', 70, 7500, 'guest', 30, 200, '{"fr"}', 'https://sel-de-mer.example', 420, pg_temp.demo_instant(-685, '10:00'), pg_temp.demo_instant(-685, '09:00')),
  ('00000000-0000-4000-8000-0b0000000011', '00000000-0000-4000-8000-0a0000000011', 'caterer', 'Brasero Nomade', 'Tout se cuit au feu, sous vos yeux', 'Des braseros de deux mètres, des agneaux à la ficelle, des aubergines entières et du pain frotté d’ail. Une cuisine de plein air, élégante et sans façons, qui convient aussi aux terrains sans électricité.

Le prix par personne comprend la cuisine, le service jusqu’au café, la vaisselle, le nappage et l’eau. Vos vins sont servis sans droit de bouchon.

Nous comptons une personne en salle pour quinze couverts, et les repas de vos prestataires sont prévus à tarif réduit.', 'Toulouse', '31000', 170, 6500, 'guest', 50, 300, '{"fr","es"}', 'https://brasero-nomade.example', 240, pg_temp.demo_instant(-814, '10:00'), pg_temp.demo_instant(-814, '09:00')),
  ('00000000-0000-4000-8000-0b0000000012', '00000000-0000-4000-8000-0a0000000012', 'caterer', 'Les Assiettes Vertes', 'Un dîner végétal dont on ne remarque pas qu’il l’est', 'Une cuisine entièrement végétale, pensée pour des tables où tout le monde ne l’est pas. Jus de cuisson, sauces montées, desserts francs : les oncles sceptiques demandent la recette.

Le prix par personne comprend la cuisine, le service jusqu’au café, la vaisselle, le nappage et l’eau. Vos vins sont servis sans droit de bouchon.

Une dégustation pour deux suit le premier devis ; elle est offerte si vous réservez. Le nombre de couverts se confirme dix jours avant, les régimes et allergies en même temps.', 'Montreuil', '93100', 140, 7000, 'guest', 20, 160, '{"fr","en"}', 'https://les-assiettes-vertes.example', 720, pg_temp.demo_instant(-480, '10:00'), pg_temp.demo_instant(-480, '09:00')),
  ('00000000-0000-4000-8000-0b0000000013', '00000000-0000-4000-8000-0a0000000013', 'caterer', 'Pièce Montée', 'Croquembouches, gâteaux nus et chariots de desserts', 'Un atelier de pâtisserie qui ne fait que des gâteaux de fête. Croquembouche traditionnel, wedding cake aux fleurs fraîches ou table de douze tartes : on goûte ensemble, on décide après.

Le prix par personne comprend la cuisine, le service jusqu’au café, la vaisselle, le nappage et l’eau. Vos vins sont servis sans droit de bouchon.

Une dégustation pour deux suit le premier devis ; elle est offerte si vous réservez. Le nombre de couverts se confirme dix jours avant, les régimes et allergies en même temps.', 'Chalon-sur-Saône', '71100', 70, 650, 'guest', 20, 400, '{"fr"}', 'https://piece-montee.example', 95, pg_temp.demo_instant(-1007, '10:00'), pg_temp.demo_instant(-1007, '09:00')),
  ('00000000-0000-4000-8000-0b0000000014', '00000000-0000-4000-8000-0a0000000014', 'caterer', 'Cuisine du Large', 'La Méditerranée en petites assiettes', 'Panisses, sardines marinées, aïoli monté au pilon, agneau aux citrons confits. Le service est vif, les portions voyagent de table en table et la soirée commence tôt.

Une dégustation pour deux suit le premier devis ; elle est offerte si vous réservez. Le nombre de couverts se confirme dix jours avant, les régimes et allergies en même temps.

Nous comptons une personne en salle pour quinze couverts, et les repas de vos prestataires sont prévus à tarif réduit.', 'Marseille', '13008', 100, 7500, 'guest', 30, 180, '{"fr","it","en"}', 'https://cuisine-du-large.example', 720, pg_temp.demo_instant(-837, '10:00'), pg_temp.demo_instant(-837, '09:00')),
  ('00000000-0000-4000-8000-0b0000000015', '00000000-0000-4000-8000-0a0000000015', 'photographer', 'Atelier Lumière d’Août', 'Des images calmes, prises sans rien faire rejouer', 'Un duo qui travaille à deux endroits à la fois : l’un près de vous, l’autre près de vos invités. Pas de poses en rang avant le dîner, sauf celle que votre grand-mère attend.

Une galerie privée s’ouvre sous trois à cinq semaines ; vos proches la consultent sans compte et commandent leurs tirages. Les fichiers vous sont remis en haute définition.

Le tarif est celui de la durée de présence ; le déplacement est compris jusqu’à 80 km, puis au barème. Un remplacement par une personne de même style est prévu en cas de maladie.', 'Beaune', '21200', 320, 205000, 'event', null, null, '{"fr","en"}', 'https://atelier-lumiere-d-aout.example', 95, pg_temp.demo_instant(-1206, '10:00'), pg_temp.demo_instant(-1206, '09:00')),
  ('00000000-0000-4000-8000-0b0000000016', '00000000-0000-4000-8000-0a0000000016', 'photographer', 'Les Heures Pâles', 'Le matin, l’attente, les mains : ce que l’on oublie de regarder', 'Un reportage doux, en lumière naturelle, depuis les préparatifs jusqu’à l’ouverture du bal. Trois cents à quatre cents images, toutes développées une à une.

Une galerie privée s’ouvre sous trois à cinq semaines ; vos proches la consultent sans compte et commandent leurs tirages. Les fichiers vous sont remis en haute définition.

Nous nous voyons une première fois pour faire connaissance, une seconde un mois avant pour relire l’horaire et la liste des photos de groupe.', 'Nantes', '44000', 160, 175000, 'event', null, null, '{"fr"}', 'https://les-heures-pales.example', 60, pg_temp.demo_instant(-1208, '10:00'), pg_temp.demo_instant(-1208, '09:00')),
  ('00000000-0000-4000-8000-0b0000000017', '00000000-0000-4000-8000-0a0000000017', 'photographer', 'Grain d’argent', 'Noir et blanc argentique, tirages faits main', 'Nous photographions au moyen format, sur pellicule, et tirons nous-mêmes. Douze films par jour, pas un de plus : chaque déclenchement compte, et cela se voit.

Une galerie privée s’ouvre sous trois à cinq semaines ; vos proches la consultent sans compte et commandent leurs tirages. Les fichiers vous sont remis en haute définition.

Nous nous voyons une première fois pour faire connaissance, une seconde un mois avant pour relire l’horaire et la liste des photos de groupe.', 'Paris', '75011', 360, 275000, 'event', null, null, '{"fr","en"}', 'https://grain-d-argent.example', 150, pg_temp.demo_instant(-275, '10:00'), pg_temp.demo_instant(-275, '09:00')),
  ('00000000-0000-4000-8000-0b0000000018', '00000000-0000-4000-8000-0a0000000018', 'photographer', 'Film Court', 'Votre journée en sept minutes, avec ses vraies voix', 'Nous filmons des courts-métrages de fête : les discours en son direct, peu de musique, aucun ralenti inutile. Une version longue des cérémonies est remise à part.

Nous nous voyons une première fois pour faire connaissance, une seconde un mois avant pour relire l’horaire et la liste des photos de groupe.

Le tarif est celui de la durée de présence ; le déplacement est compris jusqu’à 80 km, puis au barème. Un remplacement par une personne de même style est prévu en cas de maladie.', 'Bordeaux', '33000', 260, 230000, 'event', null, null, '{"fr"}', 'https://film-court.example', 1300, pg_temp.demo_instant(-1123, '10:00'), pg_temp.demo_instant(-1123, '09:00')),
  ('00000000-0000-4000-8000-0b0000000019', '00000000-0000-4000-8000-0a0000000019', 'photographer', 'L’Œil du Nord', 'Reportages vifs et portraits de groupe qui font rire', 'Des fêtes du Nord, on rapporte du bruit et des embrassades. Nous aimons les grandes familles, les pistes pleines et les photos de groupe réglées en vingt minutes.

Une galerie privée s’ouvre sous trois à cinq semaines ; vos proches la consultent sans compte et commandent leurs tirages. Les fichiers vous sont remis en haute définition.

Le tarif est celui de la durée de présence ; le déplacement est compris jusqu’à 80 km, puis au barème. Un remplacement par une personne de même style est prévu en cas de maladie.', 'Lille', '59000', 270, 150000, 'event', null, null, '{"fr","nl"}', 'https://l-il-du-nord.example', 1300, pg_temp.demo_instant(-810, '10:00'), pg_temp.demo_instant(-810, '09:00')),
  ('00000000-0000-4000-8000-0b000000001a', '00000000-0000-4000-8000-0a000000001a', 'photographer', 'Plein Sud Images', 'La lumière de 19 h, et la patience de l’attendre', 'Quinze ans de fêtes en Provence nous ont appris où se trouve l’ombre à 15 h et l’or à 20 h. Photo et vidéo par la même équipe, pour que personne ne se gêne.

Une galerie privée s’ouvre sous trois à cinq semaines ; vos proches la consultent sans compte et commandent leurs tirages. Les fichiers vous sont remis en haute définition.

Nous nous voyons une première fois pour faire connaissance, une seconde un mois avant pour relire l’horaire et la liste des photos de groupe.', 'Aix-en-Provence', '13100', 160, 185000, 'event', null, null, '{"fr","en","it"}', 'https://plein-sud-images.example', 95, pg_temp.demo_instant(-686, '10:00'), pg_temp.demo_instant(-686, '09:00')),
  ('00000000-0000-4000-8000-0b000000001b', '00000000-0000-4000-8000-0a000000001b', 'photographer', 'Argentique & Cie', 'Un appareil, deux objectifs, beaucoup de discrétion', 'Seule derrière l’appareil, je travaille sans flash jusqu’à la nuit et je connais votre liste d’invités avant d’arriver. Les familles recomposées et les tables compliquées sont les bienvenues.

Une galerie privée s’ouvre sous trois à cinq semaines ; vos proches la consultent sans compte et commandent leurs tirages. Les fichiers vous sont remis en haute définition.

Nous nous voyons une première fois pour faire connaissance, une seconde un mois avant pour relire l’horaire et la liste des photos de groupe.', 'Rennes', '35000', 390, 160000, 'event', null, null, '{"fr"}', 'https://argentique-cie.example', 1300, pg_temp.demo_instant(-381, '10:00'), pg_temp.demo_instant(-381, '09:00')),
  ('00000000-0000-4000-8000-0b000000001c', '00000000-0000-4000-8000-0a000000001c', 'photographer', 'La Chambre aux Images', 'Mariages, anniversaires et séminaires, en Bourgogne et alentour', 'Un studio de trois photographes qui se partagent les dates sans se remplacer : la personne que vous rencontrez est celle qui vient. Galerie privée ouverte sous trois semaines.

Nous nous voyons une première fois pour faire connaissance, une seconde un mois avant pour relire l’horaire et la liste des photos de groupe.

Le tarif est celui de la durée de présence ; le déplacement est compris jusqu’à 80 km, puis au barème. Un remplacement par une personne de même style est prévu en cas de maladie.', 'Dijon', '21000', 210, 195000, 'event', null, null, '{"fr"}', 'https://la-chambre-aux-images.example', 720, pg_temp.demo_instant(-759, '10:00'), pg_temp.demo_instant(-759, '09:00')),
  ('00000000-0000-4000-8000-0b000000001d', '00000000-0000-4000-8000-0a000000001d', 'photographer', 'Deux Regards', 'Elle en photo, lui en film, la montagne derrière', 'Un couple à la ville, un binôme au travail. Nous montons volontiers jusqu’au refuge ou sur l’alpage, avec un matériel qui tient dans deux sacs.

Une galerie privée s’ouvre sous trois à cinq semaines ; vos proches la consultent sans compte et commandent leurs tirages. Les fichiers vous sont remis en haute définition.

Le tarif est celui de la durée de présence ; le déplacement est compris jusqu’à 80 km, puis au barème. Un remplacement par une personne de même style est prévu en cas de maladie.', 'Grenoble', '38000', 350, 220000, 'event', null, null, '{"fr","en"}', 'https://deux-regards.example', 1300, pg_temp.demo_instant(-299, '10:00'), pg_temp.demo_instant(-299, '09:00')),
  ('00000000-0000-4000-8000-0b000000001e', '00000000-0000-4000-8000-0a000000001e', 'dj', 'Sillon 33', 'Que des vinyles, et de quoi tenir jusqu’à l’aube', 'Huit mille disques, deux platines et une oreille pour la salle. Du rock des parents à la house des cousines, sans jamais vider la piste ni couvrir les conversations du dîner.

La sonorisation, deux micros, l’éclairage de la piste et le montage sont compris. L’installation se fait avant l’arrivée des invités, jamais pendant le vin d’honneur.

Les droits d’auteur restent à votre charge dans une salle privée ; nous vous aidons à faire la déclaration en ligne. Le niveau sonore est mesuré toute la soirée.', 'Dijon', '21000', 290, 130000, 'event', null, null, '{"fr"}', 'https://sillon-33.example', 1300, pg_temp.demo_instant(-1068, '10:00'), pg_temp.demo_instant(-1068, '09:00')),
  ('00000000-0000-4000-8000-0b000000001f', '00000000-0000-4000-8000-0a000000001f', 'dj', 'Minuit Passé', 'Un DJ qui lit la piste plutôt que sa liste', 'Nous parlons musique pendant une heure, vous nous donnez dix titres sacrés et cinq interdits, et nous faisons le reste. Micros sans fil et lumière douce compris.

Un questionnaire de deux pages puis un appel fixent les moments importants : entrée, ouverture du bal, gâteau, dernière danse. Vos demandes du soir sont prises, vos interdits respectés.

Les droits d’auteur restent à votre charge dans une salle privée ; nous vous aidons à faire la déclaration en ligne. Le niveau sonore est mesuré toute la soirée.', 'Lyon', '69007', 300, 130000, 'event', null, null, '{"fr","en"}', 'https://minuit-passe.example', 1300, pg_temp.demo_instant(-851, '10:00'), pg_temp.demo_instant(-851, '09:00')),
  ('00000000-0000-4000-8000-0b0000000020', '00000000-0000-4000-8000-0a0000000020', 'dj', 'La Belle Platine', 'Disco, chanson, afro : une soirée en quatre actes', 'Cocktail en jazz brésilien, dîner en soul, ouverture du bal à votre façon, puis la danse. Une seule personne vous suit du premier appel au dernier morceau.

Un questionnaire de deux pages puis un appel fixent les moments importants : entrée, ouverture du bal, gâteau, dernière danse. Vos demandes du soir sont prises, vos interdits respectés.

La sonorisation, deux micros, l’éclairage de la piste et le montage sont compris. L’installation se fait avant l’arrivée des invités, jamais pendant le vin d’honneur.', 'Paris', '75020', 220, 170000, 'event', null, null, '{"fr","en","pt"}', 'https://la-belle-platine.example', 35, pg_temp.demo_instant(-477, '10:00'), pg_temp.demo_instant(-477, '09:00')),
  ('00000000-0000-4000-8000-0b0000000021', '00000000-0000-4000-8000-0a0000000021', 'dj', 'Les Ondes Douces', 'Une sono élégante, qui ne casse ni les oreilles ni le décor', 'Des enceintes fines, réparties dans la salle, pour un son présent partout et fort nulle part. Les discours s’entendent jusqu’à la dernière table.

La sonorisation, deux micros, l’éclairage de la piste et le montage sont compris. L’installation se fait avant l’arrivée des invités, jamais pendant le vin d’honneur.

Les droits d’auteur restent à votre charge dans une salle privée ; nous vous aidons à faire la déclaration en ligne. Le niveau sonore est mesuré toute la soirée.', 'Bordeaux', '33000', 300, 130000, 'event', null, null, '{"fr"}', 'https://les-ondes-douces.example', 2100, pg_temp.demo_instant(-449, '10:00'), pg_temp.demo_instant(-449, '09:00')),
  ('00000000-0000-4000-8000-0b0000000022', '00000000-0000-4000-8000-0a0000000022', 'dj', 'Quai des Vinyles', 'Funk, soul et chansons que tout le monde connaît par cœur', 'Deux amis, mille quarante-cinq tours. Le set est construit comme un repas : il y a un début, une suite, et un dessert vers deux heures du matin.

Un questionnaire de deux pages puis un appel fixent les moments importants : entrée, ouverture du bal, gâteau, dernière danse. Vos demandes du soir sont prises, vos interdits respectés.

Les droits d’auteur restent à votre charge dans une salle privée ; nous vous aidons à faire la déclaration en ligne. Le niveau sonore est mesuré toute la soirée.', 'Nantes', '44000', 120, 115000, 'event', null, null, '{"fr"}', 'https://quai-des-vinyles.example', 420, pg_temp.demo_instant(-422, '10:00'), pg_temp.demo_instant(-422, '09:00')),
  ('00000000-0000-4000-8000-0b0000000023', '00000000-0000-4000-8000-0a0000000023', 'dj', 'Swing & Sillons', 'Un trompettiste sur les disques, de l’apéritif au slow', 'Un DJ et un trompettiste qui se répondent. L’effet au vin d’honneur est garanti, et la trompette sait se taire pendant le dîner.

Un questionnaire de deux pages puis un appel fixent les moments importants : entrée, ouverture du bal, gâteau, dernière danse. Vos demandes du soir sont prises, vos interdits respectés.

La sonorisation, deux micros, l’éclairage de la piste et le montage sont compris. L’installation se fait avant l’arrivée des invités, jamais pendant le vin d’honneur.', 'Lille', '59000', 140, 140000, 'event', null, null, '{"fr"}', 'https://swing-sillons.example', 60, pg_temp.demo_instant(-746, '10:00'), pg_temp.demo_instant(-746, '09:00')),
  ('00000000-0000-4000-8000-0b0000000024', '00000000-0000-4000-8000-0a0000000024', 'dj', 'Trio Mezza', 'Contrebasse, guitare, voix : du jazz acoustique au jardin', 'Trois musiciens sans amplification, pour les cérémonies et les vins d’honneur. Nous apprenons volontiers la chanson de vos parents.

La sonorisation, deux micros, l’éclairage de la piste et le montage sont compris. L’installation se fait avant l’arrivée des invités, jamais pendant le vin d’honneur.

Les droits d’auteur restent à votre charge dans une salle privée ; nous vous aidons à faire la déclaration en ligne. Le niveau sonore est mesuré toute la soirée.', 'Mâcon', '71000', 270, 78000, 'event', null, null, '{"fr","it"}', 'https://trio-mezza.example', 60, pg_temp.demo_instant(-1178, '10:00'), pg_temp.demo_instant(-1178, '09:00')),
  ('00000000-0000-4000-8000-0b0000000025', '00000000-0000-4000-8000-0a0000000025', 'dj', 'Soleil de Nuit', 'Musiques du Sud, d’Oran à Naples', 'Raï, rumba, italo et tubes de l’été : des mélanges qui font danser les tantes et les collègues. Matériel de secours toujours dans le camion.

Un questionnaire de deux pages puis un appel fixent les moments importants : entrée, ouverture du bal, gâteau, dernière danse. Vos demandes du soir sont prises, vos interdits respectés.

Les droits d’auteur restent à votre charge dans une salle privée ; nous vous aidons à faire la déclaration en ligne. Le niveau sonore est mesuré toute la soirée.', 'Montpellier', '34000', 300, 115000, 'event', null, null, '{"fr","ar","es"}', 'https://soleil-de-nuit.example', 150, pg_temp.demo_instant(-763, '10:00'), pg_temp.demo_instant(-763, '09:00')),
  ('00000000-0000-4000-8000-0b0000000026', '00000000-0000-4000-8000-0a0000000026', 'florist', 'Pivoine & Fougère', 'Des fleurs de saison, coupées la veille entre vignes et bois', 'Un jardin de fleurs à couper de trois mille mètres carrés, et l’atelier au milieu. En juin nous avons des pivoines, en septembre des dahlias ; en février, nous vous proposerons des branches.

Nous partons du lieu et de la lumière plutôt que d’une photo. Le devis détaille chaque pièce, avec la variété prévue et celle qui la remplacerait si la météo s’en mêle.

Livraison, mise en place et reprise des vases sont comprises jusqu’à 50 km. Les boutonnières sont remises dans une boîte, avec une épingle et un prénom sur chacune.', 'Beaune', '21200', 130, 24000, 'event', null, null, '{"fr"}', 'https://pivoine-fougere.example', 1300, pg_temp.demo_instant(-671, '10:00'), pg_temp.demo_instant(-671, '09:00')),
  ('00000000-0000-4000-8000-0b0000000027', '00000000-0000-4000-8000-0a0000000027', 'florist', 'L’Herbier de Margot', 'Bouquets de jardin, un peu fous, jamais raides', 'Graminées, pois de senteur, roses anciennes : des bouquets qui ont l’air cueillis en rentrant de promenade. Les fleurs viennent de sept fermes de la région.

Livraison, mise en place et reprise des vases sont comprises jusqu’à 50 km. Les boutonnières sont remises dans une boîte, avec une épingle et un prénom sur chacune.

Aucune mousse synthétique : nos pièces tiennent par des grilles, de la mousse naturelle et de l’eau.', 'Lyon', '69001', 110, 27000, 'event', null, null, '{"fr"}', 'https://l-herbier-de-margot.example', 60, pg_temp.demo_instant(-866, '10:00'), pg_temp.demo_instant(-866, '09:00')),
  ('00000000-0000-4000-8000-0b0000000028', '00000000-0000-4000-8000-0a0000000028', 'florist', 'Fleurs de Traverse', 'Grandes compositions, suspensions et arches fleuries', 'Nous habillons les hauts plafonds et les escaliers. Nos structures sont reprises d’une fête à l’autre, les fleurs sont données le lendemain à une maison de retraite.

Nous partons du lieu et de la lumière plutôt que d’une photo. Le devis détaille chaque pièce, avec la variété prévue et celle qui la remplacerait si la météo s’en mêle.

Aucune mousse synthétique : nos pièces tiennent par des grilles, de la mousse naturelle et de l’eau.', 'Paris', '75010', 60, 41000, 'event', null, null, '{"fr","en"}', 'https://fleurs-de-traverse.example', 95, pg_temp.demo_instant(-997, '10:00'), pg_temp.demo_instant(-997, '09:00')),
  ('00000000-0000-4000-8000-0b0000000029', '00000000-0000-4000-8000-0a0000000029', 'florist', 'La Ronde des Dahlias', 'Cent variétés de dahlias, de juillet aux gelées', 'Horticulteurs depuis trois générations, nous avons ouvert l’atelier floral il y a six ans. On vient choisir ses fleurs dans le rang, un café à la main.

Nous partons du lieu et de la lumière plutôt que d’une photo. Le devis détaille chaque pièce, avec la variété prévue et celle qui la remplacerait si la météo s’en mêle.

Livraison, mise en place et reprise des vases sont comprises jusqu’à 50 km. Les boutonnières sont remises dans une boîte, avec une épingle et un prénom sur chacune.', 'Angers', '49000', 140, 17500, 'event', null, null, '{"fr"}', 'https://la-ronde-des-dahlias.example', 60, pg_temp.demo_instant(-690, '10:00'), pg_temp.demo_instant(-690, '09:00')),
  ('00000000-0000-4000-8000-0b000000002a', '00000000-0000-4000-8000-0a000000002a', 'florist', 'Brin d’Estran', 'Chardons bleus, hortensias et bois flotté', 'Des bouquets de bord de mer, en gris, bleu et blanc, qui tiennent au vent. Nous travaillons aussi la fleur séchée, pour les fêtes d’hiver et les cadeaux qui restent.

Livraison, mise en place et reprise des vases sont comprises jusqu’à 50 km. Les boutonnières sont remises dans une boîte, avec une épingle et un prénom sur chacune.

Aucune mousse synthétique : nos pièces tiennent par des grilles, de la mousse naturelle et de l’eau.', 'Saint-Malo', '35400', 100, 20000, 'event', null, null, '{"fr"}', 'https://brin-d-estran.example', 720, pg_temp.demo_instant(-484, '10:00'), pg_temp.demo_instant(-484, '09:00')),
  ('00000000-0000-4000-8000-0b000000002b', '00000000-0000-4000-8000-0a000000002b', 'florist', 'Maison Nigelle', 'Le minimalisme fleuri : peu de tiges, bien placées', 'Une branche, trois tulipes, un vase juste : nos tables respirent et vos invités se voient. Chaque composition est dessinée avant d’être achetée, pour ne rien jeter.

Nous partons du lieu et de la lumière plutôt que d’une photo. Le devis détaille chaque pièce, avec la variété prévue et celle qui la remplacerait si la météo s’en mêle.

Aucune mousse synthétique : nos pièces tiennent par des grilles, de la mousse naturelle et de l’eau.', 'Toulouse', '31000', 80, 25000, 'event', null, null, '{"fr"}', 'https://maison-nigelle.example', 1300, pg_temp.demo_instant(-470, '10:00'), pg_temp.demo_instant(-470, '09:00')),
  ('00000000-0000-4000-8000-0b000000002c', '00000000-0000-4000-8000-0a000000002c', 'florist', 'Le Jardin Cueilli', 'Mirabelliers, reines-des-prés et roses de nos voisins', 'Nous cueillons chez une vingtaine de jardiniers amateurs, payés au bouquet. Vous savez de quel jardin viennent vos fleurs ; c’est écrit sur la carte.

Nous partons du lieu et de la lumière plutôt que d’une photo. Le devis détaille chaque pièce, avec la variété prévue et celle qui la remplacerait si la météo s’en mêle.

Livraison, mise en place et reprise des vases sont comprises jusqu’à 50 km. Les boutonnières sont remises dans une boîte, avec une épingle et un prénom sur chacune.', 'Nancy', '54000', 70, 19500, 'event', null, null, '{"fr"}', 'https://le-jardin-cueilli.example', 240, pg_temp.demo_instant(-838, '10:00'), pg_temp.demo_instant(-838, '09:00')),
  ('00000000-0000-4000-8000-0b000000002d', '00000000-0000-4000-8000-0a000000002d', 'florist', 'Olivier & Garrigue', 'Olivier, immortelles et lavandin, sans une goutte d’eau de trop', 'Une fleuristerie du Sud qui compose avec la sécheresse : feuillages persistants, fleurs qui se passent de froid, arches remontées le matin même.

Livraison, mise en place et reprise des vases sont comprises jusqu’à 50 km. Les boutonnières sont remises dans une boîte, avec une épingle et un prénom sur chacune.

Aucune mousse synthétique : nos pièces tiennent par des grilles, de la mousse naturelle et de l’eau.', 'Arles', '13200', 140, 25000, 'event', null, null, '{"fr","en"}', 'https://olivier-garrigue.example', 1300, pg_temp.demo_instant(-1173, '10:00'), pg_temp.demo_instant(-1173, '09:00')),
  ('00000000-0000-4000-8000-0b000000002e', '00000000-0000-4000-8000-0a000000002e', 'decorator', 'Atelier Papier Ivoire', 'Faire-part, menus et plans de table imprimés au plomb', 'Une presse de 1958, du papier de coton et deux typographes. Nous imprimons les faire-part, les menus et les marque-places dans les mêmes encres, pour que la table tienne ensemble.

Le premier rendez-vous se tient sur le lieu de la fête, mètre en main. Vous recevez un plan, des échantillons et un devis ligne à ligne.

Une caution est demandée pour le matériel loué ; la casse ordinaire est comprise, jusqu’à trois pour cent des pièces.', 'Dijon', '21000', 100, 69000, 'event', null, null, '{"fr"}', 'https://atelier-papier-ivoire.example', 95, pg_temp.demo_instant(-393, '10:00'), pg_temp.demo_instant(-393, '09:00')),
  ('00000000-0000-4000-8000-0b000000002f', '00000000-0000-4000-8000-0a000000002f', 'decorator', 'Les Nappes Longues', 'Lin lavé, grès et verre soufflé à louer', 'Deux cent quarante couverts dépareillés avec soin, des nappes de six mètres et des bougeoirs de laiton. Vous choisissez sur une vraie table, dressée dans notre grenier.

Le premier rendez-vous se tient sur le lieu de la fête, mètre en main. Vous recevez un plan, des échantillons et un devis ligne à ligne.

Livraison, montage et reprise sont compris jusqu’à 40 km. Rien n’est percé, rien n’est collé : nous rendons le lieu comme nous l’avons trouvé.', 'Chalon-sur-Saône', '71100', 120, 1500, 'guest', null, null, '{"fr"}', 'https://les-nappes-longues.example', 60, pg_temp.demo_instant(-880, '10:00'), pg_temp.demo_instant(-880, '09:00')),
  ('00000000-0000-4000-8000-0b0000000030', '00000000-0000-4000-8000-0a0000000030', 'decorator', 'Lampions & Lin', 'La lumière du soir, pendue un fil après l’autre', 'Guirlandes, lampions de papier, voiles tendues entre les arbres : nous éclairons les jardins et les granges sans percer un mur. Le montage se fait la veille.

Livraison, montage et reprise sont compris jusqu’à 40 km. Rien n’est percé, rien n’est collé : nous rendons le lieu comme nous l’avons trouvé.

Une caution est demandée pour le matériel loué ; la casse ordinaire est comprise, jusqu’à trois pour cent des pièces.', 'Nantes', '44000', 160, 1600, 'guest', null, null, '{"fr"}', 'https://lampions-lin.example', 2100, pg_temp.demo_instant(-262, '10:00'), pg_temp.demo_instant(-262, '09:00')),
  ('00000000-0000-4000-8000-0b0000000031', '00000000-0000-4000-8000-0a0000000031', 'decorator', 'Scène de Fête', 'Des décors dessinés comme au théâtre', 'Scénographes de métier, nous dessinons une idée, une seule, et la tenons de l’entrée au dessert. Maquette en carton au premier rendez-vous, réemploi au dernier.

Le premier rendez-vous se tient sur le lieu de la fête, mètre en main. Vous recevez un plan, des échantillons et un devis ligne à ligne.

Une caution est demandée pour le matériel loué ; la casse ordinaire est comprise, jusqu’à trois pour cent des pièces.', 'Paris', '75018', 50, 2700, 'guest', null, null, '{"fr","en"}', 'https://scene-de-fete.example', 720, pg_temp.demo_instant(-700, '10:00'), pg_temp.demo_instant(-700, '09:00')),
  ('00000000-0000-4000-8000-0b0000000032', '00000000-0000-4000-8000-0a0000000032', 'decorator', 'Bois Flotté', 'Mobilier de récupération pour fêtes au grand air', 'Bancs, bars, arches et estrades fabriqués dans notre menuiserie à partir de bois de chantier. Cela se loue, se transporte et ne craint pas la pluie.

Le premier rendez-vous se tient sur le lieu de la fête, mètre en main. Vous recevez un plan, des échantillons et un devis ligne à ligne.

Livraison, montage et reprise sont compris jusqu’à 40 km. Rien n’est percé, rien n’est collé : nous rendons le lieu comme nous l’avons trouvé.', 'La Rochelle', '17000', 180, 1200, 'guest', null, null, '{"fr"}', 'https://bois-flotte.example', 420, pg_temp.demo_instant(-847, '10:00'), pg_temp.demo_instant(-847, '09:00')),
  ('00000000-0000-4000-8000-0b0000000033', '00000000-0000-4000-8000-0a0000000033', 'decorator', 'Maison Calligramme', 'Une plume, de l’encre, et vos invités écrits à la main', 'Calligraphie sur enveloppes, miroirs, menus et marque-places. Je vous envoie trois écritures, vous choisissez, et je garde une enveloppe vierge pour l’invité de dernière minute.

Livraison, montage et reprise sont compris jusqu’à 40 km. Rien n’est percé, rien n’est collé : nous rendons le lieu comme nous l’avons trouvé.

Une caution est demandée pour le matériel loué ; la casse ordinaire est comprise, jusqu’à trois pour cent des pièces.', 'Rennes', '35000', 60, 320, 'guest', null, null, '{"fr"}', 'https://maison-calligramme.example', 2100, pg_temp.demo_instant(-851, '10:00'), pg_temp.demo_instant(-851, '09:00')),
  ('00000000-0000-4000-8000-0b0000000034', '00000000-0000-4000-8000-0a0000000034', 'decorator', 'Azur & Sable', 'Salons d’extérieur et tentes légères en bord de mer', 'Canapés bas, toiles tendues et tapis tissés pour des vins d’honneur à l’ombre. Nous connaissons les arrêtés de chaque plage et demandons les autorisations à votre place.

Le premier rendez-vous se tient sur le lieu de la fête, mètre en main. Vous recevez un plan, des échantillons et un devis ligne à ligne.

Une caution est demandée pour le matériel loué ; la casse ordinaire est comprise, jusqu’à trois pour cent des pièces.', 'Nice', '06000', 170, 1800, 'guest', null, null, '{"fr","en","it"}', 'https://azur-sable.example', 420, null, pg_temp.demo_instant(-476, '09:00')),
  ('00000000-0000-4000-8000-0b0000000035', '00000000-0000-4000-8000-0a0000000035', 'decorator', 'Grand Comptoir de la Fête', 'Tables, chaises, vaisselle : tout, livré à l’heure', 'Le catalogue d’un grand loueur, le service d’une petite maison. Huit modèles de chaises, cinq de verres ; le sale repart sale, nous lavons.

Le premier rendez-vous se tient sur le lieu de la fête, mètre en main. Vous recevez un plan, des échantillons et un devis ligne à ligne.

Livraison, montage et reprise sont compris jusqu’à 40 km. Rien n’est percé, rien n’est collé : nous rendons le lieu comme nous l’avons trouvé.', 'Lille', '59000', 140, 1100, 'guest', null, null, '{"fr","nl","en"}', 'https://grand-comptoir-de-la-fete.example', 150, pg_temp.demo_instant(-730, '10:00'), pg_temp.demo_instant(-730, '09:00')),
  ('00000000-0000-4000-8000-0b0000000036', '00000000-0000-4000-8000-0a0000000036', 'beauty', 'Épingle & Poudre', 'Coiffure et maquillage à domicile, sans vous déguiser', 'Un duo qui arrive tôt, s’installe près d’une fenêtre et met tout le monde à l’aise. Un essai, des photos à la lumière du jour, et l’on garde ce qui vous ressemble.

Le déplacement est compris jusqu’à 30 km. Comptez quarante-cinq minutes par personne et prévoyez une pièce claire avec deux prises.

Nos produits ne sont pas testés sur les animaux ; dites-nous vos allergies, elles restent entre nous.', 'Beaune', '21200', 70, 30000, 'event', null, null, '{"fr","en"}', 'https://epingle-poudre.example', 1300, pg_temp.demo_instant(-1152, '10:00'), pg_temp.demo_instant(-1152, '09:00')),
  ('00000000-0000-4000-8000-0b0000000037', '00000000-0000-4000-8000-0a0000000037', 'beauty', 'L’Atelier du Chignon', 'Des coiffures qui tiennent douze heures et se défont en une minute', 'Cheveux lisses, frisés, crépus, courts ou rares : chaque tête a sa technique et nous les pratiquons toutes. Les enfants passent en premier, pendant qu’ils sont sages.

L’essai a lieu quatre à six semaines avant. Nous notons les produits et l’ordre de passage, pour que le matin soit tranquille.

Nos produits ne sont pas testés sur les animaux ; dites-nous vos allergies, elles restent entre nous.', 'Lyon', '69002', 60, 31000, 'event', null, null, '{"fr"}', 'https://l-atelier-du-chignon.example', 420, pg_temp.demo_instant(-303, '10:00'), pg_temp.demo_instant(-303, '09:00')),
  ('00000000-0000-4000-8000-0b0000000038', '00000000-0000-4000-8000-0a0000000038', 'beauty', 'Peau d’Aube', 'Maquillage de toutes les peaux, produits choisis un à un', 'Quarante teintes de fond de teint dans la valise, et l’habitude des peaux sensibles. Nous travaillons aussi bien un visage qui n’a jamais été maquillé.

L’essai a lieu quatre à six semaines avant. Nous notons les produits et l’ordre de passage, pour que le matin soit tranquille.

Le déplacement est compris jusqu’à 30 km. Comptez quarante-cinq minutes par personne et prévoyez une pièce claire avec deux prises.', 'Paris', '75009', 40, 44000, 'event', null, null, '{"fr","en"}', 'https://peau-d-aube.example', 720, pg_temp.demo_instant(-426, '10:00'), pg_temp.demo_instant(-426, '09:00')),
  ('00000000-0000-4000-8000-0b0000000039', '00000000-0000-4000-8000-0a0000000039', 'beauty', 'Salon Mésange', 'Un salon rien que pour vous, le matin de la fête', 'Nous fermons la boutique et vous la prêtons : six fauteuils, du café, de la musique. Coiffure, barbe, soins et maquillage au même endroit.

Le déplacement est compris jusqu’à 30 km. Comptez quarante-cinq minutes par personne et prévoyez une pièce claire avec deux prises.

Nos produits ne sont pas testés sur les animaux ; dites-nous vos allergies, elles restent entre nous.', 'Bordeaux', '33000', 20, 37000, 'event', null, null, '{"fr"}', 'https://salon-mesange.example', 35, pg_temp.demo_instant(-266, '10:00'), pg_temp.demo_instant(-266, '09:00')),
  ('00000000-0000-4000-8000-0b000000003a', '00000000-0000-4000-8000-0a000000003a', 'beauty', 'Le Fil et l’Aiguille', 'Tenues de fête sur mesure, costumes et robes', 'Un atelier de couture de quatre personnes. Robes, costumes, tenues d’enfants : trois essayages, un patron à votre nom, et une retouche offerte la dernière semaine.

L’essai a lieu quatre à six semaines avant. Nous notons les produits et l’ordre de passage, pour que le matin soit tranquille.

Nos produits ne sont pas testés sur les animaux ; dites-nous vos allergies, elles restent entre nous.', 'Dijon', '21000', 70, 190000, 'event', null, null, '{"fr"}', 'https://le-fil-et-l-aiguille.example', 35, pg_temp.demo_instant(-1097, '10:00'), pg_temp.demo_instant(-1097, '09:00')),
  ('00000000-0000-4000-8000-0b000000003b', '00000000-0000-4000-8000-0a000000003b', 'beauty', 'Couture Céladon', 'Transformer une robe de famille, ou la tailler de rien', 'Nous aimons les robes qui ont déjà dansé. Un voile de grand-mère devient une ceinture, une veste de père un gilet ; le neuf se mêle à l’ancien.

L’essai a lieu quatre à six semaines avant. Nous notons les produits et l’ordre de passage, pour que le matin soit tranquille.

Le déplacement est compris jusqu’à 30 km. Comptez quarante-cinq minutes par personne et prévoyez une pièce claire avec deux prises.', 'Lille', '59000', 50, 78000, 'event', null, null, '{"fr"}', 'https://couture-celadon.example', 720, pg_temp.demo_instant(-845, '10:00'), pg_temp.demo_instant(-845, '09:00')),
  ('00000000-0000-4000-8000-0b000000003c', '00000000-0000-4000-8000-0a000000003c', 'beauty', 'Barbier du Port', 'Barbes, coupes et serviettes chaudes avant la mairie', 'Un fauteuil ancien, un rasoir, et trois quarts d’heure de calme. Nous venons aussi sur place, avec le fauteuil.

Le déplacement est compris jusqu’à 30 km. Comptez quarante-cinq minutes par personne et prévoyez une pièce claire avec deux prises.

Nos produits ne sont pas testés sur les animaux ; dites-nous vos allergies, elles restent entre nous.', 'Marseille', '13002', 30, 20000, 'event', null, null, '{"fr"}', 'https://barbier-du-port.example', 720, pg_temp.demo_instant(-1083, '10:00'), pg_temp.demo_instant(-1083, '09:00')),
  ('00000000-0000-4000-8000-0b000000003d', '00000000-0000-4000-8000-0a000000003d', 'transport', 'Les Belles Mécaniques', 'Berlines des années cinquante, avec chauffeur', 'Neuf voitures restaurées dans notre garage, toutes conduites par quelqu’un de la maison. Nous repérons l’itinéraire la semaine d’avant et prévoyons un parapluie par passager.

Le tarif part de notre garage et comprend le carburant, le chauffeur, l’assurance et l’attente entre les moments. Aucun supplément de nuit avant 2 h.

Les enfants voyagent avec un siège adapté ; dites-nous leur âge. Un fauteuil roulant se prévoit une semaine à l’avance.', 'Dijon', '21000', 140, 46000, 'event', 1, 6, '{"fr"}', 'https://les-belles-mecaniques.example', 150, pg_temp.demo_instant(-806, '10:00'), pg_temp.demo_instant(-806, '09:00')),
  ('00000000-0000-4000-8000-0b000000003e', '00000000-0000-4000-8000-0a000000003e', 'transport', 'Navettes du Vignoble', 'Ramener tout le monde, à l’heure que chacun voudra', 'Trois minibus et un autocar pour que personne ne reprenne le volant. Les rotations sont affichées à l’entrée de la salle et le dernier départ attend le dernier danseur.

Le tarif part de notre garage et comprend le carburant, le chauffeur, l’assurance et l’attente entre les moments. Aucun supplément de nuit avant 2 h.

Nous vous appelons l’avant-veille pour confirmer les horaires, et un second véhicule reste disponible en cas de panne.', 'Beaune', '21200', 130, 69000, 'event', 8, 130, '{"fr","en"}', 'https://navettes-du-vignoble.example', 150, pg_temp.demo_instant(-398, '10:00'), pg_temp.demo_instant(-398, '09:00')),
  ('00000000-0000-4000-8000-0b000000003f', '00000000-0000-4000-8000-0a000000003f', 'transport', 'Calèche des Marais', 'Deux chevaux, une capote, et le temps d’arriver', 'Des calèches à quatre et à huit places, menées par une équipe de cochers. Les chevaux travaillent deux heures, jamais par grande chaleur ; nous avons alors une jolie camionnette.

Nous vous appelons l’avant-veille pour confirmer les horaires, et un second véhicule reste disponible en cas de panne.

Les enfants voyagent avec un siège adapté ; dites-nous leur âge. Un fauteuil roulant se prévoit une semaine à l’avance.', 'Bourges', '18000', 120, 40000, 'event', 2, 8, '{"fr"}', 'https://caleche-des-marais.example', 1300, pg_temp.demo_instant(-422, '10:00'), pg_temp.demo_instant(-422, '09:00')),
  ('00000000-0000-4000-8000-0b0000000040', '00000000-0000-4000-8000-0a0000000040', 'transport', 'Autobus 1932', 'Un autobus à plateforme pour emmener toute la noce', 'Trente-trois places assises, une plateforme pour le vent et les photos. Le trajet fait partie de la fête : vous choisissez les arrêts, nous nous occupons du stationnement.

Le tarif part de notre garage et comprend le carburant, le chauffeur, l’assurance et l’attente entre les moments. Aucun supplément de nuit avant 2 h.

Les enfants voyagent avec un siège adapté ; dites-nous leur âge. Un fauteuil roulant se prévoit une semaine à l’avance.', 'Paris', '75012', 150, 84000, 'event', 10, 50, '{"fr","en"}', 'https://autobus-1932.example', 60, pg_temp.demo_instant(-516, '10:00'), pg_temp.demo_instant(-516, '09:00')),
  ('00000000-0000-4000-8000-0b0000000041', '00000000-0000-4000-8000-0a0000000041', 'transport', 'Cabriolets de la Côte', 'Petits cabriolets italiens, à conduire ou à se laisser conduire', 'Cinq cabriolets clairs, révisés avant chaque sortie. Une heure de prise en main est comprise si vous tenez vous-même le volant.

Le tarif part de notre garage et comprend le carburant, le chauffeur, l’assurance et l’attente entre les moments. Aucun supplément de nuit avant 2 h.

Nous vous appelons l’avant-veille pour confirmer les horaires, et un second véhicule reste disponible en cas de panne.', 'Nice', '06000', 70, 62000, 'event', 1, 3, '{"fr","it","en"}', 'https://cabriolets-de-la-cote.example', 150, null, pg_temp.demo_instant(-817, '09:00')),
  ('00000000-0000-4000-8000-0b0000000042', '00000000-0000-4000-8000-0a0000000042', 'transport', 'Roule Doucement', 'Triporteurs fleuris et vélos pour tout le cortège', 'De la mairie au parc, un cortège de vélos pavoisés, avec un triporteur pour celles et ceux qui ne pédalent pas. Nous balisons l’itinéraire et ouvrons la route.

Nous vous appelons l’avant-veille pour confirmer les horaires, et un second véhicule reste disponible en cas de panne.

Les enfants voyagent avec un siège adapté ; dites-nous leur âge. Un fauteuil roulant se prévoit une semaine à l’avance.', 'Nantes', '44000', 70, 42000, 'event', 2, 60, '{"fr"}', 'https://roule-doucement.example', 720, pg_temp.demo_instant(-837, '10:00'), pg_temp.demo_instant(-837, '09:00')),
  ('00000000-0000-4000-8000-0b0000000043', '00000000-0000-4000-8000-0a0000000043', 'entertainment', 'Cabinet des Merveilles', 'De la magie à cinquante centimètres de vos yeux', 'Deux magiciens passent de groupe en groupe pendant le vin d’honneur, sans table ni micro. Ils savent s’arrêter quand la conversation est bonne.

Nous nous adaptons au déroulé de votre journée et arrivons une heure avant. Un appel, la semaine précédente, suffit à caler les derniers détails.

Il n’y a jamais de participation forcée : qui veut regarder regarde.', 'Dijon', '21000', 350, 64000, 'event', null, null, '{"fr","en"}', 'https://cabinet-des-merveilles.example', 35, pg_temp.demo_instant(-667, '10:00'), pg_temp.demo_instant(-667, '09:00')),
  ('00000000-0000-4000-8000-0b0000000044', '00000000-0000-4000-8000-0a0000000044', 'entertainment', 'Atelier des Petits', 'Une vraie fête pour les enfants, à côté de la vôtre', 'Deux animatrices diplômées, des jeux, un goûter, un coin sieste et une histoire à 21 h. Les parents dînent, les enfants aussi, chacun de son côté.

Nous nous adaptons au déroulé de votre journée et arrivons une heure avant. Un appel, la semaine précédente, suffit à caler les derniers détails.

Le tarif comprend le matériel, le déplacement jusqu’à 60 km et l’assurance. Par mauvais temps, tout se fait aussi à l’intérieur.', 'Chalon-sur-Saône', '71100', 210, 56000, 'event', null, null, '{"fr"}', 'https://atelier-des-petits.example', 720, pg_temp.demo_instant(-333, '10:00'), pg_temp.demo_instant(-333, '09:00')),
  ('00000000-0000-4000-8000-0b0000000045', '00000000-0000-4000-8000-0a0000000045', 'entertainment', 'Photomaton Bergamote', 'Une cabine en bois, quatre poses, un souvenir collé dans le livre', 'Une cabine fabriquée par un ébéniste voisin, avec un vrai rideau. Les bandes sortent en double : une pour l’invité, une pour votre livre d’or.

Le tarif comprend le matériel, le déplacement jusqu’à 60 km et l’assurance. Par mauvais temps, tout se fait aussi à l’intérieur.

Il n’y a jamais de participation forcée : qui veut regarder regarde.', 'Nancy', '54000', 340, 52000, 'event', null, null, '{"fr"}', 'https://photomaton-bergamote.example', 240, pg_temp.demo_instant(-994, '10:00'), pg_temp.demo_instant(-994, '09:00')),
  ('00000000-0000-4000-8000-0b0000000046', '00000000-0000-4000-8000-0a0000000046', 'entertainment', 'Feux du Soir', 'Des feux d’artifice silencieux, ou presque', 'Des effets bas, dorés, choisis pour leur dessin plutôt que pour leur bruit. Les déclarations en mairie et en préfecture sont faites par nos soins.

Nous nous adaptons au déroulé de votre journée et arrivons une heure avant. Un appel, la semaine précédente, suffit à caler les derniers détails.

Il n’y a jamais de participation forcée : qui veut regarder regarde.', 'Tours', '37000', 170, 140000, 'event', null, null, '{"fr"}', 'https://feux-du-soir.example', 150, pg_temp.demo_instant(-363, '10:00'), pg_temp.demo_instant(-363, '09:00')),
  ('00000000-0000-4000-8000-0b0000000047', '00000000-0000-4000-8000-0a0000000047', 'entertainment', 'La Fanfare Buissonnière', 'Onze cuivres à la sortie de la mairie', 'Une fanfare de rue qui vous attend dehors, vous emmène en cortège et disparaît avant le dessert. Répertoire de Bretagne, des Balkans et de la Nouvelle-Orléans.

Nous nous adaptons au déroulé de votre journée et arrivons une heure avant. Un appel, la semaine précédente, suffit à caler les derniers détails.

Le tarif comprend le matériel, le déplacement jusqu’à 60 km et l’assurance. Par mauvais temps, tout se fait aussi à l’intérieur.', 'Rennes', '35000', 180, 72000, 'event', null, null, '{"fr"}', 'https://la-fanfare-buissonniere.example', 720, pg_temp.demo_instant(-1142, '10:00'), pg_temp.demo_instant(-1142, '09:00')),
  ('00000000-0000-4000-8000-0b0000000048', '00000000-0000-4000-8000-0a0000000048', 'entertainment', 'Portraits Minute', 'Vos invités dessinés à l’encre, en trois minutes', 'Une dessinatrice, un chevalet, une pile de papier. Chacun repart avec son portrait ; une copie de tous vous est remise en album.

Le tarif comprend le matériel, le déplacement jusqu’à 60 km et l’assurance. Par mauvais temps, tout se fait aussi à l’intérieur.

Il n’y a jamais de participation forcée : qui veut regarder regarde.', 'Paris', '75014', 70, 46000, 'event', null, null, '{"fr","en","es"}', 'https://portraits-minute.example', 150, pg_temp.demo_instant(-1141, '10:00'), pg_temp.demo_instant(-1141, '09:00')),
  ('00000000-0000-4000-8000-0b0000000049', '00000000-0000-4000-8000-0a0000000049', 'entertainment', 'Les Contes du Perron', 'Une conteuse, deux chaises, et tout le monde se tait', 'Des contes pour la cérémonie, le coucher des enfants ou la fin du dîner. J’écris aussi votre histoire, après un long café à trois.

Nous nous adaptons au déroulé de votre journée et arrivons une heure avant. Un appel, la semaine précédente, suffit à caler les derniers détails.

Il n’y a jamais de participation forcée : qui veut regarder regarde.', 'Clermont-Ferrand', '63000', 310, 54000, 'event', null, null, '{"fr"}', 'https://les-contes-du-perron.example', 240, pg_temp.demo_instant(-750, '10:00'), pg_temp.demo_instant(-750, '09:00')),
  ('00000000-0000-4000-8000-0b000000004a', '00000000-0000-4000-8000-0a000000004a', 'entertainment', 'Grand Jeu', 'Quinze jeux de bois géants pour l’après-midi au jardin', 'Palets, billards hollandais, échasses et toupies : des jeux que l’on comprend sans règle. Séminaires bienvenus, avec un tournoi par équipes.

Nous nous adaptons au déroulé de votre journée et arrivons une heure avant. Un appel, la semaine précédente, suffit à caler les derniers détails.

Le tarif comprend le matériel, le déplacement jusqu’à 60 km et l’assurance. Par mauvais temps, tout se fait aussi à l’intérieur.', 'Toulouse', '31000', 200, 44000, 'event', null, null, '{"fr"}', 'https://grand-jeu.example', 720, null, pg_temp.demo_instant(-1092, '09:00')),
  ('00000000-0000-4000-8000-0b000000004b', '00000000-0000-4000-8000-0a000000004b', 'general', 'Le Fil Rouge', 'La coordination du jour même, horaire en main', 'Vous avez tout organisé ; il vous manque quelqu’un qui tienne l’heure. Nous reprenons vos contrats un mois avant, appelons chaque prestataire et restons jusqu’au gâteau.

Nous travaillons au forfait, jamais au pourcentage : une fête plus chère ne nous rapporte pas davantage.

Le jour même, deux personnes sont présentes du montage à la fin du dîner, avec un horaire partagé à tous les prestataires.', 'Lyon', '69006', 270, 105000, 'event', null, null, '{"fr"}', 'https://le-fil-rouge.example', 240, pg_temp.demo_instant(-866, '10:00'), pg_temp.demo_instant(-866, '09:00')),
  ('00000000-0000-4000-8000-0b000000004c', '00000000-0000-4000-8000-0a000000004c', 'general', 'Jour J moins Un', 'L’organisation complète, pour celles et ceux qui travaillent trop', 'Un rendez-vous par mois, trois propositions par poste, un seul tableau de budget. Nous ne touchons aucune commission : ce que vous payez, vous le payez aux prestataires.

Un premier échange d’une heure est offert. Vous recevez ensuite une proposition chiffrée, avec ce que nous faisons, ce que vous gardez et ce qui attendra.

Le jour même, deux personnes sont présentes du montage à la fin du dîner, avec un horaire partagé à tous les prestataires.', 'Paris', '75003', 250, 210000, 'event', null, null, '{"fr","en","es"}', 'https://jour-j-moins-un.example', 240, pg_temp.demo_instant(-690, '10:00'), pg_temp.demo_instant(-690, '09:00')),
  ('00000000-0000-4000-8000-0b000000004d', '00000000-0000-4000-8000-0a000000004d', 'general', 'Paroles d’Alliance', 'Des cérémonies laïques écrites pour vous, et pour personne d’autre', 'Deux officiantes, l’une comédienne, l’autre écrivaine publique. Trois entretiens, un texte relu ensemble, des rituels seulement s’ils ont un sens pour vous.

Un premier échange d’une heure est offert. Vous recevez ensuite une proposition chiffrée, avec ce que nous faisons, ce que vous gardez et ce qui attendra.

Nous travaillons au forfait, jamais au pourcentage : une fête plus chère ne nous rapporte pas davantage.', 'Beaune', '21200', 320, 98000, 'event', null, null, '{"fr","en"}', 'https://paroles-d-alliance.example', 35, pg_temp.demo_instant(-1232, '10:00'), pg_temp.demo_instant(-1232, '09:00')),
  ('00000000-0000-4000-8000-0b000000004e', '00000000-0000-4000-8000-0a000000004e', 'general', 'La Voix Claire', 'Un officiant qui écoute d’abord', 'Mariages, parrainages, secondes noces, adieux aussi : je parle peu et fais parler vos proches. Les familles de plusieurs langues et de plusieurs croyances sont mon quotidien.

Nous travaillons au forfait, jamais au pourcentage : une fête plus chère ne nous rapporte pas davantage.

Le jour même, deux personnes sont présentes du montage à la fin du dîner, avec un horaire partagé à tous les prestataires.', 'Nantes', '44000', 280, 89000, 'event', null, null, '{"fr","en","ar"}', 'https://la-voix-claire.example', 150, pg_temp.demo_instant(-471, '10:00'), pg_temp.demo_instant(-471, '09:00')),
  ('00000000-0000-4000-8000-0b000000004f', '00000000-0000-4000-8000-0a000000004f', 'general', 'Côté Cour', 'Séminaires et fêtes d’entreprise, sans estrade inutile', 'Deux jours où l’on travaille vraiment et où l’on s’amuse pour de bon. Lieux, trains, chambres, ateliers et dîner dans une seule feuille de route.

Un premier échange d’une heure est offert. Vous recevez ensuite une proposition chiffrée, avec ce que nous faisons, ce que vous gardez et ce qui attendra.

Le jour même, deux personnes sont présentes du montage à la fin du dîner, avec un horaire partagé à tous les prestataires.', 'Lille', '59000', 370, 175000, 'event', null, null, '{"fr","en","nl"}', 'https://cote-cour.example', 60, pg_temp.demo_instant(-381, '10:00'), pg_temp.demo_instant(-381, '09:00')),
  ('00000000-0000-4000-8000-0b0000000050', '00000000-0000-4000-8000-0a0000000050', 'general', 'Azimut Fêtes', 'Des fêtes en plein air, avec un plan pour la pluie', 'Tentes, groupes électrogènes, chemins éclairés, toilettes qui sentent bon : nous rendons possible une fête au milieu d’un champ, et la faisons paraître facile.

Un premier échange d’une heure est offert. Vous recevez ensuite une proposition chiffrée, avec ce que nous faisons, ce que vous gardez et ce qui attendra.

Nous travaillons au forfait, jamais au pourcentage : une fête plus chère ne nous rapporte pas davantage.', 'Bordeaux', '33000', 180, 135000, 'event', null, null, '{"fr"}', 'https://azimut-fetes.example', 2100, pg_temp.demo_instant(-788, '10:00'), pg_temp.demo_instant(-788, '09:00'))
on conflict do nothing;

insert into public.partner_services (id, partner_id, name, description, price_cents, unit, position) values
  ('00000000-0000-4000-8000-0e0000000010', '00000000-0000-4000-8000-0b0000000001', 'Coordination du jour même', 'Reprise du dossier un mois avant, deux personnes sur place.', 150000, 'event', 0),
  ('00000000-0000-4000-8000-0e0000000011', '00000000-0000-4000-8000-0b0000000001', 'Organisation complète', 'Budget, recherche des prestataires, suivi et coordination.', 420000, 'event', 1),
  ('00000000-0000-4000-8000-0e0000000012', '00000000-0000-4000-8000-0b0000000001', 'Cérémonie laïque', 'Entretiens, écriture, répétition et présence.', 125000, 'event', 2),
  ('00000000-0000-4000-8000-0e0000000013', '00000000-0000-4000-8000-0b0000000001', 'Séminaire clés en main', 'Lieu, transport, ateliers et dîner, jusqu’à 80 personnes.', 170000, 'day', 3),
  ('00000000-0000-4000-8000-0e0000000014', '00000000-0000-4000-8000-0b0000000001', 'Deux heures de conseil', 'Relecture de votre budget, de vos devis et de votre horaire.', 17000, 'event', 4),
  ('00000000-0000-4000-8000-0e0000000020', '00000000-0000-4000-8000-0b0000000002', 'Journée et soirée du samedi', 'De 10 h à 4 h, salle, jardin, cuisine, mobilier et ménage compris.', 495000, 'event', 0),
  ('00000000-0000-4000-8000-0e0000000021', '00000000-0000-4000-8000-0b0000000002', 'Brunch du lendemain', 'Le dimanche de 10 h à 16 h, en complément d’un samedi.', 93000, 'event', 1),
  ('00000000-0000-4000-8000-0e0000000022', '00000000-0000-4000-8000-0b0000000002', 'Séminaire en semaine', 'Salle, écran, sonorisation, eau et café, de 8 h à 19 h.', 150000, 'day', 2),
  ('00000000-0000-4000-8000-0e0000000030', '00000000-0000-4000-8000-0b0000000003', 'Journée et soirée du samedi', 'De 10 h à 4 h, salle, jardin, cuisine, mobilier et ménage compris.', 380000, 'event', 0),
  ('00000000-0000-4000-8000-0e0000000031', '00000000-0000-4000-8000-0b0000000003', 'Brunch du lendemain', 'Le dimanche de 10 h à 16 h, en complément d’un samedi.', 71000, 'event', 1),
  ('00000000-0000-4000-8000-0e0000000032', '00000000-0000-4000-8000-0b0000000003', 'Séminaire en semaine', 'Salle, écran, sonorisation, eau et café, de 8 h à 19 h.', 115000, 'day', 2),
  ('00000000-0000-4000-8000-0e0000000033', '00000000-0000-4000-8000-0b0000000003', 'Cérémonie au jardin', 'Chaises, arche de bois et sonorisation légère, avec repli à l’abri.', 51000, 'event', 3),
  ('00000000-0000-4000-8000-0e0000000040', '00000000-0000-4000-8000-0b0000000004', 'Journée et soirée du samedi', 'De 10 h à 4 h, salle, jardin, cuisine, mobilier et ménage compris.', 750000, 'event', 0),
  ('00000000-0000-4000-8000-0e0000000041', '00000000-0000-4000-8000-0b0000000004', 'Brunch du lendemain', 'Le dimanche de 10 h à 16 h, en complément d’un samedi.', 140000, 'event', 1),
  ('00000000-0000-4000-8000-0e0000000042', '00000000-0000-4000-8000-0b0000000004', 'Séminaire en semaine', 'Salle, écran, sonorisation, eau et café, de 8 h à 19 h.', 225000, 'day', 2),
  ('00000000-0000-4000-8000-0e0000000050', '00000000-0000-4000-8000-0b0000000005', 'Journée et soirée du samedi', 'De 10 h à 4 h, salle, jardin, cuisine, mobilier et ménage compris.', 470000, 'event', 0),
  ('00000000-0000-4000-8000-0e0000000051', '00000000-0000-4000-8000-0b0000000005', 'Week-end entier', 'Du vendredi 15 h au dimanche 17 h, couchages compris.', 705000, 'event', 1),
  ('00000000-0000-4000-8000-0e0000000052', '00000000-0000-4000-8000-0b0000000005', 'Brunch du lendemain', 'Le dimanche de 10 h à 16 h, en complément d’un samedi.', 88000, 'event', 2),
  ('00000000-0000-4000-8000-0e0000000053', '00000000-0000-4000-8000-0b0000000005', 'Séminaire en semaine', 'Salle, écran, sonorisation, eau et café, de 8 h à 19 h.', 140000, 'day', 3),
  ('00000000-0000-4000-8000-0e0000000060', '00000000-0000-4000-8000-0b0000000006', 'Journée et soirée du samedi', 'De 10 h à 4 h, salle, jardin, cuisine, mobilier et ménage compris.', 505000, 'event', 0),
  ('00000000-0000-4000-8000-0e0000000061', '00000000-0000-4000-8000-0b0000000006', 'Week-end entier', 'Du vendredi 15 h au dimanche 17 h, couchages compris.', 755000, 'event', 1),
  ('00000000-0000-4000-8000-0e0000000062', '00000000-0000-4000-8000-0b0000000006', 'Séminaire en semaine', 'Salle, écran, sonorisation, eau et café, de 8 h à 19 h.', 150000, 'day', 2),
  ('00000000-0000-4000-8000-0e0000000063', '00000000-0000-4000-8000-0b0000000006', 'Cérémonie au jardin', 'Chaises, arche de bois et sonorisation légère, avec repli à l’abri.', 68000, 'event', 3),
  ('00000000-0000-4000-8000-0e0000000070', '00000000-0000-4000-8000-0b0000000007', 'Journée et soirée du samedi', 'De 10 h à 4 h, salle, jardin, cuisine, mobilier et ménage compris.', 440000, 'event', 0),
  ('00000000-0000-4000-8000-0e0000000071', '00000000-0000-4000-8000-0b0000000007', 'Week-end entier', 'Du vendredi 15 h au dimanche 17 h, couchages compris.', 665000, 'event', 1),
  ('00000000-0000-4000-8000-0e0000000072', '00000000-0000-4000-8000-0b0000000007', 'Brunch du lendemain', 'Le dimanche de 10 h à 16 h, en complément d’un samedi.', 83000, 'event', 2),
  ('00000000-0000-4000-8000-0e0000000073', '00000000-0000-4000-8000-0b0000000007', 'Cérémonie au jardin', 'Chaises, arche de bois et sonorisation légère, avec repli à l’abri.', 60000, 'event', 3),
  ('00000000-0000-4000-8000-0e0000000080', '00000000-0000-4000-8000-0b0000000008', 'Journée et soirée du samedi', 'De 10 h à 4 h, salle, jardin, cuisine, mobilier et ménage compris.', 645000, 'event', 0),
  ('00000000-0000-4000-8000-0e0000000081', '00000000-0000-4000-8000-0b0000000008', 'Week-end entier', 'Du vendredi 15 h au dimanche 17 h, couchages compris.', 970000, 'event', 1),
  ('00000000-0000-4000-8000-0e0000000082', '00000000-0000-4000-8000-0b0000000008', 'Séminaire en semaine', 'Salle, écran, sonorisation, eau et café, de 8 h à 19 h.', 195000, 'day', 2),
  ('00000000-0000-4000-8000-0e0000000090', '00000000-0000-4000-8000-0b0000000009', 'Journée et soirée du samedi', 'De 10 h à 4 h, salle, jardin, cuisine, mobilier et ménage compris.', 715000, 'event', 0),
  ('00000000-0000-4000-8000-0e0000000091', '00000000-0000-4000-8000-0b0000000009', 'Week-end entier', 'Du vendredi 15 h au dimanche 17 h, couchages compris.', 1075000, 'event', 1),
  ('00000000-0000-4000-8000-0e0000000092', '00000000-0000-4000-8000-0b0000000009', 'Brunch du lendemain', 'Le dimanche de 10 h à 16 h, en complément d’un samedi.', 135000, 'event', 2),
  ('00000000-0000-4000-8000-0e00000000a0', '00000000-0000-4000-8000-0b000000000a', 'Journée et soirée du samedi', 'De 10 h à 4 h, salle, jardin, cuisine, mobilier et ménage compris.', 520000, 'event', 0),
  ('00000000-0000-4000-8000-0e00000000a1', '00000000-0000-4000-8000-0b000000000a', 'Week-end entier', 'Du vendredi 15 h au dimanche 17 h, couchages compris.', 780000, 'event', 1),
  ('00000000-0000-4000-8000-0e00000000a2', '00000000-0000-4000-8000-0b000000000a', 'Brunch du lendemain', 'Le dimanche de 10 h à 16 h, en complément d’un samedi.', 97000, 'event', 2),
  ('00000000-0000-4000-8000-0e00000000b0', '00000000-0000-4000-8000-0b000000000b', 'Journée et soirée du samedi', 'De 10 h à 4 h, salle, jardin, cuisine, mobilier et ménage compris.', 395000, 'event', 0),
  ('00000000-0000-4000-8000-0e00000000b1', '00000000-0000-4000-8000-0b000000000b', 'Séminaire en semaine', 'Salle, écran, sonorisation, eau et café, de 8 h à 19 h.', 120000, 'day', 1),
  ('00000000-0000-4000-8000-0e00000000b2', '00000000-0000-4000-8000-0b000000000b', 'Cérémonie au jardin', 'Chaises, arche de bois et sonorisation légère, avec repli à l’abri.', 53000, 'event', 2),
  ('00000000-0000-4000-8000-0e00000000c0', '00000000-0000-4000-8000-0b000000000c', 'Dîner assis en trois temps', 'Entrée, plat, fromages ; service à l’assiette et vaisselle compris.', 7000, 'guest', 0),
  ('00000000-0000-4000-8000-0e00000000c1', '00000000-0000-4000-8000-0b000000000c', 'Vin d’honneur, dix pièces', 'Six pièces froides, quatre chaudes, citronnade et eau.', 2300, 'guest', 1),
  ('00000000-0000-4000-8000-0e00000000c2', '00000000-0000-4000-8000-0b000000000c', 'Brunch du lendemain', 'Œufs, charcuteries, salades, viennoiseries et jus pressés.', 2800, 'guest', 2),
  ('00000000-0000-4000-8000-0e00000000c3', '00000000-0000-4000-8000-0b000000000c', 'Menu des enfants', 'Servi plus tôt, sur une table à leur taille.', 1700, 'guest', 3),
  ('00000000-0000-4000-8000-0e00000000d0', '00000000-0000-4000-8000-0b000000000d', 'Dîner assis en trois temps', 'Entrée, plat, fromages ; service à l’assiette et vaisselle compris.', 6500, 'guest', 0),
  ('00000000-0000-4000-8000-0e00000000d1', '00000000-0000-4000-8000-0b000000000d', 'Buffet de desserts', 'Cinq douceurs au choix, café et infusions.', 1300, 'guest', 1),
  ('00000000-0000-4000-8000-0e00000000d2', '00000000-0000-4000-8000-0b000000000d', 'Brunch du lendemain', 'Œufs, charcuteries, salades, viennoiseries et jus pressés.', 2700, 'guest', 2),
  ('00000000-0000-4000-8000-0e00000000e0', '00000000-0000-4000-8000-0b000000000e', 'Dîner assis en trois temps', 'Entrée, plat, fromages ; service à l’assiette et vaisselle compris.', 6500, 'guest', 0),
  ('00000000-0000-4000-8000-0e00000000e1', '00000000-0000-4000-8000-0b000000000e', 'Brunch du lendemain', 'Œufs, charcuteries, salades, viennoiseries et jus pressés.', 2700, 'guest', 1),
  ('00000000-0000-4000-8000-0e00000000e2', '00000000-0000-4000-8000-0b000000000e', 'Menu des enfants', 'Servi plus tôt, sur une table à leur taille.', 1700, 'guest', 2),
  ('00000000-0000-4000-8000-0e00000000f0', '00000000-0000-4000-8000-0b000000000f', 'Dîner assis en trois temps', 'Entrée, plat, fromages ; service à l’assiette et vaisselle compris.', 7500, 'guest', 0),
  ('00000000-0000-4000-8000-0e00000000f1', '00000000-0000-4000-8000-0b000000000f', 'Vin d’honneur, dix pièces', 'Six pièces froides, quatre chaudes, citronnade et eau.', 2500, 'guest', 1),
  ('00000000-0000-4000-8000-0e00000000f2', '00000000-0000-4000-8000-0b000000000f', 'Brunch du lendemain', 'Œufs, charcuteries, salades, viennoiseries et jus pressés.', 3100, 'guest', 2),
  ('00000000-0000-4000-8000-0e0000000100', '00000000-0000-4000-8000-0b0000000010', 'Dîner assis en trois temps', 'Entrée, plat, fromages ; service à l’assiette et vaisselle compris.', 7500, 'guest', 0),
  ('00000000-0000-4000-8000-0e0000000101', '00000000-0000-4000-8000-0b0000000010', 'Vin d’honneur, dix pièces', 'Six pièces froides, quatre chaudes, citronnade et eau.', 2600, 'guest', 1),
  ('00000000-0000-4000-8000-0e0000000102', '00000000-0000-4000-8000-0b0000000010', 'Brunch du lendemain', 'Œufs, charcuteries, salades, viennoiseries et jus pressés.', 3100, 'guest', 2),
  ('00000000-0000-4000-8000-0e0000000110', '00000000-0000-4000-8000-0b0000000011', 'Dîner assis en trois temps', 'Entrée, plat, fromages ; service à l’assiette et vaisselle compris.', 6500, 'guest', 0),
  ('00000000-0000-4000-8000-0e0000000111', '00000000-0000-4000-8000-0b0000000011', 'Buffet de desserts', 'Cinq douceurs au choix, café et infusions.', 1300, 'guest', 1),
  ('00000000-0000-4000-8000-0e0000000112', '00000000-0000-4000-8000-0b0000000011', 'Menu des enfants', 'Servi plus tôt, sur une table à leur taille.', 1700, 'guest', 2),
  ('00000000-0000-4000-8000-0e0000000120', '00000000-0000-4000-8000-0b0000000012', 'Dîner assis en trois temps', 'Entrée, plat, fromages ; service à l’assiette et vaisselle compris.', 7000, 'guest', 0),
  ('00000000-0000-4000-8000-0e0000000121', '00000000-0000-4000-8000-0b0000000012', 'Buffet de desserts', 'Cinq douceurs au choix, café et infusions.', 1400, 'guest', 1),
  ('00000000-0000-4000-8000-0e0000000122', '00000000-0000-4000-8000-0b0000000012', 'Brunch du lendemain', 'Œufs, charcuteries, salades, viennoiseries et jus pressés.', 2800, 'guest', 2),
  ('00000000-0000-4000-8000-0e0000000130', '00000000-0000-4000-8000-0b0000000013', 'Croquembouche, deux choux par personne', 'Nougatine, caramel blond, crème à la vanille.', 650, 'guest', 0),
  ('00000000-0000-4000-8000-0e0000000131', '00000000-0000-4000-8000-0b0000000013', 'Gâteau à étages', 'Trois étages, fruits de saison, fleurs fraîches comestibles.', 800, 'guest', 1),
  ('00000000-0000-4000-8000-0e0000000132', '00000000-0000-4000-8000-0b0000000013', 'Table de douze tartes', 'Douze recettes, posées sur nos compotiers.', 700, 'guest', 2),
  ('00000000-0000-4000-8000-0e0000000133', '00000000-0000-4000-8000-0b0000000013', 'Dégustation à l’atelier', 'Pour deux, déduite de la commande.', 4000, 'event', 3),
  ('00000000-0000-4000-8000-0e0000000140', '00000000-0000-4000-8000-0b0000000014', 'Dîner assis en trois temps', 'Entrée, plat, fromages ; service à l’assiette et vaisselle compris.', 7500, 'guest', 0),
  ('00000000-0000-4000-8000-0e0000000141', '00000000-0000-4000-8000-0b0000000014', 'Vin d’honneur, dix pièces', 'Six pièces froides, quatre chaudes, citronnade et eau.', 2400, 'guest', 1),
  ('00000000-0000-4000-8000-0e0000000142', '00000000-0000-4000-8000-0b0000000014', 'Menu des enfants', 'Servi plus tôt, sur une table à leur taille.', 1800, 'guest', 2),
  ('00000000-0000-4000-8000-0e0000000150', '00000000-0000-4000-8000-0b0000000015', 'Reportage, huit heures', 'Des préparatifs au gâteau, environ 350 images développées.', 205000, 'event', 0),
  ('00000000-0000-4000-8000-0e0000000151', '00000000-0000-4000-8000-0b0000000015', 'Film de sept minutes', 'Son direct des discours, musique sous licence, remis en six semaines.', 225000, 'event', 1),
  ('00000000-0000-4000-8000-0e0000000152', '00000000-0000-4000-8000-0b0000000015', 'Séance avant la fête', 'Une heure dehors, pour se connaître ; trente images.', 31000, 'event', 2),
  ('00000000-0000-4000-8000-0e0000000153', '00000000-0000-4000-8000-0b0000000015', 'Album relié', 'Quarante pages, papier mat, couverture de lin.', 45000, 'event', 3),
  ('00000000-0000-4000-8000-0e0000000160', '00000000-0000-4000-8000-0b0000000016', 'Reportage, huit heures', 'Des préparatifs au gâteau, environ 350 images développées.', 175000, 'event', 0),
  ('00000000-0000-4000-8000-0e0000000161', '00000000-0000-4000-8000-0b0000000016', 'Film de sept minutes', 'Son direct des discours, musique sous licence, remis en six semaines.', 195000, 'event', 1),
  ('00000000-0000-4000-8000-0e0000000162', '00000000-0000-4000-8000-0b0000000016', 'Album relié', 'Quarante pages, papier mat, couverture de lin.', 39000, 'event', 2),
  ('00000000-0000-4000-8000-0e0000000170', '00000000-0000-4000-8000-0b0000000017', 'Reportage, huit heures', 'Des préparatifs au gâteau, environ 350 images développées.', 275000, 'event', 0),
  ('00000000-0000-4000-8000-0e0000000171', '00000000-0000-4000-8000-0b0000000017', 'Film de sept minutes', 'Son direct des discours, musique sous licence, remis en six semaines.', 300000, 'event', 1),
  ('00000000-0000-4000-8000-0e0000000172', '00000000-0000-4000-8000-0b0000000017', 'Album relié', 'Quarante pages, papier mat, couverture de lin.', 60000, 'event', 2),
  ('00000000-0000-4000-8000-0e0000000180', '00000000-0000-4000-8000-0b0000000018', 'Film de sept minutes', 'Huit heures de présence, son direct, remis en six semaines.', 230000, 'event', 0),
  ('00000000-0000-4000-8000-0e0000000181', '00000000-0000-4000-8000-0b0000000018', 'Cérémonies en entier', 'Montage simple, deux caméras, à garder pour soi.', 48000, 'event', 1),
  ('00000000-0000-4000-8000-0e0000000182', '00000000-0000-4000-8000-0b0000000018', 'Film et photographies', 'Avec une photographe qui travaille avec nous depuis longtemps.', 360000, 'event', 2),
  ('00000000-0000-4000-8000-0e0000000190', '00000000-0000-4000-8000-0b0000000019', 'Reportage, huit heures', 'Des préparatifs au gâteau, environ 350 images développées.', 150000, 'event', 0),
  ('00000000-0000-4000-8000-0e0000000191', '00000000-0000-4000-8000-0b0000000019', 'Journée entière, deux photographes', 'Douze heures, deux points de vue, environ 600 images.', 230000, 'event', 1),
  ('00000000-0000-4000-8000-0e0000000192', '00000000-0000-4000-8000-0b0000000019', 'Séance avant la fête', 'Une heure dehors, pour se connaître ; trente images.', 23000, 'event', 2),
  ('00000000-0000-4000-8000-0e0000000193', '00000000-0000-4000-8000-0b0000000019', 'Album relié', 'Quarante pages, papier mat, couverture de lin.', 34000, 'event', 3),
  ('00000000-0000-4000-8000-0e00000001a0', '00000000-0000-4000-8000-0b000000001a', 'Reportage, huit heures', 'Des préparatifs au gâteau, environ 350 images développées.', 185000, 'event', 0),
  ('00000000-0000-4000-8000-0e00000001a1', '00000000-0000-4000-8000-0b000000001a', 'Journée entière, deux photographes', 'Douze heures, deux points de vue, environ 600 images.', 285000, 'event', 1),
  ('00000000-0000-4000-8000-0e00000001a2', '00000000-0000-4000-8000-0b000000001a', 'Album relié', 'Quarante pages, papier mat, couverture de lin.', 41000, 'event', 2),
  ('00000000-0000-4000-8000-0e00000001b0', '00000000-0000-4000-8000-0b000000001b', 'Reportage, huit heures', 'Des préparatifs au gâteau, environ 350 images développées.', 160000, 'event', 0),
  ('00000000-0000-4000-8000-0e00000001b1', '00000000-0000-4000-8000-0b000000001b', 'Film de sept minutes', 'Son direct des discours, musique sous licence, remis en six semaines.', 175000, 'event', 1),
  ('00000000-0000-4000-8000-0e00000001b2', '00000000-0000-4000-8000-0b000000001b', 'Séance avant la fête', 'Une heure dehors, pour se connaître ; trente images.', 24000, 'event', 2),
  ('00000000-0000-4000-8000-0e00000001b3', '00000000-0000-4000-8000-0b000000001b', 'Album relié', 'Quarante pages, papier mat, couverture de lin.', 35000, 'event', 3),
  ('00000000-0000-4000-8000-0e00000001c0', '00000000-0000-4000-8000-0b000000001c', 'Reportage, huit heures', 'Des préparatifs au gâteau, environ 350 images développées.', 195000, 'event', 0),
  ('00000000-0000-4000-8000-0e00000001c1', '00000000-0000-4000-8000-0b000000001c', 'Journée entière, deux photographes', 'Douze heures, deux points de vue, environ 600 images.', 295000, 'event', 1),
  ('00000000-0000-4000-8000-0e00000001c2', '00000000-0000-4000-8000-0b000000001c', 'Film de sept minutes', 'Son direct des discours, musique sous licence, remis en six semaines.', 215000, 'event', 2),
  ('00000000-0000-4000-8000-0e00000001c3', '00000000-0000-4000-8000-0b000000001c', 'Séance avant la fête', 'Une heure dehors, pour se connaître ; trente images.', 30000, 'event', 3),
  ('00000000-0000-4000-8000-0e00000001d0', '00000000-0000-4000-8000-0b000000001d', 'Reportage, huit heures', 'Des préparatifs au gâteau, environ 350 images développées.', 220000, 'event', 0),
  ('00000000-0000-4000-8000-0e00000001d1', '00000000-0000-4000-8000-0b000000001d', 'Journée entière, deux photographes', 'Douze heures, deux points de vue, environ 600 images.', 335000, 'event', 1),
  ('00000000-0000-4000-8000-0e00000001d2', '00000000-0000-4000-8000-0b000000001d', 'Film de sept minutes', 'Son direct des discours, musique sous licence, remis en six semaines.', 245000, 'event', 2),
  ('00000000-0000-4000-8000-0e00000001e0', '00000000-0000-4000-8000-0b000000001e', 'Soirée, de 19 h à 3 h', 'Dîner et danse, sonorisation pour 150 personnes, lumières, deux micros.', 130000, 'event', 0),
  ('00000000-0000-4000-8000-0e00000001e1', '00000000-0000-4000-8000-0b000000001e', 'Heure supplémentaire', 'Après 3 h, si la salle le permet.', 12500, 'hour', 1),
  ('00000000-0000-4000-8000-0e00000001e2', '00000000-0000-4000-8000-0b000000001e', 'Musique de cérémonie', 'Entrées, sorties et micro pour les lectures.', 33000, 'event', 2),
  ('00000000-0000-4000-8000-0e00000001e3', '00000000-0000-4000-8000-0b000000001e', 'Jeu de lumières sur la façade', 'Douze projecteurs sans fil, réglés à vos couleurs.', 30000, 'event', 3),
  ('00000000-0000-4000-8000-0e00000001f0', '00000000-0000-4000-8000-0b000000001f', 'Soirée, de 19 h à 3 h', 'Dîner et danse, sonorisation pour 150 personnes, lumières, deux micros.', 130000, 'event', 0),
  ('00000000-0000-4000-8000-0e00000001f1', '00000000-0000-4000-8000-0b000000001f', 'Heure supplémentaire', 'Après 3 h, si la salle le permet.', 12500, 'hour', 1),
  ('00000000-0000-4000-8000-0e00000001f2', '00000000-0000-4000-8000-0b000000001f', 'Musique de cérémonie', 'Entrées, sorties et micro pour les lectures.', 34000, 'event', 2),
  ('00000000-0000-4000-8000-0e00000001f3', '00000000-0000-4000-8000-0b000000001f', 'Jeu de lumières sur la façade', 'Douze projecteurs sans fil, réglés à vos couleurs.', 31000, 'event', 3),
  ('00000000-0000-4000-8000-0e0000000200', '00000000-0000-4000-8000-0b0000000020', 'Soirée, de 19 h à 3 h', 'Dîner et danse, sonorisation pour 150 personnes, lumières, deux micros.', 170000, 'event', 0),
  ('00000000-0000-4000-8000-0e0000000201', '00000000-0000-4000-8000-0b0000000020', 'Vin d’honneur en musique', 'Deux heures, système autonome pour le jardin.', 51000, 'event', 1),
  ('00000000-0000-4000-8000-0e0000000202', '00000000-0000-4000-8000-0b0000000020', 'Jeu de lumières sur la façade', 'Douze projecteurs sans fil, réglés à vos couleurs.', 39000, 'event', 2),
  ('00000000-0000-4000-8000-0e0000000210', '00000000-0000-4000-8000-0b0000000021', 'Soirée, de 19 h à 3 h', 'Dîner et danse, sonorisation pour 150 personnes, lumières, deux micros.', 130000, 'event', 0),
  ('00000000-0000-4000-8000-0e0000000211', '00000000-0000-4000-8000-0b0000000021', 'Musique de cérémonie', 'Entrées, sorties et micro pour les lectures.', 33000, 'event', 1),
  ('00000000-0000-4000-8000-0e0000000212', '00000000-0000-4000-8000-0b0000000021', 'Jeu de lumières sur la façade', 'Douze projecteurs sans fil, réglés à vos couleurs.', 30000, 'event', 2),
  ('00000000-0000-4000-8000-0e0000000220', '00000000-0000-4000-8000-0b0000000022', 'Soirée, de 19 h à 3 h', 'Dîner et danse, sonorisation pour 150 personnes, lumières, deux micros.', 115000, 'event', 0),
  ('00000000-0000-4000-8000-0e0000000221', '00000000-0000-4000-8000-0b0000000022', 'Musique de cérémonie', 'Entrées, sorties et micro pour les lectures.', 30000, 'event', 1),
  ('00000000-0000-4000-8000-0e0000000222', '00000000-0000-4000-8000-0b0000000022', 'Vin d’honneur en musique', 'Deux heures, système autonome pour le jardin.', 35000, 'event', 2),
  ('00000000-0000-4000-8000-0e0000000223', '00000000-0000-4000-8000-0b0000000022', 'Jeu de lumières sur la façade', 'Douze projecteurs sans fil, réglés à vos couleurs.', 27000, 'event', 3),
  ('00000000-0000-4000-8000-0e0000000230', '00000000-0000-4000-8000-0b0000000023', 'Soirée, de 19 h à 3 h', 'Dîner et danse, sonorisation pour 150 personnes, lumières, deux micros.', 140000, 'event', 0),
  ('00000000-0000-4000-8000-0e0000000231', '00000000-0000-4000-8000-0b0000000023', 'Heure supplémentaire', 'Après 3 h, si la salle le permet.', 13500, 'hour', 1),
  ('00000000-0000-4000-8000-0e0000000232', '00000000-0000-4000-8000-0b0000000023', 'Vin d’honneur en musique', 'Deux heures, système autonome pour le jardin.', 42000, 'event', 2),
  ('00000000-0000-4000-8000-0e0000000240', '00000000-0000-4000-8000-0b0000000024', 'Vin d’honneur, deux heures', 'Contrebasse, guitare et voix, sans amplification.', 78000, 'event', 0),
  ('00000000-0000-4000-8000-0e0000000241', '00000000-0000-4000-8000-0b0000000024', 'Cérémonie', 'Entrée, deux pièces, sortie ; répétition sur place.', 42000, 'event', 1),
  ('00000000-0000-4000-8000-0e0000000242', '00000000-0000-4000-8000-0b0000000024', 'Dîner en musique', 'Trois passages de trente minutes.', 62000, 'event', 2),
  ('00000000-0000-4000-8000-0e0000000250', '00000000-0000-4000-8000-0b0000000025', 'Soirée, de 19 h à 3 h', 'Dîner et danse, sonorisation pour 150 personnes, lumières, deux micros.', 115000, 'event', 0),
  ('00000000-0000-4000-8000-0e0000000251', '00000000-0000-4000-8000-0b0000000025', 'Heure supplémentaire', 'Après 3 h, si la salle le permet.', 11000, 'hour', 1),
  ('00000000-0000-4000-8000-0e0000000252', '00000000-0000-4000-8000-0b0000000025', 'Musique de cérémonie', 'Entrées, sorties et micro pour les lectures.', 29000, 'event', 2),
  ('00000000-0000-4000-8000-0e0000000253', '00000000-0000-4000-8000-0b0000000025', 'Jeu de lumières sur la façade', 'Douze projecteurs sans fil, réglés à vos couleurs.', 26000, 'event', 3),
  ('00000000-0000-4000-8000-0e0000000260', '00000000-0000-4000-8000-0b0000000026', 'Bouquet et quatre boutonnières', 'Fleurs de saison, rubans teints, essai de forme compris.', 24000, 'event', 0),
  ('00000000-0000-4000-8000-0e0000000261', '00000000-0000-4000-8000-0b0000000026', 'Arche de cérémonie', 'Deux mètres quarante, fleurs fraîches, montée et démontée.', 63000, 'event', 1),
  ('00000000-0000-4000-8000-0e0000000262', '00000000-0000-4000-8000-0b0000000026', 'Toute la journée en fleurs', 'Cérémonie, vin d’honneur, tables et gâteau.', 190000, 'event', 2),
  ('00000000-0000-4000-8000-0e0000000270', '00000000-0000-4000-8000-0b0000000027', 'Bouquet et quatre boutonnières', 'Fleurs de saison, rubans teints, essai de forme compris.', 27000, 'event', 0),
  ('00000000-0000-4000-8000-0e0000000271', '00000000-0000-4000-8000-0b0000000027', 'Arche de cérémonie', 'Deux mètres quarante, fleurs fraîches, montée et démontée.', 70000, 'event', 1),
  ('00000000-0000-4000-8000-0e0000000272', '00000000-0000-4000-8000-0b0000000027', 'Toute la journée en fleurs', 'Cérémonie, vin d’honneur, tables et gâteau.', 210000, 'event', 2),
  ('00000000-0000-4000-8000-0e0000000280', '00000000-0000-4000-8000-0b0000000028', 'Bouquet et quatre boutonnières', 'Fleurs de saison, rubans teints, essai de forme compris.', 41000, 'event', 0),
  ('00000000-0000-4000-8000-0e0000000281', '00000000-0000-4000-8000-0b0000000028', 'Arche de cérémonie', 'Deux mètres quarante, fleurs fraîches, montée et démontée.', 105000, 'event', 1),
  ('00000000-0000-4000-8000-0e0000000282', '00000000-0000-4000-8000-0b0000000028', 'Fleurs de table', 'Dix centres de table, vases prêtés.', 115000, 'event', 2),
  ('00000000-0000-4000-8000-0e0000000283', '00000000-0000-4000-8000-0b0000000028', 'Toute la journée en fleurs', 'Cérémonie, vin d’honneur, tables et gâteau.', 320000, 'event', 3),
  ('00000000-0000-4000-8000-0e0000000290', '00000000-0000-4000-8000-0b0000000029', 'Bouquet et quatre boutonnières', 'Fleurs de saison, rubans teints, essai de forme compris.', 17500, 'event', 0),
  ('00000000-0000-4000-8000-0e0000000291', '00000000-0000-4000-8000-0b0000000029', 'Arche de cérémonie', 'Deux mètres quarante, fleurs fraîches, montée et démontée.', 46000, 'event', 1),
  ('00000000-0000-4000-8000-0e0000000292', '00000000-0000-4000-8000-0b0000000029', 'Toute la journée en fleurs', 'Cérémonie, vin d’honneur, tables et gâteau.', 135000, 'event', 2),
  ('00000000-0000-4000-8000-0e0000000293', '00000000-0000-4000-8000-0b0000000029', 'Atelier de couronnes', 'Deux heures pour dix personnes, matériel fourni.', 29000, 'event', 3),
  ('00000000-0000-4000-8000-0e00000002a0', '00000000-0000-4000-8000-0b000000002a', 'Bouquet et quatre boutonnières', 'Fleurs de saison, rubans teints, essai de forme compris.', 20000, 'event', 0),
  ('00000000-0000-4000-8000-0e00000002a1', '00000000-0000-4000-8000-0b000000002a', 'Fleurs de table', 'Dix centres de table, vases prêtés.', 57000, 'event', 1),
  ('00000000-0000-4000-8000-0e00000002a2', '00000000-0000-4000-8000-0b000000002a', 'Toute la journée en fleurs', 'Cérémonie, vin d’honneur, tables et gâteau.', 155000, 'event', 2),
  ('00000000-0000-4000-8000-0e00000002b0', '00000000-0000-4000-8000-0b000000002b', 'Bouquet et quatre boutonnières', 'Fleurs de saison, rubans teints, essai de forme compris.', 25000, 'event', 0),
  ('00000000-0000-4000-8000-0e00000002b1', '00000000-0000-4000-8000-0b000000002b', 'Toute la journée en fleurs', 'Cérémonie, vin d’honneur, tables et gâteau.', 190000, 'event', 1),
  ('00000000-0000-4000-8000-0e00000002b2', '00000000-0000-4000-8000-0b000000002b', 'Atelier de couronnes', 'Deux heures pour dix personnes, matériel fourni.', 40000, 'event', 2),
  ('00000000-0000-4000-8000-0e00000002c0', '00000000-0000-4000-8000-0b000000002c', 'Bouquet et quatre boutonnières', 'Fleurs de saison, rubans teints, essai de forme compris.', 19500, 'event', 0),
  ('00000000-0000-4000-8000-0e00000002c1', '00000000-0000-4000-8000-0b000000002c', 'Arche de cérémonie', 'Deux mètres quarante, fleurs fraîches, montée et démontée.', 51000, 'event', 1),
  ('00000000-0000-4000-8000-0e00000002c2', '00000000-0000-4000-8000-0b000000002c', 'Fleurs de table', 'Dix centres de table, vases prêtés.', 56000, 'event', 2),
  ('00000000-0000-4000-8000-0e00000002d0', '00000000-0000-4000-8000-0b000000002d', 'Bouquet et quatre boutonnières', 'Fleurs de saison, rubans teints, essai de forme compris.', 25000, 'event', 0),
  ('00000000-0000-4000-8000-0e00000002d1', '00000000-0000-4000-8000-0b000000002d', 'Fleurs de table', 'Dix centres de table, vases prêtés.', 70000, 'event', 1),
  ('00000000-0000-4000-8000-0e00000002d2', '00000000-0000-4000-8000-0b000000002d', 'Toute la journée en fleurs', 'Cérémonie, vin d’honneur, tables et gâteau.', 190000, 'event', 2),
  ('00000000-0000-4000-8000-0e00000002d3', '00000000-0000-4000-8000-0b000000002d', 'Atelier de couronnes', 'Deux heures pour dix personnes, matériel fourni.', 40000, 'event', 3),
  ('00000000-0000-4000-8000-0e00000002e0', '00000000-0000-4000-8000-0b000000002e', 'Cent faire-part au plomb', 'Une couleur, papier de coton, enveloppes assorties.', 69000, 'event', 0),
  ('00000000-0000-4000-8000-0e00000002e1', '00000000-0000-4000-8000-0b000000002e', 'Menus et marque-places', 'Dans les encres du faire-part.', 550, 'guest', 1),
  ('00000000-0000-4000-8000-0e00000002e2', '00000000-0000-4000-8000-0b000000002e', 'Plan de table', 'Grand format, imprimé en une pièce.', 18000, 'event', 2),
  ('00000000-0000-4000-8000-0e00000002f0', '00000000-0000-4000-8000-0b000000002f', 'Décor de table, par personne', 'Nappe, vaisselle, verres, bougies et mise en place.', 1500, 'guest', 0),
  ('00000000-0000-4000-8000-0e00000002f1', '00000000-0000-4000-8000-0b000000002f', 'Décor complet du lieu', 'Dessin, location, montage et démontage.', 230000, 'event', 1),
  ('00000000-0000-4000-8000-0e00000002f2', '00000000-0000-4000-8000-0b000000002f', 'Lumières du jardin', 'Cent mètres de guirlandes, mâts et variateur.', 70000, 'event', 2),
  ('00000000-0000-4000-8000-0e0000000300', '00000000-0000-4000-8000-0b0000000030', 'Décor de table, par personne', 'Nappe, vaisselle, verres, bougies et mise en place.', 1600, 'guest', 0),
  ('00000000-0000-4000-8000-0e0000000301', '00000000-0000-4000-8000-0b0000000030', 'Décor complet du lieu', 'Dessin, location, montage et démontage.', 240000, 'event', 1),
  ('00000000-0000-4000-8000-0e0000000302', '00000000-0000-4000-8000-0b0000000030', 'Papeterie du jour', 'Menus, marque-places et plan de table pour cent personnes.', 46000, 'event', 2),
  ('00000000-0000-4000-8000-0e0000000303', '00000000-0000-4000-8000-0b0000000030', 'Coin salon', 'Deux canapés, six fauteuils, tapis et lampes.', 38000, 'day', 3),
  ('00000000-0000-4000-8000-0e0000000310', '00000000-0000-4000-8000-0b0000000031', 'Décor de table, par personne', 'Nappe, vaisselle, verres, bougies et mise en place.', 2700, 'guest', 0),
  ('00000000-0000-4000-8000-0e0000000311', '00000000-0000-4000-8000-0b0000000031', 'Décor complet du lieu', 'Dessin, location, montage et démontage.', 400000, 'event', 1),
  ('00000000-0000-4000-8000-0e0000000312', '00000000-0000-4000-8000-0b0000000031', 'Lumières du jardin', 'Cent mètres de guirlandes, mâts et variateur.', 125000, 'event', 2),
  ('00000000-0000-4000-8000-0e0000000313', '00000000-0000-4000-8000-0b0000000031', 'Coin salon', 'Deux canapés, six fauteuils, tapis et lampes.', 64000, 'day', 3),
  ('00000000-0000-4000-8000-0e0000000320', '00000000-0000-4000-8000-0b0000000032', 'Décor de table, par personne', 'Nappe, vaisselle, verres, bougies et mise en place.', 1200, 'guest', 0),
  ('00000000-0000-4000-8000-0e0000000321', '00000000-0000-4000-8000-0b0000000032', 'Décor complet du lieu', 'Dessin, location, montage et démontage.', 180000, 'event', 1),
  ('00000000-0000-4000-8000-0e0000000322', '00000000-0000-4000-8000-0b0000000032', 'Papeterie du jour', 'Menus, marque-places et plan de table pour cent personnes.', 35000, 'event', 2),
  ('00000000-0000-4000-8000-0e0000000323', '00000000-0000-4000-8000-0b0000000032', 'Coin salon', 'Deux canapés, six fauteuils, tapis et lampes.', 29000, 'day', 3),
  ('00000000-0000-4000-8000-0e0000000330', '00000000-0000-4000-8000-0b0000000033', 'Enveloppe calligraphiée', 'Encre au choix, adresse complète.', 320, 'guest', 0),
  ('00000000-0000-4000-8000-0e0000000331', '00000000-0000-4000-8000-0b0000000033', 'Marque-places', 'À la plume, sur papier de coton ou sur feuille.', 240, 'guest', 1),
  ('00000000-0000-4000-8000-0e0000000332', '00000000-0000-4000-8000-0b0000000033', 'Miroir de bienvenue', 'Prêté, écrit, livré et repris.', 21000, 'event', 2),
  ('00000000-0000-4000-8000-0e0000000340', '00000000-0000-4000-8000-0b0000000034', 'Décor de table, par personne', 'Nappe, vaisselle, verres, bougies et mise en place.', 1800, 'guest', 0),
  ('00000000-0000-4000-8000-0e0000000341', '00000000-0000-4000-8000-0b0000000034', 'Décor complet du lieu', 'Dessin, location, montage et démontage.', 270000, 'event', 1),
  ('00000000-0000-4000-8000-0e0000000342', '00000000-0000-4000-8000-0b0000000034', 'Lumières du jardin', 'Cent mètres de guirlandes, mâts et variateur.', 83000, 'event', 2),
  ('00000000-0000-4000-8000-0e0000000350', '00000000-0000-4000-8000-0b0000000035', 'Décor de table, par personne', 'Nappe, vaisselle, verres, bougies et mise en place.', 1100, 'guest', 0),
  ('00000000-0000-4000-8000-0e0000000351', '00000000-0000-4000-8000-0b0000000035', 'Papeterie du jour', 'Menus, marque-places et plan de table pour cent personnes.', 33000, 'event', 1),
  ('00000000-0000-4000-8000-0e0000000352', '00000000-0000-4000-8000-0b0000000035', 'Coin salon', 'Deux canapés, six fauteuils, tapis et lampes.', 27000, 'day', 2),
  ('00000000-0000-4000-8000-0e0000000360', '00000000-0000-4000-8000-0b0000000036', 'Coiffure et maquillage, avec essai', 'Une personne, essai d’une heure trente et jour même.', 30000, 'event', 0),
  ('00000000-0000-4000-8000-0e0000000361', '00000000-0000-4000-8000-0b0000000036', 'Coiffure d’une personne', 'Le matin de la fête, sur place.', 8000, 'event', 1),
  ('00000000-0000-4000-8000-0e0000000362', '00000000-0000-4000-8000-0b0000000036', 'Maquillage d’une personne', 'Le matin de la fête, sur place.', 7000, 'event', 2),
  ('00000000-0000-4000-8000-0e0000000363', '00000000-0000-4000-8000-0b0000000036', 'Présence jusqu’au dîner', 'Retouches avant les photos et avant l’entrée.', 5500, 'hour', 3),
  ('00000000-0000-4000-8000-0e0000000370', '00000000-0000-4000-8000-0b0000000037', 'Coiffure et maquillage, avec essai', 'Une personne, essai d’une heure trente et jour même.', 31000, 'event', 0),
  ('00000000-0000-4000-8000-0e0000000371', '00000000-0000-4000-8000-0b0000000037', 'Coiffure d’une personne', 'Le matin de la fête, sur place.', 8500, 'event', 1),
  ('00000000-0000-4000-8000-0e0000000372', '00000000-0000-4000-8000-0b0000000037', 'Maquillage d’une personne', 'Le matin de la fête, sur place.', 7500, 'event', 2),
  ('00000000-0000-4000-8000-0e0000000373', '00000000-0000-4000-8000-0b0000000037', 'Présence jusqu’au dîner', 'Retouches avant les photos et avant l’entrée.', 6000, 'hour', 3),
  ('00000000-0000-4000-8000-0e0000000380', '00000000-0000-4000-8000-0b0000000038', 'Coiffure et maquillage, avec essai', 'Une personne, essai d’une heure trente et jour même.', 44000, 'event', 0),
  ('00000000-0000-4000-8000-0e0000000381', '00000000-0000-4000-8000-0b0000000038', 'Coiffure d’une personne', 'Le matin de la fête, sur place.', 11500, 'event', 1),
  ('00000000-0000-4000-8000-0e0000000382', '00000000-0000-4000-8000-0b0000000038', 'Maquillage d’une personne', 'Le matin de la fête, sur place.', 10000, 'event', 2),
  ('00000000-0000-4000-8000-0e0000000383', '00000000-0000-4000-8000-0b0000000038', 'Présence jusqu’au dîner', 'Retouches avant les photos et avant l’entrée.', 8000, 'hour', 3),
  ('00000000-0000-4000-8000-0e0000000390', '00000000-0000-4000-8000-0b0000000039', 'Coiffure et maquillage, avec essai', 'Une personne, essai d’une heure trente et jour même.', 37000, 'event', 0),
  ('00000000-0000-4000-8000-0e0000000391', '00000000-0000-4000-8000-0b0000000039', 'Coiffure d’une personne', 'Le matin de la fête, sur place.', 9500, 'event', 1),
  ('00000000-0000-4000-8000-0e0000000392', '00000000-0000-4000-8000-0b0000000039', 'Maquillage d’une personne', 'Le matin de la fête, sur place.', 8500, 'event', 2),
  ('00000000-0000-4000-8000-0e0000000393', '00000000-0000-4000-8000-0b0000000039', 'Présence jusqu’au dîner', 'Retouches avant les photos et avant l’entrée.', 7000, 'hour', 3),
  ('00000000-0000-4000-8000-0e00000003a0', '00000000-0000-4000-8000-0b000000003a', 'Robe ou costume sur mesure', 'Trois essayages, patron personnel, une retouche offerte.', 190000, 'event', 0),
  ('00000000-0000-4000-8000-0e00000003a1', '00000000-0000-4000-8000-0b000000003a', 'Tenue d’enfant', 'Avec de quoi grandir de deux centimètres.', 24000, 'event', 1),
  ('00000000-0000-4000-8000-0e00000003a2', '00000000-0000-4000-8000-0b000000003a', 'Retouches', 'Sur une tenue achetée ailleurs.', 6000, 'hour', 2),
  ('00000000-0000-4000-8000-0e00000003b0', '00000000-0000-4000-8000-0b000000003b', 'Transformation d’une tenue de famille', 'Étude du tissu, deux essayages, restes rendus.', 78000, 'event', 0),
  ('00000000-0000-4000-8000-0e00000003b1', '00000000-0000-4000-8000-0b000000003b', 'Tenue sur mesure', 'Tissus français ou réemployés.', 220000, 'event', 1),
  ('00000000-0000-4000-8000-0e00000003b2', '00000000-0000-4000-8000-0b000000003b', 'Ceinture, gilet ou voile', 'Tirés d’un vêtement que vous aimez.', 19000, 'event', 2),
  ('00000000-0000-4000-8000-0e00000003c0', '00000000-0000-4000-8000-0b000000003c', 'Coiffure et maquillage, avec essai', 'Une personne, essai d’une heure trente et jour même.', 20000, 'event', 0),
  ('00000000-0000-4000-8000-0e00000003c1', '00000000-0000-4000-8000-0b000000003c', 'Coiffure d’une personne', 'Le matin de la fête, sur place.', 5500, 'event', 1),
  ('00000000-0000-4000-8000-0e00000003c2', '00000000-0000-4000-8000-0b000000003c', 'Maquillage d’une personne', 'Le matin de la fête, sur place.', 4500, 'event', 2),
  ('00000000-0000-4000-8000-0e00000003d0', '00000000-0000-4000-8000-0b000000003d', 'Demi-journée avec chauffeur', 'Quatre heures, 60 km, décoration sobre comprise.', 46000, 'event', 0),
  ('00000000-0000-4000-8000-0e00000003d1', '00000000-0000-4000-8000-0b000000003d', 'Journée avec chauffeur', 'Huit heures, 120 km.', 75000, 'day', 1),
  ('00000000-0000-4000-8000-0e00000003d2', '00000000-0000-4000-8000-0b000000003d', 'Heure supplémentaire', 'Après la durée convenue.', 8000, 'hour', 2),
  ('00000000-0000-4000-8000-0e00000003d3', '00000000-0000-4000-8000-0b000000003d', 'Retours de nuit', 'Rotations de 23 h à 4 h, dans un rayon de 30 km.', 59000, 'event', 3),
  ('00000000-0000-4000-8000-0e00000003e0', '00000000-0000-4000-8000-0b000000003e', 'Retours de nuit en minibus', 'Rotations de 23 h à 4 h, dans un rayon de 30 km.', 69000, 'event', 0),
  ('00000000-0000-4000-8000-0e00000003e1', '00000000-0000-4000-8000-0b000000003e', 'Autocar de 50 places', 'Avec chauffeur, de la mairie à la salle et retour.', 88000, 'day', 1),
  ('00000000-0000-4000-8000-0e00000003e2', '00000000-0000-4000-8000-0b000000003e', 'Transferts de la gare', 'Minibus de 8 places, panneau à vos noms.', 9500, 'hour', 2),
  ('00000000-0000-4000-8000-0e00000003f0', '00000000-0000-4000-8000-0b000000003f', 'Demi-journée avec chauffeur', 'Quatre heures, 60 km, décoration sobre comprise.', 40000, 'event', 0),
  ('00000000-0000-4000-8000-0e00000003f1', '00000000-0000-4000-8000-0b000000003f', 'Journée avec chauffeur', 'Huit heures, 120 km.', 66000, 'day', 1),
  ('00000000-0000-4000-8000-0e00000003f2', '00000000-0000-4000-8000-0b000000003f', 'Heure supplémentaire', 'Après la durée convenue.', 7000, 'hour', 2),
  ('00000000-0000-4000-8000-0e0000000400', '00000000-0000-4000-8000-0b0000000040', 'Demi-journée avec chauffeur', 'Quatre heures, 60 km, décoration sobre comprise.', 84000, 'event', 0),
  ('00000000-0000-4000-8000-0e0000000401', '00000000-0000-4000-8000-0b0000000040', 'Journée avec chauffeur', 'Huit heures, 120 km.', 140000, 'day', 1),
  ('00000000-0000-4000-8000-0e0000000402', '00000000-0000-4000-8000-0b0000000040', 'Heure supplémentaire', 'Après la durée convenue.', 15000, 'hour', 2),
  ('00000000-0000-4000-8000-0e0000000410', '00000000-0000-4000-8000-0b0000000041', 'Demi-journée avec chauffeur', 'Quatre heures, 60 km, décoration sobre comprise.', 62000, 'event', 0),
  ('00000000-0000-4000-8000-0e0000000411', '00000000-0000-4000-8000-0b0000000041', 'Journée avec chauffeur', 'Huit heures, 120 km.', 100000, 'day', 1),
  ('00000000-0000-4000-8000-0e0000000412', '00000000-0000-4000-8000-0b0000000041', 'Heure supplémentaire', 'Après la durée convenue.', 11000, 'hour', 2),
  ('00000000-0000-4000-8000-0e0000000413', '00000000-0000-4000-8000-0b0000000041', 'Retours de nuit', 'Rotations de 23 h à 4 h, dans un rayon de 30 km.', 80000, 'event', 3),
  ('00000000-0000-4000-8000-0e0000000420', '00000000-0000-4000-8000-0b0000000042', 'Cortège à vélo', 'Vingt vélos pavoisés, deux personnes pour ouvrir la route.', 42000, 'event', 0),
  ('00000000-0000-4000-8000-0e0000000421', '00000000-0000-4000-8000-0b0000000042', 'Triporteur fleuri', 'Deux passagers, conduite comprise.', 16000, 'event', 1),
  ('00000000-0000-4000-8000-0e0000000422', '00000000-0000-4000-8000-0b0000000042', 'Vélo supplémentaire', 'Toutes tailles, sièges d’enfant.', 1200, 'guest', 2),
  ('00000000-0000-4000-8000-0e0000000430', '00000000-0000-4000-8000-0b0000000043', 'Magie pendant le vin d’honneur', 'Deux heures, deux magiciens, parmi vos invités.', 64000, 'event', 0),
  ('00000000-0000-4000-8000-0e0000000431', '00000000-0000-4000-8000-0b0000000043', 'Numéro de fin de dîner', 'Vingt minutes, sans estrade.', 48000, 'event', 1),
  ('00000000-0000-4000-8000-0e0000000432', '00000000-0000-4000-8000-0b0000000043', 'Soirée d’entreprise', 'Magie de proximité et atelier.', 125000, 'day', 2),
  ('00000000-0000-4000-8000-0e0000000440', '00000000-0000-4000-8000-0b0000000044', 'Après-midi et soirée, dix enfants', 'Deux animatrices, de 16 h à 23 h, goûter compris.', 56000, 'event', 0),
  ('00000000-0000-4000-8000-0e0000000441', '00000000-0000-4000-8000-0b0000000044', 'Enfant supplémentaire', 'De 3 à 12 ans.', 2800, 'guest', 1),
  ('00000000-0000-4000-8000-0e0000000442', '00000000-0000-4000-8000-0b0000000044', 'Coin sieste', 'Matelas, veilleuses et quelqu’un qui veille.', 9000, 'event', 2),
  ('00000000-0000-4000-8000-0e0000000450', '00000000-0000-4000-8000-0b0000000045', 'Cabine pour la soirée', 'Six heures, tirages à volonté, livre d’or.', 52000, 'event', 0),
  ('00000000-0000-4000-8000-0e0000000451', '00000000-0000-4000-8000-0b0000000045', 'Heure supplémentaire', 'Tant que l’on fait la queue.', 7000, 'hour', 1),
  ('00000000-0000-4000-8000-0e0000000452', '00000000-0000-4000-8000-0b0000000045', 'Fond peint à vos couleurs', 'Sur toile, à garder.', 14000, 'event', 2),
  ('00000000-0000-4000-8000-0e0000000460', '00000000-0000-4000-8000-0b0000000046', 'Feu doré, sept minutes', 'Déclarations, tir et nettoyage compris.', 140000, 'event', 0),
  ('00000000-0000-4000-8000-0e0000000461', '00000000-0000-4000-8000-0b0000000046', 'Allée de flammes', 'Vingt flambeaux, allumés et surveillés.', 42000, 'event', 1),
  ('00000000-0000-4000-8000-0e0000000462', '00000000-0000-4000-8000-0b0000000046', 'Grand feu, douze minutes', 'Pour les parcs de plus de deux hectares.', 260000, 'event', 2),
  ('00000000-0000-4000-8000-0e0000000470', '00000000-0000-4000-8000-0b0000000047', 'Sortie de mairie et cortège', 'Onze cuivres, une heure.', 72000, 'event', 0),
  ('00000000-0000-4000-8000-0e0000000471', '00000000-0000-4000-8000-0b0000000047', 'Vin d’honneur', 'Trois passages de vingt-cinq minutes.', 98000, 'event', 1),
  ('00000000-0000-4000-8000-0e0000000472', '00000000-0000-4000-8000-0b0000000047', 'Ouverture du bal', 'Arrivée surprise, trois morceaux.', 42000, 'event', 2),
  ('00000000-0000-4000-8000-0e0000000480', '00000000-0000-4000-8000-0b0000000048', 'Deux heures de portraits', 'Une trentaine d’invités, papier et encre compris.', 46000, 'event', 0),
  ('00000000-0000-4000-8000-0e0000000481', '00000000-0000-4000-8000-0b0000000048', 'Soirée, quatre heures', 'Une soixantaine de portraits et l’album des copies.', 82000, 'event', 1),
  ('00000000-0000-4000-8000-0e0000000482', '00000000-0000-4000-8000-0b0000000048', 'Heure supplémentaire', 'Si la file est longue.', 19000, 'hour', 2),
  ('00000000-0000-4000-8000-0e0000000490', '00000000-0000-4000-8000-0b0000000049', 'Votre histoire, écrite et contée', 'Entretien, texte à garder, quinze minutes de conte.', 54000, 'event', 0),
  ('00000000-0000-4000-8000-0e0000000491', '00000000-0000-4000-8000-0b0000000049', 'Contes du coucher', 'Quarante minutes pour les enfants.', 24000, 'event', 1),
  ('00000000-0000-4000-8000-0e0000000492', '00000000-0000-4000-8000-0b0000000049', 'Veillée', 'Une heure, en fin de dîner ou autour d’un feu.', 38000, 'event', 2),
  ('00000000-0000-4000-8000-0e00000004a0', '00000000-0000-4000-8000-0b000000004a', 'Vin d’honneur animé', 'Deux heures, parmi vos invités.', 44000, 'event', 0),
  ('00000000-0000-4000-8000-0e00000004a1', '00000000-0000-4000-8000-0b000000004a', 'Soirée entière', 'De 17 h à minuit, avec deux pauses.', 85000, 'event', 1),
  ('00000000-0000-4000-8000-0e00000004a2', '00000000-0000-4000-8000-0b000000004a', 'Heure supplémentaire', 'À décider sur le moment.', 10000, 'hour', 2),
  ('00000000-0000-4000-8000-0e00000004a3', '00000000-0000-4000-8000-0b000000004a', 'Journée d’entreprise', 'Animation par équipes, pour 20 à 80 personnes.', 97000, 'day', 3),
  ('00000000-0000-4000-8000-0e00000004b0', '00000000-0000-4000-8000-0b000000004b', 'Coordination du jour même', 'Reprise du dossier un mois avant, deux personnes sur place.', 105000, 'event', 0),
  ('00000000-0000-4000-8000-0e00000004b1', '00000000-0000-4000-8000-0b000000004b', 'Organisation complète', 'Budget, recherche des prestataires, suivi et coordination.', 290000, 'event', 1),
  ('00000000-0000-4000-8000-0e00000004b2', '00000000-0000-4000-8000-0b000000004b', 'Cérémonie laïque', 'Entretiens, écriture, répétition et présence.', 86000, 'event', 2),
  ('00000000-0000-4000-8000-0e00000004c0', '00000000-0000-4000-8000-0b000000004c', 'Coordination du jour même', 'Reprise du dossier un mois avant, deux personnes sur place.', 210000, 'event', 0),
  ('00000000-0000-4000-8000-0e00000004c1', '00000000-0000-4000-8000-0b000000004c', 'Organisation complète', 'Budget, recherche des prestataires, suivi et coordination.', 590000, 'event', 1),
  ('00000000-0000-4000-8000-0e00000004c2', '00000000-0000-4000-8000-0b000000004c', 'Cérémonie laïque', 'Entretiens, écriture, répétition et présence.', 175000, 'event', 2),
  ('00000000-0000-4000-8000-0e00000004c3', '00000000-0000-4000-8000-0b000000004c', 'Séminaire clés en main', 'Lieu, transport, ateliers et dîner, jusqu’à 80 personnes.', 245000, 'day', 3),
  ('00000000-0000-4000-8000-0e00000004d0', '00000000-0000-4000-8000-0b000000004d', 'Cérémonie laïque', 'Trois entretiens, écriture, répétition et présence.', 98000, 'event', 0),
  ('00000000-0000-4000-8000-0e00000004d1', '00000000-0000-4000-8000-0b000000004d', 'Cérémonie en deux langues', 'Français et anglais, sans tout dire deux fois.', 115000, 'event', 1),
  ('00000000-0000-4000-8000-0e00000004d2', '00000000-0000-4000-8000-0b000000004d', 'Aide à l’écriture des vœux', 'Une heure chacun, en secret l’un de l’autre.', 14000, 'event', 2),
  ('00000000-0000-4000-8000-0e00000004e0', '00000000-0000-4000-8000-0b000000004e', 'Cérémonie laïque', 'Deux entretiens, écriture à plusieurs voix, présence.', 89000, 'event', 0),
  ('00000000-0000-4000-8000-0e00000004e1', '00000000-0000-4000-8000-0b000000004e', 'Parrainage', 'Une demi-heure, au jardin ou à la maison.', 42000, 'event', 1),
  ('00000000-0000-4000-8000-0e00000004e2', '00000000-0000-4000-8000-0b000000004e', 'Lecture accompagnée', 'Pour les proches qui ont peur de parler.', 12000, 'event', 2),
  ('00000000-0000-4000-8000-0e00000004f0', '00000000-0000-4000-8000-0b000000004f', 'Coordination du jour même', 'Reprise du dossier un mois avant, deux personnes sur place.', 175000, 'event', 0),
  ('00000000-0000-4000-8000-0e00000004f1', '00000000-0000-4000-8000-0b000000004f', 'Organisation complète', 'Budget, recherche des prestataires, suivi et coordination.', 485000, 'event', 1),
  ('00000000-0000-4000-8000-0e00000004f2', '00000000-0000-4000-8000-0b000000004f', 'Séminaire clés en main', 'Lieu, transport, ateliers et dîner, jusqu’à 80 personnes.', 200000, 'day', 2),
  ('00000000-0000-4000-8000-0e0000000500', '00000000-0000-4000-8000-0b0000000050', 'Coordination du jour même', 'Reprise du dossier un mois avant, deux personnes sur place.', 135000, 'event', 0),
  ('00000000-0000-4000-8000-0e0000000501', '00000000-0000-4000-8000-0b0000000050', 'Organisation complète', 'Budget, recherche des prestataires, suivi et coordination.', 385000, 'event', 1),
  ('00000000-0000-4000-8000-0e0000000502', '00000000-0000-4000-8000-0b0000000050', 'Cérémonie laïque', 'Entretiens, écriture, répétition et présence.', 115000, 'event', 2),
  ('00000000-0000-4000-8000-0e0000000503', '00000000-0000-4000-8000-0b0000000050', 'Deux heures de conseil', 'Relecture de votre budget, de vos devis et de votre horaire.', 15500, 'event', 3)
on conflict do nothing;

insert into public.partner_photos (partner_id, path, alt, width, height, position) values
  ('00000000-0000-4000-8000-0b0000000001', '00000000-0000-4000-8000-0b0000000001/00000000-0000-4000-8000-0f0000010101.webp', 'Un carnet ouvert, des fleurs et une plume', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b0000000001', '00000000-0000-4000-8000-0b0000000001/00000000-0000-4000-8000-0f0000010110.webp', 'Une longue table dressée sous les guirlandes', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b0000000001', '00000000-0000-4000-8000-0b0000000001/00000000-0000-4000-8000-0f0000010109.webp', 'Des chaises devant une arche, au jardin', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b0000000001', '00000000-0000-4000-8000-0b0000000001/00000000-0000-4000-8000-0f0000010117.webp', 'Des lampions au-dessus d’une table de fête', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b0000000002', '00000000-0000-4000-8000-0b0000000002/00000000-0000-4000-8000-0f0000020001.webp', 'La façade au bout de l’allée, entre les arbres', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b0000000002', '00000000-0000-4000-8000-0b0000000002/00000000-0000-4000-8000-0f0000020013.webp', 'Des lampions au-dessus d’une table de fête', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b0000000002', '00000000-0000-4000-8000-0b0000000002/00000000-0000-4000-8000-0f0000020012.webp', 'Une longue table dressée sous les guirlandes', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b0000000002', '00000000-0000-4000-8000-0b0000000002/00000000-0000-4000-8000-0f0000020121.webp', 'Une table dressée, vue d’en haut', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b0000000003', '00000000-0000-4000-8000-0b0000000003/00000000-0000-4000-8000-0f0000030002.webp', 'La grange, grandes portes ouvertes sur le pré', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b0000000003', '00000000-0000-4000-8000-0b0000000003/00000000-0000-4000-8000-0f0000030013.webp', 'Des lampions au-dessus d’une table de fête', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b0000000003', '00000000-0000-4000-8000-0b0000000003/00000000-0000-4000-8000-0f0000030011.webp', 'La façade au bout de l’allée, entre les arbres', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b0000000003', '00000000-0000-4000-8000-0b0000000003/00000000-0000-4000-8000-0f0000030012.webp', 'Une longue table dressée sous les guirlandes', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b0000000004', '00000000-0000-4000-8000-0b0000000004/00000000-0000-4000-8000-0f0000040003.webp', 'Le château et ses deux tours, au-dessus de la pelouse', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b0000000004', '00000000-0000-4000-8000-0b0000000004/00000000-0000-4000-8000-0f0000040012.webp', 'Une longue table dressée sous les guirlandes', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b0000000004', '00000000-0000-4000-8000-0b0000000004/00000000-0000-4000-8000-0f0000040011.webp', 'La façade au bout de l’allée, entre les arbres', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b0000000004', '00000000-0000-4000-8000-0b0000000004/00000000-0000-4000-8000-0f0000040013.webp', 'Des lampions au-dessus d’une table de fête', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b0000000005', '00000000-0000-4000-8000-0b0000000005/00000000-0000-4000-8000-0f0000050004.webp', 'La serre éclairée, ouverte sur le jardin', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b0000000005', '00000000-0000-4000-8000-0b0000000005/00000000-0000-4000-8000-0f0000050011.webp', 'La façade au bout de l’allée, entre les arbres', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b0000000005', '00000000-0000-4000-8000-0b0000000005/00000000-0000-4000-8000-0f0000050013.webp', 'Des lampions au-dessus d’une table de fête', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b0000000005', '00000000-0000-4000-8000-0b0000000005/00000000-0000-4000-8000-0f0000050012.webp', 'Une longue table dressée sous les guirlandes', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b0000000006', '00000000-0000-4000-8000-0b0000000006/00000000-0000-4000-8000-0f0000060005.webp', 'Une longue table dressée sous les guirlandes', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b0000000006', '00000000-0000-4000-8000-0b0000000006/00000000-0000-4000-8000-0f0000060013.webp', 'Des lampions au-dessus d’une table de fête', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b0000000006', '00000000-0000-4000-8000-0b0000000006/00000000-0000-4000-8000-0f0000060011.webp', 'La façade au bout de l’allée, entre les arbres', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b0000000006', '00000000-0000-4000-8000-0b0000000006/00000000-0000-4000-8000-0f0000060122.webp', 'Une table dressée, vue d’en haut', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b0000000007', '00000000-0000-4000-8000-0b0000000007/00000000-0000-4000-8000-0f0000070006.webp', 'L’ancienne filature, ses briques et ses verrières', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b0000000007', '00000000-0000-4000-8000-0b0000000007/00000000-0000-4000-8000-0f0000070011.webp', 'La façade au bout de l’allée, entre les arbres', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b0000000007', '00000000-0000-4000-8000-0b0000000007/00000000-0000-4000-8000-0f0000070012.webp', 'Une longue table dressée sous les guirlandes', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b0000000007', '00000000-0000-4000-8000-0b0000000007/00000000-0000-4000-8000-0f0000070013.webp', 'Des lampions au-dessus d’une table de fête', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b0000000008', '00000000-0000-4000-8000-0b0000000008/00000000-0000-4000-8000-0f0000080007.webp', 'La façade au bout de l’allée, entre les arbres', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b0000000008', '00000000-0000-4000-8000-0b0000000008/00000000-0000-4000-8000-0f0000080013.webp', 'Des lampions au-dessus d’une table de fête', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b0000000008', '00000000-0000-4000-8000-0b0000000008/00000000-0000-4000-8000-0f0000080012.webp', 'Une longue table dressée sous les guirlandes', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b0000000008', '00000000-0000-4000-8000-0b0000000008/00000000-0000-4000-8000-0f0000080116.webp', 'Une fenêtre ouverte sur le jardin, un vase sur l’appui', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b0000000009', '00000000-0000-4000-8000-0b0000000009/00000000-0000-4000-8000-0f0000090008.webp', 'La serre éclairée, ouverte sur le jardin', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b0000000009', '00000000-0000-4000-8000-0b0000000009/00000000-0000-4000-8000-0f0000090011.webp', 'La façade au bout de l’allée, entre les arbres', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b0000000009', '00000000-0000-4000-8000-0b0000000009/00000000-0000-4000-8000-0f0000090013.webp', 'Des lampions au-dessus d’une table de fête', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b0000000009', '00000000-0000-4000-8000-0b0000000009/00000000-0000-4000-8000-0f0000090012.webp', 'Une longue table dressée sous les guirlandes', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b000000000a', '00000000-0000-4000-8000-0b000000000a/00000000-0000-4000-8000-0f00000a0009.webp', 'La grange, grandes portes ouvertes sur le pré', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b000000000a', '00000000-0000-4000-8000-0b000000000a/00000000-0000-4000-8000-0f00000a0012.webp', 'Une longue table dressée sous les guirlandes', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b000000000a', '00000000-0000-4000-8000-0b000000000a/00000000-0000-4000-8000-0f00000a0013.webp', 'Des lampions au-dessus d’une table de fête', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b000000000a', '00000000-0000-4000-8000-0b000000000a/00000000-0000-4000-8000-0f00000a0011.webp', 'La façade au bout de l’allée, entre les arbres', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b000000000b', '00000000-0000-4000-8000-0b000000000b/00000000-0000-4000-8000-0f00000b0010.webp', 'La grange, grandes portes ouvertes sur le pré', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b000000000b', '00000000-0000-4000-8000-0b000000000b/00000000-0000-4000-8000-0f00000b0011.webp', 'La façade au bout de l’allée, entre les arbres', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b000000000b', '00000000-0000-4000-8000-0b000000000b/00000000-0000-4000-8000-0f00000b0013.webp', 'Des lampions au-dessus d’une table de fête', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b000000000b', '00000000-0000-4000-8000-0b000000000b/00000000-0000-4000-8000-0f00000b0012.webp', 'Une longue table dressée sous les guirlandes', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b000000000c', '00000000-0000-4000-8000-0b000000000c/00000000-0000-4000-8000-0f00000c0014.webp', 'Un buffet dressé, bouteilles, cloches et fruits', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b000000000c', '00000000-0000-4000-8000-0b000000000c/00000000-0000-4000-8000-0f00000c0024.webp', 'Une table dressée, vue d’en haut', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b000000000c', '00000000-0000-4000-8000-0b000000000c/00000000-0000-4000-8000-0f00000c0025.webp', 'Une longue table dressée sous les guirlandes', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b000000000c', '00000000-0000-4000-8000-0b000000000c/00000000-0000-4000-8000-0f00000c0114.webp', 'Deux coupes levées devant le jardin', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b000000000d', '00000000-0000-4000-8000-0b000000000d/00000000-0000-4000-8000-0f00000d0015.webp', 'Une table dressée, vue d’en haut', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b000000000d', '00000000-0000-4000-8000-0b000000000d/00000000-0000-4000-8000-0f00000d0023.webp', 'Un buffet dressé, bouteilles, cloches et fruits', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b000000000d', '00000000-0000-4000-8000-0b000000000d/00000000-0000-4000-8000-0f00000d0025.webp', 'Une longue table dressée sous les guirlandes', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b000000000d', '00000000-0000-4000-8000-0b000000000d/00000000-0000-4000-8000-0f00000d0115.webp', 'Une fenêtre ouverte sur le jardin, un vase sur l’appui', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b000000000e', '00000000-0000-4000-8000-0b000000000e/00000000-0000-4000-8000-0f00000e0016.webp', 'Un buffet dressé, bouteilles, cloches et fruits', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b000000000e', '00000000-0000-4000-8000-0b000000000e/00000000-0000-4000-8000-0f00000e0024.webp', 'Une table dressée, vue d’en haut', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b000000000e', '00000000-0000-4000-8000-0b000000000e/00000000-0000-4000-8000-0f00000e0025.webp', 'Une longue table dressée sous les guirlandes', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b000000000e', '00000000-0000-4000-8000-0b000000000e/00000000-0000-4000-8000-0f00000e0117.webp', 'Des lampions au-dessus d’une table de fête', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b000000000f', '00000000-0000-4000-8000-0b000000000f/00000000-0000-4000-8000-0f00000f0017.webp', 'Une table dressée, vue d’en haut', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b000000000f', '00000000-0000-4000-8000-0b000000000f/00000000-0000-4000-8000-0f00000f0023.webp', 'Un buffet dressé, bouteilles, cloches et fruits', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b000000000f', '00000000-0000-4000-8000-0b000000000f/00000000-0000-4000-8000-0f00000f0025.webp', 'Une longue table dressée sous les guirlandes', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b000000000f', '00000000-0000-4000-8000-0b000000000f/00000000-0000-4000-8000-0f00000f0113.webp', 'Deux coupes levées devant le jardin', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b0000000010', '00000000-0000-4000-8000-0b0000000010/00000000-0000-4000-8000-0f0000100018.webp', 'Un buffet dressé, bouteilles, cloches et fruits', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b0000000010', '00000000-0000-4000-8000-0b0000000010/00000000-0000-4000-8000-0f0000100024.webp', 'Une table dressée, vue d’en haut', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b0000000010', '00000000-0000-4000-8000-0b0000000010/00000000-0000-4000-8000-0f0000100025.webp', 'Une longue table dressée sous les guirlandes', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b0000000010', '00000000-0000-4000-8000-0b0000000010/00000000-0000-4000-8000-0f0000100113.webp', 'Deux coupes levées devant le jardin', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b0000000011', '00000000-0000-4000-8000-0b0000000011/00000000-0000-4000-8000-0f0000110019.webp', 'Un brasero allumé, à la tombée du jour', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b0000000011', '00000000-0000-4000-8000-0b0000000011/00000000-0000-4000-8000-0f0000110116.webp', 'Une fenêtre ouverte sur le jardin, un vase sur l’appui', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b0000000011', '00000000-0000-4000-8000-0b0000000011/00000000-0000-4000-8000-0f0000110120.webp', 'Une arche fleurie dans le jardin', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b0000000011', '00000000-0000-4000-8000-0b0000000011/00000000-0000-4000-8000-0f0000110122.webp', 'Une table dressée, vue d’en haut', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b0000000012', '00000000-0000-4000-8000-0b0000000012/00000000-0000-4000-8000-0f0000120020.webp', 'Un buffet dressé, bouteilles, cloches et fruits', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b0000000012', '00000000-0000-4000-8000-0b0000000012/00000000-0000-4000-8000-0f0000120025.webp', 'Une longue table dressée sous les guirlandes', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b0000000012', '00000000-0000-4000-8000-0b0000000012/00000000-0000-4000-8000-0f0000120024.webp', 'Une table dressée, vue d’en haut', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b0000000012', '00000000-0000-4000-8000-0b0000000012/00000000-0000-4000-8000-0f0000120116.webp', 'Une fenêtre ouverte sur le jardin, un vase sur l’appui', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b0000000013', '00000000-0000-4000-8000-0b0000000013/00000000-0000-4000-8000-0f0000130021.webp', 'Un gâteau à étages, décoré de fleurs fraîches', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b0000000013', '00000000-0000-4000-8000-0b0000000013/00000000-0000-4000-8000-0f0000130117.webp', 'Des lampions au-dessus d’une table de fête', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b0000000013', '00000000-0000-4000-8000-0b0000000013/00000000-0000-4000-8000-0f0000130122.webp', 'Une table dressée, vue d’en haut', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b0000000013', '00000000-0000-4000-8000-0b0000000013/00000000-0000-4000-8000-0f0000130120.webp', 'Une arche fleurie dans le jardin', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b0000000014', '00000000-0000-4000-8000-0b0000000014/00000000-0000-4000-8000-0f0000140022.webp', 'Un buffet dressé, bouteilles, cloches et fruits', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b0000000014', '00000000-0000-4000-8000-0b0000000014/00000000-0000-4000-8000-0f0000140025.webp', 'Une longue table dressée sous les guirlandes', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b0000000014', '00000000-0000-4000-8000-0b0000000014/00000000-0000-4000-8000-0f0000140024.webp', 'Une table dressée, vue d’en haut', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b0000000014', '00000000-0000-4000-8000-0b0000000014/00000000-0000-4000-8000-0f0000140113.webp', 'Deux coupes levées devant le jardin', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b0000000015', '00000000-0000-4000-8000-0b0000000015/00000000-0000-4000-8000-0f0000150026.webp', 'Trois tirages d’une même journée, posés sur une table', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b0000000015', '00000000-0000-4000-8000-0b0000000015/00000000-0000-4000-8000-0f0000150036.webp', 'Un appareil sur son trépied, face au paysage', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b0000000015', '00000000-0000-4000-8000-0b0000000015/00000000-0000-4000-8000-0f0000150037.webp', 'Des portraits suspendus à un fil', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b0000000015', '00000000-0000-4000-8000-0b0000000015/00000000-0000-4000-8000-0f0000150115.webp', 'Une fenêtre ouverte sur le jardin, un vase sur l’appui', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b0000000016', '00000000-0000-4000-8000-0b0000000016/00000000-0000-4000-8000-0f0000160027.webp', 'Un appareil sur son trépied, face au paysage', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b0000000016', '00000000-0000-4000-8000-0b0000000016/00000000-0000-4000-8000-0f0000160035.webp', 'Trois tirages d’une même journée, posés sur une table', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b0000000016', '00000000-0000-4000-8000-0b0000000016/00000000-0000-4000-8000-0f0000160037.webp', 'Des portraits suspendus à un fil', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b0000000016', '00000000-0000-4000-8000-0b0000000016/00000000-0000-4000-8000-0f0000160111.webp', 'Une longue table dressée sous les guirlandes', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b0000000017', '00000000-0000-4000-8000-0b0000000017/00000000-0000-4000-8000-0f0000170028.webp', 'Des portraits suspendus à un fil', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b0000000017', '00000000-0000-4000-8000-0b0000000017/00000000-0000-4000-8000-0f0000170112.webp', 'Une longue table dressée sous les guirlandes', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b0000000017', '00000000-0000-4000-8000-0b0000000017/00000000-0000-4000-8000-0f0000170115.webp', 'Une fenêtre ouverte sur le jardin, un vase sur l’appui', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b0000000017', '00000000-0000-4000-8000-0b0000000017/00000000-0000-4000-8000-0f0000170114.webp', 'Deux coupes levées devant le jardin', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b0000000018', '00000000-0000-4000-8000-0b0000000018/00000000-0000-4000-8000-0f0000180029.webp', 'Un appareil sur son trépied, face au paysage', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b0000000018', '00000000-0000-4000-8000-0b0000000018/00000000-0000-4000-8000-0f0000180115.webp', 'Une fenêtre ouverte sur le jardin, un vase sur l’appui', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b0000000018', '00000000-0000-4000-8000-0b0000000018/00000000-0000-4000-8000-0f0000180114.webp', 'Deux coupes levées devant le jardin', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b0000000018', '00000000-0000-4000-8000-0b0000000018/00000000-0000-4000-8000-0f0000180119.webp', 'Une arche fleurie dans le jardin', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b0000000019', '00000000-0000-4000-8000-0b0000000019/00000000-0000-4000-8000-0f0000190030.webp', 'Trois tirages d’une même journée, posés sur une table', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b0000000019', '00000000-0000-4000-8000-0b0000000019/00000000-0000-4000-8000-0f0000190037.webp', 'Des portraits suspendus à un fil', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b0000000019', '00000000-0000-4000-8000-0b0000000019/00000000-0000-4000-8000-0f0000190036.webp', 'Un appareil sur son trépied, face au paysage', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b0000000019', '00000000-0000-4000-8000-0b0000000019/00000000-0000-4000-8000-0f0000190115.webp', 'Une fenêtre ouverte sur le jardin, un vase sur l’appui', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b000000001a', '00000000-0000-4000-8000-0b000000001a/00000000-0000-4000-8000-0f00001a0031.webp', 'Un appareil sur son trépied, face au paysage', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b000000001a', '00000000-0000-4000-8000-0b000000001a/00000000-0000-4000-8000-0f00001a0035.webp', 'Trois tirages d’une même journée, posés sur une table', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b000000001a', '00000000-0000-4000-8000-0b000000001a/00000000-0000-4000-8000-0f00001a0037.webp', 'Des portraits suspendus à un fil', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b000000001a', '00000000-0000-4000-8000-0b000000001a/00000000-0000-4000-8000-0f00001a0117.webp', 'Des lampions au-dessus d’une table de fête', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b000000001b', '00000000-0000-4000-8000-0b000000001b/00000000-0000-4000-8000-0f00001b0032.webp', 'Trois tirages d’une même journée, posés sur une table', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b000000001b', '00000000-0000-4000-8000-0b000000001b/00000000-0000-4000-8000-0f00001b0037.webp', 'Des portraits suspendus à un fil', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b000000001b', '00000000-0000-4000-8000-0b000000001b/00000000-0000-4000-8000-0f00001b0036.webp', 'Un appareil sur son trépied, face au paysage', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b000000001b', '00000000-0000-4000-8000-0b000000001b/00000000-0000-4000-8000-0f00001b0121.webp', 'Une table dressée, vue d’en haut', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b000000001c', '00000000-0000-4000-8000-0b000000001c/00000000-0000-4000-8000-0f00001c0033.webp', 'Un appareil sur son trépied, face au paysage', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b000000001c', '00000000-0000-4000-8000-0b000000001c/00000000-0000-4000-8000-0f00001c0037.webp', 'Des portraits suspendus à un fil', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b000000001c', '00000000-0000-4000-8000-0b000000001c/00000000-0000-4000-8000-0f00001c0035.webp', 'Trois tirages d’une même journée, posés sur une table', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b000000001c', '00000000-0000-4000-8000-0b000000001c/00000000-0000-4000-8000-0f00001c0115.webp', 'Une fenêtre ouverte sur le jardin, un vase sur l’appui', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b000000001d', '00000000-0000-4000-8000-0b000000001d/00000000-0000-4000-8000-0f00001d0034.webp', 'Un appareil sur son trépied, face au paysage', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b000000001d', '00000000-0000-4000-8000-0b000000001d/00000000-0000-4000-8000-0f00001d0121.webp', 'Une table dressée, vue d’en haut', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b000000001d', '00000000-0000-4000-8000-0b000000001d/00000000-0000-4000-8000-0f00001d0115.webp', 'Une fenêtre ouverte sur le jardin, un vase sur l’appui', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b000000001d', '00000000-0000-4000-8000-0b000000001d/00000000-0000-4000-8000-0f00001d0111.webp', 'Une longue table dressée sous les guirlandes', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b000000001e', '00000000-0000-4000-8000-0b000000001e/00000000-0000-4000-8000-0f00001e0038.webp', 'Une platine et ses disques', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b000000001e', '00000000-0000-4000-8000-0b000000001e/00000000-0000-4000-8000-0f00001e0048.webp', 'Des lampions au-dessus d’une table de fête', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b000000001e', '00000000-0000-4000-8000-0b000000001e/00000000-0000-4000-8000-0f00001e0047.webp', 'Une boule à facettes au-dessus de la piste', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b000000001e', '00000000-0000-4000-8000-0b000000001e/00000000-0000-4000-8000-0f00001e0121.webp', 'Une table dressée, vue d’en haut', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b000000001f', '00000000-0000-4000-8000-0b000000001f/00000000-0000-4000-8000-0f00001f0039.webp', 'Une boule à facettes au-dessus de la piste', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b000000001f', '00000000-0000-4000-8000-0b000000001f/00000000-0000-4000-8000-0f00001f0046.webp', 'Une platine et ses disques', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b000000001f', '00000000-0000-4000-8000-0b000000001f/00000000-0000-4000-8000-0f00001f0048.webp', 'Des lampions au-dessus d’une table de fête', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b000000001f', '00000000-0000-4000-8000-0b000000001f/00000000-0000-4000-8000-0f00001f0111.webp', 'Une longue table dressée sous les guirlandes', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b0000000020', '00000000-0000-4000-8000-0b0000000020/00000000-0000-4000-8000-0f0000200040.webp', 'Une platine et ses disques', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b0000000020', '00000000-0000-4000-8000-0b0000000020/00000000-0000-4000-8000-0f0000200047.webp', 'Une boule à facettes au-dessus de la piste', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b0000000020', '00000000-0000-4000-8000-0b0000000020/00000000-0000-4000-8000-0f0000200048.webp', 'Des lampions au-dessus d’une table de fête', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b0000000020', '00000000-0000-4000-8000-0b0000000020/00000000-0000-4000-8000-0f0000200119.webp', 'Une arche fleurie dans le jardin', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b0000000021', '00000000-0000-4000-8000-0b0000000021/00000000-0000-4000-8000-0f0000210041.webp', 'Une boule à facettes au-dessus de la piste', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b0000000021', '00000000-0000-4000-8000-0b0000000021/00000000-0000-4000-8000-0f0000210046.webp', 'Une platine et ses disques', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b0000000021', '00000000-0000-4000-8000-0b0000000021/00000000-0000-4000-8000-0f0000210048.webp', 'Des lampions au-dessus d’une table de fête', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b0000000021', '00000000-0000-4000-8000-0b0000000021/00000000-0000-4000-8000-0f0000210111.webp', 'Une longue table dressée sous les guirlandes', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b0000000022', '00000000-0000-4000-8000-0b0000000022/00000000-0000-4000-8000-0f0000220042.webp', 'Une platine et ses disques', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b0000000022', '00000000-0000-4000-8000-0b0000000022/00000000-0000-4000-8000-0f0000220048.webp', 'Des lampions au-dessus d’une table de fête', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b0000000022', '00000000-0000-4000-8000-0b0000000022/00000000-0000-4000-8000-0f0000220047.webp', 'Une boule à facettes au-dessus de la piste', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b0000000022', '00000000-0000-4000-8000-0b0000000022/00000000-0000-4000-8000-0f0000220113.webp', 'Deux coupes levées devant le jardin', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b0000000023', '00000000-0000-4000-8000-0b0000000023/00000000-0000-4000-8000-0f0000230043.webp', 'Une contrebasse et une guitare, sous les lampions', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b0000000023', '00000000-0000-4000-8000-0b0000000023/00000000-0000-4000-8000-0f0000230114.webp', 'Deux coupes levées devant le jardin', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b0000000023', '00000000-0000-4000-8000-0b0000000023/00000000-0000-4000-8000-0f0000230119.webp', 'Une arche fleurie dans le jardin', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b0000000023', '00000000-0000-4000-8000-0b0000000023/00000000-0000-4000-8000-0f0000230117.webp', 'Des lampions au-dessus d’une table de fête', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b0000000024', '00000000-0000-4000-8000-0b0000000024/00000000-0000-4000-8000-0f0000240044.webp', 'Une contrebasse et une guitare, sous les lampions', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b0000000024', '00000000-0000-4000-8000-0b0000000024/00000000-0000-4000-8000-0f0000240119.webp', 'Une arche fleurie dans le jardin', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b0000000024', '00000000-0000-4000-8000-0b0000000024/00000000-0000-4000-8000-0f0000240114.webp', 'Deux coupes levées devant le jardin', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b0000000024', '00000000-0000-4000-8000-0b0000000024/00000000-0000-4000-8000-0f0000240111.webp', 'Une longue table dressée sous les guirlandes', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b0000000025', '00000000-0000-4000-8000-0b0000000025/00000000-0000-4000-8000-0f0000250045.webp', 'Une boule à facettes au-dessus de la piste', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b0000000025', '00000000-0000-4000-8000-0b0000000025/00000000-0000-4000-8000-0f0000250048.webp', 'Des lampions au-dessus d’une table de fête', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b0000000025', '00000000-0000-4000-8000-0b0000000025/00000000-0000-4000-8000-0f0000250046.webp', 'Une platine et ses disques', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b0000000025', '00000000-0000-4000-8000-0b0000000025/00000000-0000-4000-8000-0f0000250121.webp', 'Une table dressée, vue d’en haut', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b0000000026', '00000000-0000-4000-8000-0b0000000026/00000000-0000-4000-8000-0f0000260049.webp', 'Un grand bouquet de saison dans son vase', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b0000000026', '00000000-0000-4000-8000-0b0000000026/00000000-0000-4000-8000-0f0000260059.webp', 'Une table dressée, vue d’en haut', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b0000000026', '00000000-0000-4000-8000-0b0000000026/00000000-0000-4000-8000-0f0000260058.webp', 'Une arche fleurie dans le jardin', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b0000000026', '00000000-0000-4000-8000-0b0000000026/00000000-0000-4000-8000-0f0000260118.webp', 'Des lampions au-dessus d’une table de fête', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b0000000027', '00000000-0000-4000-8000-0b0000000027/00000000-0000-4000-8000-0f0000270050.webp', 'Une arche fleurie dans le jardin', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b0000000027', '00000000-0000-4000-8000-0b0000000027/00000000-0000-4000-8000-0f0000270059.webp', 'Une table dressée, vue d’en haut', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b0000000027', '00000000-0000-4000-8000-0b0000000027/00000000-0000-4000-8000-0f0000270057.webp', 'Un grand bouquet de saison dans son vase', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b0000000027', '00000000-0000-4000-8000-0b0000000027/00000000-0000-4000-8000-0f0000270115.webp', 'Une fenêtre ouverte sur le jardin, un vase sur l’appui', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b0000000028', '00000000-0000-4000-8000-0b0000000028/00000000-0000-4000-8000-0f0000280051.webp', 'Un grand bouquet de saison dans son vase', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b0000000028', '00000000-0000-4000-8000-0b0000000028/00000000-0000-4000-8000-0f0000280058.webp', 'Une arche fleurie dans le jardin', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b0000000028', '00000000-0000-4000-8000-0b0000000028/00000000-0000-4000-8000-0f0000280059.webp', 'Une table dressée, vue d’en haut', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b0000000028', '00000000-0000-4000-8000-0b0000000028/00000000-0000-4000-8000-0f0000280118.webp', 'Des lampions au-dessus d’une table de fête', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b0000000029', '00000000-0000-4000-8000-0b0000000029/00000000-0000-4000-8000-0f0000290052.webp', 'Une arche fleurie dans le jardin', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b0000000029', '00000000-0000-4000-8000-0b0000000029/00000000-0000-4000-8000-0f0000290057.webp', 'Un grand bouquet de saison dans son vase', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b0000000029', '00000000-0000-4000-8000-0b0000000029/00000000-0000-4000-8000-0f0000290059.webp', 'Une table dressée, vue d’en haut', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b0000000029', '00000000-0000-4000-8000-0b0000000029/00000000-0000-4000-8000-0f0000290112.webp', 'Une longue table dressée sous les guirlandes', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b000000002a', '00000000-0000-4000-8000-0b000000002a/00000000-0000-4000-8000-0f00002a0053.webp', 'Un grand bouquet de saison dans son vase', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b000000002a', '00000000-0000-4000-8000-0b000000002a/00000000-0000-4000-8000-0f00002a0059.webp', 'Une table dressée, vue d’en haut', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b000000002a', '00000000-0000-4000-8000-0b000000002a/00000000-0000-4000-8000-0f00002a0058.webp', 'Une arche fleurie dans le jardin', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b000000002a', '00000000-0000-4000-8000-0b000000002a/00000000-0000-4000-8000-0f00002a0118.webp', 'Des lampions au-dessus d’une table de fête', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b000000002b', '00000000-0000-4000-8000-0b000000002b/00000000-0000-4000-8000-0f00002b0054.webp', 'Une arche fleurie dans le jardin', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b000000002b', '00000000-0000-4000-8000-0b000000002b/00000000-0000-4000-8000-0f00002b0059.webp', 'Une table dressée, vue d’en haut', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b000000002b', '00000000-0000-4000-8000-0b000000002b/00000000-0000-4000-8000-0f00002b0057.webp', 'Un grand bouquet de saison dans son vase', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b000000002b', '00000000-0000-4000-8000-0b000000002b/00000000-0000-4000-8000-0f00002b0117.webp', 'Des lampions au-dessus d’une table de fête', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b000000002c', '00000000-0000-4000-8000-0b000000002c/00000000-0000-4000-8000-0f00002c0055.webp', 'Un grand bouquet de saison dans son vase', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b000000002c', '00000000-0000-4000-8000-0b000000002c/00000000-0000-4000-8000-0f00002c0058.webp', 'Une arche fleurie dans le jardin', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b000000002c', '00000000-0000-4000-8000-0b000000002c/00000000-0000-4000-8000-0f00002c0059.webp', 'Une table dressée, vue d’en haut', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b000000002c', '00000000-0000-4000-8000-0b000000002c/00000000-0000-4000-8000-0f00002c0116.webp', 'Une fenêtre ouverte sur le jardin, un vase sur l’appui', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b000000002d', '00000000-0000-4000-8000-0b000000002d/00000000-0000-4000-8000-0f00002d0056.webp', 'Une arche fleurie dans le jardin', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b000000002d', '00000000-0000-4000-8000-0b000000002d/00000000-0000-4000-8000-0f00002d0057.webp', 'Un grand bouquet de saison dans son vase', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b000000002d', '00000000-0000-4000-8000-0b000000002d/00000000-0000-4000-8000-0f00002d0059.webp', 'Une table dressée, vue d’en haut', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b000000002d', '00000000-0000-4000-8000-0b000000002d/00000000-0000-4000-8000-0f00002d0114.webp', 'Deux coupes levées devant le jardin', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b000000002e', '00000000-0000-4000-8000-0b000000002e/00000000-0000-4000-8000-0f00002e0060.webp', 'Faire-part, enveloppes et rubans sur une table', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b000000002e', '00000000-0000-4000-8000-0b000000002e/00000000-0000-4000-8000-0f00002e0117.webp', 'Des lampions au-dessus d’une table de fête', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b000000002e', '00000000-0000-4000-8000-0b000000002e/00000000-0000-4000-8000-0f00002e0111.webp', 'Une longue table dressée sous les guirlandes', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b000000002e', '00000000-0000-4000-8000-0b000000002e/00000000-0000-4000-8000-0f00002e0114.webp', 'Deux coupes levées devant le jardin', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b000000002f', '00000000-0000-4000-8000-0b000000002f/00000000-0000-4000-8000-0f00002f0061.webp', 'Une table dressée, vue d’en haut', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b000000002f', '00000000-0000-4000-8000-0b000000002f/00000000-0000-4000-8000-0f00002f0068.webp', 'Des lampions au-dessus d’une table de fête', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b000000002f', '00000000-0000-4000-8000-0b000000002f/00000000-0000-4000-8000-0f00002f0070.webp', 'Une longue table dressée sous les guirlandes', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b000000002f', '00000000-0000-4000-8000-0b000000002f/00000000-0000-4000-8000-0f00002f0116.webp', 'Une fenêtre ouverte sur le jardin, un vase sur l’appui', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b0000000030', '00000000-0000-4000-8000-0b0000000030/00000000-0000-4000-8000-0f0000300062.webp', 'Des lampions au-dessus d’une table de fête', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b0000000030', '00000000-0000-4000-8000-0b0000000030/00000000-0000-4000-8000-0f0000300119.webp', 'Une arche fleurie dans le jardin', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b0000000030', '00000000-0000-4000-8000-0b0000000030/00000000-0000-4000-8000-0f0000300115.webp', 'Une fenêtre ouverte sur le jardin, un vase sur l’appui', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b0000000030', '00000000-0000-4000-8000-0b0000000030/00000000-0000-4000-8000-0f0000300122.webp', 'Une table dressée, vue d’en haut', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b0000000031', '00000000-0000-4000-8000-0b0000000031/00000000-0000-4000-8000-0f0000310063.webp', 'Une table dressée, vue d’en haut', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b0000000031', '00000000-0000-4000-8000-0b0000000031/00000000-0000-4000-8000-0f0000310070.webp', 'Une longue table dressée sous les guirlandes', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b0000000031', '00000000-0000-4000-8000-0b0000000031/00000000-0000-4000-8000-0f0000310068.webp', 'Des lampions au-dessus d’une table de fête', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b0000000031', '00000000-0000-4000-8000-0b0000000031/00000000-0000-4000-8000-0f0000310120.webp', 'Une arche fleurie dans le jardin', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b0000000032', '00000000-0000-4000-8000-0b0000000032/00000000-0000-4000-8000-0f0000320064.webp', 'Des lampions au-dessus d’une table de fête', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b0000000032', '00000000-0000-4000-8000-0b0000000032/00000000-0000-4000-8000-0f0000320122.webp', 'Une table dressée, vue d’en haut', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b0000000032', '00000000-0000-4000-8000-0b0000000032/00000000-0000-4000-8000-0f0000320119.webp', 'Une arche fleurie dans le jardin', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b0000000032', '00000000-0000-4000-8000-0b0000000032/00000000-0000-4000-8000-0f0000320112.webp', 'Une longue table dressée sous les guirlandes', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b0000000033', '00000000-0000-4000-8000-0b0000000033/00000000-0000-4000-8000-0f0000330065.webp', 'Faire-part, enveloppes et rubans sur une table', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b0000000033', '00000000-0000-4000-8000-0b0000000033/00000000-0000-4000-8000-0f0000330119.webp', 'Une arche fleurie dans le jardin', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b0000000033', '00000000-0000-4000-8000-0b0000000033/00000000-0000-4000-8000-0f0000330118.webp', 'Des lampions au-dessus d’une table de fête', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b0000000033', '00000000-0000-4000-8000-0b0000000033/00000000-0000-4000-8000-0f0000330111.webp', 'Une longue table dressée sous les guirlandes', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b0000000034', '00000000-0000-4000-8000-0b0000000034/00000000-0000-4000-8000-0f0000340066.webp', 'Des lampions au-dessus d’une table de fête', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b0000000034', '00000000-0000-4000-8000-0b0000000034/00000000-0000-4000-8000-0f0000340069.webp', 'Une table dressée, vue d’en haut', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b0000000034', '00000000-0000-4000-8000-0b0000000034/00000000-0000-4000-8000-0f0000340070.webp', 'Une longue table dressée sous les guirlandes', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b0000000034', '00000000-0000-4000-8000-0b0000000034/00000000-0000-4000-8000-0f0000340119.webp', 'Une arche fleurie dans le jardin', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b0000000035', '00000000-0000-4000-8000-0b0000000035/00000000-0000-4000-8000-0f0000350067.webp', 'Une table dressée, vue d’en haut', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b0000000035', '00000000-0000-4000-8000-0b0000000035/00000000-0000-4000-8000-0f0000350070.webp', 'Une longue table dressée sous les guirlandes', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b0000000035', '00000000-0000-4000-8000-0b0000000035/00000000-0000-4000-8000-0f0000350068.webp', 'Des lampions au-dessus d’une table de fête', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b0000000035', '00000000-0000-4000-8000-0b0000000035/00000000-0000-4000-8000-0f0000350116.webp', 'Une fenêtre ouverte sur le jardin, un vase sur l’appui', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b0000000036', '00000000-0000-4000-8000-0b0000000036/00000000-0000-4000-8000-0f0000360071.webp', 'Un miroir, des brosses et un bouquet sur une coiffeuse', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b0000000036', '00000000-0000-4000-8000-0b0000000036/00000000-0000-4000-8000-0f0000360080.webp', 'Une tenue de fête suspendue près de la fenêtre', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b0000000036', '00000000-0000-4000-8000-0b0000000036/00000000-0000-4000-8000-0f0000360079.webp', 'Une fenêtre ouverte sur le jardin, un vase sur l’appui', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b0000000036', '00000000-0000-4000-8000-0b0000000036/00000000-0000-4000-8000-0f0000360119.webp', 'Une arche fleurie dans le jardin', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b0000000037', '00000000-0000-4000-8000-0b0000000037/00000000-0000-4000-8000-0f0000370072.webp', 'Une fenêtre ouverte sur le jardin, un vase sur l’appui', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b0000000037', '00000000-0000-4000-8000-0b0000000037/00000000-0000-4000-8000-0f0000370078.webp', 'Un miroir, des brosses et un bouquet sur une coiffeuse', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b0000000037', '00000000-0000-4000-8000-0b0000000037/00000000-0000-4000-8000-0f0000370080.webp', 'Une tenue de fête suspendue près de la fenêtre', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b0000000037', '00000000-0000-4000-8000-0b0000000037/00000000-0000-4000-8000-0f0000370113.webp', 'Deux coupes levées devant le jardin', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b0000000038', '00000000-0000-4000-8000-0b0000000038/00000000-0000-4000-8000-0f0000380073.webp', 'Un miroir, des brosses et un bouquet sur une coiffeuse', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b0000000038', '00000000-0000-4000-8000-0b0000000038/00000000-0000-4000-8000-0f0000380079.webp', 'Une fenêtre ouverte sur le jardin, un vase sur l’appui', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b0000000038', '00000000-0000-4000-8000-0b0000000038/00000000-0000-4000-8000-0f0000380080.webp', 'Une tenue de fête suspendue près de la fenêtre', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b0000000038', '00000000-0000-4000-8000-0b0000000038/00000000-0000-4000-8000-0f0000380117.webp', 'Des lampions au-dessus d’une table de fête', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b0000000039', '00000000-0000-4000-8000-0b0000000039/00000000-0000-4000-8000-0f0000390074.webp', 'Une fenêtre ouverte sur le jardin, un vase sur l’appui', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b0000000039', '00000000-0000-4000-8000-0b0000000039/00000000-0000-4000-8000-0f0000390080.webp', 'Une tenue de fête suspendue près de la fenêtre', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b0000000039', '00000000-0000-4000-8000-0b0000000039/00000000-0000-4000-8000-0f0000390078.webp', 'Un miroir, des brosses et un bouquet sur une coiffeuse', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b0000000039', '00000000-0000-4000-8000-0b0000000039/00000000-0000-4000-8000-0f0000390114.webp', 'Deux coupes levées devant le jardin', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b000000003a', '00000000-0000-4000-8000-0b000000003a/00000000-0000-4000-8000-0f00003a0075.webp', 'Une tenue de fête suspendue près de la fenêtre', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b000000003a', '00000000-0000-4000-8000-0b000000003a/00000000-0000-4000-8000-0f00003a0117.webp', 'Des lampions au-dessus d’une table de fête', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b000000003a', '00000000-0000-4000-8000-0b000000003a/00000000-0000-4000-8000-0f00003a0114.webp', 'Deux coupes levées devant le jardin', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b000000003a', '00000000-0000-4000-8000-0b000000003a/00000000-0000-4000-8000-0f00003a0119.webp', 'Une arche fleurie dans le jardin', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b000000003b', '00000000-0000-4000-8000-0b000000003b/00000000-0000-4000-8000-0f00003b0076.webp', 'Une tenue de fête suspendue près de la fenêtre', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b000000003b', '00000000-0000-4000-8000-0b000000003b/00000000-0000-4000-8000-0f00003b0113.webp', 'Deux coupes levées devant le jardin', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b000000003b', '00000000-0000-4000-8000-0b000000003b/00000000-0000-4000-8000-0f00003b0116.webp', 'Une fenêtre ouverte sur le jardin, un vase sur l’appui', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b000000003b', '00000000-0000-4000-8000-0b000000003b/00000000-0000-4000-8000-0f00003b0112.webp', 'Une longue table dressée sous les guirlandes', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b000000003c', '00000000-0000-4000-8000-0b000000003c/00000000-0000-4000-8000-0f00003c0077.webp', 'Un miroir, des brosses et un bouquet sur une coiffeuse', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b000000003c', '00000000-0000-4000-8000-0b000000003c/00000000-0000-4000-8000-0f00003c0079.webp', 'Une fenêtre ouverte sur le jardin, un vase sur l’appui', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b000000003c', '00000000-0000-4000-8000-0b000000003c/00000000-0000-4000-8000-0f00003c0080.webp', 'Une tenue de fête suspendue près de la fenêtre', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b000000003c', '00000000-0000-4000-8000-0b000000003c/00000000-0000-4000-8000-0f00003c0111.webp', 'Une longue table dressée sous les guirlandes', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b000000003d', '00000000-0000-4000-8000-0b000000003d/00000000-0000-4000-8000-0f00003d0081.webp', 'Une voiture ancienne, ruban au capot', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b000000003d', '00000000-0000-4000-8000-0b000000003d/00000000-0000-4000-8000-0f00003d0088.webp', 'La façade au bout de l’allée, entre les arbres', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b000000003d', '00000000-0000-4000-8000-0b000000003d/00000000-0000-4000-8000-0f00003d0089.webp', 'Deux coupes levées devant le jardin', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b000000003d', '00000000-0000-4000-8000-0b000000003d/00000000-0000-4000-8000-0f00003d0116.webp', 'Une fenêtre ouverte sur le jardin, un vase sur l’appui', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b000000003e', '00000000-0000-4000-8000-0b000000003e/00000000-0000-4000-8000-0f00003e0082.webp', 'Un autobus au bord des vignes', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b000000003e', '00000000-0000-4000-8000-0b000000003e/00000000-0000-4000-8000-0f00003e0115.webp', 'Une fenêtre ouverte sur le jardin, un vase sur l’appui', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b000000003e', '00000000-0000-4000-8000-0b000000003e/00000000-0000-4000-8000-0f00003e0113.webp', 'Deux coupes levées devant le jardin', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b000000003e', '00000000-0000-4000-8000-0b000000003e/00000000-0000-4000-8000-0f00003e0120.webp', 'Une arche fleurie dans le jardin', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b000000003f', '00000000-0000-4000-8000-0b000000003f/00000000-0000-4000-8000-0f00003f0083.webp', 'Une calèche devant le parc', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b000000003f', '00000000-0000-4000-8000-0b000000003f/00000000-0000-4000-8000-0f00003f0119.webp', 'Une arche fleurie dans le jardin', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b000000003f', '00000000-0000-4000-8000-0b000000003f/00000000-0000-4000-8000-0f00003f0113.webp', 'Deux coupes levées devant le jardin', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b000000003f', '00000000-0000-4000-8000-0b000000003f/00000000-0000-4000-8000-0f00003f0122.webp', 'Une table dressée, vue d’en haut', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b0000000040', '00000000-0000-4000-8000-0b0000000040/00000000-0000-4000-8000-0f0000400084.webp', 'Un autobus au bord des vignes', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b0000000040', '00000000-0000-4000-8000-0b0000000040/00000000-0000-4000-8000-0f0000400122.webp', 'Une table dressée, vue d’en haut', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b0000000040', '00000000-0000-4000-8000-0b0000000040/00000000-0000-4000-8000-0f0000400111.webp', 'Une longue table dressée sous les guirlandes', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b0000000040', '00000000-0000-4000-8000-0b0000000040/00000000-0000-4000-8000-0f0000400113.webp', 'Deux coupes levées devant le jardin', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b0000000041', '00000000-0000-4000-8000-0b0000000041/00000000-0000-4000-8000-0f0000410085.webp', 'Une voiture ancienne, ruban au capot', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b0000000041', '00000000-0000-4000-8000-0b0000000041/00000000-0000-4000-8000-0f0000410089.webp', 'Deux coupes levées devant le jardin', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b0000000041', '00000000-0000-4000-8000-0b0000000041/00000000-0000-4000-8000-0f0000410088.webp', 'La façade au bout de l’allée, entre les arbres', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b0000000041', '00000000-0000-4000-8000-0b0000000041/00000000-0000-4000-8000-0f0000410122.webp', 'Une table dressée, vue d’en haut', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b0000000042', '00000000-0000-4000-8000-0b0000000042/00000000-0000-4000-8000-0f0000420086.webp', 'Un vélo et son panier de fleurs', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b0000000042', '00000000-0000-4000-8000-0b0000000042/00000000-0000-4000-8000-0f0000420118.webp', 'Des lampions au-dessus d’une table de fête', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b0000000042', '00000000-0000-4000-8000-0b0000000042/00000000-0000-4000-8000-0f0000420116.webp', 'Une fenêtre ouverte sur le jardin, un vase sur l’appui', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b0000000042', '00000000-0000-4000-8000-0b0000000042/00000000-0000-4000-8000-0f0000420111.webp', 'Une longue table dressée sous les guirlandes', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b0000000043', '00000000-0000-4000-8000-0b0000000043/00000000-0000-4000-8000-0f0000430090.webp', 'Un éventail de cartes et un chapeau', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b0000000043', '00000000-0000-4000-8000-0b0000000043/00000000-0000-4000-8000-0f0000430122.webp', 'Une table dressée, vue d’en haut', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b0000000043', '00000000-0000-4000-8000-0b0000000043/00000000-0000-4000-8000-0f0000430120.webp', 'Une arche fleurie dans le jardin', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b0000000043', '00000000-0000-4000-8000-0b0000000043/00000000-0000-4000-8000-0f0000430118.webp', 'Des lampions au-dessus d’une table de fête', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b0000000044', '00000000-0000-4000-8000-0b0000000044/00000000-0000-4000-8000-0f0000440091.webp', 'Des ballons et des fanions dans un jardin', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b0000000044', '00000000-0000-4000-8000-0b0000000044/00000000-0000-4000-8000-0f0000440118.webp', 'Des lampions au-dessus d’une table de fête', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b0000000044', '00000000-0000-4000-8000-0b0000000044/00000000-0000-4000-8000-0f0000440114.webp', 'Deux coupes levées devant le jardin', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b0000000044', '00000000-0000-4000-8000-0b0000000044/00000000-0000-4000-8000-0f0000440119.webp', 'Une arche fleurie dans le jardin', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b0000000045', '00000000-0000-4000-8000-0b0000000045/00000000-0000-4000-8000-0f0000450092.webp', 'Des portraits suspendus à un fil', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b0000000045', '00000000-0000-4000-8000-0b0000000045/00000000-0000-4000-8000-0f0000450114.webp', 'Deux coupes levées devant le jardin', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b0000000045', '00000000-0000-4000-8000-0b0000000045/00000000-0000-4000-8000-0f0000450115.webp', 'Une fenêtre ouverte sur le jardin, un vase sur l’appui', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b0000000045', '00000000-0000-4000-8000-0b0000000045/00000000-0000-4000-8000-0f0000450111.webp', 'Une longue table dressée sous les guirlandes', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b0000000046', '00000000-0000-4000-8000-0b0000000046/00000000-0000-4000-8000-0f0000460093.webp', 'Des feux dorés au-dessus des arbres', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b0000000046', '00000000-0000-4000-8000-0b0000000046/00000000-0000-4000-8000-0f0000460122.webp', 'Une table dressée, vue d’en haut', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b0000000046', '00000000-0000-4000-8000-0b0000000046/00000000-0000-4000-8000-0f0000460112.webp', 'Une longue table dressée sous les guirlandes', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b0000000046', '00000000-0000-4000-8000-0b0000000046/00000000-0000-4000-8000-0f0000460119.webp', 'Une arche fleurie dans le jardin', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b0000000047', '00000000-0000-4000-8000-0b0000000047/00000000-0000-4000-8000-0f0000470094.webp', 'Une trompette et des rubans, un jour de fête', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b0000000047', '00000000-0000-4000-8000-0b0000000047/00000000-0000-4000-8000-0f0000470117.webp', 'Des lampions au-dessus d’une table de fête', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b0000000047', '00000000-0000-4000-8000-0b0000000047/00000000-0000-4000-8000-0f0000470121.webp', 'Une table dressée, vue d’en haut', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b0000000047', '00000000-0000-4000-8000-0b0000000047/00000000-0000-4000-8000-0f0000470116.webp', 'Une fenêtre ouverte sur le jardin, un vase sur l’appui', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b0000000048', '00000000-0000-4000-8000-0b0000000048/00000000-0000-4000-8000-0f0000480095.webp', 'Un portrait à l’encre sur son chevalet', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b0000000048', '00000000-0000-4000-8000-0b0000000048/00000000-0000-4000-8000-0f0000480117.webp', 'Des lampions au-dessus d’une table de fête', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b0000000048', '00000000-0000-4000-8000-0b0000000048/00000000-0000-4000-8000-0f0000480122.webp', 'Une table dressée, vue d’en haut', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b0000000048', '00000000-0000-4000-8000-0b0000000048/00000000-0000-4000-8000-0f0000480113.webp', 'Deux coupes levées devant le jardin', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b0000000049', '00000000-0000-4000-8000-0b0000000049/00000000-0000-4000-8000-0f0000490096.webp', 'Un livre ouvert et une bougie, à la veillée', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b0000000049', '00000000-0000-4000-8000-0b0000000049/00000000-0000-4000-8000-0f0000490114.webp', 'Deux coupes levées devant le jardin', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b0000000049', '00000000-0000-4000-8000-0b0000000049/00000000-0000-4000-8000-0f0000490115.webp', 'Une fenêtre ouverte sur le jardin, un vase sur l’appui', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b0000000049', '00000000-0000-4000-8000-0b0000000049/00000000-0000-4000-8000-0f0000490120.webp', 'Une arche fleurie dans le jardin', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b000000004a', '00000000-0000-4000-8000-0b000000004a/00000000-0000-4000-8000-0f00004a0097.webp', 'Des ballons et des fanions dans un jardin', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b000000004a', '00000000-0000-4000-8000-0b000000004a/00000000-0000-4000-8000-0f00004a0115.webp', 'Une fenêtre ouverte sur le jardin, un vase sur l’appui', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b000000004a', '00000000-0000-4000-8000-0b000000004a/00000000-0000-4000-8000-0f00004a0122.webp', 'Une table dressée, vue d’en haut', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b000000004a', '00000000-0000-4000-8000-0b000000004a/00000000-0000-4000-8000-0f00004a0117.webp', 'Des lampions au-dessus d’une table de fête', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b000000004b', '00000000-0000-4000-8000-0b000000004b/00000000-0000-4000-8000-0f00004b0102.webp', 'Des chaises devant une arche, au jardin', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b000000004b', '00000000-0000-4000-8000-0b000000004b/00000000-0000-4000-8000-0f00004b0108.webp', 'Un carnet ouvert, des fleurs et une plume', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b000000004b', '00000000-0000-4000-8000-0b000000004b/00000000-0000-4000-8000-0f00004b0110.webp', 'Une longue table dressée sous les guirlandes', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b000000004b', '00000000-0000-4000-8000-0b000000004b/00000000-0000-4000-8000-0f00004b0113.webp', 'Deux coupes levées devant le jardin', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b000000004c', '00000000-0000-4000-8000-0b000000004c/00000000-0000-4000-8000-0f00004c0103.webp', 'Un carnet ouvert, des fleurs et une plume', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b000000004c', '00000000-0000-4000-8000-0b000000004c/00000000-0000-4000-8000-0f00004c0109.webp', 'Des chaises devant une arche, au jardin', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b000000004c', '00000000-0000-4000-8000-0b000000004c/00000000-0000-4000-8000-0f00004c0110.webp', 'Une longue table dressée sous les guirlandes', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b000000004c', '00000000-0000-4000-8000-0b000000004c/00000000-0000-4000-8000-0f00004c0117.webp', 'Des lampions au-dessus d’une table de fête', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b000000004d', '00000000-0000-4000-8000-0b000000004d/00000000-0000-4000-8000-0f00004d0104.webp', 'Des chaises devant une arche, au jardin', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b000000004d', '00000000-0000-4000-8000-0b000000004d/00000000-0000-4000-8000-0f00004d0113.webp', 'Deux coupes levées devant le jardin', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b000000004d', '00000000-0000-4000-8000-0b000000004d/00000000-0000-4000-8000-0f00004d0115.webp', 'Une fenêtre ouverte sur le jardin, un vase sur l’appui', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b000000004d', '00000000-0000-4000-8000-0b000000004d/00000000-0000-4000-8000-0f00004d0120.webp', 'Une arche fleurie dans le jardin', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b000000004e', '00000000-0000-4000-8000-0b000000004e/00000000-0000-4000-8000-0f00004e0105.webp', 'Des chaises devant une arche, au jardin', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b000000004e', '00000000-0000-4000-8000-0b000000004e/00000000-0000-4000-8000-0f00004e0111.webp', 'Une longue table dressée sous les guirlandes', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b000000004e', '00000000-0000-4000-8000-0b000000004e/00000000-0000-4000-8000-0f00004e0116.webp', 'Une fenêtre ouverte sur le jardin, un vase sur l’appui', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b000000004e', '00000000-0000-4000-8000-0b000000004e/00000000-0000-4000-8000-0f00004e0118.webp', 'Des lampions au-dessus d’une table de fête', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b000000004f', '00000000-0000-4000-8000-0b000000004f/00000000-0000-4000-8000-0f00004f0106.webp', 'L’ancienne filature, ses briques et ses verrières', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b000000004f', '00000000-0000-4000-8000-0b000000004f/00000000-0000-4000-8000-0f00004f0116.webp', 'Une fenêtre ouverte sur le jardin, un vase sur l’appui', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b000000004f', '00000000-0000-4000-8000-0b000000004f/00000000-0000-4000-8000-0f00004f0114.webp', 'Deux coupes levées devant le jardin', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b000000004f', '00000000-0000-4000-8000-0b000000004f/00000000-0000-4000-8000-0f00004f0118.webp', 'Des lampions au-dessus d’une table de fête', 1200, 800, 3),
  ('00000000-0000-4000-8000-0b0000000050', '00000000-0000-4000-8000-0b0000000050/00000000-0000-4000-8000-0f0000500107.webp', 'Un carnet ouvert, des fleurs et une plume', 1200, 800, 0),
  ('00000000-0000-4000-8000-0b0000000050', '00000000-0000-4000-8000-0b0000000050/00000000-0000-4000-8000-0f0000500110.webp', 'Une longue table dressée sous les guirlandes', 1200, 800, 1),
  ('00000000-0000-4000-8000-0b0000000050', '00000000-0000-4000-8000-0b0000000050/00000000-0000-4000-8000-0f0000500109.webp', 'Des chaises devant une arche, au jardin', 1200, 800, 2),
  ('00000000-0000-4000-8000-0b0000000050', '00000000-0000-4000-8000-0b0000000050/00000000-0000-4000-8000-0f0000500113.webp', 'Deux coupes levées devant le jardin', 1200, 800, 3)
on conflict do nothing;

insert into public.partner_businesses (partner_id, legal_form, legal_name, siret, street, postcode, commune, vat_regime, vat_number, rcs_city, share_capital_cents, iban, bic, phone, email) values
  ('00000000-0000-4000-8000-0b0000000001', 'sarl', 'Maison Aubépine', '00000000100016', '2 rue des Lilas', '21000', 'Dijon', 'assujetti', 'FR15000000001', 'Dijon', 800000, 'FR7630006000011234567890189', 'AGRIFRPP', '01 23 45 67 89', 'partner@demo.liesse.example'),
  ('00000000-0000-4000-8000-0b0000000002', 'micro', 'Domaine des Tilleuls', '00000000200014', '3 rue des Lilas', '21200', 'Beaune', 'franchise', null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-0b0000000003', 'sarl', 'La Grange aux Hirondelles', '00000000300012', '4 rue des Lilas', '71400', 'Autun', 'assujetti', 'FR21000000003', 'Autun', 800000, null, null, null, null),
  ('00000000-0000-4000-8000-0b0000000004', 'micro', 'Château de Vauclaire', '00000000400010', '5 rue des Lilas', '37400', 'Amboise', 'franchise', null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-0b0000000005', 'micro', 'Les Serres de Kerlann', '00000000500017', '6 rue des Lilas', '56000', 'Vannes', 'franchise', null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-0b0000000006', 'sarl', 'Mas des Cigalines', '00000000600015', '7 rue des Lilas', '30700', 'Uzès', 'assujetti', 'FR30000000006', 'Uzès', 800000, null, null, null, null),
  ('00000000-0000-4000-8000-0b0000000007', 'micro', 'La Filature Haute', '00000000700013', '8 rue des Lilas', '59100', 'Roubaix', 'franchise', null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-0b0000000008', 'micro', 'Villa Mirabelle', '00000000800011', '9 rue des Lilas', '74000', 'Annecy', 'franchise', null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-0b0000000009', 'sarl', 'L’Orangerie de Saint-Aubin', '00000000900019', '10 rue des Lilas', '78000', 'Versailles', 'assujetti', 'FR39000000009', 'Versailles', 800000, null, null, null, null),
  ('00000000-0000-4000-8000-0b000000000a', 'micro', 'Chai des Deux Rives', '00000001000017', '11 rue des Lilas', '33500', 'Libourne', 'franchise', null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-0b000000000b', 'micro', 'La Ferme du Grand Pré', '00000001100015', '12 rue des Lilas', '14000', 'Caen', 'franchise', null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-0b000000000c', 'sarl', 'La Table d’Ambroise', '00000001200013', '13 rue des Lilas', '21000', 'Dijon', 'assujetti', 'FR48000000012', 'Dijon', 800000, null, null, null, null),
  ('00000000-0000-4000-8000-0b000000000d', 'micro', 'Fenouil & Compagnie', '00000001300011', '14 rue des Lilas', '69003', 'Lyon', 'franchise', null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-0b000000000e', 'micro', 'Maison Quatre-Épices', '00000001400019', '15 rue des Lilas', '67000', 'Strasbourg', 'franchise', null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-0b000000000f', 'sarl', 'Le Garde-Manger de Lise', '00000001500016', '16 rue des Lilas', '44000', 'Nantes', 'assujetti', 'FR57000000015', 'Nantes', 800000, null, null, null, null),
  ('00000000-0000-4000-8000-0b0000000010', 'micro', 'Sel de Mer', '00000001600014', '17 rue des Lilas', '17000', 'La Rochelle', 'franchise', null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-0b0000000011', 'micro', 'Brasero Nomade', '00000001700012', '18 rue des Lilas', '31000', 'Toulouse', 'franchise', null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-0b0000000012', 'sarl', 'Les Assiettes Vertes', '00000001800010', '19 rue des Lilas', '93100', 'Montreuil', 'assujetti', 'FR66000000018', 'Montreuil', 800000, null, null, null, null),
  ('00000000-0000-4000-8000-0b0000000013', 'micro', 'Pièce Montée', '00000001900018', '20 rue des Lilas', '71100', 'Chalon-sur-Saône', 'franchise', null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-0b0000000014', 'micro', 'Cuisine du Large', '00000002000016', '21 rue des Lilas', '13008', 'Marseille', 'franchise', null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-0b0000000015', 'sarl', 'Atelier Lumière d’Août', '00000002100014', '22 rue des Lilas', '21200', 'Beaune', 'assujetti', 'FR75000000021', 'Beaune', 800000, null, null, null, null),
  ('00000000-0000-4000-8000-0b0000000016', 'micro', 'Les Heures Pâles', '00000002200012', '23 rue des Lilas', '44000', 'Nantes', 'franchise', null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-0b0000000017', 'micro', 'Grain d’argent', '00000002300010', '24 rue des Lilas', '75011', 'Paris', 'franchise', null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-0b0000000018', 'sarl', 'Film Court', '00000002400018', '25 rue des Lilas', '33000', 'Bordeaux', 'assujetti', 'FR84000000024', 'Bordeaux', 800000, null, null, null, null),
  ('00000000-0000-4000-8000-0b0000000019', 'micro', 'L’Œil du Nord', '00000002500015', '26 rue des Lilas', '59000', 'Lille', 'franchise', null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-0b000000001a', 'micro', 'Plein Sud Images', '00000002600013', '27 rue des Lilas', '13100', 'Aix-en-Provence', 'franchise', null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-0b000000001b', 'sarl', 'Argentique & Cie', '00000002700011', '28 rue des Lilas', '35000', 'Rennes', 'assujetti', 'FR93000000027', 'Rennes', 800000, null, null, null, null),
  ('00000000-0000-4000-8000-0b000000001c', 'micro', 'La Chambre aux Images', '00000002800019', '29 rue des Lilas', '21000', 'Dijon', 'franchise', null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-0b000000001d', 'micro', 'Deux Regards', '00000002900017', '30 rue des Lilas', '38000', 'Grenoble', 'franchise', null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-0b000000001e', 'sarl', 'Sillon 33', '00000003000015', '31 rue des Lilas', '21000', 'Dijon', 'assujetti', 'FR05000000030', 'Dijon', 800000, null, null, null, null),
  ('00000000-0000-4000-8000-0b000000001f', 'micro', 'Minuit Passé', '00000003100013', '32 rue des Lilas', '69007', 'Lyon', 'franchise', null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-0b0000000020', 'micro', 'La Belle Platine', '00000003200011', '33 rue des Lilas', '75020', 'Paris', 'franchise', null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-0b0000000021', 'sarl', 'Les Ondes Douces', '00000003300019', '34 rue des Lilas', '33000', 'Bordeaux', 'assujetti', 'FR14000000033', 'Bordeaux', 800000, null, null, null, null),
  ('00000000-0000-4000-8000-0b0000000022', 'micro', 'Quai des Vinyles', '00000003400017', '35 rue des Lilas', '44000', 'Nantes', 'franchise', null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-0b0000000023', 'micro', 'Swing & Sillons', '00000003500014', '36 rue des Lilas', '59000', 'Lille', 'franchise', null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-0b0000000024', 'sarl', 'Trio Mezza', '00000003600012', '37 rue des Lilas', '71000', 'Mâcon', 'assujetti', 'FR23000000036', 'Mâcon', 800000, null, null, null, null),
  ('00000000-0000-4000-8000-0b0000000025', 'micro', 'Soleil de Nuit', '00000003700010', '38 rue des Lilas', '34000', 'Montpellier', 'franchise', null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-0b0000000026', 'micro', 'Pivoine & Fougère', '00000003800018', '39 rue des Lilas', '21200', 'Beaune', 'franchise', null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-0b0000000027', 'sarl', 'L’Herbier de Margot', '00000003900016', '40 rue des Lilas', '69001', 'Lyon', 'assujetti', 'FR32000000039', 'Lyon', 800000, null, null, null, null),
  ('00000000-0000-4000-8000-0b0000000028', 'micro', 'Fleurs de Traverse', '00000004000014', '1 rue des Lilas', '75010', 'Paris', 'franchise', null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-0b0000000029', 'micro', 'La Ronde des Dahlias', '00000004100012', '2 rue des Lilas', '49000', 'Angers', 'franchise', null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-0b000000002a', 'sarl', 'Brin d’Estran', '00000004200010', '3 rue des Lilas', '35400', 'Saint-Malo', 'assujetti', 'FR41000000042', 'Saint-Malo', 800000, null, null, null, null),
  ('00000000-0000-4000-8000-0b000000002b', 'micro', 'Maison Nigelle', '00000004300018', '4 rue des Lilas', '31000', 'Toulouse', 'franchise', null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-0b000000002c', 'micro', 'Le Jardin Cueilli', '00000004400016', '5 rue des Lilas', '54000', 'Nancy', 'franchise', null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-0b000000002d', 'sarl', 'Olivier & Garrigue', '00000004500013', '6 rue des Lilas', '13200', 'Arles', 'assujetti', 'FR50000000045', 'Arles', 800000, null, null, null, null),
  ('00000000-0000-4000-8000-0b000000002e', 'micro', 'Atelier Papier Ivoire', '00000004600011', '7 rue des Lilas', '21000', 'Dijon', 'franchise', null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-0b000000002f', 'micro', 'Les Nappes Longues', '00000004700019', '8 rue des Lilas', '71100', 'Chalon-sur-Saône', 'franchise', null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-0b0000000030', 'sarl', 'Lampions & Lin', '00000004800017', '9 rue des Lilas', '44000', 'Nantes', 'assujetti', 'FR59000000048', 'Nantes', 800000, null, null, null, null),
  ('00000000-0000-4000-8000-0b0000000031', 'micro', 'Scène de Fête', '00000004900015', '10 rue des Lilas', '75018', 'Paris', 'franchise', null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-0b0000000032', 'micro', 'Bois Flotté', '00000005000013', '11 rue des Lilas', '17000', 'La Rochelle', 'franchise', null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-0b0000000033', 'sarl', 'Maison Calligramme', '00000005100011', '12 rue des Lilas', '35000', 'Rennes', 'assujetti', 'FR68000000051', 'Rennes', 800000, null, null, null, null),
  ('00000000-0000-4000-8000-0b0000000034', 'micro', 'Azur & Sable', '00000005200019', '13 rue des Lilas', '06000', 'Nice', 'franchise', null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-0b0000000035', 'micro', 'Grand Comptoir de la Fête', '00000005300017', '14 rue des Lilas', '59000', 'Lille', 'franchise', null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-0b0000000036', 'sarl', 'Épingle & Poudre', '00000005400015', '15 rue des Lilas', '21200', 'Beaune', 'assujetti', 'FR77000000054', 'Beaune', 800000, null, null, null, null),
  ('00000000-0000-4000-8000-0b0000000037', 'micro', 'L’Atelier du Chignon', '00000005500012', '16 rue des Lilas', '69002', 'Lyon', 'franchise', null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-0b0000000038', 'micro', 'Peau d’Aube', '00000005600010', '17 rue des Lilas', '75009', 'Paris', 'franchise', null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-0b0000000039', 'sarl', 'Salon Mésange', '00000005700018', '18 rue des Lilas', '33000', 'Bordeaux', 'assujetti', 'FR86000000057', 'Bordeaux', 800000, null, null, null, null),
  ('00000000-0000-4000-8000-0b000000003a', 'micro', 'Le Fil et l’Aiguille', '00000005800016', '19 rue des Lilas', '21000', 'Dijon', 'franchise', null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-0b000000003b', 'micro', 'Couture Céladon', '00000005900014', '20 rue des Lilas', '59000', 'Lille', 'franchise', null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-0b000000003c', 'sarl', 'Barbier du Port', '00000006000012', '21 rue des Lilas', '13002', 'Marseille', 'assujetti', 'FR95000000060', 'Marseille', 800000, null, null, null, null),
  ('00000000-0000-4000-8000-0b000000003d', 'micro', 'Les Belles Mécaniques', '00000006100010', '22 rue des Lilas', '21000', 'Dijon', 'franchise', null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-0b000000003e', 'micro', 'Navettes du Vignoble', '00000006200018', '23 rue des Lilas', '21200', 'Beaune', 'franchise', null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-0b000000003f', 'sarl', 'Calèche des Marais', '00000006300016', '24 rue des Lilas', '18000', 'Bourges', 'assujetti', 'FR07000000063', 'Bourges', 800000, null, null, null, null),
  ('00000000-0000-4000-8000-0b0000000040', 'micro', 'Autobus 1932', '00000006400014', '25 rue des Lilas', '75012', 'Paris', 'franchise', null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-0b0000000041', 'micro', 'Cabriolets de la Côte', '00000006500011', '26 rue des Lilas', '06000', 'Nice', 'franchise', null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-0b0000000042', 'sarl', 'Roule Doucement', '00000006600019', '27 rue des Lilas', '44000', 'Nantes', 'assujetti', 'FR16000000066', 'Nantes', 800000, null, null, null, null),
  ('00000000-0000-4000-8000-0b0000000043', 'micro', 'Cabinet des Merveilles', '00000006700017', '28 rue des Lilas', '21000', 'Dijon', 'franchise', null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-0b0000000044', 'micro', 'Atelier des Petits', '00000006800015', '29 rue des Lilas', '71100', 'Chalon-sur-Saône', 'franchise', null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-0b0000000045', 'sarl', 'Photomaton Bergamote', '00000006900013', '30 rue des Lilas', '54000', 'Nancy', 'assujetti', 'FR25000000069', 'Nancy', 800000, null, null, null, null),
  ('00000000-0000-4000-8000-0b0000000046', 'micro', 'Feux du Soir', '00000007000011', '31 rue des Lilas', '37000', 'Tours', 'franchise', null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-0b0000000047', 'micro', 'La Fanfare Buissonnière', '00000007100019', '32 rue des Lilas', '35000', 'Rennes', 'franchise', null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-0b0000000048', 'sarl', 'Portraits Minute', '00000007200017', '33 rue des Lilas', '75014', 'Paris', 'assujetti', 'FR34000000072', 'Paris', 800000, null, null, null, null),
  ('00000000-0000-4000-8000-0b0000000049', 'micro', 'Les Contes du Perron', '00000007300015', '34 rue des Lilas', '63000', 'Clermont-Ferrand', 'franchise', null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-0b000000004a', 'micro', 'Grand Jeu', '00000007400013', '35 rue des Lilas', '31000', 'Toulouse', 'franchise', null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-0b000000004b', 'sarl', 'Le Fil Rouge', '00000007500010', '36 rue des Lilas', '69006', 'Lyon', 'assujetti', 'FR43000000075', 'Lyon', 800000, null, null, null, null),
  ('00000000-0000-4000-8000-0b000000004c', 'micro', 'Jour J moins Un', '00000007600018', '37 rue des Lilas', '75003', 'Paris', 'franchise', null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-0b000000004d', 'micro', 'Paroles d’Alliance', '00000007700016', '38 rue des Lilas', '21200', 'Beaune', 'franchise', null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-0b000000004e', 'sarl', 'La Voix Claire', '00000007800014', '39 rue des Lilas', '44000', 'Nantes', 'assujetti', 'FR52000000078', 'Nantes', 800000, null, null, null, null),
  ('00000000-0000-4000-8000-0b000000004f', 'micro', 'Côté Cour', '00000007900012', '40 rue des Lilas', '59000', 'Lille', 'franchise', null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-0b0000000050', 'micro', 'Azimut Fêtes', '00000008000010', '1 rue des Lilas', '33000', 'Bordeaux', 'franchise', null, null, null, null, null, null, null)
on conflict do nothing;

insert into public.partner_questions (id, partner_id, question, answer, position) values
  ('00000000-0000-4000-8000-3f0000000001', '00000000-0000-4000-8000-0b0000000001', 'Êtes-vous présents le jour de la fête ?', 'Oui, deux personnes de l’équipe sont là de l’installation au départ des derniers invités.', 0),
  ('00000000-0000-4000-8000-3f0000000002', '00000000-0000-4000-8000-0b0000000001', 'Quand faut-il vous réserver ?', 'De mai à septembre, un an à l’avance. Le reste de l’année, six mois suffisent le plus souvent.', 1),
  ('00000000-0000-4000-8000-3f0000000003', '00000000-0000-4000-8000-0b0000000001', 'Travaillez-vous avec les prestataires que nous avons déjà choisis ?', 'Bien sûr. Nous les appelons un par un et nous tenons le déroulé de la journée avec eux.', 2)
on conflict do nothing;

insert into public.partner_availability (partner_id, day)
select c.partner_id::uuid, d.day
from (values
  ('00000000-0000-4000-8000-0b0000000001', false, '{-140,-70,-42,14,28,63,98,140,154,161,62,63,64,65,66,67,68,69,70,71}'),
  ('00000000-0000-4000-8000-0b0000000001', true, '{-203,-196,-189,-175,-161,-126,-119,-98,-91,-63,-56,-49,-21,-7,0,70,77,119}'),
  ('00000000-0000-4000-8000-0b0000000002', false, '{-175,-174,-140,-139,-126,-125,-119,-118,-98,-97,0,1,42,43,98,99,58,59,60,61,62,63,64,65,66,67}'),
  ('00000000-0000-4000-8000-0b0000000002', true, '{-196,-195,-182,-181,-154,-153,-147,-146,-105,-104,-77,-76,-70,-69,-14,-13,-7,-6,7,8,91,92,147,148,154,155}'),
  ('00000000-0000-4000-8000-0b0000000003', false, '{-175,-174,-147,-146,-49,-48,-42,-41,-28,-27,14,15,63,64,70,71,84,85,98,99,61,62,63,64,65,66,67,68,69,70}'),
  ('00000000-0000-4000-8000-0b0000000003', true, '{-203,-202,-168,-167,-161,-160,-126,-125,-35,-34,7,8,35,36,49,50,105,106,133,134}'),
  ('00000000-0000-4000-8000-0b0000000004', false, '{-196,-195,-175,-174,-168,-167,-154,-153,-147,-146,-126,-125,-112,-111,-91,-90,0,1,28,29,63,64,77,78,161,162,62,63,64,65,66,67,68,69,70,71}'),
  ('00000000-0000-4000-8000-0b0000000004', true, '{-203,-202,-182,-181,-161,-160,-133,-132,-119,-118,-105,-104,-70,-69,-56,-55,-49,-48,-35,-34,-21,-20,-14,-13,21,22,35,36,49,50,56,57,84,85,98,99,105,106,119,120,140,141,147,148,154,155}'),
  ('00000000-0000-4000-8000-0b0000000005', false, '{-203,-202,77,78,133,134,54,55,56,57,58,59,60,61,62,63}'),
  ('00000000-0000-4000-8000-0b0000000005', true, '{-140,-139,-133,-132,-112,-111,-98,-97,0,1,7,8,21,22,63,64,91,92,112,113,126,127,161,162,168,169}'),
  ('00000000-0000-4000-8000-0b0000000006', false, '{-182,-181,-35,-34,7,8,14,15,28,29,42,43,77,78,91,92,59,60,61,62,63,64,65,66,67,68}'),
  ('00000000-0000-4000-8000-0b0000000006', true, '{-196,-195,-175,-174,-168,-167,-161,-160,-154,-153,-147,-146,-140,-139,-126,-125,-105,-104,-98,-97,-91,-90,-63,-62,-42,-41,21,22,63,64,70,71,98,99,119,120,126,127,133,134,161,162}'),
  ('00000000-0000-4000-8000-0b0000000007', false, '{-203,-202,14,15,84,85,112,113,140,141,61,62,63,64,65,66,67,68,69,70}'),
  ('00000000-0000-4000-8000-0b0000000007', true, '{-196,-195,-154,-153,-147,-146,-35,-34,-7,-6,21,22,35,36,77,78,119,120,133,134,154,155,168,169}'),
  ('00000000-0000-4000-8000-0b0000000008', false, '{-189,-188,-168,-167,-147,-146,-91,-90,-84,-83,-28,-27,-21,-20,0,1,84,85,126,127,140,141,168,169,50,51,52,53,54,55,56,57,58,59}'),
  ('00000000-0000-4000-8000-0b0000000008', true, '{-203,-202,-196,-195,-182,-181,-161,-160,-140,-139,-133,-132,-119,-118,-105,-104,-98,-97,-63,-62,-56,-55,7,8,14,15,21,22,35,36,63,64,91,92,98,99,105,106,119,120,133,134,147,148,154,155}'),
  ('00000000-0000-4000-8000-0b0000000009', false, '{-168,-167,-91,-90,-70,-69,-42,-41,42,43,112,113,168,169,54,55,56,57,58,59,60,61,62,63}'),
  ('00000000-0000-4000-8000-0b0000000009', true, '{-182,-181,-154,-153,-133,-132,-28,-27,-7,-6,35,36,49,50,126,127,147,148,161,162}'),
  ('00000000-0000-4000-8000-0b000000000a', false, '{-154,-153,-140,-139,-49,-48,-42,-41,133,134,60,61,62,63,64,65,66,67,68,69}'),
  ('00000000-0000-4000-8000-0b000000000a', true, '{-98,-97,-77,-76,-63,-62,-21,-20,-7,-6,35,36,77,78,84,85}'),
  ('00000000-0000-4000-8000-0b000000000b', false, '{-189,-188,-168,-167,-126,-125,-98,-97,14,15,28,29,105,106,112,113,62,63,64,65,66,67,68,69,70,71}'),
  ('00000000-0000-4000-8000-0b000000000b', true, '{-175,-174,-161,-160,-105,-104,-84,-83,-77,-76,-56,-55,-49,-48,-42,-41,-28,-27,-21,-20,0,1,7,8,21,22,70,71,77,78,91,92,147,148,161,162}'),
  ('00000000-0000-4000-8000-0b000000000c', false, '{-175,-154,-70,-56,-28,21,49,63,77,84,112,59,60,61,62,63,64,65,66,67,68}'),
  ('00000000-0000-4000-8000-0b000000000c', true, '{-196,-189,-168,-161,-133,-119,-105,-98,-63,-42,-35,-21,-7,7,14,28,42,56,91,140,147,154,161,168}'),
  ('00000000-0000-4000-8000-0b000000000d', false, '{-119,-77,-35,-28,14,63,91,105,140,64,65,66,67,68,69,70,71,72,73}'),
  ('00000000-0000-4000-8000-0b000000000d', true, '{-203,-196,-189,-168,-126,-98,-91,-63,-21,-14,21,28,35,49,98,119,133,161}'),
  ('00000000-0000-4000-8000-0b000000000e', false, '{-161,-140,-119,-105,-84,-70,35,56,70,84,105,168,64,65,66,67,68,69,70,71,72,73}'),
  ('00000000-0000-4000-8000-0b000000000e', true, '{-196,-189,-182,-154,-147,-133,-112,-91,-56,-35,-28,7,14,21,49,126,133,147}'),
  ('00000000-0000-4000-8000-0b000000000f', false, '{-154,-147,-126,-91,-84,-56,-21,0,7,21,49,77,133,63,64,65,66,67,68,69,70,71,72}'),
  ('00000000-0000-4000-8000-0b000000000f', true, '{-175,-119,-112,-105,-98,-77,-63,-49,-42,-28,-7,14,35,42,63,98,105,112,119,126,140,154,161,168}'),
  ('00000000-0000-4000-8000-0b0000000010', false, '{-161,-154,-126,-98,-91,0,140,64,65,66,67,68,69,70,71,72,73}'),
  ('00000000-0000-4000-8000-0b0000000010', true, '{-203,-189,-182,-168,-147,-140,-133,-119,-112,-105,-84,-77,-70,-63,-56,-49,-42,-35,-28,-21,-7,7,14,28,35,42,63,84,91,98,105,112,119,133,147,154}'),
  ('00000000-0000-4000-8000-0b0000000011', false, '{-196,-161,-140,-133,-98,-77,-63,-35,-28,14,35,63,77,133,154,50,51,52,53,54,55,56,57,58,59}'),
  ('00000000-0000-4000-8000-0b0000000011', true, '{-203,-189,-168,-154,-126,-112,-91,-84,-70,-49,-21,-7,0,21,42,70,105,112,119,126,140,147,161,168}'),
  ('00000000-0000-4000-8000-0b0000000012', false, '{-70,-28,168,54,55,56,57,58,59,60,61,62,63}'),
  ('00000000-0000-4000-8000-0b0000000012', true, '{-196,-189,-182,-161,-84,-77,-35,-14,-7,77,133,154}'),
  ('00000000-0000-4000-8000-0b0000000013', false, '{-203,-147,-98,-63,-42,0,7,35,63,98,119,147,65,66,67,68,69,70,71,72,73,74}'),
  ('00000000-0000-4000-8000-0b0000000013', true, '{-140,-126,-119,-112,-91,-49,-35,-28,-14,14,49,56,105}'),
  ('00000000-0000-4000-8000-0b0000000014', false, '{-154,-77,-28,-7,98,133,168,52,53,54,55,56,57,58,59,60,61}'),
  ('00000000-0000-4000-8000-0b0000000014', true, '{-203,-182,-175,-140,-119,-105,-91,-56,14,105,161}'),
  ('00000000-0000-4000-8000-0b0000000015', false, '{-189,-126,-70,-42,-7,14,77,168,59,60,61,62,63,64,65,66,67,68}'),
  ('00000000-0000-4000-8000-0b0000000015', true, '{-175,-168,-154,-147,-119,-112,-105,-84,-77,-63,-56,-21,0,7,35,42,49,56,63,70,105,140,161}'),
  ('00000000-0000-4000-8000-0b0000000016', false, '{-196,-189,-175,-105,-84,-14,14,28,42,154,53,54,55,56,57,58,59,60,61,62}'),
  ('00000000-0000-4000-8000-0b0000000016', true, '{-203,-182,-154,-147,-140,-126,-112,-98,-77,-63,-42,-35,-28,-21,-7,7,49,56,77,105,112,119,133,161}'),
  ('00000000-0000-4000-8000-0b0000000017', false, '{-189,-140,-105,-63,7,21,63,98,168,59,60,61,62,63,64,65,66,67,68}'),
  ('00000000-0000-4000-8000-0b0000000017', true, '{-196,-161,-147,-119,-98,-91,-70,-42,-35,-28,-21,-14,-7,49,56,77,112,119,126,140,147,161}'),
  ('00000000-0000-4000-8000-0b0000000018', false, '{-196,-168,-133,-112,-98,-91,-35,35,56,63,126,133,147,56,57,58,59,60,61,62,63,64,65}'),
  ('00000000-0000-4000-8000-0b0000000018', true, '{-154,-147,-126,-119,-70,-49,-28,7,28,70,77,84,91,98,105,140,154,161,168}'),
  ('00000000-0000-4000-8000-0b0000000019', false, '{-147,-140,-126,-77,-63,-14,7,28,35,91,60,61,62,63,64,65,66,67,68,69}'),
  ('00000000-0000-4000-8000-0b0000000019', true, '{-203,-196,-189,-182,-119,-98,-91,-42,56,77,105,126,133,140}'),
  ('00000000-0000-4000-8000-0b000000001a', false, '{-203,-154,-119,-56,0,49,70,98,105,140,65,66,67,68,69,70,71,72,73,74}'),
  ('00000000-0000-4000-8000-0b000000001a', true, '{-189,-182,-126,-98,-91,-77,-35,-14,56,119,133,147,168}'),
  ('00000000-0000-4000-8000-0b000000001b', false, '{-203,-182,-154,-140,-42,-7,14,28,42,70,112,140,57,58,59,60,61,62,63,64,65,66}'),
  ('00000000-0000-4000-8000-0b000000001b', true, '{-175,-147,-133,-98,-84,-77,-70,-35,-21,0,49,56,63,91,98,126,133,154}'),
  ('00000000-0000-4000-8000-0b000000001c', false, '{-196,-133,-112,-105,-63,-35,14,21,28,119,168,56,57,58,59,60,61,62,63,64,65}'),
  ('00000000-0000-4000-8000-0b000000001c', true, '{-189,-175,-154,-147,-84,-77,-28,-21,0,35,63,70,105}'),
  ('00000000-0000-4000-8000-0b000000001d', false, '{-140,-105,-91,98,133,140,161,54,55,56,57,58,59,60,61,62,63}'),
  ('00000000-0000-4000-8000-0b000000001d', true, '{-203,-196,-189,-175,-154,-98,-84,-77,-28,-21,-7,14,77,84,105,119}'),
  ('00000000-0000-4000-8000-0b000000001e', false, '{-203,-182,-175,-147,-98,-91,-63,-49,-42,-28,49,63,77,91,112,119,140,147,64,65,66,67,68,69,70,71,72,73}'),
  ('00000000-0000-4000-8000-0b000000001e', true, '{-189,-154,-112,-105,-70,-21,-14,-7,7,14,28,35,42,70,98,126,161}'),
  ('00000000-0000-4000-8000-0b000000001f', false, '{-196,-154,-77,-35,28,77,91,98,126,161,60,61,62,63,64,65,66,67,68,69}'),
  ('00000000-0000-4000-8000-0b000000001f', true, '{-203,-189,-182,-175,-168,-147,-140,-133,-126,-119,-105,-98,-91,-63,-56,-49,-42,-28,14,21,35,42,63,105,112,154,168}'),
  ('00000000-0000-4000-8000-0b0000000020', false, '{-161,-126,0,70,84,65,66,67,68,69,70,71,72,73,74}'),
  ('00000000-0000-4000-8000-0b0000000020', true, '{-196,-182,-175,-140,-133,-98,-84,-77,-63,42,77,105,133,161}'),
  ('00000000-0000-4000-8000-0b0000000021', false, '{-203,-126,-84,-49,91,64,65,66,67,68,69,70,71,72,73}'),
  ('00000000-0000-4000-8000-0b0000000021', true, '{-161,-112,-98,-35,-28,-21,-14,35,49,98,105,126,147}'),
  ('00000000-0000-4000-8000-0b0000000022', false, '{-168,-133,-98,-77,-70,-63,-49,-42,-14,7,42,49,84,140,168,52,53,54,55,56,57,58,59,60,61}'),
  ('00000000-0000-4000-8000-0b0000000022', true, '{-203,-196,-189,-175,-147,-126,-105,-91,-35,-7,0,14,28,35,56,70,91,147,161}'),
  ('00000000-0000-4000-8000-0b0000000023', false, '{-77,53,54,55,56,57,58,59,60,61,62}'),
  ('00000000-0000-4000-8000-0b0000000023', true, '{-196,-182,-147,-140,-133,-112,-42,7,35,49,63}'),
  ('00000000-0000-4000-8000-0b0000000024', false, '{-203,-196,-147,-140,-84,21,42,63,77,98,105,112,61,62,63,64,65,66,67,68,69,70}'),
  ('00000000-0000-4000-8000-0b0000000024', true, '{-182,-175,-168,-154,-133,-126,-112,-77,-70,-63,-56,-42,-35,-28,-7,0,7,14,35,49,56,84,91,119,133,140,147,168}'),
  ('00000000-0000-4000-8000-0b0000000025', false, '{-140,-105,-98,-42,-28,56,98,56,57,58,59,60,61,62,63,64,65}'),
  ('00000000-0000-4000-8000-0b0000000025', true, '{-175,-161,-147,-133,-126,-119,-84,-70,-63,-49,-35,-14,-7,0,7,14,28,63,70,84,112,126,140,147,154}'),
  ('00000000-0000-4000-8000-0b0000000026', false, '{-175,-168,-112,-91,-56,-28,-21,56,63,77,133,56,57,58,59,60,61,62,63,64,65}'),
  ('00000000-0000-4000-8000-0b0000000026', true, '{-196,-189,-133,-126,-105,-63,-35,14,35,42,91,105,126,154}'),
  ('00000000-0000-4000-8000-0b0000000027', false, '{-203,-189,-182,-175,-168,-105,-28,-21,7,42,63,70,105,133,161,56,57,58,59,60,61,62,63,64,65}'),
  ('00000000-0000-4000-8000-0b0000000027', true, '{-161,-147,-140,-126,-119,-98,-84,-77,-70,-63,-49,-42,28,49,56,77,84,91,126,147,168}'),
  ('00000000-0000-4000-8000-0b0000000028', false, '{-168,-161,-147,-7,60,61,62,63,64,65,66,67,68,69}'),
  ('00000000-0000-4000-8000-0b0000000028', true, '{-203,-112,-105,-77,0,21,28,49,77,112,126,161}'),
  ('00000000-0000-4000-8000-0b0000000029', false, '{-189,-182,-175,-147,-105,-91,-42,-28,28,49,56,63,77,98,133,140,154,61,62,63,64,65,66,67,68,69,70}'),
  ('00000000-0000-4000-8000-0b0000000029', true, '{-196,-161,-154,-133,-98,-84,-77,-70,-56,-49,-35,-21,-14,7,14,21,42,84,91,105,112,119,126,161}'),
  ('00000000-0000-4000-8000-0b000000002a', false, '{-189,-161,-70,-14,-7,28,70,84,140,154,168,58,59,60,61,62,63,64,65,66,67}'),
  ('00000000-0000-4000-8000-0b000000002a', true, '{-196,-182,-168,-119,-112,-105,-98,-91,-56,-35,0,7,14,35,42,56,63,91,105,119,126}'),
  ('00000000-0000-4000-8000-0b000000002b', false, '{-175,-161,-140,-126,-98,-70,35,42,63,91,147,161,168,57,58,59,60,61,62,63,64,65,66}'),
  ('00000000-0000-4000-8000-0b000000002b', true, '{-203,-196,-189,-182,-168,-154,-112,-105,-84,-77,-56,-49,-35,-7,7,21,28,70,77,84,98,133,140}'),
  ('00000000-0000-4000-8000-0b000000002c', false, '{-175,-147,-140,-133,-56,0,28,35,63,70,84,105,64,65,66,67,68,69,70,71,72,73}'),
  ('00000000-0000-4000-8000-0b000000002c', true, '{-182,-91,-70,-28,-14,7,21,112,133,140,161}'),
  ('00000000-0000-4000-8000-0b000000002d', false, '{-189,-175,-147,-133,-105,-63,0,35,77,98,119,65,66,67,68,69,70,71,72,73,74}'),
  ('00000000-0000-4000-8000-0b000000002d', true, '{-161,-140,-126,-98,-49,-28,-7,42,126}'),
  ('00000000-0000-4000-8000-0b000000002e', false, '{-182,-175,-70,7,14,42,49,63,77,133,140,54,55,56,57,58,59,60,61,62,63}'),
  ('00000000-0000-4000-8000-0b000000002e', true, '{-203,-196,-168,-161,-133,-98,-49,-42,-35,0,21,28,35,70,84,98,119,161,168}'),
  ('00000000-0000-4000-8000-0b000000002f', false, '{-35,-28,-7,77,119,140,147,154,56,57,58,59,60,61,62,63,64,65}'),
  ('00000000-0000-4000-8000-0b000000002f', true, '{-203,-196,-168,-161,-147,-133,-126,-119,-98,-91,0,14,42,49,63,133,161}'),
  ('00000000-0000-4000-8000-0b0000000030', false, '{-203,-140,-112,-91,-56,-21,14,56,84,91,168,57,58,59,60,61,62,63,64,65,66}'),
  ('00000000-0000-4000-8000-0b0000000030', true, '{-196,-147,-133,-126,-105,-77,0,7,21,70,126,133}'),
  ('00000000-0000-4000-8000-0b0000000031', false, '{-168,-154,-84,-70,-7,42,58,59,60,61,62,63,64,65,66,67}'),
  ('00000000-0000-4000-8000-0b0000000031', true, '{-182,-140,-133,-126,-28,-14,63,154}'),
  ('00000000-0000-4000-8000-0b0000000032', false, '{-196,-168,-161,-119,-91,-70,-56,-49,-42,-35,-28,21,49,84,119,126,50,51,52,53,54,55,56,57,58,59}'),
  ('00000000-0000-4000-8000-0b0000000032', true, '{-203,-189,-182,-175,-154,-133,-112,-98,-84,0,7,14,56,63,70,91,105,133,140,147,154,168}'),
  ('00000000-0000-4000-8000-0b0000000033', false, '{-112,-49,-42,-35,-14,28,105,112,154,55,56,57,58,59,60,61,62,63,64}'),
  ('00000000-0000-4000-8000-0b0000000033', true, '{-182,-175,-168,-154,-140,-133,-98,-91,-77,-70,-63,-21,7,14,42,56,63,70,84,140,147}'),
  ('00000000-0000-4000-8000-0b0000000034', false, '{-126,-49,-28,0,14,70,62,63,64,65,66,67,68,69,70,71}'),
  ('00000000-0000-4000-8000-0b0000000034', true, '{-203,-196,-182,-175,-168,-161,-98,-91,-77,-63,-56,-42,-21,-7,7,28,49,63,77,84,91,98,154}'),
  ('00000000-0000-4000-8000-0b0000000035', false, '{7,42,126,147,65,66,67,68,69,70,71,72,73,74}'),
  ('00000000-0000-4000-8000-0b0000000035', true, '{-203,-182,-147,-133,-119,-98,-91,-70,-63,-49,-42,-28,-21,0,21,56,70,98,133,161}'),
  ('00000000-0000-4000-8000-0b0000000036', false, '{-63,58,59,60,61,62,63,64,65,66,67}'),
  ('00000000-0000-4000-8000-0b0000000036', true, '{-147,-133,0,77,84,140,161}'),
  ('00000000-0000-4000-8000-0b0000000037', false, '{-196,-98,-84,-77,-63,-28,14,126,147,154,56,57,58,59,60,61,62,63,64,65}'),
  ('00000000-0000-4000-8000-0b0000000037', true, '{-182,-175,-168,-154,-91,-35,-14,-7,70,77,91,98,119,133,161}'),
  ('00000000-0000-4000-8000-0b0000000038', false, '{-168,-91,-77,-28,91,133,161,54,55,56,57,58,59,60,61,62,63}'),
  ('00000000-0000-4000-8000-0b0000000038', true, '{-175,-161,-133,-84,-70,-49,-42,-35,-14,21,42,49,56,98,126,147,154,168}'),
  ('00000000-0000-4000-8000-0b0000000039', false, '{-203,-182,-70,-14,7,35,63,84,105,147,52,53,54,55,56,57,58,59,60,61}'),
  ('00000000-0000-4000-8000-0b0000000039', true, '{-196,-189,-161,-119,-98,-84,-56,-49,-42,-35,-21,-7,42,70,91,98,140,161}'),
  ('00000000-0000-4000-8000-0b000000003a', false, '{-189,-154,-147,-105,-77,-56,-42,-7,49,70,63,64,65,66,67,68,69,70,71,72}'),
  ('00000000-0000-4000-8000-0b000000003a', true, '{-203,-196,-133,-91,-70,-63,-14,7,14,56,77,91,98,112,147,154,161}'),
  ('00000000-0000-4000-8000-0b000000003b', false, '{-196,-77,42,70,84,112,126,140,147,50,51,52,53,54,55,56,57,58,59}'),
  ('00000000-0000-4000-8000-0b000000003b', true, '{-182,-161,-154,-126,-112,-105,-98,-91,-84,-70,-63,-49,-35,-14,-7,7,21,63,91,161,168}'),
  ('00000000-0000-4000-8000-0b000000003c', false, '{-182,-112,-42,-21,7,49,70,62,63,64,65,66,67,68,69,70,71}'),
  ('00000000-0000-4000-8000-0b000000003c', true, '{-168,-161,-154,-140,-98,-91,-77,-49,-14,-7,14,21,42,84,91,105,168}'),
  ('00000000-0000-4000-8000-0b000000003d', false, '{-161,-154,-126,-119,-84,-35,-7,7,42,49,91,161,53,54,55,56,57,58,59,60,61,62}'),
  ('00000000-0000-4000-8000-0b000000003d', true, '{-196,-175,-168,-147,-140,-133,-98,-91,-77,-49,-42,-28,-21,-14,14,35,56,98,105,126,140,168}'),
  ('00000000-0000-4000-8000-0b000000003e', false, '{-168,-147,-140,-91,-49,0,56,133,161,55,56,57,58,59,60,61,62,63,64}'),
  ('00000000-0000-4000-8000-0b000000003e', true, '{-105,-84,-70,-56,-28,-7,7,84,91,112,126,147}'),
  ('00000000-0000-4000-8000-0b000000003f', false, '{-161,-49,-35,56,70,51,52,53,54,55,56,57,58,59,60}'),
  ('00000000-0000-4000-8000-0b000000003f', true, '{-203,-189,-175,-168,-133,-126,-7,0,14,42,98,133,161}'),
  ('00000000-0000-4000-8000-0b0000000040', false, '{-119,-63,-49,-14,0,28,35,147,161,60,61,62,63,64,65,66,67,68,69}'),
  ('00000000-0000-4000-8000-0b0000000040', true, '{-189,-140,-133,-126,-112,-105,-42,-21,-7,14,56,77,91,98,119,126,133,168}'),
  ('00000000-0000-4000-8000-0b0000000041', false, '{-182,-98,-84,-70,-21,-7,42,140,168,56,57,58,59,60,61,62,63,64,65}'),
  ('00000000-0000-4000-8000-0b0000000041', true, '{-168,-140,-119,-77,-49,21,105,126,133,147}'),
  ('00000000-0000-4000-8000-0b0000000042', false, '{-203,-154,-147,-105,35,49,112,133,54,55,56,57,58,59,60,61,62,63}'),
  ('00000000-0000-4000-8000-0b0000000042', true, '{-189,-91,-77,-49,77,119,126}'),
  ('00000000-0000-4000-8000-0b0000000043', false, '{-189,-161,-105,7,49,91,105,112,119,62,63,64,65,66,67,68,69,70,71}'),
  ('00000000-0000-4000-8000-0b0000000043', true, '{-203,-196,-133,-112,-91,-84,-77,-63,-56,-49,-21,-14,-7,14,21,28,35,42,84,126,140,161,168}'),
  ('00000000-0000-4000-8000-0b0000000044', false, '{-189,-133,-91,-49,105,161,51,52,53,54,55,56,57,58,59,60}'),
  ('00000000-0000-4000-8000-0b0000000044', true, '{-196,-168,-161,-77,-35,7,14,28,84,91,147}'),
  ('00000000-0000-4000-8000-0b0000000045', false, '{-147,-126,-98,-84,-77,-7,161,61,62,63,64,65,66,67,68,69,70}'),
  ('00000000-0000-4000-8000-0b0000000045', true, '{-203,-189,-182,-168,-133,-105,-49,-28,0,35,63,70,98,126}'),
  ('00000000-0000-4000-8000-0b0000000046', false, '{-203,-182,-154,-140,-119,-84,-77,-56,119,154,62,63,64,65,66,67,68,69,70,71}'),
  ('00000000-0000-4000-8000-0b0000000046', true, '{-133,-112,-70,28,35,63,112,126,133,161}'),
  ('00000000-0000-4000-8000-0b0000000047', false, '{-84,-70,42,70,77,119,51,52,53,54,55,56,57,58,59,60}'),
  ('00000000-0000-4000-8000-0b0000000047', true, '{-161,-56,-42,7,56,63}'),
  ('00000000-0000-4000-8000-0b0000000048', false, '{-182,-147,-133,-98,-77,-56,-49,0,35,91,51,52,53,54,55,56,57,58,59,60}'),
  ('00000000-0000-4000-8000-0b0000000048', true, '{-175,-154,-126,-42,-14,21,70,119,133,140,147,161}'),
  ('00000000-0000-4000-8000-0b0000000049', false, '{-175,-161,-154,-140,-119,-98,0,7,42,70,77,147,154,53,54,55,56,57,58,59,60,61,62}'),
  ('00000000-0000-4000-8000-0b0000000049', true, '{-203,-168,-147,-133,-112,-91,-84,-77,-63,-35,-28,-21,-7,28,35}'),
  ('00000000-0000-4000-8000-0b000000004a', false, '{-182,-147,-63,-56,-21,-7,105,119,50,51,52,53,54,55,56,57,58,59}'),
  ('00000000-0000-4000-8000-0b000000004a', true, '{-203,-161,-119,-105,-91,-84,-77,-49,-35,-14,21,28,56,91,98,112,126,133,154,168}'),
  ('00000000-0000-4000-8000-0b000000004b', false, '{-147,-112,-35,-28,-14,35,105,147,57,58,59,60,61,62,63,64,65,66}'),
  ('00000000-0000-4000-8000-0b000000004b', true, '{-196,-175,-154,63,70,91,98,112}'),
  ('00000000-0000-4000-8000-0b000000004c', false, '{-203,-168,-154,-119,-77,-28,-21,42,105,119,161,50,51,52,53,54,55,56,57,58,59}'),
  ('00000000-0000-4000-8000-0b000000004c', true, '{-182,-175,-161,-140,-126,-112,-105,-98,-91,-84,-42,-35,-14,7,21,28,35,56,77,91,112,140,147}'),
  ('00000000-0000-4000-8000-0b000000004d', false, '{-168,-14,91,112,56,57,58,59,60,61,62,63,64,65}'),
  ('00000000-0000-4000-8000-0b000000004d', true, '{-161,-154,-147,-140,-133,-119,-98,-42,-35,0,42,63,98,126,133,140,161}'),
  ('00000000-0000-4000-8000-0b000000004e', false, '{-196,-119,-112,-98,-63,-21,28,112,57,58,59,60,61,62,63,64,65,66}'),
  ('00000000-0000-4000-8000-0b000000004e', true, '{-189,-154,-42,-35,7,21,63,70,77,105,119,133,140,154,168}'),
  ('00000000-0000-4000-8000-0b000000004f', false, '{-189,-147,-126,-84,-28,98,55,56,57,58,59,60,61,62,63,64}'),
  ('00000000-0000-4000-8000-0b000000004f', true, '{-182,-168,-133,-98,-91,-63,-35,-21,-14,42,56,112,126,133}'),
  ('00000000-0000-4000-8000-0b0000000050', false, '{-203,-196,-189,-175,-154,-140,-133,-126,-112,-42,-7,14,91,105,64,65,66,67,68,69,70,71,72,73}'),
  ('00000000-0000-4000-8000-0b0000000050', true, '{-182,-168,-147,-119,-105,-91,-84,-70,-49,-28,-21,0,21,28,35,63,77,84,98,126,154}')
) as c (partner_id, in_season_only, days), unnest(c.days::integer[]) as days_after,
lateral (select pg_temp.demo_day(days_after) as day) d
where not c.in_season_only or extract(month from d.day) between 5 and 9
on conflict do nothing;

insert into public.reviews (id, partner_id, author_id, author_name, event_on, rating, title, body, checked, answer, answered_at, created_at) values
  ('00000000-0000-4000-8000-0d0000000001', '00000000-0000-4000-8000-0b0000000001', '00000000-0000-4000-8000-0c000000001f', 'Tristan, pour les 40 ans de Claire', pg_temp.demo_day(-574), 5, 'Un souvenir pour toujours', 'Réservé pour ' || pg_temp.demo_date_text('mois', -574) || ', deux mois avant seulement. Nous n’avons regardé l’heure qu’une fois, et c’était pour aller dormir.', 'réservation faite sur Liesse', 'Merci pour ces mots, lus à toute l’équipe ce matin.', pg_temp.demo_instant(-552, '09:30'), pg_temp.demo_instant(-555, '20:47')),
  ('00000000-0000-4000-8000-0d0000000002', '00000000-0000-4000-8000-0b0000000001', '00000000-0000-4000-8000-0c0000000015', 'Danaé et Florian', pg_temp.demo_day(-308), 3, 'Bien, avec des réserves', 'Notre mariage a eu lieu en ' || pg_temp.demo_date_text('mois', -308) || '. La journée s’est bien passée, mais la préparation nous a pris plus de temps que prévu.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-279, '20:24')),
  ('00000000-0000-4000-8000-0d0000000003', '00000000-0000-4000-8000-0b0000000001', '00000000-0000-4000-8000-0c000000000d', 'Violette et Marc', pg_temp.demo_day(-595), 4, 'Du sérieux, et du cœur', 'Notre mariage a eu lieu en ' || pg_temp.demo_date_text('mois', -595) || '. Très bonne coordination ; l’horaire du vin d’honneur était un peu serré.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-571, '20:20')),
  ('00000000-0000-4000-8000-0d0000000004', '00000000-0000-4000-8000-0b0000000001', '00000000-0000-4000-8000-0c000000001b', 'Sylvie, pour les 60 ans de Bruno', pg_temp.demo_day(-364), 5, 'Merci, simplement', 'Une fête de 96 personnes, en ' || pg_temp.demo_date_text('mois', -364) || '. Le texte de la cérémonie a fait rire et pleurer deux familles qui ne parlaient pas la même langue. Réponses rapides, du premier message au dernier.', 'réservation faite sur Liesse', 'Nous nous souvenons très bien de cette journée, et de la lumière. Merci de l’avoir racontée.', pg_temp.demo_instant(-338, '09:30'), pg_temp.demo_instant(-341, '20:20')),
  ('00000000-0000-4000-8000-0d0000000005', '00000000-0000-4000-8000-0b0000000001', '00000000-0000-4000-8000-0c0000000019', 'Leïla, pour sa fratrie', pg_temp.demo_day(-581), 5, 'À choisir les yeux fermés', 'Nous étions 130 en ' || pg_temp.demo_date_text('mois', -581) || '. Trois imprévus dans la journée ; nous les avons appris au brunch. Le prix était celui du devis, au centime.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-577, '20:48')),
  ('00000000-0000-4000-8000-0d0000000006', '00000000-0000-4000-8000-0b0000000001', '00000000-0000-4000-8000-0c0000000003', 'Lucie et Thaïs', pg_temp.demo_day(-735), 4, 'Une belle prestation', 'Mariage de 110 personnes, un samedi ' || pg_temp.demo_date_text('de mois', -735) || '. De bonnes idées et de l’écoute. Le tableau de budget mériterait d’être plus simple.', 'réservation faite sur Liesse', 'C’était une joie de travailler pour vous. Gardez-nous une photo !', pg_temp.demo_instant(-723, '09:30'), pg_temp.demo_instant(-726, '20:52')),
  ('00000000-0000-4000-8000-0d0000000007', '00000000-0000-4000-8000-0b0000000001', '00000000-0000-4000-8000-0c0000000018', 'Flora et Damien', pg_temp.demo_day(-728), 2, 'Un peu en dessous de nos attentes', 'Personnes aimables ; deux prestataires n’avaient pas reçu le dernier horaire.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-708, '20:41')),
  ('00000000-0000-4000-8000-0d0000000008', '00000000-0000-4000-8000-0b0000000001', '00000000-0000-4000-8000-0c000000001c', 'Denis, pour ses parents', pg_temp.demo_day(-672), 5, 'Au-delà de nos espoirs', 'Nous étions 130 en ' || pg_temp.demo_date_text('mois', -672) || '. Un budget tenu à cent euros près, et des prestataires que nous recommandons tous. Si c’était à refaire, nous referions le même choix.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-659, '20:39')),
  ('00000000-0000-4000-8000-0d0000000009', '00000000-0000-4000-8000-0b0000000002', '00000000-0000-4000-8000-0c0000000020', 'Ysé, pour son association', pg_temp.demo_day(-280), 4, 'Du sérieux, et du cœur', 'Nous étions 126 en ' || pg_temp.demo_date_text('mois', -280) || '. Très bel endroit et accueil chaleureux. Prévoyez des lampes pour le chemin du parking, un peu sombre. Réponses rapides, du premier message au dernier.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-274, '20:48')),
  ('00000000-0000-4000-8000-0d000000000a', '00000000-0000-4000-8000-0b0000000002', '00000000-0000-4000-8000-0c000000000a', 'Ophélie et Samuel', pg_temp.demo_day(-616), 4, 'Une belle prestation', 'Réservé un an à l’avance pour ' || pg_temp.demo_date_text('mois', -616) || '. Salle superbe, acoustique un peu vive quand tout le monde parle. Nous reviendrions sans hésiter. Le prix était celui du devis, au centime.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-585, '20:58')),
  ('00000000-0000-4000-8000-0d000000000b', '00000000-0000-4000-8000-0b0000000002', '00000000-0000-4000-8000-0c0000000007', 'Salomé et Hugo', pg_temp.demo_day(-525), 5, 'Un souvenir pour toujours', 'Le lieu est plus beau que sur les photos, et surtout la maison est tenue : tout était prêt à notre arrivée, jusqu’aux vases.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-517, '20:17')),
  ('00000000-0000-4000-8000-0d000000000c', '00000000-0000-4000-8000-0b0000000002', '00000000-0000-4000-8000-0c000000000e', 'Gabrielle et Simon', pg_temp.demo_day(-560), 5, 'À choisir les yeux fermés', 'Il a plu de 16 h à 18 h et personne ne s’en souvient, tant le repli avait été bien préparé.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-550, '20:17')),
  ('00000000-0000-4000-8000-0d000000000d', '00000000-0000-4000-8000-0b0000000003', '00000000-0000-4000-8000-0c0000000015', 'Danaé et Florian', pg_temp.demo_day(-329), 5, 'À choisir les yeux fermés', 'Nos invités ont dormi sur place, et le petit déjeuner du dimanche reste notre meilleur souvenir. Merci pour tout.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-321, '20:17')),
  ('00000000-0000-4000-8000-0d000000000e', '00000000-0000-4000-8000-0b0000000003', '00000000-0000-4000-8000-0c0000000008', 'Jeanne et Yanis', pg_temp.demo_day(-406), 5, 'Une journée parfaite', 'Nous étions 116, un samedi ' || pg_temp.demo_date_text('de mois', -406) || '. Le lieu est plus beau que sur les photos, et surtout la maison est tenue : tout était prêt à notre arrivée, jusqu’aux vases. Si c’était à refaire, nous referions le même choix.', 'réservation faite sur Liesse', 'Merci pour ces mots, lus à toute l’équipe ce matin.', pg_temp.demo_instant(-387, '09:30'), pg_temp.demo_instant(-390, '20:32')),
  ('00000000-0000-4000-8000-0d000000000f', '00000000-0000-4000-8000-0b0000000003', '00000000-0000-4000-8000-0c0000000013', 'Louise et Gaël', pg_temp.demo_day(-448), 4, 'Très bien', 'Nous étions 126, un samedi ' || pg_temp.demo_date_text('de mois', -448) || '. Très bel endroit et accueil chaleureux. Prévoyez des lampes pour le chemin du parking, un peu sombre.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-425, '20:47')),
  ('00000000-0000-4000-8000-0d0000000010', '00000000-0000-4000-8000-0b0000000003', '00000000-0000-4000-8000-0c0000000018', 'Flora et Damien', pg_temp.demo_day(-602), 4, 'Une belle prestation', 'Tout s’est bien passé ; il a juste fallu redemander deux fois le plan de la salle. Merci pour tout.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-584, '20:13')),
  ('00000000-0000-4000-8000-0d0000000011', '00000000-0000-4000-8000-0b0000000004', '00000000-0000-4000-8000-0c0000000020', 'Ysé, pour son association', pg_temp.demo_day(-581), 5, 'Une journée parfaite', 'Une fête de 68 personnes, en ' || pg_temp.demo_date_text('mois', -581) || '. Nos invités ont dormi sur place, et le petit déjeuner du dimanche reste notre meilleur souvenir. Le prix était celui du devis, au centime.', 'réservation faite sur Liesse', 'Merci pour ces mots, lus à toute l’équipe ce matin.', pg_temp.demo_instant(-548, '09:30'), pg_temp.demo_instant(-551, '20:20')),
  ('00000000-0000-4000-8000-0d0000000012', '00000000-0000-4000-8000-0b0000000004', '00000000-0000-4000-8000-0c0000000018', 'Flora et Damien', pg_temp.demo_day(-658), 5, 'Au-delà de nos espoirs', 'Mariage de 78 personnes, un samedi ' || pg_temp.demo_date_text('de mois', -658) || '. Il a plu de 16 h à 18 h et personne ne s’en souvient, tant le repli avait été bien préparé.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-645, '20:11')),
  ('00000000-0000-4000-8000-0d0000000013', '00000000-0000-4000-8000-0b0000000004', '00000000-0000-4000-8000-0c0000000008', 'Jeanne et Yanis', pg_temp.demo_day(-700), 4, 'Une belle prestation', 'Mariage de 136 personnes, un samedi ' || pg_temp.demo_date_text('de mois', -700) || '. Très bel endroit et accueil chaleureux. Prévoyez des lampes pour le chemin du parking, un peu sombre. Le prix était celui du devis, au centime.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-682, '20:34')),
  ('00000000-0000-4000-8000-0d0000000014', '00000000-0000-4000-8000-0b0000000004', '00000000-0000-4000-8000-0c000000001f', 'Tristan, pour les 40 ans de Claire', pg_temp.demo_day(-651), 5, 'À choisir les yeux fermés', 'Une fête de 110 personnes, en ' || pg_temp.demo_date_text('mois', -651) || '. Les photos du couple ont été faites sans quitter le jardin, et les enfants ont eu leur coin à eux.', 'réservation faite sur Liesse', 'Merci de votre confiance, du premier rendez-vous au dernier.', pg_temp.demo_instant(-619, '09:30'), pg_temp.demo_instant(-622, '20:59')),
  ('00000000-0000-4000-8000-0d0000000015', '00000000-0000-4000-8000-0b0000000004', '00000000-0000-4000-8000-0c0000000015', 'Danaé et Florian', pg_temp.demo_day(-707), 4, 'Presque parfait', 'Salle superbe, acoustique un peu vive quand tout le monde parle. Nous reviendrions sans hésiter.', 'réservation faite sur Liesse', 'C’était une joie de travailler pour vous. Gardez-nous une photo !', pg_temp.demo_instant(-682, '09:30'), pg_temp.demo_instant(-685, '20:38')),
  ('00000000-0000-4000-8000-0d0000000016', '00000000-0000-4000-8000-0b0000000005', '00000000-0000-4000-8000-0c0000000019', 'Leïla, pour sa fratrie', pg_temp.demo_day(-707), 4, 'Du sérieux, et du cœur', 'Nous étions 120 en ' || pg_temp.demo_date_text('mois', -707) || '. Très bel endroit et accueil chaleureux. Prévoyez des lampes pour le chemin du parking, un peu sombre.', 'réservation faite sur Liesse', 'C’était une joie de travailler pour vous. Gardez-nous une photo !', pg_temp.demo_instant(-695, '09:30'), pg_temp.demo_instant(-698, '20:22')),
  ('00000000-0000-4000-8000-0d0000000017', '00000000-0000-4000-8000-0b0000000006', '00000000-0000-4000-8000-0c0000000010', 'Solène et Kévin', pg_temp.demo_day(-364), 5, 'Un souvenir pour toujours', 'Pour notre mariage en ' || pg_temp.demo_date_text('mois', -364) || ', avec 150 invités. Il a plu de 16 h à 18 h et personne ne s’en souvient, tant le repli avait été bien préparé.', 'réservation faite sur Liesse', 'Merci à vous, et à toutes les personnes présentes, pour l’accueil. À bientôt, qui sait.', pg_temp.demo_instant(-330, '09:30'), pg_temp.demo_instant(-333, '20:13')),
  ('00000000-0000-4000-8000-0d0000000018', '00000000-0000-4000-8000-0b0000000006', '00000000-0000-4000-8000-0c0000000013', 'Louise et Gaël', pg_temp.demo_day(-602), 5, 'Merci, simplement', 'Notre mariage a eu lieu en ' || pg_temp.demo_date_text('mois', -602) || '. Nos invités ont dormi sur place, et le petit déjeuner du dimanche reste notre meilleur souvenir.', 'réservation faite sur Liesse', 'C’était une joie de travailler pour vous. Gardez-nous une photo !', pg_temp.demo_instant(-577, '09:30'), pg_temp.demo_instant(-580, '20:29')),
  ('00000000-0000-4000-8000-0d0000000019', '00000000-0000-4000-8000-0b0000000007', '00000000-0000-4000-8000-0c0000000005', 'Clara et Mehdi', pg_temp.demo_day(-448), 4, 'Une belle prestation', 'Notre mariage a eu lieu en ' || pg_temp.demo_date_text('mois', -448) || '. Tout s’est bien passé ; il a juste fallu redemander deux fois le plan de la salle.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-433, '20:28')),
  ('00000000-0000-4000-8000-0d000000001a', '00000000-0000-4000-8000-0b0000000008', '00000000-0000-4000-8000-0c0000000017', 'Zoé et Quentin', pg_temp.demo_day(-448), 4, 'Presque parfait', 'Réservé un an à l’avance pour ' || pg_temp.demo_date_text('mois', -448) || '. Tout s’est bien passé ; il a juste fallu redemander deux fois le plan de la salle. Le prix était celui du devis, au centime.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-438, '20:59')),
  ('00000000-0000-4000-8000-0d000000001b', '00000000-0000-4000-8000-0b0000000008', '00000000-0000-4000-8000-0c000000001e', 'Florence, pour le baptême d’Anna', pg_temp.demo_day(-497), 4, 'Très bien', 'Salle superbe, acoustique un peu vive quand tout le monde parle. Nous reviendrions sans hésiter.', 'réservation faite sur Liesse', 'Merci pour ces mots, lus à toute l’équipe ce matin.', pg_temp.demo_instant(-463, '09:30'), pg_temp.demo_instant(-466, '20:52')),
  ('00000000-0000-4000-8000-0d000000001c', '00000000-0000-4000-8000-0b0000000008', '00000000-0000-4000-8000-0c0000000005', 'Clara et Mehdi', pg_temp.demo_day(-385), 4, 'Du sérieux, et du cœur', 'Réservé un an à l’avance pour ' || pg_temp.demo_date_text('mois', -385) || '. Très bel endroit et accueil chaleureux. Prévoyez des lampes pour le chemin du parking, un peu sombre. Nous recommandons sans réserve.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-370, '20:45')),
  ('00000000-0000-4000-8000-0d000000001d', '00000000-0000-4000-8000-0b0000000008', '00000000-0000-4000-8000-0c0000000010', 'Solène et Kévin', pg_temp.demo_day(-252), 5, 'Au-delà de nos espoirs', 'Notre mariage a eu lieu en ' || pg_temp.demo_date_text('mois', -252) || '. Les photos du couple ont été faites sans quitter le jardin, et les enfants ont eu leur coin à eux.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-237, '20:25')),
  ('00000000-0000-4000-8000-0d000000001e', '00000000-0000-4000-8000-0b0000000008', '00000000-0000-4000-8000-0c000000000d', 'Violette et Marc', pg_temp.demo_day(-581), 5, 'Une journée parfaite', 'Mariage de 68 personnes, un samedi ' || pg_temp.demo_date_text('de mois', -581) || '. Nos invités ont dormi sur place, et le petit déjeuner du dimanche reste notre meilleur souvenir. Nous recommandons sans réserve.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-563, '20:15')),
  ('00000000-0000-4000-8000-0d000000001f', '00000000-0000-4000-8000-0b0000000008', '00000000-0000-4000-8000-0c0000000019', 'Leïla, pour sa fratrie', pg_temp.demo_day(-658), 5, 'Un souvenir pour toujours', 'Réservé pour ' || pg_temp.demo_date_text('mois', -658) || ', deux mois avant seulement. Il a plu de 16 h à 18 h et personne ne s’en souvient, tant le repli avait été bien préparé. Réponses rapides, du premier message au dernier.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-631, '20:50')),
  ('00000000-0000-4000-8000-0d0000000020', '00000000-0000-4000-8000-0b0000000009', '00000000-0000-4000-8000-0c0000000010', 'Solène et Kévin', pg_temp.demo_day(-574), 5, 'Merci, simplement', 'Nous étions 58, un samedi ' || pg_temp.demo_date_text('de mois', -574) || '. Nos invités ont dormi sur place, et le petit déjeuner du dimanche reste notre meilleur souvenir. Si c’était à refaire, nous referions le même choix.', 'réservation faite sur Liesse', 'Merci pour ces mots, lus à toute l’équipe ce matin.', pg_temp.demo_instant(-566, '09:30'), pg_temp.demo_instant(-569, '20:29')),
  ('00000000-0000-4000-8000-0d0000000021', '00000000-0000-4000-8000-0b0000000009', '00000000-0000-4000-8000-0c000000000f', 'Lina et Théo', pg_temp.demo_day(-392), 4, 'Du sérieux, et du cœur', 'Salle superbe, acoustique un peu vive quand tout le monde parle. Nous reviendrions sans hésiter. Le prix était celui du devis, au centime.', 'réservation faite sur Liesse', 'Nous nous souvenons très bien de cette journée, et de la lumière. Merci de l’avoir racontée.', pg_temp.demo_instant(-374, '09:30'), pg_temp.demo_instant(-377, '20:36')),
  ('00000000-0000-4000-8000-0d0000000022', '00000000-0000-4000-8000-0b0000000009', '00000000-0000-4000-8000-0c000000001a', 'Mathieu, pour son équipe', pg_temp.demo_day(-532), 5, 'Une journée parfaite', 'Nous étions 110 en ' || pg_temp.demo_date_text('mois', -532) || '. Les photos du couple ont été faites sans quitter le jardin, et les enfants ont eu leur coin à eux.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-516, '20:51')),
  ('00000000-0000-4000-8000-0d0000000023', '00000000-0000-4000-8000-0b0000000009', '00000000-0000-4000-8000-0c0000000016', 'Romane et Axel', pg_temp.demo_day(-441), 5, 'Un souvenir pour toujours', 'Notre mariage a eu lieu en ' || pg_temp.demo_date_text('mois', -441) || '. Il a plu de 16 h à 18 h et personne ne s’en souvient, tant le repli avait été bien préparé. Merci pour tout.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-428, '20:24')),
  ('00000000-0000-4000-8000-0d0000000024', '00000000-0000-4000-8000-0b000000000a', '00000000-0000-4000-8000-0c0000000007', 'Salomé et Hugo', pg_temp.demo_day(-315), 5, 'Au-delà de nos espoirs', 'Réservé un an à l’avance pour ' || pg_temp.demo_date_text('mois', -315) || '. Le lieu est plus beau que sur les photos, et surtout la maison est tenue : tout était prêt à notre arrivée, jusqu’aux vases.', 'réservation faite sur Liesse', 'Merci à vous, et à toutes les personnes présentes, pour l’accueil. À bientôt, qui sait.', pg_temp.demo_instant(-298, '09:30'), pg_temp.demo_instant(-301, '20:49')),
  ('00000000-0000-4000-8000-0d0000000025', '00000000-0000-4000-8000-0b000000000a', '00000000-0000-4000-8000-0c0000000017', 'Zoé et Quentin', pg_temp.demo_day(-763), 5, 'Un souvenir pour toujours', 'Il a plu de 16 h à 18 h et personne ne s’en souvient, tant le repli avait été bien préparé.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-743, '20:49')),
  ('00000000-0000-4000-8000-0d0000000026', '00000000-0000-4000-8000-0b000000000a', '00000000-0000-4000-8000-0c0000000016', 'Romane et Axel', pg_temp.demo_day(-588), 5, 'Une journée parfaite', 'Notre mariage a eu lieu en ' || pg_temp.demo_date_text('mois', -588) || '. Les photos du couple ont été faites sans quitter le jardin, et les enfants ont eu leur coin à eux. Nous recommandons sans réserve.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-582, '20:18')),
  ('00000000-0000-4000-8000-0d0000000027', '00000000-0000-4000-8000-0b000000000a', '00000000-0000-4000-8000-0c0000000018', 'Flora et Damien', pg_temp.demo_day(-742), 4, 'Presque parfait', 'Mariage de 120 personnes, un samedi ' || pg_temp.demo_date_text('de mois', -742) || '. Très bel endroit et accueil chaleureux. Prévoyez des lampes pour le chemin du parking, un peu sombre.', 'réservation faite sur Liesse', 'Merci de votre confiance, du premier rendez-vous au dernier.', pg_temp.demo_instant(-724, '09:30'), pg_temp.demo_instant(-727, '20:12')),
  ('00000000-0000-4000-8000-0d0000000028', '00000000-0000-4000-8000-0b000000000b', '00000000-0000-4000-8000-0c0000000005', 'Clara et Mehdi', pg_temp.demo_day(-609), 5, 'Exactement ce que nous voulions', 'Il a plu de 16 h à 18 h et personne ne s’en souvient, tant le repli avait été bien préparé.', 'réservation faite sur Liesse', 'Merci de votre confiance, du premier rendez-vous au dernier.', pg_temp.demo_instant(-577, '09:30'), pg_temp.demo_instant(-580, '20:11')),
  ('00000000-0000-4000-8000-0d0000000029', '00000000-0000-4000-8000-0b000000000b', '00000000-0000-4000-8000-0c000000000c', 'Nour et Baptiste', pg_temp.demo_day(-539), 5, 'Du grand soin', 'Réservé un an à l’avance pour ' || pg_temp.demo_date_text('mois', -539) || '. Les photos du couple ont été faites sans quitter le jardin, et les enfants ont eu leur coin à eux. Merci pour tout.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-510, '20:24')),
  ('00000000-0000-4000-8000-0d000000002a', '00000000-0000-4000-8000-0b000000000b', '00000000-0000-4000-8000-0c0000000019', 'Leïla, pour sa fratrie', pg_temp.demo_day(-588), 4, 'Très bien', 'Nous étions 116 en ' || pg_temp.demo_date_text('mois', -588) || '. Tout s’est bien passé ; il a juste fallu redemander deux fois le plan de la salle. Nous recommandons sans réserve.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-579, '20:19')),
  ('00000000-0000-4000-8000-0d000000002b', '00000000-0000-4000-8000-0b000000000b', '00000000-0000-4000-8000-0c0000000020', 'Ysé, pour son association', pg_temp.demo_day(-728), 5, 'À choisir les yeux fermés', 'Réservé pour ' || pg_temp.demo_date_text('mois', -728) || ', deux mois avant seulement. Le lieu est plus beau que sur les photos, et surtout la maison est tenue : tout était prêt à notre arrivée, jusqu’aux vases. Le prix était celui du devis, au centime.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-704, '20:38')),
  ('00000000-0000-4000-8000-0d000000002c', '00000000-0000-4000-8000-0b000000000b', '00000000-0000-4000-8000-0c000000000f', 'Lina et Théo', pg_temp.demo_day(-259), 4, 'Presque parfait', 'Très bel endroit et accueil chaleureux. Prévoyez des lampes pour le chemin du parking, un peu sombre. Réponses rapides, du premier message au dernier.', 'réservation faite sur Liesse', 'Nous nous souvenons très bien de cette journée, et de la lumière. Merci de l’avoir racontée.', pg_temp.demo_instant(-225, '09:30'), pg_temp.demo_instant(-228, '20:49')),
  ('00000000-0000-4000-8000-0d000000002d', '00000000-0000-4000-8000-0b000000000b', '00000000-0000-4000-8000-0c0000000002', 'Marion et Paul', pg_temp.demo_day(-546), 5, 'Un souvenir pour toujours', 'Réservé un an à l’avance pour ' || pg_temp.demo_date_text('mois', -546) || '. La personne présente toute la soirée a réglé trois soucis dont nous n’avons entendu parler que le lendemain. Si c’était à refaire, nous referions le même choix.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-539, '20:18')),
  ('00000000-0000-4000-8000-0d000000002e', '00000000-0000-4000-8000-0b000000000b', '00000000-0000-4000-8000-0c000000001c', 'Denis, pour ses parents', pg_temp.demo_day(-798), 4, 'Une belle prestation', 'Une fête de 120 personnes, en ' || pg_temp.demo_date_text('mois', -798) || '. Salle superbe, acoustique un peu vive quand tout le monde parle. Nous reviendrions sans hésiter.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-770, '20:58')),
  ('00000000-0000-4000-8000-0d000000002f', '00000000-0000-4000-8000-0b000000000c', '00000000-0000-4000-8000-0c0000000018', 'Flora et Damien', pg_temp.demo_day(-525), 5, 'Un souvenir pour toujours', 'Cent vingt assiettes chaudes, toutes servies en douze minutes. On nous parle encore du plat. Merci pour tout.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-518, '20:28')),
  ('00000000-0000-4000-8000-0d0000000030', '00000000-0000-4000-8000-0b000000000c', '00000000-0000-4000-8000-0c0000000014', 'Apolline et Jonas', pg_temp.demo_day(-679), 5, 'Au-delà de nos espoirs', 'Pour notre mariage en ' || pg_temp.demo_date_text('mois', -679) || ', avec 76 invités. Équipe discrète, souriante, et cuisine laissée plus propre qu’à l’arrivée. Si c’était à refaire, nous referions le même choix.', 'réservation faite sur Liesse', 'Nous nous souvenons très bien de cette journée, et de la lumière. Merci de l’avoir racontée.', pg_temp.demo_instant(-657, '09:30'), pg_temp.demo_instant(-660, '20:41')),
  ('00000000-0000-4000-8000-0d0000000031', '00000000-0000-4000-8000-0b000000000c', '00000000-0000-4000-8000-0c0000000019', 'Leïla, pour sa fratrie', pg_temp.demo_day(-476), 5, 'Merci, simplement', 'Les enfants ont mangé à 19 h, les grands à 20 h 30, et tout le monde était content. Le prix était celui du devis, au centime.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-469, '20:55')),
  ('00000000-0000-4000-8000-0d0000000032', '00000000-0000-4000-8000-0b000000000c', '00000000-0000-4000-8000-0c0000000013', 'Louise et Gaël', pg_temp.demo_day(-756), 4, 'Presque parfait', 'Cuisine excellente, portions généreuses. Le café s’est un peu fait attendre.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-743, '20:12')),
  ('00000000-0000-4000-8000-0d0000000033', '00000000-0000-4000-8000-0b000000000c', '00000000-0000-4000-8000-0c0000000020', 'Ysé, pour son association', pg_temp.demo_day(-560), 5, 'Du grand soin', 'Réservé pour ' || pg_temp.demo_date_text('mois', -560) || ', deux mois avant seulement. La dégustation annonçait la couleur, le jour même était encore meilleur. Aucune allergie oubliée.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-533, '20:14')),
  ('00000000-0000-4000-8000-0d0000000034', '00000000-0000-4000-8000-0b000000000c', '00000000-0000-4000-8000-0c0000000011', 'Agathe et Rachid', pg_temp.demo_day(-385), 5, 'Une journée parfaite', 'Réservé un an à l’avance pour ' || pg_temp.demo_date_text('mois', -385) || '. Le vin d’honneur était si bon que nous avons craint pour le dîner ; à tort. Réponses rapides, du premier message au dernier.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-355, '20:29')),
  ('00000000-0000-4000-8000-0d0000000035', '00000000-0000-4000-8000-0b000000000d', '00000000-0000-4000-8000-0c000000001d', 'Hanna, pour son agence', pg_temp.demo_day(-581), 4, 'Du sérieux, et du cœur', 'Réservé pour ' || pg_temp.demo_date_text('mois', -581) || ', deux mois avant seulement. Rien à redire sur le goût ; il manquait une personne en salle pendant le vin d’honneur.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-571, '20:58')),
  ('00000000-0000-4000-8000-0d0000000036', '00000000-0000-4000-8000-0b000000000d', '00000000-0000-4000-8000-0c0000000011', 'Agathe et Rachid', pg_temp.demo_day(-798), 4, 'Presque parfait', 'Nous étions 58, un samedi ' || pg_temp.demo_date_text('de mois', -798) || '. Très bon rapport entre le prix et l’assiette. Le devis mériterait d’être plus détaillé. Nous recommandons sans réserve.', 'réservation faite sur Liesse', 'Merci à vous, et à toutes les personnes présentes, pour l’accueil. À bientôt, qui sait.', pg_temp.demo_instant(-785, '09:30'), pg_temp.demo_instant(-788, '20:30')),
  ('00000000-0000-4000-8000-0d0000000037', '00000000-0000-4000-8000-0b000000000d', '00000000-0000-4000-8000-0c0000000006', 'Élodie et Victor', pg_temp.demo_day(-322), 5, 'Du grand soin', 'Réservé un an à l’avance pour ' || pg_temp.demo_date_text('mois', -322) || '. Équipe discrète, souriante, et cuisine laissée plus propre qu’à l’arrivée. Réponses rapides, du premier message au dernier.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-313, '20:18')),
  ('00000000-0000-4000-8000-0d0000000038', '00000000-0000-4000-8000-0b000000000d', '00000000-0000-4000-8000-0c0000000003', 'Lucie et Thaïs', pg_temp.demo_day(-728), 5, 'Un souvenir pour toujours', 'Réservé un an à l’avance pour ' || pg_temp.demo_date_text('mois', -728) || '. Cent vingt assiettes chaudes, toutes servies en douze minutes. On nous parle encore du plat.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-696, '20:54')),
  ('00000000-0000-4000-8000-0d0000000039', '00000000-0000-4000-8000-0b000000000e', '00000000-0000-4000-8000-0c000000000b', 'Capucine et Adrien', pg_temp.demo_day(-644), 5, 'Un souvenir pour toujours', 'Mariage de 80 personnes, un samedi ' || pg_temp.demo_date_text('de mois', -644) || '. Le vin d’honneur était si bon que nous avons craint pour le dîner ; à tort. Nous recommandons sans réserve.', 'réservation faite sur Liesse', 'Merci de votre confiance, du premier rendez-vous au dernier.', pg_temp.demo_instant(-609, '09:30'), pg_temp.demo_instant(-612, '20:46')),
  ('00000000-0000-4000-8000-0d000000003a', '00000000-0000-4000-8000-0b000000000e', '00000000-0000-4000-8000-0c0000000010', 'Solène et Kévin', pg_temp.demo_day(-539), 5, 'Exactement ce que nous voulions', 'Pour notre mariage en ' || pg_temp.demo_date_text('mois', -539) || ', avec 56 invités. Les enfants ont mangé à 19 h, les grands à 20 h 30, et tout le monde était content. Réponses rapides, du premier message au dernier.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-530, '20:26')),
  ('00000000-0000-4000-8000-0d000000003b', '00000000-0000-4000-8000-0b000000000e', '00000000-0000-4000-8000-0c0000000006', 'Élodie et Victor', pg_temp.demo_day(-630), 4, 'Presque parfait', 'Notre mariage a eu lieu en ' || pg_temp.demo_date_text('mois', -630) || '. Très bon rapport entre le prix et l’assiette. Le devis mériterait d’être plus détaillé.', 'réservation faite sur Liesse', 'C’était une joie de travailler pour vous. Gardez-nous une photo !', pg_temp.demo_instant(-607, '09:30'), pg_temp.demo_instant(-610, '20:19')),
  ('00000000-0000-4000-8000-0d000000003c', '00000000-0000-4000-8000-0b000000000e', '00000000-0000-4000-8000-0c000000001a', 'Mathieu, pour son équipe', pg_temp.demo_day(-504), 3, 'Un peu en dessous de nos attentes', 'Une fête de 50 personnes, en ' || pg_temp.demo_date_text('mois', -504) || '. Les entrées étaient parfaites, le plat est arrivé tiède à deux tables. L’équipe s’en est excusée.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-480, '20:29')),
  ('00000000-0000-4000-8000-0d000000003d', '00000000-0000-4000-8000-0b000000000e', '00000000-0000-4000-8000-0c000000000a', 'Ophélie et Samuel', pg_temp.demo_day(-637), 5, 'Au-delà de nos espoirs', 'Pour notre mariage en ' || pg_temp.demo_date_text('mois', -637) || ', avec 76 invités. Équipe discrète, souriante, et cuisine laissée plus propre qu’à l’arrivée. Nous recommandons sans réserve.', 'réservation faite sur Liesse', 'Nous nous souvenons très bien de cette journée, et de la lumière. Merci de l’avoir racontée.', pg_temp.demo_instant(-623, '09:30'), pg_temp.demo_instant(-626, '20:37')),
  ('00000000-0000-4000-8000-0d000000003e', '00000000-0000-4000-8000-0b000000000e', '00000000-0000-4000-8000-0c000000000c', 'Nour et Baptiste', pg_temp.demo_day(-777), 5, 'Du grand soin', 'Nous étions 140, un samedi ' || pg_temp.demo_date_text('de mois', -777) || '. Cent vingt assiettes chaudes, toutes servies en douze minutes. On nous parle encore du plat.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-771, '20:27')),
  ('00000000-0000-4000-8000-0d000000003f', '00000000-0000-4000-8000-0b000000000f', '00000000-0000-4000-8000-0c0000000002', 'Marion et Paul', pg_temp.demo_day(-553), 5, 'Au-delà de nos espoirs', 'Pour notre mariage en ' || pg_temp.demo_date_text('mois', -553) || ', avec 78 invités. Cent vingt assiettes chaudes, toutes servies en douze minutes. On nous parle encore du plat. Si c’était à refaire, nous referions le même choix.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-527, '20:54')),
  ('00000000-0000-4000-8000-0d0000000040', '00000000-0000-4000-8000-0b000000000f', '00000000-0000-4000-8000-0c0000000003', 'Lucie et Thaïs', pg_temp.demo_day(-525), 4, 'Très bien', 'Réservé un an à l’avance pour ' || pg_temp.demo_date_text('mois', -525) || '. Cuisine excellente, portions généreuses. Le café s’est un peu fait attendre.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-515, '20:22')),
  ('00000000-0000-4000-8000-0d0000000041', '00000000-0000-4000-8000-0b000000000f', '00000000-0000-4000-8000-0c000000001d', 'Hanna, pour son agence', pg_temp.demo_day(-742), 5, 'Une journée parfaite', 'Nous étions 138 en ' || pg_temp.demo_date_text('mois', -742) || '. La dégustation annonçait la couleur, le jour même était encore meilleur. Aucune allergie oubliée.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-726, '20:52')),
  ('00000000-0000-4000-8000-0d0000000042', '00000000-0000-4000-8000-0b000000000f', '00000000-0000-4000-8000-0c000000000b', 'Capucine et Adrien', pg_temp.demo_day(-455), 5, 'Exactement ce que nous voulions', 'Les enfants ont mangé à 19 h, les grands à 20 h 30, et tout le monde était content. Si c’était à refaire, nous referions le même choix.', 'réservation faite sur Liesse', 'Nous nous souvenons très bien de cette journée, et de la lumière. Merci de l’avoir racontée.', pg_temp.demo_instant(-422, '09:30'), pg_temp.demo_instant(-425, '20:44')),
  ('00000000-0000-4000-8000-0d0000000043', '00000000-0000-4000-8000-0b000000000f', '00000000-0000-4000-8000-0c0000000011', 'Agathe et Rachid', pg_temp.demo_day(-763), 4, 'Du sérieux, et du cœur', 'Nous étions 146, un samedi ' || pg_temp.demo_date_text('de mois', -763) || '. Rien à redire sur le goût ; il manquait une personne en salle pendant le vin d’honneur. Si c’était à refaire, nous referions le même choix.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-756, '20:19')),
  ('00000000-0000-4000-8000-0d0000000044', '00000000-0000-4000-8000-0b000000000f', '00000000-0000-4000-8000-0c000000001f', 'Tristan, pour les 40 ans de Claire', pg_temp.demo_day(-392), 4, 'Presque parfait', 'Très bon rapport entre le prix et l’assiette. Le devis mériterait d’être plus détaillé.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-383, '20:46')),
  ('00000000-0000-4000-8000-0d0000000045', '00000000-0000-4000-8000-0b000000000f', '00000000-0000-4000-8000-0c000000000f', 'Lina et Théo', pg_temp.demo_day(-497), 5, 'Du grand soin', 'Nous étions 148, un samedi ' || pg_temp.demo_date_text('de mois', -497) || '. Équipe discrète, souriante, et cuisine laissée plus propre qu’à l’arrivée. Si c’était à refaire, nous referions le même choix.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-488, '20:13')),
  ('00000000-0000-4000-8000-0d0000000046', '00000000-0000-4000-8000-0b000000000f', '00000000-0000-4000-8000-0c0000000012', 'Manon et Éric', pg_temp.demo_day(-434), 5, 'Merci, simplement', 'Réservé un an à l’avance pour ' || pg_temp.demo_date_text('mois', -434) || '. Le vin d’honneur était si bon que nous avons craint pour le dîner ; à tort. Si c’était à refaire, nous referions le même choix.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-408, '20:52')),
  ('00000000-0000-4000-8000-0d0000000047', '00000000-0000-4000-8000-0b0000000010', '00000000-0000-4000-8000-0c0000000019', 'Leïla, pour sa fratrie', pg_temp.demo_day(-315), 4, 'Presque parfait', 'Nous étions 100 en ' || pg_temp.demo_date_text('mois', -315) || '. Cuisine excellente, portions généreuses. Le café s’est un peu fait attendre. Si c’était à refaire, nous referions le même choix.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-291, '20:32')),
  ('00000000-0000-4000-8000-0d0000000048', '00000000-0000-4000-8000-0b0000000010', '00000000-0000-4000-8000-0c000000001c', 'Denis, pour ses parents', pg_temp.demo_day(-567), 3, 'Bien, avec des réserves', 'Une fête de 78 personnes, en ' || pg_temp.demo_date_text('mois', -567) || '. Les entrées étaient parfaites, le plat est arrivé tiède à deux tables. L’équipe s’en est excusée.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-538, '20:13')),
  ('00000000-0000-4000-8000-0d0000000049', '00000000-0000-4000-8000-0b0000000010', '00000000-0000-4000-8000-0c0000000010', 'Solène et Kévin', pg_temp.demo_day(-441), 4, 'Très bien', 'Pour notre mariage en ' || pg_temp.demo_date_text('mois', -441) || ', avec 160 invités. Rien à redire sur le goût ; il manquait une personne en salle pendant le vin d’honneur.', 'réservation faite sur Liesse', 'Merci à vous, et à toutes les personnes présentes, pour l’accueil. À bientôt, qui sait.', pg_temp.demo_instant(-429, '09:30'), pg_temp.demo_instant(-432, '20:24')),
  ('00000000-0000-4000-8000-0d000000004a', '00000000-0000-4000-8000-0b0000000010', '00000000-0000-4000-8000-0c000000000c', 'Nour et Baptiste', pg_temp.demo_day(-602), 5, 'Du grand soin', 'Pour notre mariage en ' || pg_temp.demo_date_text('mois', -602) || ', avec 138 invités. Les enfants ont mangé à 19 h, les grands à 20 h 30, et tout le monde était content. Nous recommandons sans réserve.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-577, '20:39')),
  ('00000000-0000-4000-8000-0d000000004b', '00000000-0000-4000-8000-0b0000000010', '00000000-0000-4000-8000-0c0000000015', 'Danaé et Florian', pg_temp.demo_day(-322), 5, 'Un souvenir pour toujours', 'Réservé un an à l’avance pour ' || pg_temp.demo_date_text('mois', -322) || '. Cent vingt assiettes chaudes, toutes servies en douze minutes. On nous parle encore du plat.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-301, '20:46')),
  ('00000000-0000-4000-8000-0d000000004c', '00000000-0000-4000-8000-0b0000000010', '00000000-0000-4000-8000-0c000000000e', 'Gabrielle et Simon', pg_temp.demo_day(-420), 5, 'Exactement ce que nous voulions', 'Notre mariage a eu lieu en ' || pg_temp.demo_date_text('mois', -420) || '. La dégustation annonçait la couleur, le jour même était encore meilleur. Aucune allergie oubliée. Le prix était celui du devis, au centime.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-410, '20:19')),
  ('00000000-0000-4000-8000-0d000000004d', '00000000-0000-4000-8000-0b0000000010', '00000000-0000-4000-8000-0c000000001b', 'Sylvie, pour les 60 ans de Bruno', pg_temp.demo_day(-721), 5, 'Merci, simplement', 'Nous étions 76 en ' || pg_temp.demo_date_text('mois', -721) || '. Équipe discrète, souriante, et cuisine laissée plus propre qu’à l’arrivée. Nous recommandons sans réserve.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-692, '20:27')),
  ('00000000-0000-4000-8000-0d000000004e', '00000000-0000-4000-8000-0b0000000010', '00000000-0000-4000-8000-0c0000000012', 'Manon et Éric', pg_temp.demo_day(-616), 4, 'Une belle prestation', 'Notre mariage a eu lieu en ' || pg_temp.demo_date_text('mois', -616) || '. Très bon rapport entre le prix et l’assiette. Le devis mériterait d’être plus détaillé.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-587, '20:59')),
  ('00000000-0000-4000-8000-0d000000004f', '00000000-0000-4000-8000-0b0000000011', '00000000-0000-4000-8000-0c0000000006', 'Élodie et Victor', pg_temp.demo_day(-413), 5, 'Du grand soin', 'Mariage de 118 personnes, un samedi ' || pg_temp.demo_date_text('de mois', -413) || '. Le vin d’honneur était si bon que nous avons craint pour le dîner ; à tort.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-389, '20:46')),
  ('00000000-0000-4000-8000-0d0000000050', '00000000-0000-4000-8000-0b0000000011', '00000000-0000-4000-8000-0c0000000016', 'Romane et Axel', pg_temp.demo_day(-602), 4, 'Une belle prestation', 'Notre mariage a eu lieu en ' || pg_temp.demo_date_text('mois', -602) || '. Cuisine excellente, portions généreuses. Le café s’est un peu fait attendre.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-595, '20:37')),
  ('00000000-0000-4000-8000-0d0000000051', '00000000-0000-4000-8000-0b0000000011', '00000000-0000-4000-8000-0c000000001f', 'Tristan, pour les 40 ans de Claire', pg_temp.demo_day(-567), 5, 'Merci, simplement', 'Nous étions 98 en ' || pg_temp.demo_date_text('mois', -567) || '. Équipe discrète, souriante, et cuisine laissée plus propre qu’à l’arrivée. Réponses rapides, du premier message au dernier.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-540, '20:57')),
  ('00000000-0000-4000-8000-0d0000000052', '00000000-0000-4000-8000-0b0000000011', '00000000-0000-4000-8000-0c0000000008', 'Jeanne et Yanis', pg_temp.demo_day(-441), 4, 'Du sérieux, et du cœur', 'Notre mariage a eu lieu en ' || pg_temp.demo_date_text('mois', -441) || '. Très bon rapport entre le prix et l’assiette. Le devis mériterait d’être plus détaillé. Merci pour tout.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-409, '20:56')),
  ('00000000-0000-4000-8000-0d0000000053', '00000000-0000-4000-8000-0b0000000011', '00000000-0000-4000-8000-0c0000000017', 'Zoé et Quentin', pg_temp.demo_day(-602), 5, 'Un souvenir pour toujours', 'Pour notre mariage en ' || pg_temp.demo_date_text('mois', -602) || ', avec 86 invités. Cent vingt assiettes chaudes, toutes servies en douze minutes. On nous parle encore du plat. Réponses rapides, du premier message au dernier.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-575, '20:29')),
  ('00000000-0000-4000-8000-0d0000000054', '00000000-0000-4000-8000-0b0000000011', '00000000-0000-4000-8000-0c0000000002', 'Marion et Paul', pg_temp.demo_day(-294), 5, 'Au-delà de nos espoirs', 'Réservé un an à l’avance pour ' || pg_temp.demo_date_text('mois', -294) || '. Les enfants ont mangé à 19 h, les grands à 20 h 30, et tout le monde était content.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-264, '20:55')),
  ('00000000-0000-4000-8000-0d0000000055', '00000000-0000-4000-8000-0b0000000011', '00000000-0000-4000-8000-0c000000000a', 'Ophélie et Samuel', pg_temp.demo_day(-686), 4, 'Presque parfait', 'Réservé un an à l’avance pour ' || pg_temp.demo_date_text('mois', -686) || '. Rien à redire sur le goût ; il manquait une personne en salle pendant le vin d’honneur. Réponses rapides, du premier message au dernier.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-665, '20:49')),
  ('00000000-0000-4000-8000-0d0000000056', '00000000-0000-4000-8000-0b0000000012', '00000000-0000-4000-8000-0c000000001a', 'Mathieu, pour son équipe', pg_temp.demo_day(-623), 4, 'Une belle prestation', 'Nous étions 120 en ' || pg_temp.demo_date_text('mois', -623) || '. Très bon rapport entre le prix et l’assiette. Le devis mériterait d’être plus détaillé.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-610, '20:45')),
  ('00000000-0000-4000-8000-0d0000000057', '00000000-0000-4000-8000-0b0000000013', '00000000-0000-4000-8000-0c0000000020', 'Ysé, pour son association', pg_temp.demo_day(-749), 5, 'Du grand soin', 'La dégustation était un vrai moment à deux. Le gâteau, exactement celui dont nous avions parlé. Réponses rapides, du premier message au dernier.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-734, '20:30')),
  ('00000000-0000-4000-8000-0d0000000058', '00000000-0000-4000-8000-0b0000000013', '00000000-0000-4000-8000-0c000000001f', 'Tristan, pour les 40 ans de Claire', pg_temp.demo_day(-406), 4, 'Très bien', 'Une fête de 128 personnes, en ' || pg_temp.demo_date_text('mois', -406) || '. Très bon contact et travail soigné, conforme au devis. Si c’était à refaire, nous referions le même choix.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-401, '20:16')),
  ('00000000-0000-4000-8000-0d0000000059', '00000000-0000-4000-8000-0b0000000013', '00000000-0000-4000-8000-0c0000000007', 'Salomé et Hugo', pg_temp.demo_day(-539), 5, 'Un souvenir pour toujours', 'Réservé un an à l’avance pour ' || pg_temp.demo_date_text('mois', -539) || '. Le croquembouche est arrivé entier par une route de montagne, et il n’en est rien resté. Si c’était à refaire, nous referions le même choix.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-529, '20:19')),
  ('00000000-0000-4000-8000-0d000000005a', '00000000-0000-4000-8000-0b0000000013', '00000000-0000-4000-8000-0c0000000016', 'Romane et Axel', pg_temp.demo_day(-483), 4, 'Une belle prestation', 'Mariage de 160 personnes, un samedi ' || pg_temp.demo_date_text('de mois', -483) || '. Tout s’est bien passé ; la réponse au premier message a demandé deux jours. Nous recommandons sans réserve.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-455, '20:29')),
  ('00000000-0000-4000-8000-0d000000005b', '00000000-0000-4000-8000-0b0000000013', '00000000-0000-4000-8000-0c000000000e', 'Gabrielle et Simon', pg_temp.demo_day(-378), 5, 'À choisir les yeux fermés', 'Réservé un an à l’avance pour ' || pg_temp.demo_date_text('mois', -378) || '. Douze tartes, cent dix personnes, et une seule question : qui les a faites ? Merci pour tout.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-359, '20:51')),
  ('00000000-0000-4000-8000-0d000000005c', '00000000-0000-4000-8000-0b0000000014', '00000000-0000-4000-8000-0c0000000013', 'Louise et Gaël', pg_temp.demo_day(-427), 5, 'Une journée parfaite', 'Pour notre mariage en ' || pg_temp.demo_date_text('mois', -427) || ', avec 60 invités. Cent vingt assiettes chaudes, toutes servies en douze minutes. On nous parle encore du plat.', 'réservation faite sur Liesse', 'Merci de votre confiance, du premier rendez-vous au dernier.', pg_temp.demo_instant(-408, '09:30'), pg_temp.demo_instant(-411, '20:28')),
  ('00000000-0000-4000-8000-0d000000005d', '00000000-0000-4000-8000-0b0000000014', '00000000-0000-4000-8000-0c0000000004', 'Rémi et Antonin', pg_temp.demo_day(-287), 4, 'Presque parfait', 'Notre mariage a eu lieu en ' || pg_temp.demo_date_text('mois', -287) || '. Très bon rapport entre le prix et l’assiette. Le devis mériterait d’être plus détaillé. Réponses rapides, du premier message au dernier.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-262, '20:51')),
  ('00000000-0000-4000-8000-0d000000005e', '00000000-0000-4000-8000-0b0000000014', '00000000-0000-4000-8000-0c000000000f', 'Lina et Théo', pg_temp.demo_day(-637), 5, 'Au-delà de nos espoirs', 'Mariage de 48 personnes, un samedi ' || pg_temp.demo_date_text('de mois', -637) || '. La dégustation annonçait la couleur, le jour même était encore meilleur. Aucune allergie oubliée. Merci pour tout.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-628, '20:14')),
  ('00000000-0000-4000-8000-0d000000005f', '00000000-0000-4000-8000-0b0000000014', '00000000-0000-4000-8000-0c0000000012', 'Manon et Éric', pg_temp.demo_day(-413), 5, 'À choisir les yeux fermés', 'Réservé un an à l’avance pour ' || pg_temp.demo_date_text('mois', -413) || '. Équipe discrète, souriante, et cuisine laissée plus propre qu’à l’arrivée. Réponses rapides, du premier message au dernier.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-407, '20:25')),
  ('00000000-0000-4000-8000-0d0000000060', '00000000-0000-4000-8000-0b0000000014', '00000000-0000-4000-8000-0c0000000008', 'Jeanne et Yanis', pg_temp.demo_day(-392), 5, 'Un souvenir pour toujours', 'Notre mariage a eu lieu en ' || pg_temp.demo_date_text('mois', -392) || '. Le vin d’honneur était si bon que nous avons craint pour le dîner ; à tort.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-388, '20:47')),
  ('00000000-0000-4000-8000-0d0000000061', '00000000-0000-4000-8000-0b0000000014', '00000000-0000-4000-8000-0c000000000a', 'Ophélie et Samuel', pg_temp.demo_day(-455), 4, 'Très bien', 'Cuisine excellente, portions généreuses. Le café s’est un peu fait attendre.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-435, '20:29')),
  ('00000000-0000-4000-8000-0d0000000062', '00000000-0000-4000-8000-0b0000000014', '00000000-0000-4000-8000-0c000000000c', 'Nour et Baptiste', pg_temp.demo_day(-700), 2, 'Bien, avec des réserves', 'Nous étions 120, un samedi ' || pg_temp.demo_date_text('de mois', -700) || '. Les entrées étaient parfaites, le plat est arrivé tiède à deux tables. L’équipe s’en est excusée.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-692, '20:17')),
  ('00000000-0000-4000-8000-0d0000000063', '00000000-0000-4000-8000-0b0000000015', '00000000-0000-4000-8000-0c0000000003', 'Lucie et Thaïs', pg_temp.demo_day(-427), 4, 'Une belle prestation', 'Le reportage est superbe ; l’album demande encore deux allers-retours. Si c’était à refaire, nous referions le même choix.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-420, '20:42')),
  ('00000000-0000-4000-8000-0d0000000064', '00000000-0000-4000-8000-0b0000000015', '00000000-0000-4000-8000-0c0000000013', 'Louise et Gaël', pg_temp.demo_day(-371), 5, 'Merci, simplement', 'Discrétion totale pendant la cérémonie, efficacité redoutable pour les groupes : vingt minutes, montre en main. Nous recommandons sans réserve.', 'réservation faite sur Liesse', 'Nous nous souvenons très bien de cette journée, et de la lumière. Merci de l’avoir racontée.', pg_temp.demo_instant(-344, '09:30'), pg_temp.demo_instant(-347, '20:37')),
  ('00000000-0000-4000-8000-0d0000000065', '00000000-0000-4000-8000-0b0000000015', '00000000-0000-4000-8000-0c000000000b', 'Capucine et Adrien', pg_temp.demo_day(-357), 5, 'Exactement ce que nous voulions', 'Nous étions 70, un samedi ' || pg_temp.demo_date_text('de mois', -357) || '. L’horaire préparé ensemble nous a fait gagner une heure de lumière. Merci pour tout.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-347, '20:36')),
  ('00000000-0000-4000-8000-0d0000000066', '00000000-0000-4000-8000-0b0000000015', '00000000-0000-4000-8000-0c0000000006', 'Élodie et Victor', pg_temp.demo_day(-735), 5, 'À choisir les yeux fermés', 'Mariage de 48 personnes, un samedi ' || pg_temp.demo_date_text('de mois', -735) || '. Des images qui ressemblent à nos souvenirs et non à un magazine. Merci pour tout.', 'réservation faite sur Liesse', 'Merci pour ces mots, lus à toute l’équipe ce matin.', pg_temp.demo_instant(-705, '09:30'), pg_temp.demo_instant(-708, '20:16')),
  ('00000000-0000-4000-8000-0d0000000067', '00000000-0000-4000-8000-0b0000000015', '00000000-0000-4000-8000-0c0000000007', 'Salomé et Hugo', pg_temp.demo_day(-609), 5, 'Une journée parfaite', 'Nous détestons poser ; sur ces images, nous ne posons jamais. Ma mère a pleuré devant la galerie, deux fois.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-586, '20:36')),
  ('00000000-0000-4000-8000-0d0000000068', '00000000-0000-4000-8000-0b0000000015', '00000000-0000-4000-8000-0c0000000008', 'Jeanne et Yanis', pg_temp.demo_day(-553), 4, 'Presque parfait', 'Réservé un an à l’avance pour ' || pg_temp.demo_date_text('mois', -553) || '. Travail soigné et bon contact. La galerie est arrivée au bout des cinq semaines annoncées. Réponses rapides, du premier message au dernier.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-539, '20:50')),
  ('00000000-0000-4000-8000-0d0000000069', '00000000-0000-4000-8000-0b0000000015', '00000000-0000-4000-8000-0c0000000012', 'Manon et Éric', pg_temp.demo_day(-462), 5, 'Un souvenir pour toujours', 'La galerie est arrivée avec une semaine d’avance et chaque table y a sa place. Le prix était celui du devis, au centime.', 'réservation faite sur Liesse', 'Merci à vous, et à toutes les personnes présentes, pour l’accueil. À bientôt, qui sait.', pg_temp.demo_instant(-431, '09:30'), pg_temp.demo_instant(-434, '20:45')),
  ('00000000-0000-4000-8000-0d000000006a', '00000000-0000-4000-8000-0b0000000016', '00000000-0000-4000-8000-0c000000001e', 'Florence, pour le baptême d’Anna', pg_temp.demo_day(-350), 5, 'Exactement ce que nous voulions', 'Une fête de 58 personnes, en ' || pg_temp.demo_date_text('mois', -350) || '. Discrétion totale pendant la cérémonie, efficacité redoutable pour les groupes : vingt minutes, montre en main.', 'réservation faite sur Liesse', 'Merci pour ces mots, lus à toute l’équipe ce matin.', pg_temp.demo_instant(-315, '09:30'), pg_temp.demo_instant(-318, '20:50')),
  ('00000000-0000-4000-8000-0d000000006b', '00000000-0000-4000-8000-0b0000000016', '00000000-0000-4000-8000-0c0000000020', 'Ysé, pour son association', pg_temp.demo_day(-252), 5, 'Merci, simplement', 'Réservé pour ' || pg_temp.demo_date_text('mois', -252) || ', deux mois avant seulement. L’horaire préparé ensemble nous a fait gagner une heure de lumière. Si c’était à refaire, nous referions le même choix.', 'réservation faite sur Liesse', 'Merci de votre confiance, du premier rendez-vous au dernier.', pg_temp.demo_instant(-221, '09:30'), pg_temp.demo_instant(-224, '20:43')),
  ('00000000-0000-4000-8000-0d000000006c', '00000000-0000-4000-8000-0b0000000016', '00000000-0000-4000-8000-0c0000000009', 'Bérénice et Tom', pg_temp.demo_day(-427), 5, 'Au-delà de nos espoirs', 'Nous détestons poser ; sur ces images, nous ne posons jamais. Ma mère a pleuré devant la galerie, deux fois. Le prix était celui du devis, au centime.', 'réservation faite sur Liesse', 'Merci à vous, et à toutes les personnes présentes, pour l’accueil. À bientôt, qui sait.', pg_temp.demo_instant(-393, '09:30'), pg_temp.demo_instant(-396, '20:55')),
  ('00000000-0000-4000-8000-0d000000006d', '00000000-0000-4000-8000-0b0000000016', '00000000-0000-4000-8000-0c0000000014', 'Apolline et Jonas', pg_temp.demo_day(-735), 5, 'Du grand soin', 'Nous étions 70, un samedi ' || pg_temp.demo_date_text('de mois', -735) || '. Des images qui ressemblent à nos souvenirs et non à un magazine.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-715, '20:10')),
  ('00000000-0000-4000-8000-0d000000006e', '00000000-0000-4000-8000-0b0000000016', '00000000-0000-4000-8000-0c0000000002', 'Marion et Paul', pg_temp.demo_day(-441), 4, 'Une belle prestation', 'Mariage de 60 personnes, un samedi ' || pg_temp.demo_date_text('de mois', -441) || '. Très belles images, surtout le matin. Nous aurions aimé un peu plus de photos de la piste. Nous recommandons sans réserve.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-429, '20:49')),
  ('00000000-0000-4000-8000-0d000000006f', '00000000-0000-4000-8000-0b0000000016', '00000000-0000-4000-8000-0c0000000017', 'Zoé et Quentin', pg_temp.demo_day(-539), 4, 'Du sérieux, et du cœur', 'Réservé un an à l’avance pour ' || pg_temp.demo_date_text('mois', -539) || '. Le reportage est superbe ; l’album demande encore deux allers-retours. Réponses rapides, du premier message au dernier.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-521, '20:25')),
  ('00000000-0000-4000-8000-0d0000000070', '00000000-0000-4000-8000-0b0000000016', '00000000-0000-4000-8000-0c0000000007', 'Salomé et Hugo', pg_temp.demo_day(-749), 5, 'À choisir les yeux fermés', 'La galerie est arrivée avec une semaine d’avance et chaque table y a sa place. Le prix était celui du devis, au centime.', 'réservation faite sur Liesse', 'Nous nous souvenons très bien de cette journée, et de la lumière. Merci de l’avoir racontée.', pg_temp.demo_instant(-739, '09:30'), pg_temp.demo_instant(-742, '20:19')),
  ('00000000-0000-4000-8000-0d0000000071', '00000000-0000-4000-8000-0b0000000016', '00000000-0000-4000-8000-0c000000000d', 'Violette et Marc', pg_temp.demo_day(-658), 4, 'Très bien', 'Pour notre mariage en ' || pg_temp.demo_date_text('mois', -658) || ', avec 108 invités. Travail soigné et bon contact. La galerie est arrivée au bout des cinq semaines annoncées. Réponses rapides, du premier message au dernier.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-652, '20:20')),
  ('00000000-0000-4000-8000-0d0000000072', '00000000-0000-4000-8000-0b0000000017', '00000000-0000-4000-8000-0c0000000015', 'Danaé et Florian', pg_temp.demo_day(-567), 5, 'Un souvenir pour toujours', 'Des images qui ressemblent à nos souvenirs et non à un magazine. Merci pour tout.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-551, '20:36')),
  ('00000000-0000-4000-8000-0d0000000073', '00000000-0000-4000-8000-0b0000000017', '00000000-0000-4000-8000-0c000000000b', 'Capucine et Adrien', pg_temp.demo_day(-749), 3, 'Un peu en dessous de nos attentes', 'Mariage de 60 personnes, un samedi ' || pg_temp.demo_date_text('de mois', -749) || '. Belles photos, communication trop rare entre la signature et le jour même.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-737, '20:18')),
  ('00000000-0000-4000-8000-0d0000000074', '00000000-0000-4000-8000-0b0000000018', '00000000-0000-4000-8000-0c0000000004', 'Rémi et Antonin', pg_temp.demo_day(-420), 4, 'Très bien', 'Nous étions 80, un samedi ' || pg_temp.demo_date_text('de mois', -420) || '. Très bon contact et travail soigné, conforme au devis. Le prix était celui du devis, au centime.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-389, '20:46')),
  ('00000000-0000-4000-8000-0d0000000075', '00000000-0000-4000-8000-0b0000000018', '00000000-0000-4000-8000-0c0000000014', 'Apolline et Jonas', pg_temp.demo_day(-357), 5, 'Un souvenir pour toujours', 'Nous étions 66, un samedi ' || pg_temp.demo_date_text('de mois', -357) || '. Les caméras ont été oubliées au bout de dix minutes par tout le monde. Le prix était celui du devis, au centime.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-335, '20:34')),
  ('00000000-0000-4000-8000-0d0000000076', '00000000-0000-4000-8000-0b0000000018', '00000000-0000-4000-8000-0c0000000010', 'Solène et Kévin', pg_temp.demo_day(-364), 5, 'Merci, simplement', 'Mariage de 158 personnes, un samedi ' || pg_temp.demo_date_text('de mois', -364) || '. Aucun ralenti, aucun violon : notre fête, telle qu’elle était. Si c’était à refaire, nous referions le même choix.', 'réservation faite sur Liesse', 'Nous nous souvenons très bien de cette journée, et de la lumière. Merci de l’avoir racontée.', pg_temp.demo_instant(-329, '09:30'), pg_temp.demo_instant(-332, '20:12')),
  ('00000000-0000-4000-8000-0d0000000077', '00000000-0000-4000-8000-0b0000000019', '00000000-0000-4000-8000-0c000000000c', 'Nour et Baptiste', pg_temp.demo_day(-658), 4, 'Du sérieux, et du cœur', 'Pour notre mariage en ' || pg_temp.demo_date_text('mois', -658) || ', avec 106 invités. Très belles images, surtout le matin. Nous aurions aimé un peu plus de photos de la piste.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-651, '20:12')),
  ('00000000-0000-4000-8000-0d0000000078', '00000000-0000-4000-8000-0b0000000019', '00000000-0000-4000-8000-0c000000000a', 'Ophélie et Samuel', pg_temp.demo_day(-490), 4, 'Très bien', 'Pour notre mariage en ' || pg_temp.demo_date_text('mois', -490) || ', avec 128 invités. Le reportage est superbe ; l’album demande encore deux allers-retours. Si c’était à refaire, nous referions le même choix.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-458, '20:14')),
  ('00000000-0000-4000-8000-0d0000000079', '00000000-0000-4000-8000-0b0000000019', '00000000-0000-4000-8000-0c000000000e', 'Gabrielle et Simon', pg_temp.demo_day(-322), 4, 'Une belle prestation', 'Notre mariage a eu lieu en ' || pg_temp.demo_date_text('mois', -322) || '. Travail soigné et bon contact. La galerie est arrivée au bout des cinq semaines annoncées.', 'réservation faite sur Liesse', 'Merci pour ces mots, lus à toute l’équipe ce matin.', pg_temp.demo_instant(-309, '09:30'), pg_temp.demo_instant(-312, '20:15')),
  ('00000000-0000-4000-8000-0d000000007a', '00000000-0000-4000-8000-0b0000000019', '00000000-0000-4000-8000-0c0000000018', 'Flora et Damien', pg_temp.demo_day(-651), 5, 'Une journée parfaite', 'Nous détestons poser ; sur ces images, nous ne posons jamais. Ma mère a pleuré devant la galerie, deux fois. Réponses rapides, du premier message au dernier.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-634, '20:18')),
  ('00000000-0000-4000-8000-0d000000007b', '00000000-0000-4000-8000-0b0000000019', '00000000-0000-4000-8000-0c000000001d', 'Hanna, pour son agence', pg_temp.demo_day(-525), 5, 'Du grand soin', 'Nous étions 60 en ' || pg_temp.demo_date_text('mois', -525) || '. La galerie est arrivée avec une semaine d’avance et chaque table y a sa place. Le prix était celui du devis, au centime.', 'réservation faite sur Liesse', 'Nous nous souvenons très bien de cette journée, et de la lumière. Merci de l’avoir racontée.', pg_temp.demo_instant(-511, '09:30'), pg_temp.demo_instant(-514, '20:41')),
  ('00000000-0000-4000-8000-0d000000007c', '00000000-0000-4000-8000-0b0000000019', '00000000-0000-4000-8000-0c000000001e', 'Florence, pour le baptême d’Anna', pg_temp.demo_day(-637), 5, 'Un souvenir pour toujours', 'Réservé pour ' || pg_temp.demo_date_text('mois', -637) || ', deux mois avant seulement. Discrétion totale pendant la cérémonie, efficacité redoutable pour les groupes : vingt minutes, montre en main. Réponses rapides, du premier message au dernier.', 'réservation faite sur Liesse', 'Merci à vous, et à toutes les personnes présentes, pour l’accueil. À bientôt, qui sait.', pg_temp.demo_instant(-603, '09:30'), pg_temp.demo_instant(-606, '20:24')),
  ('00000000-0000-4000-8000-0d000000007d', '00000000-0000-4000-8000-0b000000001a', '00000000-0000-4000-8000-0c0000000019', 'Leïla, pour sa fratrie', pg_temp.demo_day(-749), 5, 'Exactement ce que nous voulions', 'Nous étions 68 en ' || pg_temp.demo_date_text('mois', -749) || '. Nous détestons poser ; sur ces images, nous ne posons jamais. Ma mère a pleuré devant la galerie, deux fois.', 'réservation faite sur Liesse', 'Merci de votre confiance, du premier rendez-vous au dernier.', pg_temp.demo_instant(-731, '09:30'), pg_temp.demo_instant(-734, '20:27')),
  ('00000000-0000-4000-8000-0d000000007e', '00000000-0000-4000-8000-0b000000001a', '00000000-0000-4000-8000-0c000000001c', 'Denis, pour ses parents', pg_temp.demo_day(-749), 4, 'Très bien', 'Le reportage est superbe ; l’album demande encore deux allers-retours. Si c’était à refaire, nous referions le même choix.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-726, '20:44')),
  ('00000000-0000-4000-8000-0d000000007f', '00000000-0000-4000-8000-0b000000001a', '00000000-0000-4000-8000-0c0000000007', 'Salomé et Hugo', pg_temp.demo_day(-357), 4, 'Presque parfait', 'Réservé un an à l’avance pour ' || pg_temp.demo_date_text('mois', -357) || '. Très belles images, surtout le matin. Nous aurions aimé un peu plus de photos de la piste. Nous recommandons sans réserve.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-326, '20:10')),
  ('00000000-0000-4000-8000-0d0000000080', '00000000-0000-4000-8000-0b000000001a', '00000000-0000-4000-8000-0c0000000002', 'Marion et Paul', pg_temp.demo_day(-378), 5, 'Du grand soin', 'Mariage de 120 personnes, un samedi ' || pg_temp.demo_date_text('de mois', -378) || '. L’horaire préparé ensemble nous a fait gagner une heure de lumière. Réponses rapides, du premier message au dernier.', 'réservation faite sur Liesse', 'Merci pour ces mots, lus à toute l’équipe ce matin.', pg_temp.demo_instant(-355, '09:30'), pg_temp.demo_instant(-358, '20:37')),
  ('00000000-0000-4000-8000-0d0000000081', '00000000-0000-4000-8000-0b000000001b', '00000000-0000-4000-8000-0c0000000003', 'Lucie et Thaïs', pg_temp.demo_day(-560), 5, 'Au-delà de nos espoirs', 'Mariage de 70 personnes, un samedi ' || pg_temp.demo_date_text('de mois', -560) || '. La galerie est arrivée avec une semaine d’avance et chaque table y a sa place. Nous recommandons sans réserve.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-544, '20:24')),
  ('00000000-0000-4000-8000-0d0000000082', '00000000-0000-4000-8000-0b000000001b', '00000000-0000-4000-8000-0c000000001b', 'Sylvie, pour les 60 ans de Bruno', pg_temp.demo_day(-756), 5, 'Une journée parfaite', 'Une fête de 50 personnes, en ' || pg_temp.demo_date_text('mois', -756) || '. L’horaire préparé ensemble nous a fait gagner une heure de lumière.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-743, '20:42')),
  ('00000000-0000-4000-8000-0d0000000083', '00000000-0000-4000-8000-0b000000001b', '00000000-0000-4000-8000-0c000000001d', 'Hanna, pour son agence', pg_temp.demo_day(-714), 5, 'Un souvenir pour toujours', 'Nous étions 70 en ' || pg_temp.demo_date_text('mois', -714) || '. Des images qui ressemblent à nos souvenirs et non à un magazine. Le prix était celui du devis, au centime.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-701, '20:17')),
  ('00000000-0000-4000-8000-0d0000000084', '00000000-0000-4000-8000-0b000000001c', '00000000-0000-4000-8000-0c0000000013', 'Louise et Gaël', pg_temp.demo_day(-364), 4, 'Très bien', 'Notre mariage a eu lieu en ' || pg_temp.demo_date_text('mois', -364) || '. Le reportage est superbe ; l’album demande encore deux allers-retours. Le prix était celui du devis, au centime.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-342, '20:38')),
  ('00000000-0000-4000-8000-0d0000000085', '00000000-0000-4000-8000-0b000000001c', '00000000-0000-4000-8000-0c000000000a', 'Ophélie et Samuel', pg_temp.demo_day(-497), 5, 'Du grand soin', 'Réservé un an à l’avance pour ' || pg_temp.demo_date_text('mois', -497) || '. La galerie est arrivée avec une semaine d’avance et chaque table y a sa place.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-475, '20:25')),
  ('00000000-0000-4000-8000-0d0000000086', '00000000-0000-4000-8000-0b000000001c', '00000000-0000-4000-8000-0c0000000017', 'Zoé et Quentin', pg_temp.demo_day(-721), 4, 'Une belle prestation', 'Notre mariage a eu lieu en ' || pg_temp.demo_date_text('mois', -721) || '. Travail soigné et bon contact. La galerie est arrivée au bout des cinq semaines annoncées.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-709, '20:30')),
  ('00000000-0000-4000-8000-0d0000000087', '00000000-0000-4000-8000-0b000000001c', '00000000-0000-4000-8000-0c000000001c', 'Denis, pour ses parents', pg_temp.demo_day(-525), 5, 'Au-delà de nos espoirs', 'Nous étions 78 en ' || pg_temp.demo_date_text('mois', -525) || '. Des images qui ressemblent à nos souvenirs et non à un magazine.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-514, '20:31')),
  ('00000000-0000-4000-8000-0d0000000088', '00000000-0000-4000-8000-0b000000001d', '00000000-0000-4000-8000-0c0000000001', 'Aïcha et Julien', pg_temp.demo_day(-399), 5, 'Une journée parfaite', 'Réservé un an à l’avance pour ' || pg_temp.demo_date_text('mois', -399) || '. Nous détestons poser ; sur ces images, nous ne posons jamais. Ma mère a pleuré devant la galerie, deux fois. Nous recommandons sans réserve.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-381, '20:50')),
  ('00000000-0000-4000-8000-0d0000000089', '00000000-0000-4000-8000-0b000000001d', '00000000-0000-4000-8000-0c0000000015', 'Danaé et Florian', pg_temp.demo_day(-791), 5, 'Merci, simplement', 'Réservé un an à l’avance pour ' || pg_temp.demo_date_text('mois', -791) || '. Discrétion totale pendant la cérémonie, efficacité redoutable pour les groupes : vingt minutes, montre en main. Réponses rapides, du premier message au dernier.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-785, '20:26')),
  ('00000000-0000-4000-8000-0d000000008a', '00000000-0000-4000-8000-0b000000001d', '00000000-0000-4000-8000-0c0000000020', 'Ysé, pour son association', pg_temp.demo_day(-735), 4, 'Du sérieux, et du cœur', 'Réservé pour ' || pg_temp.demo_date_text('mois', -735) || ', deux mois avant seulement. Travail soigné et bon contact. La galerie est arrivée au bout des cinq semaines annoncées. Merci pour tout.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-713, '20:35')),
  ('00000000-0000-4000-8000-0d000000008b', '00000000-0000-4000-8000-0b000000001d', '00000000-0000-4000-8000-0c0000000003', 'Lucie et Thaïs', pg_temp.demo_day(-581), 4, 'Presque parfait', 'Notre mariage a eu lieu en ' || pg_temp.demo_date_text('mois', -581) || '. Le reportage est superbe ; l’album demande encore deux allers-retours. Merci pour tout.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-576, '20:27')),
  ('00000000-0000-4000-8000-0d000000008c', '00000000-0000-4000-8000-0b000000001d', '00000000-0000-4000-8000-0c000000001c', 'Denis, pour ses parents', pg_temp.demo_day(-742), 5, 'Exactement ce que nous voulions', 'Réservé pour ' || pg_temp.demo_date_text('mois', -742) || ', deux mois avant seulement. Des images qui ressemblent à nos souvenirs et non à un magazine.', 'réservation faite sur Liesse', 'Nous nous souvenons très bien de cette journée, et de la lumière. Merci de l’avoir racontée.', pg_temp.demo_instant(-728, '09:30'), pg_temp.demo_instant(-731, '20:40')),
  ('00000000-0000-4000-8000-0d000000008d', '00000000-0000-4000-8000-0b000000001d', '00000000-0000-4000-8000-0c000000000a', 'Ophélie et Samuel', pg_temp.demo_day(-413), 4, 'Une belle prestation', 'Mariage de 150 personnes, un samedi ' || pg_temp.demo_date_text('de mois', -413) || '. Très belles images, surtout le matin. Nous aurions aimé un peu plus de photos de la piste. Réponses rapides, du premier message au dernier.', 'réservation faite sur Liesse', 'Merci pour ces mots, lus à toute l’équipe ce matin.', pg_temp.demo_instant(-396, '09:30'), pg_temp.demo_instant(-399, '20:56')),
  ('00000000-0000-4000-8000-0d000000008e', '00000000-0000-4000-8000-0b000000001e', '00000000-0000-4000-8000-0c0000000013', 'Louise et Gaël', pg_temp.demo_day(-532), 5, 'Au-delà de nos espoirs', 'Notre mariage a eu lieu en ' || pg_temp.demo_date_text('mois', -532) || '. Les discours s’entendaient parfaitement, et la musique du dîner permettait de se parler. Le prix était celui du devis, au centime.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-525, '20:27')),
  ('00000000-0000-4000-8000-0d000000008f', '00000000-0000-4000-8000-0b000000001e', '00000000-0000-4000-8000-0c0000000010', 'Solène et Kévin', pg_temp.demo_day(-301), 3, 'Bien, avec des réserves', 'Nous étions 138, un samedi ' || pg_temp.demo_date_text('de mois', -301) || '. Bonne musique, mais notre morceau d’ouverture a démarré deux fois.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-293, '20:17')),
  ('00000000-0000-4000-8000-0d0000000090', '00000000-0000-4000-8000-0b000000001e', '00000000-0000-4000-8000-0c000000000e', 'Gabrielle et Simon', pg_temp.demo_day(-567), 5, 'Merci, simplement', 'Nous étions 126, un samedi ' || pg_temp.demo_date_text('de mois', -567) || '. La piste n’a pas désempli, et pourtant nos grands-parents sont restés jusqu’à une heure. Si c’était à refaire, nous referions le même choix.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-563, '20:22')),
  ('00000000-0000-4000-8000-0d0000000091', '00000000-0000-4000-8000-0b000000001e', '00000000-0000-4000-8000-0c000000001f', 'Tristan, pour les 40 ans de Claire', pg_temp.demo_day(-693), 4, 'Presque parfait', 'Réservé pour ' || pg_temp.demo_date_text('mois', -693) || ', deux mois avant seulement. Excellente ambiance. Le volume était un peu haut au début du dîner, vite corrigé. Le prix était celui du devis, au centime.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-665, '20:36')),
  ('00000000-0000-4000-8000-0d0000000092', '00000000-0000-4000-8000-0b000000001e', '00000000-0000-4000-8000-0c0000000006', 'Élodie et Victor', pg_temp.demo_day(-420), 5, 'Un souvenir pour toujours', 'Mariage de 56 personnes, un samedi ' || pg_temp.demo_date_text('de mois', -420) || '. Tout était installé avant nos invités, sans un câble visible. Nous recommandons sans réserve.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-400, '20:16')),
  ('00000000-0000-4000-8000-0d0000000093', '00000000-0000-4000-8000-0b000000001e', '00000000-0000-4000-8000-0c000000000b', 'Capucine et Adrien', pg_temp.demo_day(-532), 5, 'Du grand soin', 'La transition entre la chanson de nos parents et la danse a fait lever toute la salle. Si c’était à refaire, nous referions le même choix.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-518, '20:20')),
  ('00000000-0000-4000-8000-0d0000000094', '00000000-0000-4000-8000-0b000000001e', '00000000-0000-4000-8000-0c000000001e', 'Florence, pour le baptême d’Anna', pg_temp.demo_day(-301), 5, 'Exactement ce que nous voulions', 'Nous étions 96 en ' || pg_temp.demo_date_text('mois', -301) || '. Nos cinq interdits ont été respectés, malgré la pression d’un oncle. Merci. Réponses rapides, du premier message au dernier.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-272, '20:39')),
  ('00000000-0000-4000-8000-0d0000000095', '00000000-0000-4000-8000-0b000000001f', '00000000-0000-4000-8000-0c0000000005', 'Clara et Mehdi', pg_temp.demo_day(-364), 4, 'Presque parfait', 'Ponctuel et sympathique ; les lumières étaient plus simples que prévu. Merci pour tout.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-353, '20:14')),
  ('00000000-0000-4000-8000-0d0000000096', '00000000-0000-4000-8000-0b000000001f', '00000000-0000-4000-8000-0c0000000018', 'Flora et Damien', pg_temp.demo_day(-287), 5, 'Une journée parfaite', 'La transition entre la chanson de nos parents et la danse a fait lever toute la salle. Nous recommandons sans réserve.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-273, '20:21')),
  ('00000000-0000-4000-8000-0d0000000097', '00000000-0000-4000-8000-0b000000001f', '00000000-0000-4000-8000-0c0000000007', 'Salomé et Hugo', pg_temp.demo_day(-644), 4, 'Très bien', 'Très bonne sélection, un peu trop de reprises à notre goût vers la fin.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-615, '20:38')),
  ('00000000-0000-4000-8000-0d0000000098', '00000000-0000-4000-8000-0b000000001f', '00000000-0000-4000-8000-0c0000000020', 'Ysé, pour son association', pg_temp.demo_day(-476), 4, 'Du sérieux, et du cœur', 'Nous étions 106 en ' || pg_temp.demo_date_text('mois', -476) || '. Excellente ambiance. Le volume était un peu haut au début du dîner, vite corrigé.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-458, '20:38')),
  ('00000000-0000-4000-8000-0d0000000099', '00000000-0000-4000-8000-0b000000001f', '00000000-0000-4000-8000-0c000000000e', 'Gabrielle et Simon', pg_temp.demo_day(-735), 5, 'À choisir les yeux fermés', 'Réservé un an à l’avance pour ' || pg_temp.demo_date_text('mois', -735) || '. Nos cinq interdits ont été respectés, malgré la pression d’un oncle. Merci. Nous recommandons sans réserve.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-727, '20:38')),
  ('00000000-0000-4000-8000-0d000000009a', '00000000-0000-4000-8000-0b0000000020', '00000000-0000-4000-8000-0c0000000011', 'Agathe et Rachid', pg_temp.demo_day(-420), 5, 'Au-delà de nos espoirs', 'Notre mariage a eu lieu en ' || pg_temp.demo_date_text('mois', -420) || '. La transition entre la chanson de nos parents et la danse a fait lever toute la salle. Merci pour tout.', 'réservation faite sur Liesse', 'C’était une joie de travailler pour vous. Gardez-nous une photo !', pg_temp.demo_instant(-408, '09:30'), pg_temp.demo_instant(-411, '20:22')),
  ('00000000-0000-4000-8000-0d000000009b', '00000000-0000-4000-8000-0b0000000020', '00000000-0000-4000-8000-0c000000001e', 'Florence, pour le baptême d’Anna', pg_temp.demo_day(-371), 4, 'Du sérieux, et du cœur', 'Nous étions 118 en ' || pg_temp.demo_date_text('mois', -371) || '. Ponctuel et sympathique ; les lumières étaient plus simples que prévu.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-367, '20:26')),
  ('00000000-0000-4000-8000-0d000000009c', '00000000-0000-4000-8000-0b0000000020', '00000000-0000-4000-8000-0c0000000012', 'Manon et Éric', pg_temp.demo_day(-665), 5, 'À choisir les yeux fermés', 'Nos cinq interdits ont été respectés, malgré la pression d’un oncle. Merci. Le prix était celui du devis, au centime.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-652, '20:34')),
  ('00000000-0000-4000-8000-0d000000009d', '00000000-0000-4000-8000-0b0000000020', '00000000-0000-4000-8000-0c0000000013', 'Louise et Gaël', pg_temp.demo_day(-630), 4, 'Une belle prestation', 'Pour notre mariage en ' || pg_temp.demo_date_text('mois', -630) || ', avec 136 invités. Excellente ambiance. Le volume était un peu haut au début du dîner, vite corrigé. Nous recommandons sans réserve.', 'réservation faite sur Liesse', 'Merci pour ces mots, lus à toute l’équipe ce matin.', pg_temp.demo_instant(-608, '09:30'), pg_temp.demo_instant(-611, '20:23')),
  ('00000000-0000-4000-8000-0d000000009e', '00000000-0000-4000-8000-0b0000000020', '00000000-0000-4000-8000-0c000000001b', 'Sylvie, pour les 60 ans de Bruno', pg_temp.demo_day(-602), 5, 'Merci, simplement', 'Une fête de 46 personnes, en ' || pg_temp.demo_date_text('mois', -602) || '. La piste n’a pas désempli, et pourtant nos grands-parents sont restés jusqu’à une heure. Nous recommandons sans réserve.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-587, '20:31')),
  ('00000000-0000-4000-8000-0d000000009f', '00000000-0000-4000-8000-0b0000000020', '00000000-0000-4000-8000-0c000000001a', 'Mathieu, pour son équipe', pg_temp.demo_day(-336), 4, 'Presque parfait', 'Très bonne sélection, un peu trop de reprises à notre goût vers la fin. Réponses rapides, du premier message au dernier.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-310, '20:34')),
  ('00000000-0000-4000-8000-0d00000000a0', '00000000-0000-4000-8000-0b0000000020', '00000000-0000-4000-8000-0c000000001c', 'Denis, pour ses parents', pg_temp.demo_day(-665), 5, 'Exactement ce que nous voulions', 'Tout était installé avant nos invités, sans un câble visible.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-649, '20:18')),
  ('00000000-0000-4000-8000-0d00000000a1', '00000000-0000-4000-8000-0b0000000020', '00000000-0000-4000-8000-0c0000000001', 'Aïcha et Julien', pg_temp.demo_day(-567), 5, 'Une journée parfaite', 'Réservé un an à l’avance pour ' || pg_temp.demo_date_text('mois', -567) || '. Les discours s’entendaient parfaitement, et la musique du dîner permettait de se parler. Si c’était à refaire, nous referions le même choix.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-544, '20:12')),
  ('00000000-0000-4000-8000-0d00000000a2', '00000000-0000-4000-8000-0b0000000021', '00000000-0000-4000-8000-0c0000000001', 'Aïcha et Julien', pg_temp.demo_day(-532), 5, 'Au-delà de nos espoirs', 'Mariage de 68 personnes, un samedi ' || pg_temp.demo_date_text('de mois', -532) || '. La piste n’a pas désempli, et pourtant nos grands-parents sont restés jusqu’à une heure. Merci pour tout.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-522, '20:26')),
  ('00000000-0000-4000-8000-0d00000000a3', '00000000-0000-4000-8000-0b0000000021', '00000000-0000-4000-8000-0c0000000004', 'Rémi et Antonin', pg_temp.demo_day(-252), 5, 'Un souvenir pour toujours', 'Réservé un an à l’avance pour ' || pg_temp.demo_date_text('mois', -252) || '. Les discours s’entendaient parfaitement, et la musique du dîner permettait de se parler. Le prix était celui du devis, au centime.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-227, '20:20')),
  ('00000000-0000-4000-8000-0d00000000a4', '00000000-0000-4000-8000-0b0000000022', '00000000-0000-4000-8000-0c0000000011', 'Agathe et Rachid', pg_temp.demo_day(-259), 4, 'Presque parfait', 'Nous étions 46, un samedi ' || pg_temp.demo_date_text('de mois', -259) || '. Excellente ambiance. Le volume était un peu haut au début du dîner, vite corrigé.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-244, '20:51')),
  ('00000000-0000-4000-8000-0d00000000a5', '00000000-0000-4000-8000-0b0000000022', '00000000-0000-4000-8000-0c0000000012', 'Manon et Éric', pg_temp.demo_day(-630), 5, 'Du grand soin', 'Notre mariage a eu lieu en ' || pg_temp.demo_date_text('mois', -630) || '. Les discours s’entendaient parfaitement, et la musique du dîner permettait de se parler.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-598, '20:21')),
  ('00000000-0000-4000-8000-0d00000000a6', '00000000-0000-4000-8000-0b0000000023', '00000000-0000-4000-8000-0c000000001b', 'Sylvie, pour les 60 ans de Bruno', pg_temp.demo_day(-511), 4, 'Une belle prestation', 'Une fête de 66 personnes, en ' || pg_temp.demo_date_text('mois', -511) || '. Ponctuel et sympathique ; les lumières étaient plus simples que prévu.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-482, '20:19')),
  ('00000000-0000-4000-8000-0d00000000a7', '00000000-0000-4000-8000-0b0000000023', '00000000-0000-4000-8000-0c0000000015', 'Danaé et Florian', pg_temp.demo_day(-756), 5, 'À choisir les yeux fermés', 'Mariage de 156 personnes, un samedi ' || pg_temp.demo_date_text('de mois', -756) || '. Les discours s’entendaient parfaitement, et la musique du dîner permettait de se parler. Si c’était à refaire, nous referions le même choix.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-745, '20:22')),
  ('00000000-0000-4000-8000-0d00000000a8', '00000000-0000-4000-8000-0b0000000023', '00000000-0000-4000-8000-0c000000001f', 'Tristan, pour les 40 ans de Claire', pg_temp.demo_day(-602), 5, 'Au-delà de nos espoirs', 'La transition entre la chanson de nos parents et la danse a fait lever toute la salle.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-588, '20:23')),
  ('00000000-0000-4000-8000-0d00000000a9', '00000000-0000-4000-8000-0b0000000024', '00000000-0000-4000-8000-0c000000000e', 'Gabrielle et Simon', pg_temp.demo_day(-714), 5, 'À choisir les yeux fermés', 'Notre mariage a eu lieu en ' || pg_temp.demo_date_text('mois', -714) || '. Ils ont appris la chanson de mes parents. Il n’y avait plus un œil sec sous les tilleuls. Nous recommandons sans réserve.', 'réservation faite sur Liesse', 'Merci à vous, et à toutes les personnes présentes, pour l’accueil. À bientôt, qui sait.', pg_temp.demo_instant(-685, '09:30'), pg_temp.demo_instant(-688, '20:52')),
  ('00000000-0000-4000-8000-0d00000000aa', '00000000-0000-4000-8000-0b0000000024', '00000000-0000-4000-8000-0c000000001a', 'Mathieu, pour son équipe', pg_temp.demo_day(-336), 5, 'Exactement ce que nous voulions', 'Réservé pour ' || pg_temp.demo_date_text('mois', -336) || ', deux mois avant seulement. Juste le son qu’il fallait : on s’approchait pour écouter, on s’éloignait pour parler.', 'réservation faite sur Liesse', 'C’était une joie de travailler pour vous. Gardez-nous une photo !', pg_temp.demo_instant(-318, '09:30'), pg_temp.demo_instant(-321, '20:32')),
  ('00000000-0000-4000-8000-0d00000000ab', '00000000-0000-4000-8000-0b0000000024', '00000000-0000-4000-8000-0c0000000007', 'Salomé et Hugo', pg_temp.demo_day(-273), 4, 'Presque parfait', 'Pour notre mariage en ' || pg_temp.demo_date_text('mois', -273) || ', avec 100 invités. Très bon contact et travail soigné, conforme au devis. Si c’était à refaire, nous referions le même choix.', 'réservation faite sur Liesse', 'Merci pour ces mots, lus à toute l’équipe ce matin.', pg_temp.demo_instant(-258, '09:30'), pg_temp.demo_instant(-261, '20:17')),
  ('00000000-0000-4000-8000-0d00000000ac', '00000000-0000-4000-8000-0b0000000024', '00000000-0000-4000-8000-0c000000000b', 'Capucine et Adrien', pg_temp.demo_day(-700), 4, 'Une belle prestation', 'Réservé un an à l’avance pour ' || pg_temp.demo_date_text('mois', -700) || '. Tout s’est bien passé ; la réponse au premier message a demandé deux jours. Réponses rapides, du premier message au dernier.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-677, '20:45')),
  ('00000000-0000-4000-8000-0d00000000ad', '00000000-0000-4000-8000-0b0000000024', '00000000-0000-4000-8000-0c000000000a', 'Ophélie et Samuel', pg_temp.demo_day(-406), 5, 'Une journée parfaite', 'Mariage de 158 personnes, un samedi ' || pg_temp.demo_date_text('de mois', -406) || '. Trois musiciens charmants, qui ont joué un quart d’heure de plus parce que la lumière était belle.', 'réservation faite sur Liesse', 'Merci de votre confiance, du premier rendez-vous au dernier.', pg_temp.demo_instant(-386, '09:30'), pg_temp.demo_instant(-389, '20:24')),
  ('00000000-0000-4000-8000-0d00000000ae', '00000000-0000-4000-8000-0b0000000025', '00000000-0000-4000-8000-0c000000000c', 'Nour et Baptiste', pg_temp.demo_day(-714), 5, 'À choisir les yeux fermés', 'Réservé un an à l’avance pour ' || pg_temp.demo_date_text('mois', -714) || '. Nos cinq interdits ont été respectés, malgré la pression d’un oncle. Merci.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-709, '20:16')),
  ('00000000-0000-4000-8000-0d00000000af', '00000000-0000-4000-8000-0b0000000025', '00000000-0000-4000-8000-0c0000000013', 'Louise et Gaël', pg_temp.demo_day(-630), 5, 'Exactement ce que nous voulions', 'Pour notre mariage en ' || pg_temp.demo_date_text('mois', -630) || ', avec 100 invités. Tout était installé avant nos invités, sans un câble visible.', 'réservation faite sur Liesse', 'Merci à vous, et à toutes les personnes présentes, pour l’accueil. À bientôt, qui sait.', pg_temp.demo_instant(-613, '09:30'), pg_temp.demo_instant(-616, '20:15')),
  ('00000000-0000-4000-8000-0d00000000b0', '00000000-0000-4000-8000-0b0000000025', '00000000-0000-4000-8000-0c0000000008', 'Jeanne et Yanis', pg_temp.demo_day(-427), 5, 'Une journée parfaite', 'Notre mariage a eu lieu en ' || pg_temp.demo_date_text('mois', -427) || '. La piste n’a pas désempli, et pourtant nos grands-parents sont restés jusqu’à une heure. Si c’était à refaire, nous referions le même choix.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-410, '20:46')),
  ('00000000-0000-4000-8000-0d00000000b1', '00000000-0000-4000-8000-0b0000000026', '00000000-0000-4000-8000-0c0000000009', 'Bérénice et Tom', pg_temp.demo_day(-294), 4, 'Très bien', 'Réservé un an à l’avance pour ' || pg_temp.demo_date_text('mois', -294) || '. Très belles fleurs. Deux variétés ont été remplacées, avec notre accord et avec goût.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-279, '20:13')),
  ('00000000-0000-4000-8000-0d00000000b2', '00000000-0000-4000-8000-0b0000000026', '00000000-0000-4000-8000-0c000000001f', 'Tristan, pour les 40 ans de Claire', pg_temp.demo_day(-532), 4, 'Du sérieux, et du cœur', 'Jolies compositions, un peu hautes sur les tables rondes.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-527, '20:43')),
  ('00000000-0000-4000-8000-0d00000000b3', '00000000-0000-4000-8000-0b0000000026', '00000000-0000-4000-8000-0c0000000003', 'Lucie et Thaïs', pg_temp.demo_day(-280), 5, 'Exactement ce que nous voulions', 'Réservé un an à l’avance pour ' || pg_temp.demo_date_text('mois', -280) || '. Un prénom sur chaque boutonnière : ce genre de soin, du début à la fin. Le prix était celui du devis, au centime.', 'réservation faite sur Liesse', 'C’était une joie de travailler pour vous. Gardez-nous une photo !', pg_temp.demo_instant(-269, '09:30'), pg_temp.demo_instant(-272, '20:33')),
  ('00000000-0000-4000-8000-0d00000000b4', '00000000-0000-4000-8000-0b0000000027', '00000000-0000-4000-8000-0c0000000002', 'Marion et Paul', pg_temp.demo_day(-560), 5, 'Exactement ce que nous voulions', 'Notre mariage a eu lieu en ' || pg_temp.demo_date_text('mois', -560) || '. Le devis n’a pas bougé d’un euro et les fleurs étaient plus nombreuses que prévu.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-531, '20:55')),
  ('00000000-0000-4000-8000-0d00000000b5', '00000000-0000-4000-8000-0b0000000027', '00000000-0000-4000-8000-0c000000001f', 'Tristan, pour les 40 ans de Claire', pg_temp.demo_day(-434), 4, 'Une belle prestation', 'Réservé pour ' || pg_temp.demo_date_text('mois', -434) || ', deux mois avant seulement. Jolies compositions, un peu hautes sur les tables rondes. Si c’était à refaire, nous referions le même choix.', 'réservation faite sur Liesse', 'Merci de votre confiance, du premier rendez-vous au dernier.', pg_temp.demo_instant(-422, '09:30'), pg_temp.demo_instant(-425, '20:33')),
  ('00000000-0000-4000-8000-0d00000000b6', '00000000-0000-4000-8000-0b0000000027', '00000000-0000-4000-8000-0c000000000e', 'Gabrielle et Simon', pg_temp.demo_day(-287), 5, 'Au-delà de nos espoirs', 'Mariage de 126 personnes, un samedi ' || pg_temp.demo_date_text('de mois', -287) || '. L’arche a tenu par trente-deux degrés, et les invités ont emporté les centres de table. Si c’était à refaire, nous referions le même choix.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-261, '20:27')),
  ('00000000-0000-4000-8000-0d00000000b7', '00000000-0000-4000-8000-0b0000000027', '00000000-0000-4000-8000-0c0000000011', 'Agathe et Rachid', pg_temp.demo_day(-707), 4, 'Presque parfait', 'Nous étions 86, un samedi ' || pg_temp.demo_date_text('de mois', -707) || '. Très belles fleurs. Deux variétés ont été remplacées, avec notre accord et avec goût. Réponses rapides, du premier message au dernier.', 'réservation faite sur Liesse', 'Nous nous souvenons très bien de cette journée, et de la lumière. Merci de l’avoir racontée.', pg_temp.demo_instant(-699, '09:30'), pg_temp.demo_instant(-702, '20:57')),
  ('00000000-0000-4000-8000-0d00000000b8', '00000000-0000-4000-8000-0b0000000028', '00000000-0000-4000-8000-0c000000001f', 'Tristan, pour les 40 ans de Claire', pg_temp.demo_day(-539), 4, 'Presque parfait', 'Nous étions 146 en ' || pg_temp.demo_date_text('mois', -539) || '. Rendu magnifique ; la livraison est arrivée un peu juste avant la cérémonie. Nous recommandons sans réserve.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-531, '20:22')),
  ('00000000-0000-4000-8000-0d00000000b9', '00000000-0000-4000-8000-0b0000000028', '00000000-0000-4000-8000-0c000000001e', 'Florence, pour le baptême d’Anna', pg_temp.demo_day(-322), 5, 'À choisir les yeux fermés', 'Une fête de 50 personnes, en ' || pg_temp.demo_date_text('mois', -322) || '. Le bouquet était exactement nous, sans qu’on ait su l’expliquer. Il sèche encore dans l’entrée.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-298, '20:48')),
  ('00000000-0000-4000-8000-0d00000000ba', '00000000-0000-4000-8000-0b0000000028', '00000000-0000-4000-8000-0c0000000020', 'Ysé, pour son association', pg_temp.demo_day(-749), 4, 'Une belle prestation', 'Réservé pour ' || pg_temp.demo_date_text('mois', -749) || ', deux mois avant seulement. Jolies compositions, un peu hautes sur les tables rondes.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-728, '20:42')),
  ('00000000-0000-4000-8000-0d00000000bb', '00000000-0000-4000-8000-0b0000000029', '00000000-0000-4000-8000-0c0000000019', 'Leïla, pour sa fratrie', pg_temp.demo_day(-756), 4, 'Du sérieux, et du cœur', 'Une fête de 98 personnes, en ' || pg_temp.demo_date_text('mois', -756) || '. Jolies compositions, un peu hautes sur les tables rondes. Nous recommandons sans réserve.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-733, '20:35')),
  ('00000000-0000-4000-8000-0d00000000bc', '00000000-0000-4000-8000-0b0000000029', '00000000-0000-4000-8000-0c0000000002', 'Marion et Paul', pg_temp.demo_day(-574), 5, 'Une journée parfaite', 'Notre mariage a eu lieu en ' || pg_temp.demo_date_text('mois', -574) || '. Le devis n’a pas bougé d’un euro et les fleurs étaient plus nombreuses que prévu.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-544, '20:21')),
  ('00000000-0000-4000-8000-0d00000000bd', '00000000-0000-4000-8000-0b0000000029', '00000000-0000-4000-8000-0c000000001c', 'Denis, pour ses parents', pg_temp.demo_day(-518), 4, 'Presque parfait', 'Une fête de 126 personnes, en ' || pg_temp.demo_date_text('mois', -518) || '. Rendu magnifique ; la livraison est arrivée un peu juste avant la cérémonie. Si c’était à refaire, nous referions le même choix.', 'réservation faite sur Liesse', 'Nous nous souvenons très bien de cette journée, et de la lumière. Merci de l’avoir racontée.', pg_temp.demo_instant(-497, '09:30'), pg_temp.demo_instant(-500, '20:54')),
  ('00000000-0000-4000-8000-0d00000000be', '00000000-0000-4000-8000-0b0000000029', '00000000-0000-4000-8000-0c0000000009', 'Bérénice et Tom', pg_temp.demo_day(-455), 5, 'Du grand soin', 'Nous étions 120, un samedi ' || pg_temp.demo_date_text('de mois', -455) || '. Le bouquet était exactement nous, sans qu’on ait su l’expliquer. Il sèche encore dans l’entrée. Le prix était celui du devis, au centime.', 'réservation faite sur Liesse', 'Merci à vous, et à toutes les personnes présentes, pour l’accueil. À bientôt, qui sait.', pg_temp.demo_instant(-448, '09:30'), pg_temp.demo_instant(-451, '20:26')),
  ('00000000-0000-4000-8000-0d00000000bf', '00000000-0000-4000-8000-0b0000000029', '00000000-0000-4000-8000-0c0000000007', 'Salomé et Hugo', pg_temp.demo_day(-777), 4, 'Une belle prestation', 'Réservé un an à l’avance pour ' || pg_temp.demo_date_text('mois', -777) || '. Très belles fleurs. Deux variétés ont été remplacées, avec notre accord et avec goût. Si c’était à refaire, nous referions le même choix.', 'réservation faite sur Liesse', 'C’était une joie de travailler pour vous. Gardez-nous une photo !', pg_temp.demo_instant(-762, '09:30'), pg_temp.demo_instant(-765, '20:21')),
  ('00000000-0000-4000-8000-0d00000000c0', '00000000-0000-4000-8000-0b000000002a', '00000000-0000-4000-8000-0c0000000004', 'Rémi et Antonin', pg_temp.demo_day(-567), 5, 'Au-delà de nos espoirs', 'Pour notre mariage en ' || pg_temp.demo_date_text('mois', -567) || ', avec 120 invités. Le bouquet était exactement nous, sans qu’on ait su l’expliquer. Il sèche encore dans l’entrée. Nous recommandons sans réserve.', 'réservation faite sur Liesse', 'Merci à vous, et à toutes les personnes présentes, pour l’accueil. À bientôt, qui sait.', pg_temp.demo_instant(-535, '09:30'), pg_temp.demo_instant(-538, '20:24')),
  ('00000000-0000-4000-8000-0d00000000c1', '00000000-0000-4000-8000-0b000000002a', '00000000-0000-4000-8000-0c0000000010', 'Solène et Kévin', pg_temp.demo_day(-504), 4, 'Très bien', 'Notre mariage a eu lieu en ' || pg_temp.demo_date_text('mois', -504) || '. Très belles fleurs. Deux variétés ont été remplacées, avec notre accord et avec goût. Merci pour tout.', 'réservation faite sur Liesse', 'Nous nous souvenons très bien de cette journée, et de la lumière. Merci de l’avoir racontée.', pg_temp.demo_instant(-477, '09:30'), pg_temp.demo_instant(-480, '20:45')),
  ('00000000-0000-4000-8000-0d00000000c2', '00000000-0000-4000-8000-0b000000002a', '00000000-0000-4000-8000-0c0000000009', 'Bérénice et Tom', pg_temp.demo_day(-742), 5, 'Un souvenir pour toujours', 'Notre mariage a eu lieu en ' || pg_temp.demo_date_text('mois', -742) || '. L’arche a tenu par trente-deux degrés, et les invités ont emporté les centres de table.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-715, '20:20')),
  ('00000000-0000-4000-8000-0d00000000c3', '00000000-0000-4000-8000-0b000000002a', '00000000-0000-4000-8000-0c0000000001', 'Aïcha et Julien', pg_temp.demo_day(-658), 4, 'Presque parfait', 'Notre mariage a eu lieu en ' || pg_temp.demo_date_text('mois', -658) || '. Jolies compositions, un peu hautes sur les tables rondes.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-637, '20:19')),
  ('00000000-0000-4000-8000-0d00000000c4', '00000000-0000-4000-8000-0b000000002a', '00000000-0000-4000-8000-0c0000000005', 'Clara et Mehdi', pg_temp.demo_day(-350), 4, 'Une belle prestation', 'Mariage de 128 personnes, un samedi ' || pg_temp.demo_date_text('de mois', -350) || '. Rendu magnifique ; la livraison est arrivée un peu juste avant la cérémonie. Nous recommandons sans réserve.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-321, '20:11')),
  ('00000000-0000-4000-8000-0d00000000c5', '00000000-0000-4000-8000-0b000000002a', '00000000-0000-4000-8000-0c000000000b', 'Capucine et Adrien', pg_temp.demo_day(-266), 5, 'À choisir les yeux fermés', 'Pour notre mariage en ' || pg_temp.demo_date_text('mois', -266) || ', avec 136 invités. Un prénom sur chaque boutonnière : ce genre de soin, du début à la fin.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-255, '20:49')),
  ('00000000-0000-4000-8000-0d00000000c6', '00000000-0000-4000-8000-0b000000002a', '00000000-0000-4000-8000-0c000000001a', 'Mathieu, pour son équipe', pg_temp.demo_day(-714), 5, 'Une journée parfaite', 'Une fête de 130 personnes, en ' || pg_temp.demo_date_text('mois', -714) || '. Le devis n’a pas bougé d’un euro et les fleurs étaient plus nombreuses que prévu. Nous recommandons sans réserve.', 'réservation faite sur Liesse', 'Merci de votre confiance, du premier rendez-vous au dernier.', pg_temp.demo_instant(-684, '09:30'), pg_temp.demo_instant(-687, '20:29')),
  ('00000000-0000-4000-8000-0d00000000c7', '00000000-0000-4000-8000-0b000000002b', '00000000-0000-4000-8000-0c0000000010', 'Solène et Kévin', pg_temp.demo_day(-469), 5, 'Un souvenir pour toujours', 'Mariage de 96 personnes, un samedi ' || pg_temp.demo_date_text('de mois', -469) || '. Un prénom sur chaque boutonnière : ce genre de soin, du début à la fin.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-452, '20:24')),
  ('00000000-0000-4000-8000-0d00000000c8', '00000000-0000-4000-8000-0b000000002b', '00000000-0000-4000-8000-0c0000000009', 'Bérénice et Tom', pg_temp.demo_day(-784), 5, 'Au-delà de nos espoirs', 'Le devis n’a pas bougé d’un euro et les fleurs étaient plus nombreuses que prévu.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-779, '20:34')),
  ('00000000-0000-4000-8000-0d00000000c9', '00000000-0000-4000-8000-0b000000002b', '00000000-0000-4000-8000-0c0000000014', 'Apolline et Jonas', pg_temp.demo_day(-406), 5, 'Une journée parfaite', 'Réservé un an à l’avance pour ' || pg_temp.demo_date_text('mois', -406) || '. Tout venait du jardin. Cela se sentait en entrant. Nous recommandons sans réserve.', 'réservation faite sur Liesse', 'Merci pour ces mots, lus à toute l’équipe ce matin.', pg_temp.demo_instant(-376, '09:30'), pg_temp.demo_instant(-379, '20:49')),
  ('00000000-0000-4000-8000-0d00000000ca', '00000000-0000-4000-8000-0b000000002b', '00000000-0000-4000-8000-0c0000000007', 'Salomé et Hugo', pg_temp.demo_day(-798), 2, 'Bien, avec des réserves', 'Mariage de 138 personnes, un samedi ' || pg_temp.demo_date_text('de mois', -798) || '. Les fleurs étaient jolies, mais la couleur demandée n’y était pas.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-768, '20:48')),
  ('00000000-0000-4000-8000-0d00000000cb', '00000000-0000-4000-8000-0b000000002b', '00000000-0000-4000-8000-0c0000000017', 'Zoé et Quentin', pg_temp.demo_day(-574), 4, 'Une belle prestation', 'Réservé un an à l’avance pour ' || pg_temp.demo_date_text('mois', -574) || '. Rendu magnifique ; la livraison est arrivée un peu juste avant la cérémonie. Le prix était celui du devis, au centime.', 'réservation faite sur Liesse', 'Nous nous souvenons très bien de cette journée, et de la lumière. Merci de l’avoir racontée.', pg_temp.demo_instant(-550, '09:30'), pg_temp.demo_instant(-553, '20:27')),
  ('00000000-0000-4000-8000-0d00000000cc', '00000000-0000-4000-8000-0b000000002b', '00000000-0000-4000-8000-0c000000000a', 'Ophélie et Samuel', pg_temp.demo_day(-287), 5, 'Merci, simplement', 'Pour notre mariage en ' || pg_temp.demo_date_text('mois', -287) || ', avec 158 invités. Le bouquet était exactement nous, sans qu’on ait su l’expliquer. Il sèche encore dans l’entrée. Nous recommandons sans réserve.', 'réservation faite sur Liesse', 'C’était une joie de travailler pour vous. Gardez-nous une photo !', pg_temp.demo_instant(-260, '09:30'), pg_temp.demo_instant(-263, '20:38')),
  ('00000000-0000-4000-8000-0d00000000cd', '00000000-0000-4000-8000-0b000000002b', '00000000-0000-4000-8000-0c000000001c', 'Denis, pour ses parents', pg_temp.demo_day(-735), 4, 'Très bien', 'Une fête de 46 personnes, en ' || pg_temp.demo_date_text('mois', -735) || '. Jolies compositions, un peu hautes sur les tables rondes. Nous recommandons sans réserve.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-719, '20:45')),
  ('00000000-0000-4000-8000-0d00000000ce', '00000000-0000-4000-8000-0b000000002b', '00000000-0000-4000-8000-0c0000000013', 'Louise et Gaël', pg_temp.demo_day(-791), 3, 'Un peu en dessous de nos attentes', 'Le bouquet était superbe, les centres de table plus maigres que sur le dessin.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-770, '20:13')),
  ('00000000-0000-4000-8000-0d00000000cf', '00000000-0000-4000-8000-0b000000002c', '00000000-0000-4000-8000-0c0000000003', 'Lucie et Thaïs', pg_temp.demo_day(-644), 5, 'Merci, simplement', 'Tout venait du jardin. Cela se sentait en entrant. Réponses rapides, du premier message au dernier.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-629, '20:19')),
  ('00000000-0000-4000-8000-0d00000000d0', '00000000-0000-4000-8000-0b000000002d', '00000000-0000-4000-8000-0c000000000e', 'Gabrielle et Simon', pg_temp.demo_day(-378), 5, 'À choisir les yeux fermés', 'Nous étions 156, un samedi ' || pg_temp.demo_date_text('de mois', -378) || '. Tout venait du jardin. Cela se sentait en entrant.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-352, '20:54')),
  ('00000000-0000-4000-8000-0d00000000d1', '00000000-0000-4000-8000-0b000000002d', '00000000-0000-4000-8000-0c0000000018', 'Flora et Damien', pg_temp.demo_day(-532), 5, 'Merci, simplement', 'L’arche a tenu par trente-deux degrés, et les invités ont emporté les centres de table. Le prix était celui du devis, au centime.', 'réservation faite sur Liesse', 'Merci de votre confiance, du premier rendez-vous au dernier.', pg_temp.demo_instant(-515, '09:30'), pg_temp.demo_instant(-518, '20:24')),
  ('00000000-0000-4000-8000-0d00000000d2', '00000000-0000-4000-8000-0b000000002e', '00000000-0000-4000-8000-0c0000000004', 'Rémi et Antonin', pg_temp.demo_day(-357), 5, 'Exactement ce que nous voulions', 'Les marque-places et le menu se répondaient ; la table avait l’air pensée, et elle l’était. Si c’était à refaire, nous referions le même choix.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-351, '20:54')),
  ('00000000-0000-4000-8000-0d00000000d3', '00000000-0000-4000-8000-0b000000002e', '00000000-0000-4000-8000-0c0000000008', 'Jeanne et Yanis', pg_temp.demo_day(-637), 4, 'Une belle prestation', 'Pour notre mariage en ' || pg_temp.demo_date_text('mois', -637) || ', avec 58 invités. Tout s’est bien passé ; la réponse au premier message a demandé deux jours. Merci pour tout.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-630, '20:24')),
  ('00000000-0000-4000-8000-0d00000000d4', '00000000-0000-4000-8000-0b000000002f', '00000000-0000-4000-8000-0c000000001c', 'Denis, pour ses parents', pg_temp.demo_day(-539), 4, 'Du sérieux, et du cœur', 'Nous étions 136 en ' || pg_temp.demo_date_text('mois', -539) || '. Beau travail de papeterie ; pensez à relire les prénoms deux fois. Le prix était celui du devis, au centime.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-516, '20:17')),
  ('00000000-0000-4000-8000-0d00000000d5', '00000000-0000-4000-8000-0b000000002f', '00000000-0000-4000-8000-0c0000000016', 'Romane et Axel', pg_temp.demo_day(-539), 5, 'À choisir les yeux fermés', 'Notre mariage a eu lieu en ' || pg_temp.demo_date_text('mois', -539) || '. Des conseils francs : on nous a fait renoncer à deux idées, avec raison. Le prix était celui du devis, au centime.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-524, '20:31')),
  ('00000000-0000-4000-8000-0d00000000d6', '00000000-0000-4000-8000-0b000000002f', '00000000-0000-4000-8000-0c000000000e', 'Gabrielle et Simon', pg_temp.demo_day(-280), 3, 'Bien, avec des réserves', 'Réservé un an à l’avance pour ' || pg_temp.demo_date_text('mois', -280) || '. Le décor était joli mais plus léger que sur le dessin.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-256, '20:46')),
  ('00000000-0000-4000-8000-0d00000000d7', '00000000-0000-4000-8000-0b000000002f', '00000000-0000-4000-8000-0c0000000010', 'Solène et Kévin', pg_temp.demo_day(-371), 2, 'Un peu en dessous de nos attentes', 'Montage commencé avec une heure de retard, rattrapé de justesse.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-350, '20:45')),
  ('00000000-0000-4000-8000-0d00000000d8', '00000000-0000-4000-8000-0b000000002f', '00000000-0000-4000-8000-0c0000000005', 'Clara et Mehdi', pg_temp.demo_day(-329), 5, 'Une journée parfaite', 'Mariage de 118 personnes, un samedi ' || pg_temp.demo_date_text('de mois', -329) || '. La maquette du premier rendez-vous ressemblait exactement au résultat. Merci pour tout.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-320, '20:34')),
  ('00000000-0000-4000-8000-0d00000000d9', '00000000-0000-4000-8000-0b0000000030', '00000000-0000-4000-8000-0c0000000020', 'Ysé, pour son association', pg_temp.demo_day(-644), 5, 'Un souvenir pour toujours', 'Une fête de 126 personnes, en ' || pg_temp.demo_date_text('mois', -644) || '. La maquette du premier rendez-vous ressemblait exactement au résultat.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-632, '20:42')),
  ('00000000-0000-4000-8000-0d00000000da', '00000000-0000-4000-8000-0b0000000031', '00000000-0000-4000-8000-0c0000000012', 'Manon et Éric', pg_temp.demo_day(-308), 5, 'Merci, simplement', 'Réservé un an à l’avance pour ' || pg_temp.demo_date_text('mois', -308) || '. Les lumières du jardin ont fait toute la soirée.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-280, '20:53')),
  ('00000000-0000-4000-8000-0d00000000db', '00000000-0000-4000-8000-0b0000000032', '00000000-0000-4000-8000-0c0000000019', 'Leïla, pour sa fratrie', pg_temp.demo_day(-700), 5, 'Exactement ce que nous voulions', 'Nous étions 140 en ' || pg_temp.demo_date_text('mois', -700) || '. La maquette du premier rendez-vous ressemblait exactement au résultat.', 'réservation faite sur Liesse', 'Merci de votre confiance, du premier rendez-vous au dernier.', pg_temp.demo_instant(-689, '09:30'), pg_temp.demo_instant(-692, '20:42')),
  ('00000000-0000-4000-8000-0d00000000dc', '00000000-0000-4000-8000-0b0000000032', '00000000-0000-4000-8000-0c0000000012', 'Manon et Éric', pg_temp.demo_day(-644), 5, 'Un souvenir pour toujours', 'Mariage de 110 personnes, un samedi ' || pg_temp.demo_date_text('de mois', -644) || '. Tout a été monté la veille et repris avant notre réveil. Nous n’avons rien porté. Réponses rapides, du premier message au dernier.', 'réservation faite sur Liesse', 'Merci pour ces mots, lus à toute l’équipe ce matin.', pg_temp.demo_instant(-613, '09:30'), pg_temp.demo_instant(-616, '20:54')),
  ('00000000-0000-4000-8000-0d00000000dd', '00000000-0000-4000-8000-0b0000000032', '00000000-0000-4000-8000-0c000000000c', 'Nour et Baptiste', pg_temp.demo_day(-280), 4, 'Une belle prestation', 'Notre mariage a eu lieu en ' || pg_temp.demo_date_text('mois', -280) || '. Beau travail de papeterie ; pensez à relire les prénoms deux fois. Nous recommandons sans réserve.', 'réservation faite sur Liesse', 'C’était une joie de travailler pour vous. Gardez-nous une photo !', pg_temp.demo_instant(-249, '09:30'), pg_temp.demo_instant(-252, '20:20')),
  ('00000000-0000-4000-8000-0d00000000de', '00000000-0000-4000-8000-0b0000000032', '00000000-0000-4000-8000-0c0000000002', 'Marion et Paul', pg_temp.demo_day(-504), 5, 'À choisir les yeux fermés', 'Les lumières du jardin ont fait toute la soirée. Réponses rapides, du premier message au dernier.', 'réservation faite sur Liesse', 'Nous nous souvenons très bien de cette journée, et de la lumière. Merci de l’avoir racontée.', pg_temp.demo_instant(-489, '09:30'), pg_temp.demo_instant(-492, '20:51')),
  ('00000000-0000-4000-8000-0d00000000df', '00000000-0000-4000-8000-0b0000000032', '00000000-0000-4000-8000-0c0000000001', 'Aïcha et Julien', pg_temp.demo_day(-392), 4, 'Du sérieux, et du cœur', 'Pour notre mariage en ' || pg_temp.demo_date_text('mois', -392) || ', avec 138 invités. Très beau matériel. Il manquait six verres, apportés dans l’heure. Réponses rapides, du premier message au dernier.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-361, '20:54')),
  ('00000000-0000-4000-8000-0d00000000e0', '00000000-0000-4000-8000-0b0000000032', '00000000-0000-4000-8000-0c000000000b', 'Capucine et Adrien', pg_temp.demo_day(-315), 5, 'Au-delà de nos espoirs', 'Notre mariage a eu lieu en ' || pg_temp.demo_date_text('mois', -315) || '. Des conseils francs : on nous a fait renoncer à deux idées, avec raison.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-286, '20:58')),
  ('00000000-0000-4000-8000-0d00000000e1', '00000000-0000-4000-8000-0b0000000032', '00000000-0000-4000-8000-0c0000000008', 'Jeanne et Yanis', pg_temp.demo_day(-385), 5, 'Merci, simplement', 'Pour notre mariage en ' || pg_temp.demo_date_text('mois', -385) || ', avec 130 invités. La salle était méconnaissable et pourtant très simple. Nos invités ont gardé les menus. Nous recommandons sans réserve.', 'réservation faite sur Liesse', 'Merci à vous, et à toutes les personnes présentes, pour l’accueil. À bientôt, qui sait.', pg_temp.demo_instant(-366, '09:30'), pg_temp.demo_instant(-369, '20:26')),
  ('00000000-0000-4000-8000-0d00000000e2', '00000000-0000-4000-8000-0b0000000032', '00000000-0000-4000-8000-0c0000000010', 'Solène et Kévin', pg_temp.demo_day(-777), 4, 'Très bien', 'Notre mariage a eu lieu en ' || pg_temp.demo_date_text('mois', -777) || '. Goût sûr et équipe aimable, devis un peu long à arriver. Nous recommandons sans réserve.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-749, '20:58')),
  ('00000000-0000-4000-8000-0d00000000e3', '00000000-0000-4000-8000-0b0000000033', '00000000-0000-4000-8000-0c0000000012', 'Manon et Éric', pg_temp.demo_day(-490), 4, 'Une belle prestation', 'Réservé un an à l’avance pour ' || pg_temp.demo_date_text('mois', -490) || '. Tout s’est bien passé ; la réponse au premier message a demandé deux jours. Réponses rapides, du premier message au dernier.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-480, '20:56')),
  ('00000000-0000-4000-8000-0d00000000e4', '00000000-0000-4000-8000-0b0000000033', '00000000-0000-4000-8000-0c0000000020', 'Ysé, pour son association', pg_temp.demo_day(-784), 5, 'À choisir les yeux fermés', 'L’enveloppe vierge de secours a servi, évidemment. Merci d’y avoir pensé.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-760, '20:33')),
  ('00000000-0000-4000-8000-0d00000000e5', '00000000-0000-4000-8000-0b0000000035', '00000000-0000-4000-8000-0c000000000a', 'Ophélie et Samuel', pg_temp.demo_day(-252), 5, 'Une journée parfaite', 'Notre mariage a eu lieu en ' || pg_temp.demo_date_text('mois', -252) || '. Les lumières du jardin ont fait toute la soirée.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-242, '20:46')),
  ('00000000-0000-4000-8000-0d00000000e6', '00000000-0000-4000-8000-0b0000000035', '00000000-0000-4000-8000-0c000000000c', 'Nour et Baptiste', pg_temp.demo_day(-406), 5, 'Au-delà de nos espoirs', 'Nous étions 116, un samedi ' || pg_temp.demo_date_text('de mois', -406) || '. La salle était méconnaissable et pourtant très simple. Nos invités ont gardé les menus.', 'réservation faite sur Liesse', 'Merci de votre confiance, du premier rendez-vous au dernier.', pg_temp.demo_instant(-388, '09:30'), pg_temp.demo_instant(-391, '20:10')),
  ('00000000-0000-4000-8000-0d00000000e7', '00000000-0000-4000-8000-0b0000000035', '00000000-0000-4000-8000-0c000000001c', 'Denis, pour ses parents', pg_temp.demo_day(-602), 5, 'Un souvenir pour toujours', 'Réservé pour ' || pg_temp.demo_date_text('mois', -602) || ', deux mois avant seulement. Des conseils francs : on nous a fait renoncer à deux idées, avec raison.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-590, '20:10')),
  ('00000000-0000-4000-8000-0d00000000e8', '00000000-0000-4000-8000-0b0000000035', '00000000-0000-4000-8000-0c000000001e', 'Florence, pour le baptême d’Anna', pg_temp.demo_day(-763), 5, 'Merci, simplement', 'Nous étions 48 en ' || pg_temp.demo_date_text('mois', -763) || '. Tout a été monté la veille et repris avant notre réveil. Nous n’avons rien porté. Merci pour tout.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-736, '20:43')),
  ('00000000-0000-4000-8000-0d00000000e9', '00000000-0000-4000-8000-0b0000000035', '00000000-0000-4000-8000-0c000000001a', 'Mathieu, pour son équipe', pg_temp.demo_day(-553), 5, 'Exactement ce que nous voulions', 'Réservé pour ' || pg_temp.demo_date_text('mois', -553) || ', deux mois avant seulement. La maquette du premier rendez-vous ressemblait exactement au résultat. Si c’était à refaire, nous referions le même choix.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-522, '20:17')),
  ('00000000-0000-4000-8000-0d00000000ea', '00000000-0000-4000-8000-0b0000000035', '00000000-0000-4000-8000-0c000000001f', 'Tristan, pour les 40 ans de Claire', pg_temp.demo_day(-763), 4, 'Une belle prestation', 'Une fête de 126 personnes, en ' || pg_temp.demo_date_text('mois', -763) || '. Beau travail de papeterie ; pensez à relire les prénoms deux fois. Réponses rapides, du premier message au dernier.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-753, '20:56')),
  ('00000000-0000-4000-8000-0d00000000eb', '00000000-0000-4000-8000-0b0000000035', '00000000-0000-4000-8000-0c0000000011', 'Agathe et Rachid', pg_temp.demo_day(-385), 4, 'Presque parfait', 'Goût sûr et équipe aimable, devis un peu long à arriver.', 'réservation faite sur Liesse', 'Merci pour ces mots, lus à toute l’équipe ce matin.', pg_temp.demo_instant(-372, '09:30'), pg_temp.demo_instant(-375, '20:15')),
  ('00000000-0000-4000-8000-0d00000000ec', '00000000-0000-4000-8000-0b0000000035', '00000000-0000-4000-8000-0c0000000005', 'Clara et Mehdi', pg_temp.demo_day(-735), 4, 'Très bien', 'Pour notre mariage en ' || pg_temp.demo_date_text('mois', -735) || ', avec 96 invités. Très beau matériel. Il manquait six verres, apportés dans l’heure.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-709, '20:42')),
  ('00000000-0000-4000-8000-0d00000000ed', '00000000-0000-4000-8000-0b0000000036', '00000000-0000-4000-8000-0c000000001b', 'Sylvie, pour les 60 ans de Bruno', pg_temp.demo_day(-707), 4, 'Du sérieux, et du cœur', 'Nous étions 76 en ' || pg_temp.demo_date_text('mois', -707) || '. Très beau résultat. Nous avons commencé avec un quart d’heure de retard. Nous recommandons sans réserve.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-686, '20:24')),
  ('00000000-0000-4000-8000-0d00000000ee', '00000000-0000-4000-8000-0b0000000036', '00000000-0000-4000-8000-0c0000000019', 'Leïla, pour sa fratrie', pg_temp.demo_day(-343), 4, 'Une belle prestation', 'Nous étions 128 en ' || pg_temp.demo_date_text('mois', -343) || '. Coiffure superbe, maquillage un peu plus marqué que demandé.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-325, '20:45')),
  ('00000000-0000-4000-8000-0d00000000ef', '00000000-0000-4000-8000-0b0000000036', '00000000-0000-4000-8000-0c0000000018', 'Flora et Damien', pg_temp.demo_day(-287), 5, 'Du grand soin', 'La tenue tombait parfaitement et la retouche de la dernière semaine a été faite dans la journée. Réponses rapides, du premier message au dernier.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-280, '20:14')),
  ('00000000-0000-4000-8000-0d00000000f0', '00000000-0000-4000-8000-0b0000000036', '00000000-0000-4000-8000-0c0000000011', 'Agathe et Rachid', pg_temp.demo_day(-763), 4, 'Presque parfait', 'Professionnelle et à l’écoute ; l’essai aurait pu être plus long.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-743, '20:23')),
  ('00000000-0000-4000-8000-0d00000000f1', '00000000-0000-4000-8000-0b0000000036', '00000000-0000-4000-8000-0c000000000d', 'Violette et Marc', pg_temp.demo_day(-441), 5, 'Au-delà de nos espoirs', 'Nous étions 86, un samedi ' || pg_temp.demo_date_text('de mois', -441) || '. L’essai a servi : nous avons tout changé, et c’était la bonne décision.', 'réservation faite sur Liesse', 'C’était une joie de travailler pour vous. Gardez-nous une photo !', pg_temp.demo_instant(-422, '09:30'), pg_temp.demo_instant(-425, '20:43')),
  ('00000000-0000-4000-8000-0d00000000f2', '00000000-0000-4000-8000-0b0000000036', '00000000-0000-4000-8000-0c0000000009', 'Bérénice et Tom', pg_temp.demo_day(-763), 5, 'Une journée parfaite', 'Pour notre mariage en ' || pg_temp.demo_date_text('mois', -763) || ', avec 98 invités. Je me suis reconnue dans le miroir, en mieux. Rien n’a bougé jusqu’à quatre heures du matin.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-750, '20:25')),
  ('00000000-0000-4000-8000-0d00000000f3', '00000000-0000-4000-8000-0b0000000036', '00000000-0000-4000-8000-0c000000000c', 'Nour et Baptiste', pg_temp.demo_day(-721), 5, 'Merci, simplement', 'Pour notre mariage en ' || pg_temp.demo_date_text('mois', -721) || ', avec 66 invités. Sept personnes coiffées, personne en retard, et une bonne humeur qui a duré toute la journée. Réponses rapides, du premier message au dernier.', 'réservation faite sur Liesse', 'Nous nous souvenons très bien de cette journée, et de la lumière. Merci de l’avoir racontée.', pg_temp.demo_instant(-710, '09:30'), pg_temp.demo_instant(-713, '20:24')),
  ('00000000-0000-4000-8000-0d00000000f4', '00000000-0000-4000-8000-0b0000000036', '00000000-0000-4000-8000-0c000000001e', 'Florence, pour le baptême d’Anna', pg_temp.demo_day(-406), 5, 'Exactement ce que nous voulions', 'Nous étions 128 en ' || pg_temp.demo_date_text('mois', -406) || '. Une douceur rare avec ma grand-mère, qui n’avait jamais été maquillée. Merci pour tout.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-398, '20:10')),
  ('00000000-0000-4000-8000-0d00000000f5', '00000000-0000-4000-8000-0b0000000037', '00000000-0000-4000-8000-0c0000000016', 'Romane et Axel', pg_temp.demo_day(-630), 5, 'Un souvenir pour toujours', 'Pour notre mariage en ' || pg_temp.demo_date_text('mois', -630) || ', avec 50 invités. Je me suis reconnue dans le miroir, en mieux. Rien n’a bougé jusqu’à quatre heures du matin. Si c’était à refaire, nous referions le même choix.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-603, '20:48')),
  ('00000000-0000-4000-8000-0d00000000f6', '00000000-0000-4000-8000-0b0000000037', '00000000-0000-4000-8000-0c0000000002', 'Marion et Paul', pg_temp.demo_day(-287), 5, 'Du grand soin', 'Pour notre mariage en ' || pg_temp.demo_date_text('mois', -287) || ', avec 78 invités. Une douceur rare avec ma grand-mère, qui n’avait jamais été maquillée. Le prix était celui du devis, au centime.', 'réservation faite sur Liesse', 'Merci à vous, et à toutes les personnes présentes, pour l’accueil. À bientôt, qui sait.', pg_temp.demo_instant(-264, '09:30'), pg_temp.demo_instant(-267, '20:47')),
  ('00000000-0000-4000-8000-0d00000000f7', '00000000-0000-4000-8000-0b0000000037', '00000000-0000-4000-8000-0c000000000c', 'Nour et Baptiste', pg_temp.demo_day(-637), 5, 'Exactement ce que nous voulions', 'Mariage de 118 personnes, un samedi ' || pg_temp.demo_date_text('de mois', -637) || '. L’essai a servi : nous avons tout changé, et c’était la bonne décision. Nous recommandons sans réserve.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-632, '20:53')),
  ('00000000-0000-4000-8000-0d00000000f8', '00000000-0000-4000-8000-0b0000000037', '00000000-0000-4000-8000-0c000000000b', 'Capucine et Adrien', pg_temp.demo_day(-651), 5, 'Au-delà de nos espoirs', 'Sept personnes coiffées, personne en retard, et une bonne humeur qui a duré toute la journée.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-638, '20:13')),
  ('00000000-0000-4000-8000-0d00000000f9', '00000000-0000-4000-8000-0b0000000038', '00000000-0000-4000-8000-0c0000000006', 'Élodie et Victor', pg_temp.demo_day(-672), 4, 'Une belle prestation', 'Réservé un an à l’avance pour ' || pg_temp.demo_date_text('mois', -672) || '. Coiffure superbe, maquillage un peu plus marqué que demandé.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-651, '20:13')),
  ('00000000-0000-4000-8000-0d00000000fa', '00000000-0000-4000-8000-0b0000000038', '00000000-0000-4000-8000-0c0000000004', 'Rémi et Antonin', pg_temp.demo_day(-378), 5, 'Au-delà de nos espoirs', 'Mariage de 148 personnes, un samedi ' || pg_temp.demo_date_text('de mois', -378) || '. Sept personnes coiffées, personne en retard, et une bonne humeur qui a duré toute la journée.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-374, '20:18')),
  ('00000000-0000-4000-8000-0d00000000fb', '00000000-0000-4000-8000-0b0000000038', '00000000-0000-4000-8000-0c0000000009', 'Bérénice et Tom', pg_temp.demo_day(-560), 4, 'Presque parfait', 'Très beau résultat. Nous avons commencé avec un quart d’heure de retard. Si c’était à refaire, nous referions le même choix.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-545, '20:38')),
  ('00000000-0000-4000-8000-0d00000000fc', '00000000-0000-4000-8000-0b0000000038', '00000000-0000-4000-8000-0c000000001d', 'Hanna, pour son agence', pg_temp.demo_day(-665), 5, 'Exactement ce que nous voulions', 'Réservé pour ' || pg_temp.demo_date_text('mois', -665) || ', deux mois avant seulement. Une douceur rare avec ma grand-mère, qui n’avait jamais été maquillée.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-652, '20:24')),
  ('00000000-0000-4000-8000-0d00000000fd', '00000000-0000-4000-8000-0b0000000038', '00000000-0000-4000-8000-0c000000000a', 'Ophélie et Samuel', pg_temp.demo_day(-581), 5, 'À choisir les yeux fermés', 'Réservé un an à l’avance pour ' || pg_temp.demo_date_text('mois', -581) || '. La tenue tombait parfaitement et la retouche de la dernière semaine a été faite dans la journée. Nous recommandons sans réserve.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-567, '20:45')),
  ('00000000-0000-4000-8000-0d00000000fe', '00000000-0000-4000-8000-0b0000000039', '00000000-0000-4000-8000-0c0000000001', 'Aïcha et Julien', pg_temp.demo_day(-651), 5, 'Un souvenir pour toujours', 'Nous étions 158, un samedi ' || pg_temp.demo_date_text('de mois', -651) || '. L’essai a servi : nous avons tout changé, et c’était la bonne décision. Nous recommandons sans réserve.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-638, '20:27')),
  ('00000000-0000-4000-8000-0d00000000ff', '00000000-0000-4000-8000-0b0000000039', '00000000-0000-4000-8000-0c000000001e', 'Florence, pour le baptême d’Anna', pg_temp.demo_day(-448), 5, 'Une journée parfaite', 'Réservé pour ' || pg_temp.demo_date_text('mois', -448) || ', deux mois avant seulement. La tenue tombait parfaitement et la retouche de la dernière semaine a été faite dans la journée.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-441, '20:58')),
  ('00000000-0000-4000-8000-0d0000000100', '00000000-0000-4000-8000-0b0000000039', '00000000-0000-4000-8000-0c0000000011', 'Agathe et Rachid', pg_temp.demo_day(-728), 5, 'À choisir les yeux fermés', 'Réservé un an à l’avance pour ' || pg_temp.demo_date_text('mois', -728) || '. Je me suis reconnue dans le miroir, en mieux. Rien n’a bougé jusqu’à quatre heures du matin. Merci pour tout.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-713, '20:41')),
  ('00000000-0000-4000-8000-0d0000000101', '00000000-0000-4000-8000-0b0000000039', '00000000-0000-4000-8000-0c0000000017', 'Zoé et Quentin', pg_temp.demo_day(-679), 4, 'Du sérieux, et du cœur', 'Mariage de 126 personnes, un samedi ' || pg_temp.demo_date_text('de mois', -679) || '. Très beau résultat. Nous avons commencé avec un quart d’heure de retard. Nous recommandons sans réserve.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-661, '20:29')),
  ('00000000-0000-4000-8000-0d0000000102', '00000000-0000-4000-8000-0b0000000039', '00000000-0000-4000-8000-0c0000000013', 'Louise et Gaël', pg_temp.demo_day(-595), 4, 'Très bien', 'Mariage de 156 personnes, un samedi ' || pg_temp.demo_date_text('de mois', -595) || '. Professionnelle et à l’écoute ; l’essai aurait pu être plus long.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-572, '20:21')),
  ('00000000-0000-4000-8000-0d0000000103', '00000000-0000-4000-8000-0b0000000039', '00000000-0000-4000-8000-0c000000001f', 'Tristan, pour les 40 ans de Claire', pg_temp.demo_day(-266), 5, 'Du grand soin', 'Réservé pour ' || pg_temp.demo_date_text('mois', -266) || ', deux mois avant seulement. Une douceur rare avec ma grand-mère, qui n’avait jamais été maquillée. Le prix était celui du devis, au centime.', 'réservation faite sur Liesse', 'Merci à vous, et à toutes les personnes présentes, pour l’accueil. À bientôt, qui sait.', pg_temp.demo_instant(-235, '09:30'), pg_temp.demo_instant(-238, '20:52')),
  ('00000000-0000-4000-8000-0d0000000104', '00000000-0000-4000-8000-0b0000000039', '00000000-0000-4000-8000-0c0000000007', 'Salomé et Hugo', pg_temp.demo_day(-693), 5, 'Exactement ce que nous voulions', 'Pour notre mariage en ' || pg_temp.demo_date_text('mois', -693) || ', avec 130 invités. Sept personnes coiffées, personne en retard, et une bonne humeur qui a duré toute la journée.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-677, '20:27')),
  ('00000000-0000-4000-8000-0d0000000105', '00000000-0000-4000-8000-0b000000003a', '00000000-0000-4000-8000-0c000000001f', 'Tristan, pour les 40 ans de Claire', pg_temp.demo_day(-623), 4, 'Du sérieux, et du cœur', 'Réservé pour ' || pg_temp.demo_date_text('mois', -623) || ', deux mois avant seulement. Très bon contact et travail soigné, conforme au devis. Nous recommandons sans réserve.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-608, '20:59')),
  ('00000000-0000-4000-8000-0d0000000106', '00000000-0000-4000-8000-0b000000003a', '00000000-0000-4000-8000-0c000000001b', 'Sylvie, pour les 60 ans de Bruno', pg_temp.demo_day(-448), 4, 'Une belle prestation', 'Une fête de 78 personnes, en ' || pg_temp.demo_date_text('mois', -448) || '. Tout s’est bien passé ; la réponse au premier message a demandé deux jours. Si c’était à refaire, nous referions le même choix.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-442, '20:45')),
  ('00000000-0000-4000-8000-0d0000000107', '00000000-0000-4000-8000-0b000000003a', '00000000-0000-4000-8000-0c0000000002', 'Marion et Paul', pg_temp.demo_day(-742), 5, 'Exactement ce que nous voulions', 'Notre mariage a eu lieu en ' || pg_temp.demo_date_text('mois', -742) || '. La veste tombe comme si elle avait toujours été à moi. La retouche de la dernière semaine a été faite dans la journée. Réponses rapides, du premier message au dernier.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-713, '20:30')),
  ('00000000-0000-4000-8000-0d0000000108', '00000000-0000-4000-8000-0b000000003a', '00000000-0000-4000-8000-0c0000000017', 'Zoé et Quentin', pg_temp.demo_day(-581), 5, 'Merci, simplement', 'Trois essayages, aucune pression, et une robe dans laquelle j’ai pu danser et respirer. Merci pour tout.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-567, '20:36')),
  ('00000000-0000-4000-8000-0d0000000109', '00000000-0000-4000-8000-0b000000003a', '00000000-0000-4000-8000-0c000000001d', 'Hanna, pour son agence', pg_temp.demo_day(-770), 5, 'À choisir les yeux fermés', 'Réservé pour ' || pg_temp.demo_date_text('mois', -770) || ', deux mois avant seulement. Des conseils de coupe honnêtes, un travail magnifique à l’envers comme à l’endroit. Le prix était celui du devis, au centime.', 'réservation faite sur Liesse', 'Merci de votre confiance, du premier rendez-vous au dernier.', pg_temp.demo_instant(-754, '09:30'), pg_temp.demo_instant(-757, '20:35')),
  ('00000000-0000-4000-8000-0d000000010a', '00000000-0000-4000-8000-0b000000003b', '00000000-0000-4000-8000-0c000000001a', 'Mathieu, pour son équipe', pg_temp.demo_day(-259), 5, 'À choisir les yeux fermés', 'Réservé pour ' || pg_temp.demo_date_text('mois', -259) || ', deux mois avant seulement. Le voile de ma grand-mère est devenu une ceinture. Elle l’a reconnue tout de suite.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-248, '20:38')),
  ('00000000-0000-4000-8000-0d000000010b', '00000000-0000-4000-8000-0b000000003b', '00000000-0000-4000-8000-0c000000001b', 'Sylvie, pour les 60 ans de Bruno', pg_temp.demo_day(-651), 5, 'Une journée parfaite', 'Une fête de 118 personnes, en ' || pg_temp.demo_date_text('mois', -651) || '. On nous a d’abord dit ce que le tissu ne supporterait pas : c’est ainsi que l’on fait confiance.', 'réservation faite sur Liesse', 'Merci à vous, et à toutes les personnes présentes, pour l’accueil. À bientôt, qui sait.', pg_temp.demo_instant(-624, '09:30'), pg_temp.demo_instant(-627, '20:53')),
  ('00000000-0000-4000-8000-0d000000010c', '00000000-0000-4000-8000-0b000000003b', '00000000-0000-4000-8000-0c000000000f', 'Lina et Théo', pg_temp.demo_day(-434), 4, 'Une belle prestation', 'Très bon contact et travail soigné, conforme au devis. Si c’était à refaire, nous referions le même choix.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-413, '20:56')),
  ('00000000-0000-4000-8000-0d000000010d', '00000000-0000-4000-8000-0b000000003c', '00000000-0000-4000-8000-0c0000000016', 'Romane et Axel', pg_temp.demo_day(-693), 5, 'Merci, simplement', 'Sept personnes coiffées, personne en retard, et une bonne humeur qui a duré toute la journée. Le prix était celui du devis, au centime.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-686, '20:10')),
  ('00000000-0000-4000-8000-0d000000010e', '00000000-0000-4000-8000-0b000000003c', '00000000-0000-4000-8000-0c000000001f', 'Tristan, pour les 40 ans de Claire', pg_temp.demo_day(-756), 5, 'À choisir les yeux fermés', 'Je me suis reconnue dans le miroir, en mieux. Rien n’a bougé jusqu’à quatre heures du matin.', 'réservation faite sur Liesse', 'Nous nous souvenons très bien de cette journée, et de la lumière. Merci de l’avoir racontée.', pg_temp.demo_instant(-740, '09:30'), pg_temp.demo_instant(-743, '20:48')),
  ('00000000-0000-4000-8000-0d000000010f', '00000000-0000-4000-8000-0b000000003c', '00000000-0000-4000-8000-0c0000000014', 'Apolline et Jonas', pg_temp.demo_day(-602), 5, 'Du grand soin', 'Notre mariage a eu lieu en ' || pg_temp.demo_date_text('mois', -602) || '. La tenue tombait parfaitement et la retouche de la dernière semaine a été faite dans la journée. Réponses rapides, du premier message au dernier.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-586, '20:39')),
  ('00000000-0000-4000-8000-0d0000000110', '00000000-0000-4000-8000-0b000000003c', '00000000-0000-4000-8000-0c0000000002', 'Marion et Paul', pg_temp.demo_day(-546), 4, 'Du sérieux, et du cœur', 'Pour notre mariage en ' || pg_temp.demo_date_text('mois', -546) || ', avec 130 invités. Très beau résultat. Nous avons commencé avec un quart d’heure de retard. Nous recommandons sans réserve.', 'réservation faite sur Liesse', 'Merci à vous, et à toutes les personnes présentes, pour l’accueil. À bientôt, qui sait.', pg_temp.demo_instant(-513, '09:30'), pg_temp.demo_instant(-516, '20:56')),
  ('00000000-0000-4000-8000-0d0000000111', '00000000-0000-4000-8000-0b000000003c', '00000000-0000-4000-8000-0c0000000019', 'Leïla, pour sa fratrie', pg_temp.demo_day(-777), 5, 'Une journée parfaite', 'Réservé pour ' || pg_temp.demo_date_text('mois', -777) || ', deux mois avant seulement. Une douceur rare avec ma grand-mère, qui n’avait jamais été maquillée. Merci pour tout.', 'réservation faite sur Liesse', 'C’était une joie de travailler pour vous. Gardez-nous une photo !', pg_temp.demo_instant(-762, '09:30'), pg_temp.demo_instant(-765, '20:48')),
  ('00000000-0000-4000-8000-0d0000000112', '00000000-0000-4000-8000-0b000000003c', '00000000-0000-4000-8000-0c0000000011', 'Agathe et Rachid', pg_temp.demo_day(-392), 4, 'Presque parfait', 'Réservé un an à l’avance pour ' || pg_temp.demo_date_text('mois', -392) || '. Coiffure superbe, maquillage un peu plus marqué que demandé. Nous recommandons sans réserve.', 'réservation faite sur Liesse', 'Merci de votre confiance, du premier rendez-vous au dernier.', pg_temp.demo_instant(-368, '09:30'), pg_temp.demo_instant(-371, '20:37')),
  ('00000000-0000-4000-8000-0d0000000113', '00000000-0000-4000-8000-0b000000003c', '00000000-0000-4000-8000-0c000000001d', 'Hanna, pour son agence', pg_temp.demo_day(-714), 5, 'Au-delà de nos espoirs', 'L’essai a servi : nous avons tout changé, et c’était la bonne décision.', 'réservation faite sur Liesse', 'Merci pour ces mots, lus à toute l’équipe ce matin.', pg_temp.demo_instant(-693, '09:30'), pg_temp.demo_instant(-696, '20:49')),
  ('00000000-0000-4000-8000-0d0000000114', '00000000-0000-4000-8000-0b000000003d', '00000000-0000-4000-8000-0c000000001c', 'Denis, pour ses parents', pg_temp.demo_day(-665), 4, 'Du sérieux, et du cœur', 'Une fête de 108 personnes, en ' || pg_temp.demo_date_text('mois', -665) || '. Très beau véhicule, un peu bruyant sur la route. C’est son charme. Si c’était à refaire, nous referions le même choix.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-636, '20:14')),
  ('00000000-0000-4000-8000-0d0000000115', '00000000-0000-4000-8000-0b000000003d', '00000000-0000-4000-8000-0c0000000006', 'Élodie et Victor', pg_temp.demo_day(-280), 4, 'Très bien', 'Bien à l’heure. La décoration était plus simple que sur les photos. Le prix était celui du devis, au centime.', 'réservation faite sur Liesse', 'C’était une joie de travailler pour vous. Gardez-nous une photo !', pg_temp.demo_instant(-267, '09:30'), pg_temp.demo_instant(-270, '20:58')),
  ('00000000-0000-4000-8000-0d0000000116', '00000000-0000-4000-8000-0b000000003d', '00000000-0000-4000-8000-0c0000000007', 'Salomé et Hugo', pg_temp.demo_day(-616), 5, 'Un souvenir pour toujours', 'Notre mariage a eu lieu en ' || pg_temp.demo_date_text('mois', -616) || '. La voiture brillait, le chauffeur connaissait chaque ruelle, et nous avons eu dix minutes à nous. Précieux.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-602, '20:45')),
  ('00000000-0000-4000-8000-0d0000000117', '00000000-0000-4000-8000-0b000000003e', '00000000-0000-4000-8000-0c0000000014', 'Apolline et Jonas', pg_temp.demo_day(-777), 4, 'Très bien', 'Très bon contact et travail soigné, conforme au devis. Merci pour tout.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-764, '20:23')),
  ('00000000-0000-4000-8000-0d0000000118', '00000000-0000-4000-8000-0b000000003e', '00000000-0000-4000-8000-0c0000000015', 'Danaé et Florian', pg_temp.demo_day(-441), 5, 'Exactement ce que nous voulions', 'Les horaires affichés à l’entrée ont évité cent questions. Réponses rapides, du premier message au dernier.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-414, '20:11')),
  ('00000000-0000-4000-8000-0d0000000119', '00000000-0000-4000-8000-0b000000003e', '00000000-0000-4000-8000-0c0000000019', 'Leïla, pour sa fratrie', pg_temp.demo_day(-322), 4, 'Une belle prestation', 'Nous étions 138 en ' || pg_temp.demo_date_text('mois', -322) || '. Tout s’est bien passé ; la réponse au premier message a demandé deux jours.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-294, '20:57')),
  ('00000000-0000-4000-8000-0d000000011a', '00000000-0000-4000-8000-0b000000003e', '00000000-0000-4000-8000-0c0000000010', 'Solène et Kévin', pg_temp.demo_day(-378), 5, 'Une journée parfaite', 'Notre mariage a eu lieu en ' || pg_temp.demo_date_text('mois', -378) || '. Dernière navette à 3 h 40, dernier invité à bord. Tout le monde est bien rentré. Nous recommandons sans réserve.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-349, '20:38')),
  ('00000000-0000-4000-8000-0d000000011b', '00000000-0000-4000-8000-0b000000003e', '00000000-0000-4000-8000-0c000000001f', 'Tristan, pour les 40 ans de Claire', pg_temp.demo_day(-679), 5, 'Merci, simplement', 'Nous étions 148 en ' || pg_temp.demo_date_text('mois', -679) || '. Un chauffeur patient, qui a attendu ma tante et ses trois sacs. Si c’était à refaire, nous referions le même choix.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-663, '20:45')),
  ('00000000-0000-4000-8000-0d000000011c', '00000000-0000-4000-8000-0b000000003f', '00000000-0000-4000-8000-0c0000000007', 'Salomé et Hugo', pg_temp.demo_day(-742), 5, 'À choisir les yeux fermés', 'Nous étions 100, un samedi ' || pg_temp.demo_date_text('de mois', -742) || '. La voiture brillait, le chauffeur connaissait chaque ruelle, et nous avons eu dix minutes à nous. Précieux.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-724, '20:32')),
  ('00000000-0000-4000-8000-0d000000011d', '00000000-0000-4000-8000-0b000000003f', '00000000-0000-4000-8000-0c0000000003', 'Lucie et Thaïs', pg_temp.demo_day(-385), 5, 'Au-delà de nos espoirs', 'Notre mariage a eu lieu en ' || pg_temp.demo_date_text('mois', -385) || '. Ponctualité parfaite, et une vraie gentillesse envers nos aînés.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-364, '20:45')),
  ('00000000-0000-4000-8000-0d000000011e', '00000000-0000-4000-8000-0b000000003f', '00000000-0000-4000-8000-0c0000000001', 'Aïcha et Julien', pg_temp.demo_day(-665), 4, 'Une belle prestation', 'Service sérieux ; le panneau des horaires aurait mérité d’être plus grand. Si c’était à refaire, nous referions le même choix.', 'réservation faite sur Liesse', 'Merci à vous, et à toutes les personnes présentes, pour l’accueil. À bientôt, qui sait.', pg_temp.demo_instant(-638, '09:30'), pg_temp.demo_instant(-641, '20:50')),
  ('00000000-0000-4000-8000-0d000000011f', '00000000-0000-4000-8000-0b000000003f', '00000000-0000-4000-8000-0c0000000002', 'Marion et Paul', pg_temp.demo_day(-679), 5, 'Un souvenir pour toujours', 'Dernière navette à 3 h 40, dernier invité à bord. Tout le monde est bien rentré. Merci pour tout.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-650, '20:29')),
  ('00000000-0000-4000-8000-0d0000000120', '00000000-0000-4000-8000-0b000000003f', '00000000-0000-4000-8000-0c0000000004', 'Rémi et Antonin', pg_temp.demo_day(-588), 4, 'Du sérieux, et du cœur', 'Réservé un an à l’avance pour ' || pg_temp.demo_date_text('mois', -588) || '. Bien à l’heure. La décoration était plus simple que sur les photos.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-577, '20:58')),
  ('00000000-0000-4000-8000-0d0000000121', '00000000-0000-4000-8000-0b0000000040', '00000000-0000-4000-8000-0c000000001f', 'Tristan, pour les 40 ans de Claire', pg_temp.demo_day(-623), 5, 'Au-delà de nos espoirs', 'Réservé pour ' || pg_temp.demo_date_text('mois', -623) || ', deux mois avant seulement. Dernière navette à 3 h 40, dernier invité à bord. Tout le monde est bien rentré. Réponses rapides, du premier message au dernier.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-610, '20:54')),
  ('00000000-0000-4000-8000-0d0000000122', '00000000-0000-4000-8000-0b0000000040', '00000000-0000-4000-8000-0c0000000009', 'Bérénice et Tom', pg_temp.demo_day(-763), 3, 'Un peu en dessous de nos attentes', 'Nous étions 100, un samedi ' || pg_temp.demo_date_text('de mois', -763) || '. La voiture prévue était en panne ; celle de remplacement, moins jolie.', 'réservation faite sur Liesse', 'Vous avez raison, et nous vous présentons nos excuses. Merci de l’avoir dit avec mesure.', pg_temp.demo_instant(-748, '09:30'), pg_temp.demo_instant(-751, '20:22')),
  ('00000000-0000-4000-8000-0d0000000123', '00000000-0000-4000-8000-0b0000000040', '00000000-0000-4000-8000-0c0000000005', 'Clara et Mehdi', pg_temp.demo_day(-455), 5, 'Un souvenir pour toujours', 'Pour notre mariage en ' || pg_temp.demo_date_text('mois', -455) || ', avec 96 invités. Ponctualité parfaite, et une vraie gentillesse envers nos aînés.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-440, '20:37')),
  ('00000000-0000-4000-8000-0d0000000124', '00000000-0000-4000-8000-0b0000000042', '00000000-0000-4000-8000-0c0000000007', 'Salomé et Hugo', pg_temp.demo_day(-273), 5, 'À choisir les yeux fermés', 'Réservé un an à l’avance pour ' || pg_temp.demo_date_text('mois', -273) || '. Ma grand-mère en triporteur, comme une reine. La photo est au-dessus de la cheminée. Réponses rapides, du premier message au dernier.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-268, '20:28')),
  ('00000000-0000-4000-8000-0d0000000125', '00000000-0000-4000-8000-0b0000000043', '00000000-0000-4000-8000-0c0000000011', 'Agathe et Rachid', pg_temp.demo_day(-413), 5, 'Au-delà de nos espoirs', 'Pour notre mariage en ' || pg_temp.demo_date_text('mois', -413) || ', avec 76 invités. Mon grand-père cherche encore le truc. Il n’avait pas ri ainsi depuis longtemps.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-408, '20:55')),
  ('00000000-0000-4000-8000-0d0000000126', '00000000-0000-4000-8000-0b0000000043', '00000000-0000-4000-8000-0c0000000001', 'Aïcha et Julien', pg_temp.demo_day(-637), 5, 'Du grand soin', 'Présents, drôles, et jamais au mauvais moment. Nous recommandons sans réserve.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-619, '20:36')),
  ('00000000-0000-4000-8000-0d0000000127', '00000000-0000-4000-8000-0b0000000043', '00000000-0000-4000-8000-0c000000001a', 'Mathieu, pour son équipe', pg_temp.demo_day(-364), 4, 'Une belle prestation', 'Une fête de 128 personnes, en ' || pg_temp.demo_date_text('mois', -364) || '. Très bon contact et travail soigné, conforme au devis. Réponses rapides, du premier message au dernier.', 'réservation faite sur Liesse', 'Merci à vous, et à toutes les personnes présentes, pour l’accueil. À bientôt, qui sait.', pg_temp.demo_instant(-348, '09:30'), pg_temp.demo_instant(-351, '20:27')),
  ('00000000-0000-4000-8000-0d0000000128', '00000000-0000-4000-8000-0b0000000043', '00000000-0000-4000-8000-0c0000000002', 'Marion et Paul', pg_temp.demo_day(-371), 5, 'Une journée parfaite', 'Notre mariage a eu lieu en ' || pg_temp.demo_date_text('mois', -371) || '. Des invités qui ne se connaissaient pas se sont mis à se parler. Le prix était celui du devis, au centime.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-340, '20:40')),
  ('00000000-0000-4000-8000-0d0000000129', '00000000-0000-4000-8000-0b0000000043', '00000000-0000-4000-8000-0c0000000017', 'Zoé et Quentin', pg_temp.demo_day(-728), 4, 'Du sérieux, et du cœur', 'Réservé un an à l’avance pour ' || pg_temp.demo_date_text('mois', -728) || '. Tout s’est bien passé ; la réponse au premier message a demandé deux jours. Si c’était à refaire, nous referions le même choix.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-697, '20:42')),
  ('00000000-0000-4000-8000-0d000000012a', '00000000-0000-4000-8000-0b0000000044', '00000000-0000-4000-8000-0c0000000001', 'Aïcha et Julien', pg_temp.demo_day(-364), 4, 'Presque parfait', 'Très bon contact et travail soigné, conforme au devis. Si c’était à refaire, nous referions le même choix.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-343, '20:19')),
  ('00000000-0000-4000-8000-0d000000012b', '00000000-0000-4000-8000-0b0000000044', '00000000-0000-4000-8000-0c0000000012', 'Manon et Éric', pg_temp.demo_day(-266), 4, 'Une belle prestation', 'Notre mariage a eu lieu en ' || pg_temp.demo_date_text('mois', -266) || '. Tout s’est bien passé ; la réponse au premier message a demandé deux jours. Si c’était à refaire, nous referions le même choix.', 'réservation faite sur Liesse', 'C’était une joie de travailler pour vous. Gardez-nous une photo !', pg_temp.demo_instant(-247, '09:30'), pg_temp.demo_instant(-250, '20:46')),
  ('00000000-0000-4000-8000-0d000000012c', '00000000-0000-4000-8000-0b0000000044', '00000000-0000-4000-8000-0c0000000009', 'Bérénice et Tom', pg_temp.demo_day(-343), 5, 'Exactement ce que nous voulions', 'Réservé un an à l’avance pour ' || pg_temp.demo_date_text('mois', -343) || '. Deux personnes douces et très organisées. Ma fille demande quand on recommence. Si c’était à refaire, nous referions le même choix.', 'réservation faite sur Liesse', 'Merci à vous, et à toutes les personnes présentes, pour l’accueil. À bientôt, qui sait.', pg_temp.demo_instant(-336, '09:30'), pg_temp.demo_instant(-339, '20:21')),
  ('00000000-0000-4000-8000-0d000000012d', '00000000-0000-4000-8000-0b0000000044', '00000000-0000-4000-8000-0c000000001f', 'Tristan, pour les 40 ans de Claire', pg_temp.demo_day(-623), 5, 'À choisir les yeux fermés', 'À 21 h, douze enfants écoutaient une histoire dans un silence complet. De la magie.', 'réservation faite sur Liesse', 'Nous nous souvenons très bien de cette journée, et de la lumière. Merci de l’avoir racontée.', pg_temp.demo_instant(-613, '09:30'), pg_temp.demo_instant(-616, '20:21')),
  ('00000000-0000-4000-8000-0d000000012e', '00000000-0000-4000-8000-0b0000000045', '00000000-0000-4000-8000-0c0000000012', 'Manon et Éric', pg_temp.demo_day(-623), 5, 'Un souvenir pour toujours', 'Nous étions 160, un samedi ' || pg_temp.demo_date_text('de mois', -623) || '. Une cabine en bois vraiment belle, qui ne jurait pas dans la salle.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-611, '20:31')),
  ('00000000-0000-4000-8000-0d000000012f', '00000000-0000-4000-8000-0b0000000045', '00000000-0000-4000-8000-0c0000000005', 'Clara et Mehdi', pg_temp.demo_day(-259), 5, 'Au-delà de nos espoirs', 'Réservé un an à l’avance pour ' || pg_temp.demo_date_text('mois', -259) || '. Le livre d’or est plein de grimaces. C’est notre plus beau souvenir. Le prix était celui du devis, au centime.', 'réservation faite sur Liesse', 'Merci à vous, et à toutes les personnes présentes, pour l’accueil. À bientôt, qui sait.', pg_temp.demo_instant(-246, '09:30'), pg_temp.demo_instant(-249, '20:47')),
  ('00000000-0000-4000-8000-0d0000000130', '00000000-0000-4000-8000-0b0000000046', '00000000-0000-4000-8000-0c0000000016', 'Romane et Axel', pg_temp.demo_day(-273), 4, 'Très bien', 'Nous étions 80, un samedi ' || pg_temp.demo_date_text('de mois', -273) || '. Très bon contact et travail soigné, conforme au devis.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-254, '20:20')),
  ('00000000-0000-4000-8000-0d0000000131', '00000000-0000-4000-8000-0b0000000047', '00000000-0000-4000-8000-0c0000000019', 'Leïla, pour sa fratrie', pg_temp.demo_day(-462), 4, 'Une belle prestation', 'Réservé pour ' || pg_temp.demo_date_text('mois', -462) || ', deux mois avant seulement. Tout s’est bien passé ; la réponse au premier message a demandé deux jours. Le prix était celui du devis, au centime.', 'réservation faite sur Liesse', 'Merci à vous, et à toutes les personnes présentes, pour l’accueil. À bientôt, qui sait.', pg_temp.demo_instant(-443, '09:30'), pg_temp.demo_instant(-446, '20:54')),
  ('00000000-0000-4000-8000-0d0000000132', '00000000-0000-4000-8000-0b0000000048', '00000000-0000-4000-8000-0c000000000e', 'Gabrielle et Simon', pg_temp.demo_day(-469), 5, 'Du grand soin', 'Mariage de 138 personnes, un samedi ' || pg_temp.demo_date_text('de mois', -469) || '. Trois minutes, trois traits, et c’était mon frère.', 'réservation faite sur Liesse', 'Nous nous souvenons très bien de cette journée, et de la lumière. Merci de l’avoir racontée.', pg_temp.demo_instant(-445, '09:30'), pg_temp.demo_instant(-448, '20:55')),
  ('00000000-0000-4000-8000-0d0000000133', '00000000-0000-4000-8000-0b0000000048', '00000000-0000-4000-8000-0c0000000020', 'Ysé, pour son association', pg_temp.demo_day(-357), 5, 'Merci, simplement', 'Une fête de 136 personnes, en ' || pg_temp.demo_date_text('mois', -357) || '. Chacun est reparti avec son portrait sous le bras, comme un trésor.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-347, '20:12')),
  ('00000000-0000-4000-8000-0d0000000134', '00000000-0000-4000-8000-0b0000000049', '00000000-0000-4000-8000-0c0000000003', 'Lucie et Thaïs', pg_temp.demo_day(-560), 5, 'À choisir les yeux fermés', 'Elle a raconté notre rencontre mieux que nous ne l’avons vécue.', 'réservation faite sur Liesse', 'Nous nous souvenons très bien de cette journée, et de la lumière. Merci de l’avoir racontée.', pg_temp.demo_instant(-530, '09:30'), pg_temp.demo_instant(-533, '20:23')),
  ('00000000-0000-4000-8000-0d0000000135', '00000000-0000-4000-8000-0b0000000049', '00000000-0000-4000-8000-0c0000000019', 'Leïla, pour sa fratrie', pg_temp.demo_day(-350), 5, 'Du grand soin', 'Cent personnes silencieuses, puis un grand rire. Merci pour tout.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-324, '20:39')),
  ('00000000-0000-4000-8000-0d0000000136', '00000000-0000-4000-8000-0b0000000049', '00000000-0000-4000-8000-0c0000000009', 'Bérénice et Tom', pg_temp.demo_day(-343), 5, 'Au-delà de nos espoirs', 'Notre mariage a eu lieu en ' || pg_temp.demo_date_text('mois', -343) || '. Les enfants se sont endormis avant la fin, ce qui était le but.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-339, '20:39')),
  ('00000000-0000-4000-8000-0d0000000137', '00000000-0000-4000-8000-0b0000000049', '00000000-0000-4000-8000-0c0000000020', 'Ysé, pour son association', pg_temp.demo_day(-273), 4, 'Une belle prestation', 'Très bon contact et travail soigné, conforme au devis. Merci pour tout.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-243, '20:54')),
  ('00000000-0000-4000-8000-0d0000000138', '00000000-0000-4000-8000-0b0000000049', '00000000-0000-4000-8000-0c000000001f', 'Tristan, pour les 40 ans de Claire', pg_temp.demo_day(-266), 4, 'Presque parfait', 'Réservé pour ' || pg_temp.demo_date_text('mois', -266) || ', deux mois avant seulement. Tout s’est bien passé ; la réponse au premier message a demandé deux jours. Réponses rapides, du premier message au dernier.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-239, '20:57')),
  ('00000000-0000-4000-8000-0d0000000139', '00000000-0000-4000-8000-0b000000004b', '00000000-0000-4000-8000-0c000000001f', 'Tristan, pour les 40 ans de Claire', pg_temp.demo_day(-567), 5, 'Un souvenir pour toujours', 'Un budget tenu à cent euros près, et des prestataires que nous recommandons tous. Merci pour tout.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-544, '20:49')),
  ('00000000-0000-4000-8000-0d000000013a', '00000000-0000-4000-8000-0b000000004b', '00000000-0000-4000-8000-0c000000000d', 'Violette et Marc', pg_temp.demo_day(-315), 4, 'Très bien', 'Notre mariage a eu lieu en ' || pg_temp.demo_date_text('mois', -315) || '. De bonnes idées et de l’écoute. Le tableau de budget mériterait d’être plus simple. Si c’était à refaire, nous referions le même choix.', 'réservation faite sur Liesse', 'Nous nous souvenons très bien de cette journée, et de la lumière. Merci de l’avoir racontée.', pg_temp.demo_instant(-292, '09:30'), pg_temp.demo_instant(-295, '20:53')),
  ('00000000-0000-4000-8000-0d000000013b', '00000000-0000-4000-8000-0b000000004c', '00000000-0000-4000-8000-0c000000000a', 'Ophélie et Samuel', pg_temp.demo_day(-497), 5, 'Exactement ce que nous voulions', 'Le texte de la cérémonie a fait rire et pleurer deux familles qui ne parlaient pas la même langue. Réponses rapides, du premier message au dernier.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-492, '20:10')),
  ('00000000-0000-4000-8000-0d000000013c', '00000000-0000-4000-8000-0b000000004c', '00000000-0000-4000-8000-0c000000000c', 'Nour et Baptiste', pg_temp.demo_day(-756), 5, 'À choisir les yeux fermés', 'Pour notre mariage en ' || pg_temp.demo_date_text('mois', -756) || ', avec 48 invités. Trois imprévus dans la journée ; nous les avons appris au brunch.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-747, '20:18')),
  ('00000000-0000-4000-8000-0d000000013d', '00000000-0000-4000-8000-0b000000004d', '00000000-0000-4000-8000-0c0000000016', 'Romane et Axel', pg_temp.demo_day(-357), 5, 'Du grand soin', 'Nous étions 58, un samedi ' || pg_temp.demo_date_text('de mois', -357) || '. L’aide pour nos vœux valait à elle seule le déplacement.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-351, '20:14')),
  ('00000000-0000-4000-8000-0d000000013e', '00000000-0000-4000-8000-0b000000004d', '00000000-0000-4000-8000-0c000000001c', 'Denis, pour ses parents', pg_temp.demo_day(-539), 5, 'Un souvenir pour toujours', 'Réservé pour ' || pg_temp.demo_date_text('mois', -539) || ', deux mois avant seulement. Le texte a fait rire et pleurer deux familles qui ne parlaient pas la même langue.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-531, '20:37')),
  ('00000000-0000-4000-8000-0d000000013f', '00000000-0000-4000-8000-0b000000004d', '00000000-0000-4000-8000-0c0000000003', 'Lucie et Thaïs', pg_temp.demo_day(-315), 5, 'À choisir les yeux fermés', 'Pour notre mariage en ' || pg_temp.demo_date_text('mois', -315) || ', avec 98 invités. Rien de récité : c’était nous, dit par quelqu’un qui nous avait vraiment écoutés. Nous recommandons sans réserve.', 'réservation faite sur Liesse', 'Nous nous souvenons très bien de cette journée, et de la lumière. Merci de l’avoir racontée.', pg_temp.demo_instant(-286, '09:30'), pg_temp.demo_instant(-289, '20:24')),
  ('00000000-0000-4000-8000-0d0000000140', '00000000-0000-4000-8000-0b000000004d', '00000000-0000-4000-8000-0c000000000a', 'Ophélie et Samuel', pg_temp.demo_day(-392), 4, 'Presque parfait', 'Notre mariage a eu lieu en ' || pg_temp.demo_date_text('mois', -392) || '. Tout s’est bien passé ; la réponse au premier message a demandé deux jours. Merci pour tout.', 'réservation faite sur Liesse', 'Merci à vous, et à toutes les personnes présentes, pour l’accueil. À bientôt, qui sait.', pg_temp.demo_instant(-369, '09:30'), pg_temp.demo_instant(-372, '20:34')),
  ('00000000-0000-4000-8000-0d0000000141', '00000000-0000-4000-8000-0b000000004d', '00000000-0000-4000-8000-0c0000000015', 'Danaé et Florian', pg_temp.demo_day(-301), 4, 'Très bien', 'Pour notre mariage en ' || pg_temp.demo_date_text('mois', -301) || ', avec 48 invités. Très bon contact et travail soigné, conforme au devis. Merci pour tout.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-288, '20:55')),
  ('00000000-0000-4000-8000-0d0000000142', '00000000-0000-4000-8000-0b000000004e', '00000000-0000-4000-8000-0c000000001e', 'Florence, pour le baptême d’Anna', pg_temp.demo_day(-651), 4, 'Presque parfait', 'Tout s’est bien passé ; la réponse au premier message a demandé deux jours. Si c’était à refaire, nous referions le même choix.', 'réservation faite sur Liesse', 'Merci à vous, et à toutes les personnes présentes, pour l’accueil. À bientôt, qui sait.', pg_temp.demo_instant(-639, '09:30'), pg_temp.demo_instant(-642, '20:41')),
  ('00000000-0000-4000-8000-0d0000000143', '00000000-0000-4000-8000-0b000000004e', '00000000-0000-4000-8000-0c0000000001', 'Aïcha et Julien', pg_temp.demo_day(-560), 4, 'Du sérieux, et du cœur', 'Nous étions 130, un samedi ' || pg_temp.demo_date_text('de mois', -560) || '. Très bon contact et travail soigné, conforme au devis.', 'réservation faite sur Liesse', 'Merci pour ces mots, lus à toute l’équipe ce matin.', pg_temp.demo_instant(-527, '09:30'), pg_temp.demo_instant(-530, '20:39')),
  ('00000000-0000-4000-8000-0d0000000144', '00000000-0000-4000-8000-0b000000004e', '00000000-0000-4000-8000-0c000000000e', 'Gabrielle et Simon', pg_temp.demo_day(-742), 5, 'Une journée parfaite', 'Notre mariage a eu lieu en ' || pg_temp.demo_date_text('mois', -742) || '. Une présence calme, et des mots simples. Nous recommandons sans réserve.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-729, '20:35')),
  ('00000000-0000-4000-8000-0d0000000145', '00000000-0000-4000-8000-0b000000004e', '00000000-0000-4000-8000-0c0000000008', 'Jeanne et Yanis', pg_temp.demo_day(-301), 5, 'Un souvenir pour toujours', 'Nous étions 158, un samedi ' || pg_temp.demo_date_text('de mois', -301) || '. Deux religions, trois langues, une seule cérémonie : tout le monde s’y est reconnu.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-271, '20:51')),
  ('00000000-0000-4000-8000-0d0000000146', '00000000-0000-4000-8000-0b000000004e', '00000000-0000-4000-8000-0c000000000c', 'Nour et Baptiste', pg_temp.demo_day(-553), 5, 'Merci, simplement', 'Réservé un an à l’avance pour ' || pg_temp.demo_date_text('mois', -553) || '. Il a fait parler mon père, qui ne parle jamais. Si c’était à refaire, nous referions le même choix.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-521, '20:28')),
  ('00000000-0000-4000-8000-0d0000000147', '00000000-0000-4000-8000-0b000000004f', '00000000-0000-4000-8000-0c000000001a', 'Mathieu, pour son équipe', pg_temp.demo_day(-413), 4, 'Très bien', 'De bonnes idées et de l’écoute. Le tableau de budget mériterait d’être plus simple. Le prix était celui du devis, au centime.', 'réservation faite sur Liesse', 'Merci pour ces mots, lus à toute l’équipe ce matin.', pg_temp.demo_instant(-393, '09:30'), pg_temp.demo_instant(-396, '20:26')),
  ('00000000-0000-4000-8000-0d0000000148', '00000000-0000-4000-8000-0b000000004f', '00000000-0000-4000-8000-0c000000000e', 'Gabrielle et Simon', pg_temp.demo_day(-371), 4, 'Du sérieux, et du cœur', 'Très bonne coordination ; l’horaire du vin d’honneur était un peu serré. Le prix était celui du devis, au centime.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-358, '20:25')),
  ('00000000-0000-4000-8000-0d0000000149', '00000000-0000-4000-8000-0b000000004f', '00000000-0000-4000-8000-0c0000000011', 'Agathe et Rachid', pg_temp.demo_day(-595), 5, 'Merci, simplement', 'Pour notre mariage en ' || pg_temp.demo_date_text('mois', -595) || ', avec 88 invités. Nos parents ont enfin profité d’une fête sans porter de chaises. Nous recommandons sans réserve.', 'réservation faite sur Liesse', 'Nous nous souvenons très bien de cette journée, et de la lumière. Merci de l’avoir racontée.', pg_temp.demo_instant(-581, '09:30'), pg_temp.demo_instant(-584, '20:36')),
  ('00000000-0000-4000-8000-0d000000014a', '00000000-0000-4000-8000-0b000000004f', '00000000-0000-4000-8000-0c0000000015', 'Danaé et Florian', pg_temp.demo_day(-756), 2, 'Bien, avec des réserves', 'Personnes aimables ; deux prestataires n’avaient pas reçu le dernier horaire.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-751, '20:47')),
  ('00000000-0000-4000-8000-0d000000014b', '00000000-0000-4000-8000-0b000000004f', '00000000-0000-4000-8000-0c0000000014', 'Apolline et Jonas', pg_temp.demo_day(-651), 5, 'Au-delà de nos espoirs', 'Nous étions 60, un samedi ' || pg_temp.demo_date_text('de mois', -651) || '. Trois imprévus dans la journée ; nous les avons appris au brunch. Merci pour tout.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-622, '20:20')),
  ('00000000-0000-4000-8000-0d000000014c', '00000000-0000-4000-8000-0b000000004f', '00000000-0000-4000-8000-0c0000000007', 'Salomé et Hugo', pg_temp.demo_day(-581), 5, 'Du grand soin', 'Notre mariage a eu lieu en ' || pg_temp.demo_date_text('mois', -581) || '. Un budget tenu à cent euros près, et des prestataires que nous recommandons tous.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-577, '20:50')),
  ('00000000-0000-4000-8000-0d000000014d', '00000000-0000-4000-8000-0b000000004f', '00000000-0000-4000-8000-0c0000000005', 'Clara et Mehdi', pg_temp.demo_day(-413), 5, 'À choisir les yeux fermés', 'Le texte de la cérémonie a fait rire et pleurer deux familles qui ne parlaient pas la même langue.', 'réservation faite sur Liesse', 'Merci de votre confiance, du premier rendez-vous au dernier.', pg_temp.demo_instant(-386, '09:30'), pg_temp.demo_instant(-389, '20:51')),
  ('00000000-0000-4000-8000-0d000000014e', '00000000-0000-4000-8000-0b000000004f', '00000000-0000-4000-8000-0c0000000019', 'Leïla, pour sa fratrie', pg_temp.demo_day(-350), 4, 'Presque parfait', 'Suivi sérieux et rassurant. Quelques réponses ont demandé deux jours en haute saison.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-330, '20:14')),
  ('00000000-0000-4000-8000-0d000000014f', '00000000-0000-4000-8000-0b0000000050', '00000000-0000-4000-8000-0c000000000e', 'Gabrielle et Simon', pg_temp.demo_day(-315), 4, 'Une belle prestation', 'Mariage de 100 personnes, un samedi ' || pg_temp.demo_date_text('de mois', -315) || '. Très bonne coordination ; l’horaire du vin d’honneur était un peu serré.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-299, '20:33')),
  ('00000000-0000-4000-8000-0d0000000150', '00000000-0000-4000-8000-0b0000000050', '00000000-0000-4000-8000-0c0000000002', 'Marion et Paul', pg_temp.demo_day(-693), 4, 'Presque parfait', 'Nous étions 50, un samedi ' || pg_temp.demo_date_text('de mois', -693) || '. Suivi sérieux et rassurant. Quelques réponses ont demandé deux jours en haute saison. Le prix était celui du devis, au centime.', 'réservation faite sur Liesse', 'Nous nous souvenons très bien de cette journée, et de la lumière. Merci de l’avoir racontée.', pg_temp.demo_instant(-658, '09:30'), pg_temp.demo_instant(-661, '20:18')),
  ('00000000-0000-4000-8000-0d0000000151', '00000000-0000-4000-8000-0b0000000050', '00000000-0000-4000-8000-0c0000000017', 'Zoé et Quentin', pg_temp.demo_day(-770), 5, 'Du grand soin', 'Nos parents ont enfin profité d’une fête sans porter de chaises.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-742, '20:58')),
  ('00000000-0000-4000-8000-0d0000000152', '00000000-0000-4000-8000-0b0000000050', '00000000-0000-4000-8000-0c0000000012', 'Manon et Éric', pg_temp.demo_day(-364), 4, 'Très bien', 'Nous étions 78, un samedi ' || pg_temp.demo_date_text('de mois', -364) || '. De bonnes idées et de l’écoute. Le tableau de budget mériterait d’être plus simple.', 'réservation faite sur Liesse', 'C’était une joie de travailler pour vous. Gardez-nous une photo !', pg_temp.demo_instant(-346, '09:30'), pg_temp.demo_instant(-349, '20:13')),
  ('00000000-0000-4000-8000-0d0000000153', '00000000-0000-4000-8000-0b0000000050', '00000000-0000-4000-8000-0c0000000001', 'Aïcha et Julien', pg_temp.demo_day(-518), 5, 'À choisir les yeux fermés', 'Mariage de 76 personnes, un samedi ' || pg_temp.demo_date_text('de mois', -518) || '. Un budget tenu à cent euros près, et des prestataires que nous recommandons tous.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-507, '20:19')),
  ('00000000-0000-4000-8000-0d0000000154', '00000000-0000-4000-8000-0b0000000050', '00000000-0000-4000-8000-0c0000000019', 'Leïla, pour sa fratrie', pg_temp.demo_day(-455), 5, 'Une journée parfaite', 'Nous étions 158 en ' || pg_temp.demo_date_text('mois', -455) || '. Le texte de la cérémonie a fait rire et pleurer deux familles qui ne parlaient pas la même langue.', 'réservation faite sur Liesse', null, null, pg_temp.demo_instant(-424, '20:17')),
  ('00000000-0000-4000-8000-0d0000000155', '00000000-0000-4000-8000-0b0000000050', '00000000-0000-4000-8000-0c0000000014', 'Apolline et Jonas', pg_temp.demo_day(-266), 5, 'Exactement ce que nous voulions', 'Notre mariage a eu lieu en ' || pg_temp.demo_date_text('mois', -266) || '. Trois imprévus dans la journée ; nous les avons appris au brunch.', 'réservation faite sur Liesse', 'Merci pour ces mots, lus à toute l’équipe ce matin.', pg_temp.demo_instant(-241, '09:30'), pg_temp.demo_instant(-244, '20:21'))
on conflict do nothing;

update public.partners set state = 'pending', refusal_reason = null, submitted_at = now() - interval '2880 minutes'
where id = '00000000-0000-4000-8000-0b0000000034' and state = 'draft';
update public.partners set state = 'suspended', refusal_reason = 'Deux annulations la veille d’un événement, sans solution de remplacement.'
where id = '00000000-0000-4000-8000-0b000000003c' and state = 'draft';
update public.partners set state = 'pending', refusal_reason = null, submitted_at = now() - interval '4320 minutes'
where id = '00000000-0000-4000-8000-0b0000000041' and state = 'draft';
update public.partners set state = 'refused', refusal_reason = 'L’attestation d’assurance jointe à la fiche a expiré. Renvoyez-la à jour, et nous reprendrons la vérification.'
where id = '00000000-0000-4000-8000-0b000000004a' and state = 'draft';
update public.partners set state = 'listed' where state = 'draft' and id between '00000000-0000-4000-8000-0b0000000001' and '00000000-0000-4000-8000-0b0000000050';

insert into public.quote_requests (id, event_id, partner_id, partner_name, trade, made_by, client_name, message, kind, event_name, starts_on, ends_on, place, guests, budget_hint_cents, state, declined_by, decline_reason, seen_at, answered_at, response_minutes, created_at) values
  ('00000000-0000-4000-8000-250000000001', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0b0000000002', 'Domaine des Tilleuls', 'venue', '00000000-0000-4000-8000-000000000001', 'Camille Moreau', 'Bonjour, nous cherchons un lieu pour 140 personnes avec un jardin pour la cérémonie, et un brunch le lendemain. Le domaine est-il libre ?', 'mariage', 'Camille & Noé', pg_temp.demo_day(0), pg_temp.demo_day(1), 'Domaine des Tilleuls, Beaune', 140, null, 'accepted', null, '', now() - interval '446380 minutes', now() - interval '444910 minutes', 1490, now() - interval '446400 minutes'),
  ('00000000-0000-4000-8000-250000000002', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0b000000000c', 'La Table d’Ambroise', 'caterer', '00000000-0000-4000-8000-000000000001', 'Camille Moreau', 'Bonjour, nous cherchons un dîner assis et un vin d’honneur pour 140 personnes, dont une vingtaine sans viande.', 'mariage', 'Camille & Noé', pg_temp.demo_day(0), pg_temp.demo_day(1), 'Domaine des Tilleuls, Beaune', 140, null, 'accepted', null, '', now() - interval '345580 minutes', now() - interval '342670 minutes', 2930, now() - interval '345600 minutes'),
  ('00000000-0000-4000-8000-250000000003', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0b0000000015', 'Atelier Lumière d’Août', 'photographer', '00000000-0000-4000-8000-000000000001', 'Camille Moreau', 'Bonjour, nous aimons vos images prises à contre-jour. Huit heures suffiraient, de la mairie au bal.', 'mariage', 'Camille & Noé', pg_temp.demo_day(0), pg_temp.demo_day(1), 'Domaine des Tilleuls, Beaune', 140, null, 'accepted', null, '', now() - interval '57580 minutes', now() - interval '56110 minutes', 1490, now() - interval '57600 minutes'),
  ('00000000-0000-4000-8000-250000000004', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0b000000004d', 'Paroles d’Alliance', 'general', '00000000-0000-4000-8000-000000000001', 'Camille Moreau', 'Bonjour, nous souhaitons une cérémonie laïque au jardin, avec deux lectures et un rituel simple.', 'mariage', 'Camille & Noé', pg_temp.demo_day(0), pg_temp.demo_day(1), 'Domaine des Tilleuls, Beaune', 140, null, 'accepted', null, '', now() - interval '214540 minutes', now() - interval '214510 minutes', 1490, now() - interval '216000 minutes'),
  ('00000000-0000-4000-8000-250000000005', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0b0000000026', 'Pivoine & Fougère', 'florist', '00000000-0000-4000-8000-000000000001', 'Camille Moreau', 'Bonjour, des fleurs de saison, plutôt sauvages : une arche, deux bouquets et de quoi habiller quatorze tables.', 'mariage', 'Camille & Noé', pg_temp.demo_day(0), pg_temp.demo_day(1), 'Domaine des Tilleuls, Beaune', 140, 110000, 'quoted', null, '', now() - interval '17260 minutes', now() - interval '15790 minutes', 2930, now() - interval '18720 minutes'),
  ('00000000-0000-4000-8000-250000000006', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0b000000001e', 'Sillon 33', 'dj', '00000000-0000-4000-8000-000000000001', 'Camille Moreau', 'Salut ! Soirée jusqu’à 3 h, beaucoup de disco et une valse d’ouverture. Vous êtes libre ?', 'mariage', 'Camille & Noé', pg_temp.demo_day(0), pg_temp.demo_day(1), 'Domaine des Tilleuls, Beaune', 140, null, 'quoted', null, '', now() - interval '10060 minutes', now() - interval '7150 minutes', 4370, now() - interval '11520 minutes'),
  ('00000000-0000-4000-8000-250000000007', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0b0000000001', 'Maison Aubépine', 'general', '00000000-0000-4000-8000-000000000001', 'Camille Moreau', 'Bonjour, nous aimerions quelqu’un pour le jour même seulement : que personne de la famille n’ait à tenir une liste.', 'mariage', 'Camille & Noé', pg_temp.demo_day(0), pg_temp.demo_day(1), 'Domaine des Tilleuls, Beaune', 140, null, 'quoted', null, '', now() - interval '28780 minutes', now() - interval '28750 minutes', 50, now() - interval '28800 minutes'),
  ('00000000-0000-4000-8000-250000000008', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0b0000000024', 'Trio Mezza', 'dj', '00000000-0000-4000-8000-000000000001', 'Camille Moreau', 'Bonjour, deux heures de musique pour le vin d’honneur, plutôt chanson et jazz.', 'mariage', 'Camille & Noé', pg_temp.demo_day(0), pg_temp.demo_day(1), 'Domaine des Tilleuls, Beaune', 140, null, 'seen', null, '', now() - interval '4300 minutes', null, null, now() - interval '5760 minutes'),
  ('00000000-0000-4000-8000-250000000009', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0b0000000036', 'Épingle & Poudre', 'beauty', '00000000-0000-4000-8000-000000000001', 'Camille Moreau', 'Bonjour, une coiffure et deux maquillages le matin du ' || pg_temp.demo_date_text('jour', 0) || ', au domaine. Un essai en ' || pg_temp.demo_date_text('mois', -60) || ' serait-il possible ?', 'mariage', 'Camille & Noé', pg_temp.demo_day(0), pg_temp.demo_day(1), 'Domaine des Tilleuls, Beaune', 140, null, 'new', null, '', null, null, null, now() - interval '1440 minutes'),
  ('00000000-0000-4000-8000-25000000000a', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0b000000000d', 'Fenouil & Compagnie', 'caterer', '00000000-0000-4000-8000-000000000001', 'Camille Moreau', 'Bonjour, un dîner assis pour 140 personnes près de Beaune : venez-vous jusque-là ?', 'mariage', 'Camille & Noé', pg_temp.demo_day(0), pg_temp.demo_day(1), 'Domaine des Tilleuls, Beaune', 140, null, 'declined', 'partner', 'Nous servons déjà un mariage ce samedi-là. Belle fête à vous !', now() - interval '347020 minutes', now() - interval '346990 minutes', 1490, now() - interval '348480 minutes'),
  ('00000000-0000-4000-8000-25000000000b', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0b000000001c', 'La Chambre aux Images', 'photographer', '00000000-0000-4000-8000-000000000001', 'Camille Moreau', 'Bonjour, êtes-vous libre le ' || pg_temp.demo_date_text('jour', 0) || ' pour un reportage de huit heures ?', 'mariage', 'Camille & Noé', pg_temp.demo_day(0), pg_temp.demo_day(1), 'Domaine des Tilleuls, Beaune', 140, null, 'declined', 'client', 'Nous avons choisi quelqu’un d’autre, merci pour votre réponse si rapide.', now() - interval '61900 minutes', now() - interval '60430 minutes', 2930, now() - interval '63360 minutes'),
  ('00000000-0000-4000-8000-25000000000c', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0b0000000003', 'La Grange aux Hirondelles', 'venue', '00000000-0000-4000-8000-000000000001', 'Camille Moreau', 'Bonjour, la grange accueille-t-elle 140 personnes assises ?', 'mariage', 'Camille & Noé', pg_temp.demo_day(0), pg_temp.demo_day(1), 'Domaine des Tilleuls, Beaune', 140, null, 'expired', null, '', now() - interval '446380 minutes', now() - interval '443470 minutes', 5810, now() - interval '449280 minutes'),
  ('00000000-0000-4000-8000-25000000000d', '00000000-0000-4000-8000-0000000000e2', '00000000-0000-4000-8000-0b000000000f', 'Le Garde-Manger de Lise', 'caterer', '00000000-0000-4000-8000-000000000001', 'Camille Moreau', 'Bonjour, un déjeuner assis pour les 70 ans de ma mère : 34 personnes, dont sept enfants.', 'anniversaire', 'Les 70 ans de Monique', pg_temp.demo_day(28), pg_temp.demo_day(28), 'Salle du Vieux Cèdre, Nantes', 34, null, 'accepted', null, '', now() - interval '71980 minutes', now() - interval '69070 minutes', 2930, now() - interval '72000 minutes'),
  ('00000000-0000-4000-8000-25000000000e', '00000000-0000-4000-8000-0000000000e2', '00000000-0000-4000-8000-0b0000000001', 'Maison Aubépine', 'general', '00000000-0000-4000-8000-000000000001', 'Camille Moreau', 'Bonjour, auriez-vous une idée d’animation douce pour un anniversaire en famille ? Trois générations autour de la table.', 'anniversaire', 'Les 70 ans de Monique', pg_temp.demo_day(28), pg_temp.demo_day(28), 'Salle du Vieux Cèdre, Nantes', 34, null, 'new', null, '', null, null, null, now() - interval '1440 minutes'),
  ('00000000-0000-4000-8000-25000000000f', '00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-0b0000000007', 'La Filature Haute', 'venue', '00000000-0000-4000-8000-000000000004', 'Dominique Faure', 'Bonjour, nous réunissons 46 personnes sur deux jours : une plénière et quatre salles.', 'seminaire', 'Séminaire d’équipe', pg_temp.demo_day(117), pg_temp.demo_day(118), 'La Filature Haute, Roubaix', 46, null, 'accepted', null, '', now() - interval '129580 minutes', now() - interval '126670 minutes', 2930, now() - interval '129600 minutes'),
  ('00000000-0000-4000-8000-250000000010', '00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-0b0000000001', 'Maison Aubépine', 'general', '00000000-0000-4000-8000-000000000004', 'Dominique Faure', 'Bonjour, pouvez-vous tenir l’accueil et le rythme de deux journées, à Roubaix ?', 'seminaire', 'Séminaire d’équipe', pg_temp.demo_day(117), pg_temp.demo_day(118), 'La Filature Haute, Roubaix', 46, null, 'seen', null, '', now() - interval '7180 minutes', null, null, now() - interval '8640 minutes'),
  ('00000000-0000-4000-8000-250000000011', '00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-0b0000000001', 'Maison Aubépine', 'general', '00000000-0000-4000-8000-000000000004', 'Dominique Faure', 'Bonjour, une organisation complète de notre séminaire vous intéresse-t-elle ?', 'seminaire', 'Séminaire d’équipe', pg_temp.demo_day(117), pg_temp.demo_day(118), 'La Filature Haute, Roubaix', 46, null, 'expired', null, '', now() - interval '106540 minutes', null, null, now() - interval '108000 minutes'),
  ('00000000-0000-4000-8000-250000000012', '00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-0b0000000001', 'Maison Aubépine', 'general', '00000000-0000-4000-8000-000000000004', 'Dominique Faure', 'Bonjour, êtes-vous libres la semaine du ' || pg_temp.demo_date_text('jour', -103) || ' ?', 'seminaire', 'Séminaire d’équipe', pg_temp.demo_day(117), pg_temp.demo_day(118), 'La Filature Haute, Roubaix', 46, null, 'declined', 'partner', 'Notre équipe est prise toute cette semaine-là.', now() - interval '287980 minutes', now() - interval '287950 minutes', 50, now() - interval '288000 minutes'),
  ('00000000-0000-4000-8000-250000000013', '00000000-0000-4000-8000-0000000000e4', '00000000-0000-4000-8000-0b0000000001', 'Maison Aubépine', 'general', '00000000-0000-4000-8000-000000000001', 'Camille Moreau', 'Bonjour, nous fêtons nos fiançailles au jardin : auriez-vous de quoi le mettre en lumière ?', 'autre', 'Les fiançailles de Camille & Noé', pg_temp.demo_day(-266), pg_temp.demo_day(-266), 'Jardin de la rue des Lilas, Dijon', 28, null, 'done', null, '', now() - interval '187180 minutes', now() - interval '187150 minutes', 50, now() - interval '187200 minutes'),
  ('00000000-0000-4000-8000-250000000014', '00000000-0000-4000-8000-0000000000e4', '00000000-0000-4000-8000-0b0000000013', 'Pièce Montée', 'caterer', '00000000-0000-4000-8000-000000000001', 'Camille Moreau', 'Bonjour, un gâteau à étages pour 28 personnes, sans sucre glace si possible.', 'autre', 'Les fiançailles de Camille & Noé', pg_temp.demo_day(-266), pg_temp.demo_day(-266), 'Jardin de la rue des Lilas, Dijon', 28, null, 'done', null, '', now() - interval '171340 minutes', now() - interval '171310 minutes', 1490, now() - interval '172800 minutes'),
  ('00000000-0000-4000-8000-250000000015', '00000000-0000-4000-8000-0000000000e5', '00000000-0000-4000-8000-0b0000000001', 'Maison Aubépine', 'general', '00000000-0000-4000-8000-000000000005', 'Noé Haddad', 'Bonjour, un baptême en ' || pg_temp.demo_date_text('mois', 84) || ', une quarantaine de personnes. Nous voulons surtout être avec nos invités.', 'bapteme', 'Le baptême d’Ambre', pg_temp.demo_day(84), pg_temp.demo_day(84), 'Dijon', 45, null, 'accepted', null, '', now() - interval '43180 minutes', now() - interval '41710 minutes', 1490, now() - interval '43200 minutes'),
  ('00000000-0000-4000-8000-250000000016', '00000000-0000-4000-8000-0000000000e6', '00000000-0000-4000-8000-0b0000000001', 'Maison Aubépine', 'general', '00000000-0000-4000-8000-0c000000000c', 'Nour Belkacem', 'Bonjour, nous nous marions le ' || pg_temp.demo_date_text('jour', -189) || ' au château. Nous cherchons une équipe pour tout organiser, de la salle aux fleurs.', 'mariage', 'Nour & Baptiste', pg_temp.demo_day(-189), pg_temp.demo_day(-188), 'Château de la Combe, Gevrey-Chambertin', 96, 500000, 'accepted', null, '', now() - interval '230380 minutes', now() - interval '228910 minutes', 1490, now() - interval '230400 minutes'),
  ('00000000-0000-4000-8000-250000000017', '00000000-0000-4000-8000-0000000000e8', '00000000-0000-4000-8000-0b0000000001', 'Maison Aubépine', 'general', '00000000-0000-4000-8000-0c000000001d', 'Hanna Weber', 'Bonjour, notre agence a dix ans : une soirée de 120 personnes, un jeudi, avec un discours et de la musique.', 'seminaire', 'La soirée des dix ans de l’agence', pg_temp.demo_day(-177), pg_temp.demo_day(-177), 'Halle Tropisme, Dijon', 120, null, 'accepted', null, '', now() - interval '100780 minutes', now() - interval '99310 minutes', 1490, now() - interval '100800 minutes'),
  ('00000000-0000-4000-8000-250000000018', '00000000-0000-4000-8000-0000000000e9', '00000000-0000-4000-8000-0b0000000001', 'Maison Aubépine', 'general', '00000000-0000-4000-8000-0c000000001b', 'Sylvie Garnier', 'Bonjour, une surprise pour les 60 ans de mon mari : cinquante personnes, une ferme, et personne ne doit parler.', 'anniversaire', 'Les 60 ans de Bruno', pg_temp.demo_day(-161), pg_temp.demo_day(-161), 'Ferme du Grand Pré, Semur-en-Auxois', 52, null, 'accepted', null, '', now() - interval '64780 minutes', now() - interval '63310 minutes', 1490, now() - interval '64800 minutes'),
  ('00000000-0000-4000-8000-250000000019', '00000000-0000-4000-8000-0000000000e7', '00000000-0000-4000-8000-0b0000000001', 'Maison Aubépine', 'general', '00000000-0000-4000-8000-0c0000000003', 'Lucie Perrot', 'Bonjour, la mairie le matin et un déjeuner au bord de l’eau. Pouvez-vous coordonner la journée ?', 'mariage', 'Lucie & Thaïs', pg_temp.demo_day(-147), pg_temp.demo_day(-147), 'Les Jardins de Saône, Chalon-sur-Saône', 64, null, 'accepted', null, '', now() - interval '34540 minutes', now() - interval '34510 minutes', 50, now() - interval '34560 minutes'),
  ('00000000-0000-4000-8000-25000000001a', '00000000-0000-4000-8000-0000000000ea', '00000000-0000-4000-8000-0b0000000001', 'Maison Aubépine', 'general', '00000000-0000-4000-8000-0c000000000b', 'Capucine Delmas', 'Bonjour, notre organisatrice s’est désistée. Tout est réservé, il reste à tenir les deux jours.', 'mariage', 'Capucine & Adrien', pg_temp.demo_day(-126), pg_temp.demo_day(-125), 'Moulin de Vaux, Arnay-le-Duc', 110, null, 'accepted', null, '', now() - interval '17260 minutes', now() - interval '15790 minutes', 1490, now() - interval '17280 minutes')
on conflict do nothing;

insert into public.quotes (id, request_id, event_id, partner_id, partner_name, seller, number, state, title, notes, starts_on, ends_on, valid_until, is_vat_exempt, terms, total_ht_cents, total_vat_cents, total_ttc_cents, vat, decline_reason, sent_at, decided_at, decided_by, created_at) values
  ('00000000-0000-4000-8000-260000000001', '00000000-0000-4000-8000-250000000001', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0b0000000002', 'Domaine des Tilleuls', private.quote_seller('00000000-0000-4000-8000-0b0000000002'), pg_temp.demo_quote_number(309, '{309}'), 'accepted', 'Week-end du ' || pg_temp.demo_date_text('jour', 0) || '', '', pg_temp.demo_day(0), pg_temp.demo_day(1), private.today() + -270, false, '[{"label":"Acompte à la signature","kind":"acompte","percent":30,"days_before":null},{"label":"Second acompte","kind":"acompte","percent":40,"days_before":30},{"label":"Solde","kind":"solde","percent":30,"days_before":7}]', 490000, 98000, 588000, '[{"rate":20,"base_cents":490000,"vat_cents":98000}]', '', now() - interval '444920 minutes', now() - interval '429030 minutes', '00000000-0000-4000-8000-000000000001', now() - interval '444925 minutes'),
  ('00000000-0000-4000-8000-260000000002', '00000000-0000-4000-8000-250000000002', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0b000000000c', 'La Table d’Ambroise', private.quote_seller('00000000-0000-4000-8000-0b000000000c'), pg_temp.demo_quote_number(238, '{238}'), 'accepted', 'Vin d’honneur et dîner', 'Service compris jusqu’à minuit. Le nombre exact est à donner dix jours avant.', pg_temp.demo_day(0), null, private.today() + -200, false, '[{"label":"Acompte à la signature","kind":"acompte","percent":30,"days_before":null},{"label":"Second acompte","kind":"acompte","percent":40,"days_before":30},{"label":"Solde","kind":"solde","percent":30,"days_before":7}]', 1015000, 110600, 1125600, '[{"rate":10,"base_cents":924000,"vat_cents":92400},{"rate":20,"base_cents":91000,"vat_cents":18200}]', '', now() - interval '342680 minutes', now() - interval '318150 minutes', '00000000-0000-4000-8000-000000000001', now() - interval '342685 minutes'),
  ('00000000-0000-4000-8000-260000000003', '00000000-0000-4000-8000-250000000003', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0b0000000015', 'Atelier Lumière d’Août', private.quote_seller('00000000-0000-4000-8000-0b0000000015'), pg_temp.demo_quote_number(39, '{39}'), 'accepted', 'Reportage, huit heures', '', pg_temp.demo_day(0), null, private.today() + 20, true, '[{"label":"Arrhes à la réservation","kind":"arrhes","percent":30,"days_before":null},{"label":"Solde","kind":"solde","percent":70,"days_before":10}]', 205000, 0, 205000, '[{"rate":0,"base_cents":205000,"vat_cents":0}]', '', now() - interval '56120 minutes', now() - interval '12870 minutes', '00000000-0000-4000-8000-000000000001', now() - interval '56125 minutes'),
  ('00000000-0000-4000-8000-260000000004', '00000000-0000-4000-8000-250000000004', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0b000000004d', 'Paroles d’Alliance', private.quote_seller('00000000-0000-4000-8000-0b000000004d'), pg_temp.demo_quote_number(149, '{149}'), 'accepted', 'Cérémonie laïque', '', pg_temp.demo_day(0), null, private.today() + -110, true, '[{"label":"Arrhes à la réservation","kind":"arrhes","percent":30,"days_before":null},{"label":"Solde","kind":"solde","percent":70,"days_before":10}]', 98000, 0, 98000, '[{"rate":0,"base_cents":98000,"vat_cents":0}]', '', now() - interval '214520 minutes', now() - interval '202950 minutes', '00000000-0000-4000-8000-000000000001', now() - interval '214525 minutes'),
  ('00000000-0000-4000-8000-260000000005', '00000000-0000-4000-8000-250000000005', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0b0000000026', 'Pivoine & Fougère', private.quote_seller('00000000-0000-4000-8000-0b0000000026'), pg_temp.demo_quote_number(11, '{11}'), 'sent', 'Fleurs de saison', 'Les fleurs du moment et des feuillages. Reprise de l’arche pour le brunch comprise.', pg_temp.demo_day(0), null, private.today() + 18, false, '[{"label":"Arrhes à la réservation","kind":"arrhes","percent":30,"days_before":null},{"label":"Solde","kind":"solde","percent":70,"days_before":10}]', 97700, 9770, 107470, '[{"rate":10,"base_cents":97700,"vat_cents":9770}]', '', now() - interval '15800 minutes', null, null, now() - interval '15805 minutes'),
  ('00000000-0000-4000-8000-260000000006', '00000000-0000-4000-8000-250000000006', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0b000000001e', 'Sillon 33', private.quote_seller('00000000-0000-4000-8000-0b000000001e'), pg_temp.demo_quote_number(5, '{5}'), 'sent', 'Soirée du ' || pg_temp.demo_date_text('jour', 0) || '', '', pg_temp.demo_day(0), null, private.today() + 25, false, '[{"label":"Arrhes à la réservation","kind":"arrhes","percent":30,"days_before":null},{"label":"Solde","kind":"solde","percent":70,"days_before":10}]', 100000, 20000, 120000, '[{"rate":20,"base_cents":100000,"vat_cents":20000}]', '', now() - interval '7160 minutes', null, null, now() - interval '7165 minutes'),
  ('00000000-0000-4000-8000-260000000007', '00000000-0000-4000-8000-250000000007', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0b0000000001', 'Maison Aubépine', private.quote_seller('00000000-0000-4000-8000-0b0000000001'), pg_temp.demo_quote_number(18, '{18,129,29,155,68,42,22,10}'), 'sent', 'Coordination du jour même', '', pg_temp.demo_day(0), null, private.today() + 12, false, '[{"label":"Arrhes à la réservation","kind":"arrhes","percent":30,"days_before":null},{"label":"Solde","kind":"solde","percent":70,"days_before":10}]', 125000, 25000, 150000, '[{"rate":20,"base_cents":125000,"vat_cents":25000}]', '', now() - interval '25880 minutes', null, null, now() - interval '25885 minutes'),
  ('00000000-0000-4000-8000-26000000000b', '00000000-0000-4000-8000-25000000000b', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0b000000001c', 'La Chambre aux Images', private.quote_seller('00000000-0000-4000-8000-0b000000001c'), pg_temp.demo_quote_number(42, '{42}'), 'declined', 'Reportage du ' || pg_temp.demo_date_text('jour', 0) || '', '', pg_temp.demo_day(0), null, private.today() + -5, false, '[{"label":"Arrhes à la réservation","kind":"arrhes","percent":30,"days_before":null},{"label":"Solde","kind":"solde","percent":70,"days_before":10}]', 195000, 39000, 234000, '[{"rate":20,"base_cents":195000,"vat_cents":39000}]', 'Nous avons choisi quelqu’un d’autre, merci pour votre réponse si rapide.', now() - interval '60440 minutes', now() - interval '12870 minutes', '00000000-0000-4000-8000-000000000001', now() - interval '60445 minutes'),
  ('00000000-0000-4000-8000-26000000000c', '00000000-0000-4000-8000-25000000000c', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0b0000000003', 'La Grange aux Hirondelles', private.quote_seller('00000000-0000-4000-8000-0b0000000003'), pg_temp.demo_quote_number(308, '{308}'), 'expired', 'Samedi ' || pg_temp.demo_date_text('jour', 0) || '', '', pg_temp.demo_day(0), null, private.today() + -278, false, '[{"label":"Acompte à la signature","kind":"acompte","percent":30,"days_before":null},{"label":"Second acompte","kind":"acompte","percent":40,"days_before":30},{"label":"Solde","kind":"solde","percent":30,"days_before":7}]', 316500, 63300, 379800, '[{"rate":20,"base_cents":316500,"vat_cents":63300}]', '', now() - interval '443480 minutes', now() - interval '398790 minutes', null, now() - interval '443485 minutes'),
  ('00000000-0000-4000-8000-26000000000d', '00000000-0000-4000-8000-25000000000d', '00000000-0000-4000-8000-0000000000e2', '00000000-0000-4000-8000-0b000000000f', 'Le Garde-Manger de Lise', private.quote_seller('00000000-0000-4000-8000-0b000000000f'), pg_temp.demo_quote_number(48, '{48}'), 'accepted', 'Déjeuner du ' || pg_temp.demo_date_text('jour', 28) || '', '', pg_temp.demo_day(28), null, private.today() + -15, false, '[{"label":"Arrhes à la réservation","kind":"arrhes","percent":30,"days_before":null},{"label":"Solde","kind":"solde","percent":70,"days_before":10}]', 139400, 13940, 153340, '[{"rate":10,"base_cents":139400,"vat_cents":13940}]', '', now() - interval '69080 minutes', now() - interval '58950 minutes', '00000000-0000-4000-8000-000000000001', now() - interval '69085 minutes'),
  ('00000000-0000-4000-8000-26000000000f', '00000000-0000-4000-8000-25000000000f', '00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-0b0000000007', 'La Filature Haute', private.quote_seller('00000000-0000-4000-8000-0b0000000007'), pg_temp.demo_quote_number(88, '{88}'), 'accepted', 'Séminaire, deux jours', '', pg_temp.demo_day(117), pg_temp.demo_day(118), private.today() + -58, false, '[{"label":"Arrhes à la réservation","kind":"arrhes","percent":30,"days_before":null},{"label":"Solde","kind":"solde","percent":70,"days_before":10}]', 289000, 50900, 339900, '[{"rate":10,"base_cents":69000,"vat_cents":6900},{"rate":20,"base_cents":220000,"vat_cents":44000}]', '', now() - interval '126680 minutes', now() - interval '115110 minutes', '00000000-0000-4000-8000-000000000004', now() - interval '126685 minutes'),
  ('00000000-0000-4000-8000-260000000013', '00000000-0000-4000-8000-250000000013', '00000000-0000-4000-8000-0000000000e4', '00000000-0000-4000-8000-0b0000000001', 'Maison Aubépine', private.quote_seller('00000000-0000-4000-8000-0b0000000001'), pg_temp.demo_quote_number(129, '{18,129,29,155,68,42,22,10}'), 'accepted', 'Soirée au jardin', '', pg_temp.demo_day(-266), null, private.today() + -95, false, '[{"label":"Arrhes à la réservation","kind":"arrhes","percent":30,"days_before":null},{"label":"Solde","kind":"solde","percent":70,"days_before":10}]', 62500, 12500, 75000, '[{"rate":20,"base_cents":62500,"vat_cents":12500}]', '', now() - interval '185720 minutes', now() - interval '179910 minutes', '00000000-0000-4000-8000-000000000001', now() - interval '185725 minutes'),
  ('00000000-0000-4000-8000-260000000014', '00000000-0000-4000-8000-250000000014', '00000000-0000-4000-8000-0000000000e4', '00000000-0000-4000-8000-0b0000000013', 'Pièce Montée', private.quote_seller('00000000-0000-4000-8000-0b0000000013'), pg_temp.demo_quote_number(119, '{119}'), 'accepted', 'Gâteau à étages', '', pg_temp.demo_day(-266), null, private.today() + -90, false, '[{"label":"Arrhes à la réservation","kind":"arrhes","percent":30,"days_before":null},{"label":"Solde","kind":"solde","percent":70,"days_before":10}]', 19600, 1078, 20678, '[{"rate":5.5,"base_cents":19600,"vat_cents":1078}]', '', now() - interval '171320 minutes', now() - interval '168390 minutes', '00000000-0000-4000-8000-000000000001', now() - interval '171325 minutes'),
  ('00000000-0000-4000-8000-260000000015', '00000000-0000-4000-8000-250000000015', '00000000-0000-4000-8000-0000000000e5', '00000000-0000-4000-8000-0b0000000001', 'Maison Aubépine', private.quote_seller('00000000-0000-4000-8000-0b0000000001'), pg_temp.demo_quote_number(29, '{18,129,29,155,68,42,22,10}'), 'accepted', 'Coordination d’un après-midi', '', pg_temp.demo_day(84), null, private.today() + 1, false, '[{"label":"Arrhes à la réservation","kind":"arrhes","percent":30,"days_before":null},{"label":"Solde","kind":"solde","percent":70,"days_before":10}]', 75000, 15000, 90000, '[{"rate":20,"base_cents":75000,"vat_cents":15000}]', '', now() - interval '41720 minutes', now() - interval '34470 minutes', '00000000-0000-4000-8000-000000000005', now() - interval '41725 minutes'),
  ('00000000-0000-4000-8000-260000000016', '00000000-0000-4000-8000-250000000016', '00000000-0000-4000-8000-0000000000e6', '00000000-0000-4000-8000-0b0000000001', 'Maison Aubépine', private.quote_seller('00000000-0000-4000-8000-0b0000000001'), pg_temp.demo_quote_number(155, '{18,129,29,155,68,42,22,10}'), 'accepted', 'Organisation complète et coordination', '', pg_temp.demo_day(-189), pg_temp.demo_day(-188), private.today() + -125, false, '[{"label":"Acompte à la signature","kind":"acompte","percent":30,"days_before":null},{"label":"Second acompte","kind":"acompte","percent":40,"days_before":30},{"label":"Solde","kind":"solde","percent":30,"days_before":7}]', 451200, 90240, 541440, '[{"rate":20,"base_cents":451200,"vat_cents":90240}]', '', now() - interval '223160 minutes', now() - interval '213030 minutes', '00000000-0000-4000-8000-0c000000000c', now() - interval '223165 minutes'),
  ('00000000-0000-4000-8000-260000000017', '00000000-0000-4000-8000-250000000017', '00000000-0000-4000-8000-0000000000e8', '00000000-0000-4000-8000-0b0000000001', 'Maison Aubépine', private.quote_seller('00000000-0000-4000-8000-0b0000000001'), pg_temp.demo_quote_number(68, '{18,129,29,155,68,42,22,10}'), 'accepted', 'Soirée d’entreprise', '', pg_temp.demo_day(-177), null, private.today() + -38, false, '[{"label":"Arrhes à la réservation","kind":"arrhes","percent":30,"days_before":null},{"label":"Solde","kind":"solde","percent":70,"days_before":10}]', 254000, 50800, 304800, '[{"rate":20,"base_cents":254000,"vat_cents":50800}]', '', now() - interval '97880 minutes', now() - interval '86310 minutes', '00000000-0000-4000-8000-0c000000001d', now() - interval '97885 minutes'),
  ('00000000-0000-4000-8000-260000000018', '00000000-0000-4000-8000-250000000018', '00000000-0000-4000-8000-0000000000e9', '00000000-0000-4000-8000-0b0000000001', 'Maison Aubépine', private.quote_seller('00000000-0000-4000-8000-0b0000000001'), pg_temp.demo_quote_number(42, '{18,129,29,155,68,42,22,10}'), 'accepted', 'Une surprise à la ferme', '', pg_temp.demo_day(-161), null, private.today() + -12, false, '[{"label":"Arrhes à la réservation","kind":"arrhes","percent":30,"days_before":null},{"label":"Solde","kind":"solde","percent":70,"days_before":10}]', 168000, 33600, 201600, '[{"rate":20,"base_cents":168000,"vat_cents":33600}]', '', now() - interval '60440 minutes', now() - interval '53190 minutes', '00000000-0000-4000-8000-0c000000001b', now() - interval '60445 minutes'),
  ('00000000-0000-4000-8000-260000000019', '00000000-0000-4000-8000-250000000019', '00000000-0000-4000-8000-0000000000e7', '00000000-0000-4000-8000-0b0000000001', 'Maison Aubépine', private.quote_seller('00000000-0000-4000-8000-0b0000000001'), pg_temp.demo_quote_number(22, '{18,129,29,155,68,42,22,10}'), 'accepted', 'Coordination du jour même', '', pg_temp.demo_day(-147), null, private.today() + 8, false, '[{"label":"Arrhes à la réservation","kind":"arrhes","percent":30,"days_before":null},{"label":"Solde","kind":"solde","percent":70,"days_before":10}]', 134600, 26920, 161520, '[{"rate":20,"base_cents":134600,"vat_cents":26920}]', '', now() - interval '31640 minutes', now() - interval '21510 minutes', '00000000-0000-4000-8000-0c0000000003', now() - interval '31645 minutes'),
  ('00000000-0000-4000-8000-26000000001a', '00000000-0000-4000-8000-25000000001a', '00000000-0000-4000-8000-0000000000ea', '00000000-0000-4000-8000-0b0000000001', 'Maison Aubépine', private.quote_seller('00000000-0000-4000-8000-0b0000000001'), pg_temp.demo_quote_number(10, '{18,129,29,155,68,42,22,10}'), 'accepted', 'Coordination de deux jours', '', pg_temp.demo_day(-126), pg_temp.demo_day(-125), private.today() + 20, false, '[{"label":"Acompte à la signature","kind":"acompte","percent":30,"days_before":null},{"label":"Second acompte","kind":"acompte","percent":40,"days_before":30},{"label":"Solde","kind":"solde","percent":30,"days_before":7}]', 236000, 47200, 283200, '[{"rate":20,"base_cents":236000,"vat_cents":47200}]', '', now() - interval '14360 minutes', now() - interval '2790 minutes', '00000000-0000-4000-8000-0c000000000b', now() - interval '14365 minutes')
on conflict do nothing;

insert into public.quote_lines (id, quote_id, label, quantity, unit_cents, vat_rate, is_per_guest, position) values
  ('00000000-0000-4000-8000-270000000010', '00000000-0000-4000-8000-260000000001', 'Domaine, journée et soirée du samedi', 1, 412500, 20, false, 0),
  ('00000000-0000-4000-8000-270000000011', '00000000-0000-4000-8000-260000000001', 'Brunch du dimanche, salle et jardin', 1, 77500, 20, false, 1),
  ('00000000-0000-4000-8000-270000000020', '00000000-0000-4000-8000-260000000002', 'Dîner assis en trois temps', 140, 5200, 10, true, 0),
  ('00000000-0000-4000-8000-270000000021', '00000000-0000-4000-8000-260000000002', 'Vin d’honneur, dix pièces', 140, 1400, 10, true, 1),
  ('00000000-0000-4000-8000-270000000022', '00000000-0000-4000-8000-260000000002', 'Vins et crémant', 140, 650, 20, true, 2),
  ('00000000-0000-4000-8000-270000000030', '00000000-0000-4000-8000-260000000003', 'Reportage de huit heures et galerie en ligne', 1, 205000, 0, false, 0),
  ('00000000-0000-4000-8000-270000000040', '00000000-0000-4000-8000-260000000004', 'Écriture et conduite de la cérémonie', 1, 98000, 0, false, 0),
  ('00000000-0000-4000-8000-270000000050', '00000000-0000-4000-8000-260000000005', 'Arche de cérémonie', 1, 52500, 10, false, 0),
  ('00000000-0000-4000-8000-270000000051', '00000000-0000-4000-8000-260000000005', 'Deux bouquets et quatre boutonnières', 1, 20000, 10, false, 1),
  ('00000000-0000-4000-8000-270000000052', '00000000-0000-4000-8000-260000000005', 'Brassée par table', 14, 1800, 10, false, 2),
  ('00000000-0000-4000-8000-270000000060', '00000000-0000-4000-8000-260000000006', 'Soirée, de 19 h à 3 h', 1, 108000, 20, false, 0),
  ('00000000-0000-4000-8000-270000000061', '00000000-0000-4000-8000-260000000006', 'Remise pour réservation sous un mois', 1, -8000, 20, false, 1),
  ('00000000-0000-4000-8000-270000000070', '00000000-0000-4000-8000-260000000007', 'Coordination du jour même, deux personnes', 1, 125000, 20, false, 0),
  ('00000000-0000-4000-8000-2700000000b0', '00000000-0000-4000-8000-26000000000b', 'Reportage, huit heures', 1, 195000, 20, false, 0),
  ('00000000-0000-4000-8000-2700000000c0', '00000000-0000-4000-8000-26000000000c', 'Journée et soirée du samedi', 1, 316500, 20, false, 0),
  ('00000000-0000-4000-8000-2700000000d0', '00000000-0000-4000-8000-26000000000d', 'Déjeuner et gâteau', 34, 4100, 10, true, 0),
  ('00000000-0000-4000-8000-2700000000f0', '00000000-0000-4000-8000-26000000000f', 'Plénière et quatre salles, par jour', 2, 110000, 20, false, 0),
  ('00000000-0000-4000-8000-2700000000f1', '00000000-0000-4000-8000-26000000000f', 'Pauses et café', 46, 1500, 10, true, 1),
  ('00000000-0000-4000-8000-270000000130', '00000000-0000-4000-8000-260000000013', 'Installation et veille de la soirée', 1, 62500, 20, false, 0),
  ('00000000-0000-4000-8000-270000000140', '00000000-0000-4000-8000-260000000014', 'Gâteau à étages, par personne', 28, 700, 5.5, true, 0),
  ('00000000-0000-4000-8000-270000000150', '00000000-0000-4000-8000-260000000015', 'Coordination, une personne', 1, 75000, 20, false, 0),
  ('00000000-0000-4000-8000-270000000160', '00000000-0000-4000-8000-260000000016', 'Organisation complète', 1, 312000, 20, false, 0),
  ('00000000-0000-4000-8000-270000000161', '00000000-0000-4000-8000-260000000016', 'Coordination du week-end, deux personnes', 2, 48000, 20, false, 1),
  ('00000000-0000-4000-8000-270000000162', '00000000-0000-4000-8000-260000000016', 'Cahier de soirée, par personne', 96, 450, 20, true, 2),
  ('00000000-0000-4000-8000-270000000170', '00000000-0000-4000-8000-260000000017', 'Coordination de la soirée, trois personnes', 3, 52000, 20, false, 0),
  ('00000000-0000-4000-8000-270000000171', '00000000-0000-4000-8000-260000000017', 'Régie son et lumière', 1, 98000, 20, false, 1),
  ('00000000-0000-4000-8000-270000000180', '00000000-0000-4000-8000-260000000018', 'Organisation et coordination', 1, 168000, 20, false, 0),
  ('00000000-0000-4000-8000-270000000190', '00000000-0000-4000-8000-260000000019', 'Coordination du jour même', 1, 125000, 20, false, 0),
  ('00000000-0000-4000-8000-270000000191', '00000000-0000-4000-8000-260000000019', 'Déplacement', 1, 9600, 20, false, 1),
  ('00000000-0000-4000-8000-2700000001a0', '00000000-0000-4000-8000-26000000001a', 'Coordination, par jour', 2, 118000, 20, false, 0)
on conflict do nothing;

-- The next quote of each partner continues from these numbers.
insert into private.quote_counters (partner_id, year, last)
select partner_id, left(number, 4)::integer, count(*) from public.quotes where number is not null group by 1, 2
on conflict do nothing;

-- Each booking has the proof of its acceptance.
insert into public.quote_acceptances (quote_id, accepted_by, accepted_by_name, accepted_at, words, document)
select q.id, p.id, p.name, q.decided_at, 'Bon pour accord', private.quote_document(q.id)::text
from public.quotes q join public.profiles p on p.id = q.decided_by
where q.state = 'accepted' and q.id between '00000000-0000-4000-8000-260000000001' and '00000000-0000-4000-8000-26000000001a'
on conflict do nothing;

-- A review needs these checks of its booking.
insert into private.booking_checks (request_id, accepted_on, starts_on, ends_on)
select q.request_id, (q.decided_at at time zone 'Europe/Paris')::date, q.starts_on, coalesce(q.ends_on, q.starts_on)
from public.quotes q where q.state = 'accepted' and q.id between '00000000-0000-4000-8000-260000000001' and '00000000-0000-4000-8000-26000000001a'
on conflict do nothing;

-- Booked days replace the days that were blocked.
with booked as (
  insert into public.partner_bookings (quote_id, partner_id, day)
  select q.id, q.partner_id, day::date
  from public.quotes q, generate_series(q.starts_on, coalesce(q.ends_on, q.starts_on), interval '1 day') as day
  where q.state = 'accepted' and q.id between '00000000-0000-4000-8000-260000000001' and '00000000-0000-4000-8000-26000000001a'
  on conflict do nothing returning partner_id, day
)
delete from public.partner_availability a using booked b
where a.partner_id = b.partner_id and a.day = b.day and a.state = 'blocked';

insert into public.conversations (id, request_id, event_id, partner_id, last_message_at, created_at) values
  ('00000000-0000-4000-8000-280000000001', '00000000-0000-4000-8000-250000000001', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0b0000000002', now() - interval '17250 minutes', now() - interval '446400 minutes'),
  ('00000000-0000-4000-8000-280000000002', '00000000-0000-4000-8000-250000000002', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0b000000000c', now() - interval '2850 minutes', now() - interval '345600 minutes'),
  ('00000000-0000-4000-8000-280000000003', '00000000-0000-4000-8000-250000000003', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0b0000000015', now() - interval '12930 minutes', now() - interval '57600 minutes'),
  ('00000000-0000-4000-8000-280000000004', '00000000-0000-4000-8000-250000000004', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0b000000004d', now() - interval '214530 minutes', now() - interval '216000 minutes'),
  ('00000000-0000-4000-8000-280000000005', '00000000-0000-4000-8000-250000000005', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0b0000000026', now() - interval '15810 minutes', now() - interval '18720 minutes'),
  ('00000000-0000-4000-8000-280000000006', '00000000-0000-4000-8000-250000000006', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0b000000001e', now() - interval '7170 minutes', now() - interval '11520 minutes'),
  ('00000000-0000-4000-8000-280000000007', '00000000-0000-4000-8000-250000000007', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0b0000000001', now() - interval '4290 minutes', now() - interval '28800 minutes'),
  ('00000000-0000-4000-8000-280000000008', '00000000-0000-4000-8000-250000000008', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0b0000000024', now() - interval '5730 minutes', now() - interval '5760 minutes'),
  ('00000000-0000-4000-8000-280000000009', '00000000-0000-4000-8000-250000000009', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0b0000000036', now() - interval '1410 minutes', now() - interval '1440 minutes'),
  ('00000000-0000-4000-8000-28000000000a', '00000000-0000-4000-8000-25000000000a', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0b000000000d', now() - interval '348450 minutes', now() - interval '348480 minutes'),
  ('00000000-0000-4000-8000-28000000000b', '00000000-0000-4000-8000-25000000000b', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0b000000001c', now() - interval '63330 minutes', now() - interval '63360 minutes'),
  ('00000000-0000-4000-8000-28000000000c', '00000000-0000-4000-8000-25000000000c', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0b0000000003', now() - interval '449250 minutes', now() - interval '449280 minutes'),
  ('00000000-0000-4000-8000-28000000000d', '00000000-0000-4000-8000-25000000000d', '00000000-0000-4000-8000-0000000000e2', '00000000-0000-4000-8000-0b000000000f', now() - interval '69090 minutes', now() - interval '72000 minutes'),
  ('00000000-0000-4000-8000-28000000000e', '00000000-0000-4000-8000-25000000000e', '00000000-0000-4000-8000-0000000000e2', '00000000-0000-4000-8000-0b0000000001', now() - interval '1410 minutes', now() - interval '1440 minutes'),
  ('00000000-0000-4000-8000-28000000000f', '00000000-0000-4000-8000-25000000000f', '00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-0b0000000007', now() - interval '126690 minutes', now() - interval '129600 minutes'),
  ('00000000-0000-4000-8000-280000000010', '00000000-0000-4000-8000-250000000010', '00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-0b0000000001', now() - interval '8610 minutes', now() - interval '8640 minutes'),
  ('00000000-0000-4000-8000-280000000011', '00000000-0000-4000-8000-250000000011', '00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-0b0000000001', now() - interval '107970 minutes', now() - interval '108000 minutes'),
  ('00000000-0000-4000-8000-280000000012', '00000000-0000-4000-8000-250000000012', '00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-0b0000000001', now() - interval '287970 minutes', now() - interval '288000 minutes'),
  ('00000000-0000-4000-8000-280000000013', '00000000-0000-4000-8000-250000000013', '00000000-0000-4000-8000-0000000000e4', '00000000-0000-4000-8000-0b0000000001', now() - interval '74850 minutes', now() - interval '187200 minutes'),
  ('00000000-0000-4000-8000-280000000014', '00000000-0000-4000-8000-250000000014', '00000000-0000-4000-8000-0000000000e4', '00000000-0000-4000-8000-0b0000000013', now() - interval '172770 minutes', now() - interval '172800 minutes'),
  ('00000000-0000-4000-8000-280000000015', '00000000-0000-4000-8000-250000000015', '00000000-0000-4000-8000-0000000000e5', '00000000-0000-4000-8000-0b0000000001', now() - interval '34530 minutes', now() - interval '43200 minutes'),
  ('00000000-0000-4000-8000-280000000016', '00000000-0000-4000-8000-250000000016', '00000000-0000-4000-8000-0000000000e6', '00000000-0000-4000-8000-0b0000000001', now() - interval '2850 minutes', now() - interval '230400 minutes'),
  ('00000000-0000-4000-8000-280000000017', '00000000-0000-4000-8000-250000000017', '00000000-0000-4000-8000-0000000000e8', '00000000-0000-4000-8000-0b0000000001', now() - interval '99330 minutes', now() - interval '100800 minutes'),
  ('00000000-0000-4000-8000-280000000018', '00000000-0000-4000-8000-250000000018', '00000000-0000-4000-8000-0000000000e9', '00000000-0000-4000-8000-0b0000000001', now() - interval '63330 minutes', now() - interval '64800 minutes'),
  ('00000000-0000-4000-8000-280000000019', '00000000-0000-4000-8000-250000000019', '00000000-0000-4000-8000-0000000000e7', '00000000-0000-4000-8000-0b0000000001', now() - interval '34530 minutes', now() - interval '34560 minutes'),
  ('00000000-0000-4000-8000-28000000001a', '00000000-0000-4000-8000-25000000001a', '00000000-0000-4000-8000-0000000000ea', '00000000-0000-4000-8000-0b0000000001', now() - interval '2850 minutes', now() - interval '17280 minutes')
on conflict do nothing;

insert into public.messages (id, conversation_id, side, author_id, author_name, body, created_at) values
  ('00000000-0000-4000-8000-290000000010', '00000000-0000-4000-8000-280000000001', 'partner', '00000000-0000-4000-8000-0a0000000002', 'Domaine des Tilleuls', 'Bonjour Camille, le week-end est libre. Voici notre devis ; venez voir les tilleuls !', now() - interval '444930 minutes'),
  ('00000000-0000-4000-8000-290000000011', '00000000-0000-4000-8000-280000000001', 'client', '00000000-0000-4000-8000-000000000001', 'Camille Moreau', 'C’est oui. Nous avons aimé chaque recoin.', now() - interval '429089 minutes'),
  ('00000000-0000-4000-8000-290000000012', '00000000-0000-4000-8000-280000000001', 'partner', '00000000-0000-4000-8000-0a0000000002', 'Domaine des Tilleuls', 'Le plan des branchements pour le traiteur est prêt, je vous l’apporte à la visite ' || pg_temp.demo_date_text('de mois', -150) || '.', now() - interval '17248 minutes'),
  ('00000000-0000-4000-8000-290000000020', '00000000-0000-4000-8000-280000000002', 'partner', '00000000-0000-4000-8000-0a000000000c', 'La Table d’Ambroise', 'Avec joie. Le menu sans viande est une vraie assiette chez nous, pas une garniture. Devis joint.', now() - interval '342690 minutes'),
  ('00000000-0000-4000-8000-290000000021', '00000000-0000-4000-8000-280000000002', 'client', '00000000-0000-4000-8000-000000000001', 'Camille Moreau', 'Nous vous suivons. À quand la dégustation ?', now() - interval '318209 minutes'),
  ('00000000-0000-4000-8000-290000000022', '00000000-0000-4000-8000-280000000002', 'partner', '00000000-0000-4000-8000-0a000000000c', 'La Table d’Ambroise', 'La dégustation : je vous propose le ' || pg_temp.demo_date_text('jour', -189) || ' ou le ' || pg_temp.demo_date_text('jour', -175) || ', à midi. Qu’est-ce qui vous arrange ?', now() - interval '2848 minutes'),
  ('00000000-0000-4000-8000-290000000030', '00000000-0000-4000-8000-280000000003', 'partner', '00000000-0000-4000-8000-0a0000000015', 'Atelier Lumière d’Août', 'Merci ! La belle lumière du soir ne dure pas : gardons un quart d’heure entre deux plats.', now() - interval '56130 minutes'),
  ('00000000-0000-4000-8000-290000000031', '00000000-0000-4000-8000-280000000003', 'client', '00000000-0000-4000-8000-000000000001', 'Camille Moreau', 'Parfait, c’est réservé.', now() - interval '12929 minutes'),
  ('00000000-0000-4000-8000-290000000040', '00000000-0000-4000-8000-280000000004', 'partner', '00000000-0000-4000-8000-0a000000004d', 'Paroles d’Alliance', 'Votre histoire me plaît déjà. Trois rendez-vous, puis j’écris ; rien n’est lu sans votre accord.', now() - interval '214530 minutes'),
  ('00000000-0000-4000-8000-290000000050', '00000000-0000-4000-8000-280000000005', 'partner', '00000000-0000-4000-8000-0a0000000026', 'Pivoine & Fougère', 'Bonjour à vous deux, le devis est là. Si le jardin donne bien, j’ajoute quelques brassées sans supplément.', now() - interval '15810 minutes'),
  ('00000000-0000-4000-8000-290000000060', '00000000-0000-4000-8000-280000000006', 'partner', '00000000-0000-4000-8000-0a000000001e', 'Sillon 33', 'Libre et partant. Le domaine coupe le son à 2 h 45, je connais le régisseur : on finira en douceur.', now() - interval '7170 minutes'),
  ('00000000-0000-4000-8000-290000000070', '00000000-0000-4000-8000-280000000007', 'partner', '00000000-0000-4000-8000-000000000002', 'Maison Aubépine', 'Bonjour Camille, c’est notre métier préféré. Je vous prépare un devis.', now() - interval '28770 minutes'),
  ('00000000-0000-4000-8000-290000000071', '00000000-0000-4000-8000-280000000007', 'client', '00000000-0000-4000-8000-000000000001', 'Camille Moreau', 'Merci ! Pourriez-vous aussi recevoir le fleuriste la veille ?', now() - interval '4289 minutes'),
  ('00000000-0000-4000-8000-2900000000d0', '00000000-0000-4000-8000-28000000000d', 'partner', '00000000-0000-4000-8000-0a000000000f', 'Le Garde-Manger de Lise', 'Quelle belle occasion. Je propose un plat à partager et un gâteau aux agrumes.', now() - interval '69090 minutes'),
  ('00000000-0000-4000-8000-2900000000f0', '00000000-0000-4000-8000-28000000000f', 'partner', '00000000-0000-4000-8000-0a0000000007', 'La Filature Haute', 'Les salles sont à vous. L’ascenseur dessert tous les étages.', now() - interval '126690 minutes'),
  ('00000000-0000-4000-8000-290000000130', '00000000-0000-4000-8000-280000000013', 'partner', '00000000-0000-4000-8000-000000000002', 'Maison Aubépine', 'Bien sûr. Des guirlandes basses et rien qui clignote.', now() - interval '187170 minutes'),
  ('00000000-0000-4000-8000-290000000131', '00000000-0000-4000-8000-280000000013', 'client', '00000000-0000-4000-8000-000000000001', 'Camille Moreau', 'Merci pour tout, c’était exactement cela.', now() - interval '74849 minutes'),
  ('00000000-0000-4000-8000-290000000150', '00000000-0000-4000-8000-280000000015', 'partner', '00000000-0000-4000-8000-000000000002', 'Maison Aubépine', 'C’est noté, Noé. Nous tiendrons les horaires, vous tiendrez Ambre.', now() - interval '41730 minutes'),
  ('00000000-0000-4000-8000-290000000151', '00000000-0000-4000-8000-280000000015', 'client', '00000000-0000-4000-8000-000000000005', 'Noé Haddad', 'Marché conclu.', now() - interval '34529 minutes'),
  ('00000000-0000-4000-8000-290000000160', '00000000-0000-4000-8000-280000000016', 'partner', '00000000-0000-4000-8000-000000000002', 'Maison Aubépine', 'Bonjour Nour, bonjour Baptiste. Le château en hiver, c’est le feu et les bougies : comptez sur nous.', now() - interval '228930 minutes'),
  ('00000000-0000-4000-8000-290000000161', '00000000-0000-4000-8000-280000000016', 'client', '00000000-0000-4000-8000-0c000000000c', 'Nour Belkacem', 'C’est signé, et nous respirons enfin.', now() - interval '213089 minutes'),
  ('00000000-0000-4000-8000-290000000162', '00000000-0000-4000-8000-280000000016', 'partner', '00000000-0000-4000-8000-000000000002', 'Maison Aubépine', 'Le fleuriste et le quatuor sont confirmés. Il me manque l’heure d’arrivée de vos grands-parents.', now() - interval '8608 minutes'),
  ('00000000-0000-4000-8000-290000000163', '00000000-0000-4000-8000-280000000016', 'client', '00000000-0000-4000-8000-0c000000000c', 'Nour Belkacem', 'Ils arrivent la veille, vers 17 h. Merci d’y penser.', now() - interval '2847 minutes'),
  ('00000000-0000-4000-8000-290000000170', '00000000-0000-4000-8000-280000000017', 'partner', '00000000-0000-4000-8000-000000000002', 'Maison Aubépine', 'Bonjour Hanna, la Halle nous connaît bien. Le discours à 20 h, la musique à 21 h : cela vous irait ?', now() - interval '99330 minutes'),
  ('00000000-0000-4000-8000-290000000180', '00000000-0000-4000-8000-280000000018', 'partner', '00000000-0000-4000-8000-000000000002', 'Maison Aubépine', 'Bonjour Sylvie, le secret sera bien gardé.', now() - interval '63330 minutes'),
  ('00000000-0000-4000-8000-2900000001a0', '00000000-0000-4000-8000-28000000001a', 'partner', '00000000-0000-4000-8000-000000000002', 'Maison Aubépine', 'Bonjour Capucine, envoyez-moi vos contrats : je reprends tout depuis le début.', now() - interval '15810 minutes'),
  ('00000000-0000-4000-8000-2900000001a1', '00000000-0000-4000-8000-28000000001a', 'client', '00000000-0000-4000-8000-0c000000000b', 'Capucine Delmas', 'Merci mille fois. Le dossier arrive ce soir.', now() - interval '2849 minutes')
on conflict do nothing;

insert into public.conversation_reads (conversation_id, user_id, read_at) values
  ('00000000-0000-4000-8000-280000000001', '00000000-0000-4000-8000-000000000001', now() - interval '1 hour'),
  ('00000000-0000-4000-8000-280000000001', '00000000-0000-4000-8000-000000000005', now() - interval '1 hour'),
  ('00000000-0000-4000-8000-280000000003', '00000000-0000-4000-8000-000000000001', now() - interval '1 hour'),
  ('00000000-0000-4000-8000-280000000003', '00000000-0000-4000-8000-000000000005', now() - interval '1 hour'),
  ('00000000-0000-4000-8000-280000000004', '00000000-0000-4000-8000-000000000001', now() - interval '1 hour'),
  ('00000000-0000-4000-8000-280000000004', '00000000-0000-4000-8000-000000000005', now() - interval '1 hour'),
  ('00000000-0000-4000-8000-280000000005', '00000000-0000-4000-8000-000000000001', now() - interval '1 hour'),
  ('00000000-0000-4000-8000-280000000005', '00000000-0000-4000-8000-000000000005', now() - interval '1 hour'),
  ('00000000-0000-4000-8000-280000000007', '00000000-0000-4000-8000-000000000001', now() - interval '1 hour'),
  ('00000000-0000-4000-8000-280000000007', '00000000-0000-4000-8000-000000000005', now() - interval '1 hour'),
  ('00000000-0000-4000-8000-280000000008', '00000000-0000-4000-8000-000000000001', now() - interval '1 hour'),
  ('00000000-0000-4000-8000-280000000008', '00000000-0000-4000-8000-000000000005', now() - interval '1 hour'),
  ('00000000-0000-4000-8000-280000000009', '00000000-0000-4000-8000-000000000001', now() - interval '1 hour'),
  ('00000000-0000-4000-8000-280000000009', '00000000-0000-4000-8000-000000000005', now() - interval '1 hour'),
  ('00000000-0000-4000-8000-28000000000a', '00000000-0000-4000-8000-000000000001', now() - interval '1 hour'),
  ('00000000-0000-4000-8000-28000000000a', '00000000-0000-4000-8000-000000000005', now() - interval '1 hour'),
  ('00000000-0000-4000-8000-28000000000b', '00000000-0000-4000-8000-000000000001', now() - interval '1 hour'),
  ('00000000-0000-4000-8000-28000000000b', '00000000-0000-4000-8000-000000000005', now() - interval '1 hour'),
  ('00000000-0000-4000-8000-28000000000c', '00000000-0000-4000-8000-000000000001', now() - interval '1 hour'),
  ('00000000-0000-4000-8000-28000000000c', '00000000-0000-4000-8000-000000000005', now() - interval '1 hour'),
  ('00000000-0000-4000-8000-28000000000d', '00000000-0000-4000-8000-000000000001', now() - interval '1 hour'),
  ('00000000-0000-4000-8000-28000000000e', '00000000-0000-4000-8000-000000000001', now() - interval '1 hour'),
  ('00000000-0000-4000-8000-28000000000f', '00000000-0000-4000-8000-000000000004', now() - interval '1 hour'),
  ('00000000-0000-4000-8000-280000000010', '00000000-0000-4000-8000-000000000004', now() - interval '1 hour'),
  ('00000000-0000-4000-8000-280000000011', '00000000-0000-4000-8000-000000000004', now() - interval '1 hour'),
  ('00000000-0000-4000-8000-280000000012', '00000000-0000-4000-8000-000000000004', now() - interval '1 hour'),
  ('00000000-0000-4000-8000-280000000013', '00000000-0000-4000-8000-000000000001', now() - interval '1 hour'),
  ('00000000-0000-4000-8000-280000000014', '00000000-0000-4000-8000-000000000001', now() - interval '1 hour'),
  ('00000000-0000-4000-8000-280000000015', '00000000-0000-4000-8000-000000000005', now() - interval '1 hour'),
  ('00000000-0000-4000-8000-280000000016', '00000000-0000-4000-8000-0c000000000c', now() - interval '1 hour'),
  ('00000000-0000-4000-8000-280000000017', '00000000-0000-4000-8000-0c000000001d', now() - interval '1 hour'),
  ('00000000-0000-4000-8000-280000000018', '00000000-0000-4000-8000-0c000000001b', now() - interval '1 hour'),
  ('00000000-0000-4000-8000-280000000019', '00000000-0000-4000-8000-0c0000000003', now() - interval '1 hour'),
  ('00000000-0000-4000-8000-28000000001a', '00000000-0000-4000-8000-0c000000000b', now() - interval '1 hour')
on conflict do nothing;

insert into public.event_partners (id, event_id, trade, partner_id, name, contact, state, notes) values
  ('00000000-0000-4000-8000-200000000001', '00000000-0000-4000-8000-0000000000e1', 'venue', '00000000-0000-4000-8000-0b0000000002', 'Domaine des Tilleuls', '', 'booked', ''),
  ('00000000-0000-4000-8000-200000000002', '00000000-0000-4000-8000-0000000000e1', 'caterer', '00000000-0000-4000-8000-0b000000000c', 'La Table d’Ambroise', '', 'booked', ''),
  ('00000000-0000-4000-8000-200000000003', '00000000-0000-4000-8000-0000000000e1', 'photographer', '00000000-0000-4000-8000-0b0000000015', 'Atelier Lumière d’Août', '', 'booked', ''),
  ('00000000-0000-4000-8000-200000000004', '00000000-0000-4000-8000-0000000000e1', 'general', '00000000-0000-4000-8000-0b000000004d', 'Paroles d’Alliance', '', 'booked', ''),
  ('00000000-0000-4000-8000-200000000005', '00000000-0000-4000-8000-0000000000e1', 'florist', '00000000-0000-4000-8000-0b0000000026', 'Pivoine & Fougère', '', 'quoted', ''),
  ('00000000-0000-4000-8000-200000000006', '00000000-0000-4000-8000-0000000000e1', 'dj', '00000000-0000-4000-8000-0b000000001e', 'Sillon 33', '', 'quoted', ''),
  ('00000000-0000-4000-8000-200000000007', '00000000-0000-4000-8000-0000000000e1', 'general', '00000000-0000-4000-8000-0b0000000001', 'Maison Aubépine', '', 'quoted', ''),
  ('00000000-0000-4000-8000-200000000008', '00000000-0000-4000-8000-0000000000e1', 'dj', '00000000-0000-4000-8000-0b0000000024', 'Trio Mezza', '', 'asked', ''),
  ('00000000-0000-4000-8000-200000000009', '00000000-0000-4000-8000-0000000000e1', 'beauty', '00000000-0000-4000-8000-0b0000000036', 'Épingle & Poudre', '', 'asked', ''),
  ('00000000-0000-4000-8000-20000000000a', '00000000-0000-4000-8000-0000000000e1', 'caterer', '00000000-0000-4000-8000-0b000000000d', 'Fenouil & Compagnie', '', 'declined', ''),
  ('00000000-0000-4000-8000-20000000000b', '00000000-0000-4000-8000-0000000000e1', 'photographer', '00000000-0000-4000-8000-0b000000001c', 'La Chambre aux Images', '', 'declined', ''),
  ('00000000-0000-4000-8000-20000000000c', '00000000-0000-4000-8000-0000000000e1', 'venue', '00000000-0000-4000-8000-0b0000000003', 'La Grange aux Hirondelles', '', 'favourite', ''),
  ('00000000-0000-4000-8000-20000000000d', '00000000-0000-4000-8000-0000000000e2', 'caterer', '00000000-0000-4000-8000-0b000000000f', 'Le Garde-Manger de Lise', '', 'booked', ''),
  ('00000000-0000-4000-8000-20000000000e', '00000000-0000-4000-8000-0000000000e2', 'general', '00000000-0000-4000-8000-0b0000000001', 'Maison Aubépine', '', 'asked', ''),
  ('00000000-0000-4000-8000-20000000000f', '00000000-0000-4000-8000-0000000000e3', 'venue', '00000000-0000-4000-8000-0b0000000007', 'La Filature Haute', '', 'booked', ''),
  ('00000000-0000-4000-8000-200000000010', '00000000-0000-4000-8000-0000000000e3', 'general', '00000000-0000-4000-8000-0b0000000001', 'Maison Aubépine', '', 'asked', ''),
  ('00000000-0000-4000-8000-200000000013', '00000000-0000-4000-8000-0000000000e4', 'general', '00000000-0000-4000-8000-0b0000000001', 'Maison Aubépine', '', 'booked', ''),
  ('00000000-0000-4000-8000-200000000014', '00000000-0000-4000-8000-0000000000e4', 'caterer', '00000000-0000-4000-8000-0b0000000013', 'Pièce Montée', '', 'booked', ''),
  ('00000000-0000-4000-8000-200000000015', '00000000-0000-4000-8000-0000000000e5', 'general', '00000000-0000-4000-8000-0b0000000001', 'Maison Aubépine', '', 'booked', ''),
  ('00000000-0000-4000-8000-200000000016', '00000000-0000-4000-8000-0000000000e6', 'general', '00000000-0000-4000-8000-0b0000000001', 'Maison Aubépine', '', 'booked', ''),
  ('00000000-0000-4000-8000-200000000017', '00000000-0000-4000-8000-0000000000e8', 'general', '00000000-0000-4000-8000-0b0000000001', 'Maison Aubépine', '', 'booked', ''),
  ('00000000-0000-4000-8000-200000000018', '00000000-0000-4000-8000-0000000000e9', 'general', '00000000-0000-4000-8000-0b0000000001', 'Maison Aubépine', '', 'booked', ''),
  ('00000000-0000-4000-8000-200000000019', '00000000-0000-4000-8000-0000000000e7', 'general', '00000000-0000-4000-8000-0b0000000001', 'Maison Aubépine', '', 'booked', ''),
  ('00000000-0000-4000-8000-20000000001a', '00000000-0000-4000-8000-0000000000ea', 'general', '00000000-0000-4000-8000-0b0000000001', 'Maison Aubépine', '', 'booked', ''),
  ('00000000-0000-4000-8000-200000000100', '00000000-0000-4000-8000-0000000000e1', 'transport', '00000000-0000-4000-8000-0b000000003e', 'Navettes du Vignoble', '', 'favourite', 'Deux minibus, retours à 1 h et à 3 h.'),
  ('00000000-0000-4000-8000-200000000101', '00000000-0000-4000-8000-0000000000e1', 'entertainment', '00000000-0000-4000-8000-0b0000000043', 'Cabinet des Merveilles', '', 'favourite', ''),
  ('00000000-0000-4000-8000-200000000102', '00000000-0000-4000-8000-0000000000e1', 'decorator', null, '', '', 'searched', 'Nappes longues, photophores, rien de doré.'),
  ('00000000-0000-4000-8000-200000000103', '00000000-0000-4000-8000-0000000000e1', 'beauty', null, 'Atelier de Madame Vidal', '06 99 00 11 22', 'booked', 'La robe. Second essayage en ' || pg_temp.demo_date_text('mois', -90) || '.'),
  ('00000000-0000-4000-8000-200000000104', '00000000-0000-4000-8000-0000000000e2', 'florist', '00000000-0000-4000-8000-0b0000000029', 'La Ronde des Dahlias', '', 'favourite', ''),
  ('00000000-0000-4000-8000-200000000105', '00000000-0000-4000-8000-0000000000e2', 'entertainment', null, '', '', 'searched', '')
on conflict do nothing;

insert into public.budget_categories (id, event_id, code, name, planned_cents, position) values
  ('00000000-0000-4000-8000-220000000001', '00000000-0000-4000-8000-0000000000e1', 'reception', 'Lieu et repas', 1700000, 1024),
  ('00000000-0000-4000-8000-220000000002', '00000000-0000-4000-8000-0000000000e1', 'tenues', 'Tenues', 190000, 2048),
  ('00000000-0000-4000-8000-220000000003', '00000000-0000-4000-8000-0000000000e1', 'alliances', 'Alliances', 120000, 3072),
  ('00000000-0000-4000-8000-220000000004', '00000000-0000-4000-8000-0000000000e1', 'photo', 'Photo et vidéo', 200000, 4096),
  ('00000000-0000-4000-8000-220000000005', '00000000-0000-4000-8000-0000000000e1', 'voyage', 'Voyage de noces', 100000, 5120),
  ('00000000-0000-4000-8000-220000000006', '00000000-0000-4000-8000-0000000000e1', 'decoration', 'Fleurs et décoration', 160000, 6144),
  ('00000000-0000-4000-8000-220000000007', '00000000-0000-4000-8000-0000000000e1', 'musique', 'Musique', 130000, 7168),
  ('00000000-0000-4000-8000-220000000008', '00000000-0000-4000-8000-0000000000e1', 'beaute', 'Beauté', 40000, 8192),
  ('00000000-0000-4000-8000-220000000009', '00000000-0000-4000-8000-0000000000e1', 'transport', 'Transport', 70000, 9216),
  ('00000000-0000-4000-8000-22000000000a', '00000000-0000-4000-8000-0000000000e1', 'papeterie', 'Papeterie', 40000, 10240),
  ('00000000-0000-4000-8000-22000000000b', '00000000-0000-4000-8000-0000000000e1', 'ceremonie', 'Cérémonie', 100000, 11264),
  ('00000000-0000-4000-8000-22000000000c', '00000000-0000-4000-8000-0000000000e2', 'reception', 'Lieu et repas', 220000, 12288),
  ('00000000-0000-4000-8000-22000000000d', '00000000-0000-4000-8000-0000000000e2', 'decoration', 'Décoration', 40000, 13312),
  ('00000000-0000-4000-8000-22000000000e', '00000000-0000-4000-8000-0000000000e2', 'animation', 'Animations', 60000, 14336),
  ('00000000-0000-4000-8000-22000000000f', '00000000-0000-4000-8000-0000000000e3', 'reception', 'Lieu et repas', 900000, 15360),
  ('00000000-0000-4000-8000-220000000010', '00000000-0000-4000-8000-0000000000e3', 'programme', 'Programme', 400000, 16384),
  ('00000000-0000-4000-8000-220000000011', '00000000-0000-4000-8000-0000000000e3', 'transport', 'Transport', 150000, 17408)
on conflict do nothing;

insert into public.budget_items (id, event_id, category_id, label, trade, estimated_cents, quoted_cents, committed_cents, is_per_guest, unit_cents, guests_counted, event_partner_id, quote_id, position) values
  ('00000000-0000-4000-8000-230000000001', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-220000000001', 'Lieu de réception', 'venue', 570000, 588000, 588000, false, null, null, '00000000-0000-4000-8000-200000000001', '00000000-0000-4000-8000-260000000001', 1024),
  ('00000000-0000-4000-8000-230000000002', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-220000000001', 'Traiteur et boissons', 'caterer', 1120000, 1125600, 1125600, true, 8040, 140, '00000000-0000-4000-8000-200000000002', '00000000-0000-4000-8000-260000000002', 2048),
  ('00000000-0000-4000-8000-230000000003', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-220000000002', 'Robe', 'beauty', 120000, null, 128000, false, null, null, '00000000-0000-4000-8000-200000000103', null, 3072),
  ('00000000-0000-4000-8000-230000000004', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-220000000002', 'Costume et chaussures', null, 62000, null, null, false, null, null, null, null, 4096),
  ('00000000-0000-4000-8000-230000000005', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-220000000003', 'Alliances', null, 110000, null, 109000, false, null, null, null, null, 5120),
  ('00000000-0000-4000-8000-230000000006', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-220000000004', 'Photographe', 'photographer', 190000, 205000, 205000, false, null, null, '00000000-0000-4000-8000-200000000003', '00000000-0000-4000-8000-260000000003', 6144),
  ('00000000-0000-4000-8000-230000000007', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-220000000005', 'Trois jours à la mer', null, 90000, null, null, false, null, null, null, null, 7168),
  ('00000000-0000-4000-8000-230000000008', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-220000000006', 'Fleurs', 'florist', 110000, 107470, null, false, null, null, '00000000-0000-4000-8000-200000000005', null, 8192),
  ('00000000-0000-4000-8000-230000000009', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-220000000006', 'Décoration et location', 'decorator', 40000, null, null, false, null, null, null, null, 9216),
  ('00000000-0000-4000-8000-23000000000a', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-220000000007', 'DJ', 'dj', 130000, 120000, null, false, null, null, '00000000-0000-4000-8000-200000000006', null, 10240),
  ('00000000-0000-4000-8000-23000000000b', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-220000000008', 'Coiffure et maquillage', 'beauty', 30000, null, null, false, null, null, null, null, 11264),
  ('00000000-0000-4000-8000-23000000000c', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-220000000009', 'Navettes de nuit', 'transport', 69000, null, null, false, null, null, null, null, 12288),
  ('00000000-0000-4000-8000-23000000000d', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-22000000000a', 'Faire-part, menus, marque-places', null, 42000, null, null, true, 300, null, null, null, 13312),
  ('00000000-0000-4000-8000-23000000000e', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-22000000000b', 'Cérémonie laïque', 'general', 90000, 98000, 98000, false, null, null, '00000000-0000-4000-8000-200000000004', '00000000-0000-4000-8000-260000000004', 14336),
  ('00000000-0000-4000-8000-23000000000f', '00000000-0000-4000-8000-0000000000e2', '00000000-0000-4000-8000-22000000000c', 'Repas et gâteau', 'caterer', 160000, 153340, 153340, true, 4510, 34, '00000000-0000-4000-8000-20000000000d', '00000000-0000-4000-8000-26000000000d', 15360),
  ('00000000-0000-4000-8000-230000000010', '00000000-0000-4000-8000-0000000000e2', '00000000-0000-4000-8000-22000000000c', 'Salle', null, 45000, null, null, false, null, null, null, null, 16384),
  ('00000000-0000-4000-8000-230000000011', '00000000-0000-4000-8000-0000000000e2', '00000000-0000-4000-8000-22000000000d', 'Fleurs et guirlandes', 'florist', 25000, null, null, false, null, null, null, null, 17408),
  ('00000000-0000-4000-8000-230000000012', '00000000-0000-4000-8000-0000000000e2', '00000000-0000-4000-8000-22000000000e', 'Musique et jeux', 'entertainment', 48000, null, null, false, null, null, null, null, 18432),
  ('00000000-0000-4000-8000-230000000013', '00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-22000000000f', 'Salles et pauses', 'venue', 330000, 339900, 339900, true, 1650, 46, '00000000-0000-4000-8000-20000000000f', '00000000-0000-4000-8000-26000000000f', 19456),
  ('00000000-0000-4000-8000-230000000014', '00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-22000000000f', 'Déjeuners et dîner', 'caterer', 391000, null, null, true, 8500, null, null, null, 20480),
  ('00000000-0000-4000-8000-230000000015', '00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-220000000010', 'Intervenante', null, 180000, null, null, false, null, null, null, null, 21504),
  ('00000000-0000-4000-8000-230000000016', '00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-220000000011', 'Billets de train', null, 147200, null, null, true, 3200, null, null, null, 22528),
  ('00000000-0000-4000-8000-230000000017', '00000000-0000-4000-8000-0000000000e4', null, 'Lumières du jardin', 'general', 70000, 75000, 75000, false, null, null, '00000000-0000-4000-8000-200000000013', '00000000-0000-4000-8000-260000000013', 23552),
  ('00000000-0000-4000-8000-230000000018', '00000000-0000-4000-8000-0000000000e4', null, 'Gâteau', 'caterer', 20000, 20678, 20678, true, 739, 28, '00000000-0000-4000-8000-200000000014', '00000000-0000-4000-8000-260000000014', 24576),
  ('00000000-0000-4000-8000-230000000019', '00000000-0000-4000-8000-0000000000e5', null, 'Coordination', 'general', 90000, 90000, 90000, false, null, null, '00000000-0000-4000-8000-200000000015', '00000000-0000-4000-8000-260000000015', 25600),
  ('00000000-0000-4000-8000-23000000001a', '00000000-0000-4000-8000-0000000000e6', null, 'Organisation', 'general', 500000, 541440, 541440, true, 540, 96, '00000000-0000-4000-8000-200000000016', '00000000-0000-4000-8000-260000000016', 26624),
  ('00000000-0000-4000-8000-23000000001b', '00000000-0000-4000-8000-0000000000e8', null, 'Organisation', 'general', 300000, 304800, 304800, false, null, null, '00000000-0000-4000-8000-200000000017', '00000000-0000-4000-8000-260000000017', 27648),
  ('00000000-0000-4000-8000-23000000001c', '00000000-0000-4000-8000-0000000000e9', null, 'Organisation', 'general', 200000, 201600, 201600, false, null, null, '00000000-0000-4000-8000-200000000018', '00000000-0000-4000-8000-260000000018', 28672),
  ('00000000-0000-4000-8000-23000000001d', '00000000-0000-4000-8000-0000000000e7', null, 'Coordination', 'general', 160000, 161520, 161520, false, null, null, '00000000-0000-4000-8000-200000000019', '00000000-0000-4000-8000-260000000019', 29696),
  ('00000000-0000-4000-8000-23000000001e', '00000000-0000-4000-8000-0000000000ea', null, 'Coordination', 'general', 280000, 283200, 283200, false, null, null, '00000000-0000-4000-8000-20000000001a', '00000000-0000-4000-8000-26000000001a', 30720)
on conflict do nothing;

insert into public.instalments (id, event_id, item_id, label, kind, due_on, days_before, amount_cents, paid_on, term, position) values
  ('00000000-0000-4000-8000-240000000010', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-230000000001', 'Acompte à la signature', 'acompte', ((now() - interval '429030 minutes') at time zone 'Europe/Paris')::date, null, 176400, case when ((now() - interval '429030 minutes') at time zone 'Europe/Paris')::date < private.today() then ((now() - interval '429030 minutes') at time zone 'Europe/Paris')::date end, 1, 1024),
  ('00000000-0000-4000-8000-240000000011', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-230000000001', 'Second acompte', 'acompte', pg_temp.demo_day(-30), 30, 235200, case when pg_temp.demo_day(-30) < private.today() then pg_temp.demo_day(-30) end, 2, 2048),
  ('00000000-0000-4000-8000-240000000012', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-230000000001', 'Solde', 'solde', pg_temp.demo_day(-7), 7, 176400, case when pg_temp.demo_day(-7) < private.today() then pg_temp.demo_day(-7) end, 3, 3072),
  ('00000000-0000-4000-8000-240000000020', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-230000000002', 'Acompte à la signature', 'acompte', ((now() - interval '318150 minutes') at time zone 'Europe/Paris')::date, null, 337680, case when ((now() - interval '318150 minutes') at time zone 'Europe/Paris')::date < private.today() then ((now() - interval '318150 minutes') at time zone 'Europe/Paris')::date end, 1, 1024),
  ('00000000-0000-4000-8000-240000000021', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-230000000002', 'Second acompte', 'acompte', pg_temp.demo_day(-30), 30, 450240, case when pg_temp.demo_day(-30) < private.today() then pg_temp.demo_day(-30) end, 2, 2048),
  ('00000000-0000-4000-8000-240000000022', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-230000000002', 'Solde', 'solde', pg_temp.demo_day(-7), 7, 337680, case when pg_temp.demo_day(-7) < private.today() then pg_temp.demo_day(-7) end, 3, 3072),
  ('00000000-0000-4000-8000-240000000030', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-230000000003', 'Acompte', 'acompte', pg_temp.demo_day(-260), 260, 48000, case when pg_temp.demo_day(-260) < private.today() then pg_temp.demo_day(-260) end, null, 1024),
  ('00000000-0000-4000-8000-240000000031', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-230000000003', 'Second essayage', 'acompte', pg_temp.demo_day(-90), 90, 40000, case when pg_temp.demo_day(-90) < private.today() then pg_temp.demo_day(-90) end, null, 2048),
  ('00000000-0000-4000-8000-240000000032', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-230000000003', 'Solde', 'solde', pg_temp.demo_day(-20), 20, 40000, case when pg_temp.demo_day(-20) < private.today() then pg_temp.demo_day(-20) end, null, 3072),
  ('00000000-0000-4000-8000-240000000050', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-230000000005', 'Commande', 'acompte', pg_temp.demo_day(-215), 215, 54500, case when pg_temp.demo_day(-215) < private.today() then pg_temp.demo_day(-215) end, null, 1024),
  ('00000000-0000-4000-8000-240000000051', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-230000000005', 'Retrait', 'solde', pg_temp.demo_day(-60), 60, 54500, case when pg_temp.demo_day(-60) < private.today() then pg_temp.demo_day(-60) end, null, 2048),
  ('00000000-0000-4000-8000-240000000060', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-230000000006', 'Arrhes à la réservation', 'arrhes', ((now() - interval '12870 minutes') at time zone 'Europe/Paris')::date, null, 61500, null, 1, 1024),
  ('00000000-0000-4000-8000-240000000061', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-230000000006', 'Solde', 'solde', pg_temp.demo_day(-10), 10, 143500, null, 2, 2048),
  ('00000000-0000-4000-8000-2400000000e0', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-23000000000e', 'Arrhes à la réservation', 'arrhes', ((now() - interval '202950 minutes') at time zone 'Europe/Paris')::date, null, 29400, case when ((now() - interval '202950 minutes') at time zone 'Europe/Paris')::date < private.today() then ((now() - interval '202950 minutes') at time zone 'Europe/Paris')::date end, 1, 1024),
  ('00000000-0000-4000-8000-2400000000e1', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-23000000000e', 'Solde', 'solde', pg_temp.demo_day(-10), 10, 68600, case when pg_temp.demo_day(-10) < private.today() then pg_temp.demo_day(-10) end, 2, 2048),
  ('00000000-0000-4000-8000-2400000000f0', '00000000-0000-4000-8000-0000000000e2', '00000000-0000-4000-8000-23000000000f', 'Arrhes à la réservation', 'arrhes', ((now() - interval '58950 minutes') at time zone 'Europe/Paris')::date, null, 46002, case when ((now() - interval '58950 minutes') at time zone 'Europe/Paris')::date < private.today() then ((now() - interval '58950 minutes') at time zone 'Europe/Paris')::date end, 1, 1024),
  ('00000000-0000-4000-8000-2400000000f1', '00000000-0000-4000-8000-0000000000e2', '00000000-0000-4000-8000-23000000000f', 'Solde', 'solde', pg_temp.demo_day(18), 10, 107338, case when pg_temp.demo_day(18) < private.today() then pg_temp.demo_day(18) end, 2, 2048),
  ('00000000-0000-4000-8000-240000000130', '00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-230000000013', 'Arrhes à la réservation', 'arrhes', ((now() - interval '115110 minutes') at time zone 'Europe/Paris')::date, null, 101970, case when ((now() - interval '115110 minutes') at time zone 'Europe/Paris')::date < private.today() then ((now() - interval '115110 minutes') at time zone 'Europe/Paris')::date end, 1, 1024),
  ('00000000-0000-4000-8000-240000000131', '00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-230000000013', 'Solde', 'solde', pg_temp.demo_day(107), 10, 237930, case when pg_temp.demo_day(107) < private.today() then pg_temp.demo_day(107) end, 2, 2048),
  ('00000000-0000-4000-8000-240000000170', '00000000-0000-4000-8000-0000000000e4', '00000000-0000-4000-8000-230000000017', 'Arrhes à la réservation', 'arrhes', ((now() - interval '179910 minutes') at time zone 'Europe/Paris')::date, null, 22500, case when ((now() - interval '179910 minutes') at time zone 'Europe/Paris')::date < private.today() then ((now() - interval '179910 minutes') at time zone 'Europe/Paris')::date end, 1, 1024),
  ('00000000-0000-4000-8000-240000000171', '00000000-0000-4000-8000-0000000000e4', '00000000-0000-4000-8000-230000000017', 'Solde', 'solde', pg_temp.demo_day(-276), 10, 52500, case when pg_temp.demo_day(-276) < private.today() then pg_temp.demo_day(-276) end, 2, 2048),
  ('00000000-0000-4000-8000-240000000180', '00000000-0000-4000-8000-0000000000e4', '00000000-0000-4000-8000-230000000018', 'Arrhes à la réservation', 'arrhes', ((now() - interval '168390 minutes') at time zone 'Europe/Paris')::date, null, 6203, case when ((now() - interval '168390 minutes') at time zone 'Europe/Paris')::date < private.today() then ((now() - interval '168390 minutes') at time zone 'Europe/Paris')::date end, 1, 1024),
  ('00000000-0000-4000-8000-240000000181', '00000000-0000-4000-8000-0000000000e4', '00000000-0000-4000-8000-230000000018', 'Solde', 'solde', pg_temp.demo_day(-276), 10, 14475, case when pg_temp.demo_day(-276) < private.today() then pg_temp.demo_day(-276) end, 2, 2048),
  ('00000000-0000-4000-8000-240000000190', '00000000-0000-4000-8000-0000000000e5', '00000000-0000-4000-8000-230000000019', 'Arrhes à la réservation', 'arrhes', ((now() - interval '34470 minutes') at time zone 'Europe/Paris')::date, null, 27000, case when ((now() - interval '34470 minutes') at time zone 'Europe/Paris')::date < private.today() then ((now() - interval '34470 minutes') at time zone 'Europe/Paris')::date end, 1, 1024),
  ('00000000-0000-4000-8000-240000000191', '00000000-0000-4000-8000-0000000000e5', '00000000-0000-4000-8000-230000000019', 'Solde', 'solde', pg_temp.demo_day(74), 10, 63000, case when pg_temp.demo_day(74) < private.today() then pg_temp.demo_day(74) end, 2, 2048),
  ('00000000-0000-4000-8000-2400000001a0', '00000000-0000-4000-8000-0000000000e6', '00000000-0000-4000-8000-23000000001a', 'Acompte à la signature', 'acompte', ((now() - interval '213030 minutes') at time zone 'Europe/Paris')::date, null, 162432, case when ((now() - interval '213030 minutes') at time zone 'Europe/Paris')::date < private.today() then ((now() - interval '213030 minutes') at time zone 'Europe/Paris')::date end, 1, 1024),
  ('00000000-0000-4000-8000-2400000001a1', '00000000-0000-4000-8000-0000000000e6', '00000000-0000-4000-8000-23000000001a', 'Second acompte', 'acompte', pg_temp.demo_day(-219), 30, 216576, case when pg_temp.demo_day(-219) < private.today() then pg_temp.demo_day(-219) end, 2, 2048),
  ('00000000-0000-4000-8000-2400000001a2', '00000000-0000-4000-8000-0000000000e6', '00000000-0000-4000-8000-23000000001a', 'Solde', 'solde', pg_temp.demo_day(-196), 7, 162432, case when pg_temp.demo_day(-196) < private.today() then pg_temp.demo_day(-196) end, 3, 3072),
  ('00000000-0000-4000-8000-2400000001b0', '00000000-0000-4000-8000-0000000000e8', '00000000-0000-4000-8000-23000000001b', 'Arrhes à la réservation', 'arrhes', ((now() - interval '86310 minutes') at time zone 'Europe/Paris')::date, null, 91440, case when ((now() - interval '86310 minutes') at time zone 'Europe/Paris')::date < private.today() then ((now() - interval '86310 minutes') at time zone 'Europe/Paris')::date end, 1, 1024),
  ('00000000-0000-4000-8000-2400000001b1', '00000000-0000-4000-8000-0000000000e8', '00000000-0000-4000-8000-23000000001b', 'Solde', 'solde', pg_temp.demo_day(-187), 10, 213360, case when pg_temp.demo_day(-187) < private.today() then pg_temp.demo_day(-187) end, 2, 2048),
  ('00000000-0000-4000-8000-2400000001c0', '00000000-0000-4000-8000-0000000000e9', '00000000-0000-4000-8000-23000000001c', 'Arrhes à la réservation', 'arrhes', ((now() - interval '53190 minutes') at time zone 'Europe/Paris')::date, null, 60480, case when ((now() - interval '53190 minutes') at time zone 'Europe/Paris')::date < private.today() then ((now() - interval '53190 minutes') at time zone 'Europe/Paris')::date end, 1, 1024),
  ('00000000-0000-4000-8000-2400000001c1', '00000000-0000-4000-8000-0000000000e9', '00000000-0000-4000-8000-23000000001c', 'Solde', 'solde', pg_temp.demo_day(-171), 10, 141120, case when pg_temp.demo_day(-171) < private.today() then pg_temp.demo_day(-171) end, 2, 2048),
  ('00000000-0000-4000-8000-2400000001d0', '00000000-0000-4000-8000-0000000000e7', '00000000-0000-4000-8000-23000000001d', 'Arrhes à la réservation', 'arrhes', ((now() - interval '21510 minutes') at time zone 'Europe/Paris')::date, null, 48456, case when ((now() - interval '21510 minutes') at time zone 'Europe/Paris')::date < private.today() then ((now() - interval '21510 minutes') at time zone 'Europe/Paris')::date end, 1, 1024),
  ('00000000-0000-4000-8000-2400000001d1', '00000000-0000-4000-8000-0000000000e7', '00000000-0000-4000-8000-23000000001d', 'Solde', 'solde', pg_temp.demo_day(-157), 10, 113064, case when pg_temp.demo_day(-157) < private.today() then pg_temp.demo_day(-157) end, 2, 2048),
  ('00000000-0000-4000-8000-2400000001e0', '00000000-0000-4000-8000-0000000000ea', '00000000-0000-4000-8000-23000000001e', 'Acompte à la signature', 'acompte', ((now() - interval '2790 minutes') at time zone 'Europe/Paris')::date, null, 84960, case when ((now() - interval '2790 minutes') at time zone 'Europe/Paris')::date < private.today() then ((now() - interval '2790 minutes') at time zone 'Europe/Paris')::date end, 1, 1024),
  ('00000000-0000-4000-8000-2400000001e1', '00000000-0000-4000-8000-0000000000ea', '00000000-0000-4000-8000-23000000001e', 'Second acompte', 'acompte', pg_temp.demo_day(-156), 30, 113280, case when pg_temp.demo_day(-156) < private.today() then pg_temp.demo_day(-156) end, 2, 2048),
  ('00000000-0000-4000-8000-2400000001e2', '00000000-0000-4000-8000-0000000000ea', '00000000-0000-4000-8000-23000000001e', 'Solde', 'solde', pg_temp.demo_day(-133), 7, 84960, case when pg_temp.demo_day(-133) < private.today() then pg_temp.demo_day(-133) end, 3, 3072)
on conflict do nothing;

-- A task was done so many days before it was due; a negative number means after it.
insert into public.tasks (
  id, event_id, title, notes, category, days_before, due_on, state, done_at, done_by, assignee_id, template, position
)
select t.id::uuid, e.id, t.title, t.notes, t.category, t.days, d.due_on,
  case when d.done_on < private.today() then 'done' when d.done_on <= private.today() + 12 then 'doing' else 'todo' end,
  case when d.done_on < private.today() then (d.done_on + time '18:30') at time zone 'Europe/Paris' end,
  case when d.done_on < private.today() then coalesce(t.assignee, e.owner_id::text)::uuid end,
  t.assignee::uuid, t.template, t.position
from (values
  ('00000000-0000-4000-8000-210000000200', '00000000-0000-4000-8000-0000000000e1', 'Fixer ensemble le budget total', 'Prévoyez 5 à 10 % de réserve pour les imprévus.', 'budget', 540, 9, null, 'mariage-budget-total', 1024),
  ('00000000-0000-4000-8000-210000000201', '00000000-0000-4000-8000-0000000000e1', 'Écrire une première liste d’invités', '', 'invites', 535, 6, '00000000-0000-4000-8000-000000000005', 'mariage-liste-v1', 2048),
  ('00000000-0000-4000-8000-210000000202', '00000000-0000-4000-8000-0000000000e1', 'Choisir les cérémonies : civile, religieuse, laïque', '', 'ceremonie', 530, 1, '00000000-0000-4000-8000-000000000006', 'mariage-ceremonies', 3072),
  ('00000000-0000-4000-8000-210000000203', '00000000-0000-4000-8000-0000000000e1', 'Décider du style et de la saison', '', 'organisation', 525, 4, '00000000-0000-4000-8000-000000000005', 'mariage-style', 4096),
  ('00000000-0000-4000-8000-210000000204', '00000000-0000-4000-8000-0000000000e1', 'Retenir une date et une date de repli', '', 'organisation', 520, 7, '00000000-0000-4000-8000-000000000001', 'mariage-date', 5120),
  ('00000000-0000-4000-8000-210000000205', '00000000-0000-4000-8000-0000000000e1', 'Visiter des lieux de réception', '', 'lieu', 510, -9, null, 'mariage-lieux-visites', 6144),
  ('00000000-0000-4000-8000-210000000206', '00000000-0000-4000-8000-0000000000e1', 'Réserver le lieu de réception', 'Relisez les conditions : heure de fin, traiteur imposé, droit de bouchon, repli en cas de pluie.', 'lieu', 480, 14, '00000000-0000-4000-8000-000000000001', 'mariage-lieu', 7168),
  ('00000000-0000-4000-8000-210000000207', '00000000-0000-4000-8000-0000000000e1', 'Décider d’un accompagnement : organisation complète ou jour J seulement', '', 'organisation', 475, 12, null, 'mariage-planner', 8192),
  ('00000000-0000-4000-8000-210000000208', '00000000-0000-4000-8000-0000000000e1', 'Demander des devis à plusieurs traiteurs', '', 'traiteur', 450, 14, null, 'mariage-traiteurs-devis', 9216),
  ('00000000-0000-4000-8000-210000000209', '00000000-0000-4000-8000-0000000000e1', 'Prendre contact avec la mairie', 'La commune doit avoir un lien durable avec l’un de vous ou l’un de vos parents. Demandez ses délais et la liste de ses pièces.', 'formalites', 440, 16, null, 'mariage-mairie-contact', 10240),
  ('00000000-0000-4000-8000-21000000020a', '00000000-0000-4000-8000-0000000000e1', 'Se faire connaître du lieu de culte', 'La préparation demande souvent plusieurs mois.', 'ceremonie', 435, 5, '00000000-0000-4000-8000-000000000005', 'mariage-paroisse', 11264),
  ('00000000-0000-4000-8000-21000000020b', '00000000-0000-4000-8000-0000000000e1', 'Choisir et réserver le ou la photographe', '', 'photo', 420, 13, null, 'mariage-photo', 12288),
  ('00000000-0000-4000-8000-21000000020c', '00000000-0000-4000-8000-0000000000e1', 'Décider d’une vidéo, et la réserver', '', 'photo', 415, 5, '00000000-0000-4000-8000-000000000005', 'mariage-video', 13312),
  ('00000000-0000-4000-8000-21000000020d', '00000000-0000-4000-8000-0000000000e1', 'Réserver DJ ou orchestre', '', 'musique', 410, 6, null, 'mariage-musique', 14336),
  ('00000000-0000-4000-8000-21000000020e', '00000000-0000-4000-8000-0000000000e1', 'Retenir le traiteur', '', 'traiteur', 400, 6, '00000000-0000-4000-8000-000000000001', 'mariage-traiteur', 15360),
  ('00000000-0000-4000-8000-21000000020f', '00000000-0000-4000-8000-0000000000e1', 'Demander à vos témoins', 'De deux à quatre personnes majeures pour la cérémonie civile.', 'ceremonie', 395, 13, null, 'mariage-temoins', 16384),
  ('00000000-0000-4000-8000-210000000210', '00000000-0000-4000-8000-0000000000e1', 'Répartir le budget par poste', '', 'budget', 390, 1, '00000000-0000-4000-8000-000000000006', 'mariage-repartition', 17408),
  ('00000000-0000-4000-8000-210000000211', '00000000-0000-4000-8000-0000000000e1', 'Trouver l’officiant ou l’officiante de la cérémonie laïque', '', 'ceremonie', 360, 14, null, 'mariage-officiant', 18432),
  ('00000000-0000-4000-8000-210000000212', '00000000-0000-4000-8000-0000000000e1', 'Commencer la recherche de la première tenue', '', 'tenues', 350, -32, '00000000-0000-4000-8000-000000000005', 'mariage-tenue-1', 19456),
  ('00000000-0000-4000-8000-210000000213', '00000000-0000-4000-8000-0000000000e1', 'Rencontrer des fleuristes', '', 'decoration', 340, 15, '00000000-0000-4000-8000-000000000005', 'mariage-fleuriste', 20480),
  ('00000000-0000-4000-8000-210000000214', '00000000-0000-4000-8000-0000000000e1', 'Choisir les couleurs et le thème de la décoration', '', 'decoration', 335, 7, '00000000-0000-4000-8000-000000000006', 'mariage-decoration-theme', 21504),
  ('00000000-0000-4000-8000-210000000215', '00000000-0000-4000-8000-0000000000e1', 'Repérer des hébergements pour les invités', 'Un tarif de groupe se négocie tôt.', 'invites', 330, 1, null, 'mariage-hebergement', 22528),
  ('00000000-0000-4000-8000-210000000216', '00000000-0000-4000-8000-0000000000e1', 'Se renseigner sur une assurance annulation', '', 'budget', 325, 11, '00000000-0000-4000-8000-000000000005', 'mariage-assurance', 23552),
  ('00000000-0000-4000-8000-210000000217', '00000000-0000-4000-8000-0000000000e1', 'Préparer le site de l’événement', '', 'invites', 320, -7, '00000000-0000-4000-8000-000000000001', 'mariage-site', 24576),
  ('00000000-0000-4000-8000-210000000218', '00000000-0000-4000-8000-0000000000e1', 'Noter les échéances du lieu et du traiteur', '', 'budget', 315, 6, '00000000-0000-4000-8000-000000000006', 'mariage-lieu-solde', 25600),
  ('00000000-0000-4000-8000-210000000219', '00000000-0000-4000-8000-0000000000e1', 'Commander la première tenue', 'Comptez quatre à six mois de fabrication et de retouches.', 'tenues', 300, 9, '00000000-0000-4000-8000-000000000006', 'mariage-tenue-1-commande', 26624),
  ('00000000-0000-4000-8000-21000000021a', '00000000-0000-4000-8000-0000000000e1', 'Réserver fleuriste et décoration', '', 'decoration', 290, 11, '00000000-0000-4000-8000-000000000001', 'mariage-decoration', 27648),
  ('00000000-0000-4000-8000-21000000021b', '00000000-0000-4000-8000-0000000000e1', 'Réfléchir aux animations : photobooth, jeux, feu d’artifice', '', 'musique', 280, 12, null, 'mariage-animation', 28672),
  ('00000000-0000-4000-8000-21000000021c', '00000000-0000-4000-8000-0000000000e1', 'Dessiner un premier menu avec le traiteur', '', 'traiteur', 270, 9, '00000000-0000-4000-8000-000000000005', 'mariage-wedding-menu', 29696),
  ('00000000-0000-4000-8000-21000000021d', '00000000-0000-4000-8000-0000000000e1', 'Envoyer l’annonce de la date', 'Six à huit mois avant, surtout si l’on vient de loin.', 'papeterie', 240, 16, null, 'mariage-save-the-date', 30720),
  ('00000000-0000-4000-8000-21000000021e', '00000000-0000-4000-8000-0000000000e1', 'Chercher la seconde tenue', '', 'tenues', 235, 8, '00000000-0000-4000-8000-000000000001', 'mariage-tenue-2', 31744),
  ('00000000-0000-4000-8000-21000000021f', '00000000-0000-4000-8000-0000000000e1', 'Ouvrir la liste de cadeaux ou la cagnotte', '', 'invites', 230, 7, null, 'mariage-liste-cadeaux', 32768),
  ('00000000-0000-4000-8000-210000000220', '00000000-0000-4000-8000-0000000000e1', 'Choisir le voyage de noces', '', 'organisation', 225, -14, '00000000-0000-4000-8000-000000000001', 'mariage-voyage', 33792),
  ('00000000-0000-4000-8000-210000000221', '00000000-0000-4000-8000-0000000000e1', 'Vérifier passeports et cartes d’identité', 'Les délais des mairies sont longs au printemps.', 'formalites', 220, -33, '00000000-0000-4000-8000-000000000001', 'mariage-passeports', 34816),
  ('00000000-0000-4000-8000-210000000222', '00000000-0000-4000-8000-0000000000e1', 'Prévoir voitures et navettes', '', 'transport', 215, 10, null, 'mariage-transports', 35840),
  ('00000000-0000-4000-8000-210000000223', '00000000-0000-4000-8000-0000000000e1', 'Suivre la préparation de la cérémonie religieuse', '', 'ceremonie', 210, 8, '00000000-0000-4000-8000-000000000001', 'mariage-preparation', 36864),
  ('00000000-0000-4000-8000-210000000224', '00000000-0000-4000-8000-0000000000e1', 'Goûter les plats avec le traiteur', '', 'traiteur', 205, 5, null, 'mariage-degustation', 37888),
  ('00000000-0000-4000-8000-210000000225', '00000000-0000-4000-8000-0000000000e1', 'Choisir les alliances', '', 'tenues', 200, 14, '00000000-0000-4000-8000-000000000005', 'mariage-alliances', 38912),
  ('00000000-0000-4000-8000-210000000226', '00000000-0000-4000-8000-0000000000e1', 'Décider de la place des enfants', '', 'invites', 195, 10, '00000000-0000-4000-8000-000000000001', 'mariage-enfants', 39936),
  ('00000000-0000-4000-8000-210000000227', '00000000-0000-4000-8000-0000000000e1', 'Arrêter la liste d’invités, moment par moment', 'Vin d’honneur, dîner, lendemain : qui est invité à quoi.', 'invites', 190, 9, '00000000-0000-4000-8000-000000000005', 'mariage-seconde-liste', 40960),
  ('00000000-0000-4000-8000-210000000228', '00000000-0000-4000-8000-0000000000e1', 'Écrire le texte des faire-part', '', 'papeterie', 180, 4, '00000000-0000-4000-8000-000000000001', 'mariage-textes', 41984),
  ('00000000-0000-4000-8000-210000000229', '00000000-0000-4000-8000-0000000000e1', 'Voir un notaire si vous souhaitez un contrat', 'Il se signe avant le mariage ; comptez environ 350 à 500 €, à vérifier.', 'formalites', 178, 9, '00000000-0000-4000-8000-000000000005', 'mariage-notaire', 43008),
  ('00000000-0000-4000-8000-21000000022a', '00000000-0000-4000-8000-0000000000e1', 'Réserver coiffure et maquillage', '', 'tenues', 175, 3, '00000000-0000-4000-8000-000000000005', 'mariage-coiffure', 44032),
  ('00000000-0000-4000-8000-21000000022b', '00000000-0000-4000-8000-0000000000e1', 'Choisir le gâteau ou la pièce montée', '', 'traiteur', 170, 6, null, 'mariage-gateau', 45056),
  ('00000000-0000-4000-8000-21000000022c', '00000000-0000-4000-8000-0000000000e1', 'Réserver une garde pour les enfants', '', 'invites', 165, 9, '00000000-0000-4000-8000-000000000005', 'mariage-garde', 46080),
  ('00000000-0000-4000-8000-21000000022d', '00000000-0000-4000-8000-0000000000e1', 'Louer tables, chaises, tentes et vaisselle manquantes', '', 'decoration', 160, 14, '00000000-0000-4000-8000-000000000001', 'mariage-location', 47104),
  ('00000000-0000-4000-8000-21000000022e', '00000000-0000-4000-8000-0000000000e1', 'Organiser le repas du lendemain', '', 'traiteur', 155, 4, '00000000-0000-4000-8000-000000000006', 'mariage-brunch', 48128),
  ('00000000-0000-4000-8000-21000000022f', '00000000-0000-4000-8000-0000000000e1', 'Rassembler adresses et e-mails des invités', '', 'invites', 150, 7, '00000000-0000-4000-8000-000000000005', 'mariage-adresses', 49152),
  ('00000000-0000-4000-8000-210000000230', '00000000-0000-4000-8000-0000000000e1', 'Relire l’épreuve et faire imprimer les faire-part', '', 'papeterie', 145, 2, '00000000-0000-4000-8000-000000000001', 'mariage-impression', 50176),
  ('00000000-0000-4000-8000-210000000231', '00000000-0000-4000-8000-0000000000e1', 'Demander les actes de naissance', 'Moins de trois mois le jour du dépôt ; six s’ils viennent de l’étranger.', 'formalites', 130, 5, '00000000-0000-4000-8000-000000000005', 'mariage-papier-naissance', 51200),
  ('00000000-0000-4000-8000-210000000232', '00000000-0000-4000-8000-0000000000e1', 'Envoyer les invitations', '', 'papeterie', 120, 13, '00000000-0000-4000-8000-000000000005', 'mariage-invitations', 52224),
  ('00000000-0000-4000-8000-210000000233', '00000000-0000-4000-8000-0000000000e1', 'Confirmer les chambres retenues', '', 'invites', 118, 5, '00000000-0000-4000-8000-000000000005', 'mariage-chambres', 53248),
  ('00000000-0000-4000-8000-210000000234', '00000000-0000-4000-8000-0000000000e1', 'Commander les alliances et leur gravure', '', 'tenues', 115, 3, '00000000-0000-4000-8000-000000000005', 'mariage-alliances-commande', 54272),
  ('00000000-0000-4000-8000-210000000235', '00000000-0000-4000-8000-0000000000e1', 'Commander la seconde tenue', '', 'tenues', 112, 9, null, 'mariage-tenue-2-commande', 55296),
  ('00000000-0000-4000-8000-210000000236', '00000000-0000-4000-8000-0000000000e1', 'Accorder les tenues du cortège et des enfants', '', 'tenues', 110, 6, '00000000-0000-4000-8000-000000000005', 'mariage-tenues-cortege', 56320),
  ('00000000-0000-4000-8000-210000000237', '00000000-0000-4000-8000-0000000000e1', 'Laisser une date aux témoins pour fêter la fin du célibat', '', 'organisation', 105, 16, '00000000-0000-4000-8000-000000000005', 'mariage-evjf', 57344),
  ('00000000-0000-4000-8000-210000000238', '00000000-0000-4000-8000-0000000000e1', 'Composer le livret de cérémonie : textes et musiques', '', 'ceremonie', 100, 11, null, 'mariage-livret', 58368),
  ('00000000-0000-4000-8000-210000000239', '00000000-0000-4000-8000-0000000000e1', 'Déposer le dossier à la mairie', 'Un à trois mois avant selon la commune : identités, actes de naissance, justificatifs de domicile, liste des témoins, attestation du notaire s’il y a un contrat.', 'formalites', 95, 7, null, 'mariage-mairie-dossier', 59392),
  ('00000000-0000-4000-8000-21000000023a', '00000000-0000-4000-8000-0000000000e1', 'Arrêter menu et boissons', '', 'traiteur', 92, 11, null, 'mariage-menu', 60416),
  ('00000000-0000-4000-8000-21000000023b', '00000000-0000-4000-8000-0000000000e1', 'Donner vos musiques au DJ ou à l’orchestre', '', 'musique', 90, 2, null, 'mariage-playlist', 61440),
  ('00000000-0000-4000-8000-21000000023c', '00000000-0000-4000-8000-0000000000e1', 'Préparer dragées et cadeaux des invités', '', 'decoration', 85, 1, '00000000-0000-4000-8000-000000000005', 'mariage-dragees', 62464),
  ('00000000-0000-4000-8000-21000000023d', '00000000-0000-4000-8000-0000000000e1', 'Dessiner menus, panneaux et plan du lieu', '', 'papeterie', 80, -12, '00000000-0000-4000-8000-000000000001', 'mariage-signaletique', 63488),
  ('00000000-0000-4000-8000-21000000023e', '00000000-0000-4000-8000-0000000000e1', 'Faire les essais de coiffure et de maquillage', '', 'tenues', 65, 15, '00000000-0000-4000-8000-000000000005', 'mariage-essai-coiffure', 64512),
  ('00000000-0000-4000-8000-21000000023f', '00000000-0000-4000-8000-0000000000e1', 'Se rendre à l’audition si la mairie la demande', '', 'formalites', 63, 15, '00000000-0000-4000-8000-000000000005', 'mariage-audition', 65536),
  ('00000000-0000-4000-8000-210000000240', '00000000-0000-4000-8000-0000000000e1', 'Relancer ceux qui n’ont pas répondu', '', 'invites', 60, 11, '00000000-0000-4000-8000-000000000006', 'mariage-relance-1', 66560),
  ('00000000-0000-4000-8000-210000000241', '00000000-0000-4000-8000-0000000000e1', 'Confirmer navettes et horaires', '', 'transport', 58, 14, null, 'mariage-navettes', 67584),
  ('00000000-0000-4000-8000-210000000242', '00000000-0000-4000-8000-0000000000e1', 'Prévenir ceux qui prendront la parole', '', 'organisation', 56, 13, null, 'mariage-discours', 68608),
  ('00000000-0000-4000-8000-210000000243', '00000000-0000-4000-8000-0000000000e1', 'Compter les repas des prestataires', '', 'traiteur', 54, 15, '00000000-0000-4000-8000-000000000001', 'mariage-repas-prestataires', 69632),
  ('00000000-0000-4000-8000-210000000244', '00000000-0000-4000-8000-0000000000e1', 'Faire les premières retouches', '', 'tenues', 50, 2, '00000000-0000-4000-8000-000000000005', 'mariage-retouches', 70656),
  ('00000000-0000-4000-8000-210000000245', '00000000-0000-4000-8000-0000000000e1', 'Choisir la musique de l’ouverture de bal', '', 'musique', 48, 1, '00000000-0000-4000-8000-000000000005', 'mariage-danse', 71680),
  ('00000000-0000-4000-8000-210000000246', '00000000-0000-4000-8000-0000000000e1', 'Écrire le déroulé de la journée, minute par minute', '', 'jour_j', 45, 8, null, 'mariage-deroule', 72704),
  ('00000000-0000-4000-8000-210000000247', '00000000-0000-4000-8000-0000000000e1', 'Porter un peu les chaussures neuves', '', 'tenues', 42, 9, '00000000-0000-4000-8000-000000000001', 'mariage-chaussures', 73728),
  ('00000000-0000-4000-8000-210000000248', '00000000-0000-4000-8000-0000000000e1', 'Vérifier la publication des bans', 'Ils restent affichés dix jours ; le mariage peut avoir lieu dès le onzième, à vérifier avec la mairie.', 'formalites', 40, 6, null, 'mariage-bans', 74752),
  ('00000000-0000-4000-8000-210000000249', '00000000-0000-4000-8000-0000000000e1', 'Écrire vos vœux', '', 'ceremonie', 38, 10, null, 'mariage-voeux', 75776),
  ('00000000-0000-4000-8000-21000000024a', '00000000-0000-4000-8000-0000000000e1', 'Vérifier la déclaration à la SACEM', 'Selon le lieu, elle peut déjà être comprise.', 'formalites', 35, 3, '00000000-0000-4000-8000-000000000001', 'mariage-sacem', 76800),
  ('00000000-0000-4000-8000-21000000024b', '00000000-0000-4000-8000-0000000000e1', 'Préparer le repli en cas de pluie', '', 'lieu', 32, 8, null, 'mariage-meteo', 77824),
  ('00000000-0000-4000-8000-21000000024c', '00000000-0000-4000-8000-0000000000e1', 'Clore les réponses', '', 'invites', 28, 10, '00000000-0000-4000-8000-000000000005', 'mariage-cloture', 78848),
  ('00000000-0000-4000-8000-21000000024d', '00000000-0000-4000-8000-0000000000e1', 'Appeler les derniers silencieux', '', 'invites', 27, 11, '00000000-0000-4000-8000-000000000006', 'mariage-relance-2', 79872),
  ('00000000-0000-4000-8000-21000000024e', '00000000-0000-4000-8000-0000000000e1', 'Placer les invités à table', '', 'invites', 24, 12, null, 'mariage-plan-table', 80896),
  ('00000000-0000-4000-8000-21000000024f', '00000000-0000-4000-8000-0000000000e1', 'Passer au dernier essayage', '', 'tenues', 22, 6, '00000000-0000-4000-8000-000000000005', 'mariage-dernier-essayage', 81920),
  ('00000000-0000-4000-8000-210000000250', '00000000-0000-4000-8000-0000000000e1', 'Envoyer le déroulé aux prestataires', '', 'jour_j', 21, 5, null, 'mariage-deroule-envoi', 82944),
  ('00000000-0000-4000-8000-210000000251', '00000000-0000-4000-8000-0000000000e1', 'Préparer les soldes à régler', '', 'budget', 20, 3, '00000000-0000-4000-8000-000000000005', 'mariage-paiements', 83968),
  ('00000000-0000-4000-8000-210000000252', '00000000-0000-4000-8000-0000000000e1', 'Réunir une trousse de secours : épingles, fil, pansements, chargeurs', '', 'jour_j', 18, -15, null, 'mariage-urgence', 84992),
  ('00000000-0000-4000-8000-210000000253', '00000000-0000-4000-8000-0000000000e1', 'Décider qui conduit qui', '', 'transport', 16, 10, '00000000-0000-4000-8000-000000000005', 'mariage-voiture', 86016),
  ('00000000-0000-4000-8000-210000000254', '00000000-0000-4000-8000-0000000000e1', 'Imprimer marque-places et plan de table', '', 'papeterie', 14, -17, '00000000-0000-4000-8000-000000000001', 'mariage-marque-places', 87040),
  ('00000000-0000-4000-8000-210000000255', '00000000-0000-4000-8000-0000000000e1', 'Donner la liste des photos de groupe', '', 'photo', 13, 6, '00000000-0000-4000-8000-000000000005', 'mariage-photos-liste', 88064),
  ('00000000-0000-4000-8000-210000000256', '00000000-0000-4000-8000-0000000000e1', 'Transmettre régimes et allergies au traiteur', '', 'traiteur', 12, -19, null, 'mariage-regimes', 89088),
  ('00000000-0000-4000-8000-210000000257', '00000000-0000-4000-8000-0000000000e1', 'Donner le nombre définitif au traiteur', '', 'traiteur', 10, 1, '00000000-0000-4000-8000-000000000001', 'mariage-compte-final', 90112),
  ('00000000-0000-4000-8000-210000000258', '00000000-0000-4000-8000-0000000000e1', 'Régler les soldes', '', 'budget', 9, 4, null, 'mariage-soldes', 91136),
  ('00000000-0000-4000-8000-210000000259', '00000000-0000-4000-8000-0000000000e1', 'Préparer enveloppes et pourboires', 'Un paiement en espèces ne dépasse pas 1 000 €.', 'budget', 7, -37, '00000000-0000-4000-8000-000000000005', 'mariage-enveloppes', 92160),
  ('00000000-0000-4000-8000-21000000025a', '00000000-0000-4000-8000-0000000000e1', 'Confier les téléphones des prestataires à une personne de confiance', '', 'jour_j', 6, 8, '00000000-0000-4000-8000-000000000005', 'mariage-contacts', 93184),
  ('00000000-0000-4000-8000-21000000025b', '00000000-0000-4000-8000-0000000000e1', 'Aller chercher les tenues', '', 'tenues', 5, 10, '00000000-0000-4000-8000-000000000005', 'mariage-tenues-retrait', 94208),
  ('00000000-0000-4000-8000-21000000025c', '00000000-0000-4000-8000-0000000000e1', 'Préparer les sacs de la nuit et du lendemain', '', 'jour_j', 4, 4, '00000000-0000-4000-8000-000000000005', 'mariage-valises', 95232),
  ('00000000-0000-4000-8000-21000000025d', '00000000-0000-4000-8000-0000000000e1', 'Répéter la cérémonie', '', 'ceremonie', 2, 2, '00000000-0000-4000-8000-000000000001', 'mariage-repetition', 96256),
  ('00000000-0000-4000-8000-21000000025e', '00000000-0000-4000-8000-0000000000e1', 'Installer la salle', '', 'decoration', 1, 8, null, 'mariage-installation', 97280),
  ('00000000-0000-4000-8000-21000000025f', '00000000-0000-4000-8000-0000000000e1', 'Confier alliances et pièces d’identité à un témoin', '', 'jour_j', 1, 9, null, 'mariage-alliances-jour', 98304),
  ('00000000-0000-4000-8000-210000000260', '00000000-0000-4000-8000-0000000000e1', 'Se coucher tôt', '', 'jour_j', 1, -21, '00000000-0000-4000-8000-000000000001', 'mariage-repos', 99328),
  ('00000000-0000-4000-8000-210000000261', '00000000-0000-4000-8000-0000000000e1', 'Vivre la journée', '', 'jour_j', 0, 14, null, 'mariage-jour', 100352),
  ('00000000-0000-4000-8000-210000000262', '00000000-0000-4000-8000-0000000000e1', 'Ranger le lieu et remettre les clés', '', 'apres', -1, 14, null, 'mariage-rangement', 101376),
  ('00000000-0000-4000-8000-210000000263', '00000000-0000-4000-8000-0000000000e1', 'Rendre ce qui a été loué', '', 'apres', -3, 2, null, 'mariage-retours', 102400),
  ('00000000-0000-4000-8000-210000000264', '00000000-0000-4000-8000-0000000000e1', 'Récupérer les cautions', '', 'apres', -10, 13, '00000000-0000-4000-8000-000000000006', 'mariage-cautions', 103424),
  ('00000000-0000-4000-8000-210000000265', '00000000-0000-4000-8000-0000000000e1', 'Écrire un avis sur vos prestataires', '', 'apres', -14, 6, '00000000-0000-4000-8000-000000000005', 'mariage-avis', 104448),
  ('00000000-0000-4000-8000-210000000266', '00000000-0000-4000-8000-0000000000e1', 'Envoyer les remerciements', '', 'apres', -30, 8, null, 'mariage-remerciements', 105472),
  ('00000000-0000-4000-8000-210000000267', '00000000-0000-4000-8000-0000000000e1', 'Faire changer le nom d’usage sur vos papiers, si vous en changez', '', 'apres', -35, 8, null, 'mariage-nom', 106496),
  ('00000000-0000-4000-8000-210000000268', '00000000-0000-4000-8000-0000000000e1', 'Prévenir banque, employeur, mutuelle et assurances', '', 'apres', -45, 16, '00000000-0000-4000-8000-000000000001', 'mariage-banque', 107520),
  ('00000000-0000-4000-8000-210000000269', '00000000-0000-4000-8000-0000000000e1', 'Déclarer le mariage aux impôts', 'Dans les soixante jours, à vérifier.', 'apres', -55, -24, '00000000-0000-4000-8000-000000000005', 'mariage-impots', 108544),
  ('00000000-0000-4000-8000-21000000026a', '00000000-0000-4000-8000-0000000000e1', 'Choisir les photos de l’album', '', 'apres', -75, 12, null, 'mariage-album', 109568),
  ('00000000-0000-4000-8000-210000000400', '00000000-0000-4000-8000-0000000000e2', 'Décider du genre de fête, surprise ou non', '', 'organisation', 150, 3, '00000000-0000-4000-8000-000000000001', 'anniversaire-idee', 1024),
  ('00000000-0000-4000-8000-210000000401', '00000000-0000-4000-8000-0000000000e2', 'Choisir la date', '', 'organisation', 140, 16, null, 'anniversaire-date', 2048),
  ('00000000-0000-4000-8000-210000000402', '00000000-0000-4000-8000-0000000000e2', 'Comparer quelques lieux', '', 'lieu', 125, -8, '00000000-0000-4000-8000-000000000001', 'anniversaire-lieux', 3072),
  ('00000000-0000-4000-8000-210000000403', '00000000-0000-4000-8000-0000000000e2', 'Faire retenir la date aux proches', '', 'invites', 110, 11, null, 'anniversaire-annonce', 4096),
  ('00000000-0000-4000-8000-210000000404', '00000000-0000-4000-8000-0000000000e2', 'Réserver DJ ou musiciens', '', 'musique', 95, 16, '00000000-0000-4000-8000-000000000001', 'anniversaire-musique', 5120),
  ('00000000-0000-4000-8000-210000000405', '00000000-0000-4000-8000-0000000000e2', 'Retenir le traiteur, ou répartir ce que chacun apporte', '', 'traiteur', 85, 8, null, 'anniversaire-traiteur', 6144),
  ('00000000-0000-4000-8000-210000000406', '00000000-0000-4000-8000-0000000000e2', 'Imaginer les animations', '', 'programme', 75, 1, '00000000-0000-4000-8000-000000000001', 'anniversaire-animations', 7168),
  ('00000000-0000-4000-8000-210000000407', '00000000-0000-4000-8000-0000000000e2', 'Lancer le cadeau commun', '', 'organisation', 65, 10, '00000000-0000-4000-8000-000000000001', 'anniversaire-cadeau', 8192),
  ('00000000-0000-4000-8000-210000000408', '00000000-0000-4000-8000-0000000000e2', 'Rassembler photos et souvenirs', '', 'programme', 50, -21, null, 'anniversaire-souvenirs', 9216),
  ('00000000-0000-4000-8000-210000000409', '00000000-0000-4000-8000-0000000000e2', 'Louer ce qui manque : tables, vaisselle, sono', '', 'decoration', 40, 6, '00000000-0000-4000-8000-000000000001', 'anniversaire-materiel', 10240),
  ('00000000-0000-4000-8000-21000000040a', '00000000-0000-4000-8000-0000000000e2', 'Prévenir les voisins, vérifier les horaires du lieu', '', 'organisation', 25, 12, '00000000-0000-4000-8000-000000000001', 'anniversaire-voisins', 11264),
  ('00000000-0000-4000-8000-21000000040b', '00000000-0000-4000-8000-0000000000e2', 'Demander quelques mots aux proches', '', 'programme', 20, -16, '00000000-0000-4000-8000-000000000001', 'anniversaire-discours', 12288),
  ('00000000-0000-4000-8000-21000000040c', '00000000-0000-4000-8000-0000000000e2', 'Donner les musiques', '', 'musique', 15, 10, null, 'anniversaire-playlist', 13312),
  ('00000000-0000-4000-8000-21000000040d', '00000000-0000-4000-8000-0000000000e2', 'Donner le nombre définitif et les régimes au traiteur', '', 'traiteur', 10, 3, '00000000-0000-4000-8000-000000000001', 'anniversaire-compte', 14336),
  ('00000000-0000-4000-8000-21000000040e', '00000000-0000-4000-8000-0000000000e2', 'Régler les soldes', '', 'budget', 7, 15, '00000000-0000-4000-8000-000000000001', 'anniversaire-soldes', 15360),
  ('00000000-0000-4000-8000-21000000040f', '00000000-0000-4000-8000-0000000000e2', 'Installer la décoration', '', 'decoration', 1, 14, '00000000-0000-4000-8000-000000000001', 'anniversaire-decor', 16384),
  ('00000000-0000-4000-8000-210000000410', '00000000-0000-4000-8000-0000000000e2', 'Fêter', '', 'jour_j', 0, 5, null, 'anniversaire-jour', 17408),
  ('00000000-0000-4000-8000-210000000411', '00000000-0000-4000-8000-0000000000e2', 'Remercier et partager les photos', '', 'apres', -7, 14, '00000000-0000-4000-8000-000000000001', 'anniversaire-merci', 18432),
  ('00000000-0000-4000-8000-210000000600', '00000000-0000-4000-8000-0000000000e3', 'Écrire l’objectif du séminaire', '', 'organisation', 180, 16, '00000000-0000-4000-8000-000000000001', 'seminaire-objectif', 1024),
  ('00000000-0000-4000-8000-210000000601', '00000000-0000-4000-8000-0000000000e3', 'Obtenir une enveloppe et savoir qui signe', '', 'budget', 175, 16, '00000000-0000-4000-8000-000000000001', 'seminaire-budget', 2048),
  ('00000000-0000-4000-8000-210000000602', '00000000-0000-4000-8000-0000000000e3', 'Estimer le nombre de participants', '', 'invites', 165, 4, '00000000-0000-4000-8000-000000000004', 'seminaire-participants', 3072),
  ('00000000-0000-4000-8000-210000000603', '00000000-0000-4000-8000-0000000000e3', 'Comparer trois lieux', 'Accès en train, salles de sous-groupes, accessibilité, réseau.', 'lieu', 150, 2, '00000000-0000-4000-8000-000000000004', 'seminaire-lieux', 4096),
  ('00000000-0000-4000-8000-210000000604', '00000000-0000-4000-8000-0000000000e3', 'Signer le contrat du lieu', 'Notez les dates auxquelles le nombre de chambres peut encore baisser.', 'lieu', 130, 4, '00000000-0000-4000-8000-000000000004', 'seminaire-lieu', 5120),
  ('00000000-0000-4000-8000-210000000605', '00000000-0000-4000-8000-0000000000e3', 'Choisir les intervenants', '', 'programme', 120, 2, '00000000-0000-4000-8000-000000000004', 'seminaire-intervenants', 6144),
  ('00000000-0000-4000-8000-210000000606', '00000000-0000-4000-8000-0000000000e3', 'Réserver l’animation ou l’activité d’équipe', '', 'programme', 100, -12, '00000000-0000-4000-8000-000000000001', 'seminaire-animation', 7168),
  ('00000000-0000-4000-8000-210000000607', '00000000-0000-4000-8000-0000000000e3', 'Choisir repas et pauses', '', 'traiteur', 90, -10, '00000000-0000-4000-8000-000000000001', 'seminaire-traiteur', 8192),
  ('00000000-0000-4000-8000-210000000608', '00000000-0000-4000-8000-0000000000e3', 'Lister le matériel : son, projection, captation', '', 'programme', 80, 9, '00000000-0000-4000-8000-000000000004', 'seminaire-technique', 9216),
  ('00000000-0000-4000-8000-210000000609', '00000000-0000-4000-8000-0000000000e3', 'Prévoir photos ou vidéo', '', 'photo', 70, 7, null, 'seminaire-photo', 10240),
  ('00000000-0000-4000-8000-21000000060a', '00000000-0000-4000-8000-0000000000e3', 'Ouvrir les inscriptions', 'Demandez régimes, besoins d’accessibilité et gare de départ.', 'invites', 60, 7, '00000000-0000-4000-8000-000000000004', 'seminaire-inscriptions', 11264),
  ('00000000-0000-4000-8000-21000000060b', '00000000-0000-4000-8000-0000000000e3', 'Choisir un cadeau utile, ou aucun', '', 'decoration', 45, 13, '00000000-0000-4000-8000-000000000004', 'seminaire-goodies', 12288),
  ('00000000-0000-4000-8000-21000000060c', '00000000-0000-4000-8000-0000000000e3', 'Relancer ceux qui ne sont pas inscrits', '', 'invites', 35, 12, '00000000-0000-4000-8000-000000000004', 'seminaire-relance', 13312),
  ('00000000-0000-4000-8000-21000000060d', '00000000-0000-4000-8000-0000000000e3', 'Arrêter le programme', '', 'programme', 28, 14, '00000000-0000-4000-8000-000000000001', 'seminaire-programme', 14336),
  ('00000000-0000-4000-8000-21000000060e', '00000000-0000-4000-8000-0000000000e3', 'Clore les inscriptions', '', 'invites', 21, 10, null, 'seminaire-cloture', 15360),
  ('00000000-0000-4000-8000-21000000060f', '00000000-0000-4000-8000-0000000000e3', 'Imprimer les badges', '', 'papeterie', 14, 4, '00000000-0000-4000-8000-000000000004', 'seminaire-badges', 16384),
  ('00000000-0000-4000-8000-210000000610', '00000000-0000-4000-8000-0000000000e3', 'Donner le nombre définitif et les régimes', '', 'traiteur', 10, -26, '00000000-0000-4000-8000-000000000001', 'seminaire-compte', 17408),
  ('00000000-0000-4000-8000-210000000611', '00000000-0000-4000-8000-0000000000e3', 'Écrire le conducteur de la journée', '', 'jour_j', 8, 13, '00000000-0000-4000-8000-000000000004', 'seminaire-conducteur', 18432),
  ('00000000-0000-4000-8000-210000000612', '00000000-0000-4000-8000-0000000000e3', 'Rassembler toutes les présentations', '', 'programme', 4, 14, null, 'seminaire-presentations', 19456),
  ('00000000-0000-4000-8000-210000000613', '00000000-0000-4000-8000-0000000000e3', 'Accueillir les participants', '', 'jour_j', 0, 7, null, 'seminaire-jour', 20480),
  ('00000000-0000-4000-8000-210000000614', '00000000-0000-4000-8000-0000000000e3', 'Partager compte rendu et photos', '', 'apres', -7, 13, '00000000-0000-4000-8000-000000000004', 'seminaire-compte-rendu', 21504),
  ('00000000-0000-4000-8000-210000000615', '00000000-0000-4000-8000-0000000000e3', 'Faire le bilan avec la direction', '', 'apres', -30, 5, null, 'seminaire-bilan', 22528)
) as t (id, event_id, title, notes, category, days, ahead, assignee, template, position)
join public.events e on e.id = t.event_id::uuid,
lateral (select e.starts_on - t.days as due_on, e.starts_on - t.days - t.ahead as done_on) d
on conflict do nothing;

insert into public.timeline_items (id, event_id, moment_id, day, starts_minute, duration_minutes, title, place, in_charge, assignee_id, event_partner_id, notes, is_shared, position) values
  ('00000000-0000-4000-8000-2a0000000001', '00000000-0000-4000-8000-0000000000e1', null, -1, 900, 30, 'Remise des clés et état des lieux', 'Domaine des Tilleuls', 'Noé', null, '00000000-0000-4000-8000-200000000001', '', true, 1024),
  ('00000000-0000-4000-8000-2a0000000002', '00000000-0000-4000-8000-0000000000e1', null, -1, 930, 150, 'Installation des tables et des guirlandes', 'Domaine des Tilleuls', 'Les témoins', '00000000-0000-4000-8000-000000000006', null, '', true, 2048),
  ('00000000-0000-4000-8000-2a0000000003', '00000000-0000-4000-8000-0000000000e1', null, -1, 1110, 40, 'Répétition de la cérémonie', 'Sous les tilleuls', '', null, '00000000-0000-4000-8000-200000000004', '', true, 3072),
  ('00000000-0000-4000-8000-2a0000000004', '00000000-0000-4000-8000-0000000000e1', null, 0, 540, 150, 'Coiffure et maquillage', 'Chambre bleue', '', '00000000-0000-4000-8000-000000000006', null, '', true, 4096),
  ('00000000-0000-4000-8000-2a0000000005', '00000000-0000-4000-8000-0000000000e1', null, 0, 600, 60, 'Arrivée de La Table d’Ambroise', 'Cuisine', 'Noé', null, '00000000-0000-4000-8000-200000000002', '', true, 5120),
  ('00000000-0000-4000-8000-2a0000000006', '00000000-0000-4000-8000-0000000000e1', null, 0, 750, 15, 'Arrivée d’Atelier Lumière d’Août', 'Domaine des Tilleuls', '', null, '00000000-0000-4000-8000-200000000003', '', true, 6144),
  ('00000000-0000-4000-8000-2a0000000007', '00000000-0000-4000-8000-0000000000e1', null, 0, 765, 60, 'Portraits avant la mairie', 'Remparts de Beaune', '', null, '00000000-0000-4000-8000-200000000003', 'Emporter les alliances.', true, 7168),
  ('00000000-0000-4000-8000-2a0000000008', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0000000000a1', 0, 870, 25, 'Cérémonie civile', 'Hôtel de ville de Beaune', '', null, null, '', true, 8192),
  ('00000000-0000-4000-8000-2a0000000009', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0000000000a5', 0, 960, 45, 'Cérémonie laïque', 'Sous les tilleuls', '', null, '00000000-0000-4000-8000-200000000004', '', true, 9216),
  ('00000000-0000-4000-8000-2a000000000a', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0000000000a2', 0, 1020, 120, 'Vin d’honneur', 'Terrasse', '', null, null, '', true, 10240),
  ('00000000-0000-4000-8000-2a000000000b', '00000000-0000-4000-8000-0000000000e1', null, 0, 1050, 20, 'Photo de groupe', 'Perron', 'Noé rassemble', '00000000-0000-4000-8000-000000000005', '00000000-0000-4000-8000-200000000003', '', true, 11264),
  ('00000000-0000-4000-8000-2a000000000c', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0000000000a3', 0, 1170, 240, 'Dîner', 'Grande salle', '', null, '00000000-0000-4000-8000-200000000002', '', true, 12288),
  ('00000000-0000-4000-8000-2a000000000d', '00000000-0000-4000-8000-0000000000e1', null, 0, 1245, 15, 'Discours des témoins', 'Grande salle', '', '00000000-0000-4000-8000-000000000006', null, '', true, 13312),
  ('00000000-0000-4000-8000-2a000000000e', '00000000-0000-4000-8000-0000000000e1', null, 0, 1290, 10, 'Film surprise', 'Grande salle', '', '00000000-0000-4000-8000-000000000006', null, '', false, 14336),
  ('00000000-0000-4000-8000-2a000000000f', '00000000-0000-4000-8000-0000000000e1', null, 0, 1410, 15, 'Ouverture du bal', 'Orangerie', '', null, null, '', true, 15360),
  ('00000000-0000-4000-8000-2a0000000010', '00000000-0000-4000-8000-0000000000e1', null, 0, 1500, 30, 'Premier retour en navette', 'Cour', '', null, null, '', true, 16384),
  ('00000000-0000-4000-8000-2a0000000011', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0000000000a4', 1, 660, 180, 'Brunch du lendemain', 'Jardin', '', null, null, '', true, 17408),
  ('00000000-0000-4000-8000-2a0000000012', '00000000-0000-4000-8000-0000000000e1', null, 1, 900, 120, 'Rangement et remise des clés', 'Domaine des Tilleuls', '', null, '00000000-0000-4000-8000-200000000001', '', true, 18432),
  ('00000000-0000-4000-8000-2a0000000100', '00000000-0000-4000-8000-0000000000e2', null, 0, null, 15, 'Arrivée : Le Garde-Manger de Lise', '', '', null, '00000000-0000-4000-8000-20000000000d', '', true, 1024),
  ('00000000-0000-4000-8000-2a0000000101', '00000000-0000-4000-8000-0000000000e3', null, 0, null, 15, 'Arrivée : La Filature Haute', '', '', null, '00000000-0000-4000-8000-20000000000f', '', true, 1024),
  ('00000000-0000-4000-8000-2a0000000102', '00000000-0000-4000-8000-0000000000e5', null, 0, null, 15, 'Arrivée : Maison Aubépine', '', '', null, '00000000-0000-4000-8000-200000000015', '', true, 1024),
  ('00000000-0000-4000-8000-2a0000000103', '00000000-0000-4000-8000-0000000000e6', null, 0, null, 15, 'Arrivée : Maison Aubépine', '', '', null, '00000000-0000-4000-8000-200000000016', '', true, 1024),
  ('00000000-0000-4000-8000-2a0000000104', '00000000-0000-4000-8000-0000000000e8', null, 0, null, 15, 'Arrivée : Maison Aubépine', '', '', null, '00000000-0000-4000-8000-200000000017', '', true, 1024),
  ('00000000-0000-4000-8000-2a0000000105', '00000000-0000-4000-8000-0000000000e9', null, 0, null, 15, 'Arrivée : Maison Aubépine', '', '', null, '00000000-0000-4000-8000-200000000018', '', true, 1024),
  ('00000000-0000-4000-8000-2a0000000106', '00000000-0000-4000-8000-0000000000e7', null, 0, null, 15, 'Arrivée : Maison Aubépine', '', '', null, '00000000-0000-4000-8000-200000000019', '', true, 1024),
  ('00000000-0000-4000-8000-2a0000000107', '00000000-0000-4000-8000-0000000000ea', null, 0, null, 15, 'Arrivée : Maison Aubépine', '', '', null, '00000000-0000-4000-8000-20000000001a', '', true, 1024)
on conflict do nothing;

-- The activity recorded by triggers names nobody, and members joined earlier.
delete from public.event_activity where actor_id is null and actor_name = '';
update public.event_activity set created_at = now() - interval '60 days'
where kind = 'member_joined' and created_at > now() - interval '10 minutes';

insert into public.event_activity (id, event_id, actor_id, actor_name, kind, subject, needs_budget, created_at) values
  ('00000000-0000-4000-8000-2b0000000001', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-000000000005', 'Noé Haddad', 'task_done', 'Choisir la musique d’entrée', false, now() - interval '3 hours'),
  ('00000000-0000-4000-8000-2b0000000002', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-000000000001', 'Camille Moreau', 'quote_asked', 'Épingle & Poudre', true, now() - interval '26 hours'),
  ('00000000-0000-4000-8000-2b0000000003', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-000000000005', 'Noé Haddad', 'instalment_paid', 'Alliances', true, pg_temp.demo_instant(-215, '12:00')),
  ('00000000-0000-4000-8000-2b0000000004', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-000000000006', 'Inès Lefèvre', 'task_done', 'Rassembler les photos d’enfance', false, now() - interval '74 hours'),
  ('00000000-0000-4000-8000-2b0000000005', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-000000000001', 'Camille Moreau', 'quote_asked', 'Trio Mezza', true, now() - interval '98 hours'),
  ('00000000-0000-4000-8000-2b0000000006', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-000000000001', 'Camille Moreau', 'quote_received', 'Sillon 33', true, now() - interval '122 hours'),
  ('00000000-0000-4000-8000-2b0000000007', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-000000000001', 'Camille Moreau', 'quote_accepted', 'Atelier Lumière d’Août', true, now() - interval '215 hours'),
  ('00000000-0000-4000-8000-2b0000000008', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-000000000001', 'Camille Moreau', 'quote_declined', 'La Chambre aux Images', true, now() - interval '216 hours'),
  ('00000000-0000-4000-8000-2b0000000009', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-000000000001', 'Camille Moreau', 'quote_received', 'Pivoine & Fougère', true, now() - interval '263 hours')
on conflict do nothing;

insert into public.seating_plans (id, event_id, moment_id, name, room_width, room_length, elements) values
  ('00000000-0000-4000-8000-340000000001', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0000000000a3', 'Dîner', 1800, 1200, '[{"id":"floor","kind":"dance_floor","width":500,"height":500,"rotation":0,"x":1450,"y":600}]')
on conflict do nothing;

insert into public.seating_tables (id, event_id, plan_id, name, shape, seats, x, y, position) values
  ('00000000-0000-4000-8000-350000000001', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-340000000001', 'Les Roses', 'round', 10, 195, 195, 1024),
  ('00000000-0000-4000-8000-350000000002', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-340000000001', 'Les Tilleuls', 'round', 10, 595, 195, 2048),
  ('00000000-0000-4000-8000-350000000003', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-340000000001', 'Les Lilas', 'round', 10, 970, 195, 3072),
  ('00000000-0000-4000-8000-350000000004', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-340000000001', 'Le Verger', 'round', 10, 195, 595, 4096),
  ('00000000-0000-4000-8000-350000000005', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-340000000001', '5', 'round', 10, 595, 595, 5120),
  ('00000000-0000-4000-8000-350000000006', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-340000000001', '6', 'round', 10, 970, 595, 6144),
  ('00000000-0000-4000-8000-350000000007', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-340000000001', '7', 'round', 10, 195, 970, 7168),
  ('00000000-0000-4000-8000-350000000008', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-340000000001', '8', 'round', 10, 595, 970, 8192)
on conflict do nothing;

insert into public.seat_assignments (event_id, plan_id, moment_id, guest_id, table_id, chair)
select '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-340000000001', '00000000-0000-4000-8000-0000000000a3', s.guest::uuid, s.table_id::uuid, s.chair
from (values
  ('00000000-0000-4000-8000-0000000000c7', '00000000-0000-4000-8000-350000000001', 'chair'),
  ('00000000-0000-4000-8000-0000000000c8', '00000000-0000-4000-8000-350000000001', 'chair'),
  ('00000000-0000-4000-8000-1c000000000c', '00000000-0000-4000-8000-350000000001', 'chair'),
  ('00000000-0000-4000-8000-1c000000000d', '00000000-0000-4000-8000-350000000001', 'chair'),
  ('00000000-0000-4000-8000-1c000000000e', '00000000-0000-4000-8000-350000000001', 'chair'),
  ('00000000-0000-4000-8000-1c000000000f', '00000000-0000-4000-8000-350000000001', 'chair'),
  ('00000000-0000-4000-8000-1c0000000012', '00000000-0000-4000-8000-350000000001', 'chair'),
  ('00000000-0000-4000-8000-1c000000001c', '00000000-0000-4000-8000-350000000001', 'chair'),
  ('00000000-0000-4000-8000-1c000000001d', '00000000-0000-4000-8000-350000000001', 'chair'),
  ('00000000-0000-4000-8000-1c000000001e', '00000000-0000-4000-8000-350000000002', 'chair'),
  ('00000000-0000-4000-8000-1c000000001f', '00000000-0000-4000-8000-350000000002', 'chair'),
  ('00000000-0000-4000-8000-1c0000000027', '00000000-0000-4000-8000-350000000002', 'chair'),
  ('00000000-0000-4000-8000-1c0000000028', '00000000-0000-4000-8000-350000000002', 'chair'),
  ('00000000-0000-4000-8000-1c0000000029', '00000000-0000-4000-8000-350000000002', 'chair'),
  ('00000000-0000-4000-8000-1c000000002a', '00000000-0000-4000-8000-350000000002', 'chair'),
  ('00000000-0000-4000-8000-1c0000000033', '00000000-0000-4000-8000-350000000002', 'chair'),
  ('00000000-0000-4000-8000-1c0000000034', '00000000-0000-4000-8000-350000000002', 'chair'),
  ('00000000-0000-4000-8000-1c0000000035', '00000000-0000-4000-8000-350000000003', 'chair'),
  ('00000000-0000-4000-8000-1c0000000036', '00000000-0000-4000-8000-350000000003', 'chair'),
  ('00000000-0000-4000-8000-1c0000000037', '00000000-0000-4000-8000-350000000003', 'chair'),
  ('00000000-0000-4000-8000-1c0000000038', '00000000-0000-4000-8000-350000000002', 'chair'),
  ('00000000-0000-4000-8000-1c0000000039', '00000000-0000-4000-8000-350000000002', 'chair'),
  ('00000000-0000-4000-8000-1c000000003a', '00000000-0000-4000-8000-350000000003', 'chair'),
  ('00000000-0000-4000-8000-1c000000003b', '00000000-0000-4000-8000-350000000003', 'chair'),
  ('00000000-0000-4000-8000-1c000000003c', '00000000-0000-4000-8000-350000000003', 'chair'),
  ('00000000-0000-4000-8000-1c0000000057', '00000000-0000-4000-8000-350000000003', 'chair'),
  ('00000000-0000-4000-8000-1c0000000058', '00000000-0000-4000-8000-350000000003', 'chair'),
  ('00000000-0000-4000-8000-1c0000000059', '00000000-0000-4000-8000-350000000003', 'lap'),
  ('00000000-0000-4000-8000-1c000000005a', '00000000-0000-4000-8000-350000000003', 'chair'),
  ('00000000-0000-4000-8000-1c000000005b', '00000000-0000-4000-8000-350000000001', 'chair'),
  ('00000000-0000-4000-8000-1c000000005c', '00000000-0000-4000-8000-350000000004', 'chair'),
  ('00000000-0000-4000-8000-1c000000005d', '00000000-0000-4000-8000-350000000004', 'chair'),
  ('00000000-0000-4000-8000-1c000000006a', '00000000-0000-4000-8000-350000000004', 'chair'),
  ('00000000-0000-4000-8000-1c000000006b', '00000000-0000-4000-8000-350000000004', 'chair'),
  ('00000000-0000-4000-8000-1c000000006e', '00000000-0000-4000-8000-350000000004', 'chair'),
  ('00000000-0000-4000-8000-1c000000006f', '00000000-0000-4000-8000-350000000004', 'chair'),
  ('00000000-0000-4000-8000-1c0000000072', '00000000-0000-4000-8000-350000000004', 'chair'),
  ('00000000-0000-4000-8000-1c0000000073', '00000000-0000-4000-8000-350000000004', 'chair'),
  ('00000000-0000-4000-8000-0000000000c1', '00000000-0000-4000-8000-350000000005', 'chair'),
  ('00000000-0000-4000-8000-0000000000c2', '00000000-0000-4000-8000-350000000005', 'chair'),
  ('00000000-0000-4000-8000-0000000000c3', '00000000-0000-4000-8000-350000000005', 'chair'),
  ('00000000-0000-4000-8000-0000000000c4', '00000000-0000-4000-8000-350000000005', 'lap'),
  ('00000000-0000-4000-8000-1c0000000010', '00000000-0000-4000-8000-350000000004', 'chair'),
  ('00000000-0000-4000-8000-1c0000000011', '00000000-0000-4000-8000-350000000004', 'chair'),
  ('00000000-0000-4000-8000-1c0000000013', '00000000-0000-4000-8000-350000000005', 'chair'),
  ('00000000-0000-4000-8000-1c0000000014', '00000000-0000-4000-8000-350000000005', 'chair'),
  ('00000000-0000-4000-8000-1c000000002b', '00000000-0000-4000-8000-350000000005', 'chair'),
  ('00000000-0000-4000-8000-1c000000002c', '00000000-0000-4000-8000-350000000005', 'chair'),
  ('00000000-0000-4000-8000-1c000000003d', '00000000-0000-4000-8000-350000000003', 'chair'),
  ('00000000-0000-4000-8000-1c0000000047', '00000000-0000-4000-8000-350000000005', 'chair'),
  ('00000000-0000-4000-8000-1c0000000048', '00000000-0000-4000-8000-350000000005', 'chair'),
  ('00000000-0000-4000-8000-1c0000000049', '00000000-0000-4000-8000-350000000005', 'chair'),
  ('00000000-0000-4000-8000-1c000000004f', '00000000-0000-4000-8000-350000000006', 'chair'),
  ('00000000-0000-4000-8000-1c0000000050', '00000000-0000-4000-8000-350000000006', 'chair'),
  ('00000000-0000-4000-8000-1c0000000051', '00000000-0000-4000-8000-350000000006', 'lap'),
  ('00000000-0000-4000-8000-1c000000005e', '00000000-0000-4000-8000-350000000006', 'chair'),
  ('00000000-0000-4000-8000-1c000000005f', '00000000-0000-4000-8000-350000000006', 'chair'),
  ('00000000-0000-4000-8000-1c0000000060', '00000000-0000-4000-8000-350000000006', 'chair'),
  ('00000000-0000-4000-8000-1c0000000061', '00000000-0000-4000-8000-350000000006', 'chair'),
  ('00000000-0000-4000-8000-1c0000000066', '00000000-0000-4000-8000-350000000006', 'chair'),
  ('00000000-0000-4000-8000-1c0000000067', '00000000-0000-4000-8000-350000000006', 'chair'),
  ('00000000-0000-4000-8000-1c0000000070', '00000000-0000-4000-8000-350000000006', 'chair'),
  ('00000000-0000-4000-8000-1c0000000071', '00000000-0000-4000-8000-350000000006', 'chair')
) as s (guest, table_id, chair)
join public.guest_replies r on r.guest_id = s.guest::uuid and r.moment_id = '00000000-0000-4000-8000-0000000000a3' and r.attending
where not exists (select from public.seat_assignments a where a.plan_id = '00000000-0000-4000-8000-340000000001');

insert into public.seating_rules (id, event_id, plan_id, kind, strength, tag) values
  ('00000000-0000-4000-8000-360000000001', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-340000000001', 'group_by_side', 'possible', null),
  ('00000000-0000-4000-8000-360000000002', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-340000000001', 'group_by_tag', 'important', 'famille')
on conflict do nothing;

-- Visits of a year: more in the season in which couples choose, and on Sundays.
insert into private.partner_views (partner_id, day, views)
select '00000000-0000-4000-8000-0b0000000001', d.day::date, 2 + (extract(doy from d.day)::integer * 7) % 5
  + case when extract(isodow from d.day) = 7 then 4 else 0 end + case when extract(month from d.day) in (1, 2, 3, 9, 10) then 5 else 0 end
from generate_series(private.today() - 360, private.today() - 1, interval '1 day') as d (day)
on conflict do nothing;

insert into public.saved_replies (id, partner_id, title, body, position) values
  ('00000000-0000-4000-8000-2e0000000001', '00000000-0000-4000-8000-0b0000000001', 'Bien reçu', 'Bonjour, merci pour votre message. Je regarde notre calendrier et je reviens vers vous dans la journée.', 1),
  ('00000000-0000-4000-8000-2e0000000002', '00000000-0000-4000-8000-0b0000000001', 'Premier rendez-vous', 'Bonjour, je vous propose un premier échange de trente minutes par téléphone ou en visio. Quels jours vous conviennent ?', 2)
on conflict do nothing;

insert into public.partner_catalogue (id, partner_id, label, unit, unit_cents, vat_rate) values
  ('00000000-0000-4000-8000-2f0000000001', '00000000-0000-4000-8000-0b0000000001', 'Coordination du jour même', 'forfait', 125000, 20),
  ('00000000-0000-4000-8000-2f0000000002', '00000000-0000-4000-8000-0b0000000001', 'Organisation complète', 'forfait', 390000, 20),
  ('00000000-0000-4000-8000-2f0000000003', '00000000-0000-4000-8000-0b0000000001', 'Heure supplémentaire', 'heure', 8500, 20)
on conflict do nothing;

insert into public.quote_templates (id, partner_id, name, body) values
  ('00000000-0000-4000-8000-310000000001', '00000000-0000-4000-8000-0b0000000001', 'Coordination du jour même', '{"title":"Coordination du jour même","notes":"","lines":[{"label":"Coordination du jour même, deux personnes","description":"","quantity":1,"unit":"forfait","unit_cents":125000,"vat_rate":20,"discount_percent":0,"is_per_guest":false,"is_optional":false},{"label":"Répétition la veille","description":"","quantity":1,"unit":"forfait","unit_cents":24000,"vat_rate":20,"discount_percent":0,"is_per_guest":false,"is_optional":true},{"label":"Heure supplémentaire","description":"","quantity":1,"unit":"heure","unit_cents":8500,"vat_rate":20,"discount_percent":0,"is_per_guest":false,"is_optional":true}],"terms":[{"label":"Arrhes à la réservation","kind":"arrhes","percent":30,"days_before":null},{"label":"Solde","kind":"solde","percent":70,"days_before":10}]}'),
  ('00000000-0000-4000-8000-310000000002', '00000000-0000-4000-8000-0b0000000001', 'Organisation complète', '{"title":"Organisation complète","notes":"","lines":[{"label":"Organisation complète","description":"","quantity":1,"unit":"forfait","unit_cents":390000,"vat_rate":20,"discount_percent":0,"is_per_guest":false,"is_optional":false}],"terms":[{"label":"Arrhes à la réservation","kind":"arrhes","percent":30,"days_before":null},{"label":"Solde","kind":"solde","percent":70,"days_before":10}]}')
on conflict do nothing;

insert into public.recommendations (id, request_id, event_id, from_partner_id, partner_id, note, state, created_at) values
  ('00000000-0000-4000-8000-300000000001', '00000000-0000-4000-8000-25000000000e', '00000000-0000-4000-8000-0000000000e2', '00000000-0000-4000-8000-0b0000000001', '00000000-0000-4000-8000-0b000000001e', 'Une équipe douce, à l’aise avec trois générations.', 'new', now() - interval '720 minutes'),
  ('00000000-0000-4000-8000-300000000002', '00000000-0000-4000-8000-250000000001', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0b0000000002', '00000000-0000-4000-8000-0b0000000001', 'Ils connaissent chaque recoin du domaine.', 'followed', now() - interval '57600 minutes')
on conflict do nothing;

-- Bookings are invoiced by the function that numbers invoices, and some invoices are paid.
do $demo$
declare
  asked record;
  made jsonb;
begin
  perform set_config('request.jwt.claims', '{"sub": "00000000-0000-4000-8000-000000000002", "role": "authenticated"}', true);
  for asked in select * from (values
    ('00000000-0000-4000-8000-250000000015'::uuid, 'deposit', 1::integer, true),
    ('00000000-0000-4000-8000-250000000016'::uuid, 'deposit', 1::integer, true),
    ('00000000-0000-4000-8000-250000000016'::uuid, 'deposit', 2::integer, false),
    ('00000000-0000-4000-8000-250000000017'::uuid, 'deposit', 1::integer, true),
    ('00000000-0000-4000-8000-250000000017'::uuid, 'balance', null::integer, false),
    ('00000000-0000-4000-8000-250000000018'::uuid, 'deposit', 1::integer, true),
    ('00000000-0000-4000-8000-250000000019'::uuid, 'deposit', 1::integer, true)
  ) as v (request, kind, term, is_paid) loop
    made := public.issue_invoice(asked.request, asked.kind, jsonb_build_object('term', asked.term));
    if asked.is_paid and not (made ->> 'repeated')::boolean then
      perform public.record_payment(i.id, i.due_cents, private.today()) from public.invoices i where i.id = (made ->> 'id')::uuid;
    end if;
  end loop;
  perform set_config('request.jwt.claims', '', true);
end
$demo$;

insert into public.reviews (id, partner_id, author_id, author_name, event_on, rating, title, body, checked, state, created_at) values
  ('00000000-0000-4000-8000-0d000000ffff', '00000000-0000-4000-8000-0b0000000005', '00000000-0000-4000-8000-0c0000000021', 'Maëlle et Idris', pg_temp.demo_day(-240), 5, 'Nous y retournerons', 'Un lieu superbe et une équipe aux petits soins. Tout était prêt à notre arrivée, jusqu’aux bougies sur les tables.', 'réservation faite sur Liesse', 'held', now() - interval '1440 minutes')
on conflict do nothing;

insert into private.review_checks (review_id, reasons) values ('00000000-0000-4000-8000-0d000000ffff', '{same-network}') on conflict do nothing;

insert into private.moderation_cases (id, kind, subject_id, cause, author_id, partner_id, since, opened_at) values
  ('00000000-0000-4000-8000-320000000001', 'review', '00000000-0000-4000-8000-0d000000ffff', 'held', '00000000-0000-4000-8000-0c0000000021', '00000000-0000-4000-8000-0b0000000005', now() - interval '1440 minutes', now() - interval '1440 minutes'),
  ('00000000-0000-4000-8000-320000000002', 'listing', '00000000-0000-4000-8000-0b0000000004', 'reported', '00000000-0000-4000-8000-0a0000000004', '00000000-0000-4000-8000-0b0000000004', now() - interval '5760 minutes', now() - interval '5760 minutes')
on conflict do nothing;

-- The owner of the listing disputes its least favourable review.
insert into private.moderation_cases (id, kind, subject_id, cause, author_id, partner_id, since, opened_at)
select '00000000-0000-4000-8000-320000000003', 'review', r.id, 'reported', r.author_id, r.partner_id, now() - interval '2880 minutes', now() - interval '2880 minutes'
from public.reviews r where r.partner_id = '00000000-0000-4000-8000-0b0000000003' order by r.rating, r.id limit 1
on conflict do nothing;

insert into public.reports (id, case_id, kind, subject_id, reporter_id, category, words, created_at)
select v.id, c.id, c.kind, c.subject_id, v.reporter, v.category, v.words, v.at
from (values
  ('00000000-0000-4000-8000-330000000001'::uuid, '00000000-0000-4000-8000-320000000003'::uuid, '00000000-0000-4000-8000-0a0000000003'::uuid, 'fake-review',
    'Nous n’avons pas reçu ce couple à cette date. Nous tenons notre registre à votre disposition.', now() - interval '2880 minutes'),
  ('00000000-0000-4000-8000-330000000002', '00000000-0000-4000-8000-320000000002', '00000000-0000-4000-8000-000000000001', 'copyright',
    'La photo de couverture est celle d’un autre domaine, que nous avons visité le mois dernier.', now() - interval '5760 minutes'),
  ('00000000-0000-4000-8000-330000000003', '00000000-0000-4000-8000-320000000002', '00000000-0000-4000-8000-000000000005', 'copyright', '', now() - interval '4320 minutes')
) as v (id, case_id, reporter, category, words, at)
join private.moderation_cases c on c.id = v.case_id
on conflict do nothing;

create temporary table demo_sign_ups as
select p.id, least(
  (select min(l.created_at) - interval '1 day' from public.partners l where l.owner_id = p.id),
  (select min(r.event_on) - interval '250 days' from public.reviews r where r.author_id = p.id),
  (select min(r.created_at) - interval '9 days' from public.quote_requests r where r.made_by = p.id),
  now() - interval '21 days'
) as at
from public.profiles p where p.id between '00000000-0000-4000-8000-000000000000' and '00000000-0000-4000-8000-0c000000ffff';

update auth.users t set created_at = s.at from demo_sign_ups s where s.id = t.id and s.at < t.created_at;

update public.profiles t set created_at = s.at from demo_sign_ups s where s.id = t.id and s.at < t.created_at;

drop table demo_sign_ups;

insert into public.notifications (id, user_id, kind, title, body, href, created_at, read_at) values
  ('00000000-0000-4000-8000-0000000000d1', '00000000-0000-4000-8000-000000000001', 'replies', 'La famille Bérard a répondu', 'Quatre personnes viennent au dîner ; elles ne restent pas au brunch.', '/client/guests', pg_temp.demo_instant(-222, '18:31'), null),
  ('00000000-0000-4000-8000-0000000000d2', '00000000-0000-4000-8000-000000000001', 'news', 'Bienvenue chez Liesse', 'Votre espace est prêt. Protégez-le en deux minutes depuis votre compte.', '/client/account', now() - interval '2 days', null),
  ('00000000-0000-4000-8000-1d0000000002', '00000000-0000-4000-8000-000000000001', 'replies', 'Inès Lefèvre a répondu', 'Elle vient accompagnée de Tom Garnier, à tous les moments.', '/client/guests', pg_temp.demo_instant(-251, '22:11'), now() - interval '1 day'),
  ('00000000-0000-4000-8000-1d0000000003', '00000000-0000-4000-8000-000000000005', 'replies', 'La famille Bérard a répondu', 'Quatre personnes viennent au dîner ; elles ne restent pas au brunch.', '/client/guests', pg_temp.demo_instant(-222, '18:31'), null),
  ('00000000-0000-4000-8000-1d0000000004', '00000000-0000-4000-8000-000000000006', 'news', 'Vous suivez le mariage de Camille et Noé', 'Camille vous a ouvert la liste des invités et les moments de la journée.', '/client/dashboard', now() - interval '12 days', null),
  ('00000000-0000-4000-8000-1d0000000005', '00000000-0000-4000-8000-000000000004', 'replies', 'Dix personnes ont répondu au séminaire', 'Deux d’entre elles ne restent pas au dîner.', '/client/guests', now() - interval '1 day', null),
  ('00000000-0000-4000-8000-1d0000000006', '00000000-0000-4000-8000-000000000002', 'messages', 'Un nouvel avis sur votre fiche', 'Il est visible de tous ; vous pouvez y répondre une fois.', '/partner/reviews', now() - interval '5 hours', null),
  ('00000000-0000-4000-8000-1d0000000007', '00000000-0000-4000-8000-000000000002', 'news', 'Votre fiche est en ligne', 'Elle a été vérifiée. Tenez votre calendrier à jour : les dates libres passent devant.', '/partner/dashboard', now() - interval '20 days', now() - interval '1 day'),
  ('00000000-0000-4000-8000-1d0000000008', '00000000-0000-4000-8000-000000000003', 'news', 'Deux fiches attendent une décision', 'Azur & Sable et Cabriolets de la Côte demandent à être vérifiées.', '/admin/partners', now() - interval '6 hours', null)
on conflict do nothing;

insert into public.favourites (user_id, partner_id) values
  ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-0b0000000002'),
  ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-0b000000000c'),
  ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-0b0000000015'),
  ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-0b0000000026'),
  ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-0b0000000024'),
  ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-0b000000004d'),
  ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-0b000000003e'),
  ('00000000-0000-4000-8000-000000000005', '00000000-0000-4000-8000-0b000000001e'),
  ('00000000-0000-4000-8000-000000000005', '00000000-0000-4000-8000-0b0000000013'),
  ('00000000-0000-4000-8000-000000000005', '00000000-0000-4000-8000-0b0000000043'),
  ('00000000-0000-4000-8000-000000000004', '00000000-0000-4000-8000-0b0000000007'),
  ('00000000-0000-4000-8000-000000000004', '00000000-0000-4000-8000-0b000000004f')
on conflict do nothing;

insert into public.contact_messages (id, name, email, topic, body, state, created_at, answer, answered_by, answered_at) values
  ('00000000-0000-4000-8000-1e0000000001', 'Perrine Vasseur', 'perrine.vasseur@courriel.example', 'client', 'Bonjour, peut-on inviter une personne qui n’a pas d’adresse e-mail ? Ma grand-tante répond par téléphone. Merci !', 'new', now() - interval '5 hours', null, null, null),
  ('00000000-0000-4000-8000-1e0000000002', 'Atelier des Trois Ponts', 'contact@trois-ponts.example', 'partner', 'Bonjour, nous sommes relieurs à Besançon et faisons des livres d’or. Dans quelle catégorie nous inscrire ?', 'new', now() - interval '2 days', null, null, null),
  ('00000000-0000-4000-8000-1e0000000003', 'Yannick Hamon', 'yannick.hamon@courriel.example', 'guest', 'J’ai perdu le lien de mon invitation, à qui dois-je le redemander ?', 'handled', now() - interval '8 days', 'Bonjour Yannick, seuls vos hôtes peuvent vous renvoyer ce lien : écrivez-leur, ils le retrouvent dans leur liste d’invités.', '00000000-0000-4000-8000-000000000003', now() - interval '7 days')
on conflict do nothing;

-- These are the contact data of the demonstration's operator. The telephone number is reserved for fiction.
update public.site_settings set value = '{
  "email": "bonjour@demo.liesse.example", "phone": "01 99 00 24 12",
  "address": ["Liesse", "24 passage des Tilleuls", "75011 Paris"]
}' where key = 'contact';
update public.site_settings set value = value || '{
  "instagram": "https://social.example/liesse", "pinterest": "https://social.example/liesse-idees"
}' where key = 'social';

drop function pg_temp.demo_quote_number(integer, integer[]);
drop function pg_temp.demo_date_text(text, integer);
drop function pg_temp.demo_instant(integer, time);
drop function pg_temp.demo_day(integer);
