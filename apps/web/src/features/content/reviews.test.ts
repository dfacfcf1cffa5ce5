import { describe, expect, it } from 'vitest';
import { listReviews, pageNumber } from '#web/features/content/reviews.ts';
import type { PublicData } from '#web/lib/api/public-data.ts';

const row = {
  id: 'r1',
  author_name: 'Alix',
  event_on: '2026-05-01',
  rating: 5,
  title: '',
  body: 'Très bien',
  checked: 'facture',
  answer: null,
  partners: { name: 'Maison', type: 'venue', slug: 'maison' },
};

describe('the list of reviews', () => {
  it('writes the day of the event in French and leads to the provider', async () => {
    const asked: string[] = [];
    const data = { get: async (path: string) => (asked.push(path), [row]) } as unknown as PublicData;
    const { reviews, hasMore } = await listReviews(data, 2, new AbortController().signal);
    expect(asked[0]).toContain('limit=13&offset=12');
    expect(hasMore).toBe(false);
    expect(reviews[0]).toMatchObject({
      eventOn: '1er mai 2026',
      partner: { name: 'Maison', href: '/partners/venue/maison' },
    });
  });

  it('begins at the first page whatever the address says', () => {
    expect(['2', '500'].map(pageNumber)).toEqual([2, 500]);
    expect([null, '', '0', '-1', '1.5', 'x', '501', '1e99'].map(pageNumber)).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
  });
});
