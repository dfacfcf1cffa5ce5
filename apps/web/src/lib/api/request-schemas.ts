// The parts of a quote request that the database answers alike to the client and to the partner.
import { type RequestState, requestStates } from '@liesse/domain';
import * as z from 'zod/mini';

const nullableText = z.nullable(z.string());
export const sides = ['client', 'partner'] as const;

export const requestParts = {
  id: z.string(),
  event_id: nullableText,
  partner_id: nullableText,
  client_name: z.string(),
  message: z.string(),
  kind: z.string(),
  event_name: z.string(),
  starts_on: nullableText,
  ends_on: nullableText,
  place: nullableText,
  guests: z.nullable(z.number()),
  /** The number before the last change. */
  guests_before: z.nullable(z.number()),
  guests_changed_at: nullableText,
  budget_hint_cents: z.nullable(z.number()),
  state: z.enum(requestStates),
  declined_by: z.nullable(z.enum(sides)),
  decline_reason: z.string(),
  /** The event's new date, on which the partner is not free: the booking keeps its days until both agree. */
  date_to_agree: nullableText,
  seen_at: nullableText,
  created_at: z.string(),
  updated_at: z.string(),
};

export const conversationMessage = z.object({
  id: z.string(),
  side: z.enum(sides),
  author_id: nullableText,
  author_name: z.string(),
  body: z.string(),
  files: z.array(z.object({ path: z.string(), name: z.string(), size: z.number(), mime: z.string() })),
  created_at: z.string(),
  removed_at: nullableText,
});
export type ConversationMessage = z.infer<typeof conversationMessage>;

interface OpeningRequest {
  id: string;
  client_name: string;
  message: string;
  created_at: string;
}

/** The conversation begins with the message of the request, which is no row of the conversation. */
export const openingMessage = (request: OpeningRequest): ConversationMessage => ({
  id: request.id,
  side: 'client',
  author_id: null,
  author_name: request.client_name,
  body: request.message,
  files: [],
  created_at: request.created_at,
  removed_at: null,
});

export const isOpenRequest = ({ state }: { state: RequestState }): boolean =>
  state === 'new' || state === 'seen' || state === 'quoted';
