// The directory's vendors, put together from their trades' texts: prices, places, calendars and pictures.
import { type Account, signingIn } from './accounts.ts';
import { id, partner, photoPath } from './ids.ts';
import { plain } from './names.ts';
import { pictures } from './pictures.ts';
import { type Dice, dice } from './random.ts';
import { french, insert, literal, textArray, type Value } from './sql.ts';
import { specialties } from './trades/specialists.ts';
import type { ServiceText, TradeTexts, VendorText } from './trades/trade-texts.ts';
import { type Trade, trades } from './trades/trades.ts';

export interface Vendor extends VendorText {
  number: number;
  id: string;
  account: Account;
  trade: Trade;
  texts: TradeTexts;
  services: readonly ServiceText[];
}

/** The demonstration's own partner is the first. */
export const vendors: readonly Vendor[] = (Object.entries(trades) as [Trade, TradeTexts][])
  .flatMap(([trade, texts]) => texts.vendors.map((vendor) => ({ ...vendor, trade, texts })))
  .toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)))
  .map((vendor, index) => ({
    ...vendor,
    number: index + 1,
    id: id('partner', index + 1),
    account: accountOf(vendor, index + 1),
    services: servicesOf(vendor),
  }));

export function vendorStatements(): string {
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
    insert('public.partners', columns, vendors.map(vendorRow)),
    insert(
      'public.partner_services',
      ['id', 'partner_id', 'name', 'description', 'price_cents', 'unit', 'position'],
      vendors.flatMap(serviceRows),
    ),
    insert(
      'public.partner_photos',
      ['partner_id', 'path', 'alt', 'width', 'height', 'position'],
      vendors.flatMap(photoRows),
    ),
    `insert into public.partner_availability (partner_id, day, state)
select c.partner_id::uuid, day, c.state
from (values\n${vendors.flatMap(calendarRows).join(',\n')}
) as c (partner_id, state, days), unnest(c.days::date[]) as day
on conflict do nothing;`,
  ].join('\n\n');
}

/** Comes last: whoever is listed by then is found with services, rating and all. */
export function listingStatements(): string {
  const others = vendors.filter(({ state }) => state !== undefined);
  return [
    ...others.map(
      ({ id: vendor, state, reason }) =>
        `update public.partners set state = '${state}', refusal_reason = ${literal(reason === undefined ? null : french(reason))}\nwhere id = '${vendor}' and state = 'draft';`,
    ),
    `update public.partners set state = 'listed' where state = 'draft' and id between '${id('partner', 1)}' and '${id('partner', vendors.length)}';`,
  ].join('\n');
}

function isOwn({ name }: VendorText): boolean {
  return signingIn.some((account) => account.id === partner && account.name === name);
}

function accountOf(vendor: VendorText & { trade: Trade }, number: number): Account {
  const own = signingIn.find((account) => account.id === partner);
  if (own !== undefined && isOwn(vendor)) return own;
  return { id: id('owner', number), address: plain(vendor.name), name: vendor.name, partnerType: vendor.trade };
}

/** The specialists' own, or the trade's first and some of the others, at this vendor's level of prices. */
function servicesOf(vendor: VendorText & { texts: TradeTexts }): ServiceText[] {
  const special = specialties[vendor.name]?.services;
  if (special !== undefined) return [...special];
  const chance = dice(`services ${vendor.name}`);
  const [first, ...others] = vendor.texts.services;
  const chosen = isOwn(vendor) ? others : chance.some(others, chance.between(2, 3));
  const factor = (vendor.factor ?? 1) * (0.92 + chance.next() * 0.18);
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

function vendorRow(vendor: Vendor): Value[] {
  const chance = dice(`vendor ${vendor.name}`);
  const [near, far] = vendor.texts.travelsKm;
  const [least, most] = vendor.capacity ?? [null, null];
  const main = vendor.services[0];
  const ways = isOwn(vendor)
    ? vendor.texts.ways
    : vendor.texts.ways.filter((_, index) => index !== vendor.number % vendor.texts.ways.length).slice(0, 2);
  const since = `202${chance.between(4, 6)}-0${chance.between(1, 9)}-${chance.between(10, 28)}`;
  return [
    vendor.id,
    vendor.account.id,
    vendor.trade,
    vendor.name,
    french(vendor.tagline),
    french([vendor.about, ...ways].join('\n\n')),
    vendor.commune,
    vendor.postcode,
    near + Math.round((chance.next() * (far - near)) / 10) * 10,
    cents(main?.price ?? null),
    main?.unit ?? 'event',
    least,
    most,
    textArray(vendor.languages ?? ['fr']),
    `https://${plain(vendor.name)}.example`,
    isOwn(vendor) ? 45 : chance.pick([35, 60, 95, 150, 240, 420, 720, 1300, 2100]),
    vendor.state === 'pending' || vendor.state === 'refused' ? null : `${since} 10:00+02`,
    `${since} 09:00+02`,
  ];
}

const cents = (euros: number | null): number | null => (euros === null ? null : Math.round(euros * 100));

const serviceRows = (vendor: Vendor): Value[][] =>
  vendor.services.map((service, position) => [
    id('service', vendor.number * 16 + position),
    vendor.id,
    french(service.name),
    french(service.description),
    cents(service.price),
    service.unit,
    position,
  ]);

const photoRows = (vendor: Vendor): Value[][] =>
  pictures
    .gallery(vendor)
    .map(({ number, alt, width, height }, position) => [
      vendor.id,
      photoPath(vendor.number, number),
      french(alt),
      width,
      height,
      position,
    ]);

/** Saturdays of the season go first; those who are liked are taken more often. */
function calendarRows(vendor: Vendor): string[] {
  const chance: Dice = dice(`calendar ${vendor.name}`);
  const demand = 0.25 + chance.next() * 0.45;
  const booked: string[] = [];
  const blocked: string[] = [];
  for (let day = Date.UTC(2026, 10, 21); day < Date.UTC(2027, 11, 1); day += 7 * 86_400_000) {
    const month = new Date(day).getUTCMonth();
    const season = month >= 4 && month <= 8 ? 1 : 0.35;
    if (!chance.chance(demand * season) && !isTheWedding(vendor, day)) continue;
    booked.push(dateOf(day));
    // A place is taken for the Sunday too.
    if (vendor.trade === 'venue') booked.push(dateOf(day + 86_400_000));
  }
  const leave = Date.UTC(2027, 7, chance.between(1, 16));
  for (let day = 0; day < 10; day += 1) blocked.push(dateOf(leave + day * 86_400_000));
  const row = (state: string, days: string[]): string[] =>
    days.length === 0 ? [] : [`  ('${vendor.id}', '${state}', '{${days.join(',')}}')`];
  return [
    ...row('booked', booked),
    ...row(
      'blocked',
      blocked.filter((day) => !booked.includes(day)),
    ),
  ];
}

/** The place of the demonstration's own wedding is taken on that day. */
const isTheWedding = ({ name }: Vendor, day: number): boolean =>
  name === 'Domaine des Tilleuls' && dateOf(day) === '2027-06-12';

const dateOf = (day: number): string => new Date(day).toISOString().slice(0, 10);
