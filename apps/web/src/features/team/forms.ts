// What the forms of the team accept, with the sentence at the field. The database checks all of it again.
import { partnerTypes } from '@liesse/domain';
import * as z from 'zod/mini';
import { team } from '#web/locales/fr/team.ts';

const { form: text, ask } = team;

/** The states that somebody sets by hand, for a vendor from elsewhere. */
export const handStates = ['favourite', 'asked', 'quoted', 'booked', 'declined'] as const;

const fields = {
  name: z.string().check(z.trim(), z.minLength(1, text.nameMissing), z.maxLength(120, text.nameLong)),
  contact: z.string().check(z.trim(), z.maxLength(300, text.contactLong)),
  state: z.enum(['searched', ...handStates]),
  notes: z.string().check(z.maxLength(4000, text.notesLong)),
};

export const entryForm = z.object(fields);
export type EntryForm = z.infer<typeof entryForm>;

export const newEntryForm = z.object({ ...fields, trade: z.enum(partnerTypes) });
export type NewEntryForm = z.infer<typeof newEntryForm>;

export const askForm = z.object({
  partners: z.array(z.string()).check(z.minLength(1, ask.nobody)),
  message: z.string().check(
    z.refine((words) => words.trim() !== '', ask.messageMissing),
    z.maxLength(4000, ask.messageLong),
  ),
  sharesBudget: z.boolean(),
});
export type AskForm = z.infer<typeof askForm>;
