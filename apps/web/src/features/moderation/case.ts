// A case of moderation, as `moderation_queue` and `moderation_case` answer it.
import { reportCategories, reportKinds } from '@liesse/domain';
import * as z from 'zod/mini';

export const caseStates = ['open', 'appealed', 'decided'] as const;
export type CaseState = (typeof caseStates)[number];

const text = z.nullable(z.string());
const decision = z.nullable(z.enum(['keep', 'remove', 'desk', 'gone']));

export const caseList = z.array(
  z.object({
    id: z.string(),
    kind: z.enum(reportKinds),
    cause: z.enum(['reported', 'held']),
    state: z.enum(caseStates),
    since: z.string(),
    decision,
    excerpt: z.string(),
    partner_name: text,
    reports: z.number(),
    categories: z.array(z.enum(reportCategories)),
  }),
);
export type CaseRow = z.infer<typeof caseList>[number];

export const reviewContent = z.object({
  author_name: z.string(),
  event_on: z.string(),
  rating: z.number(),
  title: z.string(),
  body: z.string(),
  checked: z.string(),
  answer: text,
  reasons: z.array(z.string()),
  has_booking: z.boolean(),
});

export const photoContent = z.object({ path: z.string(), alt: z.string(), width: z.number(), height: z.number() });
export const partnerPhotoContent = z.extend(photoContent, { state: z.enum(['held', 'shown', 'hidden']) });

export const listingContent = z.object({
  name: z.string(),
  tagline: z.string(),
  description: z.string(),
  type: z.string(),
  slug: z.string(),
});

export const messageContent = z.object({
  messages: z.array(
    z.object({
      id: z.string(),
      side: z.enum(['client', 'partner']),
      created_at: z.string(),
      is_reported: z.boolean(),
      body: z.string(),
      files: z.array(z.object({ path: z.string(), name: z.optional(z.string()) })),
    }),
  ),
});

export const moderationCase = z.object({
  id: z.string(),
  kind: z.enum(reportKinds),
  cause: z.enum(['reported', 'held']),
  state: z.enum(caseStates),
  opened_at: z.string(),
  partner_id: text,
  partner_name: text,
  decision,
  reason: text,
  decided_at: text,
  decided_by: text,
  needs_other: z.boolean(),
  /** Its shape depends on the kind; null for content that was deleted. */
  content: z.unknown(),
  reports: z.array(
    z.object({
      id: z.string(),
      category: z.enum(reportCategories),
      words: z.string(),
      created_at: z.string(),
      is_visitor: z.boolean(),
    }),
  ),
  appeals: z.array(
    z.object({
      id: z.string(),
      side: z.enum(['author', 'reporter']),
      words: z.string(),
      created_at: z.string(),
      outcome: z.nullable(z.enum(['confirmed', 'reversed'])),
      reason: text,
      decided_at: text,
      decided_by: text,
    }),
  ),
  history: z.array(z.object({ id: z.string(), kind: z.enum(reportKinds), decision, reason: text, decided_at: text })),
});
export type ModerationCase = z.infer<typeof moderationCase>;
