// The loading state of the dashboard.
import { states } from '#web/locales/fr/ui/states.ts';
import { Skeleton, SkeletonLines } from '#web/ui/feedback/skeleton.tsx';

export function DashboardSkeleton() {
  return (
    <div role="status" className="mt-3">
      <span className="sr-only">{states.loading}</span>
      <Skeleton className="h-5 w-24" />
      <Skeleton className="mt-3 h-16 w-full max-w-measure" />
      <Skeleton className="mt-4 h-6 w-64" />
      <div className="mt-14 grid gap-x-12 gap-y-10 tablet:grid-cols-2 desktop:grid-cols-3">
        <SkeletonLines count={6} />
        <SkeletonLines count={6} />
        <SkeletonLines count={6} />
      </div>
    </div>
  );
}
