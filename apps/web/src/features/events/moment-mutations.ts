// What is done with the moments of an event.
import type { TablesUpdate } from '@liesse/database';
import { attempt, type Done } from '#web/features/auth/mutations.ts';
import { type NewMoment, type Saved, savedOf } from '#web/features/events/mutations.ts';
import { refusalOf } from '#web/lib/refusal.ts';
import { supabase } from '#web/lib/supabase.ts';

/** At the end of the others. */
export async function addMoment(eventId: string, moment: NewMoment, position: number): Promise<Done> {
  return attempt(async () => {
    const client = await supabase();
    const { error } = await client.from('moments').insert({ ...moment, event_id: eventId, position });
    return error ? refusalOf(error) : { ok: true };
  });
}

/** Written only over the version that was read. */
export async function saveMoment(id: string, version: number, change: TablesUpdate<'moments'>): Promise<Saved> {
  return attempt(async () => {
    const client = await supabase();
    const { data, error } = await client
      .from('moments')
      .update(change)
      .eq('id', id)
      .eq('version', version)
      .select('version');
    return error ? refusalOf(error) : savedOf(data);
  });
}

export async function removeMoment(id: string): Promise<Done> {
  return attempt(async () => {
    const client = await supabase();
    const { error } = await client.from('moments').delete().eq('id', id);
    return error ? refusalOf(error) : { ok: true };
  });
}

/** At once, so that two who order them never make a mixture. */
export async function orderMoments(eventId: string, ids: readonly string[]): Promise<Done> {
  return attempt(async () => {
    const client = await supabase();
    const { error } = await client.rpc('order_moments', { of_event: eventId, moments: [...ids] });
    return error ? refusalOf(error) : { ok: true };
  });
}
