// Writes a household's form, all of it or nothing and only over what was read; and asks who wrote it last.
import type { Json } from '@liesse/database';
import type { SentHousehold } from '#web/features/guests/household/household-changes.ts';
import { callApi } from '#web/lib/api/calls.ts';
import type { Refusal } from '#web/lib/api/refusal.ts';
import { supabase } from '#web/lib/api/supabase.ts';

/** With the people who were written, among them those that are new. */
export type SavedHousehold = { ok: true; people: readonly string[] };

export function saveHousehold(eventId: string, household: SentHousehold): Promise<SavedHousehold | Refusal> {
  const sent = household as unknown as Json;
  return callApi(
    (client) => client.rpc('save_household', { of_event: eventId, household: sent }),
    (data) => data as { people: string[] },
  );
}

export type Editor = { by: 'member' | 'self'; name: string } | { by: 'guest' };

/** Null when nobody can say. */
export async function readEditor(householdId: string): Promise<Editor | null> {
  const client = await supabase();
  const { data } = await client.rpc('household_editor', { of_household: householdId });
  return data as unknown as Editor | null;
}
