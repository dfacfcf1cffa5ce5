// Queries for the members of an event, their invitations, join requests and the transfer of the event.
import type { Tables } from '@liesse/database';
import { queryOptions } from '@tanstack/react-query';
import { eventKeys } from '#web/features/events/event-keys.ts';
import type { EventRole } from '#web/features/events/queries.ts';
import { createPublicData } from '#web/lib/api/public-data.ts';
import { platformAccess, supabase } from '#web/lib/api/supabase.ts';

export interface Member {
  id: string;
  name: string;
  avatarUrl: string | null;
  role: EventRole;
  canSeeBudget: boolean;
}

export const membersQuery = (eventId: string) =>
  queryOptions({
    queryKey: eventKeys.members(eventId),
    queryFn: async ({ signal }): Promise<Member[]> => {
      const client = await supabase();
      const [{ data: people }, { data: rights }] = await Promise.all([
        client.rpc('event_member_profiles', { of_event: eventId }).abortSignal(signal).throwOnError(),
        client
          .from('event_members')
          .select('user_id, can_see_budget')
          .eq('event_id', eventId)
          .abortSignal(signal)
          .throwOnError(),
      ]);
      const sees = new Map(rights.map(({ user_id: id, can_see_budget: can }) => [id, can]));
      return people.map(({ user_id: id, name, avatar_url: avatarUrl, role }) => ({
        id,
        name,
        avatarUrl,
        role: role as EventRole,
        canSeeBudget: sees.get(id) ?? false,
      }));
    },
  });

export type PendingInvitation = Pick<
  Tables<'event_invitations'>,
  'id' | 'email' | 'role' | 'can_see_budget' | 'created_at' | 'expires_at'
>;

export const invitationsQuery = (eventId: string) =>
  queryOptions({
    queryKey: eventKeys.memberInvitations(eventId),
    queryFn: async ({ signal }): Promise<PendingInvitation[]> => {
      const client = await supabase();
      const { data } = await client
        .from('event_invitations')
        .select('id, email, role, can_see_budget, created_at, expires_at')
        .eq('event_id', eventId)
        .is('accepted_at', null)
        .order('created_at')
        .abortSignal(signal)
        .throwOnError();
      return data;
    },
  });

export type Handover = Pick<Tables<'event_handovers'>, 'recipient_id' | 'offered_by' | 'is_shared' | 'expires_at'>;

/** The open offer of an event, visible to its owner and to its recipient; null for everybody else. */
export const handoverQuery = (eventId: string) =>
  queryOptions({
    queryKey: eventKeys.handover(eventId),
    queryFn: async ({ signal }): Promise<Handover | null> => {
      const client = await supabase();
      const { data } = await client
        .from('event_handovers')
        .select('recipient_id, offered_by, is_shared, expires_at')
        .eq('event_id', eventId)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError();
      return data;
    },
  });

export interface JoinRequest {
  personId: string;
  name: string;
  email: string;
  /** The address that the invitation was sent to. */
  invitedEmail: string;
  role: Exclude<EventRole, 'owner'>;
  canSeeBudget: boolean;
}

/** People who opened an invitation that was sent to another address. The list is empty for everybody but the owner. */
export const joinRequestsQuery = (eventId: string) =>
  queryOptions({
    queryKey: eventKeys.joinRequests(eventId),
    queryFn: async ({ signal }): Promise<JoinRequest[]> => {
      const client = await supabase();
      const { data } = await client.rpc('join_requests', { of_event: eventId }).abortSignal(signal).throwOnError();
      return data.map((row) => ({
        personId: row.user_id,
        name: row.name,
        email: row.email,
        invitedEmail: row.invited_email,
        role: row.role === 'editor' ? 'editor' : 'viewer',
        canSeeBudget: row.can_see_budget,
      }));
    },
  });

export type InvitationState = 'open' | 'accepted' | 'expired' | 'unknown';

/** What accepting does: join, ask the owner, or nothing because the owner was asked or has refused. */
export type InvitationAccess = 'direct' | 'approval' | 'waiting' | 'refused';

export interface MemberInvitation {
  state: InvitationState;
  eventName: string;
  invitedBy: string | null;
  role: Exclude<EventRole, 'owner'>;
  access: InvitationAccess;
}

/** The content of an invitation for anybody who has its link. The access depends on the account that reads it. */
export const memberInvitationQuery = (token: string, personId: string | null) =>
  queryOptions({
    queryKey: ['team-invitation', token, personId],
    queryFn: async ({ signal }): Promise<MemberInvitation> => {
      // Without a complete session it is read anonymously, because a session that lacks its second step could not read it.
      if (personId === null) {
        return invitationOf(await createPublicData(platformAccess).call('event_invitation', { token }, signal));
      }
      const client = await supabase();
      const { data } = await client.rpc('event_invitation', { token }).abortSignal(signal).throwOnError();
      return invitationOf(data);
    },
    retry: false,
  });

/** Parses the jsonb of the database. Unknown values become the most restricted ones. */
export function invitationOf(answer: unknown): MemberInvitation {
  const fields = (answer ?? {}) as Record<string, unknown>;
  const states: readonly InvitationState[] = ['open', 'accepted', 'expired'];
  return {
    state: states.find((state) => state === fields['state']) ?? 'unknown',
    eventName: typeof fields['event_name'] === 'string' ? fields['event_name'] : '',
    invitedBy: typeof fields['invited_by'] === 'string' && fields['invited_by'] !== '' ? fields['invited_by'] : null,
    role: fields['role'] === 'editor' ? 'editor' : 'viewer',
    access: accesses.find((access) => access === fields['access']) ?? 'direct',
  };
}

const accesses: readonly InvitationAccess[] = ['direct', 'approval', 'waiting', 'refused'];

/** The event of an invitation that was accepted; null when its owner has to agree first. */
export function joinedEventIdOf(answer: unknown): string | null {
  const { event_id: id } = (answer ?? {}) as Record<string, unknown>;
  return typeof id === 'string' ? id : null;
}
