// The schema.org description of a partner for search engines. It has ratings only where there are reviews.
import { partnerUrl } from '#web/features/partners/addresses.ts';
import type { PartnerPage } from '#web/features/partners/partner.ts';
import type { Site } from '#web/lib/boot/site.tsx';

export const describePartner =
  (partner: PartnerPage) =>
  ({ publicUrl }: Site): Record<string, unknown> => {
    const { name, tagline, commune, postcode, spot, photos, price, website } = partner;
    const url = publicUrl + partnerUrl(partner.trade, partner.slug);
    return {
      '@type': 'LocalBusiness',
      '@id': url,
      url,
      name,
      ...(tagline !== '' && { description: tagline }),
      ...(photos.length > 0 && { image: photos.slice(0, 3).map(({ src }) => publicUrl + src) }),
      ...(price !== null && { priceRange: `${price.amount} ${price.unit}`.trim() }),
      ...(website !== null && { sameAs: website }),
      address: {
        '@type': 'PostalAddress',
        ...(commune !== '' && { addressLocality: commune }),
        ...(postcode !== null && { postalCode: postcode }),
        addressCountry: 'FR',
      },
      ...(spot !== null && { geo: { '@type': 'GeoCoordinates', ...spot } }),
      ...ratingsOf(partner),
    };
  };

function ratingsOf({ ratingAverage, ratingCount, reviews }: PartnerPage): Record<string, unknown> {
  if (ratingAverage === null || ratingCount === 0) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: ratingAverage,
      reviewCount: ratingCount,
      bestRating: 5,
    },
    review: reviews.slice(0, 5).map(({ author, rating, body, writtenOn }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: author },
      datePublished: writtenOn,
      reviewBody: body,
      reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
    })),
  };
}
