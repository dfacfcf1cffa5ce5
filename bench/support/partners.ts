// Listed partners by number, written by SQL alone: the same ones every time, spread over France as people are.
import type pg from 'pg';

const trades = `array['venue','caterer','photographer','dj','florist','decorator','beauty','transport','entertainment','general']`;
const subjects = `array['Maison','Atelier','Domaine','Studio','Les Jardins','La Ferme','Le Clos','Compagnie','Le Salon','L''Orée']`;
const praise = `array['champêtre','élégant','intime','moderne','bohème','laïque','végétal','artisanal','nocturne','familial',
  'lumineux','discret','généreux','historique','maritime','montagnard','provençal','parisien','minimaliste','festif']`;
const syllables = `array['ba','cel','do','fran','gué','hau','jo','ki','lam','mont','nar','ou','pel','quin','ros','sau','tré','vil','wa','zé']`;

/** Adds the partners numbered `from` to `to`, with three services, a picture, some taken days, and their entries. */
export async function fillPartners(client: pg.Client, from: number, to: number): Promise<void> {
  await client.query(`set work_mem = '128MB'; set maintenance_work_mem = '512MB'; set synchronous_commit = off`);
  // Without triggers and references: what they would make is made here, at once for all.
  await client.query('set session_replication_role = replica');
  for (const statement of statements(from, to)) await client.query(statement);
  await client.query('set session_replication_role = origin');
  for (const table of tables) await client.query(`vacuum analyze ${table}`);
}

const tables = [
  'public.profiles',
  'public.partners',
  'public.partner_services',
  'public.partner_photos',
  'public.partner_availability',
  'private.directory_entries',
  'private.directory_words',
];

const uuid = (kind: string) => `('${kind}0000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;
/** The id of the listing numbered n, and that of its owner. */
export const partnerIdSql = uuid('b');
export const partnerOwnerId = (partner: number): string =>
  `a0000000-0000-4000-8000-${partner.toString(16).padStart(12, '0')}`;
const pick = (list: string, by: string) => `(${list})[1 + (${by}) % cardinality(${list})]`;
// Names are many: each has a word of its own, as firms have.
const ownName = `initcap(${[7, 131, 1_709].map((step) => pick(syllables, `n * 31 / ${step} + n`)).join(' || ')})`;

function statements(from: number, to: number): string[] {
  const numbers = `generate_series(${from}, ${to}) n`;
  return [
    `insert into auth.users (id, email) select ${uuid('a')}, 'partner' || n || '@bench.example' from ${numbers}`,
    `insert into public.profiles (id, email, role) select ${uuid('a')}, 'partner' || n || '@bench.example', 'partner' from ${numbers}`,
    // A commune by the number of its people: half of all partners lie around a few towns.
    `create temporary table weighed as
       select c.*, sum(greatest(c.population, 1)) over (order by c.code)::bigint as upto
       from public.communes c where c.code < '96'`,
    'create index on weighed (upto)',
    `create temporary table placed as
       select n, c.name, c.postcode, c.latitude, c.longitude
       from ${numbers}
       cross join lateral (
         select * from weighed c
         where c.upto >= (n::bigint * 7919 * 104729) % (select max(upto) from weighed) order by c.upto limit 1
       ) as c`,
    `insert into public.partners (
       id, owner_id, type, slug, name, tagline, description, commune, postcode, latitude, longitude, travels_km,
       price_from_cents, price_unit, capacity_min, capacity_max, response_minutes, rating_average, rating_count, state
     )
     select ${uuid('b')}, ${uuid('a')}, ${pick(trades, 'n')}, 'partner-' || n,
       ${pick(subjects, 'n / 10')} || ' ' || ${ownName}, 'Un mariage ' || ${pick(praise, 'n / 3')},
       'Pour votre mariage ou votre fête, une équipe attentive et un accueil ' || ${pick(praise, 'n')} || ', dans un esprit '
         || ${pick(praise, 'n / 7')} || ' et ' || ${pick(praise, 'n / 11')} || '. Devis clair, échanges simples, prestations sur
         mesure, repérage avant la date, présence du matin au soir et plan de secours par temps de pluie. ' || ${ownName}
         || ' travaille dans toute la région.',
       name, postcode, latitude, longitude, n % 200, 20000 + n * 7919 % 400000,
       ${pick(`array['event','event','hour','day']`, 'n / 10')}, null, case when n % 3 = 0 then 50 + n % 300 end, n * 31 % 4000,
       case when n % 4 > 0 then 3 + n % 21 / 10.0 end, case when n % 4 > 0 then 1 + n % 40 else 0 end, 'listed'
     from placed`,
    `insert into public.partner_services (partner_id, name, price_cents, position)
       select ${uuid('b')}, 'Formule ' || ${pick(praise, 'n + s')}, 10000 * s, s from ${numbers}, generate_series(1, 3) s`,
    `insert into public.partner_photos (partner_id, path, alt, width, height)
       select ${uuid('b')}, ${uuid('b')} || '/' || ${uuid('c')} || '.webp', 'Une salle', 1200, 800 from ${numbers}`,
    `insert into public.partner_availability (partner_id, day)
       select ${uuid('b')}, current_date + 201 + 7 * (n * d % 20) from ${numbers}, generate_series(1, 6) d
       on conflict do nothing`,
    `select private.index_partners(array(select ${uuid('b')} from ${numbers}))`,
    'drop table placed, weighed',
  ];
}
