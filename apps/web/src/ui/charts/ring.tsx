// A share of a whole as a ring, with its number in the middle.
interface RingProps {
  /** The text alternative. */
  label: string;
  value: number;
  max: number;
  figure: string;
  caption?: string;
}

const RADIUS = 54;
const LENGTH = 2 * Math.PI * RADIUS;

export function Ring({ label, value, max, figure, caption }: RingProps) {
  const share = max <= 0 ? 0 : Math.min(1, Math.max(0, value / max));
  return (
    <div role="img" aria-label={label} className="relative grid size-36 place-items-center">
      <svg aria-hidden viewBox="0 0 120 120" fill="none" className="absolute inset-0 -rotate-90">
        <circle cx="60" cy="60" r={RADIUS} className="stroke-panel" strokeWidth="5" />
        <circle
          cx="60"
          cy="60"
          r={RADIUS}
          className="stroke-accent transition-[stroke-dashoffset]"
          strokeWidth="5"
          strokeLinecap={share === 0 ? 'butt' : 'round'}
          strokeDasharray={LENGTH}
          strokeDashoffset={LENGTH * (1 - share)}
        />
      </svg>
      <span aria-hidden className="flex flex-col items-center">
        <span className="font-display text-figure tabular-nums">{figure}</span>
        {caption !== undefined && <span className="text-nav text-quiet">{caption}</span>}
      </span>
    </div>
  );
}
