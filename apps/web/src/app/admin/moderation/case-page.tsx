// /admin/reviews/{caseId}: one case of moderation.
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { CaseScreen } from '#web/features/moderation/components/case-screen.tsx';
import { caseQuery } from '#web/features/moderation/queries.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { moderation } from '#web/locales/fr/admin/moderation.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs.tsx';

const { page: text } = moderation;

export function Component() {
  const { caseId = '' } = useParams();
  const { data, isError, refetch } = useQuery(caseQuery(caseId));
  if (data === undefined) {
    return isError ? (
      <ErrorState message={text.loadFailed} onRetry={() => void refetch()} />
    ) : (
      <SkeletonLines count={8} />
    );
  }
  if (data === null) {
    return (
      <>
        <Metadata title={text.unknown} description={text.description} />
        <EmptyState title={text.unknown} text={text.unknownText}>
          <ButtonLink href="/admin/reviews" look="secondary">
            {text.back}
          </ButtonLink>
        </EmptyState>
      </>
    );
  }
  const { kind, partner_name: partner } = data;
  const title = partner === null ? moderation.kinds[kind] : `${moderation.kinds[kind]}, ${partner}`;
  return (
    <>
      <Metadata title={title} description={text.description} />
      <Breadcrumbs parents={[{ label: moderation.title, href: '/admin/reviews' }]} current={title} />
      <h1 className="mt-2 mb-8 wrap-anywhere text-title">{title}</h1>
      <CaseScreen key={caseId} judged={data} />
    </>
  );
}
