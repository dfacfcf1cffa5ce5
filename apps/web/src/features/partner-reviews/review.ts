// A review that a partner received, as `received_reviews` answers it.
import * as z from 'zod/mini';

const receivedReview = z.object({
  id: z.string(),
  author_name: z.string(),
  event_on: z.string(),
  rating: z.number(),
  title: z.string(),
  body: z.string(),
  checked: z.string(),
  state: z.enum(['shown', 'hidden']),
  answer: z.nullable(z.string()),
  answered_at: z.nullable(z.string()),
  created_at: z.string(),
  report: z.nullable(z.object({ created_at: z.string(), decided_at: z.nullable(z.string()) })),
});
export type ReceivedReview = z.infer<typeof receivedReview>;

export const receivedReviews = z.array(receivedReview);
