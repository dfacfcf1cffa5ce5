-- A small coherent demonstration: four accounts, one wedding, four households, ten guests. Fixed ids, so that it can be told twice.
-- Applied only where the demonstration is on. The password of the four accounts is « liesse-demo ».
insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_user_meta_data, raw_app_meta_data)
select account.id::uuid, account.email, extensions.crypt('liesse-demo', extensions.gen_salt('bf', 10)), now(), account.data::jsonb,
  '{"provider": "email", "providers": ["email"]}'
from (values
  ('00000000-0000-4000-8000-000000000001', 'client@demo.liesse.example', '{"name": "Camille Moreau", "phone": "06 12 34 56 78"}'),
  ('00000000-0000-4000-8000-000000000002', 'partner@demo.liesse.example',
   '{"name": "Maison Aubépine", "role": "partner", "partner_type": "general", "phone": "01 23 45 67 89"}'),
  ('00000000-0000-4000-8000-000000000003', 'admin@demo.liesse.example', '{"name": "Sacha Lambert"}'),
  ('00000000-0000-4000-8000-000000000004', 'secure@demo.liesse.example', '{"name": "Dominique Faure"}')
) as account (id, email, data)
on conflict do nothing;

insert into auth.identities (user_id, provider, provider_id, identity_data)
select id, 'email', id::text, jsonb_build_object('sub', id, 'email', email, 'email_verified', true)
from auth.users where email like '%@demo.liesse.example'
on conflict do nothing;

update public.profiles set role = 'admin' where id = '00000000-0000-4000-8000-000000000003';

-- The second step of the secure account: a code by mail.
insert into auth.mfa_factors (id, user_id, factor_type, status, friendly_name) values
  ('00000000-0000-4000-8000-0000000000f4', '00000000-0000-4000-8000-000000000004', 'email', 'verified', 'E-mail')
on conflict do nothing;

insert into public.events (id, owner_id, kind, name, starts_on, ends_on, place, expected_guests, rsvp_closes_on) values
  ('00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-000000000001', 'mariage', 'Camille & Noé',
   '2027-06-12', '2027-06-13', 'Domaine des Tilleuls, Beaune', 10, '2027-05-15')
on conflict do nothing;

insert into public.event_budgets (event_id, total_cents) values ('00000000-0000-4000-8000-0000000000e1', 1992100)
on conflict do nothing;

insert into public.moments (id, event_id, kind, name, day, hour, duration_minutes, place, capacity, position) values
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-0000000000e1', 'mairie', 'Cérémonie civile',
   '2027-06-12', '14:30', 25, 'Hôtel de ville de Beaune', 60, 0),
  ('00000000-0000-4000-8000-0000000000a2', '00000000-0000-4000-8000-0000000000e1', 'vin_honneur', 'Vin d''honneur',
   '2027-06-12', '17:00', 120, 'Domaine des Tilleuls', 120, 1),
  ('00000000-0000-4000-8000-0000000000a3', '00000000-0000-4000-8000-0000000000e1', 'diner', 'Dîner',
   '2027-06-12', '19:30', 240, 'Domaine des Tilleuls', 80, 2),
  ('00000000-0000-4000-8000-0000000000a4', '00000000-0000-4000-8000-0000000000e1', 'brunch', 'Brunch du lendemain',
   '2027-06-13', '11:00', 180, 'Domaine des Tilleuls', 50, 3)
on conflict do nothing;

insert into public.households (id, event_id, name, address, tags, side, invitation_state) values
  ('00000000-0000-4000-8000-0000000000b1', '00000000-0000-4000-8000-0000000000e1', 'Famille Bérard',
   '4 rue des Lices, 21200 Beaune', '{famille}', 'Camille', 'answered'),
  ('00000000-0000-4000-8000-0000000000b2', '00000000-0000-4000-8000-0000000000e1', 'Élise et Karim Haddad',
   '18 quai Rambaud, 69002 Lyon', '{famille}', 'Noé', 'sent'),
  ('00000000-0000-4000-8000-0000000000b3', '00000000-0000-4000-8000-0000000000e1', 'Inès Lefèvre',
   null, '{amis}', 'Camille', 'opened'),
  ('00000000-0000-4000-8000-0000000000b4', '00000000-0000-4000-8000-0000000000e1', 'Les voisins Marchand',
   null, '{voisins}', null, 'draft')
