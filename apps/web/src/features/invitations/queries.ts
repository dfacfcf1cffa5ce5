// What hosts have written to their guests, what has left, and how far each household's invitation has come.
import type { Tables } from '@liesse/database';
import { type InvitationKind, parseGuestList, type Segment } from '@liesse/domain';
import { queryOptions } from '@tanstack/react-query';
import { supabase } from '#web/lib/api/supabase.ts';

export type MailKind = InvitationKind;
export type InvitationText = Tables<'invitation_texts'> & { kind: MailKind };
export type Send = Pick<Tables<'invitation_sends'>, 'id' | 'kind' | 'count' | 'created_at' | 'stopped_at'>;

export interface Invited {
  id: string;
  name: string;
  state: string;
  hasAddress: boolean;
  isRevoked: boolean;
}

/** What a sending would be: those who get it, those without an address, and how many may still leave today. */
export interface Reach {
  count: number;
  without_address: number;
  room: number;
}

const SENDS_SHOWN = 20;

export const invitationsKey = (eventId: string) => ['invitations', eventId] as const;

export const textsQuery = (eventId: string) =>
  queryOptions({
    queryKey: [...invitationsKey(eventId), 'texts'],
    queryFn: async ({ signal }) => {
      const client = await supabase();
      const texts = client.from('invitation_texts').select().eq('event_id', eventId);
      const { data } = await texts.abortSignal(signal).throwOnError();
      return data as InvitationText[];
    },
  });

export const sendsQuery = (eventId: string) =>
  queryOptions({
    queryKey: [...invitationsKey(eventId), 'sends'],
    queryFn: async ({ signal }): Promise<Send[]> => {
      const client = await supabase();
      const newest = client
        .from('invitation_sends')
        .select('id, kind, count, created_at, stopped_at')
        .eq('event_id', eventId)
        .neq('kind', 'test')
        .order('created_at', { ascending: false })
        .limit(SENDS_SHOWN);
      const { data } = await newest.abortSignal(signal).throwOnError();
      return data;
    },
  });

/** How many mails of a sending have not left yet. */
export const waitingQuery = (eventId: string, sendId: string) =>
  queryOptions({
    queryKey: [...invitationsKey(eventId), 'waiting', sendId],
    queryFn: async ({ signal }) => {
      const client = await supabase();
      const waiting = client
        .from('invitation_mails')
        .select('id', { count: 'exact', head: true })
        .eq('send_id', sendId)
        .eq('state', 'queued');
      const { count } = await waiting.abortSignal(signal).throwOnError();
      return count ?? 0;
    },
  });

/** Of all households at once: a list of guests is one answer, whatever its length. */
export const invitedQuery = (eventId: string) =>
  queryOptions({
    queryKey: [...invitationsKey(eventId), 'households'],
    queryFn: async ({ signal }) => {
      const client = await supabase();
      const { data } = await client.rpc('guest_list', { of_event: eventId }).abortSignal(signal).throwOnError();
      const { moments, households, guests } = parseGuestList(data);
      const reachable = new Set(guests.flatMap(({ household_id: id, email }) => (email === null ? [] : [id])));
      const invited = households.map(
        ({ id, name, invitation_state: state, is_revoked: isRevoked }): Invited => ({
          id,
          name,
          state,
          isRevoked,
          hasAddress: reachable.has(id),
        }),
      );
      return { moments, invited };
    },
  });

export const reachQuery = (eventId: string, kind: MailKind, segment: Segment) =>
  queryOptions({
    queryKey: [...invitationsKey(eventId), 'reach', kind, segment],
    queryFn: async ({ signal }): Promise<Reach> => {
      const client = await supabase();
      const asked = client.rpc('count_invitations', { of_event: eventId, kind, segment: { ...segment } });
      const { data } = await asked.abortSignal(signal).throwOnError();
      return data as unknown as Reach;
    },
    // A refusal, such as a closing date that has passed, is an answer and not a failure to ask again for.
    retry: false,
  });

/** The draft of a text that was typed and not saved: what is sent is the saved one. */
export const textDraftName = (kind: string): string => `invitation-text:${kind}`;
