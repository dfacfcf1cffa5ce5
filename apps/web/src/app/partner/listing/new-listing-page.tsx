// /partner/listing/new: creates the partner's listing step by step.
import { useQuery } from '@tanstack/react-query';
import { Navigate, useOutletContext } from 'react-router';
import type { Person } from '#web/features/auth/session.ts';
import { listingQuery } from '#web/features/listing/listing.ts';
import { ListingWizard } from '#web/features/listing/wizard/listing-wizard.tsx';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { listing as text } from '#web/locales/fr/partner/listing.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';

export function Component() {
  const person = useOutletContext<Person>();
  const { data, isError, refetch } = useQuery(listingQuery);
  if (data != null && data.state !== 'draft') return <Navigate to="/partner/listing" replace />;
  return (
    <>
      <Metadata title={text.wizard.title} description={text.wizard.description} />
      <h1 className="mb-8 text-title">{text.wizard.title}</h1>
      {data !== undefined ? (
        <ListingWizard listing={data} person={person} />
      ) : isError ? (
        <ErrorState message={text.unreadable} onRetry={() => void refetch()} />
      ) : (
        <SkeletonLines count={6} />
      )}
    </>
  );
}
