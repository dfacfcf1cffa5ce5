// What search engines read of a partner: a block of data, which no browser runs. Ratings only where there are reviews.
import type { PartnerPage } from '#web/features/partners/partner.ts';

interface StructuredDataProps {
  partner: PartnerPage;
  /** The page's own, in full. */
  url: string;
  publicUrl: string;
}

export function StructuredData({ partner, url, publicUrl }: StructuredDataProps) {
  // No text inside can end the block: `<` opens nothing here.
  const json = JSON.stringify(describe(partner, url, publicUrl)).replaceAll('<', String.raw`\u003c`);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

function describe(partner: PartnerPage, url: string, publicUrl: string): Record<string, unknown> {
  const { name, tagline, commune, postcode, spot, photos, price, website } = partner;
  return {
    '@context': 'https://schema.org',
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
}

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
