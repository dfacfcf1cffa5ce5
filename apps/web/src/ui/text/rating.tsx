// A mean of stars in a line: the figure, one star, and how many gave it.
import { Star } from 'lucide-react';

interface RatingProps {
  /** Both as written: « 4,8 », « 32 avis ». */
  value: string;
  count: string;
  /** The whole, for those who do not see it. */
  label: string;
}

export function Rating({ value, count, label }: RatingProps) {
  return (
    <p className="flex items-center gap-1.5 text-small tabular-nums">
      <Star aria-hidden className="size-4 text-ornament" fill="currentColor" strokeWidth={1.5} />
      <span className="sr-only">{label}</span>
      <span aria-hidden className="font-medium">
        {value}
      </span>
      <span aria-hidden className="text-quiet">
        ({count})
      </span>
    </p>
  );
}
