// /partner/listing: the state of the partner's listing, its editor, and a preview of its public page.
import { useQuery } from '@tanstack/react-query';
import { ListingPreview } from '#web/app/partner/listing/listing-preview.tsx';
import { ListingEditor } from '#web/features/listing/components/listing-editor.tsx';
import { ListingState } from '#web/features/listing/components/listing-state.tsx';
import { listingQuery, useLiveListing } from '#web/features/listing/listing.ts';
import { useDevice } from '#web/lib/device/use-device.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { listing as text } from '#web/locales/fr/partner/listing.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';

export function Component() {
  const { data, isError, refetch } = useQuery(listingQuery);
  const isWide = useDevice().kind === 'desktop';
  return (
    <>
      <Metadata title={text.title} description={text.description} />
      <h1 className="mb-8 text-title">{text.title}</h1>
      {data !== undefined ? (
        <>
          <ListingState listing={data} />
          {data !== null && <LiveListing id={data.id} />}
          {data !== null && data.state !== 'draft' && (
            <div className="mt-10">
              <ListingEditor listing={data} isWide={isWide} Preview={ListingPreview} />
            </div>
          )}
        </>
      ) : isError ? (
        <ErrorState message={text.unreadable} onRetry={() => void refetch()} />
      ) : (
        <SkeletonLines count={6} />
      )}
    </>
  );
}

function LiveListing({ id }: { id: string }) {
  useLiveListing(id);
  return null;
}
