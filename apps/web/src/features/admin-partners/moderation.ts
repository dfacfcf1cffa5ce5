// The administrators' view of listings, as `partner_list`, `partner_queue` and `partner_review_page` return it.
import { partnerTypes } from '@liesse/domain';
import * as z from 'zod/mini';
import { business, listingParts, listingStates } from '#web/lib/api/listing-parts.ts';

const text = z.string();
const optionalText = z.nullable(z.string());
const optionalNumber = z.nullable(z.number());

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
  ...listingParts,
  version: z.number(),
  latitude: optionalNumber,
  longitude: optionalNumber,
  created_at: text,
  is_own: z.boolean(),
  owner: z.object({ name: text, email: optionalText, phone: optionalText, created_at: text }),
  business: z.nullable(business),
  has_iban: z.boolean(),
  changes: z.nullable(z.object({ name: text, website: optionalText, version: z.number() })),
  requests: z.number(),
  bookings: z.number(),
  reviews: z.number(),
  reports: z.number(),
  duplicates: z.array(duplicate),
  history: z.array(historyEntry),
});
export type Business = z.infer<typeof business>;
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
