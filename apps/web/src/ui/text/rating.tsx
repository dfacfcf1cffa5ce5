// An average rating: the number, one star, and the number of reviews.
import { Star } from 'lucide-react';

interface RatingProps {
  /** Formatted: « 4,8 », « 32 avis ». */
  value: string;
  count: string;
  /** The text alternative. */
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
