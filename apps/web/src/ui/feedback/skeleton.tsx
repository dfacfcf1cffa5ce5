// Placeholders while content loads. They are hidden from screen readers; the caller announces the loading state.
interface SkeletonProps {
  className?: string;
  /** Round, for a picture or an avatar. */
  isRound?: boolean;
}

export function Skeleton({ className = 'h-5 w-full', isRound = false }: SkeletonProps) {
  const radius = isRound ? 'rounded-round' : 'rounded-small';
  return <span aria-hidden className={`block bg-panel motion-safe:animate-pulse ${radius} ${className}`} />;
}

export function SkeletonLines({ count = 3 }: { count?: number }) {
  return (
    <div aria-hidden className="flex flex-col gap-3">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className={`h-5 ${index % 3 === 2 ? 'w-2/3' : 'w-full'}`} />
      ))}
    </div>
  );
}
