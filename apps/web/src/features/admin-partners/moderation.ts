// The administrators' view of listings, as `partner_list`, `partner_queue` and `partner_review_page` return it.
import { legalForms, partnerTypes, priceUnits, vatRegimes } from '@liesse/domain';
import * as z from 'zod/mini';

const text = z.string();
const optionalText = z.nullable(z.string());
const optionalNumber = z.nullable(z.number());

export const listingStates = ['listed', 'pending', 'refused', 'suspended', 'draft'] as const;
export type ListingState = (typeof listingStates)[number];
const state = z.enum(listingStates);

const partnerRow = z.object({
  id: text,
  version: z.number(),
  name: text,
  type: z.enum(partnerTypes),
  commune: text,
  postcode: optionalText,
  state,
  is_correction: z.boolean(),
  created_at: text,
  submitted_at: optionalText,
  has_changes: z.boolean(),
  legal_name: optionalText,
  siret: optionalText,
  phone: optionalText,
  email: optionalText,
  rating_average: optionalNumber,
  rating_count: z.number(),
  is_own: z.boolean(),
});
export type PartnerRow = z.infer<typeof partnerRow>;

export const partnerList = z.object({
  rows: z.array(partnerRow),
  next: z.nullable(z.object({ at: text, id: text })),
  /** The first page without words counts by state. */
  counts: z.optional(z.nullable(z.partialRecord(state, z.number()))),
});
export type PartnerList = z.infer<typeof partnerList>;

const business = z.object({
  legal_form: z.enum(legalForms),
  legal_name: text,
  siret: text,
  street: text,
  postcode: optionalText,
  commune: text,
  vat_regime: z.enum(vatRegimes),
  vat_number: optionalText,
  rcs_city: optionalText,
  phone: optionalText,
  email: optionalText,
  insurance: text,
});
export type Business = z.infer<typeof business>;

const photo = z.object({
  id: text,
  path: text,
  alt: text,
  width: z.number(),
  height: z.number(),
  state: z.enum(['shown', 'hidden']),
});
export type ReviewedPhoto = z.infer<typeof photo>;

const historyEntry = z.object({
  id: z.number(),
  at: text,
  action: text,
  actor_name: optionalText,
  reason: optionalText,
});

const duplicate = z.object({
  id: text,
  name: text,
  type: z.enum(partnerTypes),
  commune: text,
  state,
  why: z.array(z.enum(['name', 'place', 'phone', 'siren', 'iban'])),
});

export const partnerReview = z.object({
  id: text,
  version: z.number(),
  type: z.enum(partnerTypes),
  slug: text,
  name: text,
  tagline: text,
  description: text,
  commune: text,
  postcode: optionalText,
  latitude: optionalNumber,
  longitude: optionalNumber,
  travels_km: z.number(),
  price_from_cents: optionalNumber,
  price_unit: z.enum(priceUnits),
  capacity_min: optionalNumber,
  capacity_max: optionalNumber,
  languages: z.array(text),
  website: optionalText,
  state,
  refusal_reason: optionalText,
  is_correction: z.boolean(),
  submitted_at: optionalText,
  created_at: text,
  is_own: z.boolean(),
  owner: z.object({ name: text, email: optionalText, phone: optionalText, created_at: text }),
  business: z.nullable(business),
  has_iban: z.boolean(),
  services: z.array(
    z.object({ id: text, name: text, description: text, price_cents: optionalNumber, unit: z.enum(priceUnits) }),
  ),
  photos: z.array(photo),
  questions: z.array(z.object({ id: text, question: text, answer: text })),
  changes: z.nullable(z.object({ name: text, website: optionalText, version: z.number() })),
  gaps: z.array(z.enum(['business', 'place', 'services', 'presentation'])),
  requests: z.number(),
  bookings: z.number(),
  reviews: z.number(),
  reports: z.number(),
  duplicates: z.array(duplicate),
  history: z.array(historyEntry),
});
export type PartnerReview = z.infer<typeof partnerReview>;

export const decisions = ['listed', 'correction', 'refused', 'suspended'] as const;
export type Decision = (typeof decisions)[number];

/** The decisions that fit a listing, the usual one first. */
export function decisionsFor({
  state: current,
  is_correction: isCorrection,
}: Pick<PartnerReview, 'state' | 'is_correction'>): Decision[] {
  switch (current) {
    case 'pending':
      return ['listed', 'correction', 'refused'];
    case 'listed':
      return isCorrection ? ['listed', 'correction', 'suspended'] : ['correction', 'suspended'];
    case 'refused':
    case 'suspended':
      return ['listed'];
    case 'draft':
      return [];
  }
}

/** The state in the words of a badge: a correction is asked for in two states. */
export function situationOf({
  state: current,
  is_correction: isCorrection,
}: Pick<PartnerReview, 'state' | 'is_correction'>) {
  if (!isCorrection) return current;
  return current === 'listed' ? 'correctListed' : 'toCorrect';
}
