import { describe, expect, it } from 'vitest';
import { monthsOf, weeksOf } from '#web/features/partners/availability.ts';
import { cardOf, type PartnerRow } from '#web/features/partners/cards.ts';
import { cardPhoto, pagePhoto } from '#web/features/partners/photos.ts';
import { formatMinutes } from '#web/lib/format/format.ts';

const row: PartnerRow = {
  id: 'a',
  type: 'caterer',
  slug: 'maison-verjus',
  name: 'Maison Verjus',
  tagline: '',
  commune: 'Mâcon',
  price_from_cents: 4550,
  price_unit: 'guest',
  rating_average: 4.75,
  rating_count: 12,
  cover: null,
  distance_km: 11.6,
  comes_to_place: true,
  response_minutes: 95,
  is_available: true,
  why: ['distance', 'availability', 'reviews', 'response'],
};
const plain = (text: string | undefined | null) => text?.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('a card', () => {
  it('shows the trade, the town, the distance and the price', () => {
    const card = cardOf(row, { date: '2027-06-12' });
    expect(card).toMatchObject({
      tradeIn: 'Traiteur à Mâcon',
      href: '/partners/caterer/maison-verjus?date=2027-06-12',
    });
    expect(plain(card.distance)).toBe('à 12 km, se déplace jusque-là');
    expect(plain(`${card.price?.amount} ${card.price?.unit}`)).toBe('45,50 € par personne');
    expect(plain(card.rating?.label)).toBe('Note de 4,8 sur 5, 12 avis');
  });

  it('explains its rank', () => {
    expect(cardOf(row).why.map(plain)).toEqual([
      'À 12 km du lieu demandé.',
      'Libre le jour demandé.',
      'Avis vérifiés : 4,8 sur 5 pour 12 avis.',
      'Répond en 2 h en général.',
    ]);
    expect(cardOf({ ...row, why: [] }).why).toHaveLength(1);
    expect(cardOf({ ...row, is_available: false }, { order: 'price' }).why).toEqual([
      'Liste triée par prix, à votre demande.',
      expect.stringContaining('les prestataires libres passent devant'),
    ]);
  });

  it('leaves out unknown facts', () => {
    const bare = cardOf({ ...row, price_from_cents: null, rating_average: null, rating_count: 0, distance_km: null });
    expect(bare).toMatchObject({ price: null, rating: null, distance: null, spot: null });
  });

  it.each([
    [0, '1 min'],
    [59, '59 min'],
    [60, '1 h'],
    [60 * 47, '47 h'],
    [60 * 48, '2 jours'],
  ])('formats %i minutes', (minutes, text) => {
    expect(plain(formatMinutes(minutes))).toBe(text);
  });
});

describe('photos', () => {
  const photo = { path: 'folder/a b.webp', alt: 'Une table', width: 900, height: 1200 };

  it('have one ratio on cards and their own on pages, and are never enlarged', () => {
    expect(cardPhoto(photo)).toMatchObject({ width: 640, height: 480, alt: 'Une table' });
    expect(pagePhoto(photo).srcSet.match(/\d+w/g)).toEqual(['480w', '800w']);
    expect(pagePhoto({ ...photo, width: 300, height: 200 }).srcSet.match(/\d+w/g)).toEqual(['300w']);
  });

  it('have encoded addresses', () => {
    expect(cardPhoto(photo).src).toContain('/partner-photos/folder/a%20b.webp?width=480&height=360');
  });
});

describe('a calendar', () => {
  it('has twelve months from this one, with the booked days', () => {
    const months = monthsOf(['2026-11-21', '2027-06-12', '2027-06-19'], '2026-11-15');
    expect(months.map(({ month }) => month)).toHaveLength(12);
    expect(months[0]).toMatchObject({ month: '2026-11-01', taken: [21], over: 14 });
    expect(plain(months[7]?.summary)).toBe('juin 2027 : jours pris, 12 et 19.');
    expect(plain(months[1]?.summary)).toBe('décembre 2026 : aucun jour pris.');
  });

  it('begins weeks on Monday', () => {
    expect(weeksOf('2026-11-01')[0]).toEqual([null, null, null, null, null, null, 1]);
  });
});
