// What is done with the team of an event, by its owner, by whoever leaves, and by whoever was invited.
import { attempt, type Done } from '#web/features/auth/mutations.ts';
import type { Made } from '#web/features/events/mutations.ts';
import type { EventRole } from '#web/features/events/queries.ts';
import { refusalOf } from '#web/lib/refusal.ts';
import { supabase } from '#web/lib/supabase.ts';

export interface Rights {
  role: Exclude<EventRole, 'owner'>;
  canSeeBudget: boolean;
}

/** Once more for the same address sends a new link, and the old one dies. */
export async function inviteMember(eventId: string, email: string, { role, canSeeBudget }: Rights): Promise<Made> {
  return attempt(async () => {
    const client = await supabase();
    const { data, error } = await client.rpc('invite_member', {
      of_event: eventId,
      email,
      role,
      can_see_budget: seesBudget(role, canSeeBudget),
    });
    return error ? refusalOf(error) : { ok: true, id: data };
  });
}

export async function withdrawInvitation(id: string): Promise<Done> {
  return attempt(async () => {
    const client = await supabase();
    const { error } = await client.from('event_invitations').delete().eq('id', id);
    return error ? refusalOf(error) : { ok: true };
  });
}

export async function changeRights(eventId: string, memberId: string, { role, canSeeBudget }: Rights): Promise<Done> {
  return attempt(async () => {
    const client = await supabase();
    const { error } = await client
      .from('event_members')
      .update({ role, can_see_budget: seesBudget(role, canSeeBudget) })
      .eq('event_id', eventId)
      .eq('user_id', memberId);
    return error ? refusalOf(error) : { ok: true };
  });
}

/** By the owner, or by the member who leaves. */
export async function endMembership(eventId: string, memberId: string): Promise<Done> {
  return attempt(async () => {
    const client = await supabase();
    const { error } = await client.from('event_members').delete().eq('event_id', eventId).eq('user_id', memberId);
    return error ? refusalOf(error) : { ok: true };
  });
}

/** Answers the event that is theirs too from now on. */
export async function acceptInvitation(token: string): Promise<Made> {
  return attempt(async () => {
    const client = await supabase();
    const { data, error } = await client.rpc('accept_event_invitation', { token });
    return error ? refusalOf(error) : { ok: true, id: data };
  });
}

/** Those who edit always see it. */
const seesBudget = (role: Rights['role'], isWanted: boolean): boolean => role === 'editor' || isWanted;
