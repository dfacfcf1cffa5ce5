// The partners of the directory, composed from the texts of their trades, with prices, calendars and pictures.
import { type Account, signInAccounts } from './accounts.ts';
import { businessStatements } from './businesses.ts';
import { ago, instant } from './days.ts';
import { id, partnerAccount, photoPath } from './ids.ts';
import { plain } from './names.ts';
import { pictures } from './pictures.ts';
import { type Dice, dice } from './random.ts';
import { french, insert, literal, textArray, type Value } from './sql.ts';
import { specialties } from './trades/specialists.ts';
import type { PartnerText, ServiceText, TradeTexts } from './trades/trade-texts.ts';
import { type Trade, trades } from './trades/trades.ts';

export interface Partner extends PartnerText {
  number: number;
  id: string;
  account: Account;
  trade: Trade;
  texts: TradeTexts;
  services: readonly ServiceText[];
}

/** The partner whose account can sign in is the first. */
export const partners: readonly Partner[] = (Object.entries(trades) as [Trade, TradeTexts][])
  .flatMap(([trade, texts]) => texts.partners.map((partner) => ({ ...partner, trade, texts })))
  .toSorted((a, b) => Number(canSignIn(b)) - Number(canSignIn(a)))
  .map((partner, index) => ({
    ...partner,
    number: index + 1,
    id: id('partner', index + 1),
    account: accountOf(partner, index + 1),
    services: servicesOf(partner),
  }));

export function partnerStatements(): string {
  const columns = [
    'id',
    'owner_id',
    'type',
    'name',
    'tagline',
    'description',
    'commune',
    'postcode',
    'travels_km',
    'price_from_cents',
    'price_unit',
    'capacity_min',
    'capacity_max',
    'languages',
    'website',
    'response_minutes',
    'checked_at',
    'created_at',
  ];
  return [
    '-- Listings are drafts at first, so that the directory is indexed once, when all rows exist.',
    insert('public.partners', columns, partners.map(partnerRow)),
    insert(
      'public.partner_services',
      ['id', 'partner_id', 'name', 'description', 'price_cents', 'unit', 'position'],
      partners.flatMap(serviceRows),
    ),
    insert(
      'public.partner_photos',
      ['partner_id', 'path', 'alt', 'width', 'height', 'position'],
      partners.flatMap(photoRows),
    ),
    businessStatements(partners),
    `insert into public.partner_availability (partner_id, day)
select c.partner_id::uuid, d.day
from (values\n${partners.flatMap(calendarRows).join(',\n')}
) as c (partner_id, in_season_only, days), unnest(c.days::integer[]) as days_after,
lateral (select pg_temp.demo_day(days_after) as day) d
where not c.in_season_only or extract(month from d.day) between 5 and 9
on conflict do nothing;`,
  ].join('\n\n');
}

/** Runs last, so that the search index already contains services and ratings. */
export function listingStatements(): string {
  const unlisted = partners.filter(({ state }) => state !== undefined);
  return [
    ...unlisted.map(
      ({ id: partner, number, state, reason }) =>
        `update public.partners set state = '${state}', refusal_reason = ${literal(reason === undefined ? null : french(reason))}${state === 'pending' ? `, submitted_at = ${ago(1 + (number % 3), 0).sql}` : ''}\nwhere id = '${partner}' and state = 'draft';`,
    ),
    `update public.partners set state = 'listed' where state = 'draft' and id between '${id('partner', 1)}' and '${id('partner', partners.length)}';`,
  ].join('\n');
}

function canSignIn({ name }: PartnerText): boolean {
  return signInAccounts.some((account) => account.id === partnerAccount && account.name === name);
}

function accountOf(partner: PartnerText & { trade: Trade }, number: number): Account {
  const own = signInAccounts.find((account) => account.id === partnerAccount);
  if (own !== undefined && canSignIn(partner)) return own;
  return { id: id('owner', number), address: plain(partner.name), name: partner.name, partnerType: partner.trade };
}

