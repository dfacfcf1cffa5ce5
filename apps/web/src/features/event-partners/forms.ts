// The schemas of the forms about an event's partners. The database validates everything again.
import { partnerTypes } from '@liesse/domain';
import * as z from 'zod/mini';
import { eventPartners } from '#web/locales/fr/client/event-partners.ts';
import { ownReview } from '#web/locales/fr/client/own-review.ts';
import { quotes } from '#web/locales/fr/quotes.ts';

const { form: text, ask } = eventPartners;
const { invalid: review } = ownReview;
const { headCount } = quotes;

/** The states that hosts set by hand for a partner outside the directory. */
export const manualStates = ['favourite', 'asked', 'quoted', 'booked', 'declined'] as const;

const fields = {
  name: z.string().check(z.trim(), z.minLength(1, text.nameMissing), z.maxLength(120, text.nameLong)),
  contact: z.string().check(z.trim(), z.maxLength(300, text.contactLong)),
  state: z.enum(['searched', ...manualStates]),
  notes: z.string().check(z.maxLength(4000, text.notesLong)),
};

export const entryForm = z.object(fields);
export type EntryForm = z.infer<typeof entryForm>;

export const newEntryForm = z.object({ ...fields, trade: z.enum(partnerTypes) });
export type NewEntryForm = z.infer<typeof newEntryForm>;

export const askForm = z.object({
  partners: z.array(z.string()).check(z.minLength(1, ask.nobody)),
  message: z.string().check(
    z.refine((message) => message.trim() !== '', ask.messageMissing),
    z.maxLength(4000, ask.messageLong),
  ),
  sharesBudget: z.boolean(),
});
export type AskForm = z.infer<typeof askForm>;

export const headCountForm = z.object({
  guests: z.int(headCount.invalid).check(z.minimum(1, headCount.invalid), z.maximum(100_000, headCount.invalid)),
});

/** Radio buttons hold text. */
const stars = ['1', '2', '3', '4', '5'] as const;

export const reviewForm = z.object({
  rating: z.enum(stars, review.rating),
  title: z.string().check(z.trim(), z.maxLength(120, review.longTitle)),
  body: z.string().check(z.trim(), z.minLength(1, review.body), z.maxLength(4000, review.longBody)),
});
export type ReviewForm = z.infer<typeof reviewForm>;
