// The partner's dashboard as `partner_dashboard` answers it.
import { eventKinds, partnerTypes } from '@liesse/domain';
import * as z from 'zod/mini';

const nullableText = z.nullable(z.string());

const request = z.object({
  id: z.string(),
  client_name: z.string(),
  event_name: z.string(),
  kind: z.enum(eventKinds),
  starts_on: nullableText,
  place: nullableText,
});

const listing = z.object({
  id: z.string(),
  state: z.enum(['draft', 'pending', 'listed', 'refused', 'suspended']),
  refusal_reason: nullableText,
  name: z.string(),
  type: z.enum(partnerTypes),
  slug: z.string(),
  /** The median time to a first answer; null before the first one. */
  response_minutes: z.nullable(z.number()),
  rating_average: z.nullable(z.number()),
  rating_count: z.number(),
  description_length: z.number(),
  has_price: z.boolean(),
  has_capacity: z.boolean(),
  has_place: z.boolean(),
  travels_km: z.number(),
  photos: z.number(),
  services: z.number(),
});
export type DashboardListing = z.infer<typeof listing>;

const month = z.object({ month: z.string(), views: z.number(), requests: z.number(), bookings: z.number() });
export type DashboardMonth = z.infer<typeof month>;

export const partnerDashboard = z.object({
  listing,
  to_answer: z.object({
    count: z.number(),
    requests: z.array(z.extend(request, { guests: z.nullable(z.number()), created_at: z.string() })),
  }),
  dates_to_agree: z.array(z.object({ id: z.string(), event_name: z.string(), date_to_agree: z.string() })),
  expiring_quotes: z.array(
    z.object({
      id: z.string(),
      request_id: z.string(),
      number: z.string(),
      client_name: z.string(),
      event_name: z.string(),
      valid_until: z.string(),
      total_ttc_cents: z.number(),
    }),
  ),
  bookings: z.array(request),
  unread: z.number(),
  months: z.array(month),
});
export type PartnerDashboard = z.infer<typeof partnerDashboard>;
