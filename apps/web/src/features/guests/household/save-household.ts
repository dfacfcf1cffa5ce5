// Writes a household's form as a whole, and only over the versions that were read. It also reads who wrote the household last.
import type { Json } from '@liesse/database';
import * as z from 'zod/mini';
import type { SentHousehold } from '#web/features/guests/household/household-changes.ts';
import { callApi } from '#web/lib/api/calls.ts';
import type { Refusal } from '#web/lib/api/refusal.ts';
import { supabase } from '#web/lib/api/supabase.ts';

/** The ids of the people who were written, the new ones included. */
const savedHousehold = z.object({ people: z.array(z.string()) });
export type SavedHousehold = { ok: true } & z.infer<typeof savedHousehold>;

export const saveHousehold = (eventId: string, household: SentHousehold): Promise<SavedHousehold | Refusal> =>
  callApi(
    (client) => client.rpc('save_household', { of_event: eventId, household: household as unknown as Json }),
    (data) => savedHousehold.parse(data),
  );

/** A guest who replied by the link has no name here. */
const editor = z.object({ by: z.enum(['member', 'self', 'guest']), name: z.optional(z.string()) });
export type Editor = z.infer<typeof editor>;

/** Null when the database does not know. */
export async function readEditor(householdId: string): Promise<Editor | null> {
  const client = await supabase();
  const { data } = await client.rpc('household_editor', { of_household: householdId });
  return z.nullable(editor).parse(data);
}
