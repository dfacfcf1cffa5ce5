// The three testimonials of the settings. Sample texts are labelled as samples.
import { useSettings } from '#web/features/content/settings.tsx';
import { home } from '#web/locales/fr/public/home.ts';
import { reviews } from '#web/locales/fr/public/reviews.ts';
import { Testimonial } from '#web/ui/text/testimonial.tsx';

const BEST = 5;

export function Testimonials() {
  const { are_samples, items } = useSettings().testimonials;
  return (
    <>
      <ul className="grid gap-x-12 gap-y-10 tablet:grid-cols-2 desktop:grid-cols-3">
        {items.map(({ quote, name, occasion }) => (
          // On a tablet the third has the width of the two above it.
          <li key={quote} className="tablet:max-desktop:last:odd:col-span-2">
            <Testimonial quote={quote} name={name} detail={occasion} rating={BEST} ratingLabel={reviews.stars(BEST)} />
          </li>
        ))}
      </ul>
      {are_samples && <p className="mt-8 text-quiet text-small">{home.testimonials.samples}</p>}
    </>
  );
}
