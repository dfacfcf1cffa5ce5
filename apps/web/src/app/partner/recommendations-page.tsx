// /partner/recommendations: the recommendations that the partner gave and received.
import { useQuery } from '@tanstack/react-query';
import { useOutletContext } from 'react-router';
import type { Person } from '#web/features/auth/session.ts';
import { RecommendationLists } from '#web/features/recommendations/components/recommendation-lists.tsx';
import { recommendationsQuery } from '#web/features/recommendations/queries.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { recommendations as text } from '#web/locales/fr/partner/recommendations.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';

export function Component() {
  const person = useOutletContext<Person>();
  const { data, isError, refetch } = useQuery(recommendationsQuery(person.id));
  return (
    <>
      <Metadata title={text.title} description={text.description} />
      <h1 className="text-title">{text.title}</h1>
      <p className="mt-2 mb-8 max-w-measure text-quiet">{text.lead}</p>
      {isError && <ErrorState message={text.loadFailed} onRetry={() => void refetch()} />}
      {data === undefined ? !isError && <SkeletonLines count={6} /> : <RecommendationLists {...data} />}
    </>
  );
}
