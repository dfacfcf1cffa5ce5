// The state of the listing on the first page, while there is something to do or to wait for. `deferredComponent` needs a default export.
import { useQuery } from '@tanstack/react-query';
import { ListingState } from '#web/features/listing/components/listing-state.tsx';
import { listingQuery } from '#web/features/listing/listing.ts';

export default function ListingNews() {
  const { data: listing } = useQuery(listingQuery);
  if (listing == null) return null;
  if (listing.state === 'listed' && listing.changes === null && !listing.is_correction) return null;
  return (
    <div className="mt-8">
      <ListingState listing={listing} />
    </div>
  );
}
