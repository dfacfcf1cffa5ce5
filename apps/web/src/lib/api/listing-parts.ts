// The parts of a listing that its owner and the administrators who check it both read from the database.
import { legalForms, partnerTypes, priceUnits, vatRegimes } from '@liesse/domain';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { signedUrlQuery } from '#web/lib/api/signed-url.ts';

const text = z.string();
const optionalText = z.nullable(z.string());
const optionalNumber = z.nullable(z.number());

const photo = z.object({
  id: text,
  path: text,
  alt: text,
  width: z.number(),
  height: z.number(),
  /** A held photo waits for a check; a hidden one was removed by moderation. */
  state: z.enum(['held', 'shown', 'hidden']),
  /** The decision that hid the photo, for its owner. */
  removal: z.optional(z.nullable(z.object({ case_id: text, reason: optionalText }))),
});
export type ListingPhoto = z.infer<typeof photo>;

const service = z.object({
  id: text,
  name: text,
  description: text,
  price_cents: optionalNumber,
  unit: z.enum(priceUnits),
});
export type ListingService = z.infer<typeof service>;

const question = z.object({ id: text, question: text, answer: text });
export type ListingQuestion = z.infer<typeof question>;

export const business = z.object({
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

export const listingStates = ['listed', 'pending', 'refused', 'suspended', 'draft'] as const;
export type ListingState = (typeof listingStates)[number];

/** What every reader of a whole listing gets. */
export const listingParts = {
  id: text,
  type: z.enum(partnerTypes),
  slug: text,
  name: text,
  tagline: text,
  description: text,
  commune: text,
  postcode: optionalText,
  travels_km: z.number(),
  price_from_cents: optionalNumber,
  price_unit: z.enum(priceUnits),
  capacity_min: optionalNumber,
  capacity_max: optionalNumber,
  languages: z.array(text),
  website: optionalText,
  state: z.enum(listingStates),
  refusal_reason: optionalText,
  /** The reason lists what to correct; a listing that is listed stays so meanwhile. */
  is_correction: z.boolean(),
  /** When the check that is not decided yet was asked for. */
  submitted_at: optionalText,
  services: z.array(service),
  photos: z.array(photo),
  questions: z.array(question),
  /** What is missing for a check, in the order of the wizard's steps. */
  gaps: z.array(z.enum(['business', 'place', 'services', 'presentation'])),
};

const RENDER = '/storage/v1/render/image/public/partner-photos';

/** The URL of a photo at that width. The file of a photo that is not shown is private, so its URL is signed: undefined until then. */
export function usePhotoUrl({ path, state }: Pick<ListingPhoto, 'path' | 'state'>, width: number): string | undefined {
  const isShown = state === 'shown';
  const { data: signed } = useQuery({ ...signedUrlQuery('withheld-photos', path, { width }), enabled: !isShown });
  return isShown ? `${RENDER}/${path}?width=${width}` : signed;
}
