// Queries of the directory inside the client area. They send the same requests as the public pages.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type PartnerPage, readPartner } from '#web/features/partners/partner.ts';
import { type SearchPage, searchPartners } from '#web/features/partners/queries.ts';
import type { Search } from '#web/features/partners/search.ts';
import { createPublicData } from '#web/lib/api/public-data.ts';
import { platformAccess } from '#web/lib/api/supabase.ts';

/** The results of the previous search remain on the screen until the next ones arrive. */
export const directoryQuery = (search: Search) =>
  queryOptions({
    queryKey: ['directory', search],
    queryFn: ({ signal }): Promise<SearchPage> => searchPartners(createPublicData(platformAccess), search, signal),
    placeholderData: keepPreviousData,
  });

/** Null for a partner that is not listed. */
export const listedPartnerQuery = (address: Parameters<typeof readPartner>[1]) =>
  queryOptions({
    queryKey: ['directory', 'partner', address],
    queryFn: ({ signal }): Promise<PartnerPage | null> =>
      readPartner(createPublicData(platformAccess), address, signal),
  });
