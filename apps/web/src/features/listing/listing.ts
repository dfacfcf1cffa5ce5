// A partner's own listing, as `own_listing` returns it, with the query that reads it.
import { legalForms, partnerTypes, priceUnits, vatRegimes } from '@liesse/domain';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { communeLabel } from '#web/lib/api/communes.ts';
import { useLiveRows } from '#web/lib/api/live-rows.ts';
import { supabase } from '#web/lib/api/supabase.ts';

const text = z.string();
const optionalText = z.nullable(z.string());
const optionalNumber = z.nullable(z.number());

const gaps = ['business', 'place', 'services', 'presentation'] as const;

const service = z.object({
  id: text,
  name: text,
  description: text,
  price_cents: optionalNumber,
  unit: z.enum(priceUnits),
});

const photo = z.object({
  id: text,
  path: text,
  alt: text,
  width: z.number(),
  height: z.number(),
  state: z.enum(['shown', 'hidden']),
});

const question = z.object({ id: text, question: text, answer: text });

const business = z.object({
  legal_form: z.enum(legalForms),
  legal_name: text,
  siret: text,
  street: text,
  postcode: optionalText,
  commune: text,
  vat_regime: z.enum(vatRegimes),
  vat_number: optionalText,
  vat_on_debits: z.boolean(),
  rcs_city: optionalText,
  share_capital_cents: z.nullable(z.number()),
  iban: optionalText,
  bic: optionalText,
  phone: optionalText,
  email: optionalText,
  insurance: text,
});

const listing = z.object({
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
  state: z.enum(['draft', 'pending', 'listed', 'refused', 'suspended']),
  refusal_reason: optionalText,
  /** The reason lists what to correct; a listing that is listed stays so meanwhile. */
  is_correction: z.boolean(),
  /** When the check that is not decided yet was asked for. */
  submitted_at: optionalText,
  response_minutes: optionalNumber,
  services: z.array(service),
  photos: z.array(photo),
  questions: z.array(question),
  changes: z.nullable(z.object({ name: text, website: optionalText })),
  business: z.nullable(business),
  /** What is missing for a check, in the order of the wizard's steps. */
  gaps: z.array(z.enum(gaps)),
});

export type Listing = z.infer<typeof listing>;
export type ListingService = z.infer<typeof service>;
export type ListingPhoto = z.infer<typeof photo>;
export type ListingQuestion = z.infer<typeof question>;
export type Business = z.infer<typeof business>;

export const listingKey = ['listing'] as const;

/** Null until the partner has started one. */
export const listingQuery = queryOptions({
  queryKey: listingKey,
  queryFn: async ({ signal }): Promise<Listing | null> => {
    const client = await supabase();
    const { data } = await client.rpc('own_listing').abortSignal(signal).throwOnError();
    return z.nullable(listing).parse(data);
  },
});

/** Follows the decisions on this listing. */
export function useLiveListing(id: string): void {
  const cache = useQueryClient();
  useLiveRows(
    [
      { table: 'partners', filter: `id=eq.${id}` },
      { table: 'partner_changes', filter: `partner_id=eq.${id}` },
    ],
    () => void cache.invalidateQueries({ queryKey: listingKey }),
  );
}

export const publicAddress = ({ type, slug }: Pick<Listing, 'type' | 'slug'>): string => `/partners/${type}/${slug}`;

/** The saved commune as the field shows it. */
export const placeText = ({ commune, postcode }: Pick<Listing, 'commune' | 'postcode'>): string =>
  postcode === null ? commune : communeLabel({ name: commune, postcode });
