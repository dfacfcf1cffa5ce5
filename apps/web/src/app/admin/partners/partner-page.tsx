// /admin/partners/{partnerId}: one listing with everything to decide.
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { PartnerScreen } from '#web/features/admin-partners/components/partner-screen.tsx';
import type { PartnerReview } from '#web/features/admin-partners/moderation.ts';
import { partnerQuery } from '#web/features/admin-partners/queries.ts';
import { AreaMap } from '#web/features/partners/components/area-map.tsx';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { adminPartners as text } from '#web/locales/fr/admin/partners.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';

export function Component() {
  const { partnerId = '' } = useParams();
  const { data, isError, refetch } = useQuery(partnerQuery(partnerId));
  return (
    <>
      <Metadata title={data == null ? text.title : text.pageTitle(data.name)} description={text.pageDescription} />
      {data === undefined ? (
        isError ? (
          <ErrorState message={text.loadFailed} onRetry={() => void refetch()} />
        ) : (
          <SkeletonLines count={8} />
        )
      ) : data === null ? (
        <EmptyState title={text.unknown.title} text={text.unknown.text}>
          <ButtonLink href="/admin/partners">{text.unknown.action}</ButtonLink>
        </EmptyState>
      ) : (
        <PartnerScreen key={data.id} listing={data} map={mapOf(data)} />
      )}
    </>
  );
}

function mapOf({ latitude, longitude, commune, travels_km: km }: PartnerReview) {
  if (latitude === null || longitude === null) return null;
  return <AreaMap place={{ latitude, longitude, name: commune }} travelsKm={km} label={text.area.title} />;
}