on conflict do nothing;

insert into public.guests (id, event_id, household_id, first_name, last_name, age_group, is_plus_one, diet)
select guest.id::uuid, '00000000-0000-4000-8000-0000000000e1', guest.household_id::uuid, first_name, last_name, age_group,
  is_plus_one, diet
from (values
  ('00000000-0000-4000-8000-0000000000c1', '00000000-0000-4000-8000-0000000000b1', 'Hélène', 'Bérard', 'adult', false, null),
  ('00000000-0000-4000-8000-0000000000c2', '00000000-0000-4000-8000-0000000000b1', 'Olivier', 'Bérard', 'adult', false, null),
  ('00000000-0000-4000-8000-0000000000c3', '00000000-0000-4000-8000-0000000000b1', 'Jules', 'Bérard', 'child', false, null),
  ('00000000-0000-4000-8000-0000000000c4', '00000000-0000-4000-8000-0000000000b1', 'Lou', 'Bérard', 'baby', false, null),
  ('00000000-0000-4000-8000-0000000000c5', '00000000-0000-4000-8000-0000000000b2', 'Élise', 'Haddad', 'adult', false, 'végétarien'),
  ('00000000-0000-4000-8000-0000000000c6', '00000000-0000-4000-8000-0000000000b2', 'Karim', 'Haddad', 'adult', false, null),
  ('00000000-0000-4000-8000-0000000000c7', '00000000-0000-4000-8000-0000000000b3', 'Inès', 'Lefèvre', 'adult', false, null),
  ('00000000-0000-4000-8000-0000000000c8', '00000000-0000-4000-8000-0000000000b3', '', '', 'adult', true, null),
  ('00000000-0000-4000-8000-0000000000c9', '00000000-0000-4000-8000-0000000000b4', 'Paul', 'Marchand', 'adult', false, null),
  ('00000000-0000-4000-8000-0000000000ca', '00000000-0000-4000-8000-0000000000b4', 'Agnès', 'Marchand', 'adult', false, null)
) as guest (id, household_id, first_name, last_name, age_group, is_plus_one, diet)
on conflict do nothing;

-- The neighbours come to the vin d'honneur alone; everyone else to every moment.
insert into public.moment_invitations (event_id, guest_id, moment_id)
select g.event_id, g.id, m.id
from public.guests g
join public.moments m on m.event_id = g.event_id
where g.event_id = '00000000-0000-4000-8000-0000000000e1'
  and (m.kind = 'vin_honneur' or g.household_id <> '00000000-0000-4000-8000-0000000000b4')
on conflict do nothing;

insert into public.guest_replies (event_id, guest_id, moment_id, attending, replied_by, replied_at)
select i.event_id, i.guest_id, i.moment_id, m.kind <> 'brunch', 'guest', '2026-11-02 18:30+01'
from public.moment_invitations i
join public.moments m on m.id = i.moment_id
join public.guests g on g.id = i.guest_id
where g.household_id = '00000000-0000-4000-8000-0000000000b1'
on conflict do nothing;

insert into public.notifications (id, user_id, kind, title, body, href, created_at) values
  ('00000000-0000-4000-8000-0000000000d1', '00000000-0000-4000-8000-000000000001', 'replies', 'La famille Bérard a répondu',
   'Quatre personnes viennent au dîner ; elles ne restent pas au brunch.', '/client/guests', now() - interval '3 hours'),
  ('00000000-0000-4000-8000-0000000000d2', '00000000-0000-4000-8000-000000000001', 'news', 'Bienvenue chez Liesse',
   'Votre espace est prêt. Protégez-le en deux minutes depuis votre compte.', '/client/account', now() - interval '2 days')
on conflict do nothing;

-- How to reach the operator of the demonstration. The number is one of those that are given to nobody.
update public.site_settings set value = '{
  "email": "bonjour@demo.liesse.example", "phone": "01 99 00 24 12",
  "address": ["Liesse", "24 passage des Tilleuls", "75011 Paris"]
}' where key = 'contact';
update public.site_settings set value = value || '{
  "instagram": "https://social.example/liesse", "pinterest": "https://social.example/liesse-idees"
}' where key = 'social';
