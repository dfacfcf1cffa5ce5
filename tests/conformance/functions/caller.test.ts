import { describe, expect, it } from 'vitest';
import { ALICE, alice, BOB, bob } from '../client.ts';

type Review = { id: number; reviewer: string; is_public: boolean };

describe('[CALL-20] the database that a function sees', () => {
  it.each([
    ['alice', alice, ALICE],
    ['bob', bob, BOB],
  ] as const)('is the one of %s', async (_name, client, id) => {
    const { data } = await client.functions.invoke<Review[]>('reviews');
    const seen = data ?? [];
    expect(seen.some((review) => review.reviewer === id && !review.is_public)).toBe(true);
    expect(seen.some((review) => review.reviewer !== id && review.is_public)).toBe(true);
    expect(seen.filter((review) => review.reviewer !== id && !review.is_public)).toEqual([]);
  });

  it('lets nobody write in another’s name', async () => {
    const body = { id: 990, book_id: 1, reviewer: BOB, body: 'not mine', is_public: true };
    const { response } = await alice.functions.invoke('reviews', { method: 'PUT', body });
    expect(response?.status).toBe(403);
    expect(await response?.json()).toEqual({ code: '42501' });
  });
});