/** A specialist's own services; otherwise the first service of the trade and some others, at this partner's price level. */
function servicesOf(partner: PartnerText & { texts: TradeTexts }): ServiceText[] {
  const special = specialties[partner.name]?.services;
  if (special !== undefined) return [...special];
  const chance = dice(`services ${partner.name}`);
  const [first, ...others] = partner.texts.services;
  const chosen = canSignIn(partner) ? others : chance.some(others, chance.between(2, 3));
  const factor = (partner.factor ?? 1) * (0.92 + chance.next() * 0.18);
  return [...(first === undefined ? [] : [first]), ...others.filter((service) => chosen.includes(service))].map(
    (service) => ({
      ...service,
      price: service.price === null ? null : rounded(service.price * factor),
    }),
  );
}

function rounded(price: number): number {
  const step = price < 40 ? 1 : price < 200 ? 5 : price < 1000 ? 10 : 50;
  return Math.max(step, Math.round(price / step) * step);
}

function partnerRow(partner: Partner): Value[] {
  // The seed is part of the generated data: another text would change every row.
  const chance = dice(`vendor ${partner.name}`);
  const [near, far] = partner.texts.travelsKm;
  const [least, most] = partner.capacity ?? [null, null];
  const main = partner.services[0];
  const workingMethods = canSignIn(partner)
    ? partner.texts.workingMethods
    : partner.texts.workingMethods
        .filter((_, index) => index !== partner.number % partner.texts.workingMethods.length)
        .slice(0, 2);
  const since = -250 - chance.between(0, 2) * 365 - chance.between(0, 8) * 30 - chance.between(10, 28);
  return [
    partner.id,
    partner.account.id,
    partner.trade,
    partner.name,
    french(partner.tagline),
    french([partner.about, ...workingMethods].join('\n\n')),
    partner.commune,
    partner.postcode,
    near + Math.round((chance.next() * (far - near)) / 10) * 10,
    cents(main?.price ?? null),
    main?.unit ?? 'event',
    least,
    most,
    textArray(partner.languages ?? ['fr']),
    `https://${plain(partner.name)}.example`,
    canSignIn(partner) ? 45 : chance.pick([35, 60, 95, 150, 240, 420, 720, 1300, 2100]),
    partner.state === 'pending' || partner.state === 'refused' ? null : instant({ day: since, at: '10:00' }),
    instant({ day: since, at: '09:00' }),
  ];
}

const cents = (euros: number | null): number | null => (euros === null ? null : Math.round(euros * 100));

const serviceRows = (partner: Partner): Value[][] =>
  partner.services.map((service, position) => [
    id('service', partner.number * 16 + position),
    partner.id,
    french(service.name),
    french(service.description),
    cents(service.price),
    service.unit,
    position,
  ]);

const photoRows = (partner: Partner): Value[][] =>
  pictures
    .gallery(partner)
    .map(({ number, alt, width, height }, position) => [
      partner.id,
      photoPath(partner.number, number),
      french(alt),
      width,
      height,
      position,
    ]);

/** Saturdays from May to September are booked first. Each partner has its own demand. */
function calendarRows(partner: Partner): string[] {
  const chance: Dice = dice(`calendar ${partner.name}`);
  const demand = 0.25 + chance.next() * 0.45;
  const busy: number[] = [];
  const busyInSeason: number[] = [];
  for (let saturday = -203; saturday <= 168; saturday += 7) {
    const draw = chance.next();
    if (draw >= demand && !isTheWedding(partner, saturday)) continue;
    const list = draw < demand * 0.35 || isTheWedding(partner, saturday) ? busy : busyInSeason;
    // A venue is taken on the Sunday too.
    list.push(saturday, ...(partner.trade === 'venue' ? [saturday + 1] : []));
  }
  const leave = chance.between(50, 65);
  const row = (isInSeasonOnly: boolean, days: number[]): string[] =>
    days.length === 0 ? [] : [`  ('${partner.id}', ${isInSeasonOnly}, '{${days.join(',')}}')`];
  return [
    ...row(false, [...busy, ...Array.from({ length: 10 }, (_, index) => leave + index)]),
    ...row(true, busyInSeason),
  ];
}

/** The venue of the demonstration's wedding is booked on that day. */
const isTheWedding = ({ name }: Partner, day: number): boolean => name === 'Domaine des Tilleuls' && day === 0;
