// The recommendations that a partner gave and received, as `recommendation_list` answers them.
import { eventKinds, partnerTypes } from '@liesse/domain';
import * as z from 'zod/mini';

const recommendation = z.object({
  id: z.string(),
  /** The colleague who was recommended, or who recommends. */
  name: z.string(),
  type: z.enum(partnerTypes),
  slug: z.string(),
  commune: z.string(),
  state: z.enum(['new', 'dismissed', 'followed']),
  created_at: z.string(),
});

const given = z.extend(recommendation, {
  request_id: z.string(),
  client_name: z.string(),
  event_name: z.string(),
  note: z.string(),
});
export type GivenRecommendation = z.infer<typeof given>;

const received = z.extend(recommendation, { kind: z.enum(eventKinds) });
export type ReceivedRecommendation = z.infer<typeof received>;

export const recommendationLists = z.object({ given: z.array(given), received: z.array(received) });
export type RecommendationLists = z.infer<typeof recommendationLists>;
