// What the partner who can sign in finds beyond requests: visits, recommendations, saved replies, a catalogue and a paid invoice.
import { ago } from './days.ts';
import { christening, civilUnion, id, launchEvening, partnerAccount, sixtieth, winterWedding } from './ids.ts';
import { halves } from './planning/request-texts.ts';
import { partnerOf, requests } from './planning/requests.ts';
import { french, insert } from './sql.ts';

const house = partnerOf('Maison Aubépine');
const requestTo = (partner: string, state: string) => {
  const found = requests.find(({ to, state: its }) => to.name === partner && its === state);
  if (found === undefined) throw new Error(`no request to ${partner} is ${state}`);
  return found;
};

const bookingOf = (event: string) => {
  const found = requests.find((request) => request.to === house && request.event === event);
  if (found === undefined) throw new Error(`${house.name} has no booking of ${event}`);
  return found.id;
};

/** The invoices of the bookings to come: the deposits are paid, the rest is owed. */
const invoices = [
  { event: christening, kind: 'deposit', term: 1, isPaid: true },
  { event: winterWedding, kind: 'deposit', term: 1, isPaid: true },
  { event: winterWedding, kind: 'deposit', term: 2, isPaid: false },
  { event: launchEvening, kind: 'deposit', term: 1, isPaid: true },
  { event: launchEvening, kind: 'balance', term: null, isPaid: false },
  { event: sixtieth, kind: 'deposit', term: 1, isPaid: true },
  { event: civilUnion, kind: 'deposit', term: 1, isPaid: true },
] as const;

const replies = [
  [
    'Bien reçu',
    'Bonjour, merci pour votre message. Je regarde notre calendrier et je reviens vers vous dans la journée.',
  ],
  [
    'Premier rendez-vous',
    'Bonjour, je vous propose un premier échange de trente minutes par téléphone ou en visio. Quels jours vous conviennent ?',
  ],
] as const;

const services = [
  ['Coordination du jour même', 'forfait', 125_000],
  ['Organisation complète', 'forfait', 390_000],
  ['Heure supplémentaire', 'heure', 8500],
] as const;

const templateLine = (label: string, quantity: number, unit: string, cents: number, isOptional = false) => ({
  label: french(label),
  description: '',
  quantity,
  unit,
  unit_cents: cents,
  vat_rate: 20,
  discount_percent: 0,
  is_per_guest: false,
  is_optional: isOptional,
});

const templates = [
  [
    'Coordination du jour même',
    [
      templateLine('Coordination du jour même, deux personnes', 1, 'forfait', 125_000),
      templateLine('Répétition la veille', 1, 'forfait', 24_000, true),
      templateLine('Heure supplémentaire', 1, 'heure', 8500, true),
    ],
  ],
  ['Organisation complète', [templateLine('Organisation complète', 1, 'forfait', 390_000)]],
] as const;

export function partnerAreaStatements(): string {
  const asked = requestTo(house.name, 'new');
  const venue = requestTo('Domaine des Tilleuls', 'accepted');
  return [
    `-- Visits of a year: more in the season in which couples choose, and on Sundays.
insert into private.partner_views (partner_id, day, views)
select '${house.id}', d.day::date, 2 + (extract(doy from d.day)::integer * 7) % 5
  + case when extract(isodow from d.day) = 7 then 4 else 0 end + case when extract(month from d.day) in (1, 2, 3, 9, 10) then 5 else 0 end
from generate_series(private.today() - 360, private.today() - 1, interval '1 day') as d (day)
on conflict do nothing;`,
    insert(
      'public.saved_replies',
      ['id', 'partner_id', 'title', 'body', 'position'],
      replies.map(([title, body], index) => [
        id('savedReply', index + 1),
        house.id,
        french(title),
        french(body),
        index + 1,
      ]),
    ),
    insert(
      'public.partner_catalogue',
      ['id', 'partner_id', 'label', 'unit', 'unit_cents', 'vat_rate'],
      services.map(([label, unit, cents], index) => [
        id('catalogueItem', index + 1),
        house.id,
        french(label),
        unit,
        cents,
        20,
      ]),
    ),
    insert(
      'public.quote_templates',
      ['id', 'partner_id', 'name', 'body'],
      templates.map(([name, lines], index) => [
        id('quoteTemplate', index + 1),
        house.id,
        french(name),
        JSON.stringify({ title: french(name), notes: '', lines, terms: halves }),
      ]),
    ),
    insert(
      'public.recommendations',
      ['id', 'request_id', 'event_id', 'from_partner_id', 'partner_id', 'note', 'state', 'created_at'],
      [
        [
          id('recommendation', 1),
          asked.id,
          asked.of.id,
          house.id,
          partnerOf('Sillon 33').id,
          french('Une équipe douce, à l’aise avec trois générations.'),
          'new',
          ago(0.5, 0),
        ],
        [
          id('recommendation', 2),
          venue.id,
          venue.of.id,
          venue.to.id,
          house.id,
          french('Ils connaissent chaque recoin du domaine.'),
          'followed',
          ago(40, 0),
        ],
      ],
    ),
    `-- Bookings are invoiced by the function that numbers invoices, and some invoices are paid.
do $demo$
declare
  asked record;
  made jsonb;
begin
  perform set_config('request.jwt.claims', '{"sub": "${partnerAccount}", "role": "authenticated"}', true);
  for asked in select * from (values
${invoices
  .map(
    ({ event, kind, term, isPaid }) =>
      `    ('${bookingOf(event)}'::uuid, '${kind}', ${term ?? 'null'}::integer, ${isPaid})`,
  )
  .join(',\n')}
  ) as v (request, kind, term, is_paid) loop
    made := public.issue_invoice(asked.request, asked.kind, jsonb_build_object('term', asked.term));
    if asked.is_paid and not (made ->> 'repeated')::boolean then
      perform public.record_payment(i.id, i.due_cents, private.today()) from public.invoices i where i.id = (made ->> 'id')::uuid;
    end if;
  end loop;
  perform set_config('request.jwt.claims', '', true);
end
$demo$;`,
  ].join('\n\n');
}
