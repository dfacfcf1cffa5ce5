// What the forms of a listing accept, with the message at the field. The database checks all of it again.
import {
  compactNumber,
  isBic,
  isCompany,
  isIban,
  isSiret,
  isVatNumber,
  LEAST_DESCRIPTION,
  legalForms,
  MAX_SHARE_CAPITAL_CENTS,
  partnerTypes,
  priceUnits,
  sirenOf,
  vatRegimes,
} from '@liesse/domain';
import * as z from 'zod/mini';
import { formatPhone } from '#web/lib/format/phone.ts';
import { listing } from '#web/locales/fr/partner/listing.ts';

const { invalid } = listing;

const line = (most: number, tooLong: string = invalid.long) => z.string().check(z.trim(), z.maxLength(most, tooLong));
const required = (most: number, missing: string, tooLong: string = invalid.long) =>
  z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(most, tooLong));
/** Typed with spaces between the groups. */
const number = (isRight: (compact: string) => boolean, wrong: string) =>
  z.pipe(z.string(), z.pipe(z.transform(compactNumber), z.string().check(z.refine(isRight, wrong))));
const optional = (isRight: (text: string) => boolean) => (text: string) => text === '' || isRight(text);
const price = z.nullable(
  z.int(invalid.price).check(z.minimum(0, invalid.price), z.maximum(100_000_000, invalid.price)),
);
const people = (least: number) =>
  z.nullable(z.int(invalid.capacity).check(z.minimum(least, invalid.capacity), z.maximum(100_000, invalid.capacity)));

const name = required(120, invalid.name, invalid.longName);
const legalForm = z.enum(legalForms, invalid.legalForm);
const siret = number(isSiret, invalid.siret);
const place = required(120, invalid.place);
const travelsKm = z.int(invalid.travels).check(z.minimum(0, invalid.travels), z.maximum(2000, invalid.travels));
const tagline = line(160, invalid.longTagline);
const description = z
  .string()
  .check(
    z.trim(),
    z.minLength(LEAST_DESCRIPTION, invalid.shortDescription),
    z.maxLength(6000, invalid.longDescription),
  );

export const tradeForm = z.object({ trade: z.enum(partnerTypes, invalid.trade) });
export const identityForm = z.object({ name, legalForm, siret });
export const placeForm = z.object({ place, travelsKm });
export const presentationForm = z.object({ tagline, description });

const WEB = /^https:\/\/[^\s/?#@:\\"<>%]+\.[^\s/?#@:\\"<>%]+(?::\d{1,5})?(?:[/?#][^\s\\"<>]*)?$/;

export const listingForm = z
  .object({
    name,
    tagline,
    description,
    website: line(300, invalid.website).check(
      z.refine(
        optional((text) => WEB.test(text)),
        invalid.website,
      ),
    ),
    place,
    travelsKm,
    capacityMin: people(0),
    capacityMax: people(1),
    languages: z.array(z.string()).check(z.minLength(1, invalid.languages), z.maxLength(20)),
    priceFromCents: price,
    priceUnit: z.enum(priceUnits),
  })
  .check(
    z.refine(
      ({ capacityMin, capacityMax }) => capacityMin === null || capacityMax === null || capacityMin <= capacityMax,
      {
        path: ['capacityMax'],
        error: invalid.capacityOrder,
      },
    ),
  );

export const serviceForm = z.object({
  name: required(120, invalid.service, invalid.longName),
  description: line(1000, invalid.longDetails),
  priceCents: price,
  unit: z.enum(priceUnits),
});

export const photoForm = z.object({ alt: required(240, invalid.alt, invalid.longAlt) });

export const questionForm = z.object({
  question: required(200, invalid.question, invalid.longQuestion),
  answer: required(2000, invalid.answer, invalid.longAnswer),
});

/** Digits in the groups that people write them in, with or without the country. */
const PHONE = /^\+?(?:[\s.()-]*\d){8,15}[\s.()-]*$/;
const EMAIL = /^[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)+$/;

const isCapital = (cents: number | null): boolean => cents !== null && cents > 0 && cents <= MAX_SHARE_CAPITAL_CENTS;

export const businessForm = z
  .object({
    legalForm,
    legalName: required(200, invalid.legalName),
    siret,
    street: line(200),
    postcode: line(5, invalid.postcode).check(
      z.refine(
        optional((text) => /^\d{5}$/.test(text)),
        invalid.postcode,
      ),
    ),
    commune: line(80),
    rcsCity: line(80),
    shareCapitalCents: z.nullable(z.number()),
    phone: line(32, invalid.phone).check(
      z.overwrite(formatPhone),
      z.refine(
        optional((text) => PHONE.test(text)),
        invalid.phone,
      ),
    ),
    email: line(254, invalid.email).check(
      z.refine(
        optional((text) => EMAIL.test(text)),
        invalid.email,
      ),
    ),
    insurance: line(300),
    vatRegime: z.enum(vatRegimes),
    vatNumber: number(() => true, invalid.vatNumber),
    vatOnDebits: z.boolean(),
    iban: number(optional(isIban), invalid.iban),
    bic: number(optional(isBic), invalid.bic),
  })
  .check((form) => {
    const { vatRegime, vatNumber, siret: typed, legalForm: chosen, shareCapitalCents: capital } = form.value;
    if (isCompany(chosen) && !isCapital(capital))
      form.issues.push({
        code: 'custom',
        path: ['shareCapitalCents'],
        message: invalid.shareCapital,
        input: capital,
      });
    if (vatRegime === 'franchise') return;
    const message = !isVatNumber(vatNumber)
      ? invalid.vatNumber
      : vatNumber.slice(4) === sirenOf(typed)
        ? null
        : invalid.otherVatNumber;
    if (message !== null) form.issues.push({ code: 'custom', path: ['vatNumber'], message, input: vatNumber });
  });

export type TradeForm = z.infer<typeof tradeForm>;
export type IdentityForm = z.infer<typeof identityForm>;
export type PlaceForm = z.infer<typeof placeForm>;
export type PresentationForm = z.infer<typeof presentationForm>;
export type ListingForm = z.infer<typeof listingForm>;
export type ServiceForm = z.infer<typeof serviceForm>;
export type QuestionForm = z.infer<typeof questionForm>;
export type BusinessForm = z.infer<typeof businessForm>;
