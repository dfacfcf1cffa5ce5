import { describe, expect, it } from 'vitest';
import { businessForm, identityForm, listingForm } from '#web/features/listing/forms.ts';

const business = {
  legalForm: 'sarl',
  legalName: 'Les Jardins d’Ella',
  siret: '732 829 320 00074',
  street: '',
  postcode: '',
  commune: '',
  rcsCity: '',
  shareCapitalCents: 800_000,
  phone: '',
  email: '',
  insurance: '',
  vatRegime: 'assujetti',
  vatNumber: 'fr 44 732 829 320',
  vatOnDebits: false,
  iban: 'FR14 2004 1010 0505 0001 3M02 606',
  bic: '',
};
const wrongFields = (
  form: { safeParse: (value: unknown) => { error?: { issues: { path: PropertyKey[] }[] } } },
  value: object,
) => form.safeParse(value).error?.issues.map(({ path }) => path[0]) ?? [];

describe('the form of a business', () => {
  it('reads numbers however they are grouped', () => {
    expect(businessForm.parse(business)).toMatchObject({
      siret: '73282932000074',
      vatNumber: 'FR44732829320',
      iban: 'FR1420041010050500013M02606',
    });
  });

  it('names the fields that are wrong', () => {
    const wrong = { ...business, siret: '73282932000075', iban: 'FR14', bic: 'X', postcode: '2120', email: 'ella' };
    expect(new Set(wrongFields(businessForm, wrong))).toEqual(new Set(['bic', 'email', 'iban', 'postcode', 'siret']));
    expect(wrongFields(businessForm, { ...business, vatNumber: 'FR40303265045' })).toEqual(['vatNumber']);
    expect(wrongFields(businessForm, { ...business, vatNumber: '', vatRegime: 'franchise' })).toEqual([]);
    for (const shareCapitalCents of [null, 0, Number.NaN])
      expect(wrongFields(businessForm, { ...business, shareCapitalCents })).toEqual(['shareCapitalCents']);
    expect(wrongFields(businessForm, { ...business, legalForm: 'micro', shareCapitalCents: null })).toEqual([]);
    expect(wrongFields(identityForm, { name: ' ', legalForm: '', siret: '' })).toEqual(['name', 'legalForm', 'siret']);
  });
});

describe('the form of a listing', () => {
  const listing = {
    name: 'Les Jardins d’Ella',
    tagline: '',
    description: 'Des bouquets de saison. '.repeat(4),
    website: 'https://ella.example',
    place: 'Beaune (21200)',
    travelsKm: 40,
    capacityMin: null,
    capacityMax: null,
    languages: ['fr'],
    priceFromCents: null,
    priceUnit: 'event',
  };

  it('takes a whole listing, and refuses what its page could not show', () => {
    expect(wrongFields(listingForm, listing)).toEqual([]);
    expect(wrongFields(listingForm, { ...listing, website: 'javascript:alert(1)' })).toEqual(['website']);
    expect(wrongFields(listingForm, { ...listing, languages: [] })).toEqual(['languages']);
    expect(wrongFields(listingForm, { ...listing, description: 'Court' })).toEqual(['description']);
    expect(wrongFields(listingForm, { ...listing, capacityMin: 80, capacityMax: 20 })).toEqual(['capacityMax']);
    expect(wrongFields(listingForm, { ...listing, travelsKm: Number.NaN })).toEqual(['travelsKm']);
  });
});
