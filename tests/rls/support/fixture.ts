// Two tenants. Event A: two households (Gaspard with an unnamed plus-one; Hélène), two moments, a full team.
// Event B: Boris alone with one household.
import { id, token } from './callers.ts';
import { directoryFixture } from './directory-fixture.ts';
import { event, guest, household, moment, subscription } from './fixture-ids.ts';
import { guestsFixture } from './guests-fixture.ts';
import { invoicesFixture } from './invoices-fixture.ts';
import { planningFixture } from './planning-fixture.ts';
import { seatingFixture } from './seating-fixture.ts';

export { event, guest, household, moment, subscription } from './fixture-ids.ts';

export const fixture = `
-- Accounts make their profiles by themselves; what only the operator gives is written afterwards.
insert into auth.users (id, email, raw_user_meta_data) values
  ('${id.alice}', 'alice@example.fr', '{"name": "Alice"}'),
  ('${id.edith}', 'edith@example.fr', '{"name": "Édith"}'),
  ('${id.victor}', 'victor@example.fr', '{"name": "Victor"}'),
  ('${id.nora}', 'nora@example.fr', '{"name": "Nora"}'),
  ('${id.boris}', 'boris@example.fr', '{"name": "Boris"}'),
  ('${id.petra}', 'petra@example.fr', '{"name": "Petra", "role": "partner", "partner_type": "florist"}'),
  ('${id.ada}', 'ada@example.fr', '{"name": "Ada"}'),
  ('${id.luc}', 'luc@example.fr', '{"name": "Luc"}');
update auth.users set email_confirmed_at = now();
update public.profiles set role = 'admin' where id in ('${id.ada}', '${id.luc}');
update public.profiles set permissions = '{view_dashboard}' where id = '${id.luc}';

insert into public.events (id, owner_id, kind, name, starts_on, rsvp_closes_on) values
  ('${event.a}', '${id.alice}', 'mariage', 'Alice & Ariel', current_date + 200, current_date + 170),
  ('${event.b}', '${id.boris}', 'seminaire', 'Séminaire de Boris', current_date + 90, current_date + 60);

insert into public.event_members (event_id, user_id, role, can_see_budget) values
  ('${event.a}', '${id.edith}', 'editor', true),
  ('${event.a}', '${id.victor}', 'viewer', true),
  ('${event.a}', '${id.nora}', 'viewer', false);

insert into public.event_budgets (event_id, total_cents) values ('${event.a}', 2000000), ('${event.b}', 900000);

insert into public.moments (id, event_id, kind, name) values
  ('${moment.townHall}', '${event.a}', 'mairie', 'Mairie'),
  ('${moment.dinner}', '${event.a}', 'diner', 'Dîner'),
  ('${moment.keynote}', '${event.b}', 'conference', 'Conférence'),
  ('${moment.workshop}', '${event.b}', 'atelier', 'Atelier');

insert into public.households (id, event_id, name, tags, side) values
  ('${household.gaspard}', '${event.a}', 'Gaspard', '{amis}', 'Alice'),
  ('${household.helene}', '${event.a}', 'Hélène', '{famille}', 'Ariel'),
  ('${household.xavier}', '${event.b}', 'Xavier', '{}', null);

insert into public.guests
  (id, event_id, household_id, token, first_name, last_name, is_plus_one, allergies, allergies_consent_at)
values
  ('${guest.gaspard}', '${event.a}', '${household.gaspard}', '${token.gaspard}', 'Gaspard', 'Petit', false, null, null),
  ('${guest.plusOne}', '${event.a}', '${household.gaspard}', default, '', '', true, null, null),
  ('${guest.helene}', '${event.a}', '${household.helene}', '${token.helene}', 'Hélène', 'Roy', false, 'arachide', now()),
  ('${guest.xavier}', '${event.b}', '${household.xavier}', '${token.xavier}', 'Xavier', 'Noël', false, 'lactose', now());

-- Gaspard's household comes to both moments, Hélène's to the town hall alone.
insert into public.moment_invitations (event_id, guest_id, moment_id) values
  ('${event.a}', '${guest.gaspard}', '${moment.townHall}'),
  ('${event.a}', '${guest.gaspard}', '${moment.dinner}'),
  ('${event.a}', '${guest.plusOne}', '${moment.dinner}'),
  ('${event.a}', '${guest.helene}', '${moment.townHall}'),
  ('${event.b}', '${guest.xavier}', '${moment.keynote}'),
  ('${event.b}', '${guest.xavier}', '${moment.workshop}');

insert into public.guest_replies (event_id, guest_id, moment_id, attending) values
  ('${event.a}', '${guest.gaspard}', '${moment.townHall}', true),
  ('${event.a}', '${guest.helene}', '${moment.townHall}', true),
  ('${event.b}', '${guest.xavier}', '${moment.keynote}', false);

-- One notification for Alice, one for Petra.
insert into public.notifications (user_id, kind, title) values
  ('${id.alice}', 'news', 'Bienvenue'), ('${id.petra}', 'news', 'Bienvenue');

-- A browser of Alice that receives push messages.
insert into auth.sessions (id, user_id, refresh_key) values ('${subscription.session_id}', '${id.alice}', 'key');
insert into public.push_subscriptions (user_id, session_id, endpoint, p256dh, auth) values
  ('${id.alice}', '${subscription.session_id}', '${subscription.endpoint}', '${subscription.p256dh}', '${subscription.auth}');

-- A post without a date and one whose day has not come, beside those of the migrations; a message to the operator.
insert into public.posts (slug, topic, title, summary, body, published_at) values
  ('brouillon', 'budget', 'Brouillon', 'À relire.', 'Texte', null),
  ('demain', 'budget', 'Demain', 'Paraît demain.', 'Texte', now() + interval '1 day');
select private.record_audit('settings.changed', 'setting', 'identity');
insert into public.contact_messages (name, email, topic, body) values
  ('Irène', 'irene@example.fr', 'client', 'Bonjour, une question.');
${directoryFixture}${guestsFixture}${planningFixture}${seatingFixture}
${invoicesFixture}`;
