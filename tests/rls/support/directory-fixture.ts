// Two listings: Petra's, which everyone sees, and Paulin's, which is suspended. Each has everything that a listing can have.
import { id } from './callers.ts';

export const partner = {
  listed: '00000000-0000-4000-8000-0000000000f1',
  hidden: '00000000-0000-4000-8000-0000000000f2',
} as const;

/** The shown review of each listing. */
export const review = {
  listed: '00000000-0000-4000-8000-0000000000f3',
  hidden: '00000000-0000-4000-8000-0000000000f4',
} as const;

export const photo = (owner: string, number: number) => `${owner}/aaaaaaaa-0000-4000-8000-00000000000${number}.webp`;

export const directoryFixture = `
insert into auth.users (id, email, raw_user_meta_data) values
  ('${id.paulin}', 'paulin@example.fr', '{"name": "Paulin", "role": "partner", "partner_type": "dj"}');

insert into public.partners (id, owner_id, type, name, description, commune, postcode, state, refusal_reason) values
  ('${partner.listed}', '${id.petra}', 'florist', 'Les Fleurs de Petra', 'Bouquets de saison. ${'Des fleurs du jardin. '.repeat(4)}', 'Beaune', '21200', 'listed', null),
  ('${partner.hidden}', '${id.paulin}', 'dj', 'Paulin Sono', 'Musique pour tous.', 'Dijon', '21000', 'suspended', 'Plaintes');
-- Both were here long before those who ask them.
update public.partners set created_at = now() - interval '1 year';
update auth.users set created_at = now() - interval '1 year' where id in ('${id.petra}', '${id.paulin}');

insert into public.partner_services (partner_id, name, price_cents, position) values
  ('${partner.listed}', 'Bouquet', 12000, 0), ('${partner.listed}', 'Arche fleurie', 45000, 1),
  ('${partner.hidden}', 'Soirée', 90000, 0);

insert into public.partner_photos (partner_id, path, alt, width, height, position, state) values
  ('${partner.listed}', '${photo(partner.listed, 1)}', 'Un bouquet', 1200, 800, 0, 'shown'),
  ('${partner.listed}', '${photo(partner.listed, 2)}', 'Une arche', 1200, 800, 1, 'hidden'),
  ('${partner.hidden}', '${photo(partner.hidden, 1)}', 'Une platine', 1200, 800, 0, 'shown');

insert into public.partner_questions (partner_id, question, answer, position) values
  ('${partner.listed}', 'Livrez-vous ?', 'Oui, à trente kilomètres.', 0), ('${partner.hidden}', 'Et la pluie ?', 'Un auvent.', 0);

insert into public.partner_businesses (partner_id, legal_form, legal_name, siret, iban) values
  ('${partner.listed}', 'micro', 'Petra Fleur', '73282932000074', 'FR1420041010050500013M02606'),
  ('${partner.hidden}', 'sasu', 'Paulin Sono', '44306184100047', null);

insert into public.partner_availability (partner_id, day, state, source) values
  ('${partner.listed}', '2021-06-12', 'blocked', 'manual'), ('${partner.listed}', '2021-06-19', 'booked', 'booking'),
  ('${partner.hidden}', '2021-06-12', 'blocked', 'manual');

insert into public.partner_calendars (partner_id, closed_until, token_hash, feed_created_at) values
  ('${partner.listed}', private.calendar_end(), 'p1', now()), ('${partner.hidden}', private.calendar_end(), 'p2', now());

insert into public.calendar_imports (partner_id, name, address) values
  ('${partner.listed}', 'Agenda de Petra', 'https://agenda.example/petra.ics'),
  ('${partner.hidden}', 'Agenda de Paulin', 'https://agenda.example/paulin.ics');

insert into public.reviews (id, partner_id, author_id, author_name, event_on, rating, body, checked, state) values
  ('${review.listed}', '${partner.listed}', '${id.alice}', 'Alice', '2020-09-05', 5, 'Superbe.', 'Réservation faite ici', 'shown'),
  (gen_random_uuid(), '${partner.listed}', '${id.boris}', 'Boris', '2020-09-12', 1, 'Hors sujet.', 'Réservation faite ici', 'hidden'),
  ('${review.hidden}', '${partner.hidden}', '${id.alice}', 'Alice', '2020-09-05', 4, 'Bonne soirée.', 'Réservation faite ici', 'shown');

with opened as (
  insert into private.moderation_cases (kind, subject_id, cause, author_id, partner_id)
  values ('review', '${review.listed}', 'reported', '${id.alice}', '${partner.listed}') returning id, subject_id
)
insert into public.reports (case_id, kind, subject_id, reporter_id, category)
select o.id, 'review', o.subject_id, '${id.petra}', 'fake-review' from opened o;

insert into public.partner_changes (partner_id, name) values
  ('${partner.listed}', 'Fleurs de Beaune'), ('${partner.hidden}', 'Paulin Musique');

insert into public.favourites (user_id, partner_id) values
  ('${id.alice}', '${partner.listed}'), ('${id.boris}', '${partner.hidden}');
`;
