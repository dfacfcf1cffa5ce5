// The place of what is on its way. It says nothing: whoever shows it says what is loading.
export function Skeleton({ className = 'h-5 w-full' }: { className?: string }) {
  return <span aria-hidden className={`block rounded-small bg-panel motion-safe:animate-pulse ${className}`} />;
}

export function SkeletonLines({ count = 3 }: { count?: number }) {
  return (
    <div aria-hidden className="flex flex-col gap-3">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines that are all alike
        <Skeleton key={index} className={`h-5 ${index % 3 === 2 ? 'w-2/3' : 'w-full'}`} />
      ))}
    </div>
  );
}
