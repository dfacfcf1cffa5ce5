// What somebody said, with their stars above and their name below.
import { Star } from 'lucide-react';

interface TestimonialProps {
  quote: string;
  name: string;
  detail: string;
  rating: number;
  /** The stars, for those who do not see them. */
  ratingLabel: string;
}

const BEST = 5;

export function Testimonial({ quote, name, detail, rating, ratingLabel }: TestimonialProps) {
  return (
    <figure className="flex h-full flex-col border-ornament border-t pt-6">
      <Stars rating={rating} label={ratingLabel} />
      <blockquote className="mt-5 flex-1 font-display text-lead">
        <p>{quote}</p>
      </blockquote>
      <figcaption className="mt-6">
        <span className="block font-medium">{name}</span>
        <span className="block text-quiet text-small">{detail}</span>
      </figcaption>
    </figure>
  );
}

export function Stars({ rating, label }: { rating: number; label: string }) {
  return (
    <p role="img" aria-label={label} className="flex gap-1 text-ornament">
      {Array.from({ length: BEST }, (_, place) => (
        <Star
          key={place}
          aria-hidden
          className="size-5"
          strokeWidth={1.5}
          fill={place < rating ? 'currentColor' : 'none'}
        />
      ))}
    </p>
  );
}
