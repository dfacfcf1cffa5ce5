// What is done with the team of an event, by its owner, by whoever leaves, and by whoever was invited.
import type { Made } from '#web/features/events/mutations.ts';
import type { EventRole } from '#web/features/events/queries.ts';
import { ask, write } from '#web/lib/acts.ts';
import type { Done } from '#web/lib/refusal.ts';

export interface Rights {
  role: Exclude<EventRole, 'owner'>;
  canSeeBudget: boolean;
}

/** Once more for the same address sends a new link, and the old one dies. */
export const inviteMember = (eventId: string, email: string, { role, canSeeBudget }: Rights): Promise<Made> =>
  ask(
    (client) =>
      client.rpc('invite_member', {
        of_event: eventId,
        email,
        role,
        can_see_budget: seesBudget(role, canSeeBudget),
      }),
    (id) => ({ id }),
  );

export const withdrawInvitation = (id: string): Promise<Done> =>
  write((client) => client.from('event_invitations').delete().eq('id', id));

export const changeRights = (eventId: string, memberId: string, { role, canSeeBudget }: Rights): Promise<Done> =>
  write((client) =>
    client
      .from('event_members')
      .update({ role, can_see_budget: seesBudget(role, canSeeBudget) })
      .eq('event_id', eventId)
      .eq('user_id', memberId),
  );

/** By the owner, or by the member who leaves. */
export const endMembership = (eventId: string, memberId: string): Promise<Done> =>
  write((client) => client.from('event_members').delete().eq('event_id', eventId).eq('user_id', memberId));

/** By the owner, who edits it from then on. */
export const handOver = (eventId: string, memberId: string): Promise<Done> =>
  write((client) => client.rpc('hand_over_event', { of_event: eventId, to_member: memberId }));

/** Answers the event that is theirs too from now on. */
export const acceptInvitation = (token: string): Promise<Made> =>
  ask(
    (client) => client.rpc('accept_event_invitation', { token }),
    (id) => ({ id }),
  );

/** Those who edit always see it. */
const seesBudget = (role: Rights['role'], isWanted: boolean): boolean => role === 'editor' || isWanted;
