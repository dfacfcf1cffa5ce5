// A bar whose parts lie in one another: each begins at the left, and the smallest is drawn last.
interface ShareBarProps {
  /** Says in words what the bar shows. */
  label: string;
  /** The value of the whole length. */
  whole: number;
  /** From the largest to the smallest; `fill` is a class name. */
  parts: ReadonlyArray<{ value: number; fill: string }>;
}

export function ShareBar({ label, whole, parts }: ShareBarProps) {
  return (
    <svg role="img" aria-label={label} width="100%" height="8" className="block">
      <rect width="100%" height="8" rx="4" className="fill-panel" />
      {parts.map(({ value, fill }) => (
        <rect key={fill} width={`${Math.min(100, (value / whole) * 100)}%`} height="8" rx="4" className={fill} />
      ))}
    </svg>
  );
}
