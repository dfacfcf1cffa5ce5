// A message of the contact form, as `contact_inbox` and `contact_message` answer it.
import { contactTopics } from '@liesse/domain';
import * as z from 'zod/mini';

export const messageStates = ['new', 'held', 'suspect', 'handled'] as const;
export type MessageState = (typeof messageStates)[number];

const head = {
  id: z.string(),
  name: z.string(),
  email: z.string(),
  topic: z.enum(contactTopics),
  state: z.enum(messageStates),
  created_at: z.string(),
};

export const inbox = z.array(z.object({ ...head, excerpt: z.string(), is_answered: z.boolean() }));
export type InboxRow = z.infer<typeof inbox>[number];

export const contactMessage = z.object({
  ...head,
  body: z.string(),
  answer: z.nullable(z.string()),
  answered_at: z.nullable(z.string()),
  answered_by: z.nullable(z.string()),
});
export type ContactMessage = z.infer<typeof contactMessage>;
