// A mutation of the partner's own listing. Every one changes what the listing's query shows.
import { listingKey } from '#web/features/listing/listing.ts';
import { listing } from '#web/locales/fr/partner/listing.ts';
import {
  type ToastMutation,
  type ToastMutationOptions,
  useToastMutation,
} from '#web/ui/feedback/use-toast-mutation.ts';

export const useListingMutation = <Data extends { ok: true }, Variables = void>(
  options: Omit<ToastMutationOptions<Variables, Data>, 'invalidates'>,
): ToastMutation<Variables, Data> =>
  useToastMutation({ errorTitle: listing.failed, ...options, invalidates: [listingKey] });
