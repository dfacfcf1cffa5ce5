// Writes to the members of an event: by its owner, by a member who leaves, and by an invited person.
import { joinedEventIdOf } from '#web/features/events/members/queries.ts';
import type { Made } from '#web/features/events/mutations.ts';
import type { EventRole } from '#web/features/events/queries.ts';
import { callApi, writeApi } from '#web/lib/api/calls.ts';
import type { Done, Refusal } from '#web/lib/api/refusal.ts';

export interface Rights {
  role: EventRole;
  canSeeBudget: boolean;
}

/** A second invitation to the same address sends a new link and revokes the old one. */
export const inviteMember = (eventId: string, email: string, { role, canSeeBudget }: Rights): Promise<Made> =>
  callApi(
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
  writeApi((client) => client.from('event_invitations').delete().eq('id', id));

export const changeRights = (eventId: string, memberId: string, { role, canSeeBudget }: Rights): Promise<Done> =>
  writeApi((client) =>
    client
      .from('event_members')
      .update({ role, can_see_budget: seesBudget(role, canSeeBudget) })
      .eq('event_id', eventId)
      .eq('user_id', memberId),
  );

/** By another owner, or by the member who leaves. */
export const endMembership = (eventId: string, memberId: string): Promise<Done> =>
  writeApi((client) => client.from('event_members').delete().eq('event_id', eventId).eq('user_id', memberId));

/** By an owner, who stays one until the other person accepts, and afterwards if the event is shared. */
export const offerHandover = (eventId: string, memberId: string, shares: boolean): Promise<Done> =>
  writeApi((client) => client.rpc('offer_event_handover', { of_event: eventId, to_member: memberId, shares }));

export const withdrawHandover = (eventId: string): Promise<Done> =>
  writeApi((client) => client.from('event_handovers').delete().eq('event_id', eventId));

/** By the person the event was offered to. */
export const answerHandover = (eventId: string, accepts: boolean): Promise<Done> =>
  writeApi((client) => client.rpc('answer_event_handover', { of_event: eventId, accepts }));

/** Returns the event that was joined, or null when its owner has to agree first. */
export const acceptInvitation = (token: string): Promise<{ ok: true; joinedEventId: string | null } | Refusal> =>
  callApi(
    (client) => client.rpc('accept_event_invitation', { token }),
    (answer) => ({ joinedEventId: joinedEventIdOf(answer) }),
  );

/** By the owner, for a person who opened an invitation that was sent to another address. */
export const answerJoinRequest = (eventId: string, personId: string, accepts: boolean): Promise<Done> =>
  writeApi((client) => client.rpc('answer_join_request', { of_event: eventId, person: personId, accepts }));

/** Owners and editors always see the budget. */
const seesBudget = (role: EventRole, isWanted: boolean): boolean => role !== 'viewer' || isWanted;
