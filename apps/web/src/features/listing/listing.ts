// A partner's own listing, as `own_listing` returns it, with the query that reads it.
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { communeLabel } from '#web/lib/api/communes.ts';
import { business, listingParts } from '#web/lib/api/listing-parts.ts';
import { useLiveRows } from '#web/lib/api/live-rows.ts';
import { supabase } from '#web/lib/api/supabase.ts';

const optionalText = z.nullable(z.string());

const ownBusiness = z.extend(business, {
  vat_on_debits: z.boolean(),
  share_capital_cents: z.nullable(z.number()),
  iban: optionalText,
  bic: optionalText,
});

const listing = z.object({
  ...listingParts,
  response_minutes: z.nullable(z.number()),
  changes: z.nullable(z.object({ name: z.string(), website: optionalText })),
  business: z.nullable(ownBusiness),
});

export type Listing = z.infer<typeof listing>;
export type Business = z.infer<typeof ownBusiness>;

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
